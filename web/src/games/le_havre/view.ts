/** What a seat sees of Le Havre, as `view.py` of the game writes it. */
import type { TableState } from '../../lib/messages'
import { KINDS, type Kind, type ShipKind } from './cards'

export interface RoundView {
  round: number
  food: number
  harvest: boolean
  town_builds: 'none' | 'standard' | 'special'
  /** The id of the ship card that comes at its end. */
  ship: string
}

export interface SeatView {
  /** In the order of `KINDS`: the goods, francs last. */
  goods: number[]
  loans: number
  score: number
  /** The building the disc lies on; empty at home. */
  disc: string
  cards: string[]
  hammers: number
  fishermen: number
  /** What food goods and francs are worth together. */
  food: number
  energy: number
  ship_food: number
  /** What this round's feeding will cost beside the food of ships. */
  food_due: number
  /** Cards bought or sold in this turn. */
  traded: string[]
  pawned: string[]
  hand: string[]
  hand_size: number
  /** At the end, what each card adds beside its value. */
  bonuses: Record<string, number>
  feeding: FeedingView
  reminders: Reminder[]
}

/** One of the supply tiles, as a place for the ships of players. */
export interface BerthView {
  /** The seats whose ships stand here. */
  ships: number[]
  /** The seat that comes here later in this round; null for tiles already passed. */
  next: number | null
  /** Whether it is the tile of the present turn. */
  now: boolean
}

/** What the feeding of this round asks of me, and what there is for it. */
export interface FeedingView {
  due: number
  have: number
  missing: number
}

/** What a good host would remind me of. */
export interface Reminder {
  /** The key of `remind-<key>`. */
  key: string
  args: Record<string, number>
  /** Whether something is lost unless one acts. */
  urgent: boolean
  rules: string[]
  /** The buildings that are taken, if it is about them. */
  buildings?: string[]
}

export interface HavreView {
  version: 'full' | 'short'
  round: number
  rounds: number
  /** The turn of the round, and so the supply tile, from 1. */
  turn: number
  turns: number
  first_player: number
  active: number
  decider: number
  final: boolean
  main_actions: number
  wind_used: number
  /** In order; null for those still face down. */
  tiles: (string | null)[]
  /** In the order of `OFFERS`. */
  offers: number[]
  town: string[]
  /** From the top down. */
  stacks: string[][]
  ships: Record<ShipKind, string[]>
  /** For each place from the top down the cards it may be; an empty text is a card not seen, nothing is no idea. */
  special_stack: string[][]
  waiting: string[]
  removed: string[]
  modernised: string[]
  /** Seats that have to take an offer in their next turn. */
  bound: number[]
  schedule: RoundView[]
  /** While workers are fed: the seats that still have to; null before. */
  unfed: number[] | null
  /** The building that the question belongs to, or where the disc of its player lies; empty if there is none. */
  at: string
  berths: BerthView[]
  seats: SeatView[]
}

export function viewOf(state: Pick<TableState, 'view'>): HavreView {
  return state.view as unknown as HavreView
}

/** How much a seat has of a good, or how many francs. */
export function held(seat: Pick<SeatView, 'goods'>, kind: Kind): number {
  return seat.goods[KINDS.indexOf(kind)] ?? 0
}

/** The seat that owns a card; null for the town and for cards nobody owns yet. */
export function ownerOf(view: HavreView, card: string): number | null {
  const seat = view.seats.findIndex(({ cards }) => cards.includes(card))
  return seat < 0 ? null : seat
}

/** The seats whose discs lie on a building. */
export function visitorsOf(view: HavreView, card: string): number[] {
  return view.seats.flatMap(({ disc }, seat) => (disc === card ? [seat] : []))
}
