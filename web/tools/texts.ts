/** A Vite plugin: the texts of the shell in the Python package, without what only the terminal says. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Commands and their help, rulebook, results and tournaments: nothing of it is said by a page. */
const TERMINAL = /^(?:help|command|rules|greeting|undo|arena|verify|result)-[\w-]+ =.*\n(?:[ \t].*\n)*/gm
const FILE = /\/src\/ratusz\/text_\w+\.ftl\?raw$/

export function shellTexts(): Plugin {
  return {
    name: 'ratusz-shell-texts',
    enforce: 'pre',
    load: (id) => (FILE.test(id) ? `export default ${JSON.stringify(readFileSync(id.replace('?raw', ''), 'utf8').replace(TERMINAL, ''))}` : undefined),
  }
}
