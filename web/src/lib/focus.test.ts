import { expect, it } from 'vitest'
import { nearest } from './focus'

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 })

it('finds the nearest piece in a direction', () => {
  const boxes = [box(40, 0), box(20, 0), box(22, 30), box(0, 30), box(-30, 0)]
  const from = box(0, 0)
  expect(nearest(from, boxes, 'ArrowRight')).toBe(1)
  expect(nearest(from, boxes, 'ArrowDown')).toBe(3)
  expect(nearest(from, boxes, 'ArrowLeft')).toBe(4)
  expect(nearest(from, boxes, 'ArrowUp')).toBe(-1)
})
