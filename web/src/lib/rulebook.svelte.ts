/** The rules panel, wherever it is asked for: tooltips, score sheet, header. */

/** How to play, or every rule. */
export type Tab = 'guide' | 'rules'

/** Which rule was asked for, and how often anything was, so that the same one can be asked for again. */
export const rulebook = $state<{ open: boolean; tab: Tab; rule: string | null; asked: number }>({
  open: false,
  tab: 'guide',
  rule: null,
  asked: 0,
})

/** Opens the rules: at a rule if one is named, else at the beginning of the guide. */
export function openRules(rule: string | null = null): void {
  rulebook.open = true
  rulebook.tab = rule === null ? 'guide' : 'rules'
  rulebook.rule = rule
  rulebook.asked += 1
}

export function closeRules(): void {
  rulebook.open = false
  rulebook.rule = null
}

export function toggleRules(): void {
  if (rulebook.open) closeRules()
  else openRules()
}
