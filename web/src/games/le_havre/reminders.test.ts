/** What a good host reminds of, and when. */
import { describe, expect, it } from 'vitest'
import type { TableState } from '../../lib/messages'
import { KINDS, type Amounts } from './cards'
import { feedingOf, harvestOf, interestIn, remindersOf, turnsLeft } from './reminders'
import type { HavreView, SeatView } from './types'

const goods = (of: Amounts): number[] => KINDS.map((kind) => of[kind] ?? 0)

function seat(of: Amounts, rest: Partial<SeatView> = {}): SeatView {
  const none = { loans: 0, score: 0, disc: '', cards: [], hammers: 0, fishermen: 0, energy: 0, ship_food: 0, food_due: 0, traded: [], pawned: [], hand: [], hand_size: 0 }
  return { ...none, goods: goods(of), food: 0, ...rest }
}

function view(seats: SeatView[], rest: Partial<HavreView> = {}): HavreView {
  const round = { food: 5, harvest: true, town_builds: 'none' as const, ship: 'dina' }
  const some = {
    round: 2, rounds: 4, turn: 3, turns: 7, active: 0, decider: 0, final: false, main_actions: 1, bound: [], doors: [],
    tiles: ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
    schedule: [1, 2, 3, 4].map((number) => ({ round: number, ...round })),
    pending: { step: 'main_action', player: 0 },
  }
  return { ...some, seats, ...rest } as unknown as HavreView
}

const state = (of: HavreView): TableState => ({ view: of, over: false, seats: of.seats.map((_, index) => ({ name: `P${index}` })), options: {} }) as unknown as TableState
const keys = (of: HavreView, mySeat = 0): string[] => remindersOf(state(of), mySeat, (card) => card).map(({ key }) => key)

describe('reminders', () => {
  it('count the turns before the feeding', () => {
    const three = [seat({}), seat({}), seat({})]
    // Turns 3, 4, 5, 6 and 7 belong to seats 0, 1, 2, 0 and 1.
    expect([0, 1, 2].map((mine) => turnsLeft(view(three), mine))).toEqual([2, 2, 1])
    expect(turnsLeft(view(three, { main_actions: 0, pending: { step: 'after_main' } }), 0)).toBe(1)
    expect(turnsLeft(view(three, { final: true }), 0)).toBe(0)
  })

  it('are done with who has fed, and with the harvest before it', () => {
    const fed = seat({}, { food: 0, food_due: 5 })
    expect(keys(view([fed, fed], { unfed: [1] }))).toEqual([])
    expect(keys(view([fed, fed], { unfed: [1] }), 1)).toEqual(['remind-hungry'])
  })

  it('say what is missing for the feeding, with the fish that still come', () => {
    const hungry = seat({ fish: 1 }, { food: 1, food_due: 5 })
    expect(feedingOf(view([hungry]), 0)).toMatchObject({ due: 5, have: 1, missing: 4 })
    expect(keys(view([hungry]))[0]).toBe('remind-hungry')
    const hut = seat({ fish: 1 }, { food: 1, food_due: 5, cards: ['fishermans_hut'] })
    expect(feedingOf(view([hut, seat({})]), 0).missing).toBeLessThan(4)
    expect(keys(view([seat({ fish: 5 }, { food: 5, food_due: 5 })]))).not.toContain('remind-hungry')
  })

  it('say what the harvest would give', () => {
    expect(harvestOf(view([seat({ grain: 1, cattle: 2 })]), 0)).toEqual({ grain: 1, cattle: 1 })
    expect(harvestOf(view([seat({ cattle: 1 })]), 0)).toEqual({ grain: 0, cattle: 0 })
    expect(harvestOf(view([seat({ cattle: 4 }, { cards: ['feedlot'] })]), 0)!.cattle).toBeGreaterThan(1)
    const bare = view([seat({ grain: 1 })], { schedule: [] })
    expect(harvestOf(bare, 0)).toBeNull()
  })

  it('tell of interest in time', () => {
    const at = (place: number) => ['T1', 'T2', 'T3', 'T4', 'T6', 'T7'].toSpliced(place, 0, 'T5')
    expect(interestIn(view([seat({})], { tiles: at(3) }))).toBe(0)
    expect(interestIn(view([seat({})], { tiles: at(6) }))).toBe(3)
    expect(interestIn(view([seat({})], { tiles: at(1) }))).toBeNull()
    expect(interestIn(view([seat({})], { tiles: ['T1', 'T2', 'T3', null, null, null, null] }))).toBeNull()
    const indebted = seat({ francs: 3 }, { loans: 1 })
    expect(keys(view([indebted], { tiles: at(4) }))).toContain('remind-interest')
    expect(keys(view([indebted], { tiles: at(1) }))).not.toContain('remind-interest')
    expect(keys(view([seat({ francs: 3 }, { loans: 1, cards: ['stockmarket'] })], { tiles: at(4) }))).not.toContain('remind-interest')
  })

  it('speak of loans when the end is near', () => {
    const indebted = [seat({}, { loans: 2 })]
    expect(keys(view(indebted, { round: 2 }))).not.toContain('remind-loans')
    expect(keys(view(indebted, { round: 3 }))).toContain('remind-loans')
    expect(keys(view(indebted, { final: true, round: 4 }))).toContain('remind-loans')
  })

  it('name the buildings that nobody may enter', () => {
    const seats = [seat({}), seat({}, { disc: 'bakehouse' })]
    const closed = view(seats, { doors: [{ building: 'bakehouse', reason: 'occupied' }, { building: 'joinery', reason: '' }] })
    const line = remindersOf(state(closed), 0, (card) => card).find(({ key }) => key === 'remind-occupied')
    expect(line?.args).toEqual({ buildings: 'bakehouse (P1)', count: 1 })
    expect(keys(view(seats, { bound: [0] }))).toContain('remind-bound')
  })
})
