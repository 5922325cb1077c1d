import { describe, expect, it } from 'vitest'
import type { Ways } from './messages'
import { addable, bestWith, exactly } from './ways'

const ways: Ways = { answers: [['pay red', 'pay red'], ['pay blue'], ['pay red', 'pay green']], worth: [3, 3, 4] }

describe('ways', () => {
  it('are found by what is touched, the best first', () => {
    expect(bestWith(ways, [])).toBe(0)
    expect(bestWith(ways, ['pay green'])).toBe(2)
    expect(bestWith(ways, ['pay blue', 'pay red'])).toBe(-1)
    expect(bestWith(ways, ['pay red', 'pay red', 'pay red'])).toBe(-1)
  })

  it('are known when they are complete, in any order', () => {
    expect(exactly(ways, ['pay green', 'pay red'])).toBe(2)
    expect(exactly(ways, ['pay red'])).toBe(-1)
  })

  it('say what could be added', () => {
    expect(addable(ways, ['pay red'])).toEqual(['pay red', 'pay green'])
    expect(addable(ways, ['pay blue'])).toEqual([])
  })
})
