/** The cast: the townspeople whom bots play. Their names and what they are like are texts, their faces `art/faces.ts`. */
import { Album } from './art/album.svelte'
import type { SeatWish } from './messages'
import { during } from './settled'

export type Who = NonNullable<SeatWish['who']>

/** A record, so that whoever joins them in Python is missed here. */
const EVERYBODY: Record<Who, true> = { marta: true, bruno: true, agata: true, konrad: true, iga: true, oskar: true, emil: true }
export const CAST = Object.keys(EVERYBODY) as Who[]

export const faces = new Album(() => during(import('./art/faces')))

/** Somebody for each of so many bots, nobody twice and nobody who is here already, another mix every time; null for those for whom nobody is left. */
export function mix(bots: number, here: readonly (Who | null)[] = []): (Who | null)[] {
  const left = CAST.filter((who) => !here.includes(who))
  return Array.from({ length: bots }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? null)
}
