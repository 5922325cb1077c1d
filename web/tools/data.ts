/** A Vite plugin: the card data of the games as boards need them, without what a figure is called and where it was found. */
import type { Plugin } from 'vite'

/** Names are said by the texts; notes, sources, lists of which card is used when and some rules concern the Python package alone. */
const LEFT_OUT = /^(note|usage|name_en|name_pl|.*_source|physical.*|confidence|per_player_count|used_in_solo|sellable|is_action|technology_allowed|stations_rule|neutral_.*|start_step|last_step)$/
/** The one source that players are told of. */
const GUESSED = 'reconstructed'

export function gameData(): Plugin {
  return {
    name: 'ratusz-game-data',
    enforce: 'pre',
    transform: (code, id) => (/\/games\/\w+\/data\.json$/.test(id) ? JSON.stringify(JSON.parse(code), pick) : undefined),
  }
}

function pick(key: string, value: unknown): unknown {
  const known = key === 'source' && value !== GUESSED
  return known || LEFT_OUT.test(key) ? undefined : value
}
