"""A person with a browser of their own, who sees and touches nothing but the page."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal, Protocol

from playwright.sync_api import (
    BrowserContext,
    CDPSession,
    ConsoleMessage,
    Error,
    FilePayload,
    Locator,
    Page,
    Request,
    Response,
)

from ratusz import Match
from tests.browser.eyes import PATIENCE, Eyes
from tests.browser.words import Words

Screen = Literal["desktop", "tablet", "phone", "small phone"]
SCREENS: dict[Screen, tuple[int, int]] = {
    "desktop": (1440, 900),
    "tablet": (1024, 768),
    "phone": (390, 844),
    "small phone": (360, 640),
}

SETTINGS_KEY = "ratusz-settings"
Option = bool | int | str
SHORT: dict[str, dict[str, Option]] = {"builders": {"round_cap": 3}}
"""The options with which a test lets a match end early, where a game can be told so."""

ASKED = """() => {
  if (document.querySelector('dialog .sheet, dialog.finale, [role=alertdialog]')) return 'over'
  return document.querySelector('[data-action]:not([data-action=pick])') && 'asked'
}"""
PLIES = "() => Number(document.querySelector('main.table')?.dataset.ply ?? -1)"
"""How many actions were played; -1 while the table is covered."""
AFTER = f"() => document.querySelector('section.question [data-sure=true]') ? null : ({PLIES})()"
"""The same after a press; nothing if it is asked about."""

KEEN: dict[Screen, int] = {"desktop": 20, "phone": 10}
"""How many actions of a whole match are played with zeal where it is played on several screens."""
PEOPLE = ("me", "here", "link")
DISTANCE = """(target) => {
  const stops = [...document.querySelectorAll('button, a[href], input, select, textarea, summary')]
    .filter((stop) => stop.tabIndex >= 0 && !stop.disabled && stop.checkVisibility({ visibilityProperty: true }))
  const now = document.activeElement
  const isPassed = (stop) => stop === now || now.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING
  const passed = now === document.body ? 0 : stops.filter(isPassed).length
  const there = stops.indexOf(target) + 1
  return there > passed || stops.includes(now) ? there - passed : there - passed - 1
}"""
"""How many times Tab it should take from the focus to a piece; as many times Shift and Tab if it is negative."""
NEAREST = f"""(selector) => {{
  const distances = [...document.querySelectorAll(selector)]
    .filter((piece) => piece.checkVisibility({{ visibilityProperty: true }}))
    .map((piece) => Math.abs(({DISTANCE})(piece)))
  return distances.indexOf(Math.min(...distances))
}}"""
KEYED = f"""(target) => {{
  const digits = target.disabled ? [] : target.querySelectorAll('kbd')
  return [digits.length === 1 ? digits[0].innerText : '', ({DISTANCE})(target)]
}}"""
"""The digit of an answer that can be given, and how far it is."""


TOUCHED = """(target, enabled) => {
  if (target.disabled || (enabled && target.ariaDisabled === 'true')) throw new Error(`${target.outerHTML} is disabled`)
  let there
  for (const block of ['nearest', 'center', 'start', 'end']) {
    target.scrollIntoView({ block, inline: 'nearest' })
    const { left, top, width, height } = target.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    there = document.elementFromPoint(x, y)
    if (!target.contains(there)) continue
    window.tapped = false
    return { x, y }
  }
  throw new Error(`${there?.outerHTML} lies over ${target.outerHTML}`)
}"""
"""Where one touches a piece that has been moved into sight, from under something else if need be."""


def send_together(session: CDPSession, command: str, *given: dict[str, Any]) -> None:
    """Without waiting for an answer in between: on a busy machine a tap would become a long press."""
    inner = session._impl_obj

    async def send() -> None:
        await asyncio.gather(*(inner.send(command, one, timeout=None) for one in given))

    session._sync(send())


class Hands(Protocol):
    """How somebody presses something on the page."""

    def press(self, target: Locator) -> None: ...


class Mouse:
    AT_ONCE = 1000
    """Milliseconds."""

    def press(self, target: Locator) -> None:
        """The page has settled, so what is there can be pressed at once; otherwise it may still come."""
        try:
            where = target.evaluate(TOUCHED, True, timeout=self.AT_ONCE)
        except Error:
            target.click()
        else:
            target.page.mouse.click(where["x"], where["y"])


class Direct:
    """What goes to the browser without Playwright, one event right behind the other."""

    def __init__(self) -> None:
        self._sessions: dict[Page, CDPSession] = {}

    def send(self, page: Page, command: str, *given: dict[str, Any]) -> None:
        if page not in self._sessions:
            self._sessions[page] = page.context.new_cdp_session(page)
        send_together(self._sessions[page], command, *given)


class Finger(Direct):
    """Taps with the time between that people need to see what has come to lie there: it is told, and not waited for."""

    BETWEEN = 1.0
    """Seconds; two taps within 0.3 of them would be a double tap."""

    def __init__(self) -> None:
        super().__init__()
        self._clock = 0.0

    def press(self, target: Locator) -> None:
        where = target.evaluate(TOUCHED)
        self._clock = max(self._clock + self.BETWEEN, time.time())
        down = {"type": "touchStart", "touchPoints": [where], "timestamp": self._clock}
        up = {"type": "touchEnd", "touchPoints": [], "timestamp": self._clock}
        self.send(target.page, "Input.dispatchTouchEvent", down, up)


class Keys(Direct):
    """The digit that an answer shows; else Tab until the focus is there, forward or back, then Enter. No mouse."""

    MOST_TABS = 150
    TAB: Mapping[str, Any] = {"key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9}
    SHIFT = 8

    def press(self, target: Locator) -> None:
        target.wait_for()
        digit, distance = target.evaluate(KEYED)
        if digit:
            target.page.keyboard.press(digit)
            return
        self._walk(target, distance)
        target.page.keyboard.press("Enter")

    def walk_to(self, target: Locator) -> None:
        target.wait_for()
        self._walk(target, target.evaluate(DISTANCE))

    def _walk(self, target: Locator, distance: int) -> None:
        # Looking after every single Tab, or drawing what it passes, would take longer than pressing it.
        tab = {**self.TAB, "modifiers": 0 if distance >= 0 else self.SHIFT}
        pressed = ({**tab, "type": "rawKeyDown"}, {**tab, "type": "keyUp"})
        self.send(target.page, "Input.dispatchKeyEvent", *pressed * max(0, abs(distance) - 1))
        for _ in range(self.MOST_TABS):
            if target.evaluate("element => element === document.activeElement"):
                return
            target.page.keyboard.press("Tab" if distance >= 0 else "Shift+Tab")
        raise AssertionError(f"{self.MOST_TABS} times Tab do not lead to {target}.")


@dataclass
class Guest(Eyes):
    context: BrowserContext
    page: Page
    words: Words
    address: str
    hands: Hands
    game: str = "builders"
    """What the guest has come to play."""
    troubles: list[str] = field(default_factory=list)
    """Whatever the browser complained about."""

    # Troubles.

    def listen(self) -> None:
        self.context.on("console", self._said)
        self.context.on("weberror", lambda error: self.troubles.append(f"uncaught: {error.error}"))
        self.context.on("requestfailed", self._failed)
        self.context.on("response", self._answered)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert"):
            self.troubles.append(f"console {message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure == "net::ERR_ABORTED":
            return  # The guest went to another page before the answer came.
        self.troubles.append(f"failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"status {response.status}: {response.request.method} {response.url}")

    def forgive(self, *patterns: str) -> None:
        """Forget the troubles that were bound to come; they have to come, soon if not yet."""
        for pattern in patterns:
            self.wait_until(partial(self._is_troubled_by, pattern), f"'{pattern}' among {self.troubles}")
            self.troubles = [trouble for trouble in self.troubles if not re.search(pattern, trouble)]

    def _is_troubled_by(self, pattern: str) -> bool:
        return any(re.search(pattern, trouble) for trouble in self.troubles)

    # The page.

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def bring(self, match: Match) -> None:
        """Opens the record of a match without the lobby; one that is not over goes on in its present."""
        record = {"record": match.record().to_json()}
        brought = self.context.request.post(f"{self.address}/api/records", data=record).json()
        self.open(f"/t/{brought['table']}")

    def bring_to_lobby(self, match: Match) -> None:
        """Opens the record of a match in the lobby: one that is not over goes on in its present."""
        record = FilePayload(name="match.json", mimeType="application/json", buffer=match.record().to_json().encode())
        self.open()
        with self.page.expect_file_chooser() as chooser:
            self.press("ui-import")
        chooser.value.set_files(record)
        self.page.wait_for_url("**/t/*")

    def button(self, key: str, **arguments: str | int) -> Locator:
        """A button of the page, or of the dialog that is over it, by the key of its text."""
        return self.page.get_by_role("button", name=self.words(key, **arguments), exact=True)

    def press(self, target: str | Locator, **arguments: str | int) -> None:
        self.settle()
        self.hands.press(self.button(target, **arguments) if isinstance(target, str) else target)

    def hover(self, target: Locator) -> None:
        """The mouse comes from where it rested; what it opened there is closed by then."""
        if self.count(self.page.locator("aside.tip")):
            self.page.mouse.move(0, 0)
            self.settle()
        target.hover()

    def key(self, *keys: str) -> None:
        """One key after the other."""
        for key in keys:
            self.settle()
            self.page.keyboard.press(key)

    def key_meanwhile(self, key: str) -> None:
        """While something plays by itself, so that the page cannot settle before it is over."""
        self.page.keyboard.press(key)

    def at_once(self, script: str) -> Any:
        """What is so at this moment: scenes are looked at as they pass, and no page settles meanwhile."""
        return self.page.evaluate(script)

    def wait_at_once(self, script: str) -> None:
        """Until it is so, however shortly."""
        self.page.wait_for_function(script)

    def pass_time(self, milliseconds: int) -> None:
        """Something may come of itself, or may not."""
        self.page.wait_for_timeout(milliseconds)

    def walk_to(self, target: Locator) -> None:
        """By keys."""
        self.settle()
        assert isinstance(self.hands, Keys)
        self.hands.walk_to(target)

    def nearest(self, selector: str) -> int | None:
        """Which one of these pieces in sight is reached first; all are as near to who does not walk there by keys."""
        return int(self.run(NEAREST, selector)) if isinstance(self.hands, Keys) else None

    def choose_from_menu(self, key: str) -> None:
        self.press("ui-menu")
        self.press(self.page.get_by_role("menuitem", name=self.words(key), exact=True))

    def show_rule_numbers(self) -> None:
        self.choose_from_menu("ui-settings")
        self.press("ui-rule-numbers-show")
        self.press("ui-close")

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    def sees(self, key: str, **arguments: str | int) -> Locator:
        """The place where the page says this; fails if it does not come to say it."""
        place = self.page.get_by_text(self.words(key, **arguments), exact=True).filter(visible=True).first
        self.expects(place).to_be_visible()
        return place

    def settings(self) -> dict[str, Any]:
        """What this browser keeps of its owner's choices."""
        kept: dict[str, Any] = json.loads(self.run("key => localStorage.getItem(key)", SETTINGS_KEY))
        return kept

    # The lobby.

    @property
    def card(self) -> Locator:
        """The game in the lobby."""
        return self.page.locator(f"article[aria-labelledby=game-{self.game}]")

    def press_card(self, key: str) -> None:
        self.press(self.card.get_by_role("button", name=self.words(key), exact=True))

    def play_now(self, *, bots: int = 1, level: str = "fair") -> None:
        """What one click in the lobby leads to, where the lobby is not the subject."""
        self.take_table("me", *[level] * bots)
        self.wait_for_table()

    def play_from_lobby(self, *, bots: int = 1, level: str = "fair") -> None:
        """One click in the lobby, after choosing whom to play against."""
        self.open()
        self.card.get_by_label(self.words("ui-how-many-bots")).select_option(str(bots))
        self.card.get_by_label(self.words("ui-level")).select_option(level)
        self.press_card("ui-play-now")
        self.wait_for_table()

    def take_table(self, *seats: str, **options: Option) -> None:
        """A new table without the lobby, where that is not the subject; seats as below."""
        wish = {"game": self.game, "seats": [_wish_of(seat) for seat in seats], "options": options}
        created = self.context.request.post(f"{self.address}/api/tables", data=wish).json()
        self.open(f"/t/{created['table']}")

    def set_table(self, *seats: str, rounds: int | None = None) -> None:
        """A new table by the dialog; a seat is `me`, `here`, `link`, with a name behind it, or a level of bot."""
        self.open()
        self.press_card("ui-new-table")
        self.fill_dialog(seats, rounds)
        self.press("ui-create-table")
        self.wait_for_table()

    def fill_dialog(self, seats: Iterable[str], rounds: int | None) -> None:
        for number, seat in enumerate(seats, 1):
            kind, _, name = seat.partition(" ")
            who = self.dialog.get_by_label(self.words("ui-who-sits", number=number), exact=True)
            if number > 2:
                self.press("ui-add-seat")
            if kind in PEOPLE:
                who.select_option(kind)
                self.dialog.get_by_label(self.words("ui-name-of", number=number), exact=True).fill(name)
            else:
                who.select_option("bot")
                self.dialog.get_by_label(self.words("ui-level"), exact=True).last.select_option(kind)
        if rounds is not None:
            self.dialog.get_by_role("spinbutton").first.fill(str(rounds))

    # The table.

    def wait_for_table(self) -> None:
        self.page.locator(".board [data-place]").first.wait_for()

    @property
    def path(self) -> str:
        """The address of the table, without what follows the question mark."""
        found = re.search(r"/t/[\w-]+", self.url)
        assert found, self.url
        return found[0]

    @property
    def plies(self) -> int:
        """How many actions were played so far; the page knows more than it shows of a phase that is still open."""
        return int(self.run(PLIES))

    def wait_for_plies(self, wanted: str) -> None:
        """`wait_for_plies("> 3")`: until others have played so much, or taken back."""
        self.page.wait_for_function(f"() => ({PLIES})() {wanted}")

    def mark_page(self) -> None:
        """Know this page from the next one."""
        self.run("() => { window.before = true }")

    def wait_for_new_page(self) -> None:
        """Until the page that was marked has been loaded anew."""
        self.page.wait_for_function("() => !window.before && document.readyState === 'complete'")
        self.settle()

    def wait_for_turn(self) -> bool:
        """Until something is asked of me; False if the match is over or the screen covered instead."""
        while not (now := self.run(ASKED)):
            self.page.wait_for_function(ASKED)
        return bool(now == "asked")

    def act(self, *targets: Locator) -> None:
        """Press what plays one action, and see it played: a move more, or the screen covered for somebody else."""
        before = self.plies
        for number, target in enumerate(targets):
            if number > 0:
                self.settle()
            self.hands.press(target)
        if not (after := self.run(AFTER)):
            self.press(self.sure)
            after = self.plies
        assert after > before or after < 0, f"Nothing was played by pressing {targets}."

    def answer(self, notation: str) -> Locator:
        """The button in the question bar for an action of the game's own texts, by its key without `choice-`."""
        text = self.words(f"action-{notation}")
        return self.question.get_by_role("button", name=re.compile(rf"^(\d )?{re.escape(text)}$", re.IGNORECASE))

    @property
    def sure(self) -> Locator:
        """Who was asked whether to throw something away says so."""
        return self.question.locator("[data-sure=true]")

    @property
    def reconnecting(self) -> Locator:
        """What the table says while it has no connection."""
        return self.page.get_by_role("status").filter(has_text=self.words("ui-reconnecting"))

    @property
    def question(self) -> Locator:
        return self.page.locator(f'section.question[aria-label="{self.words("ui-question")}"]')

    @property
    def asked(self) -> str:
        return self.text(self.question.locator(".asked"))

    @property
    def log_lines(self) -> list[str]:
        return self.texts(self.page.locator(".log .line"))

    @property
    def score_sheet(self) -> Locator:
        return self.page.locator("dialog:has(.sheet)")


def _wish_of(seat: str) -> dict[str, str]:
    kind, _, name = seat.partition(" ")
    if kind not in PEOPLE:
        return {"kind": "bot", "level": kind}
    return {"kind": kind, "name": name} if name else {"kind": kind}


def points(cell: str) -> int:
    """The figure that a cell of the score sheet begins with."""
    found = re.match(r"\s*(−?)(\d+)", cell)
    assert found, cell
    return -int(found[2]) if found[1] else int(found[2])


def whoever_is_asked(*guests: Guest) -> Guest | None:
    """Waits until something is asked of one of them; nobody if the match is over."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for guest in guests:
            now = guest.run(ASKED)
            if now:
                return guest if now == "asked" else None
    raise AssertionError("Nobody is asked, and the match is not over.")
