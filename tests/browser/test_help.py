"""Help at the table: hints with reasons, the rules by their IDs, tooltips, the guided first turn."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Visit
from tests.browser.guest import Guest, Screen
from tests.browser.players import PLAYERS, builders, le_havre, little_town, orleans


def rules_of(guest: Guest) -> Locator:
    return guest.page.get_by_role("complementary", name=guest.words("ui-rules"), exact=True)


def tab_of(guest: Guest, label: str) -> Locator:
    return rules_of(guest).get_by_role("tab", name=guest.words(label), exact=True)


@pytest.mark.parametrize("game", PLAYERS)
def test_a_hint_says_what_and_why_and_can_be_followed(visit: Visit, game: str) -> None:
    guest = visit(game=game)
    guest.play_now(level="easy")
    guest.wait_for_turn()
    guest.press("ui-hint")
    hint = guest.question.locator(".plan")
    guest.expects(hint.locator("li").first).to_contain_text(re.compile(r"\w"))
    guest.expects(hint.locator(".why")).to_contain_text(re.compile(r"\w"))
    marked = guest.page.locator(".hinted")
    guest.expects(marked.first).to_be_visible()
    plies = guest.plies
    button = guest.question.locator(".hinted")
    for piece in guest.each(button) or guest.each(marked):
        guest.press(piece)
    # A card that can be used in several ways shows in which.
    for way in guest.each(guest.page.locator("[data-sheet] .hinted")):
        guest.press(way)
    assert guest.plies > plies
    guest.expects(hint).to_have_count(0)


@pytest.mark.parametrize("screen", ["desktop", "tablet", "phone"])
def test_the_whole_plan_of_a_hint_is_done_by_one_press_and_undone_by_one(visit: Visit, screen: Screen) -> None:
    """It is told part by part. Its button is in sight, covered by nothing, and covers nothing of mine."""
    guest = visit(screen, game="orleans")
    guest.play_now(level="easy")
    guest.wait_for_turn()
    plies, laid = guest.plies, guest.page.locator("[data-action^='take_back ']")
    guest.expects(laid).to_have_count(0)
    guest.press("ui-hint")
    carry_out = guest.question.locator("[data-do]")
    guest.expects(carry_out).to_be_enabled()
    guest.expects(carry_out).to_be_in_viewport(ratio=1)
    if screen != "desktop":
        plan, mine = guest.box(guest.question.locator(".plan")), guest.box(guest.page.locator("section.mine").first)
        assert plan["y"] + plan["height"] <= mine["y"] + 1, "what is mine may be what it is about"
    together = int(guest.attribute(carry_out, "data-do"))
    assert together > 1
    told = [guest.text(part) for part in guest.each(guest.question.locator(".plan li"))]
    assert 0 < len(told) < together, "who goes to the same place goes in one breath"
    guest.press(carry_out)
    guest.expects(carry_out).to_have_count(0)
    assert guest.plies == plies + together
    guest.expects(laid).to_have_count(together)
    guest.press(guest.button("ui-undo").first)
    assert guest.plies == plies
    guest.expects(laid).to_have_count(0)

    # By its key, and put away.
    guest.key("h")
    guest.expects(carry_out).to_be_enabled()
    guest.press("ui-hint-close")
    guest.expects(carry_out).to_have_count(0)
    if screen != "desktop":
        return
    guest.key("h")
    guest.expects(carry_out).to_be_enabled()
    guest.key("d")
    guest.expects(carry_out).to_have_count(0)
    assert guest.plies == plies + together


def test_rules_are_found_by_word_and_by_id(visit: Visit) -> None:
    guest = visit()
    guest.play_now()
    guest.wait_for_turn()
    guest.press("ui-rules")
    rules = rules_of(guest)
    guest.press(tab_of(guest, "ui-rules-all"))
    search = rules.get_by_role("searchbox")
    search.fill("BU-COIN-2")
    guest.expects(rules.locator("[data-rule]")).to_have_count(1)
    guest.expects(rules.locator("[data-rule=BU-COIN-2]")).to_be_visible()
    search.fill("shuffled together")
    guest.expects(rules.locator("[data-rule=BU-COMP-2]")).to_be_visible()
    search.fill("zeppelin")
    guest.expects(rules).to_contain_text(guest.words("ui-rules-nothing"))
    guest.press("ui-close")
    guest.expects(rules).to_have_count(0)

    # A tooltip leads to the rule that says so.
    guest.hover(guest.page.locator("[data-bank] button").first)
    guest.press("ui-rule-read")
    asked = rules.locator("[data-rule=BU-COIN-1]")
    guest.expects(asked).to_be_in_viewport()
    guest.expects(asked).to_be_focused()


@pytest.mark.parametrize(("screen", "game"), [("desktop", "orleans"), ("phone", "craftsmen")])
def test_the_guide_leads_to_the_rules_it_tells_of(visit: Visit, screen: Screen, game: str) -> None:
    guest = visit(screen, game=game)
    guest.play_now()
    guest.wait_for_turn()
    guest.show_rule_numbers()
    button = guest.button("ui-rules")
    guest.press(button)
    rules = rules_of(guest)
    text = rules.get_by_role("tabpanel")
    guest.expects(tab_of(guest, "ui-rules-guide")).to_have_attribute("aria-selected", "true")
    question, panel = guest.box(guest.question), guest.box(rules)
    if screen == "desktop":
        assert question["x"] + question["width"] <= panel["x"]
    else:
        assert (panel["x"], panel["y"], panel["width"]) == (0, 0, 390)

    # The contents lead to a heading.
    guest.press(text.locator(".contents summary"))
    entry = text.locator(".contents li button").last
    heading = text.get_by_role("heading", name=guest.text(entry), exact=True)
    guest.press(entry)
    guest.expects(heading).to_be_focused()
    guest.expects(heading).to_be_in_viewport()

    # What is said there leads to its rule, and back to the same place.
    cited = text.locator(".cites button").last
    rule = guest.attribute(cited, "aria-label").split()[-1]
    guest.press(cited)
    asked = text.locator(f"[data-rule={rule}]")
    guest.expects(asked).to_be_focused()
    guest.expects(asked).to_be_in_viewport()
    guest.expects(tab_of(guest, "ui-rules-all")).to_have_attribute("aria-selected", "true")
    guest.press(tab_of(guest, "ui-rules-guide"))
    guest.expects(cited).to_be_in_viewport()

    # What the guide does not know may be a rule; what programmers need is out of the way.
    rules.get_by_role("searchbox").fill(rule)
    guest.expects(text).to_contain_text(guest.words("ui-rules-nothing"))
    guest.press("ui-rules-look")
    guest.expects(text.locator(f"[data-rule={rule}]")).to_be_visible()
    rules.get_by_role("searchbox").fill("")
    guest.expects(text.locator("[data-fold=programmers] summary")).to_have_text(guest.words("ui-rules-programmers"))
    guest.expects(text.locator("[data-fold=programmers] [data-rule]").first).to_be_hidden()

    guest.key("Escape")
    guest.expects(rules).to_have_count(0)
    guest.expects(button).to_be_focused()


def test_tiles_and_objectives_lead_to_their_rules(visit: Visit) -> None:
    guest = visit(game="little_town")
    guest.play_now()
    guest.wait_for_turn()
    rules = rules_of(guest)
    for piece, rule in (
        ("[data-market=wheat_field]", "LT-TILE-WheatField"),
        (".mine [data-piece^='objective:']", "LT-OBJ"),
    ):
        guest.hover(guest.page.locator(piece).first)
        link = guest.page.locator(f"aside.tip [data-cites^={rule}]").first
        wanted = guest.attribute(link, "data-cites")
        guest.press(link)
        asked = rules.locator(f"[data-rule={wanted}]")
        guest.expects(asked).to_be_in_viewport()
        guest.expects(asked).to_be_focused()
        guest.press("ui-close")


UNFOLD = """() => {
  for (const fold of document.querySelectorAll('aside.rules details:not(.contents)')) fold.open = true
}"""


@pytest.mark.parametrize("game", PLAYERS)
def test_rules_have_no_numbers_unless_asked_for(visit: Visit, game: str) -> None:
    guest = visit(game=game)
    guest.play_now()
    guest.wait_for_turn()
    guest.press("ui-rules")
    rules = rules_of(guest)
    text = rules.get_by_role("tabpanel")
    numbers = re.compile(r"§|\b[A-Z]{2}-[A-Z]+-\w")
    for tab in ("ui-rules-guide", "ui-rules-all"):
        guest.press(tab_of(guest, tab))
        guest.expects(text.get_by_role("heading").first).to_be_visible()
        guest.run(UNFOLD)
        assert numbers.findall(guest.text(text)) == []
    guest.press("ui-close")

    guest.press("ui-menu")
    guest.expects(guest.page.get_by_role("menuitem", name=guest.words("ui-settings"), exact=True)).to_be_visible()
    guest.expects(guest.page.get_by_role("menuitem", name="Developer panel", exact=True)).to_have_count(0)
    guest.key("Escape")
    guest.show_rule_numbers()
    guest.press("ui-rules")
    guest.press(tab_of(guest, "ui-rules-all"))
    guest.expects(text.locator("[data-rule]").first).to_be_visible()
    assert numbers.search(guest.text(text))


def test_rules_are_in_the_language_of_the_page(visit: Visit) -> None:
    guest = visit(language="pl")
    guest.play_now()
    guest.wait_for_turn()
    guest.press("ui-rules")
    rules = rules_of(guest)
    guest.expects(rules.locator("[lang=pl] h3").first).to_be_visible()
    guest.press(tab_of(guest, "ui-rules-all"))
    rules.get_by_role("searchbox").fill("potasowane razem")
    guest.expects(rules.locator("[lang=pl] [data-rule=BU-COMP-2]")).to_be_visible()
    guest.expects(rules.locator("[data-rule]")).to_have_count(1)


Deeds = dict[str, Callable[[], list[Locator]]]


def builders_deeds(guest: Guest) -> Deeds:
    """What the tour of The Builders asks for."""
    player = builders.Player(guest)

    def send() -> list[Locator]:
        now = builders.Position.read(guest)
        return [player.free_worker(now.free[0]), player.site(now.sites[0].building)]

    return {
        "guide-start": lambda: [player.building(min(builders.Position.read(guest).buildings))],
        "guide-send": send,
        "guide-hire": lambda: [player.worker(builders.Position.read(guest).workers[0])],
    }


def little_town_deeds(guest: Guest) -> Deeds:
    player = little_town.Player(guest)
    return {
        "guide-place": lambda: player.to_square(little_town.Position.read(guest).free[0][0]),
        "guide-end": lambda: [player.done],
    }


def le_havre_deeds(guest: Guest) -> Deeds:
    player = le_havre.Player(guest)
    return {
        "guide-go-on": lambda: [player.answer(le_havre.Position.read(guest).answers[0])],
        "guide-choose": lambda: [player.offer(le_havre.Position.read(guest).offers[0][0])],
        "guide-end": lambda: [player.answer(le_havre.END_TURN)],
    }


def orleans_deeds(guest: Guest) -> Deeds:
    player = orleans.Player(guest)
    return {
        "guide-place": lambda: [player.fill("farm_house")],
        "guide-done": lambda: [player.done],
        "guide-act": lambda: [player.place("farm_house")],
    }


DEEDS: dict[str, Callable[[Guest], Deeds]] = {
    "builders": builders_deeds,
    "little_town": little_town_deeds,
    "le_havre": le_havre_deeds,
    "orleans": orleans_deeds,
}


@pytest.mark.parametrize("game", DEEDS)
@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_newcomer_is_led_through_the_first_turn(visit: Visit, screen: Screen, game: str) -> None:
    guest = visit(screen, newcomer=True, game=game)
    guest.open()
    guest.press_card("ui-guided-match")
    guest.wait_for_table()
    card = guest.page.locator("aside.card")
    deeds = DEEDS[game](guest)
    seen: list[str] = []
    while now := guest.run(CARD):
        assert now["beyond"] == now["covered"] == 0
        assert now["hidden"] == []
        seen.append(now["place"])
        text = now["text"]
        deed = next((deed for key, deed in deeds.items() if guest.words(key) == text), None)
        if deed:
            guest.act(*deed())
        else:
            guest.press(card.locator("button.main"))
    # What a card waits for may not come about in the first turn; then it is left out, and no longer expected.
    numbers, totals = zip(*(map(int, label.split(" / ")) for label in seen), strict=True)
    assert list(numbers) == list(range(1, len(numbers) + 1))
    assert list(totals) == sorted(totals, reverse=True)
    assert len(numbers) >= max(9, totals[0] - 1)
    PLAYERS[game](guest).play_turn()

    guest.page.reload()
    guest.wait_for_turn()
    guest.expects(guest.page.get_by_text(guest.words("ui-guide-offer"))).to_have_count(0)


COVERED = """() => {
  const ring = document.querySelector('.ring')?.getBoundingClientRect()
  if (!ring) return 0
  const card = document.querySelector('aside.card').getBoundingClientRect()
  const across = Math.min(ring.right, card.right) - Math.max(ring.left, card.left)
  const down = Math.min(ring.top + 44, ring.bottom, card.bottom) - Math.max(ring.top, card.top)
  return Math.max(0, across) * Math.max(0, down)
}"""
"""How much a card of the tour hides of the heading of what it speaks of."""

HIDDEN = """() => {
  const card = document.querySelector('aside.card')?.getBoundingClientRect()
  if (!card) return []
  const beside = ({ left, right }) => left >= card.right || right <= card.left
  const meets = (box) => !beside(box) && box.top < card.bottom && box.bottom > card.top
  const bar = [...document.querySelectorAll('section.question [data-action], [data-panel] [data-action]')]
  return bar.filter((piece) => meets(piece.getBoundingClientRect())).map((piece) => piece.dataset.action)
}"""
"""The answers in the bar and in panels that a card of the tour lies over."""


CARD = f"""() => {{
  const card = document.querySelector('aside.card')
  if (!card) return null
  const {{ left, top, right, bottom }} = card.getBoundingClientRect()
  return {{
    place: card.querySelector('footer span').innerText,
    text: card.querySelector('p').innerText,
    covered: ({COVERED})(),
    hidden: ({HIDDEN})(),
    beyond: Math.max(0, -left, -top, right - innerWidth, bottom - innerHeight),
  }}
}}"""
"""What a card of the tour says, what it lies over, and how far it is out of sight; nothing if the tour is over."""


IN_BOARD = """() => {
  const last = document.querySelector('[data-place=town_hall]')
  return last.getBoundingClientRect().bottom <= last.closest('.board').getBoundingClientRect().bottom + 1
}"""


def test_the_tour_lets_one_scroll_away(visit: Visit) -> None:
    guest = visit("phone", newcomer=True, game="orleans")
    guest.open()
    guest.press_card("ui-guided-match")
    guest.wait_for_table()
    card = guest.page.locator("aside.card")
    for _ in range(2):
        guest.press(card.locator("button.main"))
    guest.expects(card).to_contain_text("3 / 14")
    last = guest.page.locator("[data-place=town_hall]")
    guest.run("(place) => place.scrollIntoView({ block: 'end' })", on=last)
    assert guest.glimpse(IN_BOARD)


def test_what_the_tour_speaks_of_stays_in_sight(visit: Visit) -> None:
    """Nobody can be sent to the site any more, and what can be taken instead lies above it."""
    guest = visit("phone", newcomer=True)
    guest.open()
    guest.press_card("ui-guided-match")
    guest.wait_for_table()
    card = guest.page.locator("aside.card")
    deeds = builders_deeds(guest)
    for key in ("guide-aim", "guide-rows", "guide-start", "guide-site", "guide-send"):
        guest.expects(card).to_contain_text(guest.words(key))
        if key in deeds:
            guest.act(*deeds[key]())
        else:
            guest.press(card.locator("button.main"))
    guest.expects(card).to_contain_text(guest.words("guide-price"))
    guest.settle()
    guest.expects(guest.page.locator("[data-guide=yard] [data-site]")).to_be_in_viewport(ratio=0.9)


def test_the_tour_is_offered_once(visit: Visit) -> None:
    guest = visit(newcomer=True)
    guest.open()
    guest.press_card("ui-play-now")
    guest.sees("ui-guide-offer")
    guest.press("ui-guide-no")
    guest.page.reload()
    guest.wait_for_table()
    guest.expects(guest.page.get_by_text(guest.words("ui-guide-offer"))).to_have_count(0)


def test_developers_see_everything_that_is_legal(visit: Visit) -> None:
    guest = visit()
    guest.play_now()
    guest.wait_for_turn()
    guest.open(f"{guest.path}?debug")
    panel = guest.page.get_by_role("complementary", name="Developer panel", exact=True)
    actions = panel.locator("li button")
    guest.expects(actions.first).to_be_visible()
    legal = guest.page.locator(".board [data-action], .mine [data-action]")
    assert guest.count(actions) == guest.count(legal)
    panel.get_by_label("Filter by notation").fill("take_coins 2")
    guest.expects(actions).to_have_count(1)
    guest.act(actions.first)
    assert re.search(r"ply \d+", guest.text(panel))
    panel.get_by_label("ply").fill("0")
    panel.get_by_label("ply").press("Enter")
    guest.expects(guest.button("ui-present").first).to_be_visible()
    assert "at=0" in guest.url
