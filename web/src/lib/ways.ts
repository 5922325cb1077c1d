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

/** An answer that is wanted or unwanted in a way: at least, or at most, so many times. */
export interface Wish {
  answer: string
  least?: number
  most?: number
}

const times = (way: readonly string[], answer: string): number => way.filter((other) => other === answer).length

const fulfils = (way: readonly string[], { answer, least = 0, most = Infinity }: Wish): boolean => times(way, answer) >= least && times(way, answer) <= most

/**
 * The first way that fulfils the newest wishes: those that contradict a newer one are dropped. Its place is -1 only if
 * there is no way at all.
 */
export function fulfil(ways: readonly string[][], wishes: readonly Wish[]): { place: number; wishes: Wish[] } {
  let left = [...ways]
  const kept: Wish[] = []
  for (const wish of [...wishes].reverse()) {
    const fitting = left.filter((way) => fulfils(way, wish))
    if (fitting.length === 0) continue
    left = fitting
    kept.unshift(wish)
  }
  return { place: ways.indexOf(left[0]!), wishes: kept }
}

/** The wishes after an answer was touched: a chosen one is not wanted, another one is. */
export function touched(wishes: readonly Wish[], way: readonly string[], answer: string, chosen: boolean): Wish[] {
  const others = wishes.filter((wish) => wish.answer !== answer)
  return [...others, chosen ? { answer, most: times(way, answer) - 1 } : { answer, least: times(way, answer) + 1 }]
}

/** The wishes that lead to a way. */
export function wishesFor(way: readonly string[]): Wish[] {
  return [...new Set(way)].map((answer) => ({ answer, least: times(way, answer) }))
}
