### What only the browser says of Little Town.

option-board-side_a = Side A
option-board-side_b = Side B
option-market-random = Random
option-market-beginner = For a first match
option-market-member = { $member-effect }

terrain-forest = Forest
terrain-mountain = Mountains
terrain-lake = Lake

## Tiles and cards

objective-text = { $objective-text }
about-tile = Costs { $cost }. { points } at once. { $effect }.
about-building = { $tile } on { $square }
about-owner = Owned by { $player }.
about-rent = Using it costs you { coins } of rent.
about-later = As the town stands, { points } at the end.

## What an answer costs and brings

place-gathers = Gathers { $goods }.
place-uses = Could use { $buildings }.
place-not-now = Cannot be used now: { $buildings }.
place-use =
    { $rent ->
        [0] { $tile }
       *[other] { $tile } (rent { $rent })
    }
place-nothing = Nothing to gather or use here.
preview-rent = { coins } of rent to { $player }.
preview-pays = You pay { $goods }.
preview-gets = You get { $goods }.
question-build-where = { $player }, where do you build the { $tile }?
answer-keep = Go on
answer-done = Done

## The small panel

panel-pay-use = { $tile }: how do you pay?
panel-pay-cost = { $tile }: how do you pay?
panel-pay-help = Instead of a cube you may give { coins }.
panel-due = To be paid:
panel-give = Which two cubes do you give?
panel-take = Which two do you take for them?
panel-feed =
    { $workers ->
        [one] { $workers } worker is hungry
       *[other] { $workers } workers are hungry
    }
panel-feed-choose = What do they eat?
panel-feed-short = There is not enough food. Each worker without food costs { points }; a meal can be bought for { coins }.
panel-lost = lost
panel-place = Place a worker
panel-build = Build here

## The table

board-town = The town
board-place = Place a worker on { $square }.
board-build-here = Build { $tile } on { $square }
board-use =
    { $rent ->
        [0] Use { $tile } on { $square }, which is yours.
       *[other] Use { $tile } on { $square } for { coins } of rent.
    }
board-gather = Gather from { $square }: { $good }
board-building-of = { $tile } of { $player } on { $square }
board-worker-of = A worker of { $player } on { $square }
board-market = Market
board-market-hint = a worker builds one of these
board-empty-place = empty place
board-build = Build { $tile-inline }
board-track = Points
board-track-rule = Points won in the match. Whoever reaches 60 takes a token and goes on from the start; the end adds Castle, Watchtower and 1 point for every 3 coins.
board-track-seat = { $player }: { points }
standing = Points on the track. If the match ended now, with Castle, Watchtower and coins: { points }.
board-round = Round { $round } of { $rounds }
board-round-rule = A round ends when all workers are placed. Then special buildings act, and every worker eats.
board-site = Construction site
board-site-rule = Workers who build stand here until the round ends. There is room for everybody.
board-site-empty = nobody
board-site-seat = { $player }: { $workers }
board-supply = Supply
board-supply-rule = What is not in the supply cannot be taken. What is paid comes back here at once.
board-first-player = First player
board-first-player-rule = Begins this round. The marker moves to the left after each round.
board-workers-left =
    { $workers ->
        [0] No worker left in this round
        [one] { $workers } worker left in this round
       *[other] { $workers } workers left in this round
    }
board-houses-left =
    { $houses ->
        [0] No house left to build
        [one] { $houses } house left to build
       *[other] { $houses } houses left to build
    }
board-cards =
    { $cards ->
        [0] No hidden objectives
        [one] { $cards } hidden objective
       *[other] { $cards } hidden objectives
    }
board-my-goods = My goods
board-my-objectives = My objectives
board-coins-rule = 3 coins stand in for any cube when you pay. At the end every 3 coins are worth a point.
board-cube-rule = Cubes pay for buildings and for what buildings do.
board-points-rule = Points won so far, without what the end of the match adds.
board-food = Food
board-food-rule = At the end of the round each of your workers eats a fish or a wheat. Each one without food costs 3 points.
board-hungry =
    { $missing ->
        [one] { $missing } food missing
       *[other] { $missing } food missing
    }
board-fed = Enough food
board-show = Show
board-finished = Finished
board-summary = { points }, { coins }, { $wood } wood, { $stone } stone, { $fish } fish, { $wheat } wheat; workers: { $workers }, houses: { $houses }, hidden objectives: { $cards }

## The guided first turn

guide-aim = Welcome to Little Town! In four rounds everybody places workers in this valley, gathers, and builds a town. The most points at the end win.
guide-gather = A worker gathers from all eight squares around it: wood from forests, stone from mountains, fish from lakes. A drawing over two squares gives twice.
guide-place = Point at an empty square to see what a worker would get there, and place your first worker where it gathers two or three cubes. On a touch screen, touch a square, then touch it again to place.
guide-goods = What was gathered is yours now. If there had been buildings around, your worker could have used each of them once: they light up in the town.
guide-end = That is all this worker can do. End your turn; until then you can take everything back. Later a turn ends by itself after a moment.
guide-market = Instead of gathering, a worker can build: press a tile in the market, then an empty square. Above each tile you see its cost and the points it brings at once, below what it does for workers beside it.
guide-rent = Your house stands on what you build. You use your own buildings for free, and others pay you a coin when their workers do. You pay a coin to use theirs.
guide-objectives = These are your secret objectives. As soon as one is fulfilled, it lights up and you may show it for its points. Nobody else sees your cards before you show them.
guide-food = When all workers are placed, the round ends and each of them eats a fish or a wheat. Each one without food costs 3 points, so keep an eye on this.
guide-score = The track shows the points won so far. After the fourth round Castle and Watchtower score, and every 3 coins are worth a point. Have fun building!

## In the log

log-cubes_gathered = { $player } gathers { $list }.
log-cubes_gathered-item = { $got_wood ->
        [0] {""}
       *[other] { $got_wood } wood
    } · { $got_stone ->
        [0] {""}
       *[other] { $got_stone } stone
    } · { $got_fish ->
        [0] {""}
       *[other] { $got_fish } fish
    }

## Scenes @later

scene-feeding =
    { $who ->
        [me] { $unfed ->
            [0] All your workers are fed
            [one] One of your workers goes hungry: −{ points }
           *[other] { $unfed } of your workers go hungry: −{ points }
        }
       *[watch] The workers sit down to eat
    }
scene-objective =
    { $who ->
        [me] You show “{ $objective }”: { points }
       *[other] { $player } shows “{ $objective }”: { points }
    }
scene-last =
    { $who ->
        [me] The last round begins, and you are first
       *[other] The last round begins; { $player } is first
    }
