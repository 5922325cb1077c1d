import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { TableState } from './messages'
import { Playback } from './playback'

const state = (ply: number, since = ply - 1, version = ply, asks = false) => ({ ply, since, version, questions: asks ? [{}] : [] }) as unknown as TableState

let shown: number[]
let playback: Playback
let hold: number

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  hold = 500
  playback = new Playback(
    (next) => shown.push(next.version),
    () => hold,
    (milliseconds, call) => {
      const timer = setTimeout(call, milliseconds)
      return () => clearTimeout(timer)
    },
    ({ questions }) => questions.length > 0,
  )
})

describe('states that come quickly', () => {
  it('are shown one after the other', () => {
    playback.push(state(0, 0))
    for (const ply of [1, 2, 3]) playback.push(state(ply))
    expect(shown).toEqual([0, 1])
    vi.advanceTimersByTime(500)
    expect(shown).toEqual([0, 1, 2])
    vi.advanceTimersByTime(500)
    expect(shown).toEqual([0, 1, 2, 3])
    vi.advanceTimersByTime(500)
    playback.push(state(4))
    expect(shown.at(-1)).toBe(4)
  })

  it('are shown at once without a hold', () => {
    hold = 0
    for (const ply of [0, 1, 2, 3]) playback.push(state(ply))
    expect(shown).toEqual([0, 1, 2, 3])
  })

  it('do not stop at one that needs no hold', () => {
    for (const ply of [0, 1, 2, 3, 4]) playback.push(state(ply))
    hold = 0
    vi.advanceTimersByTime(500)
    expect(shown).toEqual([0, 1, 2, 3, 4])
  })

  it('can be skipped', () => {
    for (const ply of [0, 1, 2, 3]) playback.push(state(ply))
    playback.skip()
    expect(shown.at(-1)).toBe(3)
    vi.advanceTimersByTime(5000)
    expect(shown).toEqual([0, 1, 3])
  })
})

it('shows what was taken back at once', () => {
  for (const ply of [0, 1, 2, 3]) playback.push(state(ply))
  playback.push(state(1, 1, 9))
  expect(shown.at(-1)).toBe(9)
  vi.advanceTimersByTime(5000)
  expect(shown.at(-1)).toBe(9)
})

it('shows a change without a move at once, or with the move it follows', () => {
  playback.push(state(0, 0))
  playback.push(state(0, 0, 7))
  expect(shown).toEqual([0, 7])
  playback.push(state(1))
  playback.push(state(2))
  playback.push(state(2, 2, 8))
  vi.advanceTimersByTime(500)
  expect(shown).toEqual([0, 7, 1, 8])
})

it('does not take a question away that has been shown', () => {
  playback.push(state(0, 0))
  playback.push(state(1, 0, 1, true))
  playback.push(state(2, 1, 2, true))
  expect(shown).toEqual([0, 1, 2])
  playback.push(state(3))
  playback.push(state(4, 3, 4, true))
  expect(shown).toEqual([0, 1, 2, 3])
  playback.push(state(5, 4, 5, true))
  vi.advanceTimersByTime(500)
  expect(shown).toEqual([0, 1, 2, 3, 4])
  playback.push(state(6, 5, 6, true))
  expect(shown).toEqual([0, 1, 2, 3, 4])
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([0, 1, 2, 3, 4, 5, 6])
})
