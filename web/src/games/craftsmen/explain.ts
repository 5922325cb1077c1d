/** What the points of a seat are made of, for the score sheet. */
import type { TableState } from '../../lib/messages'
import type { SayText } from '../module'
import { LINES } from './cards'
import { viewOf } from './types'
import { goodName } from './words'

export function explain(row: string, seat: number, state: TableState, say: SayText): string {
  const owner = viewOf(state).seats[seat]
  if (!owner) return ''
  if (row === 'bonus_tokens') {
    return LINES.filter(({ id }) => owner.bonus_tokens.includes(id))
      .map(({ good, points }) => `${goodName(good, say)} ${points}`)
      .join(', ')
  }
  if (row === 'colour_sets' && owner.colour_sets > 0) return say('explain-sets', { sets: owner.colour_sets })
  return ''
}
