### Co o Le Havre mówi tylko przeglądarka.

name = { $card }

option-version-full = Pełna
option-version-short = Skrócona
option-specials-base = Z gry podstawowej
option-specials-all = Wszystkie

## Co robią karty

half-francs = ½ franka
half-hides = ½ skóry

effect-needs = Tylko gdy masz { $goods }; zachowujesz to wszystko.
effect-either = Jedno z dwojga:
effect-and-or = Jedno albo oba:
effect-exchange =
    { $gives ->
        [0] Weź
       *[other] Zamień
    } { $limit ->
        [0] dowolną liczbę razy
        [1] raz
       *[other] do { $limit } razy
    }: { $gives ->
        [0] { $get }.
       *[other] { $give } → { $get }.
    }
effect-energy-each = Każdy raz kosztuje { energy.accusative }.
effect-energy-flat = Całość kosztuje { energy.accusative }.
effect-show = Trzeba mieć { francs.accusative }; zostają u ciebie.
effect-owned = Trzeba mieć { $good-accusative }: najwyżej { $times ->
        [one] raz
        [2] dwa razy
       *[other] { $times } razy
    } na sztukę. Niczego z tego nie oddajesz.
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
effect-optional_gain_for_energy = Możesz zapłacić { energy.accusative } za jeszcze { $goods }.
effect-buy_for_food =
    { $limit ->
        [1] Zamień raz:
       *[other] Zamień do { $limit } razy:
    } { food-amount } → { $goods }.
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
        [basic] Weź { $base } różne dobra podstawowe i po jednym więcej za każdy swój budynek rzemieślniczy.
       *[upgraded] Weź tyle różnych dóbr ulepszonych (bez stali), ile masz budynków rzemieślniczych.
    }
effect-peek_specials = Potem możesz obejrzeć { $count } wierzchnie karty specjalne i zmienić ich kolejność.
effect-francs_per_visitor = Weź { $amount } franki za każdego innego gracza, którego znacznik leży na twoim budynku.
effect-build_ship = Zbuduj statek. Pierwszy tu statek nie z drewna wymaga cegły na unowocześnienie stoczni.
effect-gain_empty_offers = Weź po { $amount } żetony każdego rodzaju, którego stragan jest pusty, franków też.
effect-local_court = Przy 1 pożyczce: oddaj ją. Przy 2: oddaj jedną i weź { $francs } franki. Przy większej liczbie: oddaj dwie albo oddaj jedną i weź { $francs } franki.
effect-ship_goods = Wyślij statki po { $energy_per_ship } energii i sprzedaj dobra za ich wartość przewozową, tyle, ile statki uniosą.
effect-exchange_any =
    { $give ->
        [one] Zamień raz: dowolne dobro → { $goods }.
       *[other] Zamień raz: dowolne { $give } dobra → { $goods }.
    }
effect-sell_any = Sprzedaj dobra: ulepszone za 1 franka, { $basic_per_franc } podstawowe za 1 franka.
effect-harbour_watch = Zapłać innemu graczowi { $bribe } franka; jego znacznik wraca do domu. Potem użyj budynku, na którym leżał, za opłatę za wejście.
effect-take_adjacent_offers = Zapłać { $pay_francs } franki i weź wszystko z dwóch sąsiednich straganów (bez franków).
effect-francs_per_goods_third = Weź 1 franka za każde 3 ryby i sztuki bydła, które masz. Niczego nie oddajesz.
effect-construction_site = Połóż w tym miejscu jedną ze swoich { $hand } ukrytych kart i od razu jej użyj.
effect-pawn = Zostaw tu dobra różnych rodzajów po { $francs_per_good } franki. Później wykupisz je za tyle samo.
effect-picket_line = Opróżnij stragan. Wszyscy inni muszą w następnej turze brać ze straganu. Potem karta wypada z gry.
effect-cattle_from_each_other_player = Każdy inny gracz z bydłem oddaje ci { $amount } (przy dwóch graczach { $amount_two_players }).
effect-no_immediate_action = Po wejściu nic się nie dzieje.
effect-flea_market = Opróżnij jeden stragan z dokładnie 2 żetonami i wszystkie z dokładnie 1.
effect-exchange_equal_shipping_value = Oddaj do { $max_give } dóbr i weź inne o dokładnie tej samej wartości przewozowej.
effect-exchange_same_tier =
    { $tier ->
        [basic] Wymień do 3 dóbr podstawowych na inne podstawowe, ale nie na żelazo.
       *[upgraded] Wymień do 3 dóbr ulepszonych na inne ulepszone, ale nie na stal.
    }
effect-gain_one_of_each_owned_type = Z każdego rodzaju dóbr, który masz, możesz wziąć jeszcze 1; stal kosztuje { $steel_surcharge } franki.
effect-buy_different_upgraded = Kup różne dobra ulepszone: koks za 3 franki, stal za 5, pozostałe po 1.
effect-toy_fair = Weź pożyczkę bez jej franków i { $goods } różnych dóbr (bez stali).

passive-buildable_only_when_a_proposal_stack_is_empty = Czeka, aż któryś stos będzie pusty; wtedy każdy może go zbudować. Nie można go kupić.
passive-exchange_iron_ship_at_wharf = W stoczni można wymienić na niego żelazny statek.
passive-exchange_luxury_liner_at_wharf = W unowocześnionej stoczni można wymienić na niego luksusowy liniowiec.
passive-counts_as_ship = Liczy się jako statek, ale nikogo nie żywi i niczego nie wozi.
passive-harvest_cattle_bonus = Kto ma tę kartę i od { $min_cattle } do { $max_cattle } sztuk bydła, dostaje w żniwa jeszcze { $calves } sztuki.
passive-build_discount =
    { $wood ->
        [1] Właściciel buduje za 1 drewno mniej.
       *[0] Właściciel buduje za 1 glinę albo 1 cegłę mniej.
    }
passive-energy_discount_per_main_action = Właściciel płaci o { $amount } energii mniej w każdej akcji głównej.
passive-placed_on_proposal_stack_with_highest_top_number = Kładzie się ją na stos z najwyższą wierzchnią kartą; miasto zbuduje ją jako następną.
passive-two_final_actions = Właściciel ma dwie akcje w fazie końcowej.
passive-franc_per_ship_sailed_by_others = Właściciel dostaje { $amount } franka za każdy statek wysłany przez innych.
passive-evicted_discs_go_here = Znaczniki odsyłane do domu trafiają tutaj i kosztują { $pay } franki (właściciela { $owner_pays }).
passive-owner_may_evict_from_own_buildings = W swojej turze właściciel może odsyłać do domu znaczniki ze swoich budynków.
passive-replace_one_building_resource_with_wood = Budując, właściciel może zapłacić 1 drewnem zamiast jednego dowolnego dobra.
passive-on_leaving_use_two_buildings_without_fee = Kto stąd wchodzi do budynku, używa dwóch budynków bez opłat.
passive-cannot_be_evicted = Nikt nie może stąd odesłać znacznika.
passive-occupant_gains_francs_when_taking_offer = Dopóki leży tu twój znacznik, zabranie ze straganu daje { $amount } franki.
passive-round_end_goods =
    { $amount ->
        [one] Na koniec każdej rundy właściciel dostaje { $amount } rybę.
       *[other] Na koniec każdej rundy właściciel dostaje { $amount } ryby.
    }
passive-round_end_food = W każdej rundzie daje robotnikom właściciela { $amount } żywności.
passive-francs_when_other_takes_franc_offer = Właściciel dostaje { $amount } franka, gdy inny gracz bierze franki ze straganu.
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
        [good_token] każde dobro
        [ship] każdy statek
        [cattle] każdą sztukę bydła
        [craft] każdy budynek rzemieślniczy
        [economic] każdy budynek gospodarczy
        [industrial] każdy budynek przemysłowy
       *[public] każdy budynek publiczny
    } właściciela.

good-food = Każda sztuka to { food-amount }.
good-energy = Każda sztuka to { energy }.
good-shipping = Wysyłka daje { francs.accusative }.
good-upgrade = Ulepsza się na { $good-accusative }.
good-substitute = Płacąc, możesz zamiast tego oddać { $good-accusative }.

## Ile co kosztuje i co daje

energy =
    { $energy ->
        [one] { $energy } energia
       *[other] { $energy } energii
    }
    .accusative =
    { $energy ->
        [one] { $energy } energię
       *[other] { $energy } energii
    }
food-due = { food-amount }
up-to = najwyżej
fee-own = Twój budynek: bez opłaty.
fee-none = Wejście jest bezpłatne.
fee-town =
    Opłata za wejście: { $kind ->
        [food] { food-amount }
        [francs] { francs }
       *[either] { food-amount } albo { francs }
    }.
fee-player =
    Opłata za wejście (dostaje { $player }): { $kind ->
        [food] { food-amount }
        [francs] { francs }
       *[either] { food-amount } albo { francs }
    }.
now-there = Teraz możesz dostać { $chances }.
chance = { $got } (za { $given })
now-build =
    { $count ->
        [0] Teraz nie stać cię na żaden budynek.
       *[other] Teraz możesz zbudować: { $buildings }.
    }
would-there = Wizyta dałaby { $chances }.
would-build = Podczas wizyty można by zbudować: { $buildings }.
card-of = Właściciel: { $player }.
card-of-town = Właściciel: miasto.
card-visitor = Jest tu { $player }.
card-worth = Wartość { $value }.
card-no-build = nie do zbudowania
preview-gets = Dostajesz { $goods }.
preview-buy = Płacisz { francs.accusative }; wartość na koniec: { $value }.
preview-sell = Dostajesz { francs.accusative }, a na koniec byłoby to warte { $value }.
preview-build = Płacisz { $goods }; wartość na koniec: { $value }.
preview-ship = Płacisz { $goods } i { energy.accusative }.
preview-repay = Płacisz teraz { francs.accusative }; na koniec pożyczka kosztuje { $saved }.
preview-loan = Dostajesz { francs.accusative }. Spłata kosztuje { $repays }; niespłacona pożyczka na koniec { $costs }.
deed-enter = Wejdź
deed-buy = Kup
deed-sell = Sprzedaj
deed-build = Zbuduj
deed-build_ship = Zbuduj
deed-exchange = Wymień
deed-place = Połóż tutaj
deed-through = Zbuduj, wchodząc do { $building-genitive }

## Stół

category =
    { $category ->
        [craft] Budynek rzemieślniczy
        [economic] Budynek gospodarczy
        [industrial] Budynek przemysłowy
        [public] Budynek publiczny
        [ship] Statek
       *[none] Pseudobudynek
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
board-tiles = Żetony zaopatrzenia
board-tile = Żeton zaopatrzenia { $number }
board-tile-rule = W każdej turze statek gracza płynie na następny żeton zaopatrzenia, a jego dwa dobra trafiają na stragany.
board-supply = Przejdź do zaopatrzenia
tile-hidden = Zakryty
tile-interest = Odsetki: kto ma pożyczki, płaci 1 franka
tile-ship = Statek: { $player }
tile-now = Zaraz przypłynie tu { $player }
tile-next = Później w tej rundzie przypłynie tu { $player }
board-offers = Stragany
board-offer =
    { $amount ->
        [0] Na straganie: { $goods }.
       *[other] Stragan daje { $goods }.
    }
board-take = Weź { $goods }
board-rounds = Karty rund
board-rounds-later = Następne rundy
round-title = Runda { $round } z { $rounds }
round-about = Na koniec rundy: { food-amount } od każdego; { $harvest ->
        [true] żniwa
       *[false] bez żniw
    }; miasto { $builds ->
        [standard] buduje budynek o najniższym numerze ze stosów
        [special] odkrywa budynek specjalny
       *[none] niczego nie buduje
    }; potem można budować statek { $ship }.
round-harvest-now = Najbliższe żniwa są w tej rundzie.
round-harvest-later = Najbliższe żniwa są w rundzie { $round }.
round-harvest-never = Żniw już nie będzie.
round-left =
    { $turns ->
        [one] { $turns } tura do wyżywienia
        [few] { $turns } tury do wyżywienia
       *[many] { $turns } tur do wyżywienia
    }
round-feeding = Pora na wyżywienie
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
board-cards-of = Karty: { $player }
disc-home = Znacznik jest w domu.
loan-rule = Spłata pożyczki kosztuje 5 franków, niespłacona na koniec gry 7.
pawned = w zastawie
hand-size = ukryte karty: { $cards }
bound = musi brać ze straganu
my-hand = Twoje karty na Plac budowy
evict = Odeślij znacznik do domu
lane-empty = Brak kart.
board-summary = { francs }, żywność: { $food }, energia: { $energy }, pożyczki: { $loans }, karty: { $cards }

## Counting

count-panel-feeding = Wyżywienie
count-panel-payment = Płatność
count-panel-substitution = Materiały
count-title-food = Żywność
count-title-energy = Energia
count-title-fee = Opłata za wejście
count-title-material = { $good }: do zapłaty { $need }. Ile z tego zapłacisz, oddając { $substitute-accusative }?
count-title-ships = Które statki wypływają?
count-title-cargo = Ładunek
count-title-bridge = Co sprzedajesz? Za dobro ulepszone dostajesz franka, za trzy podstawowe też.
count-title-office_gift =
    { $most ->
        [one] Oddaj dowolne dobro
       *[other] Oddaj dowolne { $most } dobra
    }
count-title-trade_gift =
    { $most ->
        [one] Oddaj najwyżej jedno dobro
        [few] Oddaj najwyżej { $most } dobra
       *[many] Oddaj najwyżej { $most } dóbr
    }
count-title-traffic_gift =
    { $most ->
        [one] Wymień najwyżej jedno dobro
        [few] Wymień najwyżej { $most } dobra
       *[many] Wymień najwyżej { $most } dóbr
    }
count-title-take = Co za to bierzesz?
count-title-market_choice =
    { $most ->
        [one] Weź jedno dobro
        [few] Weź najwyżej { $most } różne dobra
       *[many] Weź najwyżej { $most } różnych dóbr
    }
count-title-toy_choice =
    { $most ->
        [one] Weź jedno dobro
        [few] Weź { $most } różne dobra
       *[many] Weź { $most } różnych dóbr
    }
count-title-pawn_choice = Co zastawiasz? Za każde dobro dostajesz 2 franki.
count-title-corporation_choice = Których dóbr bierzesz o jedno więcej?
count-title-emporium_choice = Co kupujesz, po jednym z rodzaju?
count-capacity = ładowność { $capacity }
count-due = do zapłaty
count-saved = wiatr oszczędza
count-paid = wybrano
count-lost = przepada
count-room = na pokładzie
count-value = wartość
count-toll = dla piratów
count-needed = wybrano
count-brings = Dostajesz
count-fine = Dokładnie tyle, ile trzeba.
count-lost-note = Przepada { $lost }: reszty się nie wydaje.
count-superfluous = { $good }: wystarczy o jeden żeton mniej, a zbędnych oddać nie wolno.
count-borrow =
    { $food ->
        [0] Nie masz nic do jedzenia, a potrzeba { $due } żywności. Bierzesz { $loans ->
            [one] jedną pożyczkę
            [few] { $loans } pożyczki
           *[many] { $loans } pożyczek
        }
       *[other] Masz { $food } z { $due } żywności. Płacisz wszystko i bierzesz { $loans ->
            [one] jedną pożyczkę
            [few] { $loans } pożyczki
           *[many] { $loans } pożyczek
        }
    }; { $francs ->
        [0] nic nie zostaje
        [one] zostaje 1 frank
        [few] zostają { $francs } franki
       *[many] zostaje { $francs } franków
    }.{ $cards ->
        [0] {""}
       *[other] {" "}Możesz najpierw coś sprzedać.
    }
count-accept-pay = Zapłać
count-accept-feed = Wyżyw
count-accept-borrow = Zapłać wszystko i pożycz
count-accept-loan = Pożycz
count-accept-ship = Wyślij
count-accept-sell = Sprzedaj
count-accept-give = Oddaj
count-accept-pawn = Zastaw
count-accept-buy = Kup
count-accept-take = Weź
count-accept-do = Zrób to
count-times = Ile razy
count-of = { $chosen } z { $have }
count-less = O jeden mniej
count-one-more = O jeden więcej
count-everything = Wszystko
count-proposal = Propozycja
count-nothing = nic
count-help-energy = Drewno daje 1 energię, węgiel i węgiel drzewny 3, koks 10. Reszty się nie wydaje i zbędnych żetonów oddać nie wolno.
count-help-food = Frank i ryba to 1 żywności, wędzona ryba i chleb 2, mięso 3. Reszty się nie wydaje i zbędnych żetonów oddać nie wolno.
count-help-material = Cegła może zastąpić glinę, a stal żelazo.
count-help-ships = Każdy statek kosztuje 3 energii i wiezie tyle dóbr, ile ma miejsca, ale co najmniej jedno.

count-title-office_wish =
    { $part ->
        [0] Dowolne cztery dobra za stal?
       *[1] Dowolne dobro za jedno z tych?
    }
count-title-use_crane = Zapłacić drewnem zamiast jednego z tych dóbr?

label-evict = Odeślij do domu: { $player } ({ $building })
label-go-on = Użyj { $building-genitive }
label-stop =
    { $step ->
        [second_visit] Bez drugiego budynku
        [build_second] Nie buduj więcej
        [use_crane] Bez żurawia
        [peek] Nie oglądaj
        [office_wish] Nie, dziękuję
       *[other] Wystarczy
    }
label-pass =
    { $step ->
        [off_turn] Na razie nic
        [last_chance] Nie spłacaj więcej
       *[other] Pasuj
    }
label-keep = Zostaw na wierzchu { $card-accusative }
label-swap = Połóż na wierzchu { $card-accusative }

preview-supply = Twój statek płynie dalej, a dwa dobra z żetonu zaopatrzenia trafiają na stragany.
preview-pay-food = Do zapłaty: { $due } żywności; statki dają { $ships }.
preview-borrow =
    { $loans ->
        [one] Masz { $food } z { $due } żywności: płacisz wszystko i bierzesz na resztę pożyczkę.
        [few] Masz { $food } z { $due } żywności: płacisz wszystko i bierzesz na resztę { $loans } pożyczki.
       *[many] Masz { $food } z { $due } żywności: płacisz wszystko i bierzesz na resztę { $loans } pożyczek.
    }
preview-interest =
    { $loans ->
        [one] Odsetki od twojej pożyczki.
       *[other] Odsetki od wielu pożyczek ({ $loans }) są takie same jak od jednej.
    }
preview-redeem = Kosztuje { francs.accusative }.
preview-last-turn =
    { $due ->
        [0] Runda się kończy. Robotników wyżywią twoje statki.
       *[other] Runda się kończy i żywisz robotników: do zapłaty { $due } żywności, masz { $food }.
    }

mine-goods = Moje dobra
mine-feeding = Wyżywienie na koniec tej rundy
mine-feeding-rule = Ta runda wymaga { $demand } żywności; twoje statki dają { $ships }, więc do zapłaty zostaje { $due }. Masz { $have }, razem z frankami.
mine-feeding-short = do zapłaty { $due } · masz { $have }
mine-energy = Twoje dobra są warte { $energy } energii.
mine-ships =
    { $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[many] { $ships } statków
    }
mine-fleet = żywność { $food }, ładowność { $capacity }
mine-hammers =
    { $hammers ->
        [one] { $hammers } młotek na twoich budynkach
        [few] { $hammers } młotki na twoich budynkach
       *[many] { $hammers } młotków na twoich budynkach
    }
mine-fishermen =
    { $fishermen ->
        [one] { $fishermen } rybak na twoich budynkach
       *[other] { $fishermen } rybaków na twoich budynkach
    }
mine-loans =
    { $loans ->
        [one] { $loans } pożyczka
        [few] { $loans } pożyczki
       *[many] { $loans } pożyczek
    }

remind = Przypomnienia
remind-more = jeszcze { $count }
remind-fewer = Mniej
remind-hungry =
    Do wyżywienia brakuje { $missing } żywności. { $turns ->
        [0] Nie masz już tury
        [one] Masz jeszcze jedną turę
        [few] Masz jeszcze { $turns } tury
       *[many] Masz jeszcze { $turns } tur
    }, inaczej bierzesz { $loans ->
        [one] pożyczkę.
        [few] { $loans } pożyczki.
       *[many] { $loans } pożyczek.
    }
remind-interest =
    { $turns ->
        [0] Następny żeton zaopatrzenia to odsetki od twoich pożyczek: { francs }.
        [one] Po następnej turze płacisz odsetki od pożyczek: { francs.accusative }.
        [few] Za { $turns } tury płacisz odsetki od pożyczek: { francs.accusative }.
       *[many] Za { $turns } tur płacisz odsetki od pożyczek: { francs.accusative }.
    }
remind-harvest =
    { $grain ->
        [0] { $cattle ->
            [0] { $herd ->
                [1] Żniwa w tej rundzie: druga sztuka bydła dałaby cielę.
               *[other] Żniwa w tej rundzie: potrzeba jednego zboża albo dwóch sztuk bydła.
            }
           *[other] Żniwa w tej rundzie dadzą ci bydło (+{ $cattle }).
        }
       *[other] { $cattle ->
            [0] Żniwa w tej rundzie dadzą ci zboże (+{ $grain }).
           *[other] Żniwa w tej rundzie dadzą ci zboże (+{ $grain }) i bydło (+{ $cattle }).
        }
    }
remind-loans =
    { $loans ->
        [one] Pożyczka kosztuje na koniec 7 franków, a spłacona wcześniej 5.
        [few] { $loans } pożyczki kosztują na koniec { $costs } franków, a spłacone wcześniej { $repays }.
       *[many] { $loans } pożyczek kosztuje na koniec { $costs } franków, a spłacone wcześniej { $repays }.
    }
remind-last-round = To ostatnia runda; po niej każdy ma jeszcze jedną akcję.
remind-final = To ostatnia akcja każdego gracza; można wejść także do zajętych budynków.
remind-bound = Strajk: w następnej turze musisz brać ze straganu.
remind-occupied = Zajęte: { $buildings }.
remind-windows = Pytaj mnie między turami
remind-windows-help = Między turami innych graczy możesz sprzedawać karty i spłacać pożyczki. Jeśli nie chcesz pytań, te okazje mijają same.
choose-after_main = Albo kup lub sprzedaj kartę.
choose-interest = Albo sprzedaj kartę.

## Przewodnik @later

guide-aim = Wygrywa największy majątek: franki oraz wartość budynków i statków. W każdej turze robisz jedno: bierzesz dobra ze straganu albo korzystasz z budynku.
guide-feeding = Na koniec każdej rundy robotnicy jedzą. Tu widzisz, ile żywności trzeba zapłacić i ile masz; franki też są żywnością. Komu zabraknie, bierze pożyczkę, i to nie tragedia.
guide-supply = Tura zaczyna się zaopatrzeniem: twój statek płynie na następny żeton zaopatrzenia, a dwa pokazane na nim dobra trafiają na stragany. Nie trzeba nic klikać.
guide-go-on = Przedtem możesz coś kupić albo sprzedać. Nie musisz: przejdź do zaopatrzenia.
guide-offers = Możesz wziąć wszystkie dobra z jednego straganu. Im dłużej stragan czeka, tym więcej na nim leży.
guide-buildings = Albo wchodzisz do budynku, w którym nikogo nie ma, i używasz go. Wskaż kartę albo jej dotknij, by zobaczyć, co robi, ile kosztuje wejście i co by ci teraz dała.
guide-choose = Wybierz stragan albo budynek. Na początek dobre są drewno i glina: z nich się buduje.
guide-goods = Tu leżą twoje dobra. Żetony z podwójną ramką są ulepszone: wędzona ryba i chleb lepiej karmią, cegła i stal lepiej budują.
guide-end = Teraz możesz jeszcze coś kupić albo sprzedać za połowę wartości. Potem zakończ turę.
guide-build = W firmach budowlanych budujesz z dóbr wierzchnią kartę stosu. Do własnych budynków wchodzisz za darmo, a inni ci płacą.
guide-energy = Niektóre budynki potrzebują energii, którą oznacza płomień: drewno daje 1, węgiel i węgiel drzewny 3, koks 10. Węgiel drzewny robi się z drewna w Wypalarni węgla. Płomień obok żywności pokazuje, ile energii masz.
guide-ships = Statki buduje się w stoczni albo kupuje. Każdy karmi odtąd robotników co rundę, a u Armatora wozi dobra na sprzedaż. Na koniec każdej rundy przybywa nowy statek.
guide-interest = Na jednym z żetonów zaopatrzenia są odsetki (%): gdy przypłynie tam statek, każdy, kto ma pożyczki, płaci 1 franka, bez względu na ich liczbę.
guide-loans = Z każdą rundą trzeba więcej żywności. Jedna czy dwie pożyczki nie szkodzą, ale spłać je przed końcem: potem pożyczka kosztuje 7 franków zamiast 5.
guide-plan = Partia ma trzy części: najpierw drewno i glina na budynki; potem stałe źródła żywności, jak statki, chleb i wędzona ryba; na koniec to, co najwięcej warte: duże budynki, statki i dobra, które sprzedasz u Armatora. W razie wątpliwości poproś o podpowiedź. Miłej gry!

## Jak opowiada to dziennik: jednym tchem i nic dwa razy

log-tile_revealed = { $interest ->
        [true] Na nowym żetonie zaopatrzenia są odsetki.
       *[false] {""}
    }
log-round_began = Runda { $round }.
log-gained = { $player } dostaje { $list }.
log-gained-item = { of-good }
log-paid = { $player } płaci { $list }.
log-paid-item = { of-good }
log-harvested = { $player } zbiera { $list }.
log-harvested-item = { of-good }
closed-short_goods = { $good }: za mało na to wszystko.

## Sceny @later

scene-harvest =
    { $who ->
        [me] Żniwa: zbierasz { $goods }
        [none] Żniwa, ale u ciebie nic nie wyrosło
       *[watch] Żniwa. Zbierają: { $names }
    }
scene-feeding =
    { $who ->
        [due] Nakarm robotników: { $food } żywności
        [fed] Twoi robotnicy najedli się: { $food } żywności
        [ships] Statki wyżywiły wszystkich twoich robotników
        [loans] Karmisz robotników na kredyt: bierzesz { loans }
       *[watch] Robotnicy siadają do stołu
    }
scene-interest =
    { $who ->
        [paid] Odsetki: płacisz { francs.accusative }
        [due] Musisz zapłacić odsetki
        [free] Pora na odsetki, ale ty nie masz długów
       *[watch] Pora na odsetki
    }
scene-town = Miasto buduje { $building-accusative }
scene-special = Nowość w mieście: { $card-full }
scene-ship =
    { $who ->
        [me] Wodujesz { $ship-accusative }
       *[other] { $player } woduje { $ship-accusative }
    }
scene-final =
    { $who ->
        [me] Rundy za nami: została ci ostatnia akcja
       *[watch] Rundy za nami: każdy ma ostatnią akcję
    }
