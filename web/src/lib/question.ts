/** What a question says of its answers, as the page uses it. */
import type { Closed, Outcome, Question } from './messages'
import type { TipContent } from './tip.svelte'

/** A legal answer, and what it does for certain. */
export interface Answer extends Outcome {
  notation: string
}

/** A question, and by verb the rule that says when it is done (`RULES` of the game). */
export type Asked = Question & { rules?: Record<string, string> }

export function answersOf({ answers, places = [], outcomes = [] }: Question): Answer[] {
  return answers.map((notation, index) => ({ ...outcomes[places[index] ?? 0], notation }))
}

/** Whether one notation is another, or begins with all its words. */
export const begins = (notation: string, words: string): boolean => notation === words || notation.startsWith(`${words} `)

/** Answers by their notation: a piece on the board asks for the one that it would give. */
export class Answers {
  private readonly known: Map<string, Answer>

  constructor(answers: readonly Answer[]) {
    this.known = new Map(answers.map((answer) => [answer.notation, answer]))
  }

  get(notation: string | null): Answer | undefined {
    return notation === null ? undefined : this.known.get(notation)
  }

  /** Whether any answer begins with these words. */
  any(words: string): boolean {
    return [...this.known.keys()].some((notation) => begins(notation, words))
  }
}

const placeIn = ({ of }: Closed, notation: string): number => of.findIndex((words) => begins(notation, words))

/** Why something cannot be done now, if that is said: by its notation, or by the beginning that it shares with others. */
export function whyClosed(question: Question | null, notation: string): Closed | null {
  return question?.closed?.find((closed) => placeIn(closed, notation) >= 0) ?? null
}

/** What is told of something that is closed as it would be of an answer. */
export function aboutClosed(question: Question | null, notation: string): Record<string, unknown> | undefined {
  const closed = whyClosed(question, notation)
  return closed?.about?.[closed.of.indexOf(notation)]
}

type Say = (key: string, args?: Record<string, string | number>, ids?: Record<string, string>) => string

/** The same in words, with the rule that says so; nothing if nothing is said. */
export function closedTip(question: Question | null, notation: string, say: Say): { text: string; rules: string[] } {
  const closed = whyClosed(question, notation)
  if (!closed) return { text: '', rules: [] }
  const args: Record<string, number> = closed.lacks?.length ? { missing: closed.lacks[placeIn(closed, notation)]! } : {}
  const ids: Record<string, string> = {}
  for (const [name, value] of Object.entries(closed.args ?? {})) {
    if (typeof value === 'string') ids[name] = value
    else args[name] = value
  }
  return { text: say(`closed-${closed.why}`, args, ids), rules: [closed.rule] }
}

/** The same; if nothing closes it and it is not legal either, when its verb is done at all. */
export function reasonTip(question: Asked | null, notation: string, say: Say): { text: string; rules: string[] } {
  const closed = closedTip(question, notation, say)
  const verb = notation.split(' ')[0]!
  const rule = question?.rules?.[verb]
  if (closed.text || !rule || question.answers.some((answer) => begins(answer, notation))) return closed
  return { text: say(`closed-when-${verb}`), rules: [rule] }
}

/** A tip, and why the answer of its piece cannot be given now. */
export function withReason(content: TipContent, question: Asked | null, notation: string, say: Say): TipContent {
  const { text, rules } = reasonTip(question, notation, say)
  return text ? { ...content, text: `${content.text} ${text}`, rules: [...new Set([...rules, ...(content.rules ?? [])])] } : content
}

/** What is asked without the name that it begins with. */
export function unaddressed(text: string, name: string): string {
  const rest = text.startsWith(name) ? text.slice(name.length).replace(/^[,:]\s+/, '') : text
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
