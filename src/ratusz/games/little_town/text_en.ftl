### Little Town in English.
###
### An argument that is the id of a tile, an objective card, a square or a resource arrives as its name, and once more for
### each form of that name: $tile is "Bakery", $tile-inline is "the Bakery". The arguments of an action are $first to $fourth.

game-name = Little Town
game-description = Place workers to gather from what lies around them and to use buildings, build your own, and win the most points in four rounds.
game-tie-breaks = Equal scores share the victory.

option-board = the side of the board
option-market = the twelve tiles in the market: random ones, those for a first match, or twelve of your choice
option-coins_may_feed = 3 coins may replace a missing food when workers are fed

## Amounts

coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
wood = { $wood } wood
stone = { $stone } stone
fish = { $fish } fish
wheat = { $wheat } wheat
gathered = { $got_wood ->
        [0] {""}
       *[other] {" "}+{ $got_wood } wood
    }{ $got_stone ->
        [0] {""}
       *[other] {" "}+{ $got_stone } stone
    }{ $got_fish ->
        [0] {""}
       *[other] {" "}+{ $got_fish } fish
    }
gained = { $got_wheat ->
        [0] {""}
       *[other] {" "}+{ $got_wheat } wheat
    }{ $got_coins ->
        [0] {""}
        [one] {" "}+{ $got_coins } coin
       *[other] {" "}+{ $got_coins } coins
    }{ $got_points ->
        [0] {""}
        [one] {" "}+{ $got_points } point
       *[other] {" "}+{ $got_points } points
    }
won = { $got_points ->
        [0] {""}
        [one] {" "}+{ $got_points } point
       *[other] {" "}+{ $got_points } points
    }
paid = { $paid_wood ->
        [0] {""}
       *[other] {" "}−{ $paid_wood } wood
    }{ $paid_stone ->
        [0] {""}
       *[other] {" "}−{ $paid_stone } stone
    }{ $paid_fish ->
        [0] {""}
       *[other] {" "}−{ $paid_fish } fish
    }{ $paid_wheat ->
        [0] {""}
       *[other] {" "}−{ $paid_wheat } wheat
    }{ $paid_coins ->
        [0] {""}
        [one] {" "}−{ $paid_coins } coin
       *[other] {" "}−{ $paid_coins } coins
    }{ $bought ->
        [0] {""}
        [one] {" "}({ $bought } cube for coins)
       *[other] {" "}({ $bought } cubes for coins)
    }
food = { $fish ->
        [0] {""}
       *[other] {" "}−{ $fish } fish
    }{ $wheat ->
        [0] {""}
       *[other] {" "}−{ $wheat } wheat
    }
food-bought =
    { $bought ->
        [0] {""}
        [one] {" "}({ $bought } meal for coins)
       *[other] {" "}({ $bought } meals for coins)
    }

## What happens

event-round_began = Round { $round } begins; { $player } is first.
event-worker_placed = { $player } places a worker on { $square }.
event-cubes_gathered = { $player } gathers:{ gathered }.
event-building_used = { $player } uses { $tile-inline } on { $square }:{ paid }{ gathered }{ gained }.
event-rent_paid = { $player } gets { coins } of rent for { $tile-inline }.
event-building_built = { $player } builds { $tile-inline } on { $square }:{ paid }{ won }.
event-objective_claimed = { $player } has finished the objective “{ $objective }”: { points }.
event-round_ended = Round { $round } is over.
event-cathedral_scored =
    { $player } gets { points } for { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } around the Cathedral.
event-residence_acted = The Residence of { $player } on { $square } acts like a worker.
event-workers_fed =
    { $unfed ->
        [0] { $player } feeds all workers:{ food }{ food-bought }.
        [one] { $player } leaves { $unfed } worker without food: −{ points }{ food }{ food-bought }.
       *[other] { $player } leaves { $unfed } workers without food: −{ points }{ food }{ food-bought }.
    }
event-castle_scored = { $player } gets { points } for the Castle.
event-watchtower_scored = { $player } gets { points } for the Watchtower.
event-coins_scored =
    { $points ->
        [0] { $player } gets no points for coins.
       *[other] { $player } gets { points } for { coins }.
    }
event-part_ended = { $player } is done.

## What can be done

question-turn = { $player }, place a worker or build something.
question-work = { $player }, what does your worker use?
question-close = { $player }, you have finished an objective. Show it?
question-pay = { $player }, how do you pay?
question-give = { $player }, which two cubes do you give to the Shop?
question-take = { $player }, which two cubes do you take from the Shop?
question-pay_cost = { $player }, how do you pay?
question-build_on = { $player }, where do you build?
question-window = { $player }, the round is ending. Show a finished objective?
question-feed = { $player }, what do your workers eat?

action-place = place a worker on { $first }
action-build = build { $first-inline }
action-build_on = build on { $first }
action-gather = gather { $first-inline }
action-use = use the building on { $first }
action-give = give { $first }
action-take = take { $first }
action-buy =
    { $first ->
        [0] { $second ->
            [0] { $third ->
                [0] { $fourth ->
                    [0] pay with your own cubes
                   *[other] buy{ bought-cubes }
                }
               *[other] buy{ bought-cubes }
            }
           *[other] buy{ bought-cubes }
        }
       *[other] buy{ bought-cubes }
    }
bought-cubes = { $first ->
        [0] {""}
       *[other] {" "}{ $first } wood
    }{ $second ->
        [0] {""}
       *[other] {" "}{ $second } stone
    }{ $third ->
        [0] {""}
       *[other] {" "}{ $third } fish
    }{ $fourth ->
        [0] {""}
       *[other] {" "}{ $fourth } wheat
    }
action-claim = show the objective “{ $first }”
action-feed =
    { $first ->
        [0] feed everybody with wheat
       *[other] feed { $first } with fish, the others with wheat
    }
action-buy_food =
    { $first ->
        [0] buy no food
       *[other] buy food for { $first }
    }

group-claim = Show a finished objective
group-use = Use a building
group-gather = Gather
group-place = Place a worker
group-build = Build
group-build_on = Build on
group-pay = Pay
group-give = Give to the Shop
group-take = Take from the Shop
group-feed = Feed the workers
group-other = Go on

choice-place = { $square }{ $offer ->
        [yes] {": "}{ $gets }
       *[no] {""}
    }
choice-use = { $tile } on { $square }{ $rent ->
        [0] {""}
       *[other] {", "}rent { $rent }
    }: { $tile-effect }
choice-build = { $tile }, { points }: { $tile-effect }
choice-claim = { $objective }
choice-close = go on
offer-cubes = { gathered }
offer-building =
    { $rent ->
        [0] { $tile }
       *[other] { $tile } (rent { $rent })
    }

closed-houses = You have no house left to build.
closed-coins = This tile costs { coins }.
closed-cubes =
    { $cubes ->
        [one] { $cubes } cube is missing; buying it takes { coins }.
       *[other] { $cubes } cubes are missing; buying them takes { coins }.
    }
closed-supply = The cubes that are missing are not in the supply either.
closed-objective = Its condition is not met now.
closed-used = This worker has used it already.
closed-rent = It belongs to somebody else: the rent is { coins }.
closed-input = You cannot pay what it needs.
closed-nothing = The supply has nothing that it would give.
closed-gathering = The supply has none of it now.
closed-meals = Each bought meal costs { coins } and has to be in the supply.
closed-when-end_turn = A turn ends when its worker has been put to work and what was begun is finished.
closed-when-place = A worker comes at the beginning of a turn, on grass without a building and without a worker.
closed-when-build = A building is begun at the beginning of a turn, with one of the tiles in the market.
closed-when-build_on = A tile that is paid for comes on grass without a building and without a worker.
closed-when-gather = A worker gathers what lies around it, each square once, before the turn ends.
closed-when-use = A worker uses buildings on the squares around it, each of them once.
closed-when-give = Two cubes are handed in only at the Shop, and only such as can be paid.
closed-when-take = The Shop gives two cubes of other kinds than were paid, if the supply has them.
closed-when-buy = Cubes are bought only while something is paid for, and only those that are due.
closed-when-claim = You can show only objectives that you hold and whose condition is met.
closed-when-feed = Workers are fed at the end of a round, each with one fish or one wheat that you have.
closed-when-buy_food = Food is bought only at the end of a round, for those who have none, and only if the option allows it.

costly-claim = You have finished an objective, and later it may be too late to show it.
costly-use = Your own building beside this worker could still be used for free.

reason-end-turn = This worker has done its work.
reason-close-window = Go on: an objective can be shown later.
reason-place-food =
    { $missing ->
        [one] On { $square } there is fish, and one worker would go hungry.
       *[other] On { $square } there is fish, and { $missing } workers would go hungry.
    }
reason-place-buildings =
    { $square } { $cubes ->
        [0] lies
        [one] brings { $cubes } cube and lies
       *[other] brings { $cubes } cubes and lies
    } next to { $buildings ->
        [one] a useful building.
       *[other] { $buildings } useful buildings.
    }
reason-place-cubes =
    { $cubes ->
        [one] { $square } brings a cube that is needed.
       *[other] { $square } brings { $cubes } cubes that are needed.
    }
reason-place = On { $square } the worker leaves the better squares for later.
reason-build = { $tile } brings { points } at once.
reason-build-to-use =
    { $tile } brings { points } at once for { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }, and then works for your workers.
reason-build-for-later = Points for later. { $tile-effect }.
reason-build-on = Here it takes up no square that workers want.
reason-build-on-near-own =
    { $buildings ->
        [one] A worker next to { $square } can use your other building too.
       *[other] A worker next to { $square } can use { $buildings } of your other buildings too.
    }
reason-build-on-terrain = Workers next to { $square } gather as well, and others will pay rent there.
reason-gather = Take it while it is there: the supply is running out.
reason-use =
    { $coins ->
        [0] { $tile } is yours, so there is no rent: { $tile-effect }.
       *[other] { $tile } is worth its rent: { $tile-effect }.
    }
reason-use-points =
    { $coins ->
        [0] { $tile } is yours and brings { points }.
       *[other] { $tile } brings { points }, more than the rent is worth.
    }
reason-give = You can do without this.
reason-take = This is what you need most now.
reason-buy =
    { $bought ->
        [0] Your own cubes are enough, and coins are points too.
       *[other] Coins replace what is missing, and what you get is worth more.
    }
reason-claim = “{ $objective }” is fulfilled: take { points }, later it may not be.
reason-feed =
    { $fish ->
        [0] Give wheat and keep the fish: they will be of more use.
       *[other] Give these fish and keep the wheat: it will be of more use.
    }
reason-buy-food =
    { $bought ->
        [0] Keep the coins: they are worth more than the points that hunger costs.
       *[other] A hungry worker costs { points }, more than the coins are worth.
    }

## The table

headline = Round { $round } · { $player } to decide · { $phase ->
        [turn] a turn
        [window_1] claims before the special buildings
        [special_buildings] special buildings
        [window_2] claims before the feeding
       *[feeding] feeding
    }
headline-over = The match is over after round { $round }.
section-board = Board
section-board-note = forest ♣, mountain ▲, lake ≈, workers by number
section-market = Market
section-market-note =
    { $fields ->
        [0] no Wheat Field left
        [one] { $fields } Wheat Field left
       *[other] { $fields } Wheat Fields left
    }
tile-effect = { $tile-effect }
section-supply = Supply
section-seat = { $player }: { points }
label-houses = houses
label-workers = workers
label-cards = cards
label-coins = coins
label-points = points
note-objectives = objectives: { $objectives }
note-finished = finished: { $objectives }
objective-progress = { $objective } ({ $have }/{ $need }): { $objective-text }

score-buildings = Buildings
score-uses = Uses of buildings
score-objectives = Objectives
score-cathedral = Cathedral
score-feeding = Unfed workers
score-castle = Castle
score-watchtower = Watchtower
score-coins = Coins, 1 for every 3
detail-card = { $card } { $points }
detail-cards = { $count } × { $card } { $points }
detail-unfed =
    { $unfed ->
        [one] { $unfed } worker without food
       *[other] { $unfed } workers without food
    }

## Resources

resource-wood = Wood
    .inline = wood
resource-stone = Stone
    .inline = stone
resource-fish = Fish
    .inline = fish
resource-wheat = Wheat
    .inline = wheat

card-wood_wood = 2 wood
card-wood_stone = 1 wood and 1 stone
card-wood_fish = 1 wood and 1 fish
card-wood_wheat = 1 wood and 1 wheat
card-stone_stone = 2 stone
card-stone_fish = 1 stone and 1 fish
card-stone_wheat = 1 stone and 1 wheat
card-fish_fish = 2 fish
card-fish_wheat = 1 fish and 1 wheat
card-wheat_wheat = 2 wheat

## Building tiles

card-wheat_field = Wheat Field
    .inline = the Wheat Field
    .effect = 1 wheat
card-bakery = Bakery
    .inline = the Bakery
    .effect = 1 wheat → 4 coins
card-bar = Bar
    .inline = the Bar
    .effect = 3 points
card-barn = Barn
    .inline = the Barn
    .effect = 2 wheat → 5 points
card-bookshop = Bookshop
    .inline = the Bookshop
    .effect = 3 coins
card-brewery = Brewery
    .inline = the Brewery
    .effect = 1 wheat → 3 points
card-carpenter = Carpenter
    .inline = the Carpenter
    .effect = 1 coin → 3 wood
card-castle = Castle
    .inline = the Castle
    .effect = At the end of the game: 4 points for each of your buildings around it
card-cathedral = Cathedral
    .inline = the Cathedral
    .effect = At the end of every round: 1 point for each worker around it, whoever it belongs to
card-church = Church
    .inline = the Church
    .effect = 3 coins → 5 points
card-fair = Fair
    .inline = the Fair
    .effect = 1 wood + 1 stone + 1 fish + 1 wheat → 7 points
card-fishmonger = Fishmonger
    .inline = the Fishmonger
    .effect = 1 fish → 3 coins
card-fountain = Fountain
    .inline = the Fountain
    .effect = 1 coin → 3 points
card-gold_mine = Gold Mine
    .inline = the Gold Mine
    .effect = 2 coins
card-grocery = Grocery
    .inline = the Grocery
    .effect = 1 coin → 1 fish + 1 wheat
card-pier = Pier
    .inline = the Pier
    .effect = 2 fish
card-quarry = Quarry
    .inline = the Quarry
    .effect = 2 coins → 2 stone
card-residence = Residence
    .inline = the Residence
    .effect = At the end of every round it acts for its owner like a worker: it gathers and may use buildings around it
card-restaurant = Restaurant
    .inline = the Restaurant
    .effect = 1 fish + 1 wheat → 4 points
card-shop = Shop
    .inline = the Shop
    .effect = 2 cubes → 2 cubes of other kinds
card-statue = Statue
    .inline = the Statue
    .effect = No effect
card-warehouse = Warehouse
    .inline = the Warehouse
    .effect = 2 stone → 5 points
card-watchtower = Watchtower
    .inline = the Watchtower
    .effect = At the end of the game: 2 points for each grass square around it without a building
card-well = Well
    .inline = the Well
    .effect = 2 points
card-workshop = Workshop
    .inline = the Workshop
    .effect = 2 wood → 3 points

## Objective cards

card-three_in_touch = Three in a group
    .text = Own 3 buildings joined side to side
card-more_buildings_than_workers = More buildings than workers
    .text = Own more buildings than you have workers
card-double_food = Double food
    .text = Have at least two fish or wheat for each of your workers
card-lake_mountain_forest = Lake, mountain, forest
    .text = Own three buildings: one by a lake, one by a mountain, one by a forest
card-use_two_type_building = Two kinds in one use
    .text = Use a building that you pay with 2 different resources
card-feed_all_with_fish = Fish for everyone
    .text = Feed all your workers with fish
card-two_wheat_buildings = Two wheat buildings
    .text = Own 2 buildings that give or need wheat
card-one_fish_building = A fish building
    .text = Own a building that gives or needs fish
card-two_coin_buildings = Two coin buildings
    .text = Own 2 buildings that give or need coins
card-one_wood_or_stone_building = A wood or stone building
    .text = Own a building that gives or needs wood or stone
card-cost_three_stone = Three stone in the cost
    .text = Own a building that costs at least 3 stone
card-zero_coins = No coins
    .text = Have no coins at all
card-six_coins = Six coins
    .text = Have at least 6 coins
card-spend_fresh_cube = Spent at once
    .text = Spend a cube in the turn in which you got it
card-use_four_buildings = Four buildings in a turn
    .text = Use at least 4 buildings in one turn
card-points_from_two_buildings = Points from two buildings
    .text = Get points from the effects of at least 2 buildings in one turn
card-gain_five_cubes = Five cubes in a turn
    .text = Get at least 5 cubes in one turn
card-cost_three_wood = Three wood in the cost
    .text = Own a building that costs at least 3 wood

## Squares

card-A1 = A1
card-B1 = B1
card-C1 = C1
card-D1 = D1
card-E1 = E1
card-F1 = F1
card-G1 = G1
card-H1 = H1
card-I1 = I1
card-A2 = A2
card-B2 = B2
card-C2 = C2
card-D2 = D2
card-E2 = E2
card-F2 = F2
card-G2 = G2
card-H2 = H2
card-I2 = I2
card-A3 = A3
card-B3 = B3
card-C3 = C3
card-D3 = D3
card-E3 = E3
card-F3 = F3
card-G3 = G3
card-H3 = H3
card-I3 = I3
card-A4 = A4
card-B4 = B4
card-C4 = C4
card-D4 = D4
card-E4 = E4
card-F4 = F4
card-G4 = G4
card-H4 = H4
card-I4 = I4
card-A5 = A5
card-B5 = B5
card-C5 = C5
card-D5 = D5
card-E5 = E5
card-F5 = F5
card-G5 = G5
card-H5 = H5
card-I5 = I5
card-A6 = A6
card-B6 = B6
card-C6 = C6
card-D6 = D6
card-E6 = E6
card-F6 = F6
card-G6 = G6
card-H6 = H6
card-I6 = I6
