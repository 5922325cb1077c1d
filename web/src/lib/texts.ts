/**
 * What Ratusz says to people, in the browser: the same Fluent files, keys and arguments as `src/ratusz/texts.py`.
 * Ids of cards and resources are put into a sentence by name, in all the forms that the language's file gives them.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { LoggedEvent } from './messages'

export const LANGUAGES = ['en', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

const KINDS = ['card', 'resource']
/** Between one amount that comes or goes and the next one; the first follows a colon. */
const AMOUNTS = /(?<=[\p{L})]) (?=[+−]\d)/gu
const OPERANDS = ['first', 'second', 'third', 'fourth']

type Argument = string | number | boolean
export type Arguments = Record<string, Argument>

export class MissingText extends Error {}

/** The texts of some Fluent files, a later file completing the ones before it. */
export class Texts {
  readonly language: Language
  private readonly bundle: FluentBundle

  constructor(language: Language, files: string[]) {
    this.language = language
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const file of files) this.add(file)
  }

  /** Completes them by one more file. */
  add(file: string): void {
    this.bundle.addResource(new FluentResource(file))
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  /** The text of a key: `ids` go in by name, other arguments as they are. Throws MissingText if something lacks. */
  say(key: string, args: Arguments = {}, ids: Record<string, string> = {}): string {
    const known: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(args)) known[name] = argument(value)
    for (const [name, id] of Object.entries(ids)) Object.assign(known, this.forms(name, id))
    const pattern = this.bundle.getMessage(key)?.value
    if (!pattern) throw new MissingText(`There is no text '${key}' in language '${this.language}'.`)
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, known, errors)
    if (errors[0]) throw new MissingText(`Text '${key}' cannot be said in language '${this.language}': ${errors[0].message}`)
    return text
  }

  /** The text of a key and arguments as a game gives them: their strings are ids. */
  message(key: string, given: Arguments, args: Arguments = {}): string {
    const ids: Record<string, string> = {}
    const plain: Arguments = { ...args }
    for (const [name, value] of Object.entries(given)) {
      if (typeof value === 'string') ids[name] = value
      else plain[name] = value
    }
    return this.say(key, plain, ids)
  }

  /**
   * The sentence of an event, for seats of these names.
   *
   * `other` is another seat; several ids, or the seats of an `order`, are told in one breath. Another text than the usual
   * one goes by its key, and may take more arguments.
   */
  event(event: LoggedEvent['event'], names: string[], key = `event-${event.event}`, more: Arguments = {}): string {
    const { event: _, seat, other, ...fields } = event
    const people: Arguments = { ...more }
    if (seat >= 0) people.player = names[seat] ?? ''
    if (typeof other === 'number') people.other = names[other] ?? ''
    const given: Arguments = {}
    for (const [name, value] of Object.entries(fields) as [string, Argument | (number | string)[]][]) {
      if (Array.isArray(value)) people[name] = this.listing(value.map((item) => this.nameOf(item, names)))
      else given[name] = value
    }
    return this.message(key, given, people).replace(AMOUNTS, ', ')
  }

  private nameOf(item: number | string, names: string[]): string {
    return typeof item === 'number' ? (names[item] ?? String(item)) : (this.forms('name', item).name ?? '')
  }

  /** An action, given in its notation, as one would ask somebody to do it; a seat that it means is called by one of the names. */
  action(notation: string, names: readonly string[] = []): string {
    const [verb, ...words] = notation.split(' ')
    const operands: Arguments = {}
    words.forEach((word, index) => (operands[OPERANDS[index]!] = /^\d+$/.test(word) ? Number(word) : word))
    const people = Object.entries(operands).flatMap(([name, seat]) => (typeof seat === 'number' ? [[`${name}-player`, names[seat - 1] ?? String(seat)]] : []))
    return this.message(`action-${verb}`, operands, Object.fromEntries(people) as Arguments)
  }

  /** What a step asks a player; the plain numbers of the view are at hand for it. */
  question(step: string, view: Record<string, unknown>, player: string): string {
    const known: Arguments = {}
    for (const [name, value] of Object.entries(view)) {
      if (typeof value === 'number' || typeof value === 'boolean') known[name] = value
      else if (typeof value === 'string' && KINDS.some((kind) => this.bundle.hasMessage(`${kind}-${value}`))) Object.assign(known, this.forms(name, value))
    }
    return this.say(`question-${step}`, { player, ...known })
  }

  /** Several things in one breath: `a, b and c`. */
  listing(words: string[]): string {
    if (words.length < 2) return words.join('')
    return this.say('list-and', { start: words.slice(0, -1).join(', '), last: words.at(-1)! })
  }

  /** The arguments that an id becomes: its name and the forms of its name. An empty id names nothing. */
  private forms(name: string, id: string): Record<string, string> {
    for (const kind of KINDS) {
      const message = this.bundle.getMessage(`${kind}-${id}`)
      if (!message?.value) continue
      const forms = { [name]: this.bundle.formatPattern(message.value) }
      for (const [form, pattern] of Object.entries(message.attributes)) {
        forms[`${name}-${form}`] = this.bundle.formatPattern(pattern)
      }
      return forms
    }
    if (id) throw new MissingText(`'${id}' has no name in language '${this.language}'.`)
    return {}
  }
}

/** A number with a true minus sign. */
class Figure extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    return super.toString(...scope).replace('-', '−')
  }
}

function argument(value: Argument): FluentVariable {
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  return typeof value === 'number' ? new Figure(value, { useGrouping: false }) : value
}
