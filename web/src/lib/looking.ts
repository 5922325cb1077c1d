/** Hovering with a mouse and focusing by keyboard are the same to a piece: somebody looks at it. */

export function looking(look: (at: boolean) => void) {
  return {
    onpointerenter: (event: PointerEvent) => event.pointerType !== 'touch' && look(true),
    onpointerleave: () => look(false),
    // A tap focuses too, but what it would show then could push the piece away from under the finger.
    onfocus: (event: FocusEvent) => (event.currentTarget as Element).matches(':focus-visible') && look(true),
    onblur: () => look(false),
  }
}

interface Hands {
  choose: (notation: string) => void
  hover: (notation: string | null) => void
}

/** What makes a button give an answer: a press plays it, and whoever looks at the button looks at it. Without one it is closed. */
export function answering(action: string | undefined, { choose, hover }: Hands) {
  const open = action !== undefined
  return {
    'data-action': action,
    'aria-disabled': open ? undefined : true,
    tabindex: open ? undefined : -1,
    onclick: () => open && choose(action),
    ...looking((at) => hover(at && open ? action : null)),
  }
}

/** Esc puts back what was picked up or opened, and only where there was nothing it means anything to the shell. */
export function escaping(putBack: () => boolean): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape' || !putBack()) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
}
