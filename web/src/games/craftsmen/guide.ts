/** The guided first year: one lesson for each guild, when its helper acts. */
import type { TableState } from '../../lib/messages'
import type { GuideStep } from '../module'
import { viewOf, type BuiltView, type SeatView } from './types'

const asked = (state: TableState): boolean => state.questions.length > 0
const step = (state: TableState): string => state.questions[0]?.step ?? ''
/** After the first round, in which there was a lesson for each guild. */
const later = (state: TableState): boolean => viewOf(state).season !== 'spring'
const sends = (state: TableState): boolean => step(state) === 'send_helper'

const mine = (state: TableState): SeatView => viewOf(state).seats[state.seat ?? 0]!
/** What is there of the first year that was prepared; in any other match the lessons speak of no certain card. */
const brewery = (state: TableState): BuiltView | undefined => mine(state).estate.find(({ building }) => building === 'brewery_1')
const lacks = (state: TableState, place: number): boolean => brewery(state)?.icons[place] === 0
const isPrepared = (state: TableState): boolean => brewery(state) !== undefined
const [WHEAT, BARREL] = [0, 1]

const unless = (fits: (state: TableState) => boolean, other: string) => (state: TableState) => (fits(state) ? null : other)

function builds(state: TableState): string | null {
  if (viewOf(state).built > 0) return 'guide-second'
  return isPrepared(state) && mine(state).buildings.includes('mill_2') ? null : 'guide-build-any'
}

/** A lesson that comes with its question, if it comes. */
const lesson = (text: string, steps: string[], target: string, sees: string[] = [], rather?: GuideStep['rather']): GuideStep => ({
  text,
  ...(rather && { rather }),
  target,
  sees: ['question', 'panel', ...sees],
  when: (state) => steps.includes(step(state)),
  button: false,
  optional: true,
})

export const guide: GuideStep[] = [
  { text: 'guide-aim', target: 'town', sees: ['question'], when: asked, button: true },
  { text: 'guide-estate', rather: unless(isPrepared, 'guide-estate-any'), target: 'estate', sees: ['question'], when: asked, button: true },
  { text: 'guide-hand', target: 'hand', sees: ['estate', 'question'], when: asked, button: true },
  lesson('guide-exchange', ['exchange', 'swap'], 'hand'),
  { text: 'guide-helpers', target: 'town', sees: ['question'], when: sends, button: true },
  { text: 'guide-queue', target: 'town', sees: ['question'], when: sends, button: true },
  { text: 'guide-send', rather: unless(isPrepared, 'guide-send-any'), target: 'town', sees: ['question'], when: sends, button: false },
  lesson('guide-bank', ['bank'], 'capital'),
  lesson('guide-discard', ['keep_one_more', 'discard'], 'my-capital', [], unless((state) => step(state) !== 'discard', 'guide-discard-choose')),
  lesson('guide-build', ['build'], 'hand', ['estate', 'my-capital'], builds),
  lesson('guide-pay', ['pay'], 'my-capital'),
  lesson('guide-notary', ['notary'], 'market', ['hand', 'my-capital']),
  lesson('guide-peek', ['peek_after'], 'market'),
  lesson('guide-auction', ['open_auction', 'raise_bid', 'outbid'], 'panel'),
  lesson('guide-crafts', ['craft'], 'estate', ['chains'], unless((state) => lacks(state, WHEAT), 'guide-crafts-any')),
  lesson('guide-granary', ['deliver', 'reward'], 'granary', ['capital', 'estate']),
  lesson('guide-merchants', ['buy_good'], 'granary', ['estate'], unless((state) => lacks(state, BARREL), 'guide-merchants-any')),
  {
    text: 'guide-summer',
    target: 'town',
    sees: ['question'],
    when: (state) => sends(state) && later(state) && isPrepared(state),
    button: false,
    optional: true,
  },
  {
    ...lesson('guide-beer', [], 'estate', ['chains']),
    when: (state) => ['craft', 'labour'].includes(step(state)) && later(state) && brewery(state)?.icons.every(Boolean) === true,
  },
  lesson('guide-ships', ['load_ship'], 'ships'),
  lesson('guide-hall', ['hall'], 'calendar', [], unless((state) => state.seats.length > 2, 'guide-hall-two')),
  {
    text: 'guide-autumn',
    target: 'calendar',
    sees: ['question', 'town'],
    when: (state) => sends(state) && viewOf(state).season === 'autumn',
    button: false,
    optional: true,
  },
  { ...lesson('guide-winter', [], 'calendar', ['hand', 'estate']), when: (state) => asked(state) && viewOf(state).season === 'winter' && step(state) !== 'invest' },
  lesson('guide-invest', ['invest'], 'my-capital'),
  {
    text: 'guide-year',
    target: 'calendar',
    sees: ['question', 'town'],
    when: (state) => asked(state) && viewOf(state).year > 1,
    button: true,
  },
]
