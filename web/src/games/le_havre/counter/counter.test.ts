/** The panel foresees exactly what the rules will ask: nothing they refuse is offered, nothing they allow is hidden. */
import { describe, expect, it } from 'vitest'
import { GOODS } from '../cards'
import type { HavreView } from '../types'
import { STOP, foresee, type Ask, type Asking } from './asks'
import { choose as change, panelOf } from './panel'
import { follow, withChoice, type Plan } from './plan'
import { propose } from './propose'
import examples from './sequences.json'

interface Example {
  view: HavreView
  seat: number
  sequences: string[]
}

const all = (examples as unknown as Example[]).map(({ view, ...rest }) => ({ ...rest, view: { ...view, final: false, round: 1, schedule: [{ round: 1, food: 5, harvest: true, town_builds: 'none', ship: 'dina' }] } as HavreView }))
const nameOf = ({ view }: Example) => `${String(view.pending.step)} ${String(view.pending.building ?? view.pending.purpose ?? '')}`

/** Every sequence that the foreseen questions allow. */
function sequences({ view, seat }: Example): string[] {
  const found: string[] = []
  const walk = (answers: number[], notations: string[]) => {
    const asking = foresee(view, seat)!
    let next = asking.next()
    for (const answer of answers) next = asking.next(answer)
    if (next.done) found.push(notations.join(' / '))
    else for (const count of next.value.counts) walk([...answers, count], put(next.value) ? [...notations, next.value.write(count)] : notations)
  }
  walk([], [])
  return found.sort()
}
const put = (ask: Ask) => ask.counts.length > 1 || ask.always

/** The plan that a sequence of answers stands for; null if the questions do not fit it. */
function planOf(asking: Asking, notations: readonly string[]): Plan | null {
  let plan: Plan = {}
  let place = 0
  for (let next = asking.next(); !next.done; ) {
    const ask = next.value
    const answer = put(ask) ? ask.counts.find((count) => ask.write(count) === notations[place]) : ask.counts[0]
    if (answer === undefined) return null
    if (put(ask)) place += 1
    if (ask.topic === 'pick') plan = answer === STOP ? plan : withChoice(plan, 'pick', GOODS[answer]!, 1)
    else if (ask.topic !== 'part' && ask.topic !== 'feed') plan = withChoice(plan, ask.topic, ask.item, answer)
    next = asking.next(answer)
  }
  return place === notations.length ? plan : null
}

describe('the counting panel', () => {
  it.each(all.map((example) => [nameOf(example), example] as const))('%s: allows what the rules allow', (_, example) => {
    expect(sequences(example)).toEqual([...example.sequences].sort())
  })

  it('accepts every legal plan, and its steppers reach it', () => {
    const wrong: unknown[] = []
    for (const { view, seat, sequences } of all) {
      for (const sequence of sequences) {
        const plan = planOf(foresee(view, seat)!, sequence.split(' / '))!
        const panel = panelOf(view, seat, plan)!
        const rows = panel.sections.flatMap(({ rows }) => rows)
        const reached = rows.every((row) => row.least <= row.chosen && row.chosen <= row.most)
        if (!reached || panel.problem || panel.notations!.join(' / ') !== sequence) wrong.push({ pending: view.pending, plan, sequence, panel })
      }
    }
    expect(wrong).toEqual([])
  })

  it('sends nothing but what is legal, wherever the steppers lead', () => {
    const wrong: unknown[] = []
    for (const { view, seat, sequences } of all) {
      let plan = propose(view, seat)
      for (let turn = 0; turn < 12; turn += 1) {
        const rows = panelOf(view, seat, plan)!.sections.flatMap(({ rows }) => rows)
        if (rows.length === 0) break
        // A walk that is the same every time, but does not stay in one corner.
        const row = rows[(turn * 7 + 3) % rows.length]!
        const count = row.topic === 'fee' ? row.each : Math.min(row.most, Math.max(row.least, row.chosen + (turn % 3 === 0 ? -1 : 1)))
        plan = change(view, seat, plan, row.topic, row.topic === 'fee' ? '' : row.item, count)
        const { notations, problem } = panelOf(view, seat, plan)!
        const fine = notations === null ? problem !== null : sequences.includes(notations.join(' / '))
        if (!fine) wrong.push({ pending: view.pending, plan, notations, problem })
      }
    }
    expect(wrong).toEqual([])
  })

  it('proposes something legal everywhere', () => {
    for (const { view, seat, sequences } of all) {
      const way = follow(foresee(view, seat)!, propose(view, seat))
      expect(way).toMatchObject({ refused: null, leftover: null })
      expect(sequences).toContain(way.notations.join(' / '))
    }
  })
})
