/** A Vite plugin: texts as a page needs them, without comments, deep indents and what only the terminal says. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const FILE = /\.ftl\?raw$/
const OF_PACKAGE = /\/src\/ratusz\/(?:games\/\w+\/)?text_\w+\.ftl\?raw$/
/** Commands and their help, rulebook, results and tournaments; in games, the table and the menu as they are written. */
const TERMINAL = /^(?:(?:help|command|rules|greeting|undo|arena|verify|result|headline|row|note|short|choice|group|tie|column|line)-[\w-]+|answer-(?!yes)\w+|section-(?!table|town|ships|granary|market)[\w-]+|headline|hint-thinking|bot-thinks|your-turn|hand-over|why-unknown|log-earlier|end-of-input|interrupted|games-players|saved|kept|hint|menu-answers|majority) =.*\n(?:[ \t].*\n)*/gm

/** What follows a comment with this word, up to the next comment: a game says the rest of it in another way. */
const MARKED = /^#.*@terminal\n(?:(?!#).*\n)*/gm

/** What is left of a text file. */
export function packed(text: string, ofPackage: boolean): string {
  const bare = text.replace(MARKED, '').replace(/^(?:#.*)?\n/gm, '')
  return (ofPackage ? bare.replace(TERMINAL, '') : bare).replace(/^[ \t]+/gm, ' ')
}

export function pageTexts(): Plugin {
  return {
    name: 'ratusz-page-texts',
    enforce: 'pre',
    load: (id) => (FILE.test(id) ? `export default ${JSON.stringify(packed(readFileSync(id.replace('?raw', ''), 'utf8'), OF_PACKAGE.test(id)))}` : undefined),
  }
}
