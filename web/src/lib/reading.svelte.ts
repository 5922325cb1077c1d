/** Who has just answered reads the next question first: for a moment a second press, or the same key again, plays nothing. */
const MOMENT = 400

export class Reading {
  /** Whether the question is so new that it cannot be answered yet. */
  fresh = $state(false)
  private answered = false

  /** To be called when I answer. */
  answer(): void {
    this.answered = true
  }

  /** To be called when something new is asked; gives what is to be called when it is not asked any more. */
  ask(): (() => void) | undefined {
    if (!this.answered) return undefined
    this.answered = false
    this.fresh = true
    const timer = setTimeout(() => (this.fresh = false), MOMENT)
    return () => {
      clearTimeout(timer)
      this.fresh = false
    }
  }
}
