/** What a year brought everybody: the four scorings, gathered from the log. */
import type { LoggedEvent } from '../../lib/messages'
import { eventOf, type CraftsmenEvent, type CraftsmenView } from './types'

export interface YearRow {
  /** The key of its name: a ship, or one of the other scorings. */
  row: string
  /** For each seat its points; 0 where it got none. */
  points: number[]
}

const WINTER = 4
const ROWS = ['ship_1', 'ship_2', 'ship_3', 'ship_4', 'colour_sets', 'granary', 'investment']

function scored(event: CraftsmenEvent): { row: string; points: number } | null {
  switch (event.event) {
    case 'ship_scored':
      return { row: event.ship, points: event.points + event.bonus }
    case 'sets_scored':
      return { row: 'colour_sets', points: event.points }
    case 'granary_scored':
      return { row: 'granary', points: event.points }
    case 'capital_invested':
      return { row: 'investment', points: event.points }
    default:
      return null
  }
}

/** The rows of the last year that was scored, from the log: all that was scored since its winter began. */
export function lastYear(log: readonly LoggedEvent[], seats: number): YearRow[] {
  const events = log.map(eventOf)
  const isWinter = (event: CraftsmenEvent): boolean => event.event === 'season_begun' && event.season === WINTER
  const known = new Map<string, number[]>()
  for (const event of events.slice(Math.max(0, events.findLastIndex(isWinter)))) {
    const entry = scored(event)
    if (!entry) continue
    const line = known.get(entry.row) ?? Array<number>(seats).fill(0)
    line[event.seat] = (line[event.seat] ?? 0) + entry.points
    known.set(entry.row, line)
  }
  return ROWS.flatMap((row) => (known.has(row) ? [{ row, points: known.get(row)! }] : []))
}

/** Whether what the last year brought can be looked up: from its scoring until the helpers of the next one are sent. At the end the score sheet tells it. */
export function isReported({ year, season, phase }: Pick<CraftsmenView, 'year' | 'season' | 'phase'>): boolean {
  if (phase === 'investment') return true
  return phase === 'helpers' && season === 'spring' && year > 1
}

/** The year that was scored last. */
export function scoredYear({ year, phase }: Pick<CraftsmenView, 'year' | 'phase'>): number {
  return phase === 'helpers' ? year - 1 : year
}
