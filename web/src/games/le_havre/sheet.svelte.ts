/** The card being looked at closely: shown large beside its place, with all that can be done with it. */
import type { Component } from 'svelte'
import { looking } from '../../lib/looking'
import { during } from '../../lib/settled'
import type { CardDeeds, CardVerb } from './answers'
import type { Scene } from './scene'

const DELAY = 180

/** The large card is loaded when a card is looked at for the first time. */
const load = () => during(import('./SheetCard.svelte'))

class Sheet {
  Card = $state.raw<Component<{ scene: Scene }> | null>(null)
  /** A building, a ship, or the kind of ship whose stack it is. */
  card = $state<string | null>(null)
  beside = $state.raw<DOMRect | null>(null)
  /** Opened to choose from, and not only looked at. */
  pinned = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined
  private opener: HTMLElement | null = null

  look(card: string, element: HTMLElement, delay = DELAY): void {
    if (this.pinned) return
    void this.prepare()
    clearTimeout(this.timer)
    this.timer = setTimeout(() => element.isConnected && this.show(card, element, false), delay)
  }

  pin(card: string, element: HTMLElement): void {
    clearTimeout(this.timer)
    if (this.pinned && this.card === card) this.close()
    else this.show(card, element, true)
  }

  leave(): void {
    clearTimeout(this.timer)
    if (!this.pinned) this.card = null
  }

  /** False if nothing was open to choose from. */
  close(refocus = false): boolean {
    clearTimeout(this.timer)
    const open = this.pinned
    this.card = null
    this.pinned = false
    if (open && refocus) this.opener?.focus()
    return open
  }

  /** What has gone from where it was looked at is not looked at any more. */
  check(): void {
    if (this.card !== null && !this.opener?.isConnected) this.close()
  }

  private async prepare(): Promise<void> {
    this.Card ??= (await load()).default
  }

  private show(card: string, element: HTMLElement, pinned: boolean): void {
    void this.prepare()
    this.card = card
    this.beside = element.getBoundingClientRect()
    this.pinned = pinned
    this.opener = element
  }
}

export const sheet = new Sheet()

/** What is done at one press if nothing else can be; buying and selling are always looked at first. */
const AT_ONCE: readonly CardVerb[] = ['enter', 'build', 'build_ship', 'exchange', 'place']

/** The one thing that a press on a card does; null if there is a choice, or none. */
export function onlyDeed(deeds: CardDeeds): string | null {
  const verbs = Object.keys(deeds) as CardVerb[]
  return verbs.length === 1 && AT_ONCE.includes(verbs[0]!) ? deeds[verbs[0]!]! : null
}

export const anyDeed = (deeds: CardDeeds): string | null => Object.values(deeds)[0] ?? null

/** Whoever looks at an element looks at its answer. What is asked for is read now: a piece may be gone when nobody looks any more. */
export function lookAt(action: string | null, hover: (action: string | null) => void) {
  return looking((at) => action !== null && hover(at ? action : null))
}

/** What makes an element a card that can be looked at and pressed. */
export function attend(card: string, deeds: CardDeeds, { choose, hover }: Scene) {
  const first = anyDeed(deeds)
  const look = (element: EventTarget | null, delay?: number) => {
    sheet.look(card, element as HTMLElement, delay)
    if (first !== null) hover(first)
  }
  const leave = () => {
    sheet.leave()
    if (first !== null) hover(null)
  }
  return {
    'data-action': first === null ? undefined : (onlyDeed(deeds) ?? 'pick'),
    onpointerenter: (event: PointerEvent) => event.pointerType !== 'touch' && look(event.currentTarget),
    onpointerleave: leave,
    onfocus: (event: FocusEvent) => (event.currentTarget as Element).matches(':focus-visible') && look(event.currentTarget, 0),
    onblur: leave,
    onclick: (event: MouseEvent) => {
      const only = onlyDeed(deeds)
      // A finger cannot hover: its first tap is the look.
      if (only !== null && (event as PointerEvent).pointerType !== 'touch') {
        sheet.close()
        choose(only)
      } else sheet.pin(card, event.currentTarget as HTMLElement)
    },
  }
}
