/** The printed figures of cards, ships and town, from the game's data. */
import * as data from '@ratusz/games/craftsmen/data.json'
import { idsOf, lookup } from '../../lib/lookup'

export const COLOURS = ['purple', 'green', 'blue', 'red'] as const
export type Colour = (typeof COLOURS)[number]

export const DECKS = ['basic', 'extended', 'advanced'] as const
export type Deck = (typeof DECKS)[number]

const isGuessed = ({ source }: { source?: string }): boolean => source === 'reconstructed'

// Capital.

const capital = data.capital_cards.map((card) => ({ id: card.id, colour: card.colour as Colour, value: card.value, reconstructed: isGuessed(card) }))

export const CAPITAL_IDS = idsOf(capital)
export const capitalOf = lookup('capital card', capital)

// Buildings.

const categoryOf = lookup('category', data.building_categories)
const kindOf = lookup('kind', data.building_kinds)

/** `mayor`: how many cards the mayor turns up for it. `reconstructed`: some of its figures are. */
const buildings = data.building_cards.map((card) => {
  const { inputs, output, points } = kindOf(card.kind)
  const { build_cost: cost, notary_price: price, mayor_cards: mayor } = categoryOf(card.category)
  const printed = { ...card, category: card.category as Deck | 'sawmill', top: card.top as Colour, bottom: card.bottom as Colour }
  return { ...printed, inputs, output, points, cost, price, mayor, reconstructed: isGuessed(card) || isGuessed(kindOf(card.kind)) }
})

export const BUILDING_IDS = idsOf(buildings)
export const buildingOf = lookup('building card', buildings)

/** What the cards of a deck cost to build, and to buy. */
export function pricesOf(deck: Deck): { cost: number; price: number } {
  const { build_cost, notary_price } = categoryOf(deck)
  return { cost: build_cost, price: notary_price }
}

/** A card of a kind, to name the kind by. */
export const cardOfKind = (wanted: string): string => buildings.find(({ kind }) => kind === wanted)?.id ?? ''

// Goods.

const goodOf = lookup('good', data.goods)
export const GOOD_IDS = idsOf(data.goods)
export const GRANARY_IDS: readonly string[] = data.granary.map(({ good }) => good)
/** How far it is made: `raw`, `semi`, `semi_shipped` or `final`. */
export const stageOf = (good: string): string => goodOf(good).category
export const isShipped = (good: string): boolean => stageOf(good) === 'final' || stageOf(good) === 'semi_shipped'

/** The production lines by their bonus tokens. */
export const LINES = data.bonus_tokens.map((token) => ({ ...token, kinds: data.production_lines.find(({ good }) => good === token.good)?.buildings ?? [] }))
export type Line = (typeof LINES)[number]

// The town.

export type Field = 'gold' | 'silver' | 'silver_ribbon'
export const GUILDS = data.town_buildings
  .map(({ id, stage, in_winter, fields }) => ({ id, stage, inWinter: in_winter === 1, fields: fields as Field[] }))
  .sort((one, other) => one.stage - other.stage)
export type Guild = (typeof GUILDS)[number]

export const SEASONS = data.calendar.map(({ season }) => season)
export const YEARS = data.year_table.length

const constantOf = lookup('constant', data.constants)
export const HELPERS = constantOf('helpers_per_player').value
export const MOST_PRIVILEGES = constantOf('token_limit_privilege').value
export const MOST_LABOUR = constantOf('token_limit_labour').value
export const ORDER_FIELDS = constantOf('order_change_fields').value
export const SET_POINTS = constantOf('colour_set_points').value
export const HAND_LIMIT = constantOf('hand_limit_any_time').value
export const ROUND_LIMIT = constantOf('hand_limit_round_end').value
export const MOST_AT_FAIR = data.fair.max_markers_per_player

/** The ships. `bonuses`: what the first, second … by markers get; `holds` from the highest row down. */
export const SHIPS = [...data.ships]
  .sort((one, other) => one.order - other.order)
  .map(({ id, majority_bonus, holds }) => ({
    id,
    bonuses: majority_bonus,
    holds: [...holds].sort((one, other) => one.row - other.row).map(({ good, points_each, fields }) => ({ good, points: points_each, fields })),
  }))
export type Ship = (typeof SHIPS)[number]

export const shipOf = lookup('ship', SHIPS)
