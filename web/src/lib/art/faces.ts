/** The faces of the cast, put together of the same few parts on a ground of 48 × 48. */
import { draw as written, scene, type Look, type Scenes } from './scene'
import { disk, fine, line, put, shape, type Drawing, type Paint } from './parts'

interface Looks {
  coat: Paint
  hair: Paint
  /** What of the hair is seen behind the head. */
  behind?: Drawing
  /** And before it: a fringe, or nothing of who is bald. */
  fringe?: Drawing
  hat?: Drawing
  beard?: Drawing
  collar?: Drawing
  extra?: Drawing
  /** How wide the head is. */
  round?: number
  /** From −1, who never laughs, to 1. */
  smile?: number
  brows?: number
}

const EYES = 21.5
const head = (wide: number): Drawing => [disk('skin', 24 - wide, 22.5, 1.9, 2.5), disk('skin', 24 + wide, 22.5, 1.9, 2.5), disk('skin', 24, 21.5, wide, 11)]
const features = (smile: number, brows: number): Drawing => [
  disk('dark', 20, EYES, 0.8, 1.1),
  disk('dark', 28, EYES, 0.8, 1.1),
  line(`M17.8 ${18.4 - brows}q2.2-1.4 4.2 ${brows}M26 ${18.4}q2-1.4 4.2 ${-brows}`),
  line('M24 22l-1.3 3.6h2.2'),
  line(`M20.6 28.2q3.4 ${2.6 * smile} 6.8 0`),
]
const bust = (coat: Paint): Drawing => [shape(coat, 'M4 50c0-10 8-14.5 20-14.5S44 40 44 50z'), shape('skin', 'M20 29v7q4 3.4 8 0v-7z')]

function face({ coat, hair, behind, fringe, hat, beard, collar, extra, round = 9.6, smile = 1, brows = 0 }: Looks): Drawing {
  return [behind ?? [], bust(coat), collar ?? [], head(round), beard ?? [], features(smile, brows), fringe ?? shape(hair, `M${24 - round} 20c-1-8 4-11.5 ${round}-11.5S${25 + round} 12 ${24 + round} 20c-3-5-${round * 0.8}-6-${round}-6s-${round * 0.8} 1-${round} 6z`), hat ?? [], extra ?? []]
}

const glasses: Drawing = line(`M16.9 ${EYES}a3.1 3.1 0 1 0 6.2 0a3.1 3.1 0 1 0-6.2 0M24.9 ${EYES}a3.1 3.1 0 1 0 6.2 0a3.1 3.1 0 1 0-6.2 0M23.1 21q.9-.8 1.8 0`)
const feather = (paint: Paint): Drawing => [shape(paint, 'M0 0c-2-5 0-11 5-13c1 5-1 10-5 13z'), fine('M0 0q1-6 4-11')]
const freckles: Drawing = ['M18 25.2h.1', 'M20 26h.1', 'M28 26h.1', 'M30 25.2h.1'].map(line)

export const scenes: Scenes = {
  // The mason: a red scarf round her hair, and brick dust on her coat.
  marta: scene('none', 'none', face({
    coat: 'clay', hair: 'cow', brows: 0.2,
    behind: shape('cow', 'M13.6 20c-1 6 0 11 2.4 14h16c2.4-3 3.4-8 2.4-14z'),
    hat: [shape('red', 'M13.8 18.4C12.8 9.5 17.5 6 24 6s11.2 3.5 10.2 12.4C30 15.4 18 15.4 13.8 18.4z'), shape('red', 'M34 16.5l5.5 1-3.5 2.5 1 4.2-4-4.5z'), fine('M18 9.5q6-2 12 0')],
    collar: shape('plaster', 'M18 35.5l6 5 6-5 2.5 2.5-8.5 7-8.5-7z'),
  })),
  // The merchant: a beret with a feather, a pointed beard, a golden chain.
  bruno: scene('none', 'none', face({
    coat: 'teal', hair: 'dark', smile: 0.9, brows: 0.5,
    beard: [shape('dark', 'M20 29.5q4 2 8 0c0 5-2 7.5-4 8.5-2-1-4-3.5-4-8.5z'), shape('dark', 'M24 26.3c-2 0-4.5.6-6 2.2 2.5.6 4.5.2 6-.7 1.5.9 3.5 1.3 6 .7-1.5-1.6-4-2.2-6-2.2z')],
    hat: [put(34, 13, 0.95, feather('snow')), shape('violet', 'M12.5 16c-3-6 3-10.5 12-10.5S38.5 9 36 15.5c-6-3-17-3-23.5.5z'), shape('violet', 'M13.6 16.6q10.4-4.4 20.8 0l-.4 1.8q-10-3.6-20 0z')],
    collar: [shape('snow', 'M17.5 35.6q6.5 5 13 0l1.6 2.6q-8 6-16.2 0z')],
    extra: [line('M13 40q11 12 22 0'), disk('gold', 24, 45.6, 2.2)],
  })),
  // The treasurer: grey hair in a bun, glasses, a high collar.
  agata: scene('none', 'none', face({
    coat: 'blue', hair: 'metal', round: 9, smile: -0.2, brows: -0.4,
    behind: [disk('metal', 24, 7.5, 5, 4.5)],
    collar: shape('snow', 'M18 33.5q6 4.5 12 0l1.5 5q-7.5 4.5-15 0z'),
    extra: [glasses, disk('gold', 14.3, 27, 1), disk('gold', 33.7, 27, 1)],
  })),
  // The keeper of the granary: bald under a straw hat, behind a large beard.
  konrad: scene('none', 'none', face({
    coat: 'leather', hair: 'bread', smile: 0.6, brows: 0.3,
    fringe: [],
    beard: [shape('bread', 'M14.4 22c-.6 11 4 18 9.6 18s10.2-7 9.6-18c-1.6 4-4 5.2-9.6 5.2S16 26 14.4 22z'), fine('M20 33q1 3 3 5M28 33q-1 3-3 5')],
    hat: [shape('straw', 'M16 13c0-7 3-9 8-9s8 2 8 9z'), shape('straw', 'M8 15.5q16-7 32 0q-16 5-32 0z'), line('M16.2 12q7.8-3 15.6 0')],
  })),
  // The messenger: red hair tied back, a green cap with a feather, freckles.
  iga: scene('none', 'none', face({
    coat: 'green', hair: 'flame', round: 9, smile: 1.3,
    behind: shape('flame', 'M31 12c8 0 10 8 6 15 0-5-2-8-6-9z'),
    hat: [put(16.5, 10, -0.9, feather('gold')), shape('fir', 'M14 14.5C15 7 20 5.5 25 5.5c6 0 9 4 9.2 8.5q-9-3.5-20.2.5z'), shape('fir', 'M13.3 15.6q10-4.6 21.8-.8l-.3 2q-11-3-21.2.6z')],
    collar: shape('bread', 'M16.5 36l7.5 4 7.5-4 3 4-10.5 5-10.5-5z'),
    extra: freckles,
  })),
  // The innkeeper: round, a white cap, a moustache and an apron.
  oskar: scene('none', 'none', face({
    coat: 'brick', hair: 'cow', round: 11, smile: 1.2, brows: 0.4,
    fringe: [shape('cow', 'M13 22c-1-3-.6-6 .8-8 .8 3 .6 5.6.4 8zM35 22c1-3 .6-6-.8-8-.8 3-.6 5.6-.4 8z')],
    beard: [shape('cow', 'M24 25.8c-3-.4-6 .6-8 3 3 1.2 6 .6 8-.9 2 1.5 5 2.1 8 .9-2-2.4-5-3.4-8-3z')],
    hat: [shape('snow', 'M14.5 14.5c-4-1-4.5-6.5 0-7.5C16 3 21 2.5 24 4.5c3-2 8-1.5 9.5 2.5 4.5 1 4 6.5 0 7.5q-9.5-2.5-19 0z'), fine('M20 12V8M28 12V8M24 11.5V7')],
    collar: shape('snow', 'M15.5 37.5q8.5 5 17 0V50h-17z'),
    extra: [disk('meat', 17, 25.5, 1.7, 1.1), disk('meat', 31, 25.5, 1.7, 1.1)],
  })),
  // The clerk: a flat black cap, a ruff, and a quill behind his ear.
  emil: scene('none', 'none', face({
    coat: 'iron', hair: 'dark', round: 9, smile: 0.5, brows: 0.1,
    behind: shape('dark', 'M14 19c-1.5 5-1 9 0 12h20c1-3 1.5-7 0-12z'),
    hat: [shape('coal', 'M13.5 13.5c0-4.5 4-7.5 10.5-7.5s10.5 3 10.5 7.5q-10.5-3-21 0z'), shape('coal', 'M12.5 14.5q11.5-4.5 23 0v2q-11.5-4-23 0z')],
    collar: shape('snow', 'M15 35.5q2-2 3 0 1.5-2 3 0 1.5-2 3 0 1.5-2 3 0 1.5-2 3 0 1.5-2 3 0l1 3.5q-9.5 4.5-20 0z'),
    extra: put(33, 21, 0.9, feather('snow')),
  })),
}

export default (id: string, look?: Look): string => written(scenes, id, { ...look, bare: true })
