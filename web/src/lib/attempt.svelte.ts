import { Refusal } from './api'
import { sayRefusal } from './table.svelte'

/** Something asked of the server: whether that is under way, and in words why it was refused. */
export class Attempt {
  busy = $state(false)
  problem = $state('')

  /** Does it; if it is refused, `what` comes before the reason. */
  async make(work: () => Promise<void>, what = ''): Promise<void> {
    this.busy = true
    this.problem = ''
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.problem = `${what} ${sayRefusal(error.code, error.message)}`.trim()
    } finally {
      this.busy = false
    }
  }
}
