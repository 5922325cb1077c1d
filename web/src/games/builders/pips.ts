/** The shape of each resource, drawn in a square of 12: block, log, diamond, roof tile. Shape and colour always go together. */
import { RESOURCES } from './cards'

export const PIP = 12

export const PIP_SHAPES = [
  'M1 3.600 3.400 1.200h5.800L11 3.200v5.400L8.800 10.800H2.800L1 9z',
  'M6 .8a5.200 5.200 0 1 1 0 10.400A5.200 5.200 0 0 1 6 .8z',
  'M6 .2 11.800 6 6 11.800 .2 6z',
  'M1.300 1h9.400v5.200a4.700 4.900 0 0 1-9.400 0z',
] as const

/** A line of the mark inside, so that a filled pip is told apart by its grain as well. */
export const PIP_GRAINS = ['M3.200 5.800h5.400M6.400 3.300v2.500', 'M6 4.200a1.800 1.800 0 1 1 0 3.600 1.800 1.800 0 0 1 0-3.600z', 'M6 3.200v5.600', 'M4 2.800v3.600M8 2.800v3.600'] as const

/** The custom property with a resource's colour. */
export const resourceColour = (index: number): string => `var(--${RESOURCES[index]})`
