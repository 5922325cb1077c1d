/** What a sensible player would pay, count, ship or take: filled in before anybody touches the panel. */
import { GOODS, buildingOf, goodOf, shipFacts, type Amounts, type Good, type Kind } from '../cards'
import type { HavreView } from '../types'
import { BASIC_PER_FRANC, IN_FOOD, IN_FRANCS, PICKING, SAILING, debtOf, feesOf, foresee, from, pendingOf, pickPrice, pickable, trafficKinds, type Asking, type Debt } from './asks'
import { affordable, billOf, mostTimes, once, worksOf, yieldOf, type Works } from './parts'
import { chosen, withChoice, type Plan } from './plan'
import { PAYING, holderOf, paymentsAt, pursesOf, range, substituteOf, valueFor, worthOf, type Holder, type Purpose, type Purse } from './purse'

/** What one would give for a token in the middle of a match, in tenths of a franc: what is worth less is paid first. */
const WORTH: Record<Kind, number> = {
  fish: 10, wood: 11, clay: 9, iron: 20, grain: 11, cattle: 24, coal: 28, hides: 18,
  smoked_fish: 19, charcoal: 21, brick: 21, steel: 75, bread: 21, meat: 25, coke: 48, leather: 38, francs: 11,
}

export function worthOfAll(amounts: Amounts): number {
  return (Object.keys(amounts) as Kind[]).reduce((sum, kind) => sum + WORTH[kind] * (amounts[kind] ?? 0), 0)
}

// Paying.

/** What one would give for a point of food or energy not to be lost, likewise: of equal payments the exact one is better. */
const WASTE = 2

/** The payment that spoils least; null if there is none. */
export function cheapest(purse: Purse, { purpose, due, reserve }: Debt, place = 0): Amounts | null {
  const known = new Map<string, { cost: number; paid: Amounts } | null>()
  const best = (place: number, due: number, purse: Purse): { cost: number; paid: Amounts } | null => {
    if (due <= 0) return { cost: -WASTE * due, paid: {} }
    const kind = PAYING[purpose][place]
    if (kind === undefined) return null
    // What was paid before matters only where goods have to be left.
    const key = reserve ? `${place} ${due} ${JSON.stringify(purse)}` : `${place} ${due}`
    if (known.has(key)) return known.get(key)!
    let found: { cost: number; paid: Amounts } | null = null
    for (const count of paymentsAt(purse, purpose, due, place, reserve)) {
      const rest = best(place + 1, due - count * valueFor(purpose, kind), { ...purse, [kind]: purse[kind] - count })
      const cost = rest && rest.cost + count * WORTH[kind]
      if (rest && (!found || cost! < found.cost)) found = { cost: cost!, paid: { ...rest.paid, [kind]: count } }
    }
    known.set(key, found)
    return found
  }
  return best(place, due, purse)?.paid ?? null
}

const least = (ways: readonly Amounts[]): Amounts =>
  ways.reduce((best, way) => (worthOfAll(way) < worthOfAll(best) ? way : best), ways[0] ?? {})

/** The fee in food that spoils least. */
export const feeInFood = (view: HavreView): Amounts => least(feesOf(view))

function proposeFee(view: HavreView, francs: number): Plan {
  const food = feeInFood(view)
  return worthOfAll(food) < francs * WORTH.francs ? { fee: { '': IN_FOOD }, food } : { fee: { '': IN_FRANCS } }
}

// Counting.

/** What harvests need to give anything: it is not used up without need. */
const SEED: Amounts = { grain: 1, cattle: 2 }

function harvestAhead(view: HavreView): boolean {
  return !view.final && view.schedule.some(({ round, harvest }) => round >= view.round && harvest)
}

/** As often as possible, but neither the last seed nor the food of this round. */
function sensibleTimes(holder: Holder, works: Works, done: readonly number[], seeds: boolean, foodDue: number): number {
  const part = works.parts[done.length]!
  const most = mostTimes(holder, works, done)
  let times = most
  for (const good of GOODS) {
    const kept = seeds ? (SEED[good] ?? 0) : 0
    if (part.consume[good] && kept) times = Math.min(times, Math.floor((holder.purse[good] - kept) / part.consume[good]))
  }
  if (part.food) times = Math.min(times, Math.floor((worthOf(holder.purse, 'food') - foodDue) / part.food))
  if (times < 1) times = part.food ? Math.min(1, most) : most
  // What comes beside a gift has to be worth its energy.
  return Object.keys(works.gift).length > 0 && gainOf(holder, works, [...done, times]) <= 0 ? 0 : times
}

/** What doing the parts so often brings beyond what it costs. */
function gainOf(holder: Holder, works: Works, counts: readonly number[]): number {
  const bill = billOf(works, counts)
  const left = pursesOf(holder.purse, bill.goods)
  const energy = cheapest(left, { purpose: 'energy', due: Math.max(0, bill.energy - holder.wind), reserve: 0 })
  const gifts = worthOfAll(works.gift)
  return worthOfAll(yieldOf(works, counts)) - gifts - worthOfAll(bill.goods) - worthOfAll(energy ?? {}) - WORTH.francs * (bill.francs + bill.food)
}

function proposeTimes(view: HavreView, holder: Holder, works: Works, done: readonly number[], foodDue: number): Plan {
  const seeds = harvestAhead(view)
  const counts = [...done]
  while (counts.length < (works.either ? done.length + 1 : works.parts.length)) counts.push(sensibleTimes(holder, works, counts, seeds, foodDue))
  const times = Object.fromEntries(counts.map((count, part) => [String(part), count]).filter((_, part) => part >= done.length))
  return settle(holder, works, counts, { times })
}

function proposePart(view: HavreView, holder: Holder, works: Works, foodDue: number): Plan {
  const plans = works.parts.flatMap((_, part) =>
    once(holder, works, part) ? [proposeTimes(view, holder, works, Array<number>(part).fill(0), foodDue)] : [],
  )
  const gain = (plan: Plan) => gainOf(holder, works, countsOf(works, plan, []))
  return plans.reduce((best, plan) => (gain(plan) > gain(best) ? plan : best))
}

/** The numbers of a plan in the order of parts; those counted before are given. */
export function countsOf(works: Works, plan: Plan, done: readonly number[]): number[] {
  return works.parts.map((_, part) => done[part] ?? chosen(plan, 'times', String(part)))
}

/** The numbers with those of later parts made as small as an earlier one asks. */
export function within(holder: Holder, works: Works, counts: readonly number[], changed: number): number[] {
  const fitting = [...counts]
  for (let part = fitting.length - 1; part > changed; part -= 1) {
    while (fitting[part]! > 0 && !affordable(holder, works, fitting)) fitting[part]! -= 1
  }
  return fitting
}

/** Materials, energy and food for what a plan does so often. */
export function settle(holder: Holder, works: Works, counts: readonly number[], plan: Plan): Plan {
  if (!affordable(holder, works, counts)) return plan
  const bill = billOf(works, counts)
  const material = works.flips ? {} : proposeMaterial(holder.purse, bill.goods)
  const left = pursesOf(holder.purse, { ...bill.goods, francs: bill.francs })
  const energy = cheapest(left, { purpose: 'energy', due: Math.max(0, bill.energy - holder.wind), reserve: 0 }) ?? {}
  const food = cheapest(left, { purpose: 'food', due: bill.food, reserve: 0 }) ?? {}
  return { times: plan.times ?? {}, material, energy, food } as Plan
}

/** As few of the better goods as will do. */
function proposeMaterial(purse: Purse, cost: Amounts): Record<string, number> {
  const found: Record<string, number> = {}
  for (const good of GOODS) {
    const substitute = substituteOf(good)
    if (cost[good] && substitute) found[substitute] = Math.max(0, cost[good] - purse[good])
  }
  return found
}

// Shipping and giving.

const cheapestFirst = (one: Good, other: Good) => WORTH[one] - WORTH[other]
const dearestFirst = (one: Good, other: Good) => goodOf(other).shipping - goodOf(one).shipping || WORTH[one] - WORTH[other]

/** So many goods in an order of preference. */
function fill(purse: Purse, order: readonly Good[], most: number, kept: Amounts = {}): Amounts {
  const taken: Amounts = {}
  for (const good of order) {
    const count = Math.min(most, Math.max(0, purse[good] - (kept[good] ?? 0)), 99)
    if (count > 0) taken[good] = count
    most -= count
  }
  return taken
}

const total = (amounts: Amounts): number => Object.values(amounts).reduce((sum, count) => sum + count, 0)
export const cargoValue = (cargo: Amounts): number => GOODS.reduce((sum, good) => sum + goodOf(good).shipping * (cargo[good] ?? 0), 0)

/** The most valuable cargo, without the last seed unless there are too few other goods. */
function proposeCargo(purse: Purse, kinds: readonly Good[], least: number, most: number, seeds: boolean): Amounts {
  const order = [...kinds].sort(dearestFirst)
  const cargo = fill(purse, order, most, seeds ? SEED : {})
  return total(cargo) < least ? fill(purse, order, most) : cargo
}

/** The fleet with fewer ships of later kinds, if the energy does not suffice for all. */
export function crewed(holder: Holder, plan: Plan, changed: string, before: number): Plan {
  const ships = { ...plan.ships }
  const count = () => before + Object.values(ships).reduce((sum, count) => sum + count, 0)
  for (const kind of [...SAILING].reverse()) {
    if (kind === changed) break
    while ((ships[kind] ?? 0) > 0 && !cheapest(holder.purse, debtOf(holder, count()))) ships[kind]! -= 1
  }
  return { ...plan, ships }
}

/** Energy and cargo for the ships of a plan. */
export function load(view: HavreView, holder: Holder, plan: Plan, before: { ships: number; capacity: number }): Plan {
  const sum = (each: (kind: (typeof SAILING)[number]) => number) => SAILING.reduce((sum, kind) => sum + each(kind) * chosen(plan, 'ships', kind), 0)
  const ships = before.ships + sum(() => 1)
  const capacity = before.capacity + sum((kind) => shipFacts(kind).capacity)
  const energy = cheapest(holder.purse, debtOf(holder, ships)) ?? {}
  const give = proposeCargo(pursesOf(holder.purse, energy), GOODS, ships, capacity, harvestAhead(view))
  return { ships: plan.ships ?? {}, energy, give } as Plan
}

function proposeSailing(view: HavreView, holder: Holder, place: number, before: { ships: number; capacity: number }): Plan {
  let fleets: Record<string, number>[] = [{}]
  for (const kind of SAILING.slice(place)) fleets = fleets.flatMap((fleet) => range(0, holder.fleet[kind]).map((count) => ({ ...fleet, [kind]: count })))
  let best: { plan: Plan; gain: number } | null = null
  for (const ships of fleets) {
    const count = before.ships + Object.values(ships).reduce((sum, count) => sum + count, 0)
    if (count === 0 || !cheapest(holder.purse, debtOf(holder, count))) continue
    const plan = load(view, holder, { ships }, before)
    const gain = 10 * cargoValue(plan.give as Amounts) - worthOfAll(plan.energy as Amounts) - 10 * holder.toll * count
    if (!best || gain > best.gain) best = { plan, gain }
  }
  return best?.plan ?? {}
}

/** Everything that can be sold at the bridge, basic goods by threes. */
export function everythingAtBridge(purse: Purse, first: Good, basicBefore: number): Amounts {
  const kinds = GOODS.slice(GOODS.indexOf(first))
  const basic = kinds.filter((good) => goodOf(good).basic)
  const held = basic.reduce((sum, good) => sum + purse[good], 0)
  const sold = Math.max(0, held - ((held + basicBefore) % BASIC_PER_FRANC))
  return { ...fill(purse, basic.sort(cheapestFirst), sold), ...fill(purse, kinds.filter((good) => !goodOf(good).basic), Infinity) }
}

/** What one misses least: the sale of a single franc, or what completes a sale begun. */
function littleAtBridge(purse: Purse, first: Good, { count, note }: { count: number; note: number }): Amounts {
  const kinds = GOODS.slice(GOODS.indexOf(first))
  const basic = kinds.filter((good) => goodOf(good).basic).sort(cheapestFirst)
  const short = (BASIC_PER_FRANC - (note % BASIC_PER_FRANC)) % BASIC_PER_FRANC
  if (count > 0 || short > 0) return fill(purse, basic, short)
  const three = fill(purse, basic, BASIC_PER_FRANC)
  const one = fill(purse, kinds.filter((good) => !goodOf(good).basic).sort(cheapestFirst), 1)
  const whole = total(three) === BASIC_PER_FRANC
  return whole && (total(one) === 0 || worthOfAll(three) < worthOfAll(one)) ? three : one
}

/** The lowest number at each question: what comes first in the order of goods is worth least. */
function fewest(asking: Asking): Plan {
  let plan: Plan = {}
  for (let next = asking.next(); !next.done; ) {
    const { topic, item, counts } = next.value
    plan = withChoice(plan, topic, item, counts[0]!)
    next = asking.next(counts[0]!)
  }
  return plan
}

// Picking.

function proposePicks(step: string, holder: Holder, card: string, after: string, least: number, most: number): Plan {
  const gain = (good: Good) => WORTH[good] - WORTH.francs * pickPrice(step, good)
  const open = GOODS.slice(GOODS.indexOf(after as Good) + 1).filter((good) => pickable(step, holder, card, good))
  const order = step === 'pawn_choice' ? open.sort(cheapestFirst) : open.sort((one, other) => gain(other) - gain(one))
  // Of what has to be paid for, only as much as has to be.
  const limit = step === 'pawn_choice' || step === 'emporium_choice' ? Math.max(1, least) : most
  const pick: Record<string, number> = {}
  let francs = holder.purse.francs
  for (const good of order) {
    if (Object.keys(pick).length === limit || pickPrice(step, good) > francs) continue
    francs -= pickPrice(step, good)
    pick[good] = 1
  }
  return { pick }
}

/** What is filled in when a panel opens; empty where a person has to choose for oneself. */
export function propose(view: HavreView, seat: number): Plan {
  const holder = holderOf(view, seat)
  const pending = pendingOf(view)
  const { step, building, good } = pending
  const foodDue = view.seats[seat]!.food_due
  if (PICKING.has(step)) return proposePicks(step, holder, building, pending.after, pending.least, pending.most)
  switch (step) {
    case 'feeding':
      return worthOf(holder.purse, 'food') < foodDue ? {} : asPlan('food', cheapest(holder.purse, { purpose: 'food', due: foodDue, reserve: 0 }))
    case 'payment':
      return asPlan(pending.purpose, cheapest(holder.purse, pending, PAYING[pending.purpose].indexOf(good)))
    case 'choose_fee':
      return proposeFee(view, buildingOf(building).fee.francs)
    case 'fee_payment':
      return asPlan('food', feeInFood(view))
    case 'substitution':
      return { material: proposeMaterial(holder.purse, { [good]: pending.need }) }
    case 'choose_part':
      return proposePart(view, holder, worksOf(building), foodDue)
    case 'count':
      return proposeTimes(view, holder, worksOf(building), pending.done, foodDue)
    case 'sail':
      return proposeSailing(view, holder, SAILING.indexOf(pending.type), pending)
    case 'cargo':
      return asPlan('give', proposeCargo(holder.purse, from(good), pending.least, pending.most, harvestAhead(view)))
    case 'office_gift':
    case 'trade_gift':
      return asPlan('give', fill(holder.purse, from(good).sort(cheapestFirst), pending.least))
    case 'traffic_gift':
      return asPlan('give', fill(holder.purse, trafficKinds(pending.note & 1, false).filter((kind) => from(good).includes(kind)).sort(cheapestFirst), pending.least))
    case 'bridge_sale':
      return asPlan('give', view.final ? everythingAtBridge(holder.purse, good, pending.note) : littleAtBridge(holder.purse, good, pending))
    case 'trade_taking':
    case 'traffic_taking':
      return fewest(foresee(view, seat)!)
    default:
      return {}
  }
}

function asPlan(topic: Purpose | 'give', amounts: Amounts | null): Plan {
  return { [topic === 'energy_or_grain' ? 'energy' : topic]: amounts ?? {} }
}
