/** A Vite plugin: texts as a page needs them, without comments, deep indents and what only the terminal says. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const FILE = /\.ftl\?(raw|later)$/
const OF_PACKAGE = /\/src\/ratusz\/(?:games\/\w+\/)?text_\w+\.ftl\?raw$/
/** Commands and their help, rulebook, results and tournaments; in games, the table and the menu as they are written. */
const TERMINAL = /^(?:(?:help|command|rules|greeting|undo|arena|verify|result|headline|row|note|short|choice|group|tie|column|line)-[\w-]+|answer-(?!yes)\w+|section-(?!table|town|ships|granary|market)[\w-]+|headline|hint-thinking|bot-thinks|your-turn|hand-over|why-unknown|log-earlier|end-of-input|interrupted|games-players|saved|kept|hint|menu-answers|majority) =.*\n(?:[ \t].*\n)*/gm

/** What follows a comment with this word, up to the next comment: a game says the rest of it in another way. */
const MARKED = /^#.*@terminal\n(?:(?!#).*\n)*/gm

/** A section whose heading has this word: what is said in windows that few people open, or late. It is loaded with them. */
const LATER = /^## .*@later\n(?:(?!## ).*\n)*/gm

/** The sections of a text file that are loaded later. */
export const laterOf = (text: string): string => (text.match(LATER) ?? []).join('')

/** What is left of a text file. */
export function packed(text: string, ofPackage: boolean): string {
  const bare = text.replace(MARKED, '').replace(/^(?:#.*)?\n/gm, '')
  return (ofPackage ? bare.replace(TERMINAL, '') : bare).replace(/^[ \t]+/gm, ' ')
}

export function pageTexts(): Plugin {
  return {
    name: 'ratusz-page-texts',
    enforce: 'pre',
    load(id) {
      const query = FILE.exec(id)?.[1]
      if (!query) return undefined
      const text = readFileSync(id.replace(FILE, '.ftl'), 'utf8')
      return `export default ${JSON.stringify(packed(query === 'later' ? laterOf(text) : text.replace(LATER, ''), OF_PACKAGE.test(id)))}`
    },
  }
}
