/** Why something that might be pressed now cannot be: the limit that is reached, what is missing, and the rule. */
import type { SayText } from '../module'
import type { Legal } from './answers'
import { MOST_LABOUR, MOST_PRIVILEGES, ORDER_FIELDS, buildingOf, capitalOf, crowdOf, fits, yearOf } from './cards'
import { worth } from './payment'
import type { CraftsmenView } from './types'
import { buyingColours } from './words'

export interface Closed {
  /** The key of its sentence. */
  why: string
  args?: Record<string, string | number>
  rule: string
}

interface Asked {
  step: string
  view: CraftsmenView
  legal: Legal
  seat: number
  say: SayText
}

/** Why nothing, or not all that one might expect, can be done at a place; null if it is no matter of this question. */
export function closedAt(place: string, asked: Asked): Closed | null {
  const { step, legal } = asked
  const [kind = '', first = '', second = ''] = place.split(':')
  const there = legal.at(place)
  if (kind === 'market') return step === 'notary' && !there.some(({ verb }) => verb === 'buy') ? unsold(first, asked) : null
  if (there.length > 0) return null
  switch (`${step} ${kind}`) {
    case 'send_helper town':
      return legal.deeds.some(({ verb, words }) => verb === 'stack' && words[0] === first) ? null : crowded(first, asked)
    case 'send_helper field':
      return crowded(first, asked) ?? occupied(first, Number(second), asked)
    case 'build hand':
      return unbuilt(first, asked)
    case 'hall pool':
      return kept(first, asked)
    case 'hall track':
      return late(asked)
    case 'buy_good granary':
      return unbought(first, asked)
    case 'load_ship hold':
      return second === asked.view.carried ? { why: 'closed-hold', rule: 'CR-SHIP-3' } : null
    default:
      return null
  }
}

/** Whether the fee for a disc can be paid. */
const pays = ({ view, seat }: Asked): boolean => view.seats[seat]!.capital_count > 0 || view.seats[seat]!.points >= yearOf(view.year).fee

function crowded(town: string, asked: Asked): Closed | null {
  const { view, seat } = asked
  const discs = (view.queue[town] ?? []).flat()
  const { most, own } = crowdOf(view.seats.length)
  const two = view.seats.length === 2
  if (discs.filter((disc) => disc === seat).length >= own) return { why: 'closed-own', rule: two ? 'CR-TWO-2' : 'CR-HELPER-7' }
  if (discs.length >= most) return { why: 'closed-full', args: { most }, rule: two ? 'CR-TWO-2' : 'CR-HELPER-8' }
  const open = view.queue[town]?.some((field) => field.length === 0)
  const stacked = asked.legal.deeds.some(({ verb, words }) => verb === 'stack' && words[0] === town)
  return open || stacked || two || pays(asked) ? null : { why: 'closed-fee', args: { fee: yearOf(view.year).fee }, rule: 'CR-HELPER-5' }
}

function occupied(town: string, field: number, asked: Asked): Closed | null {
  const queue = asked.view.queue[town] ?? []
  const discs = queue[field - 1] ?? []
  if (discs.length === 0) return null
  if (queue.some((other) => other.length === 0)) return { why: 'closed-first', rule: 'CR-HELPER-3' }
  if (discs.length > 1) return { why: 'closed-stacked', rule: 'CR-HELPER-4' }
  return { why: 'closed-fee', args: { fee: yearOf(asked.view.year).fee }, rule: 'CR-HELPER-5' }
}

function unbuilt(card: string, { view, seat }: Asked): Closed {
  const { estate, capital } = view.seats[seat]!
  if (![estate[0]!, estate.at(-1)!].some(({ building }) => fits(card, building))) return { why: 'closed-clash', rule: 'CR-BUILD-3' }
  return { why: 'closed-dear', args: { due: view.due + buildingOf(card).cost, worth: worth(capital) }, rule: 'CR-PAY-4' }
}

function unsold(card: string, { view, seat, say }: Asked): Closed {
  const { capital } = view.seats[seat]!
  if (capital.length === 0) return { why: 'closed-poor', rule: 'CR-NOTARY-6' }
  const { top, bottom, price } = buildingOf(card)
  const usable = capital.filter((held) => [top, bottom].includes(capitalOf(held).colour))
  return { why: 'closed-buy', args: { colours: buyingColours(card, say), worth: worth(usable), price }, rule: 'CR-NOTARY-3' }
}

function kept(token: string, { view, seat }: Asked): Closed {
  const own = view.seats[seat]!
  const [most, held, rule] = token === 'labour' ? [MOST_LABOUR, own.labour_tokens, 'CR-LABOUR-4'] : [MOST_PRIVILEGES, own.privilege_tokens, 'CR-PRIV-4']
  return held >= most ? { why: 'closed-tokens', args: { most }, rule } : { why: 'closed-pool', rule: token === 'labour' ? 'CR-HALL-3' : 'CR-HALL-2' }
}

function late({ view, seat }: Asked): Closed | null {
  if (view.order_change.includes(seat)) return { why: 'closed-on-track', rule: 'CR-HALL-4' }
  return view.order_change.length >= ORDER_FIELDS ? { why: 'closed-track', rule: 'CR-HALL-4' } : null
}

function unbought(good: string, { view, seat }: Asked): Closed {
  const { estate } = view.seats[seat]!
  if (!view.granary[good]?.length) return { why: 'closed-none', rule: 'CR-MERCH-2' }
  const lacking = estate.some(({ building, icons }) => buildingOf(building).inputs.some((input, icon) => input === good && icons[icon] === 0))
  return lacking ? { why: 'closed-own-marker', rule: 'CR-MERCH-3' } : { why: 'closed-icon', rule: 'CR-MERCH-1' }
}
