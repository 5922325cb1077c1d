/** Every card has a picture, each its own, drawn by parts that there are. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { BUILDING_IDS as SITES } from '../../games/builders/cards'
import builders, { scenes as buildersScenes } from '../../games/builders/pictures'
import { BUILDING_IDS, SHIP_KINDS, isShip, loansOf, pictureOf } from '../../games/le_havre/cards'
import leHavre, { scenes as leHavreScenes } from '../../games/le_havre/pictures'
import { TILE_IDS } from '../../games/little_town/cards'
import littleTown, { scenes as littleTownScenes } from '../../games/little_town/pictures'
import { put, shape, type Drawing } from './parts'
import { draw, scene } from './scene'

const css = readFileSync(fileURLToPath(new URL('paint.css', import.meta.url)), 'utf8')

/** Machines that there are several of have one picture; ships have one by their kind, and loans lie in two ways. */
const albums = [
  { game: 'builders', picture: builders, scenes: buildersScenes, cards: [...new Set(SITES.map((card) => card.replace(/_\d$/, '')))] },
  { game: 'little_town', picture: littleTown, scenes: littleTownScenes, cards: TILE_IDS },
  { game: 'le_havre', picture: leHavre, scenes: leHavreScenes, cards: [...BUILDING_IDS, ...SHIP_KINDS, ...loansOf(4), 'harbour'] },
]

describe.each(albums)('the pictures of $game', ({ picture, scenes, cards }) => {
  it('are there for every card, and for nothing else', () => {
    expect(Object.keys(scenes).sort()).toEqual([...cards].sort())
  })

  it('are all different', () => {
    const seen = new Map<string, string>()
    for (const card of cards) {
      const inside = picture(card, { bare: true, small: true })
      expect(seen.get(inside), card).toBeUndefined()
      seen.set(inside, card)
    }
  })

  it('are drawn with numbers and known paints only', () => {
    for (const card of cards) {
      const inside = picture(card)
      expect(inside, card).not.toMatch(/NaN|undefined|Infinity|\d\.\d{3}/)
      for (const [, paint] of inside.matchAll(/class="(?:fine )?(\w+)"/g)) expect(css, card).toMatch(new RegExp(`\\.${paint}\\b`))
    }
  })

  it('have less to draw when they are small, and no sky when they are bare', () => {
    for (const card of cards) {
      expect(picture(card, { small: true }).length, card).toBeLessThanOrEqual(picture(card).length)
      expect(picture(card, { bare: true }), card).not.toContain('class="hill"')
    }
  })
})

describe('a scene', () => {
  const of: Drawing = [shape('stone', 'M0 0h1'), put(1, 2, -3, { paint: 'line', d: 'M1 1h1', fine: true })]

  it('is written from back to front, what is put together moved together', () => {
    expect(draw({ one: scene('none', 'none', of) }, 'one')).toBe('<path class="stone" d="M0 0h1"/><g transform="translate(1 2) scale(-3 3)"><path class="fine line" d="M1 1h1"/></g>')
    expect(draw({ two: scene('none', 'none', of) }, 'two', { small: true })).toBe('<path class="stone" d="M0 0h1"/><g transform="translate(1 2) scale(-3 3)"></g>')
  })

  it('has a name in its game, where another game may have one of the same name', () => {
    expect(draw({ one: scene('none', 'none', shape('brick', 'M0 0h2')) }, 'one')).toBe('<path class="brick" d="M0 0h2"/>')
  })

  it('of an unknown card is a mistake', () => {
    expect(() => draw({}, 'nowhere')).toThrow('nowhere')
  })
})

describe('what Le Havre draws', () => {
  it('turns three loans over into one card', () => {
    expect([0, 2, 3, 7].map(loansOf)).toEqual([[], ['loan', 'loan'], ['loan_of_three'], ['loan_of_three', 'loan_of_three', 'loan']])
  })

  it('shows a ship by its kind, unless it is a card of its own', () => {
    expect(['dina', 'triest', 'luxury_yacht'].map(pictureOf)).toEqual(['wooden_ship', 'steel_ship', 'luxury_yacht'])
    expect(isShip('luxury_yacht')).toBe(true)
  })
})
