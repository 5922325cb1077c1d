/** How a ship would stand with one more marker: CR-YEAR-2 and CR-YEAR-3, looked ahead. */
import { SHIPS } from './cards'

/** For each hold the owners of its markers, the left one first. */
export type Holds = Record<string, number[]>

/** The holds after a seat has loaded a good; into a full one by a bribe. */
export function loaded(holds: Holds, good: string, seat: number): Holds {
  const markers = holds[good] ?? []
  return { ...holds, [good]: [...markers.slice(-1), seat] }
}

/** The place of a seat by its markers on a ship, from 1, and the bonus for it; null if it has no marker there. */
export function standingOf(ship: string, holds: Holds, seat: number): { place: number; bonus: number; markers: number } | null {
  const { holds: rows, bonuses } = SHIPS.find(({ id }) => id === ship)!
  /** The fields from the one that wins ties down. */
  const fields = rows.flatMap(({ good }) => holds[good] ?? [])
  const count = (owner: number): number => fields.filter((other) => other === owner).length
  const owners = [...new Set(fields)].sort((one, other) => count(other) - count(one) || fields.indexOf(one) - fields.indexOf(other))
  const place = owners.indexOf(seat)
  return place < 0 ? null : { place: place + 1, bonus: bonuses[place] ?? 0, markers: count(seat) }
}
