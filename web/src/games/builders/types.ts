/** Made by `make types` from ratusz/games/builders/asking.py, ratusz/games/builders/events.py, ratusz/games/builders/view.py; not to be edited. 35416d7e8a36848e */
import type { CommonEvent } from '../../lib/events'
import type { LoggedEvent, TableState } from '../../lib/messages'

export interface BuildersView {
  round: number
  round_cap: number
  first_player: number
  active: number
  actions_left: number
  end_triggered: boolean
  building_row: string[]
  building_deck: number
  next_building: string | null
  worker_row: string[]
  worker_deck: number
  /** The coins for giving up one action, two or three. */
  takings: number[]
  action_price: number
  seats: SeatView[]
}

export interface SeatView {
  coins: number
  card_points: number
  score: number
  free_workers: string[]
  sites: SiteView[]
  finished: string[]
}

/** A site; resources of which there is none are left out. */
export interface SiteView {
  building: string
  workers: string[]
  produced: Record<string, number>
  missing: Record<string, number>
  /** How much of what it needs is there, in percent. */
  share: number
  next_send_actions: number
}

/** What sending a worker does for its site. */
export interface BuildersAbout {
  /** How much it brings of what is missing there; resources of which there is none are left out. */
  brings?: Record<string, number>
  finishes?: boolean
  /** If it finishes the site: the wage, which is due before anything is earned. */
  pays?: number
  /** The coins of the site. */
  earns?: number
}

export interface ConstructionStarted {
  event: 'construction_started'
  seat: number
  building: string
}

export interface WorkerHired {
  event: 'worker_hired'
  seat: number
  worker: string
}

/** A building came into the row; `next` is the card now on top of the deck, empty if there is none. */
export interface BuildingRevealed {
  event: 'building_revealed'
  seat: number
  building: string
  next: string
}

export interface WorkerRevealed {
  event: 'worker_revealed'
  seat: number
  worker: string
}

export interface WorkerSent {
  event: 'worker_sent'
  seat: number
  worker: string
  building: string
  actions: number
  coins: number
}

export interface BuildingFinished {
  event: 'building_finished'
  seat: number
  building: string
  coins: number
  points: number
}

export interface MachineFinished {
  event: 'machine_finished'
  seat: number
  machine: string
  points: number
}

export interface CoinsTaken {
  event: 'coins_taken'
  seat: number
  actions: number
  coins: number
}

export interface ActionBought {
  event: 'action_bought'
  seat: number
  coins: number
}

/** A seat ended its turn with enough card points: the current round is the last. */
export interface EndTriggered {
  event: 'end_triggered'
  seat: number
  points: number
}

export type BuildersEvent =
  | ConstructionStarted
  | WorkerHired
  | BuildingRevealed
  | WorkerRevealed
  | WorkerSent
  | BuildingFinished
  | MachineFinished
  | CoinsTaken
  | ActionBought
  | EndTriggered
  | CommonEvent

/** What a state or a moment of this game shows. */
export const viewOf = (state: Pick<TableState, 'view'>): BuildersView => state.view as unknown as BuildersView
/** Something that happened in this game. */
export const eventOf = (entry: LoggedEvent): BuildersEvent => entry.event as BuildersEvent

/** By verb the rule that says when it is done. */
export const RULES = {
  end_turn: 'BU-TURN-6',
  start_construction: 'BU-BUILD-3',
  hire: 'BU-HIRE-1',
  send: 'BU-SEND-1',
  take_coins: 'BU-COIN-2',
  buy_action: 'BU-EXTRA-1',
}
