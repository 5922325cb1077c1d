"""Retakes the pictures of the docs in the middle of a real match: `python -m tests.browser.pictures [FOLDER]`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, StorageState, sync_playwright

from tests.browser.conftest import FLAGS, choose, find_chromium
from tests.browser.guest import SCREENS, Finger, Guest, Mouse, Screen
from tests.browser.house import House
from tests.browser.players import PLAYERS, craftsmen, le_havre, little_town, orleans
from tests.browser.players.builders import WORKERS, Player, Position
from tests.browser.words import ROOT, words_of

ROUND = 5
"""The pictures are taken in this round or later: there is something to see."""
LATE = 3
"""The same for Little Town, which has four rounds."""
HARBOUR = 6
"""The same for Le Havre, where buildings have been built by then."""
MIDDLE = 9
"""The same for Orléans, which has eighteen."""
SECOND_YEAR = 2
"""The same for Craftsmen, which has three years."""


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        house = House(Path(place), RATUSZ_HINT_SPEC="mcts:seconds=0.5")
        house.open()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            take(browser, house, folder)
            take_little_town(browser, house, folder)
            take_le_havre(browser, house, folder)
            take_orleans(browser, house, folder)
            take_craftsmen(browser, house, folder)
        finally:
            browser.close()
            house.close()


def take(browser: Browser, house: House, folder: Path) -> None:
    guest = come(browser, house, "desktop")
    guest.set_table("me Ania", "fair")
    Player(guest).play()
    shoot(guest, folder / "builders-score.png")

    found = None
    while found is None:
        guest.set_table("me Ania", "fair", "fair")
        found = interesting(guest)
    worker, site = found
    Player(guest).free_worker(worker).click()
    Player(guest).site(site).hover()
    guest.run("board => board.scrollTo(0, 0)", on=guest.page.locator("section.board"))
    shoot(guest, folder / "builders-table.png")
    guest.key("Escape")

    # The same person, at the same moment, on a phone.
    phone = come(browser, house, "phone", guest.context.storage_state())
    phone.open(guest.path)
    phone.wait_for_turn()
    phone.press(Player(phone).free_worker(worker))
    shoot(phone, folder / "builders-phone.png")

    guest.open()
    guest.page.locator("main li").nth(1).wait_for()
    shoot(guest, folder / "lobby.png")


def take_little_town(browser: Browser, house: House, folder: Path) -> None:
    guest = come(browser, house, "desktop", game="little_town")
    guest.set_table("me Ania", "fair", "fair")
    player = little_town.Player(guest)
    while guest.wait_for_turn() and round_of(guest) < LATE:
        player.play_turn()
    # A square beside something to use says most.
    square, _ = max(little_town.Position.read(guest).free, key=lambda offer: (len(offer[1]), offer[0]))
    player.square(square).hover()
    shoot(guest, folder / "little_town-table.png")

    phone = come(browser, house, "phone", guest.context.storage_state(), game="little_town")
    phone.open(guest.path)
    phone.wait_for_turn()
    phone.press(little_town.Player(phone).square(square))
    shoot(phone, folder / "little_town-phone.png")

    player.play()
    shoot(guest, folder / "little_town-score.png")


def take_le_havre(browser: Browser, house: House, folder: Path) -> None:
    guest = come(browser, house, "desktop", game="le_havre")
    guest.set_table("me Ania", "fair", "fair")
    player = le_havre.Player(guest)
    while guest.wait_for_turn() and round_of(guest) < HARBOUR:
        player.play_turn()
    while not (now := le_havre.Position.read(guest)).cards:
        player.act()
        guest.wait_for_turn()
    player.card(now.cards[0]).hover()
    player.sheet.wait_for()
    shoot(guest, folder / "le_havre-table.png")

    phone = come(browser, house, "phone", guest.context.storage_state(), game="le_havre")
    phone.open(guest.path)
    phone.wait_for_turn()
    shoot(phone, folder / "le_havre-phone.png")

    player.play()
    shoot(guest, folder / "le_havre-score.png")


def take_orleans(browser: Browser, house: House, folder: Path) -> None:
    guest = come(browser, house, "desktop", game="orleans")
    guest.set_table("me Ania", "fair", "fair")
    player = orleans.Player(guest)
    while guest.wait_for_turn() and not (round_of(guest) >= MIDDLE and orleans.Position.read(guest).fills):
        player.act()
    player.act()
    shoot(guest, folder / "orleans-table.png")

    phone = come(browser, house, "phone", guest.context.storage_state(), game="orleans")
    phone.open(guest.path)
    phone.wait_for_turn()
    shoot(phone, folder / "orleans-phone.png")

    player.play()
    shoot(guest, folder / "orleans-score.png")


def take_craftsmen(browser: Browser, house: House, folder: Path) -> None:
    """In the second year there are chains, cubes and ships to be seen; a payment says most."""
    guest = come(browser, house, "desktop", game="craftsmen")
    guest.set_table("me Ania", "fair", "fair")
    player = craftsmen.Player(guest, at_home=0)
    while guest.wait_for_turn() and not (year_of(guest) >= SECOND_YEAR and craftsmen.Position.read(guest).pays):
        player.act()
    shoot(guest, folder / "craftsmen-table.png")

    phone = come(browser, house, "phone", guest.context.storage_state(), game="craftsmen")
    phone.open(guest.path)
    phone.wait_for_turn()
    shoot(phone, folder / "craftsmen-phone.png")

    player.play()
    shoot(guest, folder / "craftsmen-score.png")


def year_of(guest: Guest) -> int:
    return int(guest.text(guest.page.locator(".calendar .years .now")))


def come(
    browser: Browser, house: House, screen: Screen, known: StorageState | None = None, game: str = "builders"
) -> Guest:
    width, height = SCREENS[screen]
    phone = screen == "phone"
    context = browser.new_context(
        viewport={"width": width, "height": height},
        is_mobile=phone,
        has_touch=phone,
        device_scale_factor=2 if phone else 1,
        locale="en-GB",
        color_scheme="light",
        storage_state=known,
    )
    context.set_default_timeout(60_000)
    choose(context, "off", list(PLAYERS))
    hands = Finger() if phone else Mouse()
    return Guest(context, context.new_page(), words_of("en", game), house.address, hands, game)


def interesting(guest: Guest) -> tuple[str, str] | None:
    """Plays by hints to a moment worth a picture: a worker and a site it can finish; None if none came."""
    while guest.wait_for_turn():
        now = Position.read(guest)
        ways = [
            (worker, site.building)
            for site in now.sites
            for worker in now.free
            if site.finishes(worker) and site.price <= now.actions and WORKERS[worker].wage <= now.coins
        ]
        if ways and len(now.sites) in (2, 3) and round_of(guest) >= ROUND:
            return ways[0]
        follow_hint(guest)
    return None


def round_of(guest: Guest) -> int:
    """Of "Round 7 of 18" the 7."""
    words = guest.text(guest.page.locator("h1 .round")).split()
    return int(next(word for word in words if word.isdigit()))


def follow_hint(guest: Guest) -> None:
    plies = guest.plies
    guest.press("ui-hint")
    guest.question.locator(".preview svg").wait_for()
    for piece in guest.each(guest.page.locator(".target, .answers .hinted")):
        guest.press(piece)
    assert guest.plies > plies


def shoot(guest: Guest, file: Path) -> None:
    guest.glimpse("() => document.fonts.ready.then(() => null)")
    guest.page.screenshot(path=file)
    print(f"{file}: {file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures")
