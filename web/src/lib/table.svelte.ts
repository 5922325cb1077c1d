/** One table as the page sees it: the state shown, the log, replay, hints, and everything a person can do about them. */
import { advise, questionIn, sameQuestion } from './advice'
import { api, liveAddress, Refusal } from './api'
import { known, say } from './i18n.svelte'
import { browser, Live, type Asked, type Link, type Log, type Reply, type Wish } from './live'
import type { Chat, Command, HintReply, LoggedEvent, Moment, Presence, Question, SeatInfo, TableState, Waiting, Weighed } from './messages'
import { answersOf, type Answer } from './question'
import { Playback } from './playback'
import { begin, botPlays, during, goesOn } from './settled'
import { settings } from './settings.svelte'
import { hear, sound } from './sound'
import { leave, mayReload, takeLeft } from './update'

const HOLD = { calm: 1300, brisk: 700, now: 0 }
const HOLD_IF_FAST = 0.4
/** The end of a turn moves no piece: it is seen in less time. */
const HOLD_OF_END = 0.4

export class Table {
  /** The newest state there is. */
  newest: TableState | null = $state.raw(null)
  /** The state on the page; it follows the newest one at a readable pace. */
  shown: TableState | null = $state.raw(null)
  /** States that wait to be shown. */
  waiting = $state(0)
  log: LoggedEvent[] = $state.raw([])
  /** The action after which the log begins; what was before has not been asked for yet. */
  logSince = $state(0)
  chat: Chat[] = $state.raw([])
  seats: SeatInfo[] = $state.raw([])
  watchers = $state(0)
  /** The bot that waits until it can think, and how many come before it. */
  queued: Waiting | null = $state.raw(null)
  link: Link = $state('connecting')
  attempts = $state(0)
  /** Whether the table does not exist for this browser. */
  gone = $state(false)
  /** Why the table cannot be opened just now, if the server says so. */
  blocked = $state('')
  /** Whether the server has been updated, and this page could not be. */
  outdated = $state(false)
  sending = $state(false)
  thinking = $state(false)
  hint: HintReply | null = $state.raw(null)
  problem = $state('')
  /** What somebody else has said last, for whoever does not look at the talk. */
  saying: Chat | null = $state.raw(null)
  /** The moment being looked at, whole: nothing of it is told by what is to be looked at next. Null while the present is. */
  moment: Moment | null = $state.raw(null)
  /** Whether another moment than the present is shown, or will be at once. */
  past = $state(false)
  timeline: number[][] = $state.raw([])
  /** When the newest state came, for clocks. */
  arrived = $state(0)
  /** When the seats were last told, for how long somebody is waited for. */
  met = $state(0)
  /** The present, to the second, as long as somebody is waited for. */
  now = $state(0)

  private readonly live: Live
  private readonly playback: Playback
  private looking = 0
  /** Whether all has been told that went before. */
  private greeted = false
  private reading = false
  /** How often I have done something: a hint asked for before is not wanted any more. */
  private answered = 0
  private sitting: number | null | undefined
  /** For where I was when a row of answers played together ended, how many they were. */
  private readonly together = new Map<string, number>()
  /** Where the match stood after something was taken back. */
  private backAt = $state(-1)
  /** Who waits for a version to come. */
  private waits: { version: number; resolve: () => void }[] = []

  constructor(readonly id: string) {
    const listeners = {
      state: (state: TableState, log: Log, afresh: boolean) => this.receive(state, log, afresh),
      log: (log: Log) => this.keepLog(log),
      more: (state: TableState) => {
        this.newest = state
        this.playback.push(state)
      },
      chat: (line: Chat) => this.hear(line),
      presence: ({ seats, watchers }: Presence) => {
        this.greeted = true
        this.meet(seats, watchers)
      },
      waiting: (waiting: Waiting) => (this.queued = waiting.seat === null ? null : waiting),
      link: (link: Link, attempts: number) => this.connected(link, attempts),
      gone: () => this.vanish(),
      outdated: (commands: Command[]) => this.giveWay(commands),
    }
    this.live = new Live(liveAddress(id), listeners, browser, wishes())
    this.playback = new Playback(
      (state, waiting) => this.show(state, waiting),
      (state) => this.holdOf(state),
      browser.after,
      (state) => state.questions.some((question) => question.seat === state.seat && !answeredByTable(question)),
    )
    for (const command of takeLeft(id)) void during(this.live.sendAgain(command)).then((reply) => this.catchUp(reply))
    this.live.connect()
  }

  close(): void {
    this.live.close()
    this.playback.close()
  }

  /** Makes sure of the connection; to be called when the page or the network wakes up. */
  check(): void {
    this.live.check()
  }

  /** Tells the table what I want to be asked. */
  setAsked(): void {
    this.live.setAsked(wishes())
  }

  /** To be called when the network is known to be gone. */
  cut(): void {
    this.live.cut()
  }

  // Who is who.

  /** The seats I play. */
  get mySeats(): number[] {
    return this.seats.filter((info) => info.mine && !info.stand_in).map((info) => info.seat)
  }

  /** The seats I could play: a bot stands in for me. */
  get leftSeats(): number[] {
    return this.seats.filter((info) => info.mine && info.stand_in).map((info) => info.seat)
  }

  /** Whether I sit at the table at all. */
  get seated(): boolean {
    return this.seats.some((info) => info.mine)
  }

  /** Why I do not play though I could, in words. */
  get absence(): string {
    const [seat] = this.leftSeats
    if (seat === undefined || this.mySeats.length > 0) return ''
    const clock = this.newest?.clock
    if (!clock || (clock.left[seat] ?? 0) >= 1) return say('ui-bot-plays-for-me')
    return say(clock.increment > 0 ? 'ui-time-is-up' : 'ui-time-is-gone')
  }

  /** Whether I set the table, or hold a seat at that screen with another browser. */
  get isHost(): boolean {
    return this.seats.some(({ mine, kind }) => mine && (kind === 'me' || kind === 'here'))
  }

  /** What there is to say about whoever sits on a seat. */
  statusOf(info: SeatInfo): string {
    if (this.queued?.seat === info.seat) return say('ui-status-queued', { before: this.queued.before })
    const level = say(`ui-level-${info.level ?? 'fair'}`)
    if (info.stand_in) return say('ui-status-stand-in', { level })
    if (info.kind === 'bot') return say('ui-status-bot', { level })
    if (!info.taken) return say('ui-status-free')
    if (info.mine) return say(this.mySeats.length > 1 ? 'ui-status-here' : 'ui-status-me')
    return say(info.online ? 'ui-status-online' : 'ui-status-offline')
  }

  /** In how many seconds a bot may stand in for somebody who is waited for. */
  restOf({ grace }: SeatInfo): number {
    return Math.max(0, (grace ?? 0) - Math.max(0, this.now - this.met) / 1000)
  }

  /** Somebody else who has to decide and is not there, so that something can be done about it. */
  get awaited(): SeatInfo | null {
    const { newest } = this
    if (!newest || newest.over || !this.seated || this.question?.step) return null
    return this.seats.find(({ seat, mine, grace }) => !mine && grace !== null && newest.deciders.includes(seat)) ?? null
  }

  /** The names of the seats; those without one get one in the language being spoken. */
  get names(): string[] {
    return this.seats.map((info) => nameOf(info))
  }

  /** The seat of mine that has to decide in what is shown: the one I look through, if it can. */
  get decider(): number | null {
    const state = this.shown
    if (!state) return null
    const answered = state.questions.filter(answeredByTable).map(({ seat }) => seat)
    const mine = state.deciders.filter((seat) => this.mySeats.includes(seat) && !answered.includes(seat))
    return mine.find((seat) => seat === state.seat) ?? mine[0] ?? null
  }

  get myTurn(): boolean {
    return this.decider !== null && !this.shown?.over
  }

  // What is asked and shown.

  /** What the board draws: the present, or the moment being looked at in its shape. */
  get board(): TableState | null {
    const { moment, shown } = this
    if (!shown) return null
    const seats = this.seats.map((info) => ({ ...info, name: nameOf(info) }))
    if (!moment) return { ...shown, seats }
    const { ply, seat, view, events, deciders, scores, ranking } = moment
    const then = { ply, seat, view, events, deciders, scores, ranking, since: ply - 1 }
    return { ...shown, seats, ...then, questions: [], over: false, capped: false, score_sheet: [] }
  }

  get question(): Question | null {
    const state = this.shown
    if (!state || this.past || this.waiting > 0 || state.version !== this.newest?.version) return null
    return state.questions.find((question) => question.seat === state.seat && !answeredByTable(question)) ?? null
  }

  /** Whether I am asked only so that nobody learns that I have no choice, and the answer takes its time. */
  get answeredForMe(): boolean {
    const people = this.seats.some((info) => !info.mine && info.taken && !botPlays(info))
    return people && !this.past && !!this.shown?.questions.some((question) => question.feigned && question.seat === this.shown?.seat)
  }

  get answers(): Answer[] {
    return this.sending || !this.question ? [] : answersOf(this.question)
  }

  /** Whether what is asked now was come back to. */
  get tookBack(): boolean {
    return this.newest?.ply === this.backAt
  }

  get undoable(): number {
    return this.sending ? 0 : (this.question?.undoable ?? 0)
  }

  /** Whether an action of mine is in force that could be taken back, if need be by consent. */
  get mayAskBack(): boolean {
    const state = this.newest
    return !!state?.retractable && !state.undo_wish && !this.past && !this.sending
  }

  /** Whether nothing more happens here until a person does something. */
  get settled(): boolean {
    const { newest, shown } = this
    if (!newest) return this.gone || this.outdated || this.blocked !== ''
    const busy = this.sending || this.thinking || this.waiting > 0 || shown?.version !== newest.version
    return !busy && !goesOn(newest, answeredByTable)
  }

  // Doing.

  /** Takes seats of mine back from the bots that stand in. */
  async comeBack(seats: number[]): Promise<void> {
    try {
      for (const seat of seats) await api.comeBack(this.id, seat)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.problem = sayRefusal(error.code, error.message)
    }
  }

  choose(notation: string): Promise<void> {
    return this.chooseAll([notation])
  }

  /** How far I am, whatever others do at the same time. */
  private get whereIAm(): string {
    const { seat, settled, questions } = this.newest!
    return [seat, settled, questions.find((question) => question.seat === seat)?.undoable ?? 0].join(' ')
  }

  /** Gives answers, each when the table asks for it: what it does not ask for, since there is no choice, is left out. */
  async chooseAll(answers: string[]): Promise<void> {
    const { newest, question } = this
    if (!newest || !question || this.sending) return
    const reply = await this.command({ type: 'act', version: newest.version, seat: question.seat, answers })
    if (reply.type === 'accepted') this.together.set(this.whereIAm, reply.version - newest.version)
  }

  /** Asks for more of the ways that the question lists. */
  async moreWays(): Promise<void> {
    if (!this.question) return
    const reply = await during(this.live.moreWays(this.question.seat))
    if (reply) this.complain(reply)
  }

  /** Waits until a version, or a newer one, has come. */
  private seen(version: number): Promise<void> {
    if (this.newest && this.newest.version >= version) return Promise.resolve()
    return new Promise((resolve) => this.waits.push({ version, resolve }))
  }

  /** Takes back actions of mine; what was played together is taken back together. */
  async undo(count: number): Promise<void> {
    const state = this.newest
    if (!state || state.seat === null || this.sending) return
    const whole = count === 1 ? Math.max(1, Math.min(this.together.get(this.whereIAm) ?? 1, this.undoable)) : count
    await this.command({ type: 'undo', version: state.version, seat: state.seat, count: whole })
  }

  /** What it would take back to ask for my last action; null if that cannot be. */
  async weigh(): Promise<Weighed | null> {
    const seat = this.newest?.seat ?? null
    if (seat === null) return null
    const reply = await this.send({ type: 'weigh', seat, count: 1 })
    if (reply.type === 'weighed') return reply
    this.complain(reply)
    return null
  }

  async consent(agree: boolean): Promise<void> {
    const state = this.newest
    const seat = state?.undo_wish?.waiting.find((waiting) => this.mySeats.includes(waiting))
    if (state && seat !== undefined) await this.command({ type: 'consent', version: state.version, seat, agree })
  }

  /** Takes back my own wish to take something back. */
  async withdraw(): Promise<void> {
    const seat = this.newest?.undo_wish?.seat
    if (seat !== undefined && this.mySeats.includes(seat)) await this.command({ type: 'consent', seat, agree: false })
  }

  /** Carries out a command. It is answered before the new state comes: until then the old answers are not offered again. */
  private async command(wish: Wish): Promise<Reply> {
    this.sending = true
    this.answered += 1
    this.hint = null
    try {
      const reply = await this.send(wish)
      this.complain(reply)
      if (reply.type === 'accepted') await this.seen(reply.version)
      return reply
    } finally {
      this.sending = false
    }
  }

  private send(wish: Wish): Promise<Reply> {
    return during(this.live.send(wish))
  }

  async talk(text: string): Promise<boolean> {
    const reply = await this.send({ type: 'say', text })
    this.complain(reply)
    return reply.type === 'accepted'
  }

  /** Whether there is anybody to ask for a hint: a game that begins small has nobody yet. */
  get advised(): boolean {
    return this.newest?.hints !== false
  }

  async askHint(): Promise<void> {
    // What was advised still holds.
    if (!this.question || this.thinking || this.hint || !this.advised) return
    this.thinking = true
    const { answered } = this
    const reply = await advise(
      (seat) => this.send({ type: 'hint', seat }),
      () => (this.answered === answered ? questionIn(this.newest) : null),
    )
    this.thinking = false
    if (reply?.type === 'hint') this.hint = reply
    else if (reply) this.complain(reply)
  }

  /** Looks through another of my seats, or as a spectator. */
  async sit(seat: number | null): Promise<void> {
    if (this.sitting === seat || (this.sitting === undefined && this.newest?.seat === seat)) return
    this.sitting = seat
    this.complain(await this.send({ type: 'sit', seat }))
    this.sitting = undefined
  }

  skip(): void {
    this.playback.skip()
  }

  /** There is more to be seen of what is shown: what others do waits for so long. */
  stay(milliseconds: number): void {
    this.playback.stay(milliseconds)
  }

  /** It has been seen. */
  goOn(): void {
    this.playback.goOn()
  }

  /** Whether somebody at this screen could act in the newest state, whatever is shown still. */
  get mayAct(): boolean {
    const { newest } = this
    return !!newest && newest.questions.some((question) => this.mySeats.includes(question.seat) && !answeredByTable(question))
  }

  // Looking back.

  /** Shows the match after `ply` actions; null returns to the present. */
  async look(ply: number | null): Promise<void> {
    const turn = ++this.looking
    if (ply === null || !this.newest || (ply > 0 && ply >= this.newest.settled)) {
      this.moment = null
      this.past = false
      return
    }
    this.past = true
    const { reelOf } = await during(import('./reel'))
    const moment = await reelOf(this).at(ply)
    if (moment && turn === this.looking) this.moment = moment
  }

  /** Asks for a moment, and for what changed up to so many further on. */
  async fetchMoment(ply: number, more: number): Promise<Moment | null> {
    const reply = await this.send({ type: 'look', ply, more })
    if (reply.type === 'moment') return reply
    this.complain(reply)
    return null
  }

  /** Makes the log reach back before an action; by default as far as the next page. */
  async readBack(ply = this.logSince): Promise<void> {
    if (this.reading) return
    this.reading = true
    while (ply <= this.logSince && (await during(this.live.earlier())));
    this.reading = false
  }

  /** The scores after every action of a match that is over. */
  async loadTimeline(): Promise<void> {
    if (this.timeline.length > 0) return
    const reply = await this.send({ type: 'look', ply: 0 })
    if (reply.type === 'moment') this.timeline = reply.timeline
  }

  // What the socket tells.

  private keepLog({ since, events }: Log): void {
    this.log = events
    this.logSince = since
  }

  private receive(state: TableState, log: Log, afresh: boolean): void {
    if (!sameQuestion(questionIn(this.newest), questionIn(state))) this.hint = null
    const anew = state.events.at(-1)?.event.event === 'dealt_anew'
    if (this.newest && (anew || state.ply < this.newest.ply)) this.backAt = state.ply
    const wisher = this.newest?.undo_wish?.seat
    if (wisher !== undefined && !state.undo_wish && this.backAt === state.ply && !this.mySeats.includes(wisher))
      this.problem = say('ui-back-done', { name: this.names[wisher] ?? '' })
    // What a change leaves out is older than what was told of the seats since.
    if (state.seats !== this.newest?.seats) this.meet(state.seats, this.watchers)
    this.newest = state
    this.arrived = performance.now()
    this.keepLog(log)
    this.playback.push(state, afresh)
    const come = this.waits.filter(({ version }) => version <= state.version)
    this.waits = this.waits.filter(({ version }) => version > state.version)
    for (const { resolve } of come) resolve()
  }

  private show(state: TableState, waiting: number): void {
    const before = this.shown
    this.shown = state
    this.waiting = waiting
    if (!before || state.ply <= before.ply) return
    if (state === this.newest && this.myTurn && !before.deciders.some((seat) => this.mySeats.includes(seat))) sound('turn')
    // What others do unseen is not heard either.
    else if (this.sending || state.settled > before.settled) hear(state.events)
  }

  private holdOf(state: TableState): number {
    const others = state.events.some(({ event }) => typeof event.seat === 'number' && !this.mySeats.includes(event.seat))
    if (!others || document.hidden || settings.motion === 'off') return 0
    return HOLD[settings.pace] * (settings.motion === 'fast' ? HOLD_IF_FAST : 1) * (state.events.every(({ event }) => event.event === 'turn_ended') ? HOLD_OF_END : 1)
  }

  private hear(line: Chat): void {
    if (this.chat.some((other) => other.number === line.number)) return
    this.chat = [...this.chat, line]
    // What was said before I came is no news.
    if (!this.greeted) return
    if (line.notice) this.problem = sayNotice(line, this.names)
    else if (line.seat === null || !this.mySeats.includes(line.seat)) this.saying = line
  }

  private meet(seats: SeatInfo[], watchers: number): void {
    this.seats = seats
    this.watchers = watchers
    this.met = this.now = performance.now()
  }

  private connected(link: Link, attempts: number): void {
    this.link = link
    this.attempts = attempts
    if (link !== 'open') this.queued = null
    // A socket does not say why it was refused; the table itself does.
    if (link === 'away' && !this.newest) void this.probe()
  }

  private vanish(): void {
    this.gone = true
    this.close()
  }

  private async probe(): Promise<void> {
    try {
      await api.table(this.id)
      this.blocked = ''
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.status === 404) this.vanish()
      else if (error.code !== 'offline') this.blocked = sayRefusal(error.code, error.message)
    }
  }

  /** This page is from before an update of the server: a new one goes on where it ends. */
  private giveWay(commands: Command[]): void {
    leave(this.id, commands)
    if (!mayReload(browser.build)) {
      this.outdated = true
      return
    }
    begin()
    location.reload()
  }

  /** What the page before this one did, and was not told of, is done now, or cannot be any more. */
  private catchUp(reply: Reply): void {
    if (reply.type !== 'accepted') this.problem = say('ui-too-late')
  }

  private complain(reply: Reply): void {
    if (reply.type === 'stale') this.problem = say('ui-stale')
    if (reply.type === 'refused') this.problem = sayRefusal(reply.code, reply.message)
  }
}

function wishes(): Asked {
  return { windows: settings.windows, everything: settings.everything }
}

/** Whether the table answers a question by itself, at once. */
function answeredByTable({ feigned, window }: Question): boolean {
  return !!feigned || (!!window && !settings.windows)
}

/** A notice of the table about a seat, in words. */
export function sayNotice({ notice, name, seat }: Chat, names: string[]): string {
  return say(`ui-notice-${notice}`, { name: name || (names[seat ?? -1] ?? '') })
}

/** The name of a seat. */
export function nameOf(info: SeatInfo): string {
  if (info.name) return info.name
  return say(info.kind === 'bot' ? 'ui-bot-number' : 'ui-player-number', { number: info.seat + 1 })
}

/** Why the server said no, in the language being spoken if the reason is a known one. */
export function sayRefusal(code: string, message: string): string {
  const key = `ui-refused-${code}`
  return known(key) ? say(key) : message
}
