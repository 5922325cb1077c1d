/** Made by `npm run types` from src/ratusz/server/messages.py; not to be edited. */

/**
 * One number of a form.
 *
 * @minItems 5
 * @maxItems 5
 */
export type Row = [string, number, number, number, string]
/**
 * A sum over the rows that has to lie within bounds: base, what each row adds, and what it adds once if not 0.
 *
 * @minItems 10
 * @maxItems 10
 */
export type Tally = [string, number[], number | null, number | null, number[], number, boolean, number, string, string]
/**
 * What the numbers bring of a kind: base + the sum of what the rows add, divided by `per`, or read from a table.
 *
 * @minItems 5
 * @maxItems 5
 */
export type Gain = [string, number[], number, number, number[]]
export type Command = Act | Undo | Weigh | Consent | Say | Hint | Look | Log | Sit | Alert | Ping
export type ServerMessage =
  | TableState
  | TableChange
  | LogPage
  | Moment
  | Accepted
  | Weighed
  | Refused
  | Stale
  | HintReply
  | Chat
  | Presence
  | Waiting

/**
 * One setting of a match: a switch (neither choices nor bounds), a choice, or a number within bounds.
 */
export interface OptionInfo {
  name: string
  default: boolean | number | string
  choices: string[]
  lowest: number
  highest: number
  members: string[]
  count: number
}
export interface GameInfo {
  id: string
  rules_version: number
  players: number[]
  options: OptionInfo[]
}
export interface GamesReply {
  games: GameInfo[]
  levels: string[]
}
/**
 * Who is to sit on a seat of a new table.
 */
export interface SeatWish {
  kind: 'bot' | 'here' | 'link' | 'me'
  name?: string | null
  level?: 'easy' | 'fair' | 'strong'
}
/**
 * Minutes for the whole match, and seconds that every turn brings back.
 */
export interface ClockWish {
  minutes: number
  increment?: number
}
export interface NewTable {
  game: string
  seats: SeatWish[]
  options?: {
    [k: string]: boolean | number | string
  }
  clock?: ClockWish | null
}
/**
 * The secret that lets a friend take a seat; shown to the host alone.
 */
export interface SeatLink {
  seat: number
  secret: string
}
export interface TableCreated {
  table: string
  seat_links: SeatLink[]
  watch: string
}
/**
 * A seat or watch secret, exchanged for rights of this browser's cookie.
 */
export interface ClaimSeat {
  secret: string
  name?: string | null
}
/**
 * A seat or watch secret, to see what it opens.
 */
export interface LookAtLink {
  secret: string
}
export interface Claimed {
  table: string
  seat: number | null
}
/**
 * What everybody at the table knows of a seat.
 */
export interface SeatInfo {
  seat: number
  name: string
  kind: 'bot' | 'here' | 'link' | 'me'
  level: string | null
  taken: boolean
  mine: boolean
  online: boolean
  stand_in: boolean
  grace: number | null
  browsers: number
}
/**
 * Minutes for the whole match, and seconds that every turn brings back.
 */
export interface ClockInfo {
  minutes: number
  increment: number
}
/**
 * What a link opens.
 */
export interface LinkInfo {
  game: string
  seat: SeatInfo | null
  clock: ClockInfo | null
  table: string | null
}
/**
 * A seat that nobody has taken yet, or None: the right to watch.
 */
export interface NewLink {
  seat?: number | null
}
/**
 * The secret of a new link; the one before opens nothing any more.
 */
export interface LinkMade {
  secret: string
}
/**
 * A line of the lobby.
 */
export interface TableSummary {
  table: string
  game: string
  created: number
  changed: number
  over: boolean
  capped: boolean
  my_turn: boolean
  seats: SeatInfo[]
  scores: number[]
  ranking: number[]
  gone: number | null
}
export interface AddressReply {
  address: string | null
}
export interface TablesReply {
  tables: TableSummary[]
}
/**
 * A record as `GET /api/tables/{table}/record` gives it, to be looked at again.
 */
export interface ImportRecord {
  record: string
}
export interface RecordReply {
  record: string
}
export interface RematchReply {
  table: string
}
/**
 * The secret of a link that opens this browser's seats of a table on another device; good once.
 */
export interface Handover {
  secret: string
  seconds: number
}
/**
 * A handover's secret, exchanged for rights of this browser's cookie; those of the other browser stay.
 */
export interface TakeOver {
  secret: string
}
/**
 * Nothing more to say.
 */
export interface Done {
  ok: boolean
}
/**
 * Every error: a code for programs, a sentence for people.
 */
export interface Problem {
  code: string
  message: string
}
/**
 * Give answers, each when it is asked for. `version` is the newest state the client has seen.
 *
 *     What nobody asks for, as it was the only answer there was, is left out; if nothing is asked for, all is refused.
 */
export interface Act {
  type: 'act'
  id: string
  version: number
  seat: number
  answers: string[]
}
/**
 * Take back the last actions of a seat. Beyond what the law allows the other people are asked.
 */
export interface Undo {
  type: 'undo'
  id: string
  version: number
  seat: number
  count?: number
}
/**
 * What would be taken back by an `undo`?
 */
export interface Weigh {
  type: 'weigh'
  id: string
  seat: number
  count?: number
}
/**
 * Answer another seat's wish to take back more than the law allows; the wisher itself may withdraw it.
 *
 *     With `version`, the newest state the client has seen, an answer that comes late is not taken for another wish.
 */
export interface Consent {
  type: 'consent'
  id: string
  seat: number
  agree: boolean
  version?: number | null
}
/**
 * A line of chat.
 */
export interface Say {
  type: 'say'
  id: string
  text: string
}
/**
 * What would a good bot do, and why?
 */
export interface Hint {
  type: 'hint'
  id: string
  seat: number
}
/**
 * Show the match as it was after `ply` actions.
 */
export interface Look {
  type: 'look'
  id: string
  ply: number
}
/**
 * Tell the events of earlier actions, up to that of the number `before`.
 */
export interface Log {
  type: 'log'
  id: string
  before: number
}
/**
 * See through the eyes of one of my seats (at a shared screen), or of a spectator (None).
 */
export interface Sit {
  type: 'sit'
  id: string
  seat: number | null
}
/**
 * Ask my seats about their chances to act out of turn, or let these pass again, as long as this socket is open.
 *
 *     A socket that is opened with `?alert=1` asks from the beginning.
 */
export interface Alert {
  type: 'alert'
  id: string
  on: boolean
}
export interface Ping {
  type: 'ping'
  id: string
}
/**
 * A decision that waits for one of my seats, as `Question` in the core makes it; what is empty is left out.
 */
export interface Question {
  seat: number
  step: string
  answers: string[]
  places?: number[]
  outcomes?: Outcome[]
  closed?: Closed[]
  form?: Form | null
  ways?: Ways | null
  undoable?: number
  feigned?: boolean
  window?: boolean
}
/**
 * What an answer does for certain.
 */
export interface Outcome {
  cost?: {
    [k: string]: number
  }
  gain?: {
    [k: string]: number
  }
  about?: {
    [k: string]: unknown
  }
}
/**
 * What cannot be done now, and why.
 */
export interface Closed {
  of: string[]
  why: string
  rule: string
  args?: {
    [k: string]: number | string
  }
}
/**
 * How much of what; the answers follow from the numbers.
 */
export interface Form {
  rows: Row[]
  tallies?: Tally[]
  gains?: Gain[]
  first?: string[]
  also?: {
    [k: string]: string
  }
  last?: string[]
  lead?: number
  proposals?: number[][]
  everything?: number[]
}
/**
 * The ways there are, the best first.
 */
export interface Ways {
  answers: string[][]
  worth?: number[]
  left?: number[]
  lost?: number[]
  more?: number
}
/**
 * Something that happened with the action number `ply`.
 */
export interface LoggedEvent {
  ply: number
  event: {
    [k: string]: unknown
  }
}
/**
 * Seconds left for each seat at the moment of sending, and whose clocks run.
 */
export interface ClockState {
  left: number[]
  running: number[]
  increment: number
}
/**
 * A seat asks to take back actions; the listed seats have not answered yet.
 */
export interface UndoWish {
  seat: number
  count: number
  waiting: number[]
  since: number
  anew: boolean | null
}
/**
 * The position as one pair of eyes may see it, and all that is needed to go on. Here a client begins anew.
 */
export interface TableState {
  type: 'state'
  number: number
  table: string
  game: string
  version: number
  ply: number
  settled: number
  since: number
  events: LoggedEvent[]
  seat: number | null
  view: {
    [k: string]: unknown
  }
  deciders: number[]
  questions: Question[]
  scores: number[]
  ranking: number[]
  score_sheet: {
    [k: string]: number
  }[]
  over: boolean
  capped: boolean
  seats: SeatInfo[]
  options: {
    [k: string]: boolean | number | string
  }
  seed_hash: string | null
  seed: string | null
  secrets: number[]
  clock: ClockState | null
  retractable: boolean
  undo_wish: UndoWish | null
  rematch: string | null
}
/**
 * What is different from the state before, which the client holds: its number is one less.
 */
export interface TableChange {
  type: 'change'
  number: number
  since: number
  events: LoggedEvent[]
  fields: {
    [k: string]: unknown
  }
  view: {
    [k: string]: unknown
  }
  rows: {
    [k: string]: {
      [k: string]: unknown
    }
  }
}
/**
 * The events of earlier actions, from the one after `since` on.
 */
export interface LogPage {
  type: 'log'
  id: string
  since: number
  events: LoggedEvent[]
}
/**
 * The match as it was after `ply` of `plies` actions.
 */
export interface Moment {
  type: 'moment'
  id: string
  ply: number
  plies: number
  seat: number | null
  view: {
    [k: string]: unknown
  }
  events: LoggedEvent[]
  scores: number[]
  timeline: number[][]
}
/**
 * The command is carried out and stored. Each answer of an `act` that was given counts as a version.
 */
export interface Accepted {
  type: 'accepted'
  id: string
  version: number
}
/**
 * What an `undo` would take back: all that these eyes saw happen after a ply.
 */
export interface Weighed {
  type: 'weighed'
  id: string
  since: number
  anew: boolean | null
  asked: number[]
}
/**
 * The command is not carried out; nothing has changed.
 *
 *     Only with the code `in_doubt` it may have been: the store failed, and the same command should be sent again.
 */
export interface Refused {
  type: 'refused'
  id: string | null
  code: string
  message: string
}
/**
 * The command was about an older state; the newest one follows as a `state`.
 */
export interface Stale {
  type: 'stale'
  id: string
  version: number
}
export interface HintReply {
  type: 'hint'
  id: string
  notation: string
  reason: string
  args: {
    [k: string]: number | string
  }
}
/**
 * A line of chat, or a notice of the table about a seat.
 */
export interface Chat {
  type: 'chat'
  number: number
  at: number
  seat: number | null
  name: string
  text: string
  notice: ('back' | 'joined' | 'refused' | 'stand_in' | 'time_up') | null
}
/**
 * Somebody came, left or took a seat, or a bot stands in.
 */
export interface Presence {
  type: 'presence'
  seats: SeatInfo[]
  watchers: number
}
/**
 * A bot has to wait until it can think: so many others come before it. None: nobody waits any more.
 */
export interface Waiting {
  type: 'waiting'
  seat: number | null
  before: number
}
