/** Whether a turn with nothing left to decide ends by itself, and after how long. */
import type { Question } from './messages'

/** What becomes of a turn in which nothing is left to decide: it ends when I say so, after a moment, or at once. */
export type EndTurn = 'ask' | 'moment' | 'now'

/** The moment in which a turn can still be taken back, in milliseconds. */
export const MOMENT = 4000

/** The answer that does nothing but end my turn; null if there is something else to decide. */
export function endOf(question: Question | null): string | null {
  if (!question || question.feigned || question.window || question.answers.length !== 1) return null
  return question.answers[0] === 'end_turn' ? 'end_turn' : null
}

/**
 * After how many milliseconds a turn ends by itself; null where I am asked.
 *
 * Whoever has just taken something back wants to look: they are asked. So are people who share a screen, since it would
 * be taken from them; only those who want no moment get none there either.
 */
export function waitOf(question: Question | null, wish: EndTurn, tookBack: boolean, shared: boolean): number | null {
  if (endOf(question) === null || wish === 'ask' || tookBack) return null
  if (wish === 'now') return 0
  if (shared) return null
  return question?.undoable ? MOMENT : 0
}
