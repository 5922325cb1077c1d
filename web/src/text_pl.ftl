### Klient przeglądarkowy po polsku: wszystko wokół gier. Wszystkie klucze zaczynają się od ui-.

## Wszędzie

ui-title = Ratusz: gry o budowaniu miast
ui-close = Zamknij
ui-cancel = Anuluj
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-copy-failed = Nie udało się skopiować. Ten sam adres widać w pasku przeglądarki.
ui-on = Włączony
ui-off = Wyłączony
ui-loading = Chwileczkę …
ui-offline = Serwer nie odpowiada. Próbujemy ponownie …
ui-tip = Co to jest
ui-retry = Spróbuj teraz
ui-to-lobby = Do lobby
ui-bot-number = Bot { $number }
ui-player-number = Gracz { $number }

## Przedsionek

ui-welcome = Wejdź, stół nakryty.
ui-tagline = Gry o budowaniu miast: przy jednym ekranie, z przyjaciółmi na odległość albo przeciw botom, które też nie widzą twoich kart.
ui-players = { $range } graczy
ui-minutes = { $minutes } min
ui-weight = Złożoność { $weight } na 5
ui-play-now = Zagraj teraz
ui-how-many-bots = Ilu botów
ui-bots =
    { $bots ->
        [0] solo
        [one] { $bots } bot
        [few] { $bots } boty
       *[many] { $bots } botów
    }
ui-level = Jak dobrze gra bot
ui-level-novice = początkujący
ui-level-easy = łatwy
ui-level-fair = średni
ui-level-good = dobry
ui-level-strong = mocny
ui-who-bot = Kim jest bot, miejsce { $number }
ui-who-nobody = nikt szczególny
ui-who-marta = Marta
ui-who-bruno = Bruno
ui-who-agata = Agata
ui-who-konrad = Konrad
ui-who-iga = Iga
ui-who-oskar = Oskar
ui-who-emil = Emil
ui-about-marta = Mistrzyni murarska. Woli zacząć jeszcze jeden mur, niż liczyć monety.
ui-about-bruno = Kupiec z nabrzeża. Zawsze ma statek do załadowania i cenę do utargowania.
ui-about-agata = Strzeże kasy miasta, a każda wydana moneta trochę ją boli.
ui-about-konrad = Opiekun spichlerza. Nigdy nie wiadomo, co się jeszcze przyda.
ui-about-iga = Roznosi listy. Bierze te punkty, które leżą najbliżej, i już jej nie ma.
ui-about-oskar = Karczmarz. Lubi, gdy przy stole siedzi wielu ludzi i nikt nie jest głodny.
ui-about-emil = Pisarz miejski. Gra jak z książki i nie ma ulubieńców.
ui-new-table = Nowy stół
ui-guided-match = Pokaż mi, jak się gra
ui-no-games = Nie ma tu jeszcze żadnej gry.
ui-continue = Graj dalej
ui-new-match = Nowa partia
ui-more-games = Więcej gier
ui-my-matches = Moje partie
ui-no-matches = Nie ma jeszcze żadnej partii. Zacznij powyżej: partia poczeka tu na twój powrót.
ui-finished = Zakończone
ui-show-all = Pokaż wszystkie ({ $count })
ui-your-turn = Twój ruch
ui-sound = Dźwięk
ui-others-turn = Ruch innych
ui-waits-for-friends = Czeka na przyjaciół
ui-gone-soon = Otwórz do { $day }, żeby nie zniknęła
ui-result-won = Wygrana
ui-result-winner = Wygrywa { $name }
ui-result-bot = Wygrywa { $name }, na końcu z botem
ui-result-shared = Wspólnie: { $names }
ui-result-capped = Bez rankingu
ui-part = Opuść lub usuń tę partię
ui-import = Otwórz zapis
ui-import-failed = Nie udało się otworzyć zapisu.
ui-import-as-far = Od tamtej pory zmieniły się zasady: partię otwarto, dopóki do nich pasuje; jest wśród twoich stołów. { $why }

## Przedsionek @later

ui-part-delete = Usuń tę partię
ui-part-delete-help = Zniknie na zawsze, razem z zapisem. Nikt inny w niej nie gra.
ui-part-leave = Opuść tę partię
ui-part-leave-help = Zniknie z twojej listy, a na twoim miejscu zagra bot, chyba że zajmuje je twoje drugie urządzenie. Link do miejsca, jeśli go masz, prowadzi z powrotem.
ui-part-over = Usuń z listy
ui-part-over-help = Zniknie z twojej listy; pozostałym zostanie. Link do niej prowadzi z powrotem.
ui-part-watch = Przestań oglądać

## Nowy stół @later

ui-new-table-of = Nowy stół: { $game }
ui-who-plays = Kto gra
ui-who-sits = Kto siada na miejscu { $number }
ui-kind-me = Ja
ui-kind-here = Ktoś przy tym ekranie
ui-kind-link = Ktoś przez link
ui-kind-bot = Bot
ui-name-of = Imię na miejscu { $number }
ui-name-placeholder = Imię
ui-remove-seat = Usuń miejsce { $number }
ui-add-seat = Jeszcze jedno miejsce
ui-link-help = Link dla każdej z tych osób dostaniesz zaraz po przygotowaniu stołu.
ui-bots-only = Same boty: będziesz tylko patrzeć.
ui-options = Opcje
ui-option-pick = wybrane: { $count }
ui-option-pick-some = niektóre, do wyboru
ui-option-order = w tej kolejności
ui-order-earlier = { $player }: o jedno miejsce wyżej
ui-picked = Wybrano { $picked } z { $count }
ui-pick-rest = Dolosuj resztę
ui-pick-none = Od nowa
ui-clock = Zegar
ui-clock-on = Gra z zegarami
ui-clock-minutes = Minuty na całą partię
ui-clock-increment = Sekundy zwracane po każdej turze
ui-clock-help = Ruszają z pierwszą akcją. Gdy komuś skończy się czas, dalej gra za niego bot.
ui-create-table = Przygotuj stół

## Linki

ui-invite = Linki do tego stołu
ui-nowhere = Tu niczego nie ma
ui-nowhere-help = Ten adres nie prowadzi do żadnego stołu.
ui-no-table = Nie ma takiego stołu
ui-no-table-help = Być może link był dla kogoś innego albo miejsce zajęto w innej przeglądarce.
ui-no-board = Nie da się pokazać tej gry
ui-no-board-help = Serwer ją zna, ale ta strona nie ma do niej planszy. Może pomóc ponowne wczytanie.
ui-outdated = Serwer został zaktualizowany
ui-outdated-help = Przeglądarka przechowała starą stronę. Wczytaj ją ponownie klawiszami Ctrl i F5 (na telefonie wyczyść pamięć przeglądarki), a zagrasz dalej.
ui-reload = Wczytaj ponownie

## Linki @later

ui-links-elsewhere = Linki ma osoba, która przygotowała stół; może też utworzyć nowe.
ui-seat-link = Miejsce: { $name }
ui-seat-link-help = Miejsce zajmuje ten, kto pierwszy otworzy link. Wyślij każdy link tylko jednej osobie.
ui-seat-taken = Miejsce zajęte: { $name }.
ui-watch-link = Dla widzów
ui-watch-link-help = Kto ma ten link, widzi to, co widzowie, i może rozmawiać.
ui-link-new = Nowy link
ui-link-new-help = Nowy link zastępuje poprzedni, który przestaje działać.
ui-reach-here = Ten adres otworzy tylko ten komputer; żeby działał też na innych, uruchom Ratusz poleceniem `make play HOST=0.0.0.0` albo `ratusz serve --host 0.0.0.0`.
ui-reach-network = Otwiera się na urządzeniach w tej samej sieci.
ui-invited = Czeka na ciebie miejsce
ui-invited-name = Miejsce czeka: { $name }
ui-invited-by = Na partię zaprasza { $name }.
ui-set-by = Gospodarz stołu: { $name }.
ui-invited-help = Przedstaw się i siadaj: od razu będziesz przy stole, a ta przeglądarka zapamięta miejsce. Konta nie trzeba.
ui-invited-watch = Oglądaj partię
ui-invited-watch-help = Widzisz to, co mogą widzieć wszyscy przy stole, i możesz z nimi rozmawiać, ale nie grasz.
ui-invited-here = Graj dalej jako { $name }
ui-invited-here-help = Będziesz przy stole także na tym urządzeniu i możesz korzystać z obu. Link działa raz.
ui-invited-bot = { $name }: w zastępstwie gra bot
ui-invited-bot-help = Jeśli to twoje miejsce, siadaj i graj dalej. Przeglądarka, która je zajmowała, też je zachowa, a wszyscy przy stole się o tym dowiedzą.
ui-invited-taken = Miejsce jest zajęte: { $name }
ui-invited-taken-help = Ktoś już tu gra. Jeśli to ty, otwórz stół w tej samej przeglądarce co przedtem; stamtąd przez menu przejdziesz na inne urządzenie.
ui-invited-clock = 
    { $increment ->
        [0] Gra z zegarami: po { $minutes } min na całą partię. Zegary ruszają z pierwszą akcją.
       *[other] Gra z zegarami: po { $minutes } min na całą partię i { $increment } s zwracane po każdej turze. Zegary ruszają z pierwszą akcją.
    }
ui-my-name = Moje imię
ui-watch-do = Oglądaj
ui-go-on-here = Graj tutaj
ui-sit-down = Siadam
ui-opening = Otwieramy stół
ui-link-useless = Ten link niczego nie otwiera

## Stół

ui-round = Runda { $round }
ui-round-of = Runda { $round } z { $rounds }
ui-turn-of = Ruch: { $names }
ui-over-short = Koniec partii
ui-menu = Menu
ui-undo = Cofnij
ui-undo-turn = Cofnij wszystko
ui-hint = Podpowiedź
ui-hint-thinking = Myślę …
ui-rules = Zasady
ui-reconnecting = Łączenie …
ui-board = Plansza
ui-log = Przebieg
ui-chat = Rozmowa
ui-views = Co widać
ui-side = Przebieg i rozmowa
ui-my-area = Moja strefa
ui-question = Pytanie
ui-seats = Kto gra

ui-status-bot = Bot, poziom { $level }
ui-status-queued = { $before ->
    [0] Za chwilę zacznie myśleć
   *[other] Czeka w kolejce, przed nim: { $before }
}
ui-status-free = Miejsce jest wolne
ui-status-me = To ty
ui-status-here = Przy tym ekranie
ui-status-online = Przy stole
ui-status-offline = Poza stołem
ui-status-stand-in = W zastępstwie gra bot, poziom { $level }
ui-seat-replace = Niech zagra bot
ui-seat-replace-in = Niech zagra bot, za { $time }
ui-seat-back = Wracam na miejsce
ui-seat-invite = Zaproś
ui-decides = na ruchu
ui-watchers =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
       *[many] { $count } widzów
    }

ui-watching = Oglądasz partię
ui-bot-plays-for-me = Bot gra za ciebie, dopóki nie wrócisz na miejsce.
ui-time-is-up = Twój czas minął. Bot gra za ciebie, dopóki nie wrócisz na miejsce.
ui-time-is-gone = Twój czas minął i już nie wróci: jeśli wrócisz na miejsce, następną decyzję i tak podejmie bot.
ui-answered-for-me = Nie masz tu wyboru. Za chwilę stół odpowie za ciebie, żeby nikt się tego nie domyślił.
ui-bot-waits = { $before ->
    [0] Boty są teraz bardzo zajęte. { $name } za chwilę zacznie myśleć.
   *[other] Boty są teraz bardzo zajęte. { $name } czeka, w kolejce przed nim: { $before }.
}
ui-score = Punkty
ui-score-now = Punkty, gdyby partia skończyła się teraz

ui-over = Partia skończona.
ui-sending-later = Twój ruch zostanie wykonany, gdy tylko wróci połączenie.
ui-waiting-for = Teraz ruch: { $names }.
ui-missing = { $name } jest poza stołem.
ui-missing-in = { $name } jest poza stołem. Bot może zagrać za { $time }.
ui-missing-free = Nikt jeszcze nie zajął miejsca: { $name }.
ui-may-take-back = Możesz to jeszcze cofnąć.
ui-choose-board = Wybierz na planszy.
ui-choose-mine = Wybierz z tego, co masz.
ui-choose-both = Wybierz na planszy albo z tego, co masz.
ui-skip = Przewiń
ui-or-else = Albo zrób jeszcze coś innego.
ui-sure = Na pewno?
ui-sure-yes = Tak
ui-sure-no = Nie
ui-whose = Teraz gra: { $name }

ui-ask-back = Cofnij moją ostatnią akcję
ui-ask-back-short = { $asked ->
    [0] Cofnij mimo to …
   *[other] Poproś o cofnięcie
}
ui-ask-back-why = { $asked ->
    [0] Cofnij moją ostatnią akcję, choć zwykłe „Cofnij” już do niej nie sięga
   *[other] Zapytaj pozostałych, czy mogę cofnąć swoją ostatnią akcję
}
ui-ask-back-people = Najpierw zapytamy pozostałych: { $names }.
ui-ask-back-bots = Boty się nie obrażą.
ui-back-what = Cofnięte zostanie:
ui-back-more = i jeszcze { $count }
ui-anew-yes = Coś zostało odkryte, więc wszystko, czego nikt nie zna, zostanie przetasowane.
ui-anew-no = Niczego nie trzeba tasować od nowa.
ui-anew-maybe = Jeśli coś zostało odkryte, wszystko, czego nikt nie zna, zostanie przetasowane.
ui-ask-back-do = Zapytaj pozostałych
ui-take-back-do = Cofnij
ui-wish = { $name } chce coś cofnąć
ui-wish-later = Najpierw popatrzę
ui-wish-answer = Odpowiedz
ui-wish-yes = Zgoda
ui-wish-no = Nie
ui-wish-mine = Prośba o cofnięcie wysłana. Czekamy na odpowiedź: { $names }.
ui-wish-waits = { $name } prosi o cofnięcie. Czekamy na odpowiedź: { $names }.
ui-wish-withdraw = Jednak nie
ui-back-done = { $name } cofa swoją akcję.

ui-leave-seat = Niech bot zagra za mnie

ui-phone = Graj dalej na innym urządzeniu

## Stół @later

ui-replace = W zastępstwie bot: { $name }
ui-replace-help = { $name } jest poza stołem. Do powrotu tej osoby może za nią grać bot.
ui-replace-me-help = Bot gra za ciebie, a ty patrzysz. Na miejsce możesz wrócić w każdej chwili.
ui-replace-do = Niech gra bot
ui-phone-help = Zeskanuj kod telefonem albo otwórz link na innym urządzeniu: zajmiesz tam swoje miejsce, a tutaj też je zachowasz. Nie pokazuj go nikomu innemu.
ui-phone-help-watch = Zeskanuj kod telefonem albo otwórz link na innym urządzeniu, żeby oglądać także tam.
ui-phone-code = Link jako kod QR
ui-phone-link = Link jednorazowy
ui-phone-left = Ważny jeszcze { $time }
ui-phone-over = Link stracił ważność.
ui-phone-again = Nowy link
ui-phone-used = Otwarto na innym urządzeniu. Możesz grać dalej na każdym z nich.
ui-browsers = 
    { $count ->
        [one] Twoje miejsce zajmuje też inna przeglądarka.
        [few] Twoje miejsce zajmują też { $count } inne przeglądarki.
       *[many] Twoje miejsce zajmuje też { $count } innych przeglądarek.
    }
ui-alone = Tylko ta przeglądarka
ui-alone-help = Pozostałe będą mogły tylko patrzeć, a link do miejsca przestanie działać.

## Przebieg, rozmowa, powtórka

ui-log-empty = Jeszcze nic się nie stało.
ui-chat-empty = Nikt jeszcze nic nie powiedział.
ui-notice-stand_in = { $name }: w zastępstwie gra teraz bot.
ui-notice-time_up = { $name }: koniec czasu, w zastępstwie gra bot.
ui-notice-back = { $name } znowu gra.
ui-notice-joined = { $name }: przez link dołączyła jeszcze jedna przeglądarka.
ui-notice-refused = { $name } nie zgadza się na cofnięcie.
ui-chat-placeholder = Powiedz coś
ui-chat-send = Wyślij
ui-watcher = Widz
ui-replay = Powtórka
ui-replay-slider = Chwila partii
ui-replay-moment = Chwila { $ply } z { $plies }
ui-replay-first = Na początek
ui-replay-previous = Krok wstecz
ui-replay-next = Krok dalej
ui-replay-unit = Długość skoku
ui-replay-by-step = Krok
ui-replay-by-turn = Tura
ui-replay-by-round = Runda
ui-replay-speed = Tempo
ui-replay-play = Odtwarzaj
ui-replay-pause = Zatrzymaj
ui-replay-copy = Kopiuj adres tej chwili
ui-past = Oglądasz przeszłość.
ui-present = Wróć do teraźniejszości

## Koniec

ui-scores = Punktacja
ui-export = Zapisz partię
ui-rematch-join = Dołącz do rewanżu

## Koniec @later

ui-you-win = Wygrywasz!
ui-end-skip = Od razu do zakończenia
ui-end-second =
    { $points ->
        [0] Drugie miejsce: { $name }, tyle samo punktów; rozstrzygnęły zasady remisu
        [one] Drugie miejsce: { $name }, { $points } punkt mniej
        [few] Drugie miejsce: { $name }, { $points } punkty mniej
       *[many] Drugie miejsce: { $name }, { $points } punktów mniej
    }
ui-end-led = { $name } prowadzi od początku do końca
ui-end-turning = Punkt zwrotny: { $name } wychodzi na prowadzenie i już go nie oddaje (chwila { $ply } z { $plies })
ui-end-record =
    { $record ->
        [first] Twój pierwszy wynik do pobicia: { $points }
        [new] Nowy rekord osobisty: { $points }, poprzednio { $before }
       *[stands] Twój rekord to nadal { $points }
    }
ui-winner = Wygrywa { $name }
ui-shared-victory = Wspólne zwycięstwo: { $names }
ui-capped = Partię zakończył limit jej długości. Nie liczy się do rankingu.
ui-ended-by-bot = { $names }: na końcu w zastępstwie grał bot.
ui-source = Skąd wzięły się punkty
ui-place = { $place }. miejsce
ui-total = Razem
ui-timeline = Punkty w ciągu partii
ui-timeline-help = Wskaż chwilę, aby zobaczyć punkty; kliknij, aby do niej przejść.
ui-fair = Czy tasowanie było uczciwe?
ui-fair-help = Skrót opublikowano przed pierwszym ruchem. Pasuje do tego ziarna i do żadnego innego, a z ziarna wynika każde tasowanie w tej partii.
ui-seed = Ziarno
ui-seed-hash = Skrót ziarna
ui-watch-again = Obejrzyj jeszcze raz
ui-rematch = Rewanż

## Wspólny ekran

ui-pass-screen = Przekaż ekran: { $name }
ui-pass-screen-help = Stół jest zasłonięty, dopóki nie usiądzie następna osoba.
ui-pass-screen-never = Już nie zasłaniaj: gramy w otwarte karty
ui-i-am = Tu { $name }

## Zasady, przewodnik, pomoc

ui-rule-read = Przeczytaj zasadę
ui-guide = Przewodnik
ui-guide-offer = Pierwszy raz w tej grze? Krótki przewodnik pokaże ci pierwszą turę.
ui-guide-yes = Pokaż
ui-guide-no = Nie, dziękuję
ui-guide-waits = Przewodnik ruszy dalej w twojej turze.
ui-guide-meanwhile = Graj dalej: przewodnik wróci, gdy będzie coś nowego.
ui-guide-next = Dalej
ui-guide-end = Gotowe
ui-guide-leave = Zakończ przewodnik
ui-help = Pomoc

## Zasady, przewodnik, pomoc @later

ui-rules-search = Szukaj w zasadach
ui-rules-nothing = Nie ma tu tych słów.
ui-rules-text = Treść zasad
ui-rules-guide = Jak grać
ui-rules-all = Wszystkie zasady
ui-rules-contents = Spis treści
ui-rules-rulings = Rozstrzygnięcia tam, gdzie instrukcja milczy
ui-rules-programmers = Dla programistów
ui-rules-look = Szukaj we wszystkich zasadach
ui-rule = Zasada { $id }
ui-rule-short = zasada
ui-help-intro = Pasek pod planszą mówi, o co pyta gra. Wszystko, co możesz zrobić, jest obrysowane tam, gdzie leży: wskaż, aby zobaczyć koszt i zysk, kliknij, aby wykonać.
ui-help-touch = Palcem: dotknij, aby wykonać, a przytrzymaj, aby przeczytać, co to jest.
ui-help-undo-law = W swojej turze możesz cofać akcje, dopóki nic nie zostało odkryte. Co było wcześniej, cofa przycisk u góry, za zgodą pozostałych; boty się nie obrażą. Gdy nie ma już nic do wyboru, tura kończy się tak, jak wybierzesz w ustawieniach: na twój znak, po chwili albo od razu.
ui-help-keys = Klawisze
ui-help-move = od elementu do elementu
ui-help-choose = wybór; główna odpowiedź
ui-help-digits = odpowiedzi na pasku
ui-help-pass = odpowiedź, która coś marnuje
ui-help-undo = cofnięcie
ui-help-hint = podpowiedź
ui-help-do = zrób to, co radzi podpowiedź
ui-hint-do = Zrób to
ui-hint-close = Schowaj podpowiedź
ui-help-rules = zasady
ui-help-replay = krok w powtórce
ui-help-play = odtwarzaj ją albo zatrzymaj
ui-help-help = ta pomoc

## Ustawienia

ui-settings = Ustawienia
ui-language = Język
ui-theme = Motyw
ui-theme-light = Jasny
ui-theme-system = Jak w systemie
ui-theme-dark = Ciemny

## Ustawienia @later

ui-motion = Animacje
ui-motion-normal = Zwykłe
ui-motion-fast = Szybkie
ui-motion-off = Wyłączone
ui-pace = Ruchy innych
ui-pace-help = Jak długo widać każdy, zanim przyjdzie następny
ui-pace-calm = Spokojnie
ui-pace-brisk = Żwawo
ui-pace-now = Od razu
ui-sound-offer = Dźwięki stołu?
ui-sound-kind = Ciche drewno, papier i monety.
ui-sound-yes = Włącz
ui-sound-no = Nie, dziękuję
ui-end-turn = Koniec mojej tury
ui-end-turn-help = Gdy nie ma już nic do wyboru
ui-end-turn-ask = Pytaj mnie
ui-end-turn-moment = Po chwili
ui-end-turn-now = Od razu
ui-everything = Oczywiste odpowiedzi
ui-everything-help = Gdy każdy odpowiada tak samo; cofnięcie przywraca pytanie
ui-everything-off = Odpowiadaj za mnie
ui-everything-on = Pytaj o wszystko
ui-windows = Między turami
ui-windows-help = Gdy zasady pozwalają działać poza swoją turą
ui-windows-pass = Nie pytaj
ui-windows-ask = Pytaj mnie
ui-hand-over = Wspólny ekran
ui-hand-over-help = Kiedy zasłaniać stół między graczami
ui-hand-over-secrets = Gdy są tajemnice
ui-hand-over-always = Zawsze
ui-hand-over-never = Nigdy
ui-rule-numbers = Numery zasad
ui-rule-numbers-help = W objaśnieniach, punktacji i zasadach
ui-rule-numbers-hide = Ukryte
ui-rule-numbers-show = Widoczne

## Podziękowania

ui-credits = Podziękowania

## Podziękowania @later

ui-credits-ratusz = Ratusz to wolne oprogramowanie na licencji MIT. Zasady, plansze i rysunki powstały dla niego.
ui-credits-icons = Znaki towarów i elementów: { $authors } i pozostali autorzy
ui-credits-fonts = Kroje Alegreya i Alegreya Sans: Juan Pablo del Peral,
ui-credits-games = Gry należą do swoich autorów i wydawców. Niczego, co wydrukowano, nie skopiowano; warto kupić pudełka.

## Co poszło nie tak

ui-stale = Stół zmienił się w międzyczasie. Spójrz jeszcze raz.
ui-too-late = Serwer został zaktualizowany i twojego ostatniego ruchu nie można już było wykonać. Spójrz jeszcze raz.
ui-refused-offline = Nie można połączyć się z serwerem.
ui-refused-illegal = Teraz nie można tego zrobić.
ui-refused-too_fast = Za szybko. Poczekaj chwilę.
ui-refused-too_many_tables = Stołów jest już za dużo.
ui-refused-too_large = To za dużo naraz.
ui-refused-no_such_table = Nie ma takiego stołu.
ui-refused-no_such_link = Ten link niczego nie otwiera.
ui-refused-link_over = Ten link został już użyty albo stracił ważność. Utwórz nowy na poprzednim urządzeniu.
ui-refused-no_such_game = Nie ma tu takiej gry.
ui-refused-seat_taken = To miejsce zajął już ktoś inny.
ui-refused-seated = Masz przy tym stole inne miejsce, a ten link jest dla kogoś innego.
ui-refused-seat_full = To miejsce zajmuje już zbyt wiele przeglądarek.
ui-refused-stand_in = Na tym miejscu gra bot. Najpierw wróć na miejsce.
ui-refused-still_here = Ta osoba jest nadal przy stole, może zaraz wrócić albo nie ma teraz nic do decydowania.
ui-refused-not_your_seat = To nie twoje miejsce.
ui-refused-not_your_table = Stół może usunąć tylko ten, kto go nakrył.
ui-refused-not_alone = Przy tym stole gra też ktoś inny, więc możesz go tylko opuścić.
ui-refused-not_over = Partia jeszcze trwa.
ui-refused-nothing_asked = Nikt już nie czeka na twoją zgodę.
ui-refused-nothing_to_decide = Teraz nie ma o czym decydować.
ui-refused-busy = Podpowiedź jest już w drodze, w innym oknie.
ui-refused-hints_full = Zbyt wiele osób czeka na podpowiedź. Spróbuj za chwilę.
ui-refused-no_hint = Teraz nie ma podpowiedzi.
ui-refused-too_late = Stół zmienił się w międzyczasie: poproś o podpowiedź jeszcze raz.
ui-refused-table_full = Przy tym stole jest już za dużo widzów.
ui-refused-internal = Coś poszło nie tak na serwerze. Nic się nie zmieniło.
ui-refused-who_twice = Ta sama osoba może zająć przy stole tylko jedno miejsce.
ui-refused-hall_full = Jest tu teraz za dużo osób. Spróbuj później.
ui-refused-store_unreachable = Serwer nie ma teraz połączenia z bazą danych i nic się nie zmieniło. Spróbuj za chwilę.
ui-refused-store_full = Nie można teraz niczego zapisać i nic się nie zmieniło. Spróbuj później.
ui-refused-other_rules = Tę partię rozegrano według zasad, których ten serwer nie zna, więc nie można jej otworzyć.
ui-refused-over = Partia jest skończona.
ui-refused-too_long = Zapis tej partii jest już zbyt długi, by grać dalej.
ui-refused-wish_pending = Ktoś inny czeka już na odpowiedź w sprawie cofnięcia.
ui-refused-said_no = Pozostali właśnie odmówili. Graj dalej albo zapytaj za jakiś czas.
ui-refused-chat_full = Ten stół usłyszał już dość: więcej wypowiedzi się nie zmieści.
ui-refused-no_record = W tym pliku nie ma zapisu partii.
ui-refused-not_first = Pozostałe może usunąć tylko ta przeglądarka, która zajęła miejsce jako pierwsza.
