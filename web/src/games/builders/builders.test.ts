/** The logic behind the board: reading answers, foretelling what they do, saying it in both languages. */
import rules from '@ratusz/games/builders/rules.md?raw'
import { describe, expect, it } from 'vitest'
import type { Question, TableState } from '../../lib/messages'
import { Answers, withReason, type Answer } from '../../lib/question'
import { Texts, type Language } from '../../lib/texts'
import type { SayText } from '../module'
import { sent, workersFor } from './answers'
import { BUILDING_IDS, RESOURCES, WORKER_IDS, buildingCard, workerCard } from './cards'
import { guide } from './guide'
import builders from './index'
import { spread } from '../../lib/spread'
import type { BuildersView, SiteView } from './types'
import { aboutBuilding, aboutSite, aboutWorker, buildingTip, nameOf, preview, siteTip, workerTip } from './words'

const files: Record<string, string> = {
  ...import.meta.glob('../../../../src/ratusz/text_*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob('../../../../src/ratusz/games/builders/text_*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob('./text_*.ftl', { query: '?raw', import: 'default', eager: true }),
}

function speaking(language: Language): SayText {
  const spoken = Object.entries(files).filter(([path]) => path.endsWith(`_${language}.ftl`))
  const texts = new Texts(language, spoken.map(([, file]) => file))
  return (key, args, ids) => texts.say(key, args, ids)
}

/** The chapel of the rulebook's example: only a knowledge and three tiles are missing (BU-EX-1). */
const chapel: SiteView = {
  building: 'chapel',
  workers: ['master_3200', 'apprentice_1010'],
  produced: { stone: 4, wood: 2, knowledge: 1 },
  missing: { knowledge: 1, tile: 3 },
  share: 60,
  next_send_actions: 1,
}

function anna(changes: Partial<BuildersView> = {}): BuildersView {
  const seat = { coins: 6, card_points: 4, score: 4, free_workers: ['craftsman_0013'], sites: [chapel], finished: ['tavern'] }
  return {
    round: 5,
    round_cap: 200,
    first_player: 0,
    active: 0,
    actions_left: 3,
    end_triggered: false,
    building_row: ['inn', 'crane_2'],
    building_deck: 20,
    next_building: 'farm',
    worker_row: ['master_0023'],
    worker_deck: 12,
    takings: [1, 3, 6],
    action_price: 5,
    seats: [seat, { ...seat, sites: [], free_workers: [], finished: [] }],
    ...changes,
  }
}

/** As the game tells them (BU-EX-1). */
const answers: Answer[] = [
  { notation: 'start_construction inn', cost: { actions: 1 } },
  { notation: 'start_construction crane_2', cost: { actions: 1 } },
  { notation: 'hire master_0023', cost: { actions: 1 } },
  {
    notation: 'send craftsman_0013 chapel',
    cost: { actions: 1 },
    gain: { coins: 14, points: 5 },
    about: { brings: { knowledge: 1, tile: 3 }, finishes: true, pays: 4, earns: 18 },
  },
  { notation: 'take_coins 1', cost: { actions: 1 }, gain: { coins: 1 } },
  { notation: 'take_coins 3', cost: { actions: 3 }, gain: { coins: 6 } },
  { notation: 'buy_action', cost: { coins: 5 }, gain: { actions: 1 } },
]

function tableOf(view: BuildersView, legal = answers): TableState {
  const question = { seat: 0, step: 'turn', answers: legal.map(({ notation }) => notation) }
  return { view, seat: 0, questions: legal.length ? [question] : [] } as unknown as TableState
}

describe('answers', () => {
  it('tell who may be sent to a site', () => {
    const legal = new Answers(['send crane_2 chapel', 'send crane_2 inn', 'send apprentice_1010 inn'].map((notation) => ({ notation })))
    const seat = { ...anna().seats[0]!, free_workers: ['crane_2', 'apprentice_1010', 'master_0023'] }
    expect(workersFor(legal, seat, 'inn')).toEqual(['crane_2', 'apprentice_1010'])
    expect(workersFor(legal, seat, 'chapel')).toEqual(['crane_2'])
    expect(workersFor(legal, seat, 'castle')).toEqual([])
  })

  it('are sendings or not', () => {
    expect(sent('send craftsman_0013 chapel')).toEqual(['craftsman_0013', 'chapel'])
    expect([sent('hire master_0023'), sent('send craftsman_0013'), sent(null)]).toEqual([null, null, null])
  })
})

describe('cards', () => {
  it('are those of the box (BU-COMP-1, BU-COMP-2)', () => {
    expect(BUILDING_IDS).toHaveLength(42)
    expect(WORKER_IDS).toHaveLength(42 + 8)
    expect(buildingCard('crane_3')).toMatchObject({ machine: true, points: 2, reward: 0, produces: [3, 0, 0, 0] })
    expect(workerCard('crane_3')).toMatchObject({ rank: 'machine', wage: 0, produces: [3, 0, 0, 0] })
    expect(workerCard('master_2003')).toMatchObject({ rank: 'master', wage: 5 })
  })
})

describe.each(['en', 'pl'] as const)('in %s', (language) => {
  const say = speaking(language)

  it('every card says what it does, and cites its rules', () => {
    for (const card of BUILDING_IDS) {
      expect(aboutBuilding(card, say)).not.toContain('{')
      for (const rule of buildingTip(card, say).rules!) expect(rules).toContain(`**${rule}**`)
    }
    for (const card of WORKER_IDS) {
      expect(`${nameOf(card, say)} ${aboutWorker(card, say)}`).not.toContain('_')
      for (const rule of workerTip(card, say).rules!) expect(rules).toContain(`**${rule}**`)
    }
    for (const rule of siteTip(chapel, say).rules!) expect(rules).toContain(`**${rule}**`)
  })

  it('every answer says what it costs and brings', () => {
    for (const answer of answers) expect(preview(answer, tableOf(anna()), say), answer.notation).toMatch(/\d/)
  })

  it('every step of the guide has words', () => {
    for (const { text } of guide) expect(say(text).length).toBeGreaterThan(40)
  })

  it('amounts are said in every number', () => {
    for (const resource of RESOURCES) for (const n of [1, 2, 5]) expect(say(`amount-${resource}`, { n })).toContain(String(n))
  })
})

describe('words', () => {
  it('say in English what a sending brings', () => {
    const say = speaking('en')
    expect(preview(answers[3]!, tableOf(anna()), say)).toBe('1 action and 4 coins. Finishes it: +18 coins, +5 points. Left: 2 actions, 20 coins.')
    expect(preview(answers[6]!, tableOf(anna()), say)).toBe('1 more action for 5 coins. Left: 4 actions, 1 coin.')
    const helping: Answer = { notation: 'send master_0032 chapel', cost: { actions: 1, coins: 5 }, about: { brings: { knowledge: 1, tile: 2 } } }
    expect(preview(helping, tableOf(anna()), say)).toBe('1 action and 5 coins. Then missing: 1 tile. Left: 2 actions, 1 coin.')
    const useless: Answer = { notation: 'send crane_2 chapel', cost: { actions: 3 } }
    expect(preview(useless, tableOf(anna()), say)).toBe('3 actions and 0 coins. Brings nothing that is needed there. Left: 0 actions, 6 coins.')
    expect(aboutSite(chapel, say)).toBe('2 workers here. Missing: 1 knowledge, 3 tiles. The next worker costs 1 action.')
  })

  it('say it in Polish with the right cases', () => {
    const say = speaking('pl')
    expect(preview(answers[3]!, tableOf(anna()), say)).toBe('1 akcja i 4 monety. Ukończone: +18 monet, +5 punktów. Zostaje: 2 akcje, 20 monet.')
    expect(preview(answers[4]!, tableOf(anna()), say)).toBe('1 moneta za 1 akcję. Zostaje: 2 akcje, 7 monet.')
    expect(aboutWorker('master_0023', say)).toBe('Wytwarza: 2 wiedzy, 3 dachówki. Każde wysłanie kosztuje 5 monet.')
  })

  it('say why something cannot be done now, and by which rule', () => {
    const say = speaking('en')
    const question: Question = { seat: 0, step: 'turn', answers: [], closed: [{ of: ['send master_0023'], why: 'wage', rule: 'BU-SEND-5', args: { coins: 5 } }] }
    const dear = withReason(workerTip('master_0023', say), question, 'send master_0023', say)
    expect(dear.text).toMatch(/ Sending this worker costs 5 coins\.$/)
    expect(dear.rules).toEqual(['BU-SEND-5', 'BU-HIRE-4'])
    expect(withReason(workerTip('crane_2', say), question, 'send crane_2', say)).toEqual(workerTip('crane_2', say))
  })

  it('have nothing to say of the end of a turn', () => {
    expect(preview({ notation: 'end_turn' }, tableOf(anna()), speaking('en'))).toBe('')
  })
})

describe('marks on a line', () => {
  it('stand on their spots while there is room', () => {
    expect(spread([0, 50, 90], [20, 20, 20], 120)).toEqual([0, 50, 90])
  })

  it('move over for the ones before them, and back from the end', () => {
    expect(spread([0, 10, 20], [20, 20, 20], 100)).toEqual([0, 20, 40])
    expect(spread([80, 85, 90], [20, 20, 20], 100)).toEqual([40, 60, 80])
  })
})

describe('the list of seats', () => {
  it('shows the points that end the match, and says what coins would add', () => {
    const view = anna()
    Object.assign(view.seats[0]!, { coins: 27, card_points: 15, score: 17 })
    const { points, counts } = builders.standing!(tableOf(view), 0, speaking('en'))
    expect(points).toBe(15)
    expect(counts).toBe('Points on finished cards: only these count for the 17 that end the match. With coins: 17 points.')
  })
})

describe('the guide', () => {
  const beginning = (): BuildersView => {
    const view = anna()
    Object.assign(view.seats[0]!, { sites: [], finished: [], free_workers: ['apprentice_1010'] })
    return view
  }
  /** The step shown after so many pressed buttons, as the shell goes through them. */
  function reached(states: TableState[]): string[] {
    const seen: string[] = []
    let index = 0
    for (const state of states) {
      for (;;) {
        const step = guide[index]
        if (!step) return seen
        if (step.when(state) && seen.at(-1) !== step.text) seen.push(step.text)
        if (step.button && step.when(state)) index += 1
        else if (guide[index + 1]?.when(state)) index += 1
        else break
      }
    }
    return seen
  }

  it('goes through all its steps in a first turn of start, send and hire', () => {
    const started = beginning()
    started.seats[0]!.sites = [{ ...chapel, workers: [] }]
    const sent = beginning()
    Object.assign(sent.seats[0]!, { sites: [{ ...chapel, workers: ['apprentice_1010'] }], free_workers: [] })
    const hired = structuredClone(sent)
    hired.seats[0]!.free_workers = ['master_0023']
    const states = [beginning(), started, sent, hired].map((view) => tableOf(view))
    expect(reached(states)).toEqual(guide.map(({ text }) => text))
  })

  it('waits until it is my turn', () => {
    expect(guide[0]!.when(tableOf(beginning(), []))).toBe(false)
  })
})
