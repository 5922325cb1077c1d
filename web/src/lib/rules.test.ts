import { describe, expect, it } from 'vitest'
import { readGuide, readRules, withoutCites } from './rules'

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
    expect(blocks[3]).toMatchObject({ id: 'XY-SETUP-1', text: 'Shuffle all cards into deck.' })
    expect(blocks[6]).toMatchObject({ rows: [{ cells: [[{ text: 'Łódź' }], [{ text: '3' }]] }] })
  })

  it('marks the looks of words', () => {
    const rule = blocks[3]!
    expect(rule.kind === 'rule' && rule.spans.map((span) => span.look)).toEqual(['plain', 'strong', 'plain', 'code', 'plain'])
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

describe('what players need not see', () => {
  it.each([
    ['- **XY-A-1** Draw. [R]', 'Draw.'],
    ['- **XY-A-1** Draw. [R+P]', 'Draw.'],
    ['- **XY-A-1** Draw. [R; "full" F]', 'Draw.'],
    ['- **XY-A-1** Draw. [R, detail J: XY-Q-2]', 'Draw. (XY-Q-2)'],
    ['- XY-A-1 Draw. [OQ-1]', 'Draw. (OQ-1)'],
    ['- **XY-A-1** Needs [1 of Barn, Fair].', 'Needs [1 of Barn, Fair].'],
    ['- **XY-A-1** Needs [Fair].', 'Needs [Fair].'],
  ])('where a rule is from, but what it leans on: %s', (line, text) => {
    expect(readRules(line)).toMatchObject([{ text }])
  })

  it('the parts that are marked as meant for others', () => {
    const blocks = readRules(
      ['# Game', 'About ids. <!-- programmers -->', '', '## Turn', '- **XY-A-1** Draw.', '- **XY-A-2** Views <!-- programmers -->', '- **XY-A-3** Go on.',
        '## State <!-- programmers -->', '### Inside', 'Marks: **[R]** stated', '## Doubts <!-- rulings -->', '- **XY-Q-1** So.', '## End', 'Over.'].join('\n'),
    )
    expect(blocks.map(({ text, part }) => [text, part])).toEqual([
      ['Game', 'rules'], ['About ids.', 'programmers'], ['Turn', 'rules'], ['Draw.', 'rules'], ['Views', 'programmers'], ['Go on.', 'rules'],
      ['State', 'programmers'], ['Inside', 'programmers'], ['Marks: [R] stated', 'programmers'], ['Doubts', 'rulings'], ['So.', 'rulings'],
      ['End', 'rules'], ['Over.', 'rules'],
    ])
  })
})

describe('IDs inside a text', () => {
  it('are pieces of their own', () => {
    const [rule] = readRules('- **XY-A-1** As XY-TILE-Shop says (XY-B-2, -3).')
    expect(rule!.kind === 'rule' && rule!.spans).toEqual([
      { text: 'As ', look: 'plain' },
      { text: 'XY-TILE-Shop', look: 'rule' },
      { text: ' says (', look: 'plain' },
      { text: 'XY-B-2', look: 'rule' },
      { text: ', -3).', look: 'plain' },
    ])
  })

  it('at the end of what a guide says are the rules it tells of', () => {
    const blocks = readGuide('You draw up to 4.\n(XY-A-1, XY-A-2)\n\n1. **Plan** (XY-A-3) first. (XY-TILE-Shop)\n   - then act\n')
    expect(blocks).toMatchObject([
      { kind: 'paragraph', text: 'You draw up to 4.', cites: ['XY-A-1', 'XY-A-2'] },
      { kind: 'item', mark: '1.', depth: 0, text: 'Plan (XY-A-3) first.', cites: ['XY-TILE-Shop'] },
      { kind: 'item', mark: '–', depth: 1, text: 'then act', cites: [] },
    ])
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

it('leaves out the rules that a text names in brackets', () => {
  expect(withoutCites('after I..V: window (once)   (XY-TURN-1, XY-Q-2)\nend')).toBe('after I..V: window (once)\nend')
})
