import { describe, expect, it } from 'vitest'
import type { Ways } from './messages'
import { added, dropped, listed, NONE_PICKED, placeOf } from './ways'

const ways: Ways = { answers: ['pay red', 'pay blue', 'pay green'], ways: [[0, 0], [1], [0, 2]], worth: [3, 3, 4] }
const all = listed(ways)

describe('ways', () => {
  it('are made of the answers that are told once', () => {
    expect(all).toEqual([['pay red', 'pay red'], ['pay blue'], ['pay red', 'pay green']])
  })

  it('are known by their answers, whatever the order', () => {
    expect(all.map((way) => placeOf(all, [...way].reverse()))).toEqual([0, 1, 2])
    expect([placeOf(all, ['pay red']), placeOf(all, []), placeOf([], [])]).toEqual([-1, -1, -1])
  })
})

describe('a payment of 6', () => {
  const pay = (cards: string): string[] => cards.split(' ')
  // Single threes, and a set of purple cards that would be worth 10.
  const ways = ['b3 r3', 'g3 r3', 'b3 g3', 'p3 r3', 'b3 p3', 'g3 p3', 'p1 p3'].map(pay)
  const proposed = { chosen: ways[0]!, wanted: [] }

  it('keeps what was touched: a dropped card is not replaced by another', () => {
    const rest = dropped(proposed, 'b3')
    expect([rest.chosen, placeOf(ways, rest.chosen)]).toEqual([['r3'], -1])
    expect(added(ways, rest, 'g3')).toEqual({ chosen: pay('g3 r3'), wanted: ['g3'] })
  })

  it('lets go of what was only proposed, then of what was touched longest ago', () => {
    const green = added(ways, proposed, 'g3')
    expect(green).toEqual({ chosen: pay('g3 r3'), wanted: ['g3'] })
    const purple = added(ways, green, 'p3')
    expect(purple).toEqual({ chosen: pay('g3 p3'), wanted: ['g3', 'p3'] })
    expect(added(ways, purple, 'r3')).toEqual({ chosen: pay('p3 r3'), wanted: ['p3', 'r3'] })
  })

  it('is incomplete until it is one of the ways', () => {
    const nothing = dropped(dropped(proposed, 'b3'), 'r3')
    expect(nothing).toEqual(NONE_PICKED)
    expect(added(ways, nothing, 'p1')).toEqual({ chosen: ['p1'], wanted: ['p1'] })
    expect(added(ways, added(ways, nothing, 'p1'), 'p3').chosen).toEqual(['p1', 'p3'])
  })

  it('begins anew with a card that nothing chosen goes with', () => {
    expect(added(ways, proposed, 'p1')).toEqual({ chosen: ['p1'], wanted: ['p1'] })
  })

  it('knows one of two equal cards', () => {
    const double = [pay('r3 r3')]
    expect(dropped({ chosen: double[0]!, wanted: [] }, 'r3').chosen).toEqual(['r3'])
    expect(added(double, { chosen: ['r3'], wanted: [] }, 'r3').chosen).toEqual(pay('r3 r3'))
  })
})
