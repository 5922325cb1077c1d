import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Reading } from './reading.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a question that comes after an answer of mine is fresh for a moment', () => {
  const reading = new Reading()
  reading.answer()
  reading.ask()
  expect(reading.fresh).toBe(true)
  vi.advanceTimersByTime(399)
  expect(reading.fresh).toBe(true)
  vi.advanceTimersByTime(1)
  expect(reading.fresh).toBe(false)
})

test('a question that comes by itself can be answered at once, and so can one that is gone before the moment is over', () => {
  const reading = new Reading()
  expect(reading.ask()).toBeUndefined()
  expect(reading.fresh).toBe(false)
  reading.answer()
  reading.ask()?.()
  expect(reading.fresh).toBe(false)
})
