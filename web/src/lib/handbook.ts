/** The texts of the rules panel, loaded when it is opened: the guide of a game and its rules. */
import type { Language } from './texts'

const rules = import.meta.glob<string>('../../../src/ratusz/games/*/rules{,_*}.md', { query: '?raw', import: 'default' })
const guides = import.meta.glob<string>('../../../src/ratusz/games/*/guide{,_*}.md', { query: '?raw', import: 'default' })

function load(files: Record<string, () => Promise<string>>, name: string, game: string, language: Language): Promise<string> {
  const file = language === 'en' ? `${name}.md` : `${name}_${language}.md`
  return files[`../../../src/ratusz/games/${game}/${file}`]?.() ?? Promise.resolve('')
}

/** The rulebook in that language; empty if there is none. */
export function loadRules(game: string, language: Language): Promise<string> {
  return load(rules, 'rules', game, language)
}

/** How to play, for somebody new to the game; empty if nobody has written it. */
export function loadGuide(game: string, language: Language): Promise<string> {
  return load(guides, 'guide', game, language)
}
