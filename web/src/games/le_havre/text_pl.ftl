### Co o Le Havre mówi tylko przeglądarka.

name = { $card }

option-version-full = Partia pełna
option-version-short = Partia skrócona
option-specials-base = Gra podstawowa
option-specials-all = Wszystkie

## Co robią karty

half-francs = ½ franka
half-hides = ½ skóry

effect-needs = Tylko gdy masz { $goods }; to wszystko zachowujesz.
effect-either = Jedno z dwojga:
effect-and-or = Jedno albo oba:
effect-exchange =
    { $limit ->
        [0] Dowolną liczbę razy:
        [1] Raz:
       *[other] Do { $limit } razy:
    } { $gives ->
        [0] { $get }.
       *[other] { $give } → { $get }.
    }
effect-energy-each = Każdy raz kosztuje { $energy } energii.
effect-energy-flat = Całość kosztuje { $energy } energii.
effect-show = Trzeba mieć { francs.accusative }; zostają u ciebie.
effect-owned = Najwyżej { $times ->
        [one] raz
        [2] dwa razy
       *[other] { $times } razy
    } na każde { $good-one }, które masz i zachowujesz.
effect-gain = Weź { $goods }.
effect-gain_per_symbol =
    { $cap ->
        [1] Jeszcze { $goods }, jeśli masz { $symbol ->
            [hammers] młotek
           *[fishermen] rybaka
        }.
       *[other] Weź { $goods } za { $symbol ->
            [hammers] każdy młotek
           *[fishermen] każdego rybaka
        } na swoich kartach.
    }
effect-gain_per_category = Weź { $goods } za każdy swój budynek { $category ->
        [craft] rzemieślniczy
        [economic] gospodarczy
        [industrial] przemysłowy
       *[public] publiczny
    }.
effect-sell_table = Sprzedaj 1, 2 albo 3 { $good-few } za { $prices } franków łącznie.
effect-optional_gain_for_energy = Możesz zapłacić { $energy } energii za jeszcze { $goods }.
effect-buy_for_food =
    { $limit ->
        [1] Raz:
       *[other] Do { $limit } razy:
    } { $food } żywności → { $goods }.
effect-build_building =
    { $discount ->
        [0] { $most ->
            [one] Zbuduj budynek ze stosów.
           *[other] Zbuduj jeden albo dwa budynki ze stosów, jeden po drugim.
        }
       *[other] Zbuduj budynek, który kosztuje drewno, za 1 drewno mniej.
    }
effect-choose_different =
    { $tier ->
        [basic] Weź { $base } różne towary podstawowe i po jednym więcej za każdy swój budynek rzemieślniczy.
       *[upgraded] Weź tyle różnych towarów ulepszonych (bez stali), ile masz budynków rzemieślniczych.
    }
effect-peek_specials = Potem możesz obejrzeć { $count } wierzchnie karty specjalne i zmienić ich kolejność.
effect-francs_per_visitor = Weź { $amount } franki za każdego innego gracza, którego krążek leży na twoim budynku.
effect-build_ship = Zbuduj statek. Pierwszy tu statek nie z drewna wymaga cegły na unowocześnienie stoczni.
effect-gain_empty_offers = Weź po { $amount } żetony każdego rodzaju, którego pole oferty jest puste, franków też.
effect-local_court = Przy 1 pożyczce: oddaj ją. Przy 2: oddaj jedną i weź { $francs } franki. Przy większej liczbie: oddaj dwie albo oddaj jedną i weź { $francs } franki.
effect-ship_goods = Wyślij statki po { $energy_per_ship } energii i sprzedaj towary za ich wartość wysyłkową, tyle, ile statki uniosą.
effect-exchange_any =
    { $give ->
        [one] Raz: dowolny towar → { $goods }.
       *[other] Raz: dowolne { $give } towary → { $goods }.
    }
effect-sell_any = Sprzedaj towary: ulepszony za 1 franka, { $basic_per_franc } podstawowe za 1 franka.
effect-harbour_watch = Zapłać innemu graczowi { $bribe } franka; jego krążek wraca do domu. Potem użyj budynku, na którym leżał, za opłatę za wejście.
effect-take_adjacent_offers = Zapłać { $pay_francs } franki i weź wszystko z dwóch sąsiednich pól oferty (bez franków).
effect-francs_per_goods_third = Weź 1 franka za każde 3 ryby i sztuki bydła, które masz. Zwierzęta zostają.
effect-construction_site = Połóż w tym miejscu jedną ze swoich { $hand } ukrytych kart i od razu jej użyj.
effect-pawn = Zostaw tu towary różnych rodzajów po { $francs_per_good } franki. Później wykupisz je za tyle samo.
effect-picket_line = Opróżnij pole oferty. Wszyscy inni muszą w następnej turze wziąć ofertę. Potem karta wypada z gry.
effect-cattle_from_each_other_player = Każdy inny gracz z bydłem oddaje ci { $amount } (przy dwóch graczach { $amount_two_players }).
effect-no_immediate_action = Po wejściu nic się nie dzieje.
effect-flea_market = Opróżnij jedno pole oferty z dokładnie 2 żetonami i wszystkie z dokładnie 1.
effect-exchange_equal_shipping_value = Oddaj do { $max_give } towarów i weź inne o dokładnie tej samej wartości wysyłkowej.
effect-exchange_same_tier =
    { $tier ->
        [basic] Wymień do 3 towarów podstawowych na inne podstawowe, ale nie na żelazo.
       *[upgraded] Wymień do 3 towarów ulepszonych na inne ulepszone, ale nie na stal.
    }
effect-gain_one_of_each_owned_type = Z każdego rodzaju towaru, który masz, możesz wziąć jeszcze 1; stal kosztuje { $steel_surcharge } franki.
effect-buy_different_upgraded = Kup różne towary ulepszone: koks za 3 franki, stal za 5, pozostałe po 1.
effect-toy_fair = Weź pożyczkę bez jej franków i { $goods } różnych towarów (bez stali).

passive-buildable_only_when_a_proposal_stack_is_empty = Czeka, aż któryś stos będzie pusty; wtedy każdy może go zbudować. Nie można go kupić.
passive-exchange_iron_ship_at_wharf = W stoczni można wymienić na niego żelazny statek.
passive-exchange_luxury_liner_at_wharf = W unowocześnionej stoczni można wymienić na niego luksusowy liniowiec.
passive-counts_as_ship = Liczy się jako statek, ale nikogo nie żywi i niczego nie wozi.
passive-harvest_cattle_bonus = Przy { $min_cattle } do { $max_cattle } sztukach bydła żniwa dają właścicielowi { $calves } sztuki.
passive-build_discount =
    { $wood ->
        [1] Właściciel buduje za 1 drewno mniej.
       *[0] Właściciel buduje za 1 glinę albo 1 cegłę mniej.
    }
passive-energy_discount_per_main_action = Właściciel płaci o { $amount } energii mniej w każdej akcji głównej.
passive-placed_on_proposal_stack_with_highest_top_number = Kładzie się ją na stos z najwyższą wierzchnią kartą; miasto zbuduje ją jako następną.
passive-two_final_actions = Właściciel ma dwie akcje w fazie końcowej.
passive-franc_per_ship_sailed_by_others = Właściciel dostaje { $amount } franka za każdy statek wysłany przez innych.
passive-evicted_discs_go_here = Krążki odsyłane do domu trafiają tutaj i kosztują { $pay } franki (właściciela { $owner_pays }).
passive-owner_may_evict_from_own_buildings = W swojej turze właściciel może odsyłać do domu krążki ze swoich budynków.
passive-replace_one_building_resource_with_wood = Budując, właściciel może zapłacić 1 drewnem zamiast jednego dowolnego towaru.
passive-on_leaving_use_two_buildings_without_fee = Kto stąd wchodzi do budynku, używa dwóch budynków bez opłat.
passive-cannot_be_evicted = Nikt nie może stąd odesłać krążka.
passive-occupant_gains_francs_when_taking_offer = Dopóki leży tu twój krążek, wzięcie oferty daje { $amount } franki.
passive-round_end_goods =
    { $amount ->
        [one] Na koniec każdej rundy właściciel dostaje { $amount } rybę.
       *[other] Na koniec każdej rundy właściciel dostaje { $amount } ryby.
    }
passive-round_end_food = W każdej rundzie daje robotnikom właściciela { $amount } żywności.
passive-francs_when_other_takes_franc_offer = Właściciel dostaje { $amount } franka, gdy inny gracz bierze franki z oferty.
passive-francs_when_other_builds_bank = Właściciel dostaje { $amount } franki, gdy inny gracz buduje Bank.
passive-no_interest = Właściciel nie płaci odsetek.
passive-francs_when_other_enters_own_building = Właściciel dostaje { $amount } franka, gdy inni wchodzą do jego budynków.
passive-grain_as_energy_at_shipping_line = U Armatora właściciel może płacić zbożem, wartym { $energy } energii.
passive-taken_by_next_player_who_gets_iron = Musi ją wziąć następny gracz, który dostanie żelazo. Nie można jej sprzedać.

bonus =
    Na koniec: { $halves ->
        [1] pół franka
       *[other] { francs }
    } za { $per ->
        [good_token] każdy towar
        [ship] każdy statek
        [cattle] każdą sztukę bydła
        [craft] każdy budynek rzemieślniczy
        [economic] każdy budynek gospodarczy
        [industrial] każdy budynek przemysłowy
       *[public] każdy budynek publiczny
    } właściciela.

good-food =
    { $food ->
       *[other] Wartość: { $food } żywności.
    }
good-energy = Wartość: { $energy } energii.
good-shipping = Wysyłka: { francs }.
good-upgrade = Druga strona: { $good-one }.
good-substitute = Zamiast tego można zapłacić: { $good-one }.

## Ile co kosztuje i co daje

energy = { $energy } energii
up-to = do
fee-own = Twój budynek: bez opłaty.
fee-none = Wejście jest bezpłatne.
fee-town =
    Opłata za wejście: { $kind ->
        [food] { $food } żywności
        [francs] { francs }
       *[either] { $food } żywności albo { francs }
    }.
fee-player =
    Opłata za wejście dla gracza { $player }: { $kind ->
        [food] { $food } żywności
        [francs] { francs }
       *[either] { $food } żywności albo { francs }
    }.
now-there = Teraz: { $chances }.
card-of = Właściciel: { $player }.
card-of-town = Należy do miasta.
card-visitor = Leży tu krążek gracza { $player }.
card-worth = Wartość { $value }.
card-no-build = nie do zbudowania
door =
    { $reason ->
        [no_entry] Nikt nie może tu wejść.
        [picket] { $mover } musi w tej turze wziąć ofertę.
        [own_disc] Krążek gracza { $mover } już tu leży.
        [occupied] Zajmuje go { $player }.
        [no_effect] Wizyta nic by teraz nie dała ({ $mover }).
       *[fee] { $mover } nie ma teraz na opłatę.
    }
preview-gets = Dostajesz { $goods }.
preview-buy = Płacisz { francs.accusative }; na koniec warte { $value }.
preview-sell = Dostajesz { francs.accusative } za coś, co na koniec liczy się za { $value }.
preview-build = Płacisz: { $goods }; na koniec warte { $value }.
preview-ship = Płacisz: { $goods } i { $energy } energii.
preview-repay = Płacisz teraz { francs.accusative }; na koniec pożyczka kosztuje { $saved }.
preview-loan = Dostajesz { francs.accusative }. Spłata kosztuje { $repays }; niespłacona pożyczka na koniec { $costs }.
deed-enter = Wejdź
deed-buy = Kup
deed-sell = Sprzedaj
deed-build = Zbuduj
deed-build_ship = Zbuduj
deed-exchange = Wymień
deed-place = Połóż tutaj

## Stół

category =
    { $category ->
        [craft] Budynek rzemieślniczy
        [economic] Budynek gospodarczy
        [industrial] Budynek przemysłowy
        [public] Budynek publiczny
        [ship] Statek
       *[none] Budynek bez rodzaju
    }
kind-name = { $kind }
good-name = { $good }
sheet-value = Wartość
sheet-price = Cena
sheet-cost = Koszt budowy
sheet-fee = Wejście
sheet-free = bezpłatne
sheet-food = Żywność co rundę
sheet-hold = Ładowność
sheet-symbols = Symbole
sheet-modern = Budowany w unowocześnionej stoczni; unowocześnienie kosztuje raz jedną cegłę.
sheet-stack = W stosie, od góry: { $values }.
sheet-modernised = Ta stocznia jest unowocześniona.
board-harbour = Port
board-tiles = Kafelki zaopatrzenia
board-tile = Kafelek zaopatrzenia { $number }
board-tile-rule = W każdej turze statek gracza płynie na następny kafelek, a jego dwa towary trafiają na nabrzeże.
board-supply = Przejdź do zaopatrzenia
tile-hidden = Zakryty
tile-interest = Odsetki: kto ma pożyczki, płaci 1 franka
tile-ship = Statek gracza { $player }
tile-now = Zaraz przypłynie tu { $player }
tile-next = Później w tej rundzie przypłynie tu { $player }
board-offers = Oferty
board-offer = W ofercie: { $goods }.
board-take = Weź { $goods }
board-rounds = Karty rund
board-rounds-later = Następne rundy
round-title = Runda { $round } z { $rounds }
round-about = Na koniec rundy: { $food } żywności od każdego; { $harvest ->
        [true] żniwa
       *[false] bez żniw
    }; miasto { $builds ->
        [standard] buduje budynek o najniższym numerze ze stosów
        [special] odkrywa budynek specjalny
       *[none] niczego nie buduje
    }; potem przybywa { $ship }.
round-harvest-now = Najbliższe żniwa są w tej rundzie.
round-harvest-later = Najbliższe żniwa są w rundzie { $round }.
round-harvest-never = Żniw już nie będzie.
round-left =
    { $turns ->
        [one] 1 tura do żywienia
        [few] { $turns } tury do żywienia
       *[many] { $turns } tur do żywienia
    }
round-last = Ostatnia runda; po niej każdy ma jeszcze jedną akcję.
round-final = Wszystkie rundy się skończyły. Każdy ma ostatnią akcję; można wejść także do zajętych budynków.
board-stacks = Budynki do zbudowania
stack-empty = Nie ma więcej budynków
board-specials = Budynki specjalne
board-specials-rule = { special-count } Odkrywa je miasto. Kto odwiedza Targowisko, może obejrzeć dwie wierzchnie.
special-count =
    { $cards ->
        [0] Nie ma już kart specjalnych.
        [one] Jedna zakryta karta specjalna.
        [few] { $cards } zakryte karty specjalne.
       *[many] { $cards } zakrytych kart specjalnych.
    }
special-unknown = nieznana karta
special-or = albo
board-ships = Statki
ships-about = { $kind }: { $count ->
        [0] nie ma żadnego
       *[other] w stosie { $count }, wierzchni wart { $value }
    }; żywność { $food }, ładowność { $capacity }
ships-none = jeszcze nie ma
ship-about = { $ship-full }, żywność { $food }, wartość { $value }
board-town = Miasto
board-cards-of = Karty gracza { $player }
disc-home = Krążek jest w domu.
loan-rule = Spłata pożyczki kosztuje 5 franków, niespłacona na koniec gry 7.
pawned = w zastawie
hand-size = ukryte karty: { $cards }
bound = musi wziąć ofertę
my-hand = Twoje karty na Plac budowy
evict = Odeślij krążek do domu
lane-empty = Nie ma jeszcze kart.
board-summary = { francs }, żywność: { $food }, energia: { $energy }, pożyczki: { $loans }, karty: { $cards }

## Counting
