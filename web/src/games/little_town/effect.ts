/** How much room the signs of a tile's effect take, measured in signs, so that they can be drawn as large as fits. */
import { GOODS, tileOf, type Amounts } from './cards'

const NUMBER = 0.6
const ARROW = 1
const GAP = 0.25

function widthOf(of: Amounts): number {
  const some = GOODS.filter((good) => of[good])
  return some.reduce((sum, good) => sum + 1 + (of[good]! > 1 ? NUMBER : 0), Math.max(0, some.length - 1) * GAP)
}

export function signs(tile: string): number {
  const { swaps, timing, input, output } = tileOf(tile)
  if (swaps) return 2 + 2 * NUMBER + ARROW + 4 * GAP
  if (timing !== 'use') return 2 + NUMBER + 0.5 + 3 * GAP
  const paid = widthOf(input)
  return paid + (paid ? ARROW + 2 * GAP : 0) + widthOf(output)
}
