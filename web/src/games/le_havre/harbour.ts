/** Where the ships of the players stand on the supply tiles, and who comes to which tile next. */
import type { HavreView } from './types'

export interface Berth {
  /** The seats whose ships stand here. */
  ships: number[]
  /** The seat that comes here later in this round; null for tiles already passed. */
  next: number | null
  /** Whether it is the tile of the present turn. */
  now: boolean
}

export function berthsOf(view: HavreView): Berth[] {
  const { turns, seats, round, active, final } = view
  const berths: Berth[] = Array.from({ length: turns }, () => ({ ships: [], next: null, now: false }))
  const players = seats.length
  // Turns are counted through the whole match, from 0; a marker stays on its tile until its seat's next supply.
  const turn = final ? view.rounds * turns - 1 : (round - 1) * turns + view.turn - 1
  const last = final ? players - 1 : active
  const waits = view.pending.step === 'before_supply'
  for (let back = waits ? 1 : 0; back < players + (waits ? 1 : 0); back++) {
    if (turn - back < 0) continue
    berths[(turn - back) % turns]!.ships.push((((last - back) % players) + players) % players)
  }
  if (final) return berths
  berths[view.turn - 1]!.now = true
  for (let tile = waits ? view.turn - 1 : view.turn; tile < turns; tile++) berths[tile]!.next = (active + tile - (view.turn - 1)) % players
  return berths
}
