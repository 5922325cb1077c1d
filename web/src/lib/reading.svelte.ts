/**
 * Who has just pressed something sees first what has come of it: a second press at the same place plays nothing that was
 * not there before. It is the same for keys, for the mouse and for fingers, in the bar and on the boards.
 */
const MOMENT = 400
const SECOND = 1000
/** As long as this after a press, what is asked anew may have come of it. */
const LATELY = 3000
/** How far from where one pressed one presses again without aiming anew. */
const NEAR = 24

type Timer = ReturnType<typeof setTimeout> | undefined

/** What can be pressed: what that means, and where it lies. */
export interface Piece {
  meaning: unknown
  box: { left: number; top: number; right: number; bottom: number }
}

export class Reading {
  /** Whether the question is so new that nothing in the bar can be answered, or nothing at the place pressed before. */
  private stage: 'all' | 'same' | 'none' = $state('none')
  private pressed: number | null = $state(null)
  private answered = false
  /** Where was pressed by pointer, and what lay there and around; null if nothing was lately. */
  private touched: { x: number; y: number; known: Piece[] } | null = null
  private guarding: Timer
  private forgetting: Timer

  /** To be called when I answer: by which place of the bar, or by the key of that place. */
  answer(place: number | null): void {
    this.answered = true
    this.pressed = place
  }

  /** To be called when something new is asked; gives what is to be called when it is not asked any more. */
  ask(): (() => void) | undefined {
    if (this.touched) this.guard()
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

  /**
   * To be called when something is pressed by pointer; false if it is not to count: it has come there since the press before.
   * `double`: that it is the second half of a double click, however long that took.
   */
  touch(x: number, y: number, meaning: unknown, known: () => Piece[], double = false): boolean {
    const before = this.guarding || double ? this.touched : null
    const stood = ({ meaning: other, box }: Piece) => other === meaning && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
    if (before && Math.hypot(x - before.x, y - before.y) < NEAR && !before.known.some(stood)) return false
    this.touched = { x, y, known: known() }
    clearTimeout(this.forgetting)
    this.forgetting = setTimeout(() => (this.touched = null), LATELY)
    this.guard()
    return true
  }

  private guard(): void {
    clearTimeout(this.guarding)
    this.guarding = setTimeout(() => (this.guarding = undefined), SECOND)
  }
}
