### To, co o Budowniczych mówi tylko przeglądarka.

## Ilości

amount-stone =
    { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[other] { $n } kamieni
    }
amount-wood =
    { $n ->
        [one] { $n } drewno
       *[other] { $n } drewna
    }
amount-knowledge =
    { $n ->
        [one] { $n } wiedza
       *[other] { $n } wiedzy
    }
amount-tile =
    { $n ->
        [one] { $n } dachówka
        [few] { $n } dachówki
       *[other] { $n } dachówek
    }

## Karty i budowy

about-building = Wymaga: { $needs }. Po ukończeniu: { coins } i { points }.
about-machine = Wymaga: { $needs }. Po ukończeniu: { points } i maszyna, która pracuje bez płacy; wytwarza: { $makes }.
about-worker = Wytwarza: { $makes }. Każde wysłanie kosztuje { coins.accusative }.
about-machine-worker = Wytwarza: { $makes }. Wysłanie nie kosztuje monet.
about-site = { $workers ->
        [0] Nikt tu jeszcze nie pracuje.
        [one] { $workers } robotnik na budowie.
       *[other] { $workers } robotników na budowie.
    } Brakuje: { $missing }. Następny robotnik kosztuje { actions.accusative }.

## Ile kosztuje i co daje odpowiedź

preview-actions = { actions }.
preview-wage = Każde wysłanie kosztuje { coins.accusative }.
preview-price = { actions } i { coins }.
preview-take = { coins } za { actions.accusative }.
preview-buy = Jeszcze 1 akcja za { coins.accusative }.
preview-finishes = Ukończone: +{ coins }, +{ points }.
preview-finishes-machine = Ukończone: +{ points } i maszyna, która pracuje bez płacy; wytwarza: { $makes }.
preview-missing = Potem brakuje: { $missing }.
preview-useless = Nie daje niczego, czego tam brakuje.
preview-left = Zostaje: { actions }, { coins }.

## Stół

board-buildings = Budynki
board-buildings-hint = weź jeden, by zacząć budowę · 1 akcja
board-workers = Robotnicy
board-workers-hint = najmij · 1 akcja, bez monet
board-deck-buildings = { $deck ->
        [0] Talia budynków jest pusta.
        [one] Talia budynków: { $deck } karta. Na wierzchu: { $next }.
        [few] Talia budynków: { $deck } karty. Na wierzchu: { $next }.
       *[other] Talia budynków: { $deck } kart. Na wierzchu: { $next }.
    }
board-deck-buildings-rule = Karta z wierzchu jako następna trafi do rzędu; nie można jej wziąć prosto z talii.
board-deck-workers = { $deck ->
        [0] Talia robotników jest pusta.
        [one] Talia robotników: { $deck } zakryta karta.
        [few] Talia robotników: { $deck } zakryte karty.
       *[other] Talia robotników: { $deck } zakrytych kart.
    }
board-next = następny
board-empty-place = puste miejsce
board-row-empty = Wszystkie karty zostały wzięte.
board-track = Punkty z ukończonych kart. Kto zakończy turę, mając ich { $points }, sprawia, że ta runda jest ostatnia. Monety się do tego nie liczą.
board-track-counts = punkty z ukończonych kart, bez monet
board-track-last = Trwa ostatnia runda.
board-track-seat = { $player }: { points }
standing = Punkty z ukończonych kart: tylko one liczą się do { $end }, które kończą partię. Razem z monetami: { points }.
board-yard-mine = Moje budowy
board-yard-open = Pokaż więcej: { $player }
board-yard-close = Pokaż mniej: { $player }
board-first-player = Pierwszy gracz
board-first-player-rule = Rozpoczyna każdą rundę; ostatnia kończy się, zanim znów przyszłaby jego kolej.
board-no-sites-mine = Nie masz teraz żadnej budowy. Weź budynek z rzędu, by ją rozpocząć.
board-no-sites-left = Brak budów i brak budynków, by jakąś rozpocząć.
board-no-sites = brak budów
board-missing = brakuje { $n }
board-price = Następny robotnik na tej budowie kosztuje w tej turze { actions.accusative }.
board-finished = Ukończone
board-free-workers = Wolni robotnicy
board-no-free-workers = Brak wolnych robotników. Najmij kogoś albo ukończ budowę, by zwolnić tych, którzy na niej pracują.
board-choose-site = { $worker }: teraz wskaż budowę
board-choose-worker = { $building }: teraz wskaż robotnika
board-cancel = Anuluj
board-actions = Akcje
board-actions-left = { $actions ->
        [one] została { actions }
        [few] zostały { actions }
       *[other] zostało { actions }
    }
board-coins = Monety
board-bank = Bank
board-bank-take = Weź { coins.accusative } za { actions.accusative }
board-bank-rule = Monety za jedną akcję: { $for1 }, za dwie naraz: { $for2 }, za trzy naraz: { $for3 }.
board-buy = Dokup akcję za { coins.accusative }
board-buy-rule = Ile razy chcesz, w dowolnej chwili swojej tury.
board-actions-rule = Trzy akcje w każdej turze. Trzeba wydać wszystkie.
board-coins-rule = Na koniec każde pełne { $coins } monet to punkt. Do 17 punktów, które kończą partię, monety się nie liczą.
board-start = Rozpocznij budowę: { $building }
board-hire = Najmij: { $worker }
board-send-here = Wyślij: { $worker }, budowa: { $building }
board-pick-worker = Wyślij: { $worker }
board-pick-site = Wyślij kogoś na budowę: { $building }
board-summary = { coins }, { points }, wolni robotnicy: { $workers }, budowy: { $sites }

## Prowadzona pierwsza tura

guide-aim = Witaj na placu budowy! Punkty dają ukończone budynki i maszyny. Gdy ktoś zakończy turę, mając na kartach 17 punktów, ta runda jest ostatnia. Monety do tych 17 się nie liczą, ale na sam koniec każde 10 monet to jeszcze punkt. Wygrywa najwyższa suma.
guide-rows = Tu leżą budynki i robotnicy, których może wziąć każdy. Pod budynkiem widać, czego wymaga, od góry: kamień, drewno, wiedza i dachówki, a każdy zasób ma własny kształt i kolor. Tarcza pokazuje punkty, a moneta to, co dostaniesz po ukończeniu.
guide-start = Masz trzy akcje na turę: to drewniane kołki. Wydaj pierwszą: kliknij budynek, aby rozpocząć jego budowę. Na początek najlepszy jest mały.
guide-site = Oto twoja budowa. Pustych symboli jeszcze brakuje, pełne przynieśli robotnicy. Im więcej pełnych, tym wyżej rośnie budynek.
guide-send = Twój uczeń jest gotowy. Kliknij robotnika, a potem budowę. Każde wysłanie kosztuje jedną akcję i tyle monet, ile widać przy robotniku. Robotnik zostaje do ukończenia budowy; potem znów jest wolny.
guide-price = Spójrz na kołki przy budowie: pierwszy robotnik wysłany tam w tej turze kosztuje jedną akcję, drugi dwie, trzeci trzy. W następnej turze liczy się znów od jednej.
guide-finish = Gdy niczego już nie brakuje, budynek stoi: dostajesz jego punkty i monety, a robotnicy znów są wolni. Maszyna daje punkty i zostaje z tobą jako robotnik, któremu nie trzeba płacić.
guide-hire = Jeden uczeń nie wystarczy. Kliknij robotnika w rzędzie, żeby go nająć: jedna akcja, bez monet. Szukaj kogoś, kto wytwarza to, czego brakuje na twojej budowie.
guide-coins = Brakuje monet? Bank daje 1, 3 lub 6 monet za jedną, dwie lub trzy akcje naraz. A za 5 monet możesz dokupić akcję, ile razy chcesz.
guide-end = Gdy wydasz wszystkie akcje, tura się kończy. Do tej chwili możesz cofnąć wszystko, co nie odkryło nowej karty. Powodzenia!

## W przebiegu gry

log-building_finished = { $player } kończy budowę: { reward }.
log-machine_finished = { $player } kończy budowę: { points }, a maszyna pracuje bez płacy.
log-end_triggered = To ostatnia runda: { $player } ma { points } z kart.
log-building_revealed = Nowy budynek: { $building-full }.
log-worker_revealed = Nowy robotnik: { $worker-full }.

## Sceny @later

worth =
    { $points ->
        [0] { coins }
       *[other] { points }
    }
scene-finished =
    { $who ->
        [me] Kończysz { $building-accusative }: { worth }
       *[other] { $player } kończy { $building-accusative }: { worth }
    }
scene-machine =
    { $who ->
        [me] { $machine } pracuje dla ciebie: { points }
       *[other] { $player } kończy { $machine-accusative }: { points }
    }
scene-last =
    { $who ->
        [me] Masz { points }: to ostatnia runda
       *[other] Ostatnia runda: { $player } ma { points }
    }
