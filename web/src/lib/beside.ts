/** Where a card goes so that what it speaks of can be seen. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 14

/**
 * The place of a card of this size on a screen of that size: beside the first box, over as little of all boxes as can be.
 * Without any box it is in the middle.
 */
export function beside(boxes: Box[], card: { width: number; height: number }, screen: { width: number; height: number }): { left: number; top: number } {
  const { width, height } = card
  const [target] = boxes
  if (!target) return { left: (screen.width - width) / 2, top: (screen.height - height) / 2 }
  const fit = (left: number, top: number): Box => ({
    left: Math.max(GAP, Math.min(screen.width - width - GAP, left)),
    top: Math.max(GAP, Math.min(screen.height - height - GAP, top)),
    width,
    height,
  })
  const middle = target.left + target.width / 2 - width / 2
  const places = [
    fit(middle, target.top + target.height + GAP),
    fit(middle, target.top - GAP - height),
    fit(target.left + target.width + GAP, target.top),
    fit(target.left - GAP - width, target.top),
    fit(middle, screen.height),
    fit(middle, 0),
  ]
  const covered = (place: Box) => boxes.reduce((total, box, index) => total + overlap(place, box) * (index === 0 ? 2 : 1), 0)
  const best = places.reduce((best, place) => (covered(place) < covered(best) ? place : best))
  return { left: best.left, top: best.top }
}

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, across) * Math.max(0, down)
}
