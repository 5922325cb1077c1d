import { describe, expect, it } from 'vitest'
import { answersFor, brought, comesOutRight, problems, taken, total, withCount } from './form'
import type { Form } from './messages'

/** Food for 5: fish are worth 1, bread 3, cattle 4; a stall is used once if anything comes from it. */
const feeding: Form = {
  rows: [
    ['pay fish #', 9, 0, 5, 'food'],
    ['pay bread #', 2, 0, 2, 'food'],
    ['kill ox', 1, 0, 1, 'cattle'],
  ],
  tallies: [['food', [1, 3, 4], 5, null, 'hungry', 'LH-FEED-1', 0, true]],
  gains: [['hides', [0, 0, 3], 2, 1, []]],
  first: ['pay_food'],
  also: { 2: 'open_stall' },
  last: ['stop'],
  lead: 1,
  proposals: [
    [0, 2, 0],
    [2, 1, 0],
  ],
}

describe('a form', () => {
  it('comes out right within its bounds, and if nothing could be spared', () => {
    expect(comesOutRight(feeding, [5, 0, 0])).toBe(true)
    expect(comesOutRight(feeding, [0, 2, 0])).toBe(true)
    expect(comesOutRight(feeding, [4, 0, 0])).toBe(false)
    expect(comesOutRight(feeding, [1, 2, 0])).toBe(false)
    expect(comesOutRight(feeding, [6, 0, 0])).toBe(false)
    expect(problems(feeding, [1, 0, 0]).map(([name]) => name)).toEqual(['food'])
  })

  it('takes over what was advised if that comes out right, or a proposal with it', () => {
    expect(taken(feeding, ['pay_food', 'pay fish 1', 'open_stall', 'kill ox', 'end_turn'])).toEqual([1, 0, 1])
    expect(taken(feeding, ['pay fish 2', 'end_turn']), 'the bread was a matter of course').toEqual([2, 1, 0])
    expect(taken(feeding, ['pay fish 1']), 'there is only the ox left').toEqual([1, 0, 1])
    expect(taken(feeding, ['pay fish 3'])).toBeNull()
    expect(taken(feeding, ['end_turn'])).toBeNull()
    expect(taken(feeding, [])).toBeNull()
  })

  it('counts what is added once, from a base on, in steps', () => {
    const [row] = feeding.rows
    const form: Form = { rows: [row!], tallies: [['toll', [2], null, 9, '', '', 1, false, 3, [3]]] }
    expect([0, 1, 2].map((count) => total(form.tallies![0]!, [count]))).toEqual([1, 6, 8])
    expect([0, 1, 2].map((count) => comesOutRight(form, [count]))).toEqual([false, true, false])
  })

  it('says what it brings, by division or by a table', () => {
    expect(brought(feeding.gains![0]!, [0, 0, 1])).toBe(2)
    expect([0, 2, 9].map((count) => brought(['coins', [1], 1, 0, [0, 1, 3]], [count]))).toEqual([0, 3, 3])
  })

  it('follows a leading row as proposed, and leaves the others alone', () => {
    expect(withCount(feeding, [5, 0, 0], 0, 2)).toEqual([2, 1, 0])
    expect(withCount(feeding, [5, 0, 0], 0, 3)).toEqual([3, 0, 0])
    expect(withCount(feeding, [5, 0, 0], 1, 1)).toEqual([5, 1, 0])
  })

  it('is answered row by row', () => {
    expect(answersFor(feeding, [1, 0, 1])).toEqual(['pay_food', 'pay fish 1', 'pay bread 0', 'open_stall', 'kill ox', 'stop'])
    expect(answersFor(feeding, [5, 0, 0])).toEqual(['pay_food', 'pay fish 5', 'pay bread 0', 'stop'])
  })
})
