/** Made by `make types` from ratusz/games/little_town/asking.py, ratusz/games/little_town/events.py, ratusz/games/little_town/view.py; not to be edited. 87eec71c1d525009 */
import type { CommonEvent } from '../../lib/events'
import type { LoggedEvent, TableState } from '../../lib/messages'

export interface LittleTownView {
  round: number
  first_player: number
  /** For each place its tile; an empty text where it was taken. */
  market: string[]
  wheat_fields: number
  workers: WorkerView[]
  fish_fed: number
  board: string
  /** The seat to decide. */
  active: number
  /** `turn`, a stage of the end of the round, or `over`. */
  phase: string
  workers_each: number
  supply: Record<string, number>
  buildings: BuildingView[]
  turn: TurnView
  pending: PendingView
  prices: PricesView
  seats: SeatView[]
}

export interface WorkerView {
  square: string
  seat: number
}

export interface BuildingView {
  square: string
  tile: string
  owner: number
  /** If the tile scores at the end of the game: its points as the town stands. */
  later?: number
}

/** What the turn or Residence step of `active` has brought; `open` counts forest, mountain and lake squares. */
export interface TurnView {
  active: number
  residence: boolean
  square: string
  open: number[]
  /** The same ones by name: they are still to be gathered from, for a cube each. */
  squares: string[]
  used: string[]
  scored: number
  obtained: number
  obtained_types: string[]
  fresh: boolean
  two_types: boolean
}

/** What has been chosen of a choice in stages; empty texts where nothing has. */
export interface PendingView {
  square: string
  tile: string
  /** What is to be paid, bought cubes among it; what there is none of is left out. */
  due: Record<string, number>
  give: string
  take: string
}

/** What things cost at all times. */
export interface PricesView {
  /** The coins for using a building of somebody else. */
  rent: number
  /** The coins for a cube that is bought for a payment. */
  cube: number
  /** The points for a worker without food. */
  unfed: number
}

export interface SeatView {
  coins: number
  on_construction_site: number
  finished: string[]
  wood: number
  stone: number
  fish: number
  wheat: number
  /** What the point track shows; at the end with the final scoring. */
  points: number
  score: number
  sources: Record<string, number>
  houses: number
  /** Unused ones. */
  workers: number
  /** How many workers would go hungry now. */
  unfed: number
  /** How many objective cards are unfinished. */
  cards: number
  /** The unfinished cards, for their holder alone. */
  objectives: string[]
  /** Likewise for their holder alone. */
  progress: ObjectiveView[]
}

/** How far the holder of a card is; `claimable` says whether the condition is met now. */
export interface ObjectiveView {
  objective: string
  have: number
  need: number
  claimable: boolean
}

/** What an answer leads to, where cost and gain do not say all. */
export interface LittleTownAbout {
  /** What is paid besides the rent; if that is still to be chosen, with as few bought cubes as can be. */
  pays?: Record<string, number>
  /** What is got for it, or gathered in the end. */
  gets?: Record<string, number>
  rent?: number
  /** The seat that gets the rent. */
  to?: number
  /** The squares around a worker that give it a cube each. */
  squares?: string[]
  /** The buildings around it that it can use, by their squares with the rent. */
  uses?: Record<string, number>
  /** Likewise those that it cannot use now. */
  not_now?: Record<string, number>
  /** The points that the tile would be worth at the end, as the town stands then. */
  later?: number
}

/** A round begins with this seat as the first player. */
export interface RoundBegan {
  event: 'round_began'
  seat: number
  round: number
}

export interface WorkerPlaced {
  event: 'worker_placed'
  seat: number
  square: string
}

export interface CubesGathered {
  event: 'cubes_gathered'
  seat: number
  got_wood: number
  got_stone: number
  got_fish: number
}

/** What was paid to the supply and taken from it; the price of `bought` cubes is among the paid coins. */
export interface BuildingUsed {
  event: 'building_used'
  seat: number
  tile: string
  square: string
  bought: number
  paid_wood: number
  paid_stone: number
  paid_fish: number
  paid_wheat: number
  paid_coins: number
  got_wood: number
  got_stone: number
  got_fish: number
  got_wheat: number
  got_coins: number
  got_points: number
}

/** The owner of a building gets the rent from `payer`, the seat that uses it. */
export interface RentPaid {
  event: 'rent_paid'
  seat: number
  payer: number
  tile: string
  coins: number
}

export interface BuildingBuilt {
  event: 'building_built'
  seat: number
  tile: string
  square: string
  bought: number
  paid_wood: number
  paid_stone: number
  paid_fish: number
  paid_wheat: number
  paid_coins: number
  got_points: number
}

export interface ObjectiveClaimed {
  event: 'objective_claimed'
  seat: number
  objective: string
  points: number
}

export interface RoundEnded {
  event: 'round_ended'
  seat: number
  round: number
}

export interface CathedralScored {
  event: 'cathedral_scored'
  seat: number
  workers: number
  points: number
}

/** The Residence on a square begins to act like a worker. */
export interface ResidenceActed {
  event: 'residence_acted'
  seat: number
  square: string
}

/** The own food discarded, the food bought for coins, and the workers left without food. */
export interface WorkersFed {
  event: 'workers_fed'
  seat: number
  fish: number
  wheat: number
  bought: number
  unfed: number
  points: number
}

export interface CastleScored {
  event: 'castle_scored'
  seat: number
  points: number
}

export interface WatchtowerScored {
  event: 'watchtower_scored'
  seat: number
  points: number
}

export interface CoinsScored {
  event: 'coins_scored'
  seat: number
  coins: number
  points: number
}

/** A seat's part in the end of a round is over: undo does not cross it, and nobody needs to be told. */
export interface PartEnded {
  event: 'part_ended'
  seat: number
}

export type LittleTownEvent =
  | RoundBegan
  | WorkerPlaced
  | CubesGathered
  | BuildingUsed
  | RentPaid
  | BuildingBuilt
  | ObjectiveClaimed
  | RoundEnded
  | CathedralScored
  | ResidenceActed
  | WorkersFed
  | CastleScored
  | WatchtowerScored
  | CoinsScored
  | PartEnded
  | CommonEvent

/** What a state or a moment of this game shows. */
export const viewOf = (state: Pick<TableState, 'view'>): LittleTownView => state.view as unknown as LittleTownView
/** Something that happened in this game. */
export const eventOf = (entry: LoggedEvent): LittleTownEvent => entry.event as LittleTownEvent

/** By verb the rule that says when it is done. */
export const RULES = {
  end_turn: 'LT-TURN-5',
  place: 'LT-WORK-1',
  build: 'LT-BUILD-2',
  build_on: 'LT-BUILD-4',
  gather: 'LT-WORK-5',
  use: 'LT-USE-1',
  give: 'LT-DEC-5',
  take: 'LT-DEC-5',
  buy: 'LT-COIN-2',
  claim: 'LT-OBJ-1',
  feed: 'LT-EOR-5',
  buy_food: 'LT-EOR-12',
}
