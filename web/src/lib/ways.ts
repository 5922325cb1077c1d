/** The ways that a question lists, chosen by touching single answers of them. Knows no rule. */
import type { Ways } from './messages'

/** Each way as its answers; none if nothing is listed. */
export const listed = (of: Ways | null | undefined): string[][] => of?.ways.map((way) => way.map((place) => of.answers[place]!)) ?? []

/** Ways and those that come after them. */
export function joined(before: Ways, after: Ways): Ways {
  const answers = [...new Set([...before.answers, ...after.answers])]
  const ways = [...listed(before), ...listed(after)].map((way) => way.map((answer) => answers.indexOf(answer)))
  const both = (name: 'worth' | 'left' | 'lost') => [...(before[name] ?? []), ...(after[name] ?? [])]
  return { answers, ways, worth: both('worth'), left: both('left'), lost: both('lost'), more: after.more }
}

/** Answers picked one by one on the way to a way. */
export interface Picked {
  chosen: readonly string[]
  /** Those among them that were touched: they stay as long as any way can have them. */
  wanted: readonly string[]
}

export const NONE_PICKED: Picked = { chosen: [], wanted: [] }

const minus = (answers: readonly string[], answer: string): string[] => answers.filter((_, place) => place !== answers.lastIndexOf(answer))

/** What is left of some answers without others; null if not all of these are among them. */
function without(answers: readonly string[], others: readonly string[]): string[] | null {
  let left = [...answers]
  for (const answer of others) {
    if (!left.includes(answer)) return null
    left = minus(left, answer)
  }
  return left
}

/** Which way these answers are; -1 if they are none. */
export function placeOf(ways: readonly string[][], chosen: readonly string[]): number {
  return ways.findIndex((way) => without(way, chosen)?.length === 0)
}

/** What was dropped is gone: nothing comes in its place by itself. */
export function dropped({ chosen, wanted }: Picked, answer: string): Picked {
  return { chosen: minus(chosen, answer), wanted: minus(wanted, answer) }
}

/**
 * What is touched is chosen. Of what was chosen before, that goes which the first way made of it has no use for; what was
 * touched longest ago goes before what was touched just now. If they make no way yet, all of it stays.
 */
export function added(ways: readonly string[][], { chosen, wanted }: Picked, answer: string): Picked {
  const all = [...chosen, answer]
  const made = ways.filter((way) => without(all, way))
  for (let wishes = [...wanted, answer]; wishes.length > 0; wishes = wishes.slice(1)) {
    const way = made.find((one) => without(one, wishes))
    if (way) return { chosen: way, wanted: wishes }
  }
  return made.length > 0 ? { chosen: [answer], wanted: [answer] } : { chosen: all, wanted: [...wanted, answer] }
}
