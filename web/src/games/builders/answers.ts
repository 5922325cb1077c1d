/** The answers of The Builders, found by the pieces that give them: notation names both. */
import type { Answer, Answers } from '../../lib/question'
import type { SeatView } from './view'

/** What sending a worker does for its site, as `asking.py` of the game tells it. */
export interface About {
  /** How much it brings of what is missing there, by resource. */
  brings?: Record<string, number>
  finishes?: boolean
  /** If it finishes the site: the wage, and the coins that are earned then. */
  pays?: number
  earns?: number
}

export const aboutOf = (answer: Answer | undefined): About => answer?.about ?? {}

export const send = (worker: string, building: string): string => `send ${worker} ${building}`

/** Of a sending, the worker and the building. */
export function sent(notation: string | null): [worker: string, building: string] | null {
  const [verb, worker, building] = notation?.split(' ') ?? []
  return verb === 'send' && worker && building ? [worker, building] : null
}

/** The workers of a seat that may be sent to a site. */
export function workersFor(answers: Answers, { free_workers }: SeatView, building: string): string[] {
  return free_workers.filter((worker) => answers.get(send(worker, building)))
}
