/** What happened is seen happening: goods, coins and followers fly to their owner, followers go to deeds. */
import { TYPES, trackOf, type FollowerType } from './cards'
import type { OrleansView } from './view'

/** Something that flies from one spot of the table to another; spots are selectors, the first to be seen counts. */
export interface Flight {
  /** The custom property with its colour, or `text`. */
  what: string
  shape: 'round' | 'square' | 'text'
  from: string[]
  to: string[]
  text?: string
}

type Event = Record<string, unknown>

const home = (seat: number): string[] => [`[data-home="${seat}"]`, `[data-summary="${seat}"]`]
const market = (seat: number): string[] => [`[data-market="${seat}"]`, ...home(seat)]
const purse = (seat: number): string[] => [`[data-coins="${seat}"]`, ...home(seat)]
const chest = (seat: number, good: string): string[] => [`[data-good="${good} ${seat}"]`, ...home(seat)]
const supply = (of: string): string[] => [`[data-supply="${of}"]`, '[data-guide="town"]', '[data-guide="map"]']

const number = (event: Event, field: string): number => (typeof event[field] === 'number' ? event[field] : 0)
const text = (event: Event, field: string): string => (typeof event[field] === 'string' ? event[field] : '')

/** The flights of some events, between the position before and the one after them. */
export function planFlights(events: readonly Event[], before: OrleansView): Flight[] {
  return events.flatMap((event) => flightsOf(event, before))
}

function flightsOf(event: Event, before: OrleansView): Flight[] {
  const seat = number(event, 'seat')
  switch (event.event) {
    case 'coins_gained':
      return [{ what: 'coin', shape: 'text', from: supply('coins'), to: purse(seat), text: `+${number(event, 'coins')}` }]
    case 'coins_paid':
      return [{ what: 'coin', shape: 'text', from: purse(seat), to: supply('coins'), text: `−${number(event, 'coins')}` }]
    case 'good_gained': {
      const good = text(event, 'good')
      return [{ what: good, shape: 'square', from: before.way ? [`[data-way="${before.way}"]`, '[data-guide="map"]'] : supply(good), to: chest(seat, good) }]
    }
    case 'good_paid':
    case 'good_given_up':
      return [{ what: text(event, 'good'), shape: 'square', from: chest(seat, text(event, 'good')), to: supply(text(event, 'good')) }]
    case 'follower_recruited': {
      const follower = text(event, 'follower') as FollowerType
      return [{ what: follower, shape: 'round', from: supply(follower), to: ['[data-guide="bag"]', ...home(seat)] }]
    }
    case 'track_advanced':
      return [{ what: 'text', shape: 'text', from: home(seat), to: [`[data-step="${text(event, 'track')} ${number(event, 'step')}"]`, ...home(seat)], text: `${number(event, 'step')}` }]
    case 'follower_sent':
      return [{ what: text(event, 'follower'), shape: 'round', from: home(seat), to: [`[data-deed="${text(event, 'deed')}"]`, '[data-guide="town"]'] }]
    case 'technology_gained':
      return [{ what: 'technology', shape: 'square', from: supply('technology'), to: market(seat) }]
    case 'station_built':
      return [{ what: `seat-${seat}`, shape: 'square', from: home(seat), to: [`[data-city="${text(event, 'city')}"]`] }]
    case 'developed':
      return [{ what: 'text', shape: 'text', from: home(seat), to: [`[data-space="${number(event, 'space')}"]`, ...home(seat)], text: `+${number(event, 'points')}` }]
    case 'followers_drawn':
    case 'followers_shown':
      return TYPES.flatMap((type) => {
        const field = trackOf(type) ?? 'monks'
        return Array.from({ length: number(event, field) }, (): Flight => ({ what: type, shape: 'round', from: ['[data-guide="bag"]', ...home(seat)], to: market(seat) }))
      })
    default:
      return []
  }
}

// On the page.

const STAGGER = 55
const MOST = 24
const EASING = 'cubic-bezier(.3,.7,.3,1)'

/** Let them fly, one shortly after the other. */
export function fly(flights: Flight[], duration: number): void {
  if (duration <= 0 || flights.length > MOST) return
  flights.forEach((flight, index) => launch(flight, duration, index * STAGGER))
}

function launch(flight: Flight, duration: number, delay: number): void {
  const from = seen(flight.from)
  const to = seen(flight.to)
  if (!from || !to) return
  const flying = document.createElement('span')
  flying.className = flight.shape
  if (flight.text) flying.textContent = flight.text
  else flying.style.setProperty('--of', `var(--${flight.what})`)
  layer().append(flying)
  const size = flying.getBoundingClientRect()
  const at = (rect: DOMRect, rise = 0) => `translate(${rect.x + (rect.width - size.width) / 2}px, ${rect.y + (rect.height - size.height) / 2 - rise}px)`
  const frames = [
    { transform: at(from), opacity: 0 },
    { transform: at(from, 8), opacity: 1, offset: 0.15 },
    { transform: at(to), opacity: 1, offset: 0.9 },
    { transform: at(to), opacity: 0 },
  ]
  const motion = flying.animate(frames, { duration, delay, easing: EASING, fill: 'both' })
  motion.finished.catch(() => undefined).finally(() => flying.remove())
}

/** Where the first of some spots is that can be seen. */
function seen(selectors: string[]): DOMRect | null {
  for (const selector of selectors) {
    const rect = document.querySelector(selector)?.getBoundingClientRect()
    if (rect && rect.width > 0 && rect.bottom > 0 && rect.top < innerHeight && rect.right > 0 && rect.left < innerWidth) return rect
  }
  return null
}

function layer(): HTMLElement {
  let found = document.querySelector<HTMLElement>('.orleans-flights')
  if (!found) {
    found = document.createElement('div')
    found.className = 'orleans orleans-flights'
    found.setAttribute('aria-hidden', 'true')
    found.inert = true
    document.body.append(found)
  }
  return found
}
