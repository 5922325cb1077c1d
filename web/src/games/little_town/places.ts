/** Which places of the market there are to be seen. */

/**
 * A place whose tile was taken stays empty until the round is over, so that nothing moves while one aims. With the next
 * round the tiles that are left close ranks. What comes back, in the past or by an undo, has its place again.
 */
export class Places {
  private round = 0
  private kept: number[] = []

  /** The places in this round, by their numbers; `tiles` has an empty text where there is none. */
  seen(round: number, tiles: readonly string[]): number[] {
    const full = [...tiles.keys()].filter((place) => tiles[place] !== '')
    if (round !== this.round || full.some((place) => !this.kept.includes(place))) this.kept = full
    this.round = round
    return this.kept
  }
}

/** With so few columns left in the last row, what comes after the tiles begins a row of its own. */
const NARROW = 2

/** In which column, from 1, something wide goes on after so many tiles. */
export function columnAfter(tiles: number, columns: number): number {
  const taken = tiles % columns
  return columns - taken < NARROW ? 1 : taken + 1
}

/** How many rows the tiles and what comes after them take. */
export function rowsOf(tiles: number, columns: number): number {
  return Math.ceil(tiles / columns) + (columnAfter(tiles, columns) === 1 ? 1 : 0)
}
