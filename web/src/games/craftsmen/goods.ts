/** The goods: each a thing of its own, drawn around its foot on a ground of 32 × 32 (from -16 -31 to 16 1).
 *
 * They come with the board and not with the pictures, for without them it could not be played; so they are plain shapes
 * and need nothing of the kit but its paints. What is shown at sixteen pixels has few and large shapes.
 */
import '../../lib/art/paint.css'
import type { Paint } from '../../lib/art/parts'

const circle = (x: number, y: number, radius: number): string => `M${Math.round(10 * (x - radius)) / 10} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
const hexagon = (x: number, y: number): string => `M${x - 8} ${y}l4-7h8l4 7-4 7h-8z`

/** Four petals. */
export const flower = (x: number, y: number): string => `M${x} ${y}c-8-10 8-10 0 0c10-8 10 8 0 0c8 10-8 10 0 0c-10 8-10-8 0 0z`

export const GOODS: Record<string, readonly (readonly [Paint, string])[]> = {
  wood: [
    ['wood', circle(-7.5, -7, 7.5) + circle(7.5, -7, 7.5) + circle(0, -20, 7.5)],
    ['plank', circle(-7.5, -7, 4.5) + circle(7.5, -7, 4.5) + circle(0, -20, 4.5)],
  ],
  iron_ore: [
    ['rock', 'M-15 0l1-12 8-13 11-4 8 8 3 13-3 8z'],
    ['clay', 'M-6-25l11-4-1 11-9 4zM4-18l9-3-4 10zM-14-12l7 2-1 9-6 1z'],
    ['line', 'M-5-14l3 14M9-11L7 0M4-18l5 7'],
  ],
  flax: [
    ['green', 'M-2.5 0C-3-8-8-14-11-18l2-1c4 4 7 8 8 12l0-13h2l0 13c1-4 4-8 8-12l2 1C8-14 3-8 2.5 0z'],
    ['fish', flower(-9.5, -20) + flower(9.5, -20) + flower(0, -24)],
    ['glow', circle(-9.5, -20, 1.5) + circle(9.5, -20, 1.5) + circle(0, -25, 1.5)],
  ],
  wheat: [
    ['gold', 'M0-30c4 4 4 8 0 11-4-3-4-7 0-11zM-1-19c-6 0-8-3-8-7 5 0 8 3 8 7zM1-19c6 0 8-3 8-7-5 0-8 3-8 7zM-1-12c-7 0-9-3-9-8 6 0 9 4 9 8zM1-12c7 0 9-3 9-8-6 0-9 4-9 8zM-1-5c-7 0-9-3-9-8 6 0 9 4 9 8zM1-5c7 0 9-3 9-8-6 0-9 4-9 8z'],
    ['beam', 'M0-19V0'],
  ],
  cow: [
    ['sail', 'M-8-21c-6 0-8-4-7-9 3 4 5 4 9 4zM8-21c6 0 8-4 7-9-3 4-5 4-9 4z'],
    ['cow', 'M-8-24c4-4 12-4 16 0l7 1-1 5-6 0-1 9H-7l-1-9-6 0-1-5z'],
    ['meat', 'M-7-10c3-2 11-2 14 0 4 5 0 10-7 10s-11-5-7-10z'],
    ['line', 'M-3-5h.1M3-5h.1M-4-17h.1M4-17h.1'],
  ],
  wax: [['gold', hexagon(-7, -14) + hexagon(6, -21.5) + hexagon(6, -7)], ['glow', 'M-11-14l2-3.5h4l2 3.5-2 3.5h-4z']],
  grapes: [
    ['beam', 'M0-24c0-3 2-5 4-6'],
    ['leaf', 'M1-24c3-6 9-7 13-5-1 5-6 8-13 5z'],
    ['violet', circle(-8.8, -19, 4.4) + circle(0, -19, 4.4) + circle(8.8, -19, 4.4) + circle(-4.4, -11.5, 4.4) + circle(4.4, -11.5, 4.4) + circle(0, -4, 4.4)],
  ],
  barrel: [['wood', 'M-10 0c-4-9-4-19 0-29h20c4 10 4 20 0 29z'], ['iron', 'M-12-8h24l-1 4h-22zM-11-25h22l1 4h-24z'], ['line', 'M-4-29v29M4-29v29']],
  rope: [
    ['bread', 'M-15-9v4c0 3 7 5 15 5s15-2 15-5v-4z'],
    ['bread', 'M-15-16v5c0 3 7 5 15 5s15-2 15-5v-5z'],
    ['bread', 'M-15-21c0-4 7-6 15-6s15 2 15 6v3c0 3-7 5-15 5s-15-2-15-5z'],
    ['dark', 'M-8-21c0-2 4-3 8-3s8 1 8 3-4 3-8 3-8-1-8-3z'],
    ['line', 'M-11-3l3-4M-2-1l2-5M8-2l1-4M-10-10l3-4M0-8l2-5M10-10l1-4'],
  ],
  leather: [['leather', 'M-3-31h6l2 4c4 1 6-1 8-2l3 6c-4 2-6 5-6 9s2 7 6 9l-4 6c-3-2-6-3-9-2l-3 1-3-1c-3-1-6 0-9 2l-4-6c4-2 6-5 6-9s-2-7-6-9l3-6c2 1 4 3 8 2z'], ['hide', 'M-4-21h8c2 4 2 8 0 12h-8c-2-4-2-8 0-12z']],
  paper: [['sail', 'M-14-4l6-6h20l3 8-6 2h-20z'], ['snow', 'M-10-30h15l6 6V-5H-10z'], ['line', 'M5-30v6h6M-6-19h12M-6-14h12M-6-9h8']],
  iron: [['metal', 'M-16 0l3-12h9l3 12zM0 0l3-12h9l3 12zM-8-12l3-12h9l3 12z'], ['foam', 'M-11-9h5M5-9h5M-3-21h5']],
  cloth: [['blue', 'M-14-22H9c4 0 6 4 6 9s-2 9-6 9h-23z'], ['sail', 'M9-22c4 0 6 4 6 9s-2 9-6 9-6-4-6-9 2-9 6-9z'], ['blue', 'M-14-4h14v4c-5-2-9 2-14 0z'], ['line', 'M9-17c2 0 3 2 3 4s-1 4-3 4']],
  flour: [['sail', 'M-12 0c-4-7-2-14 3-19l-2-6h22l-2 6c5 5 7 12 3 19z'], ['snow', 'M-11-25c2-6 20-6 22 0z'], ['beam', 'M0-4v-10m0 3l-4-3m4 0l4-3m-4 7l4-3m-4 6l-4-3']],
  meat: [['snow', 'M7-24l4-5c3-2 6 2 3 4 3 1 1 5-2 4l-4 2z'], ['meat', 'M-13-3c-4-6 1-15 8-19s13-2 14 2-3 11-9 15-11 5-13 2z'], ['sail', 'M-9-6c-1-4 2-8 5-9s4 1 3 4-6 8-8 5z']],
  weapons: [
    ['metal', 'M-15-30l4 0L11-9l-3 3L-15-27z'],
    ['gold', 'M5-3l9-9 2 2-4 4 3 4-2 2-4-3-2 2z'],
    ['red', 'M-14-19c4 0 7-1 9-3 2 2 5 3 9 3 0 9-2 15-9 19-7-4-9-10-9-19z'],
    ['snow', 'M-6.5-19h3v6h5v3h-5v6h-3v-6h-5v-3h5z'],
  ],
  tools: [['plank', 'M-13-2l19-19 3 3L-10 1z'], ['iron', 'M1-25l5-5c5 0 9 4 10 8l-6 6z'], ['metal', 'M-16-28h6l20 20c3-1 6 1 6 4l-2 4-4-4-2 2 3 3-4-1c-2 0-3-3-2-5z']],
  clothes: [['red', 'M-6-30h12l9 5 1 13-6 1-1-6v17H-9v-17l-1 6-6-1 1-13z'], ['gold', 'M-9-14H9v4H-9z'], ['sail', 'M-5-30H5l-5 8z']],
  books: [['blue', 'M-15-8h29v8h-29z'], ['red', 'M-13-17h28v9h-28z'], ['green', 'M-15-25h26v8h-26z'], ['snow', 'M6-7h8v6H6zM7-16h8v7H7zM3-24h8v6H3z'], ['gold', 'M-11-8h3v8h-3zM-9-17h3v9h-3zM-11-25h3v8h-3z']],
  candles: [['snow', 'M-11 0v-16h8V0zM3 0v-20h8V0z'], ['flame', 'M-7-16c-5-3-2-7 0-10 2 3 5 7 0 10zM7-20c-5-3-2-8 0-11 2 3 5 8 0 11z'], ['gold', 'M-15 0v-3h30v3z']],
  wine: [['green', 'M-10-30h6v8c0 3 4 5 4 9V0h-14v-13c0-4 4-6 4-9z'], ['sail', 'M-14-11H0v7h-14z'], ['glass', 'M3-20h12c1 7-1 10-4 11v7h4v2H3v-2h4v-7c-3-1-5-4-4-11z'], ['red', 'M3-16h12c0 4-2 6-6 7-4-1-6-3-6-7z']],
  beer: [['wood', 'M8-19c10-2 10 13 0 12v-3c5 0 5-7 0-6z'], ['gold', 'M-12 0v-22H8V0z'], ['snow', 'M-13-21c-2-7 5-9 8-5 2-5 9-5 10 0 5-1 6 4 4 6 0 4-4 3-4 1-2 4-6 3-6-1-2 4-6 3-7 0-2 3-5 2-5-1z'], ['line', 'M-6-14v10M2-14v10']],
  bread: [['bread', 'M-12 0c-3 0-4-3-4-7 0-9 7-15 16-15s16 6 16 15c0 4-1 7-4 7z'], ['sail', 'M-9-17l4 0 3 8-4 0zM-1-20l4 0 3 8-4 0zM7-17l3 0 3 7-4 0z']],
}
