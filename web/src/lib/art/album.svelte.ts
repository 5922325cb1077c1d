/** The pictures of a game, which come when nothing else is under way: a board is there, and can be played, before them. */
import { afterwards } from '../settled'
import type { Look } from './scene'

export type Draw = (id: string, look?: Look) => string

export class Album {
  #draw = $state.raw<Draw | null>(null)
  #asked = false

  constructor(private readonly load: () => Promise<{ default: Draw }>) {}

  /** What is inside the SVG of a picture; nothing as long as the pictures are not there. */
  picture(id: string, look?: Look): string {
    return this.#draw?.(id, look) ?? ''
  }

  /** Somebody wants to look at them. */
  open(): void {
    if (this.#asked) return
    this.#asked = true
    afterwards(() => {
      void this.load().then(
        ({ default: draw }) => (this.#draw = draw),
        // A board without pictures can be played; the next that is opened asks again.
        () => (this.#asked = false),
      )
    })
  }
}
