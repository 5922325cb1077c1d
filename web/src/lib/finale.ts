/** The end of a match in figures: what is counted line by line, when it was decided, and whether it is a record. */
import { recall, remember } from './settings.svelte'

type Sheet = readonly Record<string, number>[]

/** The lines of a score sheet in which anybody has anything. */
export const linesOf = (sheet: Sheet): string[] => Object.keys(sheet[0] ?? {}).filter((line) => sheet.some((seat) => (seat[line] ?? 0) !== 0))

/** The points of each seat after so many lines have been counted. */
export const countedUp = (sheet: Sheet, lines: readonly string[], count: number): number[] =>
  sheet.map((seat) => lines.slice(0, count).reduce((sum, line) => sum + (seat[line] ?? 0), 0))

/** Between which points all seats are while they are counted; never a single point. */
export function rangeOf(sheet: Sheet, lines: readonly string[]): { least: number; most: number } {
  const all = lines.flatMap((_, line) => countedUp(sheet, lines, line + 1))
  return { least: Math.min(0, ...all), most: Math.max(1, ...all) }
}

/** The place of each seat, by points: 0 for the first; who is even stands in the order of seats. */
export const placesOf = (points: readonly number[]): number[] =>
  points.map((own, seat) => points.filter((other, at) => other > own || (other === own && at < seat)).length)

/** After which action the winner led for good; 0 if it never did otherwise, null if it never led alone. */
export function turningPoint(timeline: readonly (readonly number[])[], winner: number): number | null {
  const leads = timeline.map((points) => points.every((other, seat) => seat === winner || other < points[winner]!))
  if (!leads.at(-1)) return null
  return leads.lastIndexOf(false) + 1
}

interface Best {
  points: number
  /** The table where it was set: looked at again, it is no other match. */
  table: string
  /** What was the best until then. */
  before?: number
}
export type Told = { record: 'first' | 'new' | 'stands'; points: number; before: number }

const KEY = 'ratusz-records'

/** Notes what I scored, and tells how that compares with my best in this browser, with so many players. */
export function noteRecord(game: string, players: number, points: number, table: string): Told {
  const all = recall<Record<string, Best>>(KEY) ?? {}
  const key = `${game} ${players}`
  const known = all[key]
  if (known && known.table !== table && known.points >= points) return { record: 'stands', points: known.points, before: known.points }
  const before = known?.table === table ? known.before : known?.points
  remember(KEY, { ...all, [key]: { points, table, before } })
  return { record: before === undefined ? 'first' : 'new', points, before: before ?? 0 }
}
