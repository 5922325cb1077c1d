/** What happened is seen happening: goods fly between quay, buildings and players, discs and cards go to their new places. */
import { GOODS, type Kind } from './cards'
import type { HavreView } from './view'

/** Something that flies from one spot of the table to another; spots are selectors, the first to be seen counts. */
export interface Flight {
  /** A token of a kind, or whatever piece lies at the end of the flight. */
  what: Kind | 'piece'
  from: string[]
  to: string[]
  /** In which part of the sequence it flies. */
  stage: number
}

type Event = Record<string, unknown>

const number = (event: Event, field: string): number => (typeof event[field] === 'number' ? event[field] : 0)
const text = (event: Event, field: string): string => (typeof event[field] === 'string' ? event[field] : '')

const offer = (kind: string): string[] => [`[data-offer="${kind}"]`]
const card = (id: string): string[] => [`[data-card="${id}"]`]
const home = (seat: number): string[] => [`.mine [data-home="${seat}"]`, `[data-home="${seat}"]`, `[data-summary="${seat}"]`]
const purse = (seat: number, kind: string): string[] => [`[data-good="${kind} ${seat}"]`, ...home(seat)]
const ship = (seat: number): string[] => [`[data-ship="${seat}"]`]
const TOWN = ['[data-home="town"]']
/** The most tokens of one event that are seen flying. */
const TOKENS = 6

const isKind = (id: string): id is Kind => id === 'francs' || (GOODS as readonly string[]).includes(id)

function tokens(kind: string, amount: number, flight: Omit<Flight, 'what'>): Flight[] {
  return isKind(kind) ? Array.from({ length: Math.min(TOKENS, amount) }, () => ({ what: kind, ...flight })) : []
}

/** The flights of some events, between the position before and the one after them. */
export function planFlights(events: readonly Event[], before: HavreView, now: HavreView): Flight[] {
  // What is paid goes to the building, and what is got comes from it, once somebody is inside.
  let inside: string[] = []
  return events.flatMap((event) => {
    const seat = number(event, 'seat')
    if (event.event === 'entered') inside = card(text(event, 'building'))
    const place = inside.length > 0 ? inside : card(now.seats[seat]?.disc ?? '')
    return flightsOf(event, seat, place, before)
  })
}

function flightsOf(event: Event, seat: number, place: string[], before: HavreView): Flight[] {
  const kind = text(event, 'good')
  const amount = number(event, 'amount')
  switch (event.event) {
    case 'supplied':
      return ['first', 'second'].flatMap((field) => tokens(text(event, field), 1, { from: ship(seat), to: offer(text(event, field)), stage: 0 }))
    case 'offer_taken':
      return tokens(kind, amount, { from: offer(kind), to: purse(seat, kind), stage: 1 })
    case 'entered': {
      const from = before.seats[seat]?.disc
      return [{ what: 'piece', from: from ? card(from) : home(seat), to: [`[data-card="${text(event, 'building')}"] [data-disc="${seat}"]`], stage: 0 }]
    }
    case 'paid':
      return tokens(kind, amount, { from: purse(seat, kind), to: [...place, ...TOWN], stage: 1 })
    case 'gained':
      return tokens(kind, amount, { from: [...place, ...TOWN], to: purse(seat, kind), stage: 2 })
    case 'harvested':
      return tokens(kind, amount, { from: ['[data-round-card]'], to: purse(seat, kind), stage: 1 })
    case 'bought':
      return [...tokens('francs', number(event, 'francs'), { from: purse(seat, 'francs'), to: TOWN, stage: 0 }), moved(text(event, 'card'), before, 1)]
    case 'sold':
      return [moved(text(event, 'card'), before, 0), ...tokens('francs', number(event, 'francs'), { from: TOWN, to: purse(seat, 'francs'), stage: 1 })]
    case 'built':
      return [moved(text(event, 'building'), before, 2)]
    case 'ship_built':
      return [moved(text(event, 'ship'), before, 2)]
    case 'town_built':
      return [moved(text(event, 'building'), before, 2)]
    case 'special_revealed':
      return [{ what: 'piece', from: ['[data-special]'], to: card(text(event, 'card')), stage: 2 }]
    case 'ship_arrived':
      return [{ what: 'piece', from: ['[data-round-card]'], to: card(text(event, 'ship')), stage: 3 }]
    case 'disc_sent_home':
      return [{ what: 'piece', from: card(text(event, 'building')), to: [`[data-home="${seat}"] [data-disc="${seat}"]`], stage: 0 }]
    default:
      return []
  }
}

/** A card goes from where it lay to where it lies now. */
function moved(id: string, before: HavreView, stage: number): Flight {
  const stack = before.stacks.findIndex((stack) => stack.includes(id))
  const afloat = Object.entries(before.ships).find(([, stack]) => stack.includes(id))?.[0]
  const owner = before.seats.findIndex(({ cards }) => cards.includes(id))
  const from = stack >= 0 ? [`[data-stack="${stack}"]`] : afloat ? [`[data-ships="${afloat}"]`] : owner >= 0 ? home(owner) : TOWN
  return { what: 'piece', from, to: card(id), stage }
}

// On the page.

const STAGGER = 45
const MOST = 40
const EASING = 'cubic-bezier(.3,.7,.3,1)'

/** Let them fly, one part of the sequence after the other; `token` gives the drawing of a kind. */
export function fly(flights: Flight[], duration: number, token: (kind: Kind) => Element | null): void {
  if (duration <= 0 || flights.length === 0 || flights.length > MOST) return
  const stages = [...new Set(flights.map(({ stage }) => stage))].sort((a, b) => a - b)
  stages.forEach((stage, part) => {
    flights
      .filter((flight) => flight.stage === stage)
      .forEach((flight, index) => launch(flight, duration, part * duration * 0.7 + index * STAGGER, token))
  })
}

function launch(flight: Flight, duration: number, delay: number, token: (kind: Kind) => Element | null): void {
  const from = seen(flight.from)
  const to = seen(flight.to)
  if (!from || !to) return
  const target = flight.what === 'piece' ? document.querySelector<HTMLElement>(flight.to[0]!) : null
  const drawing = flight.what === 'piece' ? target && likenessOf(target) : copy(token(flight.what))
  if (!drawing) return
  layer().append(drawing)
  const size = target ? target.getBoundingClientRect() : drawing.getBoundingClientRect()
  const frames = target ? carried(from, to, size) : tossed(from, to, size)
  const motion = drawing.animate(frames, { duration, delay, easing: EASING, fill: 'both' })
  target?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay })
  motion.finished.catch(() => undefined).finally(() => drawing.remove())
}

/** A piece grows or shrinks on its way to its place. */
function carried(from: DOMRect, to: DOMRect, size: DOMRect): Keyframe[] {
  const scale = Math.min(1, from.width / size.width, from.height / size.height)
  const start = `translate(${from.x + (from.width - size.width * scale) / 2}px, ${from.y + (from.height - size.height * scale) / 2}px) scale(${scale})`
  return [{ transform: start }, { transform: `translate(${to.x}px, ${to.y}px)` }]
}

function tossed(from: DOMRect, to: DOMRect, size: DOMRect): Keyframe[] {
  const at = (rect: DOMRect) => `translate(${rect.x + (rect.width - size.width) / 2}px, ${rect.y + (rect.height - size.height) / 2}px)`
  return [
    { transform: at(from), opacity: 0 },
    { transform: at(from), opacity: 1, offset: 0.15 },
    { transform: at(to), opacity: 1, offset: 0.9 },
    { transform: at(to), opacity: 0 },
  ]
}

function copy(drawing: Element | null): HTMLElement | null {
  if (!drawing) return null
  const box = document.createElement('div')
  box.append(drawing.cloneNode(true))
  return box
}

/** A copy that looks the same and is nothing: no piece, no answer, no label. */
function likenessOf(element: HTMLElement): HTMLElement {
  const { width, height } = element.getBoundingClientRect()
  const likeness = element.cloneNode(true) as HTMLElement
  for (const part of [likeness, ...likeness.querySelectorAll('*')]) {
    for (const name of part.getAttributeNames()) if (/^(data|aria)-|^(role|title|popover)$/.test(name)) part.removeAttribute(name)
  }
  Object.assign(likeness.style, { inset: 'auto', left: '0', top: '0', width: `${width}px`, height: `${height}px` })
  return likeness
}

/** Where the first of some spots is that can be seen, or would be if its box were scrolled. */
function seen(selectors: string[]): DOMRect | null {
  for (const selector of selectors) {
    let element: Element | null = document.querySelector(selector)
    if (!element) continue
    while (element && element.getBoundingClientRect().width === 0) element = element.parentElement
    const rect = element?.getBoundingClientRect()
    if (rect && rect.bottom > 0 && rect.top < innerHeight && rect.right > 0 && rect.left < innerWidth) return rect
  }
  return null
}

function layer(): HTMLElement {
  let found = document.querySelector<HTMLElement>('.le-havre-flights')
  if (!found) {
    found = document.createElement('div')
    found.className = 'le-havre le-havre-flights'
    found.setAttribute('aria-hidden', 'true')
    found.inert = true
    document.body.append(found)
  }
  return found
}
