/** What an answer costs and brings, worked out from the printed figures before it is given. */
import { readDeed } from './answers'
import { CUBE_PRICE, HUNGER, NOTHING, RENT, RESOURCES, add, amounts, neighboursOf, objectivePoints, terrainOf, tileOf, yieldOf, type Amounts, type Resource } from './cards'
import type { LittleTownView, PlaceView, SeatView } from './types'

export interface Forecast {
  /** What the seat has more or less of afterwards. */
  change: Amounts
  /** Rent, and the seat that gets it. */
  rent: number
  owner: number | null
  /** Whether more is to be chosen before anything is paid, so that the figures are those printed on the tile. */
  open: boolean
}

const plain = (change: Amounts): Forecast => ({ change, rent: 0, owner: null, open: false })

/** The cubes of a list ordered as wood, stone, fish and perhaps wheat. */
export function cubes(of: readonly number[]): Amounts {
  return amounts(Object.fromEntries(RESOURCES.map((good, index) => [good, of[index] ?? 0])))
}

export function pairAmounts(pair: readonly Resource[]): Amounts {
  return pair.reduce((sum, good) => ({ ...sum, [good]: sum[good] + 1 }), NOTHING)
}

export function countCubes(of: Amounts): number {
  return RESOURCES.reduce((sum, good) => sum + of[good], 0)
}

/** What leaves a purse when so many cubes of a cost are bought: own cubes, and coins for the others. */
export function payment(cost: Amounts, bought: readonly number[]): Amounts {
  const paid = add(cost, cubes(bought), -1)
  return { ...paid, coins: cost.coins + CUBE_PRICE * bought.reduce((sum, count) => sum + count, 0) }
}

/** What the supply can give of an output once a payment has come in. */
function within(output: Amounts, view: LittleTownView, paid: Amounts): Amounts {
  const given = { ...output }
  for (const good of [...RESOURCES, 'coins'] as const) given[good] = Math.min(output[good], view.supply[good]! + paid[good])
  return given
}

function useOf(view: LittleTownView, seat: number, square: string, input: Amounts, output: Amounts): Forecast {
  const owner = view.buildings.find((building) => building.square === square)?.owner ?? seat
  const rent = owner === seat ? 0 : RENT
  const change = add(within(output, view, input), input, -1)
  return { change: { ...change, coins: change.coins - rent }, rent, owner: rent ? owner : null, open: false }
}

/** What an answer of a seat would do; null for one that costs and brings nothing. */
export function forecast(notation: string, view: LittleTownView, seat: number): Forecast | null {
  const deed = readDeed(notation)
  const mine = view.seats[seat]
  if (!deed || !mine) return null
  const { pending } = view
  switch (deed.verb) {
    case 'place': {
      const place = view.places.find(({ square }) => square === deed.square)
      return place ? plain(cubes(place.gathers)) : null
    }
    case 'gather':
      return plain(amounts({ [deed.good]: 1 }))
    case 'build': {
      const { cost, points } = tileOf(deed.tile)
      return { ...plain({ ...add(NOTHING, cost, -1), points }), open: true }
    }
    case 'build_on': {
      const { cost, points } = tileOf(pending.tile)
      return plain({ ...add(NOTHING, payment(cost, pending.bought), -1), points })
    }
    case 'use': {
      const tile = view.buildings.find(({ square }) => square === deed.square)?.tile
      if (!tile) return null
      const { input, output } = tileOf(tile)
      return { ...useOf(view, seat, deed.square, input, output), open: countCubes(input) > 0 || tileOf(tile).swaps > 0 }
    }
    case 'give':
      return plain(add(NOTHING, pairAmounts(deed.pair), -1))
    case 'take':
      return plain(pairAmounts(deed.pair))
    case 'buy':
      return buying(deed.bought, view, seat)
    case 'claim':
      return plain(amounts({ points: objectivePoints(deed.objective) }))
    case 'feed':
      return plain(amounts({ fish: -deed.fish, wheat: deed.fish - view.workers_each }))
    case 'buy_food':
      return plain(hungry(mine, deed.bought, view.workers_each))
    case 'end_turn':
      return null
  }
}

function buying(bought: readonly number[], view: LittleTownView, seat: number): Forecast {
  const { pending } = view
  const tile = tileOf(pending.tile)
  if (!pending.square) {
    return plain({ ...add(NOTHING, payment(tile.cost, bought), -1), points: tile.points })
  }
  const split = (pair: string) => pairAmounts(pair.split('_') as Resource[])
  const input = pending.give ? split(pending.give) : tile.input
  const output = pending.take ? split(pending.take) : tile.output
  return useOf(view, seat, pending.square, payment(input, bought), output)
}

/** A seat without enough food gives all of it; each worker left costs points. */
export function hungry(seat: SeatView, bought: number, workers: number): Amounts {
  const unfed = workers - seat.fish - seat.wheat - bought
  const lost = amounts({ fish: seat.fish, wheat: seat.wheat, coins: CUBE_PRICE * bought, points: HUNGER * Math.max(0, unfed) })
  return add(NOTHING, lost, -1)
}

/** Workers that would go hungry if the round ended now. */
export function unfed(view: LittleTownView, seat: number): number {
  const mine = view.seats[seat]
  return mine ? Math.max(0, view.workers_each - mine.fish - mine.wheat) : 0
}

/** The neighbouring squares from which a worker there would really get a cube. */
export function gathered(view: LittleTownView, place: Pick<PlaceView, 'square' | 'gathers'>): string[] {
  const left = cubes(place.gathers)
  return neighboursOf(place.square).filter((square) => {
    const good = yieldOf(view.board, square)
    if (!good || left[good] === 0) return false
    left[good] -= 1
    return true
  })
}

/** The neighbouring squares still open to the worker or Residence that acts. */
export function openSquares(view: LittleTownView): string[] {
  return view.turn.square ? gathered(view, { square: view.turn.square, gathers: view.turn.open }) : []
}

/** What a tile that scores by itself at the end would bring its owner on a square, as the town stands. */
export function laterPoints(view: LittleTownView, tile: string, square: string, seat: number): number | null {
  const { timing, scorePer } = tileOf(tile)
  if (timing !== 'end_of_game') return null
  const built = new Map(view.buildings.map((building) => [building.square, building.owner]))
  const near = neighboursOf(square)
  const counted =
    tile === 'castle'
      ? near.filter((other) => built.get(other) === seat)
      : near.filter((other) => !built.has(other) && terrainOf(view.board, other) === 'grass')
  return scorePer * counted.length
}
