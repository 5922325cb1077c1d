/** The country between the cities, on the sheet of the map (1000 × 860): fields, vineyards, woods, hills, and who lives there. */
import * as p from '../../lib/art/parts'
import { scene, type Scene } from '../../lib/art/scene'

const { put, shape, beam, disk, fine } = p

const r = Math.round

/** A patch of land in the colours of its crop, with furrows. */
function acre(x: number, y: number, width: number, height: number, paint: p.Paint, lean = 18): p.Drawing {
  const corner = (left: number, down: number) => `${r(x + left * width + down * lean)} ${r(y + down * height)}`
  let furrows = ''
  for (let at = 1; at < width / 13; at++) furrows += `M${corner((at * 13) / width, 0.040)}L${corner((at * 13) / width, 0.960)}`
  return [shape(paint, `M${corner(0, 0)}L${corner(1, 0)}L${corner(1, 1)}L${corner(0, 1)}z`), { paint: 'line', d: furrows, fine: true }]
}

const copse = (x: number, y: number, kind: number): p.Drawing =>
  kind % 3 === 0
    ? [p.fir(x - 22, 40, y + 2), p.fir(x + 24, 44, y + 4), p.fir(x, 54, y + 10)]
    : kind % 3 === 1
      ? [p.tree(x - 20, 44, y + 2), p.tree(x + 20, 40, y + 4), p.tree(x, 54, y + 12)]
      : [p.tree(x - 24, 40, y + 4), p.fir(x + 2, 52, y + 2), p.tree(x + 24, 46, y + 10)]

const hills = (x: number, y: number, width: number): p.Drawing => [
  shape('leaf', `M${x} ${y}c${r(width * 0.100)}-${r(width * 0.300)} ${r(width * 0.300)}-${r(width * 0.340)} ${r(width * 0.460)}-2c${r(width * 0.100)}-${r(width * 0.240)} ${r(width * 0.360)}-${r(width * 0.260)} ${r(width * 0.540)} 2z`),
  fine(`M${r(x + width * 0.200)} ${r(y - width * 0.160)}c6 6 8 12 8 18M${r(x + width * 0.280)} ${r(y - width * 0.160)}c6 6 8 12 8 16M${r(x + width * 0.680)} ${r(y - width * 0.130)}c5 5 7 9 7 14M${r(x + width * 0.760)} ${r(y - width * 0.130)}c5 5 7 9 7 13`),
]

const vineyard = (x: number, y: number): p.Drawing =>
  [0, 1].flatMap((level) => [0, 1, 2].map((at) => put(x + at * 22 + level * 7, y + level * 19, 1, beam('M0 0v-14'), shape('leaf', 'M-8-8c-2-7 4-10 8-7 5-2 9 3 7 7-4 3-11 3-15 0z'), disk('violet', -3, -6, 2.200), disk('violet', 3, -6, 2.200))))

const mill = (x: number, y: number): p.Drawing =>
  put(x, y, 0.900, shape('plaster', 'M-9 0l4-34H7l4 34z'), shape('tile', 'M-7-34c1-11 15-11 16 0z'), [25, 115, 205, 295].map((angle) => ({ move: `translate(1 -37) rotate(${angle})`, of: [shape('sail', 'M-.5 0v-26h7v20z')] })))

const sheep = (x: number, y: number): p.Drawing =>
  put(x, y, 0.800, shape('dark', 'M-7-5V0h2v-5zM4-5V0h2v-5z'), shape('snow', 'M-9-5c-4-2-3-8 2-9 3-4 10-4 13 0 5 1 6 8 1 9-5 3-12 3-16 0z'), shape('dark', 'M-9-11c-3 0-6 3-6 6 3 1 6-1 7-4z'))

const farm = (x: number, y: number): p.Drawing => put(x, y, 0.450, put(-60, -70, 1, p.barn({ x: 10, width: 46, wall: 'red' }), p.house({ x: 60, width: 40, wall: 'timber', roof: 'straw' })))
const rick = (x: number, y: number): p.Drawing => put(x, y, 1, shape('straw', 'M-13 0c-3-14 4-24 13-28 9 4 16 14 13 28z'), fine('M0-26V-2M-5-20c-3 6-4 12-4 19M5-20c3 6 4 12 4 19'))

/** A barge under sail. */
const barge = (x: number, y: number, size = 1): p.Drawing =>
  put(x, y, size, beam('M0-4v-30'), shape('sail', 'M-11-32h24c3 7 3 14 0 20h-24c3-6 3-13 0-20z'), shape('wood', 'M-22-6c12 3 32 3 46 0-2 6-5 9-9 10h-26c-5-1-9-4-11-10z'))

// Where nothing else lies: no way, no good, no city and no name of one.
type Places = readonly (readonly [number, number])[]
const HILLS: Places = [[18, 249], [870, 136], [18, 846]]
const WOODS: Places = [[87, 438], [949, 834], [717, 128], [293, 66], [836, 482], [590, 367]]
const GROVES: Places = [[38, 511], [965, 433], [415, 54], [506, 567], [240, 764], [832, 734], [112, 205], [457, 312], [658, 401], [937, 236]]
const TREES: Places = [[761, 440], [27, 570], [111, 100], [867, 58], [224, 366], [383, 746], [788, 722], [350, 56], [657, 165], [977, 260], [405, 263], [974, 486], [26, 337], [618, 751], [199, 613], [263, 213], [618, 576], [616, 318], [267, 709], [788, 186], [456, 648], [610, 424], [897, 641], [954, 99]]
const ACRES: Places = [[257, 314], [893, 14], [37, 771], [41, 15], [673, 151]]
const PATCHES: Places = [[785, 819], [144, 59], [798, 394], [83, 670], [762, 257], [358, 340], [639, 709], [207, 619]]
const VINEYARDS: Places = [[64, 349], [927, 289], [518, 136], [167, 30], [156, 826]]
const MILLS: Places = [[59, 119], [41, 693], [75, 321]]
const FARMS: Places = [[777, 553], [39, 197], [54, 767], [491, 450], [663, 845], [213, 513]]
const RICKS: Places = [[320, 389], [896, 847], [943, 352], [629, 86], [25, 613], [639, 437]]
const SHEEP: Places = [[498, 652], [26, 40], [830, 27], [976, 607], [95, 475], [431, 220], [755, 835], [23, 803], [768, 389], [713, 613]]

const all = (places: Places, draw: (x: number, y: number, kind: number) => p.Drawing): p.Drawing => places.map(([x, y], kind) => draw(x, y, kind))
const crop = (kind: number): p.Paint => (kind % 2 ? 'grass' : 'straw')
const lone = (x: number, y: number, kind: number): p.Drawing => (kind % 2 ? p.fir(x, 34, y) : p.tree(x, 34, y))

export const COUNTRY: Record<string, Scene> = {
  country: scene('none', 'none',
    all(HILLS, (x, y) => hills(x, y, 110)),
    all(ACRES, (x, y, kind) => acre(x, y, 78, 40, crop(kind))),
    all(PATCHES, (x, y, kind) => acre(x, y, 46, 30, crop(kind + 1), 10)),
    all(VINEYARDS, vineyard), all(FARMS, farm), all(MILLS, mill), all(RICKS, rick), all(SHEEP, sheep),
    all(TREES, lone),
    all(GROVES, (x, y, kind) => [lone(x - 11, y, kind), put(x + 10, y + 4, 1.200, lone(0, 0, kind + (kind % 3 ? 0 : 1)))]),
    all(WOODS, copse),
  ),
  /** What sails on the rivers, in front of them. */
  barges: scene('none', 'none', barge(668, 284, 0.850), barge(310, 424, 0.850), barge(592, 500, 0.800), barge(738, 744, 0.800), barge(176, 552, 0.800)),
}
