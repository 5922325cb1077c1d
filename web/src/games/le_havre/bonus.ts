/** What cards with an end bonus are worth to their owner beside their value (LH-SCORE-3). */
import { GOODS, buildingOf, isShip } from './cards'
import type { SeatView } from './types'
import { held } from './words'

function counted(per: string, owner: SeatView): number {
  if (per === 'good_token') return GOODS.reduce((total, good) => total + held(owner, good), 0)
  if (per === 'cattle') return held(owner, 'cattle')
  if (per === 'ship') return owner.cards.filter(isShip).length
  return owner.cards.filter((card) => !isShip(card) && buildingOf(card).category === per).length
}

/** The francs that one card would add if the match ended now. */
export function bonusOf(card: string, owner: SeatView): number {
  return Math.floor(buildingOf(card).bonus.reduce((half, { per, amount_half }) => half + amount_half * counted(per, owner), 0) / 2)
}
