/** Walls, roofs, openings, chimneys, whole buildings, and what grows around them. */
import { beam, box, boxPath, disk, type Drawing, fine, GROUND, line, type Paint, type Part, put, rope, row, shape, turn } from './shapes'

// Walls stand on `base`.

export function wall(x: number, width: number, height: number, paint: Paint = 'plaster', base = GROUND): Drawing {
  const top = base - height
  const face = box(paint, x, top, width, height)
  if (paint === 'stone' || paint === 'brick') return [face, fine(courses(x, top, width, height, paint === 'brick' ? 4 : 6))]
  if (paint === 'wood' || paint === 'plank') return [face, fine(planks(x, top, width, height))]
  return face
}

export function courses(x: number, top: number, width: number, height: number, step = 6): string {
  let d = ''
  for (let course = 1, y = top + step; y < top + height - 2; course++, y += step) {
    for (let left = x + (course % 2 ? 3 : 9); left < x + width - 5; left += 14) d += `M${left} ${y}h6`
  }
  return d
}

export function planks(x: number, top: number, width: number, height: number): string {
  let d = ''
  for (let left = x + 5; left < x + width - 2; left += 5) d += `M${left} ${top + 1}v${height - 2}`
  return d
}

/** A half-timbered storey. */
export function timber(x: number, width: number, height: number, base = GROUND): Drawing {
  const top = base - height
  const frame = `${boxPath(x, top, width, height)}M${x + width / 2} ${top}v${height}`
  const braces = `M${x} ${base}L${x + width / 4} ${top}M${x + width} ${base}L${x + (width * 3) / 4} ${top}`
  return [box('plaster', x, top, width, height), beam(braces), beam(frame)]
}

/** A wall of logs. */
export function logWall(x: number, width: number, height: number, base = GROUND): Drawing {
  const count = Math.round(height / 5)
  const step = height / count
  return row(count, -step, (y) => shape('wood', `M${x - 2} ${y}v${-step}h${width + 4}v${step}z`), base)
}

export function battlements(x: number, width: number, base: number, paint: Paint = 'stone'): Part {
  let d = `M${x} ${base}`
  const teeth = Math.max(2, Math.round(width / 8))
  const step = width / (2 * teeth - 1)
  for (let tooth = 0; tooth < teeth; tooth++) d += `v-5h${step}v5${tooth < teeth - 1 ? `h${step}` : ''}`
  return shape(paint, `${d}v2h${-width}z`)
}

/** A front of columns under a pediment, on steps. */
export function temple(x: number, width: number, height: number, columns: number, base = GROUND, paint: Paint = 'stone'): Drawing {
  const top = base - height
  const span = width - 10
  const step = (span - 5) / (columns - 1)
  return [
    box(paint, x + 4, top, width - 8, height - 4),
    box('dark', x + 8, top + 4, width - 16, height - 8),
    row(columns, step, (at) => [box('snow', at, top + 4, 5, height - 8)], x + 5),
    box(paint, x + 1, top, width - 2, 5),
    shape(paint, `M${x - 2} ${top}L${x + width / 2} ${top - width * 0.22}L${x + width + 2} ${top}z`),
    box(paint, x - 1, base - 5, width + 2, 5),
    fine(`M${x - 1} ${base - 2.5}h${width + 2}`),
  ]
}

// Roofs rest on `base` and are `height` high; the eaves stand out by three.

/** Seen from the long side. */
export function roof(x: number, width: number, height: number, paint: Paint, base: number, inset = 6): Drawing {
  const left = x - 3
  const right = x + width + 3
  const top = base - height
  let tiles = ''
  for (let y = top + 5; y < base - 2; y += 5) {
    const slip = ((base - y) / height) * (inset + 3)
    tiles += `M${left + slip + 1} ${y}H${right - slip - 1}`
  }
  return [shape(paint, `M${left} ${base}L${x + inset} ${top}H${x + width - inset}L${right} ${base}z`), fine(tiles)]
}

/** Seen from the front, with its gable wall under it. */
export function gable(x: number, width: number, height: number, paint: Paint, base: number, front: Paint = 'plaster'): Drawing {
  const tip = base - height
  const middle = x + width / 2
  return [
    shape(front, `M${x} ${base}L${middle} ${tip}L${x + width} ${base}z`),
    shape(paint, `M${x - 4} ${base + 1}L${middle} ${tip - 4}L${x + width + 4} ${base + 1}L${x + width} ${base + 1}L${middle} ${tip + 2}L${x} ${base + 1}z`),
  ]
}

/** A gable that rises in steps, as merchants have it. */
export function stepGable(x: number, width: number, height: number, base: number, paint: Paint = 'brick'): Drawing {
  const steps = 3
  const [dx, dy] = [(width / (2 * steps + 1)), (height / steps)]
  const up = Array.from({ length: steps }, () => `v${-dy}h${dx}`).join('')
  const down = Array.from({ length: steps }, () => `h${dx}v${dy}`).join('')
  return shape(paint, `M${x} ${base}${up}${down}H${x}z`)
}

/** A pointed roof of a tower. */
export const spire = (x: number, width: number, height: number, paint: Paint, base: number): Part =>
  shape(paint, `M${x - 2} ${base}L${x + width / 2} ${base - height}L${x + width + 2} ${base}z`)

export const dome = (x: number, width: number, height: number, paint: Paint, base: number): Part =>
  shape(paint, `M${x} ${base}C${x} ${base - height * 1.3} ${x + width} ${base - height * 1.3} ${x + width} ${base}z`)

/** A steep roof with a flat top and windows in it. */
export function mansard(x: number, width: number, height: number, base: number, dormers: number, paint: Paint = 'slate'): Drawing {
  const step = width / dormers
  return [
    shape(paint, `M${x - 2} ${base}L${x + 4} ${base - height}H${x + width - 4}L${x + width + 2} ${base}z`),
    row(dormers, step, (at) => [shape('plaster', `M${at - 3.5} ${base - 1}v-7l3.5-3 3.5 3v7z`), box('glow', at - 1.7, base - 8, 3.4, 5)], x + step / 2),
  ]
}

/** The roof of a factory: so many teeth, each with its glass. */
export function sawtooth(x: number, width: number, height: number, teeth: number, base: number, paint: Paint = 'tile'): Drawing {
  const step = width / teeth
  return row(teeth, step, (at) => [shape(paint, `M${at} ${base}V${base - height}L${at + step} ${base}z`), shape('glass', `M${at} ${base - 2}V${base - height}l3 1.5v${height - 3.5}z`)], x)
}

export function thatch(x: number, width: number, height: number, base: number): Drawing {
  const left = x - 5
  const right = x + width + 5
  const top = base - height
  const teeth = Math.round((right - left) / 6)
  const half = (right - left) / teeth / 2
  const edge = `l${-half} 3l${-half} -3`.repeat(teeth)
  let straws = ''
  for (let step = 1; step < 6; step++) {
    const foot = left + ((right - left) * step) / 6
    straws += `M${x + width / 2 + (foot - x - width / 2) / 3} ${top + height / 3}L${foot} ${base - 3}`
  }
  return [shape('straw', `M${left} ${base}Q${x + 4} ${top + 2} ${x + width / 2} ${top}Q${x + width - 4} ${top + 2} ${right} ${base}${edge}z`), fine(straws)]
}

export const cross = (x: number, base: number): Part => line(`M${x} ${base}v-9M${x - 3} ${base - 6}h6`)

// Openings.

export const arch = (x: number, width: number, height: number, paint: Paint = 'dark', base = GROUND): Part =>
  shape(paint, `M${x} ${base}v${-(height - width / 2)}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`)

export const pane = (x: number, y: number, width = 6, height = 7): Drawing => [
  box('glow', x, y, width, height),
  fine(`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`),
]
export const panes = (xs: number[], y: number, width = 6, height = 7): Drawing => xs.map((x) => pane(x, y, width, height))
export const slit = (x: number, y: number): Part => box('dark', x, y, 2.5, 7)
export const rose = (x: number, y: number, radius: number): Drawing => [disk('glow', x, y, radius), fine(`M${x - radius} ${y}h${2 * radius}M${x} ${y - radius}v${2 * radius}`)]
export const clock = (x: number, y: number, radius: number): Drawing => [disk('snow', x, y, radius), line(`M${x} ${y - radius * 0.65}V${y}h${radius * 0.5}`)]

/** A striped awning over a window or a stall. */
export function awning(x: number, y: number, width: number, paint: Paint = 'red', depth = 7): Drawing {
  const count = Math.max(3, Math.round(width / 6))
  const step = width / count
  return row(count, step, (at, index) => shape(index % 2 ? 'sail' : paint, `M${at} ${y}h${step}v${depth - 2}a${step / 2} 2.5 0 0 1 ${-step} 0z`), x)
}

export function shopWindow(x: number, y: number, width: number, height: number): Drawing {
  return [box('glow', x, y, width, height), fine(`M${x + width / 3} ${y}v${height}M${x + (width * 2) / 3} ${y}v${height}`)]
}

// Chimneys and smoke.

/** Smoke that drifts up from a point. */
export const smoke = (x: number, y: number, size = 1): Part =>
  shape('smoke', `M${x} ${y}c${-7 * size} ${-5 * size} ${-1 * size} ${-8 * size} ${1 * size} ${-12 * size}c${1 * size} ${-5 * size} ${8 * size} ${-8 * size} ${14 * size} ${-6 * size}c${-5 * size} ${3 * size} ${-4 * size} ${6 * size} ${-7 * size} ${9 * size}c${-4 * size} ${3 * size} ${-6 * size} ${5 * size} ${-8 * size} ${9 * size}z`)
export const steam = (x: number, y: number, size = 1): Part => ({ paint: 'steam', d: `M${x} ${y}q${3 * size} ${-2.5 * size} 0 ${-5 * size}t0 ${-5 * size}` })

export const fire: Drawing = [shape('flame', 'M-6 0c-3-6 2-7 2-12 3 2 3 4 4 6 1-3 1-4 0-8 5 3 7 9 5 14z'), shape('glow', 'M-2.5 0c-1-3 1-4 2-7 3 2 4 4 3 7z')]

export const chimney = (x: number, top: number, height: number, smoking = true): Drawing => [
  ...(smoking ? [smoke(x + 3, top - 1, 0.7)] : []),
  box('stone', x, top, 6, height),
]
/** A tall chimney of a factory. */
export function stack(x: number, height: number, width = 8, paint: Paint = 'brick', smoking = true, base = GROUND): Drawing {
  const top = base - height
  return [
    ...(smoking ? [smoke(x + width / 2, top - 1)] : []),
    shape(paint, `M${x} ${base}L${x + width * 0.18} ${top}h${width * 0.64}L${x + width} ${base}z`),
    shape('slate', `M${x + width * 0.05} ${top}h${width * 0.9}v3h${-width * 0.9}z`),
  ]
}

// Buildings.

export interface House {
  x?: number
  width?: number
  floors?: number
  wall?: Paint | 'timber'
  roof?: Paint
  /** Its gable to the front. */
  front?: boolean
  door?: boolean
  storey?: number
}

export function house({ x = 36, width = 48, floors = 1, wall: face = 'plaster', roof: cover = 'tile', front = false, door = true, storey = floors > 2 ? 14 : floors > 1 ? 17 : 22 }: House = {}): Drawing {
  const top = GROUND - storey * floors
  const storeys = row(floors, 1, (floor) => {
    const base = GROUND - storey * floor
    const windows = floor === 0 && door ? [x + 6, x + width - 12] : width < 30 ? [x + 5, x + width - 11] : [x + 5, x + width / 2 - 3, x + width - 11]
    // The ground floor of a timbered house is stone.
    const walls = face !== 'timber' ? wall(x, width, storey, face, base) : floor === 0 && floors > 1 ? wall(x, width, storey, 'stone', base) : timber(x, width, storey, base)
    return [walls, panes(windows, base - storey + 5)]
  })
  return [
    front ? [] : chimney(x + width - 16, top - 20, 14),
    storeys,
    door ? arch(x + width / 2 - 4, 8, Math.min(14, storey - 2)) : [],
    front ? [gable(x, width, 22, cover, top, face === 'timber' ? 'plaster' : face), pane(x + width / 2 - 3, top - 10, 6, 6)] : roof(x, width, 16, cover, top),
  ]
}

export interface Barn {
  x?: number
  width?: number
  height?: number
  wall?: Paint
  roof?: Paint
  doors?: number
}

export function barn({ x = 26, width = 68, height = 20, wall: face = 'wood', roof: cover = 'tile', doors = 1 }: Barn = {}): Drawing {
  return [
    wall(x, width, height, face),
    cover === 'straw' ? thatch(x, width, 22, GROUND - height) : roof(x, width, 18, cover, GROUND - height, 4),
    row(doors, width / (doors + 1), (at) => [box('dark', at - 6, GROUND - height + 5, 12, height - 5), fine(`M${at - 6} ${GROUND - height / 2 + 3}h12`)], x + width / (doors + 1)),
  ]
}

/** A works hall: brick under a roof of teeth, with a gate and lit windows. */
export function factory(x: number, width: number, height: number, teeth = 3, paint: Paint = 'brick'): Drawing {
  const count = Math.floor((width - 6) / 11)
  return [wall(x, width, height, paint), sawtooth(x, width, 12, teeth, GROUND - height, 'slate'), row(count, 11, (at) => pane(at, GROUND - height + 5, 7, 7), x + 5)]
}

/** A shop with an awning over its window. */
export function shop(x: number, width: number, awn: Paint = 'red', face: Paint = 'plaster', cover: Paint = 'tile'): Drawing {
  return [
    wall(x, width, 34, face),
    roof(x, width, 13, cover, GROUND - 34, 5),
    panes([x + 6, x + width / 2 - 3, x + width - 12], 39),
    shopWindow(x + 4, 52, width - 20, 14),
    arch(x + width - 13, 9, 17),
    awning(x + 2, 47, width - 16, awn),
  ]
}

export interface Church {
  x?: number
  nave?: number
  naveHeight?: number
  tower?: number
  towerHeight?: number
  spireHeight?: number
  cover?: Paint
}

export function church({ x = 24, nave = 46, naveHeight = 22, tower = 18, towerHeight = 38, spireHeight = 18, cover = 'tile' }: Church = {}): Drawing {
  const windows = Math.floor(nave / 14)
  const left = x + tower
  return [
    wall(left, nave, naveHeight, 'stone'),
    roof(left, nave, 16, cover, GROUND - naveHeight, 3),
    row(windows, nave / windows, (at) => arch(at, 5, 12, 'glow', GROUND - 5), left + nave / windows / 2 - 2.5),
    wall(x, tower, towerHeight, 'stone'),
    spire(x, tower, spireHeight, 'slate', GROUND - towerHeight),
    cross(x + tower / 2, GROUND - towerHeight - spireHeight),
    arch(x + tower / 2 - 4, 8, 13),
    arch(x + tower / 2 - 2.5, 5, 9, 'dark', GROUND - towerHeight + 14),
  ]
}

export const tower = (x: number, width: number, height: number): Drawing => [
  wall(x, width, height, 'stone'),
  battlements(x - 2, width + 4, GROUND - height),
  slit(x + width / 2 - 1.25, GROUND - height + 9),
]

/** A stall of a market: posts, a striped cloth, a table. */
export const stall = (x: number, width: number, paint: Paint = 'red', base = GROUND): Drawing => [
  box('wood', x + 2, base - 28, 2.5, 28),
  box('wood', x + width - 4.5, base - 28, 2.5, 28),
  box('plank', x, base - 12, width, 5),
  box('wood', x + 2, base - 7, width - 4, 7),
  awning(x - 3, base - 36, width + 6, paint, 10),
]

export function bridge(arches: number, deck: number, base: number): Drawing {
  const span = 100 / arches
  const open = span - 8
  const rise = Math.max(0, base - deck - 8 - span / 4)
  let d = `M-60 ${base}V${deck}H180V${base}`
  for (let index = arches - 1; index >= 0; index--) {
    d += `H${10 + span * index + span - 4}v${-rise}a${open / 2} ${Math.min(span / 3, 12)} 0 0 0 ${-open} 0v${rise}`
  }
  return [shape('stone', `${d}z`), fine(courses(8, deck, 104, 10)), line(`M-60 ${deck}H180`)]
}

/** A shaft furnace of brick with its glowing mouth. */
export const furnace = (x: number, width: number, height: number, paint: Paint = 'brick'): Drawing => [
  shape(paint, `M${x} ${GROUND}L${x + width * 0.2} ${GROUND - height}h${width * 0.6}L${x + width} ${GROUND}z`),
  fine(courses(x + width * 0.22, GROUND - height, width * 0.56, height - 16, 5)),
  line(`M${x + width * 0.07} ${GROUND - height * 0.36}h${width * 0.86}M${x + width * 0.15} ${GROUND - height * 0.75}h${width * 0.7}`),
  arch(x + width / 2 - 7, 14, 16, 'dark'),
  put(x + width / 2, GROUND, 1, fire),
]

/** The vessel in which iron becomes steel, tipped to pour. */
export const converter: Drawing = [
  shape('glow', 'M14-18c8 4 12 14 12 30h-5c0-14-4-22-12-26z'),
  turn(0, 0, 38, shape('iron', 'M-7-22h14l1 7c8 4 10 14 7 22-4 9-26 9-30 0-3-8-1-18 7-22z'), shape('flame', 'M-7-22h14l.5 4h-15z'), box('metal', -16, -2, 32, 4)),
]

/** A dome of brick or earth with a mouth. */
export const kiln = (x: number, width: number, height: number, paint: Paint = 'stone'): Drawing => [
  shape(paint, `M${x} ${GROUND}V${GROUND - height * 0.35}C${x} ${GROUND - height * 1.2} ${x + width} ${GROUND - height * 1.2} ${x + width} ${GROUND - height * 0.35}V${GROUND}z`),
  fine(courses(x + width * 0.14, GROUND - height * 0.8, width * 0.72, height * 0.78, 5)),
]

// Around buildings.

export function sign(x: number, y: number, emblem: Drawing, paint: Paint = 'plank', reach = 14): Drawing {
  const dx = Math.sign(reach)
  return [rope(`M${x} ${y}h${reach}M${x + dx * 4} ${y}v4M${x + dx * (Math.abs(reach) - 2)} ${y}v4`), disk(paint, x + reach / 2 + dx, y + 11, 8), put(x + reach / 2 + dx, y + 11, 1, emblem)]
}
export const flag = (x: number, base: number, paint: Paint = 'red', height = 13): Drawing => [rope(`M${x} ${base}v${-height}`), shape(paint, `M${x} ${base - height}l10 3-10 4z`)]
export const ladder = (x: number, base: number, height: number): Part =>
  beam(`M${x} ${base}l4 ${-height}M${x + 7} ${base}l4 ${-height}${Array.from({ length: Math.floor(height / 6) }, (_, rung) => `M${x + 0.7 + (4 * (rung * 6 + 4)) / height} ${base - rung * 6 - 4}h7`).join('')}`)
export const scaffold = (x: number, width: number, height: number, levels = 3, base = GROUND): Part =>
  beam(`M${x} ${base}v${-height}M${x + width} ${base}v${-height}${Array.from({ length: levels }, (_, level) => `M${x - 3} ${base - (height * (level + 1)) / (levels + 0.3)}h${width + 6}`).join('')}`)
export const lamp = (x: number, base = GROUND, height = 26): Drawing => [rope(`M${x} ${base}v${-height}`), shape('glow', `M${x - 2.5} ${base - height}l-1-7h7l-1 7z`), shape('iron', `M${x - 4} ${base - height - 7}l4-4 4 4z`)]

export const tree = (x: number, height: number, base = GROUND): Drawing => [
  box('wood', x - 1.5, base - height * 0.4, 3, height * 0.4),
  put(x, base - height, height / 34, shape('leaf', 'M0 0c9 0 11 9 7 13c4 5-2 11-7 9c-5 2-11-4-7-9c-4-4-2-13 7-13z')),
]
export const fir = (x: number, height: number, base = GROUND): Drawing =>
  put(x, base, height / 38, box('wood', -1.5, -5, 3, 5), shape('fir', 'M0-38l8 14h-4l7 11h-5l8 10H-14l8-10h-5l7-11h-4z'))
export const bush = (x: number, base = GROUND): Part => shape('leaf', `M${x} ${base}a6 6 0 0 1 3-9a6 5 0 0 1 10 1a5 5 0 0 1 2 8z`)
export function fence(from: number, to: number, base = GROUND): Part {
  let posts = ''
  for (let x = from; x <= to; x += 6) posts += `M${x} ${base}v-10`
  return beam(`${posts}M${from - 2} ${base - 7}H${to + 2}M${from - 2} ${base - 3}H${to + 2}`)
}
/** A field of grain. */
export function field(from: number, to: number, base = GROUND): Drawing {
  let ears = ''
  for (let x = from + 3; x < to; x += 5) ears += `M${x} ${base - 2}v-10m0 3l-2.5-3m2.5 0l2.5-3m0 3l-2.5 3m0-6v-2`
  return [shape('straw', `M${from} ${base}v-6c${(to - from) / 3}-4 ${(to - from) / 2} 2 ${to - from} 0v6z`), { paint: 'ears', d: ears }]
}
