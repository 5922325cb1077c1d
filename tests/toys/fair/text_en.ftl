### The Fair in English.

game-name = The Fair
game-description = Lay a card in secret, stake coins on it, and buy points with what you win.

option-rounds = how many rounds are played
option-turns = whether everybody has a turn after the cards are revealed
option-stalls = whether everybody else may buy after a turn
option-prizes = how prizes are found

coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }

question-lay = { $player }, which card do you lay?
question-stake = { $player }, how many coins do you stake?
question-turn = { $player }, do you exchange a card or buy points?
question-stall = { $player }, do you buy points out of turn?

action-lay = lay { $first }
action-stake =
    { $first ->
        [0] stake nothing
        [one] stake { $first } coin
       *[other] stake { $first } coins
    }
action-exchange = exchange { $first }
action-buy = buy points

event-card_laid = { $player } lays { $card }.
event-coins_staked = { $player } stakes { coins }.
event-cards_revealed = The cards are revealed.
event-prize_won = { $player } wins { coins } and { points }.
event-card_exchanged = { $player } throws { $card } away.
event-card_drawn = { $player } draws a card.
event-points_bought = { $player } buys { points } for { coins }.

closed-price = Points cost { coins }.

costly-coins = You could still buy points.

view-deck = Cards in the deck
view-discard = Thrown away
view-coins = Coins
view-points = Points
view-card = Card laid
view-stake = Coins staked
view-cards = Cards
view-price = Price
view-hand = Cards in hand
view-bank = Coins in the bank

card-card_01 = card 1
card-card_02 = card 2
card-card_03 = card 3
card-card_04 = card 4
card-card_05 = card 5
card-card_06 = card 6
card-card_07 = card 7
card-card_08 = card 8
card-card_09 = card 9
card-card_10 = card 10
card-card_11 = card 11
card-card_12 = card 12
card-card_13 = card 13
card-card_14 = card 14
card-card_15 = card 15
card-card_16 = card 16
card-card_17 = card 17
card-card_18 = card 18
card-card_19 = card 19
card-card_20 = card 20

score-coins = Coins
