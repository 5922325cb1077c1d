/** The landscape in strokes: meadow, lakes, forests and mountains, the same at every look. A square is 100 wide. */
import { COLUMNS, ROWS, SQUARES, placeOf, terrainOf, type Feature } from './cards'

/** A stroke of the brush: a path and what it is painted with (a class of `Landscape.svelte`). */
export interface Stroke {
  paint: string
  d: string
}

export const SIDE = 100

/** Numbers from 0 to 1 that look random and always come in the same order. */
export function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const round = (number: number): number => Math.round(number * 10) / 10

/** A closed smooth line through points. */
export function smooth(points: [number, number][]): string {
  const at = (index: number) => points[(index + points.length) % points.length]!
  const parts = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[...first, ...second, ...to].map(round).join(' ')}`
  })
  return `M${at(0).map(round).join(' ')}${parts.join('')}z`
}

/** A shape like a puddle: an upright box with soft corners, a little uneven. */
function puddle(x: number, y: number, width: number, height: number, random: () => number): string {
  const steps = width > SIDE || height > SIDE ? 18 : 12
  const points = Array.from({ length: steps }, (_, step): [number, number] => {
    const angle = (step / steps) * 2 * Math.PI
    const wobble = 0.93 + random() * 0.12
    const corner = (value: number) => Math.sign(value) * Math.abs(value) ** 0.62
    return [x + (corner(Math.cos(angle)) * width * wobble) / 2, y + (corner(Math.sin(angle)) * height * wobble) / 2]
  })
  return smooth(points)
}

interface Box {
  x: number
  y: number
  width: number
  height: number
  /** The middles of its squares. */
  middles: [number, number][]
}

function boxOf(squares: string[]): Box {
  const middles = squares.map((square): [number, number] => {
    const { column, row } = placeOf(square)
    return [(column + 0.5) * SIDE, (row + 0.5) * SIDE]
  })
  const [first, last] = [middles[0]!, middles.at(-1)!]
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  return { x: first[0] + dx / 2, y: first[1] + dy / 2, width: SIDE + dx, height: SIDE + dy, middles }
}

export function paint(feature: Feature): Stroke[] {
  const { column, row } = placeOf(feature.squares[0]!)
  const random = chance(row * 31 + column * 7 + feature.terrain.length * 101)
  const box = boxOf(feature.squares)
  if (feature.terrain === 'lake') return lake(box, random)
  return feature.terrain === 'forest' ? forest(box, random) : mountains(box, random)
}

function lake(box: Box, random: () => number): Stroke[] {
  const shore = puddle(box.x, box.y, box.width - 10, box.height - 12, random)
  const strokes: Stroke[] = [
    { paint: 'shore', d: shore },
    { paint: 'water', d: shore },
    { paint: 'deep', d: puddle(box.x + 3, box.y + 5, box.width - 44, box.height - 48, random) },
  ]
  for (const [x, y] of box.middles) {
    const sway = (random() - 0.5) * 12
    strokes.push({ paint: 'wave', d: `M${x - 30 + sway} ${y - 20}q5-5 10 0t10 0M${x + 4 + sway} ${y - 27}q4-4 8 0t8 0M${x - 6 - sway} ${y + 28}q5-5 10 0t10 0` })
    strokes.push({ paint: 'fish', d: fish(x - 2 + sway / 2, y + 5) })
    strokes.push({ paint: 'eye', d: `M${round(x - 12 + sway / 2)} ${y + 3}h.1` })
    strokes.push({ paint: 'reed', d: `M${x + 30} ${y + 34}c-1-9 0-16 3-22m1 24c0-8 2-14 6-19m-14 18c-1-6-3-10-6-13` })
  }
  return strokes
}

const fish = (x: number, y: number): string =>
  `M${round(x - 18)} ${y}c6-10 22-11 31-2l9-7c2 5 2 13 0 18l-9-7c-9 8-25 8-31-2z`

/** Trees from back to front, so that the nearer ones stand before the others. */
function forest(box: Box, random: () => number): Stroke[] {
  const spots: [number, number][] = [
    [-30, -16],
    [-4, -24],
    [24, -16],
    [-18, 6],
    [10, 4],
    [34, 10],
    [-32, 28],
    [-6, 32],
    [22, 32],
  ]
  const trees = box.middles.flatMap(([x, y]) => spots.map(([dx, dy]): [number, number] => [x + dx + (random() - 0.5) * 8, y + dy + (random() - 0.5) * 6]))
  if (box.middles.length > 1) trees.push([box.x - 2, box.y - 20], [box.x + 2, box.y + 12], [box.x, box.y + 34])
  trees.sort((one, other) => one[1] - other[1])
  return [
    { paint: 'floor', d: puddle(box.x, box.y + 6, box.width - 8, box.height - 14, random) },
    ...trees.flatMap(([x, y]) => (random() < 0.68 ? fir(x, y, 0.85 + random() * 0.3) : broad(x, y, 0.85 + random() * 0.25))),
  ]
}

function fir(x: number, y: number, size: number): Stroke[] {
  const at = (dx: number, dy: number) => `${round(x + dx * size)} ${round(y + dy * size)}`
  return [
    { paint: 'trunk', d: `M${at(-2, 8)}L${at(-2, 14)}L${at(2, 14)}L${at(2, 8)}z` },
    { paint: 'fir', d: `M${at(0, -24)}L${at(8, -10)}L${at(4, -11)}L${at(11, 0)}L${at(6, -1)}L${at(13, 10)}L${at(-13, 10)}L${at(-6, -1)}L${at(-11, 0)}L${at(-4, -11)}L${at(-8, -10)}z` },
    { paint: 'shade', d: `M${at(0, -24)}L${at(8, -10)}L${at(4, -11)}L${at(11, 0)}L${at(6, -1)}L${at(13, 10)}L${at(2, 10)}z` },
  ]
}

function broad(x: number, y: number, size: number): Stroke[] {
  const at = (dx: number, dy: number) => `${round(x + dx * size)} ${round(y + dy * size)}`
  const by = (...numbers: number[]) => numbers.map((number) => round(number * size)).join(' ')
  return [
    { paint: 'trunk', d: `M${at(-2, 4)}L${at(-2.5, 14)}L${at(2.5, 14)}L${at(2, 4)}z` },
    { paint: 'leaves', d: `M${at(-11, 3)}c${by(-6, -5, -3, -13, 3, -13)}c${by(1, -9, 14, -9, 15, -1)}c${by(7, 0, 9, 9, 4, 14)}c${by(-5, 4, -17, 4, -22, 0)}z` },
    { paint: 'glint', d: `M${at(-7, -5)}c${by(1, -4, 5, -6, 9, -5)}` },
  ]
}

function mountains(box: Box, random: () => number): Stroke[] {
  const peaks: [number, number, number][] = box.middles.flatMap(([x, y]): [number, number, number][] => [
    [x - 20, y + 20, 38 + random() * 8],
    [x + 21, y + 22, 44 + random() * 8],
    [x + 2, y + 34, 58 + random() * 10],
  ])
  if (box.middles.length > 1) peaks.push([box.x, box.y + 20, 72])
  peaks.sort((one, other) => one[1] - other[1])
  return [
    { paint: 'scree', d: puddle(box.x, box.y + 24, box.width - 12, 44, random) },
    ...peaks.flatMap(([x, y, height]) => peak(x, y, height, random)),
    ...box.middles.map(([x, y]): Stroke => ({ paint: 'rock', d: `M${x - 36} ${y + 38}l5-8 9-1 6 7-2 4h-16zM${x + 26} ${y + 40}l4-6 8 0 4 6-1 3h-14z` })),
  ]
}

function peak(x: number, y: number, height: number, random: () => number): Stroke[] {
  const wide = height * 0.56
  const lean = (random() - 0.5) * 8
  const at = (dx: number, dy: number) => `${round(x + dx)} ${round(y + dy)}`
  const tip = at(lean, -height)
  const along = (share: number, side: number): [number, number] => [lean + (side * wide - lean) * share, -height * (1 - share)]
  const left = along(0.32, -1)
  const right = along(0.36, 1)
  return [
    { paint: 'rock', d: `M${tip}L${at(wide, 8)}L${at(-wide, 8)}z` },
    { paint: 'cliff', d: `M${tip}L${at(wide, 8)}L${at(wide * 0.1, 8)}L${at(lean + wide * 0.16, -height * 0.45)}z` },
    { paint: 'snow', d: `M${tip}L${at(...right)}L${at(lean + wide * 0.16, -height * 0.6)}L${at(lean, -height * 0.72 + 8)}L${at(lean - wide * 0.14, -height * 0.58)}L${at(...left)}z` },
  ]
}

/** The meadow itself: soft patches, tufts of grass and flowers where nothing else is. */
export function meadow(side: string): Stroke[] {
  const random = chance(side.charCodeAt(side.length - 1) * 977)
  const strokes: Stroke[] = []
  for (let patch = 0; patch < 16; patch++) {
    const width = 130 + random() * 190
    const shape = puddle(random() * COLUMNS * SIDE, random() * ROWS * SIDE, width, width * (0.4 + random() * 0.3), random)
    strokes.push({ paint: patch % 2 ? 'sunny' : 'lush', d: shape })
  }
  for (const square of SQUARES) {
    if (terrainOf(side, square) !== 'grass') continue
    const { column, row } = placeOf(square)
    for (let tuft = 0; tuft < 3; tuft++) {
      const [x, y] = [round((column + 0.14 + random() * 0.72) * SIDE), round((row + 0.16 + random() * 0.7) * SIDE)]
      strokes.push({ paint: 'tuft', d: `M${x - 4} ${y}q0-5-3-7m4 7q0-7 1-10m1 10q1-6 5-8` })
    }
    if (random() < 0.4) {
      const [x, y] = [round((column + 0.2 + random() * 0.6) * SIDE), round((row + 0.2 + random() * 0.6) * SIDE)]
      strokes.push({ paint: ['daisy', 'poppy', 'bluebell'][Math.floor(random() * 3)]!, d: `M${x} ${y}h.1m9 5h.1m-13 4h.1` })
    }
  }
  return strokes
}
