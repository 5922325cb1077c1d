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
    expect(beside([row, site], card, phone).top).toBe(494)
  })

  it('is at the farther edge of what leaves no room, and never over its heading', () => {
    expect(beside([{ left: 0, top: 0, ...phone }], card, phone).top).toBe(660)
    expect(beside([{ left: 0, top: 100, width: 390, height: 700 }], card, phone).top).toBe(660)
    expect(beside([{ left: 0, top: 300, width: 390, height: 530 }], card, phone).top).toBe(116)
  })

  it('leaves room for the frame around what it speaks of', () => {
    const low = { left: 16, top: 719, width: 439, height: 26 }
    expect(beside([low], { width: 340, height: 141 }, { width: 1440, height: 900 }).top).toBe(564)
  })

  it('is close to what it speaks of when something lies between', () => {
    const screen = { width: 1440, height: 900 }
    const mat = { left: 16, top: 759, width: 1098, height: 129 }
    const question = { left: 0, top: 622, width: 1130, height: 79 }
    expect(beside([mat, question], { width: 340, height: 165 }, screen).top).toBe(443)
  })

  it('is beside what is tall, where the screen is wide', () => {
    expect(beside([{ left: 500, top: 60, width: 400, height: 800 }], card, { width: 1440, height: 900 })).toEqual({ left: 914, top: 60 })
  })
})

it('a card lies rather over what it speaks of than over an answer', () => {
  const screen = { width: 390, height: 844 }
  const card = { width: 362, height: 128 }
  const market = { left: 0, top: 0, width: 390, height: 844 }
  const list = { left: 8, top: 640, width: 374, height: 190 }
  const clear = ({ top }: { top: number }) => top + card.height <= list.top || top >= list.top + list.height
  expect(clear(beside([market], card, screen))).toBe(false)
  expect(clear(beside([market], card, screen, [list]))).toBe(true)
})

it('a card keeps off what is wanted on the board, as near to what it speaks of as can be', () => {
  const screen = { width: 1440, height: 900 }
  const card = { width: 340, height: 170 }
  const yard = { left: 16, top: 500, width: 800, height: 190 }
  const rows = [
    { left: 16, top: 200, width: 800, height: 290 },
    { left: 16, top: 700, width: 500, height: 110 },
    { left: 0, top: 830, width: 1130, height: 70 },
  ]
  expect(beside([yard], card, screen).top).toBe(704)
  expect(beside([yard], card, screen, [], rows)).toEqual({ left: 830, top: 500 })
})

it('a card leaves the town for the log beside it where the whole town is wanted', () => {
  const screen = { width: 1440, height: 900 }
  const town = { left: 10, top: 120, width: 690, height: 460 }
  const mine = { left: 10, top: 590, width: 1100, height: 300 }
  const market = { left: 714, top: 120, width: 400, height: 460 }
  expect(beside([town], { width: 300, height: 170 }, screen, [], [town, mine, market]).left).toBe(1126)
})
