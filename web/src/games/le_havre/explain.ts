/** What the points of a seat are made of, for the score sheet. */
import type { TableState } from '../../lib/messages'
import type { SayText } from '../module'
import { isShip, valueOf } from './cards'
import { viewOf } from './types'
import { nameOf } from './words'

type Line = [name: string, points: number]

export function explain(row: string, seat: number, state: TableState, say: SayText): string {
  const owner = viewOf(state).seats[seat]
  if (!owner) return ''
  const ships = owner.cards.filter(isShip)
  const buildings = owner.cards.filter((card) => !isShip(card))
  if (row === 'ships') return listed(ships.map((card) => [nameOf(card, say), valueOf(card)]))
  if (row === 'buildings') return listed(buildings.map((card) => [nameOf(card, say), valueOf(card)]))
  if (row === 'bonuses') return listed(Object.entries(owner.bonuses ?? {}).map(([card, francs]) => [nameOf(card, say), francs]))
  if (row === 'loans') return owner.loans ? say('loans', { loans: owner.loans }) : ''
  return ''
}

function listed(lines: Line[]): string {
  return lines
    .sort((one, other) => other[1] - one[1])
    .map(([name, points]) => `${name} ${points}`)
    .join(', ')
}
