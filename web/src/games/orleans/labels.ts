/** What the question bar says where the usual text of an answer or a question does not fit. */
import type { Question, TableState } from '../../lib/messages'
import { answersOf, type Answer } from '../../lib/question'
import { listed } from '../../lib/ways'
import type { SayText } from '../module'
import { aboutOf, readAnswers, verbOf } from './answers'
import { placeOfGroup, wayOf } from './cards'
import { choice } from './choice.svelte'
import { viewOf } from './types'
import { nameOf, slotName } from './words'

export function labelOf(answer: Answer, state: TableState, say: SayText): string | null {
  const { notation } = answer
  const step = state.questions.find(({ seat }) => seat === state.seat)?.step ?? ''
  const [, first = '', second = ''] = notation.split(' ')
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
    case 'place':
    case 'place_from_tower':
      return say('slot-lay', { what: slotName(first, say) }, { place: placeOfGroup(second) })
    case 'place_technology':
      return say('slot-lay', { what: slotName('technology', say) }, { place: placeOfGroup(first) })
    case 'take_back':
      return say('slot-take-back', { what: slotName(first, say) }, { place: placeOfGroup(second) })
    case 'take_back_technology':
      return say('slot-take-back', { what: slotName('technology', say) }, { place: placeOfGroup(first) })
    case 'travel':
      return `${nameOf(aboutOf(answer).city ?? '', say)}, ${say(wayOf(first).water ? 'way-water' : 'way-road')}`
    case 'send':
      return nameOf(second, say)
    case 'send_to_develop':
      return say('answer-deed-develops', { deed: nameOf(second, say) })
    case 'recruit':
      return say('thing', {}, { what: first })
    case 'move_merchant':
      return say('answer-merchant', { player: state.seats[Number(first) - 1]?.name ?? first })
    default:
      return null
  }
}

/** What is asked, where the table has more than one for whom it could be asked. */
export function questionOf(question: Question, state: TableState, say: SayText): string | null {
  if (question.step === 'draw' && listed(question.ways).length > 0) return say('question-draw-or-back', { player: state.seats[question.seat]?.name ?? '' })
  const sending = question.step === 'send' ? readAnswers(answersOf(question)).send[0] : undefined
  if (!sending) return null
  return say('question-send-whom', { player: state.seats[question.seat]?.name ?? '', follower: nameOf(sending.follower, say).toLowerCase() })
}

/** Whoever was picked up and waits for a slot. */
export function holding(say: SayText): string {
  const what = choice.held?.what
  return what ? say('market-in-hand', { what: (what === 'technology' ? say('sign-technology') : nameOf(what, say)).toLowerCase() }) : ''
}

const takenBack = (state: TableState): number => viewOf(state).seats[state.seat ?? 0]?.hand?.taken_back.length ?? 0
