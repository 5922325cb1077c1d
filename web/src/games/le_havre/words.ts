/** The sentences of the board: what a card says of itself, and what an answer costs and brings. */
import type { SayText } from '../module'
import { KINDS, type Amounts, type Kind } from './cards'

export const nameOf = (card: string, say: SayText): string => say('name', {}, { card })

/** `2 wood`, with the right case of the good. */
export const amountOf = (kind: Kind, amount: number, say: SayText): string => say('of-good', { amount }, { good: kind })

/** `2 wood, 1 clay`; what there is none of is left out. */
export function listOf(of: Amounts, say: SayText): string {
  return KINDS.flatMap((kind) => (of[kind] ? [amountOf(kind, of[kind], say)] : [])).join(', ')
}
