/** The guided first turns. */
import type { TableState } from '../../lib/messages'
import type { GuideStep } from '../module'
import { viewOf } from './types'

const asked = (state: TableState): boolean => state.questions.length > 0
const step = (state: TableState): string => state.questions[0]?.step ?? ''
const phase = (state: TableState): string => viewOf(state).phase

export const guide: GuideStep[] = [
  { text: 'guide-aim', target: 'town', when: asked, button: true },
  { text: 'guide-hand', target: 'hand', sees: ['estate'], when: asked, button: true },
  { text: 'guide-exchange', target: 'hand', sees: ['question'], when: (state) => phase(state) === 'exchange', button: false },
  { text: 'guide-helpers', target: 'town', sees: ['question'], when: (state) => step(state) === 'send_helper', button: true },
  { text: 'guide-queue', target: 'town', when: (state) => phase(state) === 'helpers', button: true },
  { text: 'guide-send', target: 'town', sees: ['question'], when: (state) => phase(state) === 'helpers', button: false },
  { text: 'guide-stages', target: 'calendar', when: (state) => phase(state) === 'stage', button: true },
  { text: 'guide-capital', target: 'my-capital', when: (state) => phase(state) === 'stage', button: true },
  { text: 'guide-chain', target: 'estate', when: (state) => phase(state) === 'stage', button: true },
  { text: 'guide-ships', target: 'ships', when: (state) => phase(state) === 'stage', button: true },
  { text: 'guide-year', target: 'calendar', when: (state) => phase(state) === 'stage', button: true },
]
