/** The sentences of the board: what a card says of itself, and what an answer costs and brings. */
import type { TableState } from '../../lib/messages'
import type { Answer } from '../../lib/question'
import type { SayText } from '../module'
import { readDeed } from './answers'
import { KINDS, LOAN, OFFERS, PAIRS, costOf, goodOf, isBuilding, priceOf, saleOf, shipFacts, valueOf, type Amounts, type Kind, type ShipKind } from './cards'
import { buildableNow, chancesOf, feeOf, type Chance, type Fee } from './forecast'
import { viewOf, type HavreView, type SeatView } from './types'

/** How much a seat has of a good, or how many francs. */
export const held = (seat: Pick<SeatView, 'goods'>, kind: Kind): number => seat.goods[KINDS.indexOf(kind)] ?? 0

/** The seat that owns a card; null for the town and for cards nobody owns yet. */
export function ownerOf(view: HavreView, card: string): number | null {
  const seat = view.seats.findIndex(({ cards }) => cards.includes(card))
  return seat < 0 ? null : seat
}

/** The seats whose discs lie on a building. */
export const visitorsOf = (view: HavreView, card: string): number[] => view.seats.flatMap(({ disc }, seat) => (disc === card ? [seat] : []))

export const nameOf = (card: string, say: SayText): string => say('name', {}, { card })

/** `2 wood`, with the right case of the good. */
export const amountOf = (kind: Kind, amount: number, say: SayText): string => say('of-good', { amount }, { good: kind })

/** `2 wood, 1 clay`; what there is none of is left out. */
export function listOf(of: Amounts, say: SayText): string {
  return KINDS.flatMap((kind) => (of[kind] ? [amountOf(kind, of[kind], say)] : [])).join(', ')
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

/** The rule of a building's card. */
export function ruleOf(card: string): string {
  const words = card.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `LH-BLDG-${words.join('')}`
}

export function feeWords(fee: Fee, names: string[], say: SayText): string {
  if (fee.own) return say('fee-own')
  if (fee.food === 0 && fee.francs === 0) return say('fee-none')
  const kind = fee.food && fee.francs ? 'either' : fee.food ? 'food' : 'francs'
  return say(fee.owner === null ? 'fee-town' : 'fee-player', { kind, food: fee.food, francs: fee.francs, player: names[fee.owner ?? 0] ?? '' })
}

export function chanceWords({ gives, energy, gets, upTo }: Chance, say: SayText): string {
  const given = [listOf(gives, say), energy ? say('energy', { energy }) : ''].filter(Boolean).join(' + ')
  const got = listOf(gets, say)
  return `${upTo ? say('up-to') + ' ' : ''}${given ? `${given} → ${got}` : got}`
}

/** What a seat could do in a building now, in one sentence; empty if nothing can be told beforehand. */
export function nowWords(card: string, view: HavreView, seat: number, say: SayText): string {
  const buildable = buildableNow(card, view, seat)
  if (buildable) return say('now-build', { buildings: buildable.map((name) => nameOf(name, say)).join(', '), count: buildable.length })
  const chances = chancesOf(card, view, seat)
  return chances.length > 0 ? say('now-there', { chances: chances.map((chance) => chanceWords(chance, say)).join('; ') }) : ''
}

/** Whose a card is and who visits it. */
export function whoseWords(card: string, view: HavreView, names: string[], say: SayText): string {
  const owner = ownerOf(view, card)
  const parts = [
    owner !== null ? say('card-of', { player: names[owner] ?? '' }) : view.town.includes(card) ? say('card-of-town') : '',
    ...visitorsOf(view, card).map((seat) => say('card-visitor', { player: names[seat] ?? '' })),
  ]
  return parts.filter(Boolean).join(' ')
}

/** Why the player to move cannot enter; empty if it can, or if nobody is about to. */
export function doorWords(card: string, view: HavreView, names: string[], say: SayText): string {
  const reason = view.doors.find(({ building }) => building === card)?.reason
  if (!reason) return ''
  return say('door', { reason, player: names[visitorsOf(view, card)[0] ?? 0] ?? '', mover: names[view.decider] ?? '' })
}

function shipWords(kind: ShipKind, view: HavreView, say: SayText): string {
  const { cost, energy, needsModernWharf } = shipFacts(kind)
  const wharf = typeof view.pending.building === 'string' ? view.pending.building : ''
  const brick = needsModernWharf && wharf !== '' && !view.modernised.includes(wharf)
  return say('preview-ship', { goods: listOf(brick ? { ...cost, brick: (cost.brick ?? 0) + 1 } : cost, say), energy })
}

/** What an answer costs and brings, in words. */
export function preview(answer: Answer, state: TableState, say: SayText): string {
  const view = viewOf(state)
  const names = state.seats.map(({ name }) => name)
  const seat = state.questions.find(({ answers }) => answers.includes(answer.notation))?.seat ?? view.decider
  const { verb, first } = readDeed(answer)
  const offered = (kind: string) => view.offers[OFFERS.indexOf(kind as Kind)] ?? 0
  switch (verb) {
    case 'take_offer':
      return say('preview-gets', { goods: amountOf(first as Kind, offered(first), say) })
    case 'haul':
      return say('preview-gets', { goods: listOf(Object.fromEntries((PAIRS[first] ?? []).map((kind) => [kind, offered(kind)])), say) })
    case 'enter':
      return [feeWords(feeOf(first, view, seat), names, say), nowWords(first, view, seat, say)].filter(Boolean).join(' ')
    case 'buy':
      return say('preview-buy', { francs: priceOf(first) ?? 0, value: valueOf(first) })
    case 'sell':
      return say('preview-sell', { francs: saleOf(first), value: valueOf(first) })
    case 'build':
      return isBuilding(first) ? say('preview-build', { goods: listOf(costOf(first, state.options.costs_of_2008 === true) ?? {}, say), value: valueOf(first) }) : ''
    case 'build_ship':
      return shipWords(first as ShipKind, view, say)
    case 'repay_loan':
      return say('preview-repay', { francs: LOAN.repays, saved: LOAN.costs })
    case 'take_loan':
      return say('preview-loan', { francs: LOAN.gets, repays: LOAN.repays, costs: LOAN.costs })
    default:
      return ''
  }
}
