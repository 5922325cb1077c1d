/** The sentences of the board: what a tile or card says of itself, and what an answer costs and brings. */
import type { TableState } from '../../lib/messages'
import type { Answer } from '../../lib/question'
import type { TipContent } from '../../lib/tip.svelte'
import type { SayText } from '../module'
import { readDeed } from './answers'
import { GOODS, tileOf, type Amounts } from './cards'
import { cubes, forecast, laterPoints, type Forecast } from './forecast'
import { viewOf, type BuildingView, type LittleTownView, type PlaceView } from './types'

export const nameOf = (card: string, say: SayText): string => say(`card-${card}`)

/** `2 wood, 1 stone`; what there is none of is left out. */
export function listOf(of: Amounts, say: SayText): string {
  return GOODS.flatMap((good) => (of[good] === 0 ? [] : [say(`amount-${good}`, { n: Math.abs(of[good]) })])).join(', ')
}

/** A text that ends with the ID of its rule in brackets, taken apart. */
export function ruled(text: string): { text: string; rules: string[] } {
  const [, words, rule] = /^(.*?) \((LT-[\w-]+)\)$/.exec(text) ?? [undefined, text, undefined]
  return { text: words!, rules: rule ? [rule] : [] }
}

export const effectOf = (tile: string, say: SayText): { text: string; rules: string[] } => ruled(say('tile-effect', {}, { tile }))
export const conditionOf = (objective: string, say: SayText): { text: string; rules: string[] } => ruled(say('objective-text', {}, { objective }))

/** What a tile costs, brings at once, and does. */
export function aboutTile(tile: string, say: SayText): string {
  const { cost, points } = tileOf(tile)
  return say('about-tile', { cost: listOf(cost, say), points, effect: effectOf(tile, say).text })
}

export function tileTip(tile: string, say: SayText): TipContent {
  return { title: nameOf(tile, say), text: aboutTile(tile, say), rules: [...effectOf(tile, say).rules, 'LT-BUILD-3', 'LT-BUILD-6'] }
}

/** A building in the town: whose it is, and what it does for whom. */
export function aboutBuilding(building: BuildingView, view: LittleTownView, names: string[], mySeat: number | null, say: SayText): string {
  const parts = [say('about-owner', { player: names[building.owner] ?? '' }), `${effectOf(building.tile, say).text}.`]
  if (tileOf(building.tile).timing === 'use' && mySeat !== null && mySeat !== building.owner) parts.push(say('about-rent'))
  const later = laterPoints(view, building.tile, building.square, building.owner)
  if (later !== null) parts.push(say('about-later', { points: later }))
  return parts.join(' ')
}

export function buildingTip(building: BuildingView, view: LittleTownView, names: string[], mySeat: number | null, say: SayText): TipContent {
  const use = tileOf(building.tile).timing === 'use'
  return {
    title: say('about-building', { square: building.square, tile: nameOf(building.tile, say) }),
    text: aboutBuilding(building, view, names, mySeat, say),
    rules: [...effectOf(building.tile, say).rules, ...(use ? ['LT-USE-2', 'LT-USE-4'] : [])],
  }
}

export function objectiveTip(objective: string, say: SayText): TipContent {
  const { text, rules } = conditionOf(objective, say)
  return { title: nameOf(objective, say), text: `${text}.`, rules: [...rules, 'LT-OBJ-1'] }
}

/** What a worker would get on a square, in words. */
export function aboutPlace(place: PlaceView, say: SayText): string {
  const parts: string[] = []
  const gathers = listOf(cubes(place.gathers), say)
  if (gathers) parts.push(say('place-gathers', { goods: gathers }))
  const named = (usable: boolean) =>
    place.uses
      .filter((use) => use.usable === usable)
      .map(({ tile, rent }) => say('place-use', { tile: nameOf(tile, say), rent }))
      .join(', ')
  if (named(true)) parts.push(say('place-uses', { buildings: named(true) }))
  if (named(false)) parts.push(say('place-not-now', { buildings: named(false) }))
  return parts.join(' ') || say('place-nothing')
}

/** The payment, the gain and the rent of a forecast. */
export function bargain({ change, rent, owner }: Forecast, names: string[], say: SayText): string {
  const kept = { ...change, coins: change.coins + rent }
  const part = (sign: number) => Object.fromEntries(GOODS.map((good) => [good, Math.max(0, sign * kept[good])])) as Amounts
  const parts = [
    ...(rent ? [say('preview-rent', { player: names[owner ?? 0] ?? '' })] : []),
    ...(listOf(part(-1), say) ? [say('preview-pays', { goods: listOf(part(-1), say) })] : []),
    ...(listOf(part(1), say) ? [say('preview-gets', { goods: listOf(part(1), say) })] : []),
  ]
  return parts.join(' ')
}

/** What an answer costs and brings, in words. */
export function preview(answer: Answer, state: TableState, say: SayText): string {
  const view = viewOf(state)
  const seat = state.questions.find(({ answers }) => answers.includes(answer.notation))?.seat ?? view.active
  const deed = readDeed(answer.notation)
  const after = forecast(answer.notation, view, seat)
  if (!deed || !after) return ''
  const names = state.seats.map(({ name }) => name)
  if (deed.verb === 'place') {
    const place = view.places.find(({ square }) => square === deed.square)
    return place ? aboutPlace(place, say) : ''
  }
  if (deed.verb === 'build') return aboutTile(deed.tile, say)
  if (deed.verb === 'claim') return `${conditionOf(deed.objective, say).text}. ${bargain(after, names, say)}`
  if (deed.verb === 'use') {
    const tile = view.buildings.find(({ square }) => square === deed.square)?.tile ?? ''
    const words = tileOf(tile).swaps ? `${effectOf(tile, say).text}.` : ''
    return [`${nameOf(tile, say)}.`, words, bargain(after, names, say)].filter(Boolean).join(' ')
  }
  if (deed.verb === 'build_on') {
    const later = laterPoints(view, view.pending.tile, deed.square, seat)
    return [bargain(after, names, say), later === null ? '' : say('about-later', { points: later })].join(' ').trim()
  }
  return bargain(after, names, say)
}
