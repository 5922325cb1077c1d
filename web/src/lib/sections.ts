/** What the rules panel shows of a text: its parts, its contents, what a search finds, and the words of a rule. */
import type { Block, Heading, Part, Span } from './rules'

/** The blocks that are kept, each with the headings above it. */
function withHeadings(blocks: Block[], keep: (block: Block, above: Heading[]) => boolean): Block[] {
  const kept: Block[] = []
  let above: Heading[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') {
      above = [...above.filter((heading) => heading.level < block.level), block]
      continue
    }
    if (!keep(block, above)) continue
    for (const heading of above) if (!kept.includes(heading)) kept.push(heading)
    kept.push(block)
  }
  return kept
}

/** One part of a text. Its title is left out: the panel has one. */
export function partOf(blocks: Block[], part: Part): Block[] {
  return withHeadings(blocks, (block) => block.part === part).filter((block) => block.kind !== 'heading' || block.level > 1)
}

/** The headings a reader goes by. */
export function contentsOf(blocks: Block[]): Heading[] {
  return blocks.filter((block): block is Heading => block.kind === 'heading' && block.level <= 3)
}

/** Folds case and accents away, so that `lodz` finds `Łódź`. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '')
}

/** The blocks that hold all the words, or stand right under a heading that does, each with the headings above it. */
export function search(blocks: Block[], query: string): Block[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return blocks
  const holds = (text: string) => words.every((word) => folded(text).includes(word))
  return withHeadings(blocks, (block, above) => {
    const heading = above.at(-1)
    if (heading && heading.level > 1 && holds(heading.text)) return true
    return holds(block.kind === 'rule' ? `${block.id} ${block.text}` : block.text)
  })
}

/** What a rule says, and the heading it stands under, without its number and what is in brackets. */
export interface RuleWords {
  text: string
  heading: string
}

/** The words of each rule, by its ID. */
export function wordsOfRules(blocks: Block[]): Map<string, RuleWords> {
  const words = new Map<string, RuleWords>()
  let heading = ''
  for (const block of blocks) {
    if (block.kind === 'heading') heading = block.text.replace(/^[\d.]+ /, '').replace(/ \(.*/, '')
    if (block.kind === 'rule') words.set(block.id, { text: block.text, heading })
    if (block.kind !== 'table') continue
    for (const { id, cells } of block.rows) if (id) words.set(id, { text: withoutId(cells, id).map((cell) => cell.map((span) => span.text).join('').trim()).filter(Boolean).join(' · '), heading })
  }
  return words
}

/** A row of a table without the ID that it begins with. */
export const withoutId = (cells: Span[][], id: string | undefined): Span[][] => cells.map((cell) => cell.filter((span) => span.text !== id))

/** Which part a rule is in. */
export function partWith(blocks: Block[], id: string): Part | undefined {
  return blocks.find((block) => (block.kind === 'rule' ? block.id === id : block.kind === 'table' && block.rows.some((row) => row.id === id)))?.part
}
