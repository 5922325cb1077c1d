/** The legal answers, found by the place on the table where each is given. */
import type { Answer } from '../../lib/question'
import { buildingOf } from './cards'
import type { CraftsmenAbout, CraftsmenView } from './types'

/** An answer's notation, read. */
export interface Deed {
  action: string
  verb: string
  words: string[]
  about: CraftsmenAbout
}

export function readDeed(answer: Answer): Deed {
  const [verb = '', ...words] = answer.notation.split(' ')
  return { action: answer.notation, verb, words, about: aboutOf(answer) }
}

/** What is answered in the question bar: most of it has no place on the table, or one that is easily missed. */
const IN_BAR = ['pass', 'end_turn', 'pay_points', 'pay_fair', 'take_both', 'use_privilege', 'take_privilege', 'take_labour', 'change_order']

export const onBoard = ({ notation }: Answer): boolean => !IN_BAR.includes(notation)

/** Steps in which a card of the hand is given by itself; elsewhere a panel puts several cards together. */
const SINGLE = ['fee', 'bribe', 'pay_good']

/** The places where an answer is given. */
export function placesOf({ verb, words, about }: Deed, step: string, view: Pick<CraftsmenView, 'carried'>): string[] {
  const [first = '', second = ''] = words
  switch (verb) {
    case 'exchange':
      return [`hand:${first}`]
    case 'send':
      return [`town:${first}`, `field:${first}:${about.field}`]
    case 'stack':
      return [`field:${first}:${second}`, `town:${first}`]
    case 'pay':
      return SINGLE.includes(step) ? [`capital:${first}`] : []
    case 'take':
      return [`open:${first}`]
    case 'draw':
      return ['deck:capital']
    case 'build':
      return [`build:${first}:${second}`]
    case 'buy':
    case 'auction':
      return [`market:${first}`]
    case 'peek':
      return [`deck:${first}`]
    case 'bring_to_fair':
    case 'double_to_fair':
      return ['fair', `source:${first}`]
    case 'bring':
    case 'double':
      return [`icon:${second}:${first}`, `card:${second}`, `source:${first}`]
    case 'trade':
      return [`icon:${second}:${first}`, `card:${second}`, 'fair']
    case 'pay_fair':
      return ['fair']
    case 'make':
      return [`card:${first}`]
    case 'store':
      return [`granary:${view.carried}`]
    case 'deliver':
      return [`icon:${first}:${view.carried}`, `card:${first}`]
    case 'load':
    case 'bribe':
      return [`hold:${first}:${view.carried}`]
    case 'buy_good':
      return [`granary:${first}`, `icon:${second}:${first}`, `card:${second}`]
    case 'take_privilege':
      return ['pool:privilege']
    case 'take_labour':
      return ['pool:labour']
    case 'change_order':
      return ['track']
    default:
      return []
  }
}

/** A product made in one go: its answers, and the goods on the way to it. */
export function chainOf(way: string[]): { way: string[]; goods: string[]; product: string } {
  const goods = way.flatMap((answer) => {
    const [verb, first = ''] = answer.split(' ')
    return verb === 'make' ? [buildingOf(first).output] : verb === 'deliver' ? [] : [first]
  })
  return { way, goods, product: goods.at(-1)! }
}

/** What one would want to do at a place: if it is closed, the place says why. */
export function wantedAt(place: string, { queue, carried }: Pick<CraftsmenView, 'queue' | 'carried'>): string {
  const [kind = '', first = '', second = ''] = place.split(':')
  switch (kind) {
    case 'town':
      return `send ${first}`
    case 'field':
      return queue[first]?.[Number(second) - 1]?.length ? `stack ${first} ${second}` : `send ${first}`
    case 'hand':
      return `build ${first}`
    case 'market':
      return `buy ${first}`
    case 'granary':
      return `buy_good ${first}`
    case 'hold':
      return second === carried ? `load ${first}` : ''
    case 'pool':
      return `take_${first}`
    default:
      return kind === 'track' ? 'change_order' : ''
  }
}

export const aboutOf = (answer: Answer): CraftsmenAbout => answer.about ?? {}

/** Where each legal answer is to be found. */
export class Legal {
  readonly deeds: Deed[]
  private readonly places = new Map<string, Deed[]>()

  constructor(answers: readonly Answer[], step: string, view: Pick<CraftsmenView, 'carried'>) {
    this.deeds = answers.map(readDeed)
    for (const deed of this.deeds) {
      for (const place of placesOf(deed, step, view)) {
        const there = this.places.get(place)
        if (there) there.push(deed)
        else this.places.set(place, [deed])
      }
    }
    // All raw materials are alike at the fair; each by its name is found at the building that makes it.
    const fair = this.places.get('fair')
    if (fair) this.places.set('fair', fair.filter(({ verb }, index) => !verb.endsWith('_to_fair') || fair.findIndex((other) => other.verb === verb) === index))
  }

  at(place: string): Deed[] {
    return this.places.get(place) ?? []
  }

  of(verb: string): Deed[] {
    return this.deeds.filter((deed) => deed.verb === verb)
  }

  get any(): boolean {
    return this.deeds.length > 0
  }
}
