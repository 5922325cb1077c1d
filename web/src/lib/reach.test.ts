import { afterEach, expect, it, vi } from 'vitest'
import { outsideOrigin, reachOf } from './reach'

afterEach(() => vi.unstubAllGlobals())

function pageAt(origin: string, answer: () => Promise<Response>) {
  const asked = vi.fn(answer)
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => {} } })
  vi.stubGlobal('fetch', asked)
  return asked
}

const telling = (address: string | null) => () => Promise.resolve(new Response(JSON.stringify({ address })))

it.each([
  ['http://localhost:7288', 'here'],
  ['http://ratusz.localhost', 'here'],
  ['http://127.0.0.1:7288', 'here'],
  ['http://127.1.2.3', 'here'],
  ['http://[::1]:7288', 'here'],
  ['http://192.168.1.7:7288', 'network'],
  ['http://10.0.0.4', 'network'],
  ['http://172.16.0.1', 'network'],
  ['http://172.31.9.9', 'network'],
  ['http://169.254.1.1', 'network'],
  ['http://[fd00::2]:7288', 'network'],
  ['http://[fe80::1]', 'network'],
  ['http://kitchen.local:7288', 'network'],
  ['http://172.32.0.1', 'anywhere'],
  ['http://[2001:db8::1]', 'anywhere'],
  ['https://ratusz.example.org', 'anywhere'],
  ['https://127.example.org', 'anywhere'],
  ['https://localhost.example.org', 'anywhere'],
])('tells how far %s reaches: %s', (origin, reach) => expect(reachOf(origin)).toBe(reach))

it('takes the address of the server for links that a page on this computer shows', async () => {
  pageAt('http://localhost:7288', telling('http://192.168.1.7:7288'))
  expect(await outsideOrigin()).toBe('http://192.168.1.7:7288')
})

it('keeps its own where the server knows no other, or does not answer', async () => {
  pageAt('http://localhost:7288', telling(null))
  expect(await outsideOrigin()).toBe('http://localhost:7288')
  pageAt('http://localhost:7288', () => Promise.reject(new Error()))
  expect(await outsideOrigin()).toBe('http://localhost:7288')
})

it('does not ask where its own reaches others', async () => {
  const asked = pageAt('http://192.168.1.7:7288', telling('https://ratusz.example.org'))
  expect(await outsideOrigin()).toBe('http://192.168.1.7:7288')
  expect(asked).not.toHaveBeenCalled()
})
