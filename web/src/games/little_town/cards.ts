/** The printed figures of the tiles, objective cards and boards, from the game's data. */
import { beginner_set, boards, constants, objectives, terrain, tiles } from '@ratusz/games/little_town/data.json'
import { idsOf, lookup } from '../../lib/lookup'

export const RESOURCES = ['wood', 'stone', 'fish', 'wheat'] as const
export type Resource = (typeof RESOURCES)[number]

/** What can be paid and gained. */
export const GOODS = [...RESOURCES, 'coins', 'points'] as const
export type Good = (typeof GOODS)[number]
/** By good; what there is none of may be left out. */
export type Amounts = Readonly<Record<string, number>>

type Terrain = 'grass' | 'forest' | 'mountain' | 'lake'
/** How a tile works: used by workers, by itself at some moment, or not at all. */
type Timing = 'use' | 'end_of_round' | 'end_of_game' | 'none'

/** `swaps`: cubes of any kind that the Shop takes, and gives. `scorePer`: points for each thing around a tile that scores by itself. */
const faces = tiles.map(({ id, cost, build_vp, effect }) => {
  const { timing, input, any_resource_in, score_per } = effect
  const { vp, ...output } = effect.output
  const does = { timing: timing as Timing, input: input as Amounts, output: { ...output, points: vp } as Amounts, swaps: any_resource_in, scorePer: score_per }
  return { id, cost: cost as Amounts, points: build_vp, ...does, beginner: beginner_set.tiles.includes(id) }
})

export const TILE_IDS = idsOf(faces)
export const tileOf = lookup('tile', faces)
export const OBJECTIVE_IDS = idsOf(objectives)
const objectiveOf = lookup('objective', objectives)
export const objectivePoints = (id: string): number => objectiveOf(id).vp

/** The rules that speak of a tile (`wheat_field`: `LT-TILE-WheatField`) or of an objective card. */
export const ruleOfTile = (id: string): string => `LT-TILE-${id.replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())}`
export const ruleOfObjective = (id: string): string => `LT-OBJCARD-${objectiveOf(id).number}`

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

const sideOf = lookup('side', boards)

function landOf(side: string, square: string): { id: string; yields: string } {
  const { column, row } = placeOf(square)
  return terrain.find(({ letter }) => letter === sideOf(side).grid[row]![column])!
}

export const terrainOf = (side: string, square: string): Terrain => landOf(side, square).id as Terrain

/** What a worker gathers from a square; null from grass. */
export function yieldOf(side: string, square: string): Resource | null {
  const good = landOf(side, square).yields as Resource | 'none'
  return good === 'none' ? null : good
}

/** A drawing of the board: one square, or two that share a lake, a forest or mountains. */
export interface Feature {
  terrain: Exclude<Terrain, 'grass'>
  squares: string[]
}

export function featuresOf(side: string): Feature[] {
  const pairs = sideOf(side).features_over_two_squares
  const second = new Set(pairs.map((pair) => pair[1]))
  return SQUARES.filter((square) => terrainOf(side, square) !== 'grass' && !second.has(square)).map((square) => ({
    terrain: terrainOf(side, square) as Feature['terrain'],
    squares: pairs.find((pair) => pair[0] === square) ?? [square],
  }))
}
