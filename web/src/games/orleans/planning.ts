/** Which follower goes where when a person points at a slot or at a whole place. */
import type { Laying, Legal } from './answers'
import { KINDS, placeOf } from './cards'
import type { Held } from './choice.svelte'
import type { SeatView } from './types'
import { spread } from './words'

/** What a press on an empty slot lays there: what is in hand, what a hint proposes, or whom one would rather give. */
export function layingOn(legal: Legal, group: string, held: Held | null, hinted: string | null = null): Laying | null {
  const fitting = legal.lay.filter((laying) => laying.group === group)
  if (held) return fitting.find(({ what, fromTower }) => what === held.what && fromTower === held.fromTower) ?? null
  const proposed = legal.fillings.flat()
  return fitting.find(({ action }) => action === hinted) ?? fitting.find(({ action }) => proposed.includes(action)) ?? null
}

/** Everything that a press on a place lays there. */
export function fillingOf(place: string, { lay, fillings }: Legal): Laying[] {
  if (!placeOf(place).needs_all_slots) return []
  const layings = fillings.map((way) => way.flatMap((notation) => lay.filter(({ action }) => action === notation)))
  return layings.find(([first]) => first?.place === place) ?? []
}

/** Those on the market and those that were drawn and wait for all others. */
export function onMarket(seat: SeatView): string[] {
  const kinds = spread(seat.market, KINDS)
  const { hand } = seat
  if (!hand) return kinds
  const back = hand.taken_back.map((notation) => notation.split(' ')[1]!)
  const come = [...hand.drawn, ...hand.kept, ...back]
  for (const kind of hand.to_tower) come.splice(come.indexOf(kind), 1)
  return sorted([...kinds, ...come])
}

const sorted = (kinds: string[]): string[] => kinds.sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b))

/** The spaces of the market while one plans: whoever is sent to work leaves theirs empty, and nobody moves up. */
export function spacesOf(seat: SeatView): { kind: string; gone: boolean }[] {
  const laid = (seat.plan ?? []).map((notation) => notation.split(' ')).flatMap(([verb, kind = '']) => (verb === 'place' ? [kind] : []))
  const waiting = onMarket(seat)
  return sorted([...waiting, ...laid]).map((kind, index, all) => ({ kind, gone: index - all.indexOf(kind) >= waiting.filter((other) => other === kind).length }))
}

/** What a press on a place does: it is used, given up, or filled with all who fit. */
export interface Offer {
  /** The action that uses the place or gives it up. */
  action: string | null
  gives: boolean
  filling: Laying[]
}

export function offerOf(place: string, legal: Legal): Offer {
  const use = legal.use.get(place) ?? null
  const give = legal.giveTile.get(place) ?? null
  return { action: use ?? give, gives: use === null && give !== null, filling: fillingOf(place, legal) }
}

/** What lies on a slot of a group; `taking` is the action that takes it back, `fresh` what was laid in this phase. */
export interface Lying {
  what: string
  fresh: boolean
  taking: string | null
}

/** The slots of a group as they are to be shown: what lies there without what was taken back in secret. */
export function lyingOn(group: string, seat: SeatView, legal: Legal): Lying[] {
  const back = (seat.hand?.taken_back ?? []).map((notation) => notation.split(' ')).filter((words) => words[2] === group)
  const gone = back.map((words) => words[1]!)
  const fresh = (seat.plan ?? []).map((notation) => notation.split(' ')).filter((words) => words.at(-1) === group)
  const laid = fresh.map((words) => (words[0] === 'place_technology' ? 'technology' : words[1]!))
  const shown: Lying[] = []
  for (const what of (seat.slots[group] ?? []).toReversed()) {
    if (gone.includes(what)) {
      gone.splice(gone.indexOf(what), 1)
      continue
    }
    const isFresh = laid.includes(what)
    if (isFresh) laid.splice(laid.indexOf(what), 1)
    const taking = legal.takeBack.find((laying) => laying.group === group && laying.what === what)?.action ?? null
    shown.unshift({ what, fresh: isFresh, taking: seat.plan && !isFresh ? null : taking })
  }
  return shown
}
