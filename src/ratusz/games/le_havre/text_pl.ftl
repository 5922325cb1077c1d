### Le Havre po polsku.
###
### An argument that is the id of a card or good arrives as its name, and once more for each form of that name:
### $building is "Piekarnia", $building-genitive is "Piekarni". The arguments of an action are $first and $second.

game-name = Le Havre
game-description = Bierz dobra ze straganów albo korzystaj z budynków, żyw robotników, buduj statki i budynki i zgromadź największy majątek.
game-tie-breaks = Przy równym wyniku zwycięstwo jest wspólne.

option-version = długość partii
option-specials = budynki specjalne
option-restricted_selling = poza swoją turą sprzedaje się tylko tyle, ile wymaga płatność
option-expensive_loans = od wielu pożyczek płaci się wyższe odsetki
option-redeal_black_market = rozdaj ponownie, gdy Czarny rynek leży na wierzchu stosu
option-costs_of_2008 = koszty Centrum kultury i Huty żelaza według kart z 2008 roku

## Ilości

francs =
    { $francs ->
        [one] { $francs } frank
        [few] { $francs } franki
       *[many] { $francs } franków
    }
    .genitive =
        { $francs ->
            [one] { $francs } franka
           *[other] { $francs } franków
        }
    .accusative =
        { $francs ->
            [one] { $francs } franka
            [few] { $francs } franki
           *[many] { $francs } franków
        }
food-amount =
    { $food ->
        [one] { $food } żywność
       *[other] { $food } żywności
    }
of-good =
    { $amount ->
        [one] { $amount } { $good-one }
        [few] { $amount } { $good-few }
       *[many] { $amount } { $good-many }
    }
loans =
    { $loans ->
        [one] { $loans } pożyczkę
        [few] { $loans } pożyczki
       *[many] { $loans } pożyczek
    }

## Co się dzieje

event-round_began = Zaczyna się runda { $round }.
event-tile_revealed = Odkryto żeton zaopatrzenia na { $first-one } i { $second-one }{ $interest ->
        [true] , z odsetkami
       *[false] {""}
    }.
event-supplied = { $player } dokłada na stragany { $first-one } i { $second-one }.
event-interest_due = { $player } dopływa do żetonu z odsetkami.
event-interest_paid =
    { $francs ->
        [0] { $player } nie ma już pożyczek i nie płaci odsetek.
       *[other] { $player } płaci { francs.accusative } odsetek.
    }
event-own_interest_paid = { event-interest_paid }
event-loan_taken = { $player } bierze { loans } i dostaje { francs.accusative }.
event-loan_repaid = { $player } spłaca pożyczkę za { francs.accusative }.
event-loan_returned = { $player } oddaje { loans } bez zapłaty.
event-offer_taken = { $player } bierze ze straganu { of-good }.
event-entered = { $player } wchodzi do { $building-genitive }.
event-paid = { $player } płaci { of-good }.
event-gained = { $player } dostaje { of-good }.
event-energy_saved = { $player } oszczędza { $energy } energii dzięki Elektrowni wiatrowej.
event-bought = { $player } kupuje { $card-accusative } za { francs.accusative }.
event-sold = { $player } sprzedaje { $card-accusative } za { francs.accusative }.
event-built = { $player } buduje { $building-accusative }.
event-ship_built = { $player } buduje { $ship-accusative }.
event-wharf_modernised = { $player } modernizuje { $building-accusative }.
event-ship_exchanged = { $player } wymienia { $ship-accusative } na { $card-accusative }.
event-sailed =
    { $ships ->
        [one] { $player } wysyła w rejs { $ships } statek.
        [few] { $player } wysyła w rejs { $ships } statki.
       *[many] { $player } wysyła w rejs { $ships } statków.
    }
event-peeked =
    { $cards ->
        [one] { $player } ogląda wierzchnią kartę specjalną.
        [few] { $player } ogląda { $cards } wierzchnie karty specjalne.
       *[many] { $player } ogląda { $cards } wierzchnich kart specjalnych.
    }
event-special_seen = { $player } widzi ostatnią kartę specjalną: { $card-full }.
event-specials_seen = { $player } widzi { $first-accusative }, a pod spodem { $second-accusative }.
event-disc_sent_home = { $player } opuszcza { $building-accusative } i { $bar ->
        [true] trafia do Spelunki
       *[false] wraca do domu
    }.
event-harvested = { $player } zbiera { of-good }.
event-fed = { $player } żywi robotników za { food-amount }.
event-passed = { $player } pasuje.
event-town_built = Miasto buduje { $building-accusative }.
event-special_revealed = Odkryto kartę specjalną: { $card-full }.
event-ship_arrived = Można już budować nowy statek: { $ship-full }.
event-final_phase_began = Wszystkie rundy za nami: każdy ma jeszcze jedną akcję.
event-pawned = { $player } zastawia { $good-one }.
event-redeemed = { $player } wykupuje { $good-one }.
event-car_taken = { $player } ma żelazo i musi wziąć Gruchota.
event-hands_dealt =
    { $cards ->
        [one] Każdy dostaje jedną kartę specjalną na Plac budowy.
        [few] Każdy dostaje { $cards } karty specjalne na Plac budowy.
       *[many] Każdy dostaje { $cards } kart specjalnych na Plac budowy.
    }
event-hand_seen = { $player } dostaje { $first-accusative }, { $second-accusative } i { $third-accusative }.
event-site_replaced = { $player } stawia { $card-accusative } w miejscu Placu budowy.
event-picket_called = { $player } ogłasza strajk: inni muszą w następnej turze brać ze straganu.

## O co się pyta

question-before_supply = { $player }, chcesz coś kupić lub sprzedać przed zaopatrzeniem?
question-main_action = { $player }, stragan czy budynek?
question-after_main = { $player }, chcesz jeszcze coś kupić, sprzedać albo spłacić?
question-second_visit = { $player }, do którego budynku wchodzisz teraz?
question-interest = { $player }, pora zapłacić odsetki. Jak płacisz?
question-off_turn = { $player }, chcesz coś sprzedać albo spłacić między turami?
question-feeding = { $player }, robotnicy są głodni. Jak ich karmisz?
question-last_chance = { $player }, chcesz spłacić pożyczki przed podliczeniem?
question-choose_fee = { $player }, płacisz za wejście żywnością czy frankami?
question-fee_payment = { $player }, czym płacisz za wejście?
question-payment = { $player }, czym płacisz?
question-substitution = { $player }, ile płacisz lepszym dobrem?
question-choose_part = { $player }, kupujesz czy sprzedajesz?
question-count = { $player }, ile razy?
question-build = { $player }, co budujesz?
question-build_second = { $player }, budujesz drugi budynek?
question-use_crane = { $player }, chcesz zastąpić jedno z dóbr drewnem?
question-choose_ship = { $player }, który statek budujesz?
question-sail = { $player }, ile tych statków wypływa?
question-cargo = { $player }, co wysyłasz?
question-bridge_sale = { $player }, co sprzedajesz?
question-office_wish = { $player }, co chcesz dostać?
question-office_gift = { $player }, co oddajesz?
question-trade_gift = { $player }, co oddajesz?
question-trade_taking = { $player }, co za to bierzesz?
question-traffic_gift = { $player }, co wymieniasz?
question-traffic_taking = { $player }, co za to bierzesz?
question-market_choice = { $player }, które dobro bierzesz?
question-peek = { $player }, chcesz obejrzeć wierzchnie karty specjalne?
question-order = { $player }, w jakiej kolejności wracają karty?
question-toy_choice = { $player }, które dobro bierzesz?
question-pawn_choice = { $player }, co zastawiasz?
question-corporation_choice = { $player }, którego dobra bierzesz o jedno więcej?
question-emporium_choice = { $player }, co kupujesz?
question-verdict = { $player }, który wyrok wybierasz?
question-haul = { $player }, które dwa stragany opróżniasz?
question-bargain = { $player }, który stragan z dwoma żetonami opróżniasz?
question-picket_offer = { $player }, który stragan opróżniasz?
question-watch_target = { $player }, czyj znacznik odsyłasz do domu?
question-watch_window = { $player }, chcesz coś kupić lub sprzedać, zanim użyjesz budynku?
question-site_hand = { $player }, która karta zajmie miejsce Placu budowy?
question-site_window = { $player }, chcesz coś kupić lub sprzedać, zanim użyjesz karty?

## Co można zrobić

action-supply = przejdź do zaopatrzenia
action-buy = kup { $first-accusative }
action-sell = sprzedaj { $first-accusative }
action-repay_loan = spłać pożyczkę
action-take_offer = weź ze straganu { $first-accusative }
action-enter = wejdź do { $first-genitive }
action-pass = pasuj
action-pay_interest = zapłać odsetki
action-take_loan = weź pożyczkę
action-pay_food = zapłać za wyżywienie
action-pay_all_and_borrow = zapłać wszystko i pożycz resztę
action-fee = zapłać za wejście { $first-instrumental }
action-pay =
    { $second ->
        [0] zachowaj { $first-accusative }
        [one] zapłać { $second } { $first-one }
        [few] zapłać { $second } { $first-few }
       *[many] zapłać { $second } { $first-many }
    }
action-times =
    { $first ->
        [0] wcale
        [one] raz
       *[other] { $first } razy
    }
action-part =
    { $first ->
        [one] kup
       *[other] sprzedaj
    }
action-build = zbuduj { $first-accusative }
action-replace = zastąp drewnem { $first-accusative }
action-build_ship = zbuduj { $first-accusative }
action-exchange = wymień { $first-accusative }
action-sail =
    { $second ->
        [0] zostaw w porcie { $first-few }
        [one] wyślij { $second } { $first-accusative }
        [few] wyślij { $second } { $first-few }
       *[many] wyślij { $second } { $first-many }
    }
action-give =
    { $second ->
        [0] zachowaj { $first-accusative }
        [one] { $second } { $first-one }
        [few] { $second } { $first-few }
       *[many] { $second } { $first-many }
    }
action-take =
    { $second ->
        [0] zostaw { $first-accusative }
        [one] weź { $second } { $first-one }
        [few] weź { $second } { $first-few }
       *[many] weź { $second } { $first-many }
    }
action-choose = wybierz { $first-accusative }
action-stop = nic więcej
action-go_on = użyj budynku
action-peek = obejrzyj karty
action-keep = zostaw kolejność
action-swap = zmień kolejność
action-return_one = oddaj jedną pożyczkę i weź 2 franki
action-return_two = oddaj dwie pożyczki
action-evict = odeślij do domu: { $first-player }
action-haul = opróżnij stragany: { $first }
action-place = postaw { $first-accusative }
action-redeem = wykup { $first-one }

group-offer = Weź ze straganu
group-enter = Wejdź do budynku
group-choice = Wybierz
group-loan = Pożyczki
group-buy = Kup
group-sell = Sprzedaj
group-end = Koniec

choice-take_offer = { of-good }
choice-enter = { $building }: { $fee ->
        [own] twój budynek
        [none] wejście bezpłatne
        [food] { food-amount }
        [francs] { francs }
       *[either] { food-amount } albo { francs }
    }
choice-buy = { $card-full } za { francs.accusative }, wartość { $worth }
choice-sell = { $card-full } za { francs.accusative }

closed-no_entry = Nikt nie może tu wejść.
closed-picket = W tej turze musisz brać ze straganu.
closed-own_disc = Twój znacznik już tu leży albo leżał przed chwilą.
closed-occupied = Leży tu inny znacznik.
closed-empty = Nic tu nie leży.
closed-final = W fazie końcowej nic się nie kupuje.
closed-under = Nie leży na wierzchu stosu.
closed-unbuyable = Nie można jej kupić.
closed-traded = W tej turze ta karta została już kupiona albo sprzedana.
closed-watch = Potem nie dałoby się już użyć budynku, w którym zrobiło się miejsce.
closed-unsellable = Nie można jej sprzedać.
closed-alike = Sprzedaj swój drugi statek tego typu i tej wartości: to to samo.
closed-restricted = Przy ograniczonej sprzedaży sprzedaje się poza swoją turą tylko po to, by zapłacić to, na co inaczej nie starcza.
closed-no_loan = Nie masz pożyczki.
closed-unbuildable = Nie można jej zbudować.
closed-needs = Musisz mieć jeszcze { of-good }.
closed-no_wood = Buduje się tu tylko to, co kosztuje drewno.
closed-no_gap = Buduje się go tylko wtedy, gdy któryś stos jest pusty.
closed-no_ships = Nie ma takiego statku.
closed-no_building = Na wierzchu stosów nie ma budynku, na który cię stać.
closed-no_ship_to_build = Nie ma statku, na który cię stać.
closed-no_craft = Nie masz budynku rzemieślniczego, który by się tu liczył.
closed-no_goods = Nie masz dóbr do oddania.
closed-no_kind = Nie masz dóbr, których można by wziąć o jedno więcej.
closed-no_sale = Nie masz nic na sprzedaż: ani dobra ulepszonego, ani trzech podstawowych.
closed-no_target = Nie ma znacznika, którego budynku można by użyć.
closed-no_offer = Na tych straganach nic nie leży.
closed-no_cattle = Nikt inny nie ma bydła.
closed-no_pair = Na żadnym straganie nie leżą dokładnie dwa żetony.
closed-no_pledge = Nie masz dobra, które nie jest już w zastawie.
closed-no_hammer = Nie masz młotka.
closed-no_fisherman = Nie masz rybaka.
closed-no_category = Nie masz budynku, który się tu liczy.
closed-no_empty_offer = Żaden stragan nie jest pusty.
closed-no_visitor = Na żadnym twoim budynku nie leży cudzy znacznik.
closed-no_three = Masz mniej niż trzy dobra, które się tu liczą.
closed-no_fleet = Nie masz statku, który wozi dobra.
closed-no_cargo = Po zapłaceniu energii nie byłoby czego wieźć.
closed-last_round = Od ostatniej rundy nie można tu wchodzić.
closed-spent = Po opłacie za wejście nie dałoby się tu nic zrobić.
closed-fee =
    { $food ->
        [0] Na opłatę za wejście brakuje ci { francs.genitive }.
       *[other]
            { $francs ->
                [0] Na opłatę za wejście brakuje ci { $food } żywności.
               *[other] Na opłatę za wejście brakuje ci { $food } żywności albo { francs.genitive }.
            }
    }
closed-short_food = Brakuje { $missing } żywności.
closed-short_energy = Brakuje { $missing } energii.
closed-short_francs =
    { $missing ->
        [one] Brakuje { $missing } franka.
       *[other] Brakuje { $missing } franków.
    }
closed-reserve =
    { $least ->
        [one] Statek nie miałby już czego wieźć.
       *[other] Każdy statek musi coś wieźć: zostaw tyle dóbr, ile wypływa statków ({ $least }).
    }
closed-no_ship = Wybierz choć jeden statek.
closed-fewer =
    { $missing ->
        [one] O jeden za dużo.
       *[other] O { $missing } za dużo.
    }
closed-cargo =
    { $missing ->
        [one] Każdy statek musi coś wieźć: jeszcze jedno dobro.
        [few] Każdy statek musi coś wieźć: jeszcze { $missing } dobra.
       *[many] Każdy statek musi coś wieźć: jeszcze { $missing } dóbr.
    }
closed-threes =
    { $missing ->
        [one] Dobra podstawowe sprzedaje się trójkami: jedno więcej albo { $over } mniej.
       *[other] Dobra podstawowe sprzedaje się trójkami: { $missing } więcej albo jedno mniej.
    }
closed-sell_something = Wybierz, co sprzedajesz.
closed-value_left = Wybierz jeszcze dobra o wartości { $missing }: musi się zgadzać co do jednego.
closed-do_something = Trzeba tu coś zrobić.
closed-count =
    { $missing ->
        [0] { $over ->
            [one] O jeden za dużo.
           *[other] O { $over } za dużo.
        }
        [one] Wybierz jeszcze jeden.
       *[other] Wybierz jeszcze { $missing }.
    }
closed-one_fee = Wybierz jedną z dwóch opłat.
closed-when-end_turn = Tura kończy się po akcji głównej.
closed-when-supply = Zaopatrzenie jest raz w turze, przed akcją główną.
closed-when-buy = W swojej turze możesz kupować karty miasta i wierzchnie karty stosów.
closed-when-sell = Sprzedawać możesz własne karty, w swojej turze albo gdy jest na to okazja.
closed-when-repay_loan = Spłacić możesz pożyczkę, którą masz, w swojej turze oraz przed odsetkami i wyżywieniem.
closed-when-take_offer = Ze straganu bierze się w ramach akcji głównej, po zaopatrzeniu.
closed-when-enter = Do budynku miasta albo gracza wchodzi się w ramach akcji głównej, po zaopatrzeniu.
closed-when-pass = Pasować można tylko tam, gdzie nic nie trzeba robić.
closed-when-pay_interest = Odsetki płaci się, gdy przypadają i ma się franki.
closed-when-take_loan = Pożyczkę bierze się tylko wtedy, gdy nie starcza na odsetki albo wyżywienie.
closed-when-pay_food = Żywność płaci się na koniec rundy, jeśli jej starcza.
closed-when-pay_all_and_borrow = Na wyżywienie pożycza się na koniec rundy, jeśli czegoś brakuje.
closed-when-fee = Opłatę wybiera się przy wejściu do budynku, który ma dwie, gdy stać cię na obie.
closed-when-pay = Płaci się tylko to, co się należy: posiadanymi dobrami i bez zbędnych.
closed-when-times = Ile razy coś robisz, wybierasz w budynku; nie więcej, niż na to starcza.
closed-when-part = Jedną z dwóch akcji wybiera się w budynku, który ma dwie.
closed-when-build = Buduje się w firmie budowlanej: wierzchnią kartę stosu, za dobra, które kosztuje.
closed-when-replace = Dobro zastępuje się drewnem tylko podczas budowy, mając Drewniany żuraw.
closed-when-build_ship = Statek buduje się w stoczni: z wierzchu stosu, za dobra i energię, które kosztuje.
closed-when-exchange = Własny statek wymienia się w stoczni, na Luksusowy jacht albo MS Dagmar.
closed-when-sail = Statki wypływają u Armatora: tyle, ile ich masz, na ile starcza energii i na ile jest ładunku.
closed-when-give = Dobra oddaje się tam, gdzie budynek o nie prosi: tyle, ile masz i ile przyjmuje.
closed-when-take = Dobra bierze się tam, gdzie budynek daje wybór; wartość musi się zgadzać co do jednego.
closed-when-choose = Dobra wybiera się tam, gdzie budynek daje wybór: po jednym z rodzaju.
closed-when-stop = Skończyć można, gdy zrobione jest to, co trzeba tu zrobić.
closed-when-go_on = Budynku używa się tu po odesłaniu znacznika do domu albo po postawieniu karty.
closed-when-peek = Karty specjalne ogląda się po wzięciu dóbr na Targowisku.
closed-when-keep = Kolejność zostawia się po obejrzeniu dwóch kart specjalnych.
closed-when-swap = Kolejność zmienia się po obejrzeniu dwóch kart specjalnych.
closed-when-return_one = Jedną pożyczkę oddaje się w Sądzie rejonowym; wybór ma ten, kto ma ich co najmniej trzy.
closed-when-return_two = Dwie pożyczki oddaje w Sądzie rejonowym ten, kto ma co najmniej trzy.
closed-when-evict = Znaczniki odsyła do domu Straż przybrzeżna, a właściciel Fabryki tytoniu ze swoich budynków.
closed-when-haul = Dwa sąsiednie stragany opróżnia Firma holownicza, jeśli coś na którymś leży.
closed-when-place = Kartę z ręki stawia się na Placu budowy.
closed-when-redeem = W swojej turze możesz wykupić dobra, które masz w zastawie.

reason-end-turn = W tej turze nic już nie pomoże.
reason-end-turn-hungry = W tej turze nic już nie pomoże. Bez franków brakuje ci w tej rundzie jeszcze { $missing } żywności.
reason-pay-energy = Tak zapłacisz energię i zachowasz lepsze paliwo.
reason-take-offer-food = Daje { of-good }. Bez franków brakuje ci w tej rundzie jeszcze { $missing } żywności.
reason-enter-food = { $building } daje ci { food-amount }. Bez franków brakuje ci w tej rundzie jeszcze { $missing }.
reason-enter-francs = { $building } daje ci { francs.accusative }.
reason-enter-goods = { $building } daje ci { of-good }, najlepsze z tego, co teraz możesz mieć.
reason-enter-several =
    { $goods ->
        [few] { $building } daje ci razem { $goods } dobra, a wśród nich { of-good }.
       *[many] { $building } daje ci razem { $goods } dóbr, a wśród nich { of-good }.
    }
reason-loans = Oddajesz { loans } i nic za to nie płacisz.
reason-choose = { $good }: z tego, co możesz jeszcze wziąć, przyda ci się najbardziej.
reason-choose-food = { $good }: każda sztuka daje { food-amount }.
reason-choose-energy = { $good }: każda sztuka daje { $energy } energii.
reason-do-food = Daje { food-amount }. Bez franków brakuje ci w tej rundzie jeszcze { $missing }.
reason-do-francs = Daje { francs.accusative }.
reason-do-goods = Daje { of-good }.
reason-build-there = Możesz tam zbudować { $card-accusative }: na koniec da to { francs.accusative }, a ty wchodzisz tam za darmo.
reason-supply = Przed zaopatrzeniem nie warto niczego kupować ani sprzedawać.
reason-repay = Pożyczka kosztuje na koniec 7 franków i wcześniej odsetki; spłata kosztuje 5.
reason-pass = Wszystko, co masz, przyda ci się bardziej niż połowa wartości.
reason-pay-interest = Odsetki są małe, a pożyczka może poczekać.
reason-take-loan = Brakuje ci franków, a karty są warte więcej niż połowę ceny.
reason-borrow = Brakuje { $missing } żywności. Lepiej wziąć { loans } niż sprzedawać za połowę wartości.
reason-pay-food = Robotnicy potrzebują { $food } żywności oprócz tej ze statków.
reason-fee = Po tej opłacie zostaje ci to, czego bardziej potrzebujesz.
reason-pay = Po tej płatności zostaje ci to, czego bardziej potrzebujesz.
reason-pay-with = Zamiast tego oddaj { of-good }.
reason-give = Te dobra najmniej ci się przydadzą gdzie indziej.
reason-times = Tyle razy się opłaca.
reason-sail = Kosztuje to { $energy } energii, a jest co wysłać.
reason-build-ship = { $card-full } daje { food-amount } przy każdym wyżywieniu i jest na koniec wart { francs.accusative }.
reason-go-on = Pora użyć budynku.
reason-take-offer = Daje za darmo { of-good }.
reason-enter = { $building } daje teraz najwięcej za to, co masz.
reason-build = { $building } ma na koniec wartość { $francs }, a ty wchodzisz za darmo.
reason-sell =
    { $francs ->
        [few] Przydadzą ci się teraz { francs }.
       *[other] Przyda ci się teraz { francs }.
    }
reason-buy-ship = { reason-build-ship }
reason-buy = Cena: { $price }, wartość na koniec: { $francs }; do swoich budynków wchodzisz za darmo.
reason-other = Z tego, co tu możliwe, to zostawia ci najwięcej.

## Stół

full-name = { $card-full }
headline = Runda { $round } z { $rounds }, tura { $turn } · gra { $player }
headline-final = Faza końcowa · gra { $player }
headline-over = Partia skończona.
section-offers = Stragany
row-offers = stragan
row-goods = dobra
note-tiles =
    { $hidden ->
        [0] Wszystkie żetony zaopatrzenia są odkryte.
       *[other] Żetony zaopatrzenia: odkryte { $shown }, zakryte { $hidden }.
    }
section-round = Koniec rundy { $round } z { $rounds }
note-round = Wyżywienie: { food-amount } od każdego; { $harvest ->
        [true] żniwa
       *[false] bez żniw
    }; miasto { $builds ->
        [standard] buduje
        [special] odkrywa kartę specjalną
       *[none] niczego nie buduje
    }; potem pojawia się { $ship-full }.
note-ships = Statki: { $ships }.
section-town = Miasto
note-town = Budynki miasta: { $buildings }.
note-stacks = Do zbudowania: { $buildings }.
note-waiting = Czeka: { $buildings }.
note-specials =
    { $cards ->
        [one] Jedna karta specjalna jest zakryta.
       *[other] Zakryte karty specjalne: { $cards }.
    }
section-seat = { $player }: { $score }
note-feeding = Wyżywienie: do zapłaty { food-amount }, statki dają { $ships }.
note-cards = Ma: { $cards }.
note-disc = Znacznik: { $building }.
note-loans = Pożyczki: { $loans }.

score-francs = Franki
score-buildings = Budynki
score-ships = Statki
score-bonuses = Premie
score-loans = Pożyczki, po −7
detail-card = { $card } { $points }

## Dobra

resource-fish = Ryba
    .one = rybę
    .few = ryby
    .many = ryb
    .accusative = ryby
resource-wood = Drewno
    .one = drewno
    .few = drewna
    .many = drewna
    .accusative = drewno
resource-clay = Glina
    .one = glinę
    .few = gliny
    .many = gliny
    .accusative = glinę
resource-iron = Żelazo
    .one = żelazo
    .few = żelaza
    .many = żelaza
    .accusative = żelazo
resource-grain = Zboże
    .one = zboże
    .few = zboża
    .many = zboża
    .accusative = zboże
resource-cattle = Bydło
    .one = sztukę bydła
    .few = sztuki bydła
    .many = sztuk bydła
    .accusative = bydło
resource-coal = Węgiel
    .one = sztukę węgla
    .few = sztuki węgla
    .many = sztuk węgla
    .accusative = węgiel
resource-hides = Skóra
    .one = skórę
    .few = skóry
    .many = skór
    .accusative = skóry
resource-smoked_fish = Wędzone ryby
    .one = wędzoną rybę
    .few = wędzone ryby
    .many = wędzonych ryb
    .accusative = wędzone ryby
resource-charcoal = Węgiel drzewny
    .one = sztukę węgla drzewnego
    .few = sztuki węgla drzewnego
    .many = sztuk węgla drzewnego
    .accusative = węgiel drzewny
resource-brick = Cegła
    .one = cegłę
    .few = cegły
    .many = cegieł
    .accusative = cegły
resource-steel = Stal
    .one = sztukę stali
    .few = sztuki stali
    .many = sztuk stali
    .accusative = stal
resource-bread = Chleb
    .one = chleb
    .few = chleby
    .many = chlebów
    .accusative = chleb
resource-meat = Mięso
    .one = mięso
    .few = mięsa
    .many = mięsa
    .accusative = mięso
resource-coke = Koks
    .one = sztukę koksu
    .few = sztuki koksu
    .many = sztuk koksu
    .accusative = koks
resource-leather = Błam
    .one = błam
    .few = błamy
    .many = błamów
    .accusative = błamy
card-francs = Franki
    .one = franka
    .few = franki
    .many = franków
    .accusative = franki
    .instrumental = frankami
card-food = Żywność
    .one = żywność
    .few = żywności
    .many = żywności
    .accusative = żywność
    .instrumental = żywnością

short-fish = Ryba
short-wood = Drw
short-clay = Gln
short-iron = Żel
short-grain = Zbo
short-cattle = Byd
short-coal = Węg
short-hides = Skr
short-smoked_fish = WRy
short-charcoal = WęD
short-brick = Ceg
short-steel = Stal
short-bread = Chl
short-meat = Mięs
short-coke = Koks
short-leather = Błam
short-francs = Fr

## Statki

card-wooden_ship = Drewniany statek
    .accusative = drewniany statek
    .few = drewniane statki
    .many = drewnianych statków
card-iron_ship = Żelazny statek
    .accusative = żelazny statek
    .few = żelazne statki
    .many = żelaznych statków
card-steel_ship = Stalowy statek
    .accusative = stalowy statek
    .few = stalowe statki
    .many = stalowych statków
card-luxury_liner = Luksusowy liniowiec
    .accusative = luksusowy liniowiec
    .few = luksusowe liniowce
    .many = luksusowych liniowców
card-appoline = Appoline
    .full = Appoline (drewniany statek, 2)
    .genitive = drewnianego statku Appoline
    .accusative = drewniany statek Appoline
card-blanche = Blanche
    .full = Blanche (drewniany statek, 2)
    .genitive = drewnianego statku Blanche
    .accusative = drewniany statek Blanche
card-dina = Dina
    .full = Dina (drewniany statek, 2)
    .genitive = drewnianego statku Dina
    .accusative = drewniany statek Dina
card-lucie = Lucie
    .full = Lucie (drewniany statek, 4)
    .genitive = drewnianego statku Lucie
    .accusative = drewniany statek Lucie
card-noemi = Noemi
    .full = Noemi (drewniany statek, 4)
    .genitive = drewnianego statku Noemi
    .accusative = drewniany statek Noemi
card-cherbourg = Cherbourg
    .full = Cherbourg (żelazny statek, 2)
    .genitive = żelaznego statku Cherbourg
    .accusative = żelazny statek Cherbourg
card-ophelie = Ophelie
    .full = Ophelie (drewniany statek, 6)
    .genitive = drewnianego statku Ophelie
    .accusative = drewniany statek Ophelie
card-boulogne = Boulogne
    .full = Boulogne (żelazny statek, 4)
    .genitive = żelaznego statku Boulogne
    .accusative = żelazny statek Boulogne
card-salomee = Salomee
    .full = Salomee (drewniany statek, 6)
    .genitive = drewnianego statku Salomee
    .accusative = drewniany statek Salomee
card-saint_malo = Saint-Malo
    .full = Saint-Malo (żelazny statek, 6)
    .genitive = żelaznego statku Saint-Malo
    .accusative = żelazny statek Saint-Malo
card-dunkerque = Dunkerque
    .full = Dunkerque (żelazny statek, 8)
    .genitive = żelaznego statku Dunkerque
    .accusative = żelazny statek Dunkerque
card-triest = Triest
    .full = Triest (stalowy statek, 10)
    .genitive = stalowego statku Triest
    .accusative = stalowy statek Triest
card-caen = Caen
    .full = Caen (żelazny statek, 10)
    .genitive = żelaznego statku Caen
    .accusative = żelazny statek Caen
card-bremerhaven = Bremerhaven
    .full = Bremerhaven (stalowy statek, 16)
    .genitive = stalowego statku Bremerhaven
    .accusative = stalowy statek Bremerhaven
card-calais = Calais
    .full = Calais (żelazny statek, 12)
    .genitive = żelaznego statku Calais
    .accusative = żelazny statek Calais
card-amsterdam = Amsterdam
    .full = Amsterdam (stalowy statek, 20)
    .genitive = stalowego statku Amsterdam
    .accusative = stalowy statek Amsterdam
card-lissabon = Lissabon
    .full = Lissabon (stalowy statek, 24)
    .genitive = stalowego statku Lissabon
    .accusative = stalowy statek Lissabon
card-ms_susanne = MS Susanne
    .full = MS Susanne (luksusowy liniowiec, 38)
    .genitive = luksusowego liniowca MS Susanne
    .accusative = luksusowy liniowiec MS Susanne
card-ms_doris = MS Doris
    .full = MS Doris (luksusowy liniowiec, 34)
    .genitive = luksusowego liniowca MS Doris
    .accusative = luksusowy liniowiec MS Doris
card-ms_andrea = MS Andrea
    .full = MS Andrea (luksusowy liniowiec, 30)
    .genitive = luksusowego liniowca MS Andrea
    .accusative = luksusowy liniowiec MS Andrea

## Pary straganów

card-fish_wood = ryby i drewno
card-wood_clay = drewno i glina
card-clay_iron = glina i żelazo
card-iron_grain = żelazo i zboże
card-grain_cattle = zboże i bydło

## Budynki

card-building_firm_1 = Firma budowlana (1)
    .full = Firma budowlana (1)
    .genitive = Firmy budowlanej (1)
    .accusative = Firmę budowlaną (1)
card-building_firm_2 = Firma budowlana (2)
    .full = Firma budowlana (2)
    .genitive = Firmy budowlanej (2)
    .accusative = Firmę budowlaną (2)
card-construction_firm = Kompania budowlana
    .full = Kompania budowlana
    .genitive = Kompanii budowlanej
    .accusative = Kompanię budowlaną
card-marketplace = Targowisko
    .full = Targowisko
    .genitive = Targowiska
    .accusative = Targowisko
card-sawmill = Tartak
    .full = Tartak
    .genitive = Tartaku
    .accusative = Tartak
card-fishery = Łowisko
    .full = Łowisko
    .genitive = Łowiska
    .accusative = Łowisko
card-joinery = Stolarnia
    .full = Stolarnia
    .genitive = Stolarni
    .accusative = Stolarnię
card-bakehouse = Piekarnia
    .full = Piekarnia
    .genitive = Piekarni
    .accusative = Piekarnię
card-hardware_store = Sklep narzędziowy
    .full = Sklep narzędziowy
    .genitive = Sklepu narzędziowego
    .accusative = Sklep narzędziowy
card-charcoal_kiln = Wypalarnia węgla
    .full = Wypalarnia węgla
    .genitive = Wypalarni węgla
    .accusative = Wypalarnię węgla
card-smokehouse = Wędzarnia
    .full = Wędzarnia
    .genitive = Wędzarni
    .accusative = Wędzarnię
card-abattoir = Rzeźnia
    .full = Rzeźnia
    .genitive = Rzeźni
    .accusative = Rzeźnię
card-clay_mound = Gliniane wzgórze
    .full = Gliniane wzgórze
    .genitive = Glinianego wzgórza
    .accusative = Gliniane wzgórze
card-arts_centre = Centrum kultury
    .full = Centrum kultury
    .genitive = Centrum kultury
    .accusative = Centrum kultury
card-wharf_1 = Stocznia (1)
    .full = Stocznia (1)
    .genitive = Stoczni (1)
    .accusative = Stocznię (1)
card-black_market = Czarny rynek
    .full = Czarny rynek
    .genitive = Czarnego rynku
    .accusative = Czarny rynek
card-brickworks = Cegielnia
    .full = Cegielnia
    .genitive = Cegielni
    .accusative = Cegielnię
card-local_court = Sąd rejonowy
    .full = Sąd rejonowy
    .genitive = Sądu rejonowego
    .accusative = Sąd rejonowy
card-colliery = Kopalnia węgla
    .full = Kopalnia węgla
    .genitive = Kopalni węgla
    .accusative = Kopalnię węgla
card-wharf_2 = Stocznia (2)
    .full = Stocznia (2)
    .genitive = Stoczni (2)
    .accusative = Stocznię (2)
card-shipping_line = Armator
    .full = Armator
    .genitive = Armatora
    .accusative = Armatora
card-grocery_market = Sklep spożywczy
    .full = Sklep spożywczy
    .genitive = Sklepu spożywczego
    .accusative = Sklep spożywczy
card-tannery = Garbarnia
    .full = Garbarnia
    .genitive = Garbarni
    .accusative = Garbarnię
card-business_office = Biuro
    .full = Biuro
    .genitive = Biura
    .accusative = Biuro
card-ironworks = Huta żelaza
    .full = Huta żelaza
    .genitive = Huty żelaza
    .accusative = Hutę żelaza
card-steel_mill = Huta stali
    .full = Huta stali
    .genitive = Huty stali
    .accusative = Hutę stali
card-storehouse = Narzędziownia
    .full = Narzędziownia
    .genitive = Narzędziowni
    .accusative = Narzędziownię
card-cokery = Koksownia
    .full = Koksownia
    .genitive = Koksowni
    .accusative = Koksownię
card-dock = Dok
    .full = Dok
    .genitive = Doku
    .accusative = Dok
card-bridge_over_the_seine = Most nad Sekwaną
    .full = Most nad Sekwaną
    .genitive = Mostu nad Sekwaną
    .accusative = Most nad Sekwaną
card-town_hall = Ratusz
    .full = Ratusz
    .genitive = Ratusza
    .accusative = Ratusz
card-bank = Bank
    .full = Bank
    .genitive = Banku
    .accusative = Bank
card-church = Kościół
    .full = Kościół
    .genitive = Kościoła
    .accusative = Kościół
card-football_stadium = Stadion
    .full = Stadion
    .genitive = Stadionu
    .accusative = Stadion
card-labour_exchange = Urząd pracy
    .full = Urząd pracy
    .genitive = Urzędu pracy
    .accusative = Urząd pracy
card-bakery = Sklep piekarniczy
    .full = Sklep piekarniczy
    .genitive = Sklepu piekarniczego
    .accusative = Sklep piekarniczy
card-baguette_shop = Sklep z kanapkami
    .full = Sklep z kanapkami
    .genitive = Sklepu z kanapkami
    .accusative = Sklep z kanapkami
card-farm = Gospodarstwo
    .full = Gospodarstwo
    .genitive = Gospodarstwa
    .accusative = Gospodarstwo
card-clothing_industry = Przemysł odzieżowy
    .full = Przemysł odzieżowy
    .genitive = Przemysłu odzieżowego
    .accusative = Przemysł odzieżowy
card-iron_mine_and_coal_seam = Ruda żelaza i pokład węgla
    .full = Ruda żelaza i pokład węgla
    .genitive = Rudy żelaza i pokładu węgla
    .accusative = Rudę żelaza i pokład węgla
card-fish_market = Targ rybny
    .full = Targ rybny
    .genitive = Targu rybnego
    .accusative = Targ rybny
card-fish_restaurant = Smażalnia ryb
    .full = Smażalnia ryb
    .genitive = Smażalni ryb
    .accusative = Smażalnię ryb
card-fishpond_and_wood = Staw rybny w lesie
    .full = Staw rybny w lesie
    .genitive = Stawu rybnego w lesie
    .accusative = Staw rybny w lesie
card-forest_hut = Leśniczówka
    .full = Leśniczówka
    .genitive = Leśniczówki
    .accusative = Leśniczówkę
card-plant_nursery = Szkółka roślin
    .full = Szkółka roślin
    .genitive = Szkółki roślin
    .accusative = Szkółkę roślin
card-business_park = Park przemysłowy
    .full = Park przemysłowy
    .genitive = Parku przemysłowego
    .accusative = Park przemysłowy
card-guildhouse = Siedziba cechu
    .full = Siedziba cechu
    .genitive = Siedziby cechu
    .accusative = Siedzibę cechu
card-harbour_watch = Straż przybrzeżna
    .full = Straż przybrzeżna
    .genitive = Straży przybrzeżnej
    .accusative = Straż przybrzeżną
card-smelter = Piec martenowski
    .full = Piec martenowski
    .genitive = Pieca martenowskiego
    .accusative = Piec martenowski
card-diner = Bar
    .full = Bar
    .genitive = Baru
    .accusative = Bar
card-hunting_lodge = Domek myśliwski
    .full = Domek myśliwski
    .genitive = Domku myśliwskiego
    .accusative = Domek myśliwski
card-coal_trader = Hurtownia węgla
    .full = Hurtownia węgla
    .genitive = Hurtowni węgla
    .accusative = Hurtownię węgla
card-patisserie = Cukiernia
    .full = Cukiernia
    .genitive = Cukierni
    .accusative = Cukiernię
card-furriery = Pracownia kuśnierska
    .full = Pracownia kuśnierska
    .genitive = Pracowni kuśnierskiej
    .accusative = Pracownię kuśnierską
card-leather_industry = Przemysł skórzany
    .full = Przemysł skórzany
    .genitive = Przemysłu skórzanego
    .accusative = Przemysł skórzany
card-kiln = Wypalarnia cegieł
    .full = Wypalarnia cegieł
    .genitive = Wypalarni cegieł
    .accusative = Wypalarnię cegieł
card-luxury_yacht = Luksusowy jacht
    .full = Luksusowy jacht
    .genitive = Luksusowego jachtu
    .accusative = Luksusowy jacht
card-feedlot = Tuczarnia
    .full = Tuczarnia
    .genitive = Tuczarni
    .accusative = Tuczarnię
card-masons_guild = Cech strycharzy
    .full = Cech strycharzy
    .genitive = Cechu strycharzy
    .accusative = Cech strycharzy
card-furniture_factory = Fabryka mebli
    .full = Fabryka mebli
    .genitive = Fabryki mebli
    .accusative = Fabrykę mebli
card-town_square = Rynek miejski
    .full = Rynek miejski
    .genitive = Rynku miejskiego
    .accusative = Rynek miejski
card-tavern = Tawerna
    .full = Tawerna
    .genitive = Tawerny
    .accusative = Tawernę
card-haulage_firm = Firma holownicza
    .full = Firma holownicza
    .genitive = Firmy holowniczej
    .accusative = Firmę holowniczą
card-schnaps_distillery = Gorzelnia
    .full = Gorzelnia
    .genitive = Gorzelni
    .accusative = Gorzelnię
card-steelworks = Kombinat hutniczy
    .full = Kombinat hutniczy
    .genitive = Kombinatu hutniczego
    .accusative = Kombinat hutniczy
card-steakhouse = Steakhouse
    .full = Steakhouse
    .genitive = Steakhouse’u
    .accusative = Steakhouse
card-wind_farm = Elektrownia wiatrowa
    .full = Elektrownia wiatrowa
    .genitive = Elektrowni wiatrowej
    .accusative = Elektrownię wiatrową
card-brick_manufacturer = Wytwórnia cegieł
    .full = Wytwórnia cegieł
    .genitive = Wytwórni cegieł
    .accusative = Wytwórnię cegieł
card-zoo = Zoo
    .full = Zoo
    .genitive = Zoo
    .accusative = Zoo
card-dunny = Szalet
    .full = Szalet
    .genitive = Szaletu
    .accusative = Szalet
card-workers_cottages = Domy robotnicze
    .full = Domy robotnicze
    .genitive = Domów robotniczych
    .accusative = Domy robotnicze
card-construction_site = Plac budowy
    .full = Plac budowy
    .genitive = Placu budowy
    .accusative = Plac budowy
card-logging_camp = Obóz drwali
    .full = Obóz drwali
    .genitive = Obozu drwali
    .accusative = Obóz drwali
card-ms_dagmar = MS Dagmar
    .full = MS Dagmar
    .genitive = statku MS Dagmar
    .accusative = statek MS Dagmar
card-pawnbrokers = Lombard
    .full = Lombard
    .genitive = Lombardu
    .accusative = Lombard
card-pirates_lair = Kryjówka piratów
    .full = Kryjówka piratów
    .genitive = Kryjówki piratów
    .accusative = Kryjówkę piratów
card-junkyard = Złomowisko
    .full = Złomowisko
    .genitive = Złomowiska
    .accusative = Złomowisko
card-dive_bar = Spelunka
    .full = Spelunka
    .genitive = Spelunki
    .accusative = Spelunkę
card-picket_line = Pikieta
    .full = Pikieta
    .genitive = Pikiety
    .accusative = Pikietę
card-tobacco_factory = Fabryka tytoniu
    .full = Fabryka tytoniu
    .genitive = Fabryki tytoniu
    .accusative = Fabrykę tytoniu
card-cattle_drive = Spęd bydła
    .full = Spęd bydła
    .genitive = Spędu bydła
    .accusative = Spęd bydła
card-wooden_crane = Drewniany żuraw
    .full = Drewniany żuraw
    .genitive = Drewnianego żurawia
    .accusative = Drewniany żuraw
card-lumber_mill = Zakład drzewny
    .full = Zakład drzewny
    .genitive = Zakładu drzewnego
    .accusative = Zakład drzewny
card-main_station = Dworzec główny
    .full = Dworzec główny
    .genitive = Dworca głównego
    .accusative = Dworzec główny
card-hotel = Hotel
    .full = Hotel
    .genitive = Hotelu
    .accusative = Hotel
card-fur_factory = Fabryka futer
    .full = Fabryka futer
    .genitive = Fabryki futer
    .accusative = Fabrykę futer
card-wainwrights = Kołodziej
    .full = Kołodziej
    .genitive = Kołodzieja
    .accusative = Kołodzieja
card-fishermans_hut = Chata rybaka
    .full = Chata rybaka
    .genitive = Chaty rybaka
    .accusative = Chatę rybaka
card-soup_kitchen = Jadłodajnia
    .full = Jadłodajnia
    .genitive = Jadłodajni
    .accusative = Jadłodajnię
card-cattle_market = Targ bydlęcy
    .full = Targ bydlęcy
    .genitive = Targu bydlęcego
    .accusative = Targ bydlęcy
card-brick_trader = Handlarz cegłami
    .full = Handlarz cegłami
    .genitive = Handlarza cegłami
    .accusative = Handlarza cegłami
card-clay_company = Spółka gliniana
    .full = Spółka gliniana
    .genitive = Spółki glinianej
    .accusative = Spółkę glinianą
card-smelting_furnace = Piec hutniczy
    .full = Piec hutniczy
    .genitive = Pieca hutniczego
    .accusative = Piec hutniczy
card-flea_market = Pchli targ
    .full = Pchli targ
    .genitive = Pchlego targu
    .accusative = Pchli targ
card-inn = Gospoda
    .full = Gospoda
    .genitive = Gospody
    .accusative = Gospodę
card-cannery_row = Zakład konserw
    .full = Zakład konserw
    .genitive = Zakładu konserw
    .accusative = Zakład konserw
card-hides_trader = Handlarz skór
    .full = Handlarz skór
    .genitive = Handlarza skór
    .accusative = Handlarza skór
card-fur_industry = Przemysł futrzarski
    .full = Przemysł futrzarski
    .genitive = Przemysłu futrzarskiego
    .accusative = Przemysł futrzarski
card-department_of_agriculture = Wydział rolnictwa
    .full = Wydział rolnictwa
    .genitive = Wydziału rolnictwa
    .accusative = Wydział rolnictwa
card-department_of_economics = Wydział gospodarki
    .full = Wydział gospodarki
    .genitive = Wydziału gospodarki
    .accusative = Wydział gospodarki
card-stockmarket = Giełda
    .full = Giełda
    .genitive = Giełdy
    .accusative = Giełdę
card-souvenir_shop = Sklep z pamiątkami
    .full = Sklep z pamiątkami
    .genitive = Sklepu z pamiątkami
    .accusative = Sklep z pamiątkami
card-wreckers = Rozbiórka
    .full = Rozbiórka
    .genitive = Rozbiórki
    .accusative = Rozbiórkę
card-blast_furnace = Wielki piec
    .full = Wielki piec
    .genitive = Wielkiego pieca
    .accusative = Wielki piec
card-biofuel_facility = Zakład biopaliw
    .full = Zakład biopaliw
    .genitive = Zakładu biopaliw
    .accusative = Zakład biopaliw
card-ranch = Ranczo
    .full = Ranczo
    .genitive = Rancza
    .accusative = Ranczo
card-trading_firm = Dom handlowy
    .full = Dom handlowy
    .genitive = Domu handlowego
    .accusative = Dom handlowy
card-trafficking_spot = Punkt przemytników
    .full = Punkt przemytników
    .genitive = Punktu przemytników
    .accusative = Punkt przemytników
card-major_corporation = Korporacja
    .full = Korporacja
    .genitive = Korporacji
    .accusative = Korporację
card-emporium = Emporium
    .full = Emporium
    .genitive = Emporium
    .accusative = Emporium
card-cobblers = Szewc
    .full = Szewc
    .genitive = Szewca
    .accusative = Szewca
card-rattletrap_car = Gruchot
    .full = Gruchot
    .genitive = Gruchota
    .accusative = Gruchota
card-wholesale_bakery = Hurtownia pieczywa
    .full = Hurtownia pieczywa
    .genitive = Hurtowni pieczywa
    .accusative = Hurtownię pieczywa
card-toy_fair = Targi zabawek
    .full = Targi zabawek
    .genitive = Targów zabawek
    .accusative = Targi zabawek
