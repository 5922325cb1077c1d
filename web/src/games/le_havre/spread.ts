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
  ['tall', [7, 8, 9, 9], 'dense'],
  ['dense', [8, 9, 9, 9], 'dense'],
  ['dense', [9, 10, 10, 10], 'dense'],
]
/** The least and the most of the town side by side. */
const IN_TOWN: Record<Size, number[]> = { roomy: [3, 5], tall: [3, 4], dense: [3, 5] }

const MOST_ACROSS = 8

/** How high a card is with the gap below it, before all grows with the window. */
const PROPOSED = { tall: 90, dense: 78 }
/** Of the town: low cards are higher where more than three of them lie side by side. */
const OF_TOWN = { tall: 72, dense: 52 }
const CROWDED = 22
/** What is owned grows where its effect, and then its name too, need a line more. */
const OWNED = { tall: 73, dense: 54 }
const NARROW: [number, number][] = [
  [96, 22],
  [112, 11],
]
/** The least of a wide picture is so much as high as the card is wide; above and below it lies the rest. */
const [WIDE_PICTURE, BESIDE_PICTURE, MARGINS] = [0.48, 46, 20]
const [LEAST_PROPOSED, BESIDE_PROPOSED, LEAST_OF_TOWN, BESIDE_OF_TOWN] = [0.44, 73, 0.4, 52]
/** How much of the table's width the stacks and the town have, and what lies around the cards there. */
const [MIDDLE, AROUND] = [42 / 106, 22]
const [ROUNDS, FANNED, SPECIALS, SHIPS, SHIPYARD] = [64, 17, 26, 38, 186]
/** The head of the town, with a ship in it or without. */
const [TOWN_HEAD, TOWN_FLEET] = [32, 44]
/** The head of a lane: with three or more seats the goods of others have two lines. */
const [HEAD, NARROW_HEAD] = [46, 62]
const HARBOUR: Record<Size, number> = { roomy: 314, tall: 256, dense: 222 }
/** From so high on the ships have room for wide pictures beside low cards. */
const PICTURED = 288
/** Of a table that is less wide four lanes lie in two columns, and five always in three. */
const WIDE = 1080

/** How much lies in a lane, or in the fuller one of two. */
interface Load {
  cards: number
  ships: number
}

/** Of so many cards side by side, how many each column gets: two at least, and more where it is highest. */
export function allot(loads: Load[], abreast: number): number[] {
  const columns = loads.map(() => Math.min(2, Math.floor(abreast / loads.length)))
  const wanting = (column: number): number => {
    const { cards, ships } = loads[column]!
    const across = columns[column]!
    return Math.max(0, rows(cards, across) - 1) * OWNED.dense + rows(ships, across) * SHIPS + (cards + 2) / across
  }
  for (let left = abreast - columns.reduce((sum, one) => sum + one, 0); left > 0; left--) {
    const column = loads.reduce((most, _, one) => (wanting(one) > wanting(most) ? one : most), 0)
    columns[column]!++
  }
  return columns
}

const rows = (cards: number, abreast: number): number => Math.ceil(cards / abreast)

/** The places in the order of play, column by column: what lies in a second row is as near to the first as it can be. */
export function columnsOf(places: number[], width: number): number[][] {
  const abreast = places.length > 4 ? 3 : places.length > 3 && width < WIDE ? 2 : places.length
  return Array.from({ length: abreast }, (_, column) => places.filter((_, place) => place % abreast === column))
}

export interface Spread {
  /** Of what lies in the middle, and of what is owned. */
  band: Size
  lanes: Size
  /** Cards side by side by column of lanes. */
  columns: number[]
  inTown: number
  /** How those that can be built are drawn. */
  ships: Size
  /** Where the special cards lie: beside the name of the town they take no room. */
  specials: 'stacks' | 'town' | null
  /** Whether the town lies below the ships too: otherwise it would have a second row. */
  across: boolean
}

/** The largest cards with which all that lies on the table has room below each other. What changes in every turn, such as
    goods, changes nothing here. */
export function spread(view: HavreView, order: number[], room: number, width: number): Spread {
  const seats = view.seats.length
  const loads = view.seats.map((owner): Load => {
    const ships = owner.cards.filter(isShip).length
    return { ships, cards: owner.cards.length - ships }
  })
  const lanes = columnsOf(order, width)
  const fullest = lanes.map((column) => column.map((seat) => loads[seat]!).reduce((one, other) => ({ cards: Math.max(one.cards, other.cards), ships: Math.max(one.ships, other.ships) })))
  const deepest = Math.max(...view.stacks.map((stack) => stack.length))
  const town = view.town.filter((card) => !isShip(card)).length
  const laid = (size: Size, abreast: number[], band: Size): Omit<Spread, 'ships'> => {
    const [least, most] = IN_TOWN[band] as [number, number]
    const across = band === 'dense' && town > most
    return { band, lanes: size, columns: allot(fullest, abreast[lanes.length - 1]!), inTown: across ? Math.min(town, MOST_ACROSS) : Math.min(most, Math.max(least, town)), across, specials: view.version !== 'full' ? null : band === 'dense' ? 'town' : 'stacks' }
  }
  const middle = ({ band, inTown, across, specials }: Omit<Spread, 'ships'>): number => {
    const wide = width * MIDDLE - AROUND
    const proposed = band === 'roomy' ? BESIDE_PROPOSED + (LEAST_PROPOSED * wide) / 3 : PROPOSED[band]
    const standing = band === 'roomy' ? BESIDE_OF_TOWN + (LEAST_OF_TOWN * wide) / inTown : OF_TOWN[band] + (band === 'dense' && inTown > 3 ? CROWDED : 0)
    const stacks = (deepest === 0 ? 70 : proposed + (deepest - 1) * FANNED) + (specials === 'stacks' ? SPECIALS : 4)
    return (across ? Math.max(stacks, SHIPYARD) : stacks) + (town < view.town.length ? TOWN_FLEET : TOWN_HEAD) + rows(town, inTown) * standing
  }
  const high = (way: Omit<Spread, 'ships'>): number => {
    const wide = width / way.columns.reduce((sum, abreast) => sum + abreast, 0) - MARGINS
    const card = way.lanes === 'roomy' ? BESIDE_PICTURE + WIDE_PICTURE * wide : OWNED[way.lanes] + (NARROW.find(([than]) => wide < than)?.[1] ?? 0)
    const lane = ({ cards, ships }: Load, abreast: number): number => (seats > 2 ? NARROW_HEAD : HEAD) + rows(ships, abreast) * SHIPS + rows(cards, abreast) * card
    const lower = lanes.map((column, place) => column.reduce((sum, seat) => sum + lane(loads[seat]!, way.columns[place]!), 0))
    return ROUNDS + Math.max(HARBOUR[way.band], middle(way)) + Math.max(...lower, 0)
  }
  const ways = WAYS.map((way) => laid(...way))
  const way = ways.find((one) => high(one) <= room) ?? ways.reduce((least, one) => (high(one) < high(least) ? one : least))
  return { ...way, ships: way.band === 'dense' && !way.across && middle(way) >= PICTURED ? 'tall' : way.band }
}
