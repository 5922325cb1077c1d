import { describe, expect, it } from 'vitest'
import { advise, questionIn, sameQuestion } from './advice'
import type { Reply } from './live'
import type { Question, TableState } from './messages'

const question = (answers: string[], seat = 0, undoable = 0): Question => ({ seat, step: 'plan', undoable, answers })
const hint = (number: number) => ({ type: 'hint', notation: `draw ${number}` }) as unknown as Reply
const refused = (code: string) => ({ type: 'refused', code }) as unknown as Reply

describe('a question', () => {
  it('is the same after something that concerns it not', () => {
    expect(sameQuestion(question(['a', 'b'], 0, 1), question(['a', 'b'], 0, 2))).toBe(true)
  })

  it('is another one with other answers or for another seat', () => {
    expect(sameQuestion(question(['a', 'b']), question(['a', 'c']))).toBe(false)
    expect(sameQuestion(question(['a', 'b']), question(['a']))).toBe(false)
    expect(sameQuestion(question(['a']), question(['a'], 1))).toBe(false)
    expect(sameQuestion(question(['a']), null)).toBe(false)
  })

  it('is that of the seat looked through', () => {
    const state = { seat: 1, questions: [question(['a']), question(['b'], 1)] } as unknown as TableState
    expect(questionIn(state)?.seat).toBe(1)
    expect(questionIn(null)).toBeNull()
  })
})

describe('a hint', () => {
  it('holds when only others have acted meanwhile', async () => {
    expect(await advise(async () => hint(1), () => question(['a', 'b']))).toEqual(hint(1))
  })

  it('is asked for again when it came too late', async () => {
    const replies = [refused('too_late'), hint(0)]
    expect(await advise(async () => replies.shift()!, () => question(['a']))).toEqual(hint(0))
  })

  it('is asked for again when the question has changed meanwhile', async () => {
    let now = question(['a'])
    const replies = [hint(0), hint(1)]
    const ask = async () => {
      now = question(['b', 'c'])
      return replies.shift()!
    }
    expect(await advise(ask, () => now)).toEqual(hint(1))
  })

  it('is given up, with the reason, when the question never rests', async () => {
    let asked = 0
    const ask = async () => {
      asked += 1
      return refused('too_late')
    }
    expect(await advise(ask, () => question(['a']))).toEqual(refused('too_late'))
    expect(asked).toBe(3)
  })

  it('is not wanted any more once the person has answered', async () => {
    let now: Question | null = question(['a'])
    const ask = async () => {
      now = null
      return hint(0)
    }
    expect(await advise(ask, () => now)).toBeNull()
  })

  it('that is refused is not asked for again', async () => {
    expect(await advise(async () => refused('busy'), () => question(['a']))).toEqual(refused('busy'))
  })
})
