"""Retakes the pictures of the README and the docs: `make pictures`, or `python -m tests.browser.pictures FOLDER GAME`.

Bots play a match of each game from a fixed seed to a moment worth looking at. Its record is opened at a table, where a
person with a browser takes the pictures, by day and by night, and sees the end. So the same code takes the same
pictures again. Scenes pass too quickly for that: all kinds of them are laid out on a sheet.
"""

from __future__ import annotations

import importlib
import io
import subprocess
import sys
import tempfile
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path

from playwright.sync_api import APIResponse, Browser, StorageState, sync_playwright

import ratusz
from ratusz.core.match import Match
from tests.browser.conftest import FLAGS, choose, find_chromium
from tests.browser.guest import SCREENS, Finger, Guest, Mouse, Screen
from tests.browser.house import House
from tests.browser.players import PLAYERS, le_havre, little_town
from tests.browser.words import ROOT, words_of

ME = 0
NAMES = ["Ania", "Bot 2", "Bot 3"]
LEVEL = "fair"
COLOURS = 256
QUALITY = 80
LAST = 10
"""How many actions before its end a match is taken up by those who want to see it; some play themselves."""


@dataclass(frozen=True)
class Scene:
    """A match of a game, the moment to look at, and what to point at then."""

    game: str
    seed: str
    moment: Callable[[Match], bool]
    point: Callable[[Guest, Match], None]


def main(folder: Path, *games: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        house = House(Path(place))
        house.open()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            photographer = Photographer(browser, house, folder)
            photographer.take_lobby()
            for scene in [scene for scene in SCENES if not games or scene.game in games]:
                photographer.take(scene)
                photographer.take_scenes(scene.game)
        finally:
            browser.close()
            house.close()


class Photographer:
    """A person who visits every table, first with a large screen, then with a phone."""

    def __init__(self, browser: Browser, house: House, folder: Path) -> None:
        self.browser = browser
        self.house = house
        self.folder = folder
        self.known: StorageState | None = None
        """What lets the same person in again."""

    def take(self, scene: Scene) -> None:
        match = ratusz.new(scene.game, len(NAMES), scene.seed, confirm=[ME])
        play(match, until=lambda: asks_me(match) and scene.moment(match))
        desktop = self.come("desktop", scene.game)
        table = seat(desktop, match)
        for guest, name in ((desktop, "table"), (self.come("phone", scene.game), "phone")):
            guest.open(f"/t/{table}")
            assert guest.wait_for_turn()
            scene.point(guest, match)
            self.shoot(guest, f"{scene.game}-{name}")
        night = self.come("desktop", scene.game, dark=True)
        night.open(f"/t/{table}")
        assert night.wait_for_turn()
        self.shoot(night, f"{scene.game}-night", "webp")
        self.take_end(play_on(match))
        desktop.open(f"/t/{seat(desktop, match)}")
        assert not desktop.wait_for_turn()
        desktop.run("() => document.activeElement.blur()")
        self.shoot(desktop, f"{scene.game}-score")

    def take_end(self, late: Match) -> None:
        """Somebody sees bots play to the end, and the points counted up."""
        guest = self.come("desktop", late.game.id, motion="normal")
        table = lay_out(guest, late)
        guest.open(f"/t/{table}")
        guest.page.locator(".board [data-place], #hand-over-title").first.wait_for()
        for player in range(late.players):
            left = leave(guest, table, player)
            assert left.ok or left.json()["code"] == "over", left.text()
        finale = guest.page.locator("dialog.finale")
        guest.sees_pass(finale).to_be_visible(timeout=120_000)
        guest.key_meanwhile("x")
        guest.sees_pass(finale.locator("footer")).to_be_visible()
        self.shoot(guest, f"{late.game.id}-end", "webp")

    def take_scenes(self, game: str) -> None:
        """All kinds of scenes of a game, each with what it says."""
        sheet = self.house.folder / "scenes.html"
        subprocess.run(["node", ROOT / "web" / "tools" / "theatre.mjs", game, sheet], check=True)
        page = self.browser.new_page(viewport={"width": 1288, "height": 100}, color_scheme="light")
        page.goto(sheet.as_uri())
        self.keep(page.screenshot(full_page=True), f"{game}-scenes.webp")
        page.close()

    def take_lobby(self) -> None:
        """As somebody sees it who comes for the first time."""
        guest = self.come("desktop", "builders")
        guest.open()
        guest.page.locator("main li").nth(len(SCENES) - 1).wait_for()
        self.shoot(guest, "lobby")

    def come(self, screen: Screen, game: str, *, dark: bool = False, motion: str = "off") -> Guest:
        width, height = SCREENS[screen]
        phone = screen == "phone"
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            is_mobile=phone,
            has_touch=phone,
            device_scale_factor=2 if phone else 1,
            locale="en-GB",
            color_scheme="dark" if dark else "light",
            storage_state=self.known,
        )
        context.set_default_timeout(60_000)
        choose(context, motion, list(PLAYERS))
        page = context.new_page()
        page.goto(self.house.address)
        self.known = context.storage_state()
        self.known["origins"] = []  # Settings are chosen anew for every picture.
        return Guest(context, page, words_of("en", game), self.house.address, Finger() if phone else Mouse(), game)

    def shoot(self, guest: Guest, name: str, kind: str = "png") -> None:
        guest.settle()
        self.keep(guest.page.screenshot(animations="disabled", caret="hide"), f"{name}.{kind}")

    def keep(self, picture: bytes, name: str) -> None:
        file = self.folder / name
        save_small(picture, file)
        print(f"{file}: {file.stat().st_size // 1000} kB")


def save_small(picture: bytes, file: Path) -> None:
    """A palette makes a picture a third as large, and nobody sees the difference; others lose a little on their way."""
    images = importlib.import_module("PIL.Image")  # No test needs it, so it comes with the documentation alone.
    seen = images.open(io.BytesIO(picture)).convert("RGB")
    if file.suffix == ".webp":
        seen.save(file, quality=QUALITY, method=6)
        return
    few = seen.quantize(COLOURS, images.Quantize.MAXCOVERAGE, kmeans=2, dither=images.Dither.NONE)
    few.save(file, optimize=True)


def play(match: Match, until: Callable[[], bool]) -> None:
    """Bots play for everybody; where all decide together I come last, so that nobody is still busy in the picture."""
    with ratusz.bot(LEVEL) as bot:
        while not match.over and not until():
            seat = match.deciders()[-1]
            match.apply(bot.choose(match, seat), seat)


def play_on(match: Match) -> Match:
    """Bots play to the end; the match as it was when little was left of it."""
    late: deque[Match] = deque(maxlen=LAST)

    def notes() -> bool:
        late.append(match.clone())
        return False

    play(match, until=notes)
    return late[0]


def asks_me(match: Match) -> bool:
    return match.deciders() == [ME] and not match.window(ME)


def seat(guest: Guest, match: Match) -> str:
    """A table with a match: the guest sits on the first seat and, if it goes on, bots sit on the others."""
    table = lay_out(guest, match)
    for other in () if match.over else range(1, match.players):
        left = leave(guest, table, other)
        assert left.ok, left.text()
    return table


def lay_out(guest: Guest, match: Match) -> str:
    """A table with a match, all of whose seats are the guest's."""
    record = match.record()
    record.names = NAMES
    opened = guest.context.request.post(f"{guest.address}/api/records", data={"record": record.to_json()})
    assert opened.ok, opened.text()
    table: str = opened.json()["table"]
    return table


def leave(guest: Guest, table: str, seat: int) -> APIResponse:
    """A bot plays on for a seat; whoever has asked for much waits a moment."""
    address = f"{guest.address}/api/tables/{table}/seats/{seat}/leave"
    while (left := guest.context.request.post(address)).status == HTTPStatus.TOO_MANY_REQUESTS:
        guest.pass_time(500)
    return left


def round_of(match: Match) -> int:
    view = match.view(ME)
    number = view.get("round", view.get("year"))
    assert isinstance(number, int)
    return number


def asked(match: Match, question: str, since: int, choices: int = 2) -> bool:
    """Whether I am asked this in a round (or year) not before that one, with so many answers."""
    return match.question(ME).step == question and round_of(match) >= since and len(match.legal(ME)) >= choices


def scoring(match: Match) -> list[str]:
    """The words of an action that brings me points at once; empty if there is none."""
    for action in match.legal(ME):
        after = match.clone()
        after.apply(action)
        if after.scores()[ME] > match.scores()[ME]:
            return match.notation(action).split()
    return []


def worker_and_site(guest: Guest, match: Match) -> None:
    """A worker in hand, and held over the site that it would finish."""
    _, worker, site = scoring(match)
    guest.press(guest.page.locator(f"[data-worker={worker}]"))
    if isinstance(guest.hands, Mouse):
        guest.page.locator(f"[data-guide=yard] [data-site={site}]").hover()


def square(guest: Guest, match: Match) -> None:
    """The square that has most to say: where a worker would use much."""
    offers = little_town.Position.read(guest).free
    name, _ = max(offers, key=lambda offer: (len(offer[1]), offer[0]))
    piece = little_town.Player(guest).square(name)
    piece.hover() if isinstance(guest.hands, Mouse) else guest.press(piece)


def building(guest: Guest, match: Match) -> None:
    """A building that may be entered, and what a visit would bring; on a phone it would cover the harbour."""
    if isinstance(guest.hands, Mouse):
        player = le_havre.Player(guest)
        player.card(le_havre.Position.read(guest).cards[-1]).hover()
        player.sheet.wait_for()


def nothing(guest: Guest, match: Match) -> None:
    """The board speaks for itself."""


def placed(match: Match) -> int:
    """How many followers I have placed in the plan that I am making."""
    return sum(1 for move in match.moves if move.seat == ME and move.phase == match.phase > 0)


SCENES = [
    Scene(
        "builders",
        "pictures",
        lambda match: asked(match, "turn", 5) and scoring(match)[:1] == ["send"],
        worker_and_site,
    ),
    Scene("little_town", "pictures", lambda match: asked(match, "turn", 3), square),
    Scene("orleans", "a", lambda match: asked(match, "plan", 12) and placed(match) >= 4, nothing),
    Scene("le_havre", "pictures", lambda match: asked(match, "main_action", 10), building),
    Scene("craftsmen", "a", lambda match: asked(match, "craft", 2, 10), nothing),
]
"""A moment in the middle of each match, when there is something to see; the seeds are those that looked best."""


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures", *sys.argv[2:])
