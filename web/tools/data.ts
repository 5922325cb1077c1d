/** A Vite plugin: the card data of the games as boards need them, without where each figure was found and what it is called. */
import type { Plugin } from 'vite'

/** Names are said by the texts; notes, sources and lists of which card is used when concern the Python package alone. */
const LEFT_OUT = /^(source|note|usage|name_en|name_pl|.*_source|physical.*)$/

export function gameData(): Plugin {
  return {
    name: 'ratusz-game-data',
    enforce: 'pre',
    transform: (code, id) => (/\/games\/\w+\/data\.json$/.test(id) ? JSON.stringify(JSON.parse(code), pick) : undefined),
  }
}

function pick(key: string, value: unknown): unknown {
  return LEFT_OUT.test(key) ? undefined : value
}
