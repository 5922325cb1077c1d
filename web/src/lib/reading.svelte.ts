/**
 * Who has just answered reads the next question first: for a moment a second press plays nothing, and for a whole second
 * neither the same key nor the same place of the bar does.
 */
const MOMENT = 400
const SECOND = 1000

export class Reading {
  /** Whether the question is so new that nothing can be answered, or nothing at the place pressed before. */
  private stage: 'all' | 'same' | 'none' = $state('none')
  private pressed: number | null = $state(null)
  private answered = false

  /** To be called when I answer: by which place of the bar, or by the key of that place. */
  answer(place: number | null): void {
    this.answered = true
    this.pressed = place
  }

  /** To be called when something new is asked; gives what is to be called when it is not asked any more. */
  ask(): (() => void) | undefined {
    if (!this.answered) return undefined
    this.answered = false
    this.stage = 'all'
    const timers = [setTimeout(() => (this.stage = 'same'), MOMENT), setTimeout(() => (this.stage = 'none'), SECOND)]
    return () => {
      timers.forEach(clearTimeout)
      this.stage = 'none'
    }
  }

  /** Whether what stands at a place cannot be answered yet. */
  fresh(place: number): boolean {
    return this.stage === 'all' || (this.stage === 'same' && place === this.pressed)
  }
}
