/** Which follower goes where when a person points at a slot or at a whole place. */
import type { Laying, Legal } from './answers'
import { groupsOf, isStarter, placeOf, typeOf, type SlotType } from './cards'
import type { Held } from './choice.svelte'
import type { SeatView } from './types'

/** Whom one would rather give: starters where they fit, those who stand for others last, monks at the very end. */
function dearness({ what, fromTower }: Laying, slot: SlotType): number {
  if (what === 'technology') return 9
  const type = typeOf(what)
  const exact = type === slot ? 0 : type === 'monk' ? 6 : 3
  return exact + (isStarter(what) ? 0 : 1) + (fromTower ? 0.5 : 0)
}

/** What a press on an empty slot lays there: what is in hand, what a hint proposes, or whom one would rather give. */
export function layingOn(legal: Legal, group: string, slot: SlotType, held: Held | null, hinted: string | null = null): Laying | null {
  const fitting = legal.lay.filter((laying) => laying.group === group)
  if (held) return fitting.find(({ what, fromTower }) => what === held.what && fromTower === held.fromTower) ?? null
  const proposed = fitting.find(({ action }) => action === hinted)
  if (proposed) return proposed
  const [best] = fitting.filter(({ what }) => what !== 'technology').sort((one, other) => dearness(one, slot) - dearness(other, slot))
  return best ?? null
}

/** Everything that a press on a place lays there: all its empty slots that somebody of the market can take. */
export function fillingOf(place: string, legal: Legal, seat: SeatView, tower: Partial<Record<string, number>>): Laying[] {
  if (!placeOf(place).needsAll) return []
  const left = new Map<string, number>()
  const source = ({ what, fromTower }: Laying) => `${what} ${fromTower}`
  for (const laying of legal.lay) left.set(source(laying), (laying.fromTower ? tower : seat.market)[laying.what] ?? 0)
  const found: Laying[] = []
  for (const { id, type, slots } of groupsOf(place)) {
    const fitting = legal.lay
      .filter(({ group, what }) => group === id && what !== 'technology')
      .sort((one, other) => dearness(one, type) - dearness(other, type))
    for (let empty = slots - (seat.slots[id]?.length ?? 0); empty > 0; empty--) {
      const best = fitting.find((laying) => (left.get(source(laying)) ?? 0) > 0)
      if (!best) break
      left.set(source(best), left.get(source(best))! - 1)
      found.push(best)
    }
  }
  return found
}

/** What a press on a place does: it is used, given up, or filled with all who fit. */
export interface Offer {
  /** The action that uses the place or gives it up. */
  action: string | null
  gives: boolean
  filling: Laying[]
}

export function offerOf(place: string, legal: Legal, seat: SeatView, tower: Partial<Record<string, number>>): Offer {
  const use = legal.use.get(place) ?? null
  const give = legal.giveTile.get(place) ?? null
  return { action: use ?? give, gives: use === null && give !== null, filling: fillingOf(place, legal, seat, tower) }
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
