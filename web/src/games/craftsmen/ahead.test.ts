/** What the board of Craftsmen looks ahead to: discards, standings on ships, and why something is closed. */
import { describe, expect, test } from 'vitest'
import { Legal } from './answers'
import type { Colour } from './cards'
import { closedAt } from './closed'
import { leastMissed } from './discards'
import { without, worth } from './payment'
import { loaded, standingOf } from './ships'
import type { CraftsmenView, SeatView } from './types'

const LETTERS: Record<string, Colour> = { p: 'purple', g: 'green', b: 'blue', r: 'red' }
const cards = (short: string): string[] => (short ? short.split(' ').map((card) => `capital_${LETTERS[card[0]!]}_${card[1]}`) : [])
const short = (list: readonly string[]): string => list.map((card) => `${card.split('_')[1]![0]}${card.split('_')[2]}`).join(' ')

describe('discards', () => {
  test.each([
    ['p1 g1 g1 b1 b1 b3 r1', 2, 'p1 r1'],
    ['p1 p2 p2 p3 b2 b2 r1 r1 r2', 2, 'b2 b2'],
    ['p1 p2 p3', 1, 'p1'],
    ['r3 r3 g1', 1, 'g1'],
    ['g2', 2, 'g2'],
  ])('of %s are the %i missed least', (hand, count, missed) => expect(short(leastMissed(cards(hand), count))).toBe(missed))

  test('leave more than any others would', () => {
    const hand = cards('p2 g1 g2 b1 b3 r2 r3')
    const kept = worth(without(hand, leastMissed(hand, 2)))
    const pairs = hand.flatMap((one, at) => hand.slice(at + 1).map((other) => [one, other]))
    expect(kept).toBe(Math.max(...pairs.map((pair) => worth(without(hand, pair)))))
  })

  test('are of no type before the last one discarded', () => {
    expect(short(leastMissed(cards('p1 g1 g2 r2'), 1, 'capital_green_1'))).toBe('r2')
  })
})

describe('a ship', () => {
  // Ship 1 has candles, beer and meat from its highest row down.
  test('is won by the most markers, then by the higher row, then further left', () => {
    expect(standingOf('ship_1', { candles: [0], meat: [1, 1] }, 1)).toEqual({ place: 1, bonus: 4, markers: 2 })
    expect(standingOf('ship_1', { candles: [0], beer: [0], meat: [1, 1] }, 1)).toEqual({ place: 2, bonus: 0, markers: 2 })
    expect(standingOf('ship_1', { beer: [1, 0] }, 1)).toMatchObject({ place: 1 })
    expect(standingOf('ship_1', { beer: [1] }, 0)).toBeNull()
  })

  test('is loaded from the left, and a full hold loses its left marker', () => {
    expect(loaded({ beer: [1] }, 'beer', 0)).toEqual({ beer: [1, 0] })
    expect(loaded({ beer: [1, 2] }, 'beer', 0)).toEqual({ beer: [2, 0] })
    expect(loaded({}, 'meat', 0)).toEqual({ meat: [0] })
  })
})

describe('what is closed', () => {
  const seat = (given: Partial<SeatView> = {}): SeatView =>
    ({ points: 0, capital: [], capital_count: 0, privilege_tokens: 0, labour_tokens: 0, estate: [{ building: 'sawmill_1', icons: [] }], ...given }) as SeatView
  function why(place: string, step: string, given: Partial<CraftsmenView>, answers: string[] = []): string {
    const view = { year: 2, due: 0, carried: '', discards: 0, order_change: [], queue: {}, granary: {}, seats: [seat(), seat(), seat()], ...given } as CraftsmenView
    const legal = new Legal(
      answers.map((notation, action) => ({ action, notation })),
      step,
      view,
    )
    const closed = closedAt(place, { step, view, legal, seat: 0, say: (key) => key })
    return closed ? `${closed.why} ${closed.rule}` : ''
  }

  test('says which limit of a building is reached', () => {
    expect(why('town:notary', 'send_helper', { queue: { notary: [[0], [0], []] } })).toBe('closed-own CR-HELPER-7')
    expect(why('town:notary', 'send_helper', { queue: { notary: [[1, 1], [2], [2]] } })).toBe('closed-full CR-HELPER-8')
    expect(why('town:notary', 'send_helper', { queue: { notary: [[0, 1], [0]] }, seats: [seat(), seat()] })).toBe('closed-own CR-TWO-2')
    expect(why('town:notary', 'send_helper', { queue: { notary: [[1], [2], []] } }, ['send notary'])).toBe('')
  })

  test('says that a fee cannot be paid, unless somewhere it need not be', () => {
    const queue = { notary: [[1], [2], [1]] }
    const rich = [seat({ points: 2 }), seat(), seat()]
    expect(why('field:notary:1', 'send_helper', { queue }, ['stack notary 3'])).toBe('closed-fee CR-HELPER-5')
    expect(why('town:notary', 'send_helper', { queue }, ['stack notary 3'])).toBe('')
    expect(why('field:notary:1', 'send_helper', { queue, seats: rich }, ['stack notary 1', 'stack notary 2', 'stack notary 3'])).toBe('')
  })

  test('says what is wrong with a field', () => {
    expect(why('field:notary:1', 'send_helper', { queue: { notary: [[1], [], []] } }, ['send notary'])).toBe('closed-first CR-HELPER-3')
    const five = Array.from({ length: 5 }, () => seat({ capital_count: 1 }))
    expect(why('field:notary:1', 'send_helper', { queue: { notary: [[1, 2], [2], [1]] }, seats: five }, ['stack notary 2'])).toBe('closed-stacked CR-HELPER-4')
  })

  test('says why a card is not built or bought', () => {
    const poor = [seat({ capital: cards('g1'), capital_count: 1 })]
    expect(why('hand:vineyard_3', 'build', {})).toBe('closed-clash CR-BUILD-3')
    expect(why('hand:apiary_3', 'build', { seats: poor })).toBe('closed-dear CR-PAY-4')
    expect(why('market:vineyard_3', 'notary', { seats: poor }, ['auction vineyard_3'])).toBe('closed-buy CR-NOTARY-3')
    expect(why('market:vineyard_3', 'notary', {})).toBe('closed-poor CR-NOTARY-6')
    expect(why('market:vineyard_3', 'notary', { seats: poor }, ['buy vineyard_3', 'auction vineyard_3'])).toBe('')
  })

  test('says why a token, a place in the order, a good or a hold is not to be had', () => {
    expect(why('pool:labour', 'hall', { seats: [seat({ labour_tokens: 3 })] })).toBe('closed-tokens CR-LABOUR-4')
    expect(why('pool:privilege', 'hall', {})).toBe('closed-pool CR-HALL-2')
    expect(why('track', 'hall', { order_change: [0] })).toBe('closed-on-track CR-HALL-4')
    expect(why('track', 'hall', { order_change: [1, 2, 3] })).toBe('closed-track CR-HALL-4')
    const winery = [seat({ estate: [{ building: 'winery_1', icons: [0, 0] }] })]
    expect(why('granary:barrel', 'buy_good', { granary: { barrel: [0] }, seats: winery })).toBe('closed-own-marker CR-MERCH-3')
    expect(why('granary:iron', 'buy_good', { granary: { iron: [-1] }, seats: winery })).toBe('closed-icon CR-MERCH-1')
    expect(why('granary:barrel', 'buy_good', { granary: { barrel: [] }, seats: winery })).toBe('closed-none CR-MERCH-2')
    expect(why('hold:ship_1:beer', 'load_ship', { carried: 'beer' })).toBe('closed-hold CR-SHIP-3')
    expect(why('hold:ship_1:meat', 'load_ship', { carried: 'beer' })).toBe('')
  })

  test('is silent while something else is asked', () => {
    expect(why('town:notary', 'craft', { queue: { notary: [[0], [0], []] } })).toBe('')
  })
})
