/** Where along a ship its masts stand, as parts of its length: the sails are drawn there, and the bonuses stand on them. */
const [FIRST, LAST] = [0.4, 0.94]

export const mastAt = (index: number, masts: number): number => FIRST + (LAST - FIRST) * ((index + 0.5) / masts)
