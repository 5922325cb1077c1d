/** The logic behind the board: reading answers, arranging what lies where, saying it in both languages. */
import * as data from '@ratusz/games/orleans/data.json'
import rules from '@ratusz/games/orleans/rules.md?raw'
import { describe, expect, it } from 'vitest'
import { following } from '../../lib/guiding'
import type { TableState } from '../../lib/messages'
import type { Answer } from '../../lib/question'
import { readRules } from '../../lib/rules'
import { Texts, type Language } from '../../lib/texts'
import type { SayText } from '../module'
import { handsOf, onBoard, readAnswers, tabsOf } from './answers'
import { BOARD_PLACES, CITIES, DEEDS, EVENTS, TILE_IDS, TRACKS, WAYS, groupsOf, missingTiles, placeOfGroup, ruleOf, stepsOf } from './cards'
import { planFlights } from './flights'
import { FIGURES, SIGNS, WARES } from './glyphs'
import { guide } from './guide'
import orleans from './index'
import { labelOf, questionOf } from './labels'
import picture, { scenes } from './pictures'
import { fillingOf, layingOn, lyingOn, offerOf, onMarket, spacesOf } from './planning'
import type { OrleansView } from './types'
import { goalsOf, lineOf } from './ways'
import { aboutPlace, aboutState, aboutStep, dueOf, emptySlots, eventRule, placeTip, preview, previewPlace, slotName, stepTip, whenOf, type Owner } from './words'

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

function seated(changes: Partial<Owner> = {}): Owner {
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
    joining: {},
    draws: 0,
    chances: {},
    market: { starter_farmer: 1, starter_boatman: 1, starter_craftsman: 1, starter_trader: 1 },
    slots: {},
    ready: [],
    idle: [],
    missing: {},
    fill: {},
    due: {},
    deciding: true,
    passed: false,
    hand: null,
    plan: [],
    ...changes,
  }
}

function viewed(seat: Owner, changes: Partial<OrleansView> = {}): OrleansView {
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
    prospects: [seat, seated()],
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
  })

  it('lie on the map where one press travels and takes a good, and on slots where one comes back for a draw', () => {
    const sailing = { ...offers('use ship')[0]!, about: { ways: ['orleans__blois__water'] } }
    const { journeys } = readAnswers([sailing], [['use ship', 'take wine'], ['use ship', 'travel orleans__briare__water']])
    expect(journeys).toEqual([
      { action: 'use ship; take wine', way: 'orleans__blois__water', good: 'wine' },
      { action: 'use ship; travel orleans__briare__water', way: 'orleans__briare__water', good: '' },
    ])
    const { takeBack } = readAnswers(offers('draw 3', 'draw 4'), [['draw 3', 'take_back farmer castle_farmer']])
    expect(takeBack).toMatchObject([{ action: 'draw 3; take_back farmer castle_farmer', what: 'farmer', place: 'castle' }])
    const given: (string | string[])[] = []
    const hands = handsOf({ choose: (one) => given.push(one), chooseAll: (all) => given.push(all), hover: (at) => given.push(at ?? '') })
    hands.choose('use ship')
    hands.choose(takeBack[0]!.action)
    hands.hover(takeBack[0]!.action)
    expect(given).toEqual(['use ship', ['draw 3', 'take_back farmer castle_farmer'], 'draw 3'])
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

describe('planning', () => {
  const fillings = [['place starter_boatman farm_house_boatman', 'place craftsman farm_house_craftsman'], ['place monk town_hall']]
  const legal = readAnswers(
    offers('place starter_boatman farm_house_boatman', 'place monk farm_house_boatman', 'place craftsman farm_house_craftsman', 'place monk farm_house_craftsman', 'place monk town_hall', 'place_technology village_farmer', 'take_back starter_farmer village_farmer', 'done'),
    fillings,
  )

  it('gives a slot whom the engine proposes, or what is in hand', () => {
    expect(layingOn(legal, 'farm_house_boatman', null)?.what).toBe('starter_boatman')
    expect(layingOn(legal, 'farm_house_boatman', { what: 'monk', fromTower: false })?.action).toBe('place monk farm_house_boatman')
    expect(layingOn(legal, 'farm_house_boatman', null, 'place monk farm_house_boatman')?.what).toBe('monk')
    expect(layingOn(legal, 'farm_house_boatman', { what: 'craftsman', fromTower: false })).toBeNull()
    expect(layingOn(legal, 'village_farmer', null)).toBeNull()
  })

  it('fills a place at once as proposed, but for those that need not be filled', () => {
    expect(fillingOf('farm_house', legal).map(({ action }) => action)).toEqual(fillings[0])
    expect(fillingOf('village', legal)).toEqual([])
    expect(fillingOf('town_hall', legal)).toEqual([])
  })

  it('sees who is missing', () => {
    expect(emptySlots('village', seated({ slots: { village_farmer: ['starter_farmer'] } }))).toEqual(['boatman', 'craftsman'])
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
    expect(onMarket(drawing)).toEqual(['boatman', 'knight'])
  })

  it('leaves the spaces of those who were sent to work empty, and moves nobody up', () => {
    const planning = seated({ market: { starter_farmer: 1, farmer: 1, knight: 1 }, plan: ['place farmer village_farmer', 'place boatman village_boatman', 'place_from_tower trader wagon_trader'] })
    expect(spacesOf(planning).map(({ kind, gone }) => `${kind}${gone ? ' gone' : ''}`)).toEqual(['starter_farmer', 'farmer', 'farmer gone', 'boatman gone', 'knight'])
  })
})

describe('the map', () => {
  it('draws every way from city to city', () => {
    for (const way of WAYS) expect(lineOf(way)).toMatch(/^M[\d.]+ [\d.]+(C[\d. ]+)+$/)
    expect(CITIES).toHaveLength(23)
  })

  it('tells two ways to one city apart', () => {
    const goals = goalsOf(new Map([['chinon__chatellerault__road', 'chatellerault'], ['chinon__chatellerault__water', 'chatellerault'], ['chinon__le_blanc__water', 'le_blanc']]))
    expect(new Set(goals.map(({ x, y }) => `${x} ${y}`)).size).toBe(3)
    expect(goals.map(({ city }) => city)).toEqual(['chatellerault', 'chatellerault', 'le_blanc'])
  })

  it('says of a way what city is at its end', () => {
    const answer = { notation: 'travel blois__tours__water', about: { city: 'blois' } }
    const view = viewed(seated(), { stations: { tours: [1] } })
    expect(preview(answer, asked(view, [answer], 'travel'), english)).toContain(english('city-free'))
    const back = { ...answer, about: { city: 'tours' } }
    expect(preview(back, asked(view, [back], 'travel'), english)).toContain('Olek')
    expect([...readAnswers([answer]).cities]).toEqual([['blois__tours__water', 'blois']])
  })
})

describe.each(['en', 'pl'] as const)('in %s', (language) => {
  const say = speaking(language)
  const view = viewed(seated())

  it('every place, track step, event and deed is said', () => {
    for (const place of [...BOARD_PLACES, ...TILE_IDS]) {
      expect(aboutPlace(place, say).text).not.toBe('')
      expect(placeTip(place, say).title).not.toBe('')
    }
    for (const track of TRACKS) stepsOf(track).forEach((_, step) => expect(aboutStep(track, step + 1, view, say)).not.toBe(''))
    for (const { id } of DEEDS) expect(say(`card-${id}`)).not.toBe('')
    for (const { id } of EVENTS) {
      expect(say(`event-rule-${id}`)).not.toBe('')
    }
    expect(slotName('technology', say)).not.toBe('')
    for (const step of guide) expect(say(step.text)).not.toBe('')
  })

  it('every kind of answer has a preview without a gap', () => {
    const prospects = [seated({ due: { why: 'income', args: { coins: 1 } } })]
    const answers: Answer[] = [
      { notation: 'draw 2', about: { chances: { farmer: 40 } } },
      { notation: 'place starter_farmer village_farmer', about: { lacks: 2 } },
      { notation: 'place_technology village_farmer', about: { lacks: 0 } },
      { notation: 'use farm_house', gain: { grain: 1 } },
      { notation: 'use castle', about: { allowance: 5 } },
      { notation: 'recruit boatman', gain: { coins: 2, citizens: 1 } },
      { notation: 'recruit trader', about: { stacks: 2 } },
      { notation: 'advance scholars', gain: { development: 3, technology: 1, stations: 1 } },
      { notation: 'travel orleans__blois__water', about: { city: 'blois' } },
      { notation: 'send trader astronomy', gain: { coins: 4, citizens: 1 } },
      { notation: 'send_to_develop farmer canalisation', gain: { development: 1 } },
      { notation: 'pay 2', gain: { development: 2 }, cost: { coins: 2 } },
      ...offers('draw 0', 'place monk town_hall', 'take_tile hayrick', 'use ship', 'protect', 'give_food grain', 'give_up_good wool'),
    ]
    const state = asked({ ...view, prospects, debt: 2 }, answers)
    for (const answer of answers) expect(preview(answer, state, say)).toMatch(/^[^{}]{4,}$/)
    expect(preview({ notation: 'pass' }, state, say)).toBe('')
    expect(preview({ notation: 'use hayrick', gain: { grain: 1, cheese: 2, wine: 5, wool: 1, brocade: 1, bread: 1 } }, state, say)).toMatch(/1.*2.*5.*1.*1.*1/)
  })

  it('answers are called by what they mean here', () => {
    const labels = (['plan', 'task', 'take_back', 'remove', 'bathe', 'protect'] as const).map((step) => [labelOf({ notation: 'done' }, asked(view, [], step), say), labelOf({ notation: 'pass' }, asked(view, [], step), say)])
    expect(new Set(labels.flat().filter(Boolean)).size).toBeGreaterThan(4)
    expect(labelOf({ notation: 'move_merchant 2' }, asked(view, []), say)).toContain('Olek')
    expect(labelOf({ notation: 'place starter_farmer village_farmer' }, asked(view, []), say)).not.toContain('(')
    expect(labelOf({ notation: 'stay' }, asked(view, []), say)).toBeNull()
  })

  it('it is said who goes to a deed', () => {
    const state = asked(view, offers('send trader astronomy', 'stay'), 'send')
    expect(questionOf(state.questions[0]!, state, say)).toContain(say('card-trader').toLowerCase())
    expect(questionOf(asked(view, offers('done')).questions[0]!, state, say)).toBeNull()
  })
})

describe('what the engine has counted', () => {
  it('is said of the event', () => {
    const due = (why: string, args: Record<string, string | number>) => dueOf(seated({ due: { why, args } }), english)
    expect(due('plague', { chance: 40, when: 'used' })).toBe('You lose a follower: 40 %')
    const when = (when: string) => whenOf(seated({ due: { why: 'plague', args: { chance: 40, when } } }), english)
    expect(when('used')).toBe('This is so once the ready places are used.')
    expect(when('event')).toBe('')
    expect(due('taxes', { coins: 2, goods: 7 })).toContain('2 coins')
    expect(dueOf(seated(), english)).toBe('')
  })

  it('is said of places that bring nothing, before they are filled too', () => {
    const seat = seated({ merchant: 'montargis', idle: [{ of: ['castle'], why: 'track', rule: 'OR-ACTION-8' }, { of: ['ship'], why: 'water', rule: 'OR-ACTION-8' }] })
    expect(placeTip('castle', english, seat).text).toContain('end of its track')
    expect(placeTip('castle', english, seat).rules).toContain('OR-ACTION-8')
    expect(placeTip('castle', english).text).not.toContain('end of its track')
    expect(placeTip('ship', english, seat).text).toContain('leaves Montargis')
    const answer = { notation: 'place starter_farmer castle_farmer', about: { lacks: 2 } }
    expect(preview(answer, asked(viewed(seat), [answer]), english)).toContain('end of its track')
  })

  it('is said of a ready place that cannot be used in this turn', () => {
    const { questions } = asked(viewed(seated()), [])
    const question = { ...questions[0]!, closed: [{ of: ['use guildhall'], why: 'station', rule: 'OR-ACTION-8' }] }
    expect(placeTip('guildhall', english, seated({ ready: ['guildhall'] }), [], question).text).toContain('No trading station can be built')
    expect(placeTip('guildhall', english, seated(), [], question).text).not.toContain('No trading station')
  })
})

describe('a place that is looked at', () => {
  const state = (place: string, seat: Partial<Owner> = {}) => aboutState(place, seated(seat), english)

  it('says whom it needs, whom it still lacks, and that it is ready', () => {
    expect(state('castle')).toBe('It needs a farmer, a boatman, a trader.')
    expect(state('castle', { slots: { castle_boatman: ['boatman'] }, missing: { castle: 2 } })).toBe('Still missing: a farmer, a trader.')
    expect(state('castle', { ready: ['castle'] })).toBe('Ready.')
    expect(state('castle', { ready: ['castle'], idle: [{ of: ['castle'], why: 'track', rule: 'OR-ACTION-8' }] })).toContain('end of its track')
    expect(state('town_hall')).toBe('')
  })

  it('says what using it brings, or before that the step that it would make', () => {
    const does = english('effect-castle')
    const seat = seated({ steps: { castle: { allowance: 5 }, farm_house: { grain: 1 } } })
    expect(previewPlace('castle', seat, null, english)).toBe(`${does} ${english('preview-step', { gain: english('step-draw', { n: 5 }) })}`)
    expect(previewPlace('farm_house', seat, null, english)).toContain(english('grain', { grain: 1 }))
    expect(previewPlace('castle', seated(), null, english)).toBe(does)
    const using = { seat: 0, step: 'turn', answers: ['use castle'], places: [1], outcomes: [{}, { gain: { coins: 4 } }] }
    expect(previewPlace('castle', seat, using, english)).toBe(`${does} ${english('preview-gets', { goods: english('coins', { coins: 4 }) })}`)
  })

  it('offers to be used, to be given up, or to be filled', () => {
    const offered = (...notations: string[]) => offerOf('brewery', readAnswers(offers(...notations), [['place monk brewery_monk']]))
    expect(offered('use brewery')).toMatchObject({ gives: false, filling: [] })
    expect(offered('give_up_tile brewery')).toMatchObject({ gives: true, filling: [] })
    const fill = offered('place monk brewery_monk')
    expect(fill).toMatchObject({ action: null, gives: false })
    expect(fill.filling.map(({ action }) => action)).toEqual(['place monk brewery_monk'])
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
    expect(planFlights([{ event: 'hourglass_turned', seat: -1, round: 2, fate: 'plague' }], before)).toMatchObject([{ what: 'turn', to: ['[data-event]'] }])
    expect(planFlights([{ event: 'census_won', seat: 0 }, { event: 'coins_gained', seat: 0, coins: 1 }], before)).toHaveLength(1)
  })
})

describe('what is drawn', () => {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
  const shown = [...BOARD_PLACES, ...TILE_IDS, ...ids(DEEDS), ...ids(EVENTS), ...ids(data.citizens), ...ids(CITIES)]
  const glyphs = Object.entries({ ...FIGURES, ...WARES, ...SIGNS })

  it('has a picture of everything that lies on the table, and of the country', () => {
    expect(Object.keys(scenes).sort()).toEqual([...shown, 'country', 'barges'].sort())
  })

  it('has a figure of every follower and a drawing of every good', () => {
    expect(Object.keys(FIGURES)).toEqual([...ids(data.followers), 'technology'])
    expect(Object.keys(WARES)).toEqual([...ids(data.goods), 'bread'])
    expect(ids(EVENTS).filter((event) => !(event in SIGNS))).toEqual([])
  })

  it('is never the same twice', () => {
    // Without landscape: another sun would not make it another picture.
    const drawn = new Map(shown.map((id) => [picture(id, { bare: true, small: true }), id]))
    expect([...drawn.values()]).toEqual(shown)
    expect(new Set(glyphs.map(([, glyph]) => JSON.stringify(glyph))).size).toBe(glyphs.length)
  })

  it('is drawn with numbers only', () => {
    const written = [...Object.keys(scenes).map((id) => picture(id, { wide: true })), ...glyphs.map(([, glyph]) => JSON.stringify(glyph))]
    for (const one of written) expect(one).not.toMatch(/NaN|undefined|Infinity/)
  })
})

it('goes on with the tour for those who plan before all was told', () => {
  const acting = { questions: [{ step: 'turn' }], seat: 0, view: { seats: [{ plan: [] }] } } as unknown as TableState
  expect(guide[following(guide, 0, new Set([0]), acting)]?.text).toBe('guide-act')
})
