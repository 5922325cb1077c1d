/** Which card of a guided first match comes next. */
import type { GuideStep } from '../games/module'
import type { TableState } from './messages'

/** The place of the next step whose time has come, passing over only those that may be left out; -1 if there is none. */
export function following(steps: readonly GuideStep[], index: number, now: TableState): number {
  for (let place = index + 1; place < steps.length; place += 1) {
    if (steps[place]!.when(now)) return place
    if (!steps[place]!.optional) return -1
  }
  return -1
}
