/** The Builders: Middle Ages, as the shell sees it. */
import Gears from '~icons/game-icons/gears'
import House from '~icons/game-icons/house'
import Coins from '~icons/game-icons/two-coins'
import { during } from '../../lib/settled'
import type { GameModule } from '../module'
import Board from './Board.svelte'
import MyArea from './MyArea.svelte'
import SeatSummary from './SeatSummary.svelte'
import './theme.css'
import { holding, preview } from './words'
import { END_POINTS } from './cards'
import { RULES, viewOf } from './types'

const builders: GameModule = {
  id: 'builders',
  Board,
  MyArea,
  SeatSummary,
  onBoard: ({ notation }) => notation !== 'end_turn',
  preview,
  holding,
  standing: (state, seat, say) => {
    const { card_points: points, score } = viewOf(state).seats[seat]!
    return { points, counts: say('standing', { end: END_POINTS, points: score }) }
  },
  guide: () => during(import('./guide')),
  rules: RULES,
  scoreRules: { buildings: 'BU-DONE-6', machines: 'BU-MACH-5', coins: 'BU-SCORE-1' },
  scoreIcons: { buildings: House, machines: Gears, coins: Coins },
}

export default builders
