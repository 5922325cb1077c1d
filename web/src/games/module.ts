/** What the shell knows of a game: `games/<id>/index.ts` exports a GameModule as its default, `games/<id>/card.ts` a GameCard. */
import type { Component } from 'svelte'
import type { LoggedEvent, Question, TableState } from '../lib/messages'
import type { Answer, Asked } from '../lib/question'

// What a game may use of the shell: the custom properties of `shell/tokens.css` (colours, type; `--accent` is the game's),
// the classes of `shell/base.css` (`button`, `panel`, `muted`, `for-readers`, and those that say how things lie: `flow`,
// `grid`, `gap-4`, `size-15` …), `lib/Mark.svelte` (a seat's mark), `lib/seats.ts`, and `lib/tip.svelte.ts` (tooltips
// that link to rules by their ID).

/**
 * Says a text of the shell or of the current game in the current language. Arguments go in as they are; `ids` of cards
 * and resources go in by name, with every form of the name: `{ building: 'chapel' }` gives `$building`, `$building-genitive` …
 */
export type SayText = (key: string, args?: Record<string, string | number>, ids?: Record<string, string>) => string

/** Elements that play an answer carry `data-action={notation}`: the shell moves the focus between them with the arrow keys. */
export interface BoardProps {
  /** The newest state, or the moment being replayed in its shape. */
  state: TableState
  /** All that has happened until then. */
  log: LoggedEvent[]
  /** The seat whose area is shown as mine; null for spectators. */
  mySeat: number | null
  /** The legal answers of the question being asked of me; empty when nothing is asked or while replaying. */
  answers: Answer[]
  /** The same question as a whole: with what is closed, and how a panel puts its answer together. */
  question: Asked | null
  /** Play an answer, by its notation. */
  choose: (notation: string) => void
  /**
   * Play several answers at once, each when its question has come: a payment or a plan that was put together before
   * anything is sent. What is not asked for, since there is no choice, is left out; one undo takes back all of them.
   */
  chooseAll: (notations: string[]) => void
  /** Ask for more of the ways that the question lists (`question.ways.more`). */
  moreWays: () => void
  /** The answer being hovered or focused anywhere, for previews; the board sets it too. */
  hovered: string | null
  hover: (action: string | null) => void
  /** The answer that a hint proposes, to be marked until something is played. */
  hinted: string | null
  /** That answer and those that the hint proposes after it. */
  advised: string[]
  say: SayText
  /** Motion in milliseconds; 0 with reduced motion or while skipping. */
  motion: number
}

export interface SeatSummaryProps {
  state: TableState
  seat: number
  say: SayText
}

/** One card of the guided first match: shown while `when` holds, pointing at the element with `data-guide={target}`. */
export interface GuideStep {
  /** The key of its text. */
  text: string
  /** The key where another text fits better what there is now. */
  rather?: (state: TableState) => string | null
  target: string | null
  /** What else it speaks of, by `data-guide`: the card does not cover it if there is any other place. */
  sees?: string[]
  when: (state: TableState) => boolean
  /** Turns up the part of the table that it speaks of, where not all are to be seen. */
  show?: () => void
  /** Whether the guide goes on without it, when the time of a later step has come; its own may come after that. */
  optional?: boolean
  /** Whether it goes on by a button (true) or when the person has done it (`when` of the next step holds). */
  button: boolean
}

/**
 * What the lobby shows of a game before it is loaded: `games/<id>/card.ts` exports this as its default.
 * It is part of the first load, so it stays small; without it the lobby shows a generic card. The name and the line about
 * the game are the texts `game-name` and `game-description` of the Python package; `game-note`, if there is one, says what
 * players should know before they begin.
 */
export interface GameCard {
  /** How long a match takes, such as `30` or `30–60`. */
  minutes: string
  /** How much there is to think about, 1 to 5. */
  weight: number
  /** The game's colour on paper and on the dark table; at least 3:1 against both. */
  accent: { light: string; dark: string }
  /** A drawing that fills a wide frame (viewBox 0 0 320 180, `preserveAspectRatio="xMidYMid slice"`), coloured with the design's custom properties. Lines are drawn with the pen of the lobby, but for `.sky` and `.sun`. */
  Picture: Component
}

export interface GameModule {
  id: string
  /** The table itself: everything public. Every legal action that has a place is clickable there. */
  Board: Component<BoardProps>
  /** My area: what never scrolls away (resources, workers, hand). */
  MyArea: Component<BoardProps>
  /** One line of key figures of a seat, for the list of seats. */
  SeatSummary: Component<SeatSummaryProps>
  /** Whether an answer has its place on the board; the question bar offers the others. */
  onBoard: (answer: Answer) => boolean
  /** Answers by which one goes on where nothing else is wanted: they have the main place of the bar, as `end_turn` has; `step:answer` where that is so in one step alone. */
  goingOn?: readonly string[]
  /** What an answer in the question bar is called if its usual text does not fit the step being asked; null if it does. */
  label?: (answer: Answer, state: TableState, say: SayText) => string | null
  /** What is asked, if the usual text of its step does not say enough; null if it does. */
  question?: (question: Question, state: TableState, say: SayText) => string | null
  /** What an answer costs and brings, in words, for the preview in the question bar; empty if there is nothing to say. */
  preview: (answer: Answer, state: TableState, say: SayText) => string
  /** What was picked up and is to be put somewhere now, in words for the question bar; empty if nothing was. */
  holding?: (say: SayText) => string
  /** How many rounds a match has, where the view does not say so. */
  rounds?: number
  /** The points that the list of seats shows, and what counts for them; without it, those that a seat would have if the match ended now. */
  standing?: (state: TableState, seat: number, say: SayText) => { points: number; counts: string }
  /** The guided first turn, for whoever wants it. */
  guide?: () => Promise<{ guide: GuideStep[] }>
  /** The events with which a new part of the match begins, such as a round; those of larger parts first. */
  chapters?: readonly string[]
  /** By verb the rule that says when it is done, `RULES` of the game's types: what cannot be done says so. */
  rules?: Record<string, string>
  /** The points of a score sheet row link to these rule IDs. */
  scoreRules: Record<string, string>
  /** A sign for a row of the score sheet. */
  scoreIcons?: Record<string, Component>
}
