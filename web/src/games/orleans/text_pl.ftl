### Co o Orleanie mówi tylko przeglądarka.

option-extra_tiles-none = żaden
option-extra_tiles-all = wszystkie sześć

option-planning-simultaneous = wszyscy naraz
option-planning-turn_by_turn = po jednym zadaniu po kolei

## Ilości

level = Poziom { $level }
thing = { $what-accusative }
thing-technology = żeton usprawnienia
sign-technology = Żetony usprawnień

## Części stołu

tabs = Części stołu
tab-mat = U mnie
tab-map = Mapa
tab-town = Miasto
tab-tiles = Kafle
tab-others = Inni
tab-asked = Tam trzeba coś wybrać.
mine-things = Moje monety, towary i punkty
board-summary = Monety: { $coins }, towary: { $goods }, poziom { $level }, faktorie: { $stations }, mieszczanie: { $citizens }, poddani w sakiewce i na rynku: { $followers }
other-mat = Plansza: { $player }
seat-start = gracz rozpoczynający
seat-passed = po pasie
seat-plans = planuje

## Co mam

coins-rule = Moneta to na koniec punkt.
good-rule =
    { $points ->
        [one] Każda sztuka to na koniec { $points } punkt.
        [few] Każda sztuka to na koniec { $points } punkty.
       *[many] Każda sztuka to na koniec { $points } punktów.
    }
bread-rule = Każda sztuka daje na koniec tyle punktów, ile wynosi twój poziom.
good-give = oddaj { $good-accusative }
level-rule = Na koniec każda faktoria i każdy mieszczanin dają tyle punktów, ile wynosi twój poziom. Stoisz na polu { $space } ścieżki rozwoju.
stations-rule = Każda daje na koniec tyle punktów, ile wynosi twój poziom. Jeszcze niewybudowane: { $left }.
citizens-rule = Każdy daje na koniec tyle punktów, ile wynosi twój poziom.
score-rule = Twoje punkty, gdyby gra skończyła się teraz. Mieszczanin za najwięcej faktorii liczy się temu, kto w nich prowadzi.

## Rynek, sakiewka, usprawnienia

market-title = Rynek
market-rule = Poddani, którzy czekają na pracę. Kliknij poddanego, a potem pole akcji, przeciągnij go tam, kliknij pole, by je obsadzić, albo plus, by obsadzić cały budynek. Dopóki nie skończysz, wszystko możesz cofnąć.
market-pick = weź { $what } do ręki
market-in-hand = W ręce: { $what }. Wybierz pole akcji.
market-pick-rule = Weź do ręki, potem wybierz pole akcji. Mnich może zastąpić każdego.
technology-rule = Zastępuje na stałe poddanego, którego pole zakrywa. Pierwszy musi zakryć chłopa; w budynku może leżeć najwyżej jeden.
bag-title =
    { $n ->
        [0] Sakiewka jest pusta
        [one] { $n } poddany w sakiewce
       *[other] { $n } poddanych w sakiewce
    }
bag-rule = Każdy, kto pracował, wraca do sakiewki.
bag-chance-now =
    { $n ->
        [0] Teraz nikogo nie można wylosować.
        [one] Liczby to szanse na poddanego danego rodzaju przy { $n } losowaniu.
       *[other] Liczby to szanse na poddanego danego rodzaju przy { $n } losowaniach.
    }
bag-chance-next =
    { $n ->
        [0] W następnej rundzie nie dałoby się nikogo wylosować.
        [one] Liczby to szanse w następnej rundzie przy { $n } losowaniu, gdy gotowe budynki zostaną użyte.
       *[other] Liczby to szanse w następnej rundzie przy { $n } losowaniach, gdy gotowe budynki zostaną użyte.
    }
bag-line =
    { $n ->
        [one] W sakiewce: { $now }. Szansa, że przy { $n } losowaniu trafi się choć jeden: { $chance } %.
       *[other] W sakiewce: { $now }. Szansa, że przy { $n } losowaniach trafi się choć jeden: { $chance } %.
    }
bag-empty = pusta
chance-of = { $follower } { $chance } %

## Budynki

place-ready = Komplet.
place-lacks =
    { $missing ->
        [one] Brakuje { $missing } poddanego.
       *[other] Brakuje { $missing } poddanych.
    }
place-empty = nikogo
place-use = użyj { $place-genitive }
place-give-up = oddaj kafel { $place-genitive }
place-fill = obsadź: { $place }
place-missing = Brakuje jeszcze: { $who }.
place-needs = Potrzebuje: { $who }.
place-anybody = kogokolwiek
place-neutral = kogokolwiek prócz początkowych poddanych
place-do-use = Użyj tego budynku
place-do-give-up = Oddaj ten kafel
place-do-fill = Wyślij tu: { $who }
quick-use = Użyj
quick-give-up = Oddaj
place-chance = Szansa, że następne losowanie razem z rynkiem da wszystkich, których tu brakuje: { $chance } %.
slot-lay = wyślij { $what } do { $place-genitive }
slot-take-back = cofnij { $what } z { $place-genitive }

effect-farm_house = Zdobywasz chłopa i towar z następnego stopnia ścieżki chłopstwa.
effect-village = Zdobywasz flisaka, rzemieślnika albo handlarza i to, co daje stopień jego ścieżki: monety, usprawnienie albo kafel budynku.
effect-university = Zdobywasz uczonego i punkty rozwoju z następnego stopnia.
effect-castle = Zdobywasz rycerza. Im wyższy stopień, tym więcej poddanych losujesz co rundę.
effect-monastery = Zdobywasz mnicha, który może zastąpić każdego innego poddanego.
effect-ship = Twój kupiec płynie szlakiem wodnym i może wziąć jeden leżący na nim towar.
effect-wagon = Twój kupiec jedzie traktem i może wziąć jeden leżący na nim towar.
effect-guildhall = Budujesz faktorię tam, gdzie stoi twój kupiec: jedna w każdym mieście, w Orleanie po jednej każdego gracza.
effect-scriptorium = Zdobywasz 1 punkt rozwoju.
effect-town_hall = Posyłasz jednego lub dwóch poddanych, nigdy początkowych, do celów darczyńców. Nie wracają.
effect-hayrick = Bierzesz z zasobów 1 zboże.
effect-cheese_factory = Bierzesz z zasobów 1 ser.
effect-winery = Bierzesz z zasobów 1 wino.
effect-wool_manufacturer = Bierzesz z zasobów 1 wełnę.
effect-tailor_shop = Bierzesz z zasobów 1 brokat.
effect-brewery = Dostajesz 2 monety.
effect-windmill = Dostajesz 2 monety i 1 punkt rozwoju.
effect-library = Zdobywasz 2 punkty rozwoju.
effect-hospital = Dostajesz tyle monet, ile wynosi twój poziom.
effect-sacristy = Czeka tu mnich. Gdy dosięgną cię Żniwa, Podatki lub Zaraza, możesz odesłać mnicha do sakiewki i nic nie tracisz.
effect-herb_garden = Odtąd twoi flisacy mogą zastępować rzemieślników, handlarzy i chłopów.
effect-bathhouse = Przy każdym losowaniu możesz wylosować jeszcze 2 poddanych i 1 z nich zatrzymać.
effect-shipping_line = Zdobywasz 1 punkt rozwoju.
effect-cellar = Dostajesz 4 monety.
effect-office = Dostajesz po 1 monecie za każdą swoją faktorię.
effect-pharmacy = Płacisz od 1 do 3 monet i zdobywasz tyle samo punktów rozwoju.
effect-horse_wagon = Twój kupiec jedzie traktem i może wziąć jeden leżący na nim towar.
effect-laboratory = Zdobywasz żeton usprawnienia.
effect-school = Odtąd twoi uczeni mogą zastępować wszystkich oprócz mnichów.
effect-gunpowder_tower = Dwa dodatkowe miejsca rynku. Stąd poddani mogą iść do celów tak jak z Ratusza.
effect-bakery = Płacisz 2 monety i od 1 do 3 swoich żetonów zboża zamieniasz w chleb. Każdy chleb jest na koniec wart tyle punktów, ile wynosi twój poziom.
effect-theatre = Gra tu dowolna liczba poddanych: wszyscy wracają do sakiewki, a ty dostajesz za każdego 1 monetę.
effect-barracks = Odtąd każdy twój poddany może zastąpić rycerza.
effect-goldsmith = Płacisz 1 towarem i zdobywasz po 1 punkcie rozwoju za każdą swoją faktorię.
effect-hiding_place = Płacisz 1 towarem i posuwasz się o stopień na dowolnej ścieżce prócz ścieżki rycerstwa; dostajesz to, co daje stopień, lecz bez poddanego.
effect-court = Przesuwasz kupca innego gracza traktem lub szlakiem wodnym i płacisz temu graczowi 1 monetę. Możesz wziąć jeden towar, który leży po drodze.

## Ścieżki i rozwój

step-title = { $track }, stopień { $step }
step-start = początek
step-good = { $good-accusative }
step-draw = losowania na rundę: { $n }
step-tile-one = kafel budynku ze stosu I
step-tile-any = kafel budynku z dowolnego stosu
step-citizen = mieszczanin dla pierwszego
step-citizen-gone = tutejszy mieszczanin jest już zajęty
supply-of = { $follower }, zostało w zasobach: { $n }.
census-rule = Spis ludności: co rundę jedyny prowadzący na tej ścieżce dostaje 1 monetę, a jedyny ostatni płaci 1.
census-rule-two = Spis ludności: co rundę jedyny prowadzący na tej ścieżce dostaje 1 monetę.
monks-note = Mnich może zastąpić każdego.
space-title = Pole { $space }
space-level = Tu zaczyna się poziom { $level }.
space-coins =
    { $coins ->
        [one] Kto tu dotrze lub to pole minie, dostaje { $coins } monetę.
        [few] Kto tu dotrze lub to pole minie, dostaje { $coins } monety.
       *[many] Kto tu dotrze lub to pole minie, dostaje { $coins } monet.
    }
space-plain = Nic szczególnego.

## Cele, kafle, zasoby

deeds-title = Darczyńcy Miasta
deed-reward = Każdy posłany tu poddany daje: { $reward }. Kto zajmie ostatnie pole, bierze mieszczanina.
deed-choice =
    { $coins ->
        [one] { $coins } moneta albo { $n } punkt rozwoju
       *[other] { $coins } monety albo { $n } punkty rozwoju
    }
deed-needs = Potrzeba jeszcze: { $needs }.
deed-full = Cel jest ukończony.
deed-citizen = Mieszczanina ma { $player }.
stack = Stos { $stack } ({ $n })
stack-rule = Pierwszy stopień ścieżki handlarzy daje kafel ze stosu I, każdy następny z dowolnego stosu.
tiles-removed = W tej grze nie ma: { $tiles }.
supply-title = Zasoby
supply-goods = Zostało w zasobach: { $n }.
supply-bank = Skarbiec

## Klepsydra

events-left = Klepsydry jeszcze przed nami: { $n }
events-left-rule = Wiadomo, ile jeszcze będzie których zdarzeń, lecz nie w jakiej kolejności. Po ostatnim gra się kończy.
event-rule-pilgrimage = W tej rundzie nie można zdobyć mnicha.
event-rule-income = Na koniec rundy każdy dostaje tyle monet, ile wynosi jego poziom.
event-rule-harvest = Na koniec rundy każdy oddaje 1 żywność (zboże, ser lub wino, z Piekarnią także chleb); kto jej nie ma, płaci 5 monet.
event-rule-taxes = Na koniec rundy każdy płaci 1 monetę za każde 3 towary.
event-rule-trading_day = Na koniec rundy każdy dostaje po 1 monecie za każdą swoją faktorię.
event-rule-plague = Na koniec rundy każdy losuje z sakiewki poddanego i go traci; początkowi są bezpieczni.
due-pilgrimage = W tej rundzie bez mnichów
due-income = Dostajesz { coins.accusative }
due-trading_day = Dostajesz { coins.accusative }
due-taxes =
    { $coins ->
        [0] Nic nie płacisz (towary: { $goods })
       *[other] Płacisz { coins.accusative } (towary: { $goods })
    }
due-harvest-food = Oddajesz 1 żywność
due-harvest-fine = Bez żywności płacisz { coins.accusative }
due-plague = Tracisz poddanego: { $chance } %
due-plague-empty = Pusta sakiewka: nic nie tracisz
due-when-now = Tak jest przy obecnej sakiewce.
due-when-used = Tak będzie, gdy użyjesz gotowych budynków.

## Mapa

map-merchant = Kupiec, { $player }: { $city }
map-travel = Podróż do { to-city }: { $way }
way-road = trakt
way-water = szlak wodny
way-goods = Po drodze: { $goods }.
way-empty = Po drodze nie ma towarów.
city-free = Nie ma tu jeszcze faktorii.
city-stations = Faktorie: { $names }.

## Odpowiedzi i podglądy

choose-plan = Plus obsadza cały budynek, a puste pole przyjmuje jednego poddanego.
choose-take_back = Kliknij tego, kto ma wrócić z budynku na rynek.
choose-draw = Możesz też kliknąć poddanego w budynku: wróci na rynek zamiast jednego losowania.
choose-recruit = Wybierz stopień ścieżki: dostaniesz też to, co na nim leży.
choose-turn = Wybierz budynek, który ma komplet.

question-draw-or-back = { $player }: ilu losujesz?
question-send-whom = { $player }: do którego celu idzie { $follower }?
answer-plan-done = Plan gotowy
answer-task-done = To zadanie jest gotowe
answer-enough = To wszystko
answer-take-none = Wszyscy zostają
answer-remove-none = Nie usuwaj żadnego
answer-deed-develops = { $deed }: punkt rozwoju
answer-no-bath = Nie tym razem
answer-no-protection = Zatrzymaj mnicha
answer-merchant = kupiec: { $player }
preview-draw = Szansa na choć jednego: { $chances }.
preview-draw-none = Za każde niewykorzystane losowanie możesz cofnąć poddanego z pola akcji.
preview-lacks =
    { $missing ->
        [one] Potem brakuje { $missing } poddanego.
       *[other] Potem brakuje { $missing } poddanych.
    }
preview-ready = Wtedy komplet.
preview-technology = Zostaje tu na zawsze.
preview-step = Następny stopień daje: { $gain }.
preview-gets = Dostajesz: { $goods }.
preview-last = Dostajesz: { $reward } i mieszczanin.
preview-debt =
    { $coins ->
        [one] Brakuje ci jeszcze { $coins } monety; każda oddana rzecz liczy się za jedną.
       *[other] Brakuje ci jeszcze { $coins } monet; każda oddana rzecz liczy się za jedną.
    }

## Pierwsza runda z przewodnikiem

guide-aim = Zbierasz poddanych i co rundę dajesz im pracę. Po 18 rundach wygrywa ten, kto ma najwięcej punktów.
guide-market = Tu czekają twoi poddani. W pierwszej rundzie jest ich czterech, w następnych losujesz ich z sakiewki.
guide-place = Zaplanuj im pracę: plus obsadza budynek tymi, którzy pasują. Zacznij od Gospodarstwa.
guide-ready = Ptaszek znaczy: komplet, budynek zadziała. Kogo wyślesz w tej rundzie, cofniesz kliknięciem. Niepełny budynek czeka na następne rundy.
guide-done = Planuj dalej albo powiedz, że plan jest gotowy. Wszyscy planują naraz i w tajemnicy.
guide-act = Teraz każdy po kolei używa jednego gotowego budynku. Użyj swojego.
guide-tracks = Nowy poddany to krok na jego ścieżce i to, co leży na stopniu: towar, monety, rozwój, usprawnienie, kafel albo więcej losowań.
guide-tiles = Kafle daje ścieżka handlarzy. To budynki, których nie ma nikt inny.
guide-bag = Kto pracował, wraca do sakiewki, nowy poddany też. Stąd losujesz w następnej rundzie; liczby to szanse.
guide-map = Barką i Dwukółką twój kupiec rusza do sąsiedniego miasta i bierze towar, który leży po drodze. Wystarczy kliknąć towar.
guide-stations = W mieście, w którym stoi kupiec, Siedziba cechu buduje faktorię: w każdym tylko jedną.
guide-deeds = Ratusz posyła poddanych do celów. Każdy daje monety, ostatni także mieszczanina, ale żaden nie wraca do sakiewki.
guide-event = Klepsydra mówi, co stanie się na koniec rundy i co to znaczy dla ciebie.
guide-score = Na koniec liczą się monety i towary, a każda faktoria i każdy mieszczanin tyle, ile wynosi twój poziom. Podnoszą go punkty rozwoju.

## Jak opowiada to dziennik: jednym tchem

drawn-items = { $farmers ->
        [0] {""}
        [one] · chłopa
       *[other] · { $farmers } chłopów
    }{ $boatmen ->
        [0] {""}
        [one] · flisaka
       *[other] · { $boatmen } flisaków
    }{ $craftsmen ->
        [0] {""}
        [one] · rzemieślnika
       *[other] · { $craftsmen } rzemieślników
    }{ $traders ->
        [0] {""}
        [one] · handlarza
       *[other] · { $traders } handlarzy
    }{ $knights ->
        [0] {""}
        [one] · rycerza
       *[other] · { $knights } rycerzy
    }{ $scholars ->
        [0] {""}
        [one] · uczonego
       *[other] · { $scholars } uczonych
    }{ $monks ->
        [0] {""}
        [one] · mnicha
       *[other] · { $monks } mnichów
    }{ $followers ->
        [0] nikogo
       *[other] {""}
    }
log-followers_drawn = { $player } losuje { $list }.
log-followers_drawn-item = { drawn-items }
log-followers_shown = { $player } losuje { $list }.
log-followers_shown-item = { drawn-items }
log-start_player_changed = Następną rundę zaczyna { $player }.
log-place_planned = { $player } wysyła { $list }.
log-place_planned-item = { followers } do { $place-genitive }{ $ready ->
        [true] {""}
       *[false] {" "}(jeszcze nie komplet)
    }
log-good_gained = { $player } bierze { $list }.
log-good_gained-item = { $good-accusative }
log-good_paid = { $player } oddaje { $list }.
log-good_paid-item = { $good-accusative }

## Sceny @later

scene-hour =
    { $event ->
        [pilgrimage] Runda { $round }: pielgrzymka, żadnych nowych mnichów
        [plague] Runda { $round }: nadchodzi zaraza
        [taxes] Runda { $round }: na koniec podatki od towarów
        [harvest] Runda { $round }: żniwa, zachowaj coś do jedzenia
        [trading_day] Runda { $round }: dzień targowy, faktorie przyniosą monety
        [income] Runda { $round }: przychód według poziomu
       *[other] Runda { $round }: { $fate }
    }
scene-census =
    { $who ->
        [won] Spis ludności: prowadzisz i dostajesz monetę
        [lost] Spis ludności: zamykasz stawkę i płacisz { coins.accusative }
        [none] Spis ludności: prowadzi { $player }, u ciebie bez zmian
        [spared] Spis ludności: stawkę zamyka { $player }, u ciebie bez zmian
        [last] Spis ludności: stawkę zamyka { $player }
       *[watch] Spis ludności: prowadzi { $player }
    }
scene-plague =
    { $who ->
        [took] Zaraza zabiera z twojej sakiewki { $follower-accusative }
        [spared] Zaraza cię oszczędza
       *[watch] Zaraza sięga do każdej sakiewki
    }
scene-harvest =
    { $who ->
        [given] Żniwa: oddajesz { $good-accusative }
        [paid] Żniwa: nie masz jedzenia i płacisz { coins.accusative }
        [averted] Twój mnich ratuje cię przed żniwami
        [none] Żniwa: oddajesz jedną żywność
       *[watch] Żniwa: wszyscy oddają jedzenie
    }
scene-taxes =
    { $who ->
        [paid] Podatki: płacisz { coins.accusative }
        [averted] Twój mnich ratuje cię przed podatkami
        [none] Podatki: nic nie musisz płacić
       *[watch] Poborcy ściągają podatki
    }
scene-trading_day =
    { $who ->
        [gained] Dzień targowy: faktorie przynoszą ci { coins.accusative }
        [none] Dzień targowy, ale nie masz jeszcze faktorii
       *[watch] Dzień targowy: faktorie przynoszą monety
    }
scene-income =
    { $who ->
        [gained] Przychód: twój poziom daje ci { coins.accusative }
        [none] Przychód, ale tobie jeszcze nic nie daje
       *[watch] Przychód dla wszystkich
    }
scene-station =
    { $who ->
        [me] Budujesz faktorię w { in-city }
       *[other] { $player } buduje faktorię w { in-city }
    }
scene-deed =
    { $who ->
        [me] Domykasz cel „{ $deed }”
       *[other] { $player } domyka cel „{ $deed }”
    }
scene-level =
    { $who ->
        [me] Poziom { $level }! Każda faktoria i każdy mieszczanin liczy się teraz po { $level }
       *[other] { $player } osiąga poziom { $level }
    }
scene-citizen =
    { $who ->
        [me] Zdobywasz mieszczanina: { $source }
       *[other] { $player } zdobywa mieszczanina: { $source }
    }
