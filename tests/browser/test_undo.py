"""Taking back: freely within the turn, not past a revealed card without a word, and the end of a turn is confirmed."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.guest import ASKED, whoever_is_asked
from tests.browser.players.builders import Player, Position

DEALT_ANEW = "whatever nobody knows is shuffled again"


def test_actions_are_taken_back_one_by_one_or_all_at_once(visit: Visit) -> None:
    guest = visit()
    guest.play_now()
    guest.wait_for_turn()
    player = Player(guest)
    start, plies, log = Position.read(guest), guest.plies, guest.log_lines
    in_the_bar = guest.question.get_by_role("button", name=guest.words("ui-undo"), exact=True)
    all_of_it = guest.question.get_by_role("button", name=guest.words("ui-undo-turn"), exact=True)

    guest.act(player.bank(1))
    guest.expects(all_of_it).to_have_count(0)
    guest.act(player.bank(1))
    assert Position.read(guest).coins == start.coins + 2
    guest.press(in_the_bar)
    assert guest.plies == plies + 1
    assert Position.read(guest).coins == start.coins + 1

    guest.act(player.bank(1))
    guest.press(all_of_it)
    assert guest.plies == plies
    assert Position.read(guest) == start
    assert guest.log_lines == log


def test_a_revealed_card_is_not_put_back_without_a_word(visit: Visit) -> None:
    guest = visit()
    guest.play_now()
    guest.wait_for_turn()
    player = Player(guest)
    before, plies = Position.read(guest), guest.plies
    guest.act(player.worker(before.workers[0]))
    guest.expects(guest.question.get_by_role("button", name=guest.words("ui-undo"), exact=True)).to_be_disabled()

    guest.choose_from_menu("ui-ask-back")
    for text in ("ui-back-what", "ui-anew-yes", "ui-ask-back-bots"):
        guest.expects(guest.dialog).to_contain_text(guest.words(text))
    guest.expects(guest.dialog.locator("li")).to_contain_text([guest.log_lines[-1].split(" ", 1)[1]])
    guest.press("ui-cancel")
    assert guest.plies == plies + 1

    guest.choose_from_menu("ui-ask-back")
    guest.press("ui-take-back-do")
    guest.expects(guest.page.locator(".log")).to_contain_text(DEALT_ANEW)
    assert guest.plies == plies + 1
    assert Position.read(guest) == before
    guest.page.reload()
    guest.wait_for_turn()
    guest.expects(guest.page.locator(".log")).to_contain_text(DEALT_ANEW)


def test_undo_is_one_thing_and_asking_for_it_another(visit: Visit) -> None:
    """What I can undo alone is undone in the bar; the head of the table offers more only where that ends."""
    guest = visit()
    guest.play_now()
    guest.wait_for_turn()
    player = Player(guest)
    further = guest.page.locator("header").get_by_role(
        "button", name=guest.words("ui-ask-back-why", asked=0), exact=True
    )
    guest.expects(guest.button("ui-undo")).to_have_count(1)
    guest.expects(further).to_have_count(0)
    guest.act(player.bank(1))
    guest.expects(guest.button("ui-undo")).to_be_enabled()
    guest.expects(further).to_have_count(0)
    guest.act(player.worker(Position.read(guest).workers[0]))
    guest.expects(guest.button("ui-undo")).to_be_disabled()
    guest.press(further)
    guest.expects(guest.dialog).to_contain_text(guest.words("ui-ask-back-bots"))


def test_nothing_is_offered_that_cannot_be_taken_back(visit: Visit) -> None:
    """The first player hires and takes it back: the dealing anew is nobody's action. The log tells it once."""
    guest = visit()
    guest.take_table("me Ania", "here Bartek")
    player = Player(guest)
    for _ in range(2):
        guest.wait_for_turn()
        guest.act(player.worker(Position.read(guest).workers[0]))
        guest.choose_from_menu("ui-ask-back")
        guest.press("ui-take-back-do")
        guest.expects(guest.dialog).to_have_count(0)
        guest.expects(guest.button("ui-undo").first).to_be_disabled()
        guest.press("ui-menu")
        guest.expects(guest.page.get_by_role("menuitem", name=guest.words("ui-ask-back"))).to_have_count(0)
        guest.key("Escape")
    assert guest.plies == 2
    assert [DEALT_ANEW in line for line in guest.log_lines] == [True]


def test_people_are_asked_before_a_revealed_card_is_put_back(visit: Visit) -> None:
    host, friend = visit(), visit()
    host.set_table("me Ania", "link Bartek")
    friend.page.goto(host.value(host.dialog.get_by_label(host.words("ui-seat-link", name="Bartek"))))
    friend.press("ui-sit-down")
    friend.wait_for_table()
    host.press("ui-close")
    mover = whoever_is_asked(host, friend)
    assert mover
    name, other = ("Ania", friend) if mover is host else ("Bartek", host)
    player = Player(mover)
    guest_row = Position.read(mover).workers
    mover.act(player.worker(guest_row[0]))

    other_name = "Bartek" if name == "Ania" else "Ania"
    deed = mover.log_lines[-1].split(" ", 1)[1]

    def ask() -> None:
        mover.choose_from_menu("ui-ask-back")
        mover.expects(mover.dialog).to_contain_text(mover.words("ui-ask-back-people", names=other_name))
        mover.press("ui-ask-back-do")
        mover.sees("ui-wish-mine", names=other_name)
        other.expects(other.dialog).to_contain_text(other.words("ui-wish", name=name))

    ask()
    other.expects(other.dialog).to_contain_text(deed)
    other.expects(other.dialog).to_contain_text(other.words("ui-anew-yes"))
    other.key("Escape")
    other.expects(other.dialog).to_have_count(0)
    mover.expects(mover.button("ui-wish-withdraw")).to_be_visible()
    other.press("ui-wish-answer")
    other.press("ui-wish-no")
    mover.sees("ui-notice-refused", name=other_name)
    other.expects(other.dialog).to_have_count(0)
    mover.expects(mover.button("ui-wish-withdraw")).to_have_count(0)
    assert Position.read(mover).workers != guest_row
    mover.choose_from_menu("ui-ask-back")
    mover.press("ui-ask-back-do")
    mover.sees("ui-refused-said_no")

    mover.act(player.bank(1))
    mover.key("u")
    ask()
    other.press("ui-wish-yes")
    other.sees_pass(other.page.locator(".toasts")).to_contain_text(other.words("ui-back-done", name=name))
    other.expects(other.dialog).to_have_count(0)
    mover.expects(mover.button("ui-wish-withdraw")).to_have_count(0)
    assert Position.read(mover).workers == guest_row
    for person in (mover, other):
        person.expects(person.page.locator(".log")).to_contain_text(DEALT_ANEW)


def test_who_has_not_come_yet_cannot_be_asked(visit: Visit) -> None:
    host = visit()
    host.set_table("me Ania", "link Bartek")
    host.press("ui-close")
    while host.run(ASKED) != "asked":  # The friend begins.
        host.set_table("me Ania", "link Bartek")
        host.press("ui-close")
    host.act(Player(host).worker(Position.read(host).workers[0]))
    host.choose_from_menu("ui-ask-back")
    absent = f"Bartek ({host.words('ui-status-free').lower()})"
    host.expects(host.dialog).to_contain_text(host.words("ui-ask-back-people", names=absent))
    host.press("ui-ask-back-do")
    host.sees("ui-wish-mine", names=absent)
    assert host.plies == 1


def test_a_turn_ends_when_it_is_confirmed(visit: Visit) -> None:
    guest = visit()
    guest.play_now()
    guest.wait_for_turn()
    guest.act(Player(guest).bank(3))
    guest.expects(guest.page.locator("h1 .turn")).to_have_text(guest.words("ui-your-turn"))
    guest.expects(guest.answer("end_turn")).to_be_visible()
    guest.act(guest.answer("end_turn"))
    assert any(guest.words("ui-bot-number", number=2) in line for line in guest.log_lines)
