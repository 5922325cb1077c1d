import { expect, test } from 'vitest'
import { Places } from './places'

const answers = (...notations: string[]) => notations.map((notation) => ({ notation }))
const told = (places: Places, asked: string, ...notations: string[]) =>
  places.arrange(asked, answers(...notations)).map(({ answer, place, legal }) => `${place} ${answer.notation}${legal ? '' : ' gone'}`)

test('answers keep their places and keys as long as the same is asked', () => {
  const places = new Places()
  expect(told(places, '0 give', 'a', 'b', 'c')).toEqual(['2 a', '3 b', '4 c'])
  expect(told(places, '0 give', 'b', 'c')).toEqual(['2 a gone', '3 b', '4 c'])
  expect(told(places, '0 give', 'd', 'c')).toEqual(['2 a gone', '3 b gone', '4 c', '5 d'])
  expect(told(places, '0 give', 'a')).toEqual(['2 a', '3 b gone', '4 c gone', '5 d gone'])
})

test('another question begins anew', () => {
  const places = new Places()
  told(places, '0 give', 'a', 'b')
  expect(told(places, '0 keep', 'b')).toEqual(['2 b'])
  expect(told(places, '1 keep', 'a', 'b')).toEqual(['2 a', '3 b'])
})
