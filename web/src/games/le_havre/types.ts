/** Made by `make types` from ratusz/games/le_havre/asking/about.py, ratusz/games/le_havre/asking/reminders.py, ratusz/games/le_havre/cards.py, ratusz/games/le_havre/events.py, ratusz/games/le_havre/view.py; not to be edited. 2ea9e331f4864d9e */
import type { CommonEvent } from '../../lib/events'
import type { LoggedEvent, TableState } from '../../lib/messages'

export interface HavreView {
  round: number
  turn: number
  first_player: number
  active: number
  final: boolean
  /** The goods on each space, also where there are none. */
  offers: Record<string, number>
  town: string[]
  stacks: string[][]
  ships: Record<'wooden_ship' | 'iron_ship' | 'steel_ship' | 'luxury_liner', string[]>
  waiting: string[]
  removed: string[]
  modernised: string[]
  bound: number[]
  version: string
  rounds: number
  turns: number
  decider: number
  /** The supply tiles in order; null for those still face down. */
  tiles: (string | null)[]
  /** For each place from the top down the cards it may be; an empty text is a card not seen, nothing is no idea. */
  special_stack: string[][]
  schedule: RoundView[]
  /** While workers are fed: the seats that still have to; null before. */
  unfed: number[] | null
  /** The building that the question belongs to, or where the disc of its player lies; empty if there is none. */
  at: string
  /** For each supply tile the seats whose markers stand there. */
  berths: number[][]
  /** And the seat that comes there later in this round; null for tiles already passed. */
  comers: (number | null)[]
  /** For each seat, how many turns it has before the feeding. */
  turns_left: number[]
  /** After how many turns interest falls due in this round; null if it does not, or nobody can know. */
  interest_in: number | null
  /** What buildings cost that cost something else than is printed, if any do. */
  costs?: Record<string, Record<string, number>>
  seats: SeatView[]
}

export interface RoundView {
  round: number
  food: number
  harvest: boolean
  town_builds: 'none' | 'standard' | 'special'
  ship: string
}

export interface SeatView {
  /** With francs; what there is none of is left out. */
  goods: Record<string, number>
  loans: number
  disc: string
  cards: string[]
  traded: string[]
  pawned: string[]
  score: number
  hammers: number
  fishermen: number
  /** What food and francs are worth together, with what still comes before the feeding. */
  food: number
  energy: number
  ship_food: number
  /** What this round's feeding will cost beside ship food; nothing once it is paid. */
  food_due: number
  /** How many cards dealt by the Construction Site there are, if it dealt any. */
  hand_size?: number
  /** Which ones, to their holder only. */
  hand?: string[]
  /** What a good host would remind of: nobody knows more than all do. */
  reminders: Reminders
}

/** What of these there is: it changes with what the seat has and not with every turn, so it is told seldom. */
export interface Reminders {
  hungry?: Hunger
  loans?: Debts
  interest?: InterestToPay
  harvest?: HarvestToCome
}

/** What is missing for the feeding of this round, and the loans that it would take. */
export interface Hunger {
  missing: number
  loans: number
}

/** What it takes to repay all loans, and what they cost at the end. */
export interface Debts {
  repays: number
  costs: number
}

/** The francs that are due when interest is, and whether that is more than there are. */
export interface InterestToPay {
  francs: number
  short: boolean
}

/** What a harvest would bring. */
export interface HarvestToCome {
  grain: number
  cattle: number
}

/** What an answer tells before it is given; what does not apply is left out. */
export interface HavreAbout {
  /** What entering costs: food or francs, one of them if there are both. */
  fee?: Record<string, number>
  /** The seat that gets the fee; the town if it is not there. */
  to?: number
  /** Whether the building is the visitor's own. */
  own?: boolean
  /** What a visit gives without any choice. */
  gets?: Record<string, number>
  /** What could be done there beside, once the fee is paid: of each part the most that any payment leaves. */
  chances?: Chance[]
  /** The buildings that could be built there. */
  builds?: string[]
  /** Of those, the ones that can be built nowhere else for less now. */
  projects?: Record<string, Project>
  /** The materials of a building or ship, with all discounts; better goods may stand for them. */
  takes?: Record<string, number>
  /** The energy of a ship. */
  energy?: number
  /** Whether the feeding comes next. */
  feeds?: boolean
  /** The francs that it takes to repay a loan. */
  repays?: number
  /** The francs that a loan costs at the end. */
  costs?: number
}

/** The most that could be done of one part of a building; amounts by name, what there is none of left out. */
export interface Chance {
  /** How often. */
  most: number
  gives: Record<string, number>
  energy: number
  food: number
  gets: Record<string, number>
}

/** All that it takes to build something, from the street on. */
export interface Project {
  /** What entering costs: food or francs, one of them if there are both; nothing if it is free. */
  fee: Record<string, number>
  /** The materials, with all discounts. */
  takes: Record<string, number>
}

export interface RoundBegan {
  event: 'round_began'
  seat: number
  round: number
}

/** A supply tile was turned up; these are its kinds. */
export interface TileRevealed {
  event: 'tile_revealed'
  seat: number
  first: string
  second: string
  interest: boolean
}

export interface Supplied {
  event: 'supplied'
  seat: number
  first: string
  second: string
}

/** A ship stands on the interest tile, and others have loans: they are asked before the active player goes on. */
export interface InterestDue {
  event: 'interest_due'
  seat: number
}

export interface InterestPaid {
  event: 'interest_paid'
  seat: number
  francs: number
}

/** The player whose turn it is has paid, nobody else has to, and the turn goes on. */
export interface OwnInterestPaid {
  event: 'own_interest_paid'
  seat: number
  francs: number
}

export interface LoanTaken {
  event: 'loan_taken'
  seat: number
  loans: number
  francs: number
}

export interface LoanRepaid {
  event: 'loan_repaid'
  seat: number
  francs: number
}

/** Loans went back without payment (Local Court). */
export interface LoanReturned {
  event: 'loan_returned'
  seat: number
  loans: number
}

export interface OfferTaken {
  event: 'offer_taken'
  seat: number
  good: string
  amount: number
}

export interface Entered {
  event: 'entered'
  seat: number
  building: string
}

export interface Paid {
  event: 'paid'
  seat: number
  good: string
  amount: number
}

export interface Gained {
  event: 'gained'
  seat: number
  good: string
  amount: number
}

export interface EnergySaved {
  event: 'energy_saved'
  seat: number
  energy: number
}

export interface Bought {
  event: 'bought'
  seat: number
  card: string
  francs: number
}

export interface Sold {
  event: 'sold'
  seat: number
  card: string
  francs: number
}

export interface Built {
  event: 'built'
  seat: number
  building: string
}

export interface ShipBuilt {
  event: 'ship_built'
  seat: number
  ship: string
}

export interface WharfModernised {
  event: 'wharf_modernised'
  seat: number
  building: string
}

export interface ShipExchanged {
  event: 'ship_exchanged'
  seat: number
  ship: string
  card: string
}

export interface Sailed {
  event: 'sailed'
  seat: number
  ships: number
}

export interface Peeked {
  event: 'peeked'
  seat: number
  cards: number
}

/** What a peek at the last card showed: the visitor's secret. */
export interface SpecialSeen {
  event: 'special_seen'
  seat: number
  card: string
}

/** What a peek at two cards showed, from the top: the visitor's secret. */
export interface SpecialsSeen {
  event: 'specials_seen'
  seat: number
  first: string
  second: string
}

/** The disc of that seat went home from a building; `bar` if the Dive Bar caught it. */
export interface DiscSentHome {
  event: 'disc_sent_home'
  seat: number
  building: string
  bar: boolean
}

export interface Harvested {
  event: 'harvested'
  seat: number
  good: string
  amount: number
}

/** A player has paid the food of the round, so much of it beside what ships gave. */
export interface Fed {
  event: 'fed'
  seat: number
  food: number
}

export interface Passed {
  event: 'passed'
  seat: number
}

export interface TownBuilt {
  event: 'town_built'
  seat: number
  building: string
}

export interface SpecialRevealed {
  event: 'special_revealed'
  seat: number
  card: string
}

export interface ShipArrived {
  event: 'ship_arrived'
  seat: number
  ship: string
}

export interface FinalPhaseBegan {
  event: 'final_phase_began'
  seat: number
}

export interface Pawned {
  event: 'pawned'
  seat: number
  good: string
}

export interface Redeemed {
  event: 'redeemed'
  seat: number
  good: string
}

/** The Rattletrap Car went to the player who got iron. */
export interface CarTaken {
  event: 'car_taken'
  seat: number
}

export interface HandsDealt {
  event: 'hands_dealt'
  seat: number
  cards: number
}

/** The cards a player was dealt by the Construction Site: the player's secret. */
export interface HandSeen {
  event: 'hand_seen'
  seat: number
  first: string
  second: string
  third: string
}

export interface SiteReplaced {
  event: 'site_replaced'
  seat: number
  card: string
}

/** All others have to take an offer in their next turn; the card leaves the match. */
export interface PicketCalled {
  event: 'picket_called'
  seat: number
}

export type HavreEvent =
  | RoundBegan
  | TileRevealed
  | Supplied
  | InterestDue
  | InterestPaid
  | OwnInterestPaid
  | LoanTaken
  | LoanRepaid
  | LoanReturned
  | OfferTaken
  | Entered
  | Paid
  | Gained
  | EnergySaved
  | Bought
  | Sold
  | Built
  | ShipBuilt
  | WharfModernised
  | ShipExchanged
  | Sailed
  | Peeked
  | SpecialSeen
  | SpecialsSeen
  | DiscSentHome
  | Harvested
  | Fed
  | Passed
  | TownBuilt
  | SpecialRevealed
  | ShipArrived
  | FinalPhaseBegan
  | Pawned
  | Redeemed
  | CarTaken
  | HandsDealt
  | HandSeen
  | SiteReplaced
  | PicketCalled
  | CommonEvent

/** What a state or a moment of this game shows. */
export const viewOf = (state: Pick<TableState, 'view'>): HavreView => state.view as unknown as HavreView
/** Something that happened in this game. */
export const eventOf = (entry: LoggedEvent): HavreEvent => entry.event as HavreEvent

/** By verb the rule that says when it is done. */
export const RULES = {
  end_turn: 'LH-TURN-3',
  supply: 'LH-TURN-1',
  buy: 'LH-BUY-1',
  sell: 'LH-SELL-5',
  repay_loan: 'LH-LOAN-3',
  take_offer: 'LH-MAIN-2',
  enter: 'LH-MAIN-3',
  pass: 'LH-MAIN-6',
  pay_interest: 'LH-LOAN-4',
  take_loan: 'LH-LOAN-1',
  pay_food: 'LH-END-3',
  pay_all_and_borrow: 'LH-END-4',
  fee: 'LH-FEE-3',
  pay: 'LH-PAY-1',
  times: 'LH-DEC-COUNT',
  part: 'LH-DEC-EITHER',
  build: 'LH-BUILD-1',
  replace: 'LH-BLDG-WoodenCrane',
  build_ship: 'LH-SHIP-2',
  exchange: 'LH-DEC-WHARF',
  sail: 'LH-DEC-SHIPPING',
  give: 'LH-DEC-MULTISET',
  take: 'LH-DEC-TAKEVALUE',
  choose: 'LH-DEC-DISTINCT',
  stop: 'LH-MAIN-7',
  go_on: 'LH-DEC-HW',
  peek: 'LH-DEC-MARKET',
  keep: 'LH-DEC-MARKET',
  swap: 'LH-DEC-MARKET',
  return_one: 'LH-DEC-COURT',
  return_two: 'LH-DEC-COURT',
  evict: 'LH-DEC-EVICT',
  haul: 'LH-DEC-HAULAGE',
  place: 'LH-DEC-SITE',
  redeem: 'LH-DEC-PAWN',
}
