/** What the points of a seat are made of, for the score sheet. */
import type { TableState } from '../../lib/messages'
import type { SayText } from '../module'
import { objectivePoints, tileOf } from './cards'
import { viewOf } from './types'
import { nameOf } from './words'

export function explain(row: string, seat: number, state: TableState, say: SayText): string {
  const view = viewOf(state)
  const owner = view.seats[seat]
  if (!owner) return ''
  if (row === 'coins') return say('coins', { coins: owner.coins })
  if (row === 'feeding') {
    const unfed = -(owner.sources.feeding ?? 0) / view.prices.unfed
    return unfed ? say('explain-unfed', { unfed }) : ''
  }
  if (row === 'objectives') return listed(owner.finished.map((card) => [nameOf(card, say), objectivePoints(card)]))
  const mine = view.buildings.filter((building) => building.owner === seat).map(({ tile }) => tile)
  if (row === 'buildings') return listed(grouped(mine, say))
  return ''
}

type Line = [name: string, points: number]

function listed(lines: Line[]): string {
  return lines
    .filter(([, points]) => points !== 0)
    .sort((one, other) => other[1] - one[1])
    .map(([name, points]) => `${name} ${points}`)
    .join(', ')
}

/** Several Wheat Fields are one line. */
function grouped(tiles: string[], say: SayText): Line[] {
  return [...new Set(tiles)].map((tile) => {
    const count = tiles.filter((other) => other === tile).length
    return [count > 1 ? `${count} × ${nameOf(tile, say)}` : nameOf(tile, say), count * tileOf(tile).points]
  })
}
