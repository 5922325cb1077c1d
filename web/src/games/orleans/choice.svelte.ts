/** What a person holds in hand or looks at, shared by the parts of the table; no part of the match. */

export interface Held {
  /** A kind of follower, or `technology`. */
  what: string
  fromTower: boolean
}

export const TABS = ['mat', 'map', 'town', 'tiles', 'others'] as const
export type Tab = (typeof TABS)[number]

class Choice {
  held = $state<Held | null>(null)
  /** The part of the table that is shown where there is no room for all. */
  tab = $state<Tab>('town')

  /** Take it in hand, or put it back if it is there already. */
  pick(what: string, fromTower: boolean): void {
    const same = this.held?.what === what && this.held.fromTower === fromTower
    this.held = same ? null : { what, fromTower }
  }

  /** Put it back; whether there was anything. */
  drop(): boolean {
    const held = this.held !== null
    this.held = null
    return held
  }
}

export const choice = new Choice()
