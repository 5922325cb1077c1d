/** The printed figures of goods, buildings, ships and tiles, from the game's data. */
import * as data from '@ratusz/games/le_havre/data.json'
import { idsOf, lookup } from '../../lib/lookup'

// Goods.

export const GOODS = [
  'fish', 'wood', 'clay', 'iron', 'grain', 'cattle', 'coal', 'hides',
  'smoked_fish', 'charcoal', 'brick', 'steel', 'bread', 'meat', 'coke', 'leather',
] as const
export type Good = (typeof GOODS)[number]
/** All goods and francs, in the order in which they are shown. */
export const KINDS = [...GOODS, 'francs'] as const
export type Kind = (typeof KINDS)[number]
export type Amounts = Partial<Record<Kind, number>>

/** `upgrade`: what its token shows on the other side; `substitute`: what may be paid in its place. */
const goods = data.resources.map(({ id, tier, upgrades_to, food, energy, shipping_value }) => {
  const substitute = data.resources.find(({ substitutes_for }) => substitutes_for === id)?.id ?? null
  return { id, upgraded: tier !== 'basic', upgrade: upgrades_to, food, energy, shipping: shipping_value, substitute }
})
const francs = { id: 'francs', upgraded: false, upgrade: null, food: data.economy.food_per_franc, energy: 0, shipping: 0, substitute: null }

export const goodOf: (kind: Kind) => (typeof goods)[number] = lookup('good', [...goods, francs])
/** Whether a token shows its upgraded side. */
export const isUpgraded = (kind: string): boolean => goods.some(({ id, upgraded }) => id === kind && upgraded)

export const OFFERS = data.offer_spaces as Kind[]
/** Neighbouring spaces that the Haulage Firm empties together, by the id that answers name. */
export const PAIRS: Record<string, [Good, Good]> = Object.fromEntries(data.offer_adjacent_pairs.map((pair) => [pair.join('_'), pair as [Good, Good]]))

export const tileOf = lookup('supply tile', data.supply_tiles as { id: string; goods: Kind[]; interest: boolean }[])

// Buildings and ships.

/** One line of a card's effects, as in the data: a kind and its own fields. */
export type Effect = { kind: string } & Record<string, unknown>
export interface Bonus {
  per: string
  /** In half francs. */
  amount_half: number
}

/** A card as it is written in the data. */
interface Written {
  id: string
  number: string | number | null
  card_code?: string
  category: 'craft' | 'economic' | 'industrial' | 'public' | 'none' | 'ship'
  value: number
  purchase_cost: number | null
  buyable: boolean
  buildable: boolean
  build_cost: Amounts
  entry_fee: { kind: string; amount: number }[]
  enterable: boolean
  hammers: number
  fishermen: number
  /** What a visitor has to hold without giving it up. */
  precondition: Amounts
  effect_mode: 'all' | 'and_or' | 'either'
  effects: Effect[]
  passive?: Effect[]
  end_bonus: Bonus[]
}

export type Building = ReturnType<typeof building>

/** What cannot be bought has no price, and what cannot be built no cost; `number` is printed in the corner. */
function building({ number, card_code, buyable, purchase_cost, buildable, build_cost, entry_fee, passive = [], ...card }: Written) {
  const fee = (kind: string): number => entry_fee.find((fee) => fee.kind === kind)?.amount ?? 0
  return {
    ...card,
    number: String(card_code ?? number ?? ''),
    price: buyable ? purchase_cost : null,
    cost: buildable ? build_cost : null,
    fee: { food: fee('food'), francs: fee('francs') },
    passive,
  }
}

const buildings = ([...data.standard_buildings, ...data.special_buildings] as unknown as Written[]).map(building)

export const BUILDING_IDS = idsOf(buildings)
export const isBuilding = (card: string): boolean => BUILDING_IDS.includes(card)
export const buildingOf = lookup('building', buildings)

/** What a building costs in a match: what is printed, unless the table says otherwise. */
export const costOf = (id: string, { costs }: { costs?: Record<string, Amounts> }): Amounts | null => costs?.[id] ?? buildingOf(id).cost

export const SHIP_KINDS = ['wooden_ship', 'iron_ship', 'steel_ship', 'luxury_liner'] as const
export type ShipKind = (typeof SHIP_KINDS)[number]
const DATA_KIND: Record<string, ShipKind> = { wooden: 'wooden_ship', iron: 'iron_ship', steel: 'steel_ship', luxury: 'luxury_liner' }

/** The kinds of ships; `food` by the number of players minus one. */
const kinds = data.ship_types.map(({ id, build_cost, build_energy, buyable, purchase_cost, capacity, food, needs_modernised_wharf }) => ({
  id: DATA_KIND[id]!,
  cost: build_cost as Amounts,
  energy: build_energy,
  price: buyable ? purchase_cost : null,
  capacity,
  food,
  needsModernWharf: needs_modernised_wharf,
}))
export const shipFacts: (kind: ShipKind) => (typeof kinds)[number] = lookup('kind of ship', kinds)

const built = data.round_cards.map(({ ship: { type, word, value } }) => {
  const { food, capacity, price, id: kind } = shipFacts(DATA_KIND[type]!)
  return { id: word, kind, value, food, capacity, price }
})
/** Two special cards are ships that feed nobody and carry nothing. */
const special = buildings.flatMap(({ id, passive, value, price }) => {
  const counts = passive.find(({ kind }) => kind === 'counts_as_ship')
  return counts ? [{ id, kind: DATA_KIND[String(counts.ship_type)]!, value, food: [0, 0, 0, 0, 0], capacity: 0, price }] : []
})
const ships = [...built, ...special]
const shipIds = new Set(idsOf(ships))

export const isShip = (card: string): boolean => shipIds.has(card)
export const shipOf = lookup('ship', ships)

const LOANS_ON_BACK = data.economy.loan.card_back_counts_as
/** Loans as they lie there: three of them are one card turned over. */
export const loansOf = (loans: number): string[] => [...Array<string>(Math.floor(loans / LOANS_ON_BACK)).fill('loan_of_three'), ...Array<string>(loans % LOANS_ON_BACK).fill('loan')]

/** The picture of a ship: of its kind, if it is not a card of its own. */
export const pictureOf = (ship: string): string => (isBuilding(ship) ? ship : shipOf(ship).kind)

/** What a card counts at the end, and half of which it is sold for. */
export const valueOf = (card: string): number => (isShip(card) ? shipOf(card) : buildingOf(card)).value
