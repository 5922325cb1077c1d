/** Luck that can be counted: what a draw from the bag is likely to bring. */
import { KINDS, MARKET_SPACES, accepts, groupsOf, placeOf, stepsOf, typeOf, type SlotType } from './cards'
import { idleOf, recruitsOf } from './idle'
import type { OrleansView, SeatView } from './types'
import { total } from './words'

type Counts = Record<string, number>

/** A bag by types. */
export function byType(bag: Counts): Counts {
  const found: Counts = {}
  for (const [kind, number] of Object.entries(bag)) found[typeOf(kind)] = (found[typeOf(kind)] ?? 0) + number
  return found
}

/** In how many ways `taken` can be taken out of `of`. */
export function choose(of: number, taken: number): number {
  if (taken < 0 || taken > of) return 0
  let ways = 1
  for (let step = 1; step <= taken; step++) ways = (ways * (of - taken + step)) / step
  return ways
}

/** The chance that at least one of `wanted` among `size` followers comes with so many draws. */
export function chanceOfOne(wanted: number, size: number, draws: number): number {
  const taken = Math.min(draws, size)
  return size === 0 ? 0 : 1 - choose(size - wanted, taken) / choose(size, taken)
}

/** The slots of a place that nothing lies on. */
export function emptySlots(place: string, seat: SeatView): SlotType[] {
  return groupsOf(place).flatMap(({ id, type, slots }) =>
    type === 'any_unlimited' ? [] : Array.from({ length: slots - (seat.slots[id]?.length ?? 0) }, () => type),
  )
}

/** Whether these followers can take all of these slots. */
export function fills(slots: readonly SlotType[], kinds: readonly string[], tiles: readonly string[]): boolean {
  const [slot, ...others] = slots
  if (slot === undefined) return true
  const tried = new Set<string>()
  return kinds.some((kind, index) => {
    if (tried.has(kind) || !accepts(slot, kind, tiles)) return false
    tried.add(kind)
    return fills(others, kinds.toSpliced(index, 1), tiles)
  })
}

/** The ready places whose followers will come back in this round; whoever has passed uses none. */
function placesToBeUsed(seat: SeatView, view: OrleansView): string[] {
  if (view.phase === 'actions' && seat.passed) return []
  return seat.ready.filter((place) => placeOf(place).acts && placeOf(place).needsAll && idleOf(place, seat, view) === null)
}

/** The bag as it will be when the ready places have been used: their followers have come back, and those gained with them. */
export function bagToCome(seat: SeatView, view: OrleansView): Counts {
  const bag: Counts = { ...seat.bag }
  const add = (kind: string) => (bag[kind] = (bag[kind] ?? 0) + 1)
  for (const place of placesToBeUsed(seat, view)) {
    for (const { id } of groupsOf(place)) (seat.slots[id] ?? []).filter((kind) => KINDS.includes(kind)).forEach(add)
    recruitsOf(place).forEach(add)
  }
  return bag
}

/**
 * The chance that so many draws bring, together with who waits on the market, all that some slots lack.
 * Only types that fit somewhere are told apart.
 */
export function chanceToFill(slots: readonly SlotType[], waiting: readonly string[], bag: Counts, draws: number, tiles: readonly string[]): number {
  if (fills(slots, waiting, tiles)) return 1
  const useful = KINDS.filter((kind) => (bag[kind] ?? 0) > 0 && slots.some((slot) => accepts(slot, kind, tiles)))
  const size = total(bag)
  const taken = Math.min(draws, size)
  const rest = size - useful.reduce((sum, kind) => sum + bag[kind]!, 0)
  let ways = 0
  const visit = (index: number, drawn: string[], left: number, so: number): void => {
    const kind = useful[index]
    if (kind === undefined) {
      if (fills(slots, [...waiting, ...drawn], tiles)) ways += so * choose(rest, left)
      return
    }
    for (let number = 0; number <= Math.min(left, bag[kind]!); number++) {
      visit(index + 1, [...drawn, ...Array.from({ length: Math.min(number, slots.length) }, () => kind)], left - number, so * choose(bag[kind]!, number))
    }
  }
  visit(0, [], taken, 1)
  return size === 0 ? 0 : ways / choose(size, taken)
}

/** Those on the market and those that were drawn and wait for all others. */
export function onMarket(seat: SeatView): string[] {
  const kinds = KINDS.flatMap((kind) => Array.from({ length: seat.market[kind] ?? 0 }, () => kind))
  const { hand } = seat
  if (!hand) return kinds
  const back = hand.taken_back.map((notation) => notation.split(' ')[1]!)
  const come = [...hand.drawn, ...hand.kept, ...back]
  for (const kind of hand.to_tower) come.splice(come.indexOf(kind), 1)
  return [...kinds, ...come]
}

/** How many could be drawn from a bag if there is so much room on the market. */
export function drawsFrom(bag: Counts, allowance: number, room: number): number {
  return Math.min(allowance, total(bag), room)
}

/** How many may be drawn in the next round: a knight to come lets draw more. */
export function allowanceToCome(seat: SeatView, view: OrleansView): number {
  const knight = placesToBeUsed(seat, view).some((place) => recruitsOf(place).includes('knight'))
  return (knight ? stepsOf('knights')[seat.tracks.knights ?? 0]?.draw : undefined) ?? seat.allowance
}

/** How many could be drawn next; while followers are still being placed all of them may leave the market. */
export function drawsToCome(bag: Counts, seat: SeatView, view: OrleansView): number {
  if (view.phase === 'followers') return drawsFrom(bag, seat.allowance, seat.free_spaces)
  return drawsFrom(bag, allowanceToCome(seat, view), view.phase === 'planning' ? MARKET_SPACES : seat.free_spaces)
}

export const percent = (chance: number): number => (chance > 0 && chance < 0.005 ? 1 : chance < 1 && chance > 0.995 ? 99 : Math.round(chance * 100))

