### Le Havre in English.
###
### An argument that is the id of a card or good arrives as its name, and once more for each form of that name:
### $building is "Bakehouse", $building-inline is "the Bakehouse". The arguments of an action are $first and $second.

game-name = Le Havre
game-description = Take goods from the quay or use buildings, feed your workers, build ships and buildings, and have the largest fortune at the end.
game-tie-breaks = Equal scores share the victory.

option-version = length of the match
option-specials = special buildings
option-restricted_selling = outside your turn, sell only what you need for a payment
option-expensive_loans = many loans cost more interest
option-redeal_black_market = deal again if the Black Market lies on top of a stack
option-costs_of_2008 = the costs of the Arts Centre and Ironworks as printed in 2008

## Amounts

francs =
    { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }
food-amount = { $food } food
of-good =
    { $amount ->
        [one] { $amount } { $good-one }
       *[other] { $amount } { $good-many }
    }
loans =
    { $loans ->
        [one] { $loans } loan
       *[other] { $loans } loans
    }

## What happens

event-round_began = Round { $round } begins.
event-tile_revealed = A supply tile is turned up: { $first-many } and { $second-many }{ $interest ->
        [true] , with interest
       *[false] {""}
    }.
event-supplied = { $player } supplies the quay: { $first-many } and { $second-many }.
event-interest_due = { $player } reaches the interest tile.
event-interest_paid =
    { $francs ->
        [0] { $player } has no loan left and pays no interest.
       *[other] { $player } pays { francs } in interest.
    }
event-own_interest_paid = { event-interest_paid }
event-loan_taken = { $player } takes { loans } and gets { francs }.
event-loan_repaid = { $player } repays a loan for { francs }.
event-loan_returned = { $player } returns { loans } without paying.
event-offer_taken = { $player } takes the offer: { of-good }.
event-entered = { $player } enters { $building-inline }.
event-paid = { $player } pays { of-good }.
event-gained = { $player } gets { of-good }.
event-energy_saved = { $player } saves { $energy } energy thanks to the Wind Farm.
event-bought = { $player } buys { $card-inline } for { francs }.
event-sold = { $player } sells { $card-inline } for { francs }.
event-built = { $player } builds { $building-inline }.
event-ship_built = { $player } builds { $ship-inline }.
event-wharf_modernised = { $player } modernises { $building-inline }.
event-ship_exchanged = { $player } exchanges { $ship-inline } for { $card-inline }.
event-sailed =
    { $ships ->
        [one] { $player } sends { $ships } ship out.
       *[other] { $player } sends { $ships } ships out.
    }
event-peeked =
    { $cards ->
        [one] { $player } looks at the top special card.
       *[other] { $player } looks at the top { $cards } special cards.
    }
event-special_seen = { $player } has seen the last special card: { $card-full }.
event-specials_seen = { $player } has seen { $first-inline }, with { $second-inline } below it.
event-disc_sent_home = { $player } leaves { $building-inline } { $bar ->
        [true] for the Dive Bar
       *[false] and goes home
    }.
event-harvested = { $player } harvests { of-good }.
event-fed = { $player } feeds the workers for { food-amount }.
event-passed = { $player } passes.
event-town_built = The town builds { $building-inline }.
event-special_revealed = A special card is turned up: { $card-full }.
event-ship_arrived = A ship can be built now: { $ship-full }.
event-final_phase_began = All rounds are over: everybody has one more action.
event-pawned = { $player } pawns { $good-one }.
event-redeemed = { $player } redeems { $good-one }.
event-car_taken = { $player } has iron and has to take the Rattletrap Car.
event-hands_dealt =
    { $cards ->
        [one] Everybody gets one special card for the Construction Site.
       *[other] Everybody gets { $cards } special cards for the Construction Site.
    }
event-hand_seen = { $player } is dealt { $first-inline }, { $second-inline } and { $third-inline }.
event-site_replaced = { $player } puts { $card-inline } in place of the Construction Site.
event-picket_called = { $player } calls a strike: all others have to take an offer in their next turn.

## What is asked

question-before_supply = { $player }, would you like to buy or sell anything before the supply?
question-main_action = { $player }, an offer or a building?
question-after_main = { $player }, would you like to buy, sell or repay anything else?
question-second_visit = { $player }, which building do you enter now?
question-interest = { $player }, interest is due. How do you pay it?
question-off_turn = { $player }, would you like to sell or repay anything between turns?
question-feeding = { $player }, the workers are hungry. How do you feed them?
question-last_chance = { $player }, would you like to repay loans before the scoring?
question-choose_fee = { $player }, do you pay the entry fee in food or in francs?
question-fee_payment = { $player }, what do you pay the entry fee with?
question-payment = { $player }, what do you pay with?
question-substitution = { $player }, how much of it do you pay with the better good?
question-choose_part = { $player }, do you buy or sell?
question-count = { $player }, how many times?
question-build = { $player }, what do you build?
question-build_second = { $player }, do you build a second building?
question-use_crane = { $player }, would you like to pay wood in place of one of the goods?
question-choose_ship = { $player }, which ship do you build?
question-sail = { $player }, how many of these ships sail?
question-cargo = { $player }, what do you ship?
question-bridge_sale = { $player }, what do you sell?
question-office_wish = { $player }, what would you like to have?
question-office_gift = { $player }, what do you hand in?
question-trade_gift = { $player }, what do you hand in?
question-trade_taking = { $player }, what do you take for it?
question-traffic_gift = { $player }, what do you swap?
question-traffic_taking = { $player }, what do you take for it?
question-market_choice = { $player }, which good do you take?
question-peek = { $player }, would you like to look at the top special cards?
question-order = { $player }, in which order do the cards go back?
question-toy_choice = { $player }, which good do you take?
question-pawn_choice = { $player }, what do you pawn?
question-corporation_choice = { $player }, of which good do you take one more?
question-emporium_choice = { $player }, what do you buy?
question-verdict = { $player }, which verdict do you choose?
question-haul = { $player }, which two spaces do you empty?
question-bargain = { $player }, which space with two tokens do you empty?
question-picket_offer = { $player }, which space do you empty?
question-watch_target = { $player }, whose disc do you send home?
question-watch_window = { $player }, would you like to buy or sell anything before you use the building?
question-site_hand = { $player }, which card takes the place of the Construction Site?
question-site_window = { $player }, would you like to buy or sell anything before you use the card?

## What can be done

action-supply = go on to the supply
action-buy = buy { $first-inline }
action-sell = sell { $first-inline }
action-repay_loan = repay a loan
action-take_offer = take the offer of { $first-many }
action-enter = enter { $first-inline }
action-pass = pass
action-pay_interest = pay the interest
action-take_loan = take a loan
action-pay_food = pay for the feeding
action-pay_all_and_borrow = pay all you have and borrow the rest
action-fee = pay the fee in { $first-many }
action-pay =
    { $second ->
        [0] keep your { $first-many }
        [one] pay { $second } { $first-one }
       *[other] pay { $second } { $first-many }
    }
action-times =
    { $first ->
        [0] not at all
        [one] once
       *[other] { $first } times
    }
action-part =
    { $first ->
        [one] buy
       *[other] sell
    }
action-build = build { $first-inline }
action-replace = pay wood in place of { $first-many }
action-build_ship = build { $first-indefinite }
action-exchange = exchange { $first-inline }
action-sail =
    { $second ->
        [0] leave the { $first-plural } in port
        [one] send out { $first-indefinite }
       *[other] send out { $second } { $first-plural }
    }
action-give =
    { $second ->
        [0] keep your { $first-many }
        [one] { $second } { $first-one }
       *[other] { $second } { $first-many }
    }
action-take =
    { $second ->
        [0] leave the { $first-many }
        [one] take { $second } { $first-one }
       *[other] take { $second } { $first-many }
    }
action-choose = choose { $first-many }
action-stop = nothing more
action-go_on = use the building
action-peek = look at the cards
action-keep = leave the order
action-swap = change the order
action-return_one = return one loan and take 2 francs
action-return_two = return two loans
action-evict = send home the disc of { $first-player }
action-haul = empty the spaces { $first }
action-place = put { $first-inline } in place
action-redeem = redeem { $first-one }

group-offer = Take an offer
group-enter = Enter a building
group-choice = Choose
group-loan = Loans
group-buy = Buy
group-sell = Sell
group-end = End

choice-take_offer = { of-good }
choice-enter = { $building }: { $fee ->
        [own] your own
        [none] free
        [food] { food-amount }
        [francs] { francs }
       *[either] { food-amount } or { francs }
    }
choice-buy = { $card-full } for { francs }, worth { $worth }
choice-sell = { $card-full } for { francs }

closed-no_entry = Nobody can enter it.
closed-picket = You have to take an offer in this turn.
closed-own_disc = Your disc is here already, or was here a moment ago.
closed-occupied = Another disc lies here.
closed-empty = There is nothing here.
closed-final = Nothing can be bought in the final phase.
closed-under = It is not on top of its stack.
closed-unbuyable = It cannot be bought.
closed-traded = This card has already been bought or sold in this turn.
closed-watch = After that you could no longer use the building you have made room in.
closed-unsellable = It cannot be sold.
closed-alike = Sell your other ship of this kind and value: it is the same.
closed-restricted = With restricted selling, you may sell outside your turn only to pay what you could not pay otherwise.
closed-no_loan = You have no loan.
closed-unbuildable = It cannot be built.
closed-needs = You need { of-good } more.
closed-no_wood = Only buildings that cost wood can be built here.
closed-no_gap = It can be built only while one of the stacks is empty.
closed-no_ships = There is no ship of this kind.
closed-no_building = There is no building on top of a stack that you could pay for.
closed-no_ship_to_build = There is no ship that you could pay for.
closed-no_craft = You have no craft building that would count here.
closed-no_goods = You have no goods to hand in.
closed-no_kind = You have no goods of which you could take one more.
closed-no_sale = You have nothing to sell: one upgraded good or three basic ones.
closed-no_target = There is no disc whose building you could use.
closed-no_offer = Nothing lies on these spaces.
closed-no_cattle = Nobody else has cattle.
closed-no_pair = No space holds exactly two tokens.
closed-no_pledge = You have no good that is not pawned already.
closed-no_hammer = You have no hammer.
closed-no_fisherman = You have no fisherman.
closed-no_category = You have no building that counts here.
closed-no_empty_offer = No offer space is empty.
closed-no_visitor = No disc of another player lies on a building of yours.
closed-no_three = You have fewer than three of the goods that count here.
closed-no_fleet = You have no ship that carries goods.
closed-no_cargo = Once the energy is paid, there would be nothing left to carry.
closed-last_round = It is closed from the last round on.
closed-spent = Once the entry fee is paid, you could do nothing here.
closed-fee =
    { $food ->
        [0] You need { francs } more for the entry fee.
       *[other]
            { $francs ->
                [0] You need { $food } more food for the entry fee.
               *[other] You need { $food } more food or { francs } more for the entry fee.
            }
    }
closed-short_food = You need { $missing } more food.
closed-short_energy = You need { $missing } more energy.
closed-short_francs =
    { $missing ->
        [one] You need { $missing } more franc.
       *[other] You need { $missing } more francs.
    }
closed-reserve =
    { $least ->
        [one] The ship would have nothing left to carry.
       *[other] Every ship has to carry something: keep as many goods as there are ships sailing ({ $least }).
    }
closed-no_ship = Choose at least one ship.
closed-fewer =
    { $missing ->
        [one] One too many.
       *[other] { $missing } too many.
    }
closed-cargo =
    { $missing ->
        [one] Every ship has to carry something: one more good.
       *[other] Every ship has to carry something: { $missing } more goods.
    }
closed-threes =
    { $missing ->
        [one] Basic goods are sold in threes: one more, or { $over } fewer.
       *[other] Basic goods are sold in threes: { $missing } more, or one fewer.
    }
closed-sell_something = Choose what you sell.
closed-value_left = Choose goods worth { $missing } more: the value has to come out exactly.
closed-do_something = Something has to be done here.
closed-count =
    { $missing ->
        [0] { $over ->
            [one] One too many.
           *[other] { $over } too many.
        }
        [one] Choose one more.
       *[other] Choose { $missing } more.
    }
closed-one_fee = Choose one of the two fees.
closed-when-end_turn = Your turn ends after its main action.
closed-when-supply = The supply comes once in your turn, before the main action.
closed-when-buy = In your turn you can buy the town's cards and the top card of each stack.
closed-when-sell = You can sell your own cards, in your turn or where selling is offered.
closed-when-repay_loan = You can repay a loan that you have, in your turn and before interest and feeding.
closed-when-take_offer = An offer is taken as your main action, after the supply.
closed-when-enter = A building of the town or of a player is entered as your main action, after the supply.
closed-when-pass = You can pass only where there is nothing you have to do.
closed-when-pay_interest = Interest is paid when it falls due and you have the francs.
closed-when-take_loan = A loan is taken only when interest or food is due and you cannot pay it.
closed-when-pay_food = Food is paid at the end of a round, if you have enough.
closed-when-pay_all_and_borrow = Loans for food are taken at the end of a round, if you do not have enough.
closed-when-fee = A fee is chosen when you enter a building with two of them and can pay either.
closed-when-pay = You pay only what is due, with goods that you have and none that are not needed.
closed-when-times = You choose how often to do something inside a building, up to as often as you can pay for.
closed-when-part = One of two actions is chosen inside a building that has two.
closed-when-build = A building is built inside a building firm, from the top of a stack, with the goods it costs.
closed-when-replace = A good is replaced by wood only while building, by the owner of the Wooden Crane.
closed-when-build_ship = A ship is built inside a wharf, from the top of its stack, with the goods and the energy it costs.
closed-when-exchange = A ship of your own is exchanged inside a wharf, for the Luxury Yacht or the MS Dagmar.
closed-when-sail = Ships sail at the Shipping Line: as many as you have, can pay energy for and have goods for.
closed-when-give = Goods are handed in where a building asks for them: as many as you have and as it takes.
closed-when-take = Goods are taken where a building gives a choice; the value has to come out exactly.
closed-when-choose = Goods are chosen where a building gives a choice: one of each kind.
closed-when-stop = You can stop once you have done what has to be done here.
closed-when-go_on = The building is used after a disc was sent home, or a card was put in place.
closed-when-peek = You can look at the special cards after taking goods at the Marketplace.
closed-when-keep = You decide about the order after looking at two special cards.
closed-when-swap = You decide about the order after looking at two special cards.
closed-when-return_one = One loan is returned at the Local Court; those with three or more have the choice.
closed-when-return_two = Two loans are returned at the Local Court by those who have at least three.
closed-when-evict = The Harbour Watch sends discs home, and so does the owner of the Tobacco Factory, from their own buildings.
closed-when-haul = Two offers side by side are emptied at the Haulage Firm, if one of them holds something.
closed-when-place = A card from your hand is put in place at the Construction Site.
closed-when-redeem = In your turn you can redeem goods that you have pawned.

reason-end-turn = Nothing else would help in this turn.
reason-end-turn-hungry = Nothing else would help in this turn. Without your francs, { $missing } food is still missing this round.
reason-pay-energy = This pays for the energy and keeps the better fuel.
reason-take-offer-food = It brings { of-good }. Without your francs, { $missing } food is still missing this round.
reason-enter-food = At { $building-inline } you get { food-amount }. Without your francs, { $missing } is still missing this round.
reason-enter-francs = At { $building-inline } you get { francs }.
reason-enter-goods = At { $building-inline } you get { of-good }, the best there is for you now.
reason-enter-several = At { $building-inline } you get { $goods } goods, { of-good } among them.
reason-loans = You return { loans } and pay nothing.
reason-choose = { $good }: of what you can still take, it is the most useful to you.
reason-choose-food = { $good }: each gives { food-amount }.
reason-choose-energy = { $good }: each gives { $energy } energy.
reason-do-food = It brings { food-amount }. Without your francs, { $missing } is still missing this round.
reason-do-francs = It brings { francs }.
reason-do-goods = It brings { of-good }.
reason-build-there = There you can build { $card-inline }: it is worth { francs } at the end, and free for you to enter.
reason-supply = There is nothing worth buying or selling before the supply.
reason-repay = A loan costs 7 francs at the end and interest until then; repaying costs 5.
reason-pass = Everything you own is of more use to you than half its value.
reason-pay-interest = Interest is small, and the loan can wait.
reason-take-loan = You do not have the francs, and your cards are worth more than half their price.
reason-borrow = You lack { $missing } food. It is better to take { loans } than to sell at half the value.
reason-pay-food = The workers need { food-amount } besides what the ships give.
reason-fee = This fee leaves you with what you need more.
reason-pay = This payment leaves you with what you need more.
reason-pay-with = Pay with { of-good } instead.
reason-give = These goods are of least use to you elsewhere.
reason-times = Doing it this often pays off.
reason-sail = It costs { $energy } energy, and there is enough worth shipping.
reason-build-ship = { $card-full } gives { food-amount } at every feeding and is worth { francs } at the end.
reason-go-on = It is time to use the building.
reason-take-offer = It brings { of-good } for free.
reason-enter = { $building }: for what you have, it gives the most now.
reason-build = { $building }: worth { $francs } at the end, and free for you to enter.
reason-sell =
    { $francs ->
        [one] That { francs } will be of use now.
       *[other] Those { francs } will be of use now.
    }
reason-buy-ship = { reason-build-ship }
reason-buy = Price { $price }, value at the end { $francs }; your own buildings are free for you to enter.
reason-other = Of what is possible here, this leaves you best off.

## The table

full-name = { $card-full }
headline = Round { $round } of { $rounds }, turn { $turn } · { $player } to play
headline-final = The final phase · { $player } to play
headline-over = The match is over.
section-offers = The quay
row-offers = on offer
row-goods = goods
note-tiles =
    { $hidden ->
        [0] All supply tiles are face up.
       *[other] Supply tiles: { $shown } face up, { $hidden } face down.
    }
section-round = The end of round { $round } of { $rounds }
note-round = Feeding: { food-amount } each; { $harvest ->
        [true] harvest
       *[false] no harvest
    }; the town { $builds ->
        [standard] builds
        [special] turns up a special card
       *[none] builds nothing
    }; then comes { $ship-inline }.
note-ships = Ships: { $ships }.
section-town = The town
note-town = Town buildings: { $buildings }.
note-stacks = To be built: { $buildings }.
note-waiting = Waiting: { $buildings }.
note-specials =
    { $cards ->
        [one] One special card is face down.
       *[other] { $cards } special cards are face down.
    }
section-seat = { $player }: { $score }
note-feeding = Feeding: { food-amount } due, ships give { $ships }.
note-cards = Owns: { $cards }.
note-disc = Disc: { $building }.
note-loans = Loans: { $loans }.

score-francs = Francs
score-buildings = Buildings
score-ships = Ships
score-bonuses = Bonuses
score-loans = Loans, −7 each
detail-card = { $card } { $points }

## Goods

resource-fish = Fish
    .one = fish
    .many = fish
resource-wood = Wood
    .one = wood
    .many = wood
resource-clay = Clay
    .one = clay
    .many = clay
resource-iron = Iron
    .one = iron
    .many = iron
resource-grain = Grain
    .one = grain
    .many = grain
resource-cattle = Cattle
    .one = cattle
    .many = cattle
resource-coal = Coal
    .one = coal
    .many = coal
resource-hides = Hides
    .one = hide
    .many = hides
resource-smoked_fish = Smoked fish
    .one = smoked fish
    .many = smoked fish
resource-charcoal = Charcoal
    .one = charcoal
    .many = charcoal
resource-brick = Brick
    .one = brick
    .many = bricks
resource-steel = Steel
    .one = steel
    .many = steel
resource-bread = Bread
    .one = bread
    .many = bread
resource-meat = Meat
    .one = meat
    .many = meat
resource-coke = Coke
    .one = coke
    .many = coke
resource-leather = Leather
    .one = leather
    .many = leather
card-francs = Francs
    .one = franc
    .many = francs
card-food = Food
    .one = food
    .many = food

short-fish = Fish
short-wood = Wood
short-clay = Clay
short-iron = Iron
short-grain = Grain
short-cattle = Catt
short-coal = Coal
short-hides = Hide
short-smoked_fish = SmFi
short-charcoal = ChCo
short-brick = Brck
short-steel = Stl
short-bread = Brd
short-meat = Meat
short-coke = Coke
short-leather = Lthr
short-francs = Fr

## Ships

card-wooden_ship = Wooden ship
    .indefinite = a wooden ship
    .plural = wooden ships
card-iron_ship = Iron ship
    .indefinite = an iron ship
    .plural = iron ships
card-steel_ship = Steel ship
    .indefinite = a steel ship
    .plural = steel ships
card-luxury_liner = Luxury liner
    .indefinite = a luxury liner
    .plural = luxury liners
card-appoline = Appoline
    .full = Appoline (wooden ship, 2)
    .inline = the wooden ship Appoline
card-blanche = Blanche
    .full = Blanche (wooden ship, 2)
    .inline = the wooden ship Blanche
card-dina = Dina
    .full = Dina (wooden ship, 2)
    .inline = the wooden ship Dina
card-lucie = Lucie
    .full = Lucie (wooden ship, 4)
    .inline = the wooden ship Lucie
card-noemi = Noemi
    .full = Noemi (wooden ship, 4)
    .inline = the wooden ship Noemi
card-cherbourg = Cherbourg
    .full = Cherbourg (iron ship, 2)
    .inline = the iron ship Cherbourg
card-ophelie = Ophelie
    .full = Ophelie (wooden ship, 6)
    .inline = the wooden ship Ophelie
card-boulogne = Boulogne
    .full = Boulogne (iron ship, 4)
    .inline = the iron ship Boulogne
card-salomee = Salomee
    .full = Salomee (wooden ship, 6)
    .inline = the wooden ship Salomee
card-saint_malo = Saint-Malo
    .full = Saint-Malo (iron ship, 6)
    .inline = the iron ship Saint-Malo
card-dunkerque = Dunkerque
    .full = Dunkerque (iron ship, 8)
    .inline = the iron ship Dunkerque
card-triest = Triest
    .full = Triest (steel ship, 10)
    .inline = the steel ship Triest
card-caen = Caen
    .full = Caen (iron ship, 10)
    .inline = the iron ship Caen
card-bremerhaven = Bremerhaven
    .full = Bremerhaven (steel ship, 16)
    .inline = the steel ship Bremerhaven
card-calais = Calais
    .full = Calais (iron ship, 12)
    .inline = the iron ship Calais
card-amsterdam = Amsterdam
    .full = Amsterdam (steel ship, 20)
    .inline = the steel ship Amsterdam
card-lissabon = Lissabon
    .full = Lissabon (steel ship, 24)
    .inline = the steel ship Lissabon
card-ms_susanne = MS Susanne
    .full = MS Susanne (luxury liner, 38)
    .inline = the luxury liner MS Susanne
card-ms_doris = MS Doris
    .full = MS Doris (luxury liner, 34)
    .inline = the luxury liner MS Doris
card-ms_andrea = MS Andrea
    .full = MS Andrea (luxury liner, 30)
    .inline = the luxury liner MS Andrea

## Pairs of offer spaces

card-fish_wood = fish and wood
card-wood_clay = wood and clay
card-clay_iron = clay and iron
card-iron_grain = iron and grain
card-grain_cattle = grain and cattle

## Buildings

card-building_firm_1 = Building Firm (1)
    .full = Building Firm (1)
    .inline = the Building Firm (1)
card-building_firm_2 = Building Firm (2)
    .full = Building Firm (2)
    .inline = the Building Firm (2)
card-construction_firm = Construction Firm
    .full = Construction Firm
    .inline = the Construction Firm
card-marketplace = Marketplace
    .full = Marketplace
    .inline = the Marketplace
card-sawmill = Sawmill
    .full = Sawmill
    .inline = the Sawmill
card-fishery = Fishery
    .full = Fishery
    .inline = the Fishery
card-joinery = Joinery
    .full = Joinery
    .inline = the Joinery
card-bakehouse = Bakehouse
    .full = Bakehouse
    .inline = the Bakehouse
card-hardware_store = Hardware Store
    .full = Hardware Store
    .inline = the Hardware Store
card-charcoal_kiln = Charcoal Kiln
    .full = Charcoal Kiln
    .inline = the Charcoal Kiln
card-smokehouse = Smokehouse
    .full = Smokehouse
    .inline = the Smokehouse
card-abattoir = Abattoir
    .full = Abattoir
    .inline = the Abattoir
card-clay_mound = Clay Mound
    .full = Clay Mound
    .inline = the Clay Mound
card-arts_centre = Arts Centre
    .full = Arts Centre
    .inline = the Arts Centre
card-wharf_1 = Wharf (1)
    .full = Wharf (1)
    .inline = the Wharf (1)
card-black_market = Black Market
    .full = Black Market
    .inline = the Black Market
card-brickworks = Brickworks
    .full = Brickworks
    .inline = the Brickworks
card-local_court = Local Court
    .full = Local Court
    .inline = the Local Court
card-colliery = Colliery
    .full = Colliery
    .inline = the Colliery
card-wharf_2 = Wharf (2)
    .full = Wharf (2)
    .inline = the Wharf (2)
card-shipping_line = Shipping Line
    .full = Shipping Line
    .inline = the Shipping Line
card-grocery_market = Grocery Market
    .full = Grocery Market
    .inline = the Grocery Market
card-tannery = Tannery
    .full = Tannery
    .inline = the Tannery
card-business_office = Business Office
    .full = Business Office
    .inline = the Business Office
card-ironworks = Ironworks
    .full = Ironworks
    .inline = the Ironworks
card-steel_mill = Steel Mill
    .full = Steel Mill
    .inline = the Steel Mill
card-storehouse = Storehouse
    .full = Storehouse
    .inline = the Storehouse
card-cokery = Cokery
    .full = Cokery
    .inline = the Cokery
card-dock = Dock
    .full = Dock
    .inline = the Dock
card-bridge_over_the_seine = Bridge over the Seine
    .full = Bridge over the Seine
    .inline = the Bridge over the Seine
card-town_hall = Town Hall
    .full = Town Hall
    .inline = the Town Hall
card-bank = Bank
    .full = Bank
    .inline = the Bank
card-church = Church
    .full = Church
    .inline = the Church
card-football_stadium = Football Stadium
    .full = Football Stadium
    .inline = the Football Stadium
card-labour_exchange = Labour Exchange
    .full = Labour Exchange
    .inline = the Labour Exchange
card-bakery = Bakery
    .full = Bakery
    .inline = the Bakery
card-baguette_shop = Baguette Shop
    .full = Baguette Shop
    .inline = the Baguette Shop
card-farm = Farm
    .full = Farm
    .inline = the Farm
card-clothing_industry = Clothing Industry
    .full = Clothing Industry
    .inline = the Clothing Industry
card-iron_mine_and_coal_seam = Iron Mine and Coal Seam
    .full = Iron Mine and Coal Seam
    .inline = the Iron Mine and Coal Seam
card-fish_market = Fish Market
    .full = Fish Market
    .inline = the Fish Market
card-fish_restaurant = Fish Restaurant
    .full = Fish Restaurant
    .inline = the Fish Restaurant
card-fishpond_and_wood = Fishpond and Wood
    .full = Fishpond and Wood
    .inline = the Fishpond and Wood
card-forest_hut = Forest Hut
    .full = Forest Hut
    .inline = the Forest Hut
card-plant_nursery = Plant Nursery
    .full = Plant Nursery
    .inline = the Plant Nursery
card-business_park = Business Park
    .full = Business Park
    .inline = the Business Park
card-guildhouse = Guildhouse
    .full = Guildhouse
    .inline = the Guildhouse
card-harbour_watch = Harbour Watch
    .full = Harbour Watch
    .inline = the Harbour Watch
card-smelter = Smelter
    .full = Smelter
    .inline = the Smelter
card-diner = Diner
    .full = Diner
    .inline = the Diner
card-hunting_lodge = Hunting Lodge
    .full = Hunting Lodge
    .inline = the Hunting Lodge
card-coal_trader = Coal Trader
    .full = Coal Trader
    .inline = the Coal Trader
card-patisserie = Pâtisserie
    .full = Pâtisserie
    .inline = the Pâtisserie
card-furriery = Furriery
    .full = Furriery
    .inline = the Furriery
card-leather_industry = Leather Industry
    .full = Leather Industry
    .inline = the Leather Industry
card-kiln = Kiln
    .full = Kiln
    .inline = the Kiln
card-luxury_yacht = Luxury Yacht
    .full = Luxury Yacht
    .inline = the Luxury Yacht
card-feedlot = Feedlot
    .full = Feedlot
    .inline = the Feedlot
card-masons_guild = Masons' Guild
    .full = Masons' Guild
    .inline = the Masons' Guild
card-furniture_factory = Furniture Factory
    .full = Furniture Factory
    .inline = the Furniture Factory
card-town_square = Town Square
    .full = Town Square
    .inline = the Town Square
card-tavern = Tavern
    .full = Tavern
    .inline = the Tavern
card-haulage_firm = Haulage Firm
    .full = Haulage Firm
    .inline = the Haulage Firm
card-schnaps_distillery = Schnaps Distillery
    .full = Schnaps Distillery
    .inline = the Schnaps Distillery
card-steelworks = Steelworks
    .full = Steelworks
    .inline = the Steelworks
card-steakhouse = Steakhouse
    .full = Steakhouse
    .inline = the Steakhouse
card-wind_farm = Wind Farm
    .full = Wind Farm
    .inline = the Wind Farm
card-brick_manufacturer = Brick Manufacturer
    .full = Brick Manufacturer
    .inline = the Brick Manufacturer
card-zoo = Zoo
    .full = Zoo
    .inline = the Zoo
card-dunny = Dunny
    .full = Dunny
    .inline = the Dunny
card-workers_cottages = Workers' Cottages
    .full = Workers' Cottages
    .inline = the Workers' Cottages
card-construction_site = Construction Site
    .full = Construction Site
    .inline = the Construction Site
card-logging_camp = Logging Camp
    .full = Logging Camp
    .inline = the Logging Camp
card-ms_dagmar = MS Dagmar
    .full = MS Dagmar
    .inline = the MS Dagmar
card-pawnbrokers = Pawnbroker's
    .full = Pawnbroker's
    .inline = the Pawnbroker's
card-pirates_lair = Pirates' Lair
    .full = Pirates' Lair
    .inline = the Pirates' Lair
card-junkyard = Junkyard
    .full = Junkyard
    .inline = the Junkyard
card-dive_bar = Dive Bar
    .full = Dive Bar
    .inline = the Dive Bar
card-picket_line = Picket Line
    .full = Picket Line
    .inline = the Picket Line
card-tobacco_factory = Tobacco Factory
    .full = Tobacco Factory
    .inline = the Tobacco Factory
card-cattle_drive = Cattle Drive
    .full = Cattle Drive
    .inline = the Cattle Drive
card-wooden_crane = Wooden Crane
    .full = Wooden Crane
    .inline = the Wooden Crane
card-lumber_mill = Lumber Mill
    .full = Lumber Mill
    .inline = the Lumber Mill
card-main_station = Main Station
    .full = Main Station
    .inline = the Main Station
card-hotel = Hotel
    .full = Hotel
    .inline = the Hotel
card-fur_factory = Fur Factory
    .full = Fur Factory
    .inline = the Fur Factory
card-wainwrights = Wainwright's
    .full = Wainwright's
    .inline = the Wainwright's
card-fishermans_hut = Fisherman's Hut
    .full = Fisherman's Hut
    .inline = the Fisherman's Hut
card-soup_kitchen = Soup Kitchen
    .full = Soup Kitchen
    .inline = the Soup Kitchen
card-cattle_market = Cattle Market
    .full = Cattle Market
    .inline = the Cattle Market
card-brick_trader = Brick Trader
    .full = Brick Trader
    .inline = the Brick Trader
card-clay_company = Clay Company
    .full = Clay Company
    .inline = the Clay Company
card-smelting_furnace = Smelting Furnace
    .full = Smelting Furnace
    .inline = the Smelting Furnace
card-flea_market = Flea Market
    .full = Flea Market
    .inline = the Flea Market
card-inn = Inn
    .full = Inn
    .inline = the Inn
card-cannery_row = Cannery Row
    .full = Cannery Row
    .inline = the Cannery Row
card-hides_trader = Hides Trader
    .full = Hides Trader
    .inline = the Hides Trader
card-fur_industry = Fur Industry
    .full = Fur Industry
    .inline = the Fur Industry
card-department_of_agriculture = Department of Agriculture
    .full = Department of Agriculture
    .inline = the Department of Agriculture
card-department_of_economics = Department of Economics
    .full = Department of Economics
    .inline = the Department of Economics
card-stockmarket = Stockmarket
    .full = Stockmarket
    .inline = the Stockmarket
card-souvenir_shop = Souvenir Shop
    .full = Souvenir Shop
    .inline = the Souvenir Shop
card-wreckers = Wrecker's
    .full = Wrecker's
    .inline = the Wrecker's
card-blast_furnace = Blast Furnace
    .full = Blast Furnace
    .inline = the Blast Furnace
card-biofuel_facility = Biofuel Facility
    .full = Biofuel Facility
    .inline = the Biofuel Facility
card-ranch = Ranch
    .full = Ranch
    .inline = the Ranch
card-trading_firm = Trading Firm
    .full = Trading Firm
    .inline = the Trading Firm
card-trafficking_spot = Trafficking Spot
    .full = Trafficking Spot
    .inline = the Trafficking Spot
card-major_corporation = Major Corporation
    .full = Major Corporation
    .inline = the Major Corporation
card-emporium = Emporium
    .full = Emporium
    .inline = the Emporium
card-cobblers = Cobbler's
    .full = Cobbler's
    .inline = the Cobbler's
card-rattletrap_car = Rattletrap Car
    .full = Rattletrap Car
    .inline = the Rattletrap Car
card-wholesale_bakery = Wholesale Bakery
    .full = Wholesale Bakery
    .inline = the Wholesale Bakery
card-toy_fair = Toy Fair
    .full = Toy Fair
    .inline = the Toy Fair
