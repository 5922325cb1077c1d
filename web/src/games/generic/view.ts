/** A view that nobody has described, sorted by how it can be shown. */
export type Entries = Record<string, unknown>

export const isObject = (value: unknown): value is Entries => typeof value === 'object' && value !== null && !Array.isArray(value)

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null

/** What the shell shows already. */
const ELSEWHERE = ['seats', 'deciders', 'round']

export interface Sorted {
  /** Plain figures and words. */
  figures: [string, unknown][]
  /** Lists and objects. */
  lists: [string, unknown][]
}

export function sorted(entries: Entries): Sorted {
  const shown = Object.entries(entries).filter(([key]) => !ELSEWHERE.includes(key))
  return { figures: shown.filter(([, value]) => isPlain(value)), lists: shown.filter(([, value]) => !isPlain(value)) }
}

/** What each seat has, if the view says so. */
export function seatsOf(view: Entries): Entries[] {
  return Array.isArray(view.seats) ? view.seats.filter(isObject) : []
}

/** The titles of a table: all keys of its rows. */
export function columns(rows: Entries[]): string[] {
  return [...new Set(rows.flatMap(Object.keys))]
}

/** Equal things in a row, each once and how often. */
export function counted(items: unknown[]): [unknown, number][] {
  const counts = new Map<unknown, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts]
}
