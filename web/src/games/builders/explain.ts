/** What the points of a seat are made of, card by card, for the score sheet. */
import type { TableState } from '../../lib/messages'
import type { SayText } from '../module'
import { buildingCard } from './cards'
import { viewOf } from './types'

export function explain(row: string, seat: number, state: TableState, say: SayText): string {
  const owner = viewOf(state).seats[seat]
  if (!owner) return ''
  if (row === 'coins') return say('coins', { coins: owner.coins })
  return owner.finished
    .map(buildingCard)
    .filter((card) => card.machine === (row === 'machines') && card.points > 0)
    .sort((one, other) => other.points - one.points)
    .map((card) => `${say(`card-${card.id}`)}\u00a0${card.points}`)
    .join(', ')
}
