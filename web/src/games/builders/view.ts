/** What a seat sees of The Builders, as `view.py` of the game writes it. Resources are listed as stone, wood, knowledge, tile. */
import type { TableState } from '../../lib/messages'

export interface SiteView {
  building: string
  workers: string[]
  produced: number[]
  missing: number[]
  /** How much of what it needs is there, in percent. */
  share: number
  next_send_actions: number
}

export interface SeatView {
  coins: number
  card_points: number
  score: number
  free_workers: string[]
  sites: SiteView[]
  finished: string[]
}

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

export function viewOf(state: Pick<TableState, 'view'>): BuildersView {
  return state.view as unknown as BuildersView
}
