### To, co tylko przeglądarka mówi o grze, która nie ma własnej planszy.

generic-do = Zrób to
generic-everything = Ile tylko można
generic-less = Mniej: { $of }
generic-one-more = Więcej: { $of }
generic-lost = przepada: { $lost }
generic-more =
    { $more ->
        [one] Jest jeszcze { $more } sposób.
        [few] Są jeszcze { $more } sposoby.
       *[other] Jest jeszcze { $more } sposobów.
    }
generic-rules = Nikt nie przyniósł zasad tej gry.
