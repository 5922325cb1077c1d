### What only the browser says of The Builders.

## Amounts

amount-stone = { $n } stone
amount-wood = { $n } wood
amount-knowledge = { $n } knowledge
amount-tile =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }

## Cards and sites

about-building = Needs { $needs }. Once finished: { coins } and { points }.
about-machine = Needs { $needs }. Once finished: { points }, and it works for you without wages, making { $makes }.
about-worker = Makes { $makes }. Sending it costs { coins } each time.
about-machine-worker = Makes { $makes }. Sending it costs no coins.
about-site = { $workers ->
        [0] Nobody works here yet.
        [one] { $workers } worker here.
       *[other] { $workers } workers here.
    } Missing: { $missing }. The next worker costs { actions }.

## What an answer costs and brings

preview-actions = { actions }.
preview-wage = Sending it costs { coins } each time.
preview-price = { actions } and { coins }.
preview-take = { coins } for { actions }.
preview-buy = 1 more action for { coins }.
preview-finishes = Finishes it: +{ coins }, +{ points }.
preview-finishes-machine = Finishes it: +{ points }, and it works without wages, making { $makes }.
preview-missing = Then missing: { $missing }.
preview-useless = Brings nothing that is needed there.
preview-left = Left: { actions }, { coins }.

## The table

board-buildings = Buildings
board-buildings-hint = take one to start a site · 1 action
board-workers = Workers
board-workers-hint = hire one · 1 action, no coins
board-deck-buildings = { $deck ->
        [0] The building deck is empty.
        [one] Building deck: 1 card. On top: { $next }.
       *[other] Building deck: { $deck } cards. On top: { $next }.
    }
board-deck-buildings-rule = The card on top comes into the row next; it cannot be taken from the deck.
board-deck-workers = { $deck ->
        [0] The worker deck is empty.
        [one] Worker deck: 1 card, face down.
       *[other] Worker deck: { $deck } cards, face down.
    }
board-next = next
board-empty-place = empty place
board-row-empty = All cards are taken.
board-track = Points on finished cards. Whoever ends a turn with { $points } of them makes this round the last. Coins do not count for it.
board-track-counts = points on finished cards, without coins
board-track-last = The last round is being played.
board-track-seat = { $player }: { points }
standing = Points on finished cards: only these count for the { $end } that end the match. With coins: { points }.
board-yard-mine = My building sites
board-yard-open = Open the yard of { $player }
board-yard-close = Close the yard of { $player }
board-first-player = First player
board-first-player-rule = Begins every round; the last one ends before this player would begin again.
board-no-sites-mine = No site. Take a building from the row to start one.
board-no-sites-left = No site, and no building left to start one.
board-no-sites = no sites
board-missing = { $n } missing
board-price = The next worker on this site costs { actions } this turn.
board-finished = Finished
board-free-workers = Free workers
board-no-free-workers = No free worker. Hire one, or finish a site to free those who work there.
board-choose-site = { $worker }: now choose a site
board-choose-worker = { $building }: now choose a worker
board-cancel = Cancel
board-actions = Actions
board-actions-left = { actions } left
board-coins = Coins
board-bank = Bank
board-bank-take = Take { coins } for { actions }
board-bank-rule = Coins for one action: { $for1 }, for two together: { $for2 }, for three together: { $for3 }.
board-buy = Buy an action for { coins }
board-buy-rule = As often as you like, at any time in your turn.
board-actions-rule = Three actions each turn. All have to be spent.
board-coins-rule = Every full { $coins } coins are worth a point at the end. They do not count for the 17 points that end the match.
board-start = Start { $building }
board-hire = Hire { $worker }
board-send-here = Send { $worker } to { $building }
board-pick-worker = Send { $worker }
board-pick-site = Send somebody to { $building }
board-summary = { coins }, { points }, free workers: { $workers }, sites: { $sites }

## The guided first turn

guide-aim = Welcome to the building yard! Finished buildings and machines bring points. Once somebody ends a turn with 17 points on cards, this round is the last. Coins do not count for the 17, but at the very end every 10 coins are one more point. The highest sum wins.
guide-rows = Here lie the buildings and the workers that everybody may take. Below each building you see what it needs, from top to bottom: stone, wood, knowledge and tiles, each with a shape and colour of its own. The shield shows its points, the coin what it pays you when finished.
guide-start = You have three actions a turn: the wooden pegs. Spend the first one: click a building to start its site. A small one is best to begin with.
guide-site = This is your site. Hollow marks are still missing, filled ones were brought by workers. The more are filled, the higher the building grows.
guide-send = Your apprentice is ready. Click the worker, then the site. Every sending costs one action and as many coins as the worker shows. A worker stays until the site is finished, and is free again then.
guide-price = Watch the pegs on the site: the first worker you send there in a turn costs one action, the second two, the third three. Next turn it starts again at one.
guide-finish = When nothing is missing any more, the building stands: you get its points and coins, and its workers are free again. A machine brings points and stays with you as a worker who needs no wages.
guide-hire = One apprentice will not be enough. Click a worker in the row to hire: one action, no coins. Look for somebody who makes what your site is missing.
guide-coins = Short of coins? The bank pays 1, 3 or 6 coins for one, two or three actions given up together. And for 5 coins you can buy one more action, as often as you like.
guide-end = When all actions are spent, your turn ends. Until then you can take back whatever has not turned up a new card. Good building!

## In the log

log-building_finished = { $player } finishes it: { reward }.
log-machine_finished = { $player } finishes it: { points }, and it works without wages.
log-end_triggered = This round is the last: { $player } has { points } on finished cards.
log-building_revealed = New building: { $building-full }.
log-worker_revealed = New worker: { $worker-full }.

## Scenes @later

worth =
    { $points ->
        [0] { coins }
       *[other] { points }
    }
scene-finished =
    { $who ->
        [me] You finish { $building-inline }: { worth }
       *[other] { $player } finishes { $building-inline }: { worth }
    }
scene-machine =
    { $who ->
        [me] You finish { $machine-inline }: { points }
       *[other] { $player } finishes { $machine-inline }: { points }
    }
scene-last =
    { $who ->
        [me] You have { points }: this round is the last
       *[other] Last round: { $player } has { points }
    }
