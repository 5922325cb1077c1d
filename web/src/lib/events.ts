/** Made by `make types` from ratusz/core/events.py; not to be edited. 7d834d89896edde8 */

/** A seat's turn is over and cannot be taken back by that seat alone. */
export interface TurnEnded {
  event: 'turn_ended'
  seat: number
}

/** The match is over, by its rules or by the cap on rounds. */
export interface MatchEnded {
  event: 'match_ended'
  seat: number
  by_cap: boolean
}

/** The seat took back something that revealed what was unknown, so what no seat knows was dealt anew. */
export interface DealtAnew {
  event: 'dealt_anew'
  seat: number
}

/** The rules were fixed in mid-match: from here on it is played by another version of them. */
export interface RulesChanged {
  event: 'rules_changed'
  seat: number
  before: number
  now: number
  /** How many lines of the record could not be kept, since they do not fit the new rules. */
  lost: number
}

export type CommonEvent = TurnEnded | MatchEnded | DealtAnew | RulesChanged
