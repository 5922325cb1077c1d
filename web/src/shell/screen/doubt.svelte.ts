/** What would throw something away is asked about once before it is sent, wherever it was pressed. */
import { sameQuestion } from '../../lib/advice'
import type { Question } from '../../lib/messages'
import type { Table } from '../../lib/table.svelte'

export class Doubt {
  private about: { question: Question; answers: string[]; why: string } | null = $state.raw(null)

  constructor(private readonly table: Table) {}

  /** The key of what would be thrown away; null if nothing is in doubt. */
  get why(): string | null {
    return this.about && sameQuestion(this.about.question, this.table.question) ? this.about.why : null
  }

  /** Gives answers, or asks first; `costly`: what is known to be thrown away by a later one of them. */
  send(answers: string[], costly = ''): void {
    const { question } = this.table
    const why = answers.map((answer) => question?.costly?.[answer]).find(Boolean) ?? costly
    this.about = question && why ? { question, answers, why } : null
    if (!why) void this.table.chooseAll(answers)
  }

  decide(sure: boolean): void {
    const { about } = this
    this.about = null
    if (about && sure) void this.table.chooseAll(about.answers)
  }
}
