/** What an answer in the question bar is called where its usual text does not fit the step being asked. */
import type { Answer, TableState } from '../../lib/messages'
import type { SayText } from '../module'
import { verbOf } from './answers'
import { viewOf } from './view'

export function labelOf({ notation }: Answer, state: TableState, say: SayText): string | null {
  const step = state.questions.find(({ seat }) => seat === state.seat)?.step ?? ''
  const [, first = ''] = notation.split(' ')
  switch (verbOf(notation)) {
    case 'done':
      if (step === 'plan') return say('answer-plan-done')
      if (step === 'task') return say('answer-task-done')
      return step === 'take_back' && takenBack(state) === 0 ? say('answer-take-none') : say('answer-enough')
    case 'pass':
      if (step === 'task') return say('answer-plan-done')
      if (step === 'remove') return say('answer-remove-none')
      if (step === 'bathe') return say('answer-no-bath')
      return step === 'protect' ? say('answer-no-protection') : null
    case 'move_merchant':
      return say('answer-merchant', { player: state.seats[Number(first) - 1]?.name ?? first })
    default:
      return null
  }
}

const takenBack = (state: TableState): number => viewOf(state).seats[state.seat ?? 0]?.hand?.taken_back.length ?? 0
