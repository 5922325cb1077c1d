/** Pieces that changed their place fly there, wherever on the page they were and are.
 *
 * Every piece carries `data-piece` with a name of its own. Where each lay is noted before the page changes; afterwards a
 * likeness of it flies from there to its new place, above everything, so that no scrolling box cuts it off. */

interface Place {
  element: HTMLElement
  rect: DOMRect
}

/** Coins that a seat earned (or paid, below zero). */
export interface Purse {
  seat: number
  change: number
}

const MOST = 14
const STAGGER = 45
const EASING = 'cubic-bezier(.3,.7,.3,1)'

let noted: Map<string, Place> | null = null

function pieces(): Map<string, Place> {
  const found = new Map<string, Place>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-piece]')) {
    const rect = element.getBoundingClientRect()
    if (rect.width > 0) found.set(element.dataset.piece!, { element, rect })
  }
  return found
}

/** Note where everything lies; the first note before a change counts. */
export function note(): void {
  noted ??= pieces()
}

/** Let fly what has moved since it was noted. */
export function fly(duration: number, purses: Purse[]): void {
  const before = noted
  noted = null
  if (!before || duration <= 0) return
  const after = pieces()
  const moves: { from: DOMRect; to: Place; turns: boolean }[] = []
  for (const [name, to] of after) {
    const from = before.get(name)?.rect ?? origin(name, before)
    if (from && far(from, to.rect)) moves.push({ from, to, turns: to.element.dataset.turns !== undefined })
  }
  // A jump through the match moves everything; then nothing flies.
  if (moves.length > MOST) return
  const layer = flightLayer()
  moves.forEach((move, index) => flyPiece(layer, move.from, move.to, duration, index * STAGGER, move.turns))
  for (const { seat, change } of purses) flyCoins(layer, seat, change, before, duration)
}

/** Where a piece that was not there before comes from: a machine from its site, a worker from the deck. */
function origin(name: string, before: Map<string, Place>): DOMRect | undefined {
  const [kind, card] = name.split(':')
  if (kind !== 'worker') return undefined
  return before.get(`building:${card}`)?.rect ?? document.querySelector('[data-deck=workers]')?.getBoundingClientRect()
}

const far = (a: DOMRect, b: DOMRect): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) > 3

function flightLayer(): HTMLElement {
  let layer = document.querySelector<HTMLElement>('.builders-flights')
  if (!layer) {
    layer = document.createElement('div')
    layer.className = 'builders builders-flights'
    layer.setAttribute('aria-hidden', 'true')
    layer.inert = true
    document.body.append(layer)
  }
  return layer
}

function flyPiece(layer: HTMLElement, from: DOMRect, to: Place, duration: number, delay: number, turns: boolean): void {
  const likeness = to.element.cloneNode(true) as HTMLElement
  likeness.removeAttribute('data-piece')
  for (const inner of likeness.querySelectorAll('[data-piece]')) inner.removeAttribute('data-piece')
  const { x, y, width, height } = to.rect
  Object.assign(likeness.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
  layer.append(likeness)
  const scale = Math.min(from.width / width, from.height / height)
  const start = `translate(${from.x - x}px, ${from.y - y}px) scale(${scale})`
  const frames = turns
    ? [{ transform: `${start} rotateY(180deg)` }, { transform: 'none' }]
    : [{ transform: start }, { transform: 'none' }]
  const flight = likeness.animate(frames, { duration, delay, easing: EASING, fill: 'both' })
  to.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay })
  flight.finished.catch(() => undefined).finally(() => likeness.remove())
}

/** Coins fly between the bank and a purse. */
function flyCoins(layer: HTMLElement, seat: number, change: number, before: Map<string, Place>, duration: number): void {
  const purse = visible(`[data-coins="${seat}"]`)
  const bank = visible('[data-bank]') ?? visible('[data-deck=buildings]')
  if (!purse || !bank || change === 0) return
  // The reward of a building comes from the building itself, if it was just finished.
  const finished = [...before.keys()].find((name) => name.startsWith('building:') && turned(name))
  const other = (change > 0 && finished && before.get(finished)?.rect) || bank
  const [from, to] = change > 0 ? [other, purse] : [purse, other]
  const coins = Math.min(6, Math.ceil(Math.abs(change) / (Math.abs(change) > 6 ? 3 : 1)))
  for (let index = 0; index < coins; index++) {
    const coin = document.createElement('div')
    coin.className = 'coin-in-flight'
    layer.append(coin)
    const at = (rect: DOMRect) => `translate(${rect.x + rect.width / 2 - 9}px, ${rect.y + rect.height / 2 - 9}px)`
    const flight = coin.animate(
      [
        { transform: at(from), opacity: 1 },
        { transform: at(to), opacity: 1, offset: 0.9 },
        { transform: at(to), opacity: 0 },
      ],
      { duration, delay: index * STAGGER, easing: EASING, fill: 'both' },
    )
    flight.finished.catch(() => undefined).finally(() => coin.remove())
  }
}

const turned = (name: string): boolean => document.querySelector(`[data-piece="${name}"][data-turns]`) !== null

function visible(selector: string): DOMRect | null {
  for (const element of document.querySelectorAll(selector)) {
    const rect = element.getBoundingClientRect()
    if (rect.width > 0) return rect
  }
  return null
}
