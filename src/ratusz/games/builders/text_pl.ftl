### Budowniczowie: Średniowiecze po polsku.
###
### An argument that is the id of a card or resource arrives as its name, and once more for each form of that name:
### $building is "Kaplica", $building-genitive is "Kaplicy". The arguments of an action are $first and $second.

game-name = Budowniczowie: Średniowiecze
game-description = Najmuj robotników, wysyłaj ich na swoje budowy i zdobądź najwięcej punktów. Gdy ktoś ma 17 punktów z ukończonych kart, runda jest ostatnia; monety do tych 17 się nie liczą.
game-tie-breaks = Przy równym wyniku decydują punkty z kart, potem monety; jeśli i one są równe, miejsce jest wspólne.

option-round_cap = po tylu rundach partia kończy się bez rankingu

## Ilości

coins =
    { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
    .accusative =
        { $coins ->
            [one] { $coins } monetę
            [few] { $coins } monety
           *[many] { $coins } monet
        }
actions =
    { $actions ->
        [one] { $actions } akcja
        [few] { $actions } akcje
       *[many] { $actions } akcji
    }
    .accusative =
        { $actions ->
            [one] { $actions } akcję
            [few] { $actions } akcje
           *[many] { $actions } akcji
        }

-stone =
    { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[many] { $n } kamieni
    }
-wood =
    { $n ->
        [one] { $n } drewno
       *[other] { $n } drewna
    }
-knowledge =
    { $n ->
        [one] { $n } wiedza
       *[other] { $n } wiedzy
    }
-tile =
    { $n ->
        [one] { $n } dachówka
        [few] { $n } dachówki
       *[many] { $n } dachówek
    }

-apprentice =
    { $case ->
       *[nominative] Uczeń
        [genitive] Ucznia
        [accusative] Ucznia
    }
-laborer =
    { $case ->
       *[nominative] Czeladnik
        [genitive] Czeladnika
        [accusative] Czeladnika
    }
-craftsman =
    { $case ->
       *[nominative] Rzemieślnik
        [genitive] Rzemieślnika
        [accusative] Rzemieślnika
    }
-master =
    { $case ->
       *[nominative] Mistrz
        [genitive] Mistrza
        [accusative] Mistrza
    }

# What a finished building is worth; nobody is told of 0 points.
reward =
    { $points ->
        [0] { coins }
       *[other] { points } i { coins }
    }

## Co się dzieje

event-construction_started = { $player } rozpoczyna budowę { $building-genitive }.
event-building_revealed = W rzędzie budynków pojawia się { $building-full }.
event-worker_hired = { $player } najmuje { $worker-accusative }.
event-worker_revealed = W rzędzie robotników pojawia się { $worker-full }.
event-worker_sent = { $player } wysyła { $worker-accusative } na budowę { $building-genitive }: { actions }{ $coins ->
        [0] {""}
       *[other] {", "}{ coins }
    }.
event-building_finished = { $player } kończy { $building-accusative }: { reward }.
event-machine_finished = { $player } kończy { $machine-accusative }: { points }, a maszyna pracuje bez płacy.
event-coins_taken = { $player } bierze { coins.accusative } za { actions.accusative }.
event-action_bought = { $player } kupuje akcję za { coins.accusative }.
event-end_triggered = { $player } ma { points } z kart: to ostatnia runda.

## Co można zrobić

question-turn =
    { $actions_left ->
        [0] { $player }: wszystkie akcje wydane. Kończysz turę czy dokupujesz akcję?
        [one] { $player }: została { $actions_left } akcja. Co robisz?
        [few] { $player }: zostały { $actions_left } akcje. Co robisz?
       *[many] { $player }: zostało { $actions_left } akcji. Co robisz?
    }

action-start_construction = rozpocznij budowę { $first-genitive }
action-hire = najmij { $first-accusative }
action-send = wyślij { $first-accusative } na budowę { $second-genitive }
action-take_coins =
    { $first ->
        [one] weź monety za { $first } akcję
        [few] weź monety za { $first } akcje
       *[many] weź monety za { $first } akcji
    }
action-buy_action = dokup akcję

group-send = Wyślij robotnika
group-start_construction = Rozpocznij budowę
group-hire = Najmij robotnika
group-other = Monety i akcje

choice-send = { $worker-full } na budowę { $building-genitive }: { $outcome ->
        [finishes] kończy ją
        [useless] nic nie wnosi
       *[helps] zabraknie { $missing }
    }
choice-take_coins = weź monety
choice-buy_action = dokup akcję

## Czego nie można teraz zrobić

closed-no_actions = Wszystkie akcje są wydane.
closed-actions_left = Najpierw trzeba wydać wszystkie akcje. Zostało: { actions }.
closed-action_price = Kolejna akcja kosztuje { coins.accusative }.
closed-taking = Za mało akcji. Zostało: { actions }.
closed-sending = Następny robotnik na tej budowie kosztuje w tej turze { actions.accusative }.
closed-wage = Wysłanie tego robotnika kosztuje { coins.accusative }.
closed-when-end_turn = Turę kończy się po wydaniu wszystkich akcji.
closed-when-start_construction = Budowę można zacząć tylko z rzędu budynków.
closed-when-hire = Nająć można tylko robotników z rzędu.
closed-when-send = Wysłać można tylko własnego wolnego robotnika i tylko na własną nieukończoną budowę.
closed-when-take_coins = Monety bierze się za jedną do trzech pozostałych akcji.
closed-when-buy_action = Akcje kupuje się we własnej turze.

costly-useless = Ten robotnik nie wniesie niczego, czego brakuje na tej budowie.

reason-end-turn = Wszystkie akcje są wydane, a monety przydadzą się później.
reason-buy-action = Jeszcze jedna akcja w tej turze jest warta swojej ceny.
reason-take-coins = Robotnikom płaci się za każde wysłanie: zbierz na to monety.
reason-start =
    { $coins ->
        [0] { $building-full }: { points }, a potem praca bez płacy.
       *[other] { $building-full } daje { reward }.
    }
reason-finish =
    { $coins ->
        [0] To kończy { $building-accusative }: { points } i praca bez płacy.
       *[other] To kończy { $building-accusative }: { reward }.
    }
reason-progress =
    { $resources ->
        [one] Budowa { $building-genitive } dostaje { $resources } potrzebny zasób
        [few] Budowa { $building-genitive } dostaje { $resources } potrzebne zasoby
       *[many] Budowa { $building-genitive } dostaje { $resources } potrzebnych zasobów
    }; potem zabraknie { $missing }.
reason-send = Nic lepszego nie da się teraz zrobić.
reason-hire-for =
    Na budowie { $building-genitive } { $resources ->
        [one] brakuje { $resources } zasobu, który wytwarza
       *[other] brakuje { $resources } zasobów, które wytwarza
    }.
reason-hire = Przyda się na następnych budowach; wysłanie kosztuje { coins.accusative }.

## Stół

full-name = { $card-full }
headline =
    Runda { $round } · gra { $player } · { $actions ->
        [one] została { actions }
        [few] zostały { actions }
       *[many] zostało { actions }
    }{ $last ->
        [true] {" · ostatnia runda"}
       *[false] {""}
    }
headline-over = Partia skończyła się po rundzie { $round }.
column-coins = Monety
column-points = Punkty
section-buildings = Rząd budynków
section-buildings-deck = w talii { $deck }, na wierzchu { $next-full }
section-workers = Rząd robotników
section-workers-deck = w talii { $deck }
section-empty-deck = talia jest pusta
section-seat = { $player }: { coins }, { points } z kart
note-machine = maszyna: po ukończeniu pracuje bez płacy i daje { $machine-produces }
note-site-workers = przy pracy: { $workers }
note-site-next = następny robotnik tutaj kosztuje { actions.accusative }
note-finished = ukończone: { $buildings }
note-finished-card = { $building } ({ $points })

score-buildings = Budynki
score-machines = Maszyny
score-coins = Monety, 1 za każde 10
detail-card = { $card } { $points }
tie-card_points = więcej punktów z kart
tie-coins = więcej monet

## Zasoby

resource-stone = Kamień
resource-wood = Drewno
resource-knowledge = Wiedza
resource-tile = Dachówka

## Karty

card-bower = Wiata
    .full = Wiata
    .genitive = Wiaty
    .accusative = Wiatę
card-wooden_shack = Drewniana chata
    .full = Drewniana chata
    .genitive = Drewnianej chaty
    .accusative = Drewnianą chatę
card-covered_bridge = Kryty most
    .full = Kryty most
    .genitive = Krytego mostu
    .accusative = Kryty most
card-treehouse = Domek na drzewie
    .full = Domek na drzewie
    .genitive = Domku na drzewie
    .accusative = Domek na drzewie
card-stone_bridge = Kamienny most
    .full = Kamienny most
    .genitive = Kamiennego mostu
    .accusative = Kamienny most
card-wash_house = Pralnia
    .full = Pralnia
    .genitive = Pralni
    .accusative = Pralnię
card-straw_hut = Słomiana chata
    .full = Słomiana chata
    .genitive = Słomianej chaty
    .accusative = Słomianą chatę
card-townhouse = Dom miejski
    .full = Dom miejski
    .genitive = Domu miejskiego
    .accusative = Dom miejski
card-cottage = Chata kryta strzechą
    .full = Chata kryta strzechą
    .genitive = Chaty krytej strzechą
    .accusative = Chatę krytą strzechą
card-rural_house = Dom wiejski
    .full = Dom wiejski
    .genitive = Domu wiejskiego
    .accusative = Dom wiejski
card-house = Domek
    .full = Domek
    .genitive = Domku
    .accusative = Domek
card-cowshed = Obora
    .full = Obora
    .genitive = Obory
    .accusative = Oborę
card-inn = Zajazd
    .full = Zajazd
    .genitive = Zajazdu
    .accusative = Zajazd
card-pigsty = Chlew
    .full = Chlew
    .genitive = Chlewu
    .accusative = Chlew
card-rural_relay = Wiejska stacja dyliżansów
    .full = Wiejska stacja dyliżansów
    .genitive = Wiejskiej stacji dyliżansów
    .accusative = Wiejską stację dyliżansów
card-grain_silo = Spichlerz
    .full = Spichlerz
    .genitive = Spichlerza
    .accusative = Spichlerz
card-stables = Stajnia
    .full = Stajnia
    .genitive = Stajni
    .accusative = Stajnię
card-forge = Kuźnia
    .full = Kuźnia
    .genitive = Kuźni
    .accusative = Kuźnię
card-windmill = Wiatrak
    .full = Wiatrak
    .genitive = Wiatraka
    .accusative = Wiatrak
card-watermill = Młyn wodny
    .full = Młyn wodny
    .genitive = Młyna wodnego
    .accusative = Młyn wodny
card-covered_market = Hala targowa
    .full = Hala targowa
    .genitive = Hali targowej
    .accusative = Halę targową
card-bourgeois_house = Dom mieszczański
    .full = Dom mieszczański
    .genitive = Domu mieszczańskiego
    .accusative = Dom mieszczański
card-post = Poczta
    .full = Poczta
    .genitive = Poczty
    .accusative = Pocztę
card-hotel = Hotel
    .full = Hotel
    .genitive = Hotelu
    .accusative = Hotel
card-tavern = Karczma
    .full = Karczma
    .genitive = Karczmy
    .accusative = Karczmę
card-farm = Gospodarstwo
    .full = Gospodarstwo
    .genitive = Gospodarstwa
    .accusative = Gospodarstwo
card-church = Kościół
    .full = Kościół
    .genitive = Kościoła
    .accusative = Kościół
card-watchtower = Wieża strażnicza
    .full = Wieża strażnicza
    .genitive = Wieży strażniczej
    .accusative = Wieżę strażniczą
card-abbey = Opactwo
    .full = Opactwo
    .genitive = Opactwa
    .accusative = Opactwo
card-cloister = Klasztor
    .full = Klasztor
    .genitive = Klasztoru
    .accusative = Klasztor
card-chapel = Kaplica
    .full = Kaplica
    .genitive = Kaplicy
    .accusative = Kaplicę
card-aqueduct = Akwedukt
    .full = Akwedukt
    .genitive = Akweduktu
    .accusative = Akwedukt
card-castle = Zamek
    .full = Zamek
    .genitive = Zamku
    .accusative = Zamek
card-cathedral = Katedra
    .full = Katedra
    .genitive = Katedry
    .accusative = Katedrę

card-crane_2 = Żuraw
    .full = Żuraw ({ -stone(n: 2) })
    .genitive = Żurawia ({ -stone(n: 2) })
    .accusative = Żuraw ({ -stone(n: 2) })
    .produces = { -stone(n: 2) }
card-circular_saw_2 = Piła tarczowa
    .full = Piła tarczowa ({ -wood(n: 2) })
    .genitive = Piły tarczowej ({ -wood(n: 2) })
    .accusative = Piłę tarczową ({ -wood(n: 2) })
    .produces = { -wood(n: 2) }
card-measuring_instrument_2 = Przyrząd pomiarowy
    .full = Przyrząd pomiarowy ({ -knowledge(n: 2) })
    .genitive = Przyrządu pomiarowego ({ -knowledge(n: 2) })
    .accusative = Przyrząd pomiarowy ({ -knowledge(n: 2) })
    .produces = { -knowledge(n: 2) }
card-tile_kiln_2 = Piec do dachówek
    .full = Piec do dachówek ({ -tile(n: 2) })
    .genitive = Pieca do dachówek ({ -tile(n: 2) })
    .accusative = Piec do dachówek ({ -tile(n: 2) })
    .produces = { -tile(n: 2) }
card-crane_3 = Żuraw
    .full = Żuraw ({ -stone(n: 3) })
    .genitive = Żurawia ({ -stone(n: 3) })
    .accusative = Żuraw ({ -stone(n: 3) })
    .produces = { -stone(n: 3) }
card-circular_saw_3 = Piła tarczowa
    .full = Piła tarczowa ({ -wood(n: 3) })
    .genitive = Piły tarczowej ({ -wood(n: 3) })
    .accusative = Piłę tarczową ({ -wood(n: 3) })
    .produces = { -wood(n: 3) }
card-measuring_instrument_3 = Przyrząd pomiarowy
    .full = Przyrząd pomiarowy ({ -knowledge(n: 3) })
    .genitive = Przyrządu pomiarowego ({ -knowledge(n: 3) })
    .accusative = Przyrząd pomiarowy ({ -knowledge(n: 3) })
    .produces = { -knowledge(n: 3) }
card-tile_kiln_3 = Piec do dachówek
    .full = Piec do dachówek ({ -tile(n: 3) })
    .genitive = Pieca do dachówek ({ -tile(n: 3) })
    .accusative = Piec do dachówek ({ -tile(n: 3) })
    .produces = { -tile(n: 3) }

card-apprentice_1010 = { -apprentice }
    .full = { -apprentice } ({ -stone(n: 1) }, { -knowledge(n: 1) })
    .genitive = { -apprentice(case: "genitive") } ({ -stone(n: 1) }, { -knowledge(n: 1) })
    .accusative = { -apprentice(case: "accusative") } ({ -stone(n: 1) }, { -knowledge(n: 1) })
card-apprentice_0110 = { -apprentice }
    .full = { -apprentice } ({ -wood(n: 1) }, { -knowledge(n: 1) })
    .genitive = { -apprentice(case: "genitive") } ({ -wood(n: 1) }, { -knowledge(n: 1) })
    .accusative = { -apprentice(case: "accusative") } ({ -wood(n: 1) }, { -knowledge(n: 1) })
card-apprentice_1001 = { -apprentice }
    .full = { -apprentice } ({ -stone(n: 1) }, { -tile(n: 1) })
    .genitive = { -apprentice(case: "genitive") } ({ -stone(n: 1) }, { -tile(n: 1) })
    .accusative = { -apprentice(case: "accusative") } ({ -stone(n: 1) }, { -tile(n: 1) })
card-apprentice_1100 = { -apprentice }
    .full = { -apprentice } ({ -stone(n: 1) }, { -wood(n: 1) })
    .genitive = { -apprentice(case: "genitive") } ({ -stone(n: 1) }, { -wood(n: 1) })
    .accusative = { -apprentice(case: "accusative") } ({ -stone(n: 1) }, { -wood(n: 1) })
card-apprentice_0011 = { -apprentice }
    .full = { -apprentice } ({ -knowledge(n: 1) }, { -tile(n: 1) })
    .genitive = { -apprentice(case: "genitive") } ({ -knowledge(n: 1) }, { -tile(n: 1) })
    .accusative = { -apprentice(case: "accusative") } ({ -knowledge(n: 1) }, { -tile(n: 1) })
card-apprentice_0101 = { -apprentice }
    .full = { -apprentice } ({ -wood(n: 1) }, { -tile(n: 1) })
    .genitive = { -apprentice(case: "genitive") } ({ -wood(n: 1) }, { -tile(n: 1) })
    .accusative = { -apprentice(case: "accusative") } ({ -wood(n: 1) }, { -tile(n: 1) })
card-laborer_0201 = { -laborer }
    .full = { -laborer } ({ -wood(n: 2) }, { -tile(n: 1) })
    .genitive = { -laborer(case: "genitive") } ({ -wood(n: 2) }, { -tile(n: 1) })
    .accusative = { -laborer(case: "accusative") } ({ -wood(n: 2) }, { -tile(n: 1) })
card-laborer_1020 = { -laborer }
    .full = { -laborer } ({ -stone(n: 1) }, { -knowledge(n: 2) })
    .genitive = { -laborer(case: "genitive") } ({ -stone(n: 1) }, { -knowledge(n: 2) })
    .accusative = { -laborer(case: "accusative") } ({ -stone(n: 1) }, { -knowledge(n: 2) })
card-laborer_0012 = { -laborer }
    .full = { -laborer } ({ -knowledge(n: 1) }, { -tile(n: 2) })
    .genitive = { -laborer(case: "genitive") } ({ -knowledge(n: 1) }, { -tile(n: 2) })
    .accusative = { -laborer(case: "accusative") } ({ -knowledge(n: 1) }, { -tile(n: 2) })
card-laborer_1200 = { -laborer }
    .full = { -laborer } ({ -stone(n: 1) }, { -wood(n: 2) })
    .genitive = { -laborer(case: "genitive") } ({ -stone(n: 1) }, { -wood(n: 2) })
    .accusative = { -laborer(case: "accusative") } ({ -stone(n: 1) }, { -wood(n: 2) })
card-laborer_0102 = { -laborer }
    .full = { -laborer } ({ -wood(n: 1) }, { -tile(n: 2) })
    .genitive = { -laborer(case: "genitive") } ({ -wood(n: 1) }, { -tile(n: 2) })
    .accusative = { -laborer(case: "accusative") } ({ -wood(n: 1) }, { -tile(n: 2) })
card-laborer_2001 = { -laborer }
    .full = { -laborer } ({ -stone(n: 2) }, { -tile(n: 1) })
    .genitive = { -laborer(case: "genitive") } ({ -stone(n: 2) }, { -tile(n: 1) })
    .accusative = { -laborer(case: "accusative") } ({ -stone(n: 2) }, { -tile(n: 1) })
card-laborer_1002 = { -laborer }
    .full = { -laborer } ({ -stone(n: 1) }, { -tile(n: 2) })
    .genitive = { -laborer(case: "genitive") } ({ -stone(n: 1) }, { -tile(n: 2) })
    .accusative = { -laborer(case: "accusative") } ({ -stone(n: 1) }, { -tile(n: 2) })
card-laborer_0210 = { -laborer }
    .full = { -laborer } ({ -wood(n: 2) }, { -knowledge(n: 1) })
    .genitive = { -laborer(case: "genitive") } ({ -wood(n: 2) }, { -knowledge(n: 1) })
    .accusative = { -laborer(case: "accusative") } ({ -wood(n: 2) }, { -knowledge(n: 1) })
card-laborer_0021 = { -laborer }
    .full = { -laborer } ({ -knowledge(n: 2) }, { -tile(n: 1) })
    .genitive = { -laborer(case: "genitive") } ({ -knowledge(n: 2) }, { -tile(n: 1) })
    .accusative = { -laborer(case: "accusative") } ({ -knowledge(n: 2) }, { -tile(n: 1) })
card-laborer_0120 = { -laborer }
    .full = { -laborer } ({ -wood(n: 1) }, { -knowledge(n: 2) })
    .genitive = { -laborer(case: "genitive") } ({ -wood(n: 1) }, { -knowledge(n: 2) })
    .accusative = { -laborer(case: "accusative") } ({ -wood(n: 1) }, { -knowledge(n: 2) })
card-laborer_2100 = { -laborer }
    .full = { -laborer } ({ -stone(n: 2) }, { -wood(n: 1) })
    .genitive = { -laborer(case: "genitive") } ({ -stone(n: 2) }, { -wood(n: 1) })
    .accusative = { -laborer(case: "accusative") } ({ -stone(n: 2) }, { -wood(n: 1) })
card-laborer_2010 = { -laborer }
    .full = { -laborer } ({ -stone(n: 2) }, { -knowledge(n: 1) })
    .genitive = { -laborer(case: "genitive") } ({ -stone(n: 2) }, { -knowledge(n: 1) })
    .accusative = { -laborer(case: "accusative") } ({ -stone(n: 2) }, { -knowledge(n: 1) })
card-craftsman_1111_a = { -craftsman }
    .full = { -craftsman } ({ -stone(n: 1) }, { -wood(n: 1) }, { -knowledge(n: 1) }, { -tile(n: 1) })
    .genitive = { -craftsman(case: "genitive") } ({ -stone(n: 1) }, { -wood(n: 1) }, { -knowledge(n: 1) }, { -tile(n: 1) })
    .accusative = { -craftsman(case: "accusative") } ({ -stone(n: 1) }, { -wood(n: 1) }, { -knowledge(n: 1) }, { -tile(n: 1) })
card-craftsman_3100 = { -craftsman }
    .full = { -craftsman } ({ -stone(n: 3) }, { -wood(n: 1) })
    .genitive = { -craftsman(case: "genitive") } ({ -stone(n: 3) }, { -wood(n: 1) })
    .accusative = { -craftsman(case: "accusative") } ({ -stone(n: 3) }, { -wood(n: 1) })
card-craftsman_0013 = { -craftsman }
    .full = { -craftsman } ({ -knowledge(n: 1) }, { -tile(n: 3) })
    .genitive = { -craftsman(case: "genitive") } ({ -knowledge(n: 1) }, { -tile(n: 3) })
    .accusative = { -craftsman(case: "accusative") } ({ -knowledge(n: 1) }, { -tile(n: 3) })
card-craftsman_0301 = { -craftsman }
    .full = { -craftsman } ({ -wood(n: 3) }, { -tile(n: 1) })
    .genitive = { -craftsman(case: "genitive") } ({ -wood(n: 3) }, { -tile(n: 1) })
    .accusative = { -craftsman(case: "accusative") } ({ -wood(n: 3) }, { -tile(n: 1) })
card-craftsman_2110 = { -craftsman }
    .full = { -craftsman } ({ -stone(n: 2) }, { -wood(n: 1) }, { -knowledge(n: 1) })
    .genitive = { -craftsman(case: "genitive") } ({ -stone(n: 2) }, { -wood(n: 1) }, { -knowledge(n: 1) })
    .accusative = { -craftsman(case: "accusative") } ({ -stone(n: 2) }, { -wood(n: 1) }, { -knowledge(n: 1) })
card-craftsman_1201 = { -craftsman }
    .full = { -craftsman } ({ -stone(n: 1) }, { -wood(n: 2) }, { -tile(n: 1) })
    .genitive = { -craftsman(case: "genitive") } ({ -stone(n: 1) }, { -wood(n: 2) }, { -tile(n: 1) })
    .accusative = { -craftsman(case: "accusative") } ({ -stone(n: 1) }, { -wood(n: 2) }, { -tile(n: 1) })
card-craftsman_2002 = { -craftsman }
    .full = { -craftsman } ({ -stone(n: 2) }, { -tile(n: 2) })
    .genitive = { -craftsman(case: "genitive") } ({ -stone(n: 2) }, { -tile(n: 2) })
    .accusative = { -craftsman(case: "accusative") } ({ -stone(n: 2) }, { -tile(n: 2) })
card-craftsman_2020 = { -craftsman }
    .full = { -craftsman } ({ -stone(n: 2) }, { -knowledge(n: 2) })
    .genitive = { -craftsman(case: "genitive") } ({ -stone(n: 2) }, { -knowledge(n: 2) })
    .accusative = { -craftsman(case: "accusative") } ({ -stone(n: 2) }, { -knowledge(n: 2) })
card-craftsman_1021 = { -craftsman }
    .full = { -craftsman } ({ -stone(n: 1) }, { -knowledge(n: 2) }, { -tile(n: 1) })
    .genitive = { -craftsman(case: "genitive") } ({ -stone(n: 1) }, { -knowledge(n: 2) }, { -tile(n: 1) })
    .accusative = { -craftsman(case: "accusative") } ({ -stone(n: 1) }, { -knowledge(n: 2) }, { -tile(n: 1) })
card-craftsman_0022 = { -craftsman }
    .full = { -craftsman } ({ -knowledge(n: 2) }, { -tile(n: 2) })
    .genitive = { -craftsman(case: "genitive") } ({ -knowledge(n: 2) }, { -tile(n: 2) })
    .accusative = { -craftsman(case: "accusative") } ({ -knowledge(n: 2) }, { -tile(n: 2) })
card-craftsman_2200 = { -craftsman }
    .full = { -craftsman } ({ -stone(n: 2) }, { -wood(n: 2) })
    .genitive = { -craftsman(case: "genitive") } ({ -stone(n: 2) }, { -wood(n: 2) })
    .accusative = { -craftsman(case: "accusative") } ({ -stone(n: 2) }, { -wood(n: 2) })
card-craftsman_1111_b = { -craftsman }
    .full = { -craftsman } ({ -stone(n: 1) }, { -wood(n: 1) }, { -knowledge(n: 1) }, { -tile(n: 1) })
    .genitive = { -craftsman(case: "genitive") } ({ -stone(n: 1) }, { -wood(n: 1) }, { -knowledge(n: 1) }, { -tile(n: 1) })
    .accusative = { -craftsman(case: "accusative") } ({ -stone(n: 1) }, { -wood(n: 1) }, { -knowledge(n: 1) }, { -tile(n: 1) })
card-craftsman_1030 = { -craftsman }
    .full = { -craftsman } ({ -stone(n: 1) }, { -knowledge(n: 3) })
    .genitive = { -craftsman(case: "genitive") } ({ -stone(n: 1) }, { -knowledge(n: 3) })
    .accusative = { -craftsman(case: "accusative") } ({ -stone(n: 1) }, { -knowledge(n: 3) })
card-craftsman_0220 = { -craftsman }
    .full = { -craftsman } ({ -wood(n: 2) }, { -knowledge(n: 2) })
    .genitive = { -craftsman(case: "genitive") } ({ -wood(n: 2) }, { -knowledge(n: 2) })
    .accusative = { -craftsman(case: "accusative") } ({ -wood(n: 2) }, { -knowledge(n: 2) })
card-craftsman_0112 = { -craftsman }
    .full = { -craftsman } ({ -wood(n: 1) }, { -knowledge(n: 1) }, { -tile(n: 2) })
    .genitive = { -craftsman(case: "genitive") } ({ -wood(n: 1) }, { -knowledge(n: 1) }, { -tile(n: 2) })
    .accusative = { -craftsman(case: "accusative") } ({ -wood(n: 1) }, { -knowledge(n: 1) }, { -tile(n: 2) })
card-craftsman_0202 = { -craftsman }
    .full = { -craftsman } ({ -wood(n: 2) }, { -tile(n: 2) })
    .genitive = { -craftsman(case: "genitive") } ({ -wood(n: 2) }, { -tile(n: 2) })
    .accusative = { -craftsman(case: "accusative") } ({ -wood(n: 2) }, { -tile(n: 2) })
card-master_3002 = { -master }
    .full = { -master } ({ -stone(n: 3) }, { -tile(n: 2) })
    .genitive = { -master(case: "genitive") } ({ -stone(n: 3) }, { -tile(n: 2) })
    .accusative = { -master(case: "accusative") } ({ -stone(n: 3) }, { -tile(n: 2) })
card-master_0023 = { -master }
    .full = { -master } ({ -knowledge(n: 2) }, { -tile(n: 3) })
    .genitive = { -master(case: "genitive") } ({ -knowledge(n: 2) }, { -tile(n: 3) })
    .accusative = { -master(case: "accusative") } ({ -knowledge(n: 2) }, { -tile(n: 3) })
card-master_0230 = { -master }
    .full = { -master } ({ -wood(n: 2) }, { -knowledge(n: 3) })
    .genitive = { -master(case: "genitive") } ({ -wood(n: 2) }, { -knowledge(n: 3) })
    .accusative = { -master(case: "accusative") } ({ -wood(n: 2) }, { -knowledge(n: 3) })
card-master_3200 = { -master }
    .full = { -master } ({ -stone(n: 3) }, { -wood(n: 2) })
    .genitive = { -master(case: "genitive") } ({ -stone(n: 3) }, { -wood(n: 2) })
    .accusative = { -master(case: "accusative") } ({ -stone(n: 3) }, { -wood(n: 2) })
card-master_0032 = { -master }
    .full = { -master } ({ -knowledge(n: 3) }, { -tile(n: 2) })
    .genitive = { -master(case: "genitive") } ({ -knowledge(n: 3) }, { -tile(n: 2) })
    .accusative = { -master(case: "accusative") } ({ -knowledge(n: 3) }, { -tile(n: 2) })
card-master_2003 = { -master }
    .full = { -master } ({ -stone(n: 2) }, { -tile(n: 3) })
    .genitive = { -master(case: "genitive") } ({ -stone(n: 2) }, { -tile(n: 3) })
    .accusative = { -master(case: "accusative") } ({ -stone(n: 2) }, { -tile(n: 3) })
card-master_2300 = { -master }
    .full = { -master } ({ -stone(n: 2) }, { -wood(n: 3) })
    .genitive = { -master(case: "genitive") } ({ -stone(n: 2) }, { -wood(n: 3) })
    .accusative = { -master(case: "accusative") } ({ -stone(n: 2) }, { -wood(n: 3) })
card-master_0320 = { -master }
    .full = { -master } ({ -wood(n: 3) }, { -knowledge(n: 2) })
    .genitive = { -master(case: "genitive") } ({ -wood(n: 3) }, { -knowledge(n: 2) })
    .accusative = { -master(case: "accusative") } ({ -wood(n: 3) }, { -knowledge(n: 2) })
