/** What the panel says: what is due, what is lost, and why something cannot be. */
import { describe, expect, it } from 'vitest'
import { KINDS, type Amounts } from '../cards'
import type { HavreView } from '../types'
import { choose, everything, panelOf } from './panel'
import { propose } from './propose'

interface Given {
  goods: Amounts
  cards?: string[]
  foodDue?: number
  final?: boolean
  disc?: string
}

function asked(pending: Record<string, unknown>, { goods, cards = [], foodDue = 0, final = false, disc = '' }: Given): HavreView {
  const own = { goods: KINDS.map((kind) => goods[kind] ?? 0), cards, disc, pawned: [], food_due: foodDue, food: (goods.fish ?? 0) + (goods.francs ?? 0) }
  return { pending, fees: [], wind_used: 0, seats: [own], final, round: 1, schedule: [{ round: 1, food: 5, harvest: true }] } as unknown as HavreView
}

const energy = (due: number) => ({ step: 'payment', purpose: 'energy', due, good: 'coke', reserve: 0 })
const figure = (view: HavreView, plan: Parameters<typeof panelOf>[2], key: string) =>
  panelOf(view, 0, plan)!.sections.flatMap(({ figures }) => figures).find((figure) => figure.key === key)?.amount

describe('a payment', () => {
  const view = asked(energy(4), { goods: { coke: 1, coal: 2, wood: 5 } })

  it('shows what is due, chosen and lost', () => {
    const plan = { energy: { coal: 2 } }
    expect(figure(view, plan, 'due')).toBe(4)
    expect(figure(view, plan, 'paid')).toBe(6)
    expect(figure(view, plan, 'lost')).toBe(2)
    expect(panelOf(view, 0, plan)).toMatchObject({ notations: ['pay coke 0', 'pay coal 2'], problem: null })
  })

  it('says for which building it is', () => {
    const visit = asked(energy(4), { goods: { coke: 1, coal: 2 }, disc: 'wharf_1' })
    expect(panelOf(visit, 0, {})!.title).toEqual({ key: 'name', ids: { card: 'wharf_1' } })
    expect(panelOf(view, 0, {})!.title).toEqual({ key: 'count-panel-payment' })
  })

  it('says what is wrong', () => {
    expect(panelOf(view, 0, { energy: { coal: 1 } })!.problem).toEqual({ key: 'count-short-energy', args: { missing: 1 } })
    expect(panelOf(view, 0, { energy: { coal: 2, wood: 1 } })!.problem).toEqual({ key: 'count-superfluous', ids: { good: 'wood' } })
    expect(panelOf(view, 0, { energy: { coke: 1, wood: 1 } })!.problem).toMatchObject({ key: 'count-superfluous' })
  })

  it('is proposed exactly rather than with a loss, and never with what is worth more', () => {
    expect(propose(view, 0).energy).toMatchObject({ coal: 1, wood: 1 })
    expect(propose(asked(energy(2), { goods: { charcoal: 4, wood: 7 } }), 0).energy).toMatchObject({ wood: 2 })
  })
})

describe('feeding', () => {
  it('is proposed without a loan if there is food for it, francs last', () => {
    const view = asked({ step: 'feeding' }, { goods: { fish: 3, meat: 1, francs: 9 }, foodDue: 4 })
    expect(propose(view, 0).food).toMatchObject({ meat: 1, fish: 1 })
  })

  it('says what borrowing comes to', () => {
    const view = asked({ step: 'feeding' }, { goods: { fish: 1, francs: 1 }, foodDue: 7 })
    const panel = panelOf(view, 0, propose(view, 0))!
    expect(panel.notations).toEqual(['pay_all_and_borrow'])
    expect(panel.note).toEqual({ key: 'count-borrow', args: { food: 2, due: 7, loans: 2, francs: 3, cards: 0 } })
  })
})

describe('conversions', () => {
  const bakehouse = asked({ step: 'count', building: 'bakehouse', done: [] }, { goods: { grain: 5, wood: 4 } })

  it('keep the last grain while a harvest is to come', () => {
    expect(propose(bakehouse, 0).times).toEqual({ 0: 4 })
    expect(panelOf(bakehouse, 0, propose(bakehouse, 0))!.brings).toEqual({ bread: 4, francs: 2 })
    expect(propose({ ...bakehouse, final: true }, 0).times).toEqual({ 0: 5 })
  })

  it('propose the energy anew for another number', () => {
    const plan = choose(bakehouse, 0, propose(bakehouse, 0), 'times', '0', 2)
    expect(plan.energy).toMatchObject({ wood: 1 })
    expect(panelOf(bakehouse, 0, plan)!.notations).toEqual(['times 2'])
  })

  it('count the Wind Farm', () => {
    const view = asked({ step: 'count', building: 'steel_mill', done: [] }, { goods: { iron: 1, coal: 2 }, cards: ['wind_farm'] })
    const plan = { times: { 0: 1 }, energy: { coal: 1 } }
    expect(figure(view, plan, 'saved')).toBe(3)
    expect(figure(view, plan, 'due')).toBe(2)
  })
})

describe('the Shipping Line', () => {
  const sail = { step: 'sail', type: 'steel_ship', ships: 0, capacity: 0 }
  const view = asked(sail, { goods: { coal: 1, steel: 1, leather: 3, fish: 4 }, cards: ['noemi'] })

  it('is loaded with the most valuable goods', () => {
    const panel = panelOf(view, 0, propose(view, 0))!
    expect(panel.brings).toEqual({ francs: 12 })
    expect(panel.problem).toBeNull()
  })

  it('wants every ship to carry something', () => {
    const plan = { ...propose(view, 0), give: {} }
    expect(panelOf(view, 0, plan)!.problem).toEqual({ key: 'count-cargo-each', args: { missing: 1 } })
  })
})

describe('the bridge', () => {
  const sale = { step: 'bridge_sale', good: 'fish', count: 0, note: 0, least: 1, most: 99, value: 0 }

  it('takes basic goods by threes', () => {
    const view = asked(sale, { goods: { fish: 4, brick: 1 } })
    expect(panelOf(view, 0, { give: { fish: 2 } })!.problem).toEqual({ key: 'count-threes', args: { over: 2, missing: 1 } })
    expect(panelOf(view, 0, { give: { fish: 3, brick: 1 } })).toMatchObject({ problem: null, brings: { francs: 2 } })
  })

  it('sells everything at the end, and whenever one likes', () => {
    const view = asked(sale, { goods: { fish: 4, clay: 3, brick: 2 }, final: true })
    expect(panelOf(view, 0, propose(view, 0))!.brings).toEqual({ francs: 4 })
    expect(panelOf(view, 0, everything(view, 0)!)!.brings).toEqual({ francs: 4 })
  })
})
