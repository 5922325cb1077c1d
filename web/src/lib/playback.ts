/** Shows states one after the other at a pace people can follow: what others do is held for a moment before the next. */
import type { TableState } from './messages'

export class Playback {
  private readonly waiting: TableState[] = []
  private last: TableState | null = null
  private cancelHold: (() => void) | null = null

  /**
   * @param show puts a state on the page
   * @param hold for how many milliseconds a state stays before the next may follow
   * @param asks whether a state asks me something: who has been asked is not made to wait again, whatever others do meanwhile
   */
  constructor(
    private readonly show: (state: TableState, waiting: number) => void,
    private readonly hold: (state: TableState) => number,
    private readonly after: (milliseconds: number, call: () => void) => () => void,
    private readonly asks: (state: TableState) => boolean,
  ) {}

  /** @param afresh whether it does not follow from the last state: then nothing waits for it */
  push(state: TableState, afresh = false): void {
    const last = this.last
    this.last = state
    if (!last || state.ply < last.ply || afresh) {
      this.waiting.length = 0
      this.present(state, 0)
    } else if (state.ply === last.ply) {
      // Nothing was played: only names, clocks or wishes changed.
      if (this.waiting.length > 0) this.waiting[this.waiting.length - 1] = state
      else this.show(state, 0)
    } else if (this.cancelHold && (this.waiting.length > 0 || !this.asks(last))) {
      this.waiting.push(state)
    } else {
      this.present(state, this.hold(state))
    }
  }

  /** Shows the newest state at once. */
  skip(): void {
    if (!this.last || this.waiting.length === 0) return
    this.waiting.length = 0
    this.present(this.last, 0)
  }

  /** What is shown stays for so long from now on: there is more to be seen of it. */
  stay(milliseconds: number): void {
    this.cancelHold?.()
    this.cancelHold = this.after(milliseconds, () => this.next())
  }

  /** What is shown has been seen: the next may follow. */
  goOn(): void {
    if (!this.cancelHold) return
    this.cancelHold()
    this.next()
  }

  close(): void {
    this.cancelHold?.()
    this.cancelHold = null
    this.waiting.length = 0
  }

  private present(state: TableState, hold: number): void {
    this.cancelHold?.()
    this.cancelHold = null
    if (hold > 0) this.cancelHold = this.after(hold, () => this.next())
    this.show(state, this.waiting.length)
  }

  private next(): void {
    this.cancelHold = null
    const state = this.waiting.shift()
    if (!state) return
    this.present(state, this.hold(state))
    if (!this.cancelHold) this.next()
  }
}
