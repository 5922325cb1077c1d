/** Goods, tools, animals, people and carts, each drawn around its foot at 0 0. */
import { beam, box, disk, type Drawing, fine, GROUND, line, type Paint, type Part, put, row, shape, turn } from './shapes'
import { steam } from './buildings'

export const gearPath = (radius: number, teeth: number, depth: number): string => {
  let d = ''
  const at = (angle: number, far: number) => `${far * Math.cos(angle)} ${far * Math.sin(angle)}`
  for (let tooth = 0; tooth < teeth; tooth++) {
    const angle = (tooth / teeth) * 2 * Math.PI
    const wide = (2 * Math.PI) / teeth
    d += `${tooth ? 'L' : 'M'}${at(angle, radius - depth)}L${at(angle + wide * 0.15, radius)}L${at(angle + wide * 0.45, radius)}L${at(angle + wide * 0.6, radius - depth)}`
  }
  return `${d}z`
}
export const gear = (radius = 9, paint: Paint = 'metal'): Drawing => [shape(paint, gearPath(radius, 9, 2.6)), disk('dark', 0, 0, radius * 0.26)]
export const sawBlade = (radius = 14): Drawing => [shape('metal', gearPath(radius, 18, 2.4)), disk('dark', 0, 0, 2.4)]
export const wheel = (radius: number, paint: Paint = 'wood', spokes = 8): Drawing => {
  let d = ''
  for (let spoke = 0; spoke < spokes / 2; spoke++) {
    const angle = (spoke / spokes) * 2 * Math.PI
    d += `M${-radius * Math.cos(angle)} ${-radius * Math.sin(angle)}L${radius * Math.cos(angle)} ${radius * Math.sin(angle)}`
  }
  return [disk(paint, 0, 0, radius), disk('plaster', 0, 0, radius * 0.76), line(d), disk(paint, 0, 0, radius * 0.24)]
}

export const loaf: Drawing = [shape('bread', 'M-8 0c-3 0-4-2-4-4 0-5 5-8 12-8s12 3 12 8c0 2-1 4-4 4z'), line('M-5-9l2 4M0-10l2 4M5-9.5l2 4')]
export const baguette: Drawing = [shape('bread', 'M-3.5 0c-3-10-2-24 1-32 1-3 4-3 5 0 3 8 4 22 1 32z'), line('M-2-26l4 2M-2.5-19l5 2.5M-2.5-12l5 2.5M-2.5-5l5 2')]
export const pretzel: Drawing = { paint: 'beam', d: 'M-5 5l4-5c5-6 7-1 5 2-3 4-12 3-9-4 2-3 4-1 5 2l5 5' }
export const cake: Drawing = [
  shape('snow', 'M-14 0v-9h28v9z'), shape('meat', 'M-14-9h28v4c-2 3-4 3-6 0-2 3-5 3-7 0-2 3-5 3-7 0-2 3-6 3-8 0z'),
  shape('snow', 'M-9-9v-8H9v8z'), shape('meat', 'M-9-17H9v3c-2 3-4 3-6 0-2 3-4 3-6 0-2 3-4 3-6 0-1 0-1 0-1 0z'),
  disk('red', 0, -20, 3),
]
/** Looks to the left; its middle is at 0 0. */
export const fish: Drawing = [shape('fish', 'M-14 0c6-8 16-8 23-1.5l7-5c2 4 2 9 0 13l-7-5C2 8-8 8-14 0z'), line('M-9-1h.1M-4-4.5c2 3 2 6 0 9')]
/** Hung by its tail. */
export const hungFish = (paint: Paint = 'fish'): Drawing => [line('M0-3V0'), shape(paint, 'M0 4c-4 5-4 11 0 16 4-5 4-11 0-16zM0 5l-3-5h6z')]
/** Looks to the left. */
export const cow = (paint: Paint = 'cow'): Drawing => [
  line('M15-14c3 2 2 6 1 8'),
  shape('snow', 'M-8-17H11c3 0 4 2 4 5V0h-4v-6H-3V0h-4v-6c-2-1-3-3-3-5z'),
  shape(paint, 'M-1-17H8c0 5-2 7-5 6s-5-2-4-6zM15-12v6c-3 0-4-2-3-5z'),
  shape(paint, 'M-7-17l-3-2-7 1c-3 1-4 5-2 8h5l7-2z'),
  shape('meat', 'M-19-15h4v5h-4c-2-1-2-4 0-5z'),
  line('M-12-19c0-2-2-3-3-3M-9-18c3 0 4-1 4-2M-13-15h.1'),
]
export const cowHead: Drawing = [
  shape('sail', 'M-9-20c-4-1-5-5-3-8 1 3 3 4 6 4zM9-20c4-1 5-5 3-8-1 3-3 4-6 4z'),
  shape('cow', 'M-7-23c3-3 11-3 14 0l1 12c0 3-2 5-3 7h-10c-1-2-3-4-3-7zM-8-20l-6 1 1 3 5 0zM8-20l6 1-1 3-5 0z'),
  shape('meat', 'M-6-8h12c2 4-1 8-6 8s-8-4-6-8z'), line('M-2.5-4h.1M2.5-4h.1M-4-15h.1M4-15h.1'),
]
/** Looks to the left. */
export const horse: Drawing = [
  shape('cow', 'M22-19c5 1 6 8 4 15-3-3-5-7-5-12z'),
  shape('leather', 'M-6-19c4-3 20-3 25-2 4 1 5 5 5 9V0h-4v-9c-7 2-12 2-18 1V0h-4v-9c-4-2-6-6-4-10z'),
  shape('leather', 'M-7-13c0-6-2-9-3-12l-7 4c-2 1-4-1-3-3l8-9c2-2 4-3 7-3l1-4 3 5c4 3 5 10 6 17z'),
  shape('cow', 'M-1-36c5 3 7 9 8 17l-4-1c0-6-2-10-5-14z'),
  line('M-11-29h.1'),
]
export const sheaf: Drawing = [shape('straw', 'M-4 0c2-5 2-6-1-11l-5-9c4 0 6 1 7 3-1-4 0-7 3-10 3 3 4 6 3 10 1-2 3-3 7-3l-5 9c-3 5-3 6-1 11z'), shape('leather', 'M-4-9h8v3h-8z'), fine('M0-12v-10M-3-13l-3-5M3-13l3-5')]
export const sack = (paint: Paint = 'hide'): Drawing => [shape(paint, 'M-6 0c-4-5-2-10 3-12l-2-4h10l-2 4c5 2 7 7 3 12z'), line('M-3-12h6')]
export const barrel = (paint: Paint = 'wood'): Drawing => [shape(paint, 'M-6 0c-2-6-2-10 0-16h12c2 6 2 10 0 16z'), line('M-7-4h14M-7-12h14')]
/** Lying, its bottom to the front. */
export const cask: Drawing = [disk('wood', 0, -8, 8), disk('plank', 0, -8, 5.5), line('M-4-8h8M0-3v2')]
export const crate = (side = 14, paint: Paint = 'plank'): Drawing => [shape(paint, `M${-side / 2} 0v${-side}h${side}v${side}z`), fine(`M${-side / 2} ${-side}l${side} ${side}M${-side / 2 + 2} ${-side}v${side}M${side / 2 - 2} ${-side}v${side}`), line(`M${-side / 2} ${-side * 0.78}h${side}M${-side / 2} ${-side * 0.22}h${side}`)]
/** Ends of logs, `rows` of them at the bottom. */
export const logs = (rows = 3, radius = 4.5): Drawing =>
  row(rows, 1, (level) => row(rows - level, 2 * radius, (x) => [disk('wood', x, -radius - level * radius * 1.75, radius), disk('plank', x, -radius - level * radius * 1.75, radius * 0.6)], -(rows - level - 1) * radius))
/** A log seen from its side. */
export const log = (length = 40): Drawing => [shape('wood', `M${-length / 2} 0a4 4 0 0 1 0-8h${length}a4 4 0 0 1 0 8z`), disk('plank', length / 2, -4, 3, 4), fine(`M${-length / 2 + 5}-5h${length * 0.4}M${-4}-2.5h${length * 0.3}`)]
export const boards = (count = 4, length = 34): Drawing => row(count, -4, (y, index) => box('plank', -length / 2 + (index % 2) * 3, y - 4, length, 4))
export const bricks = (wide = 3, high = 3, paint: Paint = 'brick'): Drawing =>
  row(high, 1, (level) => row(level % 2 ? wide - 1 : wide, 9, (x) => box(paint, x, -5 - level * 5, 9, 5), -(wide * 9) / 2 + (level % 2 ? 4.5 : 0)))
export const heap = (width: number, height: number, paint: Paint): Drawing => [
  shape(paint, `M${-width / 2} 0c${width * 0.1} ${-height * 0.5} ${width * 0.22} ${-height * 0.5} ${width * 0.3} ${-height * 0.85}c${width * 0.1} ${-height * 0.25} ${width * 0.24} ${-height * 0.2} ${width * 0.34} ${height * 0.1}c${width * 0.1} ${height * 0.3} ${width * 0.26} ${height * 0.2} ${width * 0.36} ${height * 0.75}z`),
]
export const coals = (width: number, height: number): Drawing => [
  shape('coal', `M${-width / 2} 0l${width * 0.1} ${-height * 0.4} ${width * 0.12} ${-height * 0.1} ${width * 0.08} ${-height * 0.4} ${width * 0.16} ${-height * 0.1} ${width * 0.12} ${height * 0.1} ${width * 0.12} ${height * 0.3} ${width * 0.14} ${height * 0.1} ${width * 0.16} ${height * 0.5}z`),
  { paint: 'foam', d: `M${-width * 0.2} ${-height * 0.5}l4-3M${width * 0.08} ${-height * 0.7}l4 2M${width * 0.18} ${-height * 0.25}l5-2M${-width * 0.08} ${-height * 0.2}l4 1`, fine: true },
]
export const ingots = (rows = 3, paint: Paint = 'metal'): Drawing => row(rows, 1, (level) => row(rows - level, 13, (x) => shape(paint, `M${x - 6.5} ${-level * 7}l2-7h9l2 7z`), -(rows - level - 1) * 6.5))
/** Rolled beams, their ends to the front. */
export const beams = (count = 3): Drawing => row(count, 13, (x) => shape('metal', `M${x - 6} 0v-3h4v-8h-4v-3h12v3h-4v8h4v3z`), -(count - 1) * 6.5)
export const hide = (paint: Paint = 'hide'): Drawing => shape(paint, 'M-8-24l5 4h6l5-4 4 5-4 5v6l4 5-4 4-5-3h-6l-5 3-4-4 4-5v-6l-4-5z')
/** A hide stretched in a frame. */
export const stretched = (paint: Paint = 'hide'): Drawing => [beam('M-14 0v-30h28V0M-14-2h28'), put(0, -3, 1, hide(paint)), fine('M-14-26l4 2M14-26l-4 2M-14-5l4-2M14-5l-4-2')]
export const boot = (paint: Paint = 'leather'): Drawing => [shape(paint, 'M-6-18h9v9c2 3 8 2 9 6V0H-6z'), line('M-6-3H12M-6-14h9')]
export const coat = (paint: Paint = 'leather', collar: Paint = 'plank'): Drawing => [
  shape(paint, 'M-5-28h10l7 4 4 15-5 2-3-9 2 16h-20l2-16-3 9-5-2 4-15z'), shape(collar, 'M-6-29c4-2 8-2 12 0l-3 7-3-2-3 2z'), line('M0-24V0'),
]
export const armchair: Drawing = [shape('leather', 'M-9-9v-14c0-4 18-4 18 0v14z'), shape('leather', 'M-13-3v-9c0-4 5-4 5 0v3H8v-3c0-4 5-4 5 0v9z'), beam('M-10-3v3M10-3v3')]
export const chair: Drawing = [shape('wood', 'M-8-10h16v3H-8zM-8 0v-26h3.5V0zM4.5 0v-8H8v8zM-8-25h1v13h-1z'), shape('plank', 'M-8-26h3.5v3h-3.5zM-9-11H9v3H-9z')]
export const table = (width = 26, height = 12): Drawing => [box('plank', -width / 2, -height, width, 3), beam(`M${-width / 2 + 3} ${-height + 3}V0M${width / 2 - 3} ${-height + 3}V0`)]
export const mug: Drawing = [line('M5-11c6-1 6 7 0 6'), shape('gold', 'M-6 0v-12H5V0z'), shape('snow', 'M-7-12c-1-5 4-5 5-3 2-3 7-2 8 3z')]
export const cup: Drawing = [line('M6-7c4-1 4 4 0 4'), shape('snow', 'M-6-8H6c0 5-2 8-6 8s-6-3-6-8z'), steam(-2, -10, 0.8), steam(2, -10, 0.8)]
export const bottle = (paint: Paint = 'green'): Drawing => [shape(paint, 'M-2-19h4v6c0 2 3 3 3 5V0h-10v-8c0-2 3-3 3-5z'), box('snow', -3, -6, 6, 4)]
export const pot: Drawing = [beam('M-13 0l3-6M13 0l-3-6'), shape('iron', 'M-13-16h26c1 9-4 14-13 14s-14-5-13-14z'), box('iron', -14, -18, 28, 3)]
export const vase = (paint: Paint = 'clay'): Drawing => [shape(paint, 'M-3 0c-7-5-6-12-2-14v-4h10v4c4 2 5 9-2 14z'), line('M-6-9H6')]
export const plate: Drawing = [disk('snow', 0, 0, 15, 6), fine('M-10 0a10 3.5 0 1 0 20 0')]
export const steak: Drawing = [shape('meat', 'M-13-3c0-7 8-10 15-9s12 5 10 9-7 4-12 4-13 1-13-4z'), shape('snow', 'M3-7c3-1 6 0 6 2s-5 2-6 1 0-2 0-3z')]
export const ham: Drawing = [line('M0-3V0'), shape('meat', 'M-1 0h2l1 3c4 4 4 11-2 13-6-2-6-9-2-13z'), shape('snow', 'M-1.5 0h3v3h-3z')]
export const coin: Drawing = [disk('gold', 0, 0, 7), line('M-1.5 4v-8h4M-1.5 0h3')]
export const coins = (count: number): Drawing => row(count, -3.5, (y) => shape('gold', `M-8 ${y}v-3.5h16v3.5z`))
export const scales: Drawing = [line('M0 0v-18M-10-15h20M-10-15l-4 8h8zM10-15l-4 8h8z'), shape('gold', 'M-14.5-7h9c0 4-9 4-9 0zM5.5-7h9c0 4-9 4-9 0zM-4 0h8l-2-3h-4z')]
export const hammer: Drawing = [box('plank', -1.5, -12, 3, 18), shape('iron', 'M-7-14h11l4 2v4h-15z')]
export const axe: Drawing = [box('plank', -1.3, -20, 2.6, 20), shape('metal', 'M-1.3-19h-6c-2 3-2 6 0 9h6z')]
export const shovel: Drawing = [box('plank', -1, -24, 2, 16), shape('metal', 'M-4-9h8v5c0 3-2 5-4 6-2-1-4-3-4-6z')]
export const trowel: Drawing = [box('plank', -1.5, -9, 3, 7), shape('metal', 'M-6-2H6L0 8z')]
export const compasses: Drawing = line('M0-8L-6 7M0-8L6 7M-4 2h8M0-8v-2')
export const mask: Drawing = [shape('sail', 'M-8-3c3 2 5 2 8 0 3 2 5 2 8 0 1 8-2 13-8 13s-9-5-8-13z'), line('M-4 1h2M2 1h2M-3 5c2 2 4 2 6 0')]
export const antlers: Drawing = line('M0 2c-4-1-7-4-8-10m1 5l-4-2m6 5l-5 1M0 2c4-1 7-4 8-10m-1 5l4-2m-6 5l5 1')
export const ball = (radius = 8): Drawing => [disk('snow', 0, -radius, radius), shape('coal', put5(0, -radius, radius * 0.4)), fine(`M0 ${-radius * 1.4}V${-2 * radius}M${radius * 0.38} ${-radius * 1.1}l${radius * 0.5} ${-radius * 0.2}M${-radius * 0.38} ${-radius * 1.1}l${-radius * 0.5} ${-radius * 0.2}`)]
function put5(x: number, y: number, radius: number): string {
  return `${[0, 1, 2, 3, 4].map((corner) => `${corner ? 'L' : 'M'}${x + radius * Math.sin((corner * 2 * Math.PI) / 5)} ${y - radius * Math.cos((corner * 2 * Math.PI) / 5)}`).join('')}z`
}
export const star = (radius: number, paint: Paint = 'gold'): Part => {
  const at = (corner: number) => `${radius * (corner % 2 ? 0.45 : 1) * Math.sin((corner * Math.PI) / 5)} ${-radius * (corner % 2 ? 0.45 : 1) * Math.cos((corner * Math.PI) / 5)}`
  return shape(paint, `${Array.from({ length: 10 }, (_, corner) => `${corner ? 'L' : 'M'}${at(corner)}`).join('')}z`)
}
export const skull: Drawing = [shape('snow', 'M-6-1c-2-9 14-9 12 0l-2 2v3h-8v-3z'), line('M-2.5-2.5h.1M2.5-2.5h.1M0 4v-2')]

/** Somebody, seen from afar. */
export const person = (paint: Paint = 'blue', hat: 'cap' | 'straw' | 'top' | 'hood' | 'none' = 'none'): Drawing => [
  shape(paint, 'M-7 0c-1-13 1-18 7-18s8 5 7 18z'),
  disk('skin', 0, -21, 5),
  hat === 'cap' ? shape('dark', 'M-5.5-22c0-7 11-7 11 0l3 1h-6z') : [],
  hat === 'straw' ? shape('straw', 'M-9-23c3-1 4-2 4-4s9-2 10 0 1 3 4 4c-3 2-15 2-18 0z') : [],
  hat === 'top' ? shape('coal', 'M-7-23h2v-9h10v9h2v2h-14z') : [],
  hat === 'hood' ? shape('dark', 'M-6-17c-2-11 14-13 12 0l-3-3c-1-4-5-4-6 0z') : [],
]

/** A cart with its load on it; the load is drawn around the middle of its floor. */
export const cart = (load: Drawing = [], width = 34): Drawing => [
  put(0, -13, 1, load), box('wood', -width / 2, -14, width, 5), beam(`M${-width / 2}-12l-10 4`), put(-width / 2 + 8, -6, 1, wheel(6)), put(width / 2 - 8, -6, 1, wheel(6)),
]
/** A tub of a mine, full. */
export const tub = (load: Paint): Drawing => [shape(load, 'M-11-14l5-5 5-1 4-2 5 4 3 4z'), shape('iron', 'M-13-14h26l-4 10H-9z'), disk('metal', -6, -3, 3), disk('metal', 6, -3, 3)]
export const rails = (from: number, to: number, base = GROUND): Part => line(`M${from} ${base}H${to}`)
export const barrow = (load: Paint): Drawing => [shape(load, 'M-9-11c3-6 12-6 15 0z'), shape('wood', 'M-12-11h20l-5 8h-10z'), beam('M7-10l9-4M2-4l4 4'), put(-9, -4, 1, wheel(4))]
/** Hangs from 0 0. */
export const bell: Drawing = [line('M0 0v4'), shape('gold', 'M-13 26c3-3 4-8 4-13 0-6 4-10 9-10s9 4 9 10c0 5 1 10 4 13z'), disk('iron', 0, 28, 3)]
/** A bag of cloth, tied at its neck. */
export const bag = (paint: Paint = 'hide'): Drawing => [shape(paint, 'M-16 0c-6-12-2-26 9-32l-4-7h22l-4 7c11 6 15 20 9 32z'), beam('M-8-32H8'), fine('M-6-26c-4 8-5 14-4 22M6-26c4 8 5 14 4 22')]
/** A gavel: its head at the end of the handle, which is held at 0 0. */
export const gavel: Drawing = [turn(0, 0, -40, box('wood', -2, -34, 4, 34), box('plank', -13, -46, 26, 13), line('M-9-46v13M9-46v13'))]
