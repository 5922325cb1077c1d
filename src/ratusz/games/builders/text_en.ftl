### The Builders: Middle Ages in English.
###
### An argument that is the id of a card or resource arrives as its name, and once more for each form of that name:
### $building is "The Chapel", $building-inline is "the Chapel". The arguments of an action are $first and $second.

game-name = The Builders: Middle Ages
game-description = Hire workers, send them to your building sites and win the most points. Once somebody has 17 points on finished cards, the round is the last; coins do not count for the 17.
game-tie-breaks = Ties are broken by more card points, then by more coins; if still equal, the place is shared.

option-round_cap = the match stops, unrated, after this many rounds

## Amounts

coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
actions =
    { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }

-stone = { $n } stone
-wood = { $n } wood
-knowledge = { $n } knowledge
-tile =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }

# What a finished building is worth; nobody is told of 0 points.
reward =
    { $points ->
        [0] { coins }
       *[other] { points } and { coins }
    }

## What happens

event-construction_started = { $player } starts { $building-inline }.
event-building_revealed = New in the building row: { $building-full }.
event-worker_hired = { $player } hires { $worker-inline }.
event-worker_revealed = New in the worker row: { $worker-full }.
event-worker_sent = { $player } sends { $worker-inline } to { $building-inline }: { actions }{ $coins ->
        [0] {""}
       *[other] {", "}{ coins }
    }.
event-building_finished = { $player } finishes { $building-inline }: { reward }.
event-machine_finished = { $player } finishes { $machine-inline }: { points }, and it works without wages.
event-coins_taken = { $player } takes { coins } for { actions }.
event-action_bought = { $player } buys an action for { coins }.
event-end_triggered = { $player } has { points } on finished cards: this round is the last.

## What can be done

question-turn =
    { $actions_left ->
        [0] { $player }, all actions are spent. End the turn, or buy another action?
        [one] { $player }, you have { $actions_left } action left. What do you do?
       *[other] { $player }, you have { $actions_left } actions left. What do you do?
    }

action-start_construction = start { $first-inline }
action-hire = hire { $first-inline }
action-send = send { $first-inline } to { $second-inline }
action-take_coins =
    { $first ->
        [one] take coins for { $first } action
       *[other] take coins for { $first } actions
    }
action-buy_action = buy an action

group-send = Send a worker
group-start_construction = Start a construction
group-hire = Hire a worker
group-other = Coins and actions

choice-send = { $worker-full } to { $building-inline }: { $outcome ->
        [finishes] finishes it
        [useless] brings nothing it needs
       *[helps] then { $missing } missing
    }
choice-take_coins = take coins
choice-buy_action = buy an action

## What cannot be done now

closed-no_actions = All actions are spent.
closed-actions_left = All actions have to be spent first: { actions } left.
closed-action_price = Another action costs { coins }.
closed-taking = Only { actions } left: that is not enough.
closed-sending = The next worker on this site costs { actions } this turn.
closed-wage = Sending this worker costs { coins }.
closed-when-end_turn = A turn ends when all its actions are spent.
closed-when-start_construction = Only buildings of the row can be started.
closed-when-hire = Only workers of the row can be hired.
closed-when-send = Only a free worker of your own can be sent, and only to an unfinished site of your own.
closed-when-take_coins = Coins are taken for one to three actions that are left.
closed-when-buy_action = Actions are bought in your own turn.

costly-useless = This worker brings nothing that is missing on this site.

reason-end-turn = All actions are spent, and the coins will be of use later.
reason-buy-action = One more action this turn is worth its price.
reason-take-coins = Workers are paid every time they are sent: get the coins for it.
reason-start =
    { $coins ->
        [0] { $building-full } brings { points } and then works without wages.
       *[other] { $building-full } brings { reward }.
    }
reason-finish =
    { $coins ->
        [0] It finishes { $building-inline }: { points }, and it works without wages.
       *[other] It finishes { $building-inline }: { reward }.
    }
reason-progress =
    It brings { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    } that { $building-inline } needs; then { $missing } will be missing.
reason-send = Nothing better can be done now.
reason-hire-for =
    It makes { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    } missing on { $building-inline }.
reason-hire = It will help on the sites to come; sending it costs { coins }.

## The table

full-name = { $card-full }
headline =
    Round { $round } · { $player } to play · { actions } left{ $last ->
        [true] {" · the last round"}
       *[false] {""}
    }
headline-over = The match is over after round { $round }.
column-coins = Coins
column-points = Points
section-buildings = Building row
section-buildings-deck = { $deck } in the deck, { $next-full } on top
section-workers = Worker row
section-workers-deck = { $deck } in the deck
section-empty-deck = the deck is empty
section-seat = { $player }: { coins }, { points } on cards
note-machine = a machine: once finished it works without wages and makes { $machine-produces }
note-site-workers = at work: { $workers }
note-site-next = the next worker here costs { actions }
note-finished = finished: { $buildings }
note-finished-card = { $building } ({ $points })

score-buildings = Buildings
score-machines = Machines
score-coins = Coins, 1 for every 10
detail-card = { $card } { $points }
tie-card_points = more card points
tie-coins = more coins

## Resources

resource-stone = Stone
resource-wood = Wood
resource-knowledge = Knowledge
resource-tile = Tile

## Cards

card-bower = The Bower
    .full = The Bower
    .inline = the Bower
card-wooden_shack = The Wooden Shack
    .full = The Wooden Shack
    .inline = the Wooden Shack
card-covered_bridge = The Covered Bridge
    .full = The Covered Bridge
    .inline = the Covered Bridge
card-treehouse = The Treehouse
    .full = The Treehouse
    .inline = the Treehouse
card-stone_bridge = The Stone Bridge
    .full = The Stone Bridge
    .inline = the Stone Bridge
card-wash_house = The Wash House
    .full = The Wash House
    .inline = the Wash House
card-straw_hut = The Straw Hut
    .full = The Straw Hut
    .inline = the Straw Hut
card-townhouse = The Townhouse
    .full = The Townhouse
    .inline = the Townhouse
card-cottage = The Cottage
    .full = The Cottage
    .inline = the Cottage
card-rural_house = The Rural House
    .full = The Rural House
    .inline = the Rural House
card-house = The House
    .full = The House
    .inline = the House
card-cowshed = The Cowshed
    .full = The Cowshed
    .inline = the Cowshed
card-inn = The Inn
    .full = The Inn
    .inline = the Inn
card-pigsty = The Pigsty
    .full = The Pigsty
    .inline = the Pigsty
card-rural_relay = The Rural Relay
    .full = The Rural Relay
    .inline = the Rural Relay
card-grain_silo = The Grain Silo
    .full = The Grain Silo
    .inline = the Grain Silo
card-stables = The Stables
    .full = The Stables
    .inline = the Stables
card-forge = The Forge
    .full = The Forge
    .inline = the Forge
card-windmill = The Windmill
    .full = The Windmill
    .inline = the Windmill
card-watermill = The Watermill
    .full = The Watermill
    .inline = the Watermill
card-covered_market = The Covered Market
    .full = The Covered Market
    .inline = the Covered Market
card-bourgeois_house = The Bourgeois House
    .full = The Bourgeois House
    .inline = the Bourgeois House
card-post = The Post
    .full = The Post
    .inline = the Post
card-hotel = The Hotel
    .full = The Hotel
    .inline = the Hotel
card-tavern = The Tavern
    .full = The Tavern
    .inline = the Tavern
card-farm = The Farm
    .full = The Farm
    .inline = the Farm
card-church = The Church
    .full = The Church
    .inline = the Church
card-watchtower = The Watchtower
    .full = The Watchtower
    .inline = the Watchtower
card-abbey = The Abbey
    .full = The Abbey
    .inline = the Abbey
card-cloister = The Cloister
    .full = The Cloister
    .inline = the Cloister
card-chapel = The Chapel
    .full = The Chapel
    .inline = the Chapel
card-aqueduct = The Aqueduct
    .full = The Aqueduct
    .inline = the Aqueduct
card-castle = The Castle
    .full = The Castle
    .inline = the Castle
card-cathedral = The Cathedral
    .full = The Cathedral
    .inline = the Cathedral

card-crane_2 = Crane
    .full = Crane ({ -stone(n: 2) })
    .inline = the Crane ({ -stone(n: 2) })
    .produces = { -stone(n: 2) }
card-circular_saw_2 = Circular Saw
    .full = Circular Saw ({ -wood(n: 2) })
    .inline = the Circular Saw ({ -wood(n: 2) })
    .produces = { -wood(n: 2) }
card-measuring_instrument_2 = Measuring Instrument
    .full = Measuring Instrument ({ -knowledge(n: 2) })
    .inline = the Measuring Instrument ({ -knowledge(n: 2) })
    .produces = { -knowledge(n: 2) }
card-tile_kiln_2 = Tile Kiln
    .full = Tile Kiln ({ -tile(n: 2) })
    .inline = the Tile Kiln ({ -tile(n: 2) })
    .produces = { -tile(n: 2) }
card-crane_3 = Crane
    .full = Crane ({ -stone(n: 3) })
    .inline = the Crane ({ -stone(n: 3) })
    .produces = { -stone(n: 3) }
card-circular_saw_3 = Circular Saw
    .full = Circular Saw ({ -wood(n: 3) })
    .inline = the Circular Saw ({ -wood(n: 3) })
    .produces = { -wood(n: 3) }
card-measuring_instrument_3 = Measuring Instrument
    .full = Measuring Instrument ({ -knowledge(n: 3) })
    .inline = the Measuring Instrument ({ -knowledge(n: 3) })
    .produces = { -knowledge(n: 3) }
card-tile_kiln_3 = Tile Kiln
    .full = Tile Kiln ({ -tile(n: 3) })
    .inline = the Tile Kiln ({ -tile(n: 3) })
    .produces = { -tile(n: 3) }

card-apprentice_1010 = Apprentice
    .full = Apprentice ({ -stone(n: 1) }, { -knowledge(n: 1) })
    .inline = the Apprentice ({ -stone(n: 1) }, { -knowledge(n: 1) })
card-apprentice_0110 = Apprentice
    .full = Apprentice ({ -wood(n: 1) }, { -knowledge(n: 1) })
    .inline = the Apprentice ({ -wood(n: 1) }, { -knowledge(n: 1) })
card-apprentice_1001 = Apprentice
    .full = Apprentice ({ -stone(n: 1) }, { -tile(n: 1) })
    .inline = the Apprentice ({ -stone(n: 1) }, { -tile(n: 1) })
card-apprentice_1100 = Apprentice
    .full = Apprentice ({ -stone(n: 1) }, { -wood(n: 1) })
    .inline = the Apprentice ({ -stone(n: 1) }, { -wood(n: 1) })
card-apprentice_0011 = Apprentice
    .full = Apprentice ({ -knowledge(n: 1) }, { -tile(n: 1) })
    .inline = the Apprentice ({ -knowledge(n: 1) }, { -tile(n: 1) })
card-apprentice_0101 = Apprentice
    .full = Apprentice ({ -wood(n: 1) }, { -tile(n: 1) })
    .inline = the Apprentice ({ -wood(n: 1) }, { -tile(n: 1) })
card-laborer_0201 = Laborer
    .full = Laborer ({ -wood(n: 2) }, { -tile(n: 1) })
    .inline = the Laborer ({ -wood(n: 2) }, { -tile(n: 1) })
card-laborer_1020 = Laborer
    .full = Laborer ({ -stone(n: 1) }, { -knowledge(n: 2) })
    .inline = the Laborer ({ -stone(n: 1) }, { -knowledge(n: 2) })
card-laborer_0012 = Laborer
    .full = Laborer ({ -knowledge(n: 1) }, { -tile(n: 2) })
    .inline = the Laborer ({ -knowledge(n: 1) }, { -tile(n: 2) })
card-laborer_1200 = Laborer
    .full = Laborer ({ -stone(n: 1) }, { -wood(n: 2) })
    .inline = the Laborer ({ -stone(n: 1) }, { -wood(n: 2) })
card-laborer_0102 = Laborer
    .full = Laborer ({ -wood(n: 1) }, { -tile(n: 2) })
    .inline = the Laborer ({ -wood(n: 1) }, { -tile(n: 2) })
card-laborer_2001 = Laborer
    .full = Laborer ({ -stone(n: 2) }, { -tile(n: 1) })
    .inline = the Laborer ({ -stone(n: 2) }, { -tile(n: 1) })
card-laborer_1002 = Laborer
    .full = Laborer ({ -stone(n: 1) }, { -tile(n: 2) })
    .inline = the Laborer ({ -stone(n: 1) }, { -tile(n: 2) })
card-laborer_0210 = Laborer
    .full = Laborer ({ -wood(n: 2) }, { -knowledge(n: 1) })
    .inline = the Laborer ({ -wood(n: 2) }, { -knowledge(n: 1) })
card-laborer_0021 = Laborer
    .full = Laborer ({ -knowledge(n: 2) }, { -tile(n: 1) })
    .inline = the Laborer ({ -knowledge(n: 2) }, { -tile(n: 1) })
card-laborer_0120 = Laborer
    .full = Laborer ({ -wood(n: 1) }, { -knowledge(n: 2) })
    .inline = the Laborer ({ -wood(n: 1) }, { -knowledge(n: 2) })
card-laborer_2100 = Laborer
    .full = Laborer ({ -stone(n: 2) }, { -wood(n: 1) })
    .inline = the Laborer ({ -stone(n: 2) }, { -wood(n: 1) })
card-laborer_2010 = Laborer
    .full = Laborer ({ -stone(n: 2) }, { -knowledge(n: 1) })
    .inline = the Laborer ({ -stone(n: 2) }, { -knowledge(n: 1) })
card-craftsman_1111_a = Craftsman
    .full = Craftsman ({ -stone(n: 1) }, { -wood(n: 1) }, { -knowledge(n: 1) }, { -tile(n: 1) })
    .inline = the Craftsman ({ -stone(n: 1) }, { -wood(n: 1) }, { -knowledge(n: 1) }, { -tile(n: 1) })
card-craftsman_3100 = Craftsman
    .full = Craftsman ({ -stone(n: 3) }, { -wood(n: 1) })
    .inline = the Craftsman ({ -stone(n: 3) }, { -wood(n: 1) })
card-craftsman_0013 = Craftsman
    .full = Craftsman ({ -knowledge(n: 1) }, { -tile(n: 3) })
    .inline = the Craftsman ({ -knowledge(n: 1) }, { -tile(n: 3) })
card-craftsman_0301 = Craftsman
    .full = Craftsman ({ -wood(n: 3) }, { -tile(n: 1) })
    .inline = the Craftsman ({ -wood(n: 3) }, { -tile(n: 1) })
card-craftsman_2110 = Craftsman
    .full = Craftsman ({ -stone(n: 2) }, { -wood(n: 1) }, { -knowledge(n: 1) })
    .inline = the Craftsman ({ -stone(n: 2) }, { -wood(n: 1) }, { -knowledge(n: 1) })
card-craftsman_1201 = Craftsman
    .full = Craftsman ({ -stone(n: 1) }, { -wood(n: 2) }, { -tile(n: 1) })
    .inline = the Craftsman ({ -stone(n: 1) }, { -wood(n: 2) }, { -tile(n: 1) })
card-craftsman_2002 = Craftsman
    .full = Craftsman ({ -stone(n: 2) }, { -tile(n: 2) })
    .inline = the Craftsman ({ -stone(n: 2) }, { -tile(n: 2) })
card-craftsman_2020 = Craftsman
    .full = Craftsman ({ -stone(n: 2) }, { -knowledge(n: 2) })
    .inline = the Craftsman ({ -stone(n: 2) }, { -knowledge(n: 2) })
card-craftsman_1021 = Craftsman
    .full = Craftsman ({ -stone(n: 1) }, { -knowledge(n: 2) }, { -tile(n: 1) })
    .inline = the Craftsman ({ -stone(n: 1) }, { -knowledge(n: 2) }, { -tile(n: 1) })
card-craftsman_0022 = Craftsman
    .full = Craftsman ({ -knowledge(n: 2) }, { -tile(n: 2) })
    .inline = the Craftsman ({ -knowledge(n: 2) }, { -tile(n: 2) })
card-craftsman_2200 = Craftsman
    .full = Craftsman ({ -stone(n: 2) }, { -wood(n: 2) })
    .inline = the Craftsman ({ -stone(n: 2) }, { -wood(n: 2) })
card-craftsman_1111_b = Craftsman
    .full = Craftsman ({ -stone(n: 1) }, { -wood(n: 1) }, { -knowledge(n: 1) }, { -tile(n: 1) })
    .inline = the Craftsman ({ -stone(n: 1) }, { -wood(n: 1) }, { -knowledge(n: 1) }, { -tile(n: 1) })
card-craftsman_1030 = Craftsman
    .full = Craftsman ({ -stone(n: 1) }, { -knowledge(n: 3) })
    .inline = the Craftsman ({ -stone(n: 1) }, { -knowledge(n: 3) })
card-craftsman_0220 = Craftsman
    .full = Craftsman ({ -wood(n: 2) }, { -knowledge(n: 2) })
    .inline = the Craftsman ({ -wood(n: 2) }, { -knowledge(n: 2) })
card-craftsman_0112 = Craftsman
    .full = Craftsman ({ -wood(n: 1) }, { -knowledge(n: 1) }, { -tile(n: 2) })
    .inline = the Craftsman ({ -wood(n: 1) }, { -knowledge(n: 1) }, { -tile(n: 2) })
card-craftsman_0202 = Craftsman
    .full = Craftsman ({ -wood(n: 2) }, { -tile(n: 2) })
    .inline = the Craftsman ({ -wood(n: 2) }, { -tile(n: 2) })
card-master_3002 = Master
    .full = Master ({ -stone(n: 3) }, { -tile(n: 2) })
    .inline = the Master ({ -stone(n: 3) }, { -tile(n: 2) })
card-master_0023 = Master
    .full = Master ({ -knowledge(n: 2) }, { -tile(n: 3) })
    .inline = the Master ({ -knowledge(n: 2) }, { -tile(n: 3) })
card-master_0230 = Master
    .full = Master ({ -wood(n: 2) }, { -knowledge(n: 3) })
    .inline = the Master ({ -wood(n: 2) }, { -knowledge(n: 3) })
card-master_3200 = Master
    .full = Master ({ -stone(n: 3) }, { -wood(n: 2) })
    .inline = the Master ({ -stone(n: 3) }, { -wood(n: 2) })
card-master_0032 = Master
    .full = Master ({ -knowledge(n: 3) }, { -tile(n: 2) })
    .inline = the Master ({ -knowledge(n: 3) }, { -tile(n: 2) })
card-master_2003 = Master
    .full = Master ({ -stone(n: 2) }, { -tile(n: 3) })
    .inline = the Master ({ -stone(n: 2) }, { -tile(n: 3) })
card-master_2300 = Master
    .full = Master ({ -stone(n: 2) }, { -wood(n: 3) })
    .inline = the Master ({ -stone(n: 2) }, { -wood(n: 3) })
card-master_0320 = Master
    .full = Master ({ -wood(n: 3) }, { -knowledge(n: 2) })
    .inline = the Master ({ -wood(n: 3) }, { -knowledge(n: 2) })
