/** What the panel shows of a form: what is due, what is lost, what comes of it, and what is wrong. */
import { describe, expect, it } from 'vitest'
import { answersFor, follow } from '../../../lib/form'
import type { Form } from '../../../lib/messages'
import { Arranged, acceptOf, alone, type Section } from './arrange'

const PAYMENT: Form = {
  rows: [['pay coke #', 1, 0, 1, 'energy'], ['pay coal #', 2, 0, 2, 'energy'], ['pay wood #', 5, 0, 5, 'energy']],
  tallies: [['energy', [10, 3, 1], 4, null, 'short_energy', 'LH-PAY-1', 0, true]],
  proposals: [[0, 1, 1]],
}
const BAKEHOUSE: Form = {
  rows: [['times #', 3, 1, 3, 'part 1'], ['pay coal #', 1, 0, 1, 'energy'], ['pay wood #', 4, 0, 4, 'energy']],
  tallies: [['energy_half', [-1, 6, 2], 0, null, 'short_energy', 'LH-PAY-1', 0, true], ['grain', [1, 0, 0], 0, 3, 'short_goods', 'LH-PAY-4']],
  gains: [['bread', [1, 0, 0]], ['francs', [1, 0, 0], 2]],
  lead: 1,
  proposals: [[2, 0, 1], [1, 0, 1], [3, 0, 2]],
}
const STEEL: Form = {
  rows: [['times #', 2, 1, 2, 'part 1'], ['pay coal #', 4, 0, 4, 'energy']],
  tallies: [['energy', [-5, 3], 0, null, 'short_energy', 'LH-PAY-1', 3, true], ['iron', [1, 0], 0, 2, 'short_goods', 'LH-PAY-4']],
}
const SHIPS: Form = {
  rows: [['sail wooden_ship #', 2, 0, 2, 'ships'], ['pay coal #', 2, 0, 2, 'energy'], ['give fish #', 3, 0, 3], ['give coal #', 2, 0, 2], ['give steel #', 1, 0, 1]],
  tallies: [
    ['ships', [1, 0, 0, 0, 0], 1, null, 'no_ship', 'LH-BLDG-ShippingLine'],
    ['energy', [-3, 3, 0, 0, 0], 0, null, 'short_energy', 'LH-PAY-1', 0, true],
    ['cargo', [-1, 0, 1, 1, 1], 0, null, 'cargo', 'LH-BLDG-ShippingLine'],
    ['room', [2, 0, -1, -1, -1], 0, null, 'fewer', 'LH-SHIP-7'],
    ['coal', [0, 1, 0, 1, 0], null, 2, 'short_goods', 'LH-PAY-4'],
  ],
  gains: [['francs', [-1, 0, 1, 3, 8]]],
  lead: 1,
  proposals: [[1, 1, 0, 1, 1], [2, 2, 3, 0, 1]],
}
const MATERIAL: Form = {
  rows: [['times #', 2, 1, 2, 'part 1'], ['pay brick #', 1, 0, 1, 'material'], ['pay wood #', 4, 0, 4, 'energy']],
  tallies: [['energy', [-2, 0, 1], 0, null, 'short_energy', 'LH-PAY-1', 0, true], ['clay', [1, -1, 0], 0, 2, 'short_goods', 'LH-PAY-4']],
  lead: 1,
}
const BRIDGE: Form = {
  rows: [['give fish #', 4, 0, 4], ['give brick #', 1, 0, 1]],
  tallies: [['count', [1, 1], 1, null, 'sell_something', 'LH-X'], ['basic', [1, 0], null, null, 'threes', 'LH-X', 0, false, 3, []]],
  gains: [['francs', [1, 3], 3]],
}
const FEE: Form = {
  rows: [['fee food', 2, 0, 1], ['fee francs', 1, 0, 1], ['pay fish #', 4, 0, 2, 'food']],
  tallies: [['fee', [1, 1, 0], 1, 1, 'one_fee', 'LH-FEE-3'], ['food', [-2, 0, 1], 0, null, 'short_food', 'LH-PAY-1', 0, true]],
  lead: 2,
  proposals: [[0, 1, 0], [1, 0, 2]],
}

const arranged = (form: Form, counts: number[], step = 'count') => new Arranged(form, counts, step)
const figures = (sections: Section[]) => Object.fromEntries(sections.flatMap((section) => section.figures.map(({ key, amount }) => [key, amount])))

describe('a payment', () => {
  it('shows what is due, chosen and lost', () => {
    expect(figures(arranged(PAYMENT, [0, 2, 0], 'payment').sections())).toEqual({ due: 4, paid: 6, lost: 2 })
    expect(answersFor(PAYMENT, [0, 2, 0])).toEqual(['pay coke 0', 'pay coal 2', 'pay wood 0'])
  })

  it('says what is wrong, and whether anything is lost', () => {
    expect(arranged(PAYMENT, [0, 1, 0]).problem()).toEqual({ key: 'closed-short_energy', args: { missing: 1, over: 0, least: 4 } })
    expect(arranged(PAYMENT, [0, 2, 1]).problem()).toEqual({ key: 'count-superfluous', ids: { good: 'wood' } })
    const exact = arranged(PAYMENT, [0, 1, 1])
    expect([exact.problem(), exact.note(exact.sections())]).toEqual([null, { key: 'count-fine' }])
  })
})

describe('conversions', () => {
  it('show what each turn takes and brings, halves rounded', () => {
    const [times] = arranged(BAKEHOUSE, [3, 0, 2]).sections()
    expect(times!.rows[0]!.work).toEqual({ pays: { grain: 3 }, energy: 2, food: 0, gets: { bread: 3, francs: 1 } })
    expect(arranged(BAKEHOUSE, [3, 0, 2]).brings()).toEqual({ bread: 3, francs: 1 })
    expect(figures(arranged(BAKEHOUSE, [3, 0, 2]).sections())).toEqual({ due: 2, paid: 2, lost: 0 })
  })

  it('take what is proposed for another number', () => {
    expect(follow(BAKEHOUSE, alone(BAKEHOUSE, [2, 0, 1], 0, 3), 0)).toEqual([3, 0, 2])
  })

  it('count the Wind Farm', () => {
    expect(figures(arranged(STEEL, [1, 1]).sections())).toEqual({ due: 2, saved: 3, paid: 3, lost: 1 })
  })

  it('ask for better goods where there is a choice', () => {
    const section = arranged(MATERIAL, [2, 1, 4]).sections().find(({ topic }) => topic === 'material')!
    expect(section.rows[0]).toMatchObject({ item: 'brick', least: 0, most: 1, beside: { good: 'clay', count: 1 } })
    expect(section.title!.args).toEqual({ need: 2, plain: 1, better: 1 })
  })
})

describe('the Shipping Line', () => {
  it('shows room, toll and what is left of a fuel', () => {
    const sections = arranged(SHIPS, [1, 1, 0, 1, 0], 'sail').sections()
    expect(sections.map(({ topic }) => topic)).toEqual(['ships', 'energy', 'give'])
    expect(sections[2]!.figures).toEqual([{ key: 'room', amount: 1, of: 2, unit: 'cargo' }, { key: 'toll', amount: 1, unit: 'francs' }])
    expect(sections[2]!.rows.map(({ item, most }) => [item, most])).toEqual([['steel', 1], ['coal', 1], ['fish', 3]])
  })

  it('wants ships that carry something', () => {
    expect(arranged(SHIPS, [0, 0, 0, 0, 0], 'sail').problem()!.key).toBe('closed-no_ship')
    expect(arranged(SHIPS, [1, 1, 0, 0, 0], 'sail').problem()).toMatchObject({ key: 'closed-cargo', args: { missing: 1 } })
    expect(arranged(SHIPS, [1, 1, 3, 0, 0], 'sail').problem()).toMatchObject({ key: 'closed-fewer', args: { missing: 1 } })
  })
})

describe('other panels', () => {
  it('sell basic goods by threes', () => {
    expect(arranged(BRIDGE, [2, 0], 'bridge_sale').problem()).toMatchObject({ key: 'closed-threes', args: { missing: 1, over: 2 } })
    expect(arranged(BRIDGE, [3, 1], 'bridge_sale').brings()).toEqual({ francs: 2 })
  })

  it('choose one of two fees', () => {
    expect(follow(FEE, alone(FEE, [0, 1, 0], 0, 1), 0)).toEqual([1, 0, 2])
    expect(arranged(FEE, [0, 1, 0], 'choose_fee').sections().map(({ topic }) => topic)).toEqual(['fee'])
    expect(answersFor(FEE, [1, 0, 2])).toEqual(['fee food', 'pay fish 2'])
  })

  it('say what their button does', () => {
    expect(acceptOf({ rows: [] }, 'feeding', 3).key).toBe('count-accept-borrow')
    expect(acceptOf({ rows: [] }, 'feeding', 0).key, 'nothing is paid').toBe('count-accept-loan')
    expect(acceptOf(FEE, 'choose_fee', 3).key).toBe('count-accept-pay')
    expect(acceptOf(BRIDGE, 'toy_choice', 3).key).toBe('count-accept-take')
  })

  it('lets one choose too many at the Marketplace and says so, and says what is too dear at the Emporium', () => {
    const row = (good: string): Form['rows'][number] => [`choose ${good}`, 1, 0, 1, 'pick']
    const market: Form = { rows: [row('fish'), row('wood'), row('clay')], tallies: [['count', [1, 1, 1], 2, 2, 'count', 'LH-DEC-DISTINCT']] }
    expect(arranged(market, [1, 1, 0], 'market_choice').sections()[0]!.rows.map(({ most }) => most)).toEqual([1, 1, 1])
    expect(arranged(market, [1, 1, 1], 'market_choice').problem()).toMatchObject({ key: 'closed-count', args: { over: 1 } })
    const shop: Form = { rows: [row('bread'), row('steel')], tallies: [['count', [1, 1], 1, 2, 'count', 'LH-DEC-DISTINCT'], ['francs', [1, 5], null, 4, 'short_francs', 'LH-PAY-5']] }
    const emporium = arranged(shop, [1, 0], 'emporium_choice')
    expect(emporium.sections()[0]!.rows[1]!.most).toBe(0)
    expect(emporium.whyNoMore(1)).toMatchObject({ key: 'closed-short_francs', args: { missing: 2 }, rules: ['LH-PAY-5'] })
  })
})
