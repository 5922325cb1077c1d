import { describe, expect, it } from 'vitest'
import type { Question } from './messages'
import { Answers, answersOf, closedTip, reasonTip, unaddressed, whyClosed } from './question'

const question: Question = {
  seat: 0,
  step: 'turn',
  answers: ['hire mason', 'hire carpenter', 'send mason chapel', 'rest'],
  places: [1, 1, 2, 0],
  outcomes: [{}, { cost: { actions: 1 } }, { cost: { actions: 1, coins: 2 }, gain: { points: 3 }, about: { finishes: true } }],
  closed: [
    { of: ['send thatcher'], why: 'wage', rule: 'BU-SEND-5', args: { coins: 3, worker: 'thatcher' } },
    { of: ['end_turn'], why: 'actions_left', rule: 'BU-TURN-6' },
  ],
}

describe('answers', () => {
  it('are told with what they do, told once or not at all', () => {
    const [mason, carpenter, send, rest] = answersOf(question)
    expect(mason).toEqual({ notation: 'hire mason', cost: { actions: 1 } })
    expect(carpenter!.cost).toEqual({ actions: 1 })
    expect(send).toEqual({ notation: 'send mason chapel', cost: { actions: 1, coins: 2 }, gain: { points: 3 }, about: { finishes: true } })
    expect(rest).toEqual({ notation: 'rest' })
    expect(answersOf({ seat: 0, step: 'turn', answers: ['rest'] })).toEqual([{ notation: 'rest' }])
  })

  it('are found by notation and by beginning', () => {
    const answers = new Answers(answersOf(question))
    expect(answers.get('rest')).toEqual({ notation: 'rest' })
    expect([answers.get('hire thatcher'), answers.get(null)]).toEqual([undefined, undefined])
    expect([answers.any('send mason'), answers.any('send mas'), answers.any('rest')]).toEqual([true, false, true])
  })
})

describe('what is closed', () => {
  it('is known by its notation, or by a beginning of whole words', () => {
    expect(whyClosed(question, 'send thatcher chapel')?.why).toBe('wage')
    expect(whyClosed(question, 'end_turn')?.why).toBe('actions_left')
    expect(whyClosed(question, 'send thatchers chapel')).toBeNull()
    expect(whyClosed(null, 'end_turn')).toBeNull()
  })

  it('is said with its rule; texts of the arguments are ids', () => {
    const said: unknown[] = []
    const say = (...given: unknown[]) => (said.push(given), 'so')
    expect(closedTip(question, 'send thatcher inn', say)).toEqual({ text: 'so', rules: ['BU-SEND-5'] })
    expect(said).toEqual([['closed-wage', { coins: 3 }, { worker: 'thatcher' }]])
    expect(closedTip(question, 'rest', say)).toEqual({ text: '', rules: [] })
  })

  it('says when its verb is done where nothing closes it, and nothing of what is legal', () => {
    const say = (key: string) => key
    const asked = { ...question, rules: { rest: 'BU-REST', hire: 'BU-HIRE-1', send: 'BU-SEND-1' } }
    expect(reasonTip(asked, 'hire thatcher', say)).toEqual({ text: 'closed-when-hire', rules: ['BU-HIRE-1'] })
    expect(reasonTip(asked, 'send thatcher inn', say).text).toBe('closed-wage')
    expect([reasonTip(asked, 'rest', say).text, reasonTip(asked, 'send mason', say).text, reasonTip(null, 'rest', say).text]).toEqual(['', '', ''])
  })

  it('says how much is missing for each of those that are closed together', () => {
    const dear = { ...question, closed: [{ of: ['buy inn', 'buy mill'], why: 'dear', rule: 'X-1', lacks: [3, 8] }] }
    const say = (_: string, args?: Record<string, string | number>) => String(args?.missing)
    expect([closedTip(dear, 'buy inn', say).text, closedTip(dear, 'buy mill', say).text]).toEqual(['3', '8'])
  })
})

it('asks whoever is alone without a name', () => {
  expect(unaddressed('Gracz 1, dokąd wysyłasz pomocnika?', 'Gracz 1')).toBe('Dokąd wysyłasz pomocnika?')
  expect(unaddressed('Player 1: this was your turn. End it?', 'Player 1')).toBe('This was your turn. End it?')
  expect(unaddressed('Which card do you discard, Player 1?', 'Player 1')).toBe('Which card do you discard, Player 1?')
})
