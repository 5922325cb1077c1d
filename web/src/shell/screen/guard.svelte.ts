/** What is pointed at, pressed, and there to be chosen, while pieces come and go under the pointer. */
import { tick } from 'svelte'
import type { Answer } from '../../lib/question'
import type { Piece, Reading } from '../../lib/reading.svelte'

/** What a panel asks it says itself. */
const SPOT = '[data-action]:not([data-panel] *)'

const FEW = 6
/** Whatever can be pressed at a table. */
const PRESSED = 'button, a, [data-action]'

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
  private asked = ''

  /** `step`: what is asked, by whom; `led`: whether somebody is being shown something else. */
  constructor(answers: () => Answer[], areas: Areas, private readonly reading: Reading, private readonly step: () => string, led: () => boolean) {
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
        if (areas.board && this.asked !== before && !led() && !there.some((piece) => isWithin(piece, areas.board!))) there[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      })
    })
  }

  hover = (action: string | null): void => {
    this.hovered = action
  }

  /** A second press does not play what has come to lie under it. Keys click too, but nowhere. */
  click = (event: MouseEvent): void => {
    const piece = (event.target as Element).closest<HTMLElement>(PRESSED)
    if (!piece || event.detail === 0) return
    const known = (): Piece[] => [...document.querySelectorAll<HTMLElement>(PRESSED)].map((one) => ({ meaning: this.meaning(one), box: one.getBoundingClientRect() }))
    if (this.reading.touch(event.clientX, event.clientY, this.meaning(piece), known, event.detail > 1)) return
    event.preventDefault()
    event.stopPropagation()
  }

  /** The same answer to the same question is the same, whichever piece gives it; anything else is what it is. */
  private meaning(piece: HTMLElement): unknown {
    const { action, spot = '' } = piece.dataset
    return action === undefined ? piece : `${this.step()} ${action} ${spot}`
  }
}
