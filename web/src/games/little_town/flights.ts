/** What happened is seen happening: workers walk, tiles are carried into the town, goods and points fly to their owner. */
import { chip, fly as flyAll, type Flight as Flying } from '../../lib/flights'
import { RESOURCES, WHEAT_FIELD, neighboursOf, yieldOf, type Resource } from './cards'
import type { CubesGathered, LittleTownEvent, LittleTownView } from './types'

export interface Flight extends Flying {
  what: Resource | 'coins' | 'points' | 'piece'
  /** The number on points. */
  text?: string
}

const square = (id: string): string[] => [`[data-square="${id}"]`]
const home = (seat: number): string[] => [`[data-home="${seat}"]`, `[data-summary="${seat}"]`]
const purse = (seat: number, good: string): string[] => [`[data-good="${good} ${seat}"]`, ...home(seat)]
const supply = (good: string): string[] => [`[data-supply="${good}"]`, '[data-site]']

/** Goods that an event tells of as `paid_wood`, `got_coins` and the like. */
function goods<Way extends 'paid' | 'got'>(
  event: Record<`${Way}_${Resource | 'coins'}`, number>,
  way: Way,
  fly: (good: Resource | 'coins') => Omit<Flight, 'what'>,
): Flight[] {
  return [...RESOURCES, 'coins' as const].flatMap((good) =>
    Array.from({ length: Math.min(6, event[`${way}_${good}`]) }, () => ({ what: good, ...fly(good) })),
  )
}

function points(gained: number, from: string[], seat: number, stage: number): Flight[] {
  return gained ? [{ what: 'points', from, to: home(seat), text: `+${gained}`, stage }] : []
}

/** The flights of some events, between the position before and the one after them. */
export function planFlights(events: readonly LittleTownEvent[], before: LittleTownView, now: LittleTownView): Flight[] {
  return events.flatMap((event) => flightsOf(event, before, now))
}

function flightsOf(event: LittleTownEvent, before: LittleTownView, now: LittleTownView): Flight[] {
  const { seat } = event
  switch (event.event) {
    case 'worker_placed':
      return [{ what: 'piece', from: home(seat), to: [`[data-piece="worker:${event.square}"]`], stage: 0 }]
    case 'cubes_gathered':
      return gatherings(event, seat, before.turn.square || now.turn.square, now)
    case 'rent_paid': {
      const coins = Math.min(3, event.coins)
      return Array.from({ length: coins }, () => ({ what: 'coins', from: purse(event.payer, 'coins'), to: purse(seat, 'coins'), stage: 0 }) as Flight)
    }
    case 'building_used':
      return [
        ...goods(event, 'paid', (good) => ({ from: purse(seat, good), to: square(event.square), stage: 0 })),
        ...goods(event, 'got', (good) => ({ from: square(event.square), to: purse(seat, good), stage: 1 })),
        ...points(event.got_points, square(event.square), seat, 1),
      ]
    case 'building_built': {
      const { tile } = event
      const place = tile === WHEAT_FIELD ? 0 : 1 + before.market.indexOf(tile)
      const from = [`[data-market-place="${place}"]`, `[data-market="${tile}"]`, '[data-guide="market"]']
      return [
        ...goods(event, 'paid', (good) => ({ from: purse(seat, good), to: supply(good), stage: 0 })),
        { what: 'piece', from, to: [`[data-piece="building:${event.square}"]`], stage: 0 },
        { what: 'piece', from: home(seat), to: [`[data-piece="builder:${seat}:${(now.seats[seat]?.on_construction_site ?? 1) - 1}"]`], stage: 0 },
        ...points(event.got_points, square(event.square), seat, 1),
      ]
    }
    case 'objective_claimed':
      return [
        { what: 'piece', from: home(seat), to: [`[data-piece="objective:${event.objective}"]`], stage: 0 },
        ...points(event.points, [`[data-piece="objective:${event.objective}"]`, ...home(seat)], seat, 1),
      ]
    case 'workers_fed':
      return (['fish', 'wheat'] as const).flatMap((good) =>
        Array.from({ length: event[good] }, (): Flight => ({ what: good, from: purse(seat, good), to: supply(good), stage: 0 })),
      )
    case 'cathedral_scored':
    case 'castle_scored':
    case 'watchtower_scored': {
      const tile = event.event.replace('_scored', '')
      const stands = now.buildings.find((building) => building.tile === tile)?.square ?? ''
      return points(event.points, square(stands), seat, 0)
    }
    default:
      return []
  }
}

/** Cubes come from the neighbouring squares that yield them. */
function gatherings(event: CubesGathered, seat: number, worker: string, view: LittleTownView): Flight[] {
  const near = worker ? neighboursOf(worker) : []
  return (['wood', 'stone', 'fish'] as const).flatMap((good) => {
    const sources = near.filter((other) => yieldOf(view.board, other) === good)
    return Array.from({ length: event[`got_${good}`] }, (_, index): Flight => {
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
