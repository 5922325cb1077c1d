/** What is pointed at, pressed, and there to be chosen, while pieces come and go under the pointer. */
import { tick } from 'svelte'
import type { Answer } from '../../lib/question'

/** What a panel asks it says itself. */
const SPOT = '[data-action]:not([data-panel] *)'

const FEW = 6

function isWithin(piece: Element, area: Element): boolean {
  const [{ top, bottom }, frame] = [piece.getBoundingClientRect(), area.getBoundingClientRect()]
  return bottom > top && top >= frame.top - 1 && bottom <= frame.bottom + 1
}

export interface Areas {
  board?: HTMLElement
  mine?: HTMLElement
}

export class Guard {
  hovered: string | null = $state(null)
  /** Where there is something to choose, for the words of the question. */
  spots: 'board' | 'both' | 'mine' | null = $state(null)
  /** What is asked on the board and nowhere else, if it is little: the bar has it too. */
  few: string[] = $state.raw([])
  private pressed: string | undefined
  private asked = ''

  constructor(answers: () => Answer[], areas: Areas) {
    $effect(() => {
      const legal = answers()
      void tick().then(() => {
        // A piece that was played is gone without a word; nobody points at it any more.
        if (this.hovered !== null && !document.querySelector(`[data-action="${this.hovered}"]:is(:hover, :focus)`)) this.hovered = null
        const mine = areas.mine?.querySelector(SPOT)
        const there = [...(areas.board?.querySelectorAll<HTMLElement>(SPOT) ?? [])]
        this.spots = there.length > 0 ? (mine ? 'both' : 'board') : mine ? 'mine' : null
        const asked = [...new Set(there.map((piece) => piece.dataset.action!))].filter((action) => legal.some(({ notation }) => notation === action))
        this.few = asked.length === legal.length && asked.length <= FEW ? asked : []
        // Whoever looks at something else while others act is not drawn back by it.
        const before = this.asked
        this.asked = legal.map(({ notation }) => notation).join()
        if (areas.board && this.asked !== before && !there.some((piece) => isWithin(piece, areas.board!))) there[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
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
