/** What a person has chosen in this browser; kept in local storage where that is allowed. */
import type { EndTurn } from './ending'
import type { SeatWish } from './messages'
import { LANGUAGES, type Language } from './texts'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'normal' | 'fast' | 'off'
/** How long what others do is held before the next is shown. */
export type Pace = 'calm' | 'brisk' | 'now'
/** When a shared screen is hidden between two people: if the next one has secrets, always, or never. */
export type HandOver = 'secrets' | 'always' | 'never'

export interface Settings {
  language: Language
  theme: Theme
  motion: Motion
  pace: Pace
  sound: boolean
  /** Whether sound has been offered: nobody is asked twice. */
  heard: boolean
  /** Whether to be asked about chances to act out of turn. */
  windows: boolean
  /** Whether to be asked what everybody answers alike. */
  everything: boolean
  /** What becomes of a turn in which nothing is left to decide. */
  endTurn: EndTurn
  handOver: HandOver
  /** Whether rules are called by their numbers, and what the rules say to programmers is shown. */
  ruleNumbers: boolean
  name: string
  /** The games whose guide was seen or declined. */
  guided: string[]
  /** For each game that was played here, against how many bots, and how well they played. */
  opponents: Record<string, Opponents>
}

export interface Opponents {
  bots: number
  level: NonNullable<SeatWish['level']>
}

const KEY = 'ratusz-settings'

/** Local storage may be forbidden or full: then choices last as long as the page. */
export function recall<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}

function preferredLanguage(): Language {
  const wish = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => (LANGUAGES as readonly string[]).includes(tag))
  return (wish as Language | undefined) ?? 'en'
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)')
const kept = recall<Partial<Settings>>(KEY)

export const settings: Settings = $state({
  language: preferredLanguage(),
  theme: 'system',
  motion: 'normal',
  pace: 'brisk',
  sound: false,
  heard: false,
  windows: false,
  everything: false,
  // Whoever wants a page that does not move wants nothing to end by itself either.
  endTurn: kept?.motion === 'off' || reduced.matches ? 'ask' : 'moment',
  handOver: 'secrets',
  ruleNumbers: false,
  name: '',
  guided: [],
  opponents: {},
  ...kept,
})

/** Milliseconds of a movement on the board; 0 where motion is unwanted. */
export function motionTime(): number {
  if (settings.motion === 'off' || reduced.matches) return 0
  return settings.motion === 'fast' ? 150 : 300
}

/** Keeps the choices and shows them on the page; called once, inside an effect root. */
export function keepSettings(): void {
  $effect(() => {
    remember(KEY, $state.snapshot(settings))
    const page = document.documentElement
    if (settings.theme === 'system') delete page.dataset.theme
    else page.dataset.theme = settings.theme
    page.dataset.motion = settings.motion
  })
}
