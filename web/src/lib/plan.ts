/** Plans in words, as `in_one_breath` of `src/ratusz/texts.py` says them. */

const DETAIL = / \([^()]*\)$/
/** What stands in brackets is one word, whatever it is made of. */
const WORDS = /\([^()]*\)\S*|\S+/g
const wordsOf = (text: string): string[] => text.match(WORDS) ?? []
const isNumber = (word: string | undefined): boolean => /^\d+$/.test(word ?? '')
const times = (count: number): string => (count > 1 ? ` ×${count}` : '')

/** With how many words all begin alike, at most; a number stays with what it counts. */
function shared(rows: string[][], most: number): number {
  let count = 0
  while (count < most && rows.every((row) => row[count] === rows[0]![count])) count++
  while (count > 0 && isNumber(rows[0]![count - 1])) count--
  return count
}

/** What several actions have in common is said once: `place a farmer and a monk on Castle`. */
export function inOneBreath(texts: string[], listing: (words: string[]) => string): string {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  const told = [...counts.keys()]
  if (told.length === 1) return told[0] + times(texts.length)
  const bare = told.map((text) => text.replace(DETAIL, ''))
  const alike = new Set(bare).size === told.length && new Set(bare.map((text) => wordsOf(text).at(-1))).size === 1
  const rows = (alike ? bare : told).map(wordsOf)
  const most = Math.min(...rows.map((row) => row.length)) - 1
  let before = shared(rows, most)
  const after = before > 0 ? shared(rows.map((row) => [...row].reverse()), most - before) : 0
  const bounds = rows.map((row) => row.length - after)
  if (rows.some((row, index) => bounds[index] === before + 1 && isNumber(row[before]))) before = Math.max(0, before - 1)
  const items = rows.map((row, index) => row.slice(before, bounds[index]).join(' ') + times(counts.get(told[index]!)!))
  return [...rows[0]!.slice(0, before), listing(items), ...rows[0]!.slice(bounds[0])].join(' ')
}
