/** What happened is seen happening: workers walk, tiles are carried into the town, goods and points fly to their owner. */
import { RESOURCES, WHEAT_FIELD, neighboursOf, yieldOf, type Resource } from './cards'
import type { LittleTownView } from './view'

/** Something that flies from one spot of the table to another; spots are selectors, the first to be seen counts. */
export interface Flight {
  what: Resource | 'coins' | 'points' | 'piece'
  from: string[]
  to: string[]
  /** The number on points. */
  text?: string
  /** In which part of the sequence it flies. */
  stage: number
}

type Event = Record<string, unknown>

const square = (id: string): string[] => [`[data-square="${id}"]`]
const home = (seat: number): string[] => [`[data-home="${seat}"]`, `[data-summary="${seat}"]`]
const purse = (seat: number, good: string): string[] => [`[data-good="${good} ${seat}"]`, ...home(seat)]
const supply = (good: string): string[] => [`[data-supply="${good}"]`, '[data-site]']

const number = (event: Event, field: string): number => (typeof event[field] === 'number' ? event[field] : 0)
const text = (event: Event, field: string): string => (typeof event[field] === 'string' ? event[field] : '')

function goods(event: Event, prefix: string, fly: (good: Resource | 'coins') => Omit<Flight, 'what'>): Flight[] {
  return [...RESOURCES, 'coins' as const].flatMap((good) =>
    Array.from({ length: Math.min(6, number(event, `${prefix}_${good}`)) }, () => ({ what: good, ...fly(good) })),
  )
}

function points(event: Event, field: string, from: string[], seat: number, stage: number): Flight[] {
  const gained = number(event, field)
  return gained ? [{ what: 'points', from, to: home(seat), text: `+${gained}`, stage }] : []
}

/** The flights of some events, between the position before and the one after them. */
export function planFlights(events: readonly Event[], before: LittleTownView, now: LittleTownView): Flight[] {
  return events.flatMap((event) => flightsOf(event, before, now))
}

function flightsOf(event: Event, before: LittleTownView, now: LittleTownView): Flight[] {
  const seat = number(event, 'seat')
  const at = square(text(event, 'square'))
  switch (event.event) {
    case 'worker_placed':
      return [{ what: 'piece', from: home(seat), to: [`[data-piece="worker:${text(event, 'square')}"]`], stage: 0 }]
    case 'cubes_gathered':
      return gatherings(event, seat, before.turn.square || now.turn.square, now)
    case 'rent_paid': {
      const coins = Math.min(3, number(event, 'coins'))
      return Array.from({ length: coins }, () => ({ what: 'coins', from: purse(number(event, 'payer'), 'coins'), to: purse(seat, 'coins'), stage: 0 }) as Flight)
    }
    case 'building_used':
      return [
        ...goods(event, 'paid', (good) => ({ from: purse(seat, good), to: at, stage: 0 })),
        ...goods(event, 'got', (good) => ({ from: at, to: purse(seat, good), stage: 1 })),
        ...points(event, 'got_points', at, seat, 1),
      ]
    case 'building_built': {
      const tile = text(event, 'tile')
      const place = tile === WHEAT_FIELD ? 0 : 1 + before.market.indexOf(tile)
      const from = [`[data-market-place="${place}"]`, `[data-market="${tile}"]`, '[data-guide="market"]']
      return [
        ...goods(event, 'paid', (good) => ({ from: purse(seat, good), to: supply(good), stage: 0 })),
        { what: 'piece', from, to: [`[data-piece="building:${text(event, 'square')}"]`], stage: 0 },
        { what: 'piece', from: home(seat), to: [`[data-piece="builder:${seat}:${(now.seats[seat]?.on_construction_site ?? 1) - 1}"]`], stage: 0 },
        ...points(event, 'got_points', at, seat, 1),
      ]
    }
    case 'objective_claimed':
      return [
        { what: 'piece', from: home(seat), to: [`[data-piece="objective:${text(event, 'objective')}"]`], stage: 0 },
        ...points(event, 'points', [`[data-piece="objective:${text(event, 'objective')}"]`, ...home(seat)], seat, 1),
      ]
    case 'workers_fed':
      return (['fish', 'wheat'] as const).flatMap((good) =>
        Array.from({ length: number(event, good) }, (): Flight => ({ what: good, from: purse(seat, good), to: supply(good), stage: 0 })),
      )
    case 'cathedral_scored':
    case 'castle_scored':
    case 'watchtower_scored': {
      const tile = event.event.replace('_scored', '')
      const stands = now.buildings.find((building) => building.tile === tile)?.square ?? ''
      return points(event, 'points', square(stands), seat, 0)
    }
    default:
      return []
  }
}

/** Cubes come from the neighbouring squares that yield them. */
function gatherings(event: Event, seat: number, worker: string, view: LittleTownView): Flight[] {
  const near = worker ? neighboursOf(worker) : []
  return RESOURCES.flatMap((good) => {
    const sources = near.filter((other) => yieldOf(view.board, other) === good)
    return Array.from({ length: number(event, `got_${good}`) }, (_, index): Flight => {
      const source = sources[index % Math.max(1, sources.length)] ?? worker
      return { what: good, from: square(source), to: purse(seat, good), stage: 1 }
    })
  })
}

// On the page.

const STAGGER = 55
const MOST = 24
const EASING = 'cubic-bezier(.3,.7,.3,1)'

/** Let them fly, one part of the sequence after the other. */
export function fly(flights: Flight[], duration: number): void {
  if (duration <= 0 || flights.length === 0 || flights.length > MOST) return
  const stages = [...new Set(flights.map(({ stage }) => stage))].sort((a, b) => a - b)
  stages.forEach((stage, part) => {
    flights
      .filter((flight) => flight.stage === stage)
      .forEach((flight, index) => launch(flight, duration, part * duration * 0.7 + index * STAGGER))
  })
}

function launch(flight: Flight, duration: number, delay: number): void {
  const from = seen(flight.from)
  const to = seen(flight.to)
  if (!from || !to) return
  const target = flight.what === 'piece' ? document.querySelector<HTMLElement>(flight.to[0]!) : null
  if (flight.what === 'piece' && !target) return
  const flying = target ? likenessOf(target) : chip(flight)
  layer().append(flying)
  const size = target ? target.getBoundingClientRect() : flying.getBoundingClientRect()
  const frames = target ? carried(from, to, size) : tossed(from, to, size, flight.what === 'points')
  const motion = flying.animate(frames, { duration, delay, easing: EASING, fill: 'both' })
  target?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay })
  motion.finished.catch(() => undefined).finally(() => flying.remove())
}

/** A piece grows or shrinks on its way to its place. */
function carried(from: DOMRect, to: DOMRect, size: DOMRect): Keyframe[] {
  const scale = Math.min(1, from.width / size.width, from.height / size.height)
  const start = `translate(${from.x + (from.width - size.width * scale) / 2}px, ${from.y + (from.height - size.height * scale) / 2}px) scale(${scale})`
  return [{ transform: start }, { transform: `translate(${to.x}px, ${to.y}px)` }]
}

function tossed(from: DOMRect, to: DOMRect, size: DOMRect, fades: boolean): Keyframe[] {
  const at = (rect: DOMRect, rise = 0) => `translate(${rect.x + (rect.width - size.width) / 2}px, ${rect.y + (rect.height - size.height) / 2 - rise}px)`
  return [
    { transform: at(from), opacity: 0 },
    { transform: at(from, fades ? 12 : 0), opacity: 1, offset: 0.15 },
    { transform: at(to), opacity: 1, offset: 0.9 },
    { transform: at(to), opacity: 0 },
  ]
}

function chip({ what, text }: Flight): HTMLElement {
  const element = document.createElement('div')
  const cube = RESOURCES.includes(what as Resource)
  element.className = cube ? 'cube' : what
  if (cube) element.style.setProperty('--of', `var(--${what}-paint)`)
  if (text) element.textContent = text
  return element
}

/** A copy that looks the same and is nothing: no piece, no answer, no label. */
function likenessOf(element: HTMLElement): HTMLElement {
  const { width, height } = element.getBoundingClientRect()
  const likeness = element.cloneNode(true) as HTMLElement
  for (const part of [likeness, ...likeness.querySelectorAll('*')]) {
    for (const name of part.getAttributeNames()) if (/^(data|aria)-|^(role|title)$/.test(name)) part.removeAttribute(name)
  }
  likeness.style.setProperty('--square', getComputedStyle(element).getPropertyValue('--square'))
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
  let found = document.querySelector<HTMLElement>('.little-town-flights')
  if (!found) {
    found = document.createElement('div')
    found.className = 'little-town little-town-flights'
    found.setAttribute('aria-hidden', 'true')
    found.inert = true
    document.body.append(found)
  }
  return found
}
