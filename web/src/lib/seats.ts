/** The marks of the seats: a shape for each, so that no colour has to be told apart. */
export const MARKS = ['●', '■', '▲', '◆', '⬢'] as const

export function markOf(seat: number): string {
  return MARKS[seat % MARKS.length]!
}

/** The custom property with a seat's colour. */
export function colourOf(seat: number): string {
  return `var(--seat-${seat % MARKS.length})`
}

/** The other seats in the order in which they play after mine; all of them for those who only watch. */
export function othersAfter(mySeat: number | null, seats: number): number[] {
  const first = mySeat === null ? 0 : mySeat + 1
  return Array.from({ length: seats }, (_, place) => (place + first) % seats).filter((seat) => seat !== mySeat)
}
