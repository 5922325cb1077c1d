/** The guided first round. */
import type { TableState } from '../../lib/messages'
import type { GuideStep } from '../module'
import { choice, type Tab } from './choice.svelte'
import { viewOf } from './types'

const asked = (state: TableState): boolean => state.questions.length > 0
const step = (state: TableState): string => state.questions[0]?.step ?? ''
const mine = (state: TableState) => (state.seat === null ? undefined : viewOf(state).seats[state.seat])
const planning = (state: TableState): boolean => step(state) === 'plan' || step(state) === 'task'
const placed = (state: TableState): boolean => (mine(state)?.plan?.length ?? 0) > 0
const acting = (state: TableState): boolean => step(state) === 'turn'
/** What is told of a part of the table, which is turned up for it; on a large screen most are there anyway. */
const tells = (what: string, target: string, tab: Tab): GuideStep => ({ text: `guide-${what}`, target, sees: ['question'], when: asked, show: () => (choice.tab = tab), button: true })

/** Whoever plans before all was told is not kept waiting for it: what is told of planning may be left out. */
export const guide: GuideStep[] = [
  { text: 'guide-aim', target: null, when: asked, button: true },
  { text: 'guide-market', target: 'market', when: planning, button: true, optional: true },
  { text: 'guide-place', target: 'first', sees: ['market', 'mat', 'question'], when: (state) => planning(state) && !placed(state), button: false, optional: true },
  { text: 'guide-ready', target: 'mat', sees: ['market', 'question'], when: (state) => planning(state) && placed(state), button: true, optional: true },
  { text: 'guide-done', target: 'question', sees: ['mat'], when: (state) => planning(state) && placed(state), button: false, optional: true },
  { text: 'guide-act', target: 'use', sees: ['question'], when: acting, button: false },
  { ...tells('tracks', 'tracks', 'town'), when: (state) => asked(state) && !acting(state) },
  tells('tiles', 'tiles', 'tiles'),
  tells('bag', 'bag', 'mat'),
  tells('map', 'map', 'map'),
  tells('stations', 'map', 'map'),
  tells('deeds', 'deeds', 'town'),
  tells('event', 'event', 'mat'),
  tells('score', 'goods', 'mat'),
]
