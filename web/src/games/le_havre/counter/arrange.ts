/** The form of a panel, laid out: rows by what they are about, with figures, titles and what is wrong. All sums are the form's. */
import { brought, problems, total } from '../../../lib/form'
import type { Form, Gain, Tally } from '../../../lib/messages'
import { KINDS, type Amounts, type Good, type Kind } from '../cards'

/** A text and what goes into it. */
export interface Words {
  key: string
  args?: Record<string, string | number>
  ids?: Record<string, string>
}

export type Topic = 'times' | 'material' | 'energy' | 'food' | 'fee' | 'ships' | 'give' | 'take' | 'pick' | 'pawn'
export type Unit = 'food' | 'energy' | 'francs' | 'cargo' | ''

/** One thing of which so many are chosen. */
export interface Line {
  /** The number of its row in the form. */
  row: number
  topic: Topic
  /** The good, the kind of ship, or the number of the part. */
  item: string
  /** How many there are; below 0 if that is not to be said. */
  have: number
  chosen: number
  least: number
  most: number
  /** What one is worth here. */
  each: number
  unit: Unit
  /** What is done so many times, if that is what is counted. */
  work?: Work
  /** What is paid as it is beside the better good. */
  beside?: { good: Good; count: number }
}

/** What one part of a building turns into what. */
export interface Work {
  pays: Amounts
  energy: number
  food: number
  gets: Amounts
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
  rows: Line[]
  figures: Figure[]
}

const baseOf = ([, , , , , , base = 0]: Tally): number => base
const isKind = (name: string): boolean => (KINDS as readonly string[]).includes(name)
const wordsOf = (answer: string): string[] => answer.split(' ').filter((word) => word !== '#')
const topicAt = (form: Form, row: number): Topic => {
  const [answer, , , , topic = wordsOf(answer)[0]!] = form.rows[row]!
  return topic.startsWith('part ') ? 'times' : (topic as Topic)
}
const itemAt = (form: Form, row: number): string => (topicAt(form, row) === 'times' ? form.rows[row]![4]! : wordsOf(form.rows[row]![0])[1]!)

/** A form with the numbers that are chosen, and what can be read from both. */
export class Arranged {
  constructor(
    readonly form: Form,
    readonly counts: readonly number[],
    readonly step: string,
  ) {}

  tally(name: string): Tally | undefined {
    return this.form.tallies?.find(([of]) => of === name)
  }

  private sum(name: string): number {
    const tally = this.tally(name)
    return tally ? total(tally, this.counts) : 0
  }

  private rowsOf(topic: Topic): number[] {
    return this.form.rows.flatMap((_, row) => (topicAt(this.form, row) === topic ? [row] : []))
  }

  private chosen(topic: Topic): number {
    return this.rowsOf(topic).reduce((sum, row) => sum + this.counts[row]!, 0)
  }

  /** As many as the sums that hold goods or kinds together leave. */
  private room(row: number): number {
    const [, , , most] = this.form.rows[row]!
    const now = this.counts[row]!
    const left = (this.form.tallies ?? []).flatMap((tally) => {
      const [name, adds, , limit = null, , , , spare] = tally
      const add = adds[row] ?? 0
      // Of too many, the panel says so.
      const counted = name === 'count' && ['give', 'pick', 'pawn'].includes(topicAt(this.form, row))
      return limit === null || spare || add <= 0 || counted ? [] : [Math.floor((limit - total(tally, this.counts)) / add)]
    })
    return Math.max(Math.min(now, most), Math.min(most, now + Math.min(...left, most)))
  }

  /** Why one more of a row would be too many, with the rule that says so; null if nothing is known. */
  whyNoMore(row: number): (Words & { rules: string[] }) | null {
    for (const tally of this.form.tallies ?? []) {
      const [, adds, , limit = null, why, rule] = tally
      const missing = limit === null ? 0 : total(tally, this.counts) + (adds[row] ?? 0) - limit
      if (why && (adds[row] ?? 0) > 0 && missing > 0) return { key: `closed-${why}`, args: { missing, over: missing, least: 0 }, ids: { good: itemAt(this.form, row) }, rules: rule ? [rule] : [] }
    }
    return null
  }

  private line(row: number, rest: Partial<Line> = {}): Line {
    const [, have, least, most] = this.form.rows[row]!
    const free = row < (this.form.lead ?? 0) ? most : this.room(row)
    return { row, topic: topicAt(this.form, row), item: itemAt(this.form, row), have, chosen: this.counts[row]!, least, most: free, each: 0, unit: '', ...rest }
  }

  // Payments.

  /** The sum of a payment, and by how much it is told: half points of energy are counted as points. */
  private due(topic: 'food' | 'energy'): [tally: Tally, scale: number] | null {
    const halves = topic === 'energy' ? this.tally('energy_half') : undefined
    const tally = halves ?? this.tally(topic)
    return tally ? [tally, halves ? 2 : 1] : null
  }

  private paySection(topic: 'food' | 'energy'): Section[] {
    const found = this.due(topic)
    if (!found) return []
    const [tally, scale] = found
    const [, adds, least, , , , base = 0] = tally
    const rows = this.rowsOf(topic)
    const paid = rows.reduce((sum, row) => sum + (adds[row]! / scale) * this.counts[row]!, 0)
    const surplus = Math.floor((total(tally, this.counts) - (least ?? 0)) / scale)
    const saved = Math.min(Math.max(0, base / scale), paid - surplus + Math.max(0, base / scale))
    const due = Math.max(0, paid - surplus)
    if (due === 0 && paid === 0 && saved <= 0) return []
    const figures: Figure[] = [{ key: 'due', amount: due, unit: topic }, ...(saved > 0 ? [{ key: 'saved', amount: saved, unit: topic } as const] : []), { key: 'paid', amount: paid, unit: topic }]
    figures.push({ key: 'lost', amount: Math.max(0, paid - due), unit: topic })
    const lines = rows.map((row) => this.line(row, { each: adds[row]! / scale, unit: topic }))
    const title = { key: this.step === 'fee_payment' ? 'count-title-fee' : `count-title-${topic}` }
    return [{ topic, title, rows: lines.filter(({ most, chosen }) => most > 0 || chosen > 0).map((line) => ({ ...line, have: Math.min(line.have, line.most) })), figures }]
  }

  /** A row for each better good, where there is a choice. */
  private materialSections(): Section[] {
    return this.rowsOf('material').flatMap((row) => {
      const plain = this.form.tallies!.find(([, adds]) => adds[row] === -1)!
      const line = this.line(row)
      const count = total(plain, this.counts)
      const need = count + line.chosen
      const [least, most] = [Math.max(0, need - plain[3]!), Math.min(need, line.most)]
      if (least === most && line.chosen === least) return []
      const good = plain[0] as Good
      const title: Words = { key: 'count-title-material', args: { need, plain: count, better: line.chosen }, ids: { good, substitute: line.item } }
      return [{ topic: 'material', title, rows: [{ ...line, least, most, beside: { good, count } }], figures: [] }]
    })
  }

  // How often.

  private timesSection(): Section {
    return { topic: 'times', title: null, rows: this.rowsOf('times').map((row) => this.line(row, { have: -1, work: this.work(row) })), figures: [] }
  }

  /** What a part takes and brings for as often as it is done; for once where it is not. */
  private work(row: number): Work {
    const alone = this.counts.map((_, other) => (other === row ? Math.max(1, this.counts[row]!) : 0))
    const uses = (tally: Tally | undefined, scale = 1): number => (tally ? Math.ceil((baseOf(tally) - total(tally, alone)) / scale) : 0)
    const kinds = (this.form.tallies ?? []).filter(([name, adds, , , , , , spare]) => (adds[row] ?? 0) > 0 && !spare && name !== 'parts')
    const energy = this.due('energy')
    return {
      pays: Object.fromEntries(kinds.map((tally) => [tally[0], total(tally, alone) - baseOf(tally)])),
      energy: energy ? uses(...energy) : 0,
      food: uses(this.tally('food')),
      gets: Object.fromEntries((this.form.gains ?? []).filter(([, adds]) => adds[row]).map((gain) => [gain[0], brought(gain, alone)])),
    }
  }

  // Ships and goods.

  private shipsSection(): Section {
    const room = this.tally('room')!
    return { topic: 'ships', title: { key: 'count-title-ships' }, rows: this.rowsOf('ships').map((row) => this.line(row, { each: room[1][row]!, unit: 'cargo' })), figures: [] }
  }

  private get francs(): Gain | undefined {
    return this.form.gains?.find(([kind]) => kind === 'francs')
  }

  private giveSections(): Section[] {
    const rows = this.rowsOf('give')
    if (rows.length === 0 || (this.rowsOf('ships').length > 0 && this.chosen('ships') === 0)) return []
    const value = this.tally('value')
    const each = (row: number): number => (this.francs ? this.francs[1][row]! / (this.francs[2] ?? 1) : (value?.[1][row] ?? 0))
    const lines = rows.map((row) => this.line(row, { each: each(row), unit: this.francs ? 'francs' : value ? 'cargo' : '' }))
    const cargo = this.step === 'sail' || this.step === 'cargo'
    if (cargo) lines.sort((one, other) => other.each - one.each)
    return [{ topic: 'give', title: this.giveTitle(cargo), rows: lines.filter(({ most, chosen }) => most > 0 || chosen > 0), figures: this.giveFigures(cargo) }]
  }

  private giveTitle(cargo: boolean): Words {
    if (cargo) return { key: 'count-title-cargo' }
    return this.step === 'bridge_sale' ? { key: 'count-title-bridge' } : { key: `count-title-${this.step}`, args: { most: this.tally('count')?.[3] ?? 0 } }
  }

  private giveFigures(cargo: boolean): Figure[] {
    const given = this.chosen('give')
    const most = this.tally('room') ? given + this.sum('room') : this.tally('count')?.[3]
    const figures: Figure[] = typeof most === 'number' ? [{ key: cargo ? 'room' : 'needed', amount: given, of: most, unit: cargo ? 'cargo' : '' }] : []
    const toll = this.rowsOf('ships').reduce((sum, row) => sum - this.francs![1][row]! * this.counts[row]!, 0)
    if (toll > 0) figures.push({ key: 'toll', amount: toll, unit: 'francs' })
    if (this.tally('value')) figures.push({ key: 'value', amount: this.sum('value'), unit: 'cargo' })
    return figures
  }

  private takeSection(): Section {
    const value = this.tally('value')!
    const unit = this.step === 'trade_taking' ? 'cargo' : ''
    const rows = this.rowsOf('take').map((row) => this.line(row, { have: -1, each: unit ? value[1][row]! : 0, unit }))
    return { topic: 'take', title: { key: 'count-title-take' }, rows, figures: [{ key: 'needed', amount: this.sum('value'), of: value[3]!, unit }] }
  }

  private pickSection(topic: 'pick' | 'pawn'): Section {
    const prices = this.tally('francs')
    const most = this.tally('count')![3]!
    const rows = this.rowsOf(topic).map((row) => this.line(row, { have: -1, each: -(prices?.[1][row] ?? 0), unit: prices ? 'francs' : '' }))
    const figures: Figure[] = most < rows.length ? [{ key: 'needed', amount: this.chosen(topic), of: most, unit: '' }] : []
    if (this.sum('francs') > 0) figures.push({ key: 'due', amount: this.sum('francs'), unit: 'francs' })
    return { topic, title: { key: `count-title-${this.step}`, args: { most } }, rows, figures }
  }

  private feeSection(): Section {
    return { topic: 'fee', title: { key: 'count-title-fee' }, rows: this.rowsOf('fee').map((row) => this.line(row)), figures: [] }
  }

  /** What is to be chosen, part by part. */
  sections(): Section[] {
    const topics = [...new Set(this.form.rows.map((_, row) => topicAt(this.form, row)))]
    return topics.flatMap((topic): Section[] => {
      switch (topic) {
        case 'times':
          return [this.timesSection()]
        case 'material':
          return this.materialSections()
        case 'energy':
        case 'food':
          return this.paySection(topic)
        case 'ships':
          return [this.shipsSection()]
        case 'give':
          return this.giveSections()
        case 'take':
          return [this.takeSection()]
        case 'fee':
          return [this.feeSection()]
        default:
          return [this.pickSection(topic)]
      }
    })
  }

  // The whole.

  /** What is received at the end. */
  brings(): Amounts {
    const taken = this.form.rows.flatMap((_, row) => (['take', 'pick'].includes(topicAt(this.form, row)) ? [[itemAt(this.form, row), this.counts[row]!]] : []))
    const gained = (this.form.gains ?? []).map((gain) => [gain[0], brought(gain, this.counts)])
    return Object.fromEntries([...taken, ...gained]) as Partial<Record<Kind, number>>
  }

  /** What is wrong first; null if all comes out right. */
  problem(): Words | null {
    const [tally] = problems(this.form, this.counts)
    if (!tally) return null
    const [name, adds, least = null, most = null, why, , , , step = 1] = tally
    const now = total(tally, this.counts)
    if (least !== null && now >= least && (most === null || now <= most) && now % step === 0) return { key: 'count-superfluous', ids: { good: this.superfluous(tally, adds) } }
    const [missing, over] = step > 1 ? [step - (now % step), now % step] : [Math.max(0, (least ?? now) - now), Math.max(0, now - (most ?? now))]
    const scale = name === 'energy_half' ? 2 : 1
    return { key: why ? `closed-${why}` : 'closed-short_goods', args: { missing: Math.ceil(missing / scale), over, least: least ?? 0 }, ...(isKind(name) ? { ids: { good: name } } : {}) }
  }

  /** The cheapest token that need not be paid. */
  private superfluous(tally: Tally, adds: readonly number[]): string {
    const spare = this.counts.flatMap((count, row) => (count > 0 && adds[row]! > 0 && total(tally, this.counts) - adds[row]! >= tally[2]! ? [row] : []))
    return itemAt(this.form, spare.sort((one, other) => adds[one]! - adds[other]!)[0]!)
  }

  /** Whether what is paid comes out exactly, or something is lost. */
  note(sections: readonly Section[]): Words | null {
    const figures = sections.flatMap(({ topic, figures }) => (topic === 'food' || topic === 'energy' ? figures : []))
    if (figures.length === 0) return null
    const lost = figures.reduce((sum, { key, amount }) => sum + (key === 'lost' ? amount : 0), 0)
    return lost > 0 ? { key: 'count-lost-note', args: { lost } } : { key: 'count-fine' }
  }
}

const ACCEPTS: Record<string, string> = {
  payment: 'pay', fee_payment: 'pay', choose_fee: 'pay', substitution: 'pay',
  sail: 'ship', cargo: 'ship', bridge_sale: 'sell', office_gift: 'give', trade_gift: 'give', traffic_gift: 'give',
  pawn_choice: 'pawn', emporium_choice: 'buy', count: 'do', choose_part: 'do',
}

/** What the button says that agrees to it all. */
export function acceptOf({ rows }: Form, step: string, food: number): Words {
  if (step === 'feeding' && rows.length === 0) return { key: food > 0 ? 'count-accept-borrow' : 'count-accept-loan' }
  if (step === 'feeding') return { key: 'count-accept-feed' }
  return { key: `count-accept-${ACCEPTS[step] ?? 'take'}` }
}

/** The numbers with another one: of two things of which one is done, the other is not. */
export function alone({ lead = 0, also = {}, rows }: Form, counts: readonly number[], row: number, count: number): number[] {
  const either = row < lead && (Object.keys(also).length > 0 || topicAt({ rows }, row) === 'fee') && count > 0
  return counts.map((now, other) => (other === row ? count : either && other < lead ? 0 : now))
}
