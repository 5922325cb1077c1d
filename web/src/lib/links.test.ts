import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepLink, keepLinks, linksOf } from './links'

vi.mock('./settings.svelte', () => {
  const kept = new Map<string, unknown>()
  return { remember: (key: string, value: unknown) => kept.set(key, value), recall: (key: string) => kept.get(key) ?? null }
})

beforeEach(() => vi.stubGlobal('location', { origin: 'http://localhost:7288' }))
afterEach(() => vi.unstubAllGlobals())

it('keeps links without the address that the page happens to have', () => {
  keepLinks({ table: 'a', seat_links: [{ seat: 1, secret: 'bench' }], watch: 'window' })
  expect(linksOf('a')).toEqual({ seats: { 1: '/s/bench' }, watch: '/w/window' })
  expect(linksOf('b')).toBeNull()
})

it('keeps a new link in place of the one before', () => {
  keepLink('a', 1, 'chair')
  keepLink('d', null, 'door')
  expect([linksOf('a'), linksOf('d')]).toEqual([
    { seats: { 1: '/s/chair' }, watch: '/w/window' },
    { seats: {}, watch: '/w/door' },
  ])
})

it('knows links that were kept as a whole', async () => {
  const { remember } = await import('./settings.svelte')
  remember('ratusz-links-c', { seats: { 1: 'http://localhost:33539/s/bench' }, watch: 'http://localhost:33539/w/window' })
  expect(linksOf('c')).toEqual({ seats: { 1: '/s/bench' }, watch: '/w/window' })
})
