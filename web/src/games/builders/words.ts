/** The sentences of the board: what a card says of itself, and what an answer costs and brings. */
import type { Answer, TableState } from '../../lib/messages'
import type { TipContent } from '../../lib/tip.svelte'
import type { SayText } from '../module'
import { readDeed } from './answers'
import { ACTION_PRICE, RESOURCES, buildingCard, workerCard } from './cards'
import { forecast, type SiteForecast } from './forecast'
import { viewOf, type SiteView } from './types'

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
  return say('about-site', { missing: amounts(site.missing, say), workers: site.workers.length, actions: site.next_send_actions })
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

/** What an answer costs and brings, in words, with what is left then. */
export function preview(answer: Answer, state: TableState, say: SayText): string {
  const view = viewOf(state)
  const seat = state.questions.find(({ legal }) => legal.some(({ action }) => action === answer.action))?.seat ?? view.active
  const mine = view.seats[seat]
  const deed = readDeed(answer.notation)
  const after = forecast(answer.notation, view, seat)
  if (!mine || !deed || !after) return ''
  const left = { actions: view.actions_left - after.actions, coins: mine.coins - after.pays + after.earns }
  const parts: string[] = []
  if (deed.verb === 'start_construction') parts.push(say('preview-actions', { actions: 1 }), aboutBuilding(deed.building, say))
  if (deed.verb === 'hire') parts.push(say('preview-actions', { actions: 1 }), aboutWorker(deed.worker, say))
  if (deed.verb === 'take_coins') parts.push(say('preview-take', { actions: after.actions, coins: after.earns }))
  if (deed.verb === 'buy_action') parts.push(say('preview-buy', { coins: ACTION_PRICE }))
  if (deed.verb === 'send' && after.site) {
    parts.push(say('preview-price', { actions: after.actions, coins: after.pays }), outcome(after.site, say))
  }
  return [...parts, say('preview-left', left)].join(' ')
}

/** What sending a worker does for its site. */
export function outcome(site: SiteForecast, say: SayText): string {
  const { machine, points, reward, produces } = buildingCard(site.building)
  if (site.finishes && machine) return say('preview-finishes-machine', { points, makes: amounts(produces, say) })
  if (site.finishes) return say('preview-finishes', { coins: reward, points })
  if (!site.brings.some(Boolean)) return say('preview-useless')
  return say('preview-missing', { missing: amounts(site.missing, say) })
}
