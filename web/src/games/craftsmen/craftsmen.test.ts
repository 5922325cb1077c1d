/** What the board of Craftsmen arranges: capital, places of answers, tips, the year's report, flights, pictures. */
import { describe, expect, test } from 'vitest'
import type { LoggedEvent, TableState } from '../../lib/messages'
import { chainOf, Legal, onBoard, placesOf, readDeed, wantedAt } from './answers'
import { groupsOf, marked, without, worth } from './capital'
import { BUILDING_IDS, CAPITAL_IDS, GOOD_IDS, GUILDS, LINES, SEASONS, SHIPS, buildingOf, type Colour } from './cards'
import { planFlights } from './flights'
import { GOODS } from './goods'
import { arranged } from './hand'
import draw from './pictures'
import type { CraftsmenView } from './types'
import { fieldTip, preview } from './words'
import { isReported, lastYear, scoredYear } from './year'

const LETTERS: Record<string, Colour> = { p: 'purple', g: 'green', b: 'blue', r: 'red' }
/** `g2 r3` as cards. */
const cards = (short: string): string[] => (short ? short.split(' ').map((card) => `capital_${LETTERS[card[0]!]}_${card[1]}`) : [])

describe('capital', () => {
  // Two threes count one by one, other pairs are a set.
  const sets = { green: [[[0], [2]], [[1], [5]]], red: [[[0, 3, 6]]] } satisfies CraftsmenView['sets']

  test('is worth what was sent, colour by colour', () => {
    expect(groupsOf(cards('g1 g2 r3 r3'), sets).map(({ colour, value, set }) => [colour, value, set])).toEqual([
      ['green', 5, true],
      ['red', 6, false],
    ])
    expect([worth(cards('g2 r3'), sets), worth([], sets)]).toEqual([5, 0])
  })

  test('of equal cards the first is marked', () => {
    expect(marked(cards('g1 r3 r3'), cards('r3'))).toEqual([false, true, false])
    expect(without(cards('g1 r3 r3'), cards('r3'))).toEqual(cards('g1 r3'))
  })
})

describe('a hand', () => {
  test('keeps its order, and new cards come last', () => {
    expect(arranged([], ['mill_1', 'apiary_1'], false)).toEqual(['mill_1', 'apiary_1'])
    expect(arranged(['mill_1', 'apiary_1'], ['apiary_1', 'bakery_1', 'mill_1'], false)).toEqual(['mill_1', 'apiary_1', 'bakery_1'])
  })

  test('keeps the place of a card that was built until the turn is over', () => {
    expect(arranged(['mill_1', 'apiary_1'], ['apiary_1'], true)).toEqual(['mill_1', 'apiary_1'])
    expect(arranged(['mill_1', 'apiary_1'], ['apiary_1'], false)).toEqual(['apiary_1'])
  })
})

describe('answers', () => {
  const nowhere = { carried: '' }
  const at = (notation: string, step = '', view = nowhere, about = {}) => placesOf(readDeed({ notation, about }), step, view)

  test('lie where their pieces lie', () => {
    expect(at('send notary', '', nowhere, { field: 2 })).toEqual(['town:notary', 'field:notary:2'])
    expect(at('stack notary 2')).toEqual(['field:notary:2', 'town:notary'])
    expect(at('deliver winery_1', 'deliver', { carried: 'barrel' })).toEqual(['icon:winery_1:barrel', 'card:winery_1'])
    expect(at('bribe ship_2', 'load_ship', { carried: 'books' })).toEqual(['hold:ship_2:books'])
    expect(at('buy_good iron toolsmith_1')).toContain('granary:iron')
  })

  test('a single card is given by itself, several in a panel', () => {
    expect(at('pay capital_red_1', 'bribe')).toEqual(['capital:capital_red_1'])
    expect(at('pay capital_red_1', 'pay')).toEqual([])
    expect(at('discard capital_red_1', 'discard')).toEqual([])
  })

  test('a product made in one go shows the goods on the way', () => {
    const way = ['bring wheat brewery_1', 'trade wood cooperage_1', 'make cooperage_1', 'deliver brewery_1', 'make brewery_1']
    expect(chainOf(way)).toEqual({ way, goods: ['wheat', 'wood', 'barrel', 'beer'], product: 'beer' })
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

  test('that cannot be given are known by what one would want at a place', () => {
    const view = { carried: 'beer', queue: { notary: [[1], []] } }
    const at = (...places: string[]) => places.map((place) => wantedAt(place, view))
    expect(at('town:notary', 'field:notary:1', 'field:notary:2')).toEqual(['send notary', 'stack notary 1', 'send notary'])
    expect(at('hand:mill_1', 'market:mill_1', 'granary:iron')).toEqual(['build mill_1', 'buy mill_1', 'buy_good iron'])
    expect(at('hold:ship_1:beer', 'hold:ship_1:meat', 'pool:labour', 'track')).toEqual(['load ship_1', '', 'take_labour', 'change_order'])
  })

  test('what has no place is in the question bar', () => {
    expect(onBoard({ notation: 'pass' })).toBe(false)
    expect(onBoard({ notation: 'take_both' })).toBe(false)
    expect(onBoard({ notation: 'bid 3' })).toBe(true)
  })
})

describe('cards', () => {
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
    fieldTip(GUILDS.find((guild) => guild.id === id)!, kind, { year: 1, fee: players > 2 ? 1 : 0 } as unknown as CraftsmenView, say)

  test('of fields tell privilege and fee, and cite their rules', () => {
    expect(about('notary', 'gold', 3)).toMatchObject({ text: 'field-gold field-fee', rules: ['CR-PRIV-1', 'CR-HELPER-5'] })
    expect(about('notary', 'silver', 2)).toMatchObject({ text: 'field-silver field-drawn', rules: ['CR-PRIV-2', 'CR-TWO-3'] })
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

  test('of a privilege say whether it is free', () => {
    const state = { view: { seats: [] }, questions: [], seats: [] } as unknown as TableState
    expect(preview({ notation: 'peek basic', cost: { privileges: 1 } }, state, say)).toBe('preview-peek privilege-token')
    expect(preview({ notation: 'build mill_1 left', about: { price: 4, due: 4, waived: true } }, state, say)).toBe('preview-build preview-waived privilege-free')
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
    expect([shown(1, 'winter', 'investment'), shown(2, 'spring', 'helpers'), shown(3, 'winter', 'over')]).toEqual([true, true, false])
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

  test('cards that come to the board are turned there', () => {
    const flights = planFlights([{ event: 'building_revealed', seat: -1, building: 'cooperage_1' }, { event: 'capital_revealed', seat: -1, card: CAPITAL_IDS[0]! }], view, view)
    expect(flights).toMatchObject([
      { what: 'turn', from: ['[data-deck="extended"]'], to: ['[data-market="cooperage_1"]'] },
      { what: 'turn', from: ['[data-deck="capital"]'], to: [`[data-open="${CAPITAL_IDS[0]}"]`] },
    ])
  })
})

describe('pictures', () => {
  const workshops = [...new Set(BUILDING_IDS.map((id) => buildingOf(id).kind))]
  const shown = [...workshops, ...GOOD_IDS, ...GUILDS.map(({ id }) => id), ...SHIPS.map(({ id }) => id), ...SEASONS, ...CAPITAL_IDS]

  test('everything that is shown has one of its own', () => {
    // Without landscape: another sun would not make it another picture.
    const drawn = new Map(shown.map((id) => [draw(id, { bare: true }), id]))
    expect([...drawn.values()]).toEqual(shown)
    expect([...drawn.keys()].filter((picture) => !picture.includes('<path'))).toEqual([])
  })

  test('goods are drawn within their place', () => {
    const outside = Object.entries(GOODS).filter(([, shapes]) => shapes.some(([, d]) => [...d.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].some(([, x, y]) => Math.abs(Number(x)) > 16 || Number(y) < -31 || Number(y) > 1)))
    expect(outside.map(([id]) => id)).toEqual([])
  })
})
