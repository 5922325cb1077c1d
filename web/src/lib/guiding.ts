/** Which card of a guided first match comes next. */
import type { GuideStep } from '../games/module'
import type { TableState } from './messages'

/**
 * The place of the next step whose time has come, -1 if there is none.
 *
 * Only steps that may be left out are passed over. Until they were seen they may still come: others at the table decide
 * what is asked first.
 */
export function following(steps: readonly GuideStep[], index: number, seen: ReadonlySet<number>, now: TableState): number {
  for (const [place, step] of steps.entries()) {
    if (place === index || seen.has(place) || (place < index && !step.optional)) continue
    if (step.when(now)) return place
    if (!step.optional) return -1
  }
  return -1
}
