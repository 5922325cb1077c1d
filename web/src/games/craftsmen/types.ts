/** Made by `make types` from ratusz/games/craftsmen/asking/about.py, ratusz/games/craftsmen/cards.py, ratusz/games/craftsmen/events.py, ratusz/games/craftsmen/position.py, ratusz/games/craftsmen/view.py; not to be edited. e26df8ccbb78ad8a */
import type { CommonEvent } from '../../lib/events'
import type { LoggedEvent, TableState } from '../../lib/messages'

export interface CraftsmenView {
  year: number
  season: 'spring' | 'summer' | 'autumn' | 'winter'
  phase: 'exchange' | 'helpers' | 'stage' | 'labour' | 'limits' | 'investment' | 'over'
  town: string
  spot: number
  order: number[]
  order_change: number[]
  privilege_pool: number
  labour_pool: number
  bonuses: Record<string, number>
  open_capital: string[]
  discard: Record<string, number>
  deck_knowers: Record<'basic' | 'extended' | 'advanced', number[]>
  open_buildings: Record<'basic' | 'extended' | 'advanced', string[]>
  box: string[]
  /** For each column the seats of its markers, the low one first; -1 for goods of nobody. */
  granary: Record<string, number[]>
  /** For each ship and good the seats of the markers in its hold. */
  ships: Record<string, Record<string, number[]>>
  /** For each building its fields, each with the seats of its discs from below; -1 where a disc went to the track. */
  queue: Record<string, number[][]>
  privileged: boolean
  labour_points: number
  built: number
  due: number
  paid: string[]
  lot: string
  bid: number
  bidder: number
  starter: number
  out: number[]
  offer: number
  peek_deck: 'basic' | 'extended' | 'advanced'
  /** For each deck its cards from the top, empty where the observer does not know them. */
  known_in_decks: Record<'basic' | 'extended' | 'advanced', string[]>
  seats: SeatView[]
  peek: string[]
  /** The value of the observer's own capital: the highest bid it can pay. */
  most_bid: number
  /** For each colour of the observer's capital, laid down or in hand, what so many ones, twos and threes are worth. */
  sets: Record<string, number[][][]>
  /** Which ends of the observer's estate a card in its hand or on the market fits: `left`, `right` or `both`. */
  fits: Record<string, 'left' | 'right' | 'both'>
  active: number
  capital_deck: number
  decks: Record<'basic' | 'extended' | 'advanced', number>
  majorities: Record<string, MajorityView[]>
  labour_points_per_helper: number
  /** The points that pay for stacking a helper, instead of a card; 0 where none are due, since a card is drawn. */
  fee: number
  /** What is being paid now; 0 if nothing is. */
  price: number
  /** How many cards are still to be discarded now. */
  discards: number
  /** The seat to which the fee being asked for goes; -1 if none is. */
  payee: number
  /** The good that looks for its place now. */
  carried: string
}

/** A seat; what an observer does not know of its hand is only counted. */
export interface SeatView {
  privilege_tokens: number
  labour_tokens: number
  helpers: number
  passed: boolean
  privileges_used: number
  fair: number
  /** The building cards that everybody knows to be in this hand. */
  known_buildings: string[]
  /** All cards in the own hand; those known in others'. */
  capital: string[]
  buildings: string[]
  points: number
  score: number
  bonus_tokens: string[]
  capital_count: number
  /** The cards that everybody knows to be in this hand. */
  open_capital: Record<string, number>
  building_count: number
  estate: BuiltView[]
  colour_sets: number
}

/** A built card; `icons` are 1 where a marker lies, in the order of the card's inputs. */
export interface BuiltView {
  building: string
  icons: number[]
  /** Whether it was built by the privilege: its colours match those of the card to its left nowhere. */
  clash?: boolean
}

/** What a ship would pay a seat now. */
export interface MajorityView {
  seat: number
  markers: number
  points: number
  bonus: number
}

/** What can be said of an answer beside its cost and gain. */
export interface CraftsmenAbout {
  /** Of a helper that is sent: on which field it will stand, counted from 1, and whether that is a gold one. */
  field?: number
  gold?: boolean
  /** Of a helper put on a disc: on an `own` one, on a `ribbon` field, the other will `draw` a card, or a `fee`. */
  terms?: 'own' | 'ribbon' | 'draw' | 'fee'
  /** The seat of that disc. */
  other?: number
  /** The points that pay it, instead of a card. */
  fee?: number
  /** How many cards in hand fit a sawmill. */
  fits?: number
  /** Of a building: what it costs. */
  price?: number
  /** What has to be paid then for all that was built in this action. */
  due?: number
  /** Whether it is built by the privilege, since its colours do not match. */
  waived?: boolean
  /** The goods whose production lines it is the first to complete, and the points of their tokens. */
  lines?: Record<string, number>
  /** What the capital in hand is worth then, as far as it is known. */
  worth?: number
  /** Of a bid: the cards that would pay it, as places among the own capital. */
  pays?: number[]
  /** Of a good for a building: how many are missing there then. */
  missing?: number
  /** Of a product in a hold: its points now and at the end of the year, and how the ship stands for the seat then. */
  now?: number
  later?: number
  markers?: number
  /** Also of who changes the order: the place in the next round. */
  place?: number
  ship_bonus?: number
}

export interface SeasonBegun {
  event: 'season_begun'
  seat: number
  year: number
  season: number
}

/** A building of the town is resolved. */
export interface StageBegun {
  event: 'stage_begun'
  seat: number
  town: string
}

/** A privilege token for who used the fewest privileges. */
export interface TokenGiven {
  event: 'token_given'
  seat: number
}

/** The turn order from now on. */
export interface OrderSet {
  event: 'order_set'
  seat: number
  order: number[]
}

export interface BuildingExchanged {
  event: 'building_exchanged'
  seat: number
  deck: string
  given: string
  drawn: string
  shown: boolean
}

export interface SawmillSwapped {
  event: 'sawmill_swapped'
  seat: number
  sawmill: string
  given: string
}

export interface HelperSent {
  event: 'helper_sent'
  seat: number
  town: string
  field: number
}

/** A helper lies on the disc of another seat, or on an own one. */
export interface HelperStacked {
  event: 'helper_stacked'
  seat: number
  town: string
  field: number
  other: number
  own: boolean
}

/** Points paid to another seat as a fee. */
export interface PointsGiven {
  event: 'points_given'
  seat: number
  other: number
  points: number
}

export interface HelpersPassed {
  event: 'helpers_passed'
  seat: number
  helpers: number
}

/** The helper phase is over, and the seat has helpers left. */
export interface HelpersUnused {
  event: 'helpers_unused'
  seat: number
  points: number
}

/** `token` says whether a privilege token was returned for it. */
export interface PrivilegeUsed {
  event: 'privilege_used'
  seat: number
  town: string
  token: boolean
}

/** A face-up card was taken. */
export interface CapitalTaken {
  event: 'capital_taken'
  seat: number
  card: string
}

export interface CapitalDrawn {
  event: 'capital_drawn'
  seat: number
  count: number
  cards: string[]
  shown: boolean
}

/** A card came face up on the board. */
export interface CapitalRevealed {
  event: 'capital_revealed'
  seat: number
  card: string
}

/** The discard pile became the deck. */
export interface CapitalShuffled {
  event: 'capital_shuffled'
  seat: number
  count: number
}

export interface CapitalDiscarded {
  event: 'capital_discarded'
  seat: number
  card: string
}

/** A price was paid to the discard pile. */
export interface CapitalPaid {
  event: 'capital_paid'
  seat: number
  price: number
  cards: string[]
}

/** A card went to another seat: known to these two only. */
export interface CapitalGiven {
  event: 'capital_given'
  seat: number
  other: number
  card: string
  shown: boolean
}

export interface BuildingBuilt {
  event: 'building_built'
  seat: number
  building: string
  side: string
}

/** A production line is complete, for the first time. */
export interface BonusWon {
  event: 'bonus_won'
  seat: number
  good: string
  points: number
}

export interface BuildingBought {
  event: 'building_bought'
  seat: number
  building: string
  price: number
}

export interface BuildingRevealed {
  event: 'building_revealed'
  seat: number
  building: string
}

export interface AuctionOpened {
  event: 'auction_opened'
  seat: number
  building: string
  bid: number
}

export interface BidMade {
  event: 'bid_made'
  seat: number
  bid: number
}

export interface BidPassed {
  event: 'bid_passed'
  seat: number
}

export interface MayorOffered {
  event: 'mayor_offered'
  seat: number
  cards: string[]
  offer: number
}

export interface AuctionWon {
  event: 'auction_won'
  seat: number
  building: string
  bid: number
}

/** The starter did not outbid the mayor, and the building went under its deck. */
export interface AuctionLost {
  event: 'auction_lost'
  seat: number
  building: string
}

/** The seat looked at the top cards of a deck; `buildings` are those that did not lie on the board. */
export interface DeckPeeked {
  event: 'deck_peeked'
  seat: number
  deck: string
  count: number
  buildings: string[]
  shown: boolean
}

/** A card of a peek lies face up on the board. */
export interface BuildingLaid {
  event: 'building_laid'
  seat: number
  building: string
}

/** The other cards of a peek went back; `place` is top or bottom of their deck. */
export interface CardsReturned {
  event: 'cards_returned'
  seat: number
  deck: string
  count: number
  place: string
}

/** A labour token gave one labour point. */
export interface LabourSpent {
  event: 'labour_spent'
  seat: number
}

export interface RawToFair {
  event: 'raw_to_fair'
  seat: number
  good: string
}

/** A raw material went to a building. */
export interface RawMade {
  event: 'raw_made'
  seat: number
  good: string
  building: string
}

/** A marker of the fair became a raw material in a building. */
export interface RawTraded {
  event: 'raw_traded'
  seat: number
  good: string
  building: string
}

/** `points` are those scored at once: none for what has to be loaded first. */
export interface ProductMade {
  event: 'product_made'
  seat: number
  building: string
  good: string
  points: number
}

/** A semi-product went to an own building. */
export interface ProductMoved {
  event: 'product_moved'
  seat: number
  good: string
  building: string
}

/** A semi-product went to the granary. */
export interface ProductStored {
  event: 'product_stored'
  seat: number
  good: string
}

/** A marker of the seat had to make room, in the granary or in a hold. */
export interface MarkerRemoved {
  event: 'marker_removed'
  seat: number
  good: string
}

export interface ProductLoaded {
  event: 'product_loaded'
  seat: number
  good: string
  ship: string
  points: number
}

export interface ProductLost {
  event: 'product_lost'
  seat: number
  good: string
}

/** A semi-product of the granary went to an own building; `fair` says whether a marker of the fair paid it. */
export interface GoodBought {
  event: 'good_bought'
  seat: number
  good: string
  building: string
  fair: boolean
}

/** A seller was paid with a place on the fair. */
export interface FairGained {
  event: 'fair_gained'
  seat: number
}

export interface PrivilegeTaken {
  event: 'privilege_taken'
  seat: number
}

export interface LabourTaken {
  event: 'labour_taken'
  seat: number
}

/** A helper went to the order-change track; `place` is its field there, from 1. */
export interface OrderChanged {
  event: 'order_changed'
  seat: number
  place: number
}

export interface ShipScored {
  event: 'ship_scored'
  seat: number
  ship: string
  markers: number
  points: number
  bonus: number
}

export interface SetsScored {
  event: 'sets_scored'
  seat: number
  sets: number
  points: number
}

export interface GranaryScored {
  event: 'granary_scored'
  seat: number
  markers: number
  points: number
}

export interface CapitalInvested {
  event: 'capital_invested'
  seat: number
  cards: string[]
  points: number
}

export type CraftsmenEvent =
  | SeasonBegun
  | StageBegun
  | TokenGiven
  | OrderSet
  | BuildingExchanged
  | SawmillSwapped
  | HelperSent
  | HelperStacked
  | PointsGiven
  | HelpersPassed
  | HelpersUnused
  | PrivilegeUsed
  | CapitalTaken
  | CapitalDrawn
  | CapitalRevealed
  | CapitalShuffled
  | CapitalDiscarded
  | CapitalPaid
  | CapitalGiven
  | BuildingBuilt
  | BonusWon
  | BuildingBought
  | BuildingRevealed
  | AuctionOpened
  | BidMade
  | BidPassed
  | MayorOffered
  | AuctionWon
  | AuctionLost
  | DeckPeeked
  | BuildingLaid
  | CardsReturned
  | LabourSpent
  | RawToFair
  | RawMade
  | RawTraded
  | ProductMade
  | ProductMoved
  | ProductStored
  | MarkerRemoved
  | ProductLoaded
  | ProductLost
  | GoodBought
  | FairGained
  | PrivilegeTaken
  | LabourTaken
  | OrderChanged
  | ShipScored
  | SetsScored
  | GranaryScored
  | CapitalInvested
  | CommonEvent

/** What a state or a moment of this game shows. */
export const viewOf = (state: Pick<TableState, 'view'>): CraftsmenView => state.view as unknown as CraftsmenView
/** Something that happened in this game. */
export const eventOf = (entry: LoggedEvent): CraftsmenEvent => entry.event as CraftsmenEvent

/** By verb the rule that says when it is done. */
export const RULES = {
  end_turn: 'CR-STAGE-2',
  pass: 'CR-GEN-3',
  exchange: 'CR-SETUP-9',
  swap: 'CR-SETUP-10',
  send: 'CR-HELPER-3',
  stack: 'CR-HELPER-4',
  pay_points: 'CR-HELPER-5',
  pay_fair: 'CR-MERCH-5',
  pay: 'CR-PAY-5',
  discard: 'CR-LIMIT-1',
  take: 'CR-BANK-1',
  take_both: 'CR-BANK-1',
  draw: 'CR-GRANARY-3',
  use_privilege: 'CR-BANK-3',
  build: 'CR-BUILD-3',
  buy: 'CR-NOTARY-2',
  auction: 'CR-NOTARY-4',
  bid: 'CR-NOTARY-5',
  peek: 'CR-NOTARY-11',
  lay: 'CR-NOTARY-11',
  put_back: 'CR-NOTARY-11',
  put: 'CR-NOTARY-11',
  bring_to_fair: 'CR-CRAFT-4',
  bring: 'CR-CRAFT-4',
  double_to_fair: 'CR-CRAFT-9',
  double: 'CR-CRAFT-9',
  trade: 'CR-CRAFT-5',
  make: 'CR-CRAFT-6',
  store: 'CR-CRAFT-6',
  deliver: 'CR-CRAFT-6',
  load: 'CR-SHIP-1',
  bribe: 'CR-SHIP-3',
  buy_good: 'CR-MERCH-1',
  take_privilege: 'CR-HALL-1',
  take_labour: 'CR-HALL-1',
  change_order: 'CR-HALL-4',
  invest: 'CR-YEAR-7',
}
