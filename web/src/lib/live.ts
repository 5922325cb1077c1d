/**
 * The socket of a table: sends commands until they are answered, keeps the log in step, and comes back by itself.
 * Nothing in here knows of a page or of a game.
 */
import type {
  Accepted,
  Chat,
  Command,
  HintReply,
  LoggedEvent,
  LogPage,
  Moment,
  Presence,
  Refused,
  ServerMessage,
  Stale,
  TableChange,
  TableState,
  Waiting,
  WaysPage,
  Weighed,
} from './messages'
import { changed } from './changed'
import { buildOf } from './update'
import { joined } from './ways'

/** A command before it gets its id. */
export type Wish = Command extends infer One ? (One extends Command ? Omit<One, 'id'> : never) : never
export type Reply = Accepted | Weighed | Refused | Stale | Moment | LogPage | WaysPage | HintReply

/** `away`: the connection broke and is tried again; `closed`: by us. */
export type Link = 'connecting' | 'open' | 'away' | 'closed'

/** What has happened after the action number `since`; what was before can be asked for. */
export interface Log {
  since: number
  events: LoggedEvent[]
}

export interface Listeners {
  /** `afresh`: everything was told anew, and what happened in between may not have been. */
  state(state: TableState, log: Log, afresh: boolean): void
  /** More of what happened before is known. */
  log(log: Log): void
  /** More is known of the same state. */
  more(state: TableState): void
  chat(line: Chat): void
  presence(presence: Presence): void
  waiting(waiting: Waiting): void
  link(link: Link, attempts: number): void
  /** The table is deleted, or I have left it. */
  gone(): void
  /** The server is another one than this page was made for; these commands were not answered. */
  outdated(commands: Command[]): void
}

/** As much of a WebSocket as is needed. */
export interface Socket {
  readonly readyState: number
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((message: { data: string }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}

export interface Surroundings {
  open(address: string): Socket
  after(milliseconds: number, call: () => void): () => void
  newId(): string
  /** From 0 up to 1. */
  chance(): number
  /** What the page was loaded from, see `buildOf`. */
  build: string
}

const FIRST_WAIT = 300
const LONGEST_WAIT = 8_000
const SPREAD = 0.5
const HEARTBEAT = 15_000
const PATIENCE = 6_000
const SLOW_DOWN = 1_000
/** How the server closes a socket at a table that does not exist for its visitor any more. */
const GONE = 4404
/** As `WebSocket.CONNECTING`. */
const CONNECTING = 0

interface Pending {
  command: Command
  answer: (reply: Reply) => void
}

/** What a person wants to be asked, beside what everybody is asked. */
export interface Asked {
  /** Chances to act out of turn. */
  windows: boolean
  /** What everybody answers alike. */
  everything: boolean
}

export class Live {
  private readonly pending = new Map<string, Pending>()
  private socket: Socket | null = null
  private link: Link = 'connecting'
  private attempts = 0
  private log: Log = { since: 0, events: [] }
  /** What the table told last, all changes made; null while it is to be told anew. */
  private state: TableState | null = null
  private ply = 0
  /** How many lines of talk were heard. */
  private heard = 0
  private cancelRetry = () => {}
  private cancelHeartbeat = () => {}
  private cancelPatience = () => {}

  constructor(
    private readonly address: string,
    private readonly on: Listeners,
    private readonly around: Surroundings = browser,
    private asked: Asked = { windows: false, everything: false },
  ) {}

  connect(): void {
    this.cancelRetry()
    this.drop()
    this.setLink(this.attempts === 0 ? 'connecting' : 'away')
    const socket = this.around.open(`${this.address}${this.query()}`)
    this.socket = socket
    socket.onopen = () => this.opened()
    socket.onmessage = (message) => this.receive(JSON.parse(message.data) as ServerMessage)
    socket.onclose = ({ code }) => (code === GONE ? this.vanish() : this.lost())
  }

  /** What the page is, what it wants to be asked, and what it holds: only the rest is told. */
  private query(): string {
    const { build } = this.around
    const { version, ply, seat } = this.state ?? {}
    const held = version === undefined ? {} : { held: version, ply, chat: this.heard, ...(seat === null ? {} : { seat }) }
    const told = Object.entries({ ...(build && { build }), ...(this.asked.windows && { alert: 1 }), ...(this.asked.everything && { everything: 1 }), ...held })
    return told.length > 0 ? `?${told.map((one) => one.join('=')).join('&')}` : ''
  }

  close(): void {
    this.setLink('closed')
    this.cancelRetry()
    this.drop()
  }

  /** Carries out a command; the answer comes in the end, however often the connection breaks before. */
  send(wish: Wish): Promise<Reply> {
    return this.sendAgain({ ...wish, id: this.around.newId() } as Command)
  }

  /** The same for a command that may have been sent before. */
  sendAgain(command: Command): Promise<Reply> {
    return new Promise((answer) => {
      this.pending.set(command.id, { command, answer })
      if (this.link === 'open') this.write(command)
    })
  }

  /** Asks for what happened before the log begins; whether there was more. */
  async earlier(): Promise<boolean> {
    const { since } = this.log
    if (since === 0) return false
    const reply = await this.send({ type: 'log', before: since })
    if (reply.type !== 'log' || this.log.since !== since) return false
    this.log = { since: reply.since, events: [...reply.events, ...this.log.events] }
    this.on.log(this.log)
    return true
  }

  /** Asks for more of the ways there are to answer what a seat is asked. */
  async moreWays(seat: number): Promise<Reply | null> {
    const { state } = this
    const ways = state?.questions.find((question) => question.seat === seat)?.ways
    if (!state || !ways?.more) return null
    const reply = await this.send({ type: 'ways', version: state.version, seat, first: ways.ways.length })
    const now = this.state?.questions.find((question) => question.ways === ways)
    if (reply.type !== 'ways' || !this.state || !now) return reply
    const questions = this.state.questions.map((question) => (question === now ? { ...question, ways: joined(ways, reply.ways) } : question))
    this.state = { ...this.state, questions }
    this.on.more(this.state)
    return reply
  }

  /** What my seats want to be asked, now and after every reconnection. */
  setAsked(asked: Asked): void {
    if (asked.windows === this.asked.windows && asked.everything === this.asked.everything) return
    this.asked = asked
    if (this.link === 'open') void this.send({ type: 'alert', on: asked.windows, everything: asked.everything })
  }

  /** Makes sure of the connection at once: after sleep, or when the network is back. */
  check(): void {
    if (this.link === 'open') this.ping()
    else if (this.link !== 'closed') this.connect()
  }

  /** The network is gone, says the browser: no need to wait for a ping that is not answered. */
  cut(): void {
    if (this.link === 'open') this.lost()
  }

  private opened(): void {
    this.attempts = 0
    this.setLink('open')
    this.resend()
    this.beat()
  }

  /** Commands keep their ids, so those that were carried out before the break are only answered again. */
  private resend(): void {
    for (const { command } of this.pending.values()) this.write(command)
  }

  private write(command: Command): void {
    this.socket?.send(JSON.stringify(command))
  }

  private lost(): void {
    if (this.link === 'closed') return
    this.drop()
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts)
    // Not all at once: when a server comes back, everybody has lost it at the same moment.
    const wait = longest * (1 - SPREAD * this.around.chance())
    this.attempts += 1
    this.setLink('away')
    this.cancelRetry = this.around.after(wait, () => this.connect())
  }

  private vanish(): void {
    this.close()
    this.on.gone()
  }

  /** Lets go of the socket without hearing of it again; one that is not open yet goes as soon as it is, without a warning. */
  private drop(): void {
    this.cancelHeartbeat()
    this.cancelPatience()
    const socket = this.socket
    this.socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    if (socket.readyState === CONNECTING) socket.onopen = () => socket.close()
    else socket.close()
  }

  private beat(): void {
    this.cancelHeartbeat = this.around.after(HEARTBEAT, () => {
      this.ping()
      this.beat()
    })
  }

  /** A connection that does not even answer a ping is dead, whatever the browser believes. */
  private ping(): void {
    this.cancelPatience()
    this.cancelPatience = this.around.after(PATIENCE, () => this.lost())
    this.write({ type: 'ping', id: this.around.newId() })
  }

  private receive(message: ServerMessage): void {
    this.cancelPatience()
    switch (message.type) {
      case 'state':
        return this.begin(message)
      case 'change':
        return this.change(message)
      case 'chat':
        this.heard = Math.max(this.heard, message.number + 1)
        return this.on.chat(message)
      case 'presence':
        return this.on.presence(message)
      case 'waiting':
        return this.on.waiting(message)
      case 'refused':
        if (message.id === null) return this.refusedUnread(message)
        return this.answer(message.id, message)
      default:
        return this.answer(message.id, message)
    }
  }

  private begin(state: TableState): void {
    if (state.goes_on) this.goOn(state)
    else this.log = { since: state.since, events: state.events }
    this.take(state, true)
  }

  /** The log up to where it is still true, and what happened since. */
  private goOn({ since, events }: Log): void {
    const kept = since < this.ply ? this.log.events.filter((entry) => entry.ply <= since) : this.log.events
    this.log = { since: Math.min(since, this.log.since), events: [...kept, ...events] }
  }

  private change({ number, since, events, fields, view, rows }: TableChange): void {
    const before = this.state
    if (!before) return
    if (number !== before.number + 1) return this.askAnew(before)
    this.goOn({ since, events })
    this.take({ ...before, ...(fields as Partial<TableState>), number, since, events, view: changed(before.view, view, rows) }, false)
  }

  /** Something was missed: nothing can be made of changes until all is told once more. */
  private askAnew({ seat }: TableState): void {
    this.state = null
    void this.send({ type: 'sit', seat })
  }

  private take(state: TableState, afresh: boolean): void {
    this.state = state
    this.ply = state.ply
    this.on.state(state, this.log, afresh)
  }

  private answer(id: string, reply: Reply): void {
    const pending = this.pending.get(id)
    this.pending.delete(id)
    pending?.answer(reply)
  }

  /** The server did not read a message, so it cannot say which: too fast is tried again, anything else is ours to fix. */
  private refusedUnread(refusal: Refused): void {
    if (refusal.code === 'too_fast') {
      this.around.after(SLOW_DOWN, () => this.link === 'open' && this.resend())
      return
    }
    if (refusal.code === 'other_build') {
      this.close()
      this.on.outdated([...this.pending.values()].map(({ command }) => command))
    }
    for (const id of [...this.pending.keys()]) this.answer(id, { ...refusal, id })
  }

  private setLink(link: Link): void {
    this.link = link
    this.on.link(link, this.attempts)
  }
}

export const browser: Surroundings = {
  open: (address) => new WebSocket(address) as Socket,
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds)
    return () => clearTimeout(timer)
  },
  chance: Math.random,
  build: typeof document === 'undefined' ? '' : buildOf(document),
  newId: () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  },
}
