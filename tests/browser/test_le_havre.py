"""What is particular to Le Havre: short and solo matches, cards that grow and ask, payments at one press, the peek."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator

import ratusz
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.guest import KEEN, Guest, Screen, points
from tests.browser.players.le_havre import END_TURN, NEVER, Player, Position
from tests.games.le_havre.test_forms import entered
from tests.games.le_havre.test_round_end import last_turn
from tests.games.le_havre.words import Seat, choices, play

CUT = """() => [...document.querySelectorAll('[data-card] .name, [data-stack] li span, .schedule ol')]
  .filter((piece) => piece.scrollWidth > piece.clientWidth || piece.scrollHeight > piece.clientHeight + 3)
  .map((piece) => piece.textContent)"""


def version_of(guest: Guest) -> Locator:
    return guest.dialog.get_by_label(re.compile(guest.words("option-version"), re.IGNORECASE))


def begin(guest: Guest, *seats: str) -> Player:
    """A short match, up to my first main action."""
    guest.take_table(*seats, version="short")
    player = Player(guest)
    to_main_action(player)
    return player


def to_main_action(player: Player) -> Position:
    while player.guest.wait_for_turn():
        now = Position.read(player.guest)
        if now.offers:
            return now
        player.act()
    raise AssertionError("The match is over.")


def held(guest: Guest, kind: str) -> int:
    """How much I have of a good."""
    return int(guest.text(guest.page.locator(f'.mine [data-good^="{kind} "] b')))


@pytest.mark.parametrize(("screen", "language"), [("desktop", "pl"), ("phone", "en")])
def test_a_whole_solo_match_is_played_to_its_score_sheet(visit: Visit, screen: Screen, language: str) -> None:
    guest = visit(screen, language=language, game="le_havre")
    guest.open()
    guest.press_card("ui-new-table")
    guest.press("ui-remove-seat", number=2)
    version_of(guest).select_option("short")
    guest.press("ui-create-table")
    Player(guest).play(KEEN.get(screen))
    sheet = guest.score_sheet
    guest.expects(sheet).to_be_visible()
    total = points(guest.text(sheet.locator("tfoot td")))
    rows = [points(cell) for cell in guest.texts(sheet.locator("tbody td"))]
    assert total == sum(rows)
    assert 2 <= len(rows) <= 5
    assert 0 not in rows, "what nobody has is left out"
    if screen == "desktop":
        assert violations(guest) == []


def test_a_solo_match_is_played_by_keys_alone(visit: Visit) -> None:
    guest = visit(keyboard=True, game="le_havre")
    guest.open()
    guest.press_card("ui-new-table")
    guest.press("ui-remove-seat", number=2)
    guest.walk_to(version_of(guest))
    guest.key("ArrowDown")
    guest.press("ui-create-table")
    guest.wait_for_table()

    # The first visit is looked at, and one card shows what it does when it has the focus.
    player = Player(guest, visits=NEVER)
    now = to_main_action(player)
    guest.walk_to(player.card(now.cards[0]))
    guest.expects(player.sheet).to_be_visible()
    player.play()
    guest.expects(guest.score_sheet).to_be_visible()


def test_an_offer_is_taken_where_it_lies_and_taken_back(visit: Visit) -> None:
    guest = visit(game="le_havre")
    player = begin(guest, "me Ania")
    kind, amount = max(Position.read(guest).offers, key=lambda offer: (offer[1], offer[0]))
    before = held(guest, kind)
    guest.hover(player.offer(kind))
    guest.expects(guest.question.locator(".preview")).to_contain_text(str(amount))
    guest.act(player.offer(kind))
    guest.wait_for_turn()
    assert held(guest, kind) == before + amount
    guest.expects(guest.page.locator(f"[data-offer={kind}]")).to_contain_text("0")
    guest.press(guest.button("ui-undo").first)
    guest.wait_for_turn()
    assert held(guest, kind) == before


def test_a_card_says_what_a_visit_costs_and_brings_before_it_is_entered(visit: Visit) -> None:
    """The Marketplace of the town stands open in the short solo game."""
    guest = visit(game="le_havre")
    player = begin(guest, "me Ania")
    card = player.card("marketplace")
    guest.hover(card)
    sheet = player.sheet
    guest.expects(sheet).to_contain_text(guest.words("card-marketplace"))
    guest.expects(sheet).to_contain_text(guest.words("card-of-town"))
    guest.expects(sheet).to_contain_text(guest.words("fee-town", kind="either", food=2, francs=1))
    guest.expects(sheet.locator("[data-action]")).to_have_count(0)
    guest.page.mouse.move(0, 0)
    guest.expects(sheet).to_have_count(0)


def test_a_card_with_several_uses_asks_in_which(visit: Visit) -> None:
    """5 francs are enough to buy a Building Firm, which can be entered too if there is something to build."""
    guest = visit(game="le_havre")
    player = begin(guest, "me Ania")
    firm = player.card("building_firm_1")
    assert guest.attribute(firm, "data-action") == "pick"
    guest.press(firm)
    deeds = player.sheet.locator("[data-action]")
    buy = player.sheet.get_by_role("button", name=re.compile(guest.words("deed-buy")))
    guest.expects(buy).to_be_visible()
    guest.expects(deeds.first).to_be_focused()
    assert violations(guest) == []
    guest.key("Escape")
    guest.expects(deeds).to_have_count(0)
    guest.expects(firm).to_be_focused()
    guest.press(firm)
    francs = held(guest, "francs")
    guest.act(buy)
    guest.wait_for_turn()
    assert held(guest, "francs") == francs - 4
    guest.expects(guest.page.locator(".lanes [data-card=building_firm_1]")).to_be_visible()
    guest.expects(guest.page.locator("[data-lane=town] [data-card=building_firm_1]")).to_have_count(0)


def test_a_finger_looks_before_it_enters(visit: Visit) -> None:
    guest = visit("phone", game="le_havre")
    player = begin(guest, "me Ania")
    plies = guest.plies
    card = player.card("marketplace")
    guest.press(card)
    enter = player.sheet.get_by_role("button", name=re.compile(guest.words("deed-enter")))
    guest.expects(enter).to_be_visible()
    guest.expects(player.sheet).to_be_in_viewport(ratio=1)
    assert guest.plies == plies
    guest.act(enter)


def test_a_visit_is_paid_as_proposed_and_can_be_taken_back(visit: Visit) -> None:
    """A visit to the Marketplace: fee, choice of goods, disc."""
    guest = visit(game="le_havre")
    player = begin(guest, "me Ania")
    plies = guest.plies
    while not Position.read(guest).ends:
        now = Position.read(guest)
        guest.act(*(player.ways(player.card("marketplace")) if now.offers else player.decide(now)))
        guest.wait_for_turn()
    guest.expects(player.card("marketplace").locator("[data-disc]")).to_have_count(1)
    while guest.plies > plies:
        before = guest.plies
        guest.press(guest.button("ui-undo").first)
        assert guest.plies < before
    guest.expects(player.card("marketplace").locator("[data-disc]")).to_have_count(0)


def cover_of(guest: Guest) -> Locator:
    return guest.page.get_by_role("alertdialog")


def sit_down(guest: Guest) -> str:
    """Whom the cover calls; nothing else is on the page before they are there."""
    cover = cover_of(guest)
    cover.wait_for()
    guest.expects(guest.page.locator("[data-card], [data-action], .log, [data-good]")).to_have_count(0)
    name = next(name for name in ("Ania", "Bartek") if name in guest.text(cover))
    guest.press("ui-i-am", name=name)
    guest.wait_for_turn()
    return name


def test_what_was_peeked_at_is_seen_by_the_peeker_alone(visit: Visit) -> None:
    """Whoever looks at the special cards sees them at the stack; only then is there something to cover."""
    guest = visit(game="le_havre")
    guest.take_table("me Ania", "here Bartek")
    player = Player(guest)
    known = guest.page.locator("[data-special] .known")
    name = guest.page.locator(".seat.mine .name")
    while guest.wait_for_turn() and not guest.count(known):
        now = Position.read(guest)
        if buy_marketplace(guest, player, now):
            continue
        enters = guest.count(guest.page.locator("[data-card=marketplace].legal")) and now.offers
        guest.act(*(player.ways(player.card("marketplace")) if enters else player.decide(now)))
    peeker = guest.text(name)

    while guest.text(name) == peeker:
        guest.act(*player.decide(Position.read(guest)))
        assert guest.wait_for_turn(), "The other one has nothing to hide."
    guest.expects(known).to_have_count(0)

    while guest.wait_for_turn():
        guest.act(*player.decide(Position.read(guest)))
    assert sit_down(guest) == peeker
    guest.expects(known).not_to_have_count(0)


def buy_marketplace(guest: Guest, player: Player, now: Position) -> bool:
    """Brings the Marketplace into play as soon as it lies on top and can be paid for."""
    card = guest.page.locator("[data-stack] [data-card=marketplace].quiet")
    if not guest.count(card) or now.panel:
        return False
    guest.act(card, player.sheet.get_by_role("button", name=re.compile(guest.words("deed-buy"))))
    return True


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_alone_and_in_a_crowd_everything_finds_its_place(visit: Visit, seats: int) -> None:
    guest = visit(game="le_havre")
    player = begin(guest, "me Ania", *["easy"] * (seats - 1))
    guest.expects(guest.page.locator("[data-lane]")).to_have_count(seats + 1)
    assert 1 <= guest.count(guest.page.locator("[data-ship]")) <= seats
    for place in ("offers", "stacks", "ships", "round", "goods", "question"):
        guest.expects(guest.page.locator(f"[data-guide={place}]").first).to_be_in_viewport(ratio=0.9)
    assert player.guest.run("() => document.documentElement.scrollHeight - innerHeight") <= 0
    assert guest.run(CUT) == [], "names and round cards are seen whole"


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("players", [2, 5])
def test_the_first_round_of_a_full_match_is_seen_whole(visit: Visit, language: str, players: int) -> None:
    """All rounds to come, and the names of all that lies in the stacks."""
    guest = visit(language=language, game="le_havre")
    guest.take_table("me Ania", *["easy"] * (players - 1))
    to_main_action(Player(guest))
    assert guest.run(CUT) == []


# What goes without saying.


def to_the_second_round(guest: Guest) -> Player:
    """A solo match up to a main action after all tiles were turned over: the supply reveals nothing any more."""
    match = ratusz.new("le_havre", 1, "second round", options={"version": "short"}, confirm=[0])
    match.names = ["Ania"]
    for _ in range(7):
        play(match, "supply")
        play(match, next(choice for choice in choices(match) if choice.startswith("take_offer ")), "end_turn")
    guest.bring(match)
    player = Player(guest, visits=NEVER)
    to_main_action(player)
    return player


def choose(guest: Guest, setting: str, choice: str) -> None:
    guest.choose_from_menu("ui-settings")
    choices = guest.dialog.get_by_role("group", name=guest.words(f"ui-{setting}"), exact=True)
    guest.press(choices.get_by_role("button", name=guest.words(f"ui-{setting}-{choice}"), exact=True))
    guest.press("ui-close")


def test_a_plain_turn_is_one_press(visit: Visit) -> None:
    """The supply happens by itself, and the turn ends after its moment although something could be sold."""
    guest = visit(game="le_havre")
    player = to_the_second_round(guest)
    choose(guest, "end-turn", "moment")
    for _ in range(3):
        plies = guest.plies
        guest.press(player.offer(Position.read(guest).offers[0][0]))
        guest.wait_for_plies(f">= {plies + 3}")
        assert Position.read(guest).offers, "the next turn has come, and its supply"


def test_what_the_table_answered_is_taken_back_and_then_asked(visit: Visit) -> None:
    guest = visit(game="le_havre")
    player = to_the_second_round(guest)
    now, plies = Position.read(guest), guest.plies
    guest.press(player.offer(now.offers[0][0]))
    guest.press(guest.button("ui-undo").first)
    assert guest.plies == plies
    guest.press(guest.button("ui-undo").first)
    assert guest.plies == plies - 1
    assert "supply" in Position.read(guest).answers
    guest.expects(guest.page.locator("[data-card].legal, [data-card].quiet").first).to_be_visible()
    guest.act(player.answer("supply"))
    guest.expects(player.offer(now.offers[0][0])).to_be_enabled()


@pytest.mark.parametrize("building", ["marketplace", "steel_mill"])
def test_a_hint_is_seen_in_a_panel_and_followed_there(visit: Visit, building: str) -> None:
    """Whatever is chosen there already: what is marked leads to the answer that was advised."""
    guest = visit(game="le_havre")
    match = entered(building, "1 iron 1 coke 2 coal 5 wood")
    match.names = [f"seat {seat}" for seat in range(match.players)]
    guest.bring(match)
    guest.wait_for_turn()
    plies = guest.plies
    marked = guest.page.locator("[data-panel] .hinted")
    guest.press("ui-hint")
    for _ in range(4):
        guest.expects(marked).to_have_count(1)
        accepts = guest.count(guest.page.locator("[data-accept].hinted")) == 1
        more = marked.get_by_role("button", name=guest.words("count-one-more"), exact=True)
        guest.press(more if guest.count(more) else marked)
        if accepts:
            break
    assert guest.plies > plies


def test_a_payment_of_food_that_the_table_began_is_called_feeding(visit: Visit) -> None:
    """Not by the building in which one's disc happens to lie."""
    guest = visit(game="le_havre")
    match = last_turn(Seat("30 francs 12 fish", "bakehouse", disc="bakehouse"), players=1)
    while match.question().step == "feeding":
        match.apply(match.question().obvious, granted=True)
    assert match.question().step == "payment"
    match.names = ["Ania"]
    guest.bring(match)
    guest.wait_for_turn()
    guest.expects(guest.page.locator("[data-panel] h3")).to_have_text(guest.words("count-panel-feeding"))
    guest.expects(guest.page.locator("[data-panel] [data-accept]")).to_have_text(guest.words("count-accept-feed"))


def test_who_wants_to_be_asked_everything_is_asked(visit: Visit) -> None:
    guest = visit(game="le_havre")
    player = to_the_second_round(guest)
    choose(guest, "end-turn", "moment")
    choose(guest, "everything", "on")
    guest.act(player.offer(Position.read(guest).offers[0][0]))
    guest.expects(guest.question.locator(".ending")).to_have_count(0)
    guest.act(player.answer(END_TURN))
    guest.wait_for_turn()
    assert Position.read(guest).answers == ["supply"]


def test_a_project_is_built_through_the_firm_that_builds_it_for_least(visit: Visit) -> None:
    """It is looked at first: which building is entered for it, and what it costs in all."""
    guest = visit(game="le_havre")
    player = begin(guest, "me Ania")
    top = guest.page.locator("[data-stack] > button[data-action=pick]")
    deed = player.sheet.locator("button[data-action^='enter ']")
    while not built(guest, top, deed):
        player.play_turn()
        to_main_action(player)


def built(guest: Guest, top: Locator, deed: Locator) -> bool:
    """Whether one of the tops of the stacks could be built, and was."""
    for number in range(guest.count(top)):
        card = guest.attribute(top.nth(number), "data-card")
        guest.press(top.nth(number))
        if guest.count(deed):
            guest.act(deed)
            guest.expects(guest.page.locator(f".lanes [data-card={card}]")).to_be_visible()
            return True
        guest.key("Escape")
    return False
