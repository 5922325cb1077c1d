/** What happened is seen happening: things fly over the table from one spot to another, whatever scrolls below them. */
import './flights.css'

/** Something that flies; spots are selectors, the first to be seen counts. */
export interface Flight {
  /** What it is; a `piece` is whatever lies at the end of the flight, a `turn` whatever is turned face up there. */
  what: string
  from: string[]
  to: string[]
  /** In which part of the sequence it flies. */
  stage?: number
}

export const EASING = 'cubic-bezier(.3,.7,.3,1)'
const STAGGER = 55
/** A jump through the match moves everything; then nothing flies. */
const MOST = 40
/** How far a thing is lifted before it flies. */
const RISE = 8

export interface Sky<F extends Flight> {
  /** The class of the game, whose colours are used up there. */
  game: string
  /** The drawing of what flies, unless it is a piece; null: nothing to see. */
  draw: (flight: F) => HTMLElement | null
  /** Gives the likeness of a piece what it lacks away from its place. */
  dress?: (likeness: HTMLElement, piece: HTMLElement) => void
}

/** Let them fly, one part of the sequence after the other. */
export function fly<F extends Flight>(flights: F[], duration: number, sky: Sky<F>): void {
  if (duration <= 0 || flights.length > MOST) return
  const stages = [...new Set(flights.map(({ stage = 0 }) => stage))].sort((a, b) => a - b)
  stages.forEach((wanted, part) => {
    flights
      .filter(({ stage = 0 }) => stage === wanted)
      .forEach((flight, index) => launch(flight, duration, part * duration * 0.7 + index * STAGGER, sky))
  })
}

function launch<F extends Flight>(flight: F, duration: number, delay: number, sky: Sky<F>): void {
  const from = seen(flight.from)
  const to = seen(flight.to)
  if (!from || !to) return
  if (flight.what === 'turn') {
    const piece = document.querySelector<HTMLElement>(flight.to[0]!)
    if (piece) turn(piece, from, duration, delay, sky.game)
    return
  }
  const piece = flight.what === 'piece' ? document.querySelector<HTMLElement>(flight.to[0]!) : null
  const flying = flight.what === 'piece' ? piece && likenessOf(piece) : sky.draw(flight)
  if (!flying) return
  if (piece) sky.dress?.(flying, piece)
  layerOf(sky.game).append(flying)
  const size = (piece ?? flying).getBoundingClientRect()
  send(flying, piece ? carried(from, to, size) : tossed(from, to, size), duration, delay)
  if (piece) hide(piece, duration + delay)
}

/** Moves a thing through the air, and lets go of it at the end. */
export function send(flying: HTMLElement, frames: Keyframe[], duration: number, delay: number): void {
  const motion = flying.animate(frames, { duration, delay, easing: EASING, fill: 'both' })
  motion.finished.catch(() => undefined).finally(() => flying.remove())
}

/** A piece is not seen at its place while its likeness flies there. */
export function hide(piece: HTMLElement, duration: number): void {
  piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration })
}

/** When a card that is turned stands on its edge. */
const EDGE = 0.6
/** Nearer than this a card would bend. */
const DEPTH = 'perspective(900px)'

/** A card comes face down to its place, and its face is seen once it has been turned there. */
export function turn(piece: HTMLElement, from: DOMRect, duration: number, delay: number, game: string): void {
  const to = piece.getBoundingClientRect()
  const back = chip('back', '')
  Object.assign(back.style, { width: `${to.width}px`, height: `${to.height}px` })
  layerOf(game).append(back)
  const [start, end] = carried(from, to, to)
  const edge = `${end!.transform} translateX(${to.width / 2}px) ${DEPTH} rotateY(90deg) translateX(${-to.width / 2}px)`
  send(back, [start!, { ...end, offset: EDGE / 2 }, { transform: edge, offset: EDGE }, { transform: edge, opacity: 0 }], duration, delay)
  const hidden = { opacity: 0, transform: `${DEPTH} rotateY(-90deg)` }
  piece.animate([hidden, { ...hidden, offset: EDGE }, { ...hidden, opacity: 1, offset: EDGE }, { transform: DEPTH }], { duration, delay, easing: EASING, fill: 'backwards' })
}

/** A piece grows on its way to its place. */
function carried(from: DOMRect, to: DOMRect, size: DOMRect): Keyframe[] {
  const scale = Math.min(1, from.width / size.width, from.height / size.height)
  const start = `translate(${from.x + (from.width - size.width * scale) / 2}px, ${from.y + (from.height - size.height * scale) / 2}px) scale(${scale})`
  return [{ transform: start }, { transform: `translate(${to.x}px, ${to.y}px)` }]
}

/** A small thing goes from the middle of one spot to the middle of another. */
export function tossed(from: DOMRect, to: DOMRect, { width, height }: { width: number; height: number }): Keyframe[] {
  const at = (rect: DOMRect, rise = 0) => `translate(${rect.x + (rect.width - width) / 2}px, ${rect.y + (rect.height - height) / 2 - rise}px)`
  return [
    { transform: at(from), opacity: 0 },
    { transform: at(from, RISE), opacity: 1, offset: 0.15 },
    { transform: at(to), opacity: 1, offset: 0.9 },
    { transform: at(to), opacity: 0 },
  ]
}

/** A thing of one of the looks in `flights.css`, in a colour or with a text on it. */
export function chip(look: string, colour: string, words = ''): HTMLElement {
  const element = document.createElement('div')
  element.className = `thing ${look}`
  element.style.setProperty('--of', colour)
  element.textContent = words
  return element
}

/** A copy that looks the same and is nothing: no piece, no answer, no label. */
export function likenessOf(element: HTMLElement): HTMLElement {
  const { width, height } = element.getBoundingClientRect()
  const likeness = element.cloneNode(true) as HTMLElement
  for (const part of [likeness, ...likeness.querySelectorAll('*')]) {
    for (const name of part.getAttributeNames()) if (/^(data|aria)-|^(role|title|popover)$/.test(name)) part.removeAttribute(name)
  }
  Object.assign(likeness.style, { inset: 'auto', left: '0', top: '0', width: `${width}px`, height: `${height}px` })
  return likeness
}

/** Where the first of some spots is that can be seen; if none can, the box that holds the first of them. */
function seen(selectors: string[]): DOMRect | null {
  const spots = selectors.map((selector) => document.querySelector(selector)).filter((spot) => spot !== null)
  for (const spot of spots) {
    const rect = spot.getBoundingClientRect()
    if (rect.width > 0 && onPage(rect)) return rect
  }
  for (const spot of spots) {
    let box: Element | null = spot
    while (box && box.getBoundingClientRect().width === 0) box = box.parentElement
    if (box && onPage(box.getBoundingClientRect())) return box.getBoundingClientRect()
  }
  return null
}

const onPage = (rect: DOMRect): boolean => rect.bottom > 0 && rect.top < innerHeight && rect.right > 0 && rect.left < innerWidth

/** Where things fly, above everything else. */
export function layerOf(game: string): HTMLElement {
  let layer = document.querySelector<HTMLElement>('.flights')
  if (!layer) {
    layer = document.createElement('div')
    layer.setAttribute('aria-hidden', 'true')
    layer.inert = true
    document.body.append(layer)
  }
  layer.className = `flights ${game}`
  return layer
}
