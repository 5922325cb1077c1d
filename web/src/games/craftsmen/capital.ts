/** Capital by colour, and what it is worth: looked up in what was sent. */
import { COLOURS, capitalOf, type Colour } from './cards'
import type { CraftsmenView } from './types'

type Sets = CraftsmenView['sets']

/** Cards of one colour, and what they are worth together. */
export interface Group {
  colour: Colour
  cards: string[]
  value: number
  /** Whether that is more than the numbers on them. */
  set: boolean
}

export function groupsOf(cards: readonly string[], sets: Sets): Group[] {
  return COLOURS.flatMap((colour) => {
    const own = cards.filter((card) => capitalOf(card).colour === colour)
    const [ones = 0, twos = 0, threes = 0] = [1, 2, 3].map((value) => own.filter((card) => capitalOf(card).value === value).length)
    const value = sets[colour]?.[ones]?.[twos]?.[threes] ?? 0
    return own.length > 0 ? [{ colour, cards: own, value, set: value > ones + 2 * twos + 3 * threes }] : []
  })
}

export function worth(cards: readonly string[], sets: Sets): number {
  return groupsOf(cards, sets).reduce((sum, { value }) => sum + value, 0)
}

/** What is left of a hand. */
export function without(hand: readonly string[], cards: readonly string[]): string[] {
  const left = [...hand]
  for (const card of cards) left.splice(left.indexOf(card), 1)
  return left
}

/** Which cards of a hand are these: of equal ones the first. */
export function marked(hand: readonly string[], cards: readonly string[]): boolean[] {
  const left = [...cards]
  return hand.map((card) => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
