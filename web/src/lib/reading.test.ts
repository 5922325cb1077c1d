import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Reading } from './reading.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const [MAIN, OTHER] = [1, 2]

test('a question that comes after an answer of mine is fresh for a moment, and for a second where I pressed', () => {
  const reading = new Reading()
  reading.answer(MAIN)
  reading.ask()
  expect([reading.fresh(MAIN), reading.fresh(OTHER)]).toEqual([true, true])
  vi.advanceTimersByTime(399)
  expect([reading.fresh(MAIN), reading.fresh(OTHER)]).toEqual([true, true])
  vi.advanceTimersByTime(1)
  expect([reading.fresh(MAIN), reading.fresh(OTHER)]).toEqual([true, false])
  vi.advanceTimersByTime(600)
  expect([reading.fresh(MAIN), reading.fresh(OTHER)]).toEqual([false, false])
})

test('a question that comes by itself can be answered at once, and so can one that is gone before the moment is over', () => {
  const reading = new Reading()
  expect(reading.ask()).toBeUndefined()
  expect(reading.fresh(MAIN)).toBe(false)
  reading.answer(MAIN)
  reading.ask()?.()
  expect(reading.fresh(MAIN)).toBe(false)
})
