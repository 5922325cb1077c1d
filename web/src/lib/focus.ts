/** Moves the focus from piece to piece with the arrow keys: to the nearest one in that direction. */
export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The index of the nearest box in a direction, sideways distance counting double; -1 if there is none. */
export function nearest(from: Box, boxes: Box[], direction: Direction): number {
  const centre = (box: Box) => [box.left + box.width / 2, box.top + box.height / 2] as const
  const [x, y] = centre(from)
  let best = -1
  let shortest = Infinity
  boxes.forEach((box, index) => {
    const [bx, by] = centre(box)
    const [along, across] = turned(bx - x, by - y, direction)
    if (along <= 1) return
    const distance = along + 2 * Math.abs(across)
    if (distance < shortest) [best, shortest] = [index, distance]
  })
  return best
}

function turned(dx: number, dy: number, direction: Direction): [number, number] {
  if (direction === 'ArrowRight') return [dx, dy]
  if (direction === 'ArrowLeft') return [-dx, dy]
  return direction === 'ArrowDown' ? [dy, dx] : [-dy, dx]
}

const PIECES = 'button:not([disabled]):not([aria-disabled="true"]):not([tabindex="-1"]), [data-action]:not([disabled])'

/** Moves the focus among the pieces inside some elements; false if there was nowhere to go. */
export function moveFocus(direction: Direction, areas: (HTMLElement | undefined)[]): boolean {
  const pieces = areas
    .flatMap((area) => (area ? [...area.querySelectorAll<HTMLElement>(PIECES)] : []))
    .filter((piece) => piece.offsetParent !== null || piece instanceof SVGElement)
  const now = document.activeElement
  const from = pieces.find((piece) => piece === now)
  const others = pieces.filter((piece) => piece !== now)
  const target = from
    ? others[nearest(from.getBoundingClientRect(), others.map((piece) => piece.getBoundingClientRect()), direction)]
    : pieces[0]
  target?.focus()
  return target !== undefined
}
