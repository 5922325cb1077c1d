/** What a seat sees of Craftsmen, as `view.py` of the game writes it. */
import type { TableState } from '../../lib/messages'
import type { Colour, Deck } from './cards'

/** A built card; `icons` are 1 where a marker lies, in the order of the card's inputs. */
export interface BuiltView {
  building: string
  icons: number[]
  /** Whether its colours match those of the card to its left nowhere. */
  clash?: boolean
}

export interface SeatView {
  points: number
  score: number
  privilege_tokens: number
  labour_tokens: number
  bonus_tokens: string[]
  /** Unused ones. */
  helpers: number
  passed: boolean
  privileges_used: number
  /** Markers at the fair. */
  fair: number
  capital_count: number
  /** All cards in the own hand; those known in others'. */
  capital: string[]
  building_count: number
  buildings: string[]
  estate: BuiltView[]
  colour_sets: number
}

/** What a ship would pay a seat now. */
export interface MajorityView {
  seat: number
  markers: number
  points: number
  bonus: number
}

export interface CraftsmenView {
  year: number
  season: 'spring' | 'summer' | 'autumn' | 'winter'
  phase: 'exchange' | 'helpers' | 'stage' | 'labour' | 'limits' | 'investment' | 'over'
  /** The building of the town that acts. */
  town: string
  /** The disc of its queue that acts. */
  spot: number
  active: number
  order: number[]
  order_change: number[]
  privilege_pool: number
  labour_pool: number
  /** The seat that has each bonus token; -1 while nobody has. */
  bonuses: Record<string, number>
  capital_deck: number
  /** Face-up capital; empty where none lies. */
  open_capital: string[]
  discard: Record<string, number>
  decks: Record<Deck, number>
  known_in_decks: Record<Deck, string[]>
  open_buildings: Record<Deck, string[]>
  box: string[]
  /** The owners of the markers, the low one first; -1 is a natural one. */
  granary: Record<string, number[]>
  ships: Record<string, Record<string, number[]>>
  majorities: Record<string, MajorityView[]>
  /** For each building its fields, each with the seats of its discs from below; -1 where a disc went to the track. */
  queue: Record<string, number[][]>
  seats: SeatView[]
  privileged: boolean
  labour_points: number
  labour_points_per_helper: number
  /** The points that pay for stacking a helper, instead of a card. */
  fee: number
  built: number
  due: number
  paid: string[]
  lot: string
  bid: number
  bidder: number
  starter: number
  out: number[]
  offer: number
  peek: string[]
  peek_deck: Deck
  /** The highest bid that the observer can pay. */
  most_bid: number
  price: number
  discards: number
  /** The seat that the fee being asked for goes to; -1 if none is. */
  payee: number
  carried: string
  /** For each colour of my capital, laid down or in hand, what so many ones, twos and threes are worth. */
  sets: Partial<Record<Colour, number[][][]>>
  /** Which ends of my estate a card in my hand or on the market fits. */
  fits: Record<string, 'left' | 'right' | 'both'>
}

export function viewOf(state: Pick<TableState, 'view'>): CraftsmenView {
  return state.view as unknown as CraftsmenView
}
