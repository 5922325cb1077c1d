/** Sets things beside each other on a line: each as near to its own spot as the others allow. */

/** The left edges of boxes of these widths that would like to begin at these spots, given in rising order. */
export function spread(spots: number[], widths: number[], room: number): number[] {
  const lefts = [...spots]
  for (let index = 1; index < lefts.length; index++) {
    lefts[index] = Math.max(lefts[index]!, lefts[index - 1]! + widths[index - 1]!)
  }
  let limit = room
  for (let index = lefts.length - 1; index >= 0; index--) {
    lefts[index] = Math.max(0, Math.min(lefts[index]!, limit - widths[index]!))
    limit = lefts[index]!
  }
  return lefts
}
