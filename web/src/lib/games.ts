/** The games there are: a folder each, loaded when it is needed; for a game that this client was built without, a plain board. */
import names from 'virtual:game-names'
import type { GameCard, GameModule } from '../games/module'
import type { GameInfo } from './messages'
import { learned, type Name } from './names.svelte'
import { during } from './settled'
import type { Language } from './texts'

const cards = import.meta.glob<GameCard>('../games/*/card.ts', { import: 'default', eager: true })
const modules = import.meta.glob<GameModule>(['../games/*/index.ts', '!../games/generic/*'], { import: 'default' })

export function cardOf(game: string): GameCard | null {
  return cards[`../games/${game}/card.ts`] ?? null
}

export async function loadGame(game: string): Promise<GameModule> {
  const load = modules[`../games/${game}/index.ts`]
  if (load) return during(load())
  const { default: generic } = await during(import('../games/generic'))
  return { ...generic, id: game }
}

function nameOf(game: string, language: Language): Name | undefined {
  return names[game]?.[language] ?? learned(`${game} ${language}`)
}

export function gameName(game: string, language: Language): string {
  return nameOf(game, language)?.name ?? game
}

export function gameLine(game: string, language: Language): string {
  return nameOf(game, language)?.description ?? ''
}

/** What players should know before they begin; empty for most games. */
export function gameNote(game: string, language: Language): string {
  return nameOf(game, language)?.note ?? ''
}

/** How well bots play if nobody says so: fairly, where a game has bots that can. */
export function usualLevel({ levels }: GameInfo): GameInfo['levels'][number] {
  return levels.includes('fair') ? 'fair' : levels[0]!
}
