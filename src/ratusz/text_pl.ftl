### Powłoka wokół gier po polsku.

points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
list-and = { $start } i { $last }
player-name = Gracz { $number }

## Co się dzieje i o co pyta każda gra

event-turn_ended = { $player } kończy turę.
event-match_ended =
    { $by_cap ->
        [true] Limit rund kończy partię.
       *[false] Koniec partii.
    }
event-dealt_anew = { $player } cofa coś, co zostało odkryte; wszystko, czego nikt nie zna, zostaje przetasowane.
event-rules_changed =
    Zasady poprawiono: odtąd zamiast wersji { $before } obowiązuje { $now }.{ $lost ->
        [0] {""}
       *[other] {" "}Wierszy zapisu, które już nie pasują: { $lost }.
    }
question-end_turn = { $player }: to była twoja tura. Kończysz ją?
action-end_turn = zakończ turę
choice-end_turn = zakończ turę
reason-plain = To prowadzi do najlepszej pozycji, o ile bot potrafi to ocenić.

## Partia w terminalu

greeting-seats = Przy stole: { $players }.
greeting-help = Wpisz numer wyboru; „podpowiedź” doradzi, a „?” wyjaśni całą resztę.
bot-thinks = { $player } myśli …
your-turn = { $player }: twoja kolej
hand-over = { $player }: usiądź przed ekranem i naciśnij Enter.

answer-number = Na liście nie ma numeru { $number }.
answer-ambiguous =
    „{ $typed }” pasuje do: { $choices }{ $more ->
        [0] {""}
       *[other] {" "}i jeszcze { $more }
    }. Dopisz trochę więcej.
answer-illegal = „{ $typed }” nie jest teraz możliwe; lista pokazuje, co jest.
answer-empty = Wpisz numer wyboru albo „?”, by zobaczyć pomoc.
answer-unknown = „{ $typed }” nic tu nie znaczy; wpisz numer z listy albo „?”, by zobaczyć pomoc.
why-unknown = Nie wiadomo, dlaczego „{ $typed }” miałoby być niemożliwe.
answer-yes = tak

group-bundles = Wszystko naraz
answer-sure = Mimo to? (tak/nie)

hint = Dobry gracz wybiera { $number }: { $action }.
hint-thinking = Namyślam się nad podpowiedzią …
hint-then = Potem: { $action }.
hint-do =
    { $count ->
        [1] Wpisz „zrób”, aby tak zrobić.
        [few] Wpisz „zrób”, aby wykonać naraz { $count } pierwsze akcje; jedno „cofnij” cofnie je wszystkie.
       *[other] Wpisz „zrób”, aby wykonać naraz { $count } pierwszych akcji; jedno „cofnij” cofnie je wszystkie.
    }
hint-none = Najpierw poproś o podpowiedź; „zrób” wykona to, co ona radzi.

undo-number = Ile akcji cofnąć? Wpisz liczbę, a nie „{ $typed }”.
undo-too-many =
    { $count ->
        [0] Nie ma jeszcze żadnej twojej akcji, którą można by cofnąć.
        [one] Na razie jest { $count } twoja akcja; więcej nie da się cofnąć.
        [few] Na razie są { $count } twoje akcje; więcej nie da się cofnąć.
       *[many] Na razie jest { $count } twoich akcji; więcej nie da się cofnąć.
    }
undo-revealed = Ta akcja odkryła kartę, a tego, co się zobaczyło, nie da się cofnąć.
undo-turn = Ta tura już się skończyła i gra toczy się dalej.
undo-others = Potem decydowali już inni; ich ruchy też zostałyby cofnięte.
undo-consent = Jeśli wszyscy przy stole się zgadzają, da się to mimo to cofnąć. Czy wszyscy się zgadzają? (tak/nie)
undo-among-bots = Botom to nie przeszkadza. Cofnąć? (tak/nie)
undo-refused = Nic nie cofnięto.
undo-done = Cofnięto: { $actions }.

log-earlier =
    { $count ->
        [one] Pominięto { $count } wcześniejszy wiersz; „dziennik { $all }” pokaże wszystko.
        [few] Pominięto { $count } wcześniejsze wiersze; „dziennik { $all }” pokaże wszystko.
       *[many] Pominięto { $count } wcześniejszych wierszy; „dziennik { $all }” pokaże wszystko.
    }
saved = Zapisano: { $file }
kept = Zapis tej partii: { $file }
end-of-input = Nie ma już nic do wczytania, więc na tym przerywamy; partię można dokończyć później:
interrupted = Przerwano; partię można dokończyć później:

level-novice = początkujący
level-easy = łatwy
level-fair = średni
level-good = dobry
level-strong = mocny

command-help = ?
command-board = plansza
command-hint = podpowiedź
command-do = zrób
command-why = dlaczego
command-undo = cofnij
command-log = dziennik
command-rules = zasady
command-save = zapisz
command-quit = koniec
help-answer = Odpowiedz numerem wyboru albo jego zapisem, o ile jest jednoznaczny („hire craft”, „s master chap”). Sam Enter wybiera tę możliwość, przy której stoi. Poza tym:
help-help = ta pomoc
help-board = jeszcze raz cały stół
help-hint = co w tej turze robi dobry gracz i dlaczego
help-do = zrób to, co radzi podpowiedź, dopóki nic się nie odkrywa
help-why = dlaczego czegoś nie można teraz zrobić, podanego zapisem („dlaczego take_coins 3”, „dlaczego end_turn”)
help-undo = cofnij swoją ostatnią akcję („cofnij 2”: dwie ostatnie), najdalej do początku tury lub ostatniej odkrytej karty
help-log = co się dotąd działo („dziennik 50”: ostatnie 50 wierszy)
help-rules = przeczytaj zasady: rozdziały albo to, co zasady mówią o jakimś słowie („zasady maszyn”)
help-save = zapisz partię w innym pliku („zapisz wieczor.json”)
help-quit = wyjdź; partia jest zapisana i można ją dokończyć później

## Gra, która nie ma jeszcze własnego stołu

section-table = Stół
menu-answers = Odpowiedzi

## Zakończenie

score-sheet = Punktacja
score-total = Razem
score-points = Punkty
score-place = Miejsce
result-won = Wygrywa { $players }, zdobywając { points }.
result-shared = Wspólne zwycięstwo: { $players }, po { points }.
result-capped = Partię przerwał limit rund: nie liczy się do rankingu i nikt jej nie wygrał.
result-led =
    { $count ->
        [one] Prowadzi { $players }: { points }.
       *[other] Prowadzą { $players }: po { points }.
    }
result-tie = { $player } i { $other } mają po { points }; wyżej jest { $player }, bo ma { $reason }: { $more } do { $less }.

## Inne polecenia

games-players = od { $lowest } do { $highest } graczy
verify-passed = zgodne
verify-failed = NIEZGODNE
verify-skipped = pominięto
verify-rules = wersja zasad, zapisu i tutejsza
verify-data = wariant danych, z którym jest sprawdzany
verify-seed = skrót ziarna losowego
verify-actions = akcje dają się odtworzyć
verify-undealt = odkrycia cofnięte bez rozdania od nowa, jak w starszych zapisach
verify-final = pozycja końcowa
verify-scores = wyniki
verify-good = Zapis jest tym, za co się podaje.
verify-bad = Zapis nie jest tym, za co się podaje.
verify-unsure = Według dzisiejszych zasad zapis daje inny wynik, niż podaje; czy jest prawdziwy, rozstrzygnie tylko wersja, która zna jego zasady.

arena-playing = Trwa gra
arena-pace = { $rate } na sekundę, procesy: { $workers }
arena-repeated =
    { $count ->
        [one] { $count } utracona porcja powtórzona
        [few] { $count } utracone porcje powtórzone
       *[many] { $count } utraconych porcji powtórzono
    }
arena-title =
    { $count ->
        [one] { $game }: { $count } partia
        [few] { $game }: { $count } partie
       *[many] { $game }: { $count } partii
    }
arena-details = z zamówionych { $asked }, liczba miejsc: { $players }, ziarno { $seed }
arena-capped =
    { $count ->
        [one] { $count } partię przerwał limit rund: nie liczy się w niczym poniżej.
        [few] { $count } partie przerwał limit rund: nie liczą się w niczym poniżej.
       *[many] { $count } partii przerwał limit rund: nie liczą się w niczym poniżej.
    }
arena-chance = Przypadkiem każde miejsce wygrywałoby { $share }.
arena-shared =
    { $count ->
        [one] { $count } partię wygrało kilku graczy; zwycięstwo dzielą po równo.
        [few] { $count } partie wygrało kilku graczy; zwycięstwo dzielą po równo.
       *[many] { $count } partii wygrało kilku graczy; zwycięstwo dzielą po równo.
    }
arena-bot = bot
arena-seats = miejsca
arena-wins = wygrane
arena-interval = na 95 %
arena-rating = ranking
arena-score = wynik
arena-time = ms na decyzję
arena-mean = średnia
arena-deviation = odchylenie
arena-range = zakres
arena-winning-score = wynik zwycięzcy
arena-rounds = rundy
arena-decisions = decyzje
arena-by-seat = wygrane według miejsc
arena-by-order = wygrane według kolejności
arena-deed = co najmniej raz
arena-winners = zwycięzcy
arena-others = pozostali
arena-difference = różnica
arena-deeds-more = { $shown } z { $count }; wszystkie podają --csv i --json.

rules-chapters = Rozdziały przewodnika; „zasady 3” pokazuje trzeci. W pełnych zasadach można szukać po słowach („zasady maszyn”).
rules-beyond = W nawiasach stoją numery zasad: „ratusz rules { $game } { $name }” pokazuje jedną, „ratusz rules { $game } --all” wszystkie.
rules-none = W żadnej zasadzie nie ma „{ $text }”.
rules-more =
    { $count ->
        [one] Pasuje jeszcze { $count } zasada; więcej słów znajdzie ich mniej.
        [few] Pasują jeszcze { $count } zasady; więcej słów znajdzie ich mniej.
       *[many] Pasuje jeszcze { $count } zasad; więcej słów znajdzie ich mniej.
    }
rules-tested = { $game }: testy wymieniają { $tested } z { $count } zasad.
rules-unknown = { $name } nie jest zasadą, a jednak wymieniają ją testy: { $tests }
rules-no-tests = Testy są w drzewie źródeł, a nie w pakiecie, więc testów zasad tu nie widać.
