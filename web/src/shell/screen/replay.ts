/** Playing a match again, and walking through it; loaded by those who look back. */
import { reelOf } from '../../lib/reel'
import type { Screen } from './screen.svelte'

/** Plays the match from a moment on; from its end, it begins anew. */
export function play(screen: Screen, from: number): void {
  if (screen.opened === 'scores' || screen.opened === 'finale') screen.opened = null
  screen.playing = from >= (screen.table.newest?.settled ?? 0) ? 0 : from
}

/** Plays the match from the moment being looked at, or stops there. */
export function toggle(screen: Screen): void {
  if (screen.playing !== null) screen.look(screen.playing)
  else play(screen, screen.at() ?? 0)
}

/** Goes to the next or the previous step, turn or round. */
export async function step(screen: Screen, direction: 1 | -1): Promise<void> {
  const present = screen.table.newest?.settled ?? 0
  const from = Math.min(screen.at() ?? present, present)
  const reel = reelOf(screen.table)
  if (direction > 0) screen.look(await reel.next(from, screen.unit))
  else screen.look((await reel.previous(from, screen.unit)) ?? 0)
}

/** What comes after a moment that was seen while the match is played, so many steps further on. */
export async function goOn(screen: Screen, from: number, steps: number): Promise<void> {
  let next: number | null = from
  for (let made = 0; made < steps && next !== null; made += 1) next = await reelOf(screen.table).next(next, screen.unit)
  if (screen.playing !== from) return
  if (next === null || next >= (screen.table.newest?.settled ?? 0)) screen.look(null)
  else screen.playing = next
}
