/** The rules panel, wherever it is asked for: tooltips, score sheet, header. */
export const rulebook = $state<{ open: boolean; rule: string | null }>({ open: false, rule: null })

/** Opens the rules, at a rule if one is named. */
export function openRules(rule: string | null = null): void {
  rulebook.open = true
  rulebook.rule = rule
}

export function closeRules(): void {
  rulebook.open = false
  rulebook.rule = null
}

export function toggleRules(): void {
  if (rulebook.open) closeRules()
  else openRules()
}
