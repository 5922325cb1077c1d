### What the browser alone says of Craftsmen.

option-age-seats = as they sit

## Cards and goods

colour-purple = purple
colour-green = green
colour-blue = blue
colour-red = red
card-colours = Colours: { $top } above, { $bottom } below.
recipe-raw = Makes: { $good }.
recipe-semi = { $from } → { $good }: { points } when it is made.
recipe-final =
    { $points ->
        [0] { $from } → { $good }: points only when the ship sails.
       *[other] { $from } → { $good }: { points } when it is loaded onto a ship.
    }
card-costs = Costs { $cost } to build, { $price } at the notary.
card-missing = Still missing: { $goods }.
card-lines = Part of the production lines: { $goods }.
made-here = made here
icon-filled = there: { $good }
icon-empty = missing: { $good }
capital-rule = A card alone is worth its number. Cards of one colour together make a set: 2 are worth 5, 3 are worth 10, 4 are worth 15 …
reconstructed-card = Parts of this card are reconstructed.
reconstructed-ship = What this ship carries is partly reconstructed.
reconstructed-note = No source we know shows all the cards of this game. The colours of most cards, several recipes, points and the holds of the ships were redesigned so that everything the rulebook says is true; each such card says so, and the end of the rules lists them.

## The table

board-calendar = Calendar
when = Year { $year }, { $season ->
        [spring] spring
        [summer] summer
        [autumn] autumn
       *[winter] winter
    }
year-rule = This year a helper in the crafts guild has { $labour } labour points{ $fee ->
        [0] .
       *[other] , and stacking a helper costs one capital card or { $fee ->
            [one] { $fee } point.
           *[other] { $fee } points.
        }
    }
phase-exchange = Before the first year
phase-helpers = Sending helpers
phase-stage = { $town }
phase-labour = Labour tokens
phase-limits = End of the round
phase-investment = Investments
phase-over = The end
board-order = Turn order: { $order }
order-title = Turn order
order-rule = Helpers are sent one by one in this order, again and again. { $players ->
        [2] It is reversed after every round.
       *[other] The town hall changes it for the next round.
    }
board-track = Order of the next round
named-track = Next round
named-privilege = Privileges
named-labour = Labour
track-rule = Helpers sent here from the town hall come first in the next round, from left to right.
pool-privilege = Privilege tokens in the pool: { $count }
pool-labour = Labour tokens in the pool: { $count }
privilege-rule = Returning a privilege token lets a helper use the privilege of its building without a gold field. You can have three at most.
labour-rule = A labour token is one labour point, to be spent between two stages. You can have three at most.
field-of = Field { $field }, { $kind ->
        [gold] gold
        [silver] silver
       *[other] with ribbon
    }: { $discs }
field-gold = Gold: a helper here may use the privilege of the building.
field-silver = Silver: the privilege costs a token here.
field-silver_ribbon = Silver with a ribbon: the privilege costs a token here.
field-drawn = Stacking on the other player's disc gives its owner a capital card from the deck.
field-free = Stacking here is free.
field-fee = Stacking on another player's disc costs a fee, paid to its owner: one capital card or { $fee ->
        [one] { $fee } point
       *[other] { $fee } points
    }.
guild-bankers_guild = Take one or both face-up capital cards, draw up to four in all, then discard two. Privilege: discard only one.
guild-builders_guild = Build one or two cards from your hand at the ends of your estate. Privilege: one card need not match.
guild-notary = Buy a face-up building or put it up for auction. Privilege: look at the top of a deck and lay out two cards.
guild-crafts_guild = Spend labour points: make raw materials, trade at the fair, make products. Privilege: two raw materials for one point.
guild-merchants_guild = Buy a semi-product from the granary for one of your buildings. Privilege: pay with a marker from the fair.
guild-town_hall = { $players ->
        [2] Take a privilege or a labour token.
       *[other] Take a privilege or a labour token, or be early in the next round.
    }
board-market = Face-up cards
board-capital = Capital
deck-basic = Basic
deck-extended = Extended
deck-advanced = Advanced
deck-prices = build { $cost }, buy { $price }
deck-capital = { $count } in the deck, { $discarded } discarded
deck-buildings = { $count } in the deck
deck-known = You know: { $cards }.
board-empty-place = empty place
ship-bonuses = for the most markers: { $bonuses }
ship-rule = At the end of the year every marker brings the points of its hold, and those with the most markers get { $bonuses } more.
ship-pays = markers: { $markers }, { points }{ $bonus ->
        [0] { "" }
       *[other] {" "}and { $bonus } for the majority
    }
ship-empty = empty
hold-of = { $good }, { points } each: { $owners }
hold-rule = { points } for each marker at the end of the year. { $count ->
        [0] Nothing is loaded yet.
       *[other] Loaded: { $owners }. You can bribe your way into a full hold with one capital card: the left marker goes.
    }
granary-of = { $good }, from the bottom: { $owners }.
granary-rule = Whoever delivers takes a capital card; a full column loses its bottom marker. The bottom one is for sale at the merchants' guild. At the end of the year each marker is worth a point.
board-fair = Fair
fair-rule = A marker at the fair can become any raw material for one labour point. Three at most.
bonus-title = { $good }: { points }
bonus-line = Needs: { $buildings }.
bonus-missing = You still lack: { $buildings }.
bonus-taken = Won by { $player }.
estate-of = Estate of { $player }

## Mine and theirs

helpers-left =
    { $helpers ->
        [one] { $helpers } helper left
       *[other] { $helpers } helpers left
    }
helpers-rule = Each helper gives one action in its building. Whoever keeps at least one at home gets a point.
has-passed = passed
hand-capital =
    { $count ->
        [one] { $count } capital card in hand
       *[other] { $count } capital cards in hand
    }
hand-buildings =
    { $count ->
        [one] { $count } building card in hand
       *[other] { $count } building cards in hand
    }
hand-known = You know: { $cards }.
hand-unknown = You know none of them.
tokens-privilege = Privilege tokens: { $count }
tokens-labour = Labour tokens: { $count }
fair-markers = Markers at the fair: { $count }
sets-now =
    { $sets ->
        [one] { $sets } colour set
       *[other] { $sets } colour sets
    }
sets-rule = Every year each complete set of the four colours in your estate brings { points }.
points-rule = Recognition so far; ships, colour sets, granary and investments are scored at the end of each year, bonus tokens at the very end.
labour-points =
    { $count ->
        [one] { $count } labour point
       *[other] { $count } labour points
    }
my-things = What I have
my-capital = My capital: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, worth { $value }
group-value = Together worth { $value }
no-capital = no capital
limit-rule = Never more than { $most } capital cards, and no more than { $end } at the end of a round.
my-buildings = My building cards
no-buildings = no building cards
with-privilege = uses the privilege
fits-both = Fits both ends of your estate.
fits-left = Fits the left end of your estate.
fits-right = Fits the right end of your estate.
fits-none = Fits neither end of your estate.
board-summary = { points }; capital { $capital }, building cards { $buildings }, helpers { $helpers }, privilege tokens { $privileges }, labour tokens { $labour }

## Panels

pay-title = Pay { $price }
pay-title-card = Pay { $price } for { $card-inline }
pay-title-built = Pay { $price } for { $count ->
        [one] the new building
       *[other] the { $count } new buildings
    }
pay-help = Touch cards to pay in another way.
pay-set = set
pay-value = worth { $value }, the price is { $price }
pay-surplus = ({ $surplus } lost)
pay-missing = { $missing } still missing
pay-kept = { $kept } left in hand
pay-previous = previous way to pay
pay-next = next way to pay
pay-ways = { $place } of { $ways } ways
pay-more = { $more } more …
pay-do =
    { $cards ->
        [one] Pay with { $cards } card
       *[other] Pay with { $cards } cards
    }
discard-title =
    { $count ->
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }
discard-proposed =
    { $count ->
        [one] The card you would miss least is marked.
       *[other] The cards you would miss least are marked.
    }
discard-touch = Touch a card to choose it, or to keep it.
discard-round = You keep at most { $most } at the end of a round.
discard-hand = You never have more than { $most }.
discard-worth = Worth { $now } now, afterwards { $kept }
discard-do = Discard
invest-title = Invest four colours?
invest-help = One card of each colour for the values printed on them.
invest-do = Invest for { points }
auction-title = Auction: { $building }
auction-opening = What is the opening bid?
auction-running = { $bid } by { $player }
auction-mayor = The mayor offers { $offer }.
auction-out = passed
auction-leads = leads
auction-asked = is thinking
auction-in = still in
bid-less = bid one less
bid-more = bid one more
bid-field = your bid, from { $least } to { $most }
bid-most = You can pay { $most }.
bid-do = Bid { $bid }
bid-paid = { $kept } would be left in hand
bid-none = You can pay { $most }: not enough to bid more.
peek-title = The top of the deck
peek-help =
    { $count ->
        [one] Choose the card that will lie face up.
       *[other] Choose the { $count } cards that will lie face up.
    }
peek-help-order = The others go back to their deck.
peek-where = The others go back
peek-top = on top
peek-bottom = to the bottom
peek-order = In this order, from the top; touch a card to put it first.
peek-do = Done
swap-title = Another sawmill?
swap-help =
    { $count ->
        [0] Cards are built beside your sawmill. The one you have fits none of the cards in your hand.
        [one] Cards are built beside your sawmill. The one you have fits { $count } card in your hand.
       *[other] Cards are built beside your sawmill. The one you have fits { $count } cards in your hand.
    }
swap-fits =
    { $count ->
        [0] fits none
        [one] fits { $count } card
       *[other] fits { $count } cards
    }
choose-title = What do you do here?
choose-none = Back
year-title = What year { $year } brought
year-brief = Year { $year }
year-total = Total
year-close = Close

chains-title = Make at once:
chain-make = Make { $good }. { $steps }. { $points ->
        [0] Points come when the ship sails
       *[other] { points }
    }; { $left ->
        [0] no labour point is left
        [one] { $left } labour point is left
       *[other] { $left } labour points are left
    }.
chain-steps = In one go: { $steps }. { $left ->
        [0] No labour point is left then.
        [one] { $left } labour point is left then.
       *[other] { $left } labour points are left then.
    }

## What an answer costs and brings

preview-buy = Price { $price }, only with { $colours } capital.
preview-auction = Everybody may bid, in any colours. If nobody does, the mayor bids with { $mayor ->
        [one] { $mayor } card
       *[other] { $mayor } cards
    }.
preview-peek = Of the top three cards of the deck and those lying face up, two are laid out and the others go back.
preview-worth = Your capital is worth { $now } now, and afterwards { $then }.
privilege-free = Free: the helper stands on gold.
privilege-token = Costs a privilege token.
preview-store = The marker goes on top of its column, and you take a capital card.
preview-double = The privilege: two raw materials for one labour point.
preview-fair = A marker at the fair can become any raw material later.
preview-order = You will be number { $place } in the next round.
preview-gold = Field { $field }, gold: with the privilege.
preview-silver = Field { $field }.
preview-stack-gold = Gold: with the privilege.
preview-stack-own = On your own disc: no fee.
preview-stack-draw = { $player } gets a capital card from the deck.
preview-stack-ribbon = With the ribbon: no fee.
preview-stack-fee = Fee for { $player }: one capital card or { $fee ->
        [one] { $fee } point
       *[other] { $fee } points
    }.
preview-build = Costs { $cost }{ $built ->
        [0] .
       *[other] ; { $due } to pay in all.
    }
preview-waived = The colours clash: this uses the privilege.
preview-line = First to complete the production line of { $good }: { points }.
preview-bribe = Costs one capital card; the left marker goes.
preview-load = +{ $now } now, +{ $later } at the end of the year; then { $markers ->
        [one] { $markers } marker of yours
       *[other] { $markers } markers of yours
    } on this ship, place { $place }{ $bonus ->
        [0] .
       *[other] : +{ $bonus }.
    }
preview-fill = { $building }: then { $left } still missing.
preview-full = { $building } has everything then: { $recipe }

## Answers

answer-keep-one-more = { $cost ->
        [free] Discard only one (free on gold)
       *[token] Discard only one (for a token)
    }
answer-take_privilege = Privilege token
answer-take_labour = Labour token
answer-change_order = Earlier next round
ask-fee = { $player }, how do you pay { $payee } for the disc below: with one capital card or { $fee ->
        [one] { $fee } point?
       *[other] { $fee } points?
    }
answer-pay-points = Pay { $year ->
        [one] { $year } point
       *[other] { $year } points
    }

## Why a building takes no helper

shut-own = enough of yours
shut-full = full
shut-fee = fee too high

## The guided first turns

guide-aim = Welcome to Craftsmen! For three years you send helpers into these six buildings, build workshops, make goods and load them onto ships. The most points win.
guide-estate = This row is your estate: a wheat field, a sawmill and a brewery. Basic cards give raw materials, and workshops turn them into goods.
guide-estate-any = This row is your estate. A basic card such as your sawmill gives a raw material; extended and advanced cards are workshops that turn raw materials into goods.
guide-hand = These are building cards in your hand. A card is built at an end of the row, next to a card with the same upper or lower colour: green arrows show where it fits.
guide-exchange = Before the first year you may exchange one card for an unknown one, and then take another sawmill.
guide-helpers = Spring. Everybody in turn sends one helper at a time. Then the buildings act from I to VI, and each helper gives one action there.
guide-queue = Whoever comes first stands on gold and may use the building's privilege. When all fields are taken, helpers are stacked, mostly for a fee.
guide-send = Send one helper to each of the buildings I to V. You will see what every one of them does.
guide-send-any = Now send a helper where you like: I brings capital, II builds your cards, III sells new ones, IV makes goods, V sells semi-products, VI gives tokens.
guide-bank = Bankers' guild: take one or both of these cards; you draw the rest, up to four. Cards of one colour are worth more together.
guide-discard = Then you discard two cards, or only one if you use the privilege of the guild.
guide-discard-choose = Choose what you discard. The cards you would miss least are marked already.
guide-build = Builders' guild: build the mill with an arrow on its card. The number in its corner is the cost.
guide-build-any = Builders' guild: an arrow on a card builds it at that end of your estate. The number in its corner is the cost.
guide-second = You may build a second card in the same action, or press the button below and pay.
guide-pay = You pay with capital. One card is worth its number, two of a colour 5, three 10, four 15. A payment is proposed; touch cards to change it.
guide-notary = Notary: buy a face-up building with capital in its colours, or put it up for auction and pay with any. The card goes to your hand.
guide-peek = The privilege of the notary: look at the top three cards of a deck and choose which two cards lie face up. Press a deck, or go on without looking.
guide-auction = In an auction everybody may raise. If nobody does, the mayor bids with cards from the deck.
guide-crafts = Crafts guild: you have three labour points. Bring wheat to an icon of the brewery; whatever can be made in one go has a button ready.
guide-crafts-any = Crafts guild: each labour point makes a raw material, trades at the fair or makes a product. Press a card of your estate; whatever can be made in one go has a button ready.
guide-granary = A semi-product goes to a workshop that needs it, or to the granary: for that you take a capital card.
guide-merchants = Merchants' guild: buy the barrel that your brewery lacks, for one capital card. With wheat and a barrel it is ready to brew.
guide-merchants-any = Merchants' guild: buy a semi-product from the granary for one capital card, straight onto an empty icon of your workshops.
guide-summer = Summer, the next round. Send a helper to the crafts guild, to brew, and one to the town hall.
guide-beer = With wheat and a barrel your brewery has all it needs: press it and make beer.
guide-ships = What you made goes onto a ship: points now, more when the year ends, and a bonus for those with the most markers on a ship.
guide-hall = Town hall: take a privilege token, which stands for gold, or a labour token, a labour point between two stages; or be earlier in the next round.
guide-hall-two = Town hall: take a privilege token, which stands for gold, or a labour token, a labour point between two stages.
guide-autumn = Autumn: the last helpers of this year. In winter everybody builds and produces once more, and then the year is scored.
guide-winter = Winter: without helpers everybody builds once and then produces once. A privilege costs a token now.
guide-invest = Ships, colour sets and the granary are scored. Lay down one card of each colour for the points printed on them, or keep your cards.
guide-year = That was a whole year, and two more follow, with more labour points each. Bonus tokens count at the very end. Now you know it all: good luck!

## How the log tells it: in one breath

log-token_given = A privilege token for the fewest privileges used goes to { $player }.
log-capital_taken = { $player } takes { $list } from the board.
log-capital_taken-item = { $card }
log-capital_revealed = New on the board: { $list }.
log-capital_revealed-item = { $card }
log-capital_discarded = { $player } discards { $list }.
log-capital_discarded-item = { $card }
log-building_bought = { $player } buys { $building-inline }.
log-auction_won = { $player } wins { $building-inline }.
log-building_revealed = New at the notary: { $list }.
log-building_revealed-item = { $building-full }
log-raw_to_fair = { $player } brings { $list } to the fair.
log-raw_to_fair-item = { $good }
log-turn_ended = {""}

## Scenes @later

scene-season =
    { $season ->
        [1] Spring
        [2] Summer
        [3] Autumn
       *[other] Winter
    } of year { $year }{ $place ->
        [0] {""}
        [1] : you are first in line
        [2] : you are second in line
        [3] : you are third in line
       *[other] : you are number { $place } in line
    }
scene-guild =
    { $who ->
        [me] { $helpers ->
            [one] { $town } opens: one helper of yours is in the queue
           *[other] { $town } opens: { $helpers } helpers of yours are in the queue
        }
       *[watch] { $town } opens
    }
scene-sold =
    { $who ->
        [me] Sold to you: { $building-inline } for { $bid }
       *[other] Sold to { $player }: { $building-inline } for { $bid }
    }
scene-unsold =
    { $who ->
        [me] The mayor outbids you for { $building-inline }
       *[other] The mayor outbids { $player } for { $building-inline }
    }
scene-line =
    { $who ->
        [me] Your production line of { $good } is the first: { points }
       *[other] { $player } has the first production line of { $good }: { points }
    }
scene-full =
    { $who ->
        [me] You fill the hold of { $good } on { $ship-inline }
       *[other] { $player } fills the hold of { $good } on { $ship-inline }
    }
scene-sails =
    { $who ->
        [me] Year { $year }: the ships sail and the year brings you { points }{ $bonus ->
            [0] {""}
           *[other] , { $bonus } of them for majorities
        }
       *[watch] Year { $year }: the ships sail, and majorities are paid
    }
scene-year =
    { $who ->
        [me] Year { $year } is counted: { points } for you
        [none] Year { $year } is counted: nothing for you
       *[watch] Year { $year } is counted
    }
