/** The logic behind the board: reading answers, what a visit brings, what flies, saying it in both languages. */
import rules from '@ratusz/games/le_havre/rules.md?raw'
import { describe, expect, it } from 'vitest'
import { following } from '../../lib/guiding'
import type { Question, TableState } from '../../lib/messages'
import { Answers } from '../../lib/question'
import { readRules } from '../../lib/rules'
import { LANGUAGES, Texts, type Language } from '../../lib/texts'
import type { SayText } from '../module'
import { BOARD_VERBS, PANEL_VERBS, readAnswers } from './answers'
import { BUILDING_IDS, GOODS, OFFERS, buildingOf, isShip, shipOf, type Amounts } from './cards'
import { briefOf } from './effects'
import { planFlights } from './flights'
import { guide } from './guide'
import { changesOf } from './preview'
import { linesOf } from './sentences'
import { onlyDeed } from './sheet.svelte'
import { allot, columnsOf, spread } from './spread'
import type { HavreView, SeatView } from './types'
import { aboutGood, feeWords, nowWords, preview, ruleOf, visitOf, whoseWords } from './words'

const files: Record<string, string> = {
  ...import.meta.glob('../../../../src/ratusz/text_*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob('../../../../src/ratusz/games/le_havre/text_*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob('./text_*.ftl', { query: '?raw', import: 'default', eager: true }),
}

function speaking(language: Language): SayText {
  const spoken = Object.entries(files).filter(([path]) => path.endsWith(`_${language}.ftl`))
  const texts = new Texts(language, spoken.map(([, file]) => file))
  return (key, args, ids) => texts.say(key, args, ids)
}

const say = speaking('en')
const linked = new Set(readRules(rules).flatMap((block) => (block.kind === 'rule' ? [block.id] : [])))

function seat(of: Amounts, changes: Partial<SeatView> = {}): SeatView {
  return {
    goods: { ...of },
    loans: 0,
    score: 0,
    disc: '',
    cards: [],
    hammers: 0,
    fishermen: 0,
    food: 0,
    energy: 0,
    ship_food: 0,
    food_due: 0,
    traded: [],
    pawned: [],
    reminders: {},
    ...changes,
  }
}

function table(seats: SeatView[], changes: Partial<HavreView> = {}): HavreView {
  return {
    version: 'full',
    round: 2,
    rounds: 18,
    turn: 3,
    turns: 7,
    first_player: 0,
    active: 0,
    decider: 0,
    final: false,
    tiles: ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
    offers: { fish: 0, wood: 3, clay: 2, iron: 1, grain: 0, cattle: 0, francs: 0 },
    town: ['building_firm_1', 'bakehouse', 'black_market'],
    stacks: [['marketplace', 'bank'], ['sawmill'], []],
    ships: { wooden_ship: ['dina'], iron_ship: [], steel_ship: [], luxury_liner: [] },
    special_stack: [[], []],
    waiting: [],
    removed: [],
    modernised: [],
    bound: [],
    schedule: [],
    unfed: null,
    at: '',
    berths: [],
    comers: [],
    turns_left: [2],
    interest_in: null,
    seats,
    ...changes,
  }
}

describe('answers', () => {
  const legal = readAnswers([
    { notation: 'take_offer wood' },
    { notation: 'enter bakehouse' },
    { notation: 'buy bakehouse' },
    { notation: 'build_ship wooden_ship' },
    { notation: 'evict 2' },
    { notation: 'supply' },
    { notation: 'pay fish 3' },
  ])

  it('are found where they are given', () => {
    expect(legal.offers.get('wood')).toBe('take_offer wood')
    expect(legal.cards.get('bakehouse')).toEqual({ enter: 'enter bakehouse', buy: 'buy bakehouse' })
    expect(legal.cards.get('wooden_ship')).toEqual({ build_ship: 'build_ship wooden_ship' })
    expect(legal.evictions.get(1)).toBe('evict 2')
    expect([...legal.plain.keys()]).toEqual(['supply'])
  })

  it('build a project through the firm that the table names, after it was looked at', () => {
    const { cards } = readAnswers([{ notation: 'enter sawmill', about: { builds: ['fishery', 'bank'], projects: { fishery: { fee: {}, takes: { clay: 1 } } } } }])
    expect(cards.get('fishery')).toEqual({ through: 'enter sawmill' })
    expect(cards.get('bank')).toBeUndefined()
    expect(onlyDeed(cards.get('fishery')!)).toBeNull()
  })

  it('are played at one press only if there is no other, and never a sale or purchase', () => {
    expect(onlyDeed({ enter: 'enter bakehouse' })).toBe('enter bakehouse')
    expect(onlyDeed({ enter: 'enter bakehouse', buy: 'buy bakehouse' })).toBeNull()
    expect(onlyDeed({ sell: 'sell bakehouse' })).toBeNull()
  })

  it('have one place each', () => {
    expect([...BOARD_VERBS].filter((verb) => PANEL_VERBS.has(verb))).toEqual([])
    expect(['supply', 'end_turn', 'stop'].filter((verb) => BOARD_VERBS.has(verb) || PANEL_VERBS.has(verb))).toEqual([])
  })
})

describe('what a visit would cost and bring', () => {
  const names = ['Ania', 'Olek']

  it('is free in own buildings, and paid to the owner elsewhere', () => {
    expect(feeWords({ own: true }, names, say)).toBe('Your own building: no fee.')
    expect(feeWords({ fee: { food: 1 } }, names, say)).toBe('Entry fee: 1 food.')
    expect(feeWords({ fee: { food: 2, francs: 1 }, to: 1 }, names, say)).toBe('Entry fee to Olek: 2 food or 1 franc.')
    expect(feeWords(buildingOf('bakehouse'), names, say)).toBe('Entry fee: 1 food.')
  })

  it('is told of closed doors too, and of none if nobody asks', () => {
    const view = table([seat({}, { cards: ['bakehouse'] }), seat({})])
    const question: Question = { seat: 0, step: 'main_action', answers: [], closed: [{ of: ['enter bank', 'enter sawmill'], why: 'fee', rule: 'LH-FEE-1', about: [{}, { fee: { food: 1 }, builds: ['bank'] }] }] }
    const scene = { answers: new Answers([{ notation: 'enter hotel' }]), question, view, mySeat: 0 }
    expect(visitOf(scene, 'sawmill')).toEqual({ fee: { food: 1 }, builds: ['bank'] })
    expect(visitOf(scene, 'hotel')).toEqual({})
    expect(visitOf({ ...scene, question: null }, 'bakehouse')).toEqual({ own: true })
    expect(visitOf({ ...scene, mySeat: null }, 'bakehouse')).toEqual({ fee: { food: 1, francs: 0 } })
  })

  it('is told in one sentence', () => {
    const chance = { most: 5, gives: { grain: 5 }, energy: 3, food: 0, gets: { bread: 5, francs: 2 } }
    expect(nowWords({ gets: { iron: 3 }, chances: [chance] }, say)).toBe('Now you can get 3 iron; up to 5 bread, 2 francs (for 5 grain + 3 energy).')
    expect(nowWords({ builds: ['marketplace'] }, say)).toContain('Marketplace')
    expect(nowWords({ gets: { fish: 3 } }, say, 'would')).toBe('A visit would bring 3 fish.')
    expect(nowWords({}, say)).toBe('')
  })

  it('is added up for what is mine', () => {
    expect(changesOf({ notation: 'haul fish_wood', cost: { francs: 2 }, gain: { fish: 3, wood: 1 } })).toEqual({ francs: -2, fish: 3, wood: 1 })
  })
})

describe('flights', () => {
  const before = table([seat({}), seat({}, { disc: 'bakehouse' })])

  it('bring what was taken to its owner, at most a handful', () => {
    const flights = planFlights([{ event: 'offer_taken', seat: 1, good: 'fish', amount: 9 }], before, before)
    expect(flights).toHaveLength(6)
    expect(flights[0]).toMatchObject({ what: 'fish', from: ['[data-offer="fish"]'] })
    expect(flights[0]!.to[0]).toBe('[data-good="fish 1"]')
  })

  it('let discs walk and cards change hands', () => {
    const [disc] = planFlights([{ event: 'entered', seat: 1, building: 'sawmill' }], before, before)
    expect(disc).toMatchObject({ what: 'piece', from: ['[data-card="bakehouse"]'], to: ['[data-card="sawmill"] [data-disc="1"]'] })
    const [built] = planFlights([{ event: 'built', seat: 0, building: 'marketplace' }], before, before)
    expect(built).toMatchObject({ what: 'piece', from: ['[data-stack="0"]'] })
    const [ship] = planFlights([{ event: 'ship_built', seat: 0, ship: 'dina' }], before, before)
    expect(ship!.from).toEqual(['[data-ships="wooden_ship"]'])
  })

  it('turn up special buildings and supply tiles', () => {
    const [special] = planFlights([{ event: 'special_revealed', seat: -1, card: 'furriery' }], before, before)
    expect(special).toMatchObject({ what: 'turn', from: ['[data-special]'], to: ['[data-card="furriery"]'] })
    const tiles = (...up: (string | null)[]) => ({ ...before, tiles: up })
    const [tile] = planFlights([{ event: 'tile_revealed', seat: 0, first: 'fish', second: 'clay', interest: false }], tiles('a', null, null), tiles('a', 'b', null))
    expect(tile).toMatchObject({ what: 'turn', to: ['[data-tile="1"] .face'] })
  })
})

describe.each(LANGUAGES)('in %s', (language) => {
  const speak = speaking(language)
  const names = ['Ania', 'Olek']

  it.each(BUILDING_IDS)('%s says what it does and where the rules say so', (card) => {
    const lines = linesOf(card, 3, speak)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join(' ')).not.toMatch(/undefined|NaN|\{/)
    expect(linked).toContain(ruleOf(card))
    if (!isShip(card)) expect(briefOf(buildingOf(card)).length).toBeLessThan(9)
  })

  it('without special cards the Marketplace does not speak of looking at them', () => {
    expect(linesOf('marketplace', 3, speak)).toHaveLength(linesOf('marketplace', 3, speak, false).length + 1)
  })

  it('every good and every visitor is put into words', () => {
    for (const good of GOODS) expect(aboutGood(good, speak)).not.toBe('')
    const view = table([seat({}), seat({}, { disc: 'bakehouse' })])
    expect(whoseWords('bakehouse', view, names, speak)).toContain('Olek')
  })

  it('every answer on the board says what it costs and brings', () => {
    const notations = ['take_offer wood', 'haul fish_wood', 'enter bakehouse', 'buy dina', 'sell dina', 'build marketplace', 'build_ship iron_ship', 'repay_loan', 'take_loan']
    for (const notation of notations) expect(preview({ notation }, names, speak), notation).not.toBe('')
  })
})

it('knows every offer and every ship', () => {
  expect(OFFERS).toHaveLength(7)
  expect(shipOf('dina')).toMatchObject({ kind: 'wooden_ship', value: 2, capacity: 2, price: 14 })
  expect(shipOf('luxury_yacht').kind).toBe('iron_ship')
})

it('goes on with the tour for those who act before all was told', () => {
  const acted = { questions: [{ step: 'after_main' }], view: { round: 1, turn: 1, seats: [{}, {}] } } as unknown as TableState
  expect(guide[following(guide, 2, new Set([0, 1, 2]), acted)]?.text).toBe('guide-goods')
})

describe('what lies on the table', () => {
  it('is laid in as many columns as there is room for, most of them where most lies', () => {
    const of = (...cards: number[]) => cards.map((count) => ({ cards: count, ships: 0 }))
    expect(allot(of(0, 0), 6)).toEqual([3, 3])
    expect(allot(of(12, 4), 8)).toEqual([6, 2])
    expect(allot(of(9, 10, 6, 11), 9).reduce((sum, one) => sum + one, 0)).toBe(9)
    expect(Math.min(...allot(of(20, 0, 0, 0), 9))).toBe(2)
    expect(allot([...of(6, 6, 8), { cards: 5, ships: 4 }], 10), 'ships need room too').toEqual([2, 2, 3, 3])
  })

  const NAMES = BUILDING_IDS
  const table = (owned: number[], stack: number): HavreView =>
    ({ seats: owned.map((count, place) => seat({}, { cards: NAMES.slice(place * count, place * count + count) })), stacks: [NAMES.slice(0, stack), [], []], town: NAMES.slice(0, 3), version: 'full' }) as unknown as HavreView

  const order = (view: HavreView): number[] => view.seats.map((_, place) => place)
  const laid = (view: HavreView, room: number, width: number) => spread(view, order(view), room, width)

  it('is drawn as large as it fits', () => {
    const [ROOM, WIDTH] = [624, 1070]
    const begun = laid(table([1, 2], 5), ROOM, WIDTH)
    expect([begun.band, begun.lanes, begun.inTown]).toEqual(['roomy', 'roomy', 3])
    expect(laid(table([10, 9, 11, 12], 2), ROOM, 1110)).toMatchObject({ band: 'dense', lanes: 'dense' })
    expect(laid(table([2, 2], 5), 400, WIDTH), 'on a low screen').toMatchObject({ band: 'dense', lanes: 'dense' })
  })

  it('lies in two rows of lanes where one would be too narrow, as many cards abreast as its column has', () => {
    expect(columnsOf([0, 1, 2, 3], 1110)).toEqual([[0], [1], [2], [3]])
    expect(columnsOf([2, 3, 0, 1], 1000)).toEqual([[2, 0], [3, 1]])
    expect(columnsOf([0, 1, 2, 3, 4], 1110)).toEqual([[0, 3], [1, 4], [2]])
    expect(laid(table([6, 6, 6, 6], 2), 494, 1000).columns, 'what is narrow is high').toEqual([5, 4])
    expect(laid(table([6, 6, 6, 6, 6], 2), 534, 1000).across).toBe(false)
    const crowded = { ...table([6, 6, 6, 6, 6], 2), town: NAMES.slice(0, 7) }
    expect(laid(crowded, 534, 1000), 'a town of seven in one row, below the ships').toMatchObject({ across: true, inTown: 7 })
    const five = table([1, 7, 5, 3, 7], 2)
    const [first, second, third] = laid(five, 624, 1110).columns
    expect(second, 'most lies in the second column').toBeGreaterThan(Math.max(first!, third!) - 1)
  })
})
