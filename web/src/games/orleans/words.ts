/** The sentences of the board: what a place, an event or a step says of itself, and what an answer costs and brings. */
import type { TableState } from '../../lib/messages'
import { answersOf, type Answer } from '../../lib/question'
import type { TipContent } from '../../lib/tip.svelte'
import type { SayText } from '../module'
import { readAnswers, verbOf, type Laying } from './answers'
import {
  DEEDS,
  GOODS_PER_TAX,
  HARVEST_FINE,
  TYPES,
  citizenAt,
  isFood,
  isStarter,
  placeOf,
  placeOfGroup,
  ruleOf,
  stepsOf,
  trackOf,
  typeOf,
  wayOf,
  type FollowerType,
  type Good,
  type SlotType,
  type Step,
  type Track,
} from './cards'
import { bagToCome, byType, chanceOfOne, emptySlots, percent } from './chances'
import { idleOf, choicesToCome } from './idle'
import { viewOf, type OrleansView, type SeatView } from './types'
import { originOf, otherEnd } from './ways'

/** `{ farmer: 2, monk: 1 }` as `['farmer', 'farmer', 'monk']`, in the order given. */
export const spread = <Key extends string>(counts: Record<string, number>, order: readonly Key[]): Key[] =>
  order.flatMap((key) => Array.from({ length: counts[key] ?? 0 }, () => key))

export const total = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, number) => sum + number, 0)

export const nameOf = (id: string, say: SayText): string => say(`card-${id}`)

/** A follower or a technology tile, with its article where the language has one. */
export const slotName = (what: string, say: SayText): string => (what === 'technology' ? say('thing-technology') : say('thing', {}, { what }))

export function aboutPlace(place: string, say: SayText): { text: string; rules: string[] } {
  return { text: say(`effect-${place}`), rules: [ruleOf(place)] }
}

/** Why a place would bring a seat nothing now; empty if it brings something. */
export function aboutIdle(place: string, seat: SeatView, view: OrleansView, say: SayText): string {
  const why = idleOf(place, seat, view)
  return why ? say(`place-idle-${why}`, { city: nameOf(seat.merchant, say) }) : ''
}

/** Who is meant by a slot. */
function wantedBy(slot: SlotType, say: SayText): string {
  if (slot === 'any_neutral') return say('place-neutral')
  return slot === 'any' || slot === 'any_unlimited' || slot === 'market_space' ? say('place-anybody') : slotName(slot, say)
}

/** Whether a place of a seat is ready, whom it lacks, or why it would be ready in vain. */
export function aboutState(place: string, seat: SeatView, view: OrleansView, say: SayText): string {
  const idle = aboutIdle(place, seat, view, say)
  if (seat.ready.includes(place)) return idle || say('place-ready')
  const empty = placeOf(place).needsAll ? emptySlots(place, seat) : []
  const lacks = empty.length > 0 ? say(place in seat.missing ? 'place-missing' : 'place-needs', { who: empty.map((slot) => wantedBy(slot, say)).join(', ') }) : ''
  return [lacks, idle].filter(Boolean).join(' ')
}

/** What fills a place with all who fit. */
export const aboutFilling = (filling: readonly Laying[], say: SayText): string => say('place-do-fill', { who: filling.map(({ what }) => slotName(typeOf(what), say)).join(', ') })

/** What a place does, for the seat that owns it whether it can, and who would fill it at once. */
export function placeTip(place: string, view: OrleansView, say: SayText, seat: SeatView | null = null, filling: readonly Laying[] = []): TipContent {
  const { text, rules } = aboutPlace(place, say)
  const why = seat ? idleOf(place, seat, view) : null
  return {
    title: nameOf(place, say),
    text: [text, seat ? aboutState(place, seat, view, say) : '', filling.length > 0 ? `+ ${aboutFilling(filling, say)}.` : ''].filter(Boolean).join('\n'),
    rules: why ? [...rules, why === 'pilgrimage' ? 'OR-EVENT-Pilgrimage' : 'OR-ACTION-8'] : rules,
  }
}

/** What a step of a track brings. */
export function aboutStep(track: Track, step: number, view: OrleansView, say: SayText): string {
  const bonus: Step | undefined = stepsOf(track)[step - 1]
  if (!bonus) return say('step-start')
  const parts: string[] = []
  if (bonus.good) parts.push(say('step-good', {}, { good: bonus.good }))
  if (bonus.coins) parts.push(say('coins', { coins: bonus.coins }))
  if (bonus.points) parts.push(say('amount-development', { n: bonus.points }))
  if (bonus.draw) parts.push(say('step-draw', { n: bonus.draw }))
  if (bonus.technology) parts.push(say('thing-technology'))
  if (bonus.stacks) parts.push(say(bonus.stacks.length > 1 ? 'step-tile-any' : 'step-tile-one'))
  if (bonus.citizen) parts.push(say(citizenAt(track, step) in view.citizens ? 'step-citizen-gone' : 'step-citizen'))
  return parts.join(', ')
}

const trackRule = (track: Track): string => `OR-TRACK-${track[0]!.toUpperCase()}${track.slice(1)}`

export function stepTip(track: Track, step: number, view: OrleansView, say: SayText): TipContent {
  const text = aboutStep(track, step, view, say)
  return { title: say('step-title', { track: nameOf(track, say), step }), text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`, rules: [trackRule(track)] }
}

// What the event of the round means for a seat.

export interface Due {
  /** Coins to come, or to go if negative; null if the event is about something else. */
  coins: number | null
  text: string
}

/** The chance that the Plague takes somebody; until the event comes it is that after the ready places have been used. */
function dueToPlague(seat: SeatView, view: OrleansView, say: SayText): string {
  const settled = view.phase === 'event' || (view.phase === 'actions' && seat.passed)
  const bag = settled ? seat.bag : bagToCome(seat, view)
  const come = settled ? 0 : choicesToCome(seat, view)
  const size = total(bag) + come
  const neutral = Object.entries(bag).reduce((sum, [kind, number]) => sum + (isStarter(kind) ? 0 : number), come)
  const when = settled ? 'event' : size > total(seat.bag) ? 'used' : 'now'
  return size === 0 ? say('due-plague-empty', { when }) : say('due-plague', { chance: percent(neutral / size), when })
}

export function dueOf(view: OrleansView, seat: SeatView, say: SayText): Due {
  const { event } = view
  const goods = total(seat.goods)
  if (event === 'income') return { coins: seat.level, text: say('due-income', { coins: seat.level }) }
  if (event === 'trading_day') return { coins: seat.stations, text: say('due-trading_day', { coins: seat.stations }) }
  if (event === 'taxes') {
    const coins = Math.floor(goods / GOODS_PER_TAX)
    return { coins: -coins, text: say('due-taxes', { coins, goods }) }
  }
  if (event === 'harvest') {
    const fed = (Object.keys(seat.goods) as Good[]).some(isFood)
    return { coins: fed ? null : -HARVEST_FINE, text: fed ? say('due-harvest-food') : say('due-harvest-fine', { coins: HARVEST_FINE }) }
  }
  if (event === 'plague') return { coins: null, text: dueToPlague(seat, view, say) }
  return { coins: null, text: say('due-pilgrimage') }
}

export const eventRule = (event: string): string => `OR-EVENT-${event.replace(/(^|_)(\w)/g, (_, _gap, letter: string) => letter.toUpperCase())}`

// Previews.

const chancesOf = (seat: SeatView, draws: number, say: SayText): string => {
  const bag = byType(seat.bag)
  const size = total(bag)
  return TYPES.filter((type) => bag[type])
    .map((type) => say('chance-of', { chance: percent(chanceOfOne(bag[type]!, size, draws)) }, { follower: type }))
    .join(', ')
}

/** What a way offers. */
export function aboutWay(way: string, view: OrleansView, say: SayText): string {
  const goods = view.map_goods[way] ?? []
  return goods.length > 0 ? say('way-goods', { goods: goods.map((good) => nameOf(good, say)).join(', ') }) : say('way-empty')
}

/** Whether a station may be built in a city, and whose stand there. */
export function aboutCity(city: string, view: OrleansView, names: string[], say: SayText): string {
  const owners = (view.stations[city] ?? []).map((seat) => names[seat] ?? '')
  return owners.length > 0 ? say('city-stations', { names: owners.join(', ') }) : say('city-free')
}

export function previewUse(place: string, seat: SeatView, view: OrleansView, say: SayText): string {
  const { effects } = placeOf(place)
  const recruit = effects.find(({ type }) => type === 'recruit')
  const track = recruit ? trackOf(recruit.follower as FollowerType) : undefined
  const brings = track ? ` ${say('preview-step', { gain: aboutStep(track, (seat.tracks[track] ?? 0) + 1, view, say) })}` : ''
  return aboutPlace(place, say).text + brings
}

function previewLay(what: string, group: string, seat: SeatView, view: OrleansView, say: SayText): string {
  const place = placeOfGroup(group)
  if (!placeOf(place).needsAll) return aboutPlace(place, say).text
  const missing = emptySlots(place, seat).length - 1
  const then = missing > 0 ? say('preview-lacks', { missing }) : say('preview-ready')
  const name = what === 'technology' ? ` ${say('preview-technology')}` : ''
  return [`${then}${name}`, aboutPlace(place, say).text, aboutIdle(place, seat, view, say)].filter(Boolean).join(' ')
}

function previewSend(deed: string, develops: boolean, view: OrleansView, say: SayText): string {
  const found = DEEDS.find(({ id }) => id === deed)
  if (!found) return ''
  const last = total(view.deeds[deed] ?? {}) === 1
  const reward = develops ? say('amount-development', { n: found.points }) : say('coins', { coins: found.coins })
  return last ? say('preview-last', { reward }) : say('preview-gets', { goods: reward })
}

/** What lies on a way, and the city at its end: the merchant that travels is where all ways set out. */
function previewTravel(id: string, legal: readonly Answer[], seat: number, state: TableState, say: SayText): string {
  const view = viewOf(state)
  const origin = originOf([...readAnswers(legal).travel.keys()], view, seat)
  const city = aboutCity(otherEnd(wayOf(id)!, origin), view, state.seats.map(({ name }) => name), say)
  return `${aboutWay(id, view, say)} ${city}`
}

/** What an answer costs and brings, in words. */
export function preview(answer: Answer, state: TableState, say: SayText): string {
  const view = viewOf(state)
  const question = state.questions.find(({ answers }) => answers.includes(answer.notation))
  const asked = question?.seat ?? view.active
  const seat = view.seats[asked]
  if (!seat) return ''
  const [, first = '', second = ''] = answer.notation.split(' ')
  switch (verbOf(answer.notation)) {
    case 'draw':
      return Number(first) > 0 ? say('preview-draw', { chances: chancesOf(seat, Number(first), say) }) : say('preview-draw-none')
    case 'place':
    case 'place_from_tower':
      return previewLay(first, second, seat, view, say)
    case 'place_technology':
      return previewLay('technology', first, seat, view, say)
    case 'take_tile':
    case 'remove':
      return aboutPlace(first, say).text
    case 'use':
      return previewUse(first, seat, view, say)
    case 'recruit': {
      const track = trackOf(typeOf(first))
      return track ? say('preview-step', { gain: aboutStep(track, (seat.tracks[track] ?? 0) + 1, view, say) }) : ''
    }
    case 'advance':
      return say('preview-step', { gain: aboutStep(first as Track, (seat.tracks[first as Track] ?? 0) + 1, view, say) })
    case 'travel':
      return previewTravel(first, question ? answersOf(question) : [answer], asked, state, say)
    case 'send':
      return previewSend(second, false, view, say)
    case 'send_to_develop':
      return previewSend(second, true, view, say)
    case 'protect':
    case 'give_food':
      return dueOf(view, seat, say).text
    case 'pay':
      return say('preview-gets', { goods: say('amount-development', { n: Number(first) }) })
    default:
      return verbOf(answer.notation).startsWith('give_up') ? say('preview-debt', { coins: view.debt }) : ''
  }
}
