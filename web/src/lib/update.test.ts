import { describe, expect, it } from 'vitest'
import type { Command } from './messages'
import { leave, mayReload, takeLeft } from './update'

function storage(): () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  const all = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: (key: string) => void kept.delete(key) }
  return () => all
}

function blocked(): never {
  throw new Error('blocked')
}

const act = { type: 'act', id: 'command-1', version: 3, seat: 0, answers: ['hire mason'] } satisfies Command

describe('loading the page anew', () => {
  it('is tried once for each page, so that two servers that differ do not make a loop', () => {
    const kept = storage()
    expect(['a', 'b', 'a', 'b', 'c'].map((build) => mayReload(build, kept))).toEqual([true, true, false, false, true])
  })

  it('is left to the person where nothing can be remembered', () => {
    expect(mayReload('a', blocked)).toBe(false)
  })
})

describe('what was done and not answered', () => {
  it('is taken by the next page of that table, once', () => {
    const kept = storage()
    leave('one', [act, { type: 'ping', id: 'command-2' }], kept)
    expect(takeLeft('other', kept)).toEqual([])
    expect(takeLeft('one', kept)).toEqual([act])
    expect(takeLeft('one', kept)).toEqual([])
  })

  it('is lost where nothing can be kept, and nothing else', () => {
    leave('one', [act], blocked)
    expect(takeLeft('one', blocked)).toEqual([])
    const kept = storage()
    kept().setItem('ratusz-unsent', 'no JSON')
    expect(takeLeft('one', kept)).toEqual([])
  })
})
