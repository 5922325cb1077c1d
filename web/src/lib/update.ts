/** The server has become another one: its pages from before give way to new ones, once, and leave them what was not sent. */
import type { Command } from './messages'

const RELOADED = 'ratusz-reloaded'
const UNSENT = 'ratusz-unsent'
/** What somebody did; everything else is asked anew by the page that comes. */
const DEEDS = ['act', 'undo', 'consent', 'say']

/** Where it is kept; to ask for it may fail too. */
type Kept = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const session: Kept = () => sessionStorage

/** What this page and its server were when it was loaded; empty where nobody says so, as while developing. */
export const buildOf = (page: Document): string => page.documentElement.dataset.build ?? ''

/** Whether a page of this build may load itself anew. It may once: if that brings the same page again, a cache is in the way. */
export function mayReload(build: string, kept: Kept = session): boolean {
  try {
    const tried = (kept().getItem(RELOADED) ?? '').split(' ')
    if (tried.includes(build)) return false
    kept().setItem(RELOADED, [...tried, build].join(' '))
    return true
  } catch {
    return false // Where nothing can be remembered, it might never end.
  }
}

/** Leaves to the next page what was done at a table and not answered yet. */
export function leave(table: string, commands: Command[], kept: Kept = session): void {
  const deeds = commands.filter(({ type }) => DEEDS.includes(type))
  try {
    if (deeds.length > 0) kept().setItem(UNSENT, JSON.stringify({ table, deeds }))
  } catch {
    // Then it has to be done again.
  }
}

/** Takes what the page before has left; each is taken once. */
export function takeLeft(table: string, kept: Kept = session): Command[] {
  try {
    const left = JSON.parse(kept().getItem(UNSENT) ?? '{}') as { table?: string; deeds?: Command[] }
    if (left.table !== table) return []
    kept().removeItem(UNSENT)
    return left.deeds ?? []
  } catch {
    return []
  }
}

/** Whether the server has another page by now; no, if it cannot be reached. */
export async function isOutdated(build: string): Promise<boolean> {
  const page = await fetch('/', { cache: 'no-store' }).then((answer) => answer.text(), () => '')
  const now = /data-build="(\w*)"/.exec(page)?.[1]
  return build !== '' && now !== undefined && now !== build
}
