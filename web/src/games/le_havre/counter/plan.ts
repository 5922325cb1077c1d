/** What a person has put together in the panel, and the answers that carry it out. */
import { GOODS, type Amounts, type Kind } from '../cards'
import { STOP, type Ask, type Asking, type Topic } from './asks'

/** For each topic of the panel the numbers chosen, by good, kind of ship or part. */
export type Plan = Partial<Record<Topic, Record<string, number>>>

export const chosen = (plan: Plan, topic: Topic, item: string): number => plan[topic]?.[item] ?? 0

export function amountsOf(plan: Plan, topic: Topic): Amounts {
  return (plan[topic] ?? {}) as Partial<Record<Kind, number>>
}

export function withChoice(plan: Plan, topic: Topic, item: string, count: number): Plan {
  return { ...plan, [topic]: { ...plan[topic], [item]: count } }
}

/** Where the answers of a plan lead. */
export interface Way {
  /** What to send: a question with one answer is not put. */
  notations: string[]
  /** The question to which the plan has no legal answer; null if it has one to all. */
  refused: Ask | null
  /** What the plan has beyond what is asked for. */
  leftover: { topic: Topic; item: string } | null
  /** The numbers that may be answered, for each topic and item that was reached. */
  asked: Map<string, number[]>
}

export const keyOf = (topic: Topic, item: string): string => `${topic} ${item}`

function wanted(plan: Plan, { topic, item, counts }: Ask, lastPick: number): number {
  if (topic === 'pick') return GOODS.findIndex((good, place) => place > lastPick && chosen(plan, 'pick', good) > 0) + 1 || STOP + 1
  if (topic === 'part') return Number(Object.keys(plan.times ?? {}).find((part) => chosen(plan, 'times', part) > 0) ?? -1) + 1
  if (topic === 'feed') return counts[0]!
  return chosen(plan, topic, item)
}

/** Answer question after question as the plan says. */
export function follow(asking: Asking, plan: Plan): Way {
  const way: Way = { notations: [], refused: null, leftover: null, asked: new Map() }
  const met = new Set<string>()
  let lastPick = -1
  for (let next = asking.next(); !next.done; ) {
    const ask = next.value
    const picks = ask.topic === 'pick'
    const answer = wanted(plan, ask, lastPick) - Number(picks)
    way.asked.set(keyOf(ask.topic, ask.item), ask.counts)
    met.add(keyOf(ask.topic, picks ? (GOODS[answer] ?? '') : ask.item))
    if (!ask.counts.includes(answer)) return { ...way, refused: ask }
    if (ask.counts.length > 1 || ask.always) way.notations.push(ask.write(answer))
    if (picks) lastPick = answer
    next = asking.next(answer)
  }
  for (const [topic, items] of Object.entries(plan) as [Topic, Record<string, number>][]) {
    const item = Object.keys(items).find((item) => items[item]! > 0 && !met.has(keyOf(topic, item)))
    if (item !== undefined) way.leftover ??= { topic, item }
  }
  return way
}
