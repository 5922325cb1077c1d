import { describe, expect, it } from 'vitest'
import type { Ways } from './messages'
import { fulfil, listed, touched, wishesFor } from './ways'

const ways: Ways = { answers: ['pay red', 'pay blue', 'pay green'], ways: [[0, 0], [1], [0, 2]], worth: [3, 3, 4] }
const all = listed(ways)

describe('ways', () => {
  it('are made of the answers that are told once', () => {
    expect(all).toEqual([['pay red', 'pay red'], ['pay blue'], ['pay red', 'pay green']])
  })

  it('begin with the best', () => {
    expect(fulfil(all, []).place).toBe(0)
    expect(fulfil([], []).place).toBe(-1)
  })

  it('are found by touching what is wanted, and what is not', () => {
    const green = fulfil(all, touched([], all[0]!, 'pay green', false))
    expect(green.place).toBe(2)
    expect(fulfil(all, touched(green.wishes, all[2]!, 'pay green', true)).place).toBe(0)
    expect(fulfil(all, touched([], all[0]!, 'pay red', true)).place).toBe(1)
  })

  it('forget a wish that contradicts a newer one', () => {
    const first = touched([], all[0]!, 'pay green', false)
    const { place, wishes } = fulfil(all, touched(first, all[2]!, 'pay blue', false))
    expect(place).toBe(1)
    expect(wishes).toEqual([{ answer: 'pay blue', least: 1 }])
  })

  it('can all be reached', () => {
    for (const [place, way] of all.entries()) expect(fulfil(all, wishesFor(way)).place).toBe(place)
  })
})
