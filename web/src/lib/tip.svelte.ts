/** Tooltips with links to the rules: `{@attach tip(() => ({ text, rules: ['BU-SEND-1'] }))}` on any element. */
import type { Attachment } from 'svelte/attachments'

export interface TipContent {
  text: string
  /** Bold first line. */
  title?: string
  /** The rules that say so; each becomes a link into the rules panel. */
  rules?: string[]
}

const DELAY = 400
const LONG_PRESS = 500
const LINGER = 250

/** What is shown now, and beside which element. */
export const tips = $state<{ content: TipContent | null; beside: DOMRect | null; owner: Element | null }>({
  content: null,
  beside: null,
  owner: null,
})

// After a tap, browsers move a mouse that is not there over whatever comes to lie under the finger.
let touching = false
/** Whether a finger that is still down has been shown a tip: lifting it plays nothing. */
let helped = false
if (typeof window !== 'undefined') {
  addEventListener(
    'pointerdown',
    (event) => {
      touching = event.pointerType === 'touch'
      helped = false
    },
    true,
  )
  addEventListener(
    'click',
    (event) => {
      if (!helped) return
      helped = false
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
  addEventListener('pointermove', (event) => (touching &&= event.pointerType !== 'mouse' || (!event.movementX && !event.movementY)), true)
}

let opening: ReturnType<typeof setTimeout> | undefined
let closing: ReturnType<typeof setTimeout> | undefined

function open(element: Element, content: () => TipContent | null, delay: number, pressed = false): void {
  stay()
  clearTimeout(opening)
  opening = setTimeout(() => {
    const now = content()
    if (!now || !element.isConnected) return
    tips.content = now
    tips.beside = element.getBoundingClientRect()
    tips.owner = element
    helped = pressed
  }, delay)
}

/** Keep the tip open: the pointer is on it. */
export function stay(): void {
  clearTimeout(closing)
}

/** Close the tip soon, so that the pointer can still reach its links. */
export function leave(): void {
  clearTimeout(opening)
  clearTimeout(closing)
  closing = setTimeout(closeTip, LINGER)
}

export function closeTip(): void {
  clearTimeout(opening)
  tips.content = null
  tips.beside = null
}

function isMouse(event: Event): boolean {
  return !touching && (event as PointerEvent).pointerType === 'mouse'
}

/** A mouse that really moves, and not a piece that came to lie under one that rests. */
function moves(event: Event): boolean {
  const { movementX, movementY } = event as PointerEvent
  return isMouse(event) && (movementX !== 0 || movementY !== 0)
}

/** What a tap means something else to. */
const PRESSED = 'button:not([aria-disabled=true]), a, input, select, summary'
/** The tap that was answered by the innermost element that it hit. */
let tapped: Event | undefined

/** Shows a tip while the element is hovered or focused by keyboard, when it is pressed long, and when it is tapped if a tap does nothing else. */
export function tip(content: () => TipContent | null): Attachment {
  return (element) => {
    let pressing: ReturnType<typeof setTimeout> | undefined
    let pointed = false
    const point = (event: Event) => {
      if (pointed || !moves(event)) return
      pointed = true
      open(element, content, DELAY)
    }
    const exit = (event: Event) => {
      pointed = false
      if (isMouse(event)) leave()
    }
    const press = (event: Event) => {
      closeTip()
      // Whoever clicks what is closed wants to know why.
      if (isMouse(event) && (event.target as Element).closest('[aria-disabled=true]')) open(element, content, 0)
      if ((event as PointerEvent).pointerType === 'touch') pressing = setTimeout(() => open(element, content, 0, true), LONG_PRESS)
    }
    const release = () => clearTimeout(pressing)
    const tap = (event: Event) => {
      if (!touching || tapped === event || (event.target as Element).closest(PRESSED)) return
      tapped = event
      open(element, content, 0)
    }
    const focus = () => element.matches(':focus-visible') && open(element, content, DELAY)
    const listeners: [string, EventListener][] = [
      ['pointermove', point],
      ['pointerleave', exit],
      ['pointerdown', press],
      ['pointerup', release],
      ['pointercancel', release],
      ['click', tap],
      ['focusin', focus],
      ['focusout', leave],
    ]
    for (const [name, listener] of listeners) element.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener)
      clearTimeout(pressing)
      closeTip()
    }
  }
}
