/** A Vite plugin: texts as a page needs them, without comments, deep indents and what only the terminal says. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const FILE = /\.ftl\?(raw|later|advice)$/
const OF_PACKAGE = /\/src\/ratusz\/(?:games\/\w+\/)?text_\w+\.ftl\?raw$/
/** Commands and their help, rulebook, results and tournaments; in games, the table and the menu as they are written. */
const TERMINAL = /^(?:(?:help|command|rules|greeting|undo|arena|verify|result|headline|row|note|short|choice|group|tie|column|line)-[\w-]+|answer-(?!yes)\w+|section-(?!table|town|ships|granary|market)[\w-]+|headline|hint-[\w-]+|bot-thinks|your-turn|hand-over|why-unknown|log-earlier|end-of-input|interrupted|games-players|saved|kept|hint|menu-answers|majority) =.*\n(?:[ \t].*\n)*/gm

/** What follows a comment with this word, up to the next comment: a game says the rest of it in another way, except in hints. */
const MARKED = /^#.*@terminal\n(?:(?!#).*\n)*/gm

/** A section whose heading has this word: what is said in windows that few people open, or late. It is loaded with them. */
const LATER = /^## .*@later\n(?:(?!## ).*\n)*/gm

/** The sections of a text file that are loaded later. */
export const laterOf = (text: string): string => (text.match(LATER) ?? []).join('')

/** Why something is advised. */
const REASONS = /^reason-[\w-]+ =.*\n(?:[ \t].*\n)*/gm

/** What is said in hints alone, which are asked for later: reasons, and the names of what a page shows otherwise. */
const adviceOf = (text: string): string => [...(text.match(MARKED) ?? []), ...(text.match(REASONS) ?? [])].join('').replace(/^#.*\n/gm, '')

/** What is left of a text file. */
export function packed(text: string, ofPackage: boolean): string {
  const bare = text.replace(MARKED, '').replace(/^(?:#.*)?\n/gm, '')
  return (ofPackage ? bare.replace(TERMINAL, '').replace(REASONS, '') : bare).replace(/^[ \t]+/gm, ' ')
}

export function pageTexts(): Plugin {
  return {
    name: 'ratusz-page-texts',
    enforce: 'pre',
    load(id) {
      const query = FILE.exec(id)?.[1]
      if (!query) return undefined
      const text = readFileSync(id.replace(FILE, '.ftl'), 'utf8')
      const part = query === 'later' ? laterOf(text) : query === 'advice' ? adviceOf(text) : text.replace(LATER, '')
      return `export default ${JSON.stringify(packed(part, OF_PACKAGE.test(id)))}`
    },
  }
}
