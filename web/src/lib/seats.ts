/** The marks of the seats: a shape for each, so that no colour has to be told apart. */
export const MARKS = ['●', '■', '▲', '◆', '⬢'] as const

export function markOf(seat: number): string {
  return MARKS[seat % MARKS.length]!
}

/** The custom property with a seat's colour. */
export function colourOf(seat: number): string {
  return `var(--seat-${seat % MARKS.length})`
}
