/** The answers of The Builders, found by the pieces that give them: notation names both. */
import type { Answer, Answers } from '../../lib/question'
import type { BuildersAbout, SeatView } from './types'

export const aboutOf = (answer: Answer | undefined): BuildersAbout => answer?.about ?? {}

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
