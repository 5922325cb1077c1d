/** What a card does, from the game's data: as a line of signs for the card itself, and in words. */
import type { SayText } from '../module'
import { KINDS, buildingOf, goodOf, type Amounts, type Bonus, type Building, type Effect, type Kind } from './cards'
import type { Sign } from './signs'

/** A sign with a number, or a mark between signs. */
export type Glyph = { of: Kind | Sign | 'any' | 'basic' | 'upgraded'; n?: string } | string

const number = (effect: Effect, field: string): number => (typeof effect[field] === 'number' ? effect[field] : 0)
const amounts = (effect: Effect, field: string): Amounts => (effect[field] as Amounts | undefined) ?? {}
const half = (halves: number): string => (halves % 2 === 0 ? String(halves / 2) : halves === 1 ? '½' : `${Math.floor(halves / 2)}½`)

function glyphs(of: Amounts): Glyph[] {
  return KINDS.flatMap((kind): Glyph[] => (of[kind] ? [{ of: kind, n: of[kind] > 1 ? String(of[kind]) : '' }] : []))
}

const francs = (halves: number): Glyph[] => (halves > 0 ? [{ of: 'francs', n: halves === 2 ? '' : half(halves) }] : [])
const energy = (effect: Effect): Glyph[] => {
  const halves = number(effect, 'energy_half') || 2 * number(effect, 'energy_flat')
  return halves ? [{ of: 'energy', n: half(halves) }] : []
}

/** The signs of one line of a card. `brief` leaves out what is given or taken beside the main thing. */
export function glyphsOf(effect: Effect, brief = false): Glyph[] {
  const good = effect.good as Kind
  switch (effect.kind) {
    case 'gain':
      return [...glyphs(amounts(effect, 'goods')), ...francs(2 * number(effect, 'francs'))]
    case 'gain_per_symbol':
      return ['+', { of: good }, '/', { of: effect.symbol === 'hammers' ? 'hammer' : 'fisherman' }]
    case 'gain_per_category':
      return [{ of: good, n: number(effect, 'amount') > 1 ? String(number(effect, 'amount')) : '' }, '/', { of: effect.category as Sign }]
    case 'convert':
    case 'convert_limited_by_owned':
    case 'show_and_sell': {
      const gains = number(effect, 'gain_francs_half') || 2 * number(effect, 'gain_francs')
      const produce = glyphs(amounts(effect, 'produce'))
      const give = [...glyphs(amounts(effect, 'consume')), ...francs(2 * number(effect, 'pay_francs')), ...(brief ? [] : energy(effect))]
      const rest = brief ? [] : glyphs(amounts(effect, 'byproduct_half')).map((glyph) => ({ ...(glyph as object), n: '½' }) as Glyph)
      return [...(brief && give.length === 0 ? energy(effect) : give), '→', ...produce, ...rest, ...(brief && produce.length > 0 ? [] : francs(gains))]
    }
    case 'sell_table':
      return [{ of: good }, '→', { of: 'francs', n: Object.values(amounts(effect, 'table')).join('/') }]
    case 'optional_gain_for_energy':
      return brief ? [] : [{ of: 'energy', n: String(number(effect, 'energy')) }, '→', ...glyphs(amounts(effect, 'goods'))]
    case 'buy_for_food':
      return [{ of: 'food', n: String(number(effect, 'food')) }, '→', ...glyphs(amounts(effect, 'goods'))]
    case 'build_building':
      return [...Array.from({ length: number(effect, 'max') }, (): Glyph => ({ of: 'house' })), ...(number(effect, 'wood_discount') ? ['−', { of: 'wood' } as Glyph] : [])]
    case 'build_ship':
      return [{ of: 'ship' }]
    case 'ship_goods':
      return [{ of: 'ship' }, { of: 'any' }, '→', { of: 'francs' }]
    case 'choose_different':
      return [{ of: effect.tier as 'basic', n: number(effect, 'base') ? `${number(effect, 'base')}+` : '' }, ...(brief && number(effect, 'base') ? [] : ['/', { of: 'craft' } as Glyph])]
    case 'peek_specials':
      return brief ? [] : [{ of: 'eye' }]
    case 'francs_per_visitor':
      return [{ of: 'francs', n: String(number(effect, 'amount')) }, '/', { of: 'disc' }]
    case 'gain_empty_offers':
      return [{ of: 'any', n: '2' }, '/', { of: 'empty' }]
    case 'local_court':
      return [{ of: 'loan' }, '→']
    case 'exchange_any':
      return [{ of: 'any', n: String(number(effect, 'give')) }, '→', ...(effect.receive_one_of as Kind[]).slice(0, brief ? 1 : 3).map((of): Glyph => ({ of }))]
    case 'sell_any':
      return [{ of: 'any' }, '→', { of: 'francs' }]
    case 'harbour_watch':
      return [{ of: 'disc' }, '→', { of: 'house' }]
    case 'take_adjacent_offers':
      return [{ of: 'francs', n: String(number(effect, 'pay_francs')) }, '→', { of: 'any', n: '' }, { of: 'any', n: '' }]
    case 'francs_per_goods_third':
      return [{ of: 'fish' }, { of: 'cattle' }, '/3', '→', { of: 'francs' }]
    case 'pawn':
      return [{ of: 'any' }, '→', { of: 'francs', n: String(number(effect, 'francs_per_good')) }]
    case 'cattle_from_each_other_player':
      return [{ of: 'cattle' }, '/', { of: 'disc' }]
    case 'picket_line':
    case 'flea_market':
      return [{ of: 'any' }]
    case 'exchange_equal_shipping_value':
    case 'exchange_same_tier':
      return [{ of: (effect.tier as 'basic' | undefined) ?? 'any' }, '→', { of: (effect.tier as 'basic' | undefined) ?? 'any' }]
    case 'gain_one_of_each_owned_type':
      return ['+', { of: 'any' }]
    case 'buy_different_upgraded':
      return [{ of: 'francs' }, '→', { of: 'upgraded' }]
    case 'toy_fair':
      return [{ of: 'loan' }, '→', { of: 'any', n: String(number(effect, 'goods')) }]
    default:
      return []
  }
}

/** How much room signs take, in signs. */
const room = (signs: Glyph[]): number => signs.reduce((total, sign) => total + (typeof sign === 'string' ? 0.6 : 1 + 0.45 * (sign.n?.length ?? 0)), 0)
const ROOM = 4

/** The most important signs of a card, for where it is small; the dots say that there is more. */
export function briefOf(card: Building): Glyph[] {
  const lines = card.effects.map((effect) => glyphsOf(effect, true)).filter((line) => line.length > 0)
  if (lines.length === 0) return card.bonus.map(({ amount_half, per }): Glyph => ({ of: bonusSign(per), n: `+${half(amount_half)}` }))
  const signs = lines.flatMap((line, index) => (index > 0 && line[0] !== '+' ? ['·', ...line] : line))
  const spare = card.fee.food && card.fee.francs ? 1 : 0
  if (room(signs) <= ROOM - spare) return signs
  const first = [...lines[0]!]
  while (room(first) > ROOM - 0.5 - spare && !first.includes('→')) first.pop()
  return lines.length > 1 || first.length < lines[0]!.length ? [...first, '…'] : first
}

const bonusSign = (per: Bonus['per']): Kind | Sign | 'any' => (per === 'good_token' ? 'any' : (per as Kind | Sign))

// In words.

function named(of: Amounts, say: SayText, halved = false): string[] {
  return KINDS.flatMap((kind) => {
    const amount = of[kind]
    if (!amount) return []
    return [halved ? say(`half-${kind}`) : say('of-good', { amount }, { good: kind })]
  })
}

function franc(halves: number, say: SayText): string[] {
  if (halves === 0) return []
  return [halves % 2 ? say('half-francs') : say('of-good', { amount: halves / 2 }, { good: 'francs' })]
}

function exchange(effect: Effect, say: SayText): string {
  const gives = [...named(amounts(effect, 'consume'), say), ...franc(2 * number(effect, 'pay_francs'), say)]
  const gains = number(effect, 'gain_francs_half') || 2 * number(effect, 'gain_francs')
  const gets = [...named(amounts(effect, 'produce'), say), ...named(amounts(effect, 'byproduct_half'), say, true), ...franc(gains, say)]
  const parts = [say('effect-exchange', { limit: number(effect, 'limit'), give: gives.join(' + '), gives: gives.length, get: gets.join(' + ') })]
  const each = number(effect, 'energy_half')
  if (each) parts.push(say('effect-energy-each', { energy: half(each) }))
  if (number(effect, 'energy_flat')) parts.push(say('effect-energy-flat', { energy: number(effect, 'energy_flat') }))
  if (number(effect, 'show_francs')) parts.push(say('effect-show', { francs: number(effect, 'show_francs') }))
  if (effect.owned) parts.push(say('effect-owned', { times: number(effect, 'per_owned') }, { good: String(effect.owned) }))
  return parts.join(' ')
}

/** One line of a card in words. */
export function sentenceOf(effect: Effect, say: SayText): string {
  const goods = named(amounts(effect, 'goods'), say)
  const one = (field = 'amount') => say('of-good', { amount: number(effect, field) }, { good: String(effect.good) })
  switch (effect.kind) {
    case 'convert':
    case 'convert_limited_by_owned':
    case 'show_and_sell':
      return exchange(effect, say)
    case 'gain':
      return say('effect-gain', { goods: [...goods, ...franc(2 * number(effect, 'francs'), say)].join(', ') })
    case 'gain_per_symbol':
      return say('effect-gain_per_symbol', { goods: one(), symbol: String(effect.symbol), cap: number(effect, 'cap') })
    case 'gain_per_category':
      return say('effect-gain_per_category', { goods: one(), category: String(effect.category) })
    case 'sell_table':
      return say('effect-sell_table', { prices: Object.values(amounts(effect, 'table')).join(', ') }, { good: String(effect.good) })
    case 'optional_gain_for_energy':
      return say('effect-optional_gain_for_energy', { energy: number(effect, 'energy'), goods: goods.join(', ') })
    case 'buy_for_food':
      return say('effect-buy_for_food', { limit: number(effect, 'limit'), food: number(effect, 'food'), goods: goods.join(' + ') })
    case 'build_building':
      return say('effect-build_building', { most: number(effect, 'max'), discount: number(effect, 'wood_discount') })
    case 'choose_different':
      return say('effect-choose_different', { base: number(effect, 'base'), tier: String(effect.tier) })
    case 'exchange_any':
      return say('effect-exchange_any', { give: number(effect, 'give'), goods: (effect.receive_one_of as string[]).map((good) => say('of-good', { amount: 1 }, { good })).join(' / ') })
    case 'exchange_same_tier':
      return say('effect-exchange_same_tier', { tier: String(effect.tier) })
    default:
      return say(`effect-${effect.kind}`, numbers(effect))
  }
}

function numbers(effect: Effect): Record<string, number> {
  return Object.fromEntries(Object.entries(effect).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
}

function passiveOf(effect: Effect, players: number, say: SayText): string {
  const each = effect.amounts as number[] | undefined
  return say(`passive-${effect.kind}`, { ...numbers(effect), amount: each?.[players - 1] ?? number(effect, 'amount'), wood: effect.one_of && (effect.one_of as string[]).includes('wood') ? 1 : 0 })
}

/** All that a card does, line by line. */
export function linesOf(id: string, players: number, say: SayText): string[] {
  const card = buildingOf(id)
  const needs = named(card.needs, say)
  const joined = card.mode === 'either' ? 'effect-either' : card.mode === 'and_or' ? 'effect-and-or' : ''
  const bonuses = card.bonus.map(({ per, amount_half }) => say('bonus', { per, francs: amount_half / 2, halves: amount_half }))
  return [
    ...(needs.length > 0 ? [say('effect-needs', { goods: needs.join(', ') })] : []),
    ...(joined ? [say(joined)] : []),
    ...card.effects.map((effect) => sentenceOf(effect, say)),
    ...card.passive.map((effect) => passiveOf(effect, players, say)),
    ...bonuses,
  ].filter(Boolean)
}

/** The worth of a good where goods are paid or shipped, in words. */
export function aboutGood(kind: Kind, say: SayText): string {
  const { food, energy, shipping, upgrade, substitute } = goodOf(kind)
  const parts = [
    ...(food ? [say('good-food', { food })] : []),
    ...(energy ? [say('good-energy', { energy })] : []),
    ...(shipping ? [say('good-shipping', { francs: shipping })] : []),
    ...(upgrade ? [say('good-upgrade', {}, { good: upgrade })] : []),
    ...(substitute ? [say('good-substitute', {}, { good: substitute })] : []),
  ]
  return parts.join(' ')
}
