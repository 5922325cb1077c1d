/** Reads a game's rules into blocks that can be shown, searched and linked to by rule ID. */

/** A piece of a line: plain, **strong**, *stressed* or `code`. */
export interface Span {
  text: string
  look: 'plain' | 'strong' | 'stress' | 'code'
}

export type Block =
  | { kind: 'heading'; level: number; spans: Span[]; text: string }
  | { kind: 'rule'; id: string; spans: Span[]; text: string }
  | { kind: 'item'; spans: Span[]; text: string }
  | { kind: 'paragraph'; spans: Span[]; text: string }
  | { kind: 'code'; spans: Span[]; text: string }
  | { kind: 'table'; head: Span[][]; rows: Row[]; text: string }

/** A row of a table; a rule of its own where it begins with an ID. */
export interface Row {
  id?: string
  cells: Span[][]
}

/** A rule begins with its ID, `**XY-Z-1** …` or `**XY-Z-1 Title.** …`; in a list also with a plain `XY-Z-1 …`. */
const RULE = /^\*\*([A-Z]+(?:-[A-Za-z0-9]+)+)(?:\*\*\s*(.*)|([ .:][^*]*\*\*.*))$/s
const PLAIN_RULE = /^([A-Z]+(?:-[A-Z]+)*-\d+)\s+(.*)$/s

export function readRules(markdown: string): Block[] {
  const blocks: Block[] = []
  const lines = markdown.split('\n')
  let index = 0
  while (index < lines.length) {
    const line = lines[index]!
    const heading = /^(#{1,6}) (.*)$/.exec(line)
    if (heading) {
      blocks.push({ kind: 'heading', level: heading[1]!.length, ...spansOf(heading[2]!) })
      index += 1
    } else if (line.startsWith('```')) {
      const end = lines.findIndex((other, place) => place > index && other.startsWith('```'))
      const last = end < 0 ? lines.length : end
      const text = lines.slice(index + 1, last).join('\n')
      blocks.push({ kind: 'code', spans: [{ text, look: 'plain' }], text })
      index = last + 1
    } else if (line.startsWith('|')) {
      const start = index
      while (lines[index]?.startsWith('|')) index += 1
      blocks.push(tableOf(lines.slice(start, index)))
    } else if (/^\s*([-*]|\d+\.) /.test(line)) {
      const start = index++
      while (index < lines.length && /^\s{2,}\S/.test(lines[index]!) && !/^\s*([-*]|\d+\.) /.test(lines[index]!)) index += 1
      blocks.push(itemOf(lines.slice(start, index).join(' ')))
    } else if (line.trim() === '' || /^-{3,}$/.test(line)) {
      index += 1
    } else {
      const start = index
      while (index < lines.length && lines[index]!.trim() !== '' && !/^(#|\||```|\s*([-*]|\d+\.) )/.test(lines[index]!)) index += 1
      if (index === start) index += 1
      const content = lines.slice(start, index).join(' ')
      blocks.push(ruleOf(content) ?? { kind: 'paragraph', ...spansOf(content) })
    }
  }
  return blocks
}

function itemOf(source: string): Block {
  const content = source.replace(/^\s*([-*]|\d+\.) /, '').replace(/\s+/g, ' ')
  const plain = PLAIN_RULE.exec(content)
  if (plain) return { kind: 'rule', id: plain[1]!, ...spansOf(plain[2]!) }
  return ruleOf(content) ?? { kind: 'item', ...spansOf(content) }
}

/** The rule that a text begins with its ID, if it does; a title stays bold. */
function ruleOf(content: string): Block | undefined {
  const rule = RULE.exec(content)
  if (!rule) return undefined
  const text = rule[2] ?? `**${rule[3]!.replace(/^[ .:]+/, '')}`
  return { kind: 'rule', id: rule[1]!, ...spansOf(text) }
}

function tableOf(lines: string[]): Block {
  const cells = lines
    .filter((line) => !/^\|[\s:|-]+\|?$/.test(line))
    .map((line) => line.replace(/^\||\|\s*$/g, '').split('|').map((cell) => cell.trim()))
  const [head = [], ...rows] = cells
  return {
    kind: 'table',
    head: head.map((cell) => spansOf(cell).spans),
    rows: rows.map(rowOf),
    text: cells.flat().map((cell) => spansOf(cell).text).join(' '),
  }
}

function rowOf(cells: string[]): Row {
  const id = /^(?:\*\*([A-Z]+(?:-[A-Za-z0-9]+)+)\b[^*]*\*\*|([A-Z]+(?:-[A-Z]+)*-\d+)(?:\s|$))/.exec(cells[0] ?? '')
  const row: Row = { cells: cells.map((cell) => spansOf(cell).spans) }
  if (id) row.id = (id[1] ?? id[2])!
  return row
}

function spansOf(source: string): { spans: Span[]; text: string } {
  const spans: Span[] = []
  let rest = source
  const mark = /\*\*(.+?)\*\*|`([^`]+)`|\*([^*\s][^*]*)\*/
  for (let found = mark.exec(rest); found; found = mark.exec(rest)) {
    if (found.index > 0) spans.push({ text: rest.slice(0, found.index), look: 'plain' })
    if (found[1] !== undefined) spans.push({ text: found[1], look: 'strong' })
    else if (found[2] !== undefined) spans.push({ text: found[2], look: 'code' })
    else spans.push({ text: found[3]!, look: 'stress' })
    rest = rest.slice(found.index + found[0].length)
  }
  if (rest) spans.push({ text: rest, look: 'plain' })
  return { spans, text: spans.map((span) => span.text).join('') }
}

/** Folds case and accents away, so that `lodz` finds `Łódź`. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '')
}

/** The blocks that hold all the words, each with the headings above it. */
export function searchRules(blocks: Block[], query: string): Block[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return blocks
  const found: Block[] = []
  let headings: Block[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') {
      headings = [...headings.filter((above) => above.kind === 'heading' && above.level < block.level), block]
      continue
    }
    const text = folded(block.kind === 'rule' ? `${block.id} ${block.text}` : block.text)
    if (!words.every((word) => text.includes(word))) continue
    for (const heading of headings) if (!found.includes(heading)) found.push(heading)
    found.push(block)
  }
  return found
}
