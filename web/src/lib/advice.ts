/** Asking for a hint at a table where others act meanwhile. */
import type { Reply } from './live'
import type { Question, TableState } from './messages'

/** How often a question that keeps changing is asked about. */
const TRIES = 3

/** What the seat looked through is asked. */
export const questionIn = (state: TableState | null): Question | null => state?.questions.find(({ seat }) => seat === state.seat) ?? null

/** Whether the same is asked, whatever else has happened at the table. */
export function sameQuestion(one: Question | null, other: Question | null): boolean {
  if (!one || !other) return one === other
  if (one.seat !== other.seat || one.step !== other.step || one.answers.length !== other.answers.length) return false
  return one.answers.every((notation, index) => notation === other.answers[index])
}

/**
 * The hint for what is asked, asked for again where that has changed meanwhile.
 * `asked` says what is asked now: null once the person has answered, and then there is nothing to advise.
 */
export async function advise(ask: (seat: number) => Promise<Reply>, asked: () => Question | null): Promise<Reply | null> {
  let reply: Reply | null = null
  for (let tries = 0; tries < TRIES; tries++) {
    const before = asked()
    if (!before) return null
    reply = await ask(before.seat)
    const late = reply.type === 'refused' && reply.code === 'too_late'
    if (reply.type !== 'hint' && !late) return reply
    if (reply.type === 'hint' && sameQuestion(before, asked())) return reply
  }
  return reply?.type === 'refused' ? reply : null
}
