/** Orléans, as the shell sees it. */
import type { Component } from 'svelte'
import { during } from '../../lib/settled'
import type { GameModule } from '../module'
import { onBoard } from './answers'
import Board from './Board.svelte'
import Drawn from './Drawn.svelte'
import { SIGNS, WARES, type Glyph } from './glyphs'
import { holding, labelOf, questionOf } from './labels'
import MyArea from './MyArea.svelte'
import SeatSummary from './SeatSummary.svelte'
import './theme.css'
import { preview } from './words'
import { RULES } from './types'

/** What is drawn beside a row of the score sheet. */
const icon =
  (of: Glyph): Component =>
  (internals) =>
    Drawn(internals, { of, size: '1em' })

const orleans: GameModule = {
  id: 'orleans',
  Board,
  MyArea,
  SeatSummary,
  onBoard,
  goingOn: ['plan:done', 'task:done', ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => `draw:draw ${number}`)],
  label: labelOf,
  question: questionOf,
  holding,
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
  scoreIcons: Object.fromEntries(Object.entries({ ...WARES, coins: SIGNS.coins, stations: SIGNS.station, citizens: SIGNS.citizen }).map(([row, of]) => [row, icon(of)])),
}

export default orleans
