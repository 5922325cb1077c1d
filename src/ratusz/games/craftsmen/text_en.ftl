### Craftsmen in English.
###
### An argument that is the id of a card, place or good arrives as its name, and once more for each form of that name:
### $building is "Mill", $building-inline is "the mill (red/blue)", $building-plain "the mill". The arguments of an action are $first and $second.

game-name = Craftsmen
game-description = Send helpers into the guilds of a town, build your estate, make goods and load them onto ships; after three years the most recognition wins.
game-note = Some card data of this game is reconstructed.
game-tie-breaks = Ties are broken by more capital cards in hand, then by the place further back in the turn order.

option-age = the order of age from the youngest, who goes first if the capital dealt is equal

## Why something cannot be done

closed-own =
    { $most ->
        [one] A helper of yours is already here.
       *[other] { $most } of your helpers are already here.
    }
closed-full = No room: { $most } helpers are already here.
closed-fee = You have neither a capital card nor { $fee ->
        [one] { $fee } point
       *[other] { $fee } points
    } for the fee.
closed-first = Helpers go to empty fields first.
closed-stacked = Two helpers already stand on this field.
closed-clash = Its colours fit neither end of your estate.
closed-dear = Too expensive: { $due } to pay in all, and your capital is worth { $worth }.
closed-price = You cannot buy it: it costs { $price }, and your capital in its colours is worth { $worth }.
closed-poor = Without capital you can neither buy nor bid.
closed-tokens = You already have { $most } of them.
closed-pool = The pool is empty.
closed-two = In a two-player game the order is not changed here.
closed-on_track = Your helper is already on the track.
closed-track = The track is full.
closed-unpaid = You have nothing to pay with.
closed-none = None is left.
closed-icon = None of your buildings is waiting for it.
closed-own_marker = The bottom marker is yours: you cannot buy it.
closed-hold = The left marker is yours: you cannot push it out.
closed-bribe = It is full, and without capital you cannot bribe the captain.
closed-when-end_turn = A turn ends when its helper has acted.
closed-when-pass = You can pass only where something may be skipped.
closed-when-exchange = You can exchange one building card from your hand, only before the first round.
closed-when-swap = You can swap your sawmill for one from the box, only before the first round.
closed-when-send = A helper is sent in the helper phase, to a building with an empty field.
closed-when-stack = In the helper phase, a helper goes on top of another only if all fields are taken.
closed-when-pay_points = Points can be paid only as a fee for stacking, if you have them.
closed-when-pay_fair = A marker from the fair pays only for a good from the granary, with the privilege of the merchants' guild.
closed-when-pay = You pay only with cards you have, and with none more than needed.
closed-when-discard = Cards are discarded after drawing at the bankers' guild, or when there are too many in your hand.
closed-when-take = You take a face-up capital card at the bankers' guild, or for a delivery to the granary.
closed-when-take_both = You take both face-up capital cards at the bankers' guild, if there are two.
closed-when-draw = You draw a capital card from the deck for a delivery, or at the bankers' guild if none lies face up.
closed-when-use_privilege = This privilege is used after drawing at the bankers' guild, on the gold field or for a token.
closed-when-build = In stage II, you build cards from your hand at an end of your estate whose colours match.
closed-when-buy = In stage III, you buy a face-up building with capital in its colours.
closed-when-auction = In stage III, you put a face-up building up for auction.
closed-when-bid = A bid is higher than the last one, and no higher than your capital is worth.
closed-when-peek = The notary's privilege lets you look at the top of one building deck, before or after the action.
closed-when-lay = Only the cards you just looked at are laid out, in the order of the list.
closed-when-put_back = The other cards you just looked at go back on top of their deck or under it.
closed-when-put = Only the cards you just looked at are put back, one by one.
closed-when-bring_to_fair = A labour point brings a raw material from your own basic building to the fair, as long as there is room.
closed-when-bring = A labour point brings a raw material from your own basic building to an empty icon for it in your estate.
closed-when-double_to_fair = Two raw materials for one labour point are made once, with the privilege of the crafts guild.
closed-when-double = Two raw materials for one labour point are made once, with the privilege of the crafts guild.
closed-when-trade = A labour point turns one of your markers at the fair into a raw material on an empty icon in your estate.
closed-when-make = A labour point makes the product of one of your buildings, if all its icons are filled.
closed-when-store = A semi-product goes to the granary as soon as it is made.
closed-when-deliver = A semi-product just made goes to an empty icon for it on one of your advanced buildings.
closed-when-load = A product just made is loaded onto a ship that has room for it.
closed-when-bribe = A captain is bribed only for a product just made, if the hold for it is full and its left marker is not yours.
closed-when-buy_good = In stage V, you buy a semi-product from the granary for an empty icon on one of your advanced buildings.
closed-when-take_privilege = You take a privilege token in stage VI, at the town hall.
closed-when-take_labour = You take a labour token in stage VI, at the town hall.
closed-when-change_order = You change the order in stage VI, at the town hall.
closed-when-invest = At the end of a year, you invest four capital cards in four different colours.

## What would be thrown away

costly-send_helper = Your helpers will do nothing this round, and only one of those kept at home brings a point.
costly-bank = You leave the bank without a card.
costly-keep_one_more = The privilege is free here: with it you keep one more card.
costly-build = Your helper does nothing, though you could build.
costly-craft = Labour points that are not spent are lost.
costly-load_ship = The product is lost, with its points.
costly-hall = Your helper leaves the town hall with nothing.

## Amounts

cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
capital =
    { $capital ->
        [one] { $capital } capital card
       *[other] { $capital } capital cards
    }
bonus =
    { $bonus ->
        [one] { $bonus } bonus point
       *[other] { $bonus } bonus points
    }
privileges =
    { $privileges ->
        [one] { $privileges } privilege token
       *[other] { $privileges } privilege tokens
    }
labour =
    { $labour ->
        [one] { $labour } labour token
       *[other] { $labour } labour tokens
    }
labour_points =
    { $labour_points ->
        [one] { $labour_points } labour point
       *[other] { $labour_points } labour points
    }
fair =
    { $fair ->
        [one] { $fair } marker at the fair
       *[other] { $fair } markers at the fair
    }
helpers =
    { $helpers ->
        [one] { $helpers } helper
       *[other] { $helpers } helpers
    }
capital-cards =
    { $count ->
        [one] { $count } capital card
       *[other] { $count } capital cards
    }

## What happens

event-season_begun = Year { $year }, { $season ->
        [1] spring
        [2] summer
        [3] autumn
       *[other] winter
    } begins.
event-stage_begun = Now { $town-inline } acts.
event-token_given = { $player } used the fewest privileges and gets a privilege token.
event-order_set = The turn order is now { $order }.
event-building_exchanged =
    { $shown ->
        [true] { $player } puts { $given-inline } under its deck and draws { $drawn-inline }.
       *[false] { $player } exchanges a building card.
    }
event-sawmill_swapped = { $player } swaps { $given-inline } for { $sawmill-inline }.
event-helper_sent = { $player } sends a helper to { $town-inline }, field { $field }.
event-helper_stacked =
    { $own ->
        [true] { $player } puts a second helper on the first at { $town-inline }, field { $field }.
       *[false] { $player } puts a helper on the disc of { $other } at { $town-inline }, field { $field }.
    }
event-points_given = { $player } pays { points } to { $other }.
event-helpers_passed = { $player } passes and sends no more helpers this round.
event-helpers_unused = { $player } has helpers left and scores { points }.
event-privilege_used =
    { $token ->
        [true] { $player } returns a token and uses the privilege of { $town-inline }.
       *[false] { $player } uses the privilege of { $town-inline }.
    }
event-capital_taken = { $player } takes { $card-inline } from the board.
event-capital_drawn =
    { $shown ->
        [true] { $player } draws { capital-cards }: { $cards }.
       *[false] { $player } draws { capital-cards }.
    }
event-capital_revealed = New on the board: { $card }.
event-capital_shuffled = The discarded capital ({ cards }) is shuffled into a new deck.
event-capital_discarded = { $player } discards { $card-inline }.
event-capital_paid = { $player } pays { $price } with { $cards }.
event-capital_given =
    { $shown ->
        [true] { $player } gives { $other } { $card-inline }.
       *[false] { $player } gives { $other } a capital card.
    }
event-building_built = { $player } builds { $building-inline } at { $side-inline } of the estate.
event-bonus_won = { $player } is the first to complete the production line of { $good }: a bonus token worth { points }.
event-building_bought = { $player } buys { $building-inline } for { $price }.
event-building_revealed = New at the notary: { $building-full }.
event-auction_opened = { $player } puts { $building-inline } up for auction and bids { $bid }.
event-bid_made = { $player } bids { $bid }.
event-bid_passed = { $player } passes in the auction.
event-mayor_offered =
    { $offer ->
        [0] The mayor has no card to draw and offers nothing.
       *[other] The mayor offers { $offer }: { $cards }.
    }
event-auction_won = { $player } wins { $building-inline } for { $bid }.
event-auction_lost = { $player } does not outbid the mayor; { $building-inline } goes under its deck.
event-deck_peeked =
    { $shown ->
        [true] { $player } looks at the top of the { $deck } deck: { $buildings }.
       *[false] { $player } looks at the top of the { $deck } deck ({ cards }).
    }
event-building_laid = { $player } lays { $building-inline } on the board.
event-cards_returned = { $player } puts { cards } back on { $place-inline } of the { $deck } deck.
event-labour_spent = { $player } spends a labour token.
event-raw_to_fair = { $player } brings { $good-inline } to the fair.
event-raw_made = { $player } brings { $good-inline } to { $building-plain }.
event-raw_traded = { $player } turns a marker from the fair into { $good-inline } for { $building-plain }.
event-product_made =
    { $points ->
        [0] { $player } makes { $good-inline }.
       *[other] { $player } makes { $good-inline }: { points }.
    }
event-product_moved = { $player } delivers { $good-inline } to { $building-plain }.
event-product_stored = { $player } delivers { $good-inline } to the granary.
event-marker_removed = { $player }'s { $good } marker makes room.
event-product_loaded =
    { $points ->
        [0] { $player } loads { $good-inline } onto { $ship-inline }.
       *[other] { $player } loads { $good-inline } onto { $ship-inline }: { points }.
    }
event-product_lost = { $player } has no room for { $good-inline }, which is lost.
event-good_bought =
    { $fair ->
        [true] { $player } buys { $good-inline } for { $building-plain } with a marker from the fair.
       *[false] { $player } buys { $good-inline } for { $building-plain }.
    }
event-fair_gained = { $player } puts a marker at the fair for it.
event-privilege_taken = { $player } takes a privilege token.
event-labour_taken = { $player } takes a labour token.
event-order_changed = { $player } will be number { $place } in the next round.
event-ship_scored = { $player } has { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    } on { $ship-inline }: { points }{ $bonus ->
        [0] {""}
       *[other] {" "}and { $bonus } for the majority
    }.
event-sets_scored =
    { $sets ->
        [one] { $player } has { $sets } colour set: { points }.
       *[other] { $player } has { $sets } colour sets: { points }.
    }
event-granary_scored = { $player } has { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    } in the granary: { points }.
event-capital_invested = { $player } invests { $cards }: { points }.

## What is asked

question-exchange = { $player }, do you exchange a building card from your hand?
question-swap = { $player }, do you swap your sawmill?
question-send_helper = { $player }, where do you send a helper?
question-fee = { $player }, how do you pay for the disc below: with one capital card or { $year ->
        [one] { $year } point?
       *[other] { $year } points?
    }
question-bank = { $player }, which of the face-up cards do you take?
question-keep_one_more = { $player }, do you use the privilege and keep one more card?
question-discard =
    { $discards ->
        [one] { $player }, which capital card do you discard?
       *[other] { $player }, which capital cards do you discard?
    }
question-pay = { $player }, which cards do you pay with?
question-build =
    { $built ->
        [0] { $player }, which building do you build?
       *[other] { $player }, do you build a second one? { $due } to pay so far.
    }
question-notary = { $player }, what do you do at the notary?
question-peek_after = { $player }, do you use the privilege and look at a deck?
question-lay_out = { $player }, which card do you lay on the board?
question-put_back = { $player }, where do the other cards go?
question-put = { $player }, which card comes next, from the top?
question-open_auction = { $player }, what is your opening bid for { $lot-inline }? You can pay { $most_bid }.
question-raise_bid = { $player }, the bid for { $lot-inline } is { $bid }: do you bid more? You can pay { $most_bid }.
question-outbid = { $player }, the mayor offers { $offer } for { $lot-inline }: do you bid more? You can pay { $most_bid }.
question-craft =
    { $labour_points ->
        [one] { $player }, you have { $labour_points } labour point left. What do you do?
       *[other] { $player }, you have { $labour_points } labour points left. What do you do?
    }
question-second_raw = { $player }, where does the second raw material go?
question-labour = { $player }, do you spend a labour token?
question-deliver = { $player }, where does { $carried-inline } go?
question-reward = { $player }, which capital card do you take for the delivery?
question-load_ship = { $player }, which ship do you load { $carried-inline } onto?
question-bribe = { $player }, which card do you bribe the captain with?
question-buy_good = { $player }, what do you buy from the granary?
question-pay_good = { $player }, how do you pay for { $carried-inline }?
question-hall = { $player }, what do you do at the town hall?
question-invest = { $player }, which cards do you invest?

## What can be done

action-pass = pass
action-exchange = exchange { $first-inline }
action-swap = take { $first-inline }
action-send = send a helper to { $first-inline }
action-stack = put a helper on a disc at { $first-inline }, field { $second }
action-pay_points = pay with points
action-pay_fair = pay with a marker from the fair
action-pay = pay { $first-inline }
action-discard = discard { $first-inline }
action-take = take { $first-inline }
action-take_both = take both
action-draw = draw from the deck
action-use_privilege = use the privilege
action-build = build { $first-inline } at { $second-inline }
action-buy = buy { $first-inline }
action-auction = auction { $first-inline }
action-bid = bid { $first }
action-peek = look at the { $first } deck
action-lay = lay { $first-inline } on the board
action-put_back = put the cards on { $first-inline } of the deck
action-put = put { $first-inline } next
action-bring_to_fair = bring { $first-inline } to the fair
action-bring = bring { $first-inline } to { $second-inline }
action-double_to_fair = bring { $first-inline } to the fair, and another raw material
action-double = bring { $first-inline } to { $second-inline }, and another raw material
action-trade = turn a marker from the fair into { $first-inline } for { $second-inline }
action-make = produce at { $first-inline }
action-store = deliver it to the granary
action-deliver = deliver it to { $first-inline }
action-load = load it onto { $first-inline }
action-bribe = bribe the captain of { $first-inline }
action-buy_good = buy { $first-inline } for { $second-inline }
action-take_privilege = take a privilege token
action-take_labour = take a labour token
action-change_order = change the order of the next round
action-invest = invest { $first-inline }

group-send = Send a helper
group-stack = Stack a helper
group-build = Build
group-buy = Buy
group-auction = Auction
group-make = Produce
group-bring = Make a raw material
group-trade = Trade at the fair
group-bring_to_fair = Bring to the fair
group-load = Load
group-buy_good = Buy from the granary
group-pay = Pay
group-bid = Bid
group-exchange = Exchange a card
group-swap = Take another sawmill
group-take = Take a card
group-discard = Discard
group-double = Two raw materials with the privilege
group-invest = Invest
group-other = Other
choice-done = end the turn
pass-exchange = Keep my cards
pass-swap = Keep my sawmill
pass-send_helper = Pass: no more helpers
pass-bank = Skip the bank
pass-keep_one_more = Discard two
pass-build = Build nothing
pass-built = No second one: pay { $due }
pass-notary = Do nothing here
pass-peek_after = Do not look
pass-raise_bid = Leave the auction
pass-outbid = Let it go
pass-craft = Stop
pass-second_raw = None
pass-labour = Keep my tokens
pass-load_ship = Let the product be lost
pass-buy_good = Buy nothing
pass-hall = Do nothing here
pass-invest = Do not invest

## Why

reason-end_turn = There is nothing left to do this turn.
reason-pass = Nothing here is worth doing.
reason-build = { $building-full } costs { $cost } and makes { $good-inline }.
reason-make =
    { $points ->
        [0] It makes { $good-inline }, which brings points where it goes.
       *[other] It makes { $good-inline }, worth { points } and more where it goes.
    }
reason-fill =
    { $missing ->
        [0] Then { $building-inline } has all it needs to make { $product-inline }.
        [one] { $building } needs { $good-inline } to make { $product-inline }; { $missing } more is missing then.
       *[other] { $building } needs { $good-inline } to make { $product-inline }; { $missing } more are missing then.
    }
reason-deliver = { $building } needs it to make { $product-inline }.
reason-buy_good = { $building } needs it to make { $product-inline }, and buying is quicker than making it.
reason-stack = A helper at { $town-inline } is worth the fee.
reason-exchange = Another card is likely to fit better.
reason-swap = Its colours fit your hand better.
reason-send-bankers =
    { $count ->
        [one] You have { $count } capital card; four more let you build and buy.
       *[other] You have { $count } capital cards; four more let you build and buy.
    }
reason-send-builders =
    { $count ->
        [one] { $count } building card waits in your hand, and your capital is worth { $money }.
       *[other] { $count } building cards wait in your hand, and your capital is worth { $money }.
    }
reason-send-notary = Capital worth { $money } can buy or win another building.
reason-send-crafts = There a helper has { $labour } labour points this year.
reason-send-merchants = The granary may have what your buildings lack, for one card.
reason-send-hall = A token from there helps later, where it counts.
reason-pay_points = The cards are needed more than the points.
reason-pay_fair = A marker from the fair is cheaper than a card.
reason-pay = You will miss this capital the least.
reason-discard =
    { $count ->
        [one] You will miss this card the least: your capital is then worth { $kept } instead of { $now }.
       *[other] It is one of the { $count } cards you will miss the least: your capital is then worth { $kept } instead of { $now }.
    }
reason-take =
    { $count ->
        [one] It is the first of its colour, worth { $worth }.
       *[other] With it you have { $count } cards of its colour, worth { $worth } together.
    }
reason-take_both = Both fit the colours in your hand.
reason-draw = The face-up cards do not fit the colours in your hand.
reason-use_privilege = The privilege is free, or worth its token here.
reason-buy = { $building-full } makes { $good-inline } and costs { $cost } in its own colours.
reason-auction = { $building-full } makes { $good-inline }; at auction it may cost less, and in any colours.
reason-bid = { $building-full } is worth that much; you could go up to { $most }.
reason-peek = The right cards on the board are worth the privilege.
reason-lay = This card is the most useful one on the board.
reason-put_back = The cards do the least harm there.
reason-put = In this order they come up when they are needed.
reason-fair = At the fair it can become any raw material.
reason-store = The granary pays a capital card, and { points } at the end of the year if the marker stays.
reason-load =
    { $points ->
        [0] On { $ship-inline } it brings { $later } at the end of the year, and puts you in place { $place } there.
       *[other] On { $ship-inline } it brings { points } now and { $later } more at the end of the year, and puts you in place { $place } there.
    }
reason-bribe =
    { $points ->
        [0] For one card: { $later } at the end of the year, and place { $place } on { $ship-inline }.
       *[other] For one card: { points } now, { $later } more at the end of the year, and place { $place } on { $ship-inline }.
    }
reason-take_privilege = A privilege token can be used wherever it helps most.
reason-take_labour = A labour token gives a labour point between two stages.
reason-change_order = Being early in the next round is worth a helper.
reason-invest = Your best card of each colour: together they bring { points } now.

## The table

full-name = { $card-full }
natural = natural
headline = Year { $year }, { $season ->
        [1] spring
        [2] summer
        [3] autumn
       *[other] winter
    } · { $player } to decide
headline-over = The match is over.
section-town = Town
note-order = order: { $order } · in the pool: { $privileges } privilege, { $labour } labour
section-market = Market
line-capital = Capital
line-deck = { $name-full }
line-made = { $good }{ $points ->
        [0] {""}
       *[other] , { points }
    }
heading-field = { $field }{ $kind ->
        [gold] {" "}gold
        [silver_ribbon] {" "}ribbon
       *[other] {""}
    }
heading-gives = what a helper does
heading-build = build
heading-buy = buy
heading-deck = deck
heading-open = face up
heading-majority = most markers
heading-holds = holds, with points for each marker
heading-estate = Estate
heading-hand = Building cards in hand
heading-needs = needs, ● has
heading-makes = makes
gives-bankers_guild = take 4 cards, discard 2
gives-builders_guild = build 1 or 2 cards
gives-notary = buy or auction a card
gives-crafts_guild = { $labour } labour points
gives-merchants_guild = buy from the granary
gives-town_hall = { $players ->
        [2] take a token
       *[other] take a token or a place in the order
    }
held-left = costs { $cost }, fits the left end
held-right = costs { $cost }, fits the right end
held-both = costs { $cost }, fits both ends
held-none = costs { $cost }, fits neither end
section-granary = Granary
note-granary = each from the bottom marker; ○ is a natural one
section-ships = Ships
majority = { $player }: { $markers } (+{ $bonus })
section-seat = { $player }: { points } · helpers { $helpers } · capital { $capital } · cards { $buildings }{ $privileges ->
        [0] {""}
       *[other] {" "}· privileges { $privileges }
    }{ $labour ->
        [0] {""}
       *[other] {" "}· labour { $labour }
    }{ $fair ->
        [0] {""}
       *[other] {" "}· at the fair { $fair }
    }
note-capital = Capital in hand, worth { $worth }: { $cards }
note-known = known in hand: { $cards }

score-start = Starting points
score-unused_helpers = Unused helpers
score-fees = Fees
score-production = Production
score-shipped = Goods on ships
score-majorities = Majorities on ships
score-colour_sets = Colour sets
score-granary = Granary
score-investment = Investment
score-bonus_tokens = Bonus tokens
detail-token = { $good } { $points }
detail-sets = { $sets ->
        [one] { $sets } set in the last year
       *[other] { $sets } sets in the last year
    }
tie-capital = more capital cards
tie-order = further back in the order

## Goods

resource-wood = wood
    .inline = wood
    .full = wood
resource-iron_ore = iron ore
    .inline = iron ore
    .full = iron ore
resource-flax = flax
    .inline = flax
    .full = flax
resource-wheat = wheat
    .inline = wheat
    .full = wheat
resource-cow = cow
    .inline = a cow
    .full = cow
resource-wax = wax
    .inline = wax
    .full = wax
resource-grapes = grapes
    .inline = grapes
    .full = grapes
resource-barrel = barrel
    .inline = a barrel
    .full = barrel
resource-rope = rope
    .inline = rope
    .full = rope
resource-leather = leather
    .inline = leather
    .full = leather
resource-paper = paper
    .inline = paper
    .full = paper
resource-iron = iron
    .inline = iron
    .full = iron
resource-cloth = cloth
    .inline = cloth
    .full = cloth
resource-flour = flour
    .inline = flour
    .full = flour
resource-meat = meat
    .inline = meat
    .full = meat
resource-weapons = weapons
    .inline = weapons
    .full = weapons
resource-tools = tools
    .inline = tools
    .full = tools
resource-clothes = clothes
    .inline = clothes
    .full = clothes
resource-books = books
    .inline = books
    .full = books
resource-candles = candles
    .inline = candles
    .full = candles
resource-wine = wine
    .inline = wine
    .full = wine
resource-beer = beer
    .inline = beer
    .full = beer
resource-bread = bread
    .inline = bread
    .full = bread

## Town, ships and places

card-bankers_guild = Bankers' guild
    .inline = the bankers' guild
    .full = Bankers' guild
card-builders_guild = Builders' guild
    .inline = the builders' guild
    .full = Builders' guild
card-notary = Notary
    .inline = the notary
    .full = Notary
card-crafts_guild = Crafts guild
    .inline = the crafts guild
    .full = Crafts guild
card-merchants_guild = Merchants' guild
    .inline = the merchants' guild
    .full = Merchants' guild
card-town_hall = Town hall
    .inline = the town hall
    .full = Town hall
card-ship_1 = Ship 1
    .inline = ship 1
    .full = Ship 1
card-ship_2 = Ship 2
    .inline = ship 2
    .full = Ship 2
card-ship_3 = Ship 3
    .inline = ship 3
    .full = Ship 3
card-ship_4 = Ship 4
    .inline = ship 4
    .full = Ship 4
card-basic = basic
    .inline = the basic deck
    .full = Basic buildings
card-extended = extended
    .inline = the extended deck
    .full = Extended buildings
card-advanced = advanced
    .inline = the advanced deck
    .full = Advanced buildings
card-left = left
    .inline = the left end
    .full = left end
card-right = right
    .inline = the right end
    .full = right end
card-top = top
    .inline = the top
    .full = top
card-bottom = bottom
    .inline = the bottom
    .full = bottom

## Capital

card-capital_purple_1 = purple 1
    .inline = a purple 1
    .full = purple 1
card-capital_purple_2 = purple 2
    .inline = a purple 2
    .full = purple 2
card-capital_purple_3 = purple 3
    .inline = a purple 3
    .full = purple 3
card-capital_green_1 = green 1
    .inline = a green 1
    .full = green 1
card-capital_green_2 = green 2
    .inline = a green 2
    .full = green 2
card-capital_green_3 = green 3
    .inline = a green 3
    .full = green 3
card-capital_blue_1 = blue 1
    .inline = a blue 1
    .full = blue 1
card-capital_blue_2 = blue 2
    .inline = a blue 2
    .full = blue 2
card-capital_blue_3 = blue 3
    .inline = a blue 3
    .full = blue 3
card-capital_red_1 = red 1
    .inline = a red 1
    .full = red 1
card-capital_red_2 = red 2
    .inline = a red 2
    .full = red 2
card-capital_red_3 = red 3
    .inline = a red 3
    .full = red 3

## Building cards

card-sawmill_1 = Sawmill
    .inline = the sawmill (purple/green)
    .plain = the sawmill
    .full = Sawmill (purple/green)
card-sawmill_2 = Sawmill
    .inline = the sawmill (green/blue)
    .plain = the sawmill
    .full = Sawmill (green/blue)
card-sawmill_3 = Sawmill
    .inline = the sawmill (blue/red)
    .plain = the sawmill
    .full = Sawmill (blue/red)
card-sawmill_4 = Sawmill
    .inline = the sawmill (red/purple)
    .plain = the sawmill
    .full = Sawmill (red/purple)
card-sawmill_5 = Sawmill
    .inline = the sawmill (purple/blue)
    .plain = the sawmill
    .full = Sawmill (purple/blue)
card-sawmill_6 = Sawmill
    .inline = the sawmill (green/red)
    .plain = the sawmill
    .full = Sawmill (green/red)
card-iron_mine_1 = Iron mine
    .inline = the iron mine (red/red)
    .plain = the iron mine
    .full = Iron mine (red/red)
card-iron_mine_2 = Iron mine
    .inline = the iron mine (purple/purple)
    .plain = the iron mine
    .full = Iron mine (purple/purple)
card-iron_mine_3 = Iron mine
    .inline = the iron mine (green/blue)
    .plain = the iron mine
    .full = Iron mine (green/blue)
card-iron_mine_4 = Iron mine
    .inline = the iron mine (blue/green)
    .plain = the iron mine
    .full = Iron mine (blue/green)
card-flax_plantation_1 = Flax plantation
    .inline = the flax plantation (blue/blue)
    .plain = the flax plantation
    .full = Flax plantation (blue/blue)
card-flax_plantation_2 = Flax plantation
    .inline = the flax plantation (purple/purple)
    .plain = the flax plantation
    .full = Flax plantation (purple/purple)
card-flax_plantation_3 = Flax plantation
    .inline = the flax plantation (green/red)
    .plain = the flax plantation
    .full = Flax plantation (green/red)
card-flax_plantation_4 = Flax plantation
    .inline = the flax plantation (red/green)
    .plain = the flax plantation
    .full = Flax plantation (red/green)
card-wheat_field_1 = Wheat field
    .inline = the wheat field (green/green)
    .plain = the wheat field
    .full = Wheat field (green/green)
card-wheat_field_2 = Wheat field
    .inline = the wheat field (blue/blue)
    .plain = the wheat field
    .full = Wheat field (blue/blue)
card-wheat_field_3 = Wheat field
    .inline = the wheat field (purple/red)
    .plain = the wheat field
    .full = Wheat field (purple/red)
card-wheat_field_4 = Wheat field
    .inline = the wheat field (red/purple)
    .plain = the wheat field
    .full = Wheat field (red/purple)
card-cow_pasture_1 = Cow pasture
    .inline = the cow pasture (red/red)
    .plain = the cow pasture
    .full = Cow pasture (red/red)
card-cow_pasture_2 = Cow pasture
    .inline = the cow pasture (green/green)
    .plain = the cow pasture
    .full = Cow pasture (green/green)
card-cow_pasture_3 = Cow pasture
    .inline = the cow pasture (purple/blue)
    .plain = the cow pasture
    .full = Cow pasture (purple/blue)
card-cow_pasture_4 = Cow pasture
    .inline = the cow pasture (blue/purple)
    .plain = the cow pasture
    .full = Cow pasture (blue/purple)
card-apiary_1 = Apiary
    .inline = the apiary (red/red)
    .plain = the apiary
    .full = Apiary (red/red)
card-apiary_2 = Apiary
    .inline = the apiary (blue/blue)
    .plain = the apiary
    .full = Apiary (blue/blue)
card-apiary_3 = Apiary
    .inline = the apiary (purple/green)
    .plain = the apiary
    .full = Apiary (purple/green)
card-apiary_4 = Apiary
    .inline = the apiary (green/purple)
    .plain = the apiary
    .full = Apiary (green/purple)
card-vineyard_1 = Vineyard
    .inline = the vineyard (green/green)
    .plain = the vineyard
    .full = Vineyard (green/green)
card-vineyard_2 = Vineyard
    .inline = the vineyard (purple/purple)
    .plain = the vineyard
    .full = Vineyard (purple/purple)
card-vineyard_3 = Vineyard
    .inline = the vineyard (blue/red)
    .plain = the vineyard
    .full = Vineyard (blue/red)
card-vineyard_4 = Vineyard
    .inline = the vineyard (red/blue)
    .plain = the vineyard
    .full = Vineyard (red/blue)
card-cooperage_1 = Cooperage
    .inline = the cooperage (green/purple)
    .plain = the cooperage
    .full = Cooperage (green/purple)
card-cooperage_2 = Cooperage
    .inline = the cooperage (blue/purple)
    .plain = the cooperage
    .full = Cooperage (blue/purple)
card-cooperage_3 = Cooperage
    .inline = the cooperage (red/green)
    .plain = the cooperage
    .full = Cooperage (red/green)
card-ropewalk_1 = Ropewalk
    .inline = the ropewalk (green/blue)
    .plain = the ropewalk
    .full = Ropewalk (green/blue)
card-ropewalk_2 = Ropewalk
    .inline = the ropewalk (green/red)
    .plain = the ropewalk
    .full = Ropewalk (green/red)
card-ropewalk_3 = Ropewalk
    .inline = the ropewalk (red/purple)
    .plain = the ropewalk
    .full = Ropewalk (red/purple)
card-tannery_1 = Tannery
    .inline = the tannery (purple/green)
    .plain = the tannery
    .full = Tannery (purple/green)
card-tannery_2 = Tannery
    .inline = the tannery (purple/blue)
    .plain = the tannery
    .full = Tannery (purple/blue)
card-tannery_3 = Tannery
    .inline = the tannery (blue/red)
    .plain = the tannery
    .full = Tannery (blue/red)
card-paper_mill_1 = Paper mill
    .inline = the paper mill (purple/red)
    .plain = the paper mill
    .full = Paper mill (purple/red)
card-paper_mill_2 = Paper mill
    .inline = the paper mill (blue/green)
    .plain = the paper mill
    .full = Paper mill (blue/green)
card-paper_mill_3 = Paper mill
    .inline = the paper mill (red/green)
    .plain = the paper mill
    .full = Paper mill (red/green)
card-smelter_1 = Smelter
    .inline = the smelter (blue/green)
    .plain = the smelter
    .full = Smelter (blue/green)
card-smelter_2 = Smelter
    .inline = the smelter (purple/blue)
    .plain = the smelter
    .full = Smelter (purple/blue)
card-smelter_3 = Smelter
    .inline = the smelter (red/blue)
    .plain = the smelter
    .full = Smelter (red/blue)
card-weaving_mill_1 = Weaving mill
    .inline = the weaving mill (red/purple)
    .plain = the weaving mill
    .full = Weaving mill (red/purple)
card-weaving_mill_2 = Weaving mill
    .inline = the weaving mill (purple/green)
    .plain = the weaving mill
    .full = Weaving mill (purple/green)
card-weaving_mill_3 = Weaving mill
    .inline = the weaving mill (green/blue)
    .plain = the weaving mill
    .full = Weaving mill (green/blue)
card-butchery_1 = Butchery
    .inline = the butchery (blue/red)
    .plain = the butchery
    .full = Butchery (blue/red)
card-butchery_2 = Butchery
    .inline = the butchery (purple/red)
    .plain = the butchery
    .full = Butchery (purple/red)
card-butchery_3 = Butchery
    .inline = the butchery (green/purple)
    .plain = the butchery
    .full = Butchery (green/purple)
card-mill_1 = Mill
    .inline = the mill (red/blue)
    .plain = the mill
    .full = Mill (red/blue)
card-mill_2 = Mill
    .inline = the mill (green/red)
    .plain = the mill
    .full = Mill (green/red)
card-mill_3 = Mill
    .inline = the mill (blue/purple)
    .plain = the mill
    .full = Mill (blue/purple)
card-armourer_1 = Armourer
    .inline = the armourer (purple/green)
    .plain = the armourer
    .full = Armourer (purple/green)
card-armourer_2 = Armourer
    .inline = the armourer (blue/red)
    .plain = the armourer
    .full = Armourer (blue/red)
card-toolsmith_1 = Toolsmith
    .inline = the toolsmith (purple/blue)
    .plain = the toolsmith
    .full = Toolsmith (purple/blue)
card-toolsmith_2 = Toolsmith
    .inline = the toolsmith (red/green)
    .plain = the toolsmith
    .full = Toolsmith (red/green)
card-tailor_1 = Tailor
    .inline = the tailor (red/purple)
    .plain = the tailor
    .full = Tailor (red/purple)
card-tailor_2 = Tailor
    .inline = the tailor (green/blue)
    .plain = the tailor
    .full = Tailor (green/blue)
card-bookbinder_1 = Bookbinder
    .inline = the bookbinder (blue/green)
    .plain = the bookbinder
    .full = Bookbinder (blue/green)
card-bookbinder_2 = Bookbinder
    .inline = the bookbinder (purple/red)
    .plain = the bookbinder
    .full = Bookbinder (purple/red)
card-chandlery_1 = Chandlery
    .inline = the chandlery (green/purple)
    .plain = the chandlery
    .full = Chandlery (green/purple)
card-chandlery_2 = Chandlery
    .inline = the chandlery (red/blue)
    .plain = the chandlery
    .full = Chandlery (red/blue)
card-winery_1 = Winery
    .inline = the winery (blue/blue)
    .plain = the winery
    .full = Winery (blue/blue)
card-winery_2 = Winery
    .inline = the winery (purple/purple)
    .plain = the winery
    .full = Winery (purple/purple)
card-brewery_1 = Brewery
    .inline = the brewery (green/red)
    .plain = the brewery
    .full = Brewery (green/red)
card-brewery_2 = Brewery
    .inline = the brewery (blue/purple)
    .plain = the brewery
    .full = Brewery (blue/purple)
card-bakery_1 = Bakery
    .inline = the bakery (red/red)
    .plain = the bakery
    .full = Bakery (red/red)
card-bakery_2 = Bakery
    .inline = the bakery (green/green)
    .plain = the bakery
    .full = Bakery (green/green)
