/** The sentences of the board: what a card says of itself, and what an answer costs and brings. */
import type { TableState } from '../../lib/messages'
import type { Answer } from '../../lib/question'
import type { TipContent } from '../../lib/tip.svelte'
import type { SayText } from '../module'
import { aboutOf, sent } from './answers'
import { RESOURCES, buildingCard, workerCard } from './cards'
import { choice } from './choice.svelte'
import { viewOf, type SeatView, type SiteView } from './types'

export const nameOf = (card: string, say: SayText): string => say(`card-${card}`)

/** `2 stone, 1 tile`; resources of which there are none are left out. */
export function amounts(of: number[], say: SayText): string {
  return RESOURCES.flatMap((resource, index) => (of[index] ? [say(`amount-${resource}`, { n: of[index] })] : [])).join(', ')
}

/** What a card of the building deck needs and gives. */
export function aboutBuilding(card: string, say: SayText): string {
  const { machine, requires, produces, points, reward } = buildingCard(card)
  const needs = amounts(requires, say)
  if (machine) return say('about-machine', { needs, points, makes: amounts(produces, say) })
  return say('about-building', { needs, points, coins: reward })
}

/** What a worker makes and costs. */
export function aboutWorker(card: string, say: SayText): string {
  const { rank, wage, produces } = workerCard(card)
  const makes = amounts(produces, say)
  return rank === 'machine' ? say('about-machine-worker', { makes }) : say('about-worker', { makes, coins: wage })
}

/** How a site stands. */
export function aboutSite(site: SiteView, say: SayText): string {
  return say('about-site', { missing: amounts(listed(site.missing), say), workers: site.workers.length, actions: site.next_send_actions })
}

export function buildingTip(card: string, say: SayText): TipContent {
  const rules = buildingCard(card).machine ? ['BU-BUILD-1', 'BU-MACH-2'] : ['BU-BUILD-1', 'BU-DONE-6']
  return { title: nameOf(card, say), text: aboutBuilding(card, say), rules }
}

export function workerTip(card: string, say: SayText): TipContent {
  const rules = workerCard(card).rank === 'machine' ? ['BU-MACH-3', 'BU-SEND-11'] : ['BU-HIRE-4', 'BU-SEND-5']
  return { title: nameOf(card, say), text: aboutWorker(card, say), rules }
}

export function siteTip(site: SiteView, say: SayText): TipContent {
  const text = `${aboutBuilding(site.building, say)} ${aboutSite(site, say)}`
  return { title: nameOf(site.building, say), text, rules: ['BU-SEND-2', 'BU-DONE-1'] }
}

/** Who or what was picked up, and what is to be chosen now. */
export function holding(say: SayText): string {
  if (choice.worker !== null) return say('board-choose-site', { worker: nameOf(choice.worker, say) })
  return choice.site === null ? '' : say('board-choose-worker', { building: nameOf(choice.site, say) })
}

/** What an answer costs and brings, in words, with what is left then. */
export function preview(answer: Answer, state: TableState, say: SayText): string {
  const view = viewOf(state)
  const seat = state.questions.find(({ answers }) => answers.includes(answer.notation))?.seat ?? view.active
  const mine = view.seats[seat]
  const { cost = {}, gain = {} } = answer
  if (!mine || (!cost.actions && !cost.coins)) return ''
  const { actions = 0, coins = 0 } = cost
  const left = { actions: view.actions_left - actions + (gain.actions ?? 0), coins: mine.coins - coins + (gain.coins ?? 0) }
  return [...deedOf(answer, mine, say), say('preview-left', left)].join(' ')
}

function deedOf(answer: Answer, mine: SeatView, say: SayText): string[] {
  const { cost = {}, gain = {} } = answer
  const [verb, first = ''] = answer.notation.split(' ')
  const actions = cost.actions ?? 0
  if (verb === 'start_construction') return [say('preview-actions', { actions }), aboutBuilding(first, say)]
  if (verb === 'hire') return [say('preview-actions', { actions }), say('preview-wage', { coins: workerCard(first).wage })]
  if (verb === 'take_coins') return [say('preview-take', { actions, coins: gain.coins ?? 0 })]
  if (verb === 'buy_action') return [say('preview-buy', { coins: cost.coins ?? 0 })]
  return [say('preview-price', { actions, coins: aboutOf(answer).pays ?? cost.coins ?? 0 }), outcome(answer, mine, say)]
}

/** What sending a worker does for its site. */
function outcome(answer: Answer, { sites }: SeatView, say: SayText): string {
  const [, building] = sent(answer.notation)!
  const { brings, finishes, earns = 0 } = aboutOf(answer)
  const { machine, produces } = buildingCard(building)
  const points = answer.gain?.points ?? 0
  if (finishes && machine) return say('preview-finishes-machine', { points, makes: amounts(produces, say) })
  if (finishes) return say('preview-finishes', { coins: earns, points })
  if (!brings) return say('preview-useless')
  const missing = listed(sites.find((site) => site.building === building)!.missing)
  return say('preview-missing', { missing: amounts(less(missing, listed(brings)), say) })
}

/** Amounts by resource in the order of the lines. */
export const listed = (of: Record<string, number> = {}): number[] => RESOURCES.map((resource) => of[resource] ?? 0)

const less = (amounts: number[], taken: number[]): number[] => amounts.map((amount, index) => amount - taken[index]!)
