### Orléans in English.
###
### An argument that is the id of something arrives as its name, and once more for each form of that name:
### $follower is "Farmer", $follower-inline is "a farmer". The arguments of an action are $first and $second.

game-name = Orléans
game-description = Gather followers in your bag, plan what they do each round, and be the richest in goods, stations and citizens after 18 rounds.
game-tie-breaks = Ties are broken by who is further along the development track; if still equal, the place is shared.

option-extra_tiles = the six extra place tiles: none, all, or some of them
option-reduced_places = before the first round each player may remove a place tile (with two players two)
option-planning = all plan at the same time, or one task after another

## Amounts

coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
followers =
    { $followers ->
        [one] { $followers } follower
       *[other] { $followers } followers
    }
development =
    { $development ->
        [one] { $development } development point
       *[other] { $development } development points
    }
technology =
    { $technology ->
        [one] { $technology } technology tile
       *[other] { $technology } technology tiles
    }
stations =
    { $stations ->
        [one] { $stations } trading station
       *[other] { $stations } trading stations
    }
citizens =
    { $citizens ->
        [one] { $citizens } citizen
       *[other] { $citizens } citizens
    }
grain = { $grain } grain
cheese = { $cheese } cheese
wine = { $wine } wine
wool = { $wool } wool
brocade = { $brocade } brocade
bread = { $bread } bread
by-type = { $farmers ->
        [0] {""}
       *[other] { " " }· farmers: { $farmers }
    }{ $boatmen ->
        [0] {""}
       *[other] { " " }· boatmen: { $boatmen }
    }{ $craftsmen ->
        [0] {""}
       *[other] { " " }· craftsmen: { $craftsmen }
    }{ $traders ->
        [0] {""}
       *[other] { " " }· traders: { $traders }
    }{ $knights ->
        [0] {""}
       *[other] { " " }· knights: { $knights }
    }{ $scholars ->
        [0] {""}
       *[other] { " " }· scholars: { $scholars }
    }{ $monks ->
        [0] {""}
       *[other] { " " }· monks: { $monks }
    }

# A city after "to" and "from", and after "in".
to-city = { $city }
in-city = { $city }

## What happens

event-tile_removed = { $player } removes { $tile } from the match.
event-hourglass_turned = Round { $round }: { $fate }.
event-census_won = Census: { $player } alone leads the farmers track.
event-census_lost = Census: { $player } is last on the farmers track and owes { coins }.
event-followers_drawn = { $player } draws { followers }{ by-type }.
event-markets_shown = All have drawn their followers.
event-followers_shown = { $player } has drawn { followers }{ by-type }.
event-follower_taken_back = { $player } takes { $follower-inline } back from { $place }.
event-plans_shown = All plans are made.
event-place_planned = { $player } puts { followers } on { $place }{ $ready ->
        [true] {""}, which is ready
       *[false] {""}
    }.
event-technology_placed = { $player } places technology on { $place }.
event-planning_finished = { $player } has finished planning.
event-place_used = { $player } uses { $place }.
event-passed = { $player } passes.
event-follower_recruited = { $player } gains { $follower-inline }.
event-track_advanced = { $player } reaches step { $step } of the { $track-inline }.
event-coins_gained = { $player } receives { coins }.
event-coins_paid = { $player } pays { coins }.
event-good_gained = { $player } takes { $good-inline }.
event-good_paid = { $player } gives { $good-inline } back.
event-bread_baked = { $player } bakes { $bread } bread.
event-technology_gained = { $player } gains a technology tile.
event-tile_taken = { $player } takes the place tile { $tile }.
event-citizen_taken = { $player } takes a citizen ({ $source }).
event-developed =
    { $points ->
        [one] { $player } gains { $points } development point: space { $space }, level { $level }.
       *[other] { $player } gains { $points } development points: space { $space }, level { $level }.
    }
event-merchant_moved = { $player }'s merchant travels to { to-city }.
event-merchant_summoned = The Court sends { $player }'s merchant to { to-city }.
event-station_built = { $player } builds a trading station in { in-city }.
event-follower_sent = { $player } sends { $follower-inline } to { $deed }.
event-event_began = Event: { $fate }.
event-event_averted = { $player } sends the monk of the Sacristy back and loses nothing ({ $fate }).
event-debt_paid = { $player } pays { coins }{ $missing ->
        [0] {""}
       *[other] {""}, { $missing } still missing
    }.
event-plague_took = Plague: { $player } loses { $follower-inline }.
event-plague_spared = Plague: { $player } draws { $follower-inline } and loses nobody.
event-station_given_up = Torture: { $player } gives up the trading station in { in-city }.
event-unbuilt_station_given_up = Torture: { $player } gives up an unbuilt trading station.
event-follower_given_up = Torture: { $player } gives up { $follower-inline }.
event-development_given_up = Torture: { $player } goes back to space { $space } of the development track.
event-good_given_up = Torture: { $player } gives up { $good-inline }.
event-tile_given_up = Torture: { $player } gives up the place tile { $tile }.
event-technology_given_up = Torture: { $player } gives up a technology tile.
event-placed_technology_given_up = Torture: { $player } gives up the technology tile on { $place }.
event-debt_forgiven = { $player } has nothing left to give up; debt forgiven: { coins }.
event-start_player_changed = { $player } starts the next round.

## What can be done

question-remove = { $player }, which place tile should be removed from the match?
question-draw = { $player }, how many followers do you draw?
question-bathe = { $player }, do you use the Bathhouse?
question-keep = { $player }, which follower do you keep?
question-take_back = { $player }, draws are left. Do you take a follower back?
question-to_tower = { $player }, who goes into the Gunpowder Tower?
question-plan = { $player }, plan your round: who goes where?
question-task = { $player }, plan one task: who goes to which place?
question-turn = { $player }, which place do you use?
question-travel = { $player }, which way does the merchant go?
question-take_good = { $player }, which good do you take on the way?
question-summon = { $player }, whose merchant do you move?
question-recruit = { $player }, whom do you gain?
question-take_tile = { $player }, which place tile do you take?
question-buy = { $player }, how many coins do you pay for development?
question-bake = { $player }, how much grain do you bake?
question-pay_good = { $player }, which good do you pay?
question-advance = { $player }, on which track do you advance?
question-send = { $player }, to which deed does the follower go?
question-protect = { $player }, should the monk of the Sacristy protect you?
question-give_food = { $player }, which food do you give for the Harvest?
question-torture =
    { $debt ->
        [one] { $player }, you lack { $debt } coin: what do you give up?
       *[other] { $player }, you lack { $debt } coins: what do you give up first?
    }

action-remove = remove { $first }
action-pass = pass
action-draw =
    { $first ->
        [0] draw nobody
        [one] draw { $first } follower
       *[other] draw { $first } followers
    }
action-bathe = use the Bathhouse
action-keep = keep { $first-inline }
action-take_back = take { $first-inline } back from { $second }
action-to_tower = put { $first-inline } into the tower
action-done = done
action-place = place { $first-inline } on { $second }
action-place_from_tower = place { $first-inline } from the tower on { $second }
action-place_technology = place technology on { $first }
action-take_back_technology = take technology back from { $first }
action-use = use { $first }
action-recruit = gain { $first-inline }
action-take_tile = choose { $first }
action-move_merchant = move the merchant of { $first-player }
action-travel = travel { $first }
action-take = take { $first-inline }
action-leave = leave the goods there
action-send = send { $first-inline } to { $second }
action-send_to_develop = send { $first-inline } to { $second } for a development point
action-stay = let the follower stay
action-pay =
    { $first ->
        [one] pay { $first } coin
       *[other] pay { $first } coins
    }
action-bake = bake { $first } grain
action-pay_good = pay { $first-inline }
action-advance = advance on the { $first-inline }
action-protect = send the monk to the bag for protection
action-give_food = give { $first-inline }
action-give_up_station = give up the trading station in { $first }
action-give_up_unbuilt_station = give up an unbuilt trading station
action-give_up_follower = give up a random follower from the bag
action-give_up_development = give up a development point
action-give_up_good = give up { $first-inline }
action-give_up_tile = give up { $first }
action-give_up_technology = give up a technology tile beside the board
action-give_up_placed_technology = give up the technology tile on { $first }

group-place = Place followers
group-technology = Place technology
group-take_back = Take back
group-use = Use a place
group-other = Choose

reason-remove = Then nobody can use this tile.
reason-end-turn = There is nothing left to do in this turn.
reason-pass = What is ready stays ready for the next round.
reason-draw = The more followers on the market, the more you can plan.
reason-draw-fewer = For the draw that is left a follower comes back from its slot.
reason-all-stay = They are of most use where they are.
reason-no-bath = The space on the market is worth more now.
reason-keep-monk = The monk is worth more than what the event takes.
reason-remove-none = All these tiles may be of use to you.
reason-bathe = Two more followers are drawn, and the better one stays.
reason-keep = This one fits the plans better.
reason-take-back = It is needed elsewhere.
reason-tower = It keeps the market free, and it may go to a deed from there.
reason-done = The plan is good as it is; whoever is left waits for the next round.
reason-place =
    { $missing ->
        [one] Then { $missing } more follower is needed there. The place brings { $place-brings }.
       *[other] Then { $missing } more followers are needed there. The place brings { $place-brings }.
    }
reason-place-ready = The place is ready then. It brings { $place-brings }.
reason-technology = It counts as that follower in every round to come.
reason-recruit-late = It brings a boatman; the citizen of the last step is taken.
reason-recruit-coins = The next step of the boatmen track brings { coins } at once.
reason-recruit-citizen = The next step of the boatmen track brings the citizen.
reason-recruit-technology = The next step of the craftsmen track brings a technology tile.
reason-recruit-tile = The next step of the traders track brings a place tile.
reason-tile = It opens a place that nobody else has. It brings { $tile-brings }.
reason-travel = It comes nearer to goods and to cities without a station.
reason-summon = A good on this merchant's way becomes yours.
reason-travel-free = In { in-city } you could build a trading station.
reason-good =
    { $points ->
        [one] It is worth { $points } point at the end.
       *[other] It is worth { $points } points at the end.
    }
reason-leave = Without this good you pay less in taxes.
reason-send = It brings coins, and a deed nearer to its citizen.
reason-complete = It completes { $deed }: { coins } and the citizen.
reason-develop = The level multiplies stations and citizens.
reason-stay = Here it will be of more use later.
reason-bake = At a high level bread is worth more than grain.
reason-pay-good = What it brings is worth more.
reason-advance = The next step of this track brings the most.
reason-protect = The event would cost more than a monk's way through the bag.
reason-food = It is the food that will be missed least.
reason-give-up = It is what will be missed least.
reason-use-farm = It brings a farmer and { $good-inline }.
reason-use-travel = It brings the merchant to goods and to new cities.
reason-use-send = It brings coins, and a deed nearer to its citizen.
reason-use-knight = It brings a knight: from then on you draw { followers } each round.
reason-use-coins = It brings { coins }.
reason-use-development =
    { $points ->
        [one] It brings { $points } development point: space { $space }, level { $level }.
       *[other] It brings { $points } development points: space { $space }, level { $level }.
    }
reason-use-station =
    { $level ->
        [one] It builds a trading station in { in-city }: { $level } point at your level now.
       *[other] It builds a trading station in { in-city }: { $level } points at your level now.
    }
reason-use = It brings { $place-brings }.

## What would be thrown away

costly-place = Followers who wait could still make a place ready.
costly-empty = Nobody is sent to work in this round.
costly-ready = You could still use a place that is ready.

## What cannot be done now

closed-pilgrimage = Not in this round: it is Pilgrimage.
closed-track = It brings nothing any more: you are at the end of its track.
closed-followers = It brings nothing now: no such follower is left in the supply.
closed-goods = It brings nothing now: the supply has run out of its good.
closed-technology = It brings nothing now: no technology tile is left.
closed-tiles = It brings nothing now: no place tile is left.
closed-village = It brings nothing now: none of the three can be recruited.
closed-water = It brings nothing now: no waterway leaves { to-city }.
closed-road = It brings nothing now: no road leaves { to-city }.
closed-not_ready = Not all of its slots are covered.
closed-nobody = It needs at least one follower.
closed-deeds = Nobody there is wanted by a deed.
closed-station = No trading station can be built where your merchant stands.
closed-stations = You have no trading station left.
closed-tracks = It brings nothing now: none of its tracks can go on.
closed-payment = You have no good that could be paid here.
closed-coins = You have not enough coins.
closed-development = Your marker is at the end of the development track.
closed-grain = You have no grain to be baked.
closed-when-end_turn = A turn ends when its place has been used to the end.
closed-when-remove = Place tiles are removed only before the first round, and only those still in a stack.
closed-when-pass = One passes in one's own turn of the actions, or where something may be left out.
closed-when-draw = Followers are drawn once in a round: no more than you may, than the bag holds and than the market has room for.
closed-when-bathe = The Bathhouse is used right after drawing, by its owner, with somebody in the bag and room on the market.
closed-when-keep = One keeps one of the two that the Bathhouse has drawn.
closed-when-take_back = Followers are taken back after drawing, one for each draw that was left out, as long as the market has room; while planning, only those laid in this round.
closed-when-to_tower = Only followers who came in this phase go to the Gunpowder Tower, as long as it has room.
closed-when-done = This is said when planning, or when nobody else is taken back or goes to the tower.
closed-when-place = While planning, a follower from your market goes to an empty slot of yours that takes its type.
closed-when-place_from_tower = While planning, a follower from your Gunpowder Tower goes to an empty slot of yours that takes its type.
closed-when-place_technology = While planning, a technology tile goes to an empty slot, one to a place with at least two; the first one to a farmer's, none to a monk's.
closed-when-take_back_technology = Only a technology tile laid in the same planning can be taken back.
closed-when-use = In your turn of the actions you use one of your places that is filled and has an effect now.
closed-when-recruit = The Village recruits one of its three types, if the supply has one and its track goes on.
closed-when-take_tile = A place tile is taken on the traders track: from stack I on its first step, from both after that.
closed-when-move_merchant = Another player's merchant is moved only with the Court.
closed-when-travel = A merchant goes from its city over one road or waterway, whichever the place allows.
closed-when-take = A good is taken from the way that a merchant has just gone.
closed-when-leave = A good is left lying on the way that a merchant has just gone.
closed-when-send = A follower from the Town Hall or the tower goes to a free slot of exactly its type; starters never do.
closed-when-send_to_develop = A follower is sent for development points only to a free slot of its type where the deed gives them.
closed-when-stay = Who is left over stays there only once somebody was sent.
closed-when-pay = At the Pharmacy, one to three coins are paid that you have, up to the end of the track.
closed-when-bake = The Bakery takes one to three grain that you have.
closed-when-pay_good = A good that you have is paid at the Goldsmith and at the Hiding Place.
closed-when-advance = The Hiding Place goes one step on a track that is not finished.
closed-when-protect = The Sacristy protects when Harvest, Taxes or Plague reach its owner and a monk lies there.
closed-when-give_food = At Harvest, one food that you have is handed in.
closed-when-give_up_station = A built station is given up only for a coin that is missing in a forced payment.
closed-when-give_up_unbuilt_station = An unbuilt station is given up only for a coin that is missing in a forced payment.
closed-when-give_up_follower = A follower from the bag is given up only for a missing coin, and only if one in it is no starter.
closed-when-give_up_development = A step of development is given up only for a missing coin, never from 0 and never back past coins.
closed-when-give_up_good = A good that you have is given up only for a coin that is missing in a forced payment.
closed-when-give_up_tile = A place tile of your own is given up only for a coin that is missing in a forced payment.
closed-when-give_up_technology = A technology tile beside your board is given up only for a coin that is missing in a forced payment.
closed-when-give_up_placed_technology = A placed technology tile is given up only for a coin that is missing in a forced payment.

## The table

headline = Round { $round } of { $rounds }, { $fate }. { $player } decides.
headline-before = Before the first round. { $player } decides.
headline-over = The match is over after round { $round }.
section-board = On the board
section-deeds = Free slots of the deeds
section-ways = Ways from { to-city }
section-seat = { $player }: { points }, { coins }, level { $level }
row-supply = Supply
row-market = Market
row-bag = Bag
row-tower = Gunpowder Tower
row-theatre = Theatre
row-ready = ready: { $places }
row-started = begun: { $places }
note-goods-supply = goods: { $goods }; technology: { $technology }
note-amount = { $what } { $number }
note-nothing = nothing
note-way = { $way } ({ $goods })
note-seat = goods: { $goods }; stations: { $stations }, citizens: { $citizens }; in { $city }; technology: { $technology }
note-tiles = tiles: { $tiles }
note-left = events to come: { $events }

score-coins = Coins
score-grain = Grain
score-cheese = Cheese
score-wine = Wine
score-wool = Wool
score-brocade = Brocade
score-bread = Bread
score-stations = Trading stations × level
score-citizens = Citizens × level
detail-each = { $count } × { $each }
detail-level = { $count } × level { $level }
tie-development = further on the development track

## Names

# Followers

card-farmer = Farmer
    .inline = a farmer
card-boatman = Boatman
    .inline = a boatman
card-craftsman = Craftsman
    .inline = a craftsman
card-trader = Trader
    .inline = a trader
card-knight = Knight
    .inline = a knight
card-scholar = Scholar
    .inline = a scholar
card-monk = Monk
    .inline = a monk
card-starter_farmer = Starter farmer
    .inline = a starter farmer
card-starter_boatman = Starter boatman
    .inline = a starter boatman
card-starter_craftsman = Starter craftsman
    .inline = a starter craftsman
card-starter_trader = Starter trader
    .inline = a starter trader

# Goods

card-grain = Grain
    .inline = 1 grain
card-cheese = Cheese
    .inline = 1 cheese
card-wine = Wine
    .inline = 1 wine
card-wool = Wool
    .inline = 1 wool
card-brocade = Brocade
    .inline = 1 brocade
card-bread = Bread
    .inline = 1 bread

# Events

card-pilgrimage = Pilgrimage
card-income = Income
card-harvest = Harvest
card-taxes = Taxes
card-trading_day = Trading Day
card-plague = Plague

# Places

card-farm_house = Farm House
    .brings = a farmer and a good
card-village = Village
    .brings = a boatman, a craftsman or a trader, with the step on its track
card-university = University
    .brings = a scholar and development points
card-castle = Castle
    .brings = a knight, and knights bring more draws
card-monastery = Monastery
    .brings = a monk, who may stand for anybody
card-ship = Ship
    .brings = the merchant along a waterway, with a good on the way
card-wagon = Wagon
    .brings = the merchant along a road, with a good on the way
card-guildhall = Guildhall
    .brings = a trading station in the city of the merchant
card-scriptorium = Scriptorium
    .brings = 1 development point
card-town_hall = Town Hall
    .brings = the rewards of the deeds to which its followers go
card-hayrick = Hayrick
    .brings = 1 grain
card-cheese_factory = Cheese Factory
    .brings = 1 cheese
card-winery = Winery
    .brings = 1 wine
card-wool_manufacturer = Wool Manufacturer
    .brings = 1 wool
card-tailor_shop = Tailor Shop
    .brings = 1 brocade
card-brewery = Brewery
    .brings = 2 coins
card-windmill = Windmill
    .brings = 2 coins and 1 development point
card-library = Library
    .brings = 2 development points
card-hospital = Hospital
    .brings = as many coins as your level
card-sacristy = Sacristy
    .brings = protection from one bad event
card-herb_garden = Herb Garden
    .brings = boatmen who stand for craftsmen, traders and farmers
card-bathhouse = Bathhouse
    .brings = the better one of two more followers in each draw
card-shipping_line = Shipping Line
    .brings = 1 development point
card-cellar = Cellar
    .brings = 4 coins
card-office = Office
    .brings = a coin for each of your trading stations
card-pharmacy = Pharmacy
    .brings = development for coins
card-horse_wagon = Horse Wagon
    .brings = the merchant along a road, with a good on the way
card-laboratory = Laboratory
    .brings = a technology tile
card-school = School
    .brings = scholars who stand for anybody but monks
card-gunpowder_tower = Gunpowder Tower
    .brings = two more market spaces, and from there a way to the deeds
card-bakery = Bakery
    .brings = bread made of grain
card-theatre = Theatre
    .brings = a coin for each follower who plays there
card-barracks = Barracks
    .brings = followers who stand for knights
card-goldsmith = Goldsmith
    .brings = development for a good
card-hiding_place = Hiding Place
    .brings = a step on a track for a good
card-court = Court
    .brings = a good from another merchant's way

# Slots, which pages name by their places @terminal

card-farm_house_boatman = Farm House (boatman)
card-farm_house_craftsman = Farm House (craftsman)
card-village_farmer = Village (farmer)
card-village_boatman = Village (boatman)
card-village_craftsman = Village (craftsman)
card-university_farmer = University (farmer)
card-university_craftsman = University (craftsman)
card-university_trader = University (trader)
card-castle_farmer = Castle (farmer)
card-castle_boatman = Castle (boatman)
card-castle_trader = Castle (trader)
card-monastery_scholar = Monastery (scholar)
card-monastery_trader = Monastery (trader)
card-ship_farmer = Ship (farmer)
card-ship_boatman = Ship (boatman)
card-ship_knight = Ship (knight)
card-wagon_farmer = Wagon (farmer)
card-wagon_trader = Wagon (trader)
card-wagon_knight = Wagon (knight)
card-guildhall_farmer = Guildhall (farmer)
card-guildhall_craftsman = Guildhall (craftsman)
card-guildhall_knight = Guildhall (knight)
card-scriptorium_knight = Scriptorium (knight)
card-scriptorium_scholar = Scriptorium (scholar)
card-hayrick_farmer = Hayrick (farmer)
card-cheese_factory_farmer = Cheese Factory (farmer)
card-winery_farmer = Winery (farmer)
card-winery_trader = Winery (trader)
card-wool_manufacturer_boatman = Wool Manufacturer (boatman)
card-wool_manufacturer_trader = Wool Manufacturer (trader)
card-tailor_shop_trader = Tailor Shop (trader)
card-tailor_shop_scholar = Tailor Shop (scholar)
card-brewery_monk = Brewery (monk)
card-windmill_craftsman = Windmill (craftsman)
card-library_knight = Library (knight)
card-library_scholar = Library (scholar)
card-hospital_boatman = Hospital (boatman)
card-hospital_scholar = Hospital (scholar)
card-sacristy_monk = Sacristy (monk)
card-shipping_line_boatman = Shipping Line (boatman)
card-cellar_monk = Cellar (monk)
card-cellar_scholar = Cellar (scholar)
card-office_scholar = Office (scholar)
card-horse_wagon_knight = Horse Wagon (knight)
card-horse_wagon_trader = Horse Wagon (trader)
card-laboratory_craftsman = Laboratory (craftsman)
card-laboratory_scholar = Laboratory (scholar)
card-bakery_farmer = Bakery (farmer)
card-bakery_craftsman = Bakery (craftsman)
card-goldsmith_craftsman = Goldsmith (craftsman)
card-goldsmith_trader = Goldsmith (trader)
card-hiding_place_boatman = Hiding Place (boatman)
card-hiding_place_knight = Hiding Place (knight)
card-court_knight = Court (knight)
card-court_scholar = Court (scholar)

# Tracks and other sources of citizens

card-farmers = Farmers track
    .inline = farmers track
card-craftsmen = Craftsmen track
    .inline = craftsmen track
card-traders = Traders track
    .inline = traders track
card-boatmen = Boatmen track
    .inline = boatmen track
card-knights = Knights track
    .inline = knights track
card-scholars = Scholars track
    .inline = scholars track
card-development = Development track
card-stations = Most stations

# Deeds

card-city_wall = Building of the City Wall
card-papal_conclave = Papal Conclave
card-defeating_the_plague = Defeating the Plague
card-astronomy = Astronomy
card-boatmen_guild = Founding of the Boatmen Guild
card-cathedral = Building of the Cathedral
card-peace_treaty = Peace Treaty
card-canalisation = Canalisation

# Cities

card-le_mans = Le Mans
card-chartres = Chartres
card-etampes = Étampes
card-chateaudun = Châteaudun
card-orleans = Orléans
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

# Ways, which pages name by their cities @terminal

card-le_mans__chartres__road = Le Mans–Chartres, road
card-le_mans__chateaudun__road = Le Mans–Châteaudun, road
card-le_mans__vendome__road = Le Mans–Vendôme, road
card-le_mans__tours__road = Le Mans–Tours, road
card-chartres__chateaudun__road = Chartres–Châteaudun, road
card-chartres__orleans__road = Chartres–Orléans, road
card-chartres__etampes__road = Chartres–Étampes, road
card-etampes__montargis__road = Étampes–Montargis, road
card-chateaudun__vendome__road = Châteaudun–Vendôme, road
card-chateaudun__orleans__road = Châteaudun–Orléans, road
card-orleans__montargis__road = Orléans–Montargis, road
card-orleans__briare__water = Orléans–Briare, waterway
card-orleans__vierzon__road = Orléans–Vierzon, road
card-orleans__blois__water = Orléans–Blois, waterway
card-montargis__briare__road = Montargis–Briare, road
card-vendome__blois__road = Vendôme–Blois, road
card-blois__tours__water = Blois–Tours, waterway
card-blois__vierzon__road = Blois–Vierzon, road
card-briare__sancerre__water = Briare–Sancerre, waterway
card-tours__chinon__water = Tours–Chinon, waterway
card-tours__montrichard__water = Tours–Montrichard, waterway
card-tours__loches__water = Tours–Loches, waterway
card-montrichard__vierzon__water = Montrichard–Vierzon, waterway
card-montrichard__loches__road = Montrichard–Loches, road
card-chinon__chatellerault__road = Chinon–Châtellerault, road
card-chinon__chatellerault__water = Chinon–Châtellerault, waterway
card-chinon__le_blanc__water = Chinon–Le Blanc, waterway
card-loches__chateauroux__road = Loches–Châteauroux, road
card-vierzon__chateauroux__road = Vierzon–Châteauroux, road
card-vierzon__saint_amand_montrond__water = Vierzon–Saint-Amand-Montrond, waterway
card-vierzon__bourges__water = Vierzon–Bourges, waterway
card-bourges__sancerre__road = Bourges–Sancerre, road
card-bourges__saint_amand_montrond__road = Bourges–Saint-Amand-Montrond, road
card-bourges__nevers__road = Bourges–Nevers, road
card-sancerre__nevers__water = Sancerre–Nevers, waterway
card-nevers__saint_amand_montrond__road = Nevers–Saint-Amand-Montrond, road
card-saint_amand_montrond__la_chatre__road = Saint-Amand-Montrond–La Châtre, road
card-la_chatre__chateauroux__road = La Châtre–Châteauroux, road
card-la_chatre__argenton_sur_creuse__road = La Châtre–Argenton-sur-Creuse, road
card-argenton_sur_creuse__chateauroux__road = Argenton-sur-Creuse–Châteauroux, road
card-argenton_sur_creuse__le_blanc__water = Argenton-sur-Creuse–Le Blanc, waterway
card-argenton_sur_creuse__chatellerault__road = Argenton-sur-Creuse–Châtellerault, road
card-le_blanc__chateauroux__road = Le Blanc–Châteauroux, road
