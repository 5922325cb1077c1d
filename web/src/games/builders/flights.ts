/** Pieces that changed their place fly there, wherever on the page they were and are.
 *
 * Every piece carries `data-piece` with a name of its own and lies inside a `data-place`. Where each lay is noted before
 * the page changes. Afterwards a likeness of whatever came to another place flies there, above everything, so that no
 * scrolling box cuts it off; what only moved over within its place slides. What lies out of sight flies to and from the
 * seat it belongs to in the list of seats. */

import { chip, EASING, hide, layerOf, likenessOf, send, tossed, turn } from '../../lib/flights'

interface Lying {
  element: HTMLElement
  /** Where it is, or where the eye finds it if that is out of sight. */
  rect: DOMRect
  place: string | undefined
  seen: boolean
}

/** Coins that a seat earned (or paid, below zero). */
export interface Purse {
  seat: number
  change: number
}

const MOST = 14
const MOST_COINS = 6
const STAGGER = 45

let noted: Map<string, Lying> | null = null

/** Note where everything lies; the first note before a change counts. */
export function note(): void {
  noted ??= pieces()
}

/** Let fly what has moved since it was noted. */
export function fly(duration: number, purses: Purse[]): void {
  const before = noted
  noted = null
  if (!before || duration <= 0) return
  const flights: { from: DOMRect; to: Lying }[] = []
  const slides: { from: DOMRect; to: Lying }[] = []
  for (const [name, to] of pieces()) {
    const was = before.get(name)
    const from = was?.rect ?? origin(name, before)
    if (!from || !apart(from, to.rect)) continue
    if (was?.place !== to.place) flights.push({ from, to })
    else if (was?.seen && to.seen && !to.element.parentElement?.closest('[data-piece]')) slides.push({ from, to })
  }
  // A jump through the match moves everything; then nothing flies.
  if (flights.length > MOST) return
  const layer = layerOf('builders')
  for (const { from, to } of slides) slide(from, to, duration)
  flights.forEach(({ from, to }, index) => flyPiece(layer, from, to, duration, index * STAGGER))
  const paidOut = flights.find(({ to }) => to.element.dataset.turns !== undefined)?.from ?? null
  for (const { seat, change } of purses) flyCoins(layer, seat, change, paidOut, duration)
}

function pieces(): Map<string, Lying> {
  const found = new Map<string, Lying>()
  const windows = new Map<Element, DOMRect>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-piece]')) {
    const inside = element.parentElement?.closest<HTMLElement>('[data-place]')
    let rect = element.getBoundingClientRect()
    if (!inside || rect.width === 0) continue
    if (!windows.has(inside)) windows.set(inside, windowOf(inside))
    const seen = overlaps(rect, windows.get(inside)!)
    if (!seen) rect = seatOf(element) ?? rect
    found.set(element.dataset.piece!, { element, rect, place: inside.dataset.place, seen })
  }
  return found
}

/** The part of the page through which the contents of a scrolling box are seen. */
function windowOf(element: Element): DOMRect {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box)
    if (/auto|scroll/.test(overflowX + overflowY)) return box.getBoundingClientRect()
  }
  return new DOMRect(0, 0, innerWidth, innerHeight)
}

const overlaps = (a: DOMRect, b: DOMRect): boolean => a.left < b.right && a.right > b.left && a.top + a.height / 2 < b.bottom && a.bottom > b.top
const apart = (a: DOMRect, b: DOMRect): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) > 3

function seatOf(element: Element): DOMRect | null {
  const seat = element.closest<HTMLElement>('[data-seat]')?.dataset.seat
  return seat === undefined ? null : summaryOf(seat)
}

/** The line of a seat in the list of seats, or the seat itself where the line is folded away. */
function summaryOf(seat: number | string): DOMRect | null {
  let line = document.querySelector(`[data-summary="${seat}"]`)
  while (line && line.getBoundingClientRect().width === 0) line = line.parentElement
  return line && line !== document.body ? line.getBoundingClientRect() : null
}

function rectOf(selector: string): DOMRect | null {
  for (const element of document.querySelectorAll(selector)) {
    const rect = element.getBoundingClientRect()
    if (rect.width > 0 && overlaps(rect, windowOf(element))) return rect
  }
  return null
}

/** Where a piece that was not there before comes from: a machine from its site, a worker from the deck. */
function origin(name: string, before: Map<string, Lying>): DOMRect | undefined {
  const [kind, card] = name.split(':')
  if (kind !== 'worker') return undefined
  return before.get(`building:${card}`)?.rect ?? rectOf('[data-deck=workers]') ?? undefined
}

function slide(from: DOMRect, to: Lying, duration: number): void {
  const start = `translate(${from.x - to.rect.x}px, ${from.y - to.rect.y}px)`
  to.element.animate([{ transform: start }, { transform: 'none' }], { duration, easing: EASING })
}

function flyPiece(layer: HTMLElement, from: DOMRect, to: Lying, duration: number, delay: number): void {
  // A finished building is turned over.
  if (to.element.dataset.turns !== undefined && to.seen) return turn(to.element, from, duration, delay, 'builders')
  const likeness = likenessOf(to.element)
  const { width, height } = to.element.getBoundingClientRect()
  const at = (rect: DOMRect) => `translate(${rect.x}px, ${rect.y}px) scale(${Math.min(rect.width / width, rect.height / height)})`
  layer.append(likeness)
  send(likeness, [{ transform: at(from) }, { transform: at(to.rect) }], duration, delay)
  hide(to.element, duration + delay)
}

/** Coins fly between a purse and the bank, or to it from the building that paid them. */
function flyCoins(layer: HTMLElement, seat: number, change: number, paidOut: DOMRect | null, duration: number): void {
  const purse = rectOf(`[data-coins="${seat}"]`) ?? summaryOf(seat)
  const bank = rectOf('[data-bank]') ?? rectOf('[data-deck=buildings]')
  if (!purse || !bank) return
  const [from, to] = change > 0 ? [paidOut ?? bank, purse] : [purse, bank]
  const coins = Math.min(MOST_COINS, Math.ceil(Math.abs(change) / (Math.abs(change) > MOST_COINS ? 3 : 1)))
  for (let index = 0; index < coins; index++) {
    const coin = chip('coin', '')
    layer.append(coin)
    send(coin, tossed(from, to, coin.getBoundingClientRect()), duration, index * STAGGER)
  }
}
