/** Small sounds for what happens at a table. Off unless chosen, and loaded when they are first heard. */
import type { LoggedEvent } from './messages'
import { during } from './settled'
import { settings } from './settings.svelte'
import type { Sound } from './sounds'

export function sound(name: Sound): void {
  if (settings.sound) void during(import('./sounds')).then(({ make }) => make(name))
}

/** What is heard of some events. */
export function hear(events: LoggedEvent[]): void {
  if (settings.sound) void during(import('./sounds')).then(({ make, soundOf }) => make(soundOf(events.map(({ event }) => event.event))))
}
