/** What is new on the table since it was looked at before. What flies then is loaded when something does. */
import type { LoggedEvent, TableState } from './messages'

/** From one position of the table to the next; a jump through the match is not followed. */
export class Eyes<View> {
  private static readonly FOLLOWS = 12
  private last: { ply: number; view: View } | null = null

  /** What has happened since the position that was looked at before, and how the table lay then. */
  look({ ply, since, events }: TableState, view: View): { news: LoggedEvent[]; before: View } | null {
    const last = this.last
    this.last = { ply, view }
    if (!last || ply <= last.ply || (since > last.ply && ply > last.ply + Eyes.FOLLOWS)) return null
    // When a phase ends in which all decided at once, it is told from its beginning: then only the end of it is new.
    const news = since < last.ply ? events.filter((entry) => entry.ply === ply) : events
    return { news, before: last.view }
  }
}
