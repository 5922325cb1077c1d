/**
 * Whether the page has settled: nothing is being loaded, sent or played by others than people. The root of the page says so
 * with the attribute `data-settled`, for programs that look at the page: tests, and whatever takes pictures.
 */
import type { Question, SeatInfo, TableState } from './messages'

let underWay = 0
const waiting = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

function tell(): void {
  document.documentElement.toggleAttribute('data-settled', underWay === 0)
  soon()
}

function soon(): void {
  if (underWay === 0 && waiting.size > 0) timer ??= setTimeout(go, 100)
}

/** Between two things that are loaded a busy machine may settle for a blink: then it is not yet time. */
function go(): void {
  timer = undefined
  if (underWay === 0) for (const call of [...waiting]) call()
}

/** What can wait is done a moment after the page has settled for good, or after some seconds in which it never did. */
export function afterwards(call: () => void): void {
  const once = () => void (waiting.delete(once) && call())
  waiting.add(once)
  soon()
  setTimeout(once, 3000)
}

/** Something is under way, until what is returned has been called. */
export function begin(): () => void {
  let under = true
  underWay += 1
  tell()
  return () => {
    if (!under) return
    under = false
    underWay -= 1
    tell()
  }
}

/** The page has not settled as long as this is not done. */
export function during<T>(work: Promise<T>): Promise<T> {
  return work.finally(begin())
}

/** Whether a bot decides for a seat, for good or for now. */
export function botPlays({ kind, stand_in }: SeatInfo): boolean {
  return kind === 'bot' || stand_in
}

/** Whether the match goes on by itself: a bot decides, or the table gives an answer for me. */
export function goesOn({ over, deciders, seats, questions }: TableState, answeredByTable: (question: Question) => boolean): boolean {
  if (over) return false
  return deciders.some((seat) => seats[seat] && botPlays(seats[seat])) || questions.some(answeredByTable)
}
