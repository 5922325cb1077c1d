/** Hovering with a mouse and focusing by keyboard are the same to a piece: somebody looks at it. */

export function looking(look: (at: boolean) => void) {
  return {
    onpointerenter: (event: PointerEvent) => event.pointerType !== 'touch' && look(true),
    onpointerleave: () => look(false),
    onfocus: () => look(true),
    onblur: () => look(false),
  }
}
