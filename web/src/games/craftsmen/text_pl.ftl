### Co o Rzemieślnikach mówi tylko przeglądarka.

option-age-seats = jak siedzą

## Karty i towary

colour-purple = fioletowy
colour-green = zielony
colour-blue = niebieski
colour-red = czerwony
card-colours = U góry { $top }, na dole { $bottom }.
recipe-raw = Produkuje: { $good }.
recipe-semi = { $from } → { $good }: { points } za wyprodukowanie.
recipe-final =
    { $points ->
        [0] { $from } → { $good }: punkty dopiero po odpłynięciu statku.
       *[other] { $from } → { $good }: { points } po załadowaniu na statek.
    }
card-costs = Budowa kosztuje { $cost }, zakup u Notariusza { $price }.
card-missing = Brakuje jeszcze: { $goods }.
card-lines = Należy do linii produkcyjnych: { $goods }.
made-here = produkowane tutaj
icon-filled = { $good }: jest
icon-empty = { $good }: brakuje
capital-rule = Pojedyncza karta jest warta tyle, ile na niej napisano. Karty jednego koloru tworzą zestaw: 2 są warte 5, 3 są warte 10, 4 są warte 15…
reconstructed-card = Część danych tej karty to rekonstrukcja.
reconstructed-ship = Ładownie tego statku to częściowo rekonstrukcja.
reconstructed-note = Żadne znane nam źródło nie podaje wszystkich kart tej gry. Kolory większości kart, niektóre receptury, punkty i ładownie statków zaprojektowano na nowo tak, żeby zgadzało się wszystko, co mówi instrukcja. Każda taka karta to zaznacza, a koniec zasad podaje listę.

## Stół

board-calendar = Kalendarz
when = Rok { $year }, { $season ->
        [spring] wiosna
        [summer] lato
        [autumn] jesień
       *[winter] zima
    }
year-rule = W tym roku pomocnik w Gildii rzemieślników ma { $labour ->
        [one] { $labour } punkt pracy
        [few] { $labour } punkty pracy
       *[many] { $labour } punktów pracy
    }{ $fee ->
        [0] .
       *[other] , a położenie pomocnika na cudzym dysku kosztuje kartę kapitału albo { $fee ->
            [one] { $fee } punkt.
            [few] { $fee } punkty.
           *[many] { $fee } punktów.
        }
    }
phase-exchange = Przed pierwszym rokiem
phase-helpers = Wysyłanie pomocników
phase-stage = { $town }
phase-labour = Żetony pracy
phase-limits = Koniec rundy
phase-investment = Inwestycje
phase-over = Koniec
board-order = Kolejność: { $order }
order-title = Kolejność graczy
order-rule = W tej kolejności wysyła się po jednym pomocniku, raz za razem. { $players ->
        [2] Po każdej rundzie się odwraca.
       *[other] Na następną rundę zmienia ją Ratusz.
    }
board-track = Kolejność w następnej rundzie
named-track = Następna runda
named-privilege = Przywileje
named-labour = Praca
track-rule = Pomocnicy przeniesieni tu z Ratusza dają pierwsze miejsca w następnej rundzie, od lewej.
pool-privilege = Żetony przywileju w puli: { $count }
pool-labour = Żetony pracy w puli: { $count }
privilege-rule = Za oddany żeton przywileju pomocnik korzysta z przywileju budynku bez złotego pola. Można mieć najwyżej trzy.
labour-rule = Żeton pracy to jeden punkt pracy do użycia między dwoma etapami. Można mieć najwyżej trzy.
field-of = Pole { $field }, { $kind ->
        [gold] złote
        [silver] srebrne
       *[other] ze wstążką
    }: { $discs }
field-gold = Złote pole: pomocnik może skorzystać z przywileju budynku.
field-silver = Srebrne pole: przywilej kosztuje żeton.
field-silver_ribbon = Srebrne pole ze wstążką: przywilej kosztuje żeton.
field-drawn = Kto położy dysk na cudzym, daje jego właścicielowi kartę kapitału z talii.
field-free = Położenie tu dysku nic nie kosztuje.
field-fee = Położenie dysku na cudzym kosztuje opłatę dla właściciela: kartę kapitału albo { $fee ->
        [one] { $fee } punkt
        [few] { $fee } punkty
       *[many] { $fee } punktów
    }.
guild-bankers_guild = Weź jedną lub obie odkryte karty kapitału, dobierz do czterech, potem odrzuć dwie. Przywilej: odrzuć tylko jedną.
guild-builders_guild = Zbuduj jedną lub dwie karty z ręki na końcach posiadłości. Przywilej: jedna karta nie musi pasować.
guild-notary = Kup odkryty budynek albo wystaw go na licytację. Przywilej: obejrzyj wierzch talii i wyłóż dwie karty.
guild-crafts_guild = Wydaj punkty pracy: produkuj surowce, handluj na jarmarku, wytwarzaj towary. Przywilej: dwa surowce za jeden punkt.
guild-merchants_guild = Kup półprodukt ze spichlerza do swojego budynku. Przywilej: zapłać znacznikiem z jarmarku.
guild-town_hall = { $players ->
        [2] Weź żeton przywileju albo pracy.
       *[other] Weź żeton przywileju albo pracy, albo zapewnij sobie wczesną kolej w następnej rundzie.
    }
board-market = Odkryte karty
board-capital = Kapitał
deck-basic = Podstawowe
deck-extended = Rozszerzone
deck-advanced = Zaawansowane
deck-prices = budowa { $cost }, zakup { $price }
deck-capital = W talii: { $count }, odrzucone: { $discarded }
deck-buildings = W talii: { $count }
deck-known = Znasz: { $cards }.
board-empty-place = puste miejsce
ship-bonuses = za najwięcej znaczników: { $bonuses }
ship-rule = Na koniec roku każdy znacznik daje punkty swojej ładowni, a gracze z największą liczbą znaczników dostają jeszcze { $bonuses }.
ship-pays = znaczniki: { $markers }, { points }{ $bonus ->
        [0] { "" }
       *[other] {" "}i { $bonus } za większość
    }
ship-empty = pusty
hold-of = { $good }, za każdy znacznik { points }: { $owners }
hold-rule = Na koniec roku za każdy znacznik { points }. { $count ->
        [0] Na razie jest pusta.
       *[other] Załadowane: { $owners }. Do pełnej ładowni można wejść, przekupując kapitana kartą kapitału: wypada lewy znacznik.
    }
granary-of = { $good }, od dolnego: { $owners }.
granary-rule = Kto dostarcza, bierze kartę kapitału; z pełnej kolumny wypada dolny znacznik. W Gildii kupców kupuje się dolny. Na koniec roku każdy znacznik to punkt.
board-fair = Jarmark
fair-rule = Znacznik z jarmarku może za jeden punkt pracy stać się dowolnym surowcem. Najwyżej trzy.
bonus-title = { $good }: { points }
bonus-line = Potrzeba: { $buildings }.
bonus-missing = Brakuje ci: { $buildings }.
bonus-taken = Zdobywca: { $player }.
estate-of = Posiadłość: { $player }

## Moje i cudze

helpers-left =
    { $helpers ->
        [one] { $helpers } pomocnik do wysłania
        [few] { $helpers } pomocników do wysłania
       *[many] { $helpers } pomocników do wysłania
    }
helpers-rule = Każdy pomocnik wykona jedną akcję w swoim budynku. Kto zostawi choć jednego w domu, dostaje punkt.
has-passed = pas
hand-capital =
    { $count ->
        [one] { $count } karta kapitału na ręce
        [few] { $count } karty kapitału na ręce
       *[many] { $count } kart kapitału na ręce
    }
hand-buildings =
    { $count ->
        [one] { $count } karta budynku na ręce
        [few] { $count } karty budynków na ręce
       *[many] { $count } kart budynków na ręce
    }
hand-known = Znasz: { $cards }.
hand-unknown = Nie znasz żadnej z nich.
tokens-privilege = Żetony przywileju: { $count }
tokens-labour = Żetony pracy: { $count }
fair-markers = Znaczniki na jarmarku: { $count }
sets-now =
    { $sets ->
        [one] { $sets } zestaw kolorystyczny
        [few] { $sets } zestawy kolorystyczne
       *[many] { $sets } zestawów kolorystycznych
    }
sets-rule = Co roku każdy pełny zestaw czterech kolorów w posiadłości to { points }.
points-rule = Uznanie zdobyte dotąd; statki, zestawy kolorystyczne, spichlerz i inwestycje liczą się na koniec każdego roku, a żetony bonusowe na koniec gry.
labour-points =
    { $count ->
        [one] { $count } punkt pracy
        [few] { $count } punkty pracy
       *[many] { $count } punktów pracy
    }
my-things = Co mam
my-capital = Mój kapitał: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }, wartość { $value }
group-value = Razem warte { $value }
no-capital = brak kapitału
limit-rule = Nigdy nie więcej niż { $most } kart kapitału, a na koniec rundy nie więcej niż { $end }.
my-buildings = Moje karty budynków
no-buildings = brak kart budynków
with-privilege = z przywilejem
fits-both = Pasuje z obu stron posiadłości.
fits-left = Pasuje z lewej strony posiadłości.
fits-right = Pasuje z prawej strony posiadłości.
fits-none = Nie pasuje z żadnej strony posiadłości.
board-summary = { points }; karty kapitału: { $capital }, karty budynków: { $buildings }, pomocnicy: { $helpers }, żetony przywileju: { $privileges }, żetony pracy: { $labour }

## Panele

pay-title = Do zapłaty: { $price }
pay-title-card = Do zapłaty za { $card-accusative }: { $price }
pay-title-built = Do zapłaty: { $price } ({ $count ->
        [one] nowy budynek
       *[other] { $count } nowe budynki
    })
pay-help = Dotknij kart, żeby zapłacić inaczej.
pay-set = zestaw
pay-value = wartość { $value }, cena { $price }
pay-surplus = (przepada { $surplus })
pay-missing = brakuje jeszcze { $missing }
pay-kept = zostaje { $kept }
pay-previous = poprzedni sposób zapłaty
pay-next = następny sposób zapłaty
pay-ways = sposób { $place } z { $ways }
pay-more = jeszcze { $more } …
pay-do =
    { $cards ->
        [one] Zapłać { $cards } kartą
       *[other] Zapłać { $cards } kartami
    }
discard-title =
    { $count ->
        [one] Odrzuć { $count } kartę
        [few] Odrzuć { $count } karty
       *[many] Odrzuć { $count } kart
    }
discard-proposed =
    { $count ->
        [one] Zaznaczona jest karta, której będzie ci najmniej brakować.
       *[other] Zaznaczone są karty, których będzie ci najmniej brakować.
    }
discard-touch = Dotknij karty, żeby ją wybrać albo zachować.
discard-round = Na koniec rundy zostaje ci najwyżej { $most }.
discard-hand = Nigdy nie masz ich więcej niż { $most }.
discard-worth = Wartość: teraz { $now }, potem { $kept }
discard-do = Odrzuć
invest-title = Zainwestować cztery kolory?
invest-help = Po jednej karcie każdego koloru, za wartości, które na nich widać.
invest-do = Zainwestuj: { points }
auction-title = Licytacja: { $building }
auction-opening = Jaka jest stawka początkowa?
auction-running = Stawka { $bid }: { $player }
auction-mayor = Burmistrz oferuje { $offer }.
auction-out = pas
auction-leads = prowadzi
auction-asked = myśli
auction-in = w grze
bid-less = o jeden mniej
bid-more = o jeden więcej
bid-field = twoja stawka, od { $least } do { $most }
bid-most = Możesz zapłacić { $most }.
bid-do = Licytuj { $bid }
bid-paid = na ręce zostanie { $kept }
bid-none = Możesz zapłacić { $most }: to za mało, żeby podbić.
peek-title = Wierzch talii
peek-help =
    { $count ->
        [one] Wybierz kartę, która będzie leżeć odkryta.
        [few] Wybierz { $count } karty, które będą leżeć odkryte.
       *[many] Wybierz { $count } kart, które będą leżeć odkryte.
    }
peek-help-order = Pozostałe wracają do talii.
peek-where = Pozostałe wracają
peek-top = na wierzch
peek-bottom = na spód
peek-order = W tej kolejności, od góry; dotknij karty, żeby leżała na wierzchu.
peek-do = Gotowe
swap-title = Inny tartak?
swap-help =
    { $count ->
        [0] Karty buduje się obok tartaku. Do obecnego nie pasuje żadna z ręki.
        [one] Karty buduje się obok tartaku. Do obecnego pasuje { $count } karta z ręki.
        [few] Karty buduje się obok tartaku. Do obecnego pasują { $count } karty z ręki.
       *[many] Karty buduje się obok tartaku. Do obecnego pasuje { $count } kart z ręki.
    }
swap-fits =
    { $count ->
        [0] nie pasuje żadna
        [one] pasuje { $count } karta
        [few] pasują { $count } karty
       *[many] pasuje { $count } kart
    }
choose-title = Co tu robisz?
choose-none = Wróć
year-title = Co przyniósł rok { $year }
year-brief = Rok { $year }
year-total = Razem
year-close = Zamknij

chains-title = Zrób od razu:
chain-make = { $good }: { $steps }. { $points ->
        [0] Punkty po odpłynięciu statku
       *[other] Razem { points }
    }; { $left ->
        [0] nie zostanie żaden punkt pracy
        [one] zostanie { $left } punkt pracy
        [few] zostaną { $left } punkty pracy
       *[many] zostanie { $left } punktów pracy
    }.
chain-steps = Za jednym razem: { $steps }. { $left ->
        [0] Nie zostanie żaden punkt pracy.
        [one] Zostanie { $left } punkt pracy.
        [few] Zostaną { $left } punkty pracy.
       *[many] Zostanie { $left } punktów pracy.
    }

## Ile kosztuje i co daje odpowiedź

preview-buy = Cena { $price }, tylko kapitał w kolorach: { $colours }.
preview-auction = Licytować mogą wszyscy, dowolnymi kolorami. Jeśli nikt nie podbije, licytuje burmistrz: { $mayor ->
        [one] { $mayor } karta
        [few] { $mayor } karty
       *[many] { $mayor } kart
    }.
preview-peek = Z trzech wierzchnich kart talii i kart odkrytych dwie zostaną wyłożone, a reszta wróci do talii.
preview-worth = Twój kapitał jest wart { $now }, potem { $then }.
privilege-free = Za darmo: pomocnik stoi na złotym polu.
privilege-token = Kosztuje żeton przywileju.
preview-store = Znacznik ląduje na wierzchu kolumny, a ty bierzesz kartę kapitału.
preview-double = Przywilej: dwa surowce za jeden punkt pracy.
preview-fair = Znacznik na jarmarku stanie się później dowolnym surowcem.
preview-order = W następnej rundzie zajmiesz miejsce { $place }.
preview-gold = Pole { $field }, złote: z przywilejem.
preview-silver = Pole { $field }.
preview-stack-gold = Złote pole: z przywilejem.
preview-stack-own = Na własnym dysku: bez opłaty.
preview-stack-draw = { $player } dobiera kartę kapitału.
preview-stack-ribbon = Wstążka: bez opłaty.
preview-stack-fee = Opłatę dostaje { $player }: karta kapitału albo { $fee ->
        [one] { $fee } punkt
        [few] { $fee } punkty
       *[many] { $fee } punktów
    }.
preview-build = Koszt { $cost }{ $built ->
        [0] .
       *[other] ; razem do zapłaty { $due }.
    }
preview-waived = Kolory nie pasują: to zużywa przywilej.
preview-line = Pierwsza pełna linia produkcyjna ({ $good }): { points }.
preview-bribe = Kosztuje kartę kapitału; wypada lewy znacznik.
preview-load = +{ $now } teraz, +{ $later } na koniec roku; na tym statku będziesz mieć { $markers ->
        [one] { $markers } znacznik
        [few] { $markers } znaczniki
       *[many] { $markers } znaczników
    }, miejsce { $place }{ $bonus ->
        [0] .
       *[other] : +{ $bonus }.
    }
preview-fill = { $building }: potem będzie brakować jeszcze { $left } rzeczy.
preview-full = { $building } będzie mieć wszystko: { $recipe }

## Odpowiedzi

answer-keep-one-more = { $cost ->
        [free] Odrzuć tylko jedną (złote pole)
       *[token] Odrzuć tylko jedną (za żeton)
    }
answer-take_privilege = Żeton przywileju
answer-take_labour = Żeton pracy
answer-change_order = Wcześniej w następnej rundzie
ask-fee = { $player }, czym płacisz za dysk pod spodem ({ $payee }): kartą kapitału czy { $fee ->
        [one] { $fee } punktem?
       *[many] { $fee } punktami?
    }
answer-pay-points = Zapłać { $year ->
        [one] { $year } punkt
        [few] { $year } punkty
       *[many] { $year } punktów
    }

## Dlaczego budynek nie przyjmuje pomocnika

shut-own = dość twoich
shut-full = pełno
shut-fee = brak na opłatę

## Pierwsze tury z przewodnikiem

guide-aim = Witaj w Rzemieślnikach! Przez trzy lata wysyłasz pomocników do tych sześciu budynków, budujesz warsztaty, wytwarzasz towary i ładujesz je na statki. Wygrywa, kto zdobędzie najwięcej punktów.
guide-estate = Ten rząd to twoja posiadłość: pole pszenicy, tartak i browar. Budynki podstawowe dają surowce, a warsztaty robią z nich towary.
guide-estate-any = Ten rząd to twoja posiadłość. Karta podstawowa, taka jak tartak, daje surowiec; karty rozszerzone i zaawansowane to warsztaty, które robią z surowców towary.
guide-hand = To karty budynków na twojej ręce. Kartę buduje się na końcu rzędu, obok karty z takim samym górnym albo dolnym kolorem: zielone strzałki pokazują, gdzie pasuje.
guide-exchange = Przed pierwszym rokiem możesz wymienić jedną kartę na nieznaną, a potem wziąć inny tartak.
guide-helpers = Wiosna. Wszyscy po kolei wysyłają po jednym pomocniku. Potem działają budynki, od I do VI, i każdy pomocnik wykonuje tam jedną akcję.
guide-queue = Kto przyjdzie pierwszy, staje na złotym polu i może użyć przywileju budynku. Gdy wszystkie pola są zajęte, pomocnika kładzie się na innym, zwykle za opłatą.
guide-send = Wyślij po jednym pomocniku do budynków od I do V. Zobaczysz, co się w każdym z nich robi.
guide-send-any = Wyślij teraz pomocnika, dokąd chcesz: I daje kapitał, II buduje twoje karty, III sprzedaje nowe, IV wytwarza towary, V sprzedaje półprodukty, VI daje żetony.
guide-bank = Gildia bankierów: weź jedną z tych kart albo obie; resztę z czterech dobierzesz z talii. Karty jednego koloru są razem warte więcej.
guide-discard = Potem odrzucasz dwie karty, a jeśli skorzystasz z przywileju gildii, tylko jedną.
guide-discard-choose = Wybierz, co odrzucasz. Zaznaczone są karty, których będzie ci najmniej brakować.
guide-build = Gildia budowniczych: zbuduj młyn, naciskając strzałkę na karcie. Liczba w rogu to koszt.
guide-build-any = Gildia budowniczych: strzałka na karcie buduje ją na tym końcu posiadłości. Liczba w rogu to koszt.
guide-second = Możesz w tej samej akcji zbudować drugą kartę albo nacisnąć przycisk na dole i zapłacić.
guide-pay = Płacisz kapitałem. Jedna karta jest warta swojej liczby, dwie w jednym kolorze 5, trzy 10, cztery 15. Zapłata jest już przygotowana; dotknij kart, żeby ją zmienić.
guide-notary = Notariusz: kup odkryty budynek za kapitał w jego kolorach albo wystaw go na licytację i płać dowolnym. Karta trafi na rękę.
guide-peek = Przywilej Notariusza: podejrzyj trzy wierzchnie karty talii i wybierz, które dwie karty będą odkryte. Naciśnij talię albo zrezygnuj przyciskiem na dole.
guide-auction = W licytacji każdy może podbić stawkę. Jeśli nikt tego nie zrobi, licytuje burmistrz kartami z talii.
guide-crafts = Gildia rzemieślników: masz trzy punkty pracy. Dostarcz pszenicę na ikonę browaru; co da się zrobić za jednym razem, ma gotowy przycisk.
guide-crafts-any = Gildia rzemieślników: każdy punkt pracy daje surowiec, wymienia coś na jarmarku albo wytwarza towar. Naciśnij kartę w posiadłości; co da się zrobić za jednym razem, ma gotowy przycisk.
guide-granary = Półprodukt trafia do warsztatu, który go potrzebuje, albo do spichlerza: za to bierzesz kartę kapitału.
guide-merchants = Gildia kupców: kup beczkę, której brakuje browarowi, za jedną kartę kapitału. Z pszenicą i beczką można warzyć piwo.
guide-merchants-any = Gildia kupców: kup ze spichlerza półprodukt za jedną kartę kapitału, od razu na pustą ikonę swojego warsztatu.
guide-summer = Lato, następna runda. Wyślij pomocnika do Gildii rzemieślników, żeby uwarzyć piwo, i jednego do Ratusza.
guide-beer = Gdy browar ma pszenicę i beczkę, nie brakuje mu niczego: naciśnij go i uwarz piwo.
guide-ships = Gotowy towar ładuje się na statek: punkty teraz, więcej na koniec roku, a do tego premia dla tych, którzy mają na statku najwięcej znaczników.
guide-hall = Ratusz: weź żeton przywileju, który zastępuje złote pole, albo żeton pracy, czyli punkt pracy między etapami; możesz też zapewnić sobie wcześniejszą kolej w następnej rundzie.
guide-hall-two = Ratusz: weź żeton przywileju, który zastępuje złote pole, albo żeton pracy, czyli punkt pracy między etapami.
guide-autumn = Jesień: ostatni pomocnicy w tym roku. Zimą wszyscy jeszcze raz budują i produkują, a potem podlicza się rok.
guide-winter = Zima: bez pomocników każdy raz buduje, a potem raz produkuje. Przywilej kosztuje teraz żeton.
guide-invest = Statki, zestawy kolorystyczne i spichlerz już podliczono. Oddaj po jednej karcie każdego koloru za tyle punktów, ile na nich widać, albo zachowaj karty.
guide-year = Za tobą cały rok, a przed tobą jeszcze dwa, każdy z większą liczbą punktów pracy. Żetony premii liczą się na samym końcu. Wiesz już wszystko: powodzenia!

## Jak opowiada to dziennik: jednym tchem

log-token_given = Najmniej użytych przywilejów, więc żeton przywileju dostaje { $player }.
log-capital_taken = { $player } bierze z planszy { $list }.
log-capital_taken-item = { $card-accusative }
log-capital_revealed = Nowe na planszy: { $list }.
log-capital_revealed-item = { $card }
log-capital_discarded = { $player } odrzuca { $list }.
log-capital_discarded-item = { $card-accusative }
log-building_bought = { $player } kupuje { $building-accusative }.
log-auction_won = { $player } zdobywa na licytacji { $building-accusative }.
log-building_revealed = Nowe u Notariusza: { $list }.
log-building_revealed-item = { $building-full }
log-raw_to_fair = { $player } wysyła { $list } na jarmark.
log-raw_to_fair-item = { $good-accusative }
log-turn_ended = {""}

## Sceny @later

scene-season =
    { $season ->
        [1] Wiosna
        [2] Lato
        [3] Jesień
       *[other] Zima
    } { $year }. roku{ $place ->
        [0] {""}
        [1] : zaczynasz kolejkę
       *[other] : jesteś { $place }. w kolejności
    }
scene-guild =
    { $who ->
        [me] { $helpers ->
            [one] { $town }: jeden twój pomocnik czeka w kolejce
            [few] { $town }: { $helpers } twoi pomocnicy czekają w kolejce
           *[many] { $town }: { $helpers } twoich pomocników czeka w kolejce
        }
       *[watch] { $town } otwiera drzwi
    }
scene-sold =
    { $who ->
        [me] Sprzedane! Dostajesz { $building-accusative } za { $bid }
       *[other] Sprzedane! { $player } bierze { $building-accusative } za { $bid }
    }
scene-unsold =
    { $who ->
        [me] Burmistrz cię przebił: tracisz { $building-accusative }
       *[other] Burmistrz przebija: { $player } nie dostaje { $building-genitive }
    }
scene-line =
    { $who ->
        [me] Masz pierwszą pełną linię ({ $good }): { points }
       *[other] { $player } ma pierwszą pełną linię ({ $good }): { points }
    }
scene-full =
    { $who ->
        [me] Zapełniasz ładownię na { $ship-locative }: { $good }
       *[other] { $player } zapełnia ładownię na { $ship-locative }: { $good }
    }
scene-sails =
    { $who ->
        [me] Rok { $year }: statki odpływają, a rok daje ci { points }{ $bonus ->
            [0] {""}
           *[other] , w tym { $bonus } za większości
        }
       *[watch] Rok { $year }: statki odpływają, większości są wypłacone
    }
scene-year =
    { $who ->
        [me] Podsumowanie roku { $year }: dostajesz { points }
        [none] Podsumowanie roku { $year }: nic dla ciebie
       *[watch] Podsumowanie roku { $year }
    }
