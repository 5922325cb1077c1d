/** Any game that has no board of its own: its question, its answers as buttons, its view as tables. */
import type { GameModule } from '../module'
import { IN_THE_BAR } from './answers'
import Board from './Board.svelte'
import MyArea from './MyArea.svelte'
import SeatSummary from './SeatSummary.svelte'
import { changes } from './words'

const generic: GameModule = {
  id: '',
  Board,
  MyArea,
  SeatSummary,
  onBoard: ({ notation }) => !IN_THE_BAR.includes(notation),
  preview: (answer) => changes(answer).join(', '),
  scoreRules: {},
}

export default generic
