/** The answers of Little Town, found by the squares, tiles and cards that give them: notation names both. */
import type { Answer, Answers } from '../../lib/question'
import type { BoardProps } from '../module'
import { GOODS, RESOURCES, type Amounts, type Resource } from './cards'
import type { LittleTownAbout, LittleTownView } from './types'

/** What the parts of the table share. */
export interface Scene extends Pick<BoardProps, 'mySeat' | 'question' | 'hovered' | 'hinted' | 'choose' | 'hover' | 'say'> {
  view: LittleTownView
  names: string[]
  legal: Answers
}

export const aboutOf = (answer: Answer | undefined): LittleTownAbout => answer?.about ?? {}

export const verbOf = (notation: string): string => notation.split(' ')[0]!

export function pairOf(id: string): Resource[] {
  return id.split('_').filter((good): good is Resource => RESOURCES.includes(good as Resource))
}

/** Of an answer that is given on an empty square, that square. */
export function squareOf(notation: string | null): string | null {
  return /^(?:place|build_on) (.+)$/.exec(notation ?? '')?.[1] ?? null
}

const PANEL = ['give', 'take', 'buy', 'feed', 'buy_food']

/** The answers that are given in a panel: how to pay, what to swap, what to eat. */
export function inPanel(answers: readonly Answer[]): Answer[] {
  return answers.filter(({ notation }) => PANEL.includes(verbOf(notation)))
}

/** What is paid and got besides the rent, as far as it can be said before. */
export function bargainOf(answer: Answer): { pays: Amounts; gets: Amounts; rent: number } {
  const { cost = {}, gain = {} } = answer
  const { pays = cost, gets = gain, rent = 0 } = aboutOf(answer)
  return { pays, gets, rent }
}

/** What the seat has more or less of then. */
export function changeOf(answer: Answer): Amounts {
  const { pays, gets, rent } = bargainOf(answer)
  return Object.fromEntries(GOODS.map((good) => [good, (gets[good] ?? 0) - (pays[good] ?? 0) - (good === 'coins' ? rent : 0)]))
}
