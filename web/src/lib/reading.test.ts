import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

describe('by pointer', () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 })
  const [TRADER, TILE] = ['turn recruit trader', 'tile take_tile']

  test('what has come under it since is not pressed for a second, and after that it is', () => {
    const reading = new Reading()
    expect(reading.touch(20, 20, TRADER, () => [{ meaning: TRADER, box: box(0, 0) }])).toBe(true)
    vi.advanceTimersByTime(500)
    expect(reading.touch(22, 18, TILE, () => [])).toBe(false)
    vi.advanceTimersByTime(500)
    expect(reading.touch(22, 18, TILE, () => [])).toBe(true)
  })

  test('the second begins when the answer has brought another question', () => {
    const reading = new Reading()
    reading.touch(20, 20, TRADER, () => [])
    vi.advanceTimersByTime(1500)
    reading.ask()
    vi.advanceTimersByTime(900)
    expect(reading.touch(20, 20, TILE, () => [])).toBe(false)
    vi.advanceTimersByTime(100)
    expect(reading.touch(20, 20, TILE, () => [])).toBe(true)
  })

  test('a question that comes long after does not mind', () => {
    const reading = new Reading()
    reading.touch(20, 20, TRADER, () => [])
    vi.advanceTimersByTime(3000)
    reading.ask()
    expect(reading.touch(20, 20, TILE, () => [])).toBe(true)
  })

  test('what still stands there and means the same is pressed again, and so is what lay beside it before', () => {
    const reading = new Reading()
    const known = () => [
      { meaning: TRADER, box: box(0, 0) },
      { meaning: TILE, box: box(40, 0) },
    ]
    expect(reading.touch(38, 20, TRADER, known)).toBe(true)
    expect(reading.touch(38, 20, TRADER, known)).toBe(true)
    expect(reading.touch(44, 20, TILE, known)).toBe(true)
    expect(reading.touch(38, 20, TILE, known)).toBe(false)
  })

  test('what has come elsewhere is pressed at once', () => {
    const reading = new Reading()
    reading.touch(20, 20, TRADER, () => [])
    expect(reading.touch(20, 44, TILE, () => [])).toBe(true)
  })
})

test('the second half of a double click plays nothing new, however slow it was', () => {
  const reading = new Reading()
  reading.touch(20, 20, 'take a card', () => [])
  vi.advanceTimersByTime(2000)
  expect(reading.touch(20, 20, 'take another card', () => [], true)).toBe(false)
  expect(reading.touch(20, 20, 'take another card', () => [])).toBe(true)
})
