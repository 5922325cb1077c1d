/** What the pieces of the table need to know and to do, handed down from the board and from my area. */
import { getContext, setContext } from 'svelte'
import type { SayText } from '../module'
import type { Legal } from './answers'
import type { CraftsmenView } from './view'

export interface Desk {
  readonly view: CraftsmenView
  readonly legal: Legal
  /** The question being asked of me; empty when nothing is. */
  readonly step: string
  readonly mySeat: number | null
  readonly names: string[]
  readonly hinted: number | null
  readonly hovered: number | null
  readonly motion: number
  readonly say: SayText
  choose: (action: number) => void
  chooseAll: (notations: string[]) => void
  hover: (action: number | null) => void
}

const KEY = Symbol('desk')

export function setDesk(desk: Desk): Desk {
  return setContext(KEY, desk)
}

export function getDesk(): Desk {
  return getContext<Desk>(KEY)
}
