/** A small picture of every tile, drawn in a field of 60 × 36. Each stroke names its paint (see `TilePicture.svelte`). */
export interface Stroke {
  paint: string
  d: string
}

const s = (paint: string, d: string): Stroke => ({ paint, d })

/** A house seen from the front: walls, a roof across, a door, windows. */
function house(x: number, width: number, height: number, walls: string, roof: string): Stroke[] {
  const top = 34 - height
  const pitch = Math.min(11, width * 0.42)
  return [
    s(walls, `M${x} 34V${top}h${width}V34z`),
    s(roof, `M${x - 3} ${top + 1}l${pitch * 0.8}-${pitch}h${width + 6 - pitch * 1.6}l${pitch * 0.8} ${pitch}z`),
  ]
}

/** A house with its gable to the front. */
function gable(x: number, width: number, height: number, walls: string, roof: string): Stroke[] {
  const top = 34 - height
  const rise = width * 0.42
  return [
    s(walls, `M${x} 34V${top}l${width / 2}-${rise} ${width / 2} ${rise}V34z`),
    s(roof, `M${x - 3} ${top + 2.5}L${x + width / 2} ${top - rise - 3}l${width / 2 + 3} ${rise + 5.500}-2 1.500L${x + width / 2} ${top - rise + 1.500} ${x - 1} ${top + 4}z`),
  ]
}

const door = (x: number, width = 6, height = 10): Stroke => s('dark', `M${x} 34v-${height - width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V34z`)
const windows = (...at: [number, number][]): Stroke => s('glow', at.map(([x, y]) => `M${x} ${y}h4.500v5h-4.500z`).join(''))
const awning = (x: number, y: number, width: number): Stroke[] => [
  s('cloth', `M${x} ${y}h${width}l2 5h-${width + 4}z`),
  s('line', Array.from({ length: 3 }, (_, index) => `M${x + ((index + 1) * width) / 4} ${y}v5`).join('')),
]

const ear = (x: number, y: number): string => `M${x} ${y}v-11m0 3l-3-3m3 0l3-3m-3 6l3-3m-3 0l-3-3m3-2v-2`

const PICTURES: Record<string, Stroke[]> = {
  wheat_field: [
    s('straw', 'M3 34V24c8-4 16-4 27-2s20 1 27-2v14z'),
    s('furrow', 'M8 33c3-5 5-7 9-9m7 9c1-4 2-6 4-8m8 8c0-4-1-6-2-8m13 8c-2-5-4-7-7-9'),
    s('ears', [9, 17, 25, 34, 42, 51].map((x, index) => ear(x, index % 2 ? 25 : 28)).join('')),
  ],
  bakery: [
    ...house(12, 30, 17, 'plaster', 'tile'),
    s('stone', 'M34 18V4h7v14z'),
    s('smoke', 'M38 3c3-2 0-3 4-4'),
    door(16),
    s('glow', 'M26 22h12v7H26z'),
    s('bread', 'M28 28c-1-4 2-5 4-5s5 1 4 5z'),
    s('wood', 'M45 22h10v3H45z'),
    s('bread', 'M46 22c0-4 3-5 4-5s4 1 4 5z'),
  ],
  bar: [
    ...house(9, 28, 18, 'plaster', 'slate'),
    s('beam', 'M9 25h28M23 16v18M9 16l14 9M37 16l-14 9'),
    door(26, 7, 11),
    windows([13, 26]),
    s('wood', 'M43 34V18h2v16z'),
    s('gold', 'M44 14h9v10h-9z'),
    s('snow', 'M43 14c0-4 4-4 5-2 2-2 6-1 5 2z'),
    s('line', 'M53 16c4 0 4 6 0 6'),
  ],
  barn: [
    s('tile', 'M10 34V19L19 8h22l9 11v15z'),
    s('wood', 'M8 20L18 6h24l10 14-3 1-9-11H20l-9 11z'),
    s('dark', 'M22 34V21h16v13z'),
    s('straw', 'M24 34c0-8 3-9 6-9s6 1 6 9z'),
    s('dark', 'M27 16v-4h6v4z'),
    s('straw', 'M52 34c0-6 6-6 6 0zM2 34c0-5 6-5 6 0z'),
  ],
  bookshop: [
    ...house(10, 38, 18, 'plaster', 'slate'),
    s('glow', 'M15 21h18v9H15z'),
    s('cloth', 'M17 30v-7h3v7zm7 0v-6h3v6z'),
    s('leaf', 'M20 30v-8h3v8zm8 0v-7h3v7z'),
    door(38, 6, 11),
    s('snow', 'M24 13c3-2 5-1 6 0 1-1 3-2 6 0v-6c-3-2-5-1-6 0-1-1-3-2-6 0z'),
    s('line', 'M30 7v6'),
  ],
  brewery: [
    ...house(6, 26, 18, 'tile', 'slate'),
    door(10, 7, 11),
    windows([22, 20]),
    s('wood', 'M35 34c-2-6-2-10 0-16h13c2 6 2 10 0 16z'),
    s('metal', 'M34 22h15v2H34zm0 6h15v2H34z'),
    s('wood', 'M50 34c-1-4-1-6 0-9h7c1 3 1 5 0 9z'),
    s('metal', 'M49.500 28h8v1.500h-8z'),
  ],
  carpenter: [
    ...gable(6, 26, 14, 'wood', 'straw'),
    door(16, 7, 10),
    s('log', 'M36 34a4 4 0 1 1 8 0zm8 0a4 4 0 1 1 8 0zm-4-7a4 4 0 1 1 8 0 4 4 0 0 1-8 0z'),
    s('wood', 'M34 24l20-8 1 3-20 8z'),
    s('metal', 'M40 20l9-11 4 3-9 8z'),
  ],
  castle: [
    s('stone', 'M14 34V16h32v18z'),
    s('stone', 'M8 34V9h3v3h2V9h3v3h2V9h2v25zM40 34V9h3v3h2V9h3v3h2V9h2v25z'),
    s('stone', 'M23 20V6h3v3h3V6h3v3h3V6h2v14z'),
    door(26, 8, 12),
    s('dark', 'M13 18h2v6h-2zm32 0h2v6h-2zM29 12h2v5h-2z'),
    s('cloth', 'M30 6V0l8 2.500-7 2.500z'),
  ],
  cathedral: [
    s('stone', 'M20 34V18l10-9 10 9v16z'),
    s('stone', 'M12 34V14h9v20zM39 34V14h9v20z'),
    s('slate', 'M11 14l5.500-12L22 14zM38 14l5.500-12L49 14z'),
    s('glow', 'M26 20a4 4 0 1 1 8 0 4 4 0 0 1-8 0z'),
    door(26, 8, 9),
    s('glow', 'M15 26v-6a1.500 1.500 0 0 1 3 0v6zm27 0v-6a1.500 1.500 0 0 1 3 0v6z'),
    s('line', 'M30 9V4m-2 2h4'),
  ],
  church: [
    ...house(20, 32, 13, 'plaster', 'tile'),
    s('plaster', 'M9 34V15h12v19z'),
    s('slate', 'M7 15l8-11 8 11z'),
    s('line', 'M15 5V0m-2 2h4'),
    door(12, 6, 10),
    s('glow', 'M28 31v-5a2 2 0 0 1 4 0v5zm9 0v-5a2 2 0 0 1 4 0v5zM13.500 20h3v-3h-3z'),
  ],
  fair: [
    s('wood', 'M5 34V20h2v14zM25 34V20h2v14zM33 34V20h2v14zM53 34V20h2v14z'),
    s('cloth', 'M2 21L16 8l14 13z'),
    s('leaf', 'M30 21L44 8l14 13z'),
    s('snow', 'M11 21l5-13 5 13zM39 21l5-13 5 13z'),
    s('wood', 'M8 27h16v4H8zM36 27h16v4H36z'),
    s('gold', 'M10 27a2.500 2.500 0 1 1 5 0zm7 0a2.500 2.500 0 1 1 5 0z'),
    s('cloth', 'M38 27a2.500 2.500 0 1 1 5 0zm7 0a2.500 2.500 0 1 1 5 0zM16 8V3l5 2zM44 8V3l5 2z'),
  ],
  fishmonger: [
    ...house(9, 42, 17, 'plaster', 'slate'),
    ...awning(12, 19, 22),
    s('dark', 'M13 24h20v4H13z'),
    door(40, 6, 11),
    s('fish', 'M17 11c4-5 12-5 16 0l5-3v7l-5-3c-4 4-12 4-16-1z'),
    s('wood', 'M12 28h22v3H12z'),
  ],
  fountain: [
    s('stone', 'M10 34c0-9 40-9 40 0z'),
    s('water', 'M14 31c2-5 30-5 32 0z'),
    s('stone', 'M27 29V17h6v12zM20 17c2-4 18-4 20 0z'),
    s('spray', 'M30 14C26 5 20 6 18 13m12 1c4-9 10-8 12-1M30 14V6'),
  ],
  gold_mine: [
    s('rock', 'M4 34L18 10l8 6 8-12 10 14 4-3 9 19z'),
    s('dark', 'M20 34V24c0-9 18-9 18 0v10z'),
    s('beam', 'M20 34V21h18v13'),
    s('gold', 'M40 31l4-6 5 2 3 7H39zM9 31a2.500 2.500 0 1 1 5 0zM46 20l3-3 2 4z'),
    s('line', 'M24 34h10'),
  ],
  grocery: [
    ...house(10, 40, 18, 'plaster', 'tile'),
    ...awning(13, 19, 34),
    s('dark', 'M14 24h32v4H14z'),
    s('wood', 'M13 28h34v6H13z'),
    s('gold', 'M15 28a2.500 2.500 0 1 1 5 0zm6 0a2.500 2.500 0 1 1 5 0z'),
    s('cloth', 'M27 28a2.500 2.500 0 1 1 5 0zm6 0a2.500 2.500 0 1 1 5 0z'),
    s('leaf', 'M39 28a2.500 2.500 0 1 1 5 0z'),
  ],
  pier: [
    s('water', 'M2 34V23c9-3 14 3 24 0s20-3 32 0v11z'),
    s('wood', 'M2 20h34v4H2zM6 24h3v9H6zm12 0h3v9h-3zm12 0h3v9h-3z'),
    s('wood', 'M38 27h18l-4 6H42z'),
    s('snow', 'M47 26V8l9 15z'),
    s('cloth', 'M46 25V10l-8 13z'),
    s('line', 'M46.500 27V6'),
  ],
  quarry: [
    s('rock', 'M3 34V14h10V8h14v8h10v-4h12v22z'),
    s('line', 'M13 14v10h10m4-8v8h10m-24 0v10m14-10v10m14-10v10m-10-18h12m-36 2h10'),
    s('stone', 'M40 34v-7h8v7zm8 0v-6h8v6z'),
    s('beam', 'M52 28L40 10m-4 6c1-5 5-8 10-8'),
  ],
  residence: [
    ...house(8, 44, 16, 'plaster', 'slate'),
    ...gable(22, 16, 20, 'plaster', 'slate'),
    door(27, 6, 10),
    windows([12, 23], [17.500, 23], [38, 23], [43.500, 23], [27.800, 16]),
    s('stone', 'M12 9V3h4v6zM44 9V3h4v6z'),
    s('leaf', 'M3 34c-2-6 5-6 4 0zM53 34c-2-6 5-6 4 0z'),
  ],
  restaurant: [
    ...house(10, 36, 18, 'plaster', 'tile'),
    s('beam', 'M10 25h36'),
    windows([14, 27], [36, 27]),
    door(24, 8, 12),
    s('metal', 'M24 4v9m-2-9v4h4V4M35 4c3 2 3 6 0 8v1'),
    s('snow', 'M26.500 10a3.500 3.500 0 1 1 7 0 3.500 3.500 0 0 1-7 0z'),
    s('wood', 'M50 34v-6h-3v-2h10v2h-3v6z'),
  ],
  shop: [
    ...house(10, 40, 18, 'plaster', 'tile'),
    ...awning(12, 19, 20),
    s('glow', 'M13 24h18v7H13z'),
    door(38, 7, 11),
    s('swap', 'M20 5h16m-4-3.500l4 3.500-4 3.500M40 11.500H24m4-3.500l-4 3.500 4 3.500'),
  ],
  statue: [
    s('stone', 'M20 34v-5h20v5zM23 29v-5h14v5z'),
    s('stone', 'M26 24c-1-5 0-9 1-12h6c2 3 2 8 1 12z'),
    s('stone', 'M30 4a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7z'),
    s('stone', 'M33 13l9-7 1.500 2-9 9z'),
    s('leaf', 'M6 34c-2-7 8-7 7 0zM47 34c-2-7 8-7 7 0z'),
  ],
  warehouse: [
    ...gable(6, 24, 17, 'wood', 'slate'),
    ...gable(30, 24, 17, 'wood', 'slate'),
    s('dark', 'M12 34V22h12v12zM36 34V22h12v12z'),
    s('stone', 'M14 34v-6h6v6zm6 0v-4h4v4zM38 34v-5h5v5zm5 0v-7h5v7z'),
    s('line', 'M18 14v4m24-4v4'),
  ],
  watchtower: [
    s('stone', 'M22 34l2-19h12l2 19z'),
    s('wood', 'M19 16V9h22v7z'),
    s('tile', 'M17 10L30 0l13 10z'),
    s('dark', 'M23 15v-4h5v4zm9 0v-4h5v4zM28 34v-7a2 2 0 0 1 4 0v7z'),
    s('leaf', 'M4 34c-3-8 9-9 9 0zM46 34c-3-8 10-9 10 0z'),
  ],
  well: [
    s('stone', 'M18 34V23h24v11z'),
    s('line', 'M18 28.500h24M26 23v5.500m8-5.500v5.500m-12 0V34m8-5.500V34m8-5.500V34'),
    s('wood', 'M19 23V8h2v15zM39 23V8h2v15z'),
    s('tile', 'M14 12L30 1l16 11z'),
    s('line', 'M30 12v6'),
    s('wood', 'M27 18h6l-1 5h-4z'),
    s('leaf', 'M6 34c-2-5 6-6 6 0zM48 34c-2-5 6-6 6 0z'),
  ],
  workshop: [
    ...house(8, 32, 17, 'stone', 'tile'),
    s('dark', 'M12 34V22h16v12z'),
    s('glow', 'M15 34c0-6 4-4 5-9 1 5 5 4 5 9z'),
    windows([32, 22]),
    s('stone', 'M30 11V3h6v8z'),
    s('smoke', 'M33 2c3-2 0-3 4-4'),
    s('metal', 'M42 27h14c-1 3-4 4-5 4v3h-5v-3c-3 0-4-2-4-4z'),
  ],
}

export function picture(tile: string): Stroke[] {
  return PICTURES[tile] ?? []
}
