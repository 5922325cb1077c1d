/** The games there are: a folder each, loaded when it is needed; for a game that this client was built without, a plain board. */
import names from 'virtual:game-names'
import type { GameCard, GameModule } from '../games/module'
import type { GameInfo } from './messages'
import { learned, type Name } from './names.svelte'
import type { Opponents } from './settings.svelte'
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

/** Against whom a game is played if nobody says so: whom I played against before, else as few as can be, and fair ones. */
export function usualOpponents({ players, levels }: GameInfo, before?: Opponents): Opponents {
  const bots = players.map((count) => count - 1)
  return {
    bots: before && bots.includes(before.bots) ? before.bots : Math.max(1, bots[0]!),
    level: [before?.level, 'fair' as const].find((level) => level && levels.includes(level)) ?? levels[0]!,
  }
}
