/** The sentences of the board: what a card says of itself, and what an answer costs and brings. */
import { aboutClosed, type Answer } from '../../lib/question'
import type { SayText } from '../module'
import { aboutOf, readDeed } from './answers'
import { KINDS, buildingOf, goodOf, valueOf, type Amounts, type Kind } from './cards'
import type { Scene } from './scene'
import type { Chance, HavreAbout, HavreView, SeatView } from './types'

/** How much a seat has of a good, or how many francs. */
export const held = (seat: Pick<SeatView, 'goods'>, kind: Kind): number => seat.goods[kind] ?? 0

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

/** What is told of entering a building, also if that is closed; where nobody asks, whether it is free and its printed fee. */
export function visitOf({ answers, question, view, mySeat }: Pick<Scene, 'answers' | 'question' | 'view' | 'mySeat'>, card: string): HavreAbout {
  const answer = answers.get(`enter ${card}`)
  const told = answer ? aboutOf(answer) : aboutClosed(question, `enter ${card}`)
  return told ?? (mySeat !== null && ownerOf(view, card) === mySeat ? { own: true } : { fee: buildingOf(card).fee })
}

/** The fee of a visit. */
export function feeWords({ own, fee = {}, to }: HavreAbout, names: string[], say: SayText): string {
  if (own) return say('fee-own')
  const { food = 0, francs = 0 } = fee
  if (food === 0 && francs === 0) return say('fee-none')
  const kind = food && francs ? 'either' : food ? 'food' : 'francs'
  return say(to === undefined ? 'fee-town' : 'fee-player', { kind, food, francs, player: names[to ?? 0] ?? '' })
}

function chanceWords({ most, gives, energy, food, gets }: Chance, say: SayText): string {
  const given = [listOf(gives, say), energy ? say('energy', { energy }) : '', food ? say('food-due', { food }) : ''].filter(Boolean).join(' + ')
  const got = listOf(gets, say)
  return `${most > 1 ? say('up-to') + ' ' : ''}${given ? say('chance', { got, given }) : got}`
}

/** What could be done on a visit, or could be if it were not closed, in one sentence; empty if nothing can be told beforehand. */
export function nowWords({ builds, gets, chances = [] }: HavreAbout, say: SayText, when: 'now' | 'would' = 'now'): string {
  if (builds) return say(`${when}-build`, { buildings: builds.map((name) => nameOf(name, say)).join(', '), count: builds.length })
  const lines = [...(gets ? [listOf(gets, say)] : []), ...chances.map((chance) => chanceWords(chance, say))]
  return lines.length > 0 ? say(`${when}-there`, { chances: lines.join('; ') }) : ''
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

/** What an answer on the board costs and brings, in words. */
export function preview(answer: Answer, names: string[], say: SayText): string {
  const { verb, first } = readDeed(answer)
  const { cost = {}, gain = {} } = answer
  const about = aboutOf(answer)
  const goods = listOf(about.takes ?? {}, say)
  switch (verb) {
    case 'take_offer':
    case 'haul':
      return say('preview-gets', { goods: listOf(gain, say) })
    case 'enter':
      return [feeWords(about, names, say), nowWords(about, say)].filter(Boolean).join(' ')
    case 'buy':
      return say('preview-buy', { francs: cost.francs ?? 0, value: valueOf(first) })
    case 'sell':
      return say('preview-sell', { francs: gain.francs ?? 0, value: valueOf(first) })
    case 'build':
      return say('preview-build', { goods, value: valueOf(first) })
    case 'build_ship':
      return say('preview-ship', { goods, energy: about.energy ?? 0 })
    case 'repay_loan':
      return say('preview-repay', { francs: cost.francs ?? 0, saved: about.costs ?? 0 })
    case 'take_loan':
      return say('preview-loan', { francs: gain.francs ?? 0, repays: about.repays ?? 0, costs: about.costs ?? 0 })
    default:
      return ''
  }
}
