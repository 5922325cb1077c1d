/** What a card does, from the game's data, in words. */
import type { SayText } from '../module'
import { KINDS, buildingOf, type Amounts, type Effect } from './cards'
import { amounts, half, number } from './effects'

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

/** All that a card does, line by line; without special cards nobody can look at any. */
export function linesOf(id: string, players: number, say: SayText, specials = true): string[] {
  const card = buildingOf(id)
  const needs = named(card.precondition, say)
  const joined = card.effect_mode === 'either' ? 'effect-either' : card.effect_mode === 'and_or' ? 'effect-and-or' : ''
  const bonuses = card.end_bonus.map(({ per, amount_half }) => say('bonus', { per, francs: amount_half / 2, halves: amount_half }))
  return [
    ...(needs.length > 0 ? [say('effect-needs', { goods: needs.join(', ') })] : []),
    ...(joined ? [say(joined)] : []),
    ...card.effects.filter(({ kind }) => specials || kind !== 'peek_specials').map((effect) => sentenceOf(effect, say)),
    ...card.passive.map((effect) => passiveOf(effect, players, say)),
    ...bonuses,
  ].filter(Boolean)
}
