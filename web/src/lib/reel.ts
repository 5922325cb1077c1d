/**
 * The moments of a match as they were seen, fetched some at a time: those at which nothing was to be seen are left out.
 * Nothing in here knows of a page.
 */
import { changed } from './changed'
import type { LaterMoment, Moment, TableState } from './messages'

export type Unit = 'step' | 'turn' | 'round'

/** As much of a table as is needed. */
export interface Source {
  newest: Pick<TableState, 'version' | 'seat' | 'settled'> | null
  fetchMoment(ply: number, more: number): Promise<Moment | null>
}

/** How many moments are fetched at once. */
const AT_ONCE = 40

export class Reel {
  private readonly seen = new Map<number, Moment>()
  /** Up to which moment all is known, for each from which something was fetched. */
  private readonly known = new Map<number, number>()

  /**
   * @param fetch the moment of a number, and what changed up to so many further on; null if that cannot be told
   * @param last the number of the last moment
   */
  constructor(
    private readonly fetch: (ply: number, more: number) => Promise<Moment | null>,
    private readonly last: number,
  ) {}

  /** The match as it was after so many actions. */
  async at(ply: number): Promise<Moment | null> {
    if (this.seen.has(ply) || (await this.load(ply))) return this.before(ply)
    return null
  }

  /** Where the next moment, turn or round begins; null at the end. */
  async next(ply: number, unit: Unit): Promise<number | null> {
    let now = await this.at(ply)
    for (let next = ply + 1; now && next <= this.last; next += 1) {
      if (!this.covers(next) && !(await this.load(next))) return null
      const then = this.seen.get(next)
      if (!then || then.quiet) continue
      if (begins(now, then, unit)) return next
      now = then
    }
    return null
  }

  /** Where the moment, turn or round before began; null at the beginning. */
  async previous(ply: number, unit: Unit): Promise<number | null> {
    for (let first = ply; first > 0; ) {
      const start = Math.max(0, first - AT_ONCE)
      if (!this.covers(start) || !this.covers(first - 1)) await this.load(start)
      const shown = [...this.seen.keys()].filter((one) => one >= start && one < ply && (one === 0 || !this.seen.get(one)!.quiet)).sort((a, b) => b - a)
      for (const [index, one] of shown.entries()) {
        const before = this.seen.get(shown[index + 1] ?? -1)
        if (one === 0 || unit === 'step' || (before && begins(before, this.seen.get(one)!, unit))) return one
      }
      first = start
    }
    return null
  }

  private covers(ply: number): boolean {
    return [...this.known].some(([from, until]) => from <= ply && ply <= until)
  }

  private before(ply: number): Moment {
    return this.seen.get(ply) ?? { ...this.before(ply - 1), ply, events: [], quiet: true }
  }

  private async load(ply: number): Promise<boolean> {
    const moment = await this.fetch(ply, Math.min(AT_ONCE, this.last - ply))
    if (!moment) return false
    this.seen.set(ply, moment)
    let now = moment
    for (const later of moment.later) {
      now = after(now, later)
      this.seen.set(later.ply, now)
    }
    this.known.set(ply, moment.until)
    return true
  }
}

const reels = new WeakMap<Source, { key: string; reel: Reel }>()

/** The moments of a match so far, as I see them. */
export function reelOf(table: Source): Reel {
  const { version = 0, seat = null, settled = 0 } = table.newest ?? {}
  const key = `${version} ${seat}`
  const known = reels.get(table)
  if (known?.key === key) return known.reel
  const reel = new Reel((ply, more) => table.fetchMoment(ply, more), settled)
  reels.set(table, { key, reel })
  return reel
}

/** Whether a turn or a round begins with the second of two moments. */
function begins(before: Moment, now: Moment, unit: Unit): boolean {
  if (unit === 'step') return true
  if (partOf(before) !== partOf(now)) return true
  if (unit === 'round') return false
  return now.deciders.length > 0 ? before.deciders.join() !== now.deciders.join() : now.events.some(({ event }) => event.event === 'turn_ended')
}

/** In which round it is, or what a game has in its place. */
function partOf({ view: { round, year, season } }: Moment): string {
  return [round, year, season].join()
}

function after(before: Moment, { view, rows, ...later }: LaterMoment): Moment {
  return { ...before, ...later, view: changed(before.view, view, rows), quiet: false, later: [], timeline: [] }
}
