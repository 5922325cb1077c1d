### The shell around the games in English.

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
list-and = { $start } and { $last }
player-name = Player { $number }

## What happens and is asked in every game

event-turn_ended = { $player } ends the turn.
event-match_ended =
    { $by_cap ->
        [true] The match ends at the cap on rounds.
       *[false] The match is over.
    }
event-dealt_anew = { $player } takes back something that was revealed; whatever nobody knows is shuffled again.
event-rules_changed =
    The rules were fixed: from here on version { $now } is in force instead of { $before }.{ $lost ->
        [0] {""}
       *[other] {" "}Lines of the record that no longer fit: { $lost }.
    }
question-end_turn = { $player }, this was your turn. End it?
action-end_turn = end the turn
choice-end_turn = end the turn
reason-plain = It leads to the best position, as far as a bot can tell.

## A match in the terminal

greeting-seats = At the table: { $players }.
greeting-help = Type the number of a choice; "hint" gives advice, "?" explains everything else.
bot-thinks = { $player } is thinking …
your-turn = { $player }, it is your turn
hand-over = { $player }, take the screen and press Enter.

answer-number = Number { $number } is not in the list.
answer-ambiguous =
    "{ $typed }" could be: { $choices }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }. Type a little more.
answer-illegal = "{ $typed }" is not possible now; the list shows what is.
answer-empty = Type the number of a choice, or "?" for help.
answer-unknown = "{ $typed }" means nothing here; type a number from the list, or "?" for help.
why-unknown = There is nothing to say about why "{ $typed }" would not be possible.
answer-yes = yes

group-bundles = In one go
answer-sure = Do it anyway? (yes/no)

hint = A good player would choose { $number }: { $action }.
hint-thinking = Thinking about a hint …
hint-then = Then { $action }.
hint-do =
    { $count ->
        [1] Type "do" to do it.
       *[other] Type "do" to do the first { $count } actions of it at once; one "undo" takes them back.
    }
hint-none = Ask for a "hint" first; "do" does what it says.

undo-number = How many actions to take back? Type a number, not "{ $typed }".
undo-too-many =
    { $count ->
        [0] You have not done anything yet that could be taken back.
        [one] You have done { $count } action so far; no more can be taken back.
       *[other] You have done { $count } actions so far; no more can be taken back.
    }
undo-revealed = That action turned up a card, and what was seen cannot be unseen.
undo-turn = That turn has ended, and the match has moved on.
undo-others = Others have decided since; what they did would be taken back as well.
undo-consent = If everybody at the table agrees, it can be taken back anyway. Does everybody agree? (yes/no)
undo-among-bots = Bots do not mind. Take it back? (yes/no)
undo-refused = Nothing was taken back.
undo-done = Taken back: { $actions }.

log-earlier =
    { $count ->
        [one] One earlier line is left out; "log { $all }" shows all.
       *[other] { $count } earlier lines are left out; "log { $all }" shows all.
    }
saved = Saved: { $file }
kept = The record of this match: { $file }
end-of-input = The input has ended, and so has this session; you can continue the match later:
interrupted = Interrupted; you can continue the match later:

level-novice = novice
level-easy = easy
level-fair = fair
level-good = good
level-strong = strong

command-help = ?
command-board = board
command-hint = hint
command-do = do
command-why = why
command-undo = undo
command-log = log
command-rules = rules
command-save = save
command-quit = quit
help-answer = Answer with the number of a choice, or with enough of its notation to be unique ("hire craft", "s master chap"). Pressing Enter takes the choice that is marked so. You can also type:
help-help = show this help
help-board = show the whole table again
help-hint = say what a good player would do this turn, and why
help-do = do what the hint says, as far as nothing is revealed
help-why = say why something cannot be done now, in its notation ("why take_coins 3", "why end_turn")
help-undo = take back your last action ("undo 2": your last two), up to the start of your turn or the last card that was turned up
help-log = show what has happened so far ("log 50": the last 50 lines)
help-rules = read the rules: their chapters, or what they say of a word ("rules machine")
help-save = keep the record in another file ("save evening.json")
help-quit = leave; the match is saved, and you can continue it later

## A game that has drawn no table of its own

section-table = The table
menu-answers = Answers

## The end

score-sheet = Score sheet
score-total = Total
score-points = Points
score-place = Place
result-won = { $players } wins with { points }.
result-shared = The victory is shared: { $players } have { points } each.
result-capped = The match was stopped by the cap on rounds: it is unrated, and nobody has won.
result-led =
    { $count ->
        [one] In the lead: { $players }, with { points }.
       *[other] In the lead: { $players }, with { points } each.
    }
result-tie = { $player } and { $other } have { points } each; { $player } is ahead by { $reason }: { $more } to { $less }.

## Other commands

games-players = { $lowest } to { $highest } players
verify-passed = passed
verify-failed = FAILED
verify-skipped = skipped
verify-rules = rules version, in the record and here
verify-data = variant of the data, with which it is checked
verify-seed = hash of the seed
verify-actions = actions replay
verify-undealt = reveals taken back without dealing anew, as in older records
verify-final = final position
verify-scores = scores
verify-good = The record is what it claims to be.
verify-bad = The record is not what it claims to be.
verify-unsure = By the rules of today the record does not come out as it claims; only a version that knows its rules can tell whether it is true.

arena-playing = Playing
arena-pace = { $rate } a second, workers: { $workers }
arena-repeated =
    { $count ->
        [one] { $count } lost unit repeated
       *[other] { $count } lost units repeated
    }
arena-title =
    { $count ->
        [one] { $game }: { $count } match
       *[other] { $game }: { $count } matches
    }
arena-details = of { $asked } asked for, seats: { $players }, seed { $seed }
arena-capped =
    { $count ->
        [one] { $count } match hit the cap: it is unrated and not counted below.
       *[other] { $count } matches hit the cap: they are unrated and not counted below.
    }
arena-chance = By chance a seat would win { $share }.
arena-shared =
    { $count ->
        [one] { $count } match had several winners, who share the win in equal parts.
       *[other] { $count } matches had several winners, who share the win in equal parts.
    }
arena-bot = bot
arena-seats = seats
arena-wins = wins
arena-interval = 95 % sure
arena-rating = rating
arena-score = score
arena-time = ms per decision
arena-mean = mean
arena-deviation = deviation
arena-range = range
arena-winning-score = winning score
arena-rounds = rounds
arena-decisions = decisions
arena-by-seat = wins by seat
arena-by-order = wins by order of play
arena-deed = done at least once
arena-winners = by winners
arena-others = by others
arena-difference = difference
arena-deeds-more = { $shown } of { $count }; --csv and --json list all of them.

rules-chapters = The chapters of the guide; "rules 3" shows the third. The complete rules can be searched for words ("rules machine").
rules-beyond = The names in brackets are IDs of rules: "ratusz rules { $game } { $name }" shows one, "ratusz rules { $game } --all" shows all of them.
rules-none = No rule has "{ $text }" in it.
rules-more =
    { $count ->
        [one] One more rule matches; add words to find fewer.
       *[other] { $count } more rules match; add words to find fewer.
    }
rules-tested = { $game }: { $tested } of { $count } rules are named by tests.
rules-unknown = { $name } is not a rule, but tests name it: { $tests }
rules-no-tests = Tests are part of the source tree, not of the package, so those of the rules are not shown.
