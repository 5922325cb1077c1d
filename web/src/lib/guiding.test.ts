import { expect, it } from 'vitest'
import type { GuideStep } from '../games/module'
import { following } from './guiding'
import type { TableState } from './messages'

const now = {} as TableState
const step = (holds: boolean, optional = false): GuideStep => ({ text: '', target: null, when: () => holds, button: false, optional })

it('waits for the next step', () => {
  expect(following([step(true), step(false), step(true)], 0, new Set([0]), now)).toBe(-1)
  expect(following([step(true), step(true), step(true)], 0, new Set([0]), now)).toBe(1)
})

it('passes over what may be left out', () => {
  expect(following([step(true), step(false, true), step(false, true), step(true)], 0, new Set([0]), now)).toBe(3)
  expect(following([step(true), step(false, true), step(false), step(true)], 0, new Set([0]), now)).toBe(-1)
  expect(following([step(true), step(false, true)], 0, new Set([0]), now)).toBe(-1)
})

it('comes back to what was passed over, once', () => {
  const steps = [step(false), step(true, true), step(false, true), step(true)]
  expect(following(steps, 2, new Set([0, 2]), now)).toBe(1)
  expect(following(steps, 2, new Set([0, 1, 2]), now)).toBe(3)
})

it('never comes back to what may not be left out', () => {
  expect(following([step(true), step(false), step(true), step(true)], 2, new Set([2]), now)).toBe(3)
})
