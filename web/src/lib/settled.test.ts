import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Question, SeatInfo, TableState } from './messages'
import { afterwards, begin, during, goesOn } from './settled'

const root = { settled: false, toggleAttribute: (name: string, on: boolean) => void (root.settled = name === 'data-settled' && on) }

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: root })
  begin()()
})
afterEach(() => vi.unstubAllGlobals())

test('the page has settled when everything that was begun has ended, however often its end is told', () => {
  expect(root.settled).toBe(true)
  const [first, second] = [begin(), begin()]
  expect(root.settled).toBe(false)
  first()
  first()
  expect(root.settled).toBe(false)
  second()
  expect(root.settled).toBe(true)
})

test('work that fails is over too, and fails', async () => {
  const work = during(Promise.reject(new Error('offline')))
  expect(root.settled).toBe(false)
  await expect(work).rejects.toThrow('offline')
  expect(root.settled).toBe(true)
})

test('what can wait is done once: a moment after the page has settled, or after seconds in which it never did', () => {
  vi.useFakeTimers()
  try {
    const [soon, late] = [vi.fn(), vi.fn()]
    const end = begin()
    afterwards(soon)
    vi.advanceTimersByTime(1000)
    expect(soon).not.toHaveBeenCalled()
    end()
    expect(soon).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100)
    expect(soon).toHaveBeenCalledOnce()
    const never = begin()
    afterwards(late)
    vi.advanceTimersByTime(3100)
    expect(late).toHaveBeenCalledOnce()
    never()
    vi.runAllTimers()
    expect(soon).toHaveBeenCalledOnce()
    expect(late).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})

test('what can wait goes on waiting where the page had settled between two things only', () => {
  vi.useFakeTimers()
  try {
    const call = vi.fn()
    begin()()
    afterwards(call)
    vi.advanceTimersByTime(50)
    const end = begin()
    vi.advanceTimersByTime(500)
    expect(call).not.toHaveBeenCalled()
    end()
    vi.advanceTimersByTime(100)
    expect(call).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})

const seat = (kind: SeatInfo['kind'], number: number) => ({ seat: number, kind }) as SeatInfo
const table = (changes: Partial<TableState>) =>
  ({ over: false, deciders: [], seats: [seat('here', 0), seat('bot', 1)], questions: [], ...changes }) as unknown as TableState
const feigned = ({ feigned }: Question) => !!feigned

test('a match goes on by itself while a bot decides, alone or beside people', () => {
  expect(goesOn(table({ deciders: [1] }), feigned)).toBe(true)
  expect(goesOn(table({ deciders: [0, 1] }), feigned)).toBe(true)
  expect(goesOn(table({ deciders: [0] }), feigned)).toBe(false)
  expect(goesOn(table({ deciders: [0], seats: [{ ...seat('here', 0), stand_in: true }] }), feigned)).toBe(true)
})

test('and while the table answers for me, but not when it is over', () => {
  const questions = [{ seat: 0, feigned: true } as Question]
  expect(goesOn(table({ deciders: [0], questions }), feigned)).toBe(true)
  expect(goesOn(table({ deciders: [1], over: true }), feigned)).toBe(false)
})

test('whatever is loaded late is waited for', () => {
  const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], { query: '?raw', import: 'default', eager: true })
  const late = Object.entries(sources).flatMap(([file, text]) => [...text.matchAll(/(?:.{7}|windowed\()\bimport\(/g)].map(([found]) => [file, found]))
  expect(late.length).toBeGreaterThan(10)
  // A window is waited for together with its texts (`windowed`).
  expect(late.filter(([, found]) => found !== 'during(import(' && found !== 'windowed(import(')).toEqual([])
})
