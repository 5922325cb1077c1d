/** Whether a turn with nothing left to decide ends by itself, and after how long. */
import type { Question } from './messages'

/** What becomes of a turn in which nothing is left to decide: it ends when I say so, after a moment, or at once. */
export type EndTurn = 'ask' | 'moment' | 'now'

/** The moment in which a turn can still be taken back, in milliseconds. */
export const MOMENT = 2500

/** The answer that ends my turn, where everybody ends it now; null if there is something else to decide. */
export function endOf(question: Question | null): string | null {
  if (!question || question.feigned || question.window) return null
  const answer = question.answers.length === 1 ? question.answers[0] : question.obvious
  return answer === 'end_turn' ? answer : null
}

/**
 * After how many milliseconds a turn ends by itself; null where I am asked.
 *
 * Whoever has just taken something back wants to look: they are asked. Whoever decides next as
 * well, and gives nothing up, waits for nobody. People who share a screen are asked, since it would be taken from them; only
 * those who want no moment get none there either. Where something else could be done, such as selling, there is a moment.
 */
export function waitOf(question: Question | null, wish: EndTurn, tookBack: boolean, shared: boolean): number | null {
  if (endOf(question) === null || wish === 'ask' || tookBack) return null
  if (question?.again) return 0
  const rest = (question?.answers.length ?? 0) > 1
  if (wish === 'now' && !rest) return 0
  if (shared) return null
  return question?.undoable || rest ? MOMENT : 0
}
