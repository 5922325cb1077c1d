/** A view in which some entries are different, and some objects of its lists with one for each seat. */
export function changed(before: Record<string, unknown>, view: Record<string, unknown>, rows: Record<string, Record<string, unknown>>): Record<string, unknown> {
  const now = { ...before, ...view }
  for (const [name, row] of Object.entries(rows)) now[name] = (now[name] as unknown[]).map((one, seat) => row[seat] ?? one)
  return now
}
