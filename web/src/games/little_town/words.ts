/** The sentences of the board: what a tile or card says of itself, and what an answer costs and brings. */
import type { TableState } from '../../lib/messages'
import type { Answer } from '../../lib/question'
import type { TipContent } from '../../lib/tip.svelte'
import type { SayText } from '../module'
import { aboutOf, bargainOf } from './answers'
import { GOODS, ruleOfObjective, ruleOfTile, tileOf, type Amounts } from './cards'
import { viewOf, type BuildingView, type LittleTownView } from './types'

export const nameOf = (card: string, say: SayText): string => say(`card-${card}`)

/** `2 wood, 1 stone`; what there is none of is left out. */
export function listOf(of: Amounts, say: SayText): string {
  return GOODS.flatMap((good) => (of[good] ? [say(good, { [good]: of[good] })] : [])).join(', ')
}

export const effectOf = (tile: string, say: SayText): string => say('tile-effect', {}, { tile })
export const conditionOf = (objective: string, say: SayText): string => say('objective-text', {}, { objective })

/** What a tile costs, brings at once, and does: as it is printed, or as the answer says that would build it. */
export function aboutTile(tile: string, say: SayText, answer?: Answer): string {
  const { cost, points } = tileOf(tile)
  const { pays, gets } = answer ? bargainOf(answer) : { pays: cost, gets: { points } }
  return say('about-tile', { cost: listOf(pays, say), points: gets.points ?? 0, effect: effectOf(tile, say) })
}

export function tileTip(tile: string, say: SayText, answer?: Answer): TipContent {
  return { title: nameOf(tile, say), text: aboutTile(tile, say, answer), rules: [ruleOfTile(tile), 'LT-BUILD-3', 'LT-BUILD-6'] }
}

/** A building in the town: whose it is, and what it does for whom. */
export function aboutBuilding(building: BuildingView, view: LittleTownView, names: string[], mySeat: number | null, say: SayText): string {
  const parts = [say('about-owner', { player: names[building.owner] ?? '' }), `${effectOf(building.tile, say)}.`]
  if (tileOf(building.tile).timing === 'use' && mySeat !== null && mySeat !== building.owner) parts.push(say('about-rent', { coins: view.prices.rent }))
  if (building.later !== undefined) parts.push(say('about-later', { points: building.later }))
  return parts.join(' ')
}

export function buildingTip(building: BuildingView, view: LittleTownView, names: string[], mySeat: number | null, say: SayText): TipContent {
  const use = tileOf(building.tile).timing === 'use'
  return {
    title: say('about-building', { square: building.square, tile: nameOf(building.tile, say) }),
    text: aboutBuilding(building, view, names, mySeat, say),
    rules: [ruleOfTile(building.tile), ...(use ? ['LT-USE-2', 'LT-USE-4'] : [])],
  }
}

export function objectiveTip(objective: string, say: SayText): TipContent {
  return { title: nameOf(objective, say), text: `${conditionOf(objective, say)}.`, rules: [ruleOfObjective(objective), 'LT-OBJ-1'] }
}

/** What a worker would get on a square, in words. */
export function aboutPlace(answer: Answer, view: LittleTownView, say: SayText): string {
  const { uses = {}, not_now = {} } = aboutOf(answer)
  const named = (of: Record<string, number>) =>
    Object.entries(of)
      .map(([square, rent]) => say('place-use', { tile: nameOf(tileOn(view, square), say), rent }))
      .join(', ')
  const parts = [
    ['place-gathers', 'goods', listOf(bargainOf(answer).gets, say)],
    ['place-uses', 'buildings', named(uses)],
    ['place-not-now', 'buildings', named(not_now)],
  ] as const
  return parts.flatMap(([key, name, words]) => (words ? [say(key, { [name]: words })] : [])).join(' ') || say('place-nothing')
}

export const tileOn = (view: LittleTownView, on: string): string => view.buildings.find(({ square }) => square === on)?.tile ?? ''

/** The rent, the payment and the gain of an answer. */
function bargain(answer: Answer, names: string[], say: SayText): string[] {
  const { pays, gets, rent } = bargainOf(answer)
  const [paid, got] = [listOf(pays, say), listOf(gets, say)]
  return [
    rent ? say('preview-rent', { coins: rent, player: names[aboutOf(answer).to ?? 0] ?? '' }) : '',
    paid && say('preview-pays', { goods: paid }),
    got && say('preview-gets', { goods: got }),
  ]
}

/** What an answer costs and brings, in words. */
export function preview(answer: Answer, state: TableState, say: SayText): string {
  const [verb, of = ''] = answer.notation.split(' ')
  const view = viewOf(state)
  if (verb === 'end_turn') return ''
  if (verb === 'place') return aboutPlace(answer, view, say)
  if (verb === 'build') return aboutTile(of, say, answer)
  const words = bargain(answer, state.seats.map(({ name }) => name), say)
  if (verb === 'claim') words.unshift(`${conditionOf(of, say)}.`)
  if (verb === 'use') {
    const tile = tileOn(view, of)
    words.unshift(`${nameOf(tile, say)}.`, tileOf(tile).swaps ? `${effectOf(tile, say)}.` : '')
  }
  const { later } = aboutOf(answer)
  if (later !== undefined) words.push(say('about-later', { points: later }))
  return words.filter(Boolean).join(' ')
}
