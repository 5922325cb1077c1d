import { describe, expect, it } from 'vitest'
import { Chronicler } from './chronicle'
import type { LoggedEvent } from './messages'
import { Texts } from './texts'

const texts = new Texts('en', [
  'list-and = { $start } and { $last }\nresource-fish = fish\nresource-wood = wood\n',
  'event-turn_ended = { $player } ends the turn.\nevent-entered = { $player } enters the { $place }.\nevent-got = { $player } gets { $amount } { $good }.\n',
  'event-row = New in the row: { $good }.\nevent-round = Round { $round } begins.\nevent-rent = The rent of { $player } is { $amount }.\nevent-tile = A tile: { $good }.\nevent-stage = The { $place } acts.\n',
  'event-dealt_anew = { $player } deals.\n',
  'event-loaded = { $player } loads { $good }.\n',
  'log-got = { $player } gets { $list }.\nlog-got-item = { $amount } { $good }\nlog-loaded = { $player } loads { $list }.\nlog-loaded-item = { $good }\nlog-tile = {""}\n',
  'event-drawn = { $player } draws.\nlog-drawn = { $player } draws { $list }.\nlog-drawn-item = { $fish } fish · { $wood ->\n    [0] {""}\n   *[other] { $wood } wood\n  } · one more\n',
  'card-pier = pier\n',
])
const names = ['Ania', 'Round']

function told(...entries: [ply: number, event: string, seat: number, fields?: Record<string, unknown>][]): string[] {
  const log: LoggedEvent[] = entries.map(([ply, event, seat, fields]) => ({ ply, event: { event, seat, ...fields } }))
  return new Chronicler(texts, names, ['round', 'stage'])
    .lines(log)
    .map(({ from, ply, seat, opens, inner, chapter, text }) => {
      const mark = chapter ? '= ' : inner ? '  ' : seat < 0 ? '- ' : ''
      return `${from === ply ? ply : `${from}–${ply}`} ${mark}${opens ? `[${names[seat]}] ` : ''}${text}`
    })
}

const enters = { place: 'pier' }
const fish = (amount: number) => ({ good: 'fish', amount })

it('tells once that cards were dealt anew, however often in a row', () => {
  expect(told([1, 'dealt_anew', 0], [2, 'dealt_anew', 0], [3, 'dealt_anew', 1], [4, 'entered', 0, enters], [5, 'dealt_anew', 0])).toEqual([
    '2 [Ania] deals.',
    '3 [Round] deals.',
    '4 [Ania] enters the pier.',
    '5   Deals.',
  ])
})

describe('a turn', () => {
  it('names its seat once, and has a line for each decision', () => {
    expect(told([1, 'entered', 0, enters], [2, 'got', 0, fish(2)], [3, 'turn_ended', 0], [4, 'entered', 1, enters])).toEqual([
      '1 [Ania] enters the pier.',
      '2   Gets 2 fish.',
      '4 [Round] enters the pier.',
    ])
  })

  it('tells the same thing once, and how often it was done', () => {
    expect(told([1, 'entered', 0, enters], [2, 'entered', 0, enters], [3, 'entered', 0, enters], [4, 'rent', 0, { amount: 3 }], [5, 'entered', 0, enters])).toEqual([
      '1–3 [Ania] enters the pier (3×).',
      '4   The rent of Ania is 3.',
      '5   Enters the pier.',
    ])
    expect(told([1, 'entered', 0, enters], [2, 'entered', 0, enters], [2, 'got', 0, fish(1)], [3, 'entered', 0, enters])).toEqual([
      '1–2 [Ania] enters the pier (2×); gets 1 fish.',
      '3   Enters the pier.',
    ])
  })

  it('tells in one line what happens with one decision', () => {
    expect(told([1, 'entered', 0, enters], [1, 'got', 0, fish(2)], [1, 'rent', 0, { amount: 3 }])).toEqual([
      '1 [Ania] enters the pier; gets 2 fish. The rent of Ania is 3.',
    ])
  })

  it('says that it ended only if there is nothing else to say of it', () => {
    expect(told([1, 'entered', 0, enters], [2, 'turn_ended', 0], [3, 'turn_ended', 1], [4, 'turn_ended', 1])).toEqual([
      '1 [Ania] enters the pier.',
      '3 [Round] ends the turn.',
      '4 [Round] ends the turn.',
    ])
  })

  it('names its seat again after its end, and after somebody else', () => {
    expect(
      told([1, 'entered', 0, enters], [2, 'turn_ended', 0], [3, 'entered', 0, enters], [4, 'got', 1, fish(1)], [5, 'entered', 0, enters]),
    ).toEqual(['1 [Ania] enters the pier.', '3 [Ania] enters the pier.', '4 [Round] gets 1 fish.', '5 [Ania] enters the pier.'])
  })

  it('does not begin with what happened to several seats at once', () => {
    expect(told([1, 'got', 0, fish(1)], [1, 'got', 1, fish(1)], [2, 'entered', 1, enters])).toEqual([
      '1 [Ania] gets 1 fish.',
      '1 [Round] gets 1 fish.',
      '2 [Round] enters the pier.',
    ])
    expect(told([1, 'got', 0, fish(1)], [1, 'got', 1, fish(1)], [1, 'entered', 0, enters], [2, 'got', 0, fish(2)])).toEqual([
      '1 [Ania] gets 1 fish.',
      '1 [Round] gets 1 fish.',
      '1 [Ania] enters the pier.',
      '2   Gets 2 fish.',
    ])
  })

  it('begins at once after the end of another, and ends once', () => {
    expect(told([1, 'entered', 0, enters], [1, 'turn_ended', 0], [1, 'row', -1, { good: 'wood' }], [1, 'turn_ended', 0], [1, 'got', 1, fish(1)], [2, 'entered', 1, enters])).toEqual([
      '1 [Ania] enters the pier.',
      '1 - New in the row: wood.',
      '1 [Round] gets 1 fish.',
      '2   Enters the pier.',
    ])
  })

  it('holds what it turned up, but no new part of the match', () => {
    expect(told([1, 'entered', 0, enters], [1, 'row', -1, { good: 'wood' }], [2, 'got', 0, fish(1)], [2, 'round', -1, { round: 2 }], [3, 'row', -1, { good: 'fish' }])).toEqual([
      '1 [Ania] enters the pier.',
      '1   New in the row: wood.',
      '2   Gets 1 fish.',
      '2 = Round 2 begins',
      '3 - New in the row: fish.',
    ])
  })

  it('does not take a word for a name', () => {
    expect(told([1, 'rent', 1, { amount: 3 }], [2, 'round', 1, { round: 2 }])).toEqual(['1 The rent of Round is 3.', '2 = Round 2 begins'])
  })
})

describe('what a game tells otherwise in its log', () => {
  it('is told together, amounts of one thing added up', () => {
    expect(told([1, 'entered', 0, enters], [2, 'got', 0, fish(2)], [3, 'got', 0, { good: 'wood', amount: 1 }], [4, 'got', 0, fish(3)])).toEqual([
      '1 [Ania] enters the pier.',
      '2–4   Gets 5 fish and 1 wood.',
    ])
    expect(told([1, 'loaded', 0, { good: 'fish' }], [2, 'loaded', 0, { good: 'wood' }], [3, 'loaded', 0, { good: 'fish' }])).toEqual(['1–3 [Ania] loads 2 × fish and wood.'])
  })

  it('is left out if it says nothing', () => {
    expect(told([1, 'tile', -1, { good: 'wood' }], [1, 'entered', 0, enters])).toEqual(['1 [Ania] enters the pier.'])
  })
})

it('one event may be a list by itself', () => {
  expect(told([1, 'drawn', 0, { fish: 2, wood: 3 }], [2, 'drawn', 1, { fish: 1, wood: 0 }])).toEqual([
    '1 [Ania] draws 2 fish, 3 wood and one more.',
    '2 [Round] draws 1 fish and one more.',
  ])
})

describe('a heading', () => {
  it('is struck out by the next one if nothing followed it', () => {
    const round = (ply: number, round: number): [number, string, number, Record<string, unknown>] => [ply, 'round', -1, { round }]
    expect(told(round(1, 1), [2, 'entered', 0, enters], round(3, 2), round(3, 3), [4, 'entered', 1, enters])).toEqual([
      '1 = Round 1 begins',
      '2 [Ania] enters the pier.',
      '3 = Round 3 begins',
      '4 [Round] enters the pier.',
    ])
  })

  it('is struck out by that of a larger part, and itself strikes out none', () => {
    const stage = (ply: number): [number, string, number, Record<string, unknown>] => [ply, 'stage', -1, enters]
    expect(told([1, 'round', -1, { round: 1 }], stage(1), [1, 'round', -1, { round: 2 }], stage(2), [3, 'entered', 0, enters])).toEqual([
      '1 = Round 2 begins',
      '2 = The pier acts',
      '3 [Ania] enters the pier.',
    ])
  })
})

describe('a chronicler', () => {
  const log: LoggedEvent[] = [
    { ply: 1, event: { event: 'entered', seat: 0, ...enters } },
    { ply: 2, event: { event: 'got', seat: 0, ...fish(2) } },
  ]

  it('says one deed in one breath', () => {
    const chronicler = new Chronicler(texts, names)
    expect([0, 1, 2].map((ply) => chronicler.deed(log, ply))).toEqual(['', 'Ania enters the pier.', 'Ania gets 2 fish.'])
  })

  it('ends a heading among sentences with a full stop', () => {
    const round = { ply: 2, event: { event: 'round', seat: 0, round: 2 } }
    expect(new Chronicler(texts, names, ['round']).deed([...log, round], 2)).toBe('Ania gets 2 fish. Round 2 begins.')
  })

  it('goes on where it stopped', () => {
    const chronicler = new Chronicler(texts, names)
    chronicler.lines(log)
    const more = { ply: 3, event: { event: 'got', seat: 0, ...fish(1) } }
    expect(chronicler.lines([...log, more]).map(({ text }) => text)).toEqual(['enters the pier.', 'Gets 3 fish.'])
    expect(chronicler.lines(log).map(({ text }) => text)).toEqual(['enters the pier.', 'Gets 2 fish.'])
  })
})
