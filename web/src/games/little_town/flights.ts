/** What happened is seen happening: workers walk, tiles are carried into the town, goods and points fly to their owner. */
import { chip, fly as flyAll, number, text, type Event, type Flight as Flying } from '../../lib/flights'
import { RESOURCES, WHEAT_FIELD, neighboursOf, yieldOf, type Resource } from './cards'
import type { LittleTownView } from './view'

export interface Flight extends Flying {
  what: Resource | 'coins' | 'points' | 'piece'
  /** The number on points. */
  text?: string
}

const square = (id: string): string[] => [`[data-square="${id}"]`]
const home = (seat: number): string[] => [`[data-home="${seat}"]`, `[data-summary="${seat}"]`]
const purse = (seat: number, good: string): string[] => [`[data-good="${good} ${seat}"]`, ...home(seat)]
const supply = (good: string): string[] => [`[data-supply="${good}"]`, '[data-site]']

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

const LOOKS: Partial<Record<Flight['what'], string>> = { coins: 'coin', points: 'number' }

export function fly(flights: Flight[], duration: number): void {
  flyAll(flights, duration, {
    game: 'little-town',
    draw: ({ what, text }) => chip(LOOKS[what] ?? 'cube', `var(--${what}-paint)`, text),
    // A tile is drawn as large as the squares where it lies.
    dress: (likeness, piece) => likeness.style.setProperty('--square', getComputedStyle(piece).getPropertyValue('--square')),
  })
}
