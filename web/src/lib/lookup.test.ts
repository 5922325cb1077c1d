import { expect, test } from 'vitest'
import { idsOf, lookup } from './lookup'

const things = [{ id: 'wood', value: 1 }, { id: 'clay', value: 2 }]

test('things are found by their id, and others are refused by name', () => {
  expect(idsOf(things)).toEqual(['wood', 'clay'])
  expect(lookup('good', things)('clay').value).toBe(2)
  expect(() => lookup('good', things)('gold')).toThrow("There is no good 'gold'.")
})
