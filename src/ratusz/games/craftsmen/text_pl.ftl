### Rzemieślnicy po polsku.
###
### An argument that is the id of a card, place or good arrives as its name, and once more for each form of that name:
### $building is "Młyn", $building-accusative is "młyn (czerwony/niebieski)", $building-plain "młyna". The arguments of an action are $first and $second.

game-name = Rzemieślnicy
game-description = Wysyłaj pomocników do gildii miasta, rozbudowuj posiadłość, wytwarzaj towary i ładuj je na statki; po trzech latach wygrywa, kto zdobędzie najwięcej uznania.
game-note = Część danych kart tej gry to rekonstrukcja.
game-tie-breaks = Przy równym wyniku decyduje więcej kart kapitału na ręce, potem dalsze miejsce na torze kolejności.

option-age = kolejność wieku od najmłodszej osoby, która zaczyna, gdy rozdany kapitał jest równy

## Dlaczego czegoś nie można zrobić

closed-own =
    { $most ->
        [one] Twój pomocnik już tu stoi.
       *[other] Masz tu już { $most } pomocników.
    }
closed-full = Brak miejsca: stoi tu już { $most } pomocników.
closed-fee = Nie masz na opłatę ani karty kapitału, ani { $fee ->
        [one] { $fee } punktu
       *[many] { $fee } punktów
    }.
closed-first = Pomocnicy zajmują najpierw puste pola.
closed-stacked = Na tym polu stoi już dwóch pomocników.
closed-clash = Kolory nie pasują do żadnego końca posiadłości.
closed-dear = Za drogo: razem do zapłaty { $due }, a twój kapitał jest wart { $worth }.
closed-price = Nie stać cię: cena { $price }, a twój kapitał w kolorach karty jest wart { $worth }.
closed-poor = Bez kapitału nie można ani kupować, ani licytować.
closed-tokens = Masz ich już { $most }.
closed-pool = Pula jest pusta.
closed-two = W grze dwuosobowej nie zmienia się tu kolejności.
closed-on_track = Twój pomocnik już tam stoi.
closed-track = Wszystkie miejsca są zajęte.
closed-unpaid = Nie masz czym zapłacić.
closed-none = Nic tu nie zostało.
closed-icon = Żaden z twoich budynków tego nie potrzebuje.
closed-own_marker = Na dole leży twój znacznik: nie możesz go kupić.
closed-hold = Lewy znacznik jest twój: nie możesz go wyprzeć.
closed-bribe = Brak miejsca, a bez kapitału nie da się przekupić kapitana.
closed-when-end_turn = Turę kończy się, gdy akcja pomocnika jest wykonana.
closed-when-pass = Pasuje się tylko tam, gdzie coś można pominąć.
closed-when-exchange = Kartę budynku z ręki wymienia się tylko przed pierwszą rundą, najwyżej jedną.
closed-when-swap = Tartak zamienia się tylko przed pierwszą rundą, na jeden z pudełka.
closed-when-send = Pomocnika wysyła się w fazie pomocników, do budynku z wolnym polem.
closed-when-stack = W fazie pomocników kładzie się pomocnika na innym tylko wtedy, gdy wszystkie pola są zajęte.
closed-when-pay_points = Punktami można zapłacić tylko za położenie pomocnika na cudzym dysku, jeśli się je ma.
closed-when-pay_fair = Znacznikiem z jarmarku płaci się tylko za towar ze spichlerza, z przywilejem Gildii kupców.
closed-when-pay = Płaci się tylko własnymi kartami i żadną ponad potrzebę.
closed-when-discard = Karty odrzuca się po dobraniu u bankierów albo gdy jest ich na ręce za dużo.
closed-when-take = Odkrytą kartę kapitału bierze się w Gildii bankierów albo za dostawę do spichlerza.
closed-when-take_both = Obie odkryte karty kapitału bierze się w Gildii bankierów, jeśli są dwie.
closed-when-draw = Kartę kapitału dobiera się z talii za dostawę albo u bankierów, gdy żadna nie jest odkryta.
closed-when-use_privilege = Z tego przywileju korzysta się po dobraniu u bankierów, na złotym polu albo za żeton.
closed-when-build = W etapie II buduje się karty z ręki na tym końcu posiadłości, do którego pasują kolorem.
closed-when-buy = W etapie III odkryty budynek kupuje się za kapitał w jego kolorach.
closed-when-auction = W etapie III wystawia się na licytację odkryty budynek.
closed-when-bid = Stawka jest wyższa od poprzedniej i nie wyższa niż wartość twojego kapitału.
closed-when-peek = Przywilej Notariusza pozwala obejrzeć wierzch jednej talii budynków, przed akcją albo po niej.
closed-when-lay = Wykłada się tylko właśnie obejrzane karty, w kolejności listy.
closed-when-put_back = Pozostałe obejrzane karty odkłada się na wierzch albo pod spód talii.
closed-when-put = Odkłada się tylko właśnie obejrzane karty, po jednej.
closed-when-bring_to_fair = Za punkt pracy surowiec z twojego budynku podstawowego trafia na jarmark, póki jest tam miejsce.
closed-when-bring = Za punkt pracy surowiec z twojego budynku podstawowego trafia na swoją pustą ikonę w posiadłości.
closed-when-double_to_fair = Dwa surowce za jeden punkt pracy wytwarza się raz, z przywilejem Gildii rzemieślników.
closed-when-double = Dwa surowce za jeden punkt pracy wytwarza się raz, z przywilejem Gildii rzemieślników.
closed-when-trade = Za punkt pracy twój znacznik z jarmarku staje się surowcem na pustej ikonie w posiadłości.
closed-when-make = Za punkt pracy wytwarza się towar w twoim budynku, w którym wszystkie ikony są zapełnione.
closed-when-store = Półprodukt trafia do spichlerza zaraz po wytworzeniu.
closed-when-deliver = Właśnie wytworzony półprodukt trafia na swoją pustą ikonę w twoim budynku zaawansowanym.
closed-when-load = Właśnie wytworzony produkt ładuje się na statek z wolnym miejscem na niego.
closed-when-bribe = Kapitana przekupuje się tylko dla właśnie wytworzonego produktu, gdy ładownia jest pełna, a lewy znacznik nie jest twój.
closed-when-buy_good = W etapie V kupuje się ze spichlerza półprodukt, na który czeka pusta ikona w twoim budynku zaawansowanym.
closed-when-take_privilege = Żeton przywileju bierze się w etapie VI, w Ratuszu.
closed-when-take_labour = Żeton pracy bierze się w etapie VI, w Ratuszu.
closed-when-change_order = Kolejność zmienia się w etapie VI, w Ratuszu.
closed-when-invest = Na koniec roku inwestuje się cztery karty kapitału w czterech różnych kolorach.

## Co przepadnie

costly-send_helper = Pomocnicy nic już w tej rundzie nie zrobią, a punkt jest tylko za jednego w domu.
costly-bank = Wychodzisz z banku bez żadnej karty.
costly-keep_one_more = Przywilej nic tu nie kosztuje, a dzięki niemu zachowasz o jedną kartę więcej.
costly-build = Pomocnik nic nie zrobi, a możesz coś zbudować.
costly-craft = Niewydane punkty pracy przepadają.
costly-load_ship = Towar przepada, a z nim jego punkty.
costly-hall = Pomocnik wychodzi z Ratusza z niczym.

## Ilości

cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
    .accusative =
        { $count ->
            [one] { $count } kartę
            [few] { $count } karty
           *[many] { $count } kart
        }
capital =
    { $capital ->
        [one] { $capital } karta kapitału
        [few] { $capital } karty kapitału
       *[many] { $capital } kart kapitału
    }
bonus =
    { $bonus ->
        [one] { $bonus } punkt bonusowy
        [few] { $bonus } punkty bonusowe
       *[many] { $bonus } punktów bonusowych
    }
privileges =
    { $privileges ->
        [one] { $privileges } żeton przywileju
        [few] { $privileges } żetony przywileju
       *[many] { $privileges } żetonów przywileju
    }
labour =
    { $labour ->
        [one] { $labour } żeton pracy
        [few] { $labour } żetony pracy
       *[many] { $labour } żetonów pracy
    }
labour_points =
    { $labour_points ->
        [one] { $labour_points } punkt pracy
        [few] { $labour_points } punkty pracy
       *[many] { $labour_points } punktów pracy
    }
fair =
    { $fair ->
        [one] { $fair } znacznik na jarmarku
        [few] { $fair } znaczniki na jarmarku
       *[many] { $fair } znaczników na jarmarku
    }
helpers =
    { $helpers ->
        [one] { $helpers } pomocnik
        [few] { $helpers } pomocników
       *[many] { $helpers } pomocników
    }
capital-cards =
    { $count ->
        [one] { $count } kartę kapitału
        [few] { $count } karty kapitału
       *[many] { $count } kart kapitału
    }

## Co się dzieje

event-season_begun = Rok { $year }: zaczyna się { $season ->
        [1] wiosna
        [2] lato
        [3] jesień
       *[other] zima
    }.
event-stage_begun = Działa { $town }.
event-token_given = { $player } najmniej korzysta z przywilejów i dostaje żeton przywileju.
event-order_set = Nowa kolejność: { $order }.
event-building_exchanged =
    { $shown ->
        [true] { $player } odkłada { $given-accusative } pod talię i dobiera { $drawn-accusative }.
       *[false] { $player } wymienia kartę budynku.
    }
event-sawmill_swapped = { $player } zamienia { $given-accusative } na { $sawmill-accusative }.
event-helper_sent = { $player } wysyła pomocnika do { $town-genitive }, pole { $field }.
event-helper_stacked =
    { $own ->
        [true] { $player } kładzie drugiego pomocnika na swoim pierwszym: { $town }, pole { $field }.
       *[false] { $player } kładzie pomocnika na cudzym dysku ({ $other }): { $town }, pole { $field }.
    }
event-points_given = { $player } płaci opłatę ({ points }), a dostaje ją { $other }.
event-helpers_passed = { $player } pasuje i nie wysyła już pomocników w tej rundzie.
event-helpers_unused = { $player } ma niewysłanych pomocników: { points }.
event-privilege_used =
    { $token ->
        [true] { $player } oddaje żeton i korzysta z przywileju { $town-genitive }.
       *[false] { $player } korzysta z przywileju { $town-genitive }.
    }
event-capital_taken = { $player } bierze z planszy { $card-accusative }.
event-capital_drawn =
    { $shown ->
        [true] { $player } dobiera { capital-cards }: { $cards }.
       *[false] { $player } dobiera { capital-cards }.
    }
event-capital_revealed = Nowa karta na planszy: { $card }.
event-capital_shuffled = Odrzucony kapitał ({ cards }) po przetasowaniu tworzy nową talię.
event-capital_discarded = { $player } odrzuca { $card-accusative }.
event-capital_paid = { $player } płaci { $price }: { $cards }.
event-capital_given =
    { $shown ->
        [true] { $player } oddaje { $card-accusative }; dostaje ją { $other }.
       *[false] { $player } oddaje kartę kapitału; dostaje ją { $other }.
    }
event-building_built = { $player } buduje { $building-accusative } po { $side-genitive } posiadłości.
event-bonus_won = Pierwszą pełną linię produkcyjną ({ $good }) ma { $player }: żeton bonusowy, { points }.
event-building_bought = { $player } kupuje { $building-accusative } za { $price }.
event-building_revealed = Nowa karta u Notariusza: { $building-full }.
event-auction_opened = { $player } wystawia na licytację { $building-accusative }, stawka początkowa { $bid }.
event-bid_made = { $player } podbija do { $bid }.
event-bid_passed = { $player } pasuje w licytacji.
event-mayor_offered =
    { $offer ->
        [0] Burmistrz nie ma czego dobrać i nic nie oferuje.
       *[other] Burmistrz oferuje { $offer }: { $cards }.
    }
event-auction_won = { $player } zdobywa na licytacji { $building-accusative } za { $bid }.
event-auction_lost = { $player } nie przebija burmistrza i odkłada { $building-accusative } pod talię.
event-deck_peeked =
    { $shown ->
        [true] { $player } podgląda wierzch talii { $deck-genitive }: { $buildings }.
       *[false] { $player } podgląda wierzch talii { $deck-genitive } ({ cards }).
    }
event-building_laid = { $player } wykłada na planszę { $building-accusative }.
event-cards_returned = { $player } odkłada { cards.accusative } na { $place-accusative } talii { $deck-genitive }.
event-labour_spent = { $player } zużywa żeton pracy.
event-raw_to_fair = { $player } wysyła { $good-accusative } na jarmark.
event-raw_made = { $player } dostarcza { $good-accusative } do { $building-plain }.
event-raw_traded = { $player } zamienia znacznik z jarmarku na { $good-accusative } do { $building-plain }.
event-product_made =
    { $points ->
        [0] { $player } wytwarza { $good-accusative }.
       *[other] { $player } wytwarza { $good-accusative }: { points }.
    }
event-product_moved = { $player } przekazuje { $good-accusative } do { $building-plain }.
event-product_stored = { $player } oddaje { $good-accusative } do spichlerza.
event-marker_removed = { $player } traci znacznik: { $good }.
event-product_loaded =
    { $points ->
        [0] { $player } ładuje { $good-accusative } na { $ship-accusative }.
       *[other] { $player } ładuje { $good-accusative } na { $ship-accusative }: { points }.
    }
event-product_lost = { $player } nie ma dokąd wysłać { $good-genitive }: towar przepada.
event-good_bought =
    { $fair ->
        [true] { $player } kupuje { $good-accusative } do { $building-plain } za znacznik z jarmarku.
       *[false] { $player } kupuje { $good-accusative } do { $building-plain }.
    }
event-fair_gained = { $player } kładzie za to znacznik na jarmarku.
event-privilege_taken = { $player } bierze żeton przywileju.
event-labour_taken = { $player } bierze żeton pracy.
event-order_changed = { $player } zajmie w następnej rundzie miejsce { $place }.
event-ship_scored = { $player } ma { $markers ->
        [one] { $markers } znacznik
        [few] { $markers } znaczniki
       *[many] { $markers } znaczników
    } na { $ship-locative }: { points }{ $bonus ->
        [0] {""}
       *[other] {" "}i { $bonus } za większość
    }.
event-sets_scored =
    { $sets ->
        [one] { $player } ma { $sets } zestaw kolorystyczny: { points }.
        [few] { $player } ma { $sets } zestawy kolorystyczne: { points }.
       *[many] { $player } ma { $sets } zestawów kolorystycznych: { points }.
    }
event-granary_scored = { $player } ma { $markers ->
        [one] { $markers } znacznik
        [few] { $markers } znaczniki
       *[many] { $markers } znaczników
    } w spichlerzu: { points }.
event-capital_invested = { $player } inwestuje kapitał ({ $cards }): { points }.

## Pytania

question-exchange = { $player }, czy wymieniasz kartę budynku z ręki?
question-swap = { $player }, czy zamieniasz swój tartak?
question-send_helper = { $player }, dokąd wysyłasz pomocnika?
question-fee = { $player }, czym płacisz za dysk pod spodem: kartą kapitału czy { $year ->
        [one] { $year } punktem?
       *[other] { $year } punktami?
    }
question-bank = { $player }, które odkryte karty bierzesz?
question-keep_one_more = { $player }, czy dzięki przywilejowi zachowujesz o jedną kartę więcej?
question-discard =
    { $discards ->
        [one] { $player }, którą kartę kapitału odrzucasz?
       *[other] { $player }, które karty kapitału odrzucasz?
    }
question-pay = { $player }, którymi kartami płacisz?
question-build =
    { $built ->
        [0] { $player }, który budynek budujesz?
       *[other] { $player }, budujesz drugi? Na razie do zapłaty: { $due }.
    }
question-notary = { $player }, co robisz u Notariusza?
question-peek_after = { $player }, czy dzięki przywilejowi podglądasz talię?
question-lay_out = { $player }, którą kartę wykładasz na planszę?
question-put_back = { $player }, dokąd trafią pozostałe karty?
question-put = { $player }, która karta ma leżeć następna, licząc od góry?
question-open_auction = { $player }, jaka jest stawka początkowa za { $lot-accusative }? Możesz zapłacić { $most_bid }.
question-raise_bid = { $player }, stawka za { $lot-accusative } wynosi { $bid }: podbijasz? Możesz zapłacić { $most_bid }.
question-outbid = { $player }, burmistrz oferuje { $offer } za { $lot-accusative }: przebijasz? Możesz zapłacić { $most_bid }.
question-craft =
    { $labour_points ->
        [one] { $player }, masz jeszcze { $labour_points } punkt pracy. Co robisz?
        [few] { $player }, masz jeszcze { $labour_points } punkty pracy. Co robisz?
       *[many] { $player }, masz jeszcze { $labour_points } punktów pracy. Co robisz?
    }
question-second_raw = { $player }, dokąd trafi drugi surowiec?
question-labour = { $player }, czy zużywasz żeton pracy?
question-deliver = { $player }, dokąd dostarczasz { $carried-accusative }?
question-reward = { $player }, którą kartę kapitału bierzesz za dostawę?
question-load_ship = { $player }, na który statek ładujesz { $carried-accusative }?
question-bribe = { $player }, którą kartą przekupujesz kapitana?
question-buy_good = { $player }, co kupujesz w spichlerzu?
question-pay_good = { $player }, czym płacisz za { $carried-accusative }?
question-hall = { $player }, co robisz w Ratuszu?
question-invest = { $player }, które karty inwestujesz?

## Co można zrobić

action-pass = pasuj
action-exchange = wymień { $first-accusative }
action-swap = weź { $first-accusative }
action-send = wyślij pomocnika do { $first-genitive }
action-stack = połóż pomocnika na dysku: { $first }, pole { $second }
action-pay_points = zapłać punktami
action-pay_fair = zapłać znacznikiem z jarmarku
action-pay = zapłać: { $first }
action-discard = odrzuć { $first-accusative }
action-take = weź { $first-accusative }
action-take_both = weź obie
action-draw = dobierz z talii
action-use_privilege = skorzystaj z przywileju
action-build = zbuduj { $first-accusative } po { $second-genitive }
action-buy = kup { $first-accusative }
action-auction = licytuj { $first-accusative }
action-bid = stawka { $first }
action-peek = podejrzyj talię { $first-genitive }
action-lay = wyłóż { $first-accusative } na planszę
action-put_back = odłóż karty na { $first-accusative } talii
action-put = odłóż teraz { $first-accusative }
action-bring_to_fair = wyprodukuj { $first-accusative } na jarmark
action-bring = wyprodukuj { $first-accusative } do { $second-genitive }
action-double_to_fair = wyprodukuj { $first-accusative } na jarmark i jeszcze jeden surowiec
action-double = wyprodukuj { $first-accusative } do { $second-genitive } i jeszcze jeden surowiec
action-trade = zamień znacznik z jarmarku na { $first-accusative } do { $second-genitive }
action-make = produkuj: { $first-full }
action-store = oddaj do spichlerza
action-deliver = przekaż do { $first-genitive }
action-load = załaduj na { $first-accusative }
action-bribe = przekup kapitana { $first-genitive }
action-buy_good = kup { $first-accusative } do { $second-genitive }
action-take_privilege = weź żeton przywileju
action-take_labour = weź żeton pracy
action-change_order = zmień kolejność następnej rundy
action-invest = zainwestuj { $first-accusative }

group-send = Wyślij pomocnika
group-stack = Połóż pomocnika na dysku
group-build = Buduj
group-buy = Kup
group-auction = Licytuj
group-make = Produkuj
group-bring = Wyprodukuj surowiec
group-trade = Handluj na jarmarku
group-bring_to_fair = Wyślij na jarmark
group-load = Załaduj
group-buy_good = Kup w spichlerzu
group-pay = Zapłać
group-bid = Stawka
group-exchange = Wymień kartę
group-swap = Weź inny tartak
group-take = Weź kartę
group-discard = Odrzuć
group-double = Dwa surowce dzięki przywilejowi
group-invest = Zainwestuj
group-other = Inne
choice-done = zakończ turę
pass-exchange = Zostaw te karty
pass-swap = Zostaw swój tartak
pass-send_helper = Pas: nikogo więcej
pass-bank = Nie bierz kart
pass-keep_one_more = Odrzuć dwie
pass-build = Nic nie buduj
pass-built = Bez drugiego: zapłać { $due }
pass-notary = Nic tu nie rób
pass-peek_after = Nie podglądaj
pass-raise_bid = Wycofaj się z licytacji
pass-outbid = Odpuść
pass-craft = Wystarczy
pass-second_raw = Bez drugiego
pass-labour = Zachowaj żetony
pass-load_ship = Niech towar przepadnie
pass-buy_good = Nic nie kupuj
pass-hall = Nic tu nie rób
pass-invest = Nie inwestuj

## Dlaczego

reason-end_turn = W tej turze nie ma już nic do zrobienia.
reason-pass = Nic z tego się tu nie opłaca.
reason-build = { $building-full }: koszt { $cost }, produkuje { $good-accusative }.
reason-make =
    { $points ->
        [0] Masz z tego { $good-accusative }: punkty będą u celu.
       *[other] Masz z tego { $good-accusative }: to { points }, a u celu jeszcze więcej.
    }
reason-fill =
    { $missing ->
        [0] { $building } ma wtedy wszystko, by wyprodukować { $product-accusative }.
       *[other] { $building } potrzebuje { $good-genitive }, by wyprodukować { $product-accusative }; potem brakuje jeszcze { $missing } rzeczy.
    }
reason-deliver = { $building } potrzebuje tego, by wyprodukować { $product-accusative }.
reason-buy_good = { $building } potrzebuje tego, by wyprodukować { $product-accusative }, a kupno jest szybsze od produkcji.
reason-stack = { $town }: pomocnik jest tam wart opłaty.
reason-exchange = Inna karta będzie pewnie lepiej pasować.
reason-swap = Jego kolory lepiej pasują do kart na ręce.
reason-send-bankers =
    { $count ->
        [one] Na ręce jest { $count } karta kapitału; cztery następne pozwolą budować i kupować.
        [few] Na ręce są { $count } karty kapitału; cztery następne pozwolą budować i kupować.
       *[many] Na ręce jest { $count } kart kapitału; cztery następne pozwolą budować i kupować.
    }
reason-send-builders =
    { $count ->
        [one] Na ręce czeka { $count } karta budynku, a kapitał jest wart { $money }.
        [few] Na ręce czekają { $count } karty budynków, a kapitał jest wart { $money }.
       *[many] Na ręce czeka { $count } kart budynków, a kapitał jest wart { $money }.
    }
reason-send-notary = Za kapitał wart { $money } można kupić lub wylicytować następny budynek.
reason-send-crafts =
    { $labour ->
        [one] Pomocnik ma tam w tym roku { $labour } punkt pracy.
        [few] Pomocnik ma tam w tym roku { $labour } punkty pracy.
       *[many] Pomocnik ma tam w tym roku { $labour } punktów pracy.
    }
reason-send-merchants = W spichlerzu za jedną kartę może być to, czego brakuje twoim budynkom.
reason-send-hall = Żeton stamtąd przyda się później, w ważnej chwili.
reason-pay_points = Karty są potrzebniejsze niż punkty.
reason-pay_fair = Znacznik z jarmarku jest tańszy niż karta.
reason-pay = Tego kapitału będzie ci najmniej brakować.
reason-discard =
    { $count ->
        [one] Tej karty będzie ci najmniej brakować: kapitał będzie wart { $kept } zamiast { $now }.
        [few] To jedna z { $count } kart, których będzie ci najmniej brakować: kapitał będzie wart { $kept } zamiast { $now }.
       *[many] To jedna z { $count } kart, których będzie ci najmniej brakować: kapitał będzie wart { $kept } zamiast { $now }.
    }
reason-take =
    { $count ->
        [one] To twoja pierwsza karta w tym kolorze, warta { $worth }.
        [few] Razem z nią masz { $count } karty w tym kolorze, warte łącznie { $worth }.
       *[many] Razem z nią masz { $count } kart w tym kolorze, wartych łącznie { $worth }.
    }
reason-take_both = Obie pasują do kolorów na ręce.
reason-draw = Odkryte karty nie pasują do kolorów na ręce.
reason-use_privilege = Przywilej jest za darmo albo wart swojego żetonu.
reason-buy = { $building-full } produkuje { $good-accusative } i kosztuje { $cost } w kolorach karty.
reason-auction = { $building-full } produkuje { $good-accusative }; na licytacji może kosztować mniej, i to w dowolnych kolorach.
reason-bid = { $building-full }: ta karta jest tyle warta; możesz dojść do { $most }.
reason-peek = Właściwe karty na planszy są warte przywileju.
reason-lay = Na planszy ta karta przyda się najbardziej.
reason-put_back = Tam karty najmniej zaszkodzą.
reason-put = W tej kolejności przyjdą, gdy będą potrzebne.
reason-fair = Na jarmarku może się stać dowolnym surowcem.
reason-store = Spichlerz daje kartę kapitału, a na koniec roku { points }, jeśli znacznik zostanie.
reason-load =
    { $points ->
        [0] Na { $ship-locative }: na koniec roku { $later }, a w liczbie znaczników miejsce { $place }.
       *[other] Na { $ship-locative }: teraz { points }, na koniec roku jeszcze { $later }, a w liczbie znaczników miejsce { $place }.
    }
reason-bribe =
    { $points ->
        [0] Za jedną kartę: na koniec roku { $later }, a w liczbie znaczników miejsce { $place } na { $ship-locative }.
       *[other] Za jedną kartę: teraz { points }, na koniec roku jeszcze { $later }, a w liczbie znaczników miejsce { $place } na { $ship-locative }.
    }
reason-take_privilege = Żetonu przywileju można użyć tam, gdzie najbardziej pomoże.
reason-take_labour = Żeton pracy daje punkt pracy między dwoma etapami.
reason-change_order = Wczesna kolej w następnej rundzie jest warta pomocnika.
reason-invest = Twoje najlepsze karty, po jednej w każdym kolorze, dają teraz razem { points }.

## Stół

full-name = { $card-full }
natural = naturalny
headline = Rok { $year }, { $season ->
        [1] wiosna
        [2] lato
        [3] jesień
       *[other] zima
    } · decyduje { $player }
headline-over = Koniec partii.
section-town = Miasto
note-order = kolejność: { $order } · w puli żetony przywileju: { $privileges }, żetony pracy: { $labour }
section-market = Rynek
line-capital = Kapitał
line-deck = { $name-full }
line-made = { $good }{ $points ->
        [0] {""}
       *[other] , { points }
    }
heading-field = { $field }{ $kind ->
        [gold] {" "}złote
        [silver_ribbon] {" "}wstęga
       *[other] {""}
    }
heading-gives = co robi pomocnik
heading-build = budowa
heading-buy = zakup
heading-deck = talia
heading-open = odkryte
heading-majority = większość
heading-holds = ładownie i punkty za każdy znacznik
heading-estate = Posiadłość
heading-hand = Karty budynków na ręce
heading-needs = potrzebuje, ● ma
heading-makes = daje
gives-bankers_guild = bierze 4 karty, odrzuca 2
gives-builders_guild = buduje 1 albo 2 karty
gives-notary = kupuje lub licytuje kartę
gives-crafts_guild = ma { $labour ->
        [one] { $labour } punkt pracy
        [few] { $labour } punkty pracy
       *[other] { $labour } punktów pracy
    }
gives-merchants_guild = kupuje ze spichlerza
gives-town_hall = { $players ->
        [2] bierze żeton
       *[other] bierze żeton albo miejsce w kolejności
    }
held-left = koszt { $cost }, pasuje po lewej
held-right = koszt { $cost }, pasuje po prawej
held-both = koszt { $cost }, pasuje z obu stron
held-none = koszt { $cost }, nie pasuje
section-granary = Spichlerz
note-granary = od dolnego znacznika; ○ to naturalny
section-ships = Statki
majority = { $player }: { $markers } (+{ $bonus })
section-seat = { $player }: { points } · pomocnicy { $helpers } · kapitał { $capital } · karty { $buildings }{ $privileges ->
        [0] {""}
       *[other] {" "}· przywileje { $privileges }
    }{ $labour ->
        [0] {""}
       *[other] {" "}· praca { $labour }
    }{ $fair ->
        [0] {""}
       *[other] {" "}· na jarmarku { $fair }
    }
note-capital = Kapitał na ręce, wart { $worth }: { $cards }
note-known = znane karty na ręce: { $cards }

score-start = Punkty początkowe
score-unused_helpers = Niewysłani pomocnicy
score-fees = Opłaty
score-production = Produkcja
score-shipped = Towary na statkach
score-majorities = Większości na statkach
score-colour_sets = Zestawy kolorystyczne
score-granary = Spichlerz
score-investment = Inwestycje
score-bonus_tokens = Żetony bonusowe
detail-token = { $good } { $points }
detail-sets = { $sets ->
        [one] { $sets } zestaw w ostatnim roku
        [few] { $sets } zestawy w ostatnim roku
       *[many] { $sets } zestawów w ostatnim roku
    }
tie-capital = więcej kart kapitału
tie-order = dalsze miejsce na torze kolejności

## Towary

resource-wood = drewno
    .accusative = drewno
    .genitive = drewna
    .full = drewno
resource-iron_ore = ruda żelaza
    .accusative = rudę żelaza
    .genitive = rudy żelaza
    .full = ruda żelaza
resource-flax = len
    .accusative = len
    .genitive = lnu
    .full = len
resource-wheat = pszenica
    .accusative = pszenicę
    .genitive = pszenicy
    .full = pszenica
resource-cow = krowa
    .accusative = krowę
    .genitive = krowy
    .full = krowa
resource-wax = wosk
    .accusative = wosk
    .genitive = wosku
    .full = wosk
resource-grapes = winogrona
    .accusative = winogrona
    .genitive = winogron
    .full = winogrona
resource-barrel = beczka
    .accusative = beczkę
    .genitive = beczki
    .full = beczka
resource-rope = lina
    .accusative = linę
    .genitive = liny
    .full = lina
resource-leather = skóra
    .accusative = skórę
    .genitive = skóry
    .full = skóra
resource-paper = papier
    .accusative = papier
    .genitive = papieru
    .full = papier
resource-iron = żelazo
    .accusative = żelazo
    .genitive = żelaza
    .full = żelazo
resource-cloth = tkanina
    .accusative = tkaninę
    .genitive = tkaniny
    .full = tkanina
resource-flour = mąka
    .accusative = mąkę
    .genitive = mąki
    .full = mąka
resource-meat = mięso
    .accusative = mięso
    .genitive = mięsa
    .full = mięso
resource-weapons = broń
    .accusative = broń
    .genitive = broni
    .full = broń
resource-tools = narzędzia
    .accusative = narzędzia
    .genitive = narzędzi
    .full = narzędzia
resource-clothes = ubrania
    .accusative = ubrania
    .genitive = ubrań
    .full = ubrania
resource-books = książki
    .accusative = książki
    .genitive = książek
    .full = książki
resource-candles = świece
    .accusative = świece
    .genitive = świec
    .full = świece
resource-wine = wino
    .accusative = wino
    .genitive = wina
    .full = wino
resource-beer = piwo
    .accusative = piwo
    .genitive = piwa
    .full = piwo
resource-bread = chleb
    .accusative = chleb
    .genitive = chleba
    .full = chleb

## Miasto, statki i miejsca

card-bankers_guild = Gildia bankierów
    .accusative = Gildię bankierów
    .genitive = Gildii bankierów
    .full = Gildia bankierów
card-builders_guild = Gildia budowniczych
    .accusative = Gildię budowniczych
    .genitive = Gildii budowniczych
    .full = Gildia budowniczych
card-notary = Notariusz
    .accusative = Notariusza
    .genitive = Notariusza
    .full = Notariusz
card-crafts_guild = Gildia rzemieślników
    .accusative = Gildię rzemieślników
    .genitive = Gildii rzemieślników
    .full = Gildia rzemieślników
card-merchants_guild = Gildia kupców
    .accusative = Gildię kupców
    .genitive = Gildii kupców
    .full = Gildia kupców
card-town_hall = Ratusz
    .accusative = Ratusz
    .genitive = Ratusza
    .full = Ratusz
card-ship_1 = Statek 1
    .accusative = statek 1
    .genitive = statku 1
    .locative = statku 1
    .full = Statek 1
card-ship_2 = Statek 2
    .accusative = statek 2
    .genitive = statku 2
    .locative = statku 2
    .full = Statek 2
card-ship_3 = Statek 3
    .accusative = statek 3
    .genitive = statku 3
    .locative = statku 3
    .full = Statek 3
card-ship_4 = Statek 4
    .accusative = statek 4
    .genitive = statku 4
    .locative = statku 4
    .full = Statek 4
card-basic = budynki podstawowe
    .accusative = budynki podstawowe
    .genitive = budynków podstawowych
    .full = Budynki podstawowe
card-extended = budynki rozszerzone
    .accusative = budynki rozszerzone
    .genitive = budynków rozszerzonych
    .full = Budynki rozszerzone
card-advanced = budynki zaawansowane
    .accusative = budynki zaawansowane
    .genitive = budynków zaawansowanych
    .full = Budynki zaawansowane
card-left = lewa strona
    .accusative = lewą stronę
    .genitive = lewej stronie
    .full = lewa strona
card-right = prawa strona
    .accusative = prawą stronę
    .genitive = prawej stronie
    .full = prawa strona
card-top = wierzch
    .accusative = wierzch
    .genitive = wierzchu
    .full = wierzch
card-bottom = spód
    .accusative = spód
    .genitive = spodu
    .full = spód

## Kapitał

card-capital_purple_1 = fioletowa 1
    .accusative = fioletową 1
    .genitive = fioletowej 1
    .full = fioletowa 1
card-capital_purple_2 = fioletowa 2
    .accusative = fioletową 2
    .genitive = fioletowej 2
    .full = fioletowa 2
card-capital_purple_3 = fioletowa 3
    .accusative = fioletową 3
    .genitive = fioletowej 3
    .full = fioletowa 3
card-capital_green_1 = zielona 1
    .accusative = zieloną 1
    .genitive = zielonej 1
    .full = zielona 1
card-capital_green_2 = zielona 2
    .accusative = zieloną 2
    .genitive = zielonej 2
    .full = zielona 2
card-capital_green_3 = zielona 3
    .accusative = zieloną 3
    .genitive = zielonej 3
    .full = zielona 3
card-capital_blue_1 = niebieska 1
    .accusative = niebieską 1
    .genitive = niebieskiej 1
    .full = niebieska 1
card-capital_blue_2 = niebieska 2
    .accusative = niebieską 2
    .genitive = niebieskiej 2
    .full = niebieska 2
card-capital_blue_3 = niebieska 3
    .accusative = niebieską 3
    .genitive = niebieskiej 3
    .full = niebieska 3
card-capital_red_1 = czerwona 1
    .accusative = czerwoną 1
    .genitive = czerwonej 1
    .full = czerwona 1
card-capital_red_2 = czerwona 2
    .accusative = czerwoną 2
    .genitive = czerwonej 2
    .full = czerwona 2
card-capital_red_3 = czerwona 3
    .accusative = czerwoną 3
    .genitive = czerwonej 3
    .full = czerwona 3

## Karty budynków

card-sawmill_1 = Tartak
    .accusative = tartak (fioletowy/zielony)
    .genitive = tartaku (fioletowy/zielony)
    .plain = tartaku
    .full = Tartak (fioletowy/zielony)
card-sawmill_2 = Tartak
    .accusative = tartak (zielony/niebieski)
    .genitive = tartaku (zielony/niebieski)
    .plain = tartaku
    .full = Tartak (zielony/niebieski)
card-sawmill_3 = Tartak
    .accusative = tartak (niebieski/czerwony)
    .genitive = tartaku (niebieski/czerwony)
    .plain = tartaku
    .full = Tartak (niebieski/czerwony)
card-sawmill_4 = Tartak
    .accusative = tartak (czerwony/fioletowy)
    .genitive = tartaku (czerwony/fioletowy)
    .plain = tartaku
    .full = Tartak (czerwony/fioletowy)
card-sawmill_5 = Tartak
    .accusative = tartak (fioletowy/niebieski)
    .genitive = tartaku (fioletowy/niebieski)
    .plain = tartaku
    .full = Tartak (fioletowy/niebieski)
card-sawmill_6 = Tartak
    .accusative = tartak (zielony/czerwony)
    .genitive = tartaku (zielony/czerwony)
    .plain = tartaku
    .full = Tartak (zielony/czerwony)
card-iron_mine_1 = Kopalnia rudy żelaza
    .accusative = kopalnię rudy żelaza (czerwony/czerwony)
    .genitive = kopalni rudy żelaza (czerwony/czerwony)
    .plain = kopalni rudy żelaza
    .full = Kopalnia rudy żelaza (czerwony/czerwony)
card-iron_mine_2 = Kopalnia rudy żelaza
    .accusative = kopalnię rudy żelaza (fioletowy/fioletowy)
    .genitive = kopalni rudy żelaza (fioletowy/fioletowy)
    .plain = kopalni rudy żelaza
    .full = Kopalnia rudy żelaza (fioletowy/fioletowy)
card-iron_mine_3 = Kopalnia rudy żelaza
    .accusative = kopalnię rudy żelaza (zielony/niebieski)
    .genitive = kopalni rudy żelaza (zielony/niebieski)
    .plain = kopalni rudy żelaza
    .full = Kopalnia rudy żelaza (zielony/niebieski)
card-iron_mine_4 = Kopalnia rudy żelaza
    .accusative = kopalnię rudy żelaza (niebieski/zielony)
    .genitive = kopalni rudy żelaza (niebieski/zielony)
    .plain = kopalni rudy żelaza
    .full = Kopalnia rudy żelaza (niebieski/zielony)
card-flax_plantation_1 = Plantacja lnu
    .accusative = plantację lnu (niebieski/niebieski)
    .genitive = plantacji lnu (niebieski/niebieski)
    .plain = plantacji lnu
    .full = Plantacja lnu (niebieski/niebieski)
card-flax_plantation_2 = Plantacja lnu
    .accusative = plantację lnu (fioletowy/fioletowy)
    .genitive = plantacji lnu (fioletowy/fioletowy)
    .plain = plantacji lnu
    .full = Plantacja lnu (fioletowy/fioletowy)
card-flax_plantation_3 = Plantacja lnu
    .accusative = plantację lnu (zielony/czerwony)
    .genitive = plantacji lnu (zielony/czerwony)
    .plain = plantacji lnu
    .full = Plantacja lnu (zielony/czerwony)
card-flax_plantation_4 = Plantacja lnu
    .accusative = plantację lnu (czerwony/zielony)
    .genitive = plantacji lnu (czerwony/zielony)
    .plain = plantacji lnu
    .full = Plantacja lnu (czerwony/zielony)
card-wheat_field_1 = Pole pszenicy
    .accusative = pole pszenicy (zielony/zielony)
    .genitive = pola pszenicy (zielony/zielony)
    .plain = pola pszenicy
    .full = Pole pszenicy (zielony/zielony)
card-wheat_field_2 = Pole pszenicy
    .accusative = pole pszenicy (niebieski/niebieski)
    .genitive = pola pszenicy (niebieski/niebieski)
    .plain = pola pszenicy
    .full = Pole pszenicy (niebieski/niebieski)
card-wheat_field_3 = Pole pszenicy
    .accusative = pole pszenicy (fioletowy/czerwony)
    .genitive = pola pszenicy (fioletowy/czerwony)
    .plain = pola pszenicy
    .full = Pole pszenicy (fioletowy/czerwony)
card-wheat_field_4 = Pole pszenicy
    .accusative = pole pszenicy (czerwony/fioletowy)
    .genitive = pola pszenicy (czerwony/fioletowy)
    .plain = pola pszenicy
    .full = Pole pszenicy (czerwony/fioletowy)
card-cow_pasture_1 = Pastwisko
    .accusative = pastwisko (czerwony/czerwony)
    .genitive = pastwiska (czerwony/czerwony)
    .plain = pastwiska
    .full = Pastwisko (czerwony/czerwony)
card-cow_pasture_2 = Pastwisko
    .accusative = pastwisko (zielony/zielony)
    .genitive = pastwiska (zielony/zielony)
    .plain = pastwiska
    .full = Pastwisko (zielony/zielony)
card-cow_pasture_3 = Pastwisko
    .accusative = pastwisko (fioletowy/niebieski)
    .genitive = pastwiska (fioletowy/niebieski)
    .plain = pastwiska
    .full = Pastwisko (fioletowy/niebieski)
card-cow_pasture_4 = Pastwisko
    .accusative = pastwisko (niebieski/fioletowy)
    .genitive = pastwiska (niebieski/fioletowy)
    .plain = pastwiska
    .full = Pastwisko (niebieski/fioletowy)
card-apiary_1 = Pasieka
    .accusative = pasiekę (czerwony/czerwony)
    .genitive = pasieki (czerwony/czerwony)
    .plain = pasieki
    .full = Pasieka (czerwony/czerwony)
card-apiary_2 = Pasieka
    .accusative = pasiekę (niebieski/niebieski)
    .genitive = pasieki (niebieski/niebieski)
    .plain = pasieki
    .full = Pasieka (niebieski/niebieski)
card-apiary_3 = Pasieka
    .accusative = pasiekę (fioletowy/zielony)
    .genitive = pasieki (fioletowy/zielony)
    .plain = pasieki
    .full = Pasieka (fioletowy/zielony)
card-apiary_4 = Pasieka
    .accusative = pasiekę (zielony/fioletowy)
    .genitive = pasieki (zielony/fioletowy)
    .plain = pasieki
    .full = Pasieka (zielony/fioletowy)
card-vineyard_1 = Winnica
    .accusative = winnicę (zielony/zielony)
    .genitive = winnicy (zielony/zielony)
    .plain = winnicy
    .full = Winnica (zielony/zielony)
card-vineyard_2 = Winnica
    .accusative = winnicę (fioletowy/fioletowy)
    .genitive = winnicy (fioletowy/fioletowy)
    .plain = winnicy
    .full = Winnica (fioletowy/fioletowy)
card-vineyard_3 = Winnica
    .accusative = winnicę (niebieski/czerwony)
    .genitive = winnicy (niebieski/czerwony)
    .plain = winnicy
    .full = Winnica (niebieski/czerwony)
card-vineyard_4 = Winnica
    .accusative = winnicę (czerwony/niebieski)
    .genitive = winnicy (czerwony/niebieski)
    .plain = winnicy
    .full = Winnica (czerwony/niebieski)
card-cooperage_1 = Bednarnia
    .accusative = bednarnię (zielony/fioletowy)
    .genitive = bednarni (zielony/fioletowy)
    .plain = bednarni
    .full = Bednarnia (zielony/fioletowy)
card-cooperage_2 = Bednarnia
    .accusative = bednarnię (niebieski/fioletowy)
    .genitive = bednarni (niebieski/fioletowy)
    .plain = bednarni
    .full = Bednarnia (niebieski/fioletowy)
card-cooperage_3 = Bednarnia
    .accusative = bednarnię (czerwony/zielony)
    .genitive = bednarni (czerwony/zielony)
    .plain = bednarni
    .full = Bednarnia (czerwony/zielony)
card-ropewalk_1 = Powroźnia
    .accusative = powroźnię (zielony/niebieski)
    .genitive = powroźni (zielony/niebieski)
    .plain = powroźni
    .full = Powroźnia (zielony/niebieski)
card-ropewalk_2 = Powroźnia
    .accusative = powroźnię (zielony/czerwony)
    .genitive = powroźni (zielony/czerwony)
    .plain = powroźni
    .full = Powroźnia (zielony/czerwony)
card-ropewalk_3 = Powroźnia
    .accusative = powroźnię (czerwony/fioletowy)
    .genitive = powroźni (czerwony/fioletowy)
    .plain = powroźni
    .full = Powroźnia (czerwony/fioletowy)
card-tannery_1 = Garbarnia
    .accusative = garbarnię (fioletowy/zielony)
    .genitive = garbarni (fioletowy/zielony)
    .plain = garbarni
    .full = Garbarnia (fioletowy/zielony)
card-tannery_2 = Garbarnia
    .accusative = garbarnię (fioletowy/niebieski)
    .genitive = garbarni (fioletowy/niebieski)
    .plain = garbarni
    .full = Garbarnia (fioletowy/niebieski)
card-tannery_3 = Garbarnia
    .accusative = garbarnię (niebieski/czerwony)
    .genitive = garbarni (niebieski/czerwony)
    .plain = garbarni
    .full = Garbarnia (niebieski/czerwony)
card-paper_mill_1 = Papiernia
    .accusative = papiernię (fioletowy/czerwony)
    .genitive = papierni (fioletowy/czerwony)
    .plain = papierni
    .full = Papiernia (fioletowy/czerwony)
card-paper_mill_2 = Papiernia
    .accusative = papiernię (niebieski/zielony)
    .genitive = papierni (niebieski/zielony)
    .plain = papierni
    .full = Papiernia (niebieski/zielony)
card-paper_mill_3 = Papiernia
    .accusative = papiernię (czerwony/zielony)
    .genitive = papierni (czerwony/zielony)
    .plain = papierni
    .full = Papiernia (czerwony/zielony)
card-smelter_1 = Huta żelaza
    .accusative = hutę żelaza (niebieski/zielony)
    .genitive = huty żelaza (niebieski/zielony)
    .plain = huty żelaza
    .full = Huta żelaza (niebieski/zielony)
card-smelter_2 = Huta żelaza
    .accusative = hutę żelaza (fioletowy/niebieski)
    .genitive = huty żelaza (fioletowy/niebieski)
    .plain = huty żelaza
    .full = Huta żelaza (fioletowy/niebieski)
card-smelter_3 = Huta żelaza
    .accusative = hutę żelaza (czerwony/niebieski)
    .genitive = huty żelaza (czerwony/niebieski)
    .plain = huty żelaza
    .full = Huta żelaza (czerwony/niebieski)
card-weaving_mill_1 = Tkalnia
    .accusative = tkalnię (czerwony/fioletowy)
    .genitive = tkalni (czerwony/fioletowy)
    .plain = tkalni
    .full = Tkalnia (czerwony/fioletowy)
card-weaving_mill_2 = Tkalnia
    .accusative = tkalnię (fioletowy/zielony)
    .genitive = tkalni (fioletowy/zielony)
    .plain = tkalni
    .full = Tkalnia (fioletowy/zielony)
card-weaving_mill_3 = Tkalnia
    .accusative = tkalnię (zielony/niebieski)
    .genitive = tkalni (zielony/niebieski)
    .plain = tkalni
    .full = Tkalnia (zielony/niebieski)
card-butchery_1 = Rzeźnia
    .accusative = rzeźnię (niebieski/czerwony)
    .genitive = rzeźni (niebieski/czerwony)
    .plain = rzeźni
    .full = Rzeźnia (niebieski/czerwony)
card-butchery_2 = Rzeźnia
    .accusative = rzeźnię (fioletowy/czerwony)
    .genitive = rzeźni (fioletowy/czerwony)
    .plain = rzeźni
    .full = Rzeźnia (fioletowy/czerwony)
card-butchery_3 = Rzeźnia
    .accusative = rzeźnię (zielony/fioletowy)
    .genitive = rzeźni (zielony/fioletowy)
    .plain = rzeźni
    .full = Rzeźnia (zielony/fioletowy)
card-mill_1 = Młyn
    .accusative = młyn (czerwony/niebieski)
    .genitive = młyna (czerwony/niebieski)
    .plain = młyna
    .full = Młyn (czerwony/niebieski)
card-mill_2 = Młyn
    .accusative = młyn (zielony/czerwony)
    .genitive = młyna (zielony/czerwony)
    .plain = młyna
    .full = Młyn (zielony/czerwony)
card-mill_3 = Młyn
    .accusative = młyn (niebieski/fioletowy)
    .genitive = młyna (niebieski/fioletowy)
    .plain = młyna
    .full = Młyn (niebieski/fioletowy)
card-armourer_1 = Płatnerz
    .accusative = płatnerza (fioletowy/zielony)
    .genitive = płatnerza (fioletowy/zielony)
    .plain = płatnerza
    .full = Płatnerz (fioletowy/zielony)
card-armourer_2 = Płatnerz
    .accusative = płatnerza (niebieski/czerwony)
    .genitive = płatnerza (niebieski/czerwony)
    .plain = płatnerza
    .full = Płatnerz (niebieski/czerwony)
card-toolsmith_1 = Kowal
    .accusative = kowala (fioletowy/niebieski)
    .genitive = kowala (fioletowy/niebieski)
    .plain = kowala
    .full = Kowal (fioletowy/niebieski)
card-toolsmith_2 = Kowal
    .accusative = kowala (czerwony/zielony)
    .genitive = kowala (czerwony/zielony)
    .plain = kowala
    .full = Kowal (czerwony/zielony)
card-tailor_1 = Krawiec
    .accusative = krawca (czerwony/fioletowy)
    .genitive = krawca (czerwony/fioletowy)
    .plain = krawca
    .full = Krawiec (czerwony/fioletowy)
card-tailor_2 = Krawiec
    .accusative = krawca (zielony/niebieski)
    .genitive = krawca (zielony/niebieski)
    .plain = krawca
    .full = Krawiec (zielony/niebieski)
card-bookbinder_1 = Introligator
    .accusative = introligatora (niebieski/zielony)
    .genitive = introligatora (niebieski/zielony)
    .plain = introligatora
    .full = Introligator (niebieski/zielony)
card-bookbinder_2 = Introligator
    .accusative = introligatora (fioletowy/czerwony)
    .genitive = introligatora (fioletowy/czerwony)
    .plain = introligatora
    .full = Introligator (fioletowy/czerwony)
card-chandlery_1 = Wytwórnia świec
    .accusative = wytwórnię świec (zielony/fioletowy)
    .genitive = wytwórni świec (zielony/fioletowy)
    .plain = wytwórni świec
    .full = Wytwórnia świec (zielony/fioletowy)
card-chandlery_2 = Wytwórnia świec
    .accusative = wytwórnię świec (czerwony/niebieski)
    .genitive = wytwórni świec (czerwony/niebieski)
    .plain = wytwórni świec
    .full = Wytwórnia świec (czerwony/niebieski)
card-winery_1 = Wytwórnia win
    .accusative = wytwórnię win (niebieski/niebieski)
    .genitive = wytwórni win (niebieski/niebieski)
    .plain = wytwórni win
    .full = Wytwórnia win (niebieski/niebieski)
card-winery_2 = Wytwórnia win
    .accusative = wytwórnię win (fioletowy/fioletowy)
    .genitive = wytwórni win (fioletowy/fioletowy)
    .plain = wytwórni win
    .full = Wytwórnia win (fioletowy/fioletowy)
card-brewery_1 = Browar
    .accusative = browar (zielony/czerwony)
    .genitive = browaru (zielony/czerwony)
    .plain = browaru
    .full = Browar (zielony/czerwony)
card-brewery_2 = Browar
    .accusative = browar (niebieski/fioletowy)
    .genitive = browaru (niebieski/fioletowy)
    .plain = browaru
    .full = Browar (niebieski/fioletowy)
card-bakery_1 = Piekarnia
    .accusative = piekarnię (czerwony/czerwony)
    .genitive = piekarni (czerwony/czerwony)
    .plain = piekarni
    .full = Piekarnia (czerwony/czerwony)
card-bakery_2 = Piekarnia
    .accusative = piekarnię (zielony/zielony)
    .genitive = piekarni (zielony/zielony)
    .plain = piekarni
    .full = Piekarnia (zielony/zielony)
