/** Little Town, as the shell sees it. */
import Castle from '~icons/game-icons/castle'
import Church from '~icons/game-icons/church'
import Gears from '~icons/game-icons/gears'
import House from '~icons/game-icons/house'
import Meal from '~icons/game-icons/meal'
import Goal from '~icons/game-icons/stairs-goal'
import Coins from '~icons/game-icons/two-coins'
import Watchtower from '~icons/game-icons/watchtower'
import type { TableState } from '../../lib/messages'
import { during } from '../../lib/settled'
import type { GameModule, SayText } from '../module'
import Board from './Board.svelte'
import MyArea from './MyArea.svelte'
import SeatSummary from './SeatSummary.svelte'
import './theme.css'
import { ROUNDS } from './cards'
import { RULES, viewOf } from './types'
import { preview } from './words'

/** Where `end_turn` ends no turn but a look at the own cards, or the work of the Residence. */
function endingOf(state: TableState, say: SayText): string | null {
  if (state.questions[0]?.step === 'window') return say('answer-keep')
  return viewOf(state).turn.residence ? say('answer-done') : null
}

const littleTown: GameModule = {
  id: 'little_town',
  Board,
  MyArea,
  SeatSummary,
  onBoard: ({ notation }) => notation !== 'end_turn',
  label: ({ notation }, state, say) => (notation === 'end_turn' ? endingOf(state, say) : null),
  question: ({ seat, step }, state, say) => {
    const { pending } = viewOf(state)
    return step === 'build_on' && pending.tile ? say('question-build-where', { player: state.seats[seat]?.name ?? '' }, { tile: pending.tile }) : null
  },
  preview,
  standing: (state, seat, say) => {
    const { points, score } = viewOf(state).seats[seat]!
    return { points, counts: say('standing', { points: score }) }
  },
  guide: () => during(import('./guide')),
  rounds: ROUNDS,
  chapters: ['round_began', 'round_ended'],
  rules: RULES,
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
  scoreIcons: { buildings: House, uses: Gears, objectives: Goal, cathedral: Church, feeding: Meal, castle: Castle, watchtower: Watchtower, coins: Coins },
}

export default littleTown
