/** What every part of the table needs to know of the moment. */
import type { Answers, Asked } from '../../lib/question'
import type { SayText } from '../module'
import type { Legal } from './answers'
import type { HavreView } from './types'

export interface Scene {
  view: HavreView
  legal: Legal
  /** The legal answers with what they tell, and the question as a whole. */
  answers: Answers
  question: Asked | null
  /** The step being asked of me; empty if nothing is. */
  step: string
  mySeat: number | null
  names: string[]
  /** The answer that a hint proposes. */
  hinted: string | null
  costsOf2008: boolean
  choose: (action: string) => void
  hover: (action: string | null) => void
  say: SayText
  motion: number
}
