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

/** Several answers that one press gives are written as one action. */
const THEN = '; '

/** The hands that give such an action, all of it; whoever looks at it looks at its first answer. */
export const handsOf = ({ choose, chooseAll, hover }: Pick<BoardProps, 'choose' | 'chooseAll' | 'hover'>) => ({
  choose: (action: string) => (action.includes(THEN) ? chooseAll(action.split(THEN)) : choose(action)),
  hover: (action: string | null) => hover(action && action.split(THEN)[0]!),
})

/** A way that my merchant can go by one press, and the good that it takes there. */
interface Journey {
  action: string
  way: string
  good: string
}

/** Where each legal action is to be found; `fillings`: what one press can do, such as to put followers on a place at once. */
export function readAnswers(answers: readonly Answer[], fillings: readonly string[][] = []) {
  const read = answers.map((answer) => {
    const [verb = '', first = '', second = ''] = answer.notation.split(' ')
    return { action: answer.notation, verb, first, second, about: aboutOf(answer) }
  })
  const of = (...verbs: string[]) => read.filter(({ verb }) => verbs.includes(verb))
  /** By what they are about. */
  const by = (...verbs: string[]) => new Map(of(...verbs).map(({ first, action }) => [first, action]))
  const layings = (...verbs: string[]): Laying[] =>
    of(...verbs).map(({ action, verb, first, second }) => {
      const [what, group] = second ? [first, second] : ['technology', first]
      return { action, what, group, place: placeOfGroup(group), fromTower: verb === 'place_from_tower' }
    })
  /** Those who come back for a draw less. */
  const instead = fillings.filter((way) => verbOf(way[0]!) === 'draw')
  const journeys = fillings.flatMap((way): Journey[] => {
    const verb = verbOf(way[0]!)
    if (verb !== 'use' && verb !== 'travel') return []
    const word = (of: string) => way.find((answer) => verbOf(answer) === of)?.split(' ')[1] ?? ''
    return [{ action: way.join(THEN), way: word('travel') || (aboutOf(answers.find(({ notation }) => notation === way[0])).ways?.[0] ?? ''), good: word('take') }]
  })
  return {
    journeys,
    draw: new Map(of('draw').map(({ first, action }) => [Number(first), action])),
    toTower: by('to_tower'),
    lay: layings('place', 'place_from_tower', 'place_technology'),
    takeBack: [
      ...layings('take_back', 'take_back_technology'),
      ...instead.map((way): Laying => {
        const [, what = '', group = ''] = way[1]!.split(' ')
        return { action: way.join(THEN), what, group, place: placeOfGroup(group), fromTower: false }
      }),
    ],
    use: by('use'),
    /** Followers whose track moves on. */
    recruit: by('recruit'),
    advance: by('advance'),
    takeTile: by('remove', 'take_tile'),
    travel: by('travel'),
    /** To which city each of these ways leads. */
    cities: new Map(of('travel').map(({ first, about }) => [first, about.city ?? ''])),
    take: by('take'),
    /** `develops`: for development points instead of coins. */
    send: of('send', 'send_to_develop').map(({ action, verb, first, second }) => ({ action, follower: first, deed: second, develops: verb === 'send_to_develop' })),
    /** Goods to be paid, eaten or given up. */
    good: by('pay_good', 'give_food', 'give_up_good'),
    giveStation: by('give_up_station'),
    giveTile: by('give_up_tile'),
    giveTechnology: of('give_up_technology')[0]?.action ?? null,
    givePlaced: by('give_up_placed_technology'),
    fillings,
  }
}

export type Legal = ReturnType<typeof readAnswers>

/** What the parts of the table share. */
export interface Scene extends Pick<BoardProps, 'mySeat' | 'question' | 'hinted' | 'choose' | 'hover' | 'say'> {
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
  'take_tile',
  'travel',
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

/** To draw as many as one can; of less the chances are told. */
const drawsMost = (answer: Answer): boolean => verbOf(answer.notation) === 'draw' && answer.notation !== 'draw 0' && aboutOf(answer).chances === undefined

/** Whether an answer has its place on the table; all others are given in the question bar. */
export const onBoard = (answer: Answer): boolean => HERE.has(verbOf(answer.notation)) && !drawsMost(answer)

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
