import { expect, it } from 'vitest'
import { read } from './place'

const at = (path: string) => read(new URL(path, 'http://host'))

it('knows the pages by their paths', () => {
  expect(at('/').page).toEqual({ name: 'lobby' })
  expect(at('/t/4f2a').page).toEqual({ name: 'table', table: '4f2a' })
  expect(at('/s/a-B_9').page).toEqual({ name: 'seat', secret: 'a-B_9' })
  expect(at('/w/xyz/').page).toEqual({ name: 'watch', secret: 'xyz' })
  expect(at('/h/xyz').page).toEqual({ name: 'handover', secret: 'xyz' })
  expect(at('/x/1').page).toEqual({ name: 'nowhere' })
  expect(at('/t/a/b').page).toEqual({ name: 'nowhere' })
})

it('reads the moment and the panels from the query', () => {
  expect(at('/t/a?at=12&debug')).toMatchObject({ at: 12, debug: true, guide: false })
  expect(at('/t/a?at=0').at).toBe(0)
  expect(at('/t/a?at=-1').at).toBeNull()
  expect(at('/t/a?at=x&guide')).toMatchObject({ at: null, guide: true })
})
