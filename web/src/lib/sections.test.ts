import { describe, expect, it } from 'vitest'
import { readRules, type Block } from './rules'
import { contentsOf, partOf, partWith, search, wordsOfRules } from './sections'

const BLOCKS = readRules(`# Game

Some words.

About the file. <!-- programmers -->

## Setup

- **XY-SETUP-1** Shuffle all cards.
- **XY-SETUP-2** A view has counts only. <!-- programmers -->

## End

### Points

| place | points |
|---|---|
| **XY-TOWN-1** Łódź | 3 |

- **XY-END-1** Count points.

## State <!-- programmers -->

- **XY-STATE-1** The deck.

## Doubts <!-- rulings -->

- **XY-Q-1** Nobody says.
`)

const said = (blocks: Block[]) => blocks.map((block) => block.text)

describe('the parts of a text', () => {
  it('have the headings above their blocks, without the title', () => {
    expect(said(partOf(BLOCKS, 'rules'))).toEqual([
      'Some words.', 'Setup', 'Shuffle all cards.', 'End', 'Points', 'place points XY-TOWN-1 Łódź 3', 'Count points.',
    ])
    expect(said(partOf(BLOCKS, 'programmers'))).toEqual(['About the file.', 'Setup', 'A view has counts only.', 'State', 'The deck.'])
    expect(said(partOf(BLOCKS, 'rulings'))).toEqual(['Doubts', 'Nobody says.'])
  })

  it('are found by the ID of a rule, in a list or a table', () => {
    expect(['XY-SETUP-1', 'XY-SETUP-2', 'XY-TOWN-1', 'XY-Q-1', 'XY-NONE-1'].map((id) => partWith(BLOCKS, id))).toEqual([
      'rules', 'programmers', 'rules', 'rulings', undefined,
    ])
  })

  it('are listed by their headings', () => {
    expect(said(contentsOf(partOf(BLOCKS, 'rules')))).toEqual(['Setup', 'End', 'Points'])
  })
})

describe('searching', () => {
  it('goes by words and IDs, whatever the accents, and keeps the headings', () => {
    expect(said(search(BLOCKS, 'lodz'))).toEqual(['Game', 'End', 'Points', 'place points XY-TOWN-1 Łódź 3'])
    expect(search(BLOCKS, 'xy-end-1').at(-1)).toMatchObject({ id: 'XY-END-1' })
    expect(search(BLOCKS, 'shuffle points')).toEqual([])
    expect(search(BLOCKS, ' ')).toEqual(BLOCKS)
  })

  it('finds what stands under a heading that has the words', () => {
    expect(said(search(BLOCKS, 'setup'))).toEqual(['Game', 'Setup', 'Shuffle all cards.', 'A view has counts only.'])
  })
})

it('the words of a rule are those of its paragraph or row', () => {
  const words = wordsOfRules(BLOCKS)
  expect(words.get('XY-SETUP-1')).toEqual({ text: 'Shuffle all cards.', heading: 'Setup' })
  expect(words.get('XY-TOWN-1')).toEqual({ text: 'Łódź · 3', heading: 'Points' })
})
