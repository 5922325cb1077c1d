/** The games the client knows: a folder each, loaded when it is needed. */
import names from 'virtual:game-names'
import type { GameCard, GameModule } from '../games/module'
import { during } from './settled'
import type { Language } from './texts'

const cards = import.meta.glob<GameCard>('../games/*/card.ts', { import: 'default', eager: true })
const modules = import.meta.glob<GameModule>('../games/*/index.ts', { import: 'default' })

export function cardOf(game: string): GameCard | null {
  return cards[`../games/${game}/card.ts`] ?? null
}

/** Whether there is a board for this game. */
export function isPlayable(game: string): boolean {
  return `../games/${game}/index.ts` in modules
}

export async function loadGame(game: string): Promise<GameModule> {
  const load = modules[`../games/${game}/index.ts`]
  if (!load) throw new Error(`There is no board for '${game}'.`)
  return during(load())
}

export function gameName(game: string, language: Language): string {
  return names[game]?.[language]?.name ?? game
}

export function gameLine(game: string, language: Language): string {
  return names[game]?.[language]?.description ?? ''
}

/** What players should know before they begin; empty for most games. */
export function gameNote(game: string, language: Language): string {
  return names[game]?.[language]?.note ?? ''
}
