import { beforeEach, describe, expect, it, vi } from 'vitest'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) })
vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('matchMedia', () => ({ matches: false }))
const { countedUp, linesOf, noteRecord, placesOf, rangeOf, turningPoint } = await import('./finale')

const sheet = [
  { houses: 5, ships: 0, loans: -2, none: 0 },
  { houses: 3, ships: 4, loans: 0, none: 0 },
]

describe('what is counted', () => {
  it('leaves out what nobody has', () => {
    expect(linesOf(sheet)).toEqual(['houses', 'ships', 'loans'])
    expect(linesOf([])).toEqual([])
  })

  it('adds up line by line, and somebody overtakes', () => {
    const lines = linesOf(sheet)
    expect([0, 1, 2, 3].map((count) => countedUp(sheet, lines, count))).toEqual([[0, 0], [5, 3], [5, 7], [3, 7]])
    expect([1, 2].map((count) => placesOf(countedUp(sheet, lines, count)))).toEqual([[0, 1], [1, 0]])
    expect(rangeOf(sheet, lines)).toEqual({ least: 0, most: 7 })
  })

  it('gives everybody a place of their own', () => {
    expect(placesOf([4, 4, 9])).toEqual([1, 2, 0])
  })
})

describe('the turning point', () => {
  it('is where the winner takes the lead for good', () => {
    expect(turningPoint([[0, 0], [2, 1], [2, 3], [4, 3], [6, 3]], 0)).toBe(3)
    expect(turningPoint([[1, 0], [2, 0]], 0)).toBe(0)
  })

  it('is nowhere if the winner never led alone', () => {
    expect(turningPoint([[0, 0], [3, 3]], 0)).toBeNull()
    expect(turningPoint([], 0)).toBeNull()
  })
})

describe('a personal record', () => {
  beforeEach(() => kept.clear())

  it('is kept for each game and number of players, and looked at again it is the same', () => {
    expect(noteRecord('inn', 2, 40, 'a')).toEqual({ record: 'first', points: 40, before: 0 })
    expect(noteRecord('inn', 3, 10, 'b').record).toBe('first')
    expect(noteRecord('inn', 2, 30, 'c')).toEqual({ record: 'stands', points: 40, before: 40 })
    expect(noteRecord('inn', 2, 50, 'd')).toEqual({ record: 'new', points: 50, before: 40 })
    expect(noteRecord('inn', 2, 50, 'd')).toEqual({ record: 'new', points: 50, before: 40 })
    expect(noteRecord('inn', 2, 50, 'e').record).toBe('stands')
  })
})
