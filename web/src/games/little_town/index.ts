/** Little Town, as the shell sees it. */
import type { GameModule } from '../module'
import Board from './Board.svelte'
import { explain } from './explain'
import { guide } from './guide'
import MyArea from './MyArea.svelte'
import SeatSummary from './SeatSummary.svelte'
import { preview } from './words'

/** Where `end_turn` ends no turn but a look at the own cards. */
const WINDOWS = ['window', 'close']

const littleTown: GameModule = {
  id: 'little_town',
  Board,
  MyArea,
  SeatSummary,
  onBoard: ({ notation }) => notation !== 'end_turn',
  label: ({ notation }, step, say) => (notation === 'end_turn' && WINDOWS.includes(step) ? say('answer-keep') : null),
  preview,
  guide,
  secrets: true,
  scoreRules: {
    buildings: 'LT-BUILD-6',
    uses: 'LT-USE-5',
    objectives: 'LT-OBJ-1',
    cathedral: 'LT-TILE-Cathedral',
    feeding: 'LT-EOR-6',
    castle: 'LT-TILE-Castle',
    watchtower: 'LT-TILE-Watchtower',
    coins: 'LT-END-3',
  },
  explain,
}

export default littleTown
