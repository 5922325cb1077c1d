/** What makes the table look up in Little Town, and the houses that somebody has built. */
import * as p from '../../lib/art/parts'
import { behind, draw, inside } from '../../lib/art/scene'
import { TABLE, moving, still, whose, type Layer, type Plan, type Scene, type Sight, type Town } from '../../lib/scenes'
import { ROUNDS } from './cards'
import { scenes as pictures } from './pictures'
import type { LittleTownEvent, LittleTownView } from './types'

const { put } = p

const MEAL: Layer[] = [
  still(behind('hills', 'grass') + inside(p.tree(-14, 44), p.tree(134, 38), put(60, 76, 1, p.table(92, 24)))),
  moving('drop', inside(put(32, 53, 1.1, p.loaf)), 0),
  moving('drop', inside(put(60, 46, 1, p.fish)), 1),
  moving('drop', inside(put(88, 53, 1, p.loaf)), 2),
]
const HUNGER: Layer[] = [
  still(behind('hills', 'grass') + inside(put(60, 76, 1, p.table(92, 24)), put(60, 54, 1.3, p.plate))),
  moving('rise', inside(put(14, 74, 1.2, p.person('blue', 'straw')))),
  moving('rise', inside(put(106, 74, -1.2, p.person('red', 'cap'))), 1),
]
const PARCHMENT: Layer[] = [
  still(behind('hills', 'grass')),
  moving('flip', inside(p.box('sail', 34, 8, 52, 64), p.fine('M42 20h36M42 28h36M42 36h24'), put(60, 52, 1.5, p.star(9)))),
  moving('drop', inside(p.disk('red', 78, 64, 7), put(78, 64, 0.6, p.star(6))), 4),
]
const DUSK: Layer[] = [
  still(behind('town', 'grass') + inside(p.wall(36, 48, 60, 'plaster'), p.roof(36, 48, 16, 'tile', 10, 10), p.arch(44, 32, 48, 'dark', 60))),
  moving('ring', inside(put(60, 16, 1.15, p.bell))),
]

type Seen = Sight<LittleTownEvent, LittleTownView>

function one(event: LittleTownEvent, { me, names, before, now }: Seen): Scene[] {
  const player = names[event.seat] ?? ''
  switch (event.event) {
    case 'workers_fed': {
      // Everybody feeds; each looks at the own table, who watches at the first.
      if (me === null ? before.phase !== 'turn' : event.seat !== me) return []
      const who = me === null ? 'watch' : 'me'
      return [{ kind: 'feeding', args: { who, unfed: me === null ? 0 : event.unfed, points: event.points }, seat: TABLE, weight: event.unfed > 0 ? 80 : 50, layers: event.unfed > 0 ? HUNGER : MEAL }]
    }
    case 'objective_claimed':
      return [{ kind: 'objective', args: { who: whose(me, event.seat), player, points: event.points }, ids: { objective: event.objective }, seat: TABLE, weight: 70, layers: PARCHMENT }]
    case 'round_began':
      if (event.round !== ROUNDS) return []
      return [{ kind: 'last', args: { who: me === null ? 'watch' : whose(me, now.first_player), player: names[now.first_player] ?? '' }, seat: TABLE, weight: 100, layers: DUSK, lasts: 2000 }]
    default:
      return []
  }
}

const plan: Plan<LittleTownEvent, LittleTownView> = (seen) => {
  const scenes = seen.events.flatMap((event) => one(event, seen))
  // Who watches sees one meal.
  return scenes.filter(({ kind }, index) => kind !== 'feeding' || scenes.findIndex((other) => other.kind === 'feeding') === index)
}
export default plan

export const town: Town<LittleTownView> = (view, seat) => view.buildings.filter(({ owner }) => owner === seat).map(({ tile }) => ({ of: draw(pictures, tile, { bare: true, small: true }) }))
