/** The printed figures of the tiles, objective cards and boards, from the game's data. */
import { beginner_set, boards, constants, objectives, terrain, tiles } from '@ratusz/games/little_town/data.json'

export const RESOURCES = ['wood', 'stone', 'fish', 'wheat'] as const
export type Resource = (typeof RESOURCES)[number]

/** What can be paid and gained. */
export const GOODS = [...RESOURCES, 'coins', 'points'] as const
export type Good = (typeof GOODS)[number]
/** By good; what there is none of may be left out. */
export type Amounts = Readonly<Record<string, number>>

export type Terrain = 'grass' | 'forest' | 'mountain' | 'lake'

/** How a tile works: used by workers, by itself at some moment, or not at all. */
export type Timing = 'use' | 'end_of_round' | 'end_of_game' | 'none'

export interface Tile {
  id: string
  cost: Amounts
  points: number
  timing: Timing
  input: Amounts
  output: Amounts
  /** Cubes of any kind that the Shop takes, and gives. */
  swaps: number
  /** Points for each thing around a tile that scores by itself. */
  scorePer: number
  beginner: boolean
}

const known = new Map<string, Tile>()
for (const { id, cost, build_vp, effect } of tiles) {
  const { vp, ...output } = effect.output
  known.set(id, {
    id,
    cost,
    points: build_vp,
    timing: effect.timing as Timing,
    input: effect.input,
    output: { ...output, points: vp },
    swaps: effect.any_resource_in,
    scorePer: effect.score_per,
    beginner: beginner_set.tiles.includes(id),
  })
}

export const TILE_IDS: readonly string[] = [...known.keys()]

export function tileOf(id: string): Tile {
  const tile = known.get(id)
  if (!tile) throw new Error(`There is no tile '${id}'.`)
  return tile
}

export const OBJECTIVE_IDS: readonly string[] = objectives.map(({ id }) => id)

export function objectivePoints(id: string): number {
  return objectives.find((card) => card.id === id)?.vp ?? 0
}

export const WHEAT_FIELD = 'wheat_field'
export const ROUNDS = constants.rounds
export const TRACK = constants.vp_track_length

// The board.

export const COLUMNS = boards[0]!.columns
export const ROWS = boards[0]!.rows
/** The squares row by row: `A1` to `I6`. */
export const SQUARES: readonly string[] = Array.from(
  { length: COLUMNS * ROWS },
  (_, index) => 'ABCDEFGHI'[index % COLUMNS]! + String(1 + Math.floor(index / COLUMNS)),
)

export function placeOf(square: string): { column: number; row: number } {
  return { column: square.charCodeAt(0) - 65, row: Number(square.slice(1)) - 1 }
}

export function neighboursOf(square: string): string[] {
  const { column, row } = placeOf(square)
  return SQUARES.filter((other) => {
    const { column: x, row: y } = placeOf(other)
    return other !== square && Math.abs(x - column) <= 1 && Math.abs(y - row) <= 1
  })
}

const letters = new Map(terrain.map(({ letter, id }) => [letter, id as Terrain]))
const yields = new Map(terrain.map(({ id, yields }) => [id as Terrain, yields]))

export function terrainOf(side: string, square: string): Terrain {
  const { column, row } = placeOf(square)
  const letter = boards.find(({ id }) => id === side)?.grid[row]?.[column] ?? 'G'
  return letters.get(letter) ?? 'grass'
}

/** What a worker gathers from a square; null from grass. */
export function yieldOf(side: string, square: string): Resource | null {
  const good = yields.get(terrainOf(side, square)) as Resource | 'none'
  return good === 'none' ? null : good
}

/** A drawing of the board: one square, or two that share a lake, a forest or mountains. */
export interface Feature {
  terrain: Exclude<Terrain, 'grass'>
  squares: string[]
}

export function featuresOf(side: string): Feature[] {
  const pairs = boards.find(({ id }) => id === side)?.features_over_two_squares ?? []
  const second = new Set(pairs.map((pair) => pair[1]))
  return SQUARES.filter((square) => terrainOf(side, square) !== 'grass' && !second.has(square)).map((square) => ({
    terrain: terrainOf(side, square) as Feature['terrain'],
    squares: pairs.find((pair) => pair[0] === square) ?? [square],
  }))
}
