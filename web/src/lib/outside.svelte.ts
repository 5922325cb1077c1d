/** Games that this client was built without: the server tells what they say, and how they are called. */
import { api } from './api'
import type { Language } from './texts'

export interface Name {
  name: string
  description: string
  note: string
}

const asked: Record<string, Promise<string>> = {}
let names: Record<string, Name> = $state.raw({})

/** How a game is called, once its texts have come. */
export function learned(game: string, language: Language): Name | undefined {
  return names[`${game} ${language}`]
}

/** What a game says, asked for once. */
export function textsOf(game: string, language: Language): Promise<string> {
  const key = `${game} ${language}`
  return (asked[key] ??= ask(key, game, language))
}

async function ask(key: string, game: string, language: Language): Promise<string> {
  try {
    const { texts } = await api.texts(game, language)
    const line = (name: string) => new RegExp(`^game-${name} = (.*)$`, 'm').exec(texts)?.[1] ?? ''
    names = { ...names, [key]: { name: line('name'), description: line('description'), note: line('note') } }
    return texts
  } catch (error) {
    delete asked[key]
    throw error
  }
}
