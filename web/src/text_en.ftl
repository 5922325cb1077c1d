### The browser client in English: everything around the games. All keys begin with ui-.

## Everywhere

ui-title = Ratusz: town-building board games
ui-close = Close
ui-cancel = Cancel
ui-copy = Copy
ui-copied = Copied
ui-copy-failed = It could not be copied. The address of your browser leads there too.
ui-on = On
ui-off = Off
ui-loading = One moment …
ui-offline = The server is not answering. Trying again …
ui-tip = What this is
ui-retry = Try now
ui-to-lobby = To the lobby
ui-bot-number = Bot { $number }
ui-player-number = Player { $number }

## Lobby

ui-welcome = Come in, the table is laid.
ui-tagline = Town-building games for one screen, for friends far away, or against bots that cannot see your cards either.
ui-players = { $range } players
ui-minutes = { $minutes } min
ui-weight = Weight { $weight } of 5
ui-play-now = Play now
ui-how-many-bots = How many bots
ui-bots =
    { $bots ->
        [0] on my own
        [one] { $bots } bot
       *[other] { $bots } bots
    }
ui-level = How well the bot plays
ui-level-novice = first-timer
ui-level-easy = easy
ui-level-fair = fair
ui-level-good = good
ui-level-strong = strong
ui-who-bot = Who the bot is, seat { $number }
ui-who-nobody = nobody in particular
ui-who-marta = Marta
ui-who-bruno = Bruno
ui-who-agata = Agata
ui-who-konrad = Konrad
ui-who-iga = Iga
ui-who-oskar = Oskar
ui-who-emil = Emil
ui-about-marta = The master mason. She would rather begin one more wall than count her coins.
ui-about-bruno = A merchant from the quay. There is always a ship to load and a price to haggle over.
ui-about-agata = She keeps the town's purse, and every coin she spends hurts a little.
ui-about-konrad = Keeper of the granary. You never know what it may still be good for.
ui-about-iga = She carries the letters. She takes the points that lie nearest, and is off again.
ui-about-oskar = The innkeeper. He likes many people round his table, and all of them fed.
ui-about-emil = The town clerk. He plays by the book and has no favourites.
ui-new-table = New table
ui-guided-match = Show me how to play
ui-no-games = No game is set up here.
ui-continue = Continue
ui-new-match = A new match
ui-more-games = More games
ui-my-matches = My matches
ui-no-matches = No match yet. Start one above: it stays here until you come back.
ui-finished = Finished
ui-show-all = Show all { $count }
ui-your-turn = Your turn
ui-sound = Sound
ui-others-turn = Others to move
ui-waits-for-friends = Waiting for friends
ui-gone-soon = Open it by { $day } to keep it
ui-result-won = You won
ui-result-winner = { $name } won
ui-result-bot = { $name } won, with a bot at the end
ui-result-shared = Shared: { $names }
ui-result-capped = Unrated
ui-part = Leave or delete this match
ui-import = Open a record
ui-import-failed = The record could not be opened.
ui-import-as-far = The rules have changed since: it was opened as far as it fits them, and is among your tables. { $why }

## Lobby @later

ui-part-delete = Delete this match
ui-part-delete-help = It is gone for good, and so is its record. Nobody else plays in it.
ui-part-leave = Leave this match
ui-part-leave-help = It disappears from your matches, and a bot plays on in your place unless another device of yours holds the seat. The link to the seat, if you have it, leads back.
ui-part-over = Remove this match
ui-part-over-help = It disappears from your list; the others keep it. A link to it leads back.
ui-part-watch = Stop watching

## A new table @later

ui-new-table-of = New table: { $game }
ui-who-plays = Who is playing
ui-who-sits = Who sits in seat { $number }
ui-kind-me = Me
ui-kind-here = Somebody at this screen
ui-kind-link = A friend by link
ui-kind-bot = A bot
ui-name-of = Name of seat { $number }
ui-name-placeholder = Name
ui-remove-seat = Remove seat { $number }
ui-add-seat = Another seat
ui-link-help = You will get a link for each friend once the table is set.
ui-bots-only = Only bots: you will be watching.
ui-options = Options
ui-option-pick = { $count } of my choice
ui-option-pick-some = some of my choice
ui-option-order = in this order
ui-order-earlier = { $player }: one place up
ui-picked = { $picked } of { $count } chosen
ui-pick-rest = Draw the rest
ui-pick-none = Start over
ui-clock = Clock
ui-clock-on = Play with clocks
ui-clock-minutes = Minutes for the whole match
ui-clock-increment = Seconds added after every turn
ui-clock-help = They start with the first action. When somebody's time is up, a bot stands in for them.
ui-create-table = Set the table

## Links

ui-invite = Links to this table
ui-nowhere = There is nothing here
ui-nowhere-help = The address does not lead to a table.
ui-no-table = There is no such table
ui-no-table-help = Perhaps the link was for somebody else, or you sat down in another browser.
ui-no-board = This game cannot be shown
ui-no-board-help = The server knows it, but this page has no board for it. Reloading the page may help.
ui-outdated = The server has been updated
ui-outdated-help = This page is still the old one, kept by your browser. Load it again with Ctrl and F5 (on a phone, empty the browser's cache), and the match goes on.
ui-reload = Load again

## Links @later

ui-links-elsewhere = Whoever set the table has the links, and can make new ones.
ui-seat-link = Seat of { $name }
ui-seat-link-help = Whoever opens a seat link first takes the seat. Send each link to one person only.
ui-seat-taken = { $name } has taken the seat.
ui-watch-link = To watch
ui-watch-link-help = Anybody with this link sees what spectators see, and can talk.
ui-link-new = New link
ui-link-new-help = A new link replaces the old one, which then stops working.
ui-reach-here = Only this computer can open this address; for others, start Ratusz with `make play HOST=0.0.0.0` or `ratusz serve --host 0.0.0.0`.
ui-reach-network = Opens on devices in the same network.
ui-invited = A seat is waiting for you
ui-invited-name = A seat is waiting for { $name }
ui-invited-by = { $name } invites you to a match.
ui-set-by = { $name } has set the table.
ui-invited-help = Say who you are and sit down: you come to the table at once, and this browser keeps your seat. No account is needed.
ui-invited-watch = Watch a match
ui-invited-watch-help = You see what everybody at the table may see, and can talk with them, but you do not play.
ui-invited-here = Go on playing as { $name }
ui-invited-here-help = You come to the table on this device too, and can go on with either. The link is good once.
ui-invited-bot = A bot is playing for { $name }
ui-invited-bot-help = If you are { $name }, sit down and play on. Whoever held the seat before keeps it too, and everybody at the table is told.
ui-invited-taken = The seat of { $name } is taken
ui-invited-taken-help = Somebody is already playing there. If that is you, open the table in the browser in which you sat down; its menu takes you to another device.
ui-invited-clock = 
    { $increment ->
        [0] With clocks: { $minutes } min each for the whole match. They start with the first action.
       *[other] With clocks: { $minutes } min each for the whole match, and { $increment } s back after every turn. They start with the first action.
    }
ui-my-name = My name
ui-watch-do = Watch
ui-go-on-here = Play on here
ui-sit-down = Sit down
ui-opening = Opening the table
ui-link-useless = This link does not work

## The table

ui-round = Round { $round }
ui-round-of = Round { $round } of { $rounds }
ui-turn-of = { $names } to move
ui-over-short = The match is over
ui-menu = Menu
ui-undo = Undo
ui-undo-turn = Undo all
ui-hint = Hint
ui-hint-thinking = Thinking …
ui-rules = Rules
ui-reconnecting = Reconnecting …
ui-board = Board
ui-log = Log
ui-chat = Talk
ui-views = What to see
ui-side = Log and talk
ui-my-area = My area
ui-question = The question
ui-seats = Who is playing

ui-status-bot = Bot, { $level }
ui-status-queued = { $before ->
    [0] About to think
   *[other] Waiting to think, { $before } ahead of it
}
ui-status-free = The seat is free
ui-status-me = This is you
ui-status-here = At this screen
ui-status-online = At the table
ui-status-offline = Away
ui-status-stand-in = A bot stands in, { $level }
ui-seat-replace = Let a bot play
ui-seat-replace-in = Let a bot play in { $time }
ui-seat-back = Take my seat back
ui-seat-invite = Invite
ui-decides = to move
ui-watchers =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }

ui-watching = You are watching
ui-bot-plays-for-me = A bot is playing for you until you take your seat back.
ui-time-is-up = Your time is up. A bot is playing for you until you take your seat back.
ui-time-is-gone = Your time is up, and further turns will not bring it back: if you take your seat back, the bot takes over again at your next decision.
ui-answered-for-me = You have no choice here. The table will answer for you in a moment, so that nobody can tell.
ui-bot-waits = { $before ->
    [0] The bots are very busy. { $name } is about to think.
   *[other] The bots are very busy. { $name } is waiting to think, with { $before } ahead of it.
}
ui-score = Points
ui-score-now = Points, if the match ended now

ui-over = The match is over.
ui-sending-later = Your move will be played as soon as the connection is back.
ui-waiting-for = Waiting for { $names }.
ui-missing = { $name } is away.
ui-missing-in = { $name } is away. A bot can play in { $time }.
ui-missing-free = Nobody has taken the seat of { $name } yet.
ui-may-take-back = You can still take it back.
ui-choose-board = Choose on the board.
ui-choose-mine = Choose from what is yours.
ui-choose-both = Choose on the board, or from what is yours.
ui-skip = Skip ahead
ui-or-else = Or do something else first.
ui-sure = Are you sure?
ui-sure-yes = Yes
ui-sure-no = No
ui-whose = Playing now: { $name }

ui-ask-back = Take back my last action
ui-ask-back-short = { $asked ->
    [0] Take back …
   *[other] Ask to take back
}
ui-ask-back-why = { $asked ->
    [0] Take back my last action, beyond what can simply be undone
   *[other] Ask the others whether I may take back my last action
}
ui-ask-back-people = The others are asked first: { $names }.
ui-ask-back-bots = The bots do not mind.
ui-back-what = This will be taken back:
ui-back-more = and { $count } more
ui-anew-yes = Something was revealed, so whatever nobody knows is shuffled again.
ui-anew-no = Nothing has to be shuffled again.
ui-anew-maybe = If something was revealed, whatever nobody knows is shuffled again.
ui-ask-back-do = Ask the others
ui-take-back-do = Take it back
ui-wish = { $name } would like to take something back
ui-wish-later = Look first
ui-wish-answer = Answer
ui-wish-yes = All right
ui-wish-no = No
ui-wish-mine = You asked to take something back. Waiting for { $names }.
ui-wish-waits = { $name } asks to take something back. Waiting for { $names }.
ui-wish-withdraw = Never mind
ui-back-done = { $name } has taken something back.

ui-leave-seat = Let a bot play for me

ui-phone = Continue on another device

## The table @later

ui-replace = Let a bot play for { $name }
ui-replace-help = { $name } is away. A bot can stand in until { $name } comes back.
ui-replace-me-help = A bot plays for you while you watch. You can take your seat back at any time.
ui-replace-do = Let the bot play
ui-phone-help = Scan the code with your phone, or open the link on any other device: you take your seat there, and keep it here too. Show it to nobody else.
ui-phone-help-watch = Scan the code with your phone, or open the link on any other device, to watch there too.
ui-phone-code = The link as a QR code
ui-phone-link = One-time link
ui-phone-left = Good for another { $time }
ui-phone-over = This link has expired.
ui-phone-again = New link
ui-phone-used = Opened on another device. You can play on with either.
ui-browsers = 
    { $count ->
        [one] Another browser holds your seat too.
       *[other] { $count } other browsers hold your seat too.
    }
ui-alone = Only this browser
ui-alone-help = The others will only be able to watch, and the link to the seat will stop working.

## Log, talk, replay

ui-log-empty = Nothing has happened yet.
ui-chat-empty = Nobody has said anything yet.
ui-notice-stand_in = A bot is now playing for { $name }.
ui-notice-time_up = { $name } has run out of time. A bot takes over.
ui-notice-back = { $name } is playing again.
ui-notice-joined = Another browser has joined { $name } by the seat's link.
ui-notice-refused = { $name } does not agree to take it back.
ui-chat-placeholder = Say something
ui-chat-send = Send
ui-watcher = A spectator
ui-replay = Replay
ui-replay-slider = Moment of the match
ui-replay-moment = Moment { $ply } of { $plies }
ui-replay-first = To the beginning
ui-replay-previous = One step back
ui-replay-next = One step forward
ui-replay-unit = Go by
ui-replay-by-step = Step
ui-replay-by-turn = Turn
ui-replay-by-round = Round
ui-replay-speed = Speed
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-copy = Copy the address of this moment
ui-past = You are looking at the past.
ui-present = Back to the present

## The end

ui-scores = Score sheet
ui-export = Save the record
ui-rematch-join = Join the rematch

## The end @later

ui-you-win = You win!
ui-end-skip = Skip to the end
ui-end-second =
    { $points ->
        [0] Second: { $name }, with as many points; the tie-break decided
        [one] Second: { $name }, { $points } point behind
       *[other] Second: { $name }, { $points } points behind
    }
ui-end-led = { $name } led from beginning to end
ui-end-turning = Turning point: { $name } takes the lead for good (moment { $ply } of { $plies })
ui-end-record =
    { $record ->
        [first] Your first result to beat: { $points }
        [new] A new personal record: { $points }, before { $before }
       *[stands] Your record stands: { $points }
    }
ui-winner = { $name } wins
ui-shared-victory = { $names } share the victory
ui-capped = The match ended at the cap on its length. It is unrated.
ui-ended-by-bot = At the end a bot was playing for { $names }.
ui-source = Where the points came from
ui-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
ui-total = Total
ui-timeline = Scores along the match
ui-timeline-help = Point at a moment to see the scores, click to go there.
ui-fair = Was the shuffle fair?
ui-fair-help = The hash was published before the first move. It matches this seed and no other, and the seed determines every shuffle of the match.
ui-seed = Seed
ui-seed-hash = Hash of the seed
ui-watch-again = Watch it again
ui-rematch = Rematch

## Shared screen

ui-pass-screen = Pass the screen to { $name }
ui-pass-screen-help = The table is hidden until the next player is here.
ui-pass-screen-never = No more covering: we have no secrets
ui-i-am = I am { $name }

## Rules, guide, help

ui-rule-read = Read the rule
ui-guide = Guided tour
ui-guide-offer = New to this game? A short tour leads you through your first turn.
ui-guide-yes = Show me
ui-guide-no = No, thanks
ui-guide-waits = The tour continues when it is your turn.
ui-guide-meanwhile = Play on: the tour comes back when there is something new.
ui-guide-next = Continue
ui-guide-end = Done
ui-guide-leave = Leave the tour
ui-help = Help

## Rules, guide, help @later

ui-rules-search = Search the rules
ui-rules-nothing = Nothing here contains these words.
ui-rules-text = Text of the rules
ui-rules-guide = How to play
ui-rules-all = Every rule
ui-rules-contents = Contents
ui-rules-rulings = Rulings where the rulebook is silent
ui-rules-programmers = For programmers
ui-rules-look = Look in every rule
ui-rule = Rule { $id }
ui-rule-short = rule
ui-help-intro = The bar below the board says what you are asked. Whatever you can do is outlined where it lies: point at it to see what it costs and brings, and click to do it.
ui-help-touch = With a finger: tap to do it; press and hold to read what a thing is.
ui-help-undo-law = Within your turn you can take actions back until something is revealed. Beyond that, “Take back” at the top asks the others; bots do not mind. When nothing is left to decide, your turn ends as you choose in the settings: when you say so, after a moment, or at once.
ui-help-keys = Keys
ui-help-move = from piece to piece
ui-help-choose = choose; the main answer
ui-help-digits = answers in the bar
ui-help-pass = what throws something away
ui-help-undo = take back
ui-help-hint = hint
ui-help-do = do what the hint says
ui-hint-do = Do it
ui-hint-close = Put the hint away
ui-help-rules = rules
ui-help-replay = step through the replay
ui-help-play = play it, or stop
ui-help-help = this help

## Settings

ui-settings = Settings
ui-language = Language
ui-theme = Theme
ui-theme-light = Light
ui-theme-system = Same as system
ui-theme-dark = Dark

## Settings @later

ui-motion = Animations
ui-motion-normal = Normal
ui-motion-fast = Fast
ui-motion-off = None
ui-pace = Moves of the others
ui-pace-help = How long each is shown before the next
ui-pace-calm = Calm
ui-pace-brisk = Brisk
ui-pace-now = At once
ui-sound-offer = Sounds of the table?
ui-sound-kind = Wood, paper and coins, quietly.
ui-sound-yes = Turn it on
ui-sound-no = No, thanks
ui-end-turn = End of my turn
ui-end-turn-help = When nothing is left to decide
ui-end-turn-ask = Ask me
ui-end-turn-moment = After a moment
ui-end-turn-now = At once
ui-everything = Obvious answers
ui-everything-help = Where everybody answers alike; undo brings the question back
ui-everything-off = Answer for me
ui-everything-on = Ask me everything
ui-windows = Between turns
ui-windows-help = Where the rules let you act out of turn
ui-windows-pass = Let it pass
ui-windows-ask = Ask me
ui-hand-over = Shared screen
ui-hand-over-help = When to cover the table between two players
ui-hand-over-secrets = If there are secrets
ui-hand-over-always = Always
ui-hand-over-never = Never
ui-rule-numbers = Rule numbers
ui-rule-numbers-help = In tips, score sheet and rules
ui-rule-numbers-hide = Hidden
ui-rule-numbers-show = Shown

## Credits

ui-credits = Credits

## Credits @later

ui-credits-ratusz = Ratusz is free software under the MIT licence. Rules, boards and drawings were made for it.
ui-credits-icons = Icons of goods and pieces by { $authors } and the other authors of
ui-credits-fonts = Set in Alegreya and Alegreya Sans by Juan Pablo del Peral,
ui-credits-games = The games belong to their authors and publishers. Nothing printed was copied; buy the boxes, they are worth it.

## What went wrong

ui-stale = The table has changed in the meantime. Look again.
ui-too-late = The server has been updated, and your last move could not be made any more. Look again.
ui-refused-offline = The server cannot be reached.
ui-refused-illegal = That is not possible now.
ui-refused-too_fast = That was too fast. Wait a moment.
ui-refused-too_many_tables = There are too many tables already.
ui-refused-too_large = That is too large.
ui-refused-no_such_table = There is no such table.
ui-refused-no_such_link = This link does not work.
ui-refused-link_over = This link has been used already, or has expired. Make a new one on the device you come from.
ui-refused-no_such_game = There is no such game here.
ui-refused-seat_taken = Somebody else has taken this seat.
ui-refused-seated = You have another seat at this table, and this link is for somebody else.
ui-refused-seat_full = Too many browsers hold this seat already.
ui-refused-stand_in = A bot is playing in this seat. Take your seat back first.
ui-refused-still_here = This person is still here, may come back any moment, or has nothing to decide now.
ui-refused-not_your_seat = This is not your seat.
ui-refused-not_your_table = Only whoever set the table can delete it.
ui-refused-not_alone = Somebody else plays at this table too, so you can only leave it.
ui-refused-not_over = The match is not over yet.
ui-refused-nothing_asked = Nobody is waiting for your consent any more.
ui-refused-nothing_to_decide = There is nothing to decide right now.
ui-refused-busy = A hint is already on its way, in another window.
ui-refused-hints_full = Too many people are waiting for a hint: ask again in a moment.
ui-refused-no_hint = There is no hint right now.
ui-refused-too_late = The table has changed in the meantime: ask for the hint again.
ui-refused-table_full = Too many people are watching this table.
ui-refused-internal = Something went wrong on the server. Nothing was changed.
ui-refused-who_twice = The same person can only sit on one seat of a table.
ui-refused-hall_full = Too many people are here right now. Try again later.
ui-refused-store_unreachable = The server cannot reach its database right now, and nothing was changed. Try again in a moment.
ui-refused-store_full = Nothing can be saved here right now, and nothing was changed. Try again later.
ui-refused-other_rules = This match was played by rules that this server does not know, so it cannot be opened here.
ui-refused-over = The match is over.
ui-refused-too_long = The record of this match has become too long to continue.
ui-refused-wish_pending = Somebody else is already waiting for an answer about taking back.
ui-refused-said_no = The others have just said no. Play on, or ask again in a while.
ui-refused-chat_full = The talk at this table is full: no more lines fit.
ui-refused-no_record = This file holds no record of a match.
ui-refused-not_first = Only the browser that took the seat first can remove the others.
