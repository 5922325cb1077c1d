/** Orléans, as the shell sees it. */
import Citizens from '~icons/game-icons/person'
import Cheese from '~icons/game-icons/cheese-wedge'
import Bread from '~icons/game-icons/bread'
import Brocade from '~icons/game-icons/rolled-cloth'
import Coins from '~icons/game-icons/two-coins'
import Grain from '~icons/game-icons/wheat'
import Stations from '~icons/game-icons/house'
import Wine from '~icons/game-icons/grapes'
import Wool from '~icons/game-icons/wool'
import { during } from '../../lib/settled'
import type { GameModule } from '../module'
import { onBoard } from './answers'
import Board from './Board.svelte'
import { labelOf, questionOf } from './labels'
import MyArea from './MyArea.svelte'
import SeatSummary from './SeatSummary.svelte'
import './theme.css'
import { preview } from './words'
import { RULES } from './types'

const orleans: GameModule = {
  id: 'orleans',
  Board,
  MyArea,
  SeatSummary,
  onBoard,
  goingOn: ['plan:done', 'task:done'],
  label: labelOf,
  question: questionOf,
  preview,
  guide: () => during(import('./guide')),
  chapters: ['hourglass_turned'],
  rules: RULES,
  scoreRules: {
    coins: 'OR-SCORE-1',
    grain: 'OR-SCORE-2',
    cheese: 'OR-SCORE-2',
    wine: 'OR-SCORE-2',
    wool: 'OR-SCORE-2',
    brocade: 'OR-SCORE-2',
    bread: 'OR-EXTRA-Bakery',
    stations: 'OR-SCORE-3',
    citizens: 'OR-SCORE-3',
  },
  scoreIcons: { coins: Coins, grain: Grain, cheese: Cheese, wine: Wine, wool: Wool, brocade: Brocade, bread: Bread, stations: Stations, citizens: Citizens },
}

export default orleans
