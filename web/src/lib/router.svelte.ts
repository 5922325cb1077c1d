/** Which page is open, and how to get to another. */
import { read, type Place } from './place'

const current = $state({ place: read(new URL(location.href)) })

addEventListener('popstate', () => (current.place = read(new URL(location.href))))

export function place(): Place {
  return current.place
}

/** Opens another page; `replace` leaves no way back to this one. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  current.place = read(new URL(location.href))
  if (!replace) scrollTo(0, 0)
}

/** Changes one part of the query, in place. */
export function setQuery(name: string, value: string | null): void {
  const address = new URL(location.href)
  if (value === null) address.searchParams.delete(name)
  else address.searchParams.set(name, value)
  if (address.href !== location.href) go(address.pathname + address.search, true)
}

/** Follows links of the app without loading the page again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  go(link.pathname + link.search)
}
