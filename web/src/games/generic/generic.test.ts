import { describe, expect, it } from 'vitest'
import type { Form } from '../../lib/messages'
import { asks } from './answers'
import { columns, counted, seatsOf, sorted } from './view'

describe('a view', () => {
  it('is figures and lists, without what the shell shows', () => {
    const { figures, lists } = sorted({ round: 3, deck: 12, first: null, row: ['a'], prices: { a: 1 }, seats: [{}], deciders: [0] })
    expect(figures.map(([key]) => key)).toEqual(['deck', 'first'])
    expect(lists.map(([key]) => key)).toEqual(['row', 'prices'])
  })

  it('has seats or none', () => {
    expect(seatsOf({ seats: [{ coins: 1 }, { coins: 2 }] })).toHaveLength(2)
    expect(seatsOf({ seats: 4 })).toEqual([])
    expect(seatsOf({})).toEqual([])
  })

  it('has tables with all columns, and pieces each once', () => {
    expect(columns([{ a: 1 }, { b: 2, a: 3 }])).toEqual(['a', 'b'])
    expect(counted(['bread', 'honey', 'bread'])).toEqual([['bread', 2], ['honey', 1]])
  })
})

describe('a form', () => {
  const form: Form = { rows: [['stake #', 4, 0, 2, ''], ['buy', 2, 0, 2, '']], first: ['pay_food'], also: { 1: 'part 2' }, last: ['stop'] }

  it('asks for its rows and what is around them', () => {
    expect(['stake 2', 'buy', 'pay_food', 'part 2', 'stop'].every((notation) => asks(form, notation))).toBe(true)
  })

  it('asks for nothing else', () => {
    expect(['stake', 'stake 2 more', 'buy bread', 'end_turn'].some((notation) => asks(form, notation))).toBe(false)
    expect(asks(null, 'buy')).toBe(false)
  })
})
