/** The language being spoken: loads the texts it needs and changes without a reload. */
import type { Speech } from './chronicle'
import { during } from './settled'
import { settings } from './settings.svelte'
import { MissingText, Texts, type Arguments, type Language } from './texts'

const ofShell = import.meta.glob<string>('../text_*.ftl', { query: '?raw', import: 'default' })
const ofWindows = import.meta.glob<string>('../text_*.ftl', { query: '?later', import: 'default' })
const ofPackage = import.meta.glob<string>('../../../src/ratusz/text_*.ftl', { query: '?raw', import: 'default' })
const ofGames = import.meta.glob<string>(['../games/*/text_*.ftl', '!../games/generic/*'], { query: '?raw', import: 'default' })
const ofPackagedGames = import.meta.glob<string>('../../../src/ratusz/games/*/text_*.ftl', { query: '?raw', import: 'default' })

/** Whether this client was built with a game: then it has the texts. */
export const isBuiltIn = (game: string): boolean => `../../../src/ratusz/games/${game}/text_en.ftl` in ofPackagedGames

/** Finds out how a game is called that this client was built without; if nobody can tell, it is called by its id. */
export function learn(game: string): void {
  if (!isBuiltIn(game)) textsFrom(game, settings.language).catch(() => undefined)
}

const textsFrom = (game: string, language: Language): Promise<string> => during(import('./outside')).then(({ textsOf }) => textsOf(game, language))

/** What is said in windows, once one was opened: from then on it is loaded with every language. */
let opened: Promise<void> | null = null

function filesFor(language: Language, game: string | null): (() => Promise<string>)[] {
  const wanted = [ofPackage[`../../../src/ratusz/text_${language}.ftl`], ofShell[`../text_${language}.ftl`]]
  if (opened) wanted.push(ofWindows[`../text_${language}.ftl`])
  if (game && isBuiltIn(game)) {
    wanted.push(ofPackagedGames[`../../../src/ratusz/games/${game}/text_${language}.ftl`])
    wanted.push(ofGames[`../games/${game}/text_${language}.ftl`])
  } else if (game) {
    wanted.push(() => textsFrom(game, language))
  }
  return wanted.filter((file) => file !== undefined)
}

export async function loadTexts(language: Language, game: string | null): Promise<Texts> {
  return new Texts(language, await during(Promise.all(filesFor(language, game).map((load) => load()))))
}

let spoken: Texts | null = $state.raw(null)
let wanted = 0

/** Speaks the chosen language about this game (null: about no game) from now on. */
export async function speak(game: string | null): Promise<void> {
  const turn = ++wanted
  const texts = await loadTexts(settings.language, game)
  if (turn !== wanted) return
  spoken = texts
  document.documentElement.lang = texts.language
}

/** A window that is loaded when somebody opens it, together with what is said in it. */
export function windowed<T>(part: Promise<T>): Promise<T> {
  opened ??= ofWindows[`../text_${settings.language}.ftl`]!().then((text) => {
    if (!spoken?.has('ui-credits-games')) spoken?.add(text)
  })
  opened.catch(() => (opened = null))
  return during(Promise.all([part, opened]).then(([loaded]) => loaded))
}

/** Completes the texts being spoken by more of them. */
export function alsoSay(file: string): void {
  spoken?.add(file)
}

/** The texts being spoken; null until the first ones are loaded. */
export function texts(): Texts | null {
  return spoken
}

function attempt(key: string, speaking: (texts: Texts) => string): string {
  if (!spoken) return ''
  try {
    return speaking(spoken)
  } catch (error) {
    if (!(error instanceof MissingText)) throw error
    console.error(error.message)
    return key
  }
}

/** The text of a key in the language being spoken. */
export function say(key: string, args?: Arguments, ids?: Record<string, string>): string {
  return attempt(key, (texts) => texts.say(key, args, ids))
}

export function sayMessage(key: string, given: Arguments): string {
  return attempt(key, (texts) => texts.message(key, given))
}

/** What the log is told with, in the language being spoken. */
export const speech: Speech = {
  has: known,
  event: (event, names, key, more) => attempt(key ?? event.event, (texts) => texts.event(event, names, key, more)),
  listing,
}

export function sayAction(notation: string, names?: readonly string[]): string {
  return attempt(notation, (texts) => texts.action(notation, names))
}

export function sayQuestion(step: string, view: Record<string, unknown>, player: string): string {
  return attempt(step, (texts) => texts.question(step, view, player))
}

export function listing(words: string[]): string {
  return attempt('list-and', (texts) => texts.listing(words))
}

/** Whether there is a text of that key; for texts that a game may leave out. */
export function known(key: string): boolean {
  return spoken?.has(key) ?? false
}
