/**
 * The questions that the game will put while something is paid, counted, shipped or chosen, foreseen by its own rules, so
 * that a panel can put the whole together before anything is sent. A question with one answer is not put.
 */
import { GOODS, buildingOf, goodOf, shipFacts, type Amounts, type Good, type Kind, type ShipKind } from '../cards'
import type { HavreView } from '../types'
import { billOf, mostTimes, once, worksOf, type Works } from './parts'
import { MOST, PAYING, fewestTokens, holderOf, paymentsAt, range, substituteOf, tokensIn, valueFor, worthOf, type Holder, type Purpose } from './purse'

/** What of a panel a question belongs to. */
export type Topic = 'feed' | 'fee' | 'ships' | 'part' | 'times' | 'material' | 'energy' | 'food' | 'give' | 'take' | 'pick'

export interface Ask {
  topic: Topic
  /** The good, kind of ship or part it is about. */
  item: string
  /** The numbers that may be answered. */
  counts: number[]
  /** An answer in the game's notation. */
  write: (count: number) => string
  /** Put even if there is one answer, since it stands beside answers that are no part of the panel. */
  always?: boolean
}

/** Question after question; what follows depends on the answers. */
export type Asking = Generator<Ask, void, number>

/** "Enough" among the numbers of goods that may be picked. */
export const STOP = GOODS.length
/** The two ways of paying a fee. */
export const IN_FOOD = 0
export const IN_FRANCS = 1

// Payments.

export interface Debt {
  purpose: Purpose
  due: number
  /** The number of goods that have to be left after the payment. */
  reserve: number
}

export const topicOf = (purpose: Purpose): 'food' | 'energy' => (purpose === 'food' ? 'food' : 'energy')
const pay = (kind: Kind) => (count: number) => `pay ${kind} ${count}`

function* paying({ purse }: Holder, { purpose, due, reserve }: Debt, place = 0): Asking {
  for (; due > 0; place += 1) {
    const kind = PAYING[purpose][place]!
    const count = yield { topic: topicOf(purpose), item: kind, counts: paymentsAt(purse, purpose, due, place, reserve), write: pay(kind) }
    purse[kind] -= count
    due -= count * valueFor(purpose, kind)
  }
}

/** A fee in food, of which the game lists every payment that leaves the visit possible. */
function* payingFee(ways: readonly Amounts[], due: number, place = 0): Asking {
  for (; due > 0; place += 1) {
    const kind = PAYING.food[place]!
    const counts = [...new Set(ways.map((way) => way[kind] ?? 0))].sort((one, other) => one - other)
    const count = yield { topic: 'food', item: kind, counts, write: pay(kind) }
    ways = ways.filter((way) => (way[kind] ?? 0) === count)
    due -= count * valueFor('food', kind)
  }
}

function* choosingFee(view: HavreView, card: string): Asking {
  const { food } = buildingOf(card).fee
  const way = yield { topic: 'fee', item: '', counts: [IN_FOOD, IN_FRANCS], write: (way) => `fee ${way === IN_FOOD ? 'food' : 'francs'}` }
  if (way === IN_FOOD) yield* payingFee(feesOf(view), food)
}

/** Every way to pay the entry fee that is being asked for. */
export const feesOf = (view: HavreView): Amounts[] => (view as HavreView & { fees: Amounts[] }).fees

function* substituting({ purse }: Holder, good: Good, need: number): Asking {
  const substitute = substituteOf(good)!
  const counts = range(Math.max(0, need - purse[good]), Math.min(need, purse[substitute]))
  const count = yield { topic: 'material', item: substitute, counts, write: pay(substitute) }
  purse[substitute] -= count
  purse[good] -= need - count
}

function* handingIn(holder: Holder, cost: Amounts): Asking {
  const plain = GOODS.filter((good) => cost[good] && !substituteOf(good))
  for (const good of plain) holder.purse[good] -= cost[good]!
  for (const good of GOODS) if (cost[good] && substituteOf(good)) yield* substituting(holder, good, cost[good])
}

function* feeding(holder: Holder, due: number): Asking {
  if (worthOf(holder.purse, 'food') < due) {
    yield { topic: 'feed', item: '', counts: [0], write: () => 'pay_all_and_borrow', always: true }
  } else {
    yield { topic: 'feed', item: '', counts: [0], write: () => 'pay_food', always: true }
    yield* paying(holder, { purpose: 'food', due, reserve: 0 })
  }
}

// How often.

function* choosingPart(holder: Holder, works: Works): Asking {
  const counts = works.parts.flatMap((_, index) => (once(holder, works, index) ? [index + 1] : []))
  const part = yield { topic: 'part', item: '', counts, write: (part) => `part ${part}` }
  yield* counting(holder, works, Array<number>(part - 1).fill(0))
}

function mayBeNone(holder: Holder, works: Works, done: readonly number[]): boolean {
  if (Object.keys(works.gift).length > 0 || done.some((times) => times > 0)) return true
  if (works.either) return false
  return works.parts.some((_, index) => index > done.length && once(holder, works, index))
}

function* counting(holder: Holder, works: Works, done: readonly number[]): Asking {
  const counts = [...done]
  do {
    const lowest = mayBeNone(holder, works, counts) ? 0 : 1
    const times = yield { topic: 'times', item: String(counts.length), counts: range(lowest, mostTimes(holder, works, counts)), write: (times) => `times ${times}` }
    counts.push(times)
  } while (!works.either && counts.length < works.parts.length)
  const bill = billOf(works, counts)
  holder.purse.francs -= bill.francs
  if (works.flips) for (const good of GOODS) holder.purse[good] -= bill.goods[good] ?? 0
  else yield* handingIn(holder, bill.goods)
  yield* paying(holder, { purpose: 'energy', due: Math.max(0, bill.energy - holder.wind), reserve: 0 })
  yield* paying(holder, { purpose: 'food', due: bill.food, reserve: 0 })
}

// Ships.

export const SAILING: readonly ShipKind[] = ['steel_ship', 'iron_ship', 'wooden_ship']
export const SAIL_ENERGY = Number(buildingOf('shipping_line').effects.find(({ kind }) => kind === 'ship_goods')!.energy_per_ship)

export function debtOf(holder: Holder, ships: number): Debt {
  const purpose = holder.biofuel ? 'energy_or_grain' : 'energy'
  return { purpose, due: Math.max(0, SAIL_ENERGY * ships - holder.wind), reserve: ships }
}

function canSail(holder: Holder, ships: number): boolean {
  const { purpose, due, reserve } = debtOf(holder, ships)
  if (worthOf(holder.purse, purpose) < due) return false
  return reserve === 0 || fewestTokens(holder.purse, purpose, due) + reserve <= tokensIn(holder.purse)
}

function* sailing(holder: Holder, place: number, ships: number, capacity: number): Asking {
  for (; place < SAILING.length; place += 1) {
    const kind = SAILING[place]!
    const later = SAILING.slice(place + 1).reduce((sum, other) => sum + holder.fleet[other], 0)
    const counts = range(ships || later ? 0 : 1, holder.fleet[kind]).filter((count) => canSail(holder, ships + count))
    const count = yield { topic: 'ships', item: kind, counts, write: (count) => `sail ${kind} ${count}` }
    ships += count
    capacity += count * shipFacts(kind).capacity
  }
  yield* paying(holder, debtOf(holder, ships))
  yield* giving(holder, GOODS, { least: ships, most: capacity })
}

// Giving and taking any goods.

interface Bounds {
  least: number
  most: number
}

const give = (good: Good) => (count: number) => `give ${good} ${count}`
const take = (good: Good) => (count: number) => `take ${good} ${count}`

function* giving({ purse }: Holder, kinds: readonly Good[], { least, most }: Bounds): Asking {
  for (const [place, good] of kinds.entries()) {
    const later = kinds.slice(place + 1).reduce((sum, other) => sum + purse[other], 0)
    const counts = range(Math.max(0, least - later), Math.min(purse[good], most, MOST))
    const count = yield { topic: 'give', item: good, counts, write: give(good) }
    least = Math.max(0, least - count)
    most -= count
  }
}

export const BASIC_PER_FRANC = Number(buildingOf('bridge_over_the_seine').effects.find(({ kind }) => kind === 'sell_any')!.basic_per_franc)

/** Basic goods are sold by threes; in the end something has to be sold. */
function* sellingAtBridge({ purse }: Holder, first: Good, sold: number, basic: number): Asking {
  for (const [place, good] of GOODS.entries()) {
    if (place < GOODS.indexOf(first)) continue
    const later = (basic: boolean) => GOODS.slice(place + 1).reduce((sum, other) => sum + (goodOf(other).basic === basic ? purse[other] : 0), 0)
    const [laterBasic, laterUpgraded] = [later(true), later(false)]
    const counts = range(0, Math.min(purse[good], MOST)).filter((count) => {
      const all = goodOf(good).basic ? basic + count : basic
      const short = (BASIC_PER_FRANC - (all % BASIC_PER_FRANC)) % BASIC_PER_FRANC
      return short <= laterBasic && (sold + count > 0 || laterUpgraded > 0 || laterBasic >= BASIC_PER_FRANC)
    })
    const count = yield { topic: 'give', item: good, counts, write: give(good) }
    sold += count
    if (goodOf(good).basic) basic += count
  }
}

export const inMask = (mask: number, good: Good): boolean => ((mask >> GOODS.indexOf(good)) & 1) === 1

/** Whether goods from a place on, without those given, can add up to exactly a value. */
function reachable(value: number, first: number, given: number): boolean {
  if (value === 0) return true
  return GOODS.some((good, place) => {
    const { shipping } = goodOf(good)
    return place >= first && !inMask(given, good) && shipping <= value && reachable(value - shipping, place, given)
  })
}

function* takingValue(rest: number, first: Good, given: number): Asking {
  for (const [place, good] of GOODS.entries()) {
    if (place < GOODS.indexOf(first) || inMask(given, good) || rest === 0) continue
    const { shipping } = goodOf(good)
    const counts = range(0, Math.floor(rest / shipping)).filter((count) => reachable(rest - count * shipping, place + 1, given))
    rest -= shipping * (yield { topic: 'take', item: good, counts, write: take(good) })
  }
}

const SPOT = buildingOf('trafficking_spot').effects

/** The kinds that may be swapped, or taken for them, in a part of the Trafficking Spot. */
export function trafficKinds(part: number, taken: boolean): Good[] {
  const { tier, exclude } = SPOT[part] as unknown as { tier: string; exclude: string[] }
  return GOODS.filter((good) => goodOf(good).basic === (tier === 'basic') && !(taken && exclude.includes(good)))
}

export const trafficTaken = (note: number): Good[] => trafficKinds(note & 1, true).filter((good) => !inMask(note >> 2, good))

function* takingSwapped(note: number, place: number, left: number): Asking {
  const kinds = trafficTaken(note).slice(place)
  for (const [index, good] of kinds.entries()) {
    if (left === 0) return
    const count = yield { topic: 'take', item: good, counts: range(index + 1 === kinds.length ? left : 0, left), write: take(good) }
    left -= count
  }
}

// Different kinds, one of each.

const effectOf = (card: string, kind: string) => buildingOf(card).effects.find((effect) => effect.kind === kind) as Record<string, unknown> | undefined
const EMPORIUM_PRICES = effectOf('emporium', 'buy_different_upgraded')!.prices as Record<string, number>
const STEEL_SURCHARGE = Number(effectOf('major_corporation', 'gain_one_of_each_owned_type')!.steel_surcharge)
const TOYS_WITHOUT = effectOf('toy_fair', 'toy_fair')!.exclude as string[]
export const PAWN_PRICE = Number(effectOf('pawnbrokers', 'pawn')!.francs_per_good)

/** What picking a good costs, in francs. */
export function pickPrice(step: string, good: Good): number {
  if (step === 'emporium_choice') return EMPORIUM_PRICES[good] ?? 0
  return step === 'corporation_choice' && good === 'steel' ? STEEL_SURCHARGE : 0
}

/** Whether a good may be picked at all, apart from its price. */
export function pickable(step: string, holder: Holder, card: string, good: Good): boolean {
  switch (step) {
    case 'market_choice': {
      const { tier, exclude } = effectOf(card, 'choose_different') as { tier: string; exclude: string[] }
      return goodOf(good).basic === (tier === 'basic') && !exclude.includes(good)
    }
    case 'toy_choice':
      return !TOYS_WITHOUT.includes(good)
    case 'pawn_choice':
      return holder.purse[good] > 0 && !holder.pawned.includes(good)
    case 'corporation_choice':
      return holder.purse[good] > 0
    default:
      return good in EMPORIUM_PRICES
  }
}

function* picking(step: string, holder: Holder, card: string, after: number, { least, most }: Bounds): Asking {
  while (most > 0) {
    const options = GOODS.flatMap((good, place) =>
      place > after && pickable(step, holder, card, good) && pickPrice(step, good) <= holder.purse.francs ? [place] : [],
    )
    const counts = least > 0 ? options.slice(0, options.length - least + 1) : [...options, STOP]
    const place = yield { topic: 'pick', item: '', counts, write: (place) => (place === STOP ? 'stop' : `choose ${GOODS[place]!}`) }
    if (place === STOP) return
    holder.purse.francs -= pickPrice(step, GOODS[place]!)
    if (step === 'pawn_choice') holder.purse.francs += PAWN_PRICE
    after = place
    least = Math.max(0, least - 1)
    most -= 1
  }
}

// What is pending.

/** The step being asked, as the view has it. */
export interface Pending {
  step: string
  building: string
  good: Good
  purpose: Purpose
  due: number
  reserve: number
  need: number
  done: number[]
  type: ShipKind
  ships: number
  capacity: number
  least: number
  most: number
  count: number
  value: number
  note: number
  given: number
  place: number
  left: number
  after: string
}

export const pendingOf = (view: HavreView): Pending => view.pending as unknown as Pending

const GIVING = new Set(['cargo', 'office_gift', 'trade_gift'])
export const PICKING: ReadonlySet<string> = new Set(['market_choice', 'toy_choice', 'pawn_choice', 'corporation_choice', 'emporium_choice'])

/** The kinds that are still asked for when one is being asked. */
export const from = (good: Good): Good[] => GOODS.slice(GOODS.indexOf(good))

/** The questions from the one being asked to the end of what a panel puts together; null if that is for no panel. */
export function foresee(view: HavreView, seat: number): Asking | null {
  const holder = holderOf(view, seat)
  const pending = pendingOf(view)
  const { step, building, good, due } = pending
  if (GIVING.has(step)) return giving(holder, from(good), pending)
  if (PICKING.has(step)) return picking(step, holder, building, GOODS.indexOf(pending.after as Good), pending)
  switch (step) {
    case 'feeding':
      return feeding(holder, view.seats[seat]!.food_due)
    case 'payment':
      return paying(holder, pending, PAYING[pending.purpose].indexOf(good))
    case 'choose_fee':
      return choosingFee(view, building)
    case 'fee_payment':
      return payingFee(feesOf(view), due, PAYING.food.indexOf(good))
    case 'substitution':
      return substituting(holder, good, pending.need)
    case 'choose_part':
      return choosingPart(holder, worksOf(building))
    case 'count':
      return counting(holder, worksOf(building), pending.done)
    case 'sail':
      return sailing(holder, SAILING.indexOf(pending.type), pending.ships, pending.capacity)
    case 'bridge_sale':
      return sellingAtBridge(holder, good, pending.count, pending.note)
    case 'trade_taking':
      return takingValue(pending.value, good, pending.given)
    case 'traffic_gift':
      return giving(holder, trafficKinds(pending.note & 1, false).filter((kind) => from(good).includes(kind)), pending)
    case 'traffic_taking':
      return takingSwapped(pending.note, pending.place, pending.left)
    default:
      return null
  }
}
