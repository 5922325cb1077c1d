import { expect, it, vi } from 'vitest'
import type { Moment } from './messages'
import { Reel } from './reel'

/** A match of 100 moments: a turn takes three of them, the second of which nobody sees; a round takes 30. */
const LAST = 100
const quiet = (ply: number): boolean => ply % 3 === 1
const facts = (ply: number) => ({
  ply,
  events: quiet(ply) || ply === 0 ? [] : [{ ply, event: { event: 'done', seat: 0 } }],
  deciders: [Math.floor(ply / 3) % 2],
  scores: [ply, 0],
  ranking: [1, 2],
})
const view = (ply: number) => ({ round: 1 + Math.floor(ply / 30), seats: [{ coins: quiet(ply) ? ply - 1 : ply }, { coins: 0 }] })

function answer(ply: number, more: number): Moment {
  const plies = Array.from({ length: more }, (_, index) => ply + 1 + index)
  const later = plies
    .filter((one) => !quiet(one))
    .map((one) => ({ ...facts(one), view: { round: view(one).round }, rows: { seats: { 0: view(one).seats[0] } } }))
  return { type: 'moment', id: '', plies: LAST, seat: 0, view: view(ply), quiet: quiet(ply), until: ply + more, later, timeline: [], ...facts(ply) }
}

function reel() {
  const fetch = vi.fn((ply: number, more: number) => Promise.resolve(answer(ply, more)))
  return { fetch, reel: new Reel(fetch, LAST) }
}

it('shows every moment as it was, however it was fetched', async () => {
  const { reel: one } = reel()
  for (const ply of [50, 0, 7, 8, 51, 99, 100]) {
    const moment = await one.at(ply)
    expect([moment!.ply, moment!.view, moment!.events]).toEqual([ply, view(ply), facts(ply).events])
  }
})

it('leaves out what nobody could see, and fetches many moments at once', async () => {
  const { reel: one, fetch } = reel()
  const shown: number[] = [0]
  for (let next = await one.next(0, 'step'); next !== null; next = await one.next(next, 'step')) shown.push(next)
  expect(shown).toEqual(Array.from({ length: LAST + 1 }, (_, ply) => ply).filter((ply) => !quiet(ply)))
  expect(fetch.mock.calls.length).toBeLessThan(5)
  const back: number[] = []
  for (let now = await one.previous(LAST, 'step'); now !== null; now = await one.previous(now, 'step')) back.unshift(now)
  expect(back).toEqual(shown.filter((ply) => ply < LAST))
})

it('goes by turns and by rounds, forward and back', async () => {
  const { reel: one } = reel()
  expect([await one.next(0, 'turn'), await one.next(3, 'turn'), await one.next(0, 'round'), await one.next(65, 'round')]).toEqual([3, 6, 30, 90])
  expect([await one.next(95, 'round'), await one.next(LAST, 'step')]).toEqual([null, null])
  const { reel: other } = reel()
  expect([await other.previous(95, 'round'), await other.previous(90, 'round'), await other.previous(6, 'turn'), await other.previous(2, 'round')]).toEqual([90, 60, 3, 0])
  expect(await other.previous(0, 'step')).toBe(null)
})

it('stays where it is if a moment cannot be told', async () => {
  const one = new Reel(() => Promise.resolve(null), LAST)
  expect([await one.at(3), await one.next(3, 'step'), await one.previous(3, 'step')]).toEqual([null, null, null])
})
