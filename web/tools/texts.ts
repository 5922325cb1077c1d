/** A Vite plugin: the texts of the Python package, of the shell and of the games, without what only the terminal says. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Commands and their help, rulebook, results and tournaments: nothing of it is said by a page. */
const TERMINAL = /^(?:help|command|rules|greeting|undo|arena|verify|result)-[\w-]+ =.*\n(?:[ \t].*\n)*/gm
const SHELL = /\/src\/ratusz\/text_\w+\.ftl\?raw$/
/** The table in the terminal: its headline, rows and notes. */
const TABLE = /^(?:headline|row|note)[\w-]* =.*\n(?:[ \t].*\n)*/gm
const GAME = /\/src\/ratusz\/games\/\w+\/text_\w+\.ftl\?raw$/

export function pageTexts(): Plugin {
  return {
    name: 'ratusz-page-texts',
    enforce: 'pre',
    load: (id) => (SHELL.test(id) ? without(TERMINAL, id) : GAME.test(id) ? without(TABLE, id) : undefined),
  }
}

const without = (left: RegExp, id: string): string => `export default ${JSON.stringify(readFileSync(id.replace('?raw', ''), 'utf8').replace(left, ''))}`
