/** What answers are called where they have no place on the table, what they cost and bring, and what they change of mine. */
import type { Question, TableState } from '../../lib/messages'
import type { Answer } from '../../lib/question'
import type { SayText } from '../module'
import { aboutOf, readDeed } from './answers'
import { viewOf, type HavreView } from './types'
import { preview as onTable } from './words'


const questionOf = ({ notation }: Answer, { questions }: TableState): Question | undefined => questions.find(({ answers }) => answers.includes(notation))

/** The special cards on top of the stack, as far as they were seen. */
function topCards(view: HavreView): [string, string] {
  const [top, second] = view.special_stack.map((cards) => (cards.length === 1 ? cards[0]! : ''))
  return [top ?? '', second ?? '']
}

/** What an answer in the question bar is called where its usual text does not fit the step. */
export function label(answer: Answer, state: TableState, say: SayText): string | null {
  const view = viewOf(state)
  const step = questionOf(answer, state)?.step ?? ''
  const { verb, first } = readDeed(answer)
  const [top, second] = topCards(view)
  switch (verb) {
    case 'evict': {
      const seat = Number(first) - 1
      const building = view.seats[seat]?.disc ?? ''
      const player = state.seats[seat]?.name ?? first
      return building ? say('label-evict', { player }, { building }) : null
    }
    case 'go_on':
      return view.at ? say('label-go-on', {}, { building: view.at }) : null
    case 'stop':
      return say('label-stop', { step })
    case 'pass':
      return say('label-pass', { step })
    case 'keep':
      return top ? say('label-keep', {}, { card: top }) : null
    case 'swap':
      return second ? say('label-swap', {}, { card: second }) : null
    default:
      return null
  }
}

/** What an answer costs and brings, in words. */
export function preview(answer: Answer, state: TableState, say: SayText): string {
  const view = viewOf(state)
  const mine = view.seats[questionOf(answer, state)?.seat ?? view.decider]
  const { verb } = readDeed(answer)
  if (!mine) return ''
  switch (verb) {
    case 'supply':
      return say('preview-supply')
    case 'pay_food':
      return say('preview-pay-food', { due: mine.food_due, ships: mine.ship_food })
    case 'pay_all_and_borrow':
      return say('preview-borrow', { due: mine.food_due, food: mine.food, loans: answer.gain?.loans ?? 0 })
    case 'pay_interest':
      return say('preview-interest', { loans: mine.loans })
    case 'redeem':
      return say('preview-redeem', { francs: answer.cost?.francs ?? 0 })
    case 'end_turn':
      return aboutOf(answer).feeds ? say('preview-last-turn', { due: mine.food_due, food: mine.food }) : ''
    default:
      return onTable(answer, state.seats.map(({ name }) => name), say)
  }
}

/** What an answer would change of my goods at once, as far as it is certain. */
export function changesOf({ cost = {}, gain = {} }: Answer): Record<string, number> {
  const changes: Record<string, number> = { ...gain }
  for (const [kind, amount] of Object.entries(cost)) changes[kind] = (changes[kind] ?? 0) - amount
  return changes
}
