### Jarmark po polsku.

game-name = Jarmark
game-description = Wyłóż kartę w tajemnicy, postaw na nią monety, a za wygrane kup punkty.

option-rounds = ile rund trwa gra
option-turns = czy po odkryciu kart każdy ma swoją turę
option-stalls = czy po czyjejś turze inni mogą kupować
option-prizes = skąd biorą się nagrody

coins =
    { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    }
    .accusative =
    { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }

question-lay = { $player }, którą kartę wykładasz?
question-stake = { $player }, ile monet stawiasz?
question-turn = { $player }, wymieniasz kartę czy kupujesz punkty?
question-stall = { $player }, kupujesz punkty poza swoją turą?

action-lay = wyłóż kartę: { $first }
action-stake =
    { $first ->
        [0] nie stawiaj nic
        [one] postaw { $first } monetę
        [few] postaw { $first } monety
       *[other] postaw { $first } monet
    }
action-exchange = wymień kartę: { $first }
action-buy = kup punkty

event-card_laid = { $player } wykłada kartę: { $card }.
event-coins_staked = { $player } stawia { coins.accusative }.
event-cards_revealed = Karty zostają odkryte.
event-prize_won = { $player } wygrywa { coins.accusative } i { points }.
event-card_exchanged = { $player } odrzuca kartę: { $card }.
event-card_drawn = { $player } dobiera kartę.
event-points_bought = { $player } kupuje { points } za { coins.accusative }.

closed-price = Punkty kosztują { coins.accusative }.

costly-coins = Możesz jeszcze kupić punkty.

view-deck = Karty w talii
view-discard = Odrzucone
view-coins = Monety
view-points = Punkty
view-card = Wyłożona karta
view-stake = Stawka
view-cards = Karty
view-price = Cena
view-hand = Karty na ręce
view-bank = Monety w banku

card-card_01 = 1
card-card_02 = 2
card-card_03 = 3
card-card_04 = 4
card-card_05 = 5
card-card_06 = 6
card-card_07 = 7
card-card_08 = 8
card-card_09 = 9
card-card_10 = 10
card-card_11 = 11
card-card_12 = 12
card-card_13 = 13
card-card_14 = 14
card-card_15 = 15
card-card_16 = 16
card-card_17 = 17
card-card_18 = 18
card-card_19 = 19
card-card_20 = 20

score-coins = Monety
