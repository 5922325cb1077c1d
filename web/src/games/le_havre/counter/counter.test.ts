/** The panel foresees exactly what the rules will ask: nothing they refuse is offered, nothing they allow is hidden. */
import { describe, expect, it } from 'vitest'
import type { HavreView } from '../view'
import { foresee, type Ask } from './asks'
import { follow, planOf } from './plan'
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

describe('the counting panel', () => {
  it.each(all.map((example) => [nameOf(example), example] as const))('%s: allows what the rules allow', (_, example) => {
    expect(sequences(example)).toEqual([...example.sequences].sort())
  })

  it('reaches every legal answer by its own plan', () => {
    for (const { view, seat, sequences } of all) {
      for (const sequence of sequences) {
        const plan = planOf(foresee(view, seat)!, sequence.split(' / '))
        expect(plan).not.toBeNull()
        expect(follow(foresee(view, seat)!, plan!)).toMatchObject({ notations: sequence.split(' / '), refused: null, leftover: null })
      }
    }
  })

  it('proposes something legal everywhere', () => {
    for (const { view, seat, sequences } of all) {
      const way = follow(foresee(view, seat)!, propose(view, seat))
      expect(way, JSON.stringify({ pending: view.pending, plan: propose(view, seat), purse: view.seats[seat] })).toMatchObject({ refused: null, leftover: null })
      expect(sequences).toContain(way.notations.join(' / '))
    }
  })
})
