/** Ships, which lie on a line of water at 0, and what stands at a harbour. */
import { beam, box, disk, type Drawing, fine, GROUND, line, type Paint, type Part, put, rope, row, shape } from './shapes'
import { smoke } from './buildings'

export const mast = (x: number, height: number, base: number): Part => beam(`M${x} ${base}v${-height}`)
export const funnel = (x: number, base: number, height = 12, width = 6, smoking = true): Drawing => [
  ...(smoking ? [smoke(x + width / 2, base - height, 0.8)] : []), box('red', x, base - height, width, height), box('coal', x, base - height, width, 3),
]
export const rowingBoat: Drawing = [shape('wood', 'M-17-8c8 2 26 2 34 0-2 7-6 10-10 10H-7c-4 0-8-3-10-10z'), line('M-14-4.5c8 2 20 2 28 0')]
export const sailer: Drawing = [
  mast(-6, 46, -9), mast(16, 38, -9), rope('M-34-14L-6-50M38-13L16-44'),
  shape('sail', 'M-22-47h30c4 8 4 17 0 26h-30c3-9 3-18 0-26z'), shape('sail', 'M10-41h18c3 6 3 13 0 20H10c2-7 2-14 0-20z'), fine('M-20-38h30M-20-30h30M12-34h17'),
  shape('wood', 'M-40-13l8 2h58l8-5h7c-2 8-7 15-12 19h-50c-8-3-14-8-19-16z'), fine('M-34-7h68M-28-2h56'),
]
export const steamer: Drawing = [
  mast(-28, 22, -10), mast(32, 20, -10), rope('M-42-11l14-20 26 10M46-11L32-29'), funnel(-2, -24, 15, 8), box('plaster', -12, -24, 30, 14), row(3, 9, (x) => disk('glow', x, -17, 2.2), -6),
  shape('iron', `M-48-12h96l-8 15h-76c-6-3-10-9-12-15z`), shape('red', 'M-42-1h86l-3 4h-77z'),
]
export const freighter: Drawing = [
  mast(-36, 26, -12), rope('M-36-34l-14 20M-36-30l22 14'), box('wood', -30, -20, 18, 8), box('plank', -11, -18, 12, 6), box('sail', 6, -28, 38, 14), box('sail', 12, -36, 24, 8), row(5, 7, (x) => box('glow', x, -24, 4, 4), 9),
  funnel(14, -36, 13, 7), funnel(26, -36, 13, 7), shape('metal', 'M-54-14h110l-5 17h-90c-8-3-13-10-15-17z'), { paint: 'line', d: 'M-50-8H54', fine: true },
]
export const liner: Drawing = [
  box('sail', -40, -24, 78, 10), box('sail', -32, -32, 62, 8), box('sail', -22, -39, 40, 7), row(9, 8, (x) => disk('glow', x, -19, 1.8), -33), row(7, 8, (x) => box('glow', x, -30, 4, 3.5), -26),
  row(3, 13, (x) => funnel(x, -39, 14, 8, x > 0), -18), mast(-44, 26, -14), mast(46, 24, -14),
  shape('teal', 'M-58-15H60l-8 18h-92c-9-3-15-10-18-18z'), shape('sail', 'M-55-11H58l-1.5 3h-110z'), row(10, 9, (x) => disk('glow', x, -3, 1.5), -40),
]
export const yacht: Drawing = [
  shape('sail', 'M-26-18l8-8h28l10 8z'), shape('sail', 'M-14-26l6-7h16l6 7z'), row(4, 8, (x) => box('glass', x, -23, 5, 4), -14), rope('M2-33v-12'), shape('red', 'M2-45l9 3-9 3z'),
  shape('snow', 'M-50-20c8 2 14 2 22 2h72l-6 21h-66c-10-4-17-12-22-23z'), shape('blue', 'M-36-2h79l-2 5h-69c-3-1-6-3-8-5z'),
]
export const tug: Drawing = [funnel(2, -22, 12, 8), box('plaster', -12, -24, 14, 14), box('glow', -9, -21, 8, 5), shape('red', 'M-24-14c4 3 10 3 14 3h32l-4 14h-32c-5-4-8-10-10-17z'), box('plank', -24, -13, 47, 3)]
export const waves = (from: number, to: number, y: number, step = 26): Part => {
  let d = ''
  for (let x = from, index = 0; x < to - 12; x += step, index++) d += `M${x} ${y + (index % 3) * 4}q3-3 6 0t6 0`
  return { paint: 'foam', d }
}
export const lighthouse = (x: number, height: number, base = GROUND): Drawing => [
  shape('snow', `M${x - 7} ${base}L${x - 4.5} ${base - height}h9L${x + 7} ${base}z`),
  shape('red', `M${x - 6.4} ${base - height * 0.22}L${x - 5.7} ${base - height * 0.48}h11.4l.7 ${height * 0.26}zM${x - 5} ${base - height * 0.76}L${x - 4.5} ${base - height}h9l.5 ${height * 0.24}z`),
  box('glow', x - 4, base - height - 8, 8, 8), shape('iron', `M${x - 5.5} ${base - height - 8}l5.5-6 5.5 6z`), box('iron', x - 6.5, base - height - 1, 13, 2),
]

/** A crane on a quay: how high, how far it reaches, what hangs from it. */
export const crane = (x: number, height: number, reach: number, load: Drawing = [], paint: Paint = 'wood', base = GROUND): Drawing => [
  shape(paint, `M${x - 8} ${base}L${x - 3} ${base - height + 8}h6L${x + 8} ${base}h-4l-1.5-8h-5l-1.5 8z`),
  shape(paint, `M${x - Math.sign(reach) * 8} ${base - height + 12}L${x + reach} ${base - height - 6}v5L${x - Math.sign(reach) * 8} ${base - height + 17}z`),
  rope(`M${x + reach} ${base - height - 4}V${base - height + 18}`),
  put(x + reach, base - height + 18, 1, load),
]
