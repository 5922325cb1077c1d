/** What a good host reminds of, in words, the most pressing first; what there is to say comes with the view. */
import type { Question, TableState } from '../../lib/messages'
import type { SayText } from '../module'
import { viewOf } from './types'
import { held, nameOf, visitorsOf } from './words'

interface Reminder {
  key: string
  text: string
  /** Whether something is lost unless one acts. */
  urgent: boolean
  rules: string[]
}

export function remindersOf(state: TableState, seat: number, question: Question | null, say: SayText): Reminder[] {
  const view = viewOf(state)
  const mine = view.seats[seat]
  if (!mine || state.over) return []
  const { hungry, loans, interest, harvest } = mine.reminders
  const lines: Reminder[] = []
  const remind = (key: string, args: Record<string, number | string>, urgent: boolean, ...rules: string[]): void => {
    lines.push({ key, text: say(`remind-${key}`, args), urgent, rules })
  }
  if (hungry) remind('hungry', { ...hungry, turns: view.turns_left[seat]! }, true, 'LH-END-2', 'LH-END-4')
  if (loans) remind('loans', { ...loans, loans: mine.loans }, true, 'LH-LOAN-5', 'LH-FINAL-5')
  if (interest && view.interest_in !== null) remind('interest', { francs: interest.francs, turns: view.interest_in }, interest.short, 'LH-LOAN-4')
  if (view.bound.includes(seat)) remind('bound', {}, true, 'LH-BLDG-PicketLine')
  // Where my own disc lies is seen on the board.
  const taken = (question?.closed ?? []).flatMap(({ of, why }) => (why === 'occupied' ? of : [])).map((notation) => notation.split(' ')[1]!)
  const visited = taken.map((card) => `${nameOf(card, say)} (${visitorsOf(view, card).map((visitor) => state.seats[visitor]?.name ?? '').join(', ')})`)
  if (taken.length > 0) remind('occupied', { buildings: visited.join(', ') }, false, 'LH-MAIN-3')
  if (harvest) remind('harvest', { ...harvest, herd: held(mine, 'cattle') }, false, 'LH-END-1')
  if (view.final) remind('final', {}, false, 'LH-FINAL-1', 'LH-FINAL-3')
  else if (view.round === view.rounds) remind('last-round', {}, false, 'LH-FINAL-1')
  return lines.sort((one, other) => Number(other.urgent) - Number(one.urgent))
}
