/**
 * The log as a person would tell it: what a seat does in its turn stands together, its name is said once, and what
 * happens with one decision is one line.
 *
 * A game may tell an event otherwise here than elsewhere, by a text `log-<event>`; an empty one leaves the event out. If
 * there is `log-<event>-item` too, several such events in a row are told together: each is an item of the `$list`, or
 * several if its text has dots (·) between them.
 */
import type { LoggedEvent } from './messages'
import type { Arguments } from './texts'

export interface Line {
  /** The first and the last action it tells of. */
  from: number
  ply: number
  /** Whom it is about; -1 for the whole table. */
  seat: number
  /** Whether it begins with the name of the seat, which is not part of the text. */
  opens: boolean
  /** Whether it goes on with what the lines before it began. */
  inner: boolean
  /** Whether a new part of the match begins with it. */
  chapter: boolean
  text: string
}

interface Told {
  /** How many entries of the log it tells. */
  count: number
  /** The sentence; empty if there is nothing to say. */
  text: string
  /** The sentence without the name that it begins with; null if it begins otherwise. */
  rest: string | null
}

type Fields = LoggedEvent['event']

/** What is needed to tell something, as `Texts` has it. */
export interface Speech {
  has(key: string): boolean
  event(event: Fields, names: string[], key?: string, more?: Arguments): string
  listing(words: string[]): string
}

/** Stands for the name of the seat while a sentence is made, so that no name can be taken for another word. */
const SOMEBODY = '\uE000'

/** Tells events in one language to people of these names, and remembers what it has said. */
export class Chronicler {
  private readonly said = new WeakMap<LoggedEvent, Told>()

  constructor(
    private readonly speech: Speech,
    private readonly names: string[],
    /** The events with which a new part of the match begins, those of larger parts first. */
    private readonly chapters: readonly string[] = [],
  ) {}

  lines(log: LoggedEvent[]): Line[] {
    const page = new Page()
    for (let index = 0; index < log.length; ) {
      const entry = log[index]!
      // However often in a row something revealed was taken back, the cards have been dealt anew.
      if (isDealing(entry) && isDealing(log[index + 1]) && log[index + 1]!.event.seat === entry.event.seat) {
        index += 1
        continue
      }
      if (entry.event.event === 'turn_ended' && page.endTurn(entry)) {
        index += 1
        continue
      }
      const told = this.tell(log, index)
      index += told.count
      if (told.text) page.write(entry, log[index - 1]!.ply, told, this.chapters.indexOf(entry.event.event))
    }
    return page.lines
  }

  /** What was done with one action, in one breath; empty if nothing was. */
  deed(log: LoggedEvent[], ply: number): string {
    const lines = this.lines(log.filter((entry) => entry.ply === ply && entry.event.seat >= 0))
    // A heading has no full stop; among sentences it needs one.
    return lines.map(({ seat, opens, chapter, text }) => (opens ? `${this.names[seat]} ${text}` : chapter ? `${text}.` : text)).join(' ')
  }

  private tell(log: LoggedEvent[], index: number): Told {
    const first = log[index]!
    const count = this.listed(first.event) ? runLength(log, index) : 1
    const known = this.said.get(first)
    if (known?.count === count) return known
    const told = this.sentence(log.slice(index, index + count).map(({ event }) => event))
    this.said.set(first, told)
    return told
  }

  private listed(event: Fields): boolean {
    return this.speech.has(`log-${event.event}-item`)
  }

  private sentence(events: Fields[]): Told {
    const event = events[0]!
    const { seat } = event
    const names = this.names.map((name, index) => (index === seat ? SOMEBODY : name))
    const list: Arguments = this.listed(event) ? { list: this.list(events, names) } : {}
    const key = `log-${event.event}`
    const text = this.speech.has(key) ? this.speech.event(event, names, key, list) : this.speech.event(event, names)
    const rest = text.startsWith(`${SOMEBODY} `) ? text.slice(2) : null
    const name = this.names[seat] ?? ''
    return { count: events.length, text: text.replaceAll(SOMEBODY, name), rest: rest?.replaceAll(SOMEBODY, name) ?? null }
  }

  private list(events: Fields[], names: string[]): string {
    const key = `log-${events[0]!.event}-item`
    const items = new Map<string, number>()
    for (const event of sums(events)) {
      const told = this.speech.event(event, names, key).split('·')
      for (const item of told.map((part) => part.trim()).filter(Boolean)) items.set(item, (items.get(item) ?? 0) + 1)
    }
    return this.speech.listing([...items].map(([item, count]) => (count > 1 ? `${count} × ${item}` : item)))
  }
}

/** The lines as they are written down, one thing after the other. */
class Page {
  readonly lines: Line[] = []
  /** The seat whose turn is being told, if any. */
  private open: number | null = null
  /** The seats of which something was told in their turn. */
  private readonly active = new Set<number>()
  /** When the turn of each seat ended last. */
  private readonly ended = new Map<number, number>()
  /** The seats of which something was told at the last moment, the first one first. */
  private atOnce: number[] = []
  /** What is told several times over, and how often. */
  private readonly often = new Map<Line, { once: string; count: number }>()
  /** The headings, and how small a part each heads. */
  private readonly levels = new Map<Line, number>()

  /** Whether the end of a turn goes without saying: something was told of it. */
  endTurn({ ply, event }: LoggedEvent): boolean {
    const { seat } = event
    const told = this.active.delete(seat) || this.ended.get(seat) === ply
    this.ended.set(seat, ply)
    if (told) {
      this.open = null
      this.atOnce = []
    }
    return told
  }

  /** Makes a line the heading of what follows; those of parts as large or smaller are struck out if nothing followed. */
  private head(line: Line, level: number): void {
    while (this.lines.length > 0 && (this.levels.get(this.lines.at(-1)!) ?? -1) >= level) this.lines.pop()
    line.text = line.text.replace(/\.$/, '')
    this.levels.set(line, level)
  }

  /** Whether a line tells the same as is to be told now: then it tells how often. */
  private repeats(line: Line, text: string, ply: number): boolean {
    const known = this.often.get(line)
    // More may have been added to it since.
    const { once, count } = known && line.text === times(known.once, known.count) ? known : { once: line.text, count: 1 }
    if (capital(once) !== text) return false
    this.often.set(line, { once, count: count + 1 })
    Object.assign(line, { ply, text: times(once, count + 1) })
    return true
  }

  /** The level is that of a heading, 0 for the largest parts; -1 for any other line. */
  write({ ply: from, event }: LoggedEvent, ply: number, told: Told, level: number): void {
    const chapter = level >= 0
    const { seat } = event
    const last = this.lines.at(-1)
    const sameMoment = last?.ply === from
    if (!sameMoment) {
      // What happened to several seats at once is no beginning of a turn, except for the one that began it.
      if (this.atOnce.length > 0 && this.atOnce[0] !== this.open) this.open = null
      this.atOnce = []
    }
    const line = { from, ply, seat, opens: false, inner: false, chapter, text: told.text }
    if (chapter || seat < 0) {
      line.inner = !chapter && sameMoment && this.open !== null
      if (!line.inner) this.open = null
      if (chapter) this.head(line, level)
      this.lines.push(line)
      return
    }
    if (this.open !== seat) {
      this.lines.push({ ...line, opens: told.rest !== null, text: told.rest ?? told.text })
      this.open = told.rest === null ? null : seat
    } else if (last?.seat === seat && sameMoment) Object.assign(last, { ply, text: joined(last.text, told) })
    else if (last?.seat !== seat || !this.repeats(last, capital(told.rest ?? told.text), ply)) this.lines.push({ ...line, inner: true, text: capital(told.rest ?? told.text) })
    if (event.event === 'turn_ended') this.open = null
    else this.active.add(seat)
    this.atOnce.push(seat)
  }
}

/** A sentence with how often it is meant. */
function times(once: string, count: number): string {
  return `${once.replace(/\.$/, '')} (${count}×).`
}

function isDealing(entry: LoggedEvent | undefined): boolean {
  return entry?.event.event === 'dealt_anew'
}

function joined(text: string, { text: whole, rest }: Told): string {
  return rest !== null && text.endsWith('.') ? `${text.slice(0, -1)}; ${rest}` : `${text} ${capital(rest ?? whole)}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** How many entries from here on are of the same kind and seat. */
function runLength(log: LoggedEvent[], index: number): number {
  const { event, seat } = log[index]!.event
  let end = index + 1
  while (log[end]?.event.event === event && log[end]!.event.seat === seat) end += 1
  return end - index
}

/** Amounts of the same thing are added up. */
function sums(events: Fields[]): Fields[] {
  const kinds = new Map<string, Fields>()
  const sum: Fields[] = []
  for (const event of events) {
    const { amount, ...kind } = event
    const same = typeof amount === 'number' ? kinds.get(JSON.stringify(kind)) : undefined
    if (same) same.amount = (same.amount as number) + (amount as number)
    else {
      const copy = { ...event }
      kinds.set(JSON.stringify(kind), copy)
      sum.push(copy)
    }
  }
  return sum
}
