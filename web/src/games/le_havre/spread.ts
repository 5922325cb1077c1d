/** How the table is spread out: how large cards are drawn, and how many lie side by side in each lane. */
import { isShip } from './cards'
import type { HavreView } from './types'

/** Large cards under wide pictures while there is room; low ones late in a match, so that what everybody owns is in sight. */
export type Size = 'roomy' | 'tall' | 'dense'

/** From the largest to the smallest: how the cards of the lanes are drawn and how many of them lie side by side in all
    lanes together, for one to four seats, and how those of the stacks and the town are drawn. */
const WAYS: [Size, number[], Size][] = [
  ['roomy', [6, 6, 6, 8], 'roomy'],
  ['roomy', [7, 7, 7, 8], 'roomy'],
  ['roomy', [8, 8, 8, 9], 'roomy'],
  ['tall', [7, 8, 9, 9], 'roomy'],
  ['roomy', [7, 8, 8, 9], 'tall'],
  ['dense', [8, 9, 9, 9], 'roomy'],
  ['tall', [7, 8, 9, 9], 'tall'],
  ['dense', [8, 9, 9, 9], 'dense'],
]
const IN_TOWN: Record<Size, number[]> = { roomy: [3, 5], tall: [3, 4], dense: [3, 5] }

/** How high a card is with the gap below it, before all grows with the window. */
const PROPOSED: Record<Size, number> = { roomy: 128, tall: 87, dense: 72 }
const OWNED: Record<Exclude<Size, 'roomy'>, number> = { tall: 72, dense: 52 }
/** A wide picture is so much as high as the card is wide; above and below it lies the rest. */
const [WIDE_PICTURE, BESIDE_PICTURE, MARGINS] = [0.48, 64, 12]
const OF_TOWN: Record<Size, number> = { roomy: 96, tall: 68, dense: 70 }
const [ROUNDS, FANNED, SPECIALS, SHIPS] = [53, 16, 26, 42]
/** The head of a lane: with three or more seats the goods of others have two lines. */
const [HEAD, NARROW_HEAD] = [46, 66]
const HARBOUR: Record<Size, number> = { roomy: 330, tall: 256, dense: 212 }

/** Of so many cards side by side, how many each lane gets: two at least, and more where most would lie below each other. */
export function allot(counts: number[], abreast: number): number[] {
  const columns = counts.map(() => Math.min(2, Math.floor(abreast / counts.length)))
  const wanting = (lane: number): number => Math.max(0, Math.ceil(counts[lane]! / columns[lane]!) - 1) * 100 + (counts[lane]! + 2) / columns[lane]!
  for (let left = abreast - columns.reduce((sum, one) => sum + one, 0); left > 0; left--) {
    const lane = counts.reduce((most, _, one) => (wanting(one) > wanting(most) ? one : most), 0)
    columns[lane]!++
  }
  return columns
}

const rows = (cards: number, abreast: number): number => Math.ceil(cards / abreast)

export interface Spread {
  /** Of what lies in the middle, and of what is owned. */
  band: Size
  lanes: Size
  /** Cards side by side by seat; of five seats each lane has what its place allows. */
  columns: number[]
  inTown: number
}

/** The largest cards with which all that lies on the table has room below each other. What changes in every turn, such as goods, changes nothing here. */
export function spread(view: HavreView, room: number, width: number): Spread {
  const seats = view.seats.length
  const owned = view.seats.map(({ cards }) => cards.filter((card) => !isShip(card)).length)
  const fleets = view.seats.map(({ cards }) => cards.filter(isShip).length)
  const deepest = Math.max(...view.stacks.map((stack) => stack.length))
  const laid = (lanes: Size, abreast: number[], band: Size): Spread => {
    const [least, most] = IN_TOWN[band] as [number, number]
    return { band, lanes, columns: seats > 4 ? [] : allot(owned, abreast[seats - 1]!), inTown: Math.min(most, Math.max(least, view.town.length)) }
  }
  const high = ({ band, lanes, columns, inTown }: Spread): number => {
    const stacks = deepest === 0 ? 70 : PROPOSED[band] + (deepest - 1) * FANNED
    const town = 32 + rows(view.town.length, inTown) * OF_TOWN[band]
    const all = columns.reduce((sum, abreast) => sum + abreast, 0)
    const card = lanes === 'roomy' ? BESIDE_PICTURE + WIDE_PICTURE * (width / all - MARGINS) : OWNED[lanes]
    const lower = columns.map((abreast, seat) => (seats > 2 ? NARROW_HEAD : HEAD) + rows(fleets[seat]!, abreast) * SHIPS + rows(owned[seat]!, abreast) * card)
    return ROUNDS + Math.max(HARBOUR[band], stacks + (view.version === 'full' ? SPECIALS : 4) + town) + Math.max(...lower, 0)
  }
  // Five seats lie in two rows, whose cards have their own measure.
  if (seats > 4) return Math.max(...owned) > 6 ? laid('dense', [], 'dense') : laid('tall', [], 'tall')
  const ways = WAYS.map((way) => laid(...way))
  return ways.find((way) => high(way) <= room) ?? ways.at(-1)!
}
