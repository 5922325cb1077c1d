/** The links of tables opened in this browser: the server shows them once and keeps only their hashes. */
import type { TableCreated } from './messages'
import { recall, remember } from './settings.svelte'

export interface Links {
  seats: Record<number, string>
  watch: string
}

const key = (table: string) => `ratusz-links-${table}`

export function keepLinks(created: TableCreated): void {
  const seats = Object.fromEntries(created.seat_links.map((link) => [link.seat, `${location.origin}/s/${link.secret}`]))
  remember(key(created.table), { seats, watch: `${location.origin}/w/${created.watch}` })
}

export function linksOf(table: string): Links | null {
  return recall<Links>(key(table))
}

/** Gives a file to the person's disk. */
export function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
