/** The panel as it stands: what is due, what one has, what is chosen, what it brings, and what is wrong with it. */
import { GOODS, LOAN, goodOf, type Amounts } from '../cards'
import type { HavreView } from '../types'
import { BASIC_PER_FRANC, IN_FOOD, PAWN_PRICE, PICKING, SAILING, foresee, pendingOf, type Topic } from './asks'
import { worksOf, yieldOf } from './parts'
import { amountsOf, chosen, follow, withChoice, type Plan, type Way } from './plan'
import { cargoValue, countsOf, crewed, everythingAtBridge, feeInFood, load, settle, within } from './propose'
import { holderOf } from './purse'
import { sectionsOf, type Section, type Words } from './sections'

export interface Panel {
  title: Words
  sections: Section[]
  /** What is received at the end. */
  brings: Amounts
  /** What to send; null while something is wrong. */
  notations: string[] | null
  problem: Words | null
  /** What else is to be known before one agrees. */
  note: Words | null
  accept: Words
}

/** What the plan brings in the end. */
function bringsOf(view: HavreView, seat: number, plan: Plan): Amounts {
  const pending = pendingOf(view)
  const { step } = pending
  if (step === 'count' || step === 'choose_part') {
    const works = worksOf(pending.building)
    return yieldOf(works, countsOf(works, plan, step === 'count' ? pending.done : []))
  }
  const given = amountsOf(plan, 'give')
  if (step === 'sail' || step === 'cargo') {
    const ships = step === 'cargo' ? pending.note : pending.ships + SAILING.reduce((sum, kind) => sum + chosen(plan, 'ships', kind), 0)
    return { francs: Math.max(0, (step === 'cargo' ? pending.value : 0) + cargoValue(given) - holderOf(view, seat).toll * ships) }
  }
  if (step === 'bridge_sale') {
    const basic = pending.note + GOODS.reduce((sum, good) => sum + (goodOf(good).basic ? (given[good] ?? 0) : 0), 0)
    const sold = pending.count + GOODS.reduce((sum, good) => sum + (given[good] ?? 0), 0)
    return { francs: sold - basic + Math.floor(basic / BASIC_PER_FRANC) }
  }
  if (step === 'trade_taking' || step === 'traffic_taking') return amountsOf(plan, 'take')
  if (step === 'pawn_choice') return { francs: PAWN_PRICE * Object.values(plan.pick ?? {}).filter(Boolean).length }
  return PICKING.has(step) ? amountsOf(plan, 'pick') : {}
}

/** Where the steps are asked that do not say it. */
const PLACES: Record<string, string> = {
  sail: 'shipping_line',
  cargo: 'shipping_line',
  bridge_sale: 'bridge_over_the_seine',
  office_gift: 'business_office',
  trade_gift: 'trading_firm',
  trade_taking: 'trading_firm',
  traffic_gift: 'trafficking_spot',
  traffic_taking: 'trafficking_spot',
  toy_choice: 'toy_fair',
  pawn_choice: 'pawnbrokers',
  corporation_choice: 'major_corporation',
  emporium_choice: 'emporium',
}

/** The panel for the question being asked; null if that has none. */
export function panelOf(view: HavreView, seat: number, plan: Plan): Panel | null {
  const asking = foresee(view, seat)
  if (!asking) return null
  const { step, building } = pendingOf(view)
  // Payments of food, energy and materials do not say it either: they belong to the building the disc lies on.
  const visited = building || PLACES[step] || (step === 'payment' || step === 'substitution' ? view.seats[seat]!.disc : '')
  const way = follow(asking, plan)
  const sections = sectionsOf(view, seat, plan, way)
  const problem = sections.find(({ problem }) => problem)?.problem ?? refusal(way, step)
  return {
    title: visited ? { key: 'name', ids: { card: visited } } : { key: `count-panel-${step}` },
    sections,
    brings: bringsOf(view, seat, plan),
    notations: problem ? null : way.notations,
    problem,
    note: (step === 'feeding' ? debtWords(view, seat) : null) ?? paidWords(sections),
    accept: acceptOf(view, seat),
  }
}

/** Whether what is paid comes out exactly, or something is lost. */
function paidWords(sections: readonly Section[]): Words | null {
  const figures = sections.flatMap(({ topic, figures }) => (topic === 'food' || topic === 'energy' ? figures : []))
  if (figures.length === 0) return null
  const lost = figures.reduce((sum, { key, amount }) => sum + (key === 'lost' ? amount : 0), 0)
  return lost > 0 ? { key: 'count-lost-note', args: { lost } } : { key: 'count-fine' }
}

/** What borrowing for the food comes to. */
function debtWords(view: HavreView, seat: number): Words | null {
  const { food, food_due, cards } = view.seats[seat]!
  if (food >= food_due) return null
  const loans = Math.ceil((food_due - food) / LOAN.gets)
  return { key: 'count-borrow', args: { food, due: food_due, loans, francs: loans * LOAN.gets - (food_due - food), cards: cards.length } }
}

function refusal({ refused, leftover }: Way, step: string): Words | null {
  if (!refused && !leftover) return null
  if (step === 'fee_payment' || step === 'choose_fee') return { key: 'count-fee-closes' }
  if (refused?.topic === 'times' || refused?.topic === 'part') return { key: 'count-do-something' }
  return { key: 'count-refused' }
}

function acceptOf(view: HavreView, seat: number): Words {
  const { step } = pendingOf(view)
  if (step === 'feeding') return feedWords(view, seat)
  const pays = ['payment', 'fee_payment', 'choose_fee', 'substitution']
  if (pays.includes(step)) return { key: 'count-accept-pay' }
  if (step === 'sail' || step === 'cargo') return { key: 'count-accept-ship' }
  if (step === 'bridge_sale') return { key: 'count-accept-sell' }
  if (step.endsWith('_gift')) return { key: 'count-accept-give' }
  if (step === 'pawn_choice') return { key: 'count-accept-pawn' }
  if (step === 'emporium_choice') return { key: 'count-accept-buy' }
  return { key: step.endsWith('_taking') || PICKING.has(step) ? 'count-accept-take' : 'count-accept-do' }
}

function feedWords(view: HavreView, seat: number): Words {
  const { food, food_due } = view.seats[seat]!
  return food >= food_due ? { key: 'count-accept-feed' } : { key: 'count-accept-borrow' }
}

/** The plan with another number: what follows from it is proposed anew. */
export function choose(view: HavreView, seat: number, plan: Plan, topic: Topic, item: string, count: number): Plan {
  const holder = holderOf(view, seat)
  const pending = pendingOf(view)
  if (topic === 'fee') return { fee: { '': count }, food: count === IN_FOOD ? (feeInFood(view) as Record<string, number>) : {} }
  const next = withChoice(plan, topic, item, count)
  if (topic === 'ships') return load(view, holder, crewed(holder, next, item, pending.ships), pending)
  if (topic !== 'times') return next
  const works = worksOf(pending.building)
  const done = pending.step === 'count' ? pending.done : []
  // Either one or the other.
  if (works.either && count > 0) next.times = { [item]: count }
  const counts = within(holder, works, countsOf(works, next, done), Number(item))
  for (const part of Object.keys(next.times ?? {})) next.times![part] = counts[Number(part)]!
  return settle(holder, works, counts, next)
}

/** Everything there is to sell, where that is a thing one might want. */
export function everything(view: HavreView, seat: number): Plan | null {
  const pending = pendingOf(view)
  if (pending.step !== 'bridge_sale') return null
  return { give: everythingAtBridge(holderOf(view, seat).purse, pending.good, pending.note) as Record<string, number> }
}
