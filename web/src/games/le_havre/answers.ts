/** The legal answers, found by the place on the table where each is given. */
import type { Answer } from '../../lib/question'
import type { HavreAbout } from './types'

export const aboutOf = (answer: Answer | undefined): HavreAbout => answer?.about ?? {}

/** An answer's notation, read: a verb and the words after it. */
export interface Deed {
  action: string
  verb: string
  /** The card, good, pair or number it is about; empty if there is none. */
  first: string
  /** How many, where that is part of it. */
  second: number
}

export function readDeed({ notation: action }: Answer): Deed {
  const [verb = '', first = '', second = '0'] = action.split(' ')
  return { action, verb, first, second: Number(second) }
}

/** Answers given where a card, a pile or a tile lies. */
export const BOARD_VERBS: ReadonlySet<string> = new Set(['take_offer', 'enter', 'buy', 'sell', 'build', 'build_ship', 'exchange', 'place'])
/** Answers that a panel puts together: payments, numbers, choices of goods. */
export const PANEL_VERBS: ReadonlySet<string> = new Set(['fee', 'pay', 'pay_food', 'pay_all_and_borrow', 'times', 'part', 'replace', 'sail', 'give', 'take', 'choose'])

/** What can be done with one card now. */
/** To build `through` a firm is to enter it first. */
export type CardVerb = 'enter' | 'buy' | 'sell' | 'build' | 'build_ship' | 'exchange' | 'place' | 'through'
export type CardDeeds = Partial<Record<CardVerb, string>>

/** Where each legal action is to be found. */
export interface Legal {
  deeds: Deed[]
  /** By offer space. */
  offers: Map<string, string>
  /** By building or ship card; `build_ship` by the kind of ship. */
  cards: Map<string, CardDeeds>
  /** By pair of spaces. */
  hauls: Map<string, string>
  /** By seat. */
  evictions: Map<number, string>
  /** All others, by verb; those of panels are not here. */
  plain: Map<string, string>
}

const CARD_VERBS: ReadonlySet<string> = new Set<CardVerb>(['enter', 'buy', 'sell', 'build', 'build_ship', 'exchange', 'place'])

export function readAnswers(answers: readonly Answer[]): Legal {
  const legal: Legal = { deeds: answers.map(readDeed), offers: new Map(), cards: new Map(), hauls: new Map(), evictions: new Map(), plain: new Map() }
  for (const deed of legal.deeds) sort(legal, deed)
  for (const answer of answers) {
    for (const card of Object.keys(aboutOf(answer).projects ?? {})) legal.cards.set(card, { ...legal.cards.get(card), through: answer.notation })
  }
  return legal
}

function sort(legal: Legal, { action, verb, first }: Deed): void {
  if (verb === 'take_offer') legal.offers.set(first, action)
  else if (verb === 'haul') legal.hauls.set(first, action)
  else if (verb === 'evict') legal.evictions.set(Number(first) - 1, action)
  else if (CARD_VERBS.has(verb)) legal.cards.set(first, { ...legal.cards.get(first), [verb]: action })
  else if (!PANEL_VERBS.has(verb)) legal.plain.set(verb, action)
}
