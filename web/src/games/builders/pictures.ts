/** The picture of every building card. */
import * as p from '../../lib/art/parts'
import { draw, scene, type Look, type Scene } from '../../lib/art/scene'

const { arch, barn, battlements, box, bridge, bush, chimney, church, fence, fine, flag, gable, house, line, pane, panes, put, roof, rose, shape, sign, slit, spire, thatch, tower, tree, wall } = p

const ground = (...of: p.Drawing[]): Scene => scene('hills', 'grass', ...of)

const WATER = [shape('sea', 'M-90 70H210V90H-90z'), p.waves(-60, 180, 74)]

// What signs show.
const MUG = put(0, 4, 0.6, p.mug)
const HORN = shape('gold', 'M-5-1l8-3v8l-8-3z')
const BED = p.beam('M-5-3v7M-5 1H5v3M-3-1h3')
const SHOE = line('M-3 4v-4a3 3 0 0 1 6 0v4')

export const scenes: Record<string, Scene> = {
  bower: ground(
    line('M38 70V46M60 70V46M82 70V46'),
    wall(34, 52, 8, 'stone'),
    roof(34, 52, 18, 'tile', 46),
    bush(92),
  ),
  wooden_shack: ground(wall(38, 44, 22, 'wood'), roof(38, 44, 14, 'wood', 48), arch(46, 10, 16, 'dark'), pane(66, 54), tree(100, 34)),
  covered_bridge: ground(
    WATER,
    wall(16, 88, 20, 'wood', 60),
    roof(16, 88, 16, 'wood', 40, 5),
    [26, 46, 66, 86].map((x) => box('dark', x, 45, 10, 8)),
    shape('wood', 'M10 60H110V64H10z'),
    shape('stone', 'M24 64h8v12h-8zM88 64h8v12h-8z'),
  ),
  treehouse: ground(
    shape('wood', 'M54 70c3 -12 3 -20 -8 -30l6 -2l8 10l8 -12l6 3c-9 10 -8 20 -5 31z'),
    shape('leaf', 'M34 36c-10 -14 6 -26 18 -20c6 -14 34 -10 34 4c12 2 12 20 0 22z'),
    wall(46, 28, 16, 'wood', 44),
    gable(46, 28, 12, 'straw', 28, 'wood'),
    arch(56, 8, 11, 'dark', 44),
    line('M40 44H80M76 44V70M84 44V70M76 50h8M76 57h8M76 64h8'),
  ),
  stone_bridge: ground(WATER, bridge(3, 44, 74), line('M-60 44V38H180V44')),
  wash_house: ground(
    wall(26, 68, 22, 'plaster'),
    roof(26, 68, 16, 'tile', 48, 4),
    [33, 53, 73].map((x) => arch(x, 14, 18, 'dark')),
    shape('water', 'M20 70H100V76H20z'),
    fine('M28 73q3 -2 6 0t6 0M70 73q3 -2 6 0t6 0'),
    line('M96 52h18M100 52v8h5v-8M108 52v10'),
  ),
  straw_hut: ground(wall(40, 40, 18, 'stone'), thatch(40, 40, 32, 54), arch(55, 10, 14, 'dark'), bush(88)),
  townhouse: ground(house({ x: 40, width: 40, floors: 2, wall: 'stone', front: true }), wall(82, 20, 26, 'plaster'), roof(82, 20, 12, 'slate', 44, 2), panes([86, 94], 50)),
  cottage: ground(chimney(72, 24, 14), wall(34, 52, 18, 'plaster'), thatch(34, 52, 26, 54), arch(55, 9, 14, 'dark'), panes([41, 72], 56), fence(98, 112)),
  rural_house: ground(house({ x: 30, width: 54, wall: 'timber', roof: 'tile' }), tree(102, 32), fence(8, 22)),
  house: ground(house({ x: 36, width: 48 }), bush(90)),
  cowshed: ground(barn({ x: 14, width: 68, wall: 'wood', roof: 'tile', doors: 3 }), put(100, 70, 0.75, p.cow()), fence(88, 118, 74)),
  inn: ground(house({ x: 24, width: 66, floors: 2 }), sign(90, 46, BED)),
  pigsty: ground(barn({ x: 36, width: 50, height: 15, wall: 'stone', roof: 'straw', doors: 2 }), fence(8, 28), fence(94, 112)),
  rural_relay: ground(barn({ x: 20, width: 58, height: 24, wall: 'plaster', roof: 'tile', doors: 1 }), put(88, 62, 1, p.wheel(8)), put(106, 62, 1, p.wheel(8)), shape('wood', 'M82 50h30v8h-30z')),
  grain_silo: ground(
    wall(46, 28, 44, 'wood'),
    spire(46, 28, 20, 'straw', 26),
    line('M46 40h28M46 54h28'),
    box('dark', 55, 28, 10, 8),
    put(88, 70, 0.9, p.sheaf),
    put(106, 70, 0.8, p.sheaf),
  ),
  stables: ground(barn({ x: 8, width: 74, height: 22, wall: 'plaster', roof: 'slate', doors: 3 }), wall(39, 12, 8, 'wood', 32), spire(39, 12, 8, 'slate', 24), put(96, 71, 0.75, p.horse)),
  forge: ground(wall(30, 56, 24, 'stone'), roof(30, 56, 16, 'tile', 46, 5), chimney(72, 16, 18), arch(38, 20, 20, 'dark'), put(48, 70, 1.1, p.fire), pane(70, 54), sign(86, 42, SHOE), shape('metal', 'M14 70v-4h-4v-4h14v4h-4v4z')),
  windmill: ground(
    shape('stone', 'M46 70L51 32H69L74 70z'),
    fine(p.courses(52, 40, 16, 26)),
    spire(51, 18, 12, 'wood', 32),
    arch(56, 8, 12, 'dark'),
    line('M60 30L34 10M60 30L86 10M60 30L36 54M60 30L84 54'),
    shape('plaster', 'M58 27L33 8l-5 6l26 18zM63 27L88 8l4 6L66 32zM58 33L34 57l-5 -5l25 -24zM62 33L86 57l5 -5L66 28z'),
    shape('wood', 'M57 30a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'),
  ),
  watermill: ground(shape('sea', 'M64 70H210V90H64z'), p.waves(70, 140, 75), wall(24, 46, 26, 'stone'), gable(24, 46, 24, 'tile', 44, 'wood'), panes([32, 54], 50), arch(42, 9, 15, 'dark'), put(84, 58, 1, p.wheel(16))),
  covered_market: ground(
    roof(16, 88, 24, 'tile', 46, 16),
    [20, 40, 60, 80, 97].map((x) => box('wood', x, 46, 3, 24)),
    line('M16 46H104M23 52l6 -6M43 52l6 -6M63 52l6 -6M83 52l6 -6'),
    shape('straw', 'M26 70v-8h12v8zM66 70v-8h14v8z'),
    shape('wood', 'M48 70v-6h12v6z'),
    flag(60, 22),
  ),
  bourgeois_house: ground(house({ x: 36, width: 44, floors: 3, wall: 'timber', front: true }), bush(86)),
  post: ground(house({ x: 28, width: 56, floors: 2, wall: 'stone', roof: 'slate' }), sign(84, 46, HORN)),
  hotel: ground(house({ x: 18, width: 72, floors: 3, roof: 'slate' }), sign(90, 46, BED)),
  tavern: ground(house({ x: 26, width: 60, floors: 2, wall: 'timber' }), sign(86, 40, MUG), put(100, 70, 0.8, p.barrel()), put(13, 70, 0.9, p.cask)),
  farm: ground(barn({ x: 10, width: 50, height: 24, wall: 'stone', doors: 1 }), house({ x: 66, width: 36, wall: 'plaster', roof: 'straw' }), fence(106, 118)),
  church: ground(church({})),
  watchtower: ground(tower(48, 24, 52), arch(55, 10, 14, 'dark'), flag(60, 14), slit(58.75, 44), wall(76, 36, 12, 'stone'), battlements(76, 36, 58)),
  abbey: ground(church({ x: 52, nave: 50, tower: 16, towerHeight: 42, spireHeight: 12 }), wall(10, 42, 18, 'stone'), roof(10, 42, 12, 'slate', 52, 3), [15, 27, 39].map((x) => arch(x, 7, 11, 'dark'))),
  cloister: ground(
    church({ x: 12, nave: 26, tower: 14, towerHeight: 40, spireHeight: 16, naveHeight: 30, cover: 'slate' }),
    wall(46, 66, 18, 'stone'),
    roof(46, 66, 10, 'tile', 52, 3),
    [50, 62, 74, 86, 98].map((x) => arch(x, 9, 13, 'dark')),
  ),
  chapel: ground(
    wall(42, 36, 26, 'stone'),
    gable(42, 36, 22, 'tile', 44, 'stone'),
    arch(54, 12, 18, 'dark'),
    rose(60, 38, 4.5),
    wall(56, 8, 10, 'stone', 24),
    spire(56, 8, 8, 'slate', 14),
    tree(98, 36),
  ),
  aqueduct: ground(bridge(5, 24, 46), bridge(3, 46, 74), shape('water', 'M-60 18H180V24H-60z')),
  castle: ground(
    wall(24, 72, 28, 'stone'),
    battlements(24, 72, 42),
    tower(12, 18, 46),
    tower(90, 18, 46),
    tower(48, 24, 54),
    flag(60, 14),
    arch(53, 14, 20, 'dark'),
    fine('M57 70V52M60 70V50M63 70V52'),
  ),
  cathedral: ground(
    wall(44, 32, 38, 'stone'),
    gable(44, 32, 20, 'tile', 32, 'stone'),
    wall(28, 18, 46, 'stone'),
    wall(74, 18, 46, 'stone'),
    spire(28, 18, 20, 'slate', 24),
    spire(74, 18, 20, 'slate', 24),
    rose(60, 38, 7),
    arch(52, 16, 20, 'dark'),
    arch(33, 8, 13, 'dark'),
    arch(79, 8, 13, 'dark'),
    arch(34, 6, 13, 'glow', 46),
    arch(80, 6, 13, 'glow', 46),
  ),
  crane: ground(
    shape('wood', 'M38 70L48 20h6L64 70h-5l-3 -14H47l-4 14z'),
    shape('wood', 'M30 30L92 10l2 5L32 35z'),
    line('M89 13V44M48 24L40 31M54 24l18 -7'),
    shape('stone', 'M82 44h14v11H82z'),
    put(51, 52, 1, p.wheel(11)),
  ),
  circular_saw: ground(
    shape('wood', 'M20 50h80v6H20zM26 56h6v14h-6zM88 56h6v14h-6z'),
    put(60, 46, 1.4, p.sawBlade(14)),
    shape('wood', 'M14 40h34v10H14zM74 40h32v10H74z'),
    shape('dark', 'M57.5 46a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z'),
  ),
  measuring_instrument: ground(
    shape('wood', 'M58 16h4v54h-4z'),
    shape('metal', 'M36 30a24 24 0 0 0 48 0z'),
    fine('M42 30a18 18 0 0 0 36 0M60 54v-5M43 47l4 -4M77 47l-4 -4'),
    line('M30 30H90M60 30L82 10M60 30v22'),
    shape('dark', 'M57 54h6l-3 7z'),
    line('M60 62L44 70M60 62L76 70'),
  ),
  tile_kiln: ground(
    shape('stone', 'M28 70V50a28 24 0 0 1 56 0V70z'),
    fine(p.courses(34, 36, 44, 32)),
    chimney(62, 14, 16),
    arch(46, 20, 20, 'glow'),
    shape('tile', 'M92 70v-6h12v6zM90 64v-6h12v6zM94 58v-6h12v6z'),
  ),
}

/** A card that there is more than once has one picture. */
export default (id: string, look?: Look): string => draw(scenes, id.replace(/_\d$/, ''), look)
