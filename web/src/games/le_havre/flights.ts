/** What happened is seen happening: goods fly between quay, buildings and players, discs and cards go to their new places. */
import { fly as flyAll, type Flight as Flying } from '../../lib/flights'
import { GOODS, type Kind } from './cards'
import type { HavreEvent, HavreView } from './types'

/** A token of a kind, a piece, or a card that is turned up. */
export interface Flight extends Flying {
  what: Kind | 'piece' | 'turn'
}

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
export function planFlights(events: readonly HavreEvent[], before: HavreView, now: HavreView): Flight[] {
  // What is paid goes to the building, and what is got comes from it, once somebody is inside.
  let inside: string[] = []
  return events.flatMap((event) => {
    if (event.event === 'entered') inside = card(event.building)
    const place = inside.length > 0 ? inside : card(now.seats[event.seat]?.disc ?? '')
    return flightsOf(event, place, before, now)
  })
}

function flightsOf(event: HavreEvent, place: string[], before: HavreView, now: HavreView): Flight[] {
  const { seat } = event
  switch (event.event) {
    case 'supplied':
      return [event.first, event.second].flatMap((good) => tokens(good, 1, { from: ship(seat), to: offer(good), stage: 0 }))
    case 'offer_taken':
      return tokens(event.good, event.amount, { from: offer(event.good), to: purse(seat, event.good), stage: 1 })
    case 'entered': {
      const from = before.seats[seat]?.disc
      return [{ what: 'piece', from: from ? card(from) : home(seat), to: [`[data-card="${event.building}"] [data-disc="${seat}"]`], stage: 0 }]
    }
    case 'paid':
      return tokens(event.good, event.amount, { from: purse(seat, event.good), to: [...place, ...TOWN], stage: 1 })
    case 'gained':
      return tokens(event.good, event.amount, { from: [...place, ...TOWN], to: purse(seat, event.good), stage: 2 })
    case 'harvested':
      return tokens(event.good, event.amount, { from: ['[data-round-card]'], to: purse(seat, event.good), stage: 1 })
    case 'bought':
      return [...tokens('francs', event.francs, { from: purse(seat, 'francs'), to: TOWN, stage: 0 }), moved(event.card, before, 1)]
    case 'sold':
      return [moved(event.card, before, 0), ...tokens('francs', event.francs, { from: TOWN, to: purse(seat, 'francs'), stage: 1 })]
    case 'built':
      return [moved(event.building, before, 2)]
    case 'ship_built':
      return [moved(event.ship, before, 2)]
    case 'town_built':
      return [moved(event.building, before, 2)]
    case 'special_revealed':
      return [{ what: 'turn', from: ['[data-special]'], to: card(event.card), stage: 2 }]
    case 'tile_revealed': {
      const tile = [`[data-tile="${now.tiles.findIndex((tile, place) => tile !== null && before.tiles[place] === null)}"] .face`]
      return [{ what: 'turn', from: tile, to: tile, stage: 0 }]
    }
    case 'ship_arrived':
      return [{ what: 'piece', from: ['[data-round-card]'], to: card(event.ship), stage: 3 }]
    case 'disc_sent_home':
      return [{ what: 'piece', from: card(event.building), to: [`[data-home="${seat}"] [data-disc="${seat}"]`], stage: 0 }]
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

/** Let them fly; `token` gives the drawing of a kind. */
export function fly(flights: Flight[], duration: number, token: (kind: Kind) => Element | null): void {
  const draw = ({ what }: Flight): HTMLElement | null => {
    const drawing = what === 'piece' || what === 'turn' ? null : token(what)
    if (!drawing) return null
    const box = document.createElement('div')
    box.append(drawing.cloneNode(true))
    return box
  }
  flyAll(flights, duration, { game: 'le-havre', draw })
}
