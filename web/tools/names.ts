/** A Vite plugin: `virtual:game-names` holds the names of all games, so that the lobby need not load their texts. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const MODULE = 'virtual:game-names'

export function gameNames(folder: string): Plugin {
  return {
    name: 'ratusz-game-names',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(readNames(folder))}` : undefined),
  }
}

function readNames(folder: string): Record<string, Record<string, { name: string; description: string; note: string }>> {
  const names: ReturnType<typeof readNames> = {}
  for (const game of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    for (const file of readdirSync(`${folder}/${game.name}`)) {
      const language = /^text_(\w+)\.ftl$/.exec(file)?.[1]
      if (!language) continue
      const text = readFileSync(`${folder}/${game.name}/${file}`, 'utf8')
      const line = (key: string) => new RegExp(`^${key} = (.*)$`, 'm').exec(text)?.[1] ?? ''
      names[game.name] ??= {}
      names[game.name]![language] = { name: line('game-name'), description: line('game-description'), note: line('game-note') }
    }
  }
  return names
}
