### What only the browser says of a game that has no board of its own.

generic-do = Do it
generic-everything = As much as possible
generic-less = Less: { $of }
generic-one-more = More: { $of }
generic-lost = lost: { $lost }
generic-more =
    { $more ->
        [one] There is one more way.
       *[other] There are { $more } more ways.
    }
generic-rules = Nobody has brought along the rules of this game.
