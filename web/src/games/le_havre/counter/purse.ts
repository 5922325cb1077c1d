/** What a seat can pay with: its goods and francs, and what they are worth as food and energy. */
import { special_buildings } from '@ratusz/games/le_havre/data.json'
import { GOODS, KINDS, goodOf, isBuilding, isShip, shipOf, type Amounts, type Good, type Kind, type ShipKind } from '../cards'
import type { HavreView } from '../types'

export type Purse = Record<Kind, number>

/** One choice cannot name more tokens. */
export const MOST = 99

function passive(kind: string): { card: string; amount: number } {
  for (const { id, passive } of special_buildings as { id: string; passive: Record<string, unknown>[] }[]) {
    const effect = passive.find((effect) => effect.kind === kind)
    if (effect) return { card: id, amount: Number(effect.amount ?? effect.energy ?? 0) }
  }
  throw new Error(`No card has the effect '${kind}'.`)
}

const WIND_FARM = passive('energy_discount_per_main_action')
const BIOFUEL = passive('grain_as_energy_at_shipping_line')
const PIRATES = passive('franc_per_ship_sailed_by_others')

/** A seat as far as counting is concerned. */
export interface Holder {
  purse: Purse
  /** The energy that the Wind Farm still saves in this action. */
  wind: number
  /** Whether grain pays energy at the Shipping Line. */
  biofuel: boolean
  /** What the owner of the Pirates' Lair gets for each ship that sails. */
  toll: number
  fleet: Record<ShipKind, number>
  /** Goods in pawn. */
  pawned: string[]
}

export function holderOf(view: HavreView, seat: number): Holder {
  const { goods, cards, pawned } = view.seats[seat]!
  const fleet: Record<ShipKind, number> = { wooden_ship: 0, iron_ship: 0, steel_ship: 0, luxury_liner: 0 }
  // The two special ships carry nothing and belong to no kind.
  for (const card of cards) if (isShip(card) && !isBuilding(card)) fleet[shipOf(card).kind] += 1
  const pirate = view.seats.findIndex((other) => other.cards.includes(PIRATES.card))
  return {
    purse: Object.fromEntries(KINDS.map((kind, index) => [kind, goods[index] ?? 0])) as Purse,
    wind: cards.includes(WIND_FARM.card) ? Math.max(0, WIND_FARM.amount - view.wind_used) : 0,
    biofuel: cards.includes(BIOFUEL.card),
    toll: pirate >= 0 && pirate !== seat ? PIRATES.amount : 0,
    fleet,
    pawned,
  }
}

export const pursesOf = (purse: Purse, less: Amounts): Purse =>
  Object.fromEntries(KINDS.map((kind) => [kind, purse[kind] - (less[kind] ?? 0)])) as Purse

// What pays for what.

export type Purpose = 'food' | 'energy' | 'energy_or_grain'

export function valueFor(purpose: Purpose, kind: Kind): number {
  if (purpose === 'food') return goodOf(kind).food
  if (purpose === 'energy_or_grain' && kind === 'grain') return BIOFUEL.amount
  return goodOf(kind).energy
}

function paying(purpose: Purpose): Kind[] {
  const kinds = KINDS.filter((kind) => valueFor(purpose, kind) > 0)
  return kinds.sort((one, other) => valueFor(purpose, other) - valueFor(purpose, one))
}

/** The kinds that can pay, the dearest first: the order in which they are asked for. */
export const PAYING: Record<Purpose, readonly Kind[]> = {
  food: paying('food'),
  energy: paying('energy'),
  energy_or_grain: paying('energy_or_grain'),
}

/** What the tokens of a purse could pay, from a place in the order of kinds on. */
export function worthOf(purse: Purse, purpose: Purpose, place = 0): number {
  return PAYING[purpose].slice(place).reduce((sum, kind) => sum + Math.min(purse[kind], MOST) * valueFor(purpose, kind), 0)
}

/** The least number of tokens that covers what is due. */
export function fewestTokens(purse: Purse, purpose: Purpose, due: number, place = 0): number {
  let tokens = 0
  for (const kind of PAYING[purpose].slice(place)) {
    if (due <= 0) break
    const value = valueFor(purpose, kind)
    const used = Math.min(purse[kind], MOST, Math.ceil(due / value))
    tokens += used
    due -= used * value
  }
  return tokens
}

export const tokensIn = (purse: Purse): number => GOODS.reduce((sum, good) => sum + purse[good], 0)

/** How many tokens of the kind at a place may be paid, so that all is covered and no token is superfluous. */
export function paymentsAt(purse: Purse, purpose: Purpose, due: number, place: number, reserve: number): number[] {
  const kind = PAYING[purpose][place]!
  const value = valueFor(purpose, kind)
  const lowest = Math.max(0, Math.ceil((due - worthOf(purse, purpose, place + 1)) / value))
  const highest = Math.min(purse[kind], Math.ceil(due / value), MOST)
  const counts = range(lowest, highest)
  if (reserve === 0) return counts
  const left = tokensIn(purse) - reserve
  return counts.filter((count) => count + fewestTokens(purse, purpose, due - count * value, place + 1) <= left)
}

/** Whether goods pay a cost, brick standing for clay and steel for iron. */
export function covers(purse: Purse, cost: Amounts): boolean {
  return GOODS.every((good) => {
    const missing = (cost[good] ?? 0) - purse[good]
    const substitute = goodOf(good).substitute
    return missing <= 0 || (substitute !== null && purse[substitute] - (cost[substitute] ?? 0) >= missing)
  })
}

export const substituteOf = (good: Good): Good | null => goodOf(good).substitute

export function range(lowest: number, highest: number): number[] {
  return Array.from({ length: Math.max(0, highest - lowest + 1) }, (_, index) => lowest + index)
}
