/** What the points of a seat are made of, for the score sheet. */
import type { TableState } from '../../lib/messages'
import type { SayText } from '../module'
import { GOODS, pointsOf, type Good } from './cards'
import { viewOf } from './types'

export function explain(row: string, seat: number, state: TableState, say: SayText): string {
  const owner = viewOf(state).seats[seat]
  if (!owner) return ''
  if (GOODS.includes(row as Good)) {
    const n = owner.goods[row as Good] ?? 0
    return n ? `${n} × ${pointsOf(row as Good, owner.level)}` : ''
  }
  if (row === 'stations') return owner.stations ? say('explain-level', { n: owner.stations, level: owner.level }) : ''
  if (row === 'citizens') return owner.citizens ? say('explain-level', { n: owner.citizens, level: owner.level }) : ''
  return ''
}
