/** What makes the table look up in Orléans, and the trade that somebody has built up. */
import * as p from '../../lib/art/parts'
import { behind, inside, standing } from '../../lib/art/scene'
import { TABLE, moving, still, whose, type Layer, type Plan, type Scene, type Sight, type Town } from '../../lib/scenes'
import { SPACES, typeOf } from './cards'
import { scenes as pictures } from './pictures'
import type { OrleansEvent, OrleansView } from './types'

type Seen = Sight<OrleansEvent, OrleansView>
type Of<Name extends OrleansEvent['event']> = Extract<OrleansEvent, { event: Name }>

const { put } = p

// Pictures.

const COATS: Record<string, p.Paint> = { farmer: 'straw', boatman: 'blue', craftsman: 'leather', trader: 'teal', knight: 'red', scholar: 'violet', monk: 'dark' }
const follower = (kind: string, size = 1.5): p.Drawing => put(0, 0, size, p.person(COATS[typeOf(kind)] ?? 'green', typeOf(kind) === 'monk' ? 'hood' : typeOf(kind) === 'farmer' ? 'straw' : 'none'))

const crowd = (kinds: string[], from = 16, step = 18): p.Drawing => kinds.map((kind, index) => put(from + index * step, 74, 1, follower(kind, 1.15)))
/** A trading station: a merchant's house with its flag. */
const station = (x: number): p.Drawing => [p.wall(x, 46, 34, 'plaster'), p.stepGable(x, 46, 22, 36, 'brick'), p.panes([x + 7, x + 20, x + 33], 42), p.arch(x + 17, 12, 18), p.flag(x + 23, 14, 'red', 13)]

const BAG = inside(put(60, 76, 1.25, p.bag()))
const drawnFromBag = (kind: string, moves: 'fade' | 'rise'): Layer[] => [
  still(behind('night', 'street')),
  moving(moves, inside(put(60, 58, 1, follower(kind, 1.6))), moves === 'fade' ? 4 : 0),
  still(BAG),
  ...(moves === 'fade' ? [moving('drop', inside(put(28, 70, 1.6, p.skull)), 1)] : []),
]
const PLAGUE: Layer[] = [still(behind('night', 'street') + inside(p.church({ x: 60, nave: 44, towerHeight: 40 }))), still(BAG), moving('drop', inside(put(24, 70, 1.8, p.skull)))]
const COINS_COME: Layer[] = [still(behind('town', 'street') + inside(station(8), station(66))), ...[34, 60, 86].map((x, nth) => moving('drop', inside(put(x, 78, 1.3, p.coins(2))), nth + 1))]
const COINS_GO: Layer[] = [still(behind('town', 'street') + inside(p.temple(22, 76, 38, 5))), moving('leave', inside(put(20, 78, 1.3, p.coins(3))), 3), moving('leave', inside(put(48, 78, 1.3, p.coins(2))), 2)]
const FIELD: Layer[] = [still(behind('hills', 'grass')), moving('grow', inside(p.field(-90, 210, 66))), moving('drop', inside(put(30, 77, 1.3, p.sheaf)), 2), moving('drop', inside(put(86, 77, 1.3, p.cart(p.sheaf))), 3)]
const PILGRIMS: Layer[] = [still(behind('hills', 'grass') + inside(p.church({ x: 70, nave: 40, towerHeight: 36 }))), moving('pass', inside(crowd(['monk', 'monk', 'monk', 'monk'], 20, 17)))]
const COUNTED: Layer[] = [still(behind('hills', 'grass') + inside(p.field(-90, 210, 62))), ...['farmer', 'farmer', 'farmer', 'farmer'].map((kind, nth) => moving('rise', inside(put(18 + nth * 27, 76, 1, follower(kind, 1.3))), nth))]
const MARKET: Layer[] = [still(behind('town', 'street')), moving('grow', inside(p.stall(4, 34, 'red'))), moving('grow', inside(p.stall(43, 34, 'blue')), 1), moving('grow', inside(p.stall(82, 34, 'green')), 2)]
const STATION: Layer[] = [still(behind('hills', 'grass') + inside(p.tree(10, 36), p.tree(112, 30))), moving('grow', inside(station(37)))]
const DEED: Layer[] = [still(behind('town', 'street')), moving('grow', inside(p.wall(-90, 300, 22, 'stone'), p.battlements(-90, 300, 48))), ...['knight', 'craftsman', 'scholar', 'monk'].map((kind, nth) => moving('rise', inside(put(22 + nth * 25, 76, 1, follower(kind, 1.3))), nth + 1))]
const CITIZEN: Layer[] = [still(behind('town', 'street') + inside(p.house({ x: 2, width: 36, floors: 2 }), p.house({ x: 84, width: 34, floors: 2, wall: 'timber' }))), moving('rise', inside(put(60, 76, 1.9, p.person('violet', 'cap'))))]
const LEVEL: Layer[] = [still(behind('town', 'street') + inside(p.temple(22, 76, 38, 5))), ...[34, 60, 86].map((x, nth) => moving('rise', inside(put(x, 77, 1, follower('scholar', x === 60 ? 1.9 : 1.4))), nth === 1 ? 2 : nth))]
const HOURGLASS = inside(p.shape('glass', 'M42 14h36c0 18-13 18-13 27s13 9 13 29H42c0-20 13-20 13-29s-13-9-13-27z'), p.shape('straw', 'M48 66c2-10 9-13 12-13s10 3 12 13z'), p.box('wood', 38, 8, 44, 6), p.box('wood', 38, 70, 44, 6))
const HOUR: Layer[] = [still(behind('town', 'street')), moving('flip', HOURGLASS)]

// What is told.

const of = <Name extends OrleansEvent['event']>({ events }: Seen, name: Name): Of<Name>[] => events.filter((event): event is Of<Name> => event.event === name)

/** Everybody sees the census, whoever is first or last in it. */
function census(seen: Seen): Scene[] {
  const { me, names } = seen
  const won = of(seen, 'census_won')[0]
  const lost = of(seen, 'census_lost')[0]
  const told = won ?? lost
  if (!told) return []
  const others = won ? (me === null ? 'watch' : 'none') : me === null ? 'last' : 'spared'
  const who = me === null ? others : won?.seat === me ? 'won' : lost?.seat === me ? 'lost' : others
  return [{ kind: 'census', args: { who, player: names[told.seat] ?? '', coins: lost?.coins ?? 0 }, seat: TABLE, weight: 58, layers: COUNTED }]
}

function plague(seen: Seen): Scene[] {
  const { me } = seen
  const took = of(seen, 'plague_took').find(({ seat }) => seat === me)
  const spared = of(seen, 'plague_spared').find(({ seat }) => seat === me)
  const begins = of(seen, 'event_began').some(({ fate }) => fate === 'plague')
  const averted = of(seen, 'event_averted').some(({ seat, fate }) => seat === me && fate === 'plague')
  if (!took && !spared && !begins && !averted) return []
  const who = took ? 'took' : spared || averted ? 'spared' : 'watch'
  const kind = took?.follower ?? spared?.follower
  return [{ kind: 'plague', args: { who }, ids: { follower: took?.follower ?? '' }, seat: TABLE, weight: 85, layers: kind ? drawnFromBag(kind, took ? 'fade' : 'rise') : PLAGUE, lasts: 2000 }]
}

/** What the other events bring or take, each when they come. */
function fate(seen: Seen): Scene[] {
  const { me, events } = seen
  const began = of(seen, 'event_began')[0]
  if (!began || began.fate === 'plague' || began.fate === 'pilgrimage') return []
  const ends = events.findIndex(({ event }) => event === 'start_player_changed' || event === 'hourglass_turned')
  const from = events.indexOf(began)
  // The census of the next round may be seen at once with it, and has coins of its own.
  const then = events.slice(from, ends > from ? ends : undefined).filter(({ seat }) => seat === me)
  const gained = then.reduce((sum, event) => sum + (event.event === 'coins_gained' ? event.coins : 0), 0)
  const paid = then.reduce((sum, event) => sum + (event.event === 'debt_paid' ? event.coins + event.missing : 0), 0)
  const given = then.find((event) => event.event === 'good_paid')
  const who = me === null ? 'watch' : then.some((event) => event.event === 'event_averted') ? 'averted' : given ? 'given' : paid > 0 ? 'paid' : gained > 0 ? 'gained' : 'none'
  const layers: Record<string, Layer[]> = { harvest: FIELD, taxes: COINS_GO, trading_day: MARKET, income: COINS_COME }
  const ids = given?.event === 'good_paid' ? { good: given.good } : undefined
  return [{ kind: began.fate, args: { who, coins: paid || gained }, ids: { good: '', ...ids }, seat: TABLE, weight: who === 'none' ? 50 : 80, layers: layers[began.fate] ?? HOUR }]
}

function deeds(seen: Seen): Scene[] {
  const { me, names, before, now } = seen
  const free = (view: OrleansView, deed: string): number => Object.values(view.deeds[deed] ?? {}).reduce((sum, count) => sum + count, 0)
  return of(seen, 'follower_sent')
    .filter(({ deed }) => free(before, deed) > 0 && free(now, deed) === 0)
    .map(({ seat, deed }) => ({ kind: 'deed', args: { who: whose(me, seat), player: names[seat] ?? '' }, ids: { deed }, seat: TABLE, weight: 75, layers: DEED, lasts: 2000 }))
}

function one(event: OrleansEvent, { me, names }: Seen): Scene[] {
  const args = { who: whose(me, event.seat), player: names[event.seat] ?? '' }
  switch (event.event) {
    case 'hourglass_turned':
      return [{ kind: 'hour', args: { round: event.round, event: event.fate }, ids: { fate: event.fate }, seat: TABLE, weight: 55, layers: event.fate === 'pilgrimage' ? PILGRIMS : HOUR }]
    case 'station_built':
      return [{ kind: 'station', args, ids: { city: event.city }, seat: event.seat, weight: 50, layers: STATION }]
    case 'developed':
      if (!SPACES.some(({ space, level_star }) => level_star > 0 && space <= event.space && space > event.space - event.points)) return []
      return [{ kind: 'level', args: { ...args, level: event.level }, seat: event.seat, weight: 60, layers: LEVEL }]
    case 'citizen_taken':
      return [{ kind: 'citizen', args, ids: { source: event.source }, seat: TABLE, weight: 65, layers: CITIZEN }]
    default:
      return []
  }
}

const plan: Plan<OrleansEvent, OrleansView> = (seen) => [...census(seen), ...plague(seen), ...fate(seen), ...deeds(seen), ...seen.events.flatMap((event) => one(event, seen))]
export default plan

/** A house for each station, the place tiles, and the citizens before them. */
export const town: Town<OrleansView> = (view, seat) => {
  const own = view.seats[seat]
  if (!own) return []
  const times = (count: number, draw: (index: number) => p.Drawing) => Array.from({ length: count }, (_, index) => ({ of: inside(draw(index)) }))
  return [
    ...times(own.stations, (index) => (index % 2 ? station(37) : p.house({ x: 36, width: 48, floors: 2, wall: index % 4 ? 'timber' : 'plaster', front: index % 4 === 2 }))),
    ...own.tiles.map((tile) => ({ of: standing(pictures, tile) })),
    ...times(Math.min(6, own.citizens), (index) => put(60, 70, 1.4, p.person((['violet', 'red', 'teal', 'blue'] as const)[index % 4]!, 'cap'))),
  ]
}
