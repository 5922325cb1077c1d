/** What a seat sees of Little Town, as `view.py` of the game writes it. */
import type { TableState } from '../../lib/messages'
import type { Resource } from './cards'

export interface ObjectiveView {
  objective: string
  have: number
  need: number
  claimable: boolean
}

export interface SeatView extends Record<Resource, number> {
  coins: number
  /** What the point track shows. */
  points: number
  score: number
  sources: Record<string, number>
  houses: number
  /** Unused ones. */
  workers: number
  on_construction_site: number
  /** How many objective cards are unfinished. */
  cards: number
  objectives: string[]
  progress: ObjectiveView[]
  finished: string[]
}

export interface UseView {
  square: string
  tile: string
  rent: number
  usable: boolean
}

/** What a worker would get on an empty square; cubes in the order wood, stone, fish. */
export interface PlaceView {
  square: string
  gathers: number[]
  uses: UseView[]
}

export interface BuildingView {
  square: string
  tile: string
  owner: number
}

export interface TurnView {
  active: number
  residence: boolean
  square: string
  /** Forest, mountain and lake squares still to be gathered from. */
  open: number[]
  used: string[]
  scored: number
  obtained: number
  obtained_types: string[]
  fresh: boolean
  two_types: boolean
}

export interface PendingView {
  square: string
  tile: string
  bought: number[]
  give: string
  take: string
}

export interface LittleTownView {
  board: string
  round: number
  first_player: number
  active: number
  phase: string
  workers_each: number
  market: string[]
  wheat_fields: number
  supply: Record<Resource | 'coins', number>
  buildings: BuildingView[]
  workers: { square: string; seat: number }[]
  turn: TurnView
  pending: PendingView
  places: PlaceView[]
  fish_fed: number
  seats: SeatView[]
}

export function viewOf(state: Pick<TableState, 'view'>): LittleTownView {
  return state.view as unknown as LittleTownView
}
