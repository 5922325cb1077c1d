/** The logic behind the board: reading answers, foretelling what they do, what flies, saying it in both languages. */
import rules from '@ratusz/games/little_town/rules.md?raw'
import { describe, expect, it } from 'vitest'
import type { TableState } from '../../lib/messages'
import { readRules } from '../../lib/rules'
import { Texts, type Language } from '../../lib/texts'
import type { SayText } from '../module'
import { inPanel, readAnswers, readDeed } from './answers'
import { OBJECTIVE_IDS, SQUARES, TILE_IDS, amounts, featuresOf, neighboursOf, terrainOf, tileOf, yieldOf } from './cards'
import { signs } from './effect'
import { explain } from './explain'
import { planFlights } from './flights'
import { forecast, gathered, laterPoints, openSquares, payment, unfed } from './forecast'
import { guide } from './guide'
import littleTown from './index'
import { meadow, paint } from './paint'
import { picture } from './pictures'
import type { LittleTownEvent, LittleTownView, SeatView } from './types'
import { aboutPlace, buildingTip, objectiveTip, preview, ruled, tileTip } from './words'

const files: Record<string, string> = {
  ...import.meta.glob('../../../../src/ratusz/text_*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob('../../../../src/ratusz/games/little_town/text_*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob('./text_*.ftl', { query: '?raw', import: 'default', eager: true }),
}

function speaking(language: Language): SayText {
  const spoken = Object.entries(files).filter(([path]) => path.endsWith(`_${language}.ftl`))
  const texts = new Texts(language, spoken.map(([, file]) => file))
  return (key, args, ids) => texts.say(key, args, ids)
}

/** Every rule that can be linked to. */
const linked = new Set(
  readRules(rules).flatMap((block) => (block.kind === 'rule' ? [block.id] : block.kind === 'table' ? block.rows.flatMap(({ id }) => (id ? [id] : [])) : [])),
)

const seat: SeatView = {
  coins: 3,
  wood: 0,
  stone: 0,
  fish: 0,
  wheat: 0,
  points: 0,
  score: 1,
  sources: {},
  houses: 7,
  workers: 5,
  on_construction_site: 0,
  cards: 4,
  objectives: [],
  progress: [],
  finished: [],
}

/** The worked example LT-EX-2: Ania owns a Wheat Field on E5, Olek a Bakery on E4. */
function example(changes: Partial<LittleTownView> = {}): LittleTownView {
  return {
    board: 'side_a',
    round: 1,
    first_player: 0,
    active: 0,
    phase: 'turn',
    workers_each: 5,
    market: ['barn', 'shop', '', 'castle', ...Array<string>(8).fill('')],
    wheat_fields: 4,
    supply: { wood: 15, stone: 15, fish: 15, wheat: 15, coins: 34 },
    buildings: [
      { square: 'E5', tile: 'wheat_field', owner: 0 },
      { square: 'E4', tile: 'bakery', owner: 1 },
    ],
    workers: [],
    turn: { active: 0, residence: false, square: '', open: [0, 0, 0], used: [], scored: 0, obtained: 0, obtained_types: [], fresh: false, two_types: false },
    pending: { square: '', tile: '', bought: [0, 0, 0, 0], give: '', take: '' },
    places: [
      {
        square: 'F5',
        gathers: [1, 0, 2],
        uses: [
          { square: 'E4', tile: 'bakery', rent: 1, usable: false },
          { square: 'E5', tile: 'wheat_field', rent: 0, usable: true },
        ],
      },
    ],
    fish_fed: -1,
    seats: [{ ...seat }, { ...seat }],
    ...changes,
  }
}

function tableOf(view: LittleTownView, notations: string[], step = 'turn'): TableState {
  const questions = notations.length ? [{ seat: 0, step, answers: notations }] : []
  return { view, seat: 0, seats: [{ name: 'Ania' }, { name: 'Olek' }], questions } as unknown as TableState
}

describe('the board', () => {
  it.each(['side_a', 'side_b'])('has the squares of the box (LT-BOARD-2, %s)', (side) => {
    const count = (terrain: string) => SQUARES.filter((square) => terrainOf(side, square) === terrain).length
    expect([count('grass'), count('forest'), count('mountain'), count('lake')]).toEqual([39, 6, 4, 5])
  })

  it('draws what spreads over two squares once (LT-BOARD-3)', () => {
    const doubles = (side: string) => featuresOf(side).filter(({ squares }) => squares.length === 2).map(({ squares }) => squares.join('+'))
    expect(doubles('side_a')).toEqual(['H1+I1', 'B6+C6', 'E6+F6'])
    expect(doubles('side_b')).toEqual(['D1+E1', 'A5+A6'])
    expect(featuresOf('side_a')).toHaveLength(15 - 3)
  })

  it('knows the neighbours of a square', () => {
    expect(neighboursOf('A1')).toEqual(['B1', 'A2', 'B2'])
    expect(neighboursOf('F5')).toEqual(['E4', 'F4', 'G4', 'E5', 'G5', 'E6', 'F6', 'G6'])
    expect(['G5', 'E6', 'D1', 'B2'].map((square) => yieldOf('side_a', square))).toEqual(['wood', 'fish', 'stone', null])
  })

  it('is drawn with numbers only, and the same at every look', () => {
    for (const side of ['side_a', 'side_b']) {
      const strokes = [...meadow(side), ...featuresOf(side).flatMap(paint)]
      for (const { d } of strokes) expect(d).not.toMatch(/NaN|undefined|Infinity|-0 /)
      expect([...meadow(side), ...featuresOf(side).flatMap(paint)]).toEqual(strokes)
    }
  })
})

describe('tiles', () => {
  it('are those of the box (LT-COMP-2)', () => {
    expect(TILE_IDS).toHaveLength(25)
    expect(TILE_IDS.filter((tile) => tileOf(tile).beginner)).toHaveLength(12)
    expect(tileOf('fair')).toMatchObject({ points: 6, input: amounts({ wood: 1, stone: 1, fish: 1, wheat: 1 }), output: amounts({ points: 7 }) })
    expect(OBJECTIVE_IDS).toHaveLength(18)
  })

  it('all have a picture, and signs that take some room', () => {
    for (const tile of TILE_IDS) {
      expect(picture(tile).length, tile).toBeGreaterThan(2)
      expect(signs(tile), tile).toBeGreaterThan(0)
    }
    expect(signs('fair')).toBeGreaterThan(signs('bakery'))
  })
})

describe('answers', () => {
  it('are found where they are given', () => {
    const legal = readAnswers(
      ['place F5', 'build barn', 'build_on A2', 'use E4', 'gather fish', 'claim zero_coins', 'end_turn'].map((notation, action) => ({ action, notation })),
    )
    expect([legal.place.get('F5'), legal.build.get('barn'), legal.buildOn.get('A2'), legal.use.get('E4')]).toEqual(['place F5', 'build barn', 'build_on A2', 'use E4'])
    expect([legal.gather.get('fish'), legal.claim.get('zero_coins'), legal.end]).toEqual(['gather fish', 'claim zero_coins', 'end_turn'])
    expect(inPanel(legal)).toBe(false)
  })

  it('about payments, swaps and food belong into the panel', () => {
    for (const notation of ['buy 0 1 0 0', 'give wood_fish', 'take stone_stone', 'feed 2', 'buy_food 1']) {
      expect(inPanel(readAnswers([{ notation }])), notation).toBe(true)
    }
    expect(readDeed('give wood_fish')).toEqual({ verb: 'give', pair: ['wood', 'fish'] })
    expect(readDeed('buy 1 0 2 0')).toEqual({ verb: 'buy', bought: [1, 0, 2, 0] })
    expect(readDeed('dance F5')).toBeNull()
    expect(readDeed('place')).toBeNull()
  })
})

describe('a forecast', () => {
  it('of a place is what it gathers (LT-EX-1)', () => {
    expect(forecast('place F5', example(), 0)?.change).toEqual(amounts({ wood: 1, fish: 2 }))
    expect(gathered(example(), example().places[0]!)).toEqual(['G5', 'E6', 'F6'])
  })

  it('takes no more than the supply promises from two lakes', () => {
    expect(gathered(example(), { square: 'F5', gathers: [1, 0, 1] })).toEqual(['G5', 'E6'])
  })

  it('of a use has the rent in it (LT-EX-2)', () => {
    const view = example({ seats: [{ ...seat, wheat: 1 }, { ...seat }] })
    expect(forecast('use E4', view, 0)).toEqual({ change: amounts({ wheat: -1, coins: 3 }), rent: 1, owner: 1, open: true })
    expect(forecast('use E4', view, 1)).toMatchObject({ change: amounts({ wheat: -1, coins: 4 }), rent: 0, owner: null })
  })

  it('takes what is left in the supply (LT-USE-7)', () => {
    const view = example({ supply: { wood: 15, stone: 15, fish: 15, wheat: 0, coins: 2 } })
    expect(forecast('use E5', view, 0)?.change).toEqual(amounts({}))
    expect(forecast('use E4', view, 1)?.change).toEqual(amounts({ wheat: -1, coins: 2 }))
  })

  it('of a construction counts bought cubes as coins (LT-EX-4)', () => {
    expect(payment(tileOf('bakery').cost, [1, 0, 0, 0])).toEqual(amounts({ wood: 1, coins: 3 }))
    const pending = { ...example().pending, tile: 'bakery', bought: [1, 0, 0, 0] }
    expect(forecast('build_on A2', example({ pending }), 0)?.change).toEqual(amounts({ wood: -1, coins: -3, points: 4 }))
    expect(forecast('buy 1 0 0 0', example({ pending }), 0)?.change).toEqual(amounts({ wood: -1, coins: -3, points: 4 }))
  })

  it('of the Shop is two bought cubes for two others (LT-EX-6)', () => {
    const buildings = [{ square: 'C3', tile: 'shop', owner: 0 }]
    const pending = { square: 'C3', tile: 'shop', bought: [0, 0, 0, 0], give: 'wood_wood', take: 'fish_wheat' }
    expect(forecast('buy 2 0 0 0', example({ buildings, pending }), 0)?.change).toEqual(amounts({ coins: -6, fish: 1, wheat: 1 }))
  })

  it('of a feeding counts the hungry (LT-EX-8)', () => {
    const view = example({ seats: [{ ...seat, fish: 1, wheat: 3 }, { ...seat }] })
    expect(unfed(view, 0)).toBe(1)
    expect(forecast('buy_food 0', view, 0)?.change).toEqual(amounts({ fish: -1, wheat: -3, points: -3 }))
    expect(forecast('buy_food 1', view, 0)?.change).toEqual(amounts({ fish: -1, wheat: -3, coins: -3 }))
    expect(forecast('feed 2', view, 0)?.change).toEqual(amounts({ fish: -2, wheat: -3 }))
  })

  it('knows what Castle and Watchtower would bring (LT-EX-11, LT-EX-12)', () => {
    const own = ['C2', 'D2', 'E4'].map((square) => ({ square, tile: 'well', owner: 0 }))
    const others = ['E3', 'C4'].map((square) => ({ square, tile: 'well', owner: 1 }))
    expect(laterPoints(example({ buildings: [...own, ...others] }), 'castle', 'D3', 0)).toBe(12)
    expect(laterPoints(example({ buildings: [{ square: 'H3', tile: 'well', owner: 1 }] }), 'watchtower', 'I2', 0)).toBe(4)
    expect(laterPoints(example(), 'well', 'I2', 0)).toBeNull()
  })

  it('sees the squares still open to the worker that acts (LT-EX-7)', () => {
    const view = example()
    expect(openSquares(view)).toEqual([])
    Object.assign(view.turn, { square: 'F5', open: [0, 0, 1] })
    expect(openSquares(view)).toEqual(['E6'])
  })
})

describe('flights', () => {
  const nothing = { paid_wood: 0, paid_stone: 0, paid_fish: 0, paid_wheat: 0, paid_coins: 0, got_points: 0, bought: 0 }
  const used: LittleTownEvent = {
    ...nothing,
    ...{ got_wood: 0, got_stone: 0, got_fish: 0, got_wheat: 0, got_coins: 4, paid_wheat: 1 },
    ...{ event: 'building_used', seat: 0, tile: 'bakery', square: 'E4' },
  }

  it('carry goods to a building and what it gives back', () => {
    const flights = planFlights([used], example(), example())
    expect(flights.map(({ what, stage }) => `${what} ${stage}`)).toEqual(['wheat 0', 'coins 1', 'coins 1', 'coins 1', 'coins 1'])
    expect(flights[0]!.to[0]).toContain('E4')
  })

  it('bring a tile from its place in the market, and its builder to the site', () => {
    const built: LittleTownEvent = { ...nothing, event: 'building_built', seat: 1, tile: 'castle', square: 'B2', paid_stone: 6 }
    const now = example()
    now.seats[1]!.on_construction_site = 2
    const pieces = planFlights([built], example(), now).filter(({ what }) => what === 'piece')
    expect(pieces.map(({ from, to }) => [from[0], to[0]])).toEqual([
      ['[data-market-place="4"]', '[data-piece="building:B2"]'],
      ['[data-home="1"]', '[data-piece="builder:1:1"]'],
    ])
  })

  it('gather from the squares around the worker', () => {
    const now = example()
    now.turn.square = 'F5'
    const flights = planFlights([{ event: 'cubes_gathered', seat: 0, got_wood: 1, got_stone: 0, got_fish: 2 }], example(), now)
    expect(flights.map(({ from }) => from[0])).toEqual(['[data-square="G5"]', '[data-square="E6"]', '[data-square="F6"]'])
  })

  it('of the end of a turn there are none', () => {
    expect(planFlights([{ event: 'turn_ended', seat: 0 }], example(), example())).toEqual([])
  })
})

describe.each(['en', 'pl'] as const)('in %s', (language) => {
  const say = speaking(language)
  const names = ['Ania', 'Olek']

  it('every tile and objective says what it does, and links to its rule', () => {
    for (const tile of TILE_IDS) {
      const tips = [tileTip(tile, say), buildingTip({ square: 'E4', tile, owner: 1 }, example(), names, 0, say)]
      for (const { text, title, rules: cited } of tips) {
        expect(`${title} ${text}`).not.toMatch(/[{_]|LT-/)
        expect(cited!.some((rule) => rule.startsWith('LT-TILE-')), tile).toBe(true)
        for (const rule of cited!) expect(linked, rule).toContain(rule)
      }
    }
    for (const objective of OBJECTIVE_IDS) {
      const { rules: cited, text } = objectiveTip(objective, say)
      expect(text).not.toContain('LT-')
      for (const rule of cited!) expect(linked, rule).toContain(rule)
    }
  })

  it('every answer says what it costs and brings', () => {
    const pending = { square: 'E4', tile: 'bakery', bought: [0, 0, 0, 0], give: '', take: '' }
    const cases: [string[], Partial<LittleTownView>][] = [
      [['place F5', 'build barn', 'claim zero_coins', 'use E4', 'gather wood', 'give wood_wood', 'take fish_fish', 'feed 3', 'buy_food 1'], {}],
      [['buy 0 0 0 1'], { pending }],
      [['build_on A2'], { pending: { ...pending, square: '', tile: 'castle' } }],
    ]
    for (const [notations, changes] of cases) {
      const table = tableOf(example(changes), notations)
      for (const notation of notations) expect(preview({ notation }, table, say), notation).toMatch(/\d/)
    }
  })

  it('every step of the guide has words', () => {
    for (const { text } of guide) expect(say(text).length).toBeGreaterThan(40)
  })

  it('amounts are said in every number', () => {
    for (const good of ['wood', 'stone', 'fish', 'wheat', 'coins', 'points']) for (const n of [0, 1, 2, 5]) expect(say(`amount-${good}`, { n })).toContain(String(n))
  })
})

describe('words', () => {
  it('say in English what a place offers', () => {
    const say = speaking('en')
    expect(aboutPlace(example().places[0]!, say)).toBe('Gathers 1 wood, 2 fish. Could use Wheat Field. Cannot be paid for: Bakery (rent 1).')
    expect(aboutPlace({ square: 'C3', gathers: [0, 0, 0], uses: [] }, say)).toBe('Nothing to gather or use here.')
    const table = tableOf(example({ seats: [{ ...seat, wheat: 1 }, seat] }), ['use E4'], 'work')
    expect(preview({ notation: 'use E4' }, table, say)).toBe('Bakery. 1 coin of rent to Olek. You pay 1 wheat. You get 4 coins.')
  })

  it('say it in Polish with the right cases', () => {
    const say = speaking('pl')
    expect(aboutPlace(example().places[0]!, say)).toBe('Do zebrania: 1 drewno, 2 ryby. Do wykorzystania: Pole Zboża. Nie ma czym zapłacić: Piekarnia (czynsz 1).')
  })

  it('take the rule off a text', () => {
    expect(ruled('1 wheat → 4 coins (LT-TILE-Bakery)')).toEqual({ text: '1 wheat → 4 coins', rules: ['LT-TILE-Bakery'] })
    expect(ruled('nothing')).toEqual({ text: 'nothing', rules: [] })
  })

  it('name the end of a window and of the work of a Residence for what they are', () => {
    const say = speaking('en')
    const end = { notation: 'end_turn' }
    const label = (view: LittleTownView, step: string) => littleTown.label!(end, tableOf(view, ['end_turn'], step), say)
    expect(label(example(), 'work')).toBeNull()
    expect(label(example(), 'window')).toBe('Go on')
    const residence = example()
    residence.turn.residence = true
    expect(label(residence, 'work')).toBe('Done')
  })
})

describe('the score sheet', () => {
  const say = speaking('en')

  it('explains every row, and links to rules that exist', () => {
    const owner = { ...seat, coins: 7, finished: ['zero_coins', 'six_coins'], sources: { feeding: -6 } }
    const buildings = ['wheat_field', 'wheat_field', 'castle', 'bakery'].map((tile, index) => ({ square: SQUARES[9 + index]!, tile, owner: 0 }))
    const end = tableOf(example({ seats: [owner, seat], buildings }), [])
    expect(explain('buildings', 0, end, say)).toBe('2 × Wheat Field 6, Bakery 4')
    expect(explain('objectives', 0, end, say)).toBe('No coins 3, Six coins 2')
    expect(explain('feeding', 0, end, say)).toBe('2 workers without food')
    expect(explain('coins', 0, end, say)).toBe('7 coins')
    expect(explain('feeding', 1, end, say)).toBe('')
    for (const rule of Object.values(littleTown.scoreRules)) expect(linked).toContain(rule)
  })
})

describe('the guide', () => {
  it('goes through all its steps in a first turn', () => {
    const placed = example()
    Object.assign(placed.seats[0]!, { workers: 4 })
    const states = [tableOf(example(), ['place F5']), tableOf(placed, ['end_turn'], 'work'), tableOf(placed, []), tableOf(placed, ['place F4'])]
    const seen: string[] = []
    let index = 0
    for (const state of states) {
      for (let step = guide[index]; step; step = guide[index]) {
        if (step.when(state) && seen.at(-1) !== step.text) seen.push(step.text)
        if ((step.button && step.when(state)) || guide[index + 1]?.when(state)) index += 1
        else break
      }
    }
    expect(seen).toEqual(guide.map(({ text }) => text))
  })
})
