import { packed } from '../../tools/texts'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, Texts } from './texts'

/** What is said in windows, and is loaded with them. */
const later = import.meta.glob<string>('../text_*.ftl', { query: '?later', import: 'default', eager: true })
const first = import.meta.glob<string>('../text_*.ftl', { query: '?raw', import: 'default', eager: true })
const packaged = import.meta.glob<string>('../../../src/ratusz/games/*/text_*.ftl', { query: '?raw', import: 'default', eager: true })
/** What is said in hints alone, and is loaded with the first. */
const advice = import.meta.glob<string>('../../../src/ratusz/games/*/text_*.ftl', { query: '?advice', import: 'default', eager: true })
const files = {
  ...Object.fromEntries(Object.entries(first).map(([path, text]) => [path, text + later[path]!])),
  ...import.meta.glob<string>('../games/*/text_*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../src/ratusz/text_*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...Object.fromEntries(Object.entries(packaged).map(([path, text]) => [path, text + advice[path]!])),
}
const sources = {
  ...import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], { query: '?raw', import: 'default', eager: true }),
}

/** Every message with the arguments it takes: `ui-round $round`, and the shape of attributes. */
function keysOf(text: string): Map<string, string[]> {
  const keys = new Map<string, string[]>()
  let key = ''
  for (const line of text.split('\n')) {
    const start = /^(-?[a-zA-Z][\w-]*) ?=/.exec(line)
    if (start) keys.set((key = start[1]!), [])
    if (line.startsWith('#')) continue
    for (const [, argument] of line.matchAll(/\{[^"]*?\$([\w-]+)/g)) {
      const known = keys.get(key)
      // The forms of a name differ between languages; the name they belong to does not.
      const name = argument!.split('-')[0]!
      if (known && !known.includes(name)) known.push(name)
    }
  }
  return keys
}

const named = (path: string, language: string) => path.replace(/text_\w+\.ftl$/, `text_${language}.ftl`)
const english = Object.keys(files).filter((path) => path.endsWith('text_en.ftl'))

describe.each(english)('%s', (path) => {
  it('has the same keys in every language', () => {
    const keys = [...keysOf(files[path]!).keys()].filter((key) => !key.startsWith('-')).sort()
    for (const language of LANGUAGES) {
      const other = files[named(path, language)]
      expect(other, `${language} is missing`).toBeDefined()
      expect([...keysOf(other!).keys()].filter((key) => !key.startsWith('-')).sort()).toEqual(keys)
    }
  })
})

describe('the texts of the shell', () => {
  const shell = files['../text_en.ftl']!

  it.each(LANGUAGES)('are all said without a gap (%s)', (language) => {
    const text = files[`../text_${language}.ftl`]!
    const texts = new Texts(language, [text])
    for (const key of keysOf(text).keys()) {
      const args = Object.fromEntries((keysOf(shell).get(key) ?? []).map((name) => [name, 3]))
      expect(texts.say(key, args), key).not.toContain('{')
    }
  })
})

describe('every key in the source', () => {
  const used = new Map<string, string>()
  const beginnings = new Map<string, string>()
  for (const [path, text] of Object.entries(sources)) {
    for (const [, key] of text.matchAll(/['"`](ui-[\w-]+)['"`]/g)) used.set(key!, path)
    for (const [, key] of text.matchAll(/`(ui-[\w-]+-)\$\{/g)) beginnings.set(key!, path)
    for (const [, key] of text.matchAll(/\bsay\(\s*'([\w-]+)'/g)) used.set(key!, path)
  }

  it.each(LANGUAGES)('has a text in %s', (language) => {
    const all = Object.entries(files).filter(([path]) => path.endsWith(`text_${language}.ftl`))
    const keys = new Set(all.flatMap(([, text]) => [...keysOf(text).keys()]))
    expect(used.size).toBeGreaterThan(150)
    expect([...used].filter(([key]) => !keys.has(key))).toEqual([])
    for (const [beginning] of beginnings) expect([...keys].some((key) => key.startsWith(beginning)), beginning).toBe(true)
  })

  it('is the only kind there is: no text is left unused', () => {
    const open = [...beginnings.keys()]
    const keys = [...keysOf(files['../text_en.ftl']!).keys()]
    expect(keys.filter((key) => !used.has(key) && !open.some((beginning) => key.startsWith(beginning)))).toEqual([])
  })
})

describe('what is said in windows', () => {
  const keys = [...keysOf(later['../text_en.ftl']!).keys()]

  const named = (path: string) => Object.keys(sources).find((source) => [path, `${path}.ts`, `${path}/index.ts`].includes(new URL(source, 'file:///lib/x').pathname.replace(/^\//, '')))

  /** All that is loaded without a window being opened. */
  function withoutWindows(): Set<string> {
    const found = new Set<string>()
    const open = ['../App.svelte']
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (found.has(path)) continue
      found.add(path)
      const text = sources[path]!.replace(/windowed\(import\('[^']+'\)\)/g, '').replace(/import type .*/g, '')
      for (const [, target] of text.matchAll(/(?:from |import\(|import )'(\.[^']+)'/g)) {
        const source = named(new URL(target!, new URL(path, 'file:///lib/x')).pathname.replace(/^\//, ''))
        if (source) open.push(source)
      }
    }
    return found
  }

  it('is said nowhere else', () => {
    const early = withoutWindows()
    early.delete('./i18n.svelte.ts')
    expect(early.size).toBeGreaterThan(60)
    expect(keys.length).toBeGreaterThan(100)
    const said = keys.flatMap((key) => [...early].filter((path) => new RegExp(`['"\`]${key}['"\`]`).test(sources[path]!)).map((path) => `${key} in ${path}`))
    expect(said).toEqual([])
  })
})

describe('texts', () => {
  const texts = new Texts('pl', [
    'card-chapel = Kaplica\n    .genitive = Kaplicy\n',
    'event-started = { $player } zaczyna budowę { $building-genitive } za { $coins }.\n',
    'action-build = zbuduj { $first } za { $second }\nquestion-turn = { $player }, zostało { $left }.\nlist-and = { $start } i { $last }\n',
  ])

  it('put ids into sentences by name, in the form asked for', () => {
    expect(texts.event({ event: 'started', seat: 1, building: 'chapel', coins: 12345 }, ['Ala', 'Ola'])).toBe(
      'Ola zaczyna budowę Kaplicy za 12345.',
    )
  })

  it('read an action from its notation', () => {
    expect(texts.action('build chapel 2')).toBe('zbuduj Kaplica za 2')
  })

  it('hand the numbers of the view to a question', () => {
    expect(texts.question('turn', { left: 3, row: ['x'] }, 'Ala')).toBe('Ala, zostało 3.')
  })

  it('write a true minus sign', () => {
    expect(texts.question('turn', { left: -3 }, 'Ala')).toBe('Ala, zostało −3.')
  })

  it('list things', () => {
    expect([texts.listing([]), texts.listing(['a']), texts.listing(['a', 'b', 'c'])]).toEqual(['', 'a', 'a, b i c'])
  })

  it('refuse to show a bare key or a gap', () => {
    expect(() => texts.say('nothing')).toThrow("There is no text 'nothing'")
    expect(() => texts.say('question-turn', { player: 'Ala' })).toThrow('cannot be said')
    expect(() => texts.say('action-build', {}, { first: 'castle' })).toThrow("'castle' has no name")
  })
})

describe('the log of every game', () => {
  const web = Object.keys(files).filter((path) => /^\.\.\/games\/\w+\/text_\w+\.ftl$/.test(path))
  const logged = web.flatMap((path) => [...keysOf(files[path]!)].filter(([key]) => key.startsWith('log-')).map(([key, names]) => ({ path, key, names })))

  it.each(logged)('tells an event that there is: $key in $path', ({ path, key, names }) => {
    const kind = key.replace(/^log-/, '').replace(/-item$/, '')
    const [, , game, file] = path.split('/')
    const usual = [`games/${game}/${file}`, file].map((told) => keysOf(files[`../../../src/ratusz/${told}`]!).get(`event-${kind}`))
    expect(usual.some(Boolean), 'no such event').toBe(true)
    if (names.includes('list')) expect(logged.some((other) => other.path === path && other.key === `${key}-item`)).toBe(true)
  })
})

it('leaves out of a page what only the terminal says, and what nobody says', () => {
  const file = '### Words.\n\n## Kinds\n\nhint-thinking = …\ncard-inn = Inn\n    .one = inn\nnote-round =\n    { $n ->\n       *[other] x\n    }\nui-x = y\n'
  expect(packed(file, true)).toBe('card-inn = Inn\n .one = inn\nui-x = y\n')
  expect(packed(file, false)).toContain('note-round')
  expect(packed('# Slots @terminal\n\ncard-a_b = A (b)\n\n# Rest\ncard-c = C\n', true)).toBe('card-c = C\n')
})
