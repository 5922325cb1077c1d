/** Games that this client was built without: the server tells what they say, and with it how they are called. */
import { api } from './api'
import { note } from './names.svelte'
import type { Language } from './texts'

const ofBoard = import.meta.glob<string>('../games/generic/text_*.ftl', { query: '?raw', import: 'default' })
const asked: Record<string, Promise<string>> = {}

/** What a game says, asked for once, and what its plain board says. */
export function textsOf(game: string, language: Language): Promise<string> {
  const key = `${game} ${language}`
  return (asked[key] ??= ask(key, game, language))
}

async function ask(key: string, game: string, language: Language): Promise<string> {
  try {
    const { texts } = await api.texts(game, language)
    const line = (name: string) => new RegExp(`^game-${name} = (.*)$`, 'm').exec(texts)?.[1] ?? ''
    note(key, { name: line('name'), description: line('description'), note: line('note') })
    return `${texts}\n${await ofBoard[`../games/generic/text_${language}.ftl`]!()}`
  } catch (error) {
    delete asked[key]
    throw error
  }
}
