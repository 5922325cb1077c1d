/** The logic behind the board: reading answers, counting chances, filling places, saying it in both languages. */
import rules from '@ratusz/games/orleans/rules.md?raw'
import { describe, expect, it } from 'vitest'
import type { TableState } from '../../lib/messages'
import type { Answer } from '../../lib/question'
import { readRules } from '../../lib/rules'
import { Texts, type Language } from '../../lib/texts'
import type { SayText } from '../module'
import { onBoard, readAnswers, tabsOf } from './answers'
import { BOARD_PLACES, CITIES, DEEDS, EVENTS, TILE_IDS, TRACKS, WAYS, accepts, groupsOf, missingTiles, placeOfGroup, ruleOf, stepsOf } from './cards'
import { allowanceToCome, bagToCome, chanceOfOne, chanceToFill, drawsToCome, emptySlots, fills, onMarket, percent } from './chances'
import { explain } from './explain'
import { planFlights } from './flights'
import { guide } from './guide'
import orleans from './index'
import { idleOf } from './idle'
import { labelOf, questionOf } from './labels'
import { fillingOf, layingOn, lyingOn, offerOf } from './planning'
import type { OrleansView, SeatView } from './types'
import { goalsOf, lineOf, originOf, waysFrom } from './ways'
import { aboutPlace, aboutState, aboutStep, dueOf, eventRule, placeTip, preview, slotName, stepTip } from './words'

const files: Record<string, string> = {
  ...import.meta.glob('../../../../src/ratusz/text_*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob('../../../../src/ratusz/games/orleans/text_*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob('./text_*.ftl', { query: '?raw', import: 'default', eager: true }),
}

function speaking(language: Language): SayText {
  const spoken = Object.entries(files).filter(([path]) => path.endsWith(`_${language}.ftl`))
  const texts = new Texts(language, spoken.map(([, file]) => file))
  return (key, args, ids) => texts.say(key, args, ids)
}

const english = speaking('en')

/** Every rule that can be linked to. */
const linked = new Set(
  readRules(rules).flatMap((block) => (block.kind === 'rule' ? [block.id] : block.kind === 'table' ? block.rows.flatMap(({ id }) => (id ? [id] : [])) : [])),
)

function seated(changes: Partial<SeatView> = {}): SeatView {
  return {
    coins: 5,
    score: 5,
    development: 0,
    level: 1,
    tracks: {},
    allowance: 4,
    goods: {},
    technology: 0,
    technology_begun: false,
    merchant: 'orleans',
    stations: 0,
    unbuilt_stations: 10,
    citizens: 0,
    tiles: [],
    bag: {},
    draws: 0,
    chances: {},
    market: { starter_farmer: 1, starter_boatman: 1, starter_craftsman: 1, starter_trader: 1 },
    free_spaces: 4,
    slots: {},
    ready: [],
    missing: {},
    deciding: true,
    passed: false,
    hand: null,
    plan: [],
    ...changes,
  }
}

function viewed(seat: SeatView, changes: Partial<OrleansView> = {}): OrleansView {
  return {
    round: 3,
    rounds: 18,
    phase: 'planning',
    planning: 'simultaneous',
    start_player: 0,
    active: 0,
    event: 'income',
    events_left: { plague: 2 },
    passed: [],
    bank: 200,
    supply: { farmer: 10 },
    goods_supply: { grain: 5 },
    technology_supply: 3,
    map_goods: { orleans__blois__water: ['wine'] },
    stations: {},
    deeds: { astronomy: { trader: 1 } },
    citizens: {},
    tiles: ['hayrick'],
    removed_tiles: [],
    tower: {},
    theatre: {},
    way: '',
    debt: 0,
    seats: [seat, seated({ merchant: 'tours' })],
    ...changes,
  }
}

const offers = (...notations: string[]): Answer[] => notations.map((notation) => ({ notation }))

function asked(view: OrleansView, answers: Answer[], step = 'plan'): TableState {
  return {
    view: view as unknown as TableState['view'],
    seats: [{ name: 'Ania' }, { name: 'Olek' }],
    questions: [{ seat: 0, step, answers: answers.map(({ notation }) => notation) }],
    seat: 0,
  } as unknown as TableState
}

describe('the data', () => {
  it('has equal slots of a place in one group', () => {
    expect(groupsOf('village').map(({ id }) => id)).toEqual(['village_farmer', 'village_boatman', 'village_craftsman'])
    expect(groupsOf('cheese_factory')).toEqual([{ id: 'cheese_factory_farmer', type: 'farmer', slots: 2 }])
    expect(groupsOf('town_hall')).toEqual([{ id: 'town_hall', type: 'any_neutral', slots: 2 }])
    expect(placeOfGroup('village_boatman')).toBe('village')
  })

  it('knows who may stand where', () => {
    expect(accepts('farmer', 'monk', [])).toBe(true)
    expect(accepts('monk', 'scholar', ['school'])).toBe(false)
    expect(accepts('trader', 'starter_boatman', [])).toBe(false)
    expect(accepts('trader', 'starter_boatman', ['herb_garden'])).toBe(true)
    expect(accepts('any_neutral', 'starter_farmer', [])).toBe(false)
    expect(accepts('knight', 'farmer', ['barracks'])).toBe(true)
  })

  it('names the tiles that are missing, but not the extra ones where none is played with', () => {
    const extras = TILE_IDS.filter((tile) => ruleOf(tile).startsWith('OR-EXTRA-'))
    expect(extras).toHaveLength(6)
    expect(missingTiles(extras)).toEqual([])
    expect(missingTiles([...extras, 'hayrick', 'school'])).toEqual(['hayrick', 'school'])
    expect(missingTiles(['hayrick', ...extras.slice(1)])).toEqual(['hayrick', ...extras.slice(1)])
  })

  it.each([...BOARD_PLACES, ...TILE_IDS])('links %s to its rule', (place) => {
    expect(linked).toContain(ruleOf(place))
  })

  it('links events and tracks to their rules', () => {
    for (const { id } of EVENTS) expect(linked).toContain(eventRule(id))
    for (const track of TRACKS) for (const rule of stepTip(track, 1, viewed(seated()), english).rules ?? []) expect(linked).toContain(rule)
    for (const rule of Object.values(orleans.scoreRules)) expect(linked).toContain(rule)
  })
})

describe('answers', () => {
  it('are found where they are given', () => {
    const legal = readAnswers(offers('draw 0', 'draw 1', 'place starter_farmer village_farmer', 'place_technology village_farmer', 'use village', 'travel orleans__blois__water', 'send_to_develop farmer canalisation', 'give_up_good wool', 'done'))
    expect([...legal.draw]).toEqual([[0, 'draw 0'], [1, 'draw 1']])
    expect(legal.lay.map(({ what, place }) => [what, place])).toEqual([['starter_farmer', 'village'], ['technology', 'village']])
    expect(legal.use.get('village')).toBe('use village')
    expect(legal.travel.get('orleans__blois__water')).toBe('travel orleans__blois__water')
    expect(legal.send).toEqual([{ action: 'send_to_develop farmer canalisation', follower: 'farmer', deed: 'canalisation', develops: true }])
    expect(legal.good.get('wool')).toBe('give_up_good wool')
    expect(legal.done).toBe('done')
  })

  it('tell in which part of the table they are given', () => {
    expect(tabsOf(readAnswers(offers('give_up_station tours', 'give_up_tile hayrick', 'give_up_good grain')))).toEqual(['mat', 'map'])
    expect(tabsOf(readAnswers(offers('recruit farmer')))).toEqual(['town'])
    expect(tabsOf(readAnswers(offers('pass')))).toEqual([])
  })

  it('without a place on the table are in the question bar', () => {
    const inBar = ['pass', 'done', 'bathe', 'keep farmer', 'move_merchant 2', 'leave', 'stay', 'pay 2', 'bake 1', 'protect', 'give_up_follower', 'give_up_development', 'give_up_unbuilt_station', 'end_turn']
    expect(offers(...inBar).filter(onBoard)).toEqual([])
    expect(onBoard({ notation: 'use ship' })).toBe(true)
  })
})

describe('chances', () => {
  it('are those of drawing without putting back', () => {
    expect(chanceOfOne(1, 4, 1)).toBeCloseTo(1 / 4)
    expect(chanceOfOne(2, 5, 2)).toBeCloseTo(1 - 3 / 10)
    expect(chanceOfOne(1, 3, 8)).toBe(1)
    expect(chanceOfOne(0, 0, 4)).toBe(0)
  })

  it('of filling a place count everybody who fits', () => {
    // A boatman and a craftsman out of boatman, craftsman, trader with two draws: one of three pairs.
    expect(chanceToFill(['boatman', 'craftsman'], [], { boatman: 1, craftsman: 1, trader: 1 }, 2, [])).toBeCloseTo(1 / 3)
    // A monk instead of the trader fills either slot: all pairs do.
    expect(chanceToFill(['boatman', 'craftsman'], [], { boatman: 1, craftsman: 1, monk: 1 }, 2, [])).toBeCloseTo(1)
    // Who waits on the market need not be drawn.
    expect(chanceToFill(['boatman', 'craftsman'], ['craftsman'], { boatman: 1, trader: 1 }, 1, [])).toBeCloseTo(1 / 2)
    expect(chanceToFill(['boatman'], ['boatman'], {}, 0, [])).toBe(1)
    expect(chanceToFill(['knight'], [], { farmer: 3 }, 3, [])).toBe(0)
  })

  it('never round to certainty', () => {
    expect([percent(0.9999), percent(1), percent(0.0001), percent(0)]).toEqual([99, 100, 1, 0])
  })

  it('of the next round know who comes back', () => {
    const seat = seated({ bag: { farmer: 1 }, ready: ['farm_house', 'town_hall'], slots: { farm_house_boatman: ['technology'], farm_house_craftsman: ['craftsman'], town_hall: ['monk'] } })
    const view = viewed(seat)
    expect(bagToCome(seat, view)).toEqual({ farmer: 2, craftsman: 1 })
    expect(bagToCome({ ...seat, passed: true }, { ...view, phase: 'actions' })).toEqual({ farmer: 1 })
    expect(bagToCome(seat, { ...view, supply: { ...view.supply, farmer: 0 } })).toEqual({ farmer: 1 })
  })

  it('of the next round know that a knight to come lets draw more', () => {
    const seat = seated({ allowance: 4, tracks: {}, ready: ['castle'] })
    expect(allowanceToCome(seat, viewed(seat, { supply: { knight: 1 } }))).toBe(5)
    expect(allowanceToCome(seat, viewed(seat, { supply: {} }))).toBe(4)
    expect(allowanceToCome({ ...seat, ready: [] }, viewed(seat))).toBe(4)
  })

  it('see who is missing', () => {
    const seat = seated({ slots: { village_farmer: ['starter_farmer'] } })
    expect(emptySlots('village', seat)).toEqual(['boatman', 'craftsman'])
    expect(fills(['boatman', 'craftsman'], ['starter_craftsman', 'monk'], [])).toBe(true)
    expect(fills(['boatman', 'craftsman'], ['starter_craftsman'], [])).toBe(false)
  })
})

describe('planning', () => {
  const legal = readAnswers(offers('place starter_boatman farm_house_boatman', 'place monk farm_house_boatman', 'place craftsman farm_house_craftsman', 'place monk farm_house_craftsman', 'take_back starter_farmer village_farmer', 'done'))
  const seat = seated({ market: { starter_boatman: 1, craftsman: 1, monk: 1 } })

  it('gives a slot whom one would rather give, or what is in hand', () => {
    expect(layingOn(legal, 'farm_house_boatman', 'boatman', null)?.what).toBe('starter_boatman')
    expect(layingOn(legal, 'farm_house_boatman', 'boatman', { what: 'monk', fromTower: false })?.action).toBe('place monk farm_house_boatman')
    expect(layingOn(legal, 'farm_house_boatman', 'boatman', null, 'place monk farm_house_boatman')?.what).toBe('monk')
    expect(layingOn(legal, 'farm_house_boatman', 'boatman', { what: 'craftsman', fromTower: false })).toBeNull()
  })

  it('fills a place at once, nobody twice', () => {
    expect(fillingOf('farm_house', legal, seat, {}).map(({ action }) => action)).toEqual(['place starter_boatman farm_house_boatman', 'place craftsman farm_house_craftsman'])
    const alone = seated({ market: { monk: 1 } })
    expect(fillingOf('farm_house', readAnswers(offers('place monk farm_house_boatman', 'place monk farm_house_craftsman')), alone, {})).toHaveLength(1)
    expect(fillingOf('town_hall', readAnswers(offers('place monk town_hall')), alone, {})).toEqual([])
  })

  it('takes back what was placed now, and nothing older', () => {
    const placed = seated({ slots: { village_farmer: ['starter_farmer'], village_boatman: ['boatman'] }, plan: ['place starter_farmer village_farmer'] })
    expect(lyingOn('village_farmer', placed, legal)).toEqual([{ what: 'starter_farmer', fresh: true, taking: 'take_back starter_farmer village_farmer' }])
    expect(lyingOn('village_boatman', placed, legal)).toEqual([{ what: 'boatman', fresh: false, taking: null }])
  })

  it('shows followers taken back in secret on the market', () => {
    const hand = { drawn: ['knight'], bathed: [], kept: [], taken_back: ['place boatman village_boatman'], to_tower: [] }
    const drawing = seated({ market: {}, slots: { village_boatman: ['boatman'] }, hand, plan: null })
    expect(lyingOn('village_boatman', drawing, legal)).toEqual([])
    expect(onMarket(drawing)).toEqual(['knight', 'boatman'])
  })
})

describe('the draws to come', () => {
  const bag = { farmer: 9 }

  it('are as many as allowance, bag and free spaces let', () => {
    expect(drawsToCome(bag, seated({ allowance: 5, free_spaces: 7 }), { ...viewed(seated()), phase: 'followers' })).toBe(5)
    expect(drawsToCome({ farmer: 2 }, seated({ allowance: 5, free_spaces: 7 }), { ...viewed(seated()), phase: 'followers' })).toBe(2)
    expect(drawsToCome(bag, seated({ allowance: 5, free_spaces: 1 }), { ...viewed(seated()), phase: 'followers' })).toBe(1)
  })

  it('find no room where followers stay on the market, but while planning they may still leave it', () => {
    const crowded = seated({ allowance: 5, free_spaces: 2 })
    expect(drawsToCome(bag, crowded, { ...viewed(seated()), phase: 'actions' })).toBe(2)
    expect(drawsToCome(bag, crowded, { ...viewed(seated()), phase: 'planning' })).toBe(5)
  })
})

describe('the map', () => {
  it('draws every way from city to city', () => {
    for (const way of WAYS) expect(lineOf(way)).toMatch(/^M[\d.]+ [\d.]+(C[\d. ]+)+$/)
    expect(CITIES).toHaveLength(23)
  })

  it('knows where ways set out and lead to', () => {
    const view = viewed(seated())
    const ways = waysFrom('orleans', true)
    expect(originOf(ways, view, 0)).toBe('orleans')
    expect(goalsOf(ways, view, 0).map(({ city }) => city).sort()).toEqual(['blois', 'briare'])
  })

  it('tells two ways to one city apart', () => {
    const view = viewed(seated({ merchant: 'chinon' }))
    const goals = goalsOf(['chinon__chatellerault__road', 'chinon__chatellerault__water', 'chinon__le_blanc__water'], view, 0)
    expect(new Set(goals.map(({ x, y }) => `${x} ${y}`)).size).toBe(3)
    expect(goals.map(({ city }) => city)).toEqual(['chatellerault', 'chatellerault', 'le_blanc'])
  })
})

describe('the preview of a way', () => {
  const about = (state: TableState): string => preview({ notation: 'travel blois__tours__water' }, state, english)
  const stations = { tours: [1] }

  it('is about the city at its end, though another merchant stands there', () => {
    const view = viewed(seated({ merchant: 'blois' }), { stations, seats: [seated({ merchant: 'blois' }), seated({ merchant: 'tours' })] })
    const state = asked(view, offers(...waysFrom('tours', true).map((way) => `travel ${way}`)), 'travel')
    state.questions[0]!.seat = 1
    expect(about(state)).toContain(english('city-free'))
    expect(about(state)).not.toContain('Olek')
  })

  it('is about the way of the merchant whom the Court moves', () => {
    const view = viewed(seated({ merchant: 'blois' }), { stations })
    expect(about(asked(view, offers(...waysFrom('tours', null).map((way) => `travel ${way}`)), 'travel'))).toContain(english('city-free'))
  })
})

describe.each(['en', 'pl'] as const)('in %s', (language) => {
  const say = speaking(language)
  const view = viewed(seated())

  it('every place, track step, event and deed is said', () => {
    for (const place of [...BOARD_PLACES, ...TILE_IDS]) {
      expect(aboutPlace(place, say).text).not.toBe('')
      expect(placeTip(place, view, say).title).not.toBe('')
    }
    for (const track of TRACKS) stepsOf(track).forEach((_, step) => expect(aboutStep(track, step + 1, view, say)).not.toBe(''))
    for (const { id } of DEEDS) expect(say(`card-${id}`)).not.toBe('')
    for (const { id } of EVENTS) {
      expect(say(`event-rule-${id}`)).not.toBe('')
      for (const goods of [{}, { wool: 7 }, { grain: 1 }] as Record<string, number>[]) for (const bag of [{}, { farmer: 2, starter_farmer: 1 }] as Record<string, number>[]) expect(dueOf(viewed(seated(), { event: id }), seated({ goods, bag }), say).text).not.toBe('')
    }
    expect(slotName('technology', say)).not.toBe('')
    for (const step of guide) expect(say(step.text)).not.toBe('')
  })

  it('every kind of answer has a preview without a gap', () => {
    const answers = offers(
      'draw 0', 'draw 2', 'place starter_farmer village_farmer', 'place_technology village_farmer', 'place monk town_hall', 'take_tile hayrick', 'use farm_house', 'use ship', 'recruit boatman',
      'advance farmers', 'travel orleans__blois__water', 'travel orleans__briare__water', 'send trader astronomy', 'send_to_develop farmer canalisation', 'protect', 'give_food grain', 'pay 2', 'give_up_good wool', 'pass',
    )
    const state = asked({ ...view, debt: 2 }, answers)
    const said = answers.map((answer) => preview(answer, state, say))
    expect(said.slice(0, -1).every((words) => words.length > 0)).toBe(true)
    expect(said.at(-1)).toBe('')
  })

  it('answers are called by what they mean here', () => {
    const labels = (['plan', 'task', 'take_back', 'remove', 'bathe', 'protect'] as const).map((step) => [labelOf({ notation: 'done' }, asked(view, [], step), say), labelOf({ notation: 'pass' }, asked(view, [], step), say)])
    expect(new Set(labels.flat().filter(Boolean)).size).toBeGreaterThan(4)
    expect(labelOf({ notation: 'move_merchant 2' }, asked(view, []), say)).toContain('Olek')
    expect(labelOf({ notation: 'place starter_farmer village_farmer' }, asked(view, []), say)).not.toContain('(')
    expect(labelOf({ notation: 'stay' }, asked(view, []), say)).toBeNull()
  })

  it('it is said who goes to a deed, and why a place brings nothing', () => {
    const state = asked(view, offers('send trader astronomy', 'stay'), 'send')
    expect(questionOf(state.questions[0]!, state, say)).toContain(say('card-trader').toLowerCase())
    expect(questionOf(asked(view, offers('done')).questions[0]!, state, say)).toBeNull()
    for (const why of ['pilgrimage', 'track', 'followers', 'goods', 'technology', 'tiles', 'village', 'water', 'road']) expect(say(`place-idle-${why}`, { city: 'Tours' })).not.toBe('')
  })
})

describe('dues', () => {
  const due = (event: string, seat: SeatView, phase = 'event') => dueOf(viewed(seat, { event, phase }), seat, english)

  it('follow the event', () => {
    expect(due('income', seated({ level: 3 })).coins).toBe(3)
    expect(due('taxes', seated({ goods: { wool: 5, grain: 3 } })).coins).toBe(-2)
    expect(due('harvest', seated({ goods: { wool: 1 } })).coins).toBe(-5)
    expect(due('harvest', seated({ goods: { bread: 1 } })).coins).toBeNull()
    expect(due('plague', seated({ bag: { farmer: 3, starter_trader: 1 } })).text).toContain('75')
  })

  it('of the Plague count those who come back, and come, before it', () => {
    const slots = { castle_farmer: ['farmer'], castle_boatman: ['starter_boatman'], castle_trader: ['starter_trader'] }
    const seat = seated({ bag: { starter_farmer: 1 }, slots, ready: ['castle'] })
    const supplied = viewed(seat, { event: 'plague', supply: { knight: 1 } })
    expect(dueOf(supplied, seat, english).text).toBe('You lose a follower: 40 % when the ready places are used')
    // Without a knight in the supply the Castle cannot be used, and nobody comes back from it.
    expect(dueOf({ ...supplied, supply: {} }, seat, english).text).toContain('0 % with the bag as it is now')
    expect(due('plague', seat, 'event').text).toBe('You lose a follower: 0 %')
    expect(due('plague', { ...seat, passed: true }, 'actions').text).toBe('You lose a follower: 0 %')
    expect(due('plague', { ...seat, ready: [] }, 'planning').text).toContain('as it is now')
  })
})

describe('a place that brings nothing', () => {
  const rich = { supply: { farmer: 1, boatman: 1, craftsman: 1, trader: 1, knight: 1, scholar: 1, monk: 1 }, goods_supply: { grain: 1, wine: 1 } }
  const why = (place: string, seat: Partial<SeatView> = {}, view: Partial<OrleansView> = {}) => idleOf(place, seated(seat), viewed(seated(seat), { ...rich, ...view }))

  it('is none of those that can be used', () => {
    for (const place of BOARD_PLACES) expect(why(place)).toBeNull()
    expect(why('hayrick')).toBeNull()
    expect(why('school')).toBeNull()
  })

  it('recruits nobody who is not there, or beyond the end of a track', () => {
    expect(why('university', {}, { supply: {} })).toBe('followers')
    expect(why('castle', { tracks: { knights: 5 } })).toBe('track')
    expect(why('monastery', {}, { event: 'pilgrimage' })).toBe('pilgrimage')
    expect(why('farm_house', {}, { goods_supply: {} })).toBe('goods')
    expect(why('village', {}, { supply: { boatman: 1 } })).toBeNull()
    expect(why('village', { tracks: { boatmen: 5 } }, { technology_supply: 0, tiles: [] })).toBe('village')
  })

  it('travels nowhere, unless another one brings the merchant to a way', () => {
    expect(why('ship', { merchant: 'montargis' })).toBe('water')
    expect(why('ship', { merchant: 'montargis', ready: ['ship', 'wagon'] })).toBeNull()
  })

  it('takes nothing from an empty supply', () => {
    expect(why('cheese_factory')).toBe('goods')
    expect(why('laboratory', {}, { technology_supply: 0 })).toBe('technology')
  })

  it('says so before it is filled', () => {
    const view = viewed(seated({ tracks: { knights: 5 } }), rich)
    expect(placeTip('castle', view, english, view.seats[0]!).text).toContain('end of its track')
    expect(placeTip('castle', view, english).text).not.toContain('end of its track')
    const answers = offers('place starter_farmer castle_farmer')
    expect(preview(answers[0]!, asked(view, answers), english)).toContain('end of its track')
  })
})

describe('a place that is looked at', () => {
  const state = (place: string, seat: Partial<SeatView> = {}) => aboutState(place, seated(seat), viewed(seated(seat), { supply: { knight: 1 } }), english)

  it('says whom it needs, whom it still lacks, and that it is ready', () => {
    expect(state('castle')).toBe('It needs a farmer, a boatman, a trader.')
    expect(state('castle', { slots: { castle_boatman: ['boatman'] }, missing: { castle: 2 } })).toBe('Still missing: a farmer, a trader.')
    expect(state('castle', { ready: ['castle'] })).toBe('Ready.')
    expect(state('castle', { ready: ['castle'], tracks: { knights: 5 } })).toContain('end of its track')
    expect(state('town_hall')).toBe('')
  })

  it('offers to be used, to be given up, or to be filled', () => {
    const offered = (...notations: string[]) => offerOf('brewery', readAnswers(offers(...notations)), seated({ tiles: ['brewery'], market: { monk: 1 } }), {})
    expect(offered('use brewery')).toMatchObject({ gives: false, filling: [] })
    expect(offered('give_up_tile brewery')).toMatchObject({ gives: true, filling: [] })
    const fill = offered('place monk brewery_monk')
    expect(fill).toMatchObject({ action: null, gives: false })
    expect(fill.filling.map(({ action }) => action)).toEqual(['place monk brewery_monk'])
  })
})

describe('the score sheet', () => {
  it('is explained line by line', () => {
    const state = asked(viewed(seated({ goods: { wool: 2, bread: 1 }, stations: 5, citizens: 2, level: 4 })), [])
    expect(['wool', 'bread', 'stations', 'citizens', 'wine', 'coins'].map((row) => explain(row, 0, state, english))).toEqual(['2 × 4', '1 × 4', '5 × level 4', '2 × level 4', '', ''])
  })
})

describe('flights', () => {
  it('go from where things lay to their owner', () => {
    const before = viewed(seated(), { way: 'orleans__blois__water' })
    const [good] = planFlights([{ event: 'good_gained', seat: 0, good: 'wine' }], before)
    expect(good).toMatchObject({ what: 'wine', shape: 'square' })
    expect(good!.from[0]).toContain('orleans__blois__water')
    expect(planFlights([{ event: 'followers_drawn', seat: 0, followers: 3, farmers: 2, boatmen: 0, craftsmen: 0, traders: 0, knights: 0, scholars: 0, monks: 1 }], before).map(({ what }) => what)).toEqual(['farmer', 'farmer', 'monk'])
    expect(planFlights([{ event: 'passed', seat: 1 }], before)).toEqual([])
    expect(planFlights([{ event: 'census_won', seat: 0 }, { event: 'coins_gained', seat: 0, coins: 1 }], before)).toHaveLength(1)
  })
})
