/** Craftsmen, as the shell sees it. */
import Coins from '~icons/game-icons/two-coins'
import Crown from '~icons/game-icons/crown'
import Gears from '~icons/game-icons/gears'
import Flour from '~icons/game-icons/flour'
import Helpers from '~icons/game-icons/person'
import Medal from '~icons/game-icons/ribbon-medal'
import Ship from '~icons/game-icons/cargo-ship'
import Scales from '~icons/game-icons/scales'
import type { Question, TableState } from '../../lib/messages'
import type { Answer } from '../../lib/question'
import { during } from '../../lib/settled'
import type { GameModule, SayText } from '../module'
import { onBoard } from './answers'
import Board from './Board.svelte'
import FourColours from './FourColours.svelte'
import MyArea from './MyArea.svelte'
import SeatSummary from './SeatSummary.svelte'
import './theme.css'
import { RULES, viewOf } from './types'
import { preview } from './words'

/** Passing means something else at every question. */
function label({ notation, cost = {} }: Answer, state: TableState, say: SayText): string | null {
  const step = state.questions[0]?.step ?? ''
  if (notation === 'use_privilege') return say('answer-keep-one-more', { cost: cost.privileges ? 'token' : 'free' })
  if (['take_privilege', 'take_labour', 'change_order'].includes(notation)) return say(`answer-${notation}`)
  if (notation === 'pay_points') return say('answer-pay-points', { year: cost.points ?? 0 })
  if (notation !== 'pass') return null
  const { built, due } = viewOf(state)
  if (step === 'build' && built > 0) return say('pass-built', { due })
  return say(`pass-${step}`)
}

/** A fee is paid to somebody. */
function question({ step, seat }: Question, state: TableState, say: SayText): string | null {
  const { payee, fee } = viewOf(state)
  if (step !== 'fee' || payee < 0) return null
  return say('ask-fee', { player: state.seats[seat]?.name ?? '', payee: state.seats[payee]?.name ?? '', fee })
}

const craftsmen: GameModule = {
  id: 'craftsmen',
  Board,
  MyArea,
  SeatSummary,
  onBoard,
  label,
  question,
  preview,
  guide: () => during(import('./guide')),
  chapters: ['season_begun', 'stage_begun'],
  rules: RULES,
  scoreRules: {
    start: 'CR-SETUP-8',
    unused_helpers: 'CR-HELPER-11',
    fees: 'CR-HELPER-5',
    production: 'CR-CRAFT-6',
    shipped: 'CR-YEAR-4',
    majorities: 'CR-YEAR-2',
    colour_sets: 'CR-YEAR-5',
    granary: 'CR-YEAR-6',
    investment: 'CR-YEAR-7',
    bonus_tokens: 'CR-GAMEEND-1',
  },
  scoreIcons: {
    unused_helpers: Helpers,
    fees: Scales,
    production: Gears,
    shipped: Ship,
    majorities: Crown,
    colour_sets: FourColours,
    granary: Flour,
    investment: Coins,
    bonus_tokens: Medal,
  },
}

export default craftsmen
