import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Album } from './album.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('an album is empty until it has come, and is asked for once', async () => {
  const load = vi.fn(() => Promise.resolve({ default: (id: string) => `drawn ${id}` }))
  const album = new Album(load)
  expect(album.picture('well')).toBe('')
  expect(load).not.toHaveBeenCalled()
  album.open()
  album.open()
  await vi.runAllTimersAsync()
  expect(load).toHaveBeenCalledOnce()
  expect(album.picture('well')).toBe('drawn well')
})

test('an album that could not be loaded is asked for again by the next who looks', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  const album = new Album(load)
  album.open()
  await vi.runAllTimersAsync()
  expect(album.picture('well')).toBe('')
  album.open()
  await vi.runAllTimersAsync()
  expect(load).toHaveBeenCalledTimes(2)
})
