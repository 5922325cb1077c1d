/** Le Havre, as the shell sees it. */
import House from '~icons/game-icons/house'
import Plus from '~icons/game-icons/upgrade'
import Loan from '~icons/game-icons/banknote'
import Ship from '~icons/game-icons/sailboat'
import Coins from '~icons/game-icons/two-coins'
import { during } from '../../lib/settled'
import type { GameModule } from '../module'
import { BOARD_VERBS, PANEL_VERBS } from './answers'
import Board from './Board.svelte'
import MyArea from './MyArea.svelte'
import { label, preview } from './preview'
import SeatSummary from './SeatSummary.svelte'
import './theme.css'
import { RULES } from './types'

const verbOf = (notation: string): string => notation.split(' ')[0]!

const leHavre: GameModule = {
  id: 'le_havre',
  Board,
  MyArea,
  SeatSummary,
  onBoard: ({ notation }) => BOARD_VERBS.has(verbOf(notation)) || PANEL_VERBS.has(verbOf(notation)),
  goingOn: ['supply', 'stop', 'go_on'],
  label,
  preview,
  guide: () => during(import('./guide')),
  chapters: ['round_began', 'final_phase_began'],
  rules: RULES,
  scoreRules: { francs: 'LH-SCORE-1', buildings: 'LH-SCORE-1', ships: 'LH-SCORE-1', bonuses: 'LH-SCORE-3', loans: 'LH-LOAN-5' },
  scoreIcons: { francs: Coins, buildings: House, ships: Ship, bonuses: Plus, loans: Loan },
}

export default leHavre
