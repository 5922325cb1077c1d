/** A picture of every card of Le Havre: buildings, ships by their kind, loans. */
import * as p from '../../lib/art/parts'
import { draw, scene, type Look, type Scene } from '../../lib/art/scene'

const { put, shape, line, beam, rope, fine, box, disk, wall, roof, gable, arch, pane, panes, row, GROUND } = p

/** The office of an authority: three floors under a steep roof, with what it is for above the door. */
const office = (emblem: p.Drawing, face: p.Paint = 'stone'): p.Drawing => [
  wall(22, 76, 38, face),
  p.mansard(22, 76, 13, 32, 5),
  panes([27, 39, 75, 87], 37, 6, 8),
  panes([27, 39, 75, 87], 53, 6, 8),
  box('plaster', 50, 34, 20, 36),
  gable(50, 20, 9, 'slate', 34),
  arch(55, 10, 14),
  disk('sail', 60, 45, 9),
  put(60, 45, 1, emblem),
]

/** A hall of industry with its chimney at one side. */
const works = (chimneyAt = 84, paint: p.Paint = 'brick'): p.Drawing => [p.stack(chimneyAt, 52), p.factory(14, 66, 24, 4, paint)]

/** A ship in the harbour, as its card shows it. */
const atSea = (ship: p.Drawing, size: number): Scene => scene('sea', 'none', put(60, 66, size, ship), shape('sea', 'M-90 68c20-3 40 2 60 0s40-2 60 0 40 2 60 0 40-3 60 0 40 2 60 0V90H-90z'), p.waves(-60, 180, 73))

const townHouse = (x: number, width: number, floors: number, face: p.Paint, cover: p.Paint): p.Drawing => p.house({ x, width, floors, wall: face, roof: cover, door: false })

const STANDARD: Record<string, Scene> = {
  building_firm_1: scene('hills', 'yard',
    wall(46, 44, 26, 'plaster'), beam('M46 44l22-22 22 22M57 33h22M68 22v22M46 44h44'), panes([52, 78], 50), arch(64, 9, 15),
    p.scaffold(96, 14, 46), p.ladder(30, 70, 34), put(22, 70, 1, p.boards(4, 30)), put(104, 42, 0.7, p.person('blue', 'cap')),
  ),
  building_firm_2: scene('hills', 'yard',
    wall(30, 30, 34, 'brick'), wall(60, 14, 24, 'brick'), wall(74, 14, 12, 'brick'), arch(38, 12, 20, 'dark'),
    put(98, 70, 1, p.bricks(3, 3)), put(66, 46, 0.85, p.person('green', 'straw')), put(80, 58, 1, p.bricks(1, 1)), p.ladder(14, 70, 40),
  ),
  construction_firm: scene('town', 'yard',
    p.crane(26, 52, 46, p.crate(13), 'iron'), wall(54, 50, 32, 'brick'), box('dark', 60, 44, 9, 10), box('dark', 76, 44, 9, 10), box('dark', 90, 44, 9, 10), box('dark', 60, 60, 9, 10), box('dark', 90, 60, 9, 10), arch(75, 11, 16),
    p.scaffold(52, 54, 44, 3), put(10, 70, 0.8, p.person('red', 'cap')),
  ),
  marketplace: scene('town', 'street', p.stall(8, 32, 'red'), p.stall(44, 32, 'green'), p.stall(80, 32, 'blue'), put(17, 58, 0.6, p.loaf), put(31, 58, 0.6, p.loaf), put(54, 54, 0.55, p.fish), put(67, 54, 0.55, p.fish), put(90, 58, 0.6, p.sheaf), put(103, 58, 0.55, p.vase())),
  sawmill: scene('forest', 'yard',
    wall(14, 66, 16, 'wood'), box('dark', 20, 56, 54, 14), roof(14, 66, 18, 'straw', 54, 4), put(46, 58, 1, p.sawBlade(13)), put(46, 68, 1, p.log(58)), put(98, 70, 1, p.logs(3)),
  ),
  fishery: scene('sea', 'none', put(44, 66, 1.5, p.rowingBoat), put(40, 58, 1, p.person('blue', 'straw')), rope('M46 42L78 22'), shape('sail', 'M78 22c12 6 20 22 16 40-10 6-18 2-22-4 2-12 2-24 6-36z'), fine('M74 34h22M72 44h24M70 54h24M80 24v36M88 32v30'), put(84, 54, 0.6, p.fish), shape('sea', 'M-90 67H210V90H-90z'), put(18, 72, 0.7, p.fish), p.waves(-30, 150, 71)),
  joinery: scene('hills', 'yard',
    wall(10, 74, 30, 'plank'), gable(10, 74, 24, 'tile', 40, 'plank'), box('dark', 20, 44, 54, 26), put(46, 70, 1, p.table(44, 14)), shape('metal', 'M30 55h16v-4h-6l-3-3h-4v3h-3z'), put(60, 56, 0.5, p.boards(3, 24)), put(99, 70, 1.15, p.chair), put(47, 30, 0.8, p.hammer),
  ),
  bakehouse: scene('town', 'street',
    wall(6, 30, 34, 'plaster'), roof(6, 30, 12, 'tile', 36, 3), pane(12, 42), pane(24, 42), arch(16, 10, 18),
    p.chimney(78, 14, 22), p.kiln(40, 64, 44, 'brick'), arch(58, 28, 24, 'dark'), put(72, 68, 1.3, p.fire), put(50, 72, 0.9, p.loaf), put(101, 72, 0.9, p.loaf),
  ),
  hardware_store: scene('town', 'street', p.shop(30, 62, 'blue'), p.sign(30, 26, put(0, 4, 0.8, p.hammer), 'sail', -16), put(44, 66, 0.55, p.axe), put(56, 66, 0.5, p.shovel), put(66, 62, 0.5, p.gear(9)), put(12, 70, 1, p.bricks(2, 3)), put(106, 70, 1, p.boards(5, 22)), p.ladder(92, 70, 36)),
  charcoal_kiln: scene('forest', 'grass', p.smoke(58, 26, 1.2), p.smoke(40, 34, 0.8), p.kiln(24, 66, 46, 'earth'), beam('M30 62L50 28M44 68L56 27M72 68L62 27M84 62L68 28'), arch(51, 14, 14, 'dark'), put(58, 70, 0.8, p.fire), put(102, 70, 1, p.logs(3)), put(12, 70, 0.8, p.coals(24, 12))),
  smokehouse: scene('sea', 'grass', p.smoke(36, 14, 1), wall(20, 34, 40, 'wood'), roof(20, 34, 16, 'slate', 30, 10), arch(28, 18, 26, 'dark'), put(37, 70, 0.9, p.fire), beam('M64 70V32M114 70V32M60 34h58'), row(4, 13, (x) => put(x, 36, 1.15, p.hungFish('bread')), 70)),
  abattoir: scene('town', 'yard', wall(10, 56, 32, 'plaster'), roof(10, 56, 15, 'tile', 38), box('dark', 16, 46, 30, 24), line('M16 48h30'), put(23, 48, 1, p.ham), put(31, 48, 1, p.ham), put(39, 48, 1, p.ham), pane(52, 46, 8, 9), put(92, 70, 1.15, p.cow())),
  clay_mound: scene('hills', 'yard', put(56, 70, 1, p.heap(100, 48, 'clay')), fine('M30 52c6-4 10-2 14-8M60 34c8 2 12 10 20 14M40 62h18'), put(62, 30, 1, p.shovel), put(96, 70, 1.1, p.barrow('clay'))),
  arts_centre: scene('town', 'street', p.dome(24, 40, 30, 'teal', 38), p.flag(44, 14, 'red', 11), p.temple(6, 76, 34, 5), put(94, 50, 1.7, p.mask), put(106, 62, 1.3, p.turn(0, 0, 14, p.mask))),
  wharf_1: scene('sea', 'yard', beam('M20 70l6-12M46 70v-10M74 70v-10M100 70l-6-12'), shape('wood', 'M10 34c12 4 24 5 34 5h34c12 0 22-3 32-9-3 18-13 30-24 32H40C26 60 14 50 10 34z'), beam('M30 38c0 9 2 17 6 24M46 39v23M60 39v23M74 39v23M90 37c0 9-2 17-6 23'), beam('M60 38V12'), p.scaffold(104, 10, 50), put(22, 70, 0.8, p.boards(3, 28))),
  black_market: scene('night', 'street', wall(-60, 90, 60, 'brick'), wall(92, 90, 60, 'brick'), shape('shade', 'M-60 10h90v60h-90zM92 10h90v60H92z'), shape('gloom', 'M30 70V40a31 26 0 0 1 62 0v30z'), line('M30 70V40a31 26 0 0 1 62 0v30'), put(48, 70, 1.3, p.person('dark', 'hood')), put(74, 70, 1, p.crate(18)), put(72, 52, 0.8, p.barrel()), p.lamp(16, 70, 30), put(94, 70, 1, p.sack())),
  brickworks: scene('hills', 'yard', p.stack(84, 56, 10), wall(12, 74, 22, 'brick'), roof(12, 74, 12, 'slate', 48, 3), row(4, 18, (x) => [arch(x, 12, 15, 'dark'), put(x + 6, 70, 0.55, p.fire)], 16), put(104, 70, 1, p.bricks(3, 4))),
  local_court: scene('town', 'street', p.temple(4, 80, 38, 5), put(44, 31, 0.6, p.scales), put(98, 71, 1, box('stone', -9, -16, 18, 16), shape('stone', 'M-12 0v-4h24v4z')), put(98, 55, 1.25, p.scales)),
  colliery: scene('works', 'yard', shape('coal', 'M-20 70l20-16 14-3 16 19z'), wall(70, 44, 22, 'brick'), roof(70, 44, 12, 'slate', 48, 3), panes([76, 88, 100], 54), p.stack(102, 50), beam('M34 70L44 18M62 70L52 18M38 52h20M36 62h24M40 40h16M36 70l22-18M60 70L38 52'), put(48, 16, 1, p.wheel(11, 'iron')), rope('M58 18L86 50'), put(54, 72, 0.8, p.tub('coal'))),
  wharf_2: scene('sea', 'yard', beam('M8 70V14h104v56M8 26h104M8 14l14 12M36 14l-14 12M112 14L98 26M84 14l14 12'), rope('M60 26v8'), put(60, 34, 0.8, p.beams(1)), shape('iron', 'M14 42c14 3 24 3 40 3h24c10 0 20-2 28-6-2 14-10 25-20 27H38C26 64 18 54 14 42z'), line('M30 45v18M44 45v20M58 45v20M72 45v20M86 44v20M18 54h84'), beam('M34 70v-6M60 70v-5M86 70v-6')),
  shipping_line: scene('none', 'none', shape('sun', p.diskPath(98, 16, 8)), shape('far', 'M-60 56V40h12v-6l8-6 8 6v22zM150 56V42h20v14z'), wall(2, 34, 38, 'plaster', 60), roof(2, 34, 12, 'teal', 22, 5), panes([8, 22], 28), panes([8, 22], 44), p.flag(19, 10, 'teal', 9), shape('sea', 'M-90 58H210V90H-90z'), p.waves(-60, 160, 64, 34), put(72, 68, 0.95, p.steamer), shape('sea', 'M-90 70H210V90H-90z'), p.waves(-20, 150, 74, 30)),
  grocery_market: scene('town', 'street', p.shop(14, 92, 'green'), put(30, 70, 1, p.crate(13)), put(46, 70, 1, p.crate(13)), put(62, 70, 1, p.crate(13)), row(3, 5, (x) => disk('red', x, 57, 2.8), 25), row(3, 5, (x) => disk('green', x, 57, 2.8), 41), row(3, 5, (x) => disk('gold', x, 57, 2.8), 57), put(78, 53, 0.75, p.ham), put(88, 53, 0.7, p.hungFish())),
  tannery: scene('hills', 'yard', wall(8, 42, 22, 'wood'), roof(8, 42, 18, 'slate', 48), arch(22, 14, 17), put(68, 70, 1.05, p.stretched('hide')), put(102, 70, 1.05, p.stretched('leather')), put(12, 72, 0.8, p.barrel())),
  business_office: scene('town', 'street', wall(32, 56, 46, 'plaster'), p.mansard(32, 56, 13, 24, 4), panes([37, 50, 64, 77], 29, 6, 8), panes([37, 50, 64, 77], 43, 6, 8), box('teal', 34, 54, 52, 5), p.shopWindow(37, 60, 16, 10), p.shopWindow(67, 60, 16, 10), arch(56, 9, 13), put(104, 70, 1, shape('leather', 'M-10 0v-12h20v12z')), line('M100 58v-3h8v3M94 63h20'), put(14, 70, 0.95, p.person('coal', 'top'))),
  ironworks: scene('works', 'yard', p.stack(6, 54, 9), p.factory(14, 52, 28, 3), arch(28, 22, 24, 'dark'), put(39, 70, 1.2, p.fire), shape('iron', 'M70 34h24l-3 18h-18z'), beam('M66 70V30M98 70V30M64 30h36'), shape('flame', 'M72 37h20l-1 4H73z'), put(86, 71, 0.95, p.ingots(3, 'iron'))),
  steel_mill: scene('works', 'yard', p.stack(98, 58, 9), p.stack(108, 50, 9), wall(6, 90, 40, 'slate'), roof(6, 90, 12, 'iron', 30, 10), box('dark', 14, 36, 74, 34), put(40, 54, 0.95, p.converter), shape('iron', 'M58 62h18l-3 9H61z'), put(98, 72, 1, p.beams(2))),
  storehouse: scene('sea', 'quay', wall(22, 34, 40, 'brick'), gable(22, 34, 18, 'slate', 30, 'brick'), wall(56, 34, 40, 'plaster'), gable(56, 34, 18, 'slate', 30, 'plaster'), box('dark', 33, 20, 12, 12), box('dark', 33, 38, 12, 12), box('dark', 67, 20, 12, 12), box('dark', 67, 38, 12, 12), arch(30, 18, 16), arch(64, 18, 16), rope('M39 14v-2h10v24'), put(49, 50, 0.85, p.sack()), put(12, 70, 1, p.barrel()), put(100, 70, 1, p.crate(14)), put(104, 56, 0.85, p.crate(11))),
  cokery: scene('works', 'yard', p.smoke(26, 30, 1), p.smoke(56, 28, 1.2), p.smoke(86, 30, 1), wall(6, 108, 34, 'brick'), box('slate', 4, 32, 112, 5), row(4, 27, (x) => [arch(x, 18, 24, 'dark'), put(x + 9, 70, 1.15, p.fire)], 11), put(20, 75, 0.7, p.tub('coal'))),
  dock: scene('sea', 'none', shape('quay', 'M-90 40H12v30h96V40H210V90H-90z'), line('M-60 40H12v30h96V40h72'), fine('M12 50H-30M12 60H-30M108 50h42M108 60h42'), shape('water', 'M13 62h94v8H13z'), put(60, 66, 0.78, p.freighter), beam('M18 64l10-8M102 64l-10-8'), p.crane(112, 40, -26, [], 'iron', 40)),
  bridge_over_the_seine: scene('town', 'water', shape('sea', 'M-90 56H210V90H-90z'), p.bridge(4, 38, 72), line('M-60 38v-6H180v6M0 38v-6M30 38v-6M60 38v-6M90 38v-6M120 38v-6'), p.lamp(34, 38, 12), p.lamp(84, 38, 12), p.waves(-30, 150, 74), put(60, 32, 0.45, p.cart(p.sack()))),
  town_hall: scene('town', 'street', wall(14, 92, 28, 'plaster'), roof(14, 92, 12, 'slate', 42, 4), panes([19, 31, 83, 95], 48, 6, 9), wall(46, 28, 42, 'plaster'), p.clock(60, 36, 6), gable(46, 28, 10, 'slate', 28), wall(54, 12, 10, 'stone', 20), p.spire(54, 12, 12, 'slate', 12), p.flag(24, 32, 'blue', 14), p.flag(96, 32, 'red', 14), arch(54, 12, 18), panes([48.5, 66.5], 48, 5, 8)),
  bank: scene('town', 'street', wall(12, 96, 34, 'plaster'), box('stone', 10, 32, 100, 5), panes([16, 98], 44, 6, 10), p.temple(28, 64, 40, 4), put(60, 25, 0.75, p.coin), put(14, 71, 0.8, p.coins(4)), put(106, 71, 0.8, p.coins(6)), put(98, 71, 0.6, p.coins(3))),
  church: scene('hills', 'grass', p.church({ x: 30, nave: 48, tower: 20, towerHeight: 40, spireHeight: 20 }), p.tree(14, 32), p.bush(98)),
}

const SPECIAL: Record<string, Scene> = {
  football_stadium: scene('hills', 'none', shape('stone', 'M-4 66C-6 34 20 26 60 26s66 8 64 40c-2 14-126 14-128 0z'), shape('red', 'M6 60c0-20 20-26 54-26s54 6 54 26z'), fine('M10 50c14-12 86-12 100 0M7 56c14-12 92-12 106 0'), shape('green', 'M8 66c2-14 22-18 52-18s50 4 52 18c-4 12-100 12-104 0z'), { paint: 'foam', d: 'M60 48v26M50 61a10 5 0 1 0 20 0a10 5 0 1 0-20 0' }, line('M18 66V52h16v14'), fine('M18 57h16M18 62h16M26 52v14'), put(88, 74, 1.1, p.ball(8)), rope('M16 34V14M104 34V14M10 14h12M98 14h12')),
  labour_exchange: scene('town', 'street', wall(46, 68, 36, 'plaster'), roof(46, 68, 13, 'slate', 34), panes([52, 65, 90, 102], 40, 7, 9), arch(74, 12, 20), put(80, 28, 0.9, p.gear(9)), row(4, 15, (x, index) => put(x, 71, 0.9, p.person((['blue', 'red', 'green', 'leather'] as const)[index]!, index % 2 ? 'cap' : 'straw')), 14)),
  bakery: scene('town', 'street', p.shop(24, 72, 'red'), row(3, 14, (x) => put(x, 66, 0.55, p.loaf), 36), p.sign(96, 26, put(0, 0, 1, p.pretzel), 'sail')),
  baguette_shop: scene('town', 'street', p.shop(8, 58, 'blue'), put(78, 68, 1, p.turn(0, 0, -14, p.baguette)), put(88, 68, 1.05, p.baguette), put(98, 68, 1, p.turn(0, 0, 14, p.baguette)), shape('wood', 'M72 50h32l-4 20H76z'), fine('M74 56h28M75 62h26M82 50l2 20M94 50l-2 20')),
  farm: scene('hills', 'grass', p.field(-20, 30), wall(28, 38, 22, 'red'), roof(28, 38, 18, 'slate', 48, 10), box('dark', 40, 54, 14, 16), line('M40 54l14 16M54 54L40 70'), wall(68, 12, 36, 'plank'), p.dome(68, 12, 8, 'slate', 34), put(98, 71, 0.95, p.cow()), p.fence(114, 140)),
  clothing_industry: scene('works', 'yard', p.stack(4, 54), p.factory(10, 60, 26, 4), put(44, 72, 1, p.table(40, 16)), put(44, 56, 1, [shape('coal', 'M-14 0v-3h28v3zM8-3v-10h-16v9h-5v-15h22v16z'), disk('gold', 14, -11, 4)]), put(98, 71, 1.25, p.coat('blue', 'sail'))),
  iron_mine_and_coal_seam: scene('none', 'yard', shape('sun', p.diskPath(16, 14, 8)), shape('rock', 'M-40 70L10 28l14 10L48 10l34 60z'), row(4, 10, (x, index) => shape('brick', `M${x} ${50 - (index % 2) * 9}l4-4 5 2-1 5-6 2z`), 22), shape('coal', 'M52 70L86 16l14 16 12-6 44 44z'), arch(26, 22, 24), beam('M26 70V46h22v24'), arch(76, 22, 24), beam('M76 70V46h22v24'), put(42, 74, 0.8, p.tub('brick')), put(94, 74, 0.8, p.tub('coal'))),
  fish_market: scene('sea', 'quay', p.stall(16, 88, 'blue'), put(34, 54, 0.85, p.fish), put(60, 54, 0.85, p.fish), put(86, 54, 0.85, p.fish), row(4, 20, (x) => put(x, 36, 0.55, p.hungFish()), 30), put(112, 70, 0.9, p.person('teal', 'cap')), put(8, 70, 0.9, p.barrel())),
  fish_restaurant: scene('sea', 'quay', wall(6, 50, 30, 'plaster'), roof(6, 50, 14, 'tile', 40), panes([12, 42], 46, 8, 9), arch(26, 10, 18), p.awning(8, 42, 46, 'blue', 5), shape('sail', 'M58 26c8-14 50-14 58 0z'), beam('M87 70V16'), put(87, 70, 1, p.table(46, 16)), put(87, 53, 1.2, p.plate), put(86, 51, 0.75, p.fish), line('M66 53v-9M108 53v-9M64 44h4')),
  fishpond_and_wood: scene('forest', 'grass', p.fir(14, 46, 62), p.fir(32, 38, 58), p.fir(104, 48, 62), p.fir(88, 36, 57), shape('water', 'M16 68c2-12 86-14 92 0 2 10-94 12-92 0z'), put(54, 67, 0.9, p.fish), put(86, 70, -0.6, p.fish), p.waves(24, 110, 63, 34)),
  forest_hut: scene('forest', 'grass', p.fir(12, 52), p.chimney(66, 18, 18), p.logWall(36, 46, 22), gable(36, 46, 26, 'straw', 48, 'wood'), arch(54, 11, 17), pane(40, 54), pane(70, 54), p.fir(100, 58), p.fir(114, 40), put(24, 71, 0.8, p.logs(2))),
  plant_nursery: scene('hills', 'grass', shape('glass', 'M10 70V44l32-22 32 22v26z'), line('M10 44h64M26 33v37M42 22v48M58 33v37M10 57h64'), row(3, 16, (x) => [put(x, 70, 0.5, p.vase()), shape('leaf', `M${x} 60c-7-3-5-12 0-13 5 1 7 10 0 13z`)], 22), row(3, 14, (x) => [beam(`M${x} 70V52`), shape('leaf', `M${x} 40c7 0 8 8 4 11 2 5-10 5-8 0-4-3-3-11 4-11z`)], 84)),
  business_park: scene('hills', 'grass', box('glass', 12, 30, 24, 40), fine('M12 40h24M12 50h24M12 60h24M20 30v40M28 30v40'), box('plaster', 46, 14, 28, 56), row(5, 10, (y) => box('glow', 49, y, 22, 5), 18), box('metal', 84, 36, 28, 34), row(3, 10, (y) => box('glow', 87, y, 22, 5), 40), p.tree(41, 22), p.tree(79, 20), p.bush(104)),
  guildhouse: scene('town', 'street', wall(10, 28, 34, 'plaster'), gable(10, 28, 14, 'tile', 36), panes([15, 27], 42), panes([15, 27], 56), wall(38, 44, 40, 'brick'), p.stepGable(38, 44, 24, 30, 'brick'), panes([43, 57, 71], 34, 6, 8), panes([43, 71], 52, 6, 9), arch(54, 12, 18), disk('gold', 60, 20, 7), put(60, 20, 0.9, p.compasses), wall(82, 28, 34, 'plaster'), gable(82, 28, 14, 'tile', 36), panes([87, 99], 42), panes([87, 99], 56)),
  harbour_watch: scene('sea', 'none', shape('rock', 'M-40 80V62l30-6 40 2 20 8 10 14z'), p.lighthouse(20, 42, 60), shape('sea', 'M56 66H210V90H40z'), put(84, 67, 0.85, p.tug), shape('sea', 'M50 68H210V90H44z'), p.waves(60, 150, 73), rope('M74 46V30'), shape('blue', 'M74 30l12 3-12 4z')),
  smelter: scene('works', 'yard', p.stack(92, 54, 10), wall(8, 84, 30, 'brick'), roof(8, 84, 12, 'slate', 40, 4), box('iron', 16, 46, 50, 14), row(3, 15, (x) => [box('dark', x, 48, 10, 9), box('flame', x + 1.5, 49.5, 7, 6)], 20), shape('flame', 'M66 54h6v10h-6z'), shape('iron', 'M62 60h20l-3 11H65z'), shape('glow', 'M64 62h16l-1 3H65z'), put(100, 71, 0.8, p.person('leather', 'cap')), put(28, 72, 0.9, p.coals(32, 10))),
  diner: scene('town', 'street', wall(12, 60, 26, 'plank'), box('red', 8, 38, 68, 7), p.shopWindow(18, 48, 36, 13), arch(59, 9, 19), put(42, 38, 1.6, p.cup), put(96, 70, 1, p.table(30, 15)), put(96, 55, 0.9, p.mug), beam('M80 70v-9h-5M112 70v-9h5')),
  hunting_lodge: scene('forest', 'grass', p.fir(8, 50), p.fir(112, 54), p.logWall(30, 60, 24), gable(30, 60, 30, 'slate', 46, 'wood'), put(60, 38, 1.4, p.antlers), disk('hide', 60, 42, 4), arch(54, 12, 18), pane(38, 52), pane(76, 52), put(98, 70, 0.9, p.hide('leather'))),
  coal_trader: scene('town', 'quay', wall(6, 34, 28, 'brick'), roof(6, 34, 12, 'slate', 42), arch(16, 14, 20), put(56, 70, 1, p.coals(44, 26)), put(94, 70, 1, p.cart([put(-10, 0, 0.8, p.sack('coal')), put(0, 0, 0.8, p.sack('coal')), put(10, 0, 0.8, p.sack('coal'))], 38))),
  patisserie: scene('town', 'street', p.shop(18, 84, 'violet', 'sail', 'slate'), put(44, 68, 0.75, p.cake), put(72, 67, 0.6, p.cake), put(52, 32, 0.7, shape('meat', 'M-8 4c-2-8 2-12 8-12s10 4 8 12z'), shape('bread', 'M-8 4H8l-3 8H-5z'))),
  furriery: scene('town', 'street', p.shop(10, 58, 'green'), put(26, 66, 0.42, p.coat('hide', 'leather')), put(42, 66, 0.42, p.coat('leather', 'hide')), put(94, 71, 1.5, p.coat('leather', 'hide')), beam('M94 71v4')),
  leather_industry: scene('works', 'yard', works(86), put(102, 72, 1.35, p.boot()), put(40, 71, 1, [shape('leather', 'M-16 0a6 6 0 0 1 0-12h30v12z'), disk('hide', 14, -6, 4, 6), line('M14-6h3')]), put(64, 71, 0.8, [shape('leather', 'M-11 0v-13h22v13z'), line('M-5-13v-4h10v4M-11-8h22')])),
  kiln: scene('hills', 'yard', p.smoke(50, 10, 1), shape('brick', 'M26 70V52c0-14 14-20 16-42h16c2 22 16 28 16 42v18z'), fine(p.courses(36, 28, 28, 40, 5)), arch(40, 20, 22, 'dark'), put(50, 70, 1.2, p.fire), put(96, 71, 1.1, p.bricks(3, 3)), put(12, 71, 0.9, p.heap(26, 14, 'clay'))),
  luxury_yacht: atSea(p.yacht, 1.1),
  feedlot: scene('hills', 'grass', p.barn({ x: 4, width: 50, height: 22, wall: 'plank', roof: 'tile', doors: 2 }), put(74, 67, 0.8, p.cow()), put(104, 67, 0.8, p.cow('leather')), shape('wood', 'M50 70h66l-4 8H54z'), shape('straw', 'M53 70c8-6 14-2 20-5s14 3 20 0 12 1 20 5z')),
  masons_guild: scene('town', 'street', wall(20, 46, 40, 'stone'), p.stepGable(20, 46, 22, 30, 'stone'), panes([26, 40, 54], 35, 6, 8), arch(37, 12, 18), disk('sail', 43, 20, 7.5), put(43, 19, 0.7, p.trowel), pane(26, 52), pane(54, 52), put(88, 71, 1, p.bricks(4, 5)), put(108, 71, 0.9, p.person('blue', 'cap'))),
  furniture_factory: scene('works', 'yard', works(84, 'plank'), put(98, 72, 1.2, p.armchair), put(50, 72, 1, p.table(28, 14)), put(28, 72, 0.9, p.chair)),
  town_square: scene('none', 'street', shape('sun', p.diskPath(60, 14, 8)), townHouse(-6, 32, 2, 'plaster', 'tile'), townHouse(92, 34, 2, 'brick', 'slate'), shape('stone', 'M30 74c0-11 60-11 60 0z'), shape('water', 'M35 71c4-6 46-6 50 0z'), box('stone', 57, 44, 6, 26), shape('stone', 'M48 48c4 4 20 4 24 0z'), { paint: 'spray', d: 'M60 44c-4-12-12-10-13 2M60 44c4-12 12-10 13 2M60 44V32' }),
  tavern: scene('town', 'street', p.house({ x: 24, width: 58, floors: 2, wall: 'timber' }), p.sign(82, 38, put(0.5, 5, 0.65, p.mug), 'sail'), put(96, 70, 1, p.barrel()), put(110, 70, 0.8, p.barrel()), put(12, 70, 1, p.cask)),
  haulage_firm: scene('sea', 'quay', put(22, 72, 1.05, p.horse), rope('M44 60l14 3'), put(80, 72, 1.25, p.cart([put(-10, 0, 0.9, p.crate(13)), put(4, 0, 0.9, p.crate(13)), put(-3, -11.5, 0.9, p.crate(13)), put(14, 0, 0.6, p.barrel())], 44))),
  schnaps_distillery: scene('hills', 'yard', wall(-30, 150, 44, 'stone', 60), shape('clay', 'M18 66c-6-8-4-20 4-24l6-10h12l6 10c8 4 10 16 4 24z'), shape('clay', 'M28 32c0-8 4-12 6-12s6 4 6 12z'), shape('clay', 'M36 18c14-4 30 0 36 22l-4 1c-6-18-18-22-30-19z'), box('wood', 60, 40, 20, 26), line('M60 46h20M60 60h20'), put(34, 70, 0.8, p.fire), put(92, 70, 1.1, p.bottle('green')), put(104, 70, 1.1, p.bottle('leather')), box('sand', -90, 70, 300, 12)),
  steelworks: scene('works', 'yard', p.stack(4, 60, 9), p.stack(17, 54, 9), p.stack(96, 60, 9), p.stack(108, 52, 9), wall(28, 66, 40, 'brick'), p.sawtooth(28, 66, 12, 3, 30, 'iron'), box('dark', 36, 38, 50, 32), put(54, 55, 0.9, p.converter), put(14, 72, 0.8, p.beams(2)), put(104, 72, 0.8, p.ingots(2))),
  steakhouse: scene('town', 'street', wall(8, 56, 30, 'wood'), roof(8, 56, 14, 'tile', 40), panes([14, 50], 46), arch(30, 11, 18), put(36, 36, 1, p.steak), shape('iron', 'M76 52h36c0 8-8 12-18 12s-18-4-18-12z'), line('M84 63l-4 8M104 63l4 8'), put(94, 53, 0.8, p.fire), put(94, 51, 1.1, p.steak), p.steam(88, 34), p.steam(98, 34)),
  wind_farm: scene('hills', 'grass', turbine(30, 50, 20), turbine(66, 60, 25), turbine(100, 44, 18), p.bush(6), p.bush(82)),
  brick_manufacturer: scene('works', 'yard', works(6), p.stack(88, 46), put(96, 71, 1, p.bricks(4, 5)), put(38, 72, 1, p.cart(p.bricks(3, 2), 32))),
  zoo: scene('hills', 'grass', shape('gold', 'M28 70V40l-2-22 6-4 3-8 3 8 5 3-1 4-5 1 3 18c10 0 16 2 18 6v24h-4V56H36v14z'), shape('leather', 'M32 24h3v4h-3zM34 34h4v5h-4zM36 46h5v5h-5zM46 46h5v5h-5z'), shape('slate', 'M72 70V52c0-10 8-14 18-14s18 2 20 10c4 2 6 8 5 16l-3 5-3-2 2-6c0-3-1-4-3-4v13h-7V60H80v10z'), shape('slate', 'M94 42c6-2 10 2 9 8-4 3-9 0-9-8z'), line('M105 50h.1'), p.fence(-20, 140, 76)),
  dunny: scene('hills', 'grass', wall(42, 36, 46, 'plank'), shape('wood', 'M36 26L84 18v6l-46 8z'), box('wood', 50, 32, 20, 38), fine('M55 32v38M60 32v38M65 32v38'), shape('dark', 'M60 48c-9-6-6-12-3-12 2 0 3 2 3 3 0-1 1-3 3-3 3 0 6 6-3 12z'), p.bush(84), p.bush(20), p.tree(104, 38)),
  workers_cottages: scene('works', 'street', row(4, 30, (x) => [wall(x, 30, 22, 'brick'), roof(x, 30, 14, 'slate', 48, 2), arch(x + 5, 8, 15), pane(x + 18, 53, 7, 7), p.chimney(x + 20, 30, 10, x === 30)], 0), rope('M2 40C30 46 40 46 60 42'), shape('snow', 'M16 43h8v10h-8z'), shape('blue', 'M28 44h7v8h-7z')),
  construction_site: scene('town', 'yard', shape('earth', 'M8 70l6 8h88l6-8z'), beam('M26 70V34M46 70V34M66 70V34M22 44h48M22 34h48M26 56l20-12M46 56l20-12'), p.crane(92, 56, -34, [line('M0 0v2'), box('wood', -8, 2, 16, 4)], 'wood'), put(106, 71, 0.9, p.bricks(2, 3)), put(14, 71, 0.9, p.person('blue', 'cap'))),
  logging_camp: scene('forest', 'grass', shape('sail', 'M10 70L34 34l24 36z'), shape('dark', 'M28 70l6-20 6 20z'), p.fir(6, 50), p.fir(108, 54), put(76, 70, 1, [shape('wood', 'M-9 0l1-12H8L9 0z'), disk('plank', 0, -12, 8, 3)]), put(80, 57, 1, p.turn(0, 0, 24, p.axe)), put(98, 74, 0.9, p.log(34)), put(56, 74, 0.9, p.log(30))),
  ms_dagmar: atSea([mastAndFlag(), box('sail', -10, -26, 34, 12), row(4, 8, (x) => disk('glow', x, -20, 2), -4), p.funnel(2, -26, 14, 8), shape('red', 'M-46-14h94l-7 17h-72c-8-4-12-10-15-17z'), shape('sail', 'M-43-10h89l-1 3h-86z')], 1.1),
  pawnbrokers: scene('town', 'street', p.shop(16, 66, 'violet', 'plaster', 'slate'), rope('M82 22h22M93 22v6M86 40v-8h14v8'), disk('gold', 86, 44, 6), disk('gold', 100, 44, 6), disk('gold', 93, 53, 6), put(34, 66, 0.5, p.vase('gold')), p.clock(52, 60, 4.5)),
  pirates_lair: scene('night', 'none', shape('rock', 'M-60 80V30l30-20 40-8 50 10 40 20 40 12 60 36z'), shape('dark', 'M20 72c-4-30 16-44 38-44s42 14 40 44z'), shape('sand', 'M-90 70H210V90H-90z'), put(58, 70, 1, [shape('wood', 'M-14 0v-10h28V0z'), shape('leather', 'M-14-10c0-10 28-10 28 0z'), shape('gold', 'M-11-10c4-4 18-4 22 0z'), box('gold', -2, -9, 4, 5)]), rope('M88 70V24'), shape('coal', 'M88 24h26v20H88z'), put(101, 34, 0.95, p.skull)),
  junkyard: scene('works', 'yard', put(60, 70, 1, p.heap(112, 40, 'earth')), put(34, 54, 1.2, p.gear(10, 'iron')), put(62, 40, 1.1, p.wheel(11, 'iron')), put(86, 58, 1, p.gear(8)), shape('metal', 'M44 60l16-8 6 6-16 8z'), rope('M70 34l10-14 8 3M24 46l-6-14'), put(78, 70, 1, p.turn(0, 0, 18, p.beams(1))), shape('red', 'M98 70v-10h5l3-6h9v16z'), disk('iron', 104, 70, 4), p.fence(-20, 12)),
  dive_bar: scene('night', 'street', wall(-60, 240, 66, 'slate', 70), shape('shade', 'M-90 0H210V70H-90z'), box('dark', 34, 30, 26, 40), shape('glow', 'M38 34h18v36H38z'), shape('violet', 'M28 20h38v9H28z'), put(47, 24.5, 0.55, p.star(6)), put(47, 70, 1, p.person('dark', 'cap')), p.lamp(76, 70, 34), put(98, 70, 1.6, p.bottle('green')), put(14, 70, 1.2, p.cask)),
  picket_line: scene('works', 'street', wall(56, 70, 30, 'brick'), p.sawtooth(56, 70, 12, 4, 40, 'slate'), beam('M66 70V50M72 70V50M78 70V50M84 70V50M90 70V50M62 52h34'), row(4, 19, (x, index) => [rope(`M${x + 7} 56V${24 + (index % 2) * 6}`), box((['sail', 'red', 'sail', 'gold'] as const)[index]!, x, 18 + (index % 2) * 6, 15, 11), fine(`M${x + 3} ${22 + (index % 2) * 6}h9M${x + 3} ${25 + (index % 2) * 6}h9`), put(x, 72, 1, p.person((['blue', 'leather', 'teal', 'red'] as const)[index]!, 'cap'))], 12)),
  tobacco_factory: scene('works', 'yard', works(86), put(40, 72, 1.1, shape('leaf', 'M0 0c-12-8-12-24 0-34 12 10 12 26 0 34z')), line('M40 72V42M40 60l-6-5M40 60l6-5M40 52l-5-5M40 52l5-5'), shape('leather', 'M84 54h12v6c0 10 4 10 10 6l12-8 2 4-12 9c-12 8-22 6-24-6z'), p.smoke(90, 53, 0.6)),
  cattle_drive: scene('hills', 'grass', put(94, 62, 0.75, p.cow('leather')), put(62, 64, 0.8, p.cow()), put(82, 74, 0.95, p.cow()), put(36, 75, 0.95, p.cow('leather')), put(112, 74, 0.9, p.person('red', 'straw')), rope('M106 64l-8-14')),
  wooden_crane: scene('sea', 'quay', wall(20, 34, 34, 'wood'), roof(20, 34, 22, 'straw', 36, 12), put(37, 54, 1, p.wheel(12)), shape('wood', 'M40 18L94 6l1 5-54 14z'), rope('M92 9v30'), put(92, 39, 1, [rope('M0 0l-7 5M0 0l7 5'), put(0, 17, 0.9, p.barrel())]), shape('sea', 'M68 70H210V90H68z'), put(94, 74, 0.9, p.rowingBoat)),
  lumber_mill: scene('forest', 'grass', shape('sea', 'M70 66H210V90H62z'), wall(12, 54, 24, 'wood'), roof(12, 54, 18, 'straw', 46), arch(22, 14, 18), pane(46, 52), put(76, 56, 1.25, p.wheel(14)), put(102, 64, 1, p.logs(3)), put(28, 74, 0.9, p.boards(3, 34)), p.waves(74, 150, 74)),
  main_station: scene('town', 'yard', wall(8, 104, 22, 'plaster'), shape('glass', 'M24 48a36 32 0 0 1 72 0z'), line('M60 16v32M42 20v28M78 20v28M26 38h68'), shape('iron', 'M20 48a40 36 0 0 1 80 0h-5a35 31 0 0 0-70 0z'), p.clock(60, 38, 6.5), put(62, 72, 1, locomotive()), p.rails(-60, 180, 72)),
  hotel: scene('town', 'street', wall(28, 58, 46, 'sail'), p.mansard(28, 58, 14, 24, 4, 'teal'), panes([33, 46, 61, 75], 29, 7, 8), panes([33, 46, 61, 75], 42, 7, 8), p.awning(44, 54, 26, 'red', 6), arch(52, 10, 13), panes([33, 75], 58, 7, 8), box('red', 92, 18, 14, 40), put(99, 25, 0.8, p.star(6)), put(99, 38, 0.8, p.star(6)), put(99, 51, 0.8, p.star(6)), rope('M86 22h6M86 54h6')),
  fur_factory: scene('works', 'yard', p.stack(4, 54), p.factory(12, 48, 24, 3), rope('M60 38h60'), row(3, 20, (x, index) => put(x, 64, 0.9, p.hide((['leather', 'hide', 'cow'] as const)[index]!), fine('M-6-26v4M6-26v4')), 72), beam('M60 70V34M118 70V34')),
  wainwrights: scene('hills', 'yard', p.barn({ x: 4, width: 52, height: 24, wall: 'wood', roof: 'straw', doors: 1 }), put(84, 54, 1, p.wheel(17)), put(38, 60, 1, p.wheel(10)), put(108, 62, 1, p.wheel(8))),
  fishermans_hut: scene('sea', 'none', shape('sea', 'M-90 62H210V90H-90z'), beam('M16 78V52M40 78V52M80 78V52'), box('wood', 8, 52, 80, 4), wall(14, 40, 20, 'plank', 52), roof(14, 40, 15, 'straw', 32), arch(28, 10, 16, 'dark', 52), pane(42, 36), beam('M62 52V26M84 52V26M60 28h26'), put(68, 30, 0.75, p.hungFish()), put(78, 30, 0.75, p.hungFish()), put(100, 75, 0.95, p.rowingBoat), p.waves(-30, 150, 76, 40)),
  soup_kitchen: scene('town', 'street', put(46, 68, 1.6, p.pot), put(46, 71, 1, p.fire), p.steam(38, 36, 1.2), p.steam(48, 34, 1.2), p.steam(58, 36, 1.2), put(14, 71, 1.15, p.person('sail', 'none')), rope('M20 52l14-12'), row(3, 16, (x, index) => put(x, 71, 1, p.person((['leather', 'blue', 'green'] as const)[index]!, 'cap')), 80)),
  cattle_market: scene('town', 'yard', p.flag(60, 26, 'red', 12), roof(16, 88, 14, 'tile', 40, 10), beam('M20 70V40M60 70V40M100 70V40'), put(40, 70, 1, p.cow()), put(84, 70, 1, p.cow('leather')), p.fence(-20, 140, 76), disk('gold', 60, 48, 6), line('M59 51v-6h3M59 48h2')),
  brick_trader: scene('town', 'street', p.stall(8, 44, 'red'), put(30, 58, 0.75, p.bricks(4, 2)), put(92, 72, 1.3, p.cart(p.bricks(4, 3), 40)), put(60, 71, 0.9, p.person('teal', 'top'))),
  clay_company: scene('hills', 'yard', wall(6, 40, 26, 'plaster'), roof(6, 40, 14, 'tile', 44), arch(20, 12, 18), beam('M54 70V30h60v40M54 50h60'), put(66, 50, 0.95, p.vase()), put(84, 50, 0.8, p.vase('brick')), put(102, 50, 0.95, p.vase()), put(66, 70, 0.8, p.vase('brick')), put(84, 70, 0.95, p.vase()), put(102, 70, 0.8, p.vase('brick'))),
  smelting_furnace: scene('works', 'yard', p.smoke(44, 18, 1), p.furnace(18, 52, 50), shape('flame', 'M50 69h26l8 4H48z'), put(98, 71, 1, p.ingots(2, 'iron')), put(86, 71, 0.95, p.person('leather', 'cap')), put(8, 71, 0.9, p.heap(24, 14, 'clay'))),
  flea_market: scene('town', 'street', shape('violet', 'M4 66h50l6 10H-2z'), shape('teal', 'M66 66h50l6 10H60z'), put(16, 72, 0.9, p.vase('blue')), p.clock(32, 64, 7), put(46, 73, 0.8, p.boot()), beam('M82 72V44'), shape('red', 'M74 46l3-12h10l3 12z'), put(102, 72, 0.8, p.chair), put(64, 64, 0.9, p.person('leather', 'straw'))),
  inn: scene('hills', 'grass', wall(16, 74, 36, 'plaster'), roof(16, 74, 16, 'slate', 34), panes([22, 36, 64, 78], 39), arch(42, 20, 28, 'dark'), panes([22, 78], 56), p.sign(90, 38, beam('M-5-3v7M-5 1H5v3M-3-1h3'), 'sail'), p.tree(6, 34), p.bush(104)),
  cannery_row: scene('sea', 'quay', p.stack(4, 50), p.factory(12, 66, 24, 4, 'plaster'), row(3, 16, (x, index) => put(x, index === 1 ? 71 : 71, 1, tin()), 76), put(92, 53, 1, tin())),
  hides_trader: scene('town', 'street', wall(2, 46, 32, 'plank'), roof(2, 46, 14, 'slate', 38), box('dark', 8, 44, 34, 14), put(17, 58, 0.5, p.hide()), put(33, 58, 0.5, p.hide('leather')), box('wood', 8, 58, 34, 12), row(6, -6, (y, index) => shape((['hide', 'leather', 'hide', 'cow', 'hide', 'leather'] as const)[index]!, `M${58 + index * 1.5} ${y}c-3-6 2-6 6-6h${34 - index * 3}c4 0 8 1 6 6z`), 71), put(113, 71, 0.9, p.person('leather', 'straw'))),
  fur_industry: scene('works', 'yard', p.stack(96, 58), p.stack(107, 50), p.factory(10, 84, 26, 5, 'slate'), beam('M14 72V40h72v32'), row(3, 23, (x, index) => put(x, 72, 1, p.coat((['leather', 'hide', 'cow'] as const)[index]!, (['hide', 'leather', 'hide'] as const)[index]!)), 27)),
  department_of_agriculture: scene('hills', 'grass', p.field(-40, 20), p.field(100, 150), office(put(0, 8, 0.55, p.sheaf))),
  department_of_economics: scene('town', 'street', office([line('M-6 5V-6M-6 5H7'), shape('teal', 'M-4 5v-4h2.5v4zM-.5 5v-7H2v7zM3 5V-6h2.5V5z')]), put(12, 72, 0.7, p.coins(5)), put(108, 72, 0.7, p.coins(3))),
  stockmarket: scene('town', 'street', p.dome(36, 48, 14, 'slate', 34), p.temple(14, 92, 36, 7), box('sail', 36, 42, 48, 22), { paint: 'line', d: 'M40 60l9-6 8 3 9-11 7 4 8-6' }, shape('red', 'M83 42l-7 1 5 5z')),
  souvenir_shop: scene('sea', 'quay', wall(10, 52, 28, 'sail'), p.awning(6, 34, 60, 'red', 9), p.shopWindow(14, 46, 32, 12), arch(48, 10, 20), put(26, 57, 0.24, p.sailer), rope('M86 70V30M74 36h24M74 48h24M74 60h24'), row(2, 13, (x) => [box('blue', x, 32, 9, 9), box('gold', x, 44, 9, 9), box('green', x, 56, 9, 9)], 75), shape('iron', 'M108 70c2-14 3-24 4-36 1 12 2 22 4 36h-3l-1-8-1 8z')),
  wreckers: scene('town', 'yard', shape('brick', 'M14 70V34h10l4 8 6-4 4 12 8-3 2 10 6 1v12z'), panes([19, 30], 56), put(62, 71, 1, p.heap(34, 12, 'brick')), p.crane(100, 54, -46, [rope('M0-18V4'), disk('iron', 0, 10, 7)], 'iron'), beam('M46 70l14-16M70 70l-8-14')),
  blast_furnace: scene('works', 'yard', p.smoke(46, 10, 1.2), shape('iron', 'M28 70l6-26 4-34h16l4 34 6 26z'), line('M34 44h24M37 22h18M31 58h30'), shape('flame', 'M38 10h16v-4H38z'), arch(38, 16, 14, 'dark'), put(46, 70, 0.9, p.fire), beam('M58 16L112 70M64 16l54 54'), put(92, 54, 1, shape('iron', 'M-8-6h12v10H-8z')), p.stack(8, 46, 8), put(84, 72, 0.8, p.ingots(2))),
  biofuel_facility: scene('hills', 'grass', p.dome(6, 44, 26, 'green', 52), wall(6, 44, 18, 'plaster'), wall(58, 22, 42, 'metal'), p.dome(58, 22, 7, 'slate', 28), wall(84, 22, 34, 'metal'), p.dome(84, 22, 7, 'slate', 36), line('M50 58h8M80 44h4M50 64h8'), put(69, 50, 0.9, shape('leaf', 'M-7 6c-3-14 6-14 14-14 1 10-4 16-14 14z')), line('M62 56l9-9'), p.field(106, 150)),
  ranch: scene('hills', 'grass', wall(6, 50, 20, 'wood'), roof(6, 50, 14, 'tile', 50, 4), panes([12, 40], 55), arch(26, 10, 16), beam('M70 70V34M114 70V34M64 36h56'), put(92, 40, 0.6, p.cowHead), put(92, 70, 0.9, p.cow('leather')), p.fence(-20, 4), p.fence(56, 68), p.fence(120, 150)),
  trading_firm: scene('sea', 'quay', wall(10, 62, 40, 'plaster'), p.mansard(10, 62, 12, 30, 4, 'tile'), panes([16, 30, 46, 60], 36), box('teal', 12, 48, 58, 6), p.shopWindow(16, 57, 16, 13), p.shopWindow(50, 57, 16, 13), arch(36, 10, 15), disk('water', 92, 52, 14), shape('leaf', 'M84 42c8-4 12 0 10 4s-8 2-8 8-8 0-8-4zM96 54c6-2 10 0 8 4s-6 6-9 6-3-8 1-10z'), beam('M92 66v4M84 72h16'), line('M78 52a14 14 0 0 0 28 0')),
  trafficking_spot: scene('night', 'none', shape('rock', 'M-60 66V10l40 4 26 10 14 2 10 18 4 22zM210 66V6l-60 6-30 14-14 4-10 20-8 16z'), shape('dark', 'M104 64c-1-10 4-16 12-16v16z'), shape('sea', 'M-90 60H210V90H-90z'), p.waves(-30, 150, 64, 38), put(56, 74, 1.3, p.rowingBoat), put(44, 66, 0.95, p.person('dark', 'hood')), put(58, 66, 0.8, p.barrel()), put(70, 66, 0.8, p.barrel()), box('glow', 31, 50, 5, 7), rope('M33.5 50v-4')),
  major_corporation: scene('town', 'street', box('glass', 40, 4, 40, 66), fine('M48 4v66M56 4v66M64 4v66M72 4v66'), row(7, 9, (y) => box('glow', 43, y, 34, 4), 8), box('blue', 20, 34, 20, 36), row(4, 9, (y) => box('glow', 23, y, 14, 4), 38), box('slate', 80, 26, 22, 44), row(5, 9, (y) => box('glow', 83, y, 16, 4), 30), arch(54, 12, 10), p.tree(10, 20), p.tree(112, 20)),
  emporium: scene('town', 'street', p.dome(46, 28, 18, 'teal', 26), p.flag(60, 12, 'gold', 8), wall(10, 100, 44, 'plaster'), box('stone', 8, 24, 104, 5), row(6, 16, (x) => arch(x, 10, 16, 'glow', 48), 15), row(3, 33, (x) => [p.shopWindow(x, 56, 24, 12), p.awning(x - 1, 51, 26, 'teal', 6)], 14), put(26, 68, 0.4, p.coat('red')), put(58, 68, 0.4, p.bottle()), put(92, 68, 0.4, p.vase('gold'))),
  cobblers: scene('town', 'street', p.house({ x: 12, width: 50, floors: 2, wall: 'timber' }), p.sign(62, 30, put(-2, 5, 0.55, p.boot()), 'sail'), put(94, 72, 1.7, p.boot()), put(76, 72, 0.9, p.boot('coal'))),
  rattletrap_car: scene('hills', 'street', p.smoke(112, 62, 0.7), shape('teal', 'M10 62V50c0-3 3-4 8-4h18l6-18h38c4 0 6 3 6 7v11h14c6 0 9 4 9 10v6z'), shape('glass', 'M42 44l4-12h14v12zM64 44V32h14c2 0 3 2 3 4v8z'), line('M60 46v16M10 54h99M84 52h6'), disk('gold', 12, 52, 4), disk('coal', 32, 63, 10), disk('metal', 32, 63, 4), disk('coal', 90, 63, 10), disk('metal', 90, 63, 4), beam('M44 28h38'), put(62, 28, 0.8, p.crate(14)), put(76, 28, 0.7, p.sack())),
  wholesale_bakery: scene('works', 'street', p.chimney(20, 14, 18), wall(4, 60, 34, 'plaster'), roof(4, 60, 14, 'tile', 36), panes([10, 22], 42, 7, 8), box('dark', 36, 44, 22, 26), put(24, 69, 0.8, p.loaf), shape('red', 'M64 66V40h32v10h12l8 8v8z'), shape('glass', 'M98 53h8l5 6H98z'), put(80, 56, 0.75, p.loaf), disk('coal', 76, 67, 6), disk('coal', 104, 67, 6)),
  toy_fair: scene('town', 'grass', shape('red', 'M8 46L36 18l28 28z'), shape('sail', 'M22 46l14-28 14 28z'), box('sail', 12, 46, 48, 24), box('red', 28, 46, 16, 24), p.flag(36, 20, 'gold', 12), put(86, 72, 1.1, [disk('leather', -7, -27, 3.5), disk('leather', 7, -27, 3.5), disk('leather', 0, -21, 9), disk('leather', 0, -7, 9, 8), disk('hide', 0, -6, 5), disk('hide', 0, -18, 4, 3), disk('leather', -9, -3, 4), disk('leather', 9, -3, 4), line('M-3-23h.1M3-23h.1M0-19h.1')]), put(110, 72, 0.9, p.crate(12, 'blue')), put(110, 61, 0.9, p.crate(10, 'gold'))),
}

function turbine(x: number, height: number, blade: number): p.Drawing {
  const hub = GROUND - height
  return [
    shape('snow', `M${x - 2} ${GROUND}L${x - 1} ${hub}h2L${x + 2} ${GROUND}z`),
    ...[20, 140, 260].map((angle) => ({ move: `translate(${x} ${hub}) rotate(${angle})`, of: shape('snow', `M-1.5 0c-3-${blade * 0.4} 0-${blade * 0.8} 1-${blade} 2 ${blade * 0.3} 3 ${blade * 0.7} 1.5 ${blade}z`) })),
    disk('metal', x, hub, 2.6),
  ]
}

function locomotive(): p.Drawing {
  return [
    p.smoke(-20, -30, 0.8), box('iron', -26, -22, 36, 14), shape('red', 'M10-34h20v26H10z'), box('slate', 7, -37, 26, 4), box('glow', 14, -29, 10, 9), shape('coal', 'M-23-22l-2-9h9l-2 9z'), shape('gold', 'M-10-22c0-6 8-6 8 0z'), disk('gold', -27, -15, 3),
    box('coal', -28, -9, 60, 4), disk('red', -18, -5, 5), disk('red', -4, -5, 5), disk('red', 14, -5, 5), disk('red', 26, -5, 5), shape('iron', 'M-28-8l-8 8h8z'),
  ]
}

function tin(): p.Drawing {
  return [shape('metal', 'M-8 0v-16h16V0z'), disk('metal', 0, -16, 8, 2.5), box('blue', -8, -12, 16, 8), put(-1, -8, 0.38, p.fish)]
}

function mastAndFlag(): p.Drawing {
  return [p.mast(-30, 26, -14), p.mast(36, 24, -14), rope('M-44-14l14-26 66 2'), shape('gold', 'M36-38l10 3-10 3z')]
}

const SHIPS: Record<string, Scene> = {
  wooden_ship: atSea(p.sailer, 1.05),
  iron_ship: atSea(p.steamer, 1.05),
  steel_ship: atSea(p.freighter, 0.95),
  luxury_liner: atSea(p.liner, 0.92),
}

const note = (x: number, y: number, angle: number): p.Drawing =>
  p.turn(x, y, angle, box('sail', -34, -19, 68, 38), { paint: 'line', d: p.boxPath(-30, -15, 60, 30), fine: true }, disk('gold', 0, 0, 10), line('M-2 6V-6h6M-2 0h5M-25-9h10M-25-4h8M15 9h10'), disk('red', 24, -8, 4))
const LOANS: Record<string, Scene> = {
  loan: scene('none', 'none', box('quay', -90, -20, 300, 120), note(60, 40, -4)),
  loan_of_three: scene('none', 'none', box('quay', -90, -20, 300, 120), note(56, 28, -9), note(64, 40, 5), note(58, 52, -3)),
}

/** The board itself: the town behind the harbour, from -90 to 210 and small, its quay at 57. */
const HARBOUR: Record<string, Scene> = {
  harbour: scene('none', 'none',
    shape('far', 'M-90 58c30-14 60-18 96-11s60-7 100-4 70-2 104 7v10H-90z'),
    put(-90, 57, 0.36, put(0, -70, 1,
      p.lighthouse(24, 40), p.tree(52, 30), p.stack(76, 56), p.factory(84, 70, 24, 4), p.stack(150, 46),
      p.house({ x: 190, width: 44, floors: 2, wall: 'timber' }), p.house({ x: 240, width: 34, wall: 'brick', roof: 'slate', front: true }), p.tree(290, 34),
      p.church({ x: 310, nave: 50, towerHeight: 40 }), p.house({ x: 392, width: 46, floors: 2 }), p.house({ x: 444, width: 36, roof: 'slate' }), p.tree(494, 30), p.tree(506, 38),
      p.house({ x: 524, width: 40, floors: 2, wall: 'stone', front: true }), p.crane(592, 46, 40, p.crate(13), 'iron'),
      [660, 700, 740].map((x, place) => [wall(x, 38, 34, place % 2 ? 'plaster' : 'brick'), gable(x, 38, 18, 'slate', 36, place % 2 ? 'plaster' : 'brick'), box('dark', x + 13, 42, 12, 10), arch(x + 10, 18, 16)]),
      put(646, 70, 1, p.barrel()), p.stack(800, 50), p.tree(820, 30),
    )),
    shape('quay', 'M-90 57H210v4H-90z'), line('M-90 57H210'),
  ),
}

export const scenes: Record<string, Scene> = { ...STANDARD, ...SPECIAL, ...SHIPS, ...LOANS, ...HARBOUR }

export default (id: string, look?: Look): string => draw(scenes, id, look)
