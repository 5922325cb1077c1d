/** What happened is seen happening: goods, coins and followers fly to their owner, followers go to deeds. */
import { chip, fly as flyAll, number, text, type Event, type Flight as Flying } from '../../lib/flights'
import { TYPES, trackOf, type FollowerType } from './cards'
import type { OrleansView } from './view'

export interface Flight extends Flying {
  shape: 'disc' | 'square' | 'number'
  text?: string
}

const home = (seat: number): string[] => [`[data-home="${seat}"]`, `[data-summary="${seat}"]`]
const market = (seat: number): string[] => [`[data-market="${seat}"]`, ...home(seat)]
const purse = (seat: number): string[] => [`[data-coins="${seat}"]`, ...home(seat)]
const chest = (seat: number, good: string): string[] => [`[data-good="${good} ${seat}"]`, ...home(seat)]
const supply = (of: string): string[] => [`[data-supply="${of}"]`, '[data-guide="town"]', '[data-guide="map"]']

/** The flights of some events, between the position before and the one after them. */
export function planFlights(events: readonly Event[], before: OrleansView): Flight[] {
  return events.flatMap((event) => flightsOf(event, before))
}

function flightsOf(event: Event, before: OrleansView): Flight[] {
  const seat = number(event, 'seat')
  switch (event.event) {
    case 'coins_gained':
      return [{ what: 'coin', shape: 'number', from: supply('coins'), to: purse(seat), text: `+${number(event, 'coins')}` }]
    case 'coins_paid':
      return [{ what: 'coin', shape: 'number', from: purse(seat), to: supply('coins'), text: `−${number(event, 'coins')}` }]
    case 'good_gained': {
      const good = text(event, 'good')
      return [{ what: good, shape: 'square', from: before.way ? [`[data-way="${before.way}"]`, '[data-guide="map"]'] : supply(good), to: chest(seat, good) }]
    }
    case 'good_paid':
    case 'good_given_up':
      return [{ what: text(event, 'good'), shape: 'square', from: chest(seat, text(event, 'good')), to: supply(text(event, 'good')) }]
    case 'follower_recruited': {
      const follower = text(event, 'follower') as FollowerType
      return [{ what: follower, shape: 'disc', from: supply(follower), to: ['[data-guide="bag"]', ...home(seat)] }]
    }
    case 'track_advanced':
      return [{ what: 'text', shape: 'number', from: home(seat), to: [`[data-step="${text(event, 'track')} ${number(event, 'step')}"]`, ...home(seat)], text: `${number(event, 'step')}` }]
    case 'follower_sent':
      return [{ what: text(event, 'follower'), shape: 'disc', from: home(seat), to: [`[data-deed="${text(event, 'deed')}"]`, '[data-guide="town"]'] }]
    case 'technology_gained':
      return [{ what: 'technology', shape: 'square', from: supply('technology'), to: market(seat) }]
    case 'station_built':
      return [{ what: `seat-${seat}`, shape: 'square', from: home(seat), to: [`[data-city="${text(event, 'city')}"]`] }]
    case 'developed':
      return [{ what: 'text', shape: 'number', from: home(seat), to: [`[data-space="${number(event, 'space')}"]`, ...home(seat)], text: `+${number(event, 'points')}` }]
    case 'followers_drawn':
    case 'followers_shown':
      return TYPES.flatMap((type) => {
        const field = trackOf(type) ?? 'monks'
        return Array.from({ length: number(event, field) }, (): Flight => ({ what: type, shape: 'disc', from: ['[data-guide="bag"]', ...home(seat)], to: market(seat) }))
      })
    default:
      return []
  }
}

export function fly(flights: Flight[], duration: number): void {
  flyAll(flights, duration, { game: 'orleans', draw: ({ what, shape, text }) => chip(shape, `var(--${what})`, text) })
}
