/**
 * Scenes: what makes a table look up is seen large, for a second or two, with one line that says what it means for me.
 *
 * A game's `scenes.ts` exports a `Plan` as its default: the scenes of what has happened between two positions. The stage
 * (`shell/theatre`) shows the most telling of them. Its texts `scene-<kind>` are in a section `@later` of the game's texts.
 */
import type { SayText } from '../games/module'

/** How a part of a picture comes, or goes; all by being moved, turned or faded, which costs no drawing. */
export type Moves = 'still' | 'grow' | 'drop' | 'sail' | 'pass' | 'fall' | 'fade' | 'flip' | 'swing' | 'leave' | 'rise' | 'ring'

/** A part of a picture: the inside of an SVG, 120 × 80. */
export interface Layer {
  of: string
  moves: Moves
  /** How many come before it. */
  nth?: number
}

export interface Scene {
  /** Which text says it, `scene-<kind>`. */
  kind: string
  args?: Record<string, string | number>
  ids?: Record<string, string>
  /** Who did it; TABLE if it concerns everybody, whoever did it. */
  seat: number
  /** The most telling of a change is shown. */
  weight: number
  layers: Layer[]
  /** Milliseconds. */
  lasts?: number
}

export const TABLE = -1

/** What has been seen, and by whom. */
export interface Sight<Event, View> {
  events: readonly Event[]
  before: View
  now: View
  /** The seat through which it is seen; null for those who only watch. */
  me: number | null
  names: string[]
  say: SayText
  listing: (words: string[]) => string
}

export type Plan<Event = never, View = never> = (sight: Sight<Event, View>) => Scene[]

/** Whether a seat is mine, another's, or I only watch: texts choose by it. */
export const whose = (me: number | null, seat: number): 'me' | 'other' => (me === seat ? 'me' : 'other')

/** The one scene of a change: what a bot does for itself is no concern of the table. */
export function mostTelling(scenes: readonly Scene[], isBot: (seat: number) => boolean): Scene | null {
  const seen = scenes.filter(({ seat }) => seat === TABLE || !isBot(seat))
  return seen.reduce<Scene | null>((best, scene) => (best && best.weight >= scene.weight ? best : scene), null)
}

/** Something that is there, and something that comes. */
export const still = (of: string): Layer => ({ of, moves: 'still' })
export const moving = (moves: Moves, of: string, nth = 0): Layer => ({ of, moves, nth })

/** What stands in a town, or lies on the water before it: a picture of the kit without its landscape. */
export interface Plot {
  of: string
  afloat?: boolean
}

/** What a seat has built in a match, in the order in which it is to be seen. */
export type Town<View = never> = (view: View, seat: number) => Plot[]
