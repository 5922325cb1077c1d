import { expect, it } from 'vitest'
import { rounded } from '../../tools/paths'

it.each([
  ['M1.04.5L-2.6 3', 'M1 1L-3 3'],
  ['m10.49-.2c1 2 3.7 4-5 6z', 'm10 0c1 2 4 4-5 6z'],
  ['a5.5 5.5 0 011.5 2h3.3', 'a5.5 5.5 0 011.5 2h3'],
])('the path %s in whole numbers', (path, plain) => expect(rounded(path)).toBe(plain))
