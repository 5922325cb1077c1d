/** Where a card goes so that what it speaks of can be seen. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface Size {
  width: number
  height: number
}

const GAP = 14
/** How far the frame around a box reaches beyond it. */
const FRAME = 6
/** So much of the top of a box tells what it is. */
const HEADING = 44
/** How much worse it is to lie over an answer than over anything else. */
const ANSWER = 100
/** Being a pixel farther away is as bad as covering so many of them. */
const FAR = 10
/** In how many steps the whole screen is tried. */
const STEPS = 8

/**
 * The place of a card of this size on a screen of that size: beside the first box if that covers none of the boxes, else
 * as near as can be where it covers least, and least of all the heading of the first box, or answers. What else is wanted
 * on the board is kept clear where there is room anywhere. Without any box it is in the middle.
 */
export function beside(boxes: Box[], card: Size, screen: Size, answers: Box[] = [], wanted: Box[] = []): { left: number; top: number } {
  const [target] = boxes
  if (!target) return { left: (screen.width - card.width) / 2, top: (screen.height - card.height) / 2 }
  const places = placesFor(target, around(boxes), card, screen)
  const over = (place: Box, others: Box[]): number => others.reduce((total, box) => total + overlap(place, framed(box)), 0)
  const costs = places.map((place) => cost(place, boxes) + over(place, answers) * ANSWER + over(place, wanted) + gap(place, target) * FAR)
  const best = places[costs.indexOf(Math.min(...costs))]!
  return { left: best.left, top: best.top }
}

/**
 * Below, above, to the right and to the left, then below and above everything, then at the edges: first at the one farther
 * from the middle of the box. At last anywhere.
 */
function placesFor(target: Box, all: Box, { width, height }: Size, screen: Size): Box[] {
  const fit = (left: number, top: number): Box => ({
    left: Math.max(GAP, Math.min(screen.width - width - GAP, left)),
    top: Math.max(GAP, Math.min(screen.height - height - GAP, top)),
    width,
    height,
  })
  const middle = target.left + target.width / 2 - width / 2
  const right = target.left + target.width
  const bottom = target.top + target.height
  const across = [middle, target.left, right - width]
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS)
  const edges = [screen.height, 0]
  if (target.top + target.height / 2 > screen.height / 2) edges.reverse()
  return [
    ...across.map((left) => fit(left, bottom + GAP)),
    ...across.map((left) => fit(left, target.top - GAP - height)),
    fit(right + GAP, target.top),
    fit(target.left - GAP - width, target.top),
    fit(right + GAP, bottom - height),
    fit(target.left - GAP - width, bottom - height),
    fit(middle, all.top + all.height + GAP),
    fit(middle, all.top - GAP - height),
    ...edges.flatMap((top) => [middle, 0, screen.width].map((left) => fit(left, top))),
    ...steps.flatMap((across) => steps.map((down) => fit(across * (screen.width - width), down * (screen.height - height)))),
  ]
}

/** The smallest box that holds all of them. */
function around(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

function cost(place: Box, boxes: Box[]): number {
  const [target] = boxes
  const heading = target ? overlap(place, framed({ ...target, height: Math.min(target.height, HEADING) })) : 0
  return boxes.reduce((total, box, index) => total + overlap(place, framed(box)) * (index === 0 ? 2 : 1), heading * 8)
}

function framed({ left, top, width, height }: Box): Box {
  return { left: left - FRAME, top: top - FRAME, width: width + 2 * FRAME, height: height + 2 * FRAME }
}

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, across) * Math.max(0, down)
}

/** How far one lies from the other, beyond what is usual beside it. */
function gap(one: Box, other: Box): number {
  const across = Math.max(one.left - other.left - other.width, other.left - one.left - one.width, 0)
  const down = Math.max(one.top - other.top - other.height, other.top - one.top - one.height, 0)
  return Math.max(0, Math.hypot(across, down) - GAP)
}

/** The part of an element that can be seen in the areas that scroll it; all of it if it is scrolled away. */
export function seenOf(element: Element): Box {
  const whole = element.getBoundingClientRect()
  let { left, top, right, bottom } = whole
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue
    const area = around.getBoundingClientRect()
    left = Math.max(left, area.left)
    top = Math.max(top, area.top)
    right = Math.min(right, area.right)
    bottom = Math.min(bottom, area.bottom)
  }
  if (right <= left || bottom <= top) return { left: whole.left, top: whole.top, width: whole.width, height: whole.height }
  return { left, top, width: right - left, height: bottom - top }
}
