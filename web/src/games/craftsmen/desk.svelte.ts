/** What the pieces of the table need to know and to do, handed down from the board and from my area. */
import { getContext, setContext } from 'svelte'
import { settings } from '../../lib/settings.svelte'
import type { BoardProps } from '../module'
import { Legal } from './answers'
import { viewOf } from './types'

export class Desk {
  constructor(private readonly props: () => BoardProps) {}

  readonly view = $derived.by(() => viewOf(this.props().state))
  /** The question as a whole, with what is closed and what a panel needs. */
  readonly question = $derived.by(() => this.props().question)
  /** The question being asked of me; empty when nothing is. */
  readonly step = $derived.by((): string => {
    const { answers, state, mySeat } = this.props()
    return answers.length > 0 ? (state.questions.find(({ seat }) => seat === mySeat)?.step ?? '') : ''
  })
  readonly legal = $derived.by(() => new Legal(this.props().answers, this.step, this.view))
  readonly mySeat = $derived.by(() => this.props().mySeat)
  readonly names = $derived.by(() => this.props().state.seats.map(({ name }) => name))
  readonly hinted = $derived.by(() => this.props().hinted)
  readonly hovered = $derived.by(() => this.props().hovered)
  readonly say: BoardProps['say'] = (key, args, ids) => this.props().say(key, args, ids)
  /** Whoever sends a helper has nothing to look over: the turn ends with it, unless everything is to be asked. */
  readonly choose = (action: string): void => {
    if (this.view.phase === 'helpers' && !settings.everything) this.chooseAll([action, 'end_turn'])
    else this.props().choose(action)
  }
  readonly chooseAll = (notations: string[]): void => this.props().chooseAll(notations)
  readonly moreWays = (): void => this.props().moreWays()
  readonly hover = (action: string | null): void => this.props().hover(action)
}

const KEY = Symbol('desk')

/** Sets the desk for all pieces below a component that has these properties. */
export const setDesk = (props: () => BoardProps): Desk => setContext(KEY, new Desk(props))
export const getDesk = (): Desk => getContext<Desk>(KEY)
