/** Made by `make types` from ratusz/games/orleans/asking.py, ratusz/games/orleans/cards.py, ratusz/games/orleans/coming.py, ratusz/games/orleans/events.py, ratusz/games/orleans/view.py; not to be edited. 47f72485df8579ea */
import type { CommonEvent } from '../../lib/events'
import type { LoggedEvent, TableState } from '../../lib/messages'

export interface OrleansView {
  round: number
  start_player: number
  event: string
  passed: number[]
  bank: number
  supply: Record<string, number>
  goods_supply: Record<string, number>
  technology_supply: number
  map_goods: Record<string, ('grain' | 'cheese' | 'wine' | 'wool' | 'brocade' | 'bread')[]>
  stations: Record<string, number[]>
  deeds: Record<string, Record<string, number>>
  citizens: Record<string, number>
  tiles: string[]
  removed_tiles: string[]
  tower: Record<string, number>
  theatre: Record<string, number>
  rounds: number
  phase: string
  planning: string
  active: number
  events_left: Record<string, number>
  /** The way being travelled while a good of it may be taken; empty otherwise. */
  way: string
  /** How many coins the seat that is tortured still lacks. */
  debt: number
  seats: SeatView[]
  prospects: Prospect[]
}

export interface SeatView {
  coins: number
  development: number
  tracks: Record<string, number>
  goods: Record<string, number>
  technology: number
  technology_begun: boolean
  merchant: string
  unbuilt_stations: number
  tiles: string[]
  market: Record<string, number>
  slots: Record<string, string[]>
  score: number
  level: number
  allowance: number
  stations: number
  citizens: number
  bag: Record<string, number>
  /** The places that are active. */
  ready: string[]
  /** How many slots are empty at each place that has been begun and needs all of them. */
  missing: Record<string, number>
  deciding: boolean
  passed: boolean
  /** Of the own seat only. */
  hand: HandView | null
  /** What was placed in this phase and may be taken back; of others only when planning goes by turns. */
  plan: string[] | null
}

/** What the own seat has done in the Followers phase. */
export interface HandView {
  drawn: string[]
  bathed: string[]
  kept: string[]
  taken_back: string[]
  to_tower: string[]
}

/** What is to come for a seat, as far as it can be counted. */
export interface Prospect {
  /** By type, the followers of the ready places and whom these bring; left out if nobody does, as in the Followers phase. */
  joining?: Record<string, number>
  /** How many followers the seat could draw then. */
  draws: number
  /** For each type in the bag the chance in percent that one comes with so many draws. */
  chances: Record<string, number>
  idle: IdleView[]
  /** For each place that has been begun the chance in percent that the next draw, with those on the market, brings all it lacks; nothing at the end. */
  fill: Record<string, number>
  due: Due
  /** While followers are placed: by place what the step on a track brings that its follower would make. Of others only when planning goes by turns; later, the answers tell it. */
  steps?: Record<string, Record<string, number>>
}

/** Places that would bring nothing in this round, and why. */
export interface IdleView {
  why: string
  rule: string
  of: string[]
}

/** What the event of the round means for a seat; nothing at the end. */
export interface Due {
  /** `due-<why>` is the key of its text, with these arguments. */
  why?: string
  args?: Record<string, number | string>
  /** Whether it has not the coins. */
  short?: boolean
}

/** What else an answer means. */
export interface OrleansAbout {
  /** Of so many draws: for each type in the bag the chance in percent that at least one comes. Of as many as there can be the view tells it. */
  chances?: Record<string, number>
  /** How many followers the place lacks then. */
  lacks?: number
  /** The ways that a merchant has from here by the action of the place. */
  ways?: string[]
  /** Where the merchant comes to. */
  city?: string
  /** How many may be drawn each round from then on. */
  allowance?: number
  /** From how many stacks a place tile may then be chosen. */
  stacks?: number
}

/** A place tile was put out of the match before the first round. */
export interface TileRemoved {
  event: 'tile_removed'
  seat: number
  tile: string
}

export interface HourglassTurned {
  event: 'hourglass_turned'
  seat: number
  round: number
  fate: string
}

/** A seat leads the farmers track alone; the coins it receives are told apart. */
export interface CensusWon {
  event: 'census_won'
  seat: number
}

/** A seat alone is last on the farmers track; how it pays is told apart. */
export interface CensusLost {
  event: 'census_lost'
  seat: number
  coins: number
}

/** How many followers of each type came out of the bag; for now only their owner sees them. */
export interface FollowersDrawn {
  event: 'followers_drawn'
  seat: number
  followers: number
  farmers: number
  boatmen: number
  craftsmen: number
  traders: number
  knights: number
  scholars: number
  monks: number
}

/** All are done drawing, and everybody sees what came. */
export interface MarketsShown {
  event: 'markets_shown'
  seat: number
}

/** The followers that a seat has drawn come to be seen by all others. */
export interface FollowersShown {
  event: 'followers_shown'
  seat: number
  followers: number
  farmers: number
  boatmen: number
  craftsmen: number
  traders: number
  knights: number
  scholars: number
  monks: number
}

export interface FollowerTakenBack {
  event: 'follower_taken_back'
  seat: number
  follower: string
  place: string
}

/** All are done planning, and everybody sees the plans. */
export interface PlansShown {
  event: 'plans_shown'
  seat: number
}

/** Followers were put on a place; `ready` tells whether its action can now be used. */
export interface PlacePlanned {
  event: 'place_planned'
  seat: number
  place: string
  followers: number
  ready: boolean
}

export interface TechnologyPlaced {
  event: 'technology_placed'
  seat: number
  place: string
}

/** A seat plans no more tasks in this round (planning by turns). */
export interface PlanningFinished {
  event: 'planning_finished'
  seat: number
}

export interface PlaceUsed {
  event: 'place_used'
  seat: number
  place: string
}

export interface Passed {
  event: 'passed'
  seat: number
}

export interface FollowerRecruited {
  event: 'follower_recruited'
  seat: number
  follower: string
}

export interface TrackAdvanced {
  event: 'track_advanced'
  seat: number
  track: string
  step: number
}

export interface CoinsGained {
  event: 'coins_gained'
  seat: number
  coins: number
}

export interface CoinsPaid {
  event: 'coins_paid'
  seat: number
  coins: number
}

export interface GoodGained {
  event: 'good_gained'
  seat: number
  good: string
}

export interface GoodPaid {
  event: 'good_paid'
  seat: number
  good: string
}

export interface BreadBaked {
  event: 'bread_baked'
  seat: number
  bread: number
}

export interface TechnologyGained {
  event: 'technology_gained'
  seat: number
}

export interface TileTaken {
  event: 'tile_taken'
  seat: number
  tile: string
}

export interface CitizenTaken {
  event: 'citizen_taken'
  seat: number
  source: string
}

export interface Developed {
  event: 'developed'
  seat: number
  points: number
  space: number
  level: number
}

export interface MerchantMoved {
  event: 'merchant_moved'
  seat: number
  city: string
}

/** A seat's merchant was moved by the Court of somebody else. */
export interface MerchantSummoned {
  event: 'merchant_summoned'
  seat: number
  city: string
}

export interface StationBuilt {
  event: 'station_built'
  seat: number
  city: string
}

export interface FollowerSent {
  event: 'follower_sent'
  seat: number
  follower: string
  deed: string
}

/** The event of the round reaches everybody now. */
export interface EventBegan {
  event: 'event_began'
  seat: number
  fate: string
}

/** The monk of the Sacristy kept an event away. */
export interface EventAverted {
  event: 'event_averted'
  seat: number
  fate: string
}

/** A forced payment; what is missing is paid for by torture. */
export interface DebtPaid {
  event: 'debt_paid'
  seat: number
  coins: number
  missing: number
}

export interface PlagueTook {
  event: 'plague_took'
  seat: number
  follower: string
}

export interface PlagueSpared {
  event: 'plague_spared'
  seat: number
  follower: string
}

export interface StationGivenUp {
  event: 'station_given_up'
  seat: number
  city: string
}

export interface UnbuiltStationGivenUp {
  event: 'unbuilt_station_given_up'
  seat: number
}

export interface FollowerGivenUp {
  event: 'follower_given_up'
  seat: number
  follower: string
}

export interface DevelopmentGivenUp {
  event: 'development_given_up'
  seat: number
  space: number
}

export interface GoodGivenUp {
  event: 'good_given_up'
  seat: number
  good: string
}

export interface TileGivenUp {
  event: 'tile_given_up'
  seat: number
  tile: string
}

export interface TechnologyGivenUp {
  event: 'technology_given_up'
  seat: number
}

export interface PlacedTechnologyGivenUp {
  event: 'placed_technology_given_up'
  seat: number
  place: string
}

export interface DebtForgiven {
  event: 'debt_forgiven'
  seat: number
  coins: number
}

export interface StartPlayerChanged {
  event: 'start_player_changed'
  seat: number
}

export type OrleansEvent =
  | TileRemoved
  | HourglassTurned
  | CensusWon
  | CensusLost
  | FollowersDrawn
  | MarketsShown
  | FollowersShown
  | FollowerTakenBack
  | PlansShown
  | PlacePlanned
  | TechnologyPlaced
  | PlanningFinished
  | PlaceUsed
  | Passed
  | FollowerRecruited
  | TrackAdvanced
  | CoinsGained
  | CoinsPaid
  | GoodGained
  | GoodPaid
  | BreadBaked
  | TechnologyGained
  | TileTaken
  | CitizenTaken
  | Developed
  | MerchantMoved
  | MerchantSummoned
  | StationBuilt
  | FollowerSent
  | EventBegan
  | EventAverted
  | DebtPaid
  | PlagueTook
  | PlagueSpared
  | StationGivenUp
  | UnbuiltStationGivenUp
  | FollowerGivenUp
  | DevelopmentGivenUp
  | GoodGivenUp
  | TileGivenUp
  | TechnologyGivenUp
  | PlacedTechnologyGivenUp
  | DebtForgiven
  | StartPlayerChanged
  | CommonEvent

/** What a state or a moment of this game shows. */
export const viewOf = (state: Pick<TableState, 'view'>): OrleansView => state.view as unknown as OrleansView
/** Something that happened in this game. */
export const eventOf = (entry: LoggedEvent): OrleansEvent => entry.event as OrleansEvent

/** By verb the rule that says when it is done. */
export const RULES = {
  end_turn: 'OR-ACTION-1',
  remove: 'OR-VAR-Reduced',
  pass: 'OR-ACTION-2',
  draw: 'OR-FOLLOW-2',
  bathe: 'OR-FOLLOW-7',
  keep: 'OR-PLACE-Bathhouse',
  take_back: 'OR-FOLLOW-5',
  to_tower: 'OR-PLACE-GunpowderTower-1',
  done: 'OR-PLAN-7',
  place: 'OR-PLAN-1',
  place_from_tower: 'OR-PLACE-GunpowderTower-2',
  place_technology: 'OR-PLAN-4',
  take_back_technology: 'OR-PLAN-7',
  use: 'OR-ACTION-1',
  recruit: 'OR-BOARD-Village',
  take_tile: 'OR-TRACK-Traders',
  move_merchant: 'OR-EXTRA-Court',
  travel: 'OR-MOVE-1',
  take: 'OR-MOVE-2',
  leave: 'OR-MOVE-2',
  send: 'OR-DEED-1',
  send_to_develop: 'OR-DEED-2',
  stay: 'OR-BOARD-TownHall-2',
  pay: 'OR-PLACE-Pharmacy',
  bake: 'OR-EXTRA-Bakery',
  pay_good: 'OR-EXTRA-Goldsmith',
  advance: 'OR-EXTRA-HidingPlace',
  protect: 'OR-PLACE-Sacristy',
  give_food: 'OR-D-HARVEST',
  give_up_station: 'OR-TORT-2',
  give_up_unbuilt_station: 'OR-TORT-2',
  give_up_follower: 'OR-TORT-4',
  give_up_development: 'OR-TORT-5',
  give_up_good: 'OR-TORT-2',
  give_up_tile: 'OR-TORT-7',
  give_up_technology: 'OR-TORT-2',
  give_up_placed_technology: 'OR-TORT-9',
}
