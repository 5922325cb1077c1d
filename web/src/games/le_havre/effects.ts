/** What a card does, from the game's data, as a line of signs. */
import { KINDS, type Amounts, type Bonus, type Building, type Effect, type Kind } from './cards'
import type { Sign } from './signs'

/** A sign with a number, or a mark between signs. */
export type Glyph = { of: Kind | Sign | 'any' | 'basic' | 'upgraded'; n?: string } | string

export const number = (effect: Effect, field: string): number => (typeof effect[field] === 'number' ? effect[field] : 0)
export const amounts = (effect: Effect, field: string): Amounts => (effect[field] as Amounts | undefined) ?? {}
export const half = (halves: number): string => (halves % 2 === 0 ? String(halves / 2) : halves === 1 ? '½' : `${Math.floor(halves / 2)}½`)

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

/** How many signs fit beside a card's fee and symbols. */
function roomOn(card: Building): number {
  const fee = !card.enterable ? 1.2 : card.fee.food && card.fee.francs ? 2.75 : card.fee.food || card.fee.francs ? 1.7 : 0
  return 6.4 - fee - 0.88 * (card.hammers + card.fishermen)
}

/** The most important signs of a card, for where it is small; the dots say that there is more. */
export function briefOf(card: Building): Glyph[] {
  const lines = card.effects.map((effect) => glyphsOf(effect, true)).filter((line) => line.length > 0)
  if (lines.length === 0) return card.end_bonus.map(({ amount_half, per }): Glyph => ({ of: bonusSign(per), n: `+${half(amount_half)}` }))
  const signs = lines.flatMap((line, index) => (index > 0 && line[0] !== '+' ? ['·', ...line] : line))
  const most = roomOn(card)
  if (room(signs) <= most) return signs
  const first = [...lines[0]!]
  while (room(first) > most - 0.5 && !first.includes('→')) first.pop()
  return lines.length > 1 || first.length < lines[0]!.length ? [...first, '…'] : first
}

const bonusSign = (per: Bonus['per']): Kind | Sign | 'any' => (per === 'good_token' ? 'any' : (per as Kind | Sign))
