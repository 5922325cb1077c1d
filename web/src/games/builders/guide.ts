/** The guided first turn. */
import type { TableState } from '../../lib/messages'
import type { GuideStep } from '../module'
import { viewOf, type SeatView } from './types'

function mine(state: TableState): SeatView | undefined {
  return state.seat === null ? undefined : viewOf(state).seats[state.seat]
}

const asked = (state: TableState): boolean => state.questions.length > 0
const hasSite = (state: TableState): boolean => (mine(state)?.sites.length ?? 0) > 0 || hasFinished(state)
const hasFinished = (state: TableState): boolean => (mine(state)?.finished.length ?? 0) > 0
const hasSent = (state: TableState): boolean => hasFinished(state) || (mine(state)?.sites.some(({ workers }) => workers.length > 0) ?? false)
const hired = (state: TableState): boolean => {
  const seat = mine(state)
  return seat !== undefined && seat.free_workers.length + seat.sites.reduce((total, { workers }) => total + workers.length, 0) > 1
}
const spent = (state: TableState): boolean => viewOf(state).actions_left === 0

export const guide: GuideStep[] = [
  { text: 'guide-aim', target: 'track', when: asked, button: true },
  { text: 'guide-rows', target: 'buildings', sees: ['workers'], when: asked, button: true },
  { text: 'guide-start', target: 'buildings', sees: ['actions'], when: (state) => asked(state) && !hasSite(state), button: false },
  { text: 'guide-site', target: 'yard', when: hasSite, button: true },
  { text: 'guide-send', target: 'free', sees: ['yard', 'actions'], when: (state) => asked(state) && !hasSent(state), button: false },
  { text: 'guide-price', target: 'yard', when: hasSent, button: true },
  { text: 'guide-finish', target: 'yard', when: hasSent, button: true },
  { text: 'guide-hire', target: 'workers', sees: ['yard'], when: (state) => asked(state) && !hired(state) && !spent(state), button: false },
  { text: 'guide-coins', target: 'bank', sees: ['actions'], when: (state) => hired(state) || spent(state), button: true },
  { text: 'guide-end', target: 'question', when: asked, button: true },
]
