/** The legal answers, found by the place on the board where each is given. */
import type { Answer } from '../../lib/messages'

/** An answer's notation, read. */
export type Deed =
  | { verb: 'start_construction'; building: string }
  | { verb: 'hire'; worker: string }
  | { verb: 'send'; worker: string; building: string }
  | { verb: 'take_coins'; actions: number }
  | { verb: 'buy_action' }
  | { verb: 'end_turn' }

export function readDeed(notation: string): Deed | null {
  const [verb, first, second] = notation.split(' ')
  switch (verb) {
    case 'start_construction':
      return first ? { verb, building: first } : null
    case 'hire':
      return first ? { verb, worker: first } : null
    case 'send':
      return first && second ? { verb, worker: first, building: second } : null
    case 'take_coins':
      return first ? { verb, actions: Number(first) } : null
    case 'buy_action':
    case 'end_turn':
      return { verb }
    default:
      return null
  }
}

/** Where each legal action is to be found; the numbers are actions. */
export interface Legal {
  start: Map<string, number>
  hire: Map<string, number>
  /** By worker, then by site. */
  send: Map<string, Map<string, number>>
  take: Map<number, number>
  buy: number | null
  end: number | null
}

export function readAnswers(answers: readonly Answer[]): Legal {
  const legal: Legal = { start: new Map(), hire: new Map(), send: new Map(), take: new Map(), buy: null, end: null }
  for (const { action, notation } of answers) {
    const deed = readDeed(notation)
    if (!deed) continue
    if (deed.verb === 'start_construction') legal.start.set(deed.building, action)
    else if (deed.verb === 'hire') legal.hire.set(deed.worker, action)
    else if (deed.verb === 'send') sites(legal, deed.worker).set(deed.building, action)
    else if (deed.verb === 'take_coins') legal.take.set(deed.actions, action)
    else if (deed.verb === 'buy_action') legal.buy = action
    else legal.end = action
  }
  return legal
}

function sites(legal: Legal, worker: string): Map<string, number> {
  let found = legal.send.get(worker)
  if (!found) legal.send.set(worker, (found = new Map()))
  return found
}

/** The workers that may be sent to a site. */
export function workersFor(legal: Legal, building: string): string[] {
  return [...legal.send].filter(([, sites]) => sites.has(building)).map(([worker]) => worker)
}
