/** A picture of every tile. They stand on tiles and in the town, so they have no landscape of their own. */
import * as p from '../../lib/art/parts'
import { draw, scene, type Look, type Scene } from '../../lib/art/scene'

const { arch, awning, bush, box, chimney, disk, fine, flag, gable, line, pane, panes, put, roof, row, shape, tower, wall } = p

const tile = (...of: p.Drawing[]): Scene => scene('none', 'none', ...of)

/** A house with its long side to the front, as wide as most tiles have it. */
const house = (x: number, width: number, walls: p.Paint, cover: p.Paint): p.Drawing => [wall(x, width, 36, walls), roof(x, width, 22, cover, 34, 9)]
/** Fruit on a table or in a crate. */
const fruit = (x: number, y: number, paint: p.Paint, count = 2): p.Drawing => row(count, 10, (at) => shape(paint, `M${at} ${y}a5 5 0 1 1 10 0z`), x)

export const scenes: Record<string, Scene> = {
  wheat_field: tile(
    shape('straw', 'M4 70V50c16-8 32-8 54-4s40 2 58-4v28z'),
    fine('M16 68c6-10 10-14 18-18m14 18c2-8 4-12 8-16m16 16c0-8-2-12-4-16m26 16c-4-10-8-14-14-18'),
    [18, 34, 50, 68, 84, 102].map((x, place): p.Drawing => ({ paint: 'ears', d: `M${x} ${place % 2 ? 52 : 58}v-24m0 14l-6-6m6 6l6-6m-6-1l-6-6m6 6l6-6m-6-1l-4-5m4 5l4-5` })),
  ),
  bakery: tile(chimney(70, 4, 24), house(20, 60, 'plaster', 'tile'), arch(28, 13, 24), box('glow', 50, 44, 24, 15), put(62, 58, 0.9, p.loaf), put(98, 70, 1, p.table(26, 18)), put(98, 52, 1, p.loaf)),
  bar: tile(p.timber(14, 58, 36), roof(14, 58, 22, 'slate', 34, 9), panes([20, 56], 50, 9, 10), arch(36, 13, 24), put(96, 70, 2, p.mug)),
  barn: tile(wall(24, 72, 32, 'red'), roof(24, 72, 28, 'slate', 38, 18), box('dark', 44, 46, 32, 24), shape('straw', 'M50 70c0-14 4-18 10-18s10 4 10 18z'), box('dark', 54, 20, 12, 10), shape('straw', 'M102 70c0-12 14-12 14 0zM4 70c0-10 12-10 12 0z')),
  bookshop: tile(house(16, 78, 'plaster', 'slate'), box('glow', 26, 44, 38, 20), shape('red', 'M30 64V48h7v16zM46 64V50h6v14z'), shape('green', 'M37 64V46h6v18zM54 64V47h6v17z'), arch(74, 13, 24), shape('snow', 'M48 28c6-4 10-2 12 0 2-2 6-4 12 0V14c-6-4-10-2-12 0-2-2-6-4-12 0z'), line('M60 14v14')),
  brewery: tile(house(8, 52, 'brick', 'slate'), arch(16, 14, 24), pane(42, 42, 9, 10), put(80, 70, 2, p.barrel()), put(107, 70, 1.2, p.barrel())),
  carpenter: tile(wall(10, 54, 30, 'wood'), gable(10, 54, 24, 'straw', 40, 'wood'), arch(30, 14, 22), put(92, 70, 1, p.logs(3, 6)), put(92, 46, 1, p.turn(0, 0, -18, p.boards(1, 44)))),
  castle: tile(wall(28, 64, 36, 'stone'), p.battlements(28, 64, 34), tower(14, 22, 48), tower(84, 22, 48), tower(46, 28, 56), arch(52, 16, 24), flag(60, 12, 'red', 10)),
  cathedral: tile(wall(40, 40, 36, 'stone'), gable(40, 40, 20, 'tile', 34, 'stone'), wall(22, 20, 44, 'stone'), wall(78, 20, 44, 'stone'), p.spire(22, 20, 22, 'slate', 26), p.spire(78, 20, 22, 'slate', 26), p.rose(60, 38, 8), arch(52, 16, 20), arch(29, 7, 14, 'glow', 48), arch(85, 7, 14, 'glow', 48)),
  church: tile(p.church({ x: 16, nave: 64, naveHeight: 26, tower: 24, towerHeight: 40, spireHeight: 20 })),
  fair: tile(beams(10), beams(66), shape('red', 'M4 42l28-26 28 26z'), shape('green', 'M60 42l28-26 28 26z'), shape('sail', 'M22 42l10-26 10 26zM78 42l10-26 10 26z'), box('wood', 16, 54, 32, 8), box('wood', 72, 54, 32, 8), fruit(20, 54, 'gold'), fruit(76, 54, 'red'), flag(32, 18, 'red', 11), flag(88, 18, 'gold', 11)),
  fishmonger: tile(house(18, 84, 'plaster', 'slate'), box('dark', 26, 48, 42, 10), awning(22, 38, 48, 'blue', 10), arch(80, 13, 24), put(60, 23, 1.2, p.fish), box('plank', 24, 58, 46, 7), put(38, 56, 0.5, p.fish), put(56, 56, 0.5, p.fish)),
  fountain: tile(shape('stone', 'M20 70c0-18 80-18 80 0z'), shape('water', 'M28 65c4-11 60-11 64 0z'), box('stone', 54, 36, 12, 26), shape('stone', 'M40 37c4-8 36-8 40 0z'), { paint: 'spray', d: 'M60 31C52 13 40 15 36 29M60 31c8-18 20-16 24-2M60 31V14' }),
  gold_mine: tile(shape('rock', 'M8 70L36 22l16 12L68 10l20 28 8-6 18 38z'), arch(40, 36, 36), p.beam('M40 70V44h36v26'), shape('gold', 'M80 66l8-12 10 4 6 12H78zM18 66a5 5 0 1 1 10 0zM92 42l6-6 4 8z'), put(58, 70, 0.9, p.tub('gold'))),
  grocery: tile(house(18, 84, 'plaster', 'tile'), box('dark', 28, 48, 64, 8), awning(22, 38, 76, 'green', 10), box('wood', 26, 56, 68, 14), fruit(30, 56, 'gold'), fruit(52, 56, 'red'), fruit(74, 56, 'green')),
  pier: tile(shape('water', 'M4 70V50c18-6 28 6 48 0s40-6 64 0v20z'), box('wood', 4, 42, 68, 8), p.beam('M14 50v18M38 50v18M62 50v18'), shape('wood', 'M74 56h40l-8 12H82z'), shape('sail', 'M95 52V16l19 34z'), shape('red', 'M91 52V20L76 48z'), p.mast(93, 44, 56)),
  quarry: tile(shape('rock', 'M6 70V30h20V18h28v16h20v-8h24v44z'), fine('M26 30v20h20m8-16v16h20m-48 0v20m28-20v20m28-20v20M54 34h44M6 48h20'), put(90, 70, 1, box('stone', -10, -14, 16, 14), box('stone', 6, -12, 16, 12)), p.crane(78, 48, 22, [], 'wood')),
  residence: tile(chimney(24, 8, 14, false), chimney(90, 8, 14), house(16, 88, 'plaster', 'slate'), wall(44, 32, 42, 'plaster'), gable(44, 32, 18, 'slate', 28), arch(54, 12, 20), panes([23, 34, 80, 91], 46, 8, 10), pane(56, 32, 8, 9), bush(2), bush(104)),
  restaurant: tile(house(20, 70, 'plaster', 'tile'), panes([26, 74], 46, 9, 11), arch(48, 16, 26), disk('snow', 56, 23, 8), line('M40 14v18M38 14v6h4v-6M72 14c5 3 5 10 0 12v6'), put(106, 70, 1, p.table(18, 16)), put(106, 54, 0.8, p.cup)),
  shop: tile(house(18, 84, 'plaster', 'tile'), box('glow', 26, 48, 36, 16), awning(22, 38, 44, 'red', 10), arch(76, 14, 24), line('M42 14h30m-7-6l7 6-7 6M78 28H48m7-6l-7 6 7 6')),
  statue: tile(shape('stone', 'M38 70V60h44v10zM45 60V50h30v10z'), shape('stone', 'M51 50c-2-10 0-19 3-25h12c4 6 4 16 2 25z'), disk('stone', 60, 19, 7), shape('stone', 'M66 28l17-14 3 5-17 17z'), bush(6), bush(98)),
  warehouse: tile([10, 60].map((x) => [wall(x, 48, 34, 'wood'), gable(x, 48, 20, 'slate', 36, 'wood'), box('dark', x + 12, 46, 24, 24), box('dark', x + 19, 24, 10, 9)]), put(30, 70, 1, p.crate(12)), put(41, 70, 0.8, p.crate(12)), put(80, 70, 0.9, p.sack()), put(92, 70, 0.8, p.crate(14))),
  watchtower: tile(shape('stone', 'M44 70l4-38h24l4 38z'), fine(p.courses(48, 34, 24, 34)), box('wood', 38, 18, 44, 15), p.spire(38, 44, 17, 'tile', 19), box('dark', 46, 22, 10, 8), box('dark', 64, 22, 10, 8), arch(55, 10, 16), bush(8), bush(94)),
  well: tile(wall(34, 52, 24, 'stone'), box('wood', 37, 16, 5, 30), box('wood', 78, 16, 5, 30), roof(37, 46, 20, 'tile', 24, 14), p.rope('M60 24v10'), shape('plank', 'M53 34h14l-3 11h-8z'), bush(8), bush(98)),
  workshop: tile(chimney(62, 4, 22), house(14, 66, 'stone', 'tile'), box('dark', 22, 44, 34, 26), put(39, 70, 1.5, p.fire), pane(64, 44, 9, 10), shape('metal', 'M84 54h28c-2 6-8 8-10 8v8H92v-8c-6 0-8-4-8-8z')),
}

function beams(x: number): p.Drawing {
  return [box('wood', x, 40, 4, 30), box('wood', x + 40, 40, 4, 30)]
}

export default (id: string, look?: Look): string => draw(scenes, id, look)
