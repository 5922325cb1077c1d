/** The guided first round. */
import type { TableState } from '../../lib/messages'
import type { GuideStep } from '../module'
import { viewOf } from './types'

const asked = (state: TableState): boolean => state.questions.length > 0
const step = (state: TableState): string => state.questions[0]?.step ?? ''
const mine = (state: TableState) => (state.seat === null ? undefined : viewOf(state).seats[state.seat])
const planning = (state: TableState): boolean => step(state) === 'plan' || step(state) === 'task'
const placed = (state: TableState): boolean => (mine(state)?.plan?.length ?? 0) > 0
const acting = (state: TableState): boolean => step(state) === 'turn'

export const guide: GuideStep[] = [
  { text: 'guide-aim', target: null, when: asked, button: true },
  { text: 'guide-market', target: 'market', when: planning, button: true },
  { text: 'guide-place', target: 'mat', sees: ['market', 'question'], when: (state) => planning(state) && !placed(state), button: false },
  { text: 'guide-ready', target: 'mat', sees: ['market', 'question'], when: (state) => planning(state) && placed(state), button: true },
  { text: 'guide-done', target: 'question', sees: ['mat'], when: (state) => planning(state) && placed(state), button: false },
  { text: 'guide-act', target: 'use', sees: ['question'], when: acting, button: false },
  { text: 'guide-bag', target: 'bag', sees: ['question'], when: (state) => asked(state) && !planning(state) && !acting(state), button: true },
  { text: 'guide-event', target: 'event', when: asked, button: true },
  { text: 'guide-map', target: 'map', when: asked, button: true },
  { text: 'guide-score', target: 'goods', when: asked, button: true },
]
