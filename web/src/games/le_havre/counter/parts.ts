/** What may be done a number of times in a building: hand in, pay, receive. As `Part` of the game's `cards.py`. */
import { GOODS, buildingOf, goodOf, type Amounts, type Effect, type Good } from '../cards'
import { MOST, PAYING, covers, substituteOf, valueFor, worthOf, type Holder, type Purpose, type Purse } from './purse'

export interface Part {
  consume: Amounts
  produce: Amounts
  /** Half a token for each time, rounded down on the total. */
  byproducts: Amounts
  limit: number
  francs: number
  /** Half francs for each time. */
  gains: number
  /** Half energy for each time, and energy for doing it at all. */
  energyHalf: number
  energyFlat: number
  food: number
  /** The francs a visitor has to hold. */
  shows: number
  /** The good that limits how often it may be done, and stays. */
  owned: Good | null
  perOwned: number
  /** The francs in all for doing it so many times, where they are not so many for each. */
  table: number[]
  /** Whether a token is turned over, so that no substitute will do. */
  flips: boolean
}

const KINDS_OF_PARTS = new Set(['convert', 'convert_limited_by_owned', 'sell_table', 'show_and_sell', 'buy_for_food', 'optional_gain_for_energy'])

function part(effect: Effect): Part {
  const amounts = (field: string): Amounts => (effect[field] as Amounts | undefined) ?? {}
  const number = (field: string): number => Number(effect[field] ?? 0)
  const table = effect.kind === 'sell_table' ? [0, ...Object.values(effect.table as Record<string, number>)] : []
  const consume: Amounts = effect.kind === 'sell_table' ? { [effect.good as Good]: 1 } : amounts('consume')
  const produce = effect.produce === undefined ? amounts('goods') : amounts('produce')
  const [good, ...others] = Object.keys(consume) as Good[]
  const upgrade = good === undefined || others.length > 0 ? null : goodOf(good).upgrade
  return {
    consume,
    produce,
    byproducts: amounts('byproduct_half'),
    limit: table.length > 0 ? table.length - 1 : number('limit') || MOST,
    francs: number('pay_francs'),
    gains: effect.gain_francs_half === undefined ? 2 * number('gain_francs') : number('gain_francs_half'),
    energyHalf: number('energy_half'),
    energyFlat: effect.energy_flat === undefined ? number('energy') : number('energy_flat'),
    food: number('food'),
    shows: number('show_francs'),
    owned: (effect.owned as Good | undefined) ?? null,
    perOwned: number('per_owned'),
    table,
    flips: upgrade !== null && Object.keys(produce).length === 1 && produce[upgrade] === consume[good!],
  }
}

/** What a building lets its visitors do. */
export interface Works {
  parts: Part[]
  either: boolean
  /** What every visitor gets beside. */
  gift: Amounts
  flips: boolean
}

export function worksOf(card: string): Works {
  const { effects, mode } = buildingOf(card)
  const parts = effects.filter(({ kind }) => KINDS_OF_PARTS.has(kind)).map(part)
  const gift: Amounts = {}
  for (const effect of effects) {
    if (effect.kind !== 'gain') continue
    Object.assign(gift, effect.goods)
    if (effect.francs) gift.francs = Number(effect.francs)
  }
  return { parts, either: mode === 'either', gift, flips: parts.some(({ flips }) => flips) }
}

/** What doing the parts so many times costs. */
export interface Bill {
  goods: Amounts
  francs: number
  energy: number
  food: number
}

export function billOf({ parts }: Works, counts: readonly number[]): Bill {
  const bill: Bill = { goods: {}, francs: 0, energy: 0, food: 0 }
  let half = 0
  counts.forEach((times, index) => {
    if (times === 0) return
    const part = parts[index]!
    for (const good of GOODS) if (part.consume[good]) bill.goods[good] = (bill.goods[good] ?? 0) + part.consume[good] * times
    bill.francs += part.francs * times
    bill.food += part.food * times
    bill.energy += part.energyFlat
    half += part.energyHalf * times
  })
  bill.energy += Math.ceil(half / 2)
  return bill
}

/** What doing the parts so many times brings, halves rounded down once on the total. */
export function yieldOf({ parts, gift }: Works, counts: readonly number[]): Amounts {
  const taken: Amounts = { ...gift }
  const add = (kind: keyof Amounts, amount: number) => amount && (taken[kind] = (taken[kind] ?? 0) + amount)
  let half = 0
  counts.forEach((times, index) => {
    const part = parts[index]!
    for (const good of GOODS) {
      add(good, (part.produce[good] ?? 0) * times)
      add(good, Math.floor(((part.byproducts[good] ?? 0) * times) / 2))
    }
    half += part.gains * times + 2 * (part.table[times] ?? 0)
  })
  add('francs', Math.floor(half / 2))
  return taken
}

const energyLeft = (holder: Holder, energy: number): number => Math.max(0, energy - holder.wind)

/** What is left of a payment's worth once goods are handed in. */
function worthAfter(purse: Purse, purpose: Purpose, goods: Amounts): number {
  return worthOf(purse, purpose) - PAYING[purpose].reduce((sum, kind) => sum + (goods[kind] ?? 0) * valueFor(purpose, kind), 0)
}

/** Whether a seat can pay for doing the parts so many times, nothing paid twice. */
export function affordable(holder: Holder, works: Works, counts: readonly number[]): boolean {
  const { purse } = holder
  const bill = billOf(works, counts)
  if (bill.francs > purse.francs) return false
  const goods = works.flips ? GOODS.every((good) => (bill.goods[good] ?? 0) <= purse[good]) : covers(purse, bill.goods)
  if (!goods) return false
  if (bill.energy > 0 && worthAfter(purse, 'energy', bill.goods) < energyLeft(holder, bill.energy)) return false
  return bill.food === 0 || worthAfter(purse, 'food', bill.goods) - bill.francs >= bill.food
}

/** How often a part may be done for reasons other than its costs. */
function allowed(purse: Purse, part: Part): number {
  if (part.shows > purse.francs) return 0
  const with_ = (good: Good, flip: boolean) => purse[good] + (!flip && substituteOf(good) ? purse[substituteOf(good)!] : 0)
  const limits = [part.limit, MOST]
  if (part.owned) limits.push(part.perOwned * with_(part.owned, false))
  for (const good of GOODS) if (part.consume[good]) limits.push(Math.floor(with_(good, part.flips) / part.consume[good]))
  return Math.min(...limits)
}

/** How often the part after those already counted may be done. */
export function mostTimes(holder: Holder, works: Works, done: readonly number[]): number {
  let most = allowed(holder.purse, works.parts[done.length]!)
  while (most > 0 && !affordable(holder, works, [...done, most])) most -= 1
  return most
}

/** Whether a part can be done at all, on its own. */
export function once(holder: Holder, works: Works, index: number): boolean {
  if (allowed(holder.purse, works.parts[index]!) === 0) return false
  return affordable(holder, works, [...Array<number>(index).fill(0), 1])
}
