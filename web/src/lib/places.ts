/** Where the answers of the question bar stand. A place is also the digit of its key. */
import type { Answer } from './question'

/** What everybody answers, what ends the turn, and what a panel is confirmed with. */
export const MAIN = 1
/** What would throw something away: nothing else ever stands there. */
export const COSTLY = 0
const FIRST = 2

/** An answer at its place; what is not legal any more keeps the place empty. */
export interface Placed {
  answer: Answer
  place: number
  legal: boolean
}

/** The other answers, each at a place that it keeps as long as the same is asked: what is left does not move up. */
export class Places {
  private asked = ''
  private kept: Answer[] = []

  arrange(asked: string, answers: Answer[]): Placed[] {
    if (asked !== this.asked) this.kept = []
    this.asked = asked
    const before = this.kept.map((kept) => answers.find(({ notation }) => notation === kept.notation) ?? kept)
    const added = answers.filter((answer) => !before.includes(answer))
    this.kept = [...before, ...added]
    return this.kept.map((answer, index) => ({ answer, place: index + FIRST, legal: answers.includes(answer) }))
  }
}
