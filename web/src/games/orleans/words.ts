/** The sentences of the board: what a place, an event or a step says of itself, and what an answer costs and brings. */
import type { Question, TableState } from '../../lib/messages'
import { answersOf, closedTip, type Answer } from '../../lib/question'
import type { TipContent } from '../../lib/tip.svelte'
import type { SayText } from '../module'
import { aboutOf, verbOf, type Laying } from './answers'
import {
  CITIZEN,
  TYPES,
  citizenAt,
  groupsOf,
  placeOf,
  placeOfGroup,
  ruleOf,
  stepsOf,
  typeOf,
  wayOf,
  type SlotType,
  type Step,
  type Track,
} from './cards'
import { viewOf, type OrleansView, type Prospect, type SeatView } from './types'

/** `{ farmer: 2, monk: 1 }` as `['farmer', 'farmer', 'monk']`, in the order given. */
export const spread = <Key extends string>(counts: Record<string, number>, order: readonly Key[]): Key[] =>
  order.flatMap((key) => Array.from({ length: counts[key] ?? 0 }, () => key))

export const total = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, number) => sum + number, 0)

/** What lies before a seat, and what is to come for it. */
export type Owner = SeatView & Prospect

export function ownerOf({ seats, prospects }: OrleansView, seat: number | null): Owner | null {
  const owner = seat === null ? undefined : seats[seat]
  return owner ? { ...owner, ...prospects[seat!]! } : null
}

/** A bag by types. */
export function byType(bag: Record<string, number>): Record<string, number> {
  const found: Record<string, number> = {}
  for (const [kind, number] of Object.entries(bag)) found[typeOf(kind)] = (found[typeOf(kind)] ?? 0) + number
  return found
}

export const nameOf = (id: string, say: SayText): string => say(`card-${id}`)

/** A road or a waterway by the cities at its ends. */
export function wayName(way: string, say: SayText): string {
  const { a, b, water } = wayOf(way)
  return `${nameOf(a, say)}–${nameOf(b, say)}, ${say(water ? 'way-water' : 'way-road')}`
}

/** A follower or a technology tile, with its article where the language has one. */
export const slotName = (what: string, say: SayText): string => (what === 'technology' ? say('thing-technology') : say('thing', {}, { what }))

export function aboutPlace(place: string, say: SayText): { text: string; rules: string[] } {
  return { text: say(`effect-${place}`), rules: [ruleOf(place)] }
}

/** Why a place would bring a seat nothing now; empty if it brings something. */
export function aboutIdle(place: string, seat: Owner, say: SayText): string {
  const idle = idleOf(place, seat)
  return idle ? say(`closed-${idle.why}`, {}, { city: seat.merchant }) : ''
}

const idleOf = (place: string, { idle }: Owner) => idle.find(({ of }) => of.includes(place))

/** The slots of a place that nothing lies on. */
export function emptySlots(place: string, seat: SeatView): SlotType[] {
  return groupsOf(place).flatMap(({ id, type, slots }) =>
    type === 'any_unlimited' ? [] : Array.from({ length: slots - (seat.slots[id]?.length ?? 0) }, () => type),
  )
}

/** Who is meant by a slot. */
function wantedBy(slot: SlotType, say: SayText): string {
  if (slot === 'any_neutral') return say('place-neutral')
  return slot === 'any' || slot === 'any_unlimited' || slot === 'market_space' ? say('place-anybody') : slotName(slot, say)
}

/** Whether a place of a seat is ready, whom it lacks, or why it would be ready in vain. */
export function aboutState(place: string, seat: Owner, say: SayText): string {
  const idle = aboutIdle(place, seat, say)
  if (seat.ready.includes(place)) return idle || say('place-ready')
  const empty = placeOf(place).needs_all_slots ? emptySlots(place, seat) : []
  const lacks = empty.length > 0 ? say(place in seat.missing ? 'place-missing' : 'place-needs', { who: empty.map((slot) => wantedBy(slot, say)).join(', ') }) : ''
  return [lacks, idle].filter(Boolean).join(' ')
}

/** What fills a place with all who fit. */
export const aboutFilling = (filling: readonly Laying[], say: SayText): string => say('place-do-fill', { who: filling.map(({ what }) => slotName(typeOf(what), say)).join(', ') })

/** What a place does, for the seat that owns it whether it can, who would fill it at once, and why it cannot be used. */
export function placeTip(place: string, say: SayText, seat: Owner | null = null, filling: readonly Laying[] = [], question: Question | null = null): TipContent {
  const { text, rules } = aboutPlace(place, say)
  const idle = seat ? idleOf(place, seat) : undefined
  const closed = seat?.ready.includes(place) && !idle ? closedTip(question, `use ${place}`, say) : { text: '', rules: [] }
  return {
    title: nameOf(place, say),
    text: [text, closed.text || (seat ? aboutState(place, seat, say) : ''), filling.length > 0 ? `+ ${aboutFilling(filling, say)}.` : ''].filter(Boolean).join('\n'),
    rules: [...rules, ...(idle ? [idle.rule] : closed.rules)],
  }
}

/** What a step of a track brings. */
export function aboutStep(track: Track, step: number, view: OrleansView, say: SayText): string {
  const bonus: Step | undefined = stepsOf(track)[step - 1]
  if (!bonus) return say('step-start')
  const parts: string[] = []
  if (bonus.good) parts.push(say('step-good', {}, { good: bonus.good }))
  if (bonus.coins) parts.push(say('coins', { coins: bonus.coins }))
  if (bonus.points) parts.push(say('development', { development: bonus.points }))
  if (bonus.draw) parts.push(say('step-draw', { n: bonus.draw }))
  if (bonus.bonus === 'technology') parts.push(say('thing-technology'))
  if (bonus.stacks) parts.push(say(bonus.stacks.length > 1 ? 'step-tile-any' : 'step-tile-one'))
  if (bonus.bonus === CITIZEN) parts.push(say(citizenAt(track, step) in view.citizens ? 'step-citizen-gone' : 'step-citizen'))
  return parts.join(', ')
}

const trackRule = (track: Track): string => `OR-TRACK-${track[0]!.toUpperCase()}${track.slice(1)}`

export function stepTip(track: Track, step: number, view: OrleansView, say: SayText): TipContent {
  const text = aboutStep(track, step, view, say)
  return { title: say('step-title', { track: nameOf(track, say), step }), text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`, rules: [trackRule(track)] }
}

// What the event of the round means for a seat.

export function dueOf({ due }: Owner, say: SayText): string {
  return due.why ? say(`due-${due.why}`, due.args) : ''
}

/** What that is counted from, where it may still change. */
export const whenOf = (owner: Owner | null, say: SayText): string => {
  const when = owner?.due.args?.when
  return when === 'now' || when === 'used' ? say(`due-when-${when}`) : ''
}

export const eventRule = (event: string): string => `OR-EVENT-${event.replace(/(^|_)(\w)/g, (_, _gap, letter: string) => letter.toUpperCase())}`

// Previews.

const chancesOf = (answer: Answer, seat: Owner, say: SayText): string => {
  const { chances = seat.chances } = aboutOf(answer)
  return TYPES.filter((type) => chances[type] !== undefined)
    .map((type) => say('chance-of', { chance: chances[type]! }, { follower: type }))
    .join(', ')
}

const gains = (of: Record<string, number>, say: SayText): string[] =>
  Object.entries(of).map(([kind, amount]) => (kind === 'allowance' ? say('step-draw', { n: amount }) : say(kind, { [kind]: amount })))

/** What an answer brings. */
function gainOf(answer: Answer, say: SayText): string {
  const { allowance, stacks } = aboutOf(answer)
  const parts = gains({ ...answer.gain, ...(allowance && { allowance }) }, say)
  if (stacks) parts.push(say(stacks > 1 ? 'step-tile-any' : 'step-tile-one'))
  return parts.join(', ')
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

/** What a place of mine does, and what using it brings, or the step that it would make next. */
export function previewPlace(place: string, { steps }: Owner, question: Question | null, say: SayText): string {
  const { text } = aboutPlace(place, say)
  const use = question && answersOf(question).find(({ notation }) => notation === `use ${place}`)
  if (use) return aboutUse(text, gainOf(use, say), say)
  const gain = gains(steps?.[place] ?? {}, say).join(', ')
  return gain ? `${text} ${say('preview-step', { gain })}` : text
}

const aboutUse = (text: string, goods: string, say: SayText): string => (goods ? `${text} ${say('preview-gets', { goods })}` : text)

function previewLay(answer: Answer, group: string, seat: Owner, say: SayText): string {
  const place = placeOfGroup(group)
  const { lacks } = aboutOf(answer)
  if (lacks === undefined) return aboutPlace(place, say).text
  const then = lacks > 0 ? say('preview-lacks', { missing: lacks }) : say('preview-ready')
  const stays = verbOf(answer.notation) === 'place_technology' ? ` ${say('preview-technology')}` : ''
  return [`${then}${stays}`, aboutPlace(place, say).text, aboutIdle(place, seat, say)].filter(Boolean).join(' ')
}

function previewSend(answer: Answer, say: SayText): string {
  const { citizens, ...gain } = answer.gain ?? {}
  const reward = gainOf({ ...answer, gain }, say)
  return citizens ? say('preview-last', { reward }) : say('preview-gets', { goods: reward })
}

/** What lies on a way, and the city at its end. */
function previewTravel(answer: Answer, way: string, state: TableState, say: SayText): string {
  const view = viewOf(state)
  return `${aboutWay(way, view, say)} ${aboutCity(aboutOf(answer).city ?? '', view, state.seats.map(({ name }) => name), say)}`
}

/** What an answer costs and brings, in words. */
export function preview(answer: Answer, state: TableState, say: SayText): string {
  const view = viewOf(state)
  const asked = state.questions.find(({ answers }) => answers.includes(answer.notation))?.seat ?? view.active
  const seat = ownerOf(view, asked)
  if (!seat) return ''
  const [, first = '', second = ''] = answer.notation.split(' ')
  const gain = gainOf(answer, say)
  switch (verbOf(answer.notation)) {
    case 'draw':
      return Number(first) > 0 ? say('preview-draw', { chances: chancesOf(answer, seat, say) }) : say('preview-draw-none')
    case 'place':
    case 'place_from_tower':
      return previewLay(answer, second, seat, say)
    case 'place_technology':
      return previewLay(answer, first, seat, say)
    case 'take_tile':
    case 'remove':
      return aboutPlace(first, say).text
    case 'use':
      return aboutUse(aboutPlace(first, say).text, gain, say)
    case 'recruit':
    case 'advance':
      return say('preview-step', { gain })
    case 'travel':
      return previewTravel(answer, first, state, say)
    case 'send':
    case 'send_to_develop':
      return previewSend(answer, say)
    case 'protect':
    case 'give_food':
      return dueOf(seat, say)
    case 'pay':
      return say('preview-gets', { goods: gain })
    default:
      return verbOf(answer.notation).startsWith('give_up') ? say('preview-debt', { coins: view.debt }) : ''
  }
}
