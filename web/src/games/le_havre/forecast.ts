/** What a visit would cost and bring now, as far as the open table tells. */
import { KINDS, OFFERS, buildingOf, goodOf, isShip, type Amounts, type Effect, type Good, type Kind } from './cards'
import type { HavreView, SeatView } from './types'
import { held, ownerOf } from './words'

export interface Fee {
  food: number
  francs: number
  /** Who gets it; null for the town. */
  owner: number | null
  /** Whether the building is the visitor's own. */
  own: boolean
}

/** The entry fee for a seat; nothing for its own buildings. */
export function feeOf(card: string, view: HavreView, seat: number | null): Fee {
  const owner = ownerOf(view, card)
  const own = owner !== null && owner === seat
  const free = own || view.pending.step === 'second_visit' || (seat !== null && view.seats[seat]?.disc === 'main_station')
  const { fee } = buildingOf(card)
  return { ...(free ? { food: 0, francs: 0 } : fee), owner, own }
}

/** The most that a visit could give and take now: one line for each thing that can be done there. */
export interface Chance {
  gives: Amounts
  energy: number
  gets: Amounts
  /** Whether less can be chosen. */
  upTo: boolean
}

const number = (effect: Effect, field: string): number => (typeof effect[field] === 'number' ? effect[field] : 0)
const amounts = (effect: Effect, field: string): Amounts => (effect[field] as Amounts | undefined) ?? {}

function times(of: Amounts, count: number): Amounts {
  return Object.fromEntries(Object.entries(of).map(([kind, amount]) => [kind, amount * count]))
}

function add(one: Amounts, other: Amounts): Amounts {
  const sum = { ...one }
  for (const kind of KINDS) if (other[kind]) sum[kind] = (sum[kind] ?? 0) + other[kind]
  return sum
}

const categoryCount = (owner: SeatView, category: string): number =>
  owner.cards.filter((card) => !isShip(card) && buildingOf(card).category === category).length

/** What is taken without any choice; null where the effect is of another sort. */
function gain(effect: Effect, view: HavreView, seat: number): Amounts | null {
  const mine = view.seats[seat]!
  const good = effect.good as Kind
  switch (effect.kind) {
    case 'gain':
      return add(amounts(effect, 'goods'), { francs: number(effect, 'francs') })
    case 'gain_per_symbol': {
      const symbols = effect.symbol === 'hammers' ? mine.hammers : mine.fishermen
      return { [good]: number(effect, 'amount') * Math.min(symbols, number(effect, 'cap') || symbols) }
    }
    case 'gain_per_category':
      return { [good]: number(effect, 'amount') * categoryCount(mine, String(effect.category)) }
    case 'gain_empty_offers':
      return Object.fromEntries(OFFERS.filter((_, place) => view.offers[place] === 0).map((kind) => [kind, number(effect, 'amount')]))
    case 'francs_per_visitor': {
      const guests = view.seats.filter(({ disc }, other) => other !== seat && disc && mine.cards.includes(disc)).length
      return { francs: number(effect, 'amount') * guests }
    }
    case 'francs_per_goods_third':
      return { francs: Math.floor((effect.goods as Good[]).reduce((total, kind) => total + held(mine, kind), 0) / 3) }
    case 'cattle_from_each_other_player': {
      const each = view.seats.length === 2 ? number(effect, 'amount_two_players') : number(effect, 'amount')
      return { cattle: view.seats.reduce((total, other, index) => total + (index === seat ? 0 : Math.min(each, held(other, 'cattle'))), 0) }
    }
    default:
      return null
  }
}

/** How often goods, francs, food or energy allow something. */
function most(effect: Effect, mine: SeatView, saved: number): number {
  const limits = [number(effect, 'limit') || Infinity]
  const consume = amounts(effect, 'consume')
  const flips = Object.keys(consume).length === 1 && goodOf(Object.keys(consume)[0] as Good).upgrade === Object.keys(amounts(effect, 'produce'))[0]
  for (const [kind, amount] of Object.entries(consume) as [Good, number][]) {
    const { substitute } = goodOf(kind)
    limits.push(Math.floor((held(mine, kind) + (substitute && !flips ? held(mine, substitute) : 0)) / amount))
  }
  const francs = held(mine, 'francs')
  if (number(effect, 'pay_francs')) limits.push(Math.floor(francs / number(effect, 'pay_francs')))
  if (number(effect, 'food')) limits.push(Math.floor(mine.food / number(effect, 'food')))
  if (number(effect, 'show_francs') > francs) return 0
  if (effect.owned) {
    const { substitute } = goodOf(effect.owned as Good)
    limits.push(number(effect, 'per_owned') * (held(mine, effect.owned as Good) + (substitute ? held(mine, substitute) : 0)))
  }
  const energy = mine.energy + saved
  if (number(effect, 'energy_half')) limits.push(Math.floor((2 * energy) / number(effect, 'energy_half')))
  if ((number(effect, 'energy_flat') || number(effect, 'energy')) > energy) return 0
  return Math.min(...limits)
}

function exchange(effect: Effect, mine: SeatView, saved: number): Chance | null {
  const count = most(effect, mine, saved)
  if (!Number.isFinite(count) || count < 1) return null
  const halves = number(effect, 'gain_francs_half') || 2 * number(effect, 'gain_francs')
  const byproducts = Object.fromEntries(Object.entries(amounts(effect, 'byproduct_half')).map(([kind, half]) => [kind, Math.floor((half * count) / 2)]))
  const table = effect.table as Record<string, number> | undefined
  const energy = Math.ceil((number(effect, 'energy_half') * count) / 2) + number(effect, 'energy_flat') + number(effect, 'energy')
  return {
    gives: add(times(amounts(effect, 'consume'), count), { francs: number(effect, 'pay_francs') * count }),
    energy: Math.max(0, energy - saved),
    gets: add(add(times(effect.produce ? amounts(effect, 'produce') : amounts(effect, 'goods'), count), byproducts), {
      francs: table ? 0 : Math.floor((halves * count) / 2),
    }),
    upTo: count > 1,
  }
}

function sellTable(effect: Effect, mine: SeatView): Chance | null {
  const table = effect.table as Record<string, number>
  const count = Math.min(held(mine, effect.good as Good), Object.keys(table).length)
  return count > 0 ? { gives: { [effect.good as Good]: count }, energy: 0, gets: { francs: table[String(count)]! }, upTo: count > 1 } : null
}

const EXCHANGES = new Set(['convert', 'convert_limited_by_owned', 'show_and_sell', 'buy_for_food', 'optional_gain_for_energy'])

/** What a seat could do in a building now, before its fee is paid. */
export function chancesOf(card: string, view: HavreView, seat: number): Chance[] {
  const mine = view.seats[seat]
  if (!mine) return []
  const saved = mine.cards.includes('wind_farm') ? 3 : 0
  let taken: Amounts = {}
  const chances: Chance[] = []
  for (const effect of buildingOf(card).effects) {
    const gets = gain(effect, view, seat)
    const chance = EXCHANGES.has(effect.kind) ? exchange(effect, mine, saved) : effect.kind === 'sell_table' ? sellTable(effect, mine) : null
    if (gets) taken = add(taken, gets)
    else if (chance) chances.push(chance)
  }
  const anything = KINDS.some((kind) => taken[kind])
  return anything ? [{ gives: {}, energy: 0, gets: taken, upTo: false }, ...chances] : chances
}

/** The proposals that a seat could pay for in a building that builds; null in all others. */
export function buildableNow(card: string, view: HavreView, seat: number): string[] | null {
  const effect = buildingOf(card).effects.find(({ kind }) => kind === 'build_building')
  const mine = view.seats[seat]
  if (!effect || !mine) return null
  const discount = number(effect, 'wood_discount') + (mine.cards.includes('lumber_mill') ? 1 : 0)
  return view.stacks.flatMap(([top]) => {
    const cost = top ? buildingOf(top).cost : null
    if (!top || !cost || (effect.requires_wood && !cost.wood)) return []
    return payable({ ...cost, wood: Math.max(0, (cost.wood ?? 0) - discount) }, mine) ? [top] : []
  })
}

/** Whether goods in hand cover a cost, better goods standing in for clay and iron. */
function payable(cost: Amounts, mine: SeatView): boolean {
  return (Object.keys(cost) as Good[]).every((kind) => {
    const { substitute } = goodOf(kind)
    const spare = substitute ? Math.max(0, held(mine, substitute) - (cost[substitute] ?? 0)) : 0
    return held(mine, kind) + spare >= (cost[kind] ?? 0)
  })
}
