/** Which answers have a button of their own, and which are given otherwise. */
import type { Form } from '../../lib/messages'

/** These stay in the question bar, where they are in every game. */
export const IN_THE_BAR: readonly string[] = ['end_turn', 'pass']

/** Whether an answer is one that a form gives. */
export function asks(form: Form | null, notation: string): boolean {
  if (!form) return false
  const { rows, first = [], also = {}, last = [] } = form
  const around = [...first, ...Object.values(also), ...last]
  return around.includes(notation) || rows.some(([answer]) => answer === notation || (answer.includes('#') && answer === notation.replace(/\d+$/, '#')))
}
