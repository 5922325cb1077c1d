/** The cast: a mix of them, nobody twice; each with a name, a word about them, and a face of their own. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import faces, { scenes } from './art/faces'
import { CAST, mix } from './cast'

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')

describe('the cast', () => {
  it.each([0, 1, 4, CAST.length])('gives each of %d bots somebody else', (bots) => {
    const found = mix(bots)
    expect(new Set(found).size).toBe(bots)
    for (const who of found) expect(CAST).toContain(who)
  })

  it('leaves out who is here already, and has nobody for more bots than there are', () => {
    const here = CAST.slice(0, -2)
    expect(mix(3, [...here, null]).slice(0, 2).sort()).toEqual(CAST.slice(-2).sort())
    expect(mix(3, here)[2]).toBeNull()
  })

  it('is another mix every time', () => {
    expect(new Set(Array.from({ length: 100 }, () => mix(3).join())).size).toBeGreaterThan(1)
  })

  it.each(['en', 'pl'])('is named and told of in %s', (language) => {
    const texts = read(`../text_${language}.ftl`)
    for (const who of CAST) {
      expect(texts).toMatch(new RegExp(`^ui-who-${who} = \\p{Lu}\\p{L}+$`, 'mu'))
      expect(texts).toMatch(new RegExp(`^ui-about-${who} = .+\\.$`, 'm'))
    }
  })

  it('has a face each, drawn with numbers and known paints only', () => {
    const css = read('art/paint.css')
    expect(Object.keys(scenes).sort()).toEqual([...CAST].sort())
    expect(new Set(CAST.map((who) => faces(who))).size).toBe(CAST.length)
    for (const who of CAST) {
      expect(faces(who), who).not.toMatch(/NaN|undefined|Infinity|\d\.\d{3}/)
      for (const [, paint] of faces(who).matchAll(/class="(?:fine )?(\w+)"/g)) expect(css, who).toMatch(new RegExp(`\\.${paint}\\b`))
    }
  })
})
