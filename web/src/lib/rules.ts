/** Reads a game's rules, or the guide to them, into blocks that can be shown, searched and linked to by rule ID. */

/** A piece of a line: plain, **strong**, *stressed*, `code`, or the ID of a rule. */
export interface Span {
  text: string
  look: 'plain' | 'strong' | 'stress' | 'code' | 'rule'
}

/**
 * Who a block is for: everybody, those who ask what was ruled where the printed rules are silent, or those who work on the
 * game. A heading that ends in `<!-- rulings -->` or `<!-- programmers -->` says so of its section, any other block of itself.
 */
export type Part = 'rules' | 'rulings' | 'programmers'

export type Block = { part: Part } & (
  | { kind: 'heading'; level: number; spans: Span[]; text: string }
  | { kind: 'rule'; id: string; spans: Span[]; text: string }
  | { kind: 'item'; mark: string; depth: number; spans: Span[]; text: string; cites: string[] }
  | { kind: 'paragraph'; spans: Span[]; text: string; cites: string[] }
  | { kind: 'code'; spans: Span[]; text: string }
  | { kind: 'table'; head: Span[][]; rows: Row[]; text: string }
)
export type Heading = Extract<Block, { kind: 'heading' }>
type Shape = Block extends infer One ? (One extends Block ? Omit<One, 'part'> : never) : never

/** A row of a table; a rule of its own where it begins with an ID. */
export interface Row {
  id?: string
  cells: Span[][]
}

const ID = '[A-Z]{2,}(?:-[A-Za-z0-9]+)+'
/** A rule begins with its ID, `**XY-Z-1** …` or `**XY-Z-1 Title.** …`; in a list also with a plain `XY-Z-1 …`. */
const RULE = new RegExp(String.raw`^\*\*(${ID})(?:\*\*\s*(.*)|([ .:][^*]*\*\*.*))$`, 's')
const NUMBERED = String.raw`[A-Z]+(?:-[A-Z]+)*-\d+`
const PLAIN_RULE = new RegExp(String.raw`^(${NUMBERED})\s+(.*)$`, 's')
/** A row of a table likewise. */
const RULE_ROW = new RegExp(String.raw`^(?:\*\*(${ID})\b[^*]*\*\*|(${NUMBERED})(?:\s|$))`)
const BULLET = /^(\s*)([-*]|\d+\.) /
const PART = /\s*<!-- (rulings|programmers) -->\s*$/
/** Where a rule is from, `[R]`, `[R/J: XY-Q-1]`; and the rulings it leans on, `[OQ-1]`. */
const SOURCE = new RegExp(String.raw`\s*\[(?:[RPJDF](?=[\]/+,:; ])[^\]]*|${ID}(?:, ${ID})*)\]`, 'g')
/** What a guide has at the end of a paragraph: the rules it tells of. */
const CITES = new RegExp(String.raw`\s*\((${ID}(?:, ${ID})*)\)\s*$`)

/** A text without the rules that it names in brackets. */
export const withoutCites = (text: string): string => text.replace(new RegExp(String.raw` *\(${ID}(?:, ${ID})*\)`, 'g'), '')

/** All blocks of a rulebook. */
export function readRules(markdown: string): Block[] {
  const reader = new Reader(false)
  reader.read(markdown)
  return reader.blocks
}

/** All blocks of a guide, in which paragraphs and items end with the rules they tell of. */
export function readGuide(markdown: string): Block[] {
  const reader = new Reader(true)
  reader.read(markdown)
  return reader.blocks
}

class Reader {
  readonly blocks: Block[] = []
  #section: { level: number; part: Part } = { level: 0, part: 'rules' }

  constructor(private readonly guide: boolean) {}

  read(markdown: string): void {
    const lines = markdown.split('\n')
    let index = 0
    while (index < lines.length) {
      const line = lines[index]!
      const start = index++
      const following = (more: (line: string) => boolean) => {
        while (index < lines.length && more(lines[index]!)) index += 1
        return lines.slice(start, index)
      }
      if (/^#{1,6} /.test(line)) this.#heading(line)
      else if (line.startsWith('```')) {
        const text = following((other) => !other.startsWith('```')).slice(1).join('\n')
        index += 1
        this.#add({ kind: 'code', spans: [{ text, look: 'plain' }], text })
      } else if (line.startsWith('|')) this.#add(tableOf(following((other) => other.startsWith('|')), this.#sources))
      else if (BULLET.test(line)) this.#text(following((other) => /^\s{2,}\S/.test(other) && !BULLET.test(other)).join(' '))
      else if (line.trim() !== '' && !/^-{3,}$/.test(line)) {
        this.#text(following((other) => other.trim() !== '' && !/^(#|\||```)/.test(other) && !BULLET.test(other)).join(' '))
      }
    }
  }

  get #sources(): boolean {
    return this.#section.part === 'programmers'
  }

  #add(shape: Shape, part: Part = this.#section.part): void {
    this.blocks.push({ ...shape, part } as Block)
  }

  #heading(line: string): void {
    const [, hashes = '', words = ''] = /^(#+) (.*)$/.exec(line)!
    const level = hashes.length
    const part = PART.exec(words)?.[1] as Part | undefined
    if (part || level <= this.#section.level) this.#section = { level, part: part ?? 'rules' }
    this.#add({ kind: 'heading', level, ...spansOf(words.replace(PART, ''), this.#sources) })
  }

  #text(source: string): void {
    const part = (PART.exec(source)?.[1] as Part | undefined) ?? this.#section.part
    const bullet = BULLET.exec(source)
    const content = source.replace(PART, '').replace(BULLET, '').replace(/\s+/g, ' ').trim()
    const sources = part === 'programmers'
    const rule = this.guide ? undefined : ruleOf(content, bullet !== null)
    if (rule) return this.#add({ kind: 'rule', id: rule.id, ...spansOf(rule.text, sources) }, part)
    const cites = this.guide ? (CITES.exec(content)?.[1]?.split(', ') ?? []) : []
    const words = { ...spansOf(cites.length ? content.replace(CITES, '') : content, sources), cites }
    if (!bullet) this.#add({ kind: 'paragraph', ...words }, part)
    else this.#add({ kind: 'item', mark: /\d/.test(bullet[2]!) ? bullet[2]! : '–', depth: bullet[1] ? 1 : 0, ...words }, part)
  }
}

/** The rule that a text begins with its ID, if it does; a title stays bold. */
function ruleOf(content: string, listed: boolean): { id: string; text: string } | undefined {
  const plain = listed ? PLAIN_RULE.exec(content) : null
  if (plain) return { id: plain[1]!, text: plain[2]! }
  const rule = RULE.exec(content)
  if (!rule) return undefined
  return { id: rule[1]!, text: rule[2] ?? `**${rule[3]!.replace(/^[ .:]+/, '')}` }
}

function tableOf(lines: string[], sources: boolean): Shape {
  const cells = lines
    .filter((line) => !/^\|[\s:|-]+\|?$/.test(line))
    .map((line) => line.replace(/^\||\|\s*$/g, '').split('|').map((cell) => cell.trim()))
  const [head = [], ...rows] = cells
  return {
    kind: 'table',
    head: head.map((cell) => spansOf(cell, sources).spans),
    rows: rows.map((row) => rowOf(row, sources)),
    text: cells.flat().map((cell) => spansOf(cell, sources).text).join(' '),
  }
}

function rowOf(cells: string[], sources: boolean): Row {
  const id = RULE_ROW.exec(cells[0] ?? '')
  const row: Row = { cells: cells.map((cell) => spansOf(cell, sources).spans) }
  if (id) row.id = (id[1] ?? id[2])!
  return row
}

/** Players do not ask where a rule is from, only what it refers to. */
function withoutSources(text: string): string {
  return text.replace(SOURCE, (source) => {
    const rulings = source.match(new RegExp(ID, 'g'))
    return rulings ? ` (${rulings.join(', ')})` : ''
  })
}

function spansOf(source: string, sources: boolean): { spans: Span[]; text: string } {
  const spans: Span[] = []
  const plain = (text: string) => {
    const pieces = text.split(new RegExp(String.raw`(?<![\w-])(${ID})(?![\w-])`))
    pieces.forEach((piece, index) => piece && spans.push({ text: piece, look: index % 2 ? 'rule' : 'plain' }))
  }
  let rest = sources ? source : withoutSources(source)
  const mark = /\*\*(.+?)\*\*|`([^`]+)`|\*([^*\s][^*]*)\*/
  for (let found = mark.exec(rest); found; found = mark.exec(rest)) {
    plain(rest.slice(0, found.index))
    if (found[1] !== undefined) spans.push({ text: found[1], look: 'strong' })
    else if (found[2] !== undefined) spans.push({ text: found[2], look: 'code' })
    else spans.push({ text: found[3]!, look: 'stress' })
    rest = rest.slice(found.index + found[0].length)
  }
  plain(rest)
  return { spans, text: spans.map((span) => span.text).join('') }
}
