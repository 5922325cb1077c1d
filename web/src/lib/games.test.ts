import { describe, expect, it } from 'vitest'
import names from 'virtual:game-names'
import { loadRules } from './games'
import { readRules } from './rules'
import { LANGUAGES, type Language } from './texts'

async function rulesIn(game: string, language: Language): Promise<Map<string, string>> {
  const blocks = readRules(await loadRules(game, language))
  return new Map(blocks.flatMap((block) => (block.kind === 'rule' ? [[block.id, block.text]] : [])))
}

describe('the rules a table shows', () => {
  it('are those of the language', async () => {
    expect((await rulesIn('builders', 'en')).get('BU-BUILD-4')).toContain('any number of sites')
    expect((await rulesIn('builders', 'pl')).get('BU-BUILD-4')).toContain('dowolnie wiele budów')
  })

  it.each(Object.keys(names))('have the same IDs in every language: %s', async (game) => {
    const original = [...(await rulesIn(game, 'en')).keys()]
    expect(original.length).toBeGreaterThan(20)
    for (const language of LANGUAGES) expect([...(await rulesIn(game, language)).keys()]).toEqual(original)
  })
})
