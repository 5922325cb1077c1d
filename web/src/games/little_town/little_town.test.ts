/** The logic behind the board: reading answers, foretelling what they do, what flies, saying it in both languages. */
import rules from '@ratusz/games/little_town/rules.md?raw'
import { describe, expect, it } from 'vitest'
import type { TableState } from '../../lib/messages'
import type { Answer } from '../../lib/question'
import { readRules } from '../../lib/rules'
import { Chronicler } from '../../lib/chronicle'
import { Texts, type Language } from '../../lib/texts'
import type { SayText } from '../module'
import { bargainOf, changeOf, inPanel, pairOf, squareOf } from './answers'
import { OBJECTIVE_IDS, SQUARES, TILE_IDS, featuresOf, neighboursOf, terrainOf, tileOf, yieldOf } from './cards'
import { signs } from './effect'
import { planFlights } from './flights'
import { guide } from './guide'
import littleTown from './index'
import { meadow, paint } from './paint'
import { Places, columnAfter, rowsOf } from './places'
import type { LittleTownEvent, LittleTownView, SeatView } from './types'
import { aboutPlace, buildingTip, listOf, objectiveTip, preview, tileTip } from './words'

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
  unfed: 5,
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
    turn: { active: 0, residence: false, square: '', open: [0, 0, 0], squares: [], used: [], scored: 0, obtained: 0, obtained_types: [], fresh: false, two_types: false },
    pending: { square: '', tile: '', due: {}, give: '', take: '' },
    prices: { rent: 1, cube: 3, unfed: 3 },
    fish_fed: -1,
    seats: [{ ...seat }, { ...seat }],
    ...changes,
  }
}

/** What the rules tell of a worker on F5 there, and of using the Bakery. */
const PLACING: Answer = { notation: 'place F5', gain: { wood: 1, fish: 2 }, about: { squares: ['G5', 'E6', 'F6'], uses: { E5: 0 }, not_now: { E4: 1 } } }
const BAKING: Answer = { notation: 'use E4', cost: { wheat: 1 }, gain: { coins: 3 }, about: { rent: 1, to: 1, pays: { wheat: 1 }, gets: { coins: 4 } } }

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
    expect(tileOf('fair')).toMatchObject({ points: 6, input: { wood: 1, stone: 1, fish: 1, wheat: 1 }, output: { points: 7 } })
    expect(OBJECTIVE_IDS).toHaveLength(18)
  })

  it('all have signs that take some room', () => {
    for (const tile of TILE_IDS) {
      expect(signs(tile), tile).toBeGreaterThan(0)
    }
    expect(signs('fair')).toBeGreaterThan(signs('bakery'))
  })
})

describe('answers', () => {
  it('on empty squares are found by them', () => {
    expect(['place F5', 'build_on A2', 'use E4', 'end_turn', null].map(squareOf)).toEqual(['F5', 'A2', null, null, null])
  })

  it('about payments, swaps and food belong into the panel', () => {
    const asked = ['buy 0 1 0 0', 'give wood_fish', 'take stone_stone', 'feed 2', 'buy_food 1'].map((notation) => ({ notation }))
    expect(inPanel([{ notation: 'build barn' }, ...asked, { notation: 'end_turn' }])).toEqual(asked)
    expect(pairOf('wood_fish')).toEqual(['wood', 'fish'])
  })

  it('tell cost and gain, or what the game says instead of them', () => {
    expect(bargainOf({ notation: 'feed 2', cost: { fish: 2 } })).toEqual({ pays: { fish: 2 }, gets: {}, rent: 0 })
    expect(bargainOf(BAKING)).toEqual({ pays: { wheat: 1 }, gets: { coins: 4 }, rent: 1 })
    expect(changeOf(BAKING)).toMatchObject({ wheat: -1, coins: 3, wood: 0 })
    expect(changeOf({ notation: 'use C3', about: { rent: 1, to: 1 } })).toMatchObject({ coins: -1 })
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
      expect(cited![0]).toMatch(/^LT-OBJCARD-/)
      for (const rule of cited!) expect(linked, rule).toContain(rule)
    }
  })

  it('every answer says what it costs and brings', () => {
    const paying = { cost: { wood: 2 }, gain: { points: 3 } }
    const verbs = ['claim zero_coins', 'gather wood', 'give wood_wood', 'take fish_fish', 'feed 3', 'buy_food 1', 'buy 0 0 0 1', 'build barn', 'build_on A2']
    const table = tableOf(example(), [])
    for (const answer of [PLACING, BAKING, ...verbs.map((notation) => ({ notation, ...paying }))]) {
      expect(preview(answer, table, say), answer.notation).toMatch(/\d/)
      expect(preview(answer, table, say), answer.notation).not.toMatch(/undefined|[{_]/)
    }
    expect(preview({ notation: 'build_on A2', about: { later: 12 } }, table, say)).toContain('12')
    expect(preview({ notation: 'end_turn' }, table, say)).toBe('')
    const dear = { notation: 'build barn', about: { pays: { stone: 5 }, gets: { points: 8 } } }
    for (const words of [listOf({ stone: 5 }, say), say('points', { points: 8 })]) expect(preview(dear, table, say)).toContain(words)
    for (const words of [listOf({ wood: 4 }, say), say('points', { points: 6 })]) expect(tileTip('barn', say).text).toContain(words)
  })

  it('every step of the guide has words', () => {
    for (const { text } of guide) expect(say(text).length).toBeGreaterThan(40)
  })

  it('amounts are said in every number', () => {
    for (const good of ['wood', 'stone', 'fish', 'wheat', 'coins', 'points']) for (const n of [0, 1, 2, 5]) expect(say(good, { [good]: n })).toContain(String(n))
  })
})

describe('words', () => {
  it('say in English what a place offers', () => {
    const say = speaking('en')
    expect(aboutPlace(PLACING, example(), say)).toBe('Gathers 1 wood, 2 fish. Could use Wheat Field. Cannot be used now: Bakery (rent 1).')
    expect(aboutPlace({ notation: 'place C3' }, example(), say)).toBe('Nothing to gather or use here.')
    expect(preview(BAKING, tableOf(example(), ['use E4'], 'work'), say)).toBe('Bakery. 1 coin of rent to Olek. You pay 1 wheat. You get 4 coins.')
  })

  it('say it in Polish with the right cases', () => {
    const say = speaking('pl')
    expect(aboutPlace(PLACING, example(), say)).toBe('Do zebrania: 1 drewno, 2 ryby. Skorzystasz z budynków: Pole zboża. Teraz nie skorzystasz: Piekarnia (czynsz 1).')
    expect(preview(BAKING, tableOf(example(), ['use E4'], 'work'), say)).toBe('Piekarnia. Czynsz: 1 moneta (Olek). Płacisz: 1 zboże. Dostajesz: 4 monety.')
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

describe('the list of seats', () => {
  it('shows the points of the track, and says what the end would add', () => {
    const view = example()
    Object.assign(view.seats[0]!, { points: 0, score: 1 })
    const { points, counts } = littleTown.standing!(tableOf(view, []), 0, speaking('en'))
    expect(points).toBe(0)
    expect(counts).toBe('Points on the track. If the match ended now, with Castle, Watchtower and coins: 1 point.')
  })
})

describe('the score sheet', () => {
  it('links to rules that exist', () => {
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

describe('the places of the market', () => {
  it('stay empty until the round is over, and close ranks then', () => {
    const places = new Places()
    expect(places.seen(1, ['field', 'bar', '', 'shop'])).toEqual([0, 1, 3])
    expect(places.seen(1, ['field', '', '', 'shop'])).toEqual([0, 1, 3])
    expect(places.seen(2, ['field', '', '', 'shop'])).toEqual([0, 3])
  })

  it('are there again when what was taken is taken back', () => {
    const places = new Places()
    places.seen(2, ['field', '', 'shop'])
    expect(places.seen(2, ['field', 'bar', 'shop'])).toEqual([0, 1, 2])
  })

  it.each([
    [13, 4, 2, 4],
    [13, 3, 2, 5],
    [3, 4, 1, 2],
    [8, 4, 1, 3],
    [2, 4, 3, 1],
    [0, 4, 1, 1],
  ])('%i tiles in %i columns: the site begins in column %i, %i rows in all', (tiles, columns, column, rows) => {
    expect([columnAfter(tiles, columns), rowsOf(tiles, columns)]).toEqual([column, rows])
  })
})

describe('the log', () => {
  it.each([
    ['en', 'Ania uses the Grocery on B4: −1 coin, +1 fish, +1 wheat.'],
    ['pl', 'Ania korzysta ze Sklepu spożywczego na polu B4: −1 moneta, +1 ryba, +1 zboże.'],
  ] as const)('has commas between amounts (%s)', (language, said) => {
    const spoken = Object.entries(files).filter(([path]) => path.endsWith(`_${language}.ftl`))
    const nothing = { paid_wood: 0, paid_stone: 0, paid_fish: 0, paid_wheat: 0, bought: 0, got_wood: 0, got_stone: 0, got_points: 0, got_coins: 0 }
    const used = { ...nothing, event: 'building_used', seat: 0, tile: 'grocery', square: 'B4', paid_coins: 1, got_fish: 1, got_wheat: 1 }
    expect(new Texts(language, spoken.map(([, file]) => file)).event(used, ['Ania'])).toBe(said)
  })

  it.each([
    ['en', 'Ania gathers 2 stone and 1 fish.'],
    ['pl', 'Ania zbiera 2 kamienie i 1 rybę.'],
  ] as const)('tells in words what a worker gathers (%s)', (language, said) => {
    const spoken = Object.entries(files).filter(([path]) => path.endsWith(`_${language}.ftl`))
    const texts = new Texts(language, spoken.map(([, file]) => file))
    const gathered = { event: 'cubes_gathered', seat: 0, square: 'B4', got_wood: 0, got_stone: 2, got_fish: 1 }
    expect(new Chronicler(texts, ['Ania']).lines([{ ply: 1, event: gathered }])[0]?.text).toBe(said.replace('Ania ', ''))
  })
})
