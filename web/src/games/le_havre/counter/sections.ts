/** The parts of the panel: what is to be chosen of what, what is due, what is lost, what is wrong. */
import { GOODS, buildingOf, goodOf, shipFacts, type Good, type Kind } from '../cards'
import type { HavreView } from '../types'
import {
  BASIC_PER_FRANC,
  IN_FOOD,
  PICKING,
  SAILING,
  SAIL_ENERGY,
  debtOf,
  from,
  inMask,
  pendingOf,
  pickPrice,
  pickable,
  topicOf,
  trafficKinds,
  trafficTaken,
  type Debt,
  type Pending,
  type Topic,
} from './asks'
import { billOf, mostTimes, worksOf, type Part } from './parts'
import { amountsOf, chosen, keyOf, type Plan, type Way } from './plan'
import { cargoValue, countsOf } from './propose'
import { PAYING, holderOf, pursesOf, substituteOf, tokensIn, valueFor, worthOf, type Holder, type Purse } from './purse'

/** A text and what goes into it. */
export interface Words {
  key: string
  args?: Record<string, string | number>
  ids?: Record<string, string>
}

export type Unit = 'food' | 'energy' | 'francs' | 'cargo' | ''

/** One thing of which so many are chosen. */
export interface Row {
  topic: Topic
  item: string
  have: number
  chosen: number
  least: number
  most: number
  /** What one is worth here. */
  each: number
  unit: Unit
  /** What is done so many times, if that is what is counted. */
  part?: Part
  /** What is paid as it is beside the better good. */
  beside?: { good: Good; count: number }
}

/** Something to be said in figures: what is due, what is chosen, what is lost. */
export interface Figure {
  key: 'due' | 'saved' | 'paid' | 'lost' | 'room' | 'value' | 'toll' | 'needed'
  amount: number
  of?: number
  unit: Unit
}

export interface Section {
  topic: Topic
  title: Words | null
  rows: Row[]
  figures: Figure[]
  problem: Words | null
}

// Payments.

function paySection(purse: Purse, debt: Debt, plan: Plan, kinds: readonly Kind[], saved: number, fee: boolean): Section {
  const { purpose, due, reserve } = debt
  const topic = topicOf(purpose)
  const rows = kinds
    .filter((kind) => purse[kind] > 0)
    .map((kind): Row => ({ topic, item: kind, have: purse[kind], chosen: chosen(plan, topic, kind), least: 0, most: purse[kind], each: valueFor(purpose, kind), unit: topic }))
  const paid = rows.reduce((sum, row) => sum + row.chosen * row.each, 0)
  const figures: Figure[] = [{ key: 'due', amount: due, unit: topic }, { key: 'paid', amount: paid, unit: topic }]
  if (saved > 0) figures.splice(1, 0, { key: 'saved', amount: saved, unit: topic })
  if (paid > due) figures.push({ key: 'lost', amount: paid - due, unit: topic })
  return { topic, title: { key: fee ? 'count-title-fee' : `count-title-${topic}` }, rows, figures, problem: payProblem(purse, rows, paid, due, reserve) }
}

function payProblem(purse: Purse, rows: readonly Row[], paid: number, due: number, reserve: number): Words | null {
  const unit = rows[0]?.unit ?? 'food'
  if (paid < due) return { key: `count-short-${unit}`, args: { missing: due - paid } }
  const used = rows.filter((row) => row.chosen > 0)
  const spare = used.filter((row) => paid - row.each >= due).sort((one, other) => one.each - other.each)[0]
  if (spare) return { key: 'count-superfluous', ids: { good: spare.item } }
  const left = tokensIn(purse) - used.reduce((sum, { item, chosen }) => sum + (item === 'francs' ? 0 : chosen), 0)
  return left < reserve ? { key: 'count-reserve', args: { ships: reserve } } : null
}

// Materials.

function materialSection(purse: Purse, good: Good, need: number, plan: Plan): Section | null {
  const substitute = substituteOf(good)
  if (!substitute || purse[substitute] === 0) return null
  const better = chosen(plan, 'material', substitute)
  const row = { topic: 'material' as const, item: substitute, have: purse[substitute], chosen: better, each: 1, unit: '' as const }
  const least = Math.max(0, need - purse[good])
  const most = Math.min(need, purse[substitute])
  if (least === most) return null
  const title: Words = { key: 'count-title-material', args: { need, plain: need - better, better }, ids: { good, substitute } }
  return { topic: 'material', title, rows: [{ ...row, least, most, beside: { good, count: need - better } }], figures: [], problem: null }
}

// How often.

function timesSections(pending: Pending, holder: Holder, plan: Plan, way: Way): Section[] {
  const works = worksOf(pending.building)
  const done = pending.step === 'count' ? pending.done : []
  const counts = countsOf(works, plan, done)
  const shown = works.parts.flatMap((part, index) => {
    const item = String(index)
    if (index < done.length || (pending.step === 'count' && works.either && index > done.length)) return []
    const asked = way.asked.get(keyOf('times', item))
    const now = chosen(plan, 'times', item)
    const most = pending.step === 'choose_part' ? mostTimes(holder, works, Array<number>(index).fill(0)) : (asked?.at(-1) ?? now)
    const least = pending.step === 'choose_part' ? 0 : (asked?.[0] ?? 0)
    return [{ topic: 'times' as const, item, have: -1, chosen: now, least, most, each: 0, unit: '' as const, part }]
  })
  const bill = billOf(works, counts)
  const sections: Section[] = [{ topic: 'times', title: null, rows: shown, figures: [], problem: null }]
  for (const good of GOODS) {
    const section = bill.goods[good] && !works.flips ? materialSection(holder.purse, good, bill.goods[good], plan) : null
    if (section) sections.push(section)
  }
  const left = pursesOf(holder.purse, { ...bill.goods, francs: bill.francs })
  const saved = Math.min(holder.wind, bill.energy)
  if (bill.energy > 0) sections.push(paySection(left, { purpose: 'energy', due: bill.energy - saved, reserve: 0 }, plan, PAYING.energy, saved, false))
  if (bill.food > 0) sections.push(paySection(left, { purpose: 'food', due: bill.food, reserve: 0 }, plan, PAYING.food, 0, false))
  return sections
}

// Ships and goods.

function shipSections(pending: Pending, holder: Holder, plan: Plan, way: Way): Section[] {
  const kinds = SAILING.slice(SAILING.indexOf(pending.type)).filter((kind) => holder.fleet[kind] > 0)
  const rows = kinds.map((item): Row => {
    const asked = way.asked.get(keyOf('ships', item))
    return { topic: 'ships', item, have: holder.fleet[item], chosen: chosen(plan, 'ships', item), least: 0, most: asked?.at(-1) ?? holder.fleet[item], each: shipFacts(item).capacity, unit: 'cargo' }
  })
  const ships = pending.ships + rows.reduce((sum, row) => sum + row.chosen, 0)
  const capacity = pending.capacity + rows.reduce((sum, row) => sum + row.chosen * row.each, 0)
  const debt = debtOf(holder, ships)
  const problem: Words | null = ships === 0 ? { key: 'count-no-ship' } : null
  const sections: Section[] = [{ topic: 'ships', title: { key: 'count-title-ships' }, rows, figures: [], problem }]
  if (ships === 0) return sections
  const saved = SAIL_ENERGY * ships - debt.due
  sections.push(paySection(holder.purse, debt, plan, PAYING[debt.purpose], saved, false))
  sections.push(cargoSection(pursesOf(holder.purse, amountsOf(plan, 'energy')), GOODS, plan, ships, capacity, holder.toll * ships))
  return sections
}

function giveRows(purse: Purse, kinds: readonly Good[], plan: Plan, most: number, each: (good: Good) => number, unit: Unit): Row[] {
  return kinds
    .filter((good) => purse[good] > 0 || chosen(plan, 'give', good) > 0)
    .map((good) => ({ topic: 'give', item: good, have: purse[good], chosen: chosen(plan, 'give', good), least: 0, most: Math.min(purse[good], most), each: each(good), unit }))
}

const countOf = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + row.chosen, 0)

function boundsProblem(count: number, least: number, most: number): Words | null {
  if (count < least) return { key: 'count-more', args: { missing: least - count } }
  return count > most ? { key: 'count-fewer', args: { over: count - most } } : null
}

function cargoSection(purse: Purse, kinds: readonly Good[], plan: Plan, least: number, most: number, toll: number): Section {
  const rows = giveRows(purse, kinds, plan, most, (good) => goodOf(good).shipping, 'francs').sort((one, other) => other.each - one.each)
  const count = countOf(rows)
  const figures: Figure[] = [{ key: 'room', amount: count, of: most, unit: 'cargo' }]
  if (toll > 0) figures.push({ key: 'toll', amount: toll, unit: 'francs' })
  const problem = count < least ? { key: 'count-cargo-each', args: { missing: least - count } } : boundsProblem(count, least, most)
  return { topic: 'give', title: { key: 'count-title-cargo' }, rows, figures, problem }
}

function bridgeSection({ good, count, note }: Pending, purse: Purse, plan: Plan): Section {
  const rows = giveRows(purse, from(good), plan, Infinity, (good) => (goodOf(good).basic ? 1 / BASIC_PER_FRANC : 1), 'francs')
  const basic = note + rows.reduce((sum, row) => sum + (goodOf(row.item as Good).basic ? row.chosen : 0), 0)
  const over = basic % BASIC_PER_FRANC
  let problem: Words | null = over ? { key: 'count-threes', args: { over, missing: BASIC_PER_FRANC - over } } : null
  if (count + countOf(rows) === 0) problem = { key: 'count-sell-something' }
  return { topic: 'give', title: { key: 'count-title-bridge' }, rows, figures: [], problem }
}

function giftSection(step: string, pending: Pending, purse: Purse, plan: Plan): Section {
  const kinds = step === 'traffic_gift' ? trafficKinds(pending.note & 1, false).filter((good) => from(pending.good).includes(good)) : from(pending.good)
  const rows = giveRows(purse, kinds, plan, pending.most, (good) => (step === 'trade_gift' ? goodOf(good).shipping : 0), step === 'trade_gift' ? 'cargo' : '')
  const figures: Figure[] = [{ key: 'needed', amount: countOf(rows), of: pending.most, unit: '' }]
  if (step === 'trade_gift') figures.push({ key: 'value', amount: pending.value + cargoValue(amountsOf(plan, 'give')), unit: 'cargo' })
  return { topic: 'give', title: { key: `count-title-${step}`, args: { most: pending.most } }, rows, figures, problem: boundsProblem(countOf(rows), pending.least, pending.most) }
}

function takeSection(pending: Pending, plan: Plan, way: Way): Section {
  const trade = pending.step === 'trade_taking'
  const kinds = trade ? from(pending.good).filter((good) => !inMask(pending.given, good)) : trafficTaken(pending.note).slice(pending.place)
  const due = trade ? pending.value : pending.left
  const each = (good: Good) => (trade ? goodOf(good).shipping : 1)
  const taken = kinds.reduce((sum, good) => sum + each(good) * chosen(plan, 'take', good), 0)
  const rows = kinds.map((good): Row => {
    const now = chosen(plan, 'take', good)
    return { topic: 'take', item: good, have: -1, chosen: now, least: 0, most: now + Math.max(0, Math.floor((due - taken) / each(good))), each: trade ? each(good) : 0, unit: trade ? 'cargo' : '' }
  })
  const unit = trade ? 'cargo' : ''
  const problem: Words | null = taken < due ? { key: trade ? 'count-value-left' : 'count-more', args: { missing: due - taken } } : null
  return { topic: 'take', title: { key: 'count-title-take' }, rows, figures: [{ key: 'needed', amount: taken, of: due, unit }], problem: problem ?? (way.refused ? { key: 'count-refused' } : null) }
}

function pickSection(pending: Pending, holder: Holder, plan: Plan): Section {
  const { step, building, least, most } = pending
  const open = GOODS.slice(GOODS.indexOf(pending.after as Good) + 1).filter((good) => pickable(step, holder, building, good))
  const picked = open.filter((good) => chosen(plan, 'pick', good) > 0)
  const price = picked.reduce((sum, good) => sum + pickPrice(step, good), 0)
  const rows = open.map((good): Row => {
    const now = chosen(plan, 'pick', good)
    const room = picked.length < most && price + pickPrice(step, good) <= holder.purse.francs
    return { topic: 'pick', item: good, have: -1, chosen: now, least: 0, most: now || room ? 1 : 0, each: -pickPrice(step, good), unit: pickPrice(step, good) ? 'francs' : '' }
  })
  const figures: Figure[] = most < open.length ? [{ key: 'needed', amount: picked.length, of: most, unit: '' }] : []
  if (price > 0) figures.push({ key: 'due', amount: price, unit: 'francs' })
  let problem = boundsProblem(picked.length, least, most)
  if (price > holder.purse.francs) problem = { key: 'count-short-francs', args: { missing: price - holder.purse.francs } }
  return { topic: 'pick', title: { key: `count-title-${step}`, args: { most } }, rows, figures, problem }
}

// All of it.

function feeSections(pending: Pending, purse: Purse, plan: Plan): Section[] {
  const { food, francs } = buildingOf(pending.building).fee
  const choosing = pending.step === 'choose_fee'
  const sections: Section[] = []
  if (choosing) {
    const now = chosen(plan, 'fee', '')
    const row = (item: string, have: number, way: number): Row => ({ topic: 'fee', item, have, chosen: Number(now === way), least: 0, most: 1, each: way, unit: '' })
    sections.push({ topic: 'fee', title: { key: 'count-title-fee' }, rows: [row('food', food, IN_FOOD), row('francs', francs, 1)], figures: [], problem: null })
    if (now !== IN_FOOD) return sections
  }
  const kinds = choosing ? PAYING.food : PAYING.food.slice(PAYING.food.indexOf(pending.good))
  sections.push(paySection(purse, { purpose: 'food', due: choosing ? food : pending.due, reserve: 0 }, plan, kinds, 0, !choosing))
  return sections
}

/** What is to be chosen, part by part, and what is wrong with it. */
export function sectionsOf(view: HavreView, seat: number, plan: Plan, way: Way): Section[] {
  const holder = holderOf(view, seat)
  const { purse } = holder
  const pending = pendingOf(view)
  const { step, good } = pending
  if (PICKING.has(step)) return [pickSection(pending, holder, plan)]
  switch (step) {
    case 'feeding':
      return feedSections(view, seat, purse, plan)
    case 'payment':
      return [paySection(purse, pending, plan, PAYING[pending.purpose].slice(PAYING[pending.purpose].indexOf(good)), 0, false)]
    case 'choose_fee':
    case 'fee_payment':
      return feeSections(pending, purse, plan)
    case 'substitution':
      return [materialSection(purse, good, pending.need, plan)!]
    case 'choose_part':
    case 'count':
      return timesSections(pending, holder, plan, way)
    case 'sail':
      return shipSections(pending, holder, plan, way)
    case 'cargo':
      return [cargoSection(purse, from(good), plan, pending.least, pending.most, holder.toll * pending.note)]
    case 'bridge_sale':
      return [bridgeSection(pending, purse, plan)]
    case 'trade_taking':
    case 'traffic_taking':
      return [takeSection(pending, plan, way)]
    default:
      return [giftSection(step, pending, purse, plan)]
  }
}

function feedSections(view: HavreView, seat: number, purse: Purse, plan: Plan): Section[] {
  const due = view.seats[seat]!.food_due
  if (worthOf(purse, 'food') >= due) return [paySection(purse, { purpose: 'food', due, reserve: 0 }, plan, PAYING.food, 0, false)]
  return []
}
