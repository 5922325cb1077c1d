/** What makes the table look up in Le Havre, and the harbour that somebody has built. */
import * as p from '../../lib/art/parts'
import { behind, draw, inside } from '../../lib/art/scene'
import { TABLE, moving, still, whose, type Layer, type Plan, type Scene, type Sight, type Town } from '../../lib/scenes'
import { isShip, pictureOf, type Kind } from './cards'
import { scenes as pictures } from './pictures'
import type { HavreEvent, HavreView } from './types'
import { amountOf } from './words'

type Seen = Sight<HavreEvent, HavreView>
type Of<Name extends HavreEvent['event']> = Extract<HavreEvent, { event: Name }>

const { put } = p

const HULLS: Record<string, p.Drawing> = { wooden_ship: p.sailer, iron_ship: p.steamer, steel_ship: p.freighter, luxury_liner: p.liner }
const hullOf = (ship: string): p.Drawing => HULLS[pictureOf(ship)] ?? p.yacht
const WATER = inside(p.shape('sea', 'M-90 68c20-3 40 2 60 0s40-2 60 0 40 2 60 0 40-3 60 0 40 2 60 0V90H-90z'), p.waves(-60, 180, 73))

/** A card of the town: where it stands, and how it comes. */
function standing(card: string, moves: 'grow' | 'flip'): Layer[] {
  const { back, land } = pictures[card]!
  return [still(behind(back, land, card)), moving(moves, draw(pictures, card, { bare: true }))]
}

const launched = (ship: string): Layer[] => [still(behind('sea', 'none')), moving('sail', inside(put(60, 68, 1, hullOf(ship)))), still(WATER)]

const HARVEST: Layer[] = [
  still(behind('hills', 'grass')),
  moving('grow', inside(p.field(-90, 210, 66))),
  moving('drop', inside(put(24, 76, 1.3, p.sheaf)), 2),
  moving('drop', inside(put(56, 77, 1.3, p.sheaf)), 3),
  moving('drop', inside(put(95, 76, 1.25, p.cow())), 4),
]
const FEEDING: Layer[] = [
  still(behind('town', 'street') + inside(put(60, 78, 1, p.table(104, 26)))),
  moving('drop', inside(put(26, 53, 1.2, p.loaf)), 0),
  moving('drop', inside(put(54, 47, 0.95, p.fish)), 1),
  moving('drop', inside(put(80, 53, 1, p.mug)), 2),
  moving('drop', inside(put(100, 53, 1.1, p.ham)), 3),
]
const BANK: Layer[] = [
  still(behind('town', 'street') + inside(p.temple(24, 72, 40, 5))),
  moving('leave', inside(put(20, 76, 1.2, p.coins(3))), 3),
  moving('leave', inside(put(44, 78, 1.2, p.coins(2))), 2),
]
const EVENING: Layer[] = [still(behind('sea', 'none') + inside(p.lighthouse(100, 46, 60))), moving('pass', inside(put(60, 66, 0.8, p.steamer))), still(WATER)]

const of = <Name extends HavreEvent['event']>({ events }: Seen, name: Name): Of<Name>[] => events.filter((event): event is Of<Name> => event.event === name)

function harvest(seen: Seen): Scene[] {
  const all = of(seen, 'harvested').filter(({ amount }) => amount > 0)
  if (all.length === 0) return []
  const { me, names, say, listing } = seen
  const mine = all.filter(({ seat }) => seat === me)
  const goods = listing(mine.map(({ good, amount }) => amountOf(good as Kind, amount, say)))
  const who = me === null ? 'watch' : mine.length > 0 ? 'me' : 'none'
  const getting = listing([...new Set(all.map(({ seat }) => names[seat] ?? ''))])
  return [{ kind: 'harvest', args: { who, goods, names: getting }, seat: TABLE, weight: who === 'none' ? 30 : 50, layers: HARVEST }]
}

/** The first to be fed are a sign for all; whoever borrows for it is told so. */
function feeding(seen: Seen): Scene[] {
  const { me, now, before } = seen
  const begins = before.unfed === null && (now.unfed !== null || of(seen, 'fed').length > 0)
  const mine = of(seen, 'fed').find(({ seat }) => seat === me)
  const loans = mine ? of(seen, 'loan_taken').filter((event) => event.seat === me).reduce((sum, event) => sum + event.loans, 0) : 0
  if (!begins && loans === 0) return []
  const due = me === null ? 0 : (now.seats[me]?.food_due ?? 0)
  const who = me === null ? 'watch' : loans > 0 ? 'loans' : mine ? (mine.food > 0 ? 'fed' : 'ships') : due > 0 ? 'due' : 'watch'
  return [{ kind: 'feeding', args: { who, food: mine?.food ?? due, loans }, seat: TABLE, weight: loans > 0 ? 80 : 40, layers: FEEDING }]
}

function interest(seen: Seen): Scene[] {
  const { me, now } = seen
  const due = of(seen, 'interest_due').length > 0
  const own = of(seen, 'own_interest_paid')
  // Where nobody has a loan, nothing happens.
  const owed = of(seen, 'interest_paid').length > 0 || now.seats.some(({ loans }) => loans > 0)
  if (!(due && owed) && own.length === 0) return []
  const mine = [...own, ...of(seen, 'interest_paid')].find(({ seat, francs }) => seat === me && francs > 0)
  const owes = me !== null && (now.seats[me]?.loans ?? 0) > 0
  const who = me === null ? 'watch' : mine ? 'paid' : owes ? 'due' : 'free'
  return [{ kind: 'interest', args: { who, francs: mine?.francs ?? 0 }, seat: TABLE, weight: who === 'free' ? 20 : 45, layers: BANK }]
}

function one(event: HavreEvent, { me, names }: Seen): Scene[] {
  switch (event.event) {
    case 'town_built':
      return [{ kind: 'town', ids: { building: event.building }, seat: TABLE, weight: 70, layers: standing(event.building, 'grow'), lasts: 2000 }]
    case 'special_revealed':
      return [{ kind: 'special', ids: { card: event.card }, seat: TABLE, weight: 72, layers: standing(event.card, 'flip'), lasts: 2000 }]
    case 'ship_built':
      return [{ kind: 'ship', args: { who: whose(me, event.seat), player: names[event.seat] ?? '' }, ids: { ship: event.ship }, seat: event.seat, weight: 60, layers: launched(event.ship), lasts: 2000 }]
    case 'final_phase_began':
      return [{ kind: 'final', args: { who: me === null ? 'watch' : 'me' }, seat: TABLE, weight: 100, layers: EVENING, lasts: 2000 }]
    default:
      return []
  }
}

const plan: Plan<HavreEvent, HavreView> = (seen) => [...harvest(seen), ...feeding(seen), ...interest(seen), ...seen.events.flatMap((event) => one(event, seen))]
export default plan

/** What lies at sea in its picture, such as the boat of the Fishery. */
const atSea = (card: string): boolean => pictures[card]!.back === 'sea' && pictures[card]!.land === 'none'

/** Buildings along the quay, ships on the water before it. */
export const town: Town<HavreView> = (view, seat) =>
  (view.seats[seat]?.cards ?? []).map((card) => (isShip(card) ? { of: inside(put(60, 70, 1, hullOf(card))), afloat: true } : { of: draw(pictures, card, { bare: true, small: true }), afloat: atSea(card) }))
