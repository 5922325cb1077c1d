import { describe, expect, it } from 'vitest'
import { beside, type Box } from './beside'

const phone = { width: 390, height: 844 }
const card = { width: 340, height: 170 }
const row: Box = { left: 8, top: 120, width: 374, height: 210 }

describe('the place of a card', () => {
  it('is in the middle when there is nothing to point at', () => {
    expect(beside([], card, phone)).toEqual({ left: 25, top: 337 })
  })

  it('is below what it speaks of, where there is room', () => {
    expect(beside([row], card, phone)).toEqual({ left: 25, top: 344 })
  })

  it('is above it at the bottom of the screen', () => {
    expect(beside([{ left: 8, top: 640, width: 374, height: 100 }], card, phone).top).toBe(456)
  })

  it('leaves in sight what else it speaks of', () => {
    const site = { left: 8, top: 340, width: 190, height: 140 }
    expect(beside([row, site], card, phone).top).toBe(660)
  })

  it('stays on the screen even when everything is covered', () => {
    expect(beside([{ left: 0, top: 0, ...phone }], card, phone)).toEqual({ left: 25, top: 660 })
  })
})
