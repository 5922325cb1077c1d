/** Payments with capital: what cards are worth, which sets pay a price, and which of them a person means. */
import { CAPITAL_IDS, COLOURS, capitalOf, setValue, sorted, type Colour } from './cards'

/** Cards of one colour, and what they are worth together: a set, or more if they are worth more one by one. */
export interface Group {
  colour: Colour
  cards: string[]
  value: number
  /** Whether the value is that of a set. */
  set: boolean
}

export function groupsOf(cards: readonly string[]): Group[] {
  return COLOURS.flatMap((colour) => {
    const own = sorted(cards.filter((card) => capitalOf(card).colour === colour))
    if (own.length === 0) return []
    const set = own.length > 1 && setValue(own.length) >= printed(own)
    return [{ colour, cards: own, value: set ? setValue(own.length) : printed(own), set }]
  })
}

export function worth(cards: readonly string[]): number {
  return groupsOf(cards).reduce((sum, { value }) => sum + value, 0)
}

/** The sum of the numbers on cards. */
export function printed(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + capitalOf(card).value, 0)
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

/** How many there are of each type, in the order of the types. */
type Counts = number[]

const counted = (cards: readonly string[]): Counts => CAPITAL_IDS.map((id) => cards.filter((card) => card === id).length)
const listed = (counts: Counts): string[] => counts.flatMap((count, type) => Array<string>(count).fill(CAPITAL_IDS[type]!))

/** Whether no card of a set could be left out of paying a price. */
export function isExact(cards: readonly string[], price: number): boolean {
  if (worth(cards) < price) return false
  return [...new Set(cards)].every((card) => worth(without(cards, [card])) < price)
}

/**
 * All payments of a price from a hand without a superfluous card, each in the order in which the cards are laid.
 * With some cards laid already these are the first ones.
 */
export function paymentsOf(hand: readonly string[], price: number, colours: readonly Colour[], laid: readonly string[] = []): string[][] {
  const held = counted([...laid, ...hand.filter((card) => colours.includes(capitalOf(card).colour))])
  const found: string[][] = []
  const chosen: Counts = held.map(() => 0)
  function go(type: number): void {
    const cards = listed(chosen)
    if (worth(cards) >= price) {
      if (isExact(cards, price)) found.push(cards)
      return
    }
    if (type === held.length) return
    for (let count = 0; count <= held[type]!; count++) {
      chosen[type] = count
      go(type + 1)
    }
    chosen[type] = 0
  }
  go(0)
  return found.filter((cards) => laid.every((card, place) => cards[place] === card))
}

/** What a hand loses by a payment: the value of the cards, as a part of the sets they could make. */
function loss(hand: readonly string[], payment: readonly string[]): number {
  return worth(hand) - worth(without(hand, payment))
}

/** The payments from the one that a hand misses least. */
export function cheapestFirst(hand: readonly string[], payments: string[][]): string[][] {
  return payments
    .map((cards) => ({ cards, key: [loss(hand, cards), cards.length, printed(cards)] as const }))
    .sort((one, other) => one.key[0] - other.key[0] || one.key[1] - other.key[1] || one.key[2] - other.key[2])
    .map(({ cards }) => cards)
}

/** A card that is wanted or unwanted in a payment: at least, or at most, so many of its type. */
export interface Wish {
  card: string
  least?: number
  most?: number
}

const fulfils = (cards: readonly string[], { card, least = 0, most = Infinity }: Wish): boolean => {
  const count = cards.filter((other) => other === card).length
  return count >= least && count <= most
}

/**
 * The first payment that fulfils the newest wishes: those that contradict a newer one are dropped. Every payment can be
 * had by wishing for all of its cards, since none of them is superfluous.
 */
export function fulfil(payments: string[][], wishes: readonly Wish[]): { payment: string[]; wishes: Wish[] } {
  let left = payments
  const kept: Wish[] = []
  for (const wish of [...wishes].reverse()) {
    const fitting = left.filter((cards) => fulfils(cards, wish))
    if (fitting.length === 0) continue
    left = fitting
    kept.unshift(wish)
  }
  return { payment: left[0] ?? [], wishes: kept }
}

/** The wishes after a card was touched: a chosen one is not wanted, another one is. */
export function touched(wishes: readonly Wish[], payment: readonly string[], card: string, chosen: boolean): Wish[] {
  const count = payment.filter((other) => other === card).length
  const others = wishes.filter((wish) => wish.card !== card)
  return [...others, chosen ? { card, most: count - 1 } : { card, least: count + 1 }]
}
