/** The guided first turn. */
import type { TableState } from '../../lib/messages'
import type { GuideStep } from '../module'
import { viewOf } from './types'

const asked = (state: TableState): boolean => state.questions.length > 0
const mine = (state: TableState) => (state.seat === null ? undefined : viewOf(state).seats[state.seat])
/** Whether my first worker is at work, or has been. */
const begun = (state: TableState): boolean => {
  const seat = mine(state)
  const view = viewOf(state)
  return seat !== undefined && (view.round > 1 || seat.workers < view.workers_each)
}
const working = (state: TableState): boolean => asked(state) && state.questions[0]!.step !== 'turn'
const next = (state: TableState): boolean => begun(state) && !working(state)

export const guide: GuideStep[] = [
  { text: 'guide-aim', target: 'map', when: asked, button: true },
  { text: 'guide-gather', target: 'map', when: asked, button: true },
  { text: 'guide-place', target: 'map', sees: ['question'], when: (state) => asked(state) && !begun(state), button: false },
  { text: 'guide-goods', target: 'goods', when: begun, button: true },
  { text: 'guide-end', target: 'question', when: working, button: false },
  { text: 'guide-market', target: 'market', sees: ['map'], when: next, button: true },
  { text: 'guide-rent', target: 'map', when: next, button: true },
  { text: 'guide-objectives', target: 'objectives', when: next, button: true },
  { text: 'guide-food', target: 'goods', when: next, button: true },
  { text: 'guide-score', target: 'track', when: next, button: true },
]
