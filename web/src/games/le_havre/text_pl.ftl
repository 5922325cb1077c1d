### To, co o grze mówi tylko przeglądarka.

name = { $card }

option-version-full = Pełna rozgrywka
option-version-short = Krótka rozgrywka
option-specials-base = Gra podstawowa
option-specials-all = Wszystkie

board-summary = { francs }, jedzenie: { $food }, energia: { $energy }, pożyczki: { $loans }, karty: { $cards }

## Counting
