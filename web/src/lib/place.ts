/** What an address means: a page, and perhaps a moment of the match. */
export type Page =
  | { name: 'lobby' }
  | { name: 'table'; table: string }
  | { name: 'seat'; secret: string }
  | { name: 'watch'; secret: string }
  | { name: 'handover'; secret: string }
  | { name: 'nowhere' }

export interface Place {
  page: Page
  /** The moment of the match that `?at=` names. */
  at: number | null
  /** Whether it is played from there. */
  play: boolean
  debug: boolean
  guide: boolean
}

export function read(address: URL): Place {
  const at = address.searchParams.get('at')
  return {
    page: pageOf(address.pathname),
    at: at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null,
    play: address.searchParams.has('play'),
    debug: address.searchParams.has('debug'),
    guide: address.searchParams.has('guide'),
  }
}

function pageOf(path: string): Page {
  if (path === '/') return { name: 'lobby' }
  const [, kind, id] = /^\/([tswh])\/([\w-]+)\/?$/.exec(path) ?? []
  if (kind === 't') return { name: 'table', table: id! }
  if (kind === 's') return { name: 'seat', secret: id! }
  if (kind === 'w') return { name: 'watch', secret: id! }
  if (kind === 'h') return { name: 'handover', secret: id! }
  return { name: 'nowhere' }
}
