### Orlean po polsku.
###
### An argument that is the id of something arrives as its name, and once more for each form of that name:
### $follower is "Chłop", $follower-accusative is "chłopa". The arguments of an action are $first and $second.

game-name = Orlean
game-description = Zbieraj poddanych w sakiewce, co rundę planuj im pracę i po 18 rundach zdobądź najwięcej punktów za towary, faktorie i mieszczan.
game-tie-breaks = Przy równym wyniku lepszy jest ten, kto stoi dalej na ścieżce rozwoju; jeśli i to jest równe, miejsce jest wspólne.

option-extra_tiles = sześć dodatkowych kafli budynków: żaden, wszystkie albo niektóre
option-reduced_places = przed pierwszą rundą każdy może usunąć kafel budynku (przy dwóch graczach dwa)
option-planning = planowanie jednoczesne albo po jednym zadaniu po kolei

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
followers =
    { $followers ->
        [one] { $followers } poddanego
       *[other] { $followers } poddanych
    }
development =
    { $development ->
        [one] { $development } punkt rozwoju
        [few] { $development } punkty rozwoju
       *[many] { $development } punktów rozwoju
    }
technology =
    { $technology ->
        [one] { $technology } żeton usprawnienia
        [few] { $technology } żetony usprawnień
       *[many] { $technology } żetonów usprawnień
    }
stations =
    { $stations ->
        [one] { $stations } faktoria
        [few] { $stations } faktorie
       *[many] { $stations } faktorii
    }
citizens =
    { $citizens ->
        [one] { $citizens } mieszczanin
       *[other] { $citizens } mieszczan
    }
grain =
    { $grain ->
        [one] { $grain } zboże
        [few] { $grain } zboża
       *[many] { $grain } zbóż
    }
cheese =
    { $cheese ->
        [one] { $cheese } ser
        [few] { $cheese } sery
       *[many] { $cheese } serów
    }
wine =
    { $wine ->
        [one] { $wine } wino
        [few] { $wine } wina
       *[many] { $wine } win
    }
wool =
    { $wool ->
        [one] { $wool } wełnę
        [few] { $wool } wełny
       *[many] { $wool } wełen
    }
brocade =
    { $brocade ->
        [one] { $brocade } brokat
        [few] { $brocade } brokaty
       *[many] { $brocade } brokatów
    }
bread =
    { $bread ->
        [one] { $bread } chleb
        [few] { $bread } chleby
       *[many] { $bread } chlebów
    }
by-type = { $farmers ->
        [0] {""}
       *[other] { " " }· chłopi: { $farmers }
    }{ $boatmen ->
        [0] {""}
       *[other] { " " }· flisacy: { $boatmen }
    }{ $craftsmen ->
        [0] {""}
       *[other] { " " }· rzemieślnicy: { $craftsmen }
    }{ $traders ->
        [0] {""}
       *[other] { " " }· handlarze: { $traders }
    }{ $knights ->
        [0] {""}
       *[other] { " " }· rycerze: { $knights }
    }{ $scholars ->
        [0] {""}
       *[other] { " " }· uczeni: { $scholars }
    }{ $monks ->
        [0] {""}
       *[other] { " " }· mnisi: { $monks }
    }

# Miasto po „do” i „z”, i po „w”: odmienia się tylko Orlean.
to-city = { $city ->
        [Orlean] Orleanu
       *[other] { $city }
    }
in-city = { $city ->
        [Orlean] Orleanie
       *[other] { $city }
    }

## Co się dzieje

event-tile_removed = { $player } usuwa z gry kafel { $tile-genitive }.
event-hourglass_turned = Runda { $round }: { $fate }.
event-census_won = Spis ludności: na ścieżce chłopstwa prowadzi { $player }.
event-census_lost = Spis ludności: { $player } zamyka ścieżkę chłopstwa i ma zapłacić { coins.accusative }.
event-followers_drawn = { $player } losuje { followers }{ by-type }.
event-markets_shown = Wszyscy wylosowali poddanych.
event-followers_shown = { $player } losuje { followers }{ by-type }.
event-follower_taken_back = { $player } cofa { $follower-accusative } z { $place-genitive }.
event-plans_shown = Wszystkie plany są gotowe.
event-place_planned = { $player } wysyła { followers } do { $place-genitive }{ $ready ->
        [true] {""} (komplet)
       *[false] {""}
    }.
event-technology_placed = { $player } wysyła żeton usprawnienia do { $place-genitive }.
event-planning_finished = { $player } kończy planowanie.
event-place_used = { $player } używa { $place-genitive }.
event-passed = { $player } pasuje.
event-follower_recruited = { $player } pozyskuje { $follower-accusative }.
event-track_advanced = { $player } wchodzi na { $step }. stopień { $track-genitive }.
event-coins_gained = { $player } dostaje { coins.accusative }.
event-coins_paid = { $player } płaci { coins.accusative }.
event-good_gained = { $player } bierze { $good-accusative }.
event-good_paid = { $player } oddaje { $good-accusative }.
event-bread_baked =
    { $bread ->
        [one] { $player } piecze { $bread } chleb.
        [few] { $player } piecze { $bread } chleby.
       *[many] { $player } piecze { $bread } chlebów.
    }
event-technology_gained = { $player } zdobywa żeton usprawnienia.
event-tile_taken = { $player } bierze kafel { $tile-genitive }.
event-citizen_taken = { $player } bierze mieszczanina („{ $source }”).
event-developed =
    { $points ->
        [one] { $player } zdobywa { $points } punkt rozwoju: pole { $space }, poziom { $level }.
        [few] { $player } zdobywa { $points } punkty rozwoju: pole { $space }, poziom { $level }.
       *[many] { $player } zdobywa { $points } punktów rozwoju: pole { $space }, poziom { $level }.
    }
event-merchant_moved = { $player } wysyła kupca do { to-city }.
event-merchant_summoned = Trybunał odsyła do { to-city } kupca, którego ma { $player }.
event-station_built = { $player } buduje faktorię w { in-city }.
event-follower_sent = { $player } posyła { $follower-accusative } do celu „{ $deed }”.
event-event_began = Zdarzenie: { $fate }.
event-event_averted = { $player } odsyła mnicha z Zakrystii i nic nie traci ({ $fate }).
event-debt_paid = { $player } płaci { coins.accusative }{ $missing ->
        [0] {""}
       *[other] {""}, brakuje jeszcze { $missing }
    }.
event-plague_took = Zaraza: { $player } traci { $follower-accusative }.
event-plague_spared = Zaraza: { $player } losuje { $follower-accusative } i nikogo nie traci.
event-station_given_up = Chłosta: { $player } oddaje faktorię w { in-city }.
event-unbuilt_station_given_up = Chłosta: { $player } oddaje niewybudowaną faktorię.
event-follower_given_up = Chłosta: { $player } oddaje { $follower-accusative }.
event-development_given_up = Chłosta: { $player } wraca na pole { $space } ścieżki rozwoju.
event-good_given_up = Chłosta: { $player } traci { $good-accusative }.
event-tile_given_up = Chłosta: { $player } oddaje kafel { $tile-genitive }.
event-technology_given_up = Chłosta: { $player } oddaje żeton usprawnienia.
event-placed_technology_given_up = Chłosta: { $player } oddaje żeton usprawnienia z { $place-genitive }.
event-debt_forgiven = { $player } nie ma już nic do oddania; dług darowany: { coins }.
event-start_player_changed = Następną rundę zaczyna { $player }.

## Co można zrobić

question-remove = { $player }: który kafel budynku usuwasz z gry?
question-draw = { $player }: ilu poddanych losujesz?
question-bathe = { $player }: czy korzystasz z Łaźni?
question-keep = { $player }: którego poddanego zatrzymujesz?
question-take_back = { $player }: zostały ci losowania. Cofasz kogoś?
question-to_tower = { $player }: kto ma leżeć w Baszcie prochowej?
question-plan = { $player }: zaplanuj rundę. Kto idzie dokąd?
question-task = { $player }: zaplanuj jedno zadanie. Kto idzie do którego budynku?
question-turn = { $player }: którego budynku używasz?
question-travel = { $player }: którędy rusza kupiec?
question-take_good = { $player }: który towar bierzesz po drodze?
question-summon = { $player }: czyjego kupca przesuwasz?
question-recruit = { $player }: kogo pozyskujesz?
question-take_tile = { $player }: który kafel budynku bierzesz?
question-buy = { $player }: ile monet płacisz za rozwój?
question-bake = { $player }: ile zboża wypiekasz?
question-pay_good = { $player }: którym towarem płacisz?
question-advance = { $player }: na której ścieżce się posuwasz?
question-send = { $player }: do którego celu idzie poddany?
question-protect = { $player }: czy mnich z Zakrystii ma cię ochronić?
question-give_food = { $player }: jaką żywność oddajesz na Żniwa?
question-torture =
    { $debt ->
        [one] { $player }: brakuje ci { $debt } monety. Co oddajesz?
       *[other] { $player }: brakuje ci { $debt } monet. Co oddajesz najpierw?
    }

action-remove = usuń kafel { $first-genitive }
action-pass = spasuj
action-draw =
    { $first ->
        [0] nie losuj nikogo
        [one] wylosuj { $first } poddanego
       *[other] wylosuj { $first } poddanych
    }
action-bathe = skorzystaj z Łaźni
action-keep = zatrzymaj { $first-accusative }
action-take_back = cofnij { $first-accusative } z { $second-genitive }
action-to_tower = połóż { $first-accusative } w Baszcie
action-done = gotowe
action-place = wyślij { $first-accusative } do { $second-genitive }
action-place_from_tower = przenieś { $first-accusative } z Baszty do { $second-genitive }
action-place_technology = wyślij żeton usprawnienia do { $first-genitive }
action-take_back_technology = cofnij żeton usprawnienia z { $first-genitive }
action-use = użyj { $first-genitive }
action-recruit = pozyskaj { $first-accusative }
action-take_tile = weź kafel { $first-genitive }
action-move_merchant = przesuń kupca: { $first-player }
action-travel = rusz: { $first }
action-take = weź { $first-accusative }
action-leave = zostaw towary na drodze
action-send = poślij { $first-accusative } do celu „{ $second }”
action-send_to_develop = poślij { $first-accusative } do celu „{ $second }” za punkt rozwoju
action-stay = niech poddany zostanie
action-pay =
    { $first ->
        [one] zapłać { $first } monetę
        [few] zapłać { $first } monety
       *[many] zapłać { $first } monet
    }
action-bake =
    { $first ->
        [one] upiecz { $first } chleb
        [few] upiecz { $first } chleby
       *[many] upiecz { $first } chlebów
    }
action-pay_good = oddaj { $first-accusative }
action-advance = wejdź na następny stopień { $first-genitive }
action-protect = odeślij mnicha do sakiewki
action-give_food = oddaj { $first-accusative }
action-give_up_station = oddaj faktorię w { $first ->
        [Orlean] Orleanie
       *[other] { $first }
    }
action-give_up_unbuilt_station = oddaj niewybudowaną faktorię
action-give_up_follower = oddaj losowego poddanego z sakiewki
action-give_up_development = oddaj punkt rozwoju
action-give_up_good = oddaj { $first-accusative }
action-give_up_tile = oddaj kafel { $first-genitive }
action-give_up_technology = oddaj żeton usprawnienia leżący obok planszy
action-give_up_placed_technology = oddaj żeton usprawnienia z { $first-genitive }

group-place = Wyślij poddanych
group-technology = Wyślij usprawnienie
group-take_back = Cofnij
group-use = Użyj budynku
group-other = Wybierz

reason-remove = Nikt nie będzie mógł go użyć.
reason-end-turn = W tej turze nie ma już nic do zrobienia.
reason-pass = Co jest gotowe, zostanie gotowe na następną rundę.
reason-draw = Im więcej poddanych na rynku, tym więcej możesz zaplanować.
reason-draw-fewer = Zamiast jednego losowania wróci poddany, który czeka w budynku.
reason-all-stay = Tam, gdzie są, przydadzą się najbardziej.
reason-no-bath = Miejsce na rynku jest teraz więcej warte.
reason-keep-monk = Mnich jest wart więcej niż to, co zabierze zdarzenie.
reason-remove-none = Każdy z tych kafli może ci się przydać.
reason-bathe = Losuje się jeszcze dwóch poddanych i zatrzymuje lepszego.
reason-keep = Ten lepiej pasuje do planów.
reason-take-back = Przyda się gdzie indziej.
reason-tower = Rynek pozostaje wolny, a stamtąd można pójść do celu.
reason-done = Plan jest dobry; kto został, poczeka na następną rundę.
reason-place =
    { $missing ->
        [one] Brakuje tam potem jeszcze { $missing } poddanego. Budynek daje { $place-brings }.
       *[other] Brakuje tam potem jeszcze { $missing } poddanych. Budynek daje { $place-brings }.
    }
reason-place-ready = Budynek jest wtedy gotowy. Daje { $place-brings }.
reason-technology = We wszystkich następnych rundach liczy się jak taki poddany.
reason-recruit-late = Daje flisaka; mieszczanina z ostatniego stopnia już ktoś ma.
reason-recruit-coins = Następny stopień ścieżki flisaków daje od razu { coins.accusative }.
reason-recruit-citizen = Następny stopień ścieżki flisaków daje mieszczanina.
reason-recruit-technology = Następny stopień ścieżki rzemieślników daje żeton usprawnienia.
reason-recruit-tile = Następny stopień ścieżki handlarzy daje kafel budynku.
reason-tile = Otwiera budynek, którego nie ma nikt inny. Daje { $tile-brings }.
reason-travel = Przybliża do towarów i do miast bez faktorii.
reason-summon = Towar z drogi tego kupca będzie twój.
reason-travel-free = W { in-city } możesz zbudować faktorię.
reason-good =
    { $points ->
        [one] Na koniec daje { $points } punkt.
        [few] Na koniec daje { $points } punkty.
       *[many] Na koniec daje { $points } punktów.
    }
reason-leave = Bez tego towaru zapłacisz niższe podatki.
reason-send = Daje monety, a do mieszczanina za ten cel będzie bliżej.
reason-complete = Dopełnia cel „{ $deed }”: { coins } i mieszczanin.
reason-develop = Poziom rozwoju mnoży faktorie i mieszczan.
reason-stay = Tutaj przyda się bardziej później.
reason-bake = Przy wysokim poziomie chleb jest wart więcej niż zboże.
reason-pay-good = To, co za niego będzie, jest więcej warte.
reason-advance = Następny stopień tej ścieżki daje najwięcej.
reason-protect = Zdarzenie kosztowałoby więcej niż droga mnicha przez sakiewkę.
reason-food = Tej żywności będzie brakowało najmniej.
reason-give-up = Tego będzie brakowało najmniej.
reason-use-farm = Daje chłopa i { $good-accusative }.
reason-use-travel = Prowadzi kupca do towarów i nowych miast.
reason-use-send = Daje monety, a do mieszczanina będzie bliżej.
reason-use-knight = Daje rycerza: odtąd losujesz { followers } co rundę.
reason-use-coins = Daje { coins.accusative }.
reason-use-development =
    { $points ->
        [one] Daje { $points } punkt rozwoju: pole { $space }, poziom { $level }.
        [few] Daje { $points } punkty rozwoju: pole { $space }, poziom { $level }.
       *[many] Daje { $points } punktów rozwoju: pole { $space }, poziom { $level }.
    }
reason-use-station =
    { $level ->
        [one] Stawia faktorię w { in-city }: na twoim poziomie to teraz { $level } punkt.
        [few] Stawia faktorię w { in-city }: na twoim poziomie to teraz { $level } punkty.
       *[many] Stawia faktorię w { in-city }: na twoim poziomie to teraz { $level } punktów.
    }
reason-use = Daje { $place-brings }.

## Co by przepadło

costly-place = Ci, którzy czekają, mogą jeszcze obsadzić cały budynek.
costly-empty = W tej rundzie nikt nie pójdzie do pracy.
costly-ready = Możesz jeszcze użyć gotowego budynku.

## Czego nie można teraz zrobić

closed-pilgrimage = Nie w tej rundzie: trwa Pielgrzymka.
closed-track = Nic już nie da: stoisz na końcu tej ścieżki.
closed-followers = Teraz nic nie da: w zasobach nie ma już takich poddanych.
closed-goods = Teraz nic nie da: w zasobach nie ma już tego towaru.
closed-technology = Teraz nic nie da: nie ma już żetonów usprawnień.
closed-tiles = Teraz nic nie da: nie ma już kafli budynków.
closed-village = Teraz nic nie da: żadnego z jej trzech poddanych nie można pozyskać.
closed-water = Teraz nic nie da: z { to-city } nie wypływa żaden szlak wodny.
closed-road = Teraz nic nie da: z { to-city } nie wychodzi żaden trakt.
closed-not_ready = Nie wszystkie jego pola są zajęte.
closed-nobody = Potrzebny jest choć jeden poddany.
closed-deeds = Żaden cel w mieście nie potrzebuje tych poddanych.
closed-station = Tam, gdzie stoi twój kupiec, nie można zbudować faktorii.
closed-stations = Nie masz już faktorii.
closed-tracks = Teraz nic nie da: żadną z jej ścieżek nie można iść dalej.
closed-payment = Nie masz towaru, którym można by tu zapłacić.
closed-coins = Masz za mało monet.
closed-development = Twój znacznik stoi na końcu ścieżki rozwoju.
closed-grain = Nie masz zboża na chleb.
closed-when-end_turn = Turę kończy się, gdy akcja budynku jest wykonana do końca.
closed-when-remove = Kafle budynków usuwa się tylko przed pierwszą rundą i tylko te, które leżą w stosie.
closed-when-pass = Pasuje się we własnej turze akcji albo tam, gdzie coś można pominąć.
closed-when-draw = Poddanych losuje się raz w rundzie: nie więcej, niż wolno, ilu jest w sakiewce i ilu zmieści rynek.
closed-when-bathe = Z Łaźni korzysta jej właściciel zaraz po losowaniu, gdy ma kogoś w sakiewce i miejsce na rynku.
closed-when-keep = Zatrzymuje się jednego z dwóch wylosowanych w Łaźni.
closed-when-take_back = Poddanych cofa się po losowaniu, po jednym za każde odpuszczone losowanie, póki na rynku jest miejsce, a w planowaniu tylko tych z tej rundy.
closed-when-to_tower = Do Baszty prochowej trafiają tylko poddani z tej fazy, póki jest w niej miejsce.
closed-when-done = Mówi się to w planowaniu albo gdy nikogo więcej się nie cofa i nie przenosi do Baszty.
closed-when-place = W planowaniu poddany z twojego rynku idzie na twoje puste pole, które go przyjmuje.
closed-when-place_from_tower = W planowaniu poddany z twojej Baszty prochowej idzie na twoje puste pole, które go przyjmuje.
closed-when-place_technology = W planowaniu żeton usprawnienia kładzie się na pustym polu, jeden w budynku z co najmniej dwoma polami; pierwszy u chłopa, żaden u mnicha.
closed-when-take_back_technology = Cofnąć można tylko żeton usprawnienia położony w tym samym planowaniu.
closed-when-use = We własnej turze akcji korzysta się z jednego własnego budynku, który jest obsadzony i coś teraz da.
closed-when-recruit = Wioska pozyskuje jednego z trzech rodzajów poddanych, jeśli jest w zasobach, a jego ścieżka się nie skończyła.
closed-when-take_tile = Kafel budynku bierze się za ścieżkę handlarzy: na pierwszym stopniu ze stosu I, potem z obu.
closed-when-move_merchant = Kupca innego gracza przesuwa się tylko z Trybunałem.
closed-when-travel = Kupiec rusza ze swojego miasta jednym traktem albo szlakiem wodnym, zależnie od budynku.
closed-when-take = Towar bierze się z drogi, którą kupiec właśnie przebył.
closed-when-leave = Towar zostawia się na drodze, którą kupiec właśnie przebył.
closed-when-send = Poddany z Ratusza albo z Baszty idzie na wolne pole celu dokładnie swojego rodzaju; początkowy nigdy.
closed-when-send_to_develop = Za punkty rozwoju wysyła się poddanego tylko na wolne pole jego rodzaju, gdzie cel je daje.
closed-when-stay = Pozostały zostaje tam dopiero wtedy, gdy kogoś już wysłano.
closed-when-pay = W Aptece płaci się od jednej do trzech monet, które masz, najwyżej do końca ścieżki.
closed-when-bake = Piekarnia bierze od jednego do trzech zbóż, które masz.
closed-when-pay_good = Własnym towarem płaci się u Złotnika i w Skrytce.
closed-when-advance = Skrytka pozwala przejść o stopień na ścieżce, która się nie skończyła.
closed-when-protect = Zakrystia chroni, gdy Żniwa, Podatki albo Zaraza dotykają właściciela i leży w niej mnich.
closed-when-give_food = W czasie Żniw oddaje się jedną żywność, którą się ma.
closed-when-give_up_station = Zbudowaną faktorię oddaje się tylko za brakującą monetę przymusowej opłaty.
closed-when-give_up_unbuilt_station = Niezbudowaną faktorię oddaje się tylko za brakującą monetę przymusowej opłaty.
closed-when-give_up_follower = Poddanego z sakiewki oddaje się tylko za brakującą monetę i tylko gdy jest w niej ktoś poza początkowymi.
closed-when-give_up_development = Krok rozwoju oddaje się tylko za brakującą monetę, nigdy z pola 0 i nigdy wstecz za monety.
closed-when-give_up_good = Własny towar oddaje się tylko za brakującą monetę przymusowej opłaty.
closed-when-give_up_tile = Własny kafel budynku oddaje się tylko za brakującą monetę przymusowej opłaty.
closed-when-give_up_technology = Żeton usprawnienia leżący obok planszy oddaje się tylko za brakującą monetę przymusowej opłaty.
closed-when-give_up_placed_technology = Położony żeton usprawnienia oddaje się tylko za brakującą monetę przymusowej opłaty.

## Stół

headline = Runda { $round } z { $rounds }, { $fate }. Decyduje { $player }.
headline-before = Przed pierwszą rundą. Decyduje { $player }.
headline-over = Koniec partii po rundzie { $round }.
section-board = Na planszy
section-deeds = Wolne pola celów
section-ways = Drogi z { to-city }
section-seat = { $player }: { points }, { coins }, poziom { $level }
row-supply = Zasoby
row-market = Rynek
row-bag = Sakiewka
row-tower = Baszta prochowa
row-theatre = Teatr
row-ready = gotowe: { $places }
row-started = zaczęte: { $places }
note-goods-supply = jarmark: { $goods }; usprawnienia: { $technology }
note-amount = { $what } { $number }
note-nothing = nic
note-way = { $way } ({ $goods })
note-seat = towary: { $goods }; faktorie: { $stations }, mieszczanie: { $citizens }; kupiec: { $city }; usprawnienia: { $technology }
note-tiles = kafle: { $tiles }
note-left = zdarzenia, które jeszcze przyjdą: { $events }

score-coins = Monety
score-grain = Zboże
score-cheese = Ser
score-wine = Wino
score-wool = Wełna
score-brocade = Brokat
score-bread = Chleb
score-stations = Faktorie × poziom
score-citizens = Mieszczanie × poziom
detail-each = { $count } × { $each }
detail-level = { $count } × poziom { $level }
tie-development = dalej na ścieżce rozwoju

## Nazwy

# Poddani

card-farmer = Chłop
    .accusative = chłopa
card-boatman = Flisak
    .accusative = flisaka
card-craftsman = Rzemieślnik
    .accusative = rzemieślnika
card-trader = Handlarz
    .accusative = handlarza
card-knight = Rycerz
    .accusative = rycerza
card-scholar = Uczony
    .accusative = uczonego
card-monk = Mnich
    .accusative = mnicha
card-starter_farmer = Chłop początkowy
    .accusative = chłopa początkowego
card-starter_boatman = Flisak początkowy
    .accusative = flisaka początkowego
card-starter_craftsman = Rzemieślnik początkowy
    .accusative = rzemieślnika początkowego
card-starter_trader = Handlarz początkowy
    .accusative = handlarza początkowego

# Towary

card-grain = Zboże
    .accusative = 1 zboże
card-cheese = Ser
    .accusative = 1 ser
card-wine = Wino
    .accusative = 1 wino
card-wool = Wełna
    .accusative = 1 wełnę
card-brocade = Brokat
    .accusative = 1 brokat
card-bread = Chleb
    .accusative = 1 chleb

# Zdarzenia

card-pilgrimage = Pielgrzymka
card-income = Przychód
card-harvest = Żniwa
card-taxes = Podatki
card-trading_day = Dzień targowy
card-plague = Zaraza

# Budynki

card-farm_house = Gospodarstwo
    .genitive = Gospodarstwa
    .brings = chłopa i towar
card-village = Wioska
    .genitive = Wioski
    .brings = flisaka, rzemieślnika lub handlarza i stopień na jego ścieżce
card-university = Uniwersytet
    .genitive = Uniwersytetu
    .brings = uczonego i punkty rozwoju
card-castle = Zamek
    .genitive = Zamku
    .brings = rycerza, a z rycerzami więcej losowań
card-monastery = Klasztor
    .genitive = Klasztoru
    .brings = mnicha, który zastąpi każdego
card-ship = Barka
    .genitive = Barki
    .brings = podróż kupca szlakiem wodnym i towar po drodze
card-wagon = Dwukółka
    .genitive = Dwukółki
    .brings = podróż kupca traktem i towar po drodze
card-guildhall = Siedziba cechu
    .genitive = Siedziby cechu
    .brings = faktorię w mieście kupca
card-scriptorium = Skryptorium
    .genitive = Skryptorium
    .brings = 1 punkt rozwoju
card-town_hall = Ratusz
    .genitive = Ratusza
    .brings = nagrody celów, do których pójdą jego poddani
card-hayrick = Stodoła
    .genitive = Stodoły
    .brings = 1 zboże
card-cheese_factory = Fabryka sera
    .genitive = Fabryki sera
    .brings = 1 ser
card-winery = Winnica
    .genitive = Winnicy
    .brings = 1 wino
card-wool_manufacturer = Wytwórnia wełny
    .genitive = Wytwórni wełny
    .brings = 1 wełnę
card-tailor_shop = Zakład krawiecki
    .genitive = Zakładu krawieckiego
    .brings = 1 brokat
card-brewery = Browar
    .genitive = Browaru
    .brings = 2 monety
card-windmill = Wiatrak
    .genitive = Wiatraka
    .brings = 2 monety i 1 punkt rozwoju
card-library = Biblioteka
    .genitive = Biblioteki
    .brings = 2 punkty rozwoju
card-hospital = Lazaret
    .genitive = Lazaretu
    .brings = tyle monet, ile wynosi twój poziom rozwoju
card-sacristy = Zakrystia
    .genitive = Zakrystii
    .brings = ochronę przed jednym negatywnym zdarzeniem
card-herb_garden = Ogród ziołowy
    .genitive = Ogrodu ziołowego
    .brings = flisaków zastępujących rzemieślników, handlarzy i chłopów
card-bathhouse = Łaźnia
    .genitive = Łaźni
    .brings = lepszego z dwóch dodatkowo losowanych poddanych
card-shipping_line = Przystań
    .genitive = Przystani
    .brings = 1 punkt rozwoju
card-cellar = Szynk
    .genitive = Szynku
    .brings = 4 monety
card-office = Kasa miejska
    .genitive = Kasy miejskiej
    .brings = monetę za każdą twoją faktorię
card-pharmacy = Apteka
    .genitive = Apteki
    .brings = rozwój za monety
card-horse_wagon = Furmanka
    .genitive = Furmanki
    .brings = podróż kupca traktem i towar po drodze
card-laboratory = Laboratorium
    .genitive = Laboratorium
    .brings = żeton usprawnienia
card-school = Szkoła
    .genitive = Szkoły
    .brings = uczonych zastępujących każdego prócz mnichów
card-gunpowder_tower = Baszta prochowa
    .genitive = Baszty prochowej
    .brings = dwa dodatkowe pola rynku i drogę stamtąd do celów
card-bakery = Piekarnia
    .genitive = Piekarni
    .brings = chleb ze zboża
card-theatre = Teatr
    .genitive = Teatru
    .brings = monetę za każdego poddanego na scenie
card-barracks = Baraki
    .genitive = Baraków
    .brings = poddanych zastępujących rycerzy
card-goldsmith = Złotnik
    .genitive = Złotnika
    .brings = rozwój za towar
card-hiding_place = Skrytka
    .genitive = Skrytki
    .brings = stopień na ścieżce za towar
card-court = Trybunał
    .genitive = Trybunału
    .brings = towar z drogi cudzego kupca

# Pola akcji, które strony nazywają po budynkach @terminal

card-farm_house_boatman = Gospodarstwo (flisak)
    .genitive = Gospodarstwa (flisak)
card-farm_house_craftsman = Gospodarstwo (rzemieślnik)
    .genitive = Gospodarstwa (rzemieślnik)
card-village_farmer = Wioska (chłop)
    .genitive = Wioski (chłop)
card-village_boatman = Wioska (flisak)
    .genitive = Wioski (flisak)
card-village_craftsman = Wioska (rzemieślnik)
    .genitive = Wioski (rzemieślnik)
card-university_farmer = Uniwersytet (chłop)
    .genitive = Uniwersytetu (chłop)
card-university_craftsman = Uniwersytet (rzemieślnik)
    .genitive = Uniwersytetu (rzemieślnik)
card-university_trader = Uniwersytet (handlarz)
    .genitive = Uniwersytetu (handlarz)
card-castle_farmer = Zamek (chłop)
    .genitive = Zamku (chłop)
card-castle_boatman = Zamek (flisak)
    .genitive = Zamku (flisak)
card-castle_trader = Zamek (handlarz)
    .genitive = Zamku (handlarz)
card-monastery_scholar = Klasztor (uczony)
    .genitive = Klasztoru (uczony)
card-monastery_trader = Klasztor (handlarz)
    .genitive = Klasztoru (handlarz)
card-ship_farmer = Barka (chłop)
    .genitive = Barki (chłop)
card-ship_boatman = Barka (flisak)
    .genitive = Barki (flisak)
card-ship_knight = Barka (rycerz)
    .genitive = Barki (rycerz)
card-wagon_farmer = Dwukółka (chłop)
    .genitive = Dwukółki (chłop)
card-wagon_trader = Dwukółka (handlarz)
    .genitive = Dwukółki (handlarz)
card-wagon_knight = Dwukółka (rycerz)
    .genitive = Dwukółki (rycerz)
card-guildhall_farmer = Siedziba cechu (chłop)
    .genitive = Siedziby cechu (chłop)
card-guildhall_craftsman = Siedziba cechu (rzemieślnik)
    .genitive = Siedziby cechu (rzemieślnik)
card-guildhall_knight = Siedziba cechu (rycerz)
    .genitive = Siedziby cechu (rycerz)
card-scriptorium_knight = Skryptorium (rycerz)
    .genitive = Skryptorium (rycerz)
card-scriptorium_scholar = Skryptorium (uczony)
    .genitive = Skryptorium (uczony)
card-hayrick_farmer = Stodoła (chłop)
    .genitive = Stodoły (chłop)
card-cheese_factory_farmer = Fabryka sera (chłop)
    .genitive = Fabryki sera (chłop)
card-winery_farmer = Winnica (chłop)
    .genitive = Winnicy (chłop)
card-winery_trader = Winnica (handlarz)
    .genitive = Winnicy (handlarz)
card-wool_manufacturer_boatman = Wytwórnia wełny (flisak)
    .genitive = Wytwórni wełny (flisak)
card-wool_manufacturer_trader = Wytwórnia wełny (handlarz)
    .genitive = Wytwórni wełny (handlarz)
card-tailor_shop_trader = Zakład krawiecki (handlarz)
    .genitive = Zakładu krawieckiego (handlarz)
card-tailor_shop_scholar = Zakład krawiecki (uczony)
    .genitive = Zakładu krawieckiego (uczony)
card-brewery_monk = Browar (mnich)
    .genitive = Browaru (mnich)
card-windmill_craftsman = Wiatrak (rzemieślnik)
    .genitive = Wiatraka (rzemieślnik)
card-library_knight = Biblioteka (rycerz)
    .genitive = Biblioteki (rycerz)
card-library_scholar = Biblioteka (uczony)
    .genitive = Biblioteki (uczony)
card-hospital_boatman = Lazaret (flisak)
    .genitive = Lazaretu (flisak)
card-hospital_scholar = Lazaret (uczony)
    .genitive = Lazaretu (uczony)
card-sacristy_monk = Zakrystia (mnich)
    .genitive = Zakrystii (mnich)
card-shipping_line_boatman = Przystań (flisak)
    .genitive = Przystani (flisak)
card-cellar_monk = Szynk (mnich)
    .genitive = Szynku (mnich)
card-cellar_scholar = Szynk (uczony)
    .genitive = Szynku (uczony)
card-office_scholar = Kasa miejska (uczony)
    .genitive = Kasy miejskiej (uczony)
card-horse_wagon_knight = Furmanka (rycerz)
    .genitive = Furmanki (rycerz)
card-horse_wagon_trader = Furmanka (handlarz)
    .genitive = Furmanki (handlarz)
card-laboratory_craftsman = Laboratorium (rzemieślnik)
    .genitive = Laboratorium (rzemieślnik)
card-laboratory_scholar = Laboratorium (uczony)
    .genitive = Laboratorium (uczony)
card-bakery_farmer = Piekarnia (chłop)
    .genitive = Piekarni (chłop)
card-bakery_craftsman = Piekarnia (rzemieślnik)
    .genitive = Piekarni (rzemieślnik)
card-goldsmith_craftsman = Złotnik (rzemieślnik)
    .genitive = Złotnika (rzemieślnik)
card-goldsmith_trader = Złotnik (handlarz)
    .genitive = Złotnika (handlarz)
card-hiding_place_boatman = Skrytka (flisak)
    .genitive = Skrytki (flisak)
card-hiding_place_knight = Skrytka (rycerz)
    .genitive = Skrytki (rycerz)
card-court_knight = Trybunał (rycerz)
    .genitive = Trybunału (rycerz)
card-court_scholar = Trybunał (uczony)
    .genitive = Trybunału (uczony)

# Ścieżki i inne źródła mieszczan

card-farmers = Ścieżka chłopstwa
    .genitive = ścieżki chłopstwa
card-craftsmen = Ścieżka rzemieślników
    .genitive = ścieżki rzemieślników
card-traders = Ścieżka handlarzy
    .genitive = ścieżki handlarzy
card-boatmen = Ścieżka flisaków
    .genitive = ścieżki flisaków
card-knights = Ścieżka rycerstwa
    .genitive = ścieżki rycerstwa
card-scholars = Ścieżka uczonych
    .genitive = ścieżki uczonych
card-development = Ścieżka rozwoju
card-stations = Najwięcej faktorii

# Cele

card-city_wall = Budowa murów miejskich
card-papal_conclave = Konklawe papieskie
card-defeating_the_plague = Zwalczenie zarazy
card-astronomy = Astronomia
card-boatmen_guild = Założenie cechu flisaków
card-cathedral = Budowa katedry
card-peace_treaty = Traktat pokojowy
card-canalisation = Kanalizacja miasta

# Miasta

card-le_mans = Le Mans
card-chartres = Chartres
card-etampes = Étampes
card-chateaudun = Châteaudun
card-orleans = Orlean
card-montargis = Montargis
card-vendome = Vendôme
card-blois = Blois
card-briare = Briare
card-tours = Tours
card-montrichard = Montrichard
card-vierzon = Vierzon
card-sancerre = Sancerre
card-chinon = Chinon
card-loches = Loches
card-bourges = Bourges
card-nevers = Nevers
card-chatellerault = Châtellerault
card-le_blanc = Le Blanc
card-chateauroux = Châteauroux
card-argenton_sur_creuse = Argenton-sur-Creuse
card-la_chatre = La Châtre
card-saint_amand_montrond = Saint-Amand-Montrond

# Odcinki, które strony nazywają po miastach @terminal

card-le_mans__chartres__road = Le Mans–Chartres, trakt
card-le_mans__chateaudun__road = Le Mans–Châteaudun, trakt
card-le_mans__vendome__road = Le Mans–Vendôme, trakt
card-le_mans__tours__road = Le Mans–Tours, trakt
card-chartres__chateaudun__road = Chartres–Châteaudun, trakt
card-chartres__orleans__road = Chartres–Orlean, trakt
card-chartres__etampes__road = Chartres–Étampes, trakt
card-etampes__montargis__road = Étampes–Montargis, trakt
card-chateaudun__vendome__road = Châteaudun–Vendôme, trakt
card-chateaudun__orleans__road = Châteaudun–Orlean, trakt
card-orleans__montargis__road = Orlean–Montargis, trakt
card-orleans__briare__water = Orlean–Briare, szlak wodny
card-orleans__vierzon__road = Orlean–Vierzon, trakt
card-orleans__blois__water = Orlean–Blois, szlak wodny
card-montargis__briare__road = Montargis–Briare, trakt
card-vendome__blois__road = Vendôme–Blois, trakt
card-blois__tours__water = Blois–Tours, szlak wodny
card-blois__vierzon__road = Blois–Vierzon, trakt
card-briare__sancerre__water = Briare–Sancerre, szlak wodny
card-tours__chinon__water = Tours–Chinon, szlak wodny
card-tours__montrichard__water = Tours–Montrichard, szlak wodny
card-tours__loches__water = Tours–Loches, szlak wodny
card-montrichard__vierzon__water = Montrichard–Vierzon, szlak wodny
card-montrichard__loches__road = Montrichard–Loches, trakt
card-chinon__chatellerault__road = Chinon–Châtellerault, trakt
card-chinon__chatellerault__water = Chinon–Châtellerault, szlak wodny
card-chinon__le_blanc__water = Chinon–Le Blanc, szlak wodny
card-loches__chateauroux__road = Loches–Châteauroux, trakt
card-vierzon__chateauroux__road = Vierzon–Châteauroux, trakt
card-vierzon__saint_amand_montrond__water = Vierzon–Saint-Amand-Montrond, szlak wodny
card-vierzon__bourges__water = Vierzon–Bourges, szlak wodny
card-bourges__sancerre__road = Bourges–Sancerre, trakt
card-bourges__saint_amand_montrond__road = Bourges–Saint-Amand-Montrond, trakt
card-bourges__nevers__road = Bourges–Nevers, trakt
card-sancerre__nevers__water = Sancerre–Nevers, szlak wodny
card-nevers__saint_amand_montrond__road = Nevers–Saint-Amand-Montrond, trakt
card-saint_amand_montrond__la_chatre__road = Saint-Amand-Montrond–La Châtre, trakt
card-la_chatre__chateauroux__road = La Châtre–Châteauroux, trakt
card-la_chatre__argenton_sur_creuse__road = La Châtre–Argenton-sur-Creuse, trakt
card-argenton_sur_creuse__chateauroux__road = Argenton-sur-Creuse–Châteauroux, trakt
card-argenton_sur_creuse__le_blanc__water = Argenton-sur-Creuse–Le Blanc, szlak wodny
card-argenton_sur_creuse__chatellerault__road = Argenton-sur-Creuse–Châtellerault, trakt
card-le_blanc__chateauroux__road = Le Blanc–Châteauroux, trakt
