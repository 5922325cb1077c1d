/** What is open at a table, and what its buttons, keys and menu do beside playing. */
import type { GameModule } from '../../games/module'
import { linksOf } from '../../lib/links'
import type { Unit } from '../../lib/reel'
import { place, setQuery } from '../../lib/router.svelte'
import { settings } from '../../lib/settings.svelte'
import { during } from '../../lib/settled'
import type { Table } from '../../lib/table.svelte'
import type * as Replay from './replay'

export type Window = 'finale' | 'scores' | 'invite' | 'phone' | 'settings' | 'help' | 'back' | 'part' | null
export type Tab = 'board' | 'log' | 'chat'
export type Screen = ReturnType<typeof screenOf>

/** Plays the match again or walks through it, by what is loaded once somebody looks back. */
export const replay = (run: (module: typeof Replay) => unknown) => void during(import('./replay')).then(run)

export function screenOf(table: Table, { id, guide }: GameModule) {
  const guided = (): boolean => settings.guided.includes(id)
  const invites = linksOf(table.id) && table.seats.some((info) => info.kind === 'link' && !info.taken)
  const screen = $state({
    table,
    opened: (invites ? 'invite' : null) as Window,
    /** The seat in whose place a bot may come. */
    replacing: null as number | null,
    tab: 'board' as Tab,
    guiding: place().guide && !!guide,
    /** Whether a card of the guide is to be read; until it says that it waits, one is about to come. */
    lesson: place().guide && !!guide,
    hasGuide: !!guide,
    offerGuide: !!guide && !place().guide && !guided() && table.mySeats.length > 0 && table.shown?.over === false,
    /** How many lines of talk were seen. */
    heard: table.chat.length,

    unread: (): number => Math.max(0, table.chat.length - screen.heard),

    /** While the match is played again: how far it has come. The address does not follow every step. */
    playing: (place().play ? (place().at ?? 0) : null) as number | null,
    speed: 1 as 1 | 4 | 16,
    /** By what one goes on and back. */
    unit: 'step' as Unit,

    /** The moment to be looked at; null for the present. */
    at: (): number | null => screen.playing ?? place().at,

    /** Shows another moment; null for the present. */
    look(ply: number | null): void {
      screen.playing = null
      setQuery('play', null)
      if (screen.opened === 'scores' || screen.opened === 'finale') screen.opened = null
      const present = table.newest?.settled ?? 0
      setQuery('at', ply === null || (ply >= present && ply !== 0) ? null : String(Math.max(0, ply)))
    },

    /** Takes back, or opens the window in which the others are asked for it. */
    undo(): void {
      if (table.undoable > 0) void table.undo(1)
      else if (table.mayAskBack) screen.opened = 'back'
    },

    /** Opens what can be done about a seat: its link, a bot in its place. */
    onseat(seat: number): void {
      if (table.seats[seat]?.taken) screen.replacing = seat
      else screen.opened = 'invite'
    },

    startGuide(): void {
      screen.offerGuide = false
      screen.guiding = screen.lesson = true
    },

    leaveGuide(): void {
      screen.guiding = screen.lesson = screen.offerGuide = false
      if (!guided()) settings.guided.push(id)
      setQuery('guide', null)
    },
  })
  return screen
}
