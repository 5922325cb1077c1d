import english from '@ratusz/games/builders/text_en.ftl?raw'
import { expect, it } from 'vitest'
import type { TableState } from '../../lib/messages'
import { Texts } from '../../lib/texts'
import { explain } from './explain'

const texts = new Texts('en', [english])
const say = (key: string, args?: Record<string, string | number>) => texts.say(key, args)
const finished = ['tavern', 'crane_2', 'chapel', 'wooden_shack']
const state = { view: { seats: [{ coins: 13, finished }] } } as unknown as TableState

it('names the cards behind the points, the most valuable first', () => {
  expect(explain('buildings', 0, state, say)).toBe('The Chapel\u00a05, The Tavern\u00a04')
  expect(explain('machines', 0, state, say)).toBe('Crane\u00a01')
  expect(explain('coins', 0, state, say)).toBe('13 coins')
})
