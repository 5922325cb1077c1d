/** The printed figures of cards, ships and town, from the game's data. */
import {
  bonus_tokens,
  building_cards,
  building_categories,
  building_kinds,
  calendar,
  capital_cards,
  constants,
  fair,
  goods,
  granary,
  production_lines,
  ships,
  town_buildings,
  year_table,
} from '@ratusz/games/craftsmen/data.json'

export const COLOURS = ['purple', 'green', 'blue', 'red'] as const
export type Colour = (typeof COLOURS)[number]

export const DECKS = ['basic', 'extended', 'advanced'] as const
export type Deck = (typeof DECKS)[number]
export type Category = Deck | 'sawmill'

// Capital.

export interface Capital {
  id: string
  colour: Colour
  value: number
  reconstructed: boolean
}

const capital = new Map<string, Capital>(
  capital_cards.map(({ id, colour, value, source }) => [id, { id, colour: colour as Colour, value, reconstructed: source === 'reconstructed' }]),
)

/** The types of capital in the order in which the rules ask for them: by colour, then by value. */
export const CAPITAL_IDS: readonly string[] = [...capital.values()]
  .sort((one, other) => COLOURS.indexOf(one.colour) - COLOURS.indexOf(other.colour) || one.value - other.value)
  .map(({ id }) => id)

export function capitalOf(id: string): Capital {
  const card = capital.get(id)
  if (!card) throw new Error(`There is no capital card '${id}'.`)
  return card
}

// Buildings.

export interface Building {
  id: string
  kind: string
  category: Category
  top: Colour
  bottom: Colour
  inputs: string[]
  output: string
  points: number
  cost: number
  price: number
  /** How many cards the mayor turns up for it. */
  mayor: number
  /** Whether some of its figures are a reconstruction. */
  reconstructed: boolean
}

const categories = new Map(building_categories.map((category) => [category.id, category]))
const kinds = new Map(building_kinds.map((kind) => [kind.id, kind]))
const buildings = new Map<string, Building>()
for (const { id, kind, category, top, bottom, source } of building_cards) {
  const { inputs, output, points, source: kindSource } = kinds.get(kind)!
  const { build_cost, notary_price, mayor_cards } = categories.get(category)!
  buildings.set(id, {
    id,
    kind,
    category: category as Category,
    top: top as Colour,
    bottom: bottom as Colour,
    inputs,
    output,
    points,
    cost: build_cost,
    price: notary_price,
    mayor: mayor_cards,
    reconstructed: source === 'reconstructed' || kindSource === 'reconstructed',
  })
}

/** What the cards of a deck cost to build, and to buy. */
export function pricesOf(deck: Deck): { cost: number; price: number } {
  const category = categories.get(deck)
  return { cost: category?.build_cost ?? 0, price: category?.notary_price ?? 0 }
}

export const BUILDING_IDS: readonly string[] = [...buildings.keys()]

export function buildingOf(id: string): Building {
  const card = buildings.get(id)
  if (!card) throw new Error(`There is no building card '${id}'.`)
  return card
}

/** Whether two neighbours share their top or their bottom colour. */
export function match(one: string, other: string): { top: boolean; bottom: boolean } {
  const [a, b] = [buildingOf(one), buildingOf(other)]
  return { top: a.top === b.top, bottom: a.bottom === b.bottom }
}

// Goods.

export type Stage = 'raw' | 'semi' | 'semi_shipped' | 'final'
export const GOOD_IDS: readonly string[] = goods.map(({ id }) => id)
export const GRANARY_IDS: readonly string[] = granary.map(({ good }) => good)

export function stageOf(good: string): Stage {
  return (goods.find(({ id }) => id === good)?.category ?? 'raw') as Stage
}

export function isShipped(good: string): boolean {
  return stageOf(good) === 'final' || stageOf(good) === 'semi_shipped'
}

// Production lines.

export interface Line {
  /** Its bonus token. */
  id: string
  good: string
  points: number
  kinds: string[]
}

export const LINES: readonly Line[] = bonus_tokens.map(({ id, good, points }) => ({
  id,
  good,
  points,
  kinds: production_lines.find((line) => line.good === good)?.buildings ?? [],
}))

/** A card of a kind, to name the kind by. */
export function cardOfKind(kind: string): string {
  return building_cards.find((card) => card.kind === kind)?.id ?? ''
}

// The town.

export type Field = 'gold' | 'silver' | 'silver_ribbon'

export interface Guild {
  id: string
  stage: number
  inWinter: boolean
  fields: Field[]
}

export const GUILDS: readonly Guild[] = town_buildings
  .map(({ id, stage, in_winter, fields }) => ({ id, stage, inWinter: in_winter === 1, fields: fields as Field[] }))
  .sort((one, other) => one.stage - other.stage)

export const SEASONS = calendar.map(({ season }) => season)
export const YEARS = year_table.length

const constant = (id: string): number => constants.find((entry) => entry.id === id)?.value ?? 0
export const HELPERS = constant('helpers_per_player')
export const MOST_PRIVILEGES = constant('token_limit_privilege')
export const MOST_LABOUR = constant('token_limit_labour')
export const ORDER_FIELDS = constant('order_change_fields')
export const SET_POINTS = constant('colour_set_points')
export const HAND_LIMIT = constant('hand_limit_any_time')
export const ROUND_LIMIT = constant('hand_limit_round_end')
export const MOST_AT_FAIR = fair.max_markers_per_player

// Ships.

export interface Hold {
  good: string
  points: number
}

export interface Ship {
  id: string
  /** What the first, second … by markers get. */
  bonuses: number[]
  /** From the highest row down. */
  holds: Hold[]
}

export const SHIPS: readonly Ship[] = [...ships]
  .sort((one, other) => one.order - other.order)
  .map(({ id, majority_bonus, holds }) => ({
    id,
    bonuses: majority_bonus,
    holds: [...holds].sort((one, other) => one.row - other.row).map(({ good, points_each }) => ({ good, points: points_each })),
  }))

export function holdOf(ship: string, good: string): Hold | undefined {
  return SHIPS.find(({ id }) => id === ship)?.holds.find((hold) => hold.good === good)
}
