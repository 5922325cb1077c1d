### What only the browser says of Le Havre.

name = { $card }

option-version-full = Full match
option-version-short = Short match
option-specials-base = Base game
option-specials-all = All

board-summary = { francs }, { $food } food, { $energy } energy, loans: { $loans }, cards: { $cards }

## Counting
