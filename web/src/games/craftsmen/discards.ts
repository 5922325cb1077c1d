/** Discards: which cards a hand misses least. */
import { CAPITAL_IDS, sorted } from './cards'
import { printed, without, worth } from './payment'

/** All ways to take so many cards from a sorted hand, equal ones only once. */
function* choices(hand: readonly string[], count: number, from = 0): Generator<string[]> {
  if (count === 0) {
    yield []
    return
  }
  for (let place = from; place <= hand.length - count; place++) {
    if (place > from && hand[place] === hand[place - 1]) continue
    for (const rest of choices(hand, count - 1, place + 1)) yield [hand[place]!, ...rest]
  }
}

/**
 * So many cards, none of a type before the lowest, without which a hand is worth most; of equal ones those with the
 * smallest numbers.
 */
export function leastMissed(hand: readonly string[], count: number, lowest = CAPITAL_IDS[0]!): string[] {
  const open = sorted(hand.filter((card) => CAPITAL_IDS.indexOf(card) >= CAPITAL_IDS.indexOf(lowest)))
  let best: string[] = []
  let [most, least] = [-1, 0]
  for (const cards of choices(open, Math.min(count, open.length))) {
    const [kept, lost] = [worth(without(hand, cards)), printed(cards)]
    if (kept > most || (kept === most && lost < least)) [best, most, least] = [cards, kept, lost]
  }
  return best
}
