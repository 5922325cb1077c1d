import { expect, it } from 'vitest'
import { isStale } from '../../tools/types'

const VIEW = '"""What a seat sees."""\n\nDeck = Literal["basic"]\n\n\nclass View(TypedDict):\n    round: int\n\n    turn: int\n\n\ndef public() -> View:\n    return 1\n'
const MADE = '/** Made by `make types` from ratusz/view.py; not to be edited. d5a5bba5f637b4d1 */\n'
const stale = (source: string): boolean => isStale(MADE, () => source)

it('is noticed when a class or a word of a Literal has changed since types were made', () => {
  expect(stale(VIEW)).toBe(false)
  expect(stale(VIEW.replace('turn: int', 'turn: str'))).toBe(true)
  expect(stale(VIEW.replace('basic', 'extended'))).toBe(true)
  expect(stale(VIEW.replace('class View(', 'class Sight('))).toBe(true)
})

it('is no matter of functions and comments', () => {
  expect(stale(VIEW.replace('return 1', 'return 2').replace('seat sees', 'seat may see'))).toBe(false)
})

it('is assumed of a file that does not say what it was made from', () => expect(isStale('export {}', () => VIEW)).toBe(true))
