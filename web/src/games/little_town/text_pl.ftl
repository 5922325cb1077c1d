### Co o Little Town mówi tylko przeglądarka.

option-board-side_a = Strona A
option-board-side_b = Strona B
option-market-random = Losowy
option-market-beginner = Na pierwszą grę
option-market-member = { $member-effect }

terrain-forest = Las
terrain-mountain = Góry
terrain-lake = Jezioro

## Płytki i karty

objective-text = { $objective-text }
about-tile = Koszt: { $cost }. Od razu { points }. { $effect }.
about-building = { $tile } na polu { $square }
about-owner = Właściciel: { $player }.
about-rent = Skorzystanie kosztuje cię { coins.accusative } czynszu.
about-later = Przy takim mieście na koniec { points }.

## Ile kosztuje i co daje odpowiedź

place-gathers = Do zebrania: { $goods }.
place-uses = Skorzystasz z budynków: { $buildings }.
place-not-now = Teraz nie skorzystasz: { $buildings }.
place-use =
    { $rent ->
        [0] { $tile }
       *[other] { $tile } (czynsz { $rent })
    }
place-nothing = Tu nie ma czego zebrać ani z czego skorzystać.
preview-rent = Czynsz: { coins } ({ $player }).
preview-pays = Płacisz: { $goods }.
preview-gets = Dostajesz: { $goods }.
question-build-where = { $player }: gdzie stawiasz { $tile-accusative }?
answer-keep = Dalej
answer-done = Gotowe

## Mały panel

panel-pay-use = { $tile }: jak płacisz?
panel-pay-cost = { $tile }: jak płacisz?
panel-pay-help = Zamiast kostki możesz oddać { coins.accusative }.
panel-due = Do zapłacenia:
panel-give = Które dwie kostki oddajesz?
panel-take = Które dwie za nie bierzesz?
panel-feed =
    { $workers ->
        [one] { $workers } głodny robotnik
        [few] { $workers } głodnych robotników
       *[many] { $workers } głodnych robotników
    }
panel-feed-choose = Co jedzą?
panel-feed-short = Jedzenia nie wystarczy. Każdy głodny kosztuje { points }; posiłek można kupić za { coins.accusative }.
panel-lost = straty
panel-place = Postaw robotnika
panel-build = Buduj tutaj

## Stół

board-town = Miasteczko
board-place = Postaw robotnika na polu { $square }.
board-build-here = Zbuduj na polu { $square }: { $tile }
board-use =
    { $rent ->
        [0] Skorzystaj: { $tile } na polu { $square }, budynek własny.
       *[other] Skorzystaj: { $tile } na polu { $square }, czynsz: { coins }.
    }
board-gather = Zbierz z pola { $square }: { $good }
board-building-of = { $tile } na polu { $square }, właściciel: { $player }
board-worker-of = Robotnik na polu { $square }, gracz: { $player }
board-market = Targ
board-market-hint = robotnik buduje jedną z tych płytek
board-empty-place = puste miejsce
board-build = Zbuduj { $tile-accusative }
board-track = Punkty
board-track-rule = Punkty zdobyte w partii. Kto dojdzie do 60, bierze żeton i idzie dalej od początku; na końcu dochodzą Zamek, Strażnica i 1 punkt za każde 3 monety.
board-track-seat = { $player }: { points }
standing = Punkty na torze. Gdyby partia skończyła się teraz, z Zamkiem, Strażnicą i monetami: { points }.
board-round = Runda { $round } z { $rounds }
board-round-rule = Runda kończy się, gdy stoją wszyscy robotnicy. Potem działają budynki specjalne i każdy robotnik je.
board-site = Plac budowy
board-site-rule = Robotnicy, którzy budują, stoją tu do końca rundy. Miejsca wystarczy dla wszystkich.
board-site-empty = nikogo
board-site-seat = { $player }: { $workers }
board-supply = Rezerwa
board-supply-rule = Czego nie ma w rezerwie, tego nie można wziąć. To, co zapłacone, od razu tu wraca.
board-first-player = Pierwszy gracz
board-first-player-rule = Zaczyna tę rundę. Po każdej rundzie znacznik wędruje w lewo.
board-workers-left =
    { $workers ->
        [0] W tej rundzie nie ma już robotników
        [one] { $workers } robotnik do końca rundy
        [few] { $workers } robotnicy do końca rundy
       *[many] { $workers } robotników do końca rundy
    }
board-houses-left =
    { $houses ->
        [0] Nie ma już domków do budowy
        [one] { $houses } domek do budowy
        [few] { $houses } domki do budowy
       *[many] { $houses } domków do budowy
    }
board-cards =
    { $cards ->
        [0] Żadnych ukrytych celów
        [one] { $cards } ukryty cel
        [few] { $cards } ukryte cele
       *[many] { $cards } ukrytych celów
    }
board-my-goods = Moje zasoby
board-my-objectives = Moje cele
board-coins-rule = 3 monety zastępują dowolną kostkę przy płaceniu. Na koniec każde 3 monety to punkt.
board-cube-rule = Kostkami płaci się za budynki i za ich działanie.
board-points-rule = Punkty zdobyte dotąd, bez tych z końca gry.
board-food = Jedzenie
board-food-rule = Na koniec rundy każdy twój robotnik zjada rybę albo zboże. Każdy głodny kosztuje 3 punkty.
board-hungry =
    { $missing ->
        [one] brakuje { $missing } posiłku
       *[other] brakuje { $missing } posiłków
    }
board-fed = jedzenia wystarczy
board-show = Pokaż
board-finished = Zrealizowane
board-summary = { points }, { coins }; drewno: { $wood }, kamień: { $stone }, ryby: { $fish }, zboże: { $wheat }; robotnicy: { $workers }, domki: { $houses }, ukryte cele: { $cards }

## Pierwsza tura z przewodnikiem

guide-aim = Witaj w Little Town! Przez cztery rundy wszyscy stawiają w tej dolinie robotników, zbierają zasoby i budują miasteczko. Wygrywa, kto na koniec ma najwięcej punktów.
guide-gather = Robotnik zbiera ze wszystkich ośmiu pól wokół siebie: drewno z lasów, kamień z gór, ryby z jezior. Rysunek na dwóch polach daje dwa razy.
guide-place = Wskaż puste pole, żeby zobaczyć, co dostałby tam robotnik, i postaw pierwszego tam, gdzie zbierze dwie albo trzy kostki. Na ekranie dotykowym dotknij pola, a potem jeszcze raz.
guide-goods = Zebrane kostki są już twoje. Gdyby obok stały budynki, robotnik mógłby skorzystać z każdego z nich raz: wtedy świecą się na planszy.
guide-end = Ten robotnik nic więcej nie zrobi. Zakończ turę; do tej chwili wszystko możesz cofnąć. Później tura sama skończy się po chwili.
guide-market = Zamiast zbierać, robotnik może budować: wybierz płytkę na targu, a potem puste pole. Nad płytką widać koszt i punkty, które daje od razu, a pod nią, co robi dla robotników obok.
guide-rent = Na tym, co zbudujesz, stoi twój domek. Z własnych budynków korzystasz za darmo, a gdy robią to inni, płacą ci monetę. Ty płacisz monetę za korzystanie z cudzych.
guide-objectives = To są twoje tajne cele. Gdy któryś się spełni, zaczyna świecić i możesz go pokazać, żeby dostać punkty. Nikt inny nie widzi twoich kart, zanim je pokażesz.
guide-food = Gdy stoją już wszyscy robotnicy, runda się kończy i każdy z nich zjada rybę albo zboże. Każdy głodny kosztuje 3 punkty, więc warto o tym pamiętać.
guide-score = Tor pokazuje punkty zdobyte dotąd. Po czwartej rundzie dochodzą do nich Zamek, Strażnica i po 1 punkcie za każde 3 monety. Miłego budowania!

## W przebiegu gry

log-cubes_gathered = { $player } zbiera { $list }.
log-cubes_gathered-item = { $got_wood ->
        [0] {""}
        [one] { $got_wood } drewno
       *[other] { $got_wood } drewna
    } · { $got_stone ->
        [0] {""}
        [one] { $got_stone } kamień
        [few] { $got_stone } kamienie
       *[many] { $got_stone } kamieni
    } · { $got_fish ->
        [0] {""}
        [one] { $got_fish } rybę
        [few] { $got_fish } ryby
       *[many] { $got_fish } ryb
    }

## Sceny @later

scene-feeding =
    { $who ->
        [me] { $unfed ->
            [0] Wszyscy twoi robotnicy są najedzeni
            [one] Jeden twój robotnik głoduje: −{ points }
            [few] { $unfed } twoi robotnicy głodują: −{ points }
           *[many] { $unfed } twoich robotników głoduje: −{ points }
        }
       *[watch] Robotnicy siadają do stołu
    }
scene-objective =
    { $who ->
        [me] Pokazujesz cel „{ $objective }”: { points }
       *[other] { $player } pokazuje cel „{ $objective }”: { points }
    }
scene-last =
    { $who ->
        [me] Ostatnia runda: zaczynasz ją ty
       *[other] Ostatnia runda; zaczyna { $player }
    }
