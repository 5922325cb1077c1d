/** What happened is seen happening: discs go to the queues, cubes flow from card to card, cards and points to their owner. */
import { chip, fly as flyAll, type Flight as Flying } from '../../lib/flights'
import type { LoggedEvent } from '../../lib/messages'
import { colourOf } from '../../lib/seats'
import { buildingOf, capitalOf } from './cards'
import { eventOf, type CraftsmenEvent, type CraftsmenView } from './types'

export interface Flight extends Flying {
  what: 'cube' | 'disc' | 'card' | 'number' | 'turn'
  /** Its colour. */
  of: string
  text?: string
}

const home = (seat: number): string[] => [`[data-home="${seat}"]`, `[data-summary="${seat}"]`]
const purse = (seat: number): string[] => [`[data-capital="${seat}"]`, ...home(seat)]
const card = (id: string): string[] => [`[data-estate] [data-card="${id}"]`]
const icon = (id: string, good: string): string[] => [`[data-icon="${id}:${good}"]`, ...card(id)]
const fair = (seat: number): string[] => [`[data-fair="${seat}"]`, '[data-fair]']
const granary = (good: string): string[] => [`[data-granary="${good}"]`]
const hold = ({ ship, good }: { ship: string; good: string }): string[] => [`[data-hold="${ship}:${good}"]`]
const paper = 'var(--card)'

/** The card of a seat's estate that makes a good. */
function makerOf(seat: number, good: string, view: CraftsmenView): string[] {
  const maker = view.seats[seat]?.estate.find(({ building }) => buildingOf(building).output === good)
  return maker ? card(maker.building) : home(seat)
}

function points(gained: number, from: string[], seat: number, stage: number): Flight[] {
  return gained ? [{ what: 'number', of: '', from, to: home(seat), text: `+${gained}`, stage }] : []
}

/** The flights of some events, between the position before and the one after them. */
export function planFlights(events: readonly CraftsmenEvent[], before: CraftsmenView, now: CraftsmenView): Flight[] {
  return events.flatMap((event) => flightsOf(event, before, now))
}

function flightsOf(event: CraftsmenEvent, before: CraftsmenView, now: CraftsmenView): Flight[] {
  const { seat } = event
  const of = seat >= 0 ? colourOf(seat) : paper
  const cube = (from: string[], to: string[], stage = 0): Flight => ({ what: 'cube', of, from, to, stage })
  /** Cards come to the board when others have left it. */
  const turn = (deck: string, to: string): Flight => ({ what: 'turn', of, from: [`[data-deck="${deck}"]`], to: [to], stage: 2 })
  const sheet = (from: string[], to: string[], colour = paper): Flight => ({ what: 'card', of: colour, from, to, stage: 0 })
  switch (event.event) {
    case 'helper_sent':
    case 'helper_stacked':
      return [{ what: 'disc', of, from: home(seat), to: [`[data-field="${event.town}:${event.field}"]`], stage: 0 }]
    case 'capital_revealed':
      return [turn('capital', `[data-open="${event.card}"]`)]
    case 'building_revealed':
      return [turn(buildingOf(event.building).category, `[data-market="${event.building}"]`)]
    case 'capital_taken':
      return [sheet([`[data-open="${event.card}"]`, '[data-deck="capital"]'], purse(seat), `var(--${capitalOf(event.card).colour})`)]
    case 'capital_drawn':
      return Array.from({ length: Math.min(4, event.count) }, () => sheet(['[data-deck="capital"]'], purse(seat)))
    case 'capital_discarded':
      return [sheet(purse(seat), ['[data-deck="capital"]'], `var(--${capitalOf(event.card).colour})`)]
    case 'capital_paid':
      return event.cards.map((paid) => sheet(purse(seat), ['[data-deck="capital"]'], `var(--${capitalOf(paid).colour})`))
    case 'capital_given':
      return [sheet(purse(seat), purse(event.other))]
    case 'points_given':
      return [{ what: 'number', of: '', from: home(seat), to: home(event.other), text: `+${event.points}`, stage: 0 }]
    case 'building_built':
      return [sheet(home(seat), card(event.building), `var(--${buildingOf(event.building).top})`)]
    case 'building_bought':
    case 'auction_won':
      return [sheet([`[data-market="${event.building}"]`, '[data-guide="market"]'], [`[data-hand="${event.building}"]`, ...home(seat)], `var(--${buildingOf(event.building).top})`)]
    case 'raw_to_fair':
      return [cube(makerOf(seat, event.good, now), fair(seat))]
    case 'raw_made':
      return [cube(makerOf(seat, event.good, now), icon(event.building, event.good))]
    case 'raw_traded':
      return [cube(fair(seat), icon(event.building, event.good))]
    case 'product_made':
      return points(event.points, card(event.building), seat, 1)
    case 'product_moved':
      return [cube(makerOf(seat, event.good, before), icon(event.building, event.good), 1)]
    case 'product_stored':
      return [cube(makerOf(seat, event.good, before), granary(event.good), 1)]
    case 'product_loaded':
      return [cube(makerOf(seat, event.good, before), hold(event), 0), ...points(event.points, hold(event), seat, 1)]
    case 'good_bought':
      return [cube(granary(event.good), icon(event.building, event.good))]
    case 'ship_scored':
      return points(event.points + event.bonus, [`[data-ship="${event.ship}"]`], seat, 0)
    case 'granary_scored':
      return points(event.points, ['[data-guide="granary"]'], seat, 2)
    case 'sets_scored':
      return points(event.points, [`[data-estate="${seat}"]`], seat, 1)
    case 'capital_invested':
      return points(event.points, purse(seat), seat, 0)
    case 'bonus_won':
      return points(event.points, ['[data-guide="bonuses"]'], seat, 1)
    default:
      return []
  }
}

/** Cubes and cards have a long way: they take their time. */
const SLOW = 1.4

/** Shows what has happened since the position before. */
export function fly(news: LoggedEvent[], before: CraftsmenView, now: CraftsmenView, duration: number): void {
  flyAll(planFlights(news.map(eventOf), before, now), duration * SLOW, { game: 'craftsmen', draw: ({ what, of, text }) => chip(what, of, text) })
}
