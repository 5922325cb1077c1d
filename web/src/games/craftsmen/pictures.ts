/** A picture of every workshop of Craftsmen, of the six houses of the town, the ships, the seasons and the capital. */
import * as p from '../../lib/art/parts'
import { draw, scene, type Look, type Scene } from '../../lib/art/scene'
import { flower, GOODS } from './goods'
import { mastAt } from './masts'

const { put, shape, line, beam, rope, fine, box, disk, wall, roof, arch, pane, panes, row, turn } = p

const good = (id: string): p.Drawing => GOODS[id]!.map(([paint, d]) => shape(paint, d))

// Things that only these workshops have, drawn around their foot.

/** A long saw with a handle at each end, its teeth down. */
const longSaw = (length = 56): p.Drawing => {
  const teeth = Math.floor((length - 8) / 4)
  return [
    shape('metal', `M${-length / 2} -9c${length / 3}-5 ${(length * 2) / 3}-5 ${length} 0l-4 7${'l-2 4-2-4'.repeat(teeth)}z`),
    box('wood', -length / 2 - 3, -15, 4, 15), box('wood', length / 2 - 1, -15, 4, 15),
  ]
}
const flax = (): p.Drawing => [shape('fish', flower(0, 0)), disk('glow', 0, 0, 1.5)]
const coin: p.Drawing = [disk('gold', 0, 0, 7), line('M0-4l3 4-3 4-3-4z')]
/** A sheaf as it stands in a field. */
const stook: p.Drawing = [
  shape('gold', 'M-5 0c1-6 1-8-2-13l-6-10 3-5 3 4 1-6 3 4 3-5 3 5 3-4 1 6 3-4 3 5-6 10c-3 5-3 7-2 13z'), line('M0-12v-12M-4-13l-4-8M4-13l4-8'), shape('leather', 'M-6-12H6v3H-6z'),
]
const trestle = (height: number): p.Drawing => beam(`M-7 0L4 ${-height}M7 0L-4 ${-height}`)
const skep = (): p.Drawing => [
  shape('straw', 'M-12 0v-8c0-18 24-18 24 0v8z'), line('M-12-5h24M-12-10h24M-9.5-15.5h19'), arch(-3, 6, 6, 'dark', 0),
]
const bee = (): p.Drawing => [shape('snow', 'M-1-2c-5-1-4-5-1-5s4 3 3 5zM1-2c2-4 5-4 6-2s-2 4-5 3z'), disk('gold', 0, 0, 4, 3), line('M-1-2.5v5M1.5-2.5v5')]
/** A post with a vine on it. */
const vine = (height = 26): p.Drawing => [
  beam(`M0 0v${-height}`), put(0, -height + 5, height / 26, shape('leaf', 'M-9-5c0-6 6-6 9-3 3-3 9-3 9 3 3 4 0 9-4 8-2 4-8 4-10 0-4 1-7-4-4-8z'), shape('violet', `${p.diskPath(-5, 3, 2)}${p.diskPath(-1, 3, 2)}${p.diskPath(-3, 6.5, 2)}${p.diskPath(4, 2, 2)}${p.diskPath(8, 2, 2)}${p.diskPath(6, 5.5, 2)}`)),
]
const anvil = (): p.Drawing => [box('wood', -8, -9, 16, 9), shape('iron', 'M-18-21h30c4 0 8-1 11-3v4c-4 4-9 5-13 5l2 6h-20l2-6c-6 0-11-2-12-6z')]
const sledge = (): p.Drawing => [box('plank', -1.8, -26, 3.6, 26), shape('iron', 'M-9-32H9v9H-9z')]
const sword = (length = 34): p.Drawing => [shape('metal', `M-2 -9v${-length + 13}l2-4 2 4V-9z`), box('gold', -7, -11, 14, 3), box('leather', -1.5, -8, 3, 6), disk('gold', 0, -1.5, 2.2)]
const shield = (paint: p.Paint): p.Drawing => [shape(paint, 'M-11-26c5 0 8-1 11-3 3 2 6 3 11 3 1 12-2 21-11 27-9-6-12-15-11-27z'), shape('sail', 'M-2-27c1-.5 1.5-1 2-1.5.5.5 1 1 2 1.5v9h8v4H2v13l-2 1.5-2-1.5v-13h-8v-4h8z')]
const breastplate = (): p.Drawing => [
  shape('metal', 'M-13-28l6-3c2 5 12 5 14 0l6 3c3 4 3 8 1 11l-3 2 2 15h-26l2-15-3-2c-2-3-2-7 1-11z'), line('M0-26V0M-9-10H9M-11-15c4 3 7 3 11 0 4 3 7 3 11 0'),
]
const dummy = (paint: p.Paint): p.Drawing => [beam('M0 0v-12M-7 0h14'), put(0, -8, 1, p.coat(paint, 'sail')), disk('plank', 0, -38, 2.6)]
const shears = (): p.Drawing => [shape('metal', 'M-2-12L-9-34l4 1L1-13zM2-12L9-34l-4 1L-1-13z'), beam('M-1-12l-4 6M1-12l4 6'), line(`${p.diskPath(-7, -4, 4)}${p.diskPath(7, -4, 4)}`)]
const loom = (): p.Drawing => [
  beam('M-26 0v-44M26 0v-44M-30 0h8M22 0h8'), box('wood', -30, -46, 60, 5), box('sail', -21, -41, 42, 20), fine('M-16-41v20M-11-41v20M-6-41v20M-1-41v20M4-41v20M9-41v20M14-41v20'),
  box('plank', -26, -24, 52, 4), shape('red', 'M-21-20h42v9h-42z'), shape('blue', 'M-21-15h42v4h-42z'), shape('gold', 'M-21-12h42v2h-42z'), box('wood', -28, -10, 56, 5),
]
/** A press: a beam with a screw, pressing what lies under it. */
const press = (of: p.Drawing, width = 44): p.Drawing => [
  box('wood', -width / 2, -50, 6, 50), box('wood', width / 2 - 6, -50, 6, 50), box('wood', -width / 2 - 4, -52, width + 8, 8), box('metal', -3, -46, 6, 20), line('M-3-42l6-2M-3-38l6-2M-3-34l6-2'),
  beam('M-15-47L15-53'), box('plank', -width / 2 + 8, -27, width - 16, 5), box('wood', -width / 2 - 4, -6, width + 8, 6), put(0, -6, 1, of),
]
const book = (paint: p.Paint, width = 24): p.Drawing => [box(paint, -width / 2, -6, width, 6), box('snow', width / 2 - 7, -5, 7, 4), box('gold', -width / 2 + 4, -6, 2.5, 6)]
const candle = (height: number): p.Drawing => [box('snow', -2.5, 0, 5, height), line('M0 0v-4')]
const kettle = (): p.Drawing => [
  shape('clay', 'M-24-8c-4-18 2-28 14-31l3-7h14l3 7c12 3 18 13 14 31z'), line('M-25-17h50M-11-39h22'), box('brick', -28, -9, 56, 9), arch(-8, 16, 8, 'dark', 0), put(0, 0, 0.6, p.fire), shape('clay', 'M7-46c10 0 20 4 24 14l-4 2c-4-8-11-11-20-11z'),
]
const staves = (): p.Drawing => [shape('wood', 'M-7 0c-3-6-4-12-2-18l-6-14 4-1 5 13 0-15 4 0 0 15 5-15 4 1-4 15 9-12 3 2-8 14c2 5 1 10-2 15z'), shape('iron', 'M-10-9h18v3H-9zM-9-18h19v3h-19z')]
const block = (): p.Drawing => [shape('wood', 'M-13-12h26l-2 12h-22z'), disk('plank', 0, -12, 13, 4), turn(2, -12, 28, box('leather', -1.5, -12, 3, 9), shape('metal', 'M-9-24h14v12H-9z'))]
const sausages = (): p.Drawing => [line('M0-3V0'), shape('red', 'M-2 0c3-1 5 1 4 4s1 4 0 7 1 4-1 7-5 1-4-2-1-4 0-7-1-4 0-5 0-4 1-4z')]
/** Sails of a windmill around its axle. */
const sails = (reach: number): p.Drawing =>
  [22, 112, 202, 292].map((angle) => turn(0, 0, angle, beam(`M0 0v${-reach}`), shape('sail', `M1 -6h7v${-reach + 8}h-7z`), fine(`M1 -12h7M1 -18h7M1 -24h7M4.5 -6v${-reach + 8}`)))
const peel = (): p.Drawing => [beam('M0 0v-30'), shape('plank', 'M-6-44c2-5 10-5 12 0v14c-2 3-10 3-12 0z')]
const oven = (): p.Drawing => [p.chimney(74, 8, 30), p.kiln(30, 62, 50, 'brick'), arch(46, 30, 27, 'dark'), put(61, 70, 1.6, p.fire)]
/** A leaf, a flower or a flake in the air. */
const petals = (paint: p.Paint, ...at: [number, number][]): p.Drawing => at.map(([x, y]) => disk(paint, x, y, 2, 1.6))

/** What the workshops stand on, and what lies before them, from back to front; a card covers their left edge. */
const WORKSHOPS: Record<string, Scene> = {
  sawmill: scene('forest', 'yard',
    put(102, 70, 1.25, p.logs(3)), put(36, 70, 1, trestle(22)), put(76, 70, 1, trestle(22)), put(56, 49, 1.55, p.log(48)), turn(56, 44, -62, put(0, 6, 1.15, longSaw(54))),
  ),
  iron_mine: scene('none', 'yard',
    shape('sun', p.diskPath(22, 16, 8)), shape('rock', 'M-60 72L4 40l16 6L56 6l24 22 12-6 30 26 60 24z'), fine('M56 6l-8 22 10 10M92 22l-4 16'), shape('clay', 'M30 34l10-11 7 8-9 9zM92 36l9-5 7 8-9 5z'),
    arch(40, 38, 38), beam('M40 70V34h38v36M36 34h46M40 44h38'), p.rails(20, 150, 74), put(62, 73, 1.35, p.tub('clay')),
  ),
  flax_plantation: scene('hills', 'grass',
    p.house({ x: 84, width: 30, roof: 'straw', front: true }), shape('green', 'M-90 90V58c60-6 150 0 300-4v36z'),
    row(8, 16, (x, index) => put(x, 56 + (index % 2) * 4, 1.1, flax()), 4), row(7, 19, (x, index) => put(x, 73 + (index % 2) * 3, 1.5, flax()), 6),
  ),
  wheat_field: scene('hills', 'grass',
    shape('straw', 'M-90 90V52c60-8 150 2 300-6v44z'), p.field(-20, 150, 56), p.field(-24, 150, 64), put(34, 76, 1.4, stook), put(66, 74, 1.7, stook), put(98, 76, 1.4, stook),
  ),
  cow_pasture: scene('hills', 'grass', p.tree(104, 46, 66), p.fence(-20, 150, 64), put(54, 74, 1.75, p.cow()), put(98, 70, -0.95, p.cow('leather'))),
  apiary: scene('hills', 'grass',
    p.tree(20, 50, 66), box('wood', 32, 60, 84, 4), beam('M40 64v10M74 64v10M108 64v10'), put(50, 60, 1.25, skep()), put(78, 60, 1.25, skep()), put(104, 60, 1.05, skep()), put(34, 30, 1.1, bee()), put(66, 18, 1.1, bee()), put(96, 26, 1, bee()),
  ),
  vineyard: scene('hills', 'none',
    p.house({ x: 14, width: 28, front: true, door: false }), shape('grass', 'M-90 90V66c40 0 70-4 110-12 60-12 110-6 190-4v40z'),
    row(6, 20, (x) => put(x, 62, 0.8, vine()), 36), row(6, 24, (x) => put(x, 82, 1.35, vine()), 12),
  ),
  cooperage: scene('town', 'yard', wall(2, 40, 30, 'wood'), roof(2, 40, 14, 'straw', 40, 5), arch(12, 18, 22), put(110, 70, 0.95, good('barrel')), put(88, 73, 1.25, good('barrel')), put(54, 73, 1.4, staves())),
  ropewalk: scene('hills', 'yard',
    roof(-20, 160, 10, 'straw', 26, 4), beam('M10 70V26M114 70V26'), put(30, 48, 1, p.wheel(15)), beam('M30 48v22M22 70h16'), shape('bread', 'M34 42l80 8v3l-80-7z'), shape('bread', 'M34 48l80 4v3l-80-3z'), line('M50 44l3 5M60 45l3 5M70 46l3 5M80 47l3 5M90 48l3 5M100 49l3 5'),
    put(98, 77, 0.9, good('rope')),
  ),
  tannery: scene('hills', 'yard', put(54, 73, 1.45, p.stretched('hide')), put(98, 73, 1.45, p.stretched('leather')), put(18, 74, 1.1, p.barrel())),
  paper_mill: scene('hills', 'grass',
    wall(8, 56, 32, 'plaster'), roof(8, 56, 16, 'tile', 38), panes([16, 40], 44, 7, 8), shape('sea', 'M-90 74H76l6-8H210V90H-90z'), put(70, 58, 1.5, p.wheel(12)), p.waves(72, 150, 74),
    beam('M78 66V12M120 66V12'), rope('M78 14h42'), row(2, 18, (x) => [box('snow', x, 14, 15, 22), fine(`M${x + 3} 20h9M${x + 3} 25h9`)], 83), put(20, 78, 0.8, good('paper')),
  ),
  smelter: scene('works', 'yard', p.smoke(56, 20, 1.2), p.furnace(28, 58, 50), shape('flame', 'M46 20h22l-3-7-4 3-4-8-4 8-4-3z'), shape('flame', 'M62 69h24l10 5H58z'), put(100, 72, 1.2, p.ingots(2)), put(16, 72, 0.8, p.coals(26, 14))),
  weaving_mill: scene('none', 'none', box('quay', -90, -20, 300, 90), fine('M-40-10v80M0-10v80M120-10v80M160-10v80'), pane(6, 16, 16, 20), shape('street', 'M-90 70H210V90H-90z'), line('M-90 70H210'), put(60, 72, 1.3, loom()), put(108, 74, 1, good('cloth')), put(14, 74, 0.9, good('cloth'))),
  butchery: scene('town', 'street', wall(14, 96, 42, 'plaster'), p.awning(8, 22, 108, 'red', 10), box('dark', 22, 36, 80, 34), line('M22 38h80'), put(36, 38, 1.35, p.ham), put(50, 38, 1.2, sausages()), put(62, 38, 1.5, p.ham), put(77, 38, 1.2, sausages()), put(90, 38, 1.35, p.ham), put(54, 74, 1.3, block())),
  mill: scene('hills', 'grass',
    p.bush(14), shape('plaster', 'M42 70l6-40h24l6 40z'), fine('M46 50h28M44 60h32'), shape('tile', 'M44 32c2-14 30-14 32 0z'), arch(54, 12, 16), pane(57, 40), put(60, 28, 1, sails(32)), disk('wood', 60, 28, 3), put(98, 72, 1, good('flour')), put(80, 74, 0.8, p.sack('sail')),
  ),
  armourer: scene('none', 'none', box('quay', -90, -20, 300, 90), fine('M-40-10v80M0-10v80M120-10v80M160-10v80'), box('wood', 24, 12, 88, 4), shape('street', 'M-90 70H210V90H-90z'), line('M-90 70H210'), put(28, 62, 1.3, sword(34)), put(40, 62, 1.3, sword(34)), beam('M66 74V60M56 74h20'), put(66, 65, 1.45, breastplate()), put(102, 62, 1.45, shield('red'))),
  toolsmith: scene('none', 'none', box('brick', -90, -20, 300, 90), fine(p.courses(-40, 0, 200, 68, 6)), shape('street', 'M-90 70H210V90H-90z'), line('M-90 70H210'), shape('stone', 'M2 70V40l10-28h20l10 28v30z'), arch(8, 28, 24, 'dark', 66), put(22, 66, 1.4, p.fire), put(78, 74, 1.6, anvil()), turn(92, 44, -40, put(0, 10, 1.2, sledge())), shape('flame', 'M62 40l24 0v3H62z'), petals('flame', [66, 30], [74, 26], [60, 34])),
  tailor: scene('none', 'none', box('sail', -90, -20, 300, 90), shape('violet', 'M-90-20h300v22H-90z'), shape('street', 'M-90 70H210V90H-90z'), line('M-90 70H210M-90 2H210'), pane(4, 14, 16, 22), put(48, 75, 1.4, dummy('blue')), put(98, 71, 1, p.table(44, 18)), put(98, 53, 0.7, good('cloth')), turn(92, 12, 180, put(0, 0, 0.9, shears()))),
  bookbinder: scene('none', 'none', box('quay', -90, -20, 300, 90), shape('street', 'M-90 70H210V90H-90z'), line('M-90 70H210'), box('wood', 88, 14, 36, 4), box('wood', 88, 36, 36, 4), row(5, 6.5, (x, index) => box((['red', 'blue', 'green', 'violet', 'leather'] as const)[index]!, 89 + x, 18 + (index % 2) * 2, 6, 18 - (index % 2) * 2)), put(56, 72, 1.15, press([put(0, 0, 1, book('red', 26)), put(0, -6, 1, book('blue', 24)), put(0, -12, 1, book('green', 25))], 46)), put(102, 73, 1, good('books'))),
  chandlery: scene('none', 'none', box('quay', -90, -20, 300, 90), shape('street', 'M-90 70H210V90H-90z'), line('M-90 70H210'), pane(6, 14, 14, 20), beam('M28 74V12M116 74V12M24 13h96'), row(7, 12, (x) => [put(x, 17, 1.2, candle(22))], 36), put(62, 73, 1.35, p.pot), put(62, 74, 0.9, p.fire), put(100, 74, 1, good('candles'))),
  winery: scene('none', 'none', box('stone', -90, -20, 300, 90), fine(p.courses(-40, 0, 200, 68, 7)), shape('gloom', 'M14 70V38a46 34 0 0 1 92 0v32z'), line('M14 70V38a46 34 0 0 1 92 0v32'), shape('street', 'M-90 70H210V90H-90z'), put(44, 70, 1.6, p.cask), put(72, 70, 1.6, p.cask), put(58, 47, 1.6, p.cask), put(98, 74, 1.1, good('wine')), put(26, 76, 0.8, good('grapes'))),
  brewery: scene('works', 'street', p.steam(44, 16, 1.3), p.steam(54, 14, 1.3), put(52, 70, 1.15, kettle()), put(94, 71, 0.95, good('barrel')), put(114, 73, 0.85, good('barrel')), put(82, 76, 0.75, good('beer'))),
  bakery: scene('town', 'street', oven(), put(96, 74, 1, good('bread')), put(44, 76, 0.75, good('bread')), turn(106, 70, 8, put(0, 0, 1, peel()))),
}

// The town: the houses are seen above the places of their queues, beside a sign with their name; so they are wide, and what is high stands to the right.

const TOWN: Record<string, Scene> = {
  bankers_guild: scene('town', 'street', wall(20, 96, 30, 'plaster'), box('stone', 18, 38, 100, 5), panes([25, 37, 101], 48, 7, 10), p.dome(60, 38, 22, 'teal', 32), p.flag(79, 12, 'gold', 9), p.temple(48, 62, 38, 5), put(79, 27, 0.75, coin), put(12, 71, 0.8, p.coins(6)), put(28, 71, 0.7, p.coins(4)), put(122, 71, 0.8, p.coins(5))),
  builders_guild: scene('town', 'yard', wall(16, 44, 34, 'stone'), roof(16, 44, 13, 'tile', 36), panes([22, 36, 48], 42), arch(32, 12, 18), wall(60, 48, 26, 'brick'), box('dark', 67, 50, 9, 11), box('dark', 84, 50, 9, 11), p.scaffold(64, 42, 42, 3), p.ladder(98, 70, 36), p.crane(122, 58, -34, p.crate(12)), put(4, 71, 1, p.bricks(2, 3))),
  notary: scene('town', 'street', p.house({ x: 6, width: 44, floors: 2, wall: 'timber', roof: 'slate' }), p.house({ x: 54, width: 60, floors: 2, wall: 'timber', front: true }), put(96, 50, 1.1, shape('sail', 'M-11-14h20c4 0 4 5 0 5v20h-20c-4 0-4-5 0-5z'), line('M-7-8h12M-7-3h12M-7 2h8'), disk('red', 5, 6, 3.4)), put(124, 70, 1.1, turn(0, -14, 24, shape('snow', 'M0 14c-6-12-6-28 2-42 6 10 6 24 0 34z'), line('M0 14L1-20')), shape('blue', 'M-10 0v-9h5v-4h8v4h5v9z'))),
  crafts_guild: scene('town', 'street', p.stack(116, 56, 10), wall(14, 92, 34, 'brick'), p.roof(14, 60, 14, 'slate', 36), panes([20, 34, 48], 42, 8, 9), panes([20, 48], 57, 8, 8), arch(33, 10, 16), p.stepGable(70, 36, 26, 36), arch(78, 20, 24, 'dark'), put(88, 70, 1, p.fire), put(88, 32, 1.15, p.gear(10)), put(6, 70, 0.9, anvil())),
  merchants_guild: scene('sea', 'quay', wall(8, 104, 34, 'plaster'), roof(8, 104, 15, 'tile', 36, 8), row(7, 14, (x) => arch(x, 9, 16), 13), row(7, 14, (x) => pane(x + 1, 41, 7, 8), 13), p.flag(20, 22, 'blue', 12), p.stepGable(88, 26, 24, 38), disk('sail', 101, 30, 8), put(101, 37, 0.55, p.scales), put(122, 71, 1, p.barrel()), put(-4, 71, 0.9, p.crate(15)), put(8, 72, 0.9, p.sack())),
  town_hall: scene('town', 'street', wall(6, 86, 32, 'plaster'), roof(6, 86, 15, 'tile', 38, 6), panes([12, 26, 40, 54, 68], 44, 7, 9), row(5, 14, (x) => arch(x, 9, 13), 12), wall(86, 28, 50, 'brick'), p.clock(100, 32, 8), panes([92, 103], 46, 6, 9), arch(95, 10, 14), p.battlements(84, 32, 22, 'brick'), p.spire(90, 20, 14, 'teal', 18), p.flag(100, 8, 'gold', 8), p.flag(28, 24, 'red', 12), p.flag(62, 24, 'blue', 12)),
}

// Ships lie broadside, as wide as their place, with a mast for each place that is paid; numbers stand on the sails.

function ship(masts: number, paint: p.Paint, trim: p.Paint, figure: p.Drawing = []): Scene {
  const reach = Math.min(13, Math.floor(32 / masts))
  return scene('none', 'none',
    shape('far', 'M-90 26c40-8 80-4 120-2s70-6 180 2v40H-90z'), shape('sea', 'M-90 30H210V90H-90z'), p.waves(-30, 150, 40, 40),
    row(masts, 1, (index) => {
      const x = Math.round(mastAt(index, masts) * 1200) / 10
      return [beam(`M${x} 24V0`), shape('sail', `M${x - reach + 1} 1h${2 * reach - 2}c2.5 4 2.5 8 0 12h${-2 * reach + 2}c-2.5-4-2.5-8 0-12z`)]
    }),
    shape(paint, 'M1 16h102l13-7h4c-1 28-5 54-13 66H14C6 64 2 44 1 16z'), shape(trim, 'M1 16h102l13-7h4l-.4 5h-3l-13 7H1.5z'), fine('M3 34h115M5 48h111M8 60h105M12 69h97'), figure,
    shape('sea', 'M-90 73c20-3 40 2 60 0s40-3 60 0 40 2 60 0 40-3 60 0 40 2 60 0V90H-90z'), p.waves(-20, 150, 76, 32),
  )
}

const SHIPS: Record<string, Scene> = {
  ship_1: ship(1, 'plank', 'green'),
  ship_2: ship(2, 'wood', 'blue'),
  ship_3: ship(3, 'plank', 'red'),
  ship_4: ship(4, 'wood', 'gold', disk('gold', 117, 11, 3)),
}

// The seasons: the same hill with its tree and its house.

const season = (...of: p.Drawing[]): Scene => scene('hills', 'grass', p.house({ x: 62, width: 44, front: true }), ...of)
const crown = (paint: p.Paint): p.Drawing => [box('wood', 31, 44, 6, 28), shape(paint, 'M34 6c20 0 24 18 16 26 8 12-6 22-16 18-10 4-24-6-16-18C10 24 14 6 34 6z')]
const SEASONS: Record<string, Scene> = {
  spring: season(crown('leaf'), petals('meat', [26, 16], [40, 14], [34, 24], [24, 30], [46, 28], [36, 38], [24, 42], [46, 42]), put(12, 74, 1, good('flax')), put(56, 76, 0.8, good('flax'))),
  summer: scene('none', 'grass', row(12, 30, (angle) => turn(60, 34, angle, shape('gold', 'M-4-24L0-36l4 12z'))), disk('gold', 60, 34, 21), p.field(-60, 190, 74), p.field(-60, 190, 80)),
  autumn: season(crown('clay'), put(14, 76, 1.2, stook), petals('flame', [12, 52], [52, 56], [56, 20], [104, 70], [60, 74])),
  winter: season(beam('M34 72V20M34 50L18 32M34 44l18-16M34 34l-10-14M34 30l8-12M24 38l-10-1M46 33l9 1'), shape('snow', 'M-90 68c60-6 120 4 300-2v30H-90zM58 48l26-30 26 30-4 3-22-24-22 24z'), put(20, 76, 0.9, [disk('snow', 0, -8, 9), disk('snow', 0, -22, 6), line('M-2-23h.1M2-23h.1'), shape('flame', 'M0-21l6 1-6 1z')])),
}

// Capital: the more it is worth the more lies there, in a bag or chest of its colour.

const COLOURS: [string, p.Paint][] = [['purple', 'violet'], ['green', 'green'], ['blue', 'blue'], ['red', 'red']]
const stackOf = (x: number, count: number): p.Drawing => row(count, -8, (y) => [shape('gold', `M${x - 18} ${y - 8}v8c0 7 36 7 36 0v-8z`), disk('gold', x, y - 8, 18, 5)], 70)
const heaps: ((paint: p.Paint) => p.Drawing)[] = [
  (paint) => [shape(paint, 'M14 70c12-6 80-6 92 0-8 12-84 12-92 0z'), stackOf(60, 3)],
  (paint) => [shape(paint, 'M32 76c-12-16-4-34 16-42l-8-12h40l-8 12c20 8 28 26 16 42z'), beam('M46 34h28'), put(60, 56, 1.9, coin)],
  (paint) => [put(44, 34, 1.8, coin), put(76, 34, 1.8, coin), put(60, 28, 1.9, coin), shape(paint, 'M18 76V40h84v36z'), shape('wood', 'M14 40h92v9H14z'), box('gold', 51, 40, 18, 20), box('gold', 24, 40, 7, 36), box('gold', 89, 40, 7, 36), disk('dark', 60, 51, 3.5)],
]
const CAPITAL: Record<string, Scene> = Object.fromEntries(COLOURS.flatMap(([colour, paint]) => heaps.map((heap, index) => [`capital_${colour}_${index + 1}`, scene('none', 'none', heap(paint))])))

// What lies beside the town, wide and low, from -90 to 210.

const STORES: Record<string, Scene> = {
  granary: scene('none', 'none',
    shape('straw', 'M-90 24L-66 2H186l24 22z'), fine('M-80 14H200M-72 8H192'), box('wood', -84, 24, 288, 60), fine(p.planks(-84, 24, 288, 60)), box('plank', -90, 24, 300, 3),
  ),
  fair: scene('town', 'street', p.stall(4, 30, 'red'), p.stall(44, 30, 'green'), p.stall(84, 30, 'blue'), put(19, 58, 0.5, good('bread')), put(59, 58, 0.5, good('cloth')), put(99, 58, 0.5, good('grapes')), rope('M-20 14q20 12 40 4t40 0 40 0 40-8'), row(8, 16, (x, index) => shape((['red', 'gold', 'blue', 'green'] as const)[index % 4]!, `M${x} ${17 + (index % 2) * 2}h7l-3.5 8z`), -4)),
}

/** The country around the town, seen in the season that it is. */
const COUNTRY: Record<string, Scene> = {
  country: scene('hills', 'grass',
    put(-90, 70, 0.42, put(0, -70, 1,
      p.tree(16, 44), p.tree(40, 34), p.house({ x: 60, width: 40, roof: 'straw', front: true }), p.fence(112, 160), p.tree(176, 48), p.church({ x: 206, nave: 46 }), p.house({ x: 284, width: 44, floors: 2, wall: 'timber' }), p.tree(346, 44), p.tree(370, 52),
      put(424, 70, 1, shape('plaster', 'M-15 0l5-36h20l5 36z'), shape('tile', 'M-13-34c2-12 24-12 26 0z'), put(0, -36, 0.9, sails(30))), p.tree(470, 40), p.house({ x: 492, width: 46, roof: 'tile' }), p.house({ x: 548, width: 36, roof: 'slate', front: true }), p.fence(594, 640), p.tree(660, 50), p.tree(684, 38),
    )),
  ),
}

export const scenes: Record<string, Scene> = { ...WORKSHOPS, ...TOWN, ...SHIPS, ...SEASONS, ...CAPITAL, ...STORES, ...COUNTRY, ...goodScenes() }

/** The goods, for those who leaf through the album. */
function goodScenes(): Record<string, Scene> {
  return Object.fromEntries(Object.keys(GOODS).map((id) => [id, scene('none', 'none', put(60, 70, 2, good(id)))]))
}

export default (id: string, look?: Look): string => draw(scenes, id, look)
