### What only the browser says of Le Havre.

name = { $card }

option-version-full = Full
option-version-short = Short
option-specials-base = Of the base game
option-specials-all = All

## What cards do

half-francs = ½ franc
half-hides = ½ hide

effect-needs = Only with { $goods } in hand, which you keep.
effect-either = One of the two:
effect-and-or = One or both:
effect-exchange =
    { $limit ->
        [0] Any number of times:
        [1] Once:
       *[other] Up to { $limit } times:
    } { $gives ->
        [0] { $get }.
       *[other] { $give } → { $get }.
    }
effect-energy-each = Each time costs { $energy } energy.
effect-energy-flat = It costs { $energy } energy in all.
effect-show = You need { francs } in hand and keep them.
effect-owned = You need { $good-many }: at most { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    } for each, and you keep them.
effect-gain = Take { $goods }.
effect-gain_per_symbol =
    { $cap ->
        [1] Take { $goods } more if you own a { $symbol ->
            [hammers] hammer
           *[fishermen] fisherman
        }.
       *[other] Take { $goods } for each { $symbol ->
            [hammers] hammer
           *[fishermen] fisherman
        } on your cards.
    }
effect-gain_per_category = Take { $goods } for each of your { $category ->
        [craft] craft
        [economic] economic
        [industrial] industrial
       *[public] public
    } buildings.
effect-sell_table = Sell 1, 2 or 3 { $good-many } for { $prices } francs in all.
effect-optional_gain_for_energy = You may pay { $energy } energy for { $goods } more.
effect-buy_for_food =
    { $limit ->
        [1] Once:
       *[other] Up to { $limit } times:
    } { $food } food → { $goods }.
effect-build_building =
    { $discount ->
        [0] { $most ->
            [one] Build a building from the stacks.
           *[other] Build one or two buildings from the stacks, one after the other.
        }
       *[other] Build a building that costs wood, for 1 wood less.
    }
effect-choose_different =
    { $tier ->
        [basic] Take { $base } different basic goods, and one more for each of your craft buildings.
       *[upgraded] Take as many different upgraded goods (no steel) as you have craft buildings.
    }
effect-peek_specials = Then you may look at the top { $count } special cards and change their order.
effect-francs_per_visitor = Take { $amount } francs for each other player whose disc is on a building of yours.
effect-build_ship = Build a ship. The first ship here that is not wooden needs a brick to modernise the wharf.
effect-gain_empty_offers = Take { $amount } of every kind whose offer space is empty, francs included.
effect-local_court = With 1 loan: return it. With 2: return one and take { $francs } francs. With more: return two, or return one and take { $francs } francs.
effect-ship_goods = Send out ships for { $energy_per_ship } energy each and sell goods for their shipping value, as many as the ships can carry.
effect-exchange_any =
    { $give ->
        [one] Once: any good → { $goods }.
       *[other] Once: any { $give } goods → { $goods }.
    }
effect-sell_any = Sell goods: an upgraded good for 1 franc, { $basic_per_franc } basic goods for 1 franc.
effect-harbour_watch = Pay another player { $bribe } franc; that disc goes home. Then use the building it was on, for its entry fee.
effect-take_adjacent_offers = Pay { $pay_francs } francs and take everything from two neighbouring offer spaces (not the francs).
effect-francs_per_goods_third = Take 1 franc for every 3 fish and cattle that you have. You keep them.
effect-construction_site = Put one of your { $hand } hidden cards in its place and use it at once.
effect-pawn = Leave goods of different kinds here for { $francs_per_good } francs each. Redeem them later for the same.
effect-picket_line = Empty an offer space. All others have to take an offer in their next turn. Then the card leaves the match.
effect-cattle_from_each_other_player = Every other player with cattle gives you { $amount } (with two players { $amount_two_players }).
effect-no_immediate_action = Nothing happens on entry.
effect-flea_market = Empty one offer space with exactly 2 tokens, and all with exactly 1.
effect-exchange_equal_shipping_value = Hand in up to { $max_give } goods and take others of exactly the same shipping value.
effect-exchange_same_tier =
    { $tier ->
        [basic] Swap up to 3 basic goods for other basic goods, but not for iron.
       *[upgraded] Swap up to 3 upgraded goods for other upgraded goods, but not for steel.
    }
effect-gain_one_of_each_owned_type = Of every kind of good that you have you may take 1 more; steel costs { $steel_surcharge } francs.
effect-buy_different_upgraded = Buy different upgraded goods: coke for 3 francs, steel for 5, all others for 1.
effect-toy_fair = Take a loan without its francs, and { $goods } different goods (no steel).

passive-buildable_only_when_a_proposal_stack_is_empty = It waits until some stack is empty; then anybody may build it. It is never bought.
passive-exchange_iron_ship_at_wharf = At a wharf you may exchange an iron ship for it.
passive-exchange_luxury_liner_at_wharf = At a modernised wharf you may exchange a luxury liner for it.
passive-counts_as_ship = It counts as a ship, but feeds nobody and carries nothing.
passive-harvest_cattle_bonus = With { $min_cattle } to { $max_cattle } cattle, the harvest gives its owner { $calves } cattle.
passive-build_discount =
    { $wood ->
        [1] Its owner builds for 1 wood less.
       *[0] Its owner builds for 1 clay or 1 brick less.
    }
passive-energy_discount_per_main_action = Its owner pays { $amount } energy less in every main action.
passive-placed_on_proposal_stack_with_highest_top_number = It goes on the stack with the highest top card; the town builds it next.
passive-two_final_actions = Its owner has two actions in the final phase.
passive-franc_per_ship_sailed_by_others = Its owner gets { $amount } franc for each ship that others send out.
passive-evicted_discs_go_here = Discs that are sent home come here and cost { $pay } francs (its owner { $owner_pays }).
passive-owner_may_evict_from_own_buildings = In their turn, its owner may send discs home from their own buildings.
passive-replace_one_building_resource_with_wood = When building, its owner may pay 1 wood in place of any one good.
passive-on_leaving_use_two_buildings_without_fee = Whoever leaves it to enter a building uses two buildings, without fees.
passive-cannot_be_evicted = Nobody can send a disc home from here.
passive-occupant_gains_francs_when_taking_offer = While your disc is here, taking an offer brings { $amount } francs.
passive-round_end_goods = Its owner gets { $amount } fish at the end of each round.
passive-round_end_food = It feeds its owner's workers with { $amount } food in each round.
passive-francs_when_other_takes_franc_offer = Its owner gets { $amount } franc when another player takes the francs on offer.
passive-francs_when_other_builds_bank = Its owner gets { $amount } francs when another player builds the Bank.
passive-no_interest = Its owner pays no interest.
passive-francs_when_other_enters_own_building = Its owner gets { $amount } franc when others enter their buildings.
passive-grain_as_energy_at_shipping_line = At the Shipping Line its owner may pay with grain, worth { $energy } energy each.
passive-taken_by_next_player_who_gets_iron = The next player who gets iron has to take it. It cannot be sold.

bonus =
    At the end: { $halves ->
        [1] half a franc
       *[other] { francs }
    } for each { $per ->
        [good_token] good
        [ship] ship
        [cattle] cattle
        [craft] craft building
        [economic] economic building
        [industrial] industrial building
       *[public] public building
    } of its owner.

good-food = Each gives { $food } food.
good-energy = Each gives { $energy } energy.
good-shipping = Ships for { francs }.
good-upgrade = Upgraded, it becomes { $good-many }.
good-substitute = When paying, you may hand in { $good-many } instead.

## What an answer costs and brings

energy = { $energy } energy
food-due = { $food } food
up-to = up to
fee-own = Your own building: no fee.
fee-none = No entry fee.
fee-town =
    Entry fee: { $kind ->
        [food] { $food } food
        [francs] { francs }
       *[either] { $food } food or { francs }
    }.
fee-player =
    Entry fee to { $player }: { $kind ->
        [food] { $food } food
        [francs] { francs }
       *[either] { $food } food or { francs }
    }.
now-there = Now you can get { $chances }.
chance = { $got } (for { $given })
now-build =
    { $count ->
        [0] You could not pay for any building now.
       *[other] Now you could build { $buildings }.
    }
would-there = A visit would bring { $chances }.
would-build = A visit would let you build { $buildings }.
card-of = Owned by { $player }.
card-of-town = Owned by the town.
card-visitor = { $player } is here.
card-worth = Worth { $value }.
card-no-build = cannot be built
preview-gets = You get { $goods }.
preview-buy = You pay { francs }; value at the end: { $value }.
preview-sell = You get { francs }; at the end it would be worth { $value }.
preview-build = You pay { $goods }; value at the end: { $value }.
preview-ship = You pay { $goods } and { $energy } energy.
preview-repay = You pay { francs } now; a loan costs { $saved } at the end.
preview-loan = You get { francs }. Repaying costs { $repays }; a loan left at the end costs { $costs }.
deed-enter = Enter
deed-buy = Buy
deed-sell = Sell
deed-build = Build
deed-build_ship = Build
deed-exchange = Exchange
deed-place = Put in place
deed-through = Build it through { $building-inline }

## The table

category =
    { $category ->
        [craft] Craft building
        [economic] Economic building
        [industrial] Industrial building
        [public] Public building
        [ship] Ship
       *[none] Building without a type
    }
kind-name = { $kind }
good-name = { $good }
sheet-value = Value
sheet-price = Price
sheet-cost = Building cost
sheet-fee = Entry
sheet-free = free
sheet-food = Food each round
sheet-hold = Carries
sheet-symbols = Symbols
sheet-modern = Built at a modernised wharf; modernising one costs a brick, once.
sheet-stack = In the stack, from the top: { $values }.
sheet-modernised = This wharf is modernised.
board-harbour = Harbour
board-tiles = Supply tiles
board-tile = Supply tile { $number }
board-tile-rule = In each turn the player's ship moves on to the next tile, and its two goods come to the quay.
board-supply = Go on to the supply
tile-hidden = Face down
tile-interest = Interest: everybody with loans pays 1 franc
tile-ship = Ship of { $player }
tile-now = { $player } is about to come here
tile-next = { $player } comes here later in this round
board-offers = Offers
board-offer =
    { $amount ->
        [0] On offer: { $goods }.
       *[other] It brings { $goods }.
    }
board-take = Take { $goods }
board-rounds = Round cards
board-rounds-later = Rounds to come
round-title = Round { $round } of { $rounds }
round-about = At the end of the round: { $food } food each; { $harvest ->
        [true] harvest
       *[false] no harvest
    }; the town { $builds ->
        [standard] builds the lowest building of the stacks
        [special] turns up a special building
       *[none] builds nothing
    }; then comes { $ship-inline }.
round-harvest-now = The next harvest is in this round.
round-harvest-later = The next harvest is in round { $round }.
round-harvest-never = There are no more harvests.
round-left =
    { $turns ->
        [one] 1 turn to feeding
       *[other] { $turns } turns to feeding
    }
round-feeding = Time to feed the workers
round-last = The last round; one more action each follows.
round-final = All rounds are over. Everybody has one last action; occupied buildings are open too.
board-stacks = Buildings to come
stack-empty = No more buildings
board-specials = Special buildings
board-specials-rule = { special-count } They are turned up by the town. Whoever visits the Marketplace may look at the top two.
special-count =
    { $cards ->
        [0] No special cards left.
        [one] One special card, face down.
       *[other] { $cards } special cards, face down.
    }
special-unknown = an unknown card
special-or = or
board-ships = Ships
ships-about = { $kind-plural }: { $count ->
        [0] none to be had
       *[other] { $count } in the stack, the top one worth { $value }
    }; food { $food }, cargo { $capacity }
ships-none = none yet
ship-about = { $ship-full }, food { $food }, worth { $value }
board-town = Town
board-cards-of = Cards of { $player }
disc-home = The disc is at home.
loan-rule = A loan costs 5 francs to repay, or 7 at the end of the match.
pawned = pawned
hand-size = hidden cards: { $cards }
bound = has to take an offer
my-hand = Your cards for the Construction Site
evict = Send the disc home
lane-empty = No cards.
board-summary = { francs }, { $food } food, { $energy } energy, loans: { $loans }, cards: { $cards }

## Counting

count-panel-feeding = Feeding
count-panel-payment = Payment
count-panel-substitution = Materials
count-title-food = Food
count-title-energy = Energy
count-title-fee = Entry fee
count-title-material = { $good }: { $need } due. How much of it do you pay by handing in { $substitute-many }?
count-title-ships = Which ships sail?
count-title-cargo = Cargo
count-title-bridge = What do you sell? Upgraded goods bring a franc each, three basic goods one.
count-title-office_gift =
    { $most ->
        [one] Hand in any good
       *[other] Hand in any { $most } goods
    }
count-title-trade_gift =
    { $most ->
        [one] Hand in one good at most
       *[other] Hand in up to { $most } goods
    }
count-title-traffic_gift =
    { $most ->
        [one] Swap one good at most
       *[other] Swap up to { $most } goods
    }
count-title-take = What do you take for them?
count-title-market_choice =
    { $most ->
        [one] Take one good
       *[other] Take up to { $most } different goods
    }
count-title-toy_choice =
    { $most ->
        [one] Take one good
       *[other] Take { $most } different goods
    }
count-title-pawn_choice = What do you pawn? Each brings 2 francs.
count-title-corporation_choice = Of which goods do you take one more?
count-title-emporium_choice = What do you buy, one of each?
count-capacity = room for { $capacity }
count-due = due
count-saved = Wind Farm saves
count-paid = chosen
count-lost = lost
count-room = on board
count-value = value
count-toll = to the pirates
count-needed = chosen
count-brings = You get
count-fine = Exactly what is due.
count-lost-note = { $lost } more than is due is lost: no change is given.
count-superfluous = { $good }: one token less is enough, and you may not hand in more than you need.
count-borrow =
    { $food ->
        [0] You have nothing to eat, and { $due } food is due. It takes { $loans ->
            [one] a loan
           *[other] { $loans } loans
        }
       *[other] You have { $food } of { $due } food. All of it is paid, and { $loans ->
            [one] one loan is taken
           *[other] { $loans } loans are taken
        }
    }; { $francs ->
        [0] nothing is left over
        [one] 1 franc is left over
       *[other] { $francs } francs are left over
    }.{ $cards ->
        [0] {""}
       *[other] {" "}You may sell something first.
    }
count-accept-pay = Pay
count-accept-feed = Feed them
count-accept-borrow = Pay all and borrow
count-accept-loan = Borrow
count-accept-ship = Ship it
count-accept-sell = Sell
count-accept-give = Hand in
count-accept-pawn = Pawn
count-accept-buy = Buy
count-accept-take = Take
count-accept-do = Do it
count-times = How many times
count-of = { $chosen } of { $have }
count-less = One fewer
count-one-more = One more
count-everything = Everything
count-proposal = Proposal
count-nothing = nothing
count-help-energy = Wood gives 1 energy, coal and charcoal 3, coke 10. No change is given, and you may not hand in more tokens than you need.
count-help-food = Francs and fish give 1 food, smoked fish and bread 2, meat 3. No change is given, and you may not hand in more tokens than you need.
count-help-material = Brick may stand for clay, and steel for iron.
count-help-ships = Each ship costs 3 energy and carries as many goods as it has room for, at least one.

count-title-office_wish =
    { $part ->
        [0] Any four goods for steel?
       *[1] Any good for one of these?
    }
count-title-use_crane = Pay wood in place of one of these goods?

label-evict = Send home: { $player } ({ $building })
label-go-on = Use { $building-inline }
label-stop =
    { $step ->
        [second_visit] No second building
        [build_second] Build nothing more
        [use_crane] Without the crane
        [peek] Do not look
        [office_wish] No, thank you
       *[other] Enough
    }
label-pass =
    { $step ->
        [off_turn] Nothing for now
        [last_chance] Repay nothing more
       *[other] Pass
    }
label-keep = Leave { $card-inline } on top
label-swap = Put { $card-inline } on top

preview-supply = Your ship moves on, and its two goods come to the quay.
preview-pay-food = { $due } food is due; your ships give { $ships }.
preview-borrow =
    { $loans ->
        [one] You have { $food } of { $due } food: you pay all of it and take a loan for the rest.
       *[other] You have { $food } of { $due } food: you pay all of it and take { $loans } loans for the rest.
    }
preview-interest =
    { $loans ->
        [one] Interest for your loan.
       *[other] Interest is the same for { $loans } loans as for one.
    }
preview-redeem = It costs { francs }.
preview-last-turn =
    { $due ->
        [0] The round ends. Your ships feed your workers.
       *[other] The round ends and you feed your workers: { $due } food is due, you have { $food }.
    }

mine-goods = My goods
mine-feeding = Feeding at the end of this round
mine-feeding-rule = This round asks for { $demand } food; your ships give { $ships }, so { $due } is due. You have { $have }, francs included.
mine-feeding-short = { $due } due · { $have } at hand
mine-energy = Your goods are worth { $energy } energy.
mine-ships =
    { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }
mine-fleet = { $food } food, room for { $capacity }
mine-hammers =
    { $hammers ->
        [one] { $hammers } hammer on your buildings
       *[other] { $hammers } hammers on your buildings
    }
mine-fishermen =
    { $fishermen ->
        [one] { $fishermen } fisherman on your buildings
       *[other] { $fishermen } fishermen on your buildings
    }
mine-loans =
    { $loans ->
        [one] { $loans } loan
       *[other] { $loans } loans
    }

remind = Reminders
remind-more = { $count } more
remind-fewer = Less
remind-hungry =
    You are { $missing } food short. { $turns ->
        [0] No turn left
        [one] One turn left
       *[other] { $turns } turns left
    }, or you take { $loans ->
        [one] a loan.
       *[other] { $loans } loans.
    }
remind-interest =
    { $turns ->
        [0] The next tile brings interest on your loans: { francs }.
        [one] Interest on your loans falls due after the next turn: { francs }.
       *[other] Interest on your loans falls due after { $turns } more turns: { francs }.
    }
remind-harvest =
    { $grain ->
        [0] { $cattle ->
            [0] { $herd ->
                [1] Harvest this round: a second head of cattle would bring a calf.
               *[other] Harvest this round: it needs one grain or two cattle.
            }
           *[other] Harvest this round: { $cattle } cattle for you.
        }
       *[other] { $cattle ->
            [0] Harvest this round: { $grain } grain for you.
           *[other] Harvest this round: { $grain } grain and { $cattle } cattle for you.
        }
    }
remind-loans =
    { $loans ->
        [one] A loan costs 7 francs at the end, or 5 if you repay it before then.
       *[other] { $loans } loans cost { $costs } francs at the end, or { $repays } if you repay them before then.
    }
remind-last-round = This is the last round; after it everybody has one more action.
remind-final = This is everybody's last action; occupied buildings are open too.
remind-bound = Strike: you have to take an offer in your next turn.
remind-occupied = Occupied: { $buildings }.
remind-windows = Ask me between turns
remind-windows-help = You may sell cards and repay loans between other players' turns. Unless you want to be asked, these chances pass.
choose-after_main = Or buy or sell a card.
choose-interest = Or sell a card.

## The tour @later

guide-aim = The largest fortune wins: francs, and the value of your buildings and ships. In every turn you do one thing: take goods from the quay, or use a building.
guide-feeding = At the end of each round your workers eat. Here you see how much food is due, and what you have; francs are food too. If you cannot pay, you take a loan, which is no disaster.
guide-supply = A turn begins with the supply: your ship sails to the next tile, and the two goods shown there come to the quay. It happens by itself.
guide-go-on = Before that you may buy or sell. You need not: go on to the supply.
guide-offers = You may take all the goods of one pile. The longer a pile waits, the more it holds.
guide-buildings = Or you enter a building that nobody is in, and use it. Point at a card, or tap it, to see what it does, what it costs to enter, and what it would bring you now.
guide-choose = Choose a pile or a building. Wood and clay are good to begin with: they build buildings.
guide-goods = Your goods lie here. Tokens with a double frame are upgraded: smoked fish and bread feed more, brick and steel build more.
guide-end = Now you may still buy something, or sell for half its value. Then end your turn.
guide-build = The building firms let you build the top card of a stack from your goods. Your own buildings are free for you to enter; others pay you for it.
guide-energy = Some buildings need energy, shown as a flame: wood gives 1, coal and charcoal give 3, coke gives 10. Charcoal is made of wood at the Charcoal Kiln. The flame beside your food says how much you have.
guide-ships = Ships are built at a wharf, or bought. Each feeds your workers in every round from now on, and at the Shipping Line it carries goods that you sell. At the end of every round a new ship comes.
guide-interest = One of the supply tiles brings interest, marked %: whenever a ship comes there, everybody with loans pays 1 franc, however many they have.
guide-loans = Every round asks for more food. A loan or two does no harm, but repay them before the end: a loan then costs 7 francs instead of 5.
guide-plan = A match has three parts: at first wood and clay for buildings; then food that lasts, such as ships, bread and smoked fish; at last what is worth most, such as large buildings, ships and goods to sell at the Shipping Line. When in doubt, ask for a hint. Enjoy the harbour!

## How the log tells it: in one breath, and nothing twice

log-tile_revealed = { $interest ->
        [true] The new supply tile brings interest.
       *[false] {""}
    }
log-round_began = Round { $round }.
log-gained = { $player } gets { $list }.
log-gained-item = { of-good }
log-paid = { $player } pays { $list }.
log-paid-item = { of-good }
log-harvested = { $player } harvests { $list }.
log-harvested-item = { of-good }
closed-short_goods = Not enough { $good-many } for all of it.

## Scenes @later

scene-harvest =
    { $who ->
        [me] Harvest: you get { $goods }
        [none] Harvest, but nothing grows for you
       *[watch] Harvest for { $names }
    }
scene-feeding =
    { $who ->
        [due] Feed your workers: { $food } food is due
        [fed] Your workers are fed with { $food } food
        [ships] Your ships feed all your workers
        [loans] You feed your workers on credit: { loans }
       *[watch] The workers sit down to eat
    }
scene-interest =
    { $who ->
        [paid] Interest: you pay { francs }
        [due] Interest is due from you
        [free] Interest is due, and you owe nobody
       *[watch] Interest is due
    }
scene-town = The town builds { $building-inline }
scene-special = New in town: { $card-inline }
scene-ship =
    { $who ->
        [me] You launch { $ship-inline }
       *[other] { $player } launches { $ship-inline }
    }
scene-final =
    { $who ->
        [me] The rounds are over: one last action for you
       *[watch] The rounds are over: one last action for everybody
    }
