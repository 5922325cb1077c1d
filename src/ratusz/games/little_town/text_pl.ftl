### Little Town po polsku.
###
### An argument that is the id of a tile, an objective card, a square or a resource arrives as its name, and once more for
### each form of that name: $tile is "Piekarnia", $tile-genitive is "Piekarni". The arguments of an action are $first to $fourth.

game-name = Little Town
game-description = Stawiaj robotników, by zbierać zasoby wokół nich i korzystać z budynków, buduj własne i zdobądź najwięcej punktów po czterech rundach.
game-tie-breaks = Przy równym wyniku zwycięstwo jest wspólne.

option-board = strona planszy
option-market = dwanaście płytek na targu: losowe, te na pierwszą grę albo dwanaście wybranych
option-coins_may_feed = 3 monety mogą zastąpić brakujące jedzenie przy żywieniu robotników

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
wood =
    { $wood ->
        [one] { $wood } drewno
        [few] { $wood } drewna
       *[many] { $wood } drewna
    }
stone =
    { $stone ->
        [one] { $stone } kamień
        [few] { $stone } kamienie
       *[many] { $stone } kamieni
    }
fish =
    { $fish ->
        [one] { $fish } ryba
        [few] { $fish } ryby
       *[many] { $fish } ryb
    }
wheat =
    { $wheat ->
        [one] { $wheat } zboże
        [few] { $wheat } zboża
       *[many] { $wheat } zboża
    }
gathered = { $got_wood ->
        [0] {""}
        [one] {" "}+{ $got_wood } drewno
        [few] {" "}+{ $got_wood } drewna
       *[many] {" "}+{ $got_wood } drewna
    }{ $got_stone ->
        [0] {""}
        [one] {" "}+{ $got_stone } kamień
        [few] {" "}+{ $got_stone } kamienie
       *[many] {" "}+{ $got_stone } kamieni
    }{ $got_fish ->
        [0] {""}
        [one] {" "}+{ $got_fish } ryba
        [few] {" "}+{ $got_fish } ryby
       *[many] {" "}+{ $got_fish } ryb
    }
gained = { $got_wheat ->
        [0] {""}
        [one] {" "}+{ $got_wheat } zboże
        [few] {" "}+{ $got_wheat } zboża
       *[many] {" "}+{ $got_wheat } zboża
    }{ $got_coins ->
        [0] {""}
        [one] {" "}+{ $got_coins } moneta
        [few] {" "}+{ $got_coins } monety
       *[many] {" "}+{ $got_coins } monet
    }{ $got_points ->
        [0] {""}
        [one] {" "}+{ $got_points } punkt
        [few] {" "}+{ $got_points } punkty
       *[many] {" "}+{ $got_points } punktów
    }
won = { $got_points ->
        [0] {""}
        [one] {" "}+{ $got_points } punkt
        [few] {" "}+{ $got_points } punkty
       *[many] {" "}+{ $got_points } punktów
    }
paid = { $paid_wood ->
        [0] {""}
        [one] {" "}−{ $paid_wood } drewno
        [few] {" "}−{ $paid_wood } drewna
       *[many] {" "}−{ $paid_wood } drewna
    }{ $paid_stone ->
        [0] {""}
        [one] {" "}−{ $paid_stone } kamień
        [few] {" "}−{ $paid_stone } kamienie
       *[many] {" "}−{ $paid_stone } kamieni
    }{ $paid_fish ->
        [0] {""}
        [one] {" "}−{ $paid_fish } ryba
        [few] {" "}−{ $paid_fish } ryby
       *[many] {" "}−{ $paid_fish } ryb
    }{ $paid_wheat ->
        [0] {""}
        [one] {" "}−{ $paid_wheat } zboże
        [few] {" "}−{ $paid_wheat } zboża
       *[many] {" "}−{ $paid_wheat } zboża
    }{ $paid_coins ->
        [0] {""}
        [one] {" "}−{ $paid_coins } moneta
        [few] {" "}−{ $paid_coins } monety
       *[many] {" "}−{ $paid_coins } monet
    }{ $bought ->
        [0] {""}
        [one] {" "}({ $bought } kostka za monety)
        [few] {" "}({ $bought } kostki za monety)
       *[many] {" "}({ $bought } kostek za monety)
    }
food = { $fish ->
        [0] {""}
        [one] {" "}−{ $fish } ryba
        [few] {" "}−{ $fish } ryby
       *[many] {" "}−{ $fish } ryb
    }{ $wheat ->
        [0] {""}
        [one] {" "}−{ $wheat } zboże
        [few] {" "}−{ $wheat } zboża
       *[many] {" "}−{ $wheat } zboża
    }
food-bought =
    { $bought ->
        [0] {""}
        [one] {" "}({ $bought } posiłek za monety)
        [few] {" "}({ $bought } posiłki za monety)
       *[many] {" "}({ $bought } posiłków za monety)
    }

## Co się dzieje

event-round_began = Runda { $round }; zaczyna { $player }.
event-worker_placed = { $player } stawia robotnika na polu { $square }.
event-cubes_gathered = { $player } zbiera:{ gathered }.
event-building_used = { $player } korzysta { $tile-from } na polu { $square }:{ paid }{ gathered }{ gained }.
event-rent_paid = { $player } dostaje { coins.accusative } czynszu za { $tile-accusative }.
event-building_built = { $player } buduje { $tile-accusative } na polu { $square }:{ paid }{ won }.
event-objective_claimed = { $player } realizuje cel „{ $objective }”: { points }.
event-round_ended = Koniec rundy { $round }.
event-cathedral_scored =
    { $player } dostaje { points } za { $workers ->
        [one] { $workers } robotnika
       *[other] { $workers } robotników
    } wokół Katedry.
event-residence_acted = { $player }: Rezydencja na polu { $square } działa jak robotnik.
event-workers_fed =
    { $unfed ->
        [0] { $player } żywi wszystkich robotników:{ food }{ food-bought }.
        [one] { $player } zostawia bez jedzenia { $unfed } robotnika: −{ points }{ food }{ food-bought }.
       *[other] { $player } zostawia bez jedzenia { $unfed } robotników: −{ points }{ food }{ food-bought }.
    }
event-castle_scored = { $player } dostaje { points } za Zamek.
event-watchtower_scored = { $player } dostaje { points } za Strażnicę.
event-coins_scored =
    { $points ->
        [0] { $player } nie dostaje punktów za monety.
       *[other] { $player } dostaje { points } za { coins.accusative }.
    }
event-part_ended = { $player }: to wszystko.

## Co można zrobić

question-turn = { $player }: postaw robotnika albo coś zbuduj.
question-work = { $player }: z czego korzysta twój robotnik?
question-close = { $player }: masz zrealizowany cel. Pokazujesz go?
question-pay = { $player }: jak płacisz?
question-give = { $player }: które dwie kostki oddajesz w Sklepie?
question-take = { $player }: które dwie kostki bierzesz ze Sklepu?
question-pay_cost = { $player }: jak płacisz?
question-build_on = { $player }: gdzie budujesz?
question-window = { $player }: runda się kończy. Pokazujesz zrealizowany cel?
question-feed = { $player }: co jedzą twoi robotnicy?

action-place = postaw robotnika na polu { $first }
action-build = zbuduj { $first-accusative }
action-build_on = buduj na polu { $first }
action-gather = zbierz { $first-accusative }
action-use = skorzystaj z budynku na polu { $first }
action-give = oddaj: { $first }
action-take = weź: { $first }
action-buy =
    { $first ->
        [0] { $second ->
            [0] { $third ->
                [0] { $fourth ->
                    [0] zapłać własnymi kostkami
                   *[other] kup:{ bought-cubes }
                }
               *[other] kup:{ bought-cubes }
            }
           *[other] kup:{ bought-cubes }
        }
       *[other] kup:{ bought-cubes }
    }
bought-cubes = { $first ->
        [0] {""}
        [one] {" "}{ $first } drewno
        [few] {" "}{ $first } drewna
       *[many] {" "}{ $first } drewna
    }{ $second ->
        [0] {""}
        [one] {" "}{ $second } kamień
        [few] {" "}{ $second } kamienie
       *[many] {" "}{ $second } kamieni
    }{ $third ->
        [0] {""}
        [one] {" "}{ $third } ryba
        [few] {" "}{ $third } ryby
       *[many] {" "}{ $third } ryb
    }{ $fourth ->
        [0] {""}
        [one] {" "}{ $fourth } zboże
        [few] {" "}{ $fourth } zboża
       *[many] {" "}{ $fourth } zboża
    }
action-claim = pokaż cel „{ $first }”
action-feed =
    { $first ->
        [0] nakarm wszystkich zbożem
        [one] nakarm { $first } robotnika rybą, resztę zbożem
       *[other] nakarm { $first } robotników rybami, resztę zbożem
    }
action-buy_food =
    { $first ->
        [0] nie kupuj jedzenia
        [one] kup jedzenie dla { $first } robotnika
       *[other] kup jedzenie dla { $first } robotników
    }

group-claim = Pokaż zrealizowany cel
group-use = Skorzystaj z budynku
group-gather = Zbierz
group-place = Postaw robotnika
group-build = Buduj
group-build_on = Buduj na polu
group-pay = Zapłać
group-give = Oddaj w Sklepie
group-take = Weź ze Sklepu
group-feed = Wyżyw robotników
group-other = Dalej

choice-place = { $square }{ $offer ->
        [yes] {": "}{ $gets }
       *[no] {""}
    }
choice-use = { $tile } na polu { $square }{ $rent ->
        [0] {""}
       *[other] {", "}czynsz { $rent }
    }: { $tile-effect }
choice-build = { $tile }, { points }: { $tile-effect }
choice-claim = { $objective }
choice-close = dalej
offer-cubes = { gathered }
offer-building =
    { $rent ->
        [0] { $tile }
       *[other] { $tile } (czynsz { $rent })
    }

closed-houses = Nie masz już domku, więc nie możesz budować.
closed-coins = Ten budynek kosztuje { coins.accusative }.
closed-cubes =
    { $cubes ->
        [one] Brakuje { $cubes } kostki; dokupienie jej kosztuje { coins.accusative }.
       *[other] Brakuje { $cubes } kostek; dokupienie ich kosztuje { coins.accusative }.
    }
closed-supply = Brakujących kostek nie ma też w rezerwie.
closed-objective = Warunek nie jest teraz spełniony.
closed-used = Ten robotnik już z niego skorzystał.
closed-rent = To cudzy budynek: czynsz wynosi { coins.accusative }.
closed-input = Nie masz czym za to zapłacić.
closed-nothing = W rezerwie nie ma nic z tego, co daje.
closed-gathering = W rezerwie teraz tego nie ma.
closed-meals = Każdy kupiony posiłek kosztuje { coins.accusative } i musi leżeć w rezerwie.
closed-when-end_turn = Turę kończy się, gdy robotnik jest już na miejscu, a to, co zaczęte, dokończone.
closed-when-place = Robotnika stawia się na początku tury, na łące bez budynku i bez robotnika.
closed-when-build = Budowę zaczyna się na początku tury, wybierając jedną z płytek na targu.
closed-when-build_on = Opłacony budynek stawia się na łące bez budynku i bez robotnika.
closed-when-gather = Robotnik zbiera to, co leży wokół niego, z każdego pola raz, zanim tura się skończy.
closed-when-use = Robotnik korzysta z budynków na polach wokół siebie, z każdego raz.
closed-when-give = Dwie kostki oddaje się tylko w Sklepie i tylko takie, które masz albo możesz dokupić.
closed-when-take = Sklep daje dwie kostki innych rodzajów niż oddane, jeśli są w rezerwie.
closed-when-buy = Kostki kupuje się tylko przy płaceniu i tylko te, które trzeba zapłacić.
closed-when-claim = Pokazać można tylko własny cel, którego warunek jest spełniony.
closed-when-feed = Robotników karmi się na koniec rundy: każdego jedną rybą albo jednym zbożem, które masz.
closed-when-buy_food = Posiłki kupuje się tylko na koniec rundy, dla tych, dla których nic nie ma, i tylko jeśli pozwala na to opcja.

costly-claim = Masz zrealizowany cel, a później może być za późno, żeby go pokazać.
costly-use = Obok stoi twój budynek, z którego możesz skorzystać za darmo.

reason-end-turn = Ten robotnik zrobił już swoje.
reason-close-window = Graj dalej: cel możesz pokazać później.
reason-place-food =
    { $missing ->
        [one] Pole { $square } daje ryby, a { $missing } robotnik byłby głodny.
        [few] Pole { $square } daje ryby, a { $missing } robotnicy byliby głodni.
       *[many] Pole { $square } daje ryby, a { $missing } robotników byłoby głodnych.
    }
reason-place-buildings =
    { $cubes ->
        [0] Pole { $square } leży
       *[other] Pole { $square } daje zasoby ({ $cubes }) i leży
    } obok { $buildings ->
        [one] przydatnego budynku.
       *[other] { $buildings } przydatnych budynków.
    }
reason-place-cubes =
    { $cubes ->
        [one] Pole { $square } daje { $cubes } potrzebny zasób.
        [few] Pole { $square } daje { $cubes } potrzebne zasoby.
       *[many] Pole { $square } daje { $cubes } potrzebnych zasobów.
    }
reason-place = Stojąc na polu { $square }, robotnik zostawia lepsze pola na później.
reason-build = { $tile } od razu daje { points }.
reason-build-to-use =
    { $tile } od razu daje { points } za { $cubes ->
        [one] { $cubes } kostkę
        [few] { $cubes } kostki
       *[many] { $cubes } kostek
    }, a potem pracuje dla twoich robotników.
reason-build-for-later = Punkty na później. { $tile-effect }.
reason-build-on = Tu budynek nie zajmie pola, na którym chcą stać robotnicy.
reason-build-on-near-own =
    Robotnik obok pola { $square } skorzysta też z { $buildings ->
        [one] innego twojego budynku.
       *[other] { $buildings } innych twoich budynków.
    }
reason-build-on-terrain = Robotnicy obok pola { $square } będą też zbierać zasoby, a inni zapłacą tu czynsz.
reason-gather = Bierz, póki coś jest: rezerwa się kończy.
reason-use =
    { $coins ->
        [0] { $tile } to twój budynek, więc bez czynszu: { $tile-effect }.
       *[other] { $tile } zwraca czynsz z nawiązką: { $tile-effect }.
    }
reason-use-points =
    { $coins ->
        [0] { $tile } to twój budynek i daje { points }.
       *[other] { $tile } daje { points }, a to więcej, niż wart jest czynsz.
    }
reason-give = Bez tego się obejdziesz.
reason-take = Tego teraz najbardziej potrzebujesz.
reason-buy =
    { $bought ->
        [0] Własne kostki wystarczą, a monety to też punkty.
       *[other] Monety zastąpią to, czego brakuje, a zysk jest większy.
    }
reason-claim = Cel „{ $objective }” jest spełniony: weź { points }, później może już nie być.
reason-feed =
    { $fish ->
        [0] Oddaj zboże, a ryby zachowaj: bardziej się przydadzą.
       *[other] Oddaj te ryby, a zboże zachowaj: bardziej się przyda.
    }
reason-buy-food =
    { $bought ->
        [0] Zachowaj monety: są warte więcej niż punkty stracone przez głód.
       *[other] Głodny robotnik kosztuje { points }, a to więcej, niż warte są monety.
    }

## Stół

headline = Runda { $round } · decyduje { $player } · { $phase ->
        [turn] tura
        [window_1] cele przed budynkami specjalnymi
        [special_buildings] budynki specjalne
        [window_2] cele przed żywieniem
       *[feeding] żywienie
    }
headline-over = Partia skończyła się po rundzie { $round }.
section-board = Plansza
section-board-note = las ♣, góry ▲, jezioro ≈, robotnicy z numerem gracza
section-market = Targ
section-market-note =
    { $fields ->
        [0] Pól zboża już nie ma
        [one] zostało { $fields } Pole zboża
        [few] zostały { $fields } Pola zboża
       *[many] zostało { $fields } Pól zboża
    }
tile-effect = { $tile-effect }
section-supply = Rezerwa
section-seat = { $player }: { points }
label-houses = domki
label-workers = robotnicy
label-cards = cele
label-coins = monety
label-points = punkty
note-objectives = cele: { $objectives }
note-finished = zrealizowane: { $objectives }
objective-progress = { $objective } ({ $have }/{ $need }): { $objective-text }

score-buildings = Budynki
score-uses = Korzystanie z budynków
score-objectives = Cele
score-cathedral = Katedra
score-feeding = Niewyżywieni robotnicy
score-castle = Zamek
score-watchtower = Strażnica
score-coins = Monety, 1 za każde 3
detail-card = { $card } { $points }
detail-cards = { $count } × { $card } { $points }
detail-unfed =
    { $unfed ->
        [one] { $unfed } robotnik bez jedzenia
        [few] { $unfed } robotnicy bez jedzenia
       *[many] { $unfed } robotników bez jedzenia
    }

## Zasoby

resource-wood = Drewno
    .accusative = drewno
resource-stone = Kamień
    .accusative = kamień
resource-fish = Ryby
    .accusative = rybę
resource-wheat = Zboże
    .accusative = zboże

card-wood_wood = 2 drewna
card-wood_stone = 1 drewno i 1 kamień
card-wood_fish = 1 drewno i 1 ryba
card-wood_wheat = 1 drewno i 1 zboże
card-stone_stone = 2 kamienie
card-stone_fish = 1 kamień i 1 ryba
card-stone_wheat = 1 kamień i 1 zboże
card-fish_fish = 2 ryby
card-fish_wheat = 1 ryba i 1 zboże
card-wheat_wheat = 2 zboża

## Płytki budynków

card-wheat_field = Pole zboża
    .genitive = Pola zboża
    .accusative = Pole zboża
    .from = z Pola zboża
    .effect = 1 zboże
card-bakery = Piekarnia
    .genitive = Piekarni
    .accusative = Piekarnię
    .from = z Piekarni
    .effect = 1 zboże → 4 monety
card-bar = Bar
    .genitive = Baru
    .accusative = Bar
    .from = z Baru
    .effect = 3 punkty
card-barn = Stodoła
    .genitive = Stodoły
    .accusative = Stodołę
    .from = ze Stodoły
    .effect = 2 zboża → 5 punktów
card-bookshop = Księgarnia
    .genitive = Księgarni
    .accusative = Księgarnię
    .from = z Księgarni
    .effect = 3 monety
card-brewery = Browar
    .genitive = Browaru
    .accusative = Browar
    .from = z Browaru
    .effect = 1 zboże → 3 punkty
card-carpenter = Drewutnia
    .genitive = Drewutni
    .accusative = Drewutnię
    .from = z Drewutni
    .effect = 1 moneta → 3 drewna
card-castle = Zamek
    .genitive = Zamku
    .accusative = Zamek
    .from = z Zamku
    .effect = Na koniec gry: 4 punkty za każdy twój budynek dookoła
card-cathedral = Katedra
    .genitive = Katedry
    .accusative = Katedrę
    .from = z Katedry
    .effect = Na koniec każdej rundy: 1 punkt za każdego robotnika dookoła, czyjkolwiek jest
card-church = Kościół
    .genitive = Kościoła
    .accusative = Kościół
    .from = z Kościoła
    .effect = 3 monety → 5 punktów
card-fair = Jarmark
    .genitive = Jarmarku
    .accusative = Jarmark
    .from = z Jarmarku
    .effect = 1 drewno + 1 kamień + 1 ryba + 1 zboże → 7 punktów
card-fishmonger = Sklep rybny
    .genitive = Sklepu rybnego
    .accusative = Sklep rybny
    .from = ze Sklepu rybnego
    .effect = 1 ryba → 3 monety
card-fountain = Fontanna
    .genitive = Fontanny
    .accusative = Fontannę
    .from = z Fontanny
    .effect = 1 moneta → 3 punkty
card-gold_mine = Kopalnia złota
    .genitive = Kopalni złota
    .accusative = Kopalnię złota
    .from = z Kopalni złota
    .effect = 2 monety
card-grocery = Sklep spożywczy
    .genitive = Sklepu spożywczego
    .accusative = Sklep spożywczy
    .from = ze Sklepu spożywczego
    .effect = 1 moneta → 1 ryba + 1 zboże
card-pier = Molo
    .genitive = Mola
    .accusative = Molo
    .from = z Mola
    .effect = 2 ryby
card-quarry = Kamieniołom
    .genitive = Kamieniołomu
    .accusative = Kamieniołom
    .from = z Kamieniołomu
    .effect = 2 monety → 2 kamienie
card-residence = Rezydencja
    .genitive = Rezydencji
    .accusative = Rezydencję
    .from = z Rezydencji
    .effect = Na koniec każdej rundy działa dla właściciela jak robotnik: zbiera i może korzystać z budynków dookoła
card-restaurant = Restauracja
    .genitive = Restauracji
    .accusative = Restaurację
    .from = z Restauracji
    .effect = 1 ryba + 1 zboże → 4 punkty
card-shop = Sklep
    .genitive = Sklepu
    .accusative = Sklep
    .from = ze Sklepu
    .effect = 2 kostki → 2 kostki innych rodzajów
card-statue = Posąg
    .genitive = Posągu
    .accusative = Posąg
    .from = z Posągu
    .effect = Bez działania
card-warehouse = Magazyn
    .genitive = Magazynu
    .accusative = Magazyn
    .from = z Magazynu
    .effect = 2 kamienie → 5 punktów
card-watchtower = Strażnica
    .genitive = Strażnicy
    .accusative = Strażnicę
    .from = ze Strażnicy
    .effect = Na koniec gry: 2 punkty za każde pole łąki dookoła bez budynku
card-well = Studnia
    .genitive = Studni
    .accusative = Studnię
    .from = ze Studni
    .effect = 2 punkty
card-workshop = Warsztat
    .genitive = Warsztatu
    .accusative = Warsztat
    .from = z Warsztatu
    .effect = 2 drewna → 3 punkty

## Karty celów

card-three_in_touch = Trzy obok siebie
    .text = Trzy twoje budynki stykają się bokami
card-more_buildings_than_workers = Więcej budynków niż robotników
    .text = Masz więcej budynków niż robotników
card-double_food = Podwójny zapas jedzenia
    .text = Masz co najmniej dwa razy tyle ryb i zboża, ilu robotników
card-lake_mountain_forest = Jezioro, góry, las
    .text = Masz trzy budynki: przy jeziorze, przy górach i przy lesie
card-use_two_type_building = Dwa zasoby naraz
    .text = Skorzystaj z budynku, płacąc 2 różnymi zasobami
card-feed_all_with_fish = Ryby dla wszystkich
    .text = Wyżyw wszystkich robotników rybami
card-two_wheat_buildings = Dwa budynki ze zbożem
    .text = Masz 2 budynki, które dają zboże lub go potrzebują
card-one_fish_building = Budynek z rybami
    .text = Masz budynek, który daje ryby lub ich potrzebuje
card-two_coin_buildings = Dwa budynki z monetami
    .text = Masz 2 budynki, które dają monety lub ich potrzebują
card-one_wood_or_stone_building = Budynek z drewnem lub kamieniem
    .text = Masz budynek, który daje drewno lub kamień albo ich potrzebuje
card-cost_three_stone = Za trzy kamienie
    .text = Twój budynek kosztuje co najmniej 3 kamienie
card-zero_coins = Bez monet
    .text = Nie masz ani jednej monety
card-six_coins = Sześć monet
    .text = Masz co najmniej 6 monet
card-spend_fresh_cube = Wydane od razu
    .text = Wydaj zasób zdobyty w tej samej turze
card-use_four_buildings = Cztery budynki w turze
    .text = Skorzystaj z co najmniej 4 budynków w jednej turze
card-points_from_two_buildings = Punkty z dwóch budynków
    .text = W jednej turze zdobądź punkty z działania co najmniej 2 budynków
card-gain_five_cubes = Pięć zasobów w turze
    .text = Zdobądź co najmniej 5 zasobów w jednej turze
card-cost_three_wood = Za trzy drewna
    .text = Twój budynek kosztuje co najmniej 3 drewna

## Pola

card-A1 = A1
card-B1 = B1
card-C1 = C1
card-D1 = D1
card-E1 = E1
card-F1 = F1
card-G1 = G1
card-H1 = H1
card-I1 = I1
card-A2 = A2
card-B2 = B2
card-C2 = C2
card-D2 = D2
card-E2 = E2
card-F2 = F2
card-G2 = G2
card-H2 = H2
card-I2 = I2
card-A3 = A3
card-B3 = B3
card-C3 = C3
card-D3 = D3
card-E3 = E3
card-F3 = F3
card-G3 = G3
card-H3 = H3
card-I3 = I3
card-A4 = A4
card-B4 = B4
card-C4 = C4
card-D4 = D4
card-E4 = E4
card-F4 = F4
card-G4 = G4
card-H4 = H4
card-I4 = I4
card-A5 = A5
card-B5 = B5
card-C5 = C5
card-D5 = D5
card-E5 = E5
card-F5 = F5
card-G5 = G5
card-H5 = H5
card-I5 = I5
card-A6 = A6
card-B6 = B6
card-C6 = C6
card-D6 = D6
card-E6 = E6
card-F6 = F6
card-G6 = G6
card-H6 = H6
card-I6 = I6
