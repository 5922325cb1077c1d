/** The first turns of a newcomer. */
import type { TableState } from '../../lib/messages'
import type { GuideStep } from '../module'
import { viewOf } from './types'

const asked = (state: TableState): boolean => state.questions.length > 0
const stepOf = (state: TableState): string => (asked(state) ? (state.questions[0]!.step ?? '') : '')
/** Whether my first main action is done, or the round is over. */
const begun = (state: TableState): boolean => {
  const view = viewOf(state)
  return stepOf(state) === 'after_main' || view.round > 1 || view.turn > view.seats.length
}
const choosing = (state: TableState): boolean => stepOf(state) === 'main_action' && !begun(state)
const secondTurn = (state: TableState): boolean => asked(state) && (viewOf(state).round > 1 || viewOf(state).turn > viewOf(state).seats.length)

/** Whoever acts before all was told is not kept waiting for it: what `choosing` tells may be left out. */
export const guide: GuideStep[] = [
  { text: 'guide-aim', target: null, when: asked, button: true },
  { text: 'guide-feeding', target: 'feeding', sees: ['round', 'goods'], when: asked, button: true },
  { text: 'guide-supply', target: 'tiles', sees: ['offers'], when: asked, button: true },
  { text: 'guide-go-on', target: 'question', when: (state) => stepOf(state) === 'before_supply' && !begun(state), button: false, optional: true },
  { text: 'guide-offers', target: 'offers', when: choosing, button: true, optional: true },
  { text: 'guide-buildings', target: 'town', when: choosing, button: true, optional: true },
  { text: 'guide-choose', target: 'offers', sees: ['town', 'question'], when: choosing, button: false, optional: true },
  { text: 'guide-goods', target: 'goods', when: begun, button: true },
  { text: 'guide-energy', target: 'goods', sees: ['town'], when: begun, button: true },
  { text: 'guide-end', target: 'question', when: (state) => stepOf(state) === 'after_main', button: false },
  { text: 'guide-build', target: 'stacks', sees: ['town'], when: secondTurn, button: true },
  { text: 'guide-ships', target: 'ships', when: secondTurn, button: true },
  { text: 'guide-interest', target: 'tiles', when: secondTurn, button: true },
  { text: 'guide-loans', target: 'feeding', when: secondTurn, button: true },
  { text: 'guide-plan', target: null, when: secondTurn, button: true },
]
