/** Made by `make types` from ratusz/core/form.py, ratusz/core/question.py, ratusz/server/messages.py; not to be edited. 7ba2a6e44c5e14b2 */

/** One setting of a match: a switch (neither choices nor bounds), a choice, or a number within bounds. */
export interface OptionInfo {
  name: string
  default: boolean | number | string
  choices: string[]
  lowest: number
  highest: number
  /** A choice may also be `count` different ones of these, separated by commas. */
  members: string[]
  /** How many; 0 for any number of them. */
  count: number
  /** Whether the members are the seats, counted from 1, and all of them are put in an order. */
  seats: boolean
}

export interface GameInfo {
  id: string
  rules_version: number
  players: number[]
  options: OptionInfo[]
  /** How well its bots can play. */
  levels: ('novice' | 'easy' | 'fair' | 'good' | 'strong')[]
}

export interface GamesReply {
  games: GameInfo[]
}

/** What a game says, in Fluent: a client that was built without the game has no texts of it. */
export interface TextsReply {
  texts: string
}

/** Who is to sit on a seat of a new table. */
export interface SeatWish {
  kind: 'me' | 'here' | 'link' | 'bot'
  name?: string | null
  level?: 'novice' | 'easy' | 'fair' | 'good' | 'strong'
  /** Whom a bot plays; each at one seat of a table. Nobody in particular if nothing is said. */
  who?: 'marta' | 'bruno' | 'agata' | 'konrad' | 'iga' | 'oskar' | 'emil' | null
}

/** Minutes for the whole match, and seconds that every turn brings back. */
export interface ClockWish {
  minutes: number
  increment?: number
}

export interface NewTable {
  game: string
  seats: SeatWish[]
  options?: Record<string, boolean | number | string>
  clock?: ClockWish | null
  /** Whether somebody is guided through it: then it begins where there is something to learn, if the game says so. */
  lesson?: boolean
}

/** The secret that lets a friend take a seat; shown to the host alone. */
export interface SeatLink {
  seat: number
  secret: string
}

export interface TableCreated {
  table: string
  seat_links: SeatLink[]
  /** The secret that lets anybody watch. */
  watch: string
}

/** A seat or watch secret, exchanged for rights of this browser's cookie. */
export interface ClaimSeat {
  secret: string
  name?: string | null
}

/** The secret of any link, to see what it opens. */
export interface LookAtLink {
  secret: string
}

export interface Claimed {
  table: string
  /** null: the right to watch. */
  seat: number | null
}

export interface Imported {
  table: string
  /** null: the right to watch. */
  seat: number | null
  /** At which line a record of other rules does not fit these, and why: the match goes as far as that; or nothing. */
  misfit: string
  over: boolean
}

/** What everybody at the table knows of a seat. */
export interface SeatInfo {
  seat: number
  name: string
  kind: 'me' | 'here' | 'link' | 'bot'
  /** How well the bot plays that sits or stands in here, if one does. */
  level: string | null
  /** Whether somebody holds the seat: always for bots, for friends once the link was opened. */
  taken: boolean
  mine: boolean
  online: boolean
  /** Whether a bot plays for the person until they take the seat back. */
  stand_in: boolean
  /** In how many seconds the others may let a bot stand in; null as long as nobody waits for this seat. */
  grace: number | null
  /** How many browsers hold the seat, told to these alone; 0 to everybody else. */
  browsers: number
  /** Whom of the cast the bot plays that sits here, if somebody. */
  who?: string
}

/** Minutes for the whole match, and seconds that every turn brings back. */
export interface ClockInfo {
  minutes: number
  increment: number
}

/** What a link opens. */
export interface LinkInfo {
  game: string
  /** null: the right to watch. */
  seat: SeatInfo | null
  clock: ClockInfo | null
  /** The table, if this browser may enter it without the link. */
  table: string | null
  /** The name of whoever set the table, if there is one. */
  host: string
  over: boolean
}

/** A seat that nobody has taken yet, or null: the right to watch. */
export interface NewLink {
  seat?: number | null
}

/** The secret of a new link; the one before opens nothing any more. */
export interface LinkMade {
  secret: string
}

/** A line of the lobby. */
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
  /** When the table will be deleted unless somebody opens it, if that is near. */
  gone: number | null
  /** Whether I have set the table and nobody else plays at it. */
  deletable: boolean
}

export interface AddressReply {
  /** Where other devices reach this server; null if they do not, as far as it knows. */
  address: string | null
}

export interface TablesReply {
  tables: TableSummary[]
}

/** A record as `GET /api/tables/{table}/record` gives it, to be looked at again. */
export interface ImportRecord {
  record: string
}

export interface RecordReply {
  record: string
}

export interface RematchReply {
  table: string
}

/** The secret of a link that opens this browser's seats of a table on another device; good once. */
export interface Handover {
  secret: string
  /** For how long. */
  seconds: number
}

/** A handover's secret, exchanged for rights of this browser's cookie; those of the other browser stay. */
export interface TakeOver {
  secret: string
}

/** Nothing more to say. */
export interface Done {
  ok: boolean
}

/** Every error: a code for programs, a sentence for people. */
export interface Problem {
  code: string
  message: string
}

/** Give answers, each when it is asked for. `version` is the newest state the client has seen. What nobody asks for, as it was the only answer there was, is left out; if nothing is asked for, all is refused. */
export interface Act {
  type: 'act'
  id: string
  version: number
  seat: number
  answers: string[]
}

/** Take back the last steps of a seat: its actions, each with what the table answered for it after that. Beyond what the law allows the other people are asked. */
export interface Undo {
  type: 'undo'
  id: string
  version: number
  seat: number
  count?: number
}

/** What would be taken back by an `undo`? */
export interface Weigh {
  type: 'weigh'
  id: string
  seat: number
  count?: number
}

/** Answer another seat's wish to take back more than the law allows; the wisher itself may withdraw it. With `version`, the newest state the client has seen, an answer that comes late is not taken for another wish. */
export interface Consent {
  type: 'consent'
  id: string
  seat: number
  agree: boolean
  version?: number | null
}

/** A line of chat. */
export interface SayLine {
  type: 'say'
  id: string
  text: string
}

/** What would a good bot do, and why? */
export interface Hint {
  type: 'hint'
  id: string
  seat: number
}

/** Show the match as it was after `ply` actions, and tell what changed up to so many moments further on. */
export interface LookBack {
  type: 'look'
  id: string
  ply: number
  more?: number
}

/** Tell the events of earlier actions, up to that of the number `before`. */
export interface Log {
  type: 'log'
  id: string
  before: number
}

/** Tell further ways to answer what a seat is asked, from the one of the number `first` on. */
export interface MoreWays {
  type: 'ways'
  id: string
  version: number
  seat: number
  first: number
}

/** See through the eyes of one of my seats (at a shared screen), or of a spectator (null). */
export interface Sit {
  type: 'sit'
  id: string
  seat: number | null
}

/** What my seats want to be asked as long as this socket is open, beside what everybody is asked. A socket that is opened with `?alert=1` and `?everything=1` asks from the beginning. */
export interface Alert {
  type: 'alert'
  id: string
  /** Whether they are asked about their chances to act out of turn; else the table lets these pass. */
  on: boolean
  /** Whether they are asked what everybody answers alike (`obvious`); else the table answers, where that reveals nothing and can be taken back. */
  everything?: boolean
}

export interface Ping {
  type: 'ping'
  id: string
}

/** The ways there are to answer, the best first. */
export interface Ways {
  /** All answers that they are made of. */
  answers: string[]
  /** For each way its answers, as places among these. */
  ways: number[][]
  /** What each is worth, left over and lost by it, where that can be said. */
  worth?: number[]
  left?: number[]
  lost?: number[]
  /** How many others come after these; `ways` asks for them. */
  more?: number
}

/** A decision that waits for one of my seats, as `Question` in the core makes it; what is empty is left out. */
export interface Question {
  seat: number
  /** What is asked, the key of `question-<step>`; empty if there is only something to take back. */
  step: string
  /** The legal actions in their notation. */
  answers: string[]
  /** For each answer, which of the outcomes it has. */
  places?: number[]
  /** What answers do for certain, each told once; the first is nothing at all. */
  outcomes?: Outcome[]
  /** What cannot be done now, and why. */
  closed?: Closed[]
  /** How the answer is put together of numbers. */
  form?: Form | null
  /** Or the ways there are. */
  ways?: Ways | null
  /** The answer that everybody gives, where there is no real choice. */
  obvious?: string | null
  /** The answers that throw something away, and what: the key of `costly-<key>`. */
  costly?: Record<string, string>
  /** Whether the seat can end its turn at once: it decides next as well, sees nothing new and gives nothing up. */
  again?: boolean
  /** How many steps the seat may take back by itself: its actions, each with what the table answered after it. */
  undoable?: number
  /** Asked for secrecy's sake alone: the table answers it, and nobody needs to see it. */
  feigned?: boolean
  /** A chance to act out of turn; the table lets it pass for whoever has not asked for it with `alert`. */
  window?: boolean
}

/** What an answer does for certain. */
export interface Outcome {
  /** What it takes out of the seat's purse; kinds of which there are none are left out. */
  cost?: Record<string, number>
  /** What it puts in. */
  gain?: Record<string, number>
  /** What the game adds. */
  about?: Record<string, unknown>
}

/** What cannot be done now, and why. */
export interface Closed {
  /** The notations of actions that are not legal, or the beginning of several: `send mason` is all his sendings. */
  of: string[]
  /** The key of `closed-<why>`. */
  why: string
  /** The ID of the rule that says so. */
  rule: string
  /** The arguments of the text. */
  args?: Record<string, number | string>
  /** What the game adds of each of them, as it does of answers; nothing if it adds nothing. */
  about?: Record<string, unknown>[]
  /** How much is missing for each of them, if that is another argument of the text: `missing`. */
  lacks?: number[]
}

/** How much of what; the answers follow from the numbers. */
export interface Form {
  rows: Row[]
  tallies?: Tally[]
  gains?: Gain[]
  /** Answers that come before those of the rows. */
  first?: string[]
  /** By the number of a row, an answer that comes before its own if it is not 0. */
  also?: Record<number, string>
  /** Answers that come after all others. */
  last?: string[]
  /** The first so many rows are those that the others follow from. */
  lead?: number
  /** Numbers that come out right: the best first, then one for each choice in the leading rows. */
  proposals?: number[][]
  /** The numbers that give or take as much as can be; empty if there is no such wish. */
  everything?: number[]
}

/** One number of a form. */
export type Row = [answer: string, have: number, least: number, most: number, topic?: string]

/** A sum over the rows that has to lie within bounds: base, what each row adds, and what it adds once if not 0. Rows behind the end of what is added add nothing. */
export type Tally = [name: string, adds: number[], least?: number | null, most?: number | null, why?: string, rule?: string, base?: number, spare?: boolean, step?: number, once?: number[]]

/** What the numbers bring of a kind: base + the sum of what the rows add, divided by `per`, or read from a table. */
export type Gain = [kind: string, adds: number[], per?: number, base?: number, table?: number[]]

/** Something that happened with the action number `ply`. */
export interface LoggedEvent {
  ply: number
  event: Record<string, unknown> & { event: string; seat: number }
}

/** Seconds left for each seat at the moment of sending, and whose clocks run. */
export interface ClockState {
  left: number[]
  running: number[]
  increment: number
}

/** A seat asks to take back actions; the listed seats have not answered yet. */
export interface UndoWish {
  seat: number
  count: number
  waiting: number[]
  /** All that these eyes saw happen after this ply would be taken back. */
  since: number
  /** Whether what nobody knows would be dealt anew; null as long as that would tell what others do in secret. */
  anew: boolean | null
}

/** The position as one pair of eyes may see it, and all that is needed to go on. Here a client begins anew. */
export interface TableState {
  type: 'state'
  /** One more with every `state` and every `change` that the socket is told. */
  number: number
  table: string
  game: string
  /** Rises with everything that is done and that these eyes may notice; commands carry the newest one seen. */
  version: number
  /** The actions in force that these eyes may count; a moment's address is `?at=<ply>`. */
  ply: number
  /** Those of them that all count alike: how much others did in a phase that is still open is their secret. */
  settled: number
  /** The log begins after this ply; what was before is told by `log`. */
  since: number
  /** What has happened since. */
  events: LoggedEvent[]
  /** Through whose eyes: one of my seats, or null as a spectator. */
  seat: number | null
  view: Record<string, unknown>
  deciders: number[]
  questions: Question[]
  scores: number[]
  ranking: number[]
  score_sheet: Record<string, number>[]
  over: boolean
  capped: boolean
  seats: SeatInfo[]
  options: Record<string, boolean | number | string>
  seed_hash: string | null
  /** Published when the match is over. */
  seed: string | null
  /** If several seats are mine: those that see or decide what the others must not see. */
  secrets: number[]
  clock: ClockState | null
  /** Whether something that this seat did could be taken back, if the others agree where they have to. */
  retractable: boolean
  undo_wish: UndoWish | null
  /** The table to which everybody may go on. */
  rematch: string | null
  /** Whether the client, which said what it holds (`?held=`), keeps its log up to `since`; else it is to forget it. */
  goes_on?: boolean
  /** Once the match is over: for each seat, what the rows of its score sheet are made of. */
  score_details?: (Record<string, ([string, Record<string, number | string>])[]>)[]
  /** False in a game that nobody can judge yet: there is nobody to ask. */
  hints?: boolean
}

/** What is different from the state before, which the client holds: its number is one less. */
export interface TableChange {
  type: 'change'
  number: number
  /** If it is below what the client holds, the client's log is cut back to it before the events are added. */
  since: number
  events: LoggedEvent[]
  /** Of the fields of a `state`, those that are different. */
  fields: Record<string, unknown>
  /** Of the entries of the view, those that are different. */
  view: Record<string, unknown>
  /** Of its lists with an object for each seat, the objects that are different, by seat. */
  rows: Record<string, Record<string, unknown>>
}

/** The events of earlier actions, from the one after `since` on. */
export interface LogPage {
  type: 'log'
  id: string
  since: number
  events: LoggedEvent[]
}

/** Further ways to answer, from the one of the number `first` on. */
export interface WaysPage {
  type: 'ways'
  id: string
  first: number
  ways: Ways
}

/** A later moment, as far as it is different from the one told before. */
export interface LaterMoment {
  ply: number
  /** Of the entries of the view, those that are different. */
  view: Record<string, unknown>
  /** Of its lists with an object for each seat, the objects that are different, by seat. */
  rows: Record<string, Record<string, unknown>>
  events: LoggedEvent[]
  deciders: number[]
  scores: number[]
  ranking: number[]
}

/** The match as it was after `ply` of `plies` actions. */
export interface Moment {
  type: 'moment'
  id: string
  ply: number
  plies: number
  seat: number | null
  view: Record<string, unknown>
  /** What the action that led here caused. */
  events: LoggedEvent[]
  /** Empty where it is not known any more, as other rules took over since. */
  deciders: number[]
  scores: number[]
  ranking: number[]
  /** Whether these eyes saw no difference from the moment before. */
  quiet: boolean
  /** The last moment that is told of here. */
  until: number
  /** The moments up to there, but for the quiet ones. */
  later: LaterMoment[]
  /** The scores after every action; filled for ply 0 only, and only when the match is over. */
  timeline: number[][]
}

/** The command is carried out and stored. Each answer of an `act` that was given counts as a version. */
export interface Accepted {
  type: 'accepted'
  id: string
  version: number
}

/** What an `undo` would take back: all that these eyes saw happen after a ply. */
export interface Weighed {
  type: 'weighed'
  id: string
  since: number
  /** Whether what nobody knows would be dealt anew; null as long as that would tell what others do in secret. */
  anew: boolean | null
  /** The seats whose people have to agree. */
  asked: number[]
}

/** The command is not carried out; nothing has changed. Only with the code `in_doubt` it may have been: the store failed, and the same command should be sent again. */
export interface Refused {
  type: 'refused'
  /** null if the message was too large, came too fast, or had no id that could be read. */
  id: string | null
  code: string
  message: string
}

/** The command was about an older state; the newest one follows as a `state`. */
export interface Stale {
  type: 'stale'
  id: string
  version: number
}

export interface HintReply {
  type: 'hint'
  id: string
  notation: string
  /** The key of a text. */
  reason: string
  args: Record<string, number | string>
  /** What is advised after that in the same turn, as far as it can be foreseen: a panel may take it over. */
  rest: string[]
  /** How the plan is told, by the places of these actions in it, that of `notation` being 0: what is said in one breath is one part, and what goes without saying is left out. */
  parts: number[][]
  /** With so many actions it begins that may be given as one command and are taken back as one. */
  together: number
  /** What these throw away, by the key of a text `costly-<key>`; empty if nothing. */
  costly: string
}

/** A line of chat, or a notice of the table about a seat. */
export interface Chat {
  type: 'chat'
  number: number
  at: number
  seat: number | null
  name: string
  text: string
  notice: 'stand_in' | 'time_up' | 'back' | 'joined' | 'refused' | null
}

/** Somebody came, left or took a seat, or a bot stands in. */
export interface Presence {
  type: 'presence'
  seats: SeatInfo[]
  watchers: number
}

/** A bot has to wait until it can think: so many others come before it. null: nobody waits any more. */
export interface Waiting {
  type: 'waiting'
  seat: number | null
  before: number
}

export type Command = Act | Undo | Weigh | Consent | SayLine | Hint | LookBack | Log | MoreWays | Sit | Alert | Ping

export type ServerMessage =
  | TableState
  | TableChange
  | LogPage
  | WaysPage
  | Moment
  | Accepted
  | Weighed
  | Refused
  | Stale
  | HintReply
  | Chat
  | Presence
  | Waiting
