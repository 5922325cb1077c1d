/** The printed figures of goods, buildings, ships and tiles, from the game's data. */
import {
  economy,
  offer_adjacent_pairs,
  offer_spaces,
  resources,
  round_cards,
  ship_types,
  special_buildings,
  standard_buildings,
  supply_tiles,
} from '@ratusz/games/le_havre/data.json'

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

export interface GoodFacts {
  basic: boolean
  /** What its token shows on the other side. */
  upgrade: Good | null
  food: number
  energy: number
  shipping: number
  /** What may be paid in its place. */
  substitute: Good | null
}

const goods = new Map<Kind, GoodFacts>()
for (const good of resources) {
  goods.set(good.id as Good, {
    basic: good.tier === 'basic',
    upgrade: good.upgrades_to as Good | null,
    food: good.food,
    energy: good.energy,
    shipping: good.shipping_value,
    substitute: (resources.find(({ substitutes_for }) => substitutes_for === good.id)?.id ?? null) as Good | null,
  })
}
goods.set('francs', { basic: false, upgrade: null, food: economy.food_per_franc, energy: 0, shipping: 0, substitute: null })

export function goodOf(kind: Kind): GoodFacts {
  return goods.get(kind)!
}

/** Whether a token shows its upgraded side. */
export function isUpgraded(kind: string): boolean {
  return kind !== 'francs' && goods.get(kind as Kind)?.basic === false
}

export const OFFERS = offer_spaces as Kind[]
/** Neighbouring spaces that the Haulage Firm empties together, by the id that answers name. */
export const PAIRS: Record<string, [Good, Good]> = Object.fromEntries(offer_adjacent_pairs.map((pair) => [pair.join('_'), pair as [Good, Good]]))

// Supply tiles.

export interface Tile {
  id: string
  goods: Kind[]
  interest: boolean
}

const tiles = new Map<string, Tile>(supply_tiles.map(({ id, goods, interest }) => [id, { id, goods: goods as Kind[], interest }]))

export function tileOf(id: string): Tile {
  const tile = tiles.get(id)
  if (!tile) throw new Error(`There is no supply tile '${id}'.`)
  return tile
}

// Buildings and ships.

export type Category = 'craft' | 'economic' | 'industrial' | 'public' | 'none' | 'ship'
/** One line of a card's effects, as in the data: a kind and its own fields. */
export type Effect = { kind: string } & Record<string, unknown>
export interface Bonus {
  per: string
  /** In half francs. */
  amount_half: number
}

export interface Building {
  id: string
  /** What is printed in the corner; lower numbers are built first by the town. */
  number: string
  /** Where it lies in a stack of building proposals; null for start and special buildings. */
  order: number | null
  special: boolean
  category: Category
  value: number
  /** What the town asks for it; null if it cannot be bought. */
  price: number | null
  /** What it costs to build; null if it cannot be built. */
  cost: Amounts | null
  fee: { food: number; francs: number }
  enterable: boolean
  hammers: number
  fishermen: number
  /** What a visitor has to hold without giving it up. */
  needs: Amounts
  mode: 'all' | 'and_or' | 'either'
  effects: Effect[]
  passive: Effect[]
  bonus: Bonus[]
  wharf: boolean
}

interface CardRecord {
  id: string
  number: string | number | null
  card_code?: string
  sort_order?: number | null
  deck: string
  category: string
  value: number
  purchase_cost: number | null
  buyable: boolean
  buildable: boolean
  build_cost: Amounts
  entry_fee: { kind: string; amount: number }[]
  enterable: boolean
  hammers: number
  fishermen: number
  precondition: Amounts
  effect_mode: string
  effects: Effect[]
  passive?: Effect[]
  end_bonus: Bonus[]
  modernisable?: boolean
}

function building(card: CardRecord): Building {
  const fee = (kind: string) => card.entry_fee.find((fee) => fee.kind === kind)?.amount ?? 0
  return {
    id: card.id,
    number: String(card.card_code ?? card.number ?? ''),
    order: card.sort_order ?? null,
    special: card.deck === 'special',
    category: card.category as Category,
    value: card.value,
    price: card.buyable ? card.purchase_cost : null,
    cost: card.buildable ? card.build_cost : null,
    fee: { food: fee('food'), francs: fee('francs') },
    enterable: card.enterable,
    hammers: card.hammers,
    fishermen: card.fishermen,
    needs: card.precondition,
    mode: card.effect_mode as Building['mode'],
    effects: card.effects,
    passive: card.passive ?? [],
    bonus: card.end_bonus,
    wharf: card.modernisable ?? false,
  }
}

const records = [...standard_buildings, ...special_buildings] as unknown as CardRecord[]
const buildings = new Map<string, Building>(records.map((card) => [card.id, building(card)]))
export const BUILDING_IDS: readonly string[] = [...buildings.keys()]

export const isBuilding = (card: string): boolean => buildings.has(card)

export function buildingOf(id: string): Building {
  const card = buildings.get(id)
  if (!card) throw new Error(`There is no building '${id}'.`)
  return card
}

/** What a building costs in a match: some had other costs on the cards of 2008. */
export function costOf(id: string, costsOf2008: boolean): Amounts | null {
  const old = costsOf2008 ? (records.find((card) => card.id === id) as { edition_variants?: { card_2008?: { build_cost?: Amounts } } }) : null
  return old?.edition_variants?.card_2008?.build_cost ?? buildingOf(id).cost
}

export const SHIP_KINDS = ['wooden_ship', 'iron_ship', 'steel_ship', 'luxury_liner'] as const
export type ShipKind = (typeof SHIP_KINDS)[number]

export interface ShipFacts {
  cost: Amounts
  energy: number
  /** What the town asks for it; null if it cannot be bought. */
  price: number | null
  capacity: number
  /** By the number of players minus one. */
  food: number[]
  needsModernWharf: boolean
}

const DATA_KIND: Record<string, ShipKind> = { wooden: 'wooden_ship', iron: 'iron_ship', steel: 'steel_ship', luxury: 'luxury_liner' }
const kinds = new Map<ShipKind, ShipFacts>(
  ship_types.map((kind) => [
    DATA_KIND[kind.id]!,
    {
      cost: kind.build_cost as Amounts,
      energy: kind.build_energy,
      price: kind.buyable ? kind.purchase_cost : null,
      capacity: kind.capacity,
      food: kind.food,
      needsModernWharf: kind.needs_modernised_wharf,
    },
  ]),
)

export function shipFacts(kind: ShipKind): ShipFacts {
  return kinds.get(kind)!
}

export interface Ship {
  id: string
  kind: ShipKind
  value: number
  /** The food it gives in each feeding, by the number of players minus one. */
  food: number[]
  capacity: number
  price: number | null
}

const ships = new Map<string, Ship>()
for (const { ship } of round_cards) {
  const kind = DATA_KIND[ship.type]!
  const { food, capacity, price } = shipFacts(kind)
  ships.set(ship.word, { id: ship.word, kind, value: ship.value, food, capacity, price })
}
// Two special cards are ships that feed nobody and carry nothing.
for (const card of buildings.values()) {
  const counts = card.passive.find(({ kind }) => kind === 'counts_as_ship')
  if (counts) ships.set(card.id, { id: card.id, kind: DATA_KIND[String(counts.ship_type)]!, value: card.value, food: [0, 0, 0, 0, 0], capacity: 0, price: card.price })
}

export const isShip = (card: string): boolean => ships.has(card)

export function shipOf(id: string): Ship {
  const ship = ships.get(id)
  if (!ship) throw new Error(`There is no ship '${id}'.`)
  return ship
}

/** What a card counts at the end, and half of which it is sold for. */
export function valueOf(card: string): number {
  return isShip(card) ? shipOf(card).value : buildingOf(card).value
}
