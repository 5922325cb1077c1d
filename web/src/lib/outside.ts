/** Games that this client was built without: the server tells what they say, and how they are called. */
import { SvelteMap } from 'svelte/reactivity'
import { api } from './api'
import type { Language } from './texts'

export interface Name {
  name: string
  description: string
  note: string
}

const texts = new Map<string, Promise<string>>()
const names = new SvelteMap<string, Name>()

/** How a game is called, once its texts have come. */
export function learned(game: string, language: Language): Name | undefined {
  return names.get(`${game} ${language}`)
}

/** What a game says, asked for once. */
export function textsOf(game: string, language: Language): Promise<string> {
  const key = `${game} ${language}`
  const known = texts.get(key)
  if (known) return known
  const asked = api.texts(game, language).then(
    (reply) => {
      names.set(key, nameIn(reply.texts))
      return reply.texts
    },
    (error: unknown) => {
      texts.delete(key)
      throw error
    },
  )
  texts.set(key, asked)
  return asked
}

function nameIn(fluent: string): Name {
  const line = (key: string) => new RegExp(`^${key} = (.*)$`, 'm').exec(fluent)?.[1] ?? ''
  return { name: line('game-name'), description: line('game-description'), note: line('game-note') }
}
