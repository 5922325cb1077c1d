/** What makes the table look up in Craftsmen, and the estate that somebody has built. */
import * as p from '../../lib/art/parts'
import { behind, inside, standing } from '../../lib/art/scene'
import { TABLE, moving, still, whose, type Layer, type Plan, type Scene, type Sight, type Town } from '../../lib/scenes'
import { SEASONS, buildingOf, shipOf } from './cards'
import { scenes as pictures } from './pictures'
import type { CraftsmenEvent, CraftsmenView } from './types'

type Seen = Sight<CraftsmenEvent, CraftsmenView>
type Of<Name extends CraftsmenEvent['event']> = Extract<CraftsmenEvent, { event: Name }>

const { put, shape, disk } = p

// Pictures.

const dots = (paint: p.Paint, spots: [number, number][], size: number): p.Drawing => spots.map(([x, y]) => disk(paint, x, y, size))
const SPOTS: [number, number][] = [[12, 20], [30, 34], [48, 16], [66, 30], [84, 14], [104, 28], [20, 52], [56, 48], [92, 50], [-16, 30], [136, 22], [-34, 48], [152, 46]]
const light = (paint: p.Paint): string => `<g opacity="0.22">${inside(shape(paint, 'M-90-20H210V90H-90z'))}</g>`
/** The light of the table by the season. */
const YEAR: Record<string, Layer[]> = {
  spring: [still(behind('hills', 'grass') + light('leaf') + inside(p.tree(26, 52), p.tree(96, 44))), moving('drop', inside(dots('meat', SPOTS.slice(0, 7), 2.2)), 1), moving('drop', inside(dots('snow', SPOTS.slice(4), 2)), 3)],
  summer: [still(behind('hills', 'grass') + light('gold')), moving('rise', inside(disk('sun', 60, 26, 15))), moving('grow', inside(p.field(-90, 210, 72)), 1)],
  autumn: [still(behind('forest', 'grass') + light('flame')), moving('grow', inside(put(60, 74, 1.2, p.cart(p.barrel())))), moving('drop', inside(dots('flame', SPOTS.slice(0, 6), 2.4)), 1), moving('drop', inside(dots('bread', SPOTS.slice(5), 2.4)), 3)],
  winter: [still(behind('hills', 'none') + light('blue') + inside(shape('snow', 'M-90 62c60-8 120 6 180-2s90 2 120 0V90H-90z'), p.fir(22, 46, 68), p.fir(100, 38, 68), put(60, 0, 1, p.house({ x: -20, width: 40 })))), moving('drop', inside(dots('snow', SPOTS.slice(0, 7), 1.8)), 1), moving('drop', inside(dots('snow', SPOTS.slice(5), 2.4)), 3)],
}

const EMBLEMS: Record<string, p.Drawing> = {
  bankers_guild: put(0, 4, 0.9, p.coins(2)),
  builders_guild: put(0, 5, 0.8, p.trowel),
  notary: put(0, 5, 0.8, p.scales),
  crafts_guild: put(0, 5, 0.85, p.hammer),
  merchants_guild: put(0, 6, 0.7, p.sack()),
  town_hall: put(0, 0, 1, p.star(6)),
}
/** A guild's house opens its doors. */
const guild = (town: string): Layer[] => [
  still(behind('town', 'street') + inside(p.house({ x: 26, width: 68, floors: 2, wall: 'timber', door: false }), p.arch(50, 20, 26, 'dark'))),
  moving('drop', inside(disk('plank', 60, 34, 11), put(60, 34, 1, EMBLEMS[town] ?? []))),
  moving('rise', inside(put(60, 74, 1.1, p.person('blue', 'cap'))), 1),
]
const SOLD: Layer[] = [still(behind('town', 'street') + inside(put(60, 80, 1, p.table(108, 22)), p.box('plank', 66, 53, 30, 6))), moving('swing', inside(put(40, 56, 1.2, p.gavel)))]
const WATER = inside(shape('sea', 'M-90 68c20-3 40 2 60 0s40-2 60 0 40 2 60 0 40-3 60 0 40 2 60 0V90H-90z'), p.waves(-60, 180, 73))
const FULL: Layer[] = [still(behind('sea', 'none')), still(inside(put(60, 68, 1, p.sailer))), moving('drop', inside(put(46, 56, 0.8, p.barrel())), 0), moving('drop', inside(put(62, 56, 0.8, p.crate(13))), 1), moving('drop', inside(put(80, 56, 0.8, p.sack())), 2), still(WATER)]
const SAILS: Layer[] = [still(behind('sea', 'none')), moving('pass', inside(put(60, 68, 1, p.sailer))), still(WATER), moving('drop', inside(put(100, 78, 1.2, p.coins(3))), 5)]
const LINE: Layer[] = [still(behind('works', 'street') + inside(p.factory(10, 100, 24, 5))), moving('rise', inside(put(30, 64, 1.4, p.gear(12)))), moving('rise', inside(put(58, 62, 1.4, p.gear(10))), 1), moving('drop', inside(put(92, 70, 2, p.star(8))), 4)]
const COUNT: Layer[] = [still(behind('town', 'street') + inside(p.tower(44, 32, 52), p.clock(60, 34, 9))), ...[16, 34, 88, 106].map((x, nth) => moving('drop', inside(put(x, 78, 1.2, p.coins(2 + (nth % 2)))), nth))]

// What is told.

const of = <Name extends CraftsmenEvent['event']>({ events }: Seen, name: Name): Of<Name>[] => events.filter((event): event is Of<Name> => event.event === name)

/** The year is counted: ships sail, sets and granary pay. */
function year(seen: Seen): Scene[] {
  const { me, before } = seen
  const ships = of(seen, 'ship_scored')
  const all = [...ships, ...of(seen, 'sets_scored'), ...of(seen, 'granary_scored')]
  if (all.length === 0) return []
  const mine = all.filter(({ seat }) => seat === me)
  const bonus = ships.filter(({ seat }) => seat === me).reduce((sum, event) => sum + event.bonus, 0)
  const points = mine.reduce((sum, event) => sum + event.points, 0) + bonus
  const who = me === null ? 'watch' : points > 0 ? 'me' : 'none'
  const sails = me === null ? ships.length > 0 : ships.some(({ seat }) => seat === me)
  return [{ kind: sails ? 'sails' : 'year', args: { who, year: before.year, points, bonus }, seat: TABLE, weight: 90, layers: sails ? SAILS : COUNT, lasts: 2000 }]
}

/** Whether a hold of a ship has no room any more. */
const isFull = (view: CraftsmenView, ship: string, good: string): boolean =>
  (view.ships[ship]?.[good] ?? []).length >= (shipOf(ship).holds.find((hold) => hold.good === good)?.fields ?? Infinity)

function one(event: CraftsmenEvent, { me, names, before, now }: Seen): Scene[] {
  const args = { who: whose(me, event.seat), player: names[event.seat] ?? '' }
  switch (event.event) {
    case 'season_begun': {
      const place = me === null ? 0 : now.order.indexOf(me) + 1
      return [{ kind: 'season', args: { season: event.season, year: event.year, place }, seat: TABLE, weight: 60, layers: YEAR[SEASONS[event.season - 1] ?? ''] ?? YEAR.spring! }]
    }
    case 'stage_begun': {
      const discs = (now.queue[event.town] ?? []).flat()
      const helpers = discs.filter((seat) => seat === me).length
      // In winter there are no helpers, and everybody acts. Where only others wait in the queue, it is their affair.
      const who = me === null || discs.length === 0 ? 'watch' : 'me'
      return who === 'me' && helpers === 0 ? [] : [{ kind: 'guild', args: { who, helpers }, ids: { town: event.town }, seat: TABLE, weight: 30, layers: guild(event.town), lasts: 1000 }]
    }
    case 'auction_won':
      return [{ kind: 'sold', args: { ...args, bid: event.bid }, ids: { building: event.building }, seat: TABLE, weight: 62, layers: SOLD }]
    case 'auction_lost':
      return [{ kind: 'unsold', args, ids: { building: event.building }, seat: TABLE, weight: 61, layers: SOLD }]
    case 'bonus_won':
      return [{ kind: 'line', args: { ...args, points: event.points }, ids: { good: event.good }, seat: TABLE, weight: 70, layers: LINE }]
    case 'product_loaded':
      if (!isFull(now, event.ship, event.good) || isFull(before, event.ship, event.good)) return []
      return [{ kind: 'full', args, ids: { ship: event.ship, good: event.good }, seat: event.seat, weight: 45, layers: FULL }]
    default:
      return []
  }
}

const plan: Plan<CraftsmenEvent, CraftsmenView> = (seen) => [...year(seen), ...seen.events.flatMap((event) => one(event, seen))]
export default plan

/** Every workshop of the estate, as its picture shows it. */
export const town: Town<CraftsmenView> = (view, seat) => (view.seats[seat]?.estate ?? []).map(({ building }) => ({ of: standing(pictures, buildingOf(building).kind) }))
