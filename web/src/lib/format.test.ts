import { expect, it } from 'vitest'
import { ago, clock, day, figure, patience, range } from './format'

it('says how long ago something was', () => {
  expect(ago(1000, 1003, 'en')).toBe('3 seconds ago')
  expect(ago(0, 7200, 'en')).toBe('2 hours ago')
  expect(ago(0, 5 * 86400, 'pl')).toBe('5 dni temu')
  expect(ago(2000, 1000, 'en')).toBe('now')
})

it('writes days', () => {
  const noon = Date.UTC(2027, 4, 3, 12) / 1000
  expect([day(noon, 'en'), day(noon, 'pl')]).toEqual(['3 May', '3 maja'])
})

it('writes clocks', () => {
  expect([3661, 245, 61, 9.94, 0, -3].map(clock)).toEqual(['1:01:01', '4:05', '1:01', '0:09.9', '0:00.0', '0:00.0'])
})

it('counts seconds only where they matter', () => {
  expect([0, 59, 3599].map((seconds) => patience(seconds, 'en'))).toEqual(['0:00', '0:59', '59:59'])
  expect([3600, 3601, 86_398].map((seconds) => patience(seconds, 'en'))).toEqual(['1 hour', '2 hours', '24 hours'])
  expect([7200, 86_398].map((seconds) => patience(seconds, 'pl'))).toEqual(['2 godziny', '24 godziny'])
})

it('writes player counts', () => {
  expect(range([2, 3, 4])).toBe('2–4')
  expect(range([2])).toBe('2')
})

it('writes a true minus sign', () => {
  expect([-12, 0, 7].map(figure)).toEqual(['−12', '0', '7'])
})
