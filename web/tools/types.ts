/** A Vite plugin: types that are older than the Python classes they were made from fail the build, without Python. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const HEADER = /^\/\*\* Made by `make types` from (.+); not to be edited\. (\w+) \*\//
/** What of a module is hashed; tools/typescript.py has the same. */
const DECLARED = /^(?:class |\w+ = (?:Annotated|Literal)\b).*\n(?:[ \t\])].*\n|\n)*/gm

export function freshTypes(root: string): Plugin {
  return {
    name: 'ratusz-fresh-types',
    buildStart() {
      const games = readdirSync(join(root, 'web/src/games')).map((game) => `web/src/games/${game}/types.ts`)
      const made = games.filter((name) => existsSync(join(root, name)))
      for (const file of ['web/src/lib/messages.ts', 'web/src/lib/events.ts', ...made]) {
        if (isStale(textOf(join(root, file)), (source) => textOf(join(root, 'src', source)))) {
          this.error({ message: `${file} is older than its Python types; run \`make types\`.`, stack: '' })
        }
      }
    },
  }
}

const textOf = (path: string): string => readFileSync(path, 'utf8').replaceAll('\r\n', '\n')

/** Whether the classes in the modules that a file names are other ones than it was made from. */
export function isStale(text: string, read: (source: string) => string): boolean {
  const [, sources, hash] = HEADER.exec(text) ?? []
  const classes = (sources ?? '').split(', ').flatMap((source) => read(source).match(DECLARED) ?? [])
  const declared = classes.map((one) => one.trimEnd() + '\n').join('')
  return createHash('sha256').update(declared).digest('hex').slice(0, 16) !== hash
}
