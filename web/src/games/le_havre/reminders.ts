/** What a good host would remind a player of: feeding, interest, harvest, loans before the end, closed buildings. */
import { economy, special_buildings } from '@ratusz/games/le_havre/data.json'
import type { TableState } from '../../lib/messages'
import { LOAN, tileOf } from './cards'
import { viewOf, type HavreView, type SeatView } from './types'
import { held, visitorsOf } from './words'

export interface Reminder {
  /** The key of its text. */
  key: string
  args: Record<string, string | number>
  /** Whether something is lost unless one acts. */
  urgent: boolean
  rules: string[]
}

interface RoundEnd {
  kind: string
  amounts?: number[]
}

/** Fish that come right before the feeding, by the number of players minus one. */
const HUT = special_buildings.flatMap(({ id, passive }) =>
  (passive as RoundEnd[]).flatMap(({ kind, amounts }) => (kind === 'round_end_goods' ? [{ id, amounts: amounts ?? [] }] : [])),
)[0]!
const NO_INTEREST = special_buildings.find(({ passive }) => (passive as RoundEnd[]).some(({ kind }) => kind === 'no_interest'))!.id
const FEEDLOT = special_buildings
  .flatMap(({ id, passive }) => (passive as { kind: string; min_cattle?: number; max_cattle?: number; calves?: number }[]).map((effect) => ({ ...effect, id })))
  .find(({ kind }) => kind === 'harvest_cattle_bonus')!

/** How many turns of a round are left to a seat, the present one included while its main action is to come. */
export function turnsLeft(view: HavreView, seat: number): number {
  if (view.final) return 0
  let turns = 0
  for (let turn = view.turn + (view.main_actions > 0 ? 0 : 1); turn <= view.turns; turn += 1) {
    if ((view.active + turn - view.turn) % view.seats.length === seat) turns += 1
  }
  return turns
}

/** What the feeding of this round asks for, and what there is for it. */
export interface Feeding {
  demand: number
  ships: number
  due: number
  have: number
  missing: number
}

export function feedingOf(view: HavreView, seat: number): Feeding {
  const mine = view.seats[seat]!
  const demand = view.schedule[view.round - 1]?.food ?? 0
  if (view.unfed && !view.unfed.includes(seat)) return { demand, ships: mine.ship_food, due: 0, have: mine.food, missing: 0 }
  const fish = mine.cards.includes(HUT.id) && !view.unfed ? (HUT.amounts[view.seats.length - 1] ?? 0) : 0
  const have = mine.food + fish
  return { demand, ships: mine.ship_food, due: mine.food_due, have, missing: Math.max(0, mine.food_due - have) }
}

/** What the harvest of this round would give a seat. */
export function harvestOf(view: HavreView, seat: number): { grain: number; cattle: number } | null {
  if (view.final || view.unfed || !view.schedule[view.round - 1]?.harvest) return null
  const mine = view.seats[seat]!
  const { grain_min, grain_gain, cattle_min, cattle_gain } = economy.harvest
  const herd = held(mine, 'cattle')
  const many = mine.cards.includes(FEEDLOT.id) && herd >= FEEDLOT.min_cattle! && herd <= FEEDLOT.max_cattle!
  return {
    grain: held(mine, 'grain') >= grain_min ? grain_gain : 0,
    cattle: herd >= cattle_min ? (many ? FEEDLOT.calves! : cattle_gain) : 0,
  }
}

/** After how many turns interest falls due in this round; null if it does not, or nobody can know. */
export function interestIn(view: HavreView): number | null {
  if (view.final) return null
  const first = view.turn - (String(view.pending.step) === 'before_supply' ? 1 : 0)
  const place = view.tiles.findIndex((tile, place) => place >= first && tile !== null && tileOf(tile).interest)
  return place < 0 ? null : place - first
}

const feeding = (view: HavreView, seat: number): Reminder[] => {
  const { due, have, missing } = feedingOf(view, seat)
  if (view.final || due === 0 || missing === 0) return []
  const loans = Math.ceil(missing / LOAN.gets)
  return [{ key: 'remind-hungry', args: { due, have, missing, loans, turns: turnsLeft(view, seat) }, urgent: true, rules: ['LH-END-2', 'LH-END-4'] }]
}

const interest = (view: HavreView, mine: SeatView): Reminder[] => {
  const turns = interestIn(view)
  if (mine.loans === 0 || turns === null || mine.cards.includes(NO_INTEREST)) return []
  return [{ key: 'remind-interest', args: { turns, francs: held(mine, 'francs') }, urgent: held(mine, 'francs') === 0, rules: ['LH-LOAN-4'] }]
}

const harvest = (view: HavreView, seat: number): Reminder[] => {
  const gains = harvestOf(view, seat)
  if (!gains) return []
  return [{ key: 'remind-harvest', args: { ...gains, herd: held(view.seats[seat]!, 'cattle') }, urgent: false, rules: ['LH-END-1'] }]
}

/** In the last two rounds and after them, loans are better repaid. */
const debts = (view: HavreView, mine: SeatView): Reminder[] => {
  if (mine.loans === 0 || (!view.final && view.round < view.rounds - 1)) return []
  return [{ key: 'remind-loans', args: { loans: mine.loans, repays: LOAN.repays * mine.loans, costs: LOAN.costs * mine.loans }, urgent: true, rules: ['LH-LOAN-5', 'LH-FINAL-5'] }]
}

const ending = (view: HavreView): Reminder[] => {
  if (view.final) return [{ key: 'remind-final', args: {}, urgent: false, rules: ['LH-FINAL-1', 'LH-FINAL-3'] }]
  return view.round === view.rounds ? [{ key: 'remind-last-round', args: {}, urgent: false, rules: ['LH-FINAL-1'] }] : []
}

/** Which buildings nobody may enter, and why. */
const doors = (state: TableState, view: HavreView, seat: number, name: (card: string) => string): Reminder[] => {
  if (view.bound.includes(seat)) return [{ key: 'remind-bound', args: {}, urgent: true, rules: ['LH-BLDG-PicketLine'] }]
  if (view.final || view.decider !== seat) return []
  const taken = view.doors
    .filter(({ reason }) => reason === 'occupied' || reason === 'own_disc')
    .map(({ building }) => `${name(building)} (${visitorsOf(view, building).map((visitor) => state.seats[visitor]?.name ?? '').join(', ')})`)
  return taken.length > 0 ? [{ key: 'remind-occupied', args: { buildings: taken.join(', '), count: taken.length }, urgent: false, rules: ['LH-MAIN-3'] }] : []
}

/** All there is to remind a seat of, the most pressing first. */
export function remindersOf(state: TableState, seat: number, name: (card: string) => string): Reminder[] {
  const view = viewOf(state)
  const mine = view.seats[seat]
  if (!mine || state.over) return []
  const all = [...feeding(view, seat), ...debts(view, mine), ...interest(view, mine), ...doors(state, view, seat, name), ...harvest(view, seat), ...ending(view)]
  return all.sort((one, other) => Number(other.urgent) - Number(one.urgent))
}
