import { describe, expect, it } from 'vitest'
import { endOf, MOMENT, waitOf } from './ending'
import type { Question } from './messages'

function asked(notations: string[], more: Partial<Question> = {}): Question {
  return { seat: 0, step: 'end_turn', answers: notations, undoable: 2, ...more }
}

const END = asked(['end_turn'])
const OPEN = asked(['end_turn', 'sell dunes'], { obvious: 'end_turn' })

describe('the end of a turn', () => {
  it('is the only answer there is', () => {
    expect(endOf(END)).toBe('end_turn')
    expect(endOf(asked(['end_turn', 'buy dunes']))).toBeNull()
    expect(endOf(asked(['pass']))).toBeNull()
    expect(endOf(asked(['pass'], { obvious: 'pass' }))).toBeNull()
    expect(endOf(null)).toBeNull()
  })

  it('is also what everybody answers although something could be sold', () => {
    expect(endOf(OPEN)).toBe('end_turn')
    expect(endOf(asked(['end_turn', 'buy dunes'], { obvious: 'buy dunes' }))).toBeNull()
  })

  it('leaves a moment for whatever else could be done', () => {
    expect(waitOf(OPEN, 'moment', false, false)).toBe(MOMENT)
    expect(waitOf({ ...OPEN, undoable: 0 }, 'moment', false, false)).toBe(MOMENT)
    expect(waitOf(OPEN, 'now', false, false)).toBe(MOMENT)
    expect(waitOf(OPEN, 'now', false, true)).toBeNull()
    expect(waitOf(OPEN, 'ask', false, false)).toBeNull()
  })

  it('is not my business where the table answers', () => {
    expect(endOf({ ...END, feigned: true })).toBeNull()
    expect(endOf({ ...END, window: true })).toBeNull()
  })

  it('comes when I say so, after a moment, or at once', () => {
    expect(waitOf(END, 'ask', false, false)).toBeNull()
    expect(waitOf(END, 'moment', false, false)).toBe(MOMENT)
    expect(waitOf(END, 'now', false, false)).toBe(0)
  })

  it('needs no moment where nothing can be taken back', () => {
    expect(waitOf({ ...END, undoable: 0 }, 'moment', false, false)).toBe(0)
  })

  it('needs no moment where I decide next as well', () => {
    for (const question of [END, OPEN]) {
      const again = { ...question, again: true }
      expect(waitOf(again, 'moment', false, false)).toBe(0)
      expect(waitOf(again, 'moment', false, true)).toBe(0)
      expect(waitOf(again, 'ask', false, false)).toBeNull()
      expect(waitOf(again, 'moment', true, false)).toBeNull()
    }
  })

  it('is asked for after something was taken back', () => {
    expect(waitOf(END, 'moment', true, false)).toBeNull()
    expect(waitOf(END, 'now', true, false)).toBeNull()
  })

  it('takes the screen from nobody who shares it, unless told to', () => {
    expect(waitOf(END, 'moment', false, true)).toBeNull()
    expect(waitOf({ ...END, undoable: 0 }, 'moment', false, true)).toBeNull()
    expect(waitOf(END, 'now', false, true)).toBe(0)
  })
})
