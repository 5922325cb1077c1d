/** The ways that a question lists, chosen by touching single answers of them. Knows no rule. */
import type { Ways } from './messages'

/** How often each answer is given. */
function counted(answers: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1)
  return counts
}

/** Whether a way gives all of the answers, as often as they are wanted. */
function has(way: readonly string[], wanted: readonly string[]): boolean {
  const given = counted(way)
  return [...counted(wanted)].every(([answer, times]) => (given.get(answer) ?? 0) >= times)
}

/** The place of the best way that gives at least these answers; -1 if none does. */
export function bestWith({ answers }: Ways, wanted: readonly string[]): number {
  return answers.findIndex((way) => has(way, wanted))
}

/** The place of the way that gives just these answers, in whatever order; -1 if there is none. */
export function exactly({ answers }: Ways, wanted: readonly string[]): number {
  return answers.findIndex((way) => way.length === wanted.length && has(way, wanted))
}

/** The answers that could still be added, one at a time. */
export function addable(ways: Ways, wanted: readonly string[]): string[] {
  const all = [...new Set(ways.answers.flat())]
  return all.filter((answer) => bestWith(ways, [...wanted, answer]) >= 0)
}
