/** What every part of the table needs to know of the moment. */
import type { Answers } from '../../lib/question'
import type { BoardProps } from '../module'
import type { Legal } from './answers'
import type { HavreView } from './types'

export interface Scene extends Pick<BoardProps, 'question' | 'mySeat' | 'hinted' | 'choose' | 'chooseAll' | 'hover' | 'say' | 'motion'> {
  view: HavreView
  legal: Legal
  /** The legal answers with what they tell. */
  answers: Answers
  /** The step being asked of me; empty if nothing is. */
  step: string
  names: string[]
}
