points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
list-and = { $start } i { $last }
event-turn_ended = { $player } kończy turę.
