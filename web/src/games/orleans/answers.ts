/** The legal answers, found by the place on the table where each is given. */
import type { Answer } from '../../lib/question'
import type { BoardProps } from '../module'
import { placeOfGroup } from './cards'
import type { Tab } from './choice.svelte'
import type { OrleansAbout, OrleansView } from './types'

/** What an answer means beside its cost and gain. */
export const aboutOf = (answer: Answer | undefined): OrleansAbout => answer?.about ?? {}

/** A follower or a technology tile that may be laid on a slot, or taken back from it. */
export interface Laying {
  action: string
  /** A kind of follower, or `technology`. */
  what: string
  group: string
  place: string
  fromTower: boolean
}

export interface Sending {
  action: string
  follower: string
  deed: string
  /** For development points instead of coins. */
  develops: boolean
}

/** Where each legal action is to be found. */
export interface Legal {
  draw: Map<number, string>
  toTower: Map<string, string>
  lay: Laying[]
  takeBack: Laying[]
  use: Map<string, string>
  /** Followers whose track moves on. */
  recruit: Map<string, string>
  advance: Map<string, string>
  takeTile: Map<string, string>
  travel: Map<string, string>
  /** To which city each of these ways leads. */
  cities: Map<string, string>
  take: Map<string, string>
  send: Sending[]
  /** Goods to be paid, eaten or given up. */
  good: Map<string, string>
  giveStation: Map<string, string>
  giveTile: Map<string, string>
  giveTechnology: string | null
  givePlaced: Map<string, string>
  done: string | null
  /** Whom one would put on the places at once, or slot by slot. */
  fillings: readonly string[][]
}

/** What the parts of the table share. */
export interface Scene extends Pick<BoardProps, 'mySeat' | 'hinted' | 'choose' | 'hover' | 'say'> {
  view: OrleansView
  names: string[]
  legal: Legal
}

const HERE: ReadonlySet<string> = new Set([
  'remove',
  'draw',
  'to_tower',
  'place',
  'place_from_tower',
  'place_technology',
  'take_back',
  'take_back_technology',
  'use',
  'recruit',
  'advance',
  'take_tile',
  'travel',
  'take',
  'send',
  'send_to_develop',
  'pay_good',
  'give_food',
  'give_up_good',
  'give_up_station',
  'give_up_tile',
  'give_up_technology',
  'give_up_placed_technology',
])

export const verbOf = (notation: string): string => notation.split(' ', 1)[0]!

/** Whether an answer has its place on the table; all others are given in the question bar. */
export const onBoard = ({ notation }: Answer): boolean => HERE.has(verbOf(notation))

/** The parts of the table where something is to be answered. */
export function tabsOf(legal: Legal): Tab[] {
  const mat = legal.lay.length + legal.takeBack.length + legal.use.size + legal.giveTile.size + legal.givePlaced.size
  const found: [Tab, number][] = [
    ['mat', mat],
    ['map', legal.travel.size + legal.take.size + legal.giveStation.size],
    ['town', legal.recruit.size + legal.advance.size + legal.send.length],
    ['tiles', legal.takeTile.size],
  ]
  return found.filter(([, answers]) => answers > 0).map(([tab]) => tab)
}

function nothing(): Legal {
  return {
    draw: new Map(),
    toTower: new Map(),
    lay: [],
    takeBack: [],
    use: new Map(),
    recruit: new Map(),
    advance: new Map(),
    takeTile: new Map(),
    travel: new Map(),
    cities: new Map(),
    take: new Map(),
    send: [],
    good: new Map(),
    giveStation: new Map(),
    giveTile: new Map(),
    giveTechnology: null,
    givePlaced: new Map(),
    done: null,
    fillings: [],
  }
}

export function readAnswers(answers: readonly Answer[], fillings: readonly string[][] = []): Legal {
  const legal = { ...nothing(), fillings }
  for (const answer of answers) sort(legal, answer)
  return legal
}

function sort(legal: Legal, answer: Answer): void {
  const { notation: action } = answer
  const [verb, first = '', second = ''] = action.split(' ')
  const laying = (what: string, group: string): Laying => ({
    action,
    what,
    group,
    place: placeOfGroup(group),
    fromTower: verb === 'place_from_tower',
  })
  switch (verb) {
    case 'draw':
      legal.draw.set(Number(first), action)
      break
    case 'to_tower':
      legal.toTower.set(first, action)
      break
    case 'place':
    case 'place_from_tower':
      legal.lay.push(laying(first, second))
      break
    case 'place_technology':
      legal.lay.push(laying('technology', first))
      break
    case 'take_back':
      legal.takeBack.push(laying(first, second))
      break
    case 'take_back_technology':
      legal.takeBack.push(laying('technology', first))
      break
    case 'use':
      legal.use.set(first, action)
      break
    case 'recruit':
      legal.recruit.set(first, action)
      break
    case 'advance':
      legal.advance.set(first, action)
      break
    case 'remove':
    case 'take_tile':
      legal.takeTile.set(first, action)
      break
    case 'travel':
      legal.travel.set(first, action)
      legal.cities.set(first, aboutOf(answer).city ?? '')
      break
    case 'take':
      legal.take.set(first, action)
      break
    case 'send':
    case 'send_to_develop':
      legal.send.push({ action, follower: first, deed: second, develops: verb === 'send_to_develop' })
      break
    case 'pay_good':
    case 'give_food':
    case 'give_up_good':
      legal.good.set(first, action)
      break
    case 'give_up_station':
      legal.giveStation.set(first, action)
      break
    case 'give_up_tile':
      legal.giveTile.set(first, action)
      break
    case 'give_up_technology':
      legal.giveTechnology = action
      break
    case 'give_up_placed_technology':
      legal.givePlaced.set(first, action)
      break
    case 'done':
      legal.done = action
      break
  }
}
