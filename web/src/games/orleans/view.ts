/** What a seat sees of Orléans, as `view.py` of the game writes it. */
import type { TableState } from '../../lib/messages'
import { typeOf, type FollowerType, type Good, type Track } from './cards'

export type Counts<Key extends string = string> = Partial<Record<Key, number>>

export interface HandView {
  drawn: string[]
  bathed: string[]
  kept: string[]
  /** In the notation of the plan: `place KIND GROUP`. */
  taken_back: string[]
  to_tower: string[]
}

/** Why a place brings nothing: `closed-<why>` is the key of the text. */
export interface Idle {
  why: string
  rule: string
}

export interface SeatView {
  coins: number
  score: number
  development: number
  level: number
  tracks: Counts<Track>
  allowance: number
  goods: Counts<Good>
  technology: number
  technology_begun: boolean
  merchant: string
  stations: number
  unbuilt_stations: number
  citizens: number
  tiles: string[]
  bag: Counts
  /** The bag of the next draws by type: in the Followers phase as it is, else when the ready places have been used. */
  coming: Counts<FollowerType>
  draws: number
  chances: Counts<FollowerType>
  market: Counts
  free_spaces: number
  /** What lies on the slots, group by group. */
  slots: Record<string, string[]>
  ready: string[]
  /** The places that would bring nothing in this round. */
  idle: Record<string, Idle>
  missing: Counts
  /** For each of these the chance in percent that the next draw, with those on the market, brings all whom it lacks. */
  fill: Counts
  /** What the event of the round means for the seat: `due-<why>` is the key of the text. */
  due: { why: string; args: Record<string, string | number>; short: boolean } | null
  deciding: boolean
  passed: boolean
  hand: HandView | null
  plan: string[] | null
}

export interface OrleansView {
  round: number
  rounds: number
  phase: string
  planning: string
  start_player: number
  active: number
  event: string
  events_left: Counts
  passed: number[]
  bank: number
  supply: Counts<FollowerType>
  goods_supply: Counts<Good>
  technology_supply: number
  map_goods: Record<string, Good[]>
  stations: Record<string, number[]>
  /** The free slots. */
  deeds: Record<string, Counts<FollowerType>>
  /** Who has which citizen. */
  citizens: Record<string, number>
  tiles: string[]
  removed_tiles: string[]
  tower: Counts
  theatre: Counts
  /** The way being travelled while a good of it may be taken; empty otherwise. */
  way: string
  /** The coins that the tortured seat still lacks. */
  debt: number
  seats: SeatView[]
}

export function viewOf(state: Pick<TableState, 'view'>): OrleansView {
  return state.view as unknown as OrleansView
}

/** `{ farmer: 2, monk: 1 }` as `['farmer', 'farmer', 'monk']`, in the order given. */
export function spread<Key extends string>(counts: Counts<Key>, order: readonly Key[]): Key[] {
  return order.flatMap((key) => Array.from({ length: counts[key] ?? 0 }, () => key))
}

export const total = (counts: Counts): number => Object.values(counts).reduce<number>((sum, number) => sum + (number ?? 0), 0)

/** A bag by types. */
export function byType(bag: Counts): Counts<FollowerType> {
  const found: Counts<FollowerType> = {}
  for (const [kind, number] of Object.entries(bag)) found[typeOf(kind)] = (found[typeOf(kind)] ?? 0) + (number ?? 0)
  return found
}
