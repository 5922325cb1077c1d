"""A house, a browser, and guests: whatever a guest's browser complains about fails the test."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser.eyes import PATIENCE, SETTLING, STANDING, UNPAINTED, paint
from tests.browser.guest import SCREENS, SETTINGS_KEY, Finger, Guest, Hands, Keys, Mouse, Screen
from tests.browser.house import House
from tests.browser.players import PLAYERS
from tests.browser.words import words_of

SWITCHED_OFF = (
    # The address bar of every window would open two pages of its own, which take longer than ours.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # Playwright switches these off, by a flag that counts no longer when there is another.
    "AimEnabled",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(SWITCHED_OFF)}",
)
LOCALES = {"en": "en-GB", "pl": "pl-PL"}

Visit = Callable[..., Guest]
FAILED = pytest.StashKey[bool]()


def find_chromium() -> str:
    """The shell without a window draws pages as Chromium does, in half of the time to open one."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, map(shutil.which, names)), None)
    assert found, "Chromium is needed for the browser tests. On Debian: apt-get install chromium-headless-shell"
    return found


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deal", default="", help="Any text: the browser tests meet other cards than usual.")


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that most tests share."""
    opened = House(tmp_path_factory.mktemp("house"))
    opened.open()
    yield opened
    opened.close()
    assert opened.troubles() == []


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server for one test alone, to be struck down."""
    opened = House(tmp_path)
    opened.open()
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def visit(house: House, chromium: Browser, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Visit]:
    """`visit()` lets somebody in, each with a browser of their own; newcomers have not seen any tour yet."""
    if "own_house" in request.fixturenames:
        request.getfixturevalue("own_house")  # Which is closed after the guests have left.
    guests: list[Guest] = []
    house.deal(request.node.name + request.config.getoption("deal", ""))

    def come(
        screen: Screen = "desktop",
        *,
        language: str = "en",
        dark: bool = False,
        motion: str = "off",
        keyboard: bool = False,
        newcomer: bool = False,
        reduced_motion: bool = False,
        game: str = "builders",
        to: House = house,
    ) -> Guest:
        width, height = SCREENS[screen]
        phone = screen.endswith("phone")
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            is_mobile=phone,
            has_touch=phone,
            device_scale_factor=1,
            locale=LOCALES[language],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if reduced_motion else "no-preference",
        )
        context.set_default_timeout(PATIENCE)
        choose(context, motion, [] if newcomer else list(PLAYERS))
        context.add_init_script(f"({UNPAINTED})()")
        hands: Hands = Keys() if keyboard else Finger() if phone else Mouse()
        guest = Guest(context, context.new_page(), words_of(language, game), to.address, hands, game)
        guest.listen()
        guests.append(guest)
        return guest

    yield come
    for number, guest in enumerate(guests):
        if request.node.stash.get(FAILED, False):
            _leave_picture(guest, tmp_path / f"guest-{number}.png")
        guest.context.close()
    assert {number: guest.troubles for number, guest in enumerate(guests) if guest.troubles} == {}


def _leave_picture(guest: Guest, file: Path) -> None:
    """What the page looked like when a test failed, printed among what pytest captured."""
    for page in guest.context.pages:
        paint(page)
        page.screenshot(path=file)
        print(f"{page.url} looked like {file}; {guest.troubles}")


def choose(context: BrowserContext, motion: str, guided: list[str]) -> None:
    """How things move, the games whose tour was declined, and no turn that ends by itself; else as for anybody."""
    kept = json.dumps({"motion": motion, "guided": guided, "endTurn": "ask"})
    key = json.dumps(SETTINGS_KEY)
    choose = f"localStorage.getItem({key}) ?? localStorage.setItem({key}, {json.dumps(kept)})"
    context.add_init_script(f"if (location.protocol === 'http:') {{ {choose} }}")
    context.add_init_script(SETTLING)
    context.add_init_script(STANDING)
