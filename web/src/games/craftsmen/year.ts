/** What a year brought everybody: the four scorings, gathered from the events as they happen. */

type Event = Record<string, unknown>

export interface YearRow {
  /** The key of its name: a ship, or one of the other scorings. */
  row: string
  /** For each seat its points; 0 where it got none. */
  points: number[]
}

const ROWS = ['ship_1', 'ship_2', 'ship_3', 'ship_4', 'colour_sets', 'granary', 'investment']

function scored(event: Event): { row: string; points: number } | null {
  const points = Number(event.points ?? 0)
  switch (event.event) {
    case 'ship_scored':
      return { row: String(event.ship), points: points + Number(event.bonus ?? 0) }
    case 'sets_scored':
      return { row: 'colour_sets', points }
    case 'granary_scored':
      return { row: 'granary', points }
    case 'capital_invested':
      return { row: 'investment', points }
    default:
      return null
  }
}

/** The rows of a year after some events; those of an investment are added to what is there. */
export function addScorings(rows: YearRow[], events: readonly Event[], seats: number): YearRow[] {
  const found = events.flatMap((event) => {
    const entry = scored(event)
    return entry ? [{ ...entry, seat: Number(event.seat) }] : []
  })
  if (found.length === 0) return rows
  const fresh = found.some(({ row }) => row !== 'investment')
  const known = new Map((fresh ? [] : rows).map(({ row, points }) => [row, [...points]]))
  for (const { row, points, seat } of found) {
    const line = known.get(row) ?? Array<number>(seats).fill(0)
    line[seat] = (line[seat] ?? 0) + points
    known.set(row, line)
  }
  return ROWS.flatMap((row) => (known.has(row) ? [{ row, points: known.get(row)! }] : []))
}
