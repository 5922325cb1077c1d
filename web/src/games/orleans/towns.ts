/** The cities of the map, each by what is seen of it from afar. They are shown small, so there is little in each of them, and that is large. */
import * as p from '../../lib/art/parts'
import { scene, type Scene } from '../../lib/art/scene'

const { shape, box, wall, roof, gable, arch, line, GROUND } = p

const town = (...of: p.Drawing[]): Scene => scene('none', 'none', of)
const home = (x: number, width: number, height: number, cover: p.Paint = 'tile', face: p.Paint = 'plaster', base = GROUND): p.Drawing => [wall(x, width, height, face, base), gable(x, width, width * 0.6, cover, base - height, face), box('glow', x + width / 2 - 3, base - height + 3, 6, 7)]
const long = (x: number, width: number, height: number, cover: p.Paint = 'tile', face: p.Paint = 'plaster', base = GROUND): p.Drawing => [wall(x, width, height, face, base), roof(x, width, 14, cover, base - height, 5), box('glow', x + 6, base - height + 5, 6, 7), box('glow', x + width - 12, base - height + 5, 6, 7)]
const steeple = (x: number, width: number, height: number, pointed: number, cover: p.Paint = 'slate', base = GROUND): p.Drawing => [wall(x, width, height, 'stone', base), p.spire(x, width, pointed, cover, base - height), arch(x + width / 2 - 3, 6, 10, 'glow', base - height + 14)]
const keep = (x: number, width: number, height: number, base = GROUND): p.Drawing => [wall(x, width, height, 'stone', base), p.battlements(x - 2, width + 4, base - height), p.slit(x + width / 2 - 1.250, base - height + 8)]
const round = (x: number, width: number, height: number, base = GROUND): p.Drawing => [wall(x, width, height, 'stone', base), p.spire(x - 2, width + 4, width * 1.300, 'slate', base - height), p.slit(x + width / 2 - 1.250, base - height + 7)]
const mound = (height: number): p.Drawing => shape('leaf', `M4 72C20 ${72 - height} 40 ${70 - height} 60 ${70 - height}S100 ${72 - height} 116 72z`)
const cliff = (top: number): p.Drawing => shape('rock', `M8 72l6-${72 - top}h92l6 ${72 - top}z`)
const bridge = (x: number, width: number): p.Drawing => shape('stone', `M${x} 72V58h${width}v14h-6a8 9 0 0 0-16 0h-8a8 9 0 0 0-16 0z`)
const water = shape('water', 'M2 66h116v8H2z')

export const TOWNS: Record<string, Scene> = {
  le_mans: town(shape('brick', 'M6 72V52h108v20z'), p.battlements(6, 108, 52, 'brick'), long(34, 50, 14, 'slate', 'stone', 50), steeple(24, 18, 34, 16, 'slate', 52), home(86, 20, 6, 'tile', 'plaster', 50), arch(54, 12, 15, 'dark', 72)),
  chartres: town(long(36, 60, 24, 'green', 'stone'), steeple(22, 17, 36, 30, 'slate'), steeple(44, 17, 42, 26, 'stone'), p.rose(41, 46, 5), home(90, 22, 12)),
  etampes: town(home(8, 26, 14), shape('stone', 'M44 72V22l6-6 5 5 6-9 6 7 6-4 5 7v50z'), p.slit(52, 34), p.slit(68, 34), arch(55, 12, 16, 'dark'), home(82, 28, 16, 'slate')),
  chateaudun: town(cliff(50), long(44, 58, 20, 'slate', 'plaster', 50), round(20, 26, 30, 50), box('glow', 70, 34, 6, 8)),
  orleans: town(shape('stone', 'M-8 72V50h136v22z'), p.battlements(-8, 136, 50), long(32, 56, 26, 'slate', 'stone', 50), steeple(30, 20, 46, 4, 'slate', 50), steeple(70, 20, 46, 4, 'slate', 50), p.battlements(28, 24, 4), p.battlements(68, 24, 4), gable(50, 20, 12, 'slate', 24, 'stone'), p.rose(60, 28, 6), home(4, 24, 8, 'tile', 'plaster', 50), home(94, 24, 8, 'tile', 'plaster', 50), arch(51, 18, 18, 'dark', 72), arch(10, 12, 13, 'dark', 72), arch(98, 12, 13, 'dark', 72), p.flag(60, 12, 'blue', 12)),
  montargis: town(home(8, 24, 20), home(34, 22, 26, 'slate'), steeple(58, 16, 32, 16), home(78, 30, 18), water, shape('stone', 'M34 74c4-16 36-16 40 0h-8c-4-8-20-8-24 0z')),
  vendome: town(long(44, 64, 18), steeple(10, 22, 34, 30), round(56, 14, 30), round(78, 14, 30), arch(71, 8, 14, 'dark')),
  blois: town(water, long(8, 100, 24, 'slate', 'plaster', 66), shape('stone', 'M48 66V26h24v40z'), line('M48 56l24-8M48 46l24-8M48 36l24-8'), p.spire(46, 28, 14, 'slate', 26), box('glow', 34, 48, 6, 9), box('glow', 80, 48, 6, 9)),
  briare: town(water, home(10, 28, 18, 'tile', 'plaster', 66), home(40, 26, 24, 'slate', 'plaster', 66), p.put(92, 70, 0.800, p.rowingBoat), p.mast(92, 36, 64), shape('sail', 'M78 32h28c3 7 3 14 0 20H78c3-6 3-13 0-20z')),
  tours: town(long(38, 64, 22, 'slate', 'stone'), wall(18, 20, 44, 'stone'), p.dome(18, 20, 12, 'slate', 26), wall(46, 20, 44, 'stone'), p.dome(46, 20, 12, 'slate', 26), p.rose(42, 44, 5), home(88, 24, 14)),
  montrichard: town(mound(24), keep(40, 36, 40, 56), home(14, 24, 12, 'tile', 'plaster', 72), home(84, 24, 12, 'tile', 'plaster', 72)),
  vierzon: town(home(8, 28, 16), shape('plaster', 'M46 72V26h22v46z'), p.clock(57, 38, 6), p.spire(44, 26, 18, 'slate', 26), arch(51, 12, 16, 'dark'), home(76, 32, 18, 'slate')),
  sancerre: town(shape('leaf', 'M2 74C20 56 34 42 60 42s42 14 58 32z'), line('M16 70c8-8 14-14 20-18M30 72c4-8 10-14 16-20M90 72c-4-8-10-14-16-20M104 70c-8-8-14-14-20-18'), home(34, 20, 8, 'tile', 'plaster', 48), keep(54, 16, 34, 46), home(70, 20, 8, 'tile', 'plaster', 48)),
  chinon: town(cliff(52), wall(14, 92, 14, 'stone', 52), p.battlements(14, 92, 38), round(16, 18, 26, 52), keep(52, 16, 30, 52), round(86, 18, 26, 52)),
  loches: town(keep(18, 38, 54), p.slit(24, 36), p.slit(46, 36), wall(60, 48, 20, 'stone'), p.spire(60, 16, 26, 'stone', 50), p.spire(76, 16, 26, 'stone', 50), p.spire(92, 16, 26, 'stone', 50), arch(78, 12, 14, 'dark')),
  bourges: town(long(26, 84, 30, 'slate', 'stone'), steeple(8, 24, 42, 8, 'slate'), steeple(46, 22, 48, 8, 'slate'), p.rose(39, 46, 6), arch(34, 9, 15, 'dark'), arch(72, 8, 14, 'glow', 66), arch(88, 8, 14, 'glow', 66)),
  nevers: town(long(8, 52, 18, 'slate'), steeple(20, 16, 34, 16), keep(68, 32, 36), p.spire(66, 36, 20, 'tile', 34), arch(78, 12, 18, 'dark')),
  chatellerault: town(water, bridge(6, 108), round(24, 22, 34, 62), round(74, 22, 34, 62), arch(52, 16, 20, 'dark', 60)),
  le_blanc: town(water, home(8, 26, 16, 'tile', 'plaster', 66), cliff(56), long(36, 48, 18, 'tile', 'stone', 56), round(30, 16, 26, 56), round(76, 16, 26, 56)),
  chateauroux: town(long(34, 52, 26, 'slate'), round(16, 22, 38), round(82, 22, 38), arch(54, 12, 18, 'dark')),
  argenton_sur_creuse: town(water, home(6, 26, 18, 'slate', 'plaster', 66), home(34, 24, 22, 'slate', 'plaster', 66), shape('leaf', 'M62 68c6-26 18-30 26-30s22 8 28 30z'), wall(80, 16, 14, 'stone', 42), p.spire(79, 18, 12, 'tile', 28), shape('gold', 'M86 16l2-8 2 8z')),
  la_chatre: town(p.timber(8, 30, 26), gable(8, 30, 18, 'tile', 44), keep(46, 26, 44), home(80, 30, 18)),
  saint_amand_montrond: town(mound(16), long(34, 50, 18, 'tile', 'stone', 60), steeple(56, 18, 34, 18, 'tile', 60), arch(40, 8, 12, 'dark', 60), keep(90, 18, 20, 66)),
}
