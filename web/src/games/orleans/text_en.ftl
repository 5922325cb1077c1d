### What only the browser says of Orléans.

option-extra_tiles-none = none
option-extra_tiles-all = all six

option-planning-simultaneous = all at the same time
option-planning-turn_by_turn = one task after another

## Amounts

level = Level { $level }
thing = { $what-inline }
thing-technology = a technology tile
sign-technology = Technology tiles

## Parts of the table

tabs = Parts of the table
tab-mat = My mat
tab-map = Map
tab-town = Town
tab-tiles = Tiles
tab-others = Others
tab-asked = Something is asked there.
mine-things = My coins, goods and points
board-summary = { $coins } coins, { $goods } goods, level { $level }, { $stations } stations, { $citizens } citizens, { $followers } followers in bag and market
other-mat = { $player }'s mat
seat-start = start player
seat-passed = has passed
seat-plans = is planning

## My things

coins-rule = A coin is worth a point at the end.
good-rule =
    { $points ->
        [one] Each is worth { $points } point at the end.
       *[other] Each is worth { $points } points at the end.
    }
bread-rule = Each is worth your level at the end.
good-give = give { $good-inline }
level-rule = At the end each station and citizen is worth as many points as your level. You are on space { $space } of the development track.
stations-rule = Each is worth your level at the end. Not built yet: { $left }.
citizens-rule = Each is worth your level at the end.
score-rule = Your points if the match ended now. The citizen for most trading stations is counted for whoever leads.

## Market, bag, technology

market-title = Market
market-rule = Followers who wait for work. Click one and then a slot, drag it there, click a slot to fill it, or press + to fill a whole place. Until you are done you may take everything back.
market-pick = pick up { $what }
market-in-hand = In hand: { $what }. Choose a slot for it.
market-pick-rule = Pick it up, then choose a slot. A monk may stand for anybody.
technology-rule = It counts as the follower of its slot for ever. Your first one has to cover a farmer; never more than one on a place.
bag-title =
    { $n ->
        [0] The bag is empty
        [one] { $n } follower in the bag
       *[other] { $n } followers in the bag
    }
bag-rule = Everybody who is used goes back into the bag.
bag-chance-now =
    { $n ->
        [0] Nobody can be drawn now.
        [one] The figures are the chances of finding each type with { $n } draw.
       *[other] The figures are the chances of finding each type with { $n } draws.
    }
bag-chance-next =
    { $n ->
        [0] Nobody could be drawn in the next round.
        [one] The figures are the chances in the next round with { $n } draw, when the ready places have been used.
       *[other] The figures are the chances in the next round with { $n } draws, when the ready places have been used.
    }
bag-line =
    { $n ->
        [one] In the bag: { $now }. The chance that at least one comes with { $n } draw is { $chance } %.
       *[other] In the bag: { $now }. The chance that at least one comes with { $n } draws is { $chance } %.
    }
bag-empty = empty
chance-of = { $follower } { $chance } %

## Places

place-ready = Ready.
place-lacks =
    { $missing ->
        [one] { $missing } follower is missing.
       *[other] { $missing } followers are missing.
    }
place-empty = nobody
place-use = use { $place }
place-give-up = give up { $place }
place-fill = fill { $place }
place-missing = Still missing: { $who }.
place-needs = It needs { $who }.
place-anybody = anybody
place-neutral = anybody but your starting followers
place-do-use = Use this place
place-do-give-up = Give this tile up
place-do-fill = Put here: { $who }
quick-use = Use
quick-give-up = Give up
place-chance = Chance that the next draw, with those on the market, brings all who are missing here: { $chance } %.
slot-lay = put { $what } on { $place }
slot-take-back = take { $what } back from { $place }

effect-farm_house = Gain a farmer, and the good of the next step of the farmers track.
effect-village = Gain a boatman, a craftsman or a trader, with the step of its track: coins, technology or a place tile.
effect-university = Gain a scholar, and the development points of the next step.
effect-castle = Gain a knight. The more steps, the more followers you may draw each round.
effect-monastery = Gain a monk, who may stand for any other follower.
effect-ship = Your merchant travels along a waterway and may take one good that lies there.
effect-wagon = Your merchant travels along a road and may take one good that lies there.
effect-guildhall = Build a trading station where your merchant stands: one in each city; in Orléans one for each player.
effect-scriptorium = Gain 1 development point.
effect-town_hall = Send one or two followers, never starters, to beneficial deeds. They do not come back.
effect-hayrick = Take 1 grain from the supply.
effect-cheese_factory = Take 1 cheese from the supply.
effect-winery = Take 1 wine from the supply.
effect-wool_manufacturer = Take 1 wool from the supply.
effect-tailor_shop = Take 1 brocade from the supply.
effect-brewery = Receive 2 coins.
effect-windmill = Receive 2 coins and 1 development point.
effect-library = Gain 2 development points.
effect-hospital = Receive as many coins as your level.
effect-sacristy = A monk waits here. When Harvest, Taxes or Plague reaches you, you may send the monk back to the bag and are spared.
effect-herb_garden = From now on your boatmen may stand for craftsmen, traders and farmers.
effect-bathhouse = Each time you draw you may draw 2 more and keep 1 of them.
effect-shipping_line = Gain 1 development point.
effect-cellar = Receive 4 coins.
effect-office = Receive 1 coin for each of your trading stations.
effect-pharmacy = Pay 1 to 3 coins and gain as many development points.
effect-horse_wagon = Your merchant travels along a road and may take one good that lies there.
effect-laboratory = Gain a technology tile.
effect-school = From now on your scholars may stand for everybody but monks.
effect-gunpowder_tower = Two more spaces of your market. From here followers may go to deeds as from the Town Hall.
effect-bakery = Pay 2 coins and bake 1 to 3 grain into bread, each worth your level at the end.
effect-theatre = Any number of followers play here: all go back to the bag, and you receive 1 coin for each.
effect-barracks = From now on any of your followers may stand for a knight.
effect-goldsmith = Pay 1 good and gain 1 development point for each of your trading stations.
effect-hiding_place = Pay 1 good and move one step on any track but the knights track, with what the step brings, but without the follower.
effect-court = Move another player's merchant along any way and pay that player 1 coin. You may take one good that lies there.

## Tracks and development

step-title = { $track }, step { $step }
step-start = the start
step-good = { $good-inline }
step-draw = { $n } draws each round
step-tile-one = a place tile from stack I
step-tile-any = a place tile from either stack
step-citizen = a citizen for whoever comes first
step-citizen-gone = the citizen here is taken
supply-of = { $follower }, left in the supply: { $n }.
census-rule = Census: each round the sole leader of this track receives 1 coin, the sole last player pays 1.
census-rule-two = Census: each round the sole leader of this track receives 1 coin.
monks-note = Monks may stand for anybody.
space-title = Space { $space }
space-level = Level { $level } begins here.
space-coins =
    { $coins ->
        [one] Whoever reaches or passes it receives { $coins } coin.
       *[other] Whoever reaches or passes it receives { $coins } coins.
    }
space-plain = Nothing special.

## Deeds, tiles, supply

deeds-title = Beneficial deeds
deed-reward = Each follower sent here brings { $reward }. Whoever fills the last slot takes the citizen.
deed-choice =
    { $coins ->
        [one] { $coins } coin or { $n } development point
       *[other] { $coins } coins or { $n } development points
    }
deed-needs = Still needed: { $needs }.
deed-full = It is complete.
deed-citizen = The citizen went to { $player }.
stack = Stack { $stack } ({ $n })
stack-rule = The first step of the traders track gives a tile from stack I, each further one a tile from either stack.
tiles-removed = Not in this match: { $tiles }.
supply-title = Supply
supply-goods = Left in the supply: { $n }.
supply-bank = Bank

## The hourglass

events-left = Hourglass tiles still to come: { $n }
events-left-rule = How many of each event are left is known, their order is not. The match ends after the last one.
event-rule-pilgrimage = No monk can be gained in this round.
event-rule-income = At the end of the round everybody receives as many coins as their level.
event-rule-harvest = At the end of the round everybody gives 1 food (grain, cheese or wine, with the Bakery also bread); whoever has none pays 5 coins.
event-rule-taxes = At the end of the round everybody pays 1 coin for every 3 goods.
event-rule-trading_day = At the end of the round everybody receives 1 coin for each of their trading stations.
event-rule-plague = At the end of the round everybody draws a follower from the bag and loses it; starters are spared.
due-pilgrimage = No monks in this round
due-income = You receive { coins }
due-trading_day = You receive { coins }
due-taxes =
    { $coins ->
        [0] You pay nothing: { $goods ->
            [one] 1 good
           *[other] { $goods } goods
        }
       *[other] You pay { coins } for { $goods } goods
    }
due-harvest-food = You give 1 food
due-harvest-fine = No food: you pay { coins }
due-plague = You lose a follower: { $chance } %
due-plague-empty = Empty bag: nothing is lost
due-when-now = This is so with the bag as it is now.
due-when-used = This is so once the ready places are used.

## The map

map-merchant = { $player }'s merchant in { $city }
map-travel = Travel to { to-city }: { $way }
way-road = road
way-water = waterway
way-goods = On the way: { $goods }.
way-empty = No goods on the way.
city-free = No trading station yet.
city-stations = Trading station of: { $names }.

## Answers and previews

choose-plan = A plus fills a place, a slot takes one follower.
choose-take_back = Who is taken back from a slot returns to the market.
choose-draw = Or click a follower who waits on a slot: it comes back to the market instead of a draw.
choose-recruit = Choose the next step of a track: it gives its reward too.
choose-turn = Choose a place that is complete.

question-draw-or-back = { $player }, how many do you draw?
question-send-whom = { $player }: to which deed does the { $follower } go?
answer-plan-done = My plan is done
answer-task-done = This task is done
answer-enough = That is all
answer-take-none = All stay
answer-remove-none = Remove none
answer-deed-develops = { $deed }: a development point
answer-no-bath = Not this time
answer-no-protection = Keep the monk
answer-merchant = { $player }'s merchant
preview-draw = Chance of at least one: { $chances }.
preview-draw-none = For each draw that you forgo, you may take a follower back from a slot.
preview-lacks =
    { $missing ->
        [one] Then { $missing } follower is missing.
       *[other] Then { $missing } followers are missing.
    }
preview-ready = Then it is ready.
preview-technology = It stays there for ever.
preview-step = The next step brings: { $gain }.
preview-gets = You receive { $goods }.
preview-last = You receive { $reward } and the citizen.
preview-debt =
    { $coins ->
        [one] You still lack { $coins } coin; each thing given up stands for one.
       *[other] You still lack { $coins } coins; each thing given up stands for one.
    }

## The guided first round

guide-aim = You gather followers and give them work each round. Whoever has most points after 18 rounds wins.
guide-market = Your followers wait here. In the first round there are four; later you draw them from your bag.
guide-place = Plan their work: the + of a place fills it with those who fit. Begin with the Farm House.
guide-ready = A tick means that all slots are filled: the place will work. Whom you place in this round comes back by a click. A place filled in part waits for the next rounds.
guide-done = Plan on, or say that your plan is done. All players plan at the same time, in secret.
guide-act = Now each player in turn uses one ready place. Use yours.
guide-tracks = A new follower is a step on its track, and you get what lies there: a good, coins, development, technology, a tile or more draws.
guide-tiles = The traders track gives tiles: places that nobody else has.
guide-bag = Whoever has worked goes back into your bag, the new one too. You draw from it in the next round; the figures are chances.
guide-map = By Ship and Wagon your merchant goes to a neighbouring city and takes a good on the way. Just click the good.
guide-stations = Where your merchant stands, the Guildhall builds a trading station: only one in each city.
guide-deeds = The Town Hall sends followers to deeds. Each brings coins, the last one a citizen too, but none comes back to your bag.
guide-event = The hourglass tells what happens at the end of the round, and what it means for you.
guide-score = At the end coins and goods count, and each trading station and citizen as much as your level. Development points raise the level.

## How the log tells it: in one breath

drawn-items = { $farmers ->
        [0] {""}
        [one] · a farmer
       *[other] · { $farmers } farmers
    }{ $boatmen ->
        [0] {""}
        [one] · a boatman
       *[other] · { $boatmen } boatmen
    }{ $craftsmen ->
        [0] {""}
        [one] · a craftsman
       *[other] · { $craftsmen } craftsmen
    }{ $traders ->
        [0] {""}
        [one] · a trader
       *[other] · { $traders } traders
    }{ $knights ->
        [0] {""}
        [one] · a knight
       *[other] · { $knights } knights
    }{ $scholars ->
        [0] {""}
        [one] · a scholar
       *[other] · { $scholars } scholars
    }{ $monks ->
        [0] {""}
        [one] · a monk
       *[other] · { $monks } monks
    }{ $followers ->
        [0] nobody
       *[other] {""}
    }
log-followers_drawn = { $player } draws { $list }.
log-followers_drawn-item = { drawn-items }
log-followers_shown = { $player } has drawn { $list }.
log-followers_shown-item = { drawn-items }
log-start_player_changed = { $player } starts the next round.
log-place_planned = { $player } puts { $list }.
log-place_planned-item = { followers } on { $place }{ $ready ->
        [true] {""}
       *[false] {" "}(not ready yet)
    }
log-good_gained = { $player } takes { $list }.
log-good_gained-item = { $good-inline }
log-good_paid = { $player } gives { $list } back.
log-good_paid-item = { $good-inline }

## Scenes @later

scene-hour =
    { $event ->
        [pilgrimage] Round { $round }: Pilgrimage. No new monks
        [plague] Round { $round }: the Plague is coming
        [taxes] Round { $round }: Taxes on your goods at the end
        [harvest] Round { $round }: Harvest. Keep some food
        [trading_day] Round { $round }: Trading Day pays for your stations
        [income] Round { $round }: Income by your level
       *[other] Round { $round }: { $fate }
    }
scene-census =
    { $who ->
        [won] Census: you lead the farmers and get a coin
        [lost] Census: you are last and pay { coins }
        [none] Census: { $player } leads the farmers, nothing changes for you
        [spared] Census: { $player } is last and pays { coins }, nothing changes for you
        [last] Census: { $player } is last and pays { coins }
       *[watch] Census: { $player } leads the farmers
    }
scene-plague =
    { $who ->
        [took] The plague takes { $follower-inline } from your bag
        [spared] The plague spares you
       *[watch] The plague reaches into every bag
    }
scene-harvest =
    { $who ->
        [given] Harvest: you give { $good-inline }
        [paid] Harvest: you have no food and pay { coins }
        [averted] Your monk keeps the Harvest away
        [none] Harvest: you have to give some food
       *[watch] Harvest: everybody gives food
    }
scene-taxes =
    { $who ->
        [paid] Taxes: you pay { coins }
        [averted] Your monk keeps the Taxes away
        [none] Taxes: you have nothing to pay
       *[watch] Taxes are collected
    }
scene-trading_day =
    { $who ->
        [gained] Trading Day: your stations bring you { coins }
        [none] Trading Day, but you have no station yet
       *[watch] Trading Day: stations bring coins
    }
scene-income =
    { $who ->
        [gained] Income: your level brings you { coins }
        [none] Income, but nothing for you yet
       *[watch] Income for everybody
    }
scene-station =
    { $who ->
        [me] You build a trading station in { in-city }
       *[other] { $player } builds a trading station in { in-city }
    }
scene-deed =
    { $who ->
        [me] You complete “{ $deed }”
       *[other] { $player } completes “{ $deed }”
    }
scene-level =
    { $who ->
        [me] Level { $level }! Every station and citizen now counts { $level }
       *[other] { $player } reaches level { $level }
    }
scene-citizen =
    { $who ->
        [me] You win a citizen: { $source }
       *[other] { $player } wins a citizen: { $source }
    }
