/** The picture of every building card, put together from a few parametrised parts: walls, roofs, arches, doors.
 *
 * A picture is drawn on a ground of 120 × 80 whose grass line is at 70. */

export type Fill =
  | 'stone'
  | 'plaster'
  | 'wood'
  | 'tile'
  | 'straw'
  | 'slate'
  | 'dark'
  | 'glow'
  | 'water'
  | 'leaf'
  | 'metal'
  | 'none'

/** A shape, or a line of its texture (`fine`), which small pictures leave out. */
export interface Part {
  d: string
  fill: Fill
  fine?: boolean
  /** Beams are lines of wood rather than of ink. */
  beam?: boolean
}

const GROUND = 70

const shape = (d: string, fill: Fill): Part => ({ d, fill })
const fine = (d: string): Part => ({ d, fill: 'none', fine: true })
const line = (d: string): Part => ({ d, fill: 'none' })
const beam = (d: string): Part => ({ d, fill: 'none', beam: true })

const boxPath = (x: number, top: number, width: number, height: number): string => `M${x} ${top}h${width}v${height}h${-width}z`

// Walls stand on `base` and are `height` high.

function wall(x: number, width: number, height: number, fill: Fill, base = GROUND): Part[] {
  const top = base - height
  const parts = [shape(boxPath(x, top, width, height), fill)]
  if (fill === 'stone') parts.push(fine(courses(x, top, width, height)))
  if (fill === 'wood') parts.push(fine(planks(x, top, width, height)))
  return parts
}

function courses(x: number, top: number, width: number, height: number): string {
  let d = ''
  for (let row = 1, y = top + 6; y < top + height - 2; row++, y += 6) {
    for (let left = x + (row % 2 ? 3 : 9); left < x + width - 5; left += 16) d += `M${left} ${y}h6`
  }
  return d
}

function planks(x: number, top: number, width: number, height: number): string {
  let d = ''
  for (let left = x + 5; left < x + width - 2; left += 5) d += `M${left} ${top + 1}v${height - 2}`
  return d
}

/** A half-timbered storey. */
function timber(x: number, width: number, height: number, base = GROUND): Part[] {
  const top = base - height
  const middle = x + width / 2
  const frame = `${boxPath(x, top, width, height)}M${middle} ${top}v${height}`
  const braces = `M${x} ${base}L${x + width / 4} ${top}M${x + width} ${base}L${x + (width * 3) / 4} ${top}`
  return [shape(boxPath(x, top, width, height), 'plaster'), beam(braces), beam(frame)]
}

// Roofs rest on `base` and are `height` high; the eaves stand out by three.

/** Seen from the long side. */
function roof(x: number, width: number, height: number, fill: Fill, base: number, inset = 6): Part[] {
  const left = x - 3
  const right = x + width + 3
  const top = base - height
  const parts = [shape(`M${left} ${base}L${x + inset} ${top}H${x + width - inset}L${right} ${base}z`, fill)]
  for (let y = top + 5; y < base - 2; y += 5) {
    const slip = ((base - y) / height) * (inset + 3)
    parts.push(fine(`M${left + slip + 1} ${y}H${right - slip - 1}`))
  }
  return parts
}

/** Seen from the front, with its gable wall under it. */
function gable(x: number, width: number, height: number, fill: Fill, base: number, front: Fill = 'plaster'): Part[] {
  const tip = base - height
  const middle = x + width / 2
  return [
    shape(`M${x} ${base}L${middle} ${tip}L${x + width} ${base}z`, front),
    shape(`M${x - 4} ${base + 1}L${middle} ${tip - 4}L${x + width + 4} ${base + 1}L${x + width} ${base + 1}L${middle} ${tip + 2}L${x} ${base + 1}z`, fill),
  ]
}

/** A pointed roof of a tower. */
function spire(x: number, width: number, height: number, fill: Fill, base: number): Part[] {
  return [shape(`M${x - 2} ${base}L${x + width / 2} ${base - height}L${x + width + 2} ${base}z`, fill)]
}

const cross = (x: number, base: number): Part => line(`M${x} ${base}v-9M${x - 3} ${base - 6}h6`)

function thatch(x: number, width: number, height: number, base: number): Part[] {
  const left = x - 5
  const right = x + width + 5
  const top = base - height
  let edge = ''
  const teeth = Math.round((right - left) / 6)
  for (let tooth = 0; tooth < teeth; tooth++) edge += `l${-(right - left) / teeth / 2} 3l${-(right - left) / teeth / 2} -3`
  const crown = `M${left} ${base}Q${x + 4} ${top + 2} ${x + width / 2} ${top}Q${x + width - 4} ${top + 2} ${right} ${base}`
  let straws = ''
  for (let step = 1; step < 6; step++) {
    const foot = left + ((right - left) * step) / 6
    straws += `M${x + width / 2 + (foot - x - width / 2) / 3} ${top + height / 3}L${foot} ${base - 3}`
  }
  return [shape(`${crown}${edge}z`, 'straw'), fine(straws)]
}

// Openings.

const arch = (x: number, width: number, height: number, fill: Fill, base = GROUND): Part =>
  shape(`M${x} ${base}v${-(height - width / 2)}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`, fill)

const pane = (x: number, y: number, width = 6, height = 7): Part[] => [
  shape(boxPath(x, y, width, height), 'glow'),
  fine(`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`),
]

const panes = (xs: number[], y: number, width = 6, height = 7): Part[] => xs.flatMap((x) => pane(x, y, width, height))

const slit = (x: number, y: number): Part => shape(boxPath(x, y, 2.5, 7), 'dark')

const rose = (x: number, y: number, r: number): Part[] => [
  shape(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`, 'glow'),
  fine(`M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`),
]

// Things around.

const chimney = (x: number, top: number, height: number): Part[] => [
  shape(boxPath(x, top, 6, height), 'stone'),
  fine(`M${x + 3} ${top - 2}q4 -3 1 -6t2 -6`),
]

function tree(x: number, height: number): Part[] {
  const crown = GROUND - height
  return [
    shape(boxPath(x - 1.5, GROUND - height * 0.4, 3, height * 0.4), 'wood'),
    shape(`M${x} ${crown}c9 0 11 9 7 13c4 5 -2 11 -7 9c-5 2 -11 -4 -7 -9c-4 -4 -2 -13 7 -13z`, 'leaf'),
  ]
}

const bush = (x: number): Part => shape(`M${x} ${GROUND}a6 6 0 0 1 3 -9a6 5 0 0 1 10 1a5 5 0 0 1 2 8z`, 'leaf')

function fence(from: number, to: number): Part[] {
  let posts = ''
  for (let x = from; x <= to; x += 6) posts += `M${x} ${GROUND}v-9`
  return [line(`${posts}M${from - 2} ${GROUND - 6}H${to + 2}`)]
}

/** A sign on an iron arm, with its emblem. */
const sign = (x: number, y: number, emblem: string): Part[] => [
  line(`M${x} ${y}h10`),
  shape(`${boxPath(x + 2, y + 3, 11, 11)}`, 'wood'),
  line(`M${x + 4} ${y}v3M${x + 9} ${y}v3`),
  { d: `M${x + 7.5} ${y + 8.5}${emblem}`, fill: 'glow' },
]
const MUG = 'm-3 -3h5v6h-5zm5 1.5h1.500v3h-1.500'
const HORN = 'm-3.500 -1l6 -2v6l-6 -2z'
const BED = 'm-4 -2v5m0 -2h8v2v-3h-5v1'
const SHOE = 'm-2.500 3v-3a2.500 2.500 0 0 1 5 0v3'

const water = (from: number, to: number): Part[] => [
  shape(`M${from} 70H${to}V78H${from}z`, 'water'),
  fine(`M${from + 5} 73q3 -2 6 0t6 0M${to - 24} 75q3 -2 6 0t6 0`),
]

const wheel = (x: number, y: number, r: number, fill: Fill = 'wood'): Part[] => [
  shape(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`, fill),
  line(`M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}M${x - r * 0.7} ${y - r * 0.7}l${r * 1.4} ${r * 1.4}M${x + r * 0.7} ${y - r * 0.7}l${-r * 1.4} ${r * 1.4}`),
]

function battlements(x: number, width: number, base: number, fill: Fill = 'stone'): Part {
  let d = `M${x} ${base}`
  const teeth = Math.max(2, Math.round(width / 8))
  const step = width / (2 * teeth - 1)
  for (let tooth = 0; tooth < teeth; tooth++) d += `v-5h${step}v5${tooth < teeth - 1 ? `h${step}` : ''}`
  return shape(`${d}v2h${-width}z`, fill)
}

const flag = (x: number, base: number): Part[] => [line(`M${x} ${base}v-12`), shape(`M${x} ${base - 12}l9 3l-9 3z`, 'tile')]

// What the cards show.

interface House {
  x?: number
  width?: number
  floors?: number
  wall?: Fill | 'timber'
  roof?: Fill
  front?: boolean
  emblem?: string
}

function house({ x = 36, width = 48, floors = 1, wall: fill = 'plaster', roof: cover = 'tile', front = false, emblem }: House): Part[] {
  const storey = floors > 2 ? 14 : floors > 1 ? 17 : 22
  const top = GROUND - storey * floors
  const parts: Part[] = []
  if (!front) parts.push(...chimney(x + width - 16, top - 20, 14))
  for (let floor = 0; floor < floors; floor++) {
    const base = GROUND - storey * floor
    // The ground floor of a timbered house is stone.
    if (fill === 'timber') parts.push(...(floor === 0 && floors > 1 ? wall(x, width, storey, 'stone', base) : timber(x, width, storey, base)))
    else parts.push(...wall(x, width, storey, fill, base))
    const windows = floor === 0 ? [x + 6, x + width - 12] : [x + 5, x + width / 2 - 3, x + width - 11]
    parts.push(...panes(windows, base - storey + 5, 6, 7))
  }
  parts.push(arch(x + width / 2 - 4, 8, Math.min(14, storey - 2), 'dark'))
  if (front) parts.push(...gable(x, width, 22, cover, top, fill === 'stone' ? 'stone' : 'plaster'), ...pane(x + width / 2 - 3, top - 10, 6, 6))
  else parts.push(...roof(x, width, 16, cover, top))
  if (emblem) parts.push(...sign(x + width, GROUND - 24, emblem))
  return parts
}

interface Barn {
  x?: number
  width?: number
  height?: number
  wall?: Fill
  roof?: Fill
  doors?: number
}

function barn({ x = 26, width = 68, height = 20, wall: fill = 'wood', roof: cover = 'tile', doors = 1 }: Barn): Part[] {
  const parts = wall(x, width, height, fill)
  parts.push(...(cover === 'straw' ? thatch(x, width, 22, GROUND - height) : roof(x, width, 18, cover, GROUND - height, 4)))
  for (let door = 0; door < doors; door++) {
    const left = x + (width * (door + 1)) / (doors + 1) - 6
    parts.push(shape(boxPath(left, GROUND - height + 5, 12, height - 5), 'dark'))
    parts.push(fine(`M${left} ${GROUND - height / 2 + 3}h12`))
  }
  return parts
}

function bridge(arches: number, deck: number, base: number): Part[] {
  const span = 100 / arches
  let d = `M6 ${base}V${deck}H114V${base}`
  for (let index = arches - 1; index >= 0; index--) {
    const left = 10 + span * index
    d += `H${left + span - 4}v${-(base - deck - 8 - span / 4)}a${(span - 8) / 2} ${Math.min(span / 3, 12)} 0 0 0 ${-(span - 8)} 0v${base - deck - 8 - span / 4}`
  }
  return [shape(`${d}z`, 'stone'), fine(courses(8, deck, 104, 10)), line(`M4 ${deck}H116`)]
}

interface Church {
  x?: number
  nave?: number
  naveHeight?: number
  tower?: number
  towerHeight?: number
  spireHeight?: number
  cover?: Fill
}

function church({ x = 24, nave = 46, naveHeight = 22, tower = 18, towerHeight = 38, spireHeight = 18, cover = 'tile' }: Church): Part[] {
  const windows = Math.floor(nave / 14)
  const left = x + tower
  const parts = [...wall(left, nave, naveHeight, 'stone'), ...roof(left, nave, 16, cover, GROUND - naveHeight, 3)]
  for (let index = 0; index < windows; index++) {
    parts.push(arch(left + (nave * (index + 0.5)) / windows - 2.5, 5, 12, 'glow', GROUND - 5))
  }
  parts.push(...wall(x, tower, towerHeight, 'stone'), ...spire(x, tower, spireHeight, 'slate', GROUND - towerHeight))
  parts.push(cross(x + tower / 2, GROUND - towerHeight - spireHeight), arch(x + tower / 2 - 4, 8, 13, 'dark'))
  parts.push(arch(x + tower / 2 - 2.5, 5, 9, 'dark', GROUND - towerHeight + 14))
  return parts
}

const tower = (x: number, width: number, height: number): Part[] => [
  ...wall(x, width, height, 'stone'),
  battlements(x - 2, width + 4, GROUND - height),
  slit(x + width / 2 - 1.25, GROUND - height + 9),
]

const PICTURES: Record<string, () => Part[]> = {
  bower: () => [
    line('M38 70V46M60 70V46M82 70V46'),
    ...wall(34, 52, 8, 'stone'),
    ...roof(34, 52, 18, 'tile', 46),
    bush(92),
  ],
  wooden_shack: () => [...wall(38, 44, 22, 'wood'), ...roof(38, 44, 14, 'wood', 48), arch(46, 10, 16, 'dark'), ...pane(66, 54), ...tree(100, 34)],
  covered_bridge: () => [
    ...water(0, 120),
    ...wall(16, 88, 20, 'wood', 60),
    ...roof(16, 88, 16, 'wood', 40, 5),
    ...[26, 46, 66, 86].map((x) => shape(boxPath(x, 45, 10, 8), 'dark')),
    shape('M10 60H110V64H10z', 'wood'),
    shape('M24 64h8v12h-8zM88 64h8v12h-8z', 'stone'),
  ],
  treehouse: () => [
    shape('M54 70c3 -12 3 -20 -8 -30l6 -2l8 10l8 -12l6 3c-9 10 -8 20 -5 31z', 'wood'),
    shape('M34 36c-10 -14 6 -26 18 -20c6 -14 34 -10 34 4c12 2 12 20 0 22z', 'leaf'),
    ...wall(46, 28, 16, 'wood', 44),
    ...gable(46, 28, 12, 'straw', 28, 'wood'),
    arch(56, 8, 11, 'dark', 44),
    line('M40 44H80M76 44V70M84 44V70M76 50h8M76 57h8M76 64h8'),
  ],
  stone_bridge: () => [...water(0, 120), ...bridge(3, 44, 74), line('M6 44V38H114V44')],
  wash_house: () => [
    ...wall(26, 68, 22, 'plaster'),
    ...roof(26, 68, 16, 'tile', 48, 4),
    ...[33, 53, 73].map((x) => arch(x, 14, 18, 'dark')),
    shape('M20 70H100V76H20z', 'water'),
    fine('M28 73q3 -2 6 0t6 0M70 73q3 -2 6 0t6 0'),
    line('M96 52h18M100 52v8h5v-8M108 52v10'),
  ],
  straw_hut: () => [...wall(40, 40, 18, 'stone'), ...thatch(40, 40, 32, 54), arch(55, 10, 14, 'dark'), bush(88)],
  townhouse: () => [...house({ x: 40, width: 40, floors: 2, wall: 'stone', front: true }), ...wall(82, 20, 26, 'plaster'), ...roof(82, 20, 12, 'slate', 44, 2), ...panes([86, 94], 50)],
  cottage: () => [...chimney(72, 24, 14), ...wall(34, 52, 18, 'plaster'), ...thatch(34, 52, 26, 54), arch(55, 9, 14, 'dark'), ...panes([41, 72], 56), ...fence(98, 112)],
  rural_house: () => [...house({ x: 30, width: 54, wall: 'timber', roof: 'tile' }), ...tree(102, 32), ...fence(8, 22)],
  house: () => [...house({ x: 36, width: 48 }), bush(90)],
  cowshed: () => [...barn({ wall: 'wood', roof: 'tile', doors: 3 }), ...fence(100, 114)],
  inn: () => house({ x: 24, width: 66, floors: 2, emblem: BED }),
  pigsty: () => [...barn({ x: 36, width: 50, height: 15, wall: 'stone', roof: 'straw', doors: 2 }), ...fence(8, 28), ...fence(94, 112)],
  rural_relay: () => [...barn({ x: 20, width: 58, height: 24, wall: 'plaster', roof: 'tile', doors: 1 }), ...wheel(88, 62, 8), ...wheel(106, 62, 8), shape('M82 50h30v8h-30z', 'wood')],
  grain_silo: () => [
    ...wall(46, 28, 44, 'wood'),
    ...spire(46, 28, 20, 'straw', 26),
    line('M46 40h28M46 54h28'),
    shape(boxPath(55, 28, 10, 8), 'dark'),
    shape('M84 70c-3 -8 0 -14 7 -14s10 6 7 14zM98 70c-2 -6 0 -10 5 -10s7 4 5 10z', 'straw'),
  ],
  stables: () => [...barn({ x: 20, width: 80, height: 22, wall: 'plaster', roof: 'slate', doors: 3 }), ...wall(54, 12, 8, 'wood', 32), ...spire(54, 12, 8, 'slate', 24)],
  forge: () => [...wall(30, 56, 24, 'stone'), ...roof(30, 56, 16, 'tile', 46, 5), ...chimney(72, 16, 18), arch(38, 20, 20, 'glow'), ...pane(70, 54), ...sign(86, 46, SHOE), shape('M94 70v-4h-4v-4h14v4h-4v4z', 'metal')],
  windmill: () => [
    shape('M46 70L51 32H69L74 70z', 'stone'),
    fine(courses(52, 40, 16, 26)),
    ...spire(51, 18, 12, 'wood', 32),
    arch(56, 8, 12, 'dark'),
    line('M60 30L34 10M60 30L86 10M60 30L36 54M60 30L84 54'),
    shape('M58 27L33 8l-5 6l26 18zM63 27L88 8l4 6L66 32zM58 33L34 57l-5 -5l25 -24zM62 33L86 57l5 -5L66 28z', 'plaster'),
    shape('M57 30a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z', 'wood'),
  ],
  watermill: () => [...water(64, 120), ...wall(24, 46, 26, 'stone'), ...gable(24, 46, 24, 'tile', 44, 'wood'), ...panes([32, 54], 50), arch(42, 9, 15, 'dark'), ...wheel(84, 58, 16)],
  covered_market: () => [
    ...roof(16, 88, 24, 'tile', 46, 16),
    ...[20, 40, 60, 80, 97].map((x) => shape(boxPath(x, 46, 3, 24), 'wood')),
    line('M16 46H104M23 52l6 -6M43 52l6 -6M63 52l6 -6M83 52l6 -6'),
    shape('M26 70v-8h12v8zM66 70v-8h14v8z', 'straw'),
    shape('M48 70v-6h12v6z', 'wood'),
    ...flag(60, 22),
  ],
  bourgeois_house: () => [...house({ x: 36, width: 44, floors: 3, wall: 'timber', front: true }), bush(86)],
  post: () => [...house({ x: 28, width: 56, floors: 2, wall: 'stone', roof: 'slate', emblem: HORN })],
  hotel: () => house({ x: 18, width: 72, floors: 3, roof: 'slate', emblem: BED }),
  tavern: () => house({ x: 26, width: 60, floors: 2, wall: 'timber', emblem: MUG }),
  farm: () => [...barn({ x: 10, width: 50, height: 24, wall: 'stone', doors: 1 }), ...house({ x: 66, width: 36, wall: 'plaster', roof: 'straw' }), ...fence(106, 118)],
  church: () => church({}),
  watchtower: () => [...tower(48, 24, 52), arch(55, 10, 14, 'dark'), ...flag(60, 14), slit(58.75, 44), ...wall(76, 36, 12, 'stone'), battlements(76, 36, 58)],
  abbey: () => [...church({ x: 52, nave: 50, tower: 16, towerHeight: 42, spireHeight: 12 }), ...wall(10, 42, 18, 'stone'), ...roof(10, 42, 12, 'slate', 52, 3), ...[15, 27, 39].map((x) => arch(x, 7, 11, 'dark'))],
  cloister: () => [
    ...church({ x: 12, nave: 26, tower: 14, towerHeight: 40, spireHeight: 16, naveHeight: 30, cover: 'slate' }),
    ...wall(46, 66, 18, 'stone'),
    ...roof(46, 66, 10, 'tile', 52, 3),
    ...[50, 62, 74, 86, 98].map((x) => arch(x, 9, 13, 'dark')),
  ],
  chapel: () => [
    ...wall(42, 36, 26, 'stone'),
    ...gable(42, 36, 22, 'tile', 44, 'stone'),
    arch(54, 12, 18, 'dark'),
    ...rose(60, 38, 4.5),
    ...wall(56, 8, 10, 'stone', 24),
    ...spire(56, 8, 8, 'slate', 14),
    ...tree(98, 36),
  ],
  aqueduct: () => [...bridge(5, 24, 46), ...bridge(3, 46, 74), shape('M4 18H116V24H4z', 'water')],
  castle: () => [
    ...wall(24, 72, 28, 'stone'),
    battlements(24, 72, 42),
    ...tower(12, 18, 46),
    ...tower(90, 18, 46),
    ...tower(48, 24, 54),
    ...flag(60, 14),
    arch(53, 14, 20, 'dark'),
    fine('M57 70V52M60 70V50M63 70V52'),
  ],
  cathedral: () => [
    ...wall(44, 32, 38, 'stone'),
    ...gable(44, 32, 20, 'tile', 32, 'stone'),
    ...wall(28, 18, 46, 'stone'),
    ...wall(74, 18, 46, 'stone'),
    ...spire(28, 18, 20, 'slate', 24),
    ...spire(74, 18, 20, 'slate', 24),
    ...rose(60, 38, 7),
    arch(52, 16, 20, 'dark'),
    arch(33, 8, 13, 'dark'),
    arch(79, 8, 13, 'dark'),
    arch(34, 6, 13, 'glow', 46),
    arch(80, 6, 13, 'glow', 46),
  ],
  crane: () => [
    shape('M38 70L48 20h6L64 70h-5l-3 -14H47l-4 14z', 'wood'),
    shape('M30 30L92 10l2 5L32 35z', 'wood'),
    line('M89 13V44M48 24L40 31M54 24l18 -7'),
    shape('M82 44h14v11H82z', 'stone'),
    ...wheel(51, 52, 11),
  ],
  circular_saw: () => [
    shape('M20 50h80v6H20zM26 56h6v14h-6zM88 56h6v14h-6z', 'wood'),
    shape(sawBlade(60, 46, 20), 'metal'),
    shape('M14 40h34v10H14zM74 40h32v10H74z', 'wood'),
    shape('M57.500 46a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0 -5 0z', 'dark'),
  ],
  measuring_instrument: () => [
    shape('M58 16h4v54h-4z', 'wood'),
    shape('M36 30a24 24 0 0 0 48 0z', 'metal'),
    fine('M42 30a18 18 0 0 0 36 0M60 54v-5M43 47l4 -4M77 47l-4 -4'),
    line('M30 30H90M60 30L82 10M60 30v22'),
    shape('M57 54h6l-3 7z', 'dark'),
    line('M60 62L44 70M60 62L76 70'),
  ],
  tile_kiln: () => [
    shape('M28 70V50a28 24 0 0 1 56 0V70z', 'stone'),
    fine(courses(34, 36, 44, 32)),
    ...chimney(62, 14, 16),
    arch(46, 20, 20, 'glow'),
    shape('M92 70v-6h12v6zM90 64v-6h12v6zM94 58v-6h12v6z', 'tile'),
  ],
}

function sawBlade(x: number, y: number, r: number): string {
  let d = ''
  for (let tooth = 0; tooth < 16; tooth++) {
    const angle = (tooth / 16) * 2 * Math.PI
    const next = ((tooth + 0.8) / 16) * 2 * Math.PI
    const at = (a: number, radius: number) => `${(x + radius * Math.cos(a)).toFixed(1)} ${(y + radius * Math.sin(a)).toFixed(1)}`
    d += `${tooth ? 'L' : 'M'}${at(angle, r - 4)}L${at(next, r)}`
  }
  return `${d}z`
}

const drawn = new Map<string, Part[]>()

/** The parts of a card's picture, back to front. */
export function picture(id: string): Part[] {
  const name = id.replace(/_\d$/, '')
  let parts = drawn.get(name)
  if (!parts) {
    const draw = PICTURES[name]
    if (!draw) throw new Error(`There is no picture of '${id}'.`)
    drawn.set(name, (parts = draw()))
  }
  return parts
}
