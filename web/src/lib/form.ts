/** A form of a question, added up: whether numbers come out right, what they bring, and what to answer then. Knows no rule. */
import type { Form, Gain, Row, Tally } from './messages'

const sum = (adds: readonly number[], counts: readonly number[]): number => adds.reduce((total, add, row) => total + add * (counts[row] ?? 0), 0)

/** What a tally comes to. */
export function total([, adds, , , , , base = 0, , , once = []]: Tally, counts: readonly number[]): number {
  return base + sum(adds, counts) + sum(once, counts.map((count) => Number(count > 0)))
}

/** Whether something could be left away: with one less in a row that adds, it would still be enough. */
function spares(tally: Tally, least: number, counts: readonly number[]): boolean {
  const now = total(tally, counts)
  return counts.some((count, row) => {
    if (count === 0) return false
    const then = total(tally, counts.with(row, count - 1))
    return then >= least && then < now
  })
}

function comesOut(tally: Tally, counts: readonly number[]): boolean {
  const [, , least = null, most = null, , , , spare, step = 1] = tally
  const now = total(tally, counts)
  if (least !== null && (now < least || (spare && spares(tally, least, counts)))) return false
  return (most === null || now <= most) && now % step === 0
}

/** The tallies that do not come out right. */
export function problems({ tallies = [] }: Form, counts: readonly number[]): Tally[] {
  return tallies.filter((tally) => !comesOut(tally, counts))
}

/** Whether all numbers lie within their rows, and all tallies come out right. */
export function comesOutRight(form: Form, counts: readonly number[]): boolean {
  return form.rows.every(([, , least, most], row) => least <= counts[row]! && counts[row]! <= most) && problems(form, counts).length === 0
}

/** How much the numbers bring of something. */
export function brought([, adds, per = 1, base = 0, table = []]: Gain, counts: readonly number[]): number {
  const amount = base + sum(adds, counts)
  return table.length > 0 ? table[Math.min(amount, table.length - 1)]! : Math.floor(amount / per)
}

/** The numbers with another one in a row: where that row leads, what is proposed for the choice, else the rest as it was. */
export function withCount({ lead = 0, proposals = [] }: Form, counts: readonly number[], row: number, count: number): number[] {
  return follow({ lead, proposals }, counts.with(row, count), row)
}

/** What is proposed for the choice in the leading rows, else for one of them, if it is one of them that was changed. */
export function follow({ lead = 0, proposals = [] }: Pick<Form, 'lead' | 'proposals'>, wanted: readonly number[], row: number): number[] {
  if (row >= lead) return [...wanted]
  const same = proposals.find((proposal) => proposal.slice(0, lead).every((one, place) => one === wanted[place]))
  return [...(same ?? proposals.find((proposal) => proposal[row] === wanted[row]) ?? wanted)]
}

const rowAnswers = ([answer]: Row, count: number): string[] => (answer.includes('#') ? [answer.replace('#', String(count))] : Array<string>(count).fill(answer))

/** What to answer, in order. */
export function answersFor({ rows, first = [], also = {}, last = [] }: Form, counts: readonly number[]): string[] {
  const given = rows.flatMap((row, number) => {
    const count = counts[number]!
    const before = count > 0 ? also[number] : undefined
    return before === undefined ? rowAnswers(row, count) : [before, ...rowAnswers(row, count)]
  })
  return [...first, ...given, ...last]
}

/** The numbers with which a form takes over answers that were advised, with what follows from them in one other row; null if they do not come out right. */
export function taken(form: Form, advised: readonly string[]): number[] | null {
  if (advised.length === 0) return null
  const number = ([answer]: Row): number => {
    const [before, after] = answer.split('#')
    if (after === undefined) return advised.filter((one) => one === answer).length
    return Number(advised.find((one) => one.startsWith(before!))?.slice(before!.length) ?? 0)
  }
  const wanted = form.rows.map(number)
  const said = advised.filter((answer) => answersFor(form, wanted).includes(answer))
  const fits = (counts: number[]): boolean => comesOutRight(form, counts) && said.every((answer) => answersFor(form, counts).includes(answer))
  const following = form.rows.flatMap(([, , least, most], row) => Array.from({ length: most - least + 1 }, (_, more) => wanted.with(row, least + more)))
  return said.length > 0 ? ([wanted, ...(form.proposals ?? []), ...following].find(fits) ?? null) : null
}
