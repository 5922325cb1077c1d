/** What the board of Craftsmen works out by itself: payments, places of answers, wishes, the year's report, flights. */
import { describe, expect, test } from 'vitest'
import type { LoggedEvent, TableState } from '../../lib/messages'
import { Legal, onBoard, placesOf, readDeed } from './answers'
import { BUILDING_IDS, CAPITAL_IDS, COLOURS, GOOD_IDS, GUILDS, LINES, SHIPS, bonusOf, buildingOf, fits, match, type Colour } from './cards'
import { planFlights } from './flights'
import { cheapestFirst, fulfil, groupsOf, isExact, paymentsOf, touched, worth } from './payment'
import type { CraftsmenView } from './types'
import { fieldTip, isOnGold, preview } from './words'
import { isReported, lastYear, scoredYear } from './year'

const LETTERS: Record<string, Colour> = { p: 'purple', g: 'green', b: 'blue', r: 'red' }
/** `g2 r3` as cards. */
const cards = (short: string): string[] => (short ? short.split(' ').map((card) => `capital_${LETTERS[card[0]!]}_${card[1]}`) : [])
const short = (list: readonly string[]): string => list.map((card) => `${card.split('_')[1]![0]}${card.split('_')[2]}`).join(' ')

describe('capital', () => {
  test.each([
    ['g1 g2 g2 r3', 13],
    ['b1 b1 b3 b2 r1', 16],
    ['r3 r3', 6],
    ['r1 r2', 5],
    ['p2', 2],
    ['', 0],
  ])('%s is worth %i', (hand, value) => expect(worth(cards(hand))).toBe(value))

  test('two threes count one by one, other pairs as a set', () => {
    expect(groupsOf(cards('r3 r3 g1 g2')).map(({ colour, value, set }) => [colour, value, set])).toEqual([
      ['green', 5, true],
      ['red', 6, false],
    ])
  })
})

describe('payments', () => {
  const hand = cards('p1 g1 g2 g3 b3 r1')

  test('hold no superfluous card, and each is offered once', () => {
    for (const price of [1, 2, 3, 5, 6, 9, 10, 12]) {
      const found = paymentsOf(hand, price, COLOURS)
      expect(found.every((set) => isExact(set, price))).toBe(true)
      expect(new Set(found.map(short)).size).toBe(found.length)
    }
  })

  test('are all there are', () => {
    const price = 5
    const subsets = Array.from({ length: 1 << hand.length }, (_, bits) => hand.filter((_, at) => bits >> at & 1))
    const wanted = new Set(subsets.filter((set) => isExact(set, price)).map(short))
    expect(new Set(paymentsOf(hand, price, COLOURS).map(short))).toEqual(wanted)
  })

  test('use only the colours that are allowed', () => {
    expect(paymentsOf(hand, 3, ['red', 'blue']).map(short)).toEqual(['b3'])
    expect(paymentsOf(cards('g1'), 3, ['red'])).toEqual([])
  })

  test('go on from the cards that lie there', () => {
    const found = paymentsOf(cards('g2 g3 b3 r1'), 5, COLOURS, cards('g1')).map(short)
    expect(found).toContain('g1 g2')
    expect(found.every((set) => set.startsWith('g1'))).toBe(true)
  })

  test('begin with the one that the hand misses least', () => {
    // Any green card would break a set worth 10.
    expect(short(cheapestFirst(hand, paymentsOf(hand, 2, COLOURS))[0]!)).toBe('p1 r1')
  })

  test('every one is reached by touching its cards', () => {
    const payments = cheapestFirst(hand, paymentsOf(hand, 5, COLOURS))
    for (const wanted of payments) {
      let state = fulfil(payments, [])
      for (const card of wanted) {
        if (!state.payment.includes(card)) state = fulfil(payments, touched(state.wishes, state.payment, card, false))
        else state = fulfil(payments, [...state.wishes, { card, least: 1 }])
      }
      expect(short(state.payment)).toBe(short(wanted))
    }
  })

  test('a card that is not wanted leaves, if it can be done without', () => {
    const payments = cheapestFirst(hand, paymentsOf(hand, 2, COLOURS))
    const first = fulfil(payments, [])
    const then = fulfil(payments, touched(first.wishes, first.payment, cards('p1')[0]!, true))
    expect(then.payment).not.toContain(cards('p1')[0])
    const only = paymentsOf(cards('g1 g2'), 5, COLOURS)
    expect(short(fulfil(only, touched([], only[0]!, cards('g1')[0]!, true)).payment)).toBe('g1 g2')
  })
})

describe('answers', () => {
  const nowhere = { carried: '', discards: 0 }
  const at = (notation: string, step = '', view = nowhere) => placesOf(readDeed({ notation }), step, view)

  test('lie where their pieces lie', () => {
    expect(at('send notary')).toEqual(['town:notary'])
    expect(at('stack notary 2')).toEqual(['field:notary:2'])
    expect(at('deliver winery_1', 'deliver', { carried: 'barrel', discards: 0 })).toEqual(['icon:winery_1:barrel', 'card:winery_1'])
    expect(at('bribe ship_2', 'load_ship', { carried: 'books', discards: 0 })).toEqual(['hold:ship_2:books'])
    expect(at('buy_good iron toolsmith_1')).toContain('granary:iron')
  })

  test('a single card is given by itself, several in a panel', () => {
    expect(at('pay capital_red_1', 'bribe')).toEqual(['capital:capital_red_1'])
    expect(at('pay capital_red_1', 'pay')).toEqual([])
    expect(at('discard capital_red_1', 'discard', { carried: '', discards: 1 })).toEqual(['capital:capital_red_1'])
    expect(at('discard capital_red_1', 'discard', { carried: '', discards: 2 })).toEqual([])
  })

  test('of equal markers for the fair one is offered there, all of them at their buildings', () => {
    const legal = new Legal(
      ['bring_to_fair wood', 'bring_to_fair flax', 'double_to_fair wood', 'bring wood paper_mill_1'].map((notation, action) => ({ action, notation })),
      'craft',
      nowhere,
    )
    expect(legal.at('fair').map(({ action }) => action)).toEqual(['bring_to_fair wood', 'double_to_fair wood'])
    expect(legal.at('source:flax')).toHaveLength(1)
    expect(legal.at('source:wood')).toHaveLength(3)
  })

  test('a marker at the fair is traded or paid with there', () => {
    const legal = (...notations: string[]) => new Legal(notations.map((notation, action) => ({ action, notation })), 'craft', nowhere)
    expect(legal('trade cow tannery_1', 'trade wood paper_mill_1').at('fair')).toHaveLength(2)
    expect(legal('pay_fair', 'pay capital_red_1').at('fair').map(({ action }) => action)).toEqual(['pay_fair'])
  })

  test('what has no place is in the question bar', () => {
    expect(onBoard({ notation: 'pass' })).toBe(false)
    expect(onBoard({ notation: 'take_both' })).toBe(false)
    expect(onBoard({ notation: 'bid 3' })).toBe(true)
  })
})

describe('cards', () => {
  test('bonus tokens count for who has them', () => {
    expect(bonusOf(1, { bonus_tools: 1, bonus_weapons: 1, bonus_books: 0 })).toBe(12)
    expect(bonusOf(2, { bonus_tools: 1 })).toBe(0)
  })

  test('match by their upper or by their lower colour', () => {
    // Sawmill purple/green, apiary purple/green, vineyard blue/red.
    expect(match('sawmill_1', 'apiary_3')).toEqual({ top: true, bottom: true })
    expect(fits('sawmill_1', 'vineyard_3')).toBe(false)
    expect(match('sawmill_1', 'vineyard_1')).toEqual({ top: false, bottom: true })
  })

  test('are all known', () => {
    expect(BUILDING_IDS).toHaveLength(70)
    expect(CAPITAL_IDS.slice(0, 4)).toEqual(['capital_purple_1', 'capital_purple_2', 'capital_purple_3', 'capital_green_1'])
    expect(LINES.every(({ kinds }) => kinds.length > 3)).toBe(true)
    expect(SHIPS.flatMap(({ holds }) => holds).every(({ good }) => GOOD_IDS.includes(good))).toBe(true)
    expect(buildingOf('mill_1').reconstructed).toBe(true)
  })
})

describe('tips', () => {
  const say = (key: string): string => key
  const about = (id: string, kind: 'gold' | 'silver' | 'silver_ribbon', players: number) =>
    fieldTip(GUILDS.find((guild) => guild.id === id)!, kind, { year: 1, seats: Array(players).fill({}) } as unknown as CraftsmenView, say)

  test('of fields tell privilege and fee, and cite their rules', () => {
    expect(about('notary', 'gold', 3)).toMatchObject({ text: 'field-gold field-fee', rules: ['CR-PRIV-1', 'CR-HELPER-5'] })
    expect(about('notary', 'silver', 2)).toMatchObject({ text: 'field-silver field-two', rules: ['CR-PRIV-2', 'CR-TWO-3'] })
    expect(about('notary', 'silver_ribbon', 3)).toMatchObject({ text: 'field-silver_ribbon field-free', rules: ['CR-PRIV-2', 'CR-HELPER-6'] })
  })

  test('of a helper to be sent say what the town hall is for with so many players', () => {
    const told: unknown[] = []
    const hear = (key: string, args: unknown): string => {
      if (key === 'guild-town_hall') told.push(args)
      return key
    }
    const state = { view: { queue: { town_hall: [[], [], []] }, seats: [{}, {}] }, questions: [], seats: [] } as unknown as TableState
    preview({ notation: 'send town_hall' }, state, hear)
    expect(told).toEqual([{ players: 2 }])
  })

  test('know on which fields a privilege is free', () => {
    const free = (town: string, spot: number, season: CraftsmenView['season'] = 'spring') => isOnGold({ season, town, spot })
    expect([0, 1, 2, 5].map((spot) => free('notary', spot))).toEqual([true, true, false, false])
    expect([free('town_hall', 0), free('crafts_guild', 0, 'winter')]).toEqual([false, false])
  })

  test('know that the town hall has no privilege', () => {
    expect(about('town_hall', 'silver', 3)).toMatchObject({ text: 'field-fee', rules: ['CR-HALL-1', 'CR-HELPER-5'] })
  })
})

describe('the year', () => {
  const begun = (year: number, season: number) => ({ event: 'season_begun', seat: -1, year, season })
  const ship = (seat: number, points: number, bonus: number) => ({ event: 'ship_scored', seat, ship: 'ship_1', points, bonus })
  const invested = (seat: number, points: number) => ({ event: 'capital_invested', seat, points })
  /** Each of these happened with an action of its own. */
  const log = (...events: LoggedEvent['event'][]) => events.map((event, ply) => ({ ply, event }))
  const first = [begun(1, 4), ship(0, 9, 4), ship(1, 4, 0), { event: 'granary_scored', seat: 1, points: 2 }]

  test('is gathered row by row, majorities included', () => {
    expect(lastYear(log(...first), 2)).toEqual([
      { row: 'ship_1', points: [13, 4] },
      { row: 'granary', points: [0, 2] },
    ])
  })

  test('keeps all that was scored when the investments come, one after the other', () => {
    const rows = lastYear(log(...first, invested(1, 9), { event: 'turn_ended', seat: 1 }, invested(0, 10), begun(2, 1)), 2)
    expect(rows.map(({ row, points }) => [row, ...points])).toEqual([
      ['ship_1', 13, 4],
      ['granary', 0, 2],
      ['investment', 10, 9],
    ])
  })

  test('forgets the year before when the next winter comes', () => {
    expect(lastYear(log(...first, invested(1, 9), begun(2, 1), begun(2, 4)), 2)).toEqual([])
  })

  test('is shown from its scoring until the next helpers are sent', () => {
    const shown = (year: number, season: CraftsmenView['season'], phase: CraftsmenView['phase']) => isReported({ year, season, phase })
    expect([shown(1, 'winter', 'investment'), shown(2, 'spring', 'helpers'), shown(3, 'winter', 'over')]).toEqual([true, true, true])
    expect([shown(1, 'spring', 'helpers'), shown(2, 'spring', 'stage'), shown(2, 'winter', 'stage')]).toEqual([false, false, false])
  })

  test('the report is of the year before once helpers are sent again', () => {
    expect([scoredYear({ year: 1, phase: 'investment' }), scoredYear({ year: 2, phase: 'helpers' }), scoredYear({ year: 3, phase: 'over' })]).toEqual([1, 1, 3])
  })
})

describe('flights', () => {
  const view = { seats: [{ estate: [{ building: 'sawmill_1', icons: [] }, { building: 'cooperage_1', icons: [0] }] }] } as unknown as CraftsmenView

  test('a raw material flows from the card that makes it to the icon', () => {
    const [flight] = planFlights([{ event: 'raw_made', seat: 0, good: 'wood', building: 'cooperage_1' }], view, view)
    expect(flight!.from[0]).toContain('sawmill_1')
    expect(flight!.to[0]).toContain('cooperage_1:wood')
  })

  test('a loaded product flows into its hold, and its points to the owner', () => {
    const flights = planFlights([{ event: 'product_loaded', seat: 0, good: 'beer', ship: 'ship_1', points: 3 }], view, view)
    expect(flights.map(({ what, text }) => [what, text])).toEqual([
      ['cube', undefined],
      ['number', '+3'],
    ])
    expect(flights[0]!.to[0]).toContain('ship_1:beer')
  })
})
