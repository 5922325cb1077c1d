points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
list-and = { $start } and { $last }
event-turn_ended = { $player } ends the turn.
