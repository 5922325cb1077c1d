/** What is pointed at, pressed, and there to be chosen, while pieces come and go under the pointer. */
import { tick } from 'svelte'
import type { Answer } from '../../lib/question'

/** What a panel asks it says itself. */
const SPOT = '[data-action]:not([data-panel] *)'

export interface Areas {
  board?: HTMLElement
  mine?: HTMLElement
}

export class Guard {
  hovered: string | null = $state(null)
  /** Where there is something to choose, for the words of the question. */
  spots: 'board' | 'both' | 'mine' | null = $state(null)
  private pressed: string | undefined

  constructor(answers: () => Answer[], areas: Areas) {
    $effect(() => {
      void answers()
      void tick().then(() => {
        // A piece that was played is gone without a word; nobody points at it any more.
        if (this.hovered !== null && !document.querySelector(`[data-action="${this.hovered}"]:is(:hover, :focus)`)) this.hovered = null
        const mine = areas.mine?.querySelector(SPOT)
        if (areas.board?.querySelector(SPOT)) this.spots = mine ? 'both' : 'board'
        else this.spots = mine ? 'mine' : null
      })
    })
  }

  hover = (action: string | null): void => {
    this.hovered = action
  }

  /** The second half of a double click does not play what has come to lie under it. */
  click = (event: MouseEvent): void => {
    const action = (event.target as Element).closest<HTMLElement>('[data-action]')?.dataset.action
    if (event.detail > 1 && action !== undefined && action !== this.pressed) {
      event.preventDefault()
      event.stopPropagation()
    } else this.pressed = action
  }
}
