/** The order of the building cards in hand. */

/**
 * The places of a hand after it has changed: cards that are still there keep theirs, new ones come last. As long as it
 * `holds`, cards that went keep theirs too, so that they come back to them.
 */
export function arranged(before: readonly string[], hand: readonly string[], holds: boolean): string[] {
  const kept = before.filter((card) => holds || hand.includes(card))
  return [...kept, ...hand.filter((card) => !kept.includes(card))]
}
