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
    expect(blocks[6]).toMatchObject({ rows: [[[{ text: 'Łódź' }], [{ text: '3' }]]] })
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

describe.each(Object.entries(files))('the rules in %s', (_, text) => {
  it('give every rule ID at the start of a line as a rule', () => {
    const ids = [...text.matchAll(/^\s*- \*\*([A-Z]{2,4}(?:-[A-Z0-9]+)+)\*\*/gm)].map((found) => found[1])
    const rules = readRules(text).flatMap((block) => (block.kind === 'rule' ? [block.id] : []))
    expect(rules).toEqual(ids)
    expect(ids.length).toBeGreaterThan(20)
  })
})
