/** What happened is seen happening: goods, coins and followers fly to their owner, followers go to deeds. */
import { chip, fly as flyAll, type Flight as Flying } from '../../lib/flights'
import { TYPES, trackOf, type FollowerType } from './cards'
import type { OrleansEvent, OrleansView } from './types'

export interface Flight extends Flying {
  shape: 'disc' | 'square' | 'number' | 'tile'
  text?: string
}

const home = (seat: number): string[] => [`[data-home="${seat}"]`, `[data-summary="${seat}"]`]
const market = (seat: number): string[] => [`[data-market="${seat}"]`, ...home(seat)]
const purse = (seat: number): string[] => [`[data-coins="${seat}"]`, ...home(seat)]
const chest = (seat: number, good: string): string[] => [`[data-good="${good} ${seat}"]`, ...home(seat)]
const supply = (of: string): string[] => [`[data-supply="${of}"]`, '[data-guide="town"]', '[data-guide="map"]']

/** The flights of some events, between the position before and the one after them. */
export function planFlights(events: readonly OrleansEvent[], before: OrleansView): Flight[] {
  return events.flatMap((event) => flightsOf(event, before))
}

function flightsOf(event: OrleansEvent, before: OrleansView): Flight[] {
  const { seat } = event
  switch (event.event) {
    case 'hourglass_turned':
      return [{ what: 'turn', shape: 'tile', from: ['[data-stack="events"]'], to: ['[data-event]'] }]
    case 'coins_gained':
      return [{ what: 'coin', shape: 'number', from: supply('coins'), to: purse(seat), text: `+${event.coins}` }]
    case 'coins_paid':
      return [{ what: 'coin', shape: 'number', from: purse(seat), to: supply('coins'), text: `−${event.coins}` }]
    case 'good_gained': {
      const { good } = event
      return [{ what: good, shape: 'square', from: before.way ? [`[data-way="${before.way}"]`, '[data-guide="map"]'] : supply(good), to: chest(seat, good) }]
    }
    case 'good_paid':
    case 'good_given_up':
      return [{ what: event.good, shape: 'square', from: chest(seat, event.good), to: supply(event.good) }]
    case 'follower_recruited': {
      const follower = event.follower as FollowerType
      return [{ what: follower, shape: 'disc', from: supply(follower), to: ['[data-guide="bag"]', ...home(seat)] }]
    }
    case 'track_advanced':
      return [{ what: 'text', shape: 'number', from: home(seat), to: [`[data-step="${event.track} ${event.step}"]`, ...home(seat)], text: `${event.step}` }]
    case 'follower_sent':
      return [{ what: event.follower, shape: 'disc', from: home(seat), to: [`[data-deed="${event.deed}"]`, '[data-guide="town"]'] }]
    case 'technology_gained':
      return [{ what: 'technology', shape: 'square', from: supply('technology'), to: market(seat) }]
    case 'station_built':
      return [{ what: `seat-${seat}`, shape: 'square', from: home(seat), to: [`[data-city="${event.city}"]`] }]
    case 'developed':
      return [{ what: 'text', shape: 'number', from: home(seat), to: [`[data-space="${event.space}"]`, ...home(seat)], text: `+${event.points}` }]
    case 'followers_drawn':
    case 'followers_shown':
      return TYPES.flatMap((type) => {
        const field = trackOf(type) ?? 'monks'
        return Array.from({ length: event[field] }, (): Flight => ({ what: type, shape: 'disc', from: ['[data-guide="bag"]', ...home(seat)], to: market(seat) }))
      })
    default:
      return []
  }
}

export function fly(flights: Flight[], duration: number): void {
  flyAll(flights, duration, { game: 'orleans', draw: ({ what, shape, text }) => chip(shape, `var(--${what})`, text) })
}
