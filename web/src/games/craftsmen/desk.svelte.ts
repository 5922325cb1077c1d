/** What the pieces of the table need to know and to do, handed down from the board and from my area. */
import { getContext, setContext } from 'svelte'
import type { Question } from '../../lib/messages'
import type { BoardProps, SayText } from '../module'
import { Legal } from './answers'
import { viewOf, type CraftsmenView } from './types'

export interface Desk {
  readonly view: CraftsmenView
  readonly legal: Legal
  /** The question as a whole, with what is closed and what a panel needs. */
  readonly question: Question | null
  /** The question being asked of me; empty when nothing is. */
  readonly step: string
  readonly mySeat: number | null
  readonly names: string[]
  readonly hinted: string | null
  readonly hovered: string | null
  readonly say: SayText
  choose: (action: string) => void
  chooseAll: (notations: string[]) => void
  moreWays: () => void
  hover: (action: string | null) => void
}

const KEY = Symbol('desk')

/** Sets the desk for all pieces below a component that has these properties. */
export function setDesk(props: () => BoardProps): Desk {
  const view = $derived(viewOf(props().state))
  const step = $derived.by((): string => {
    const { answers, state, mySeat } = props()
    return answers.length > 0 ? (state.questions.find(({ seat }) => seat === mySeat)?.step ?? '') : ''
  })
  const legal = $derived(new Legal(props().answers, step, view))
  const names = $derived(props().state.seats.map(({ name }) => name))
  return setContext(KEY, {
    get view() {
      return view
    },
    get legal() {
      return legal
    },
    get question() {
      return props().question
    },
    get step() {
      return step
    },
    get mySeat() {
      return props().mySeat
    },
    get names() {
      return names
    },
    get hinted() {
      return props().hinted
    },
    get hovered() {
      return props().hovered
    },
    say: (key, args, ids) => props().say(key, args, ids),
    choose: (action) => props().choose(action),
    chooseAll: (notations) => props().chooseAll(notations),
    moreWays: () => props().moreWays(),
    hover: (action) => props().hover(action),
  } satisfies Desk)
}

export function getDesk(): Desk {
  return getContext<Desk>(KEY)
}
