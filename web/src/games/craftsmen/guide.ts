/** The guided first year: one lesson for each guild, when its helper acts. */
import type { TableState } from '../../lib/messages'
import type { GuideStep } from '../module'
import { viewOf } from './types'

const asked = (state: TableState): boolean => state.questions.length > 0
const step = (state: TableState): string => state.questions[0]?.step ?? ''
/** After the first round, in which there was a lesson for each guild. */
const later = (state: TableState): boolean => viewOf(state).season !== 'spring'
const sends = (state: TableState): boolean => step(state) === 'send_helper'

/** A lesson that comes with its question, if it comes. */
const lesson = (text: string, steps: string[], target: string, sees: string[] = []): GuideStep => ({
  text,
  target,
  sees: ['question', 'panel', ...sees],
  when: (state) => steps.includes(step(state)),
  button: false,
  optional: true,
})

export const guide: GuideStep[] = [
  { text: 'guide-aim', target: 'town', sees: ['question'], when: asked, button: true },
  { text: 'guide-estate', target: 'estate', sees: ['question'], when: asked, button: true },
  { text: 'guide-hand', target: 'hand', sees: ['estate', 'question'], when: asked, button: true },
  lesson('guide-exchange', ['exchange', 'swap'], 'hand'),
  { text: 'guide-helpers', target: 'town', sees: ['question'], when: sends, button: true },
  { text: 'guide-queue', target: 'town', sees: ['question'], when: sends, button: true },
  { text: 'guide-send', target: 'town', sees: ['question'], when: sends, button: false },
  lesson('guide-bank', ['bank'], 'capital'),
  lesson('guide-discard', ['keep_one_more', 'discard'], 'my-capital'),
  lesson('guide-build', ['build'], 'hand', ['estate']),
  lesson('guide-pay', ['pay'], 'my-capital'),
  lesson('guide-notary', ['notary'], 'market', ['hand']),
  lesson('guide-auction', ['open_auction', 'raise_bid', 'outbid'], 'market'),
  lesson('guide-crafts', ['craft'], 'estate', ['chains']),
  lesson('guide-granary', ['deliver', 'reward'], 'granary', ['capital', 'estate']),
  lesson('guide-merchants', ['buy_good'], 'granary', ['estate']),
  {
    text: 'guide-summer',
    target: 'town',
    sees: ['question'],
    when: (state) => sends(state) && later(state),
    button: false,
    optional: true,
  },
  { ...lesson('guide-beer', [], 'estate', ['chains']), when: (state) => ['craft', 'labour'].includes(step(state)) && later(state) },
  lesson('guide-ships', ['load_ship'], 'ships'),
  lesson('guide-hall', ['hall'], 'calendar'),
  {
    text: 'guide-year',
    target: 'calendar',
    sees: ['question'],
    when: (state) => asked(state) && !['spring', 'summer'].includes(viewOf(state).season),
    button: true,
  },
]
