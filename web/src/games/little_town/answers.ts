/** The legal answers, found by the place on the board where each is given. */
import type { Answer } from '../../lib/question'
import { RESOURCES, type Resource } from './cards'

/** An answer's notation, read. */
export type Deed =
  | { verb: 'place' | 'build_on' | 'use'; square: string }
  | { verb: 'build'; tile: string }
  | { verb: 'gather'; good: Resource }
  | { verb: 'give' | 'take'; pair: Resource[] }
  | { verb: 'buy'; bought: number[] }
  | { verb: 'claim'; objective: string }
  | { verb: 'feed'; fish: number }
  | { verb: 'buy_food'; bought: number }
  | { verb: 'end_turn' }

export function pairOf(id: string): Resource[] {
  return id.split('_').filter((good): good is Resource => RESOURCES.includes(good as Resource))
}

export function readDeed(notation: string): Deed | null {
  const [verb, ...words] = notation.split(' ')
  const [first] = words
  if (verb === 'end_turn') return { verb }
  if (first === undefined) return null
  switch (verb) {
    case 'place':
    case 'build_on':
    case 'use':
      return { verb, square: first }
    case 'build':
      return { verb, tile: first }
    case 'gather':
      return { verb, good: first as Resource }
    case 'give':
    case 'take':
      return { verb, pair: pairOf(first) }
    case 'buy':
      return { verb, bought: words.map(Number) }
    case 'claim':
      return { verb, objective: first }
    case 'feed':
      return { verb, fish: Number(first) }
    case 'buy_food':
      return { verb, bought: Number(first) }
    default:
      return null
  }
}

/** A legal answer that is given in a panel. */
export interface Offer<Of extends Deed['verb']> {
  action: string
  deed: Extract<Deed, { verb: Of }>
}

/** Where each legal action is to be found. */
export interface Legal {
  place: Map<string, string>
  buildOn: Map<string, string>
  use: Map<string, string>
  build: Map<string, string>
  gather: Map<Resource, string>
  claim: Map<string, string>
  swap: Offer<'give' | 'take'>[]
  buy: Offer<'buy'>[]
  feed: Offer<'feed'>[]
  buyFood: Offer<'buy_food'>[]
  end: string | null
}

export function readAnswers(answers: readonly Answer[]): Legal {
  const legal: Legal = {
    place: new Map(),
    buildOn: new Map(),
    use: new Map(),
    build: new Map(),
    gather: new Map(),
    claim: new Map(),
    swap: [],
    buy: [],
    feed: [],
    buyFood: [],
    end: null,
  }
  for (const { notation } of answers) {
    const deed = readDeed(notation)
    if (deed) sort(legal, notation, deed)
  }
  return legal
}

function sort(legal: Legal, action: string, deed: Deed): void {
  if (deed.verb === 'place') legal.place.set(deed.square, action)
  else if (deed.verb === 'build_on') legal.buildOn.set(deed.square, action)
  else if (deed.verb === 'use') legal.use.set(deed.square, action)
  else if (deed.verb === 'build') legal.build.set(deed.tile, action)
  else if (deed.verb === 'gather') legal.gather.set(deed.good, action)
  else if (deed.verb === 'claim') legal.claim.set(deed.objective, action)
  else if (deed.verb === 'buy') legal.buy.push({ action, deed })
  else if (deed.verb === 'feed') legal.feed.push({ action, deed })
  else if (deed.verb === 'buy_food') legal.buyFood.push({ action, deed })
  else if (deed.verb === 'end_turn') legal.end = action
  else legal.swap.push({ action, deed: deed as Extract<Deed, { verb: 'give' | 'take' }> })
}

/** Whether an answer is given in a panel: how to pay, what to swap, what to eat. */
export function inPanel(legal: Legal): boolean {
  return legal.swap.length + legal.buy.length + legal.feed.length + legal.buyFood.length > 0
}
