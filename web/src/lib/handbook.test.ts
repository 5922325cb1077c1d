import { describe, expect, it } from 'vitest'
import names from 'virtual:game-names'
import { loadGuide, loadRules } from './handbook'
import { readGuide, readRules } from './rules'
import { partOf, wordsOfRules } from './sections'
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

  it.each(Object.keys(names))('are for players first, in the same parts in every language: %s', async (game) => {
    const sizes = async (language: Language) => {
      const blocks = readRules(await loadRules(game, language))
      return (['rules', 'rulings', 'programmers'] as const).map((part) => partOf(blocks, part).length)
    }
    const original = await sizes('en')
    expect(Math.min(...original)).toBeGreaterThan(0)
    for (const language of LANGUAGES) {
      expect(await sizes(language)).toEqual(original)
      const shown = partOf(readRules(await loadRules(game, language)), 'rules').map((block) => block.text)
      expect(shown.filter((text) => /\[[RPJDF]\b|data\.json|<!--/.test(text))).toEqual([])
    }
  })
})

describe('the guide of a game', () => {
  it.each(Object.keys(names))('tells only of rules there are: %s', async (game) => {
    for (const language of LANGUAGES) {
      const rules = wordsOfRules(readRules(await loadRules(game, language)))
      const cited = readGuide(await loadGuide(game, language)).flatMap((block) => ('cites' in block ? block.cites : []))
      expect(cited.filter((id) => !rules.has(id))).toEqual([])
    }
  })
})
