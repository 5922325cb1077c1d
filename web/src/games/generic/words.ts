/** What a game is told in that nobody has drawn: entries of its view, its answers, what they cost and bring. */
import { figure } from '../../lib/format'
import { known, say, texts } from '../../lib/i18n.svelte'
import type { Outcome } from '../../lib/messages'
import { MissingText } from '../../lib/texts'

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The name of an id; the id itself where it has none. */
export function named(id: string): string {
  const key = ['card', 'resource'].map((kind) => `${kind}-${id}`).find(known)
  return key === undefined ? id : say(key)
}

/** What an entry of a view is called: by a text of its own, or else by its key. */
export function label(key: string): string {
  return known(`view-${key}`) ? say(`view-${key}`) : capital(named(key).replaceAll('_', ' '))
}

/** A plain value. */
export function plain(value: unknown): string {
  if (typeof value === 'string') return named(value)
  if (typeof value === 'number') return figure(value)
  return value ? say('answer-yes') : '–'
}

/** A text that may lack an argument; null if it cannot be said. */
function attempt(speak: () => string | undefined): string | null {
  try {
    return speak() ?? null
  } catch (error) {
    if (error instanceof MissingText) return null
    throw error
  }
}

/** An answer in words, or the beginning that several of them share. */
export function sayAnswer(notation: string): string {
  return capital(attempt(() => texts()?.action(notation)) ?? notation.split(' ').map(named).join(' '))
}

/** Why something is closed; nothing where that cannot be said. */
export function sayWhy(why: string, args: Record<string, number | string> = {}): string {
  return attempt(() => texts()?.message(`closed-${why}`, args)) ?? ''
}

const amount = (kind: string, count: number): string => (known(kind) ? say(kind, { [kind]: count }) : `${count} ${named(kind)}`)

/** So much of a kind that comes or goes. */
export const gained = (kind: string, count: number): string => `${count < 0 ? '−' : '+'}${amount(kind, Math.abs(count))}`

/** What an answer costs and brings. */
export function changes({ cost = {}, gain = {} }: Outcome): string[] {
  return [...Object.entries(cost).map(([kind, count]) => gained(kind, -count)), ...Object.entries(gain).map(([kind, count]) => gained(kind, count))]
}
