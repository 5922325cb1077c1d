/** The guided first turn. */
import type { GuideStep } from '../module'

export const guide: GuideStep[] = []
