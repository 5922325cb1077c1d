/** The links of tables opened in this browser: the server shows them once and keeps only their hashes. */
import type { TableCreated } from './messages'
import { recall, remember } from './settings.svelte'

/** Each from the slash on: what comes before may be another address the next time. */
export interface Links {
  seats: Record<number, string>
  watch: string | null
}

const key = (table: string) => `ratusz-links-${table}`

export function keepLinks(created: TableCreated): void {
  const seats = Object.fromEntries(created.seat_links.map((link) => [link.seat, `/s/${link.secret}`]))
  remember(key(created.table), { seats, watch: `/w/${created.watch}` })
}

/** Keeps a new link in place of the one before: to a seat, or (null) to watch. */
export function keepLink(table: string, seat: number | null, secret: string): void {
  const { seats, watch } = linksOf(table) ?? { seats: {}, watch: null }
  if (seat === null) remember(key(table), { seats, watch: `/w/${secret}` })
  else remember(key(table), { seats: { ...seats, [seat]: `/s/${secret}` }, watch })
}

/** Links used to be kept as a whole. */
const pathOf = (link: string) => new URL(link, location.origin).pathname

export function linksOf(table: string): Links | null {
  const kept = recall<Links>(key(table))
  if (!kept) return null
  const seats = Object.entries(kept.seats).map(([seat, link]) => [seat, pathOf(link)])
  return { seats: Object.fromEntries(seats), watch: kept.watch && pathOf(kept.watch) }
}

/** Gives a file to the person's disk. */
export function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
