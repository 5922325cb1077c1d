import { describe, expect, it } from 'vitest'
import { readRules, searchRules } from './rules'

const files = import.meta.glob<string>('../../../src/ratusz/games/*/rules{,_*}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const SAMPLE = `# Game

Some words about
the *game*.

## Setup

- **XY-SETUP-1** Shuffle **all** cards
  into \`deck\`. [R]
- a plain item

## End

| place | points |
|---|---|
| Łódź | 3 |

- **XY-END-1** Count points.
`

describe('reading rules', () => {
  const blocks = readRules(SAMPLE)

  it('finds headings, paragraphs, rules by ID, items and tables', () => {
    expect(blocks.map((block) => block.kind)).toEqual([
      'heading', 'paragraph', 'heading', 'rule', 'item', 'heading', 'table', 'rule',
    ])
    expect(blocks[1]!.text).toBe('Some words about the game.')
    expect(blocks[3]).toMatchObject({ id: 'XY-SETUP-1', text: 'Shuffle all cards into deck. [R]' })
    expect(blocks[6]).toMatchObject({ rows: [{ cells: [[{ text: 'Łódź' }], [{ text: '3' }]] }] })
  })

  it('marks the looks of words', () => {
    const rule = blocks[3]!
    expect(rule.kind === 'rule' && rule.spans.map((span) => span.look)).toEqual(['plain', 'strong', 'plain', 'code', 'plain'])
  })

  it('searches by words and IDs, whatever the accents, and keeps the headings', () => {
    expect(searchRules(blocks, 'lodz').map((block) => block.text)).toEqual(['Game', 'End', 'place points Łódź 3'])
    expect(searchRules(blocks, 'xy-end-1').at(-1)).toMatchObject({ id: 'XY-END-1' })
    expect(searchRules(blocks, 'shuffle points')).toEqual([])
    expect(searchRules(blocks, ' ')).toEqual(blocks)
  })
})

describe('rules in other shapes', () => {
  it.each([
    ['- **XY-TILE-Shop** (bird) 3 wood', 'XY-TILE-Shop', '(bird) 3 wood'],
    ['- **XY-DEC-1 Square** (start): one', 'XY-DEC-1', 'Square (start): one'],
    ['**XY-EX-1 The chapel.** It stands.', 'XY-EX-1', 'The chapel. It stands.'],
    ['1. **XY-END-2**: count', 'XY-END-2', ': count'],
    ['- XY-GEN-4 Seats are a ring.', 'XY-GEN-4', 'Seats are a ring.'],
  ])('%s', (line, id, text) => {
    expect(readRules(line)).toMatchObject([{ kind: 'rule', id, text }])
  })

  it('are the rows of tables too', () => {
    const [table] = readRules('| card | points |\n|---|---|\n| **XY-CARD-1** shop | 3 |\n| DP-2 | 4 |\n| other | 5 |')
    expect(table).toMatchObject({ rows: [{ id: 'XY-CARD-1' }, { id: 'DP-2' }, { cells: [[{ text: 'other' }], [{ text: '5' }]] }] })
  })

  it.each(['Some **XY-GEN-1** inside', '- see XY-GEN-1 above', '**Bold words** first'])('but not in "%s"', (line) => {
    expect(readRules(line).map((block) => block.kind)).not.toContain('rule')
  })
})

describe.each(Object.entries(files))('the rules in %s', (_, text) => {
  it('give every rule ID at the start of a line as a rule', () => {
    const bold = /^(?:\s*(?:-|\d+\.) |\| )?\*\*(?<id>[A-Z]+(?:-[A-Za-z0-9]+)+)\b/
    const plain = /^(?:\s*- |\| )(?<id>[A-Z]+(?:-[A-Z]+)*-\d+)\s/
    const ids = text.split('\n').flatMap((line) => (bold.exec(line) ?? plain.exec(line))?.groups?.id ?? [])
    const rules = readRules(text).flatMap((block) => {
      if (block.kind === 'table') return block.rows.flatMap((row) => row.id ?? [])
      return block.kind === 'rule' ? [block.id] : []
    })
    expect(rules).toEqual(ids)
    expect(ids.length).toBeGreaterThan(20)
  })
})
