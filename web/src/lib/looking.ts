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
