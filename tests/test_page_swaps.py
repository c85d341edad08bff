"""Pages that take each other's place in one document, as in a site whose shell never loads another page."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from people import MOTION, Person, be, company, lay_out, played_table
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page, Request, Route, WebSocket
    from serving import Server

Somebody = Any  # what `somebody` gives: Callable[..., Guest]

# Fetches a page and gives a function that shows it: the body, the attributes of the root but for the speed, which tests
# have set, the title and the address. The scripts stay.
FETCH = """window.swapping = async (path) => {
  const { start } = await import(document.querySelector("script[type=module]").src);
  const answer = await fetch(path);
  const next = new DOMParser().parseFromString(await answer.text(), "text/html");
  return () => {
    const [root, { speed }] = [document.documentElement, document.documentElement.dataset];
    for (const { name, value } of next.documentElement.attributes) root.setAttribute(name, value);
    if (speed) root.dataset.speed = speed;
    history.pushState(null, "", answer.url);
    document.title = next.title;
    document.body.replaceChildren(...next.body.childNodes);
    start();
  };
}"""
# Whether a script takes a key for its own.
TAKES = """key => !document.body.dispatchEvent(
  new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })
)"""
SAFE = "button[name=move]:not([aria-disabled]):not(.risky)"
TARGET = "[data-drop].may:not(.not):not(.risk)"
# Presses a target and shows another page when the card is about to fly, or flies; tells what is seen of it there.
LEAVE_IN_FLIGHT = """async ([path, target, landing]) => {
  const flying = ({ effect }) => effect.pseudoElement?.startsWith("::view-transition");
  const show = await swapping(path);
  const flight = await new Promise((done) => {
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      document.startViewTransition = begin;
      const begun = begin(change);
      done(begun);
      return begun;
    };
    document.querySelector(target).click();
  });
  if (landing) await flight.ready;
  show();
  const traces = [];
  let over = false;
  flight.finished.finally(() => (over = true)).catch(() => {});
  while (!over) {
    await new Promise(requestAnimationFrame);
    traces.push(...document.getAnimations().filter(flying).map(({ effect }) => effect.pseudoElement));
    traces.push(...[...document.querySelectorAll("*")].map((one) => one.style.viewTransitionName).filter(Boolean));
  }
  return traces;
}"""


class Guest(Person):
    """Ann, who sees many pages in one document; her connections and what they sent are kept."""

    def __init__(self, browser: Browser, where: Server, **kind: Any) -> None:
        super().__init__(browser, where.address, **kind)
        be(self, "Ann", where)
        self.where = where
        self.sockets: list[WebSocket] = []
        self.sent: list[str] = []
        self.context.add_init_script(FETCH)
        self.page.on("websocket", self.connected)

    def connected(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def table(self, game: str) -> str:
        """The path of a new table at which it is Ann's turn, against a bot."""
        return lay_out(self.where, played_table(game, 0, seed=6, bots=True))

    def replay(self) -> str:
        return lay_out(self.where, played_table("duel", 100_000)) + "/replay"

    def enter(self, path: str) -> Page:
        """The first page, which is loaded; marked, so that one can tell if another is."""
        page = self.goto(path)
        page.evaluate("window.same = true")
        return page

    def swap(self, path: str) -> Page:
        self.page.evaluate("async (path) => (await swapping(path))()", path)
        return self.page

    def talks_to(self, path: str | None) -> None:
        """The connection to this table is the only one, or there is none; and the document is still the first."""
        for _ in range(600):
            urls = [socket.url for socket in self.sockets if not socket.is_closed()]
            if [url.removesuffix("/live").endswith(path or "-") for url in urls] == [True] * (path is not None):
                break
            self.page.wait_for_timeout(50)
        else:
            raise AssertionError(f"connections to {urls}")
        assert self.page.evaluate("window.same")

    def moves(self, act: Callable[[], object]) -> None:
        """Something is one move: the page shows it, and it was sent once."""
        before, sent = self.number, len(self.sent)
        act()
        self.page.wait_for_function("before => document.querySelector('[name=number]').value > before", arg=before)
        assert len(self.sent) == sent + 1, self.sent[sent:]

    def is_answered(self) -> None:
        """The bots play until it is Ann's turn again."""
        self.page.wait_for_selector("#status.mine, #result", state="attached")


@pytest.fixture
def somebody(browser: Browser, running: Server) -> Iterator[Callable[..., Guest]]:
    with company(lambda **kind: Guest(browser, running, **kind)) as make:
        yield make


# -- Ways to play a turn --


def tap_a_card(page: Page) -> None:
    """One that can be laid somewhere, and nobody would ask whether that is meant."""
    page.locator(f"#hand li:has({SAFE})").first.locator(".card").click(position={"x": 8, "y": 30})


def lay_by_click(guest: Guest) -> None:
    tap_a_card(guest.page)
    guest.moves(lambda: guest.page.locator(TARGET).first.click(position={"x": 12, "y": 12}))


def lay_by_keys(guest: Guest) -> None:
    page = guest.page
    page.keyboard.press("ArrowRight")
    while not page.evaluate("safe => document.activeElement.closest('li').querySelector(safe)", SAFE):
        page.keyboard.press("ArrowRight")
    while not page.evaluate("safe => document.activeElement.matches(safe)", SAFE):
        page.keyboard.press("ArrowDown")
    guest.moves(lambda: page.keyboard.press("Enter"))


def play_cards_by_keys(guest: Guest) -> None:
    page = guest.page
    expect(page.locator("#play-cards")).to_have_attribute("aria-disabled", "true")  # its script is there
    rank = page.locator("#hand .rank:has(label)").first.get_attribute("data-rank") or ""
    page.keyboard.press(rank)
    expect(page.locator("#hand :checked")).to_have_count(1)
    guest.moves(lambda: page.keyboard.press("Enter"))


# -- Tables, one after the other --


def test_tables_of_all_games_home_and_a_replay_in_one_document(somebody: Somebody) -> None:
    guest = somebody()
    first, tricks, duel, last = guest.table("red7"), guest.table("tricks"), guest.table("duel"), guest.table("red7")
    page = guest.enter(first)
    guest.talks_to(first)
    lay_by_click(guest)
    guest.is_answered()
    guest.swap("/")
    guest.talks_to(None)
    guest.swap(tricks)
    guest.talks_to(tricks)
    play_cards_by_keys(guest)
    guest.is_answered()
    guest.moves(guest.make_a_move)
    guest.swap(duel)
    guest.talks_to(duel)
    lay_by_click(guest)
    guest.moves(lambda: page.keyboard.press("e"))
    guest.is_answered()
    guest.swap(guest.replay())
    guest.talks_to(None)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#turn")).to_contain_text("Move 1 of")
    page.locator("#step-on").click()
    expect(page.locator("#turn")).to_contain_text("Move 2 of")
    expect(page).to_have_url(re.compile(r"at=2\b"))
    guest.swap(last)
    guest.talks_to(last)
    lay_by_keys(guest)
    guest.is_answered()
    guest.swap(tricks)
    guest.talks_to(tricks)
    guest.is_answered()
    guest.moves(guest.make_a_move)
    assert len(guest.sockets) == 5, "nobody has connected again to a table that was left"


def test_the_same_table_comes_back_and_every_move_is_made_once(somebody: Somebody) -> None:
    guest = somebody()
    path = guest.table("duel")
    guest.enter(path)
    for _ in range(3):
        guest.swap(path)
    guest.talks_to(path)
    lay_by_click(guest)


def test_keys_of_one_game_are_no_keys_elsewhere(somebody: Somebody) -> None:
    guest = somebody()
    page = guest.enter(guest.table("tricks"))
    expect(page.locator("#play-cards")).to_have_attribute("aria-disabled", "true")
    assert page.evaluate(TAKES, "Enter")
    guest.swap("/")
    assert not any(page.evaluate(TAKES, key) for key in ("Enter", "1", "ArrowDown", "Escape"))
    guest.swap(guest.table("red7"))
    assert not page.evaluate(TAKES, "Enter")
    assert page.evaluate(TAKES, "1")
    expect(page.locator("#hand li.up")).to_have_count(1)
    guest.swap(lay_out(guest.where, played_table("tricks", 100_000)) + "/replay")
    assert not any(page.evaluate(TAKES, key) for key in ("Enter", "1", "Escape"))
    label = "async (path) => ((await swapping(path))(), document.getElementById('play-cards').ariaDisabled)"
    assert page.evaluate(label, guest.table("tricks")) == "true", "its script is at work before anything is pushed"
    assert page.evaluate(TAKES, "Enter")


def test_server_sent_events_end_with_their_table_too(somebody: Somebody) -> None:
    guest = somebody()
    guest.page.add_init_script(
        """window.WebSocket = class { constructor() { setTimeout(() => this.onclose?.(), 0); } close() {} };
        WebSocket.OPEN = 1;
        window.streams = [];
        const Real = EventSource;
        window.EventSource = class extends Real { constructor(...all) { super(...all); streams.push(this); } };"""
    )
    opened = "number => streams.filter(({ readyState }) => readyState === 1).length === number"
    page = guest.enter(guest.table("red7"))
    page.wait_for_function(opened, arg=1)
    guest.swap(guest.table("duel"))
    assert page.evaluate(opened, 0)
    page.wait_for_function(opened, arg=1)
    guest.swap("/")
    assert page.evaluate(opened, 0)


# -- What is under way when a page is left --


def test_a_replay_that_plays_stops_when_it_is_left(somebody: Somebody) -> None:
    guest = somebody()
    asked: list[str] = []

    def note(request: Request) -> None:
        if "at=" in request.url:
            asked.append(request.url)

    guest.page.clock.install()
    page = guest.enter("/")
    guest.swap(f"{guest.replay()}?at=1&play=on")
    expect(page.locator("#step-play")).to_contain_text("Pause")
    guest.swap("/")
    page.on("request", note)
    page.clock.fast_forward(600_000)
    page.evaluate("fetch('/?at=end')")
    assert [url.removeprefix(guest.address) for url in asked] == ["/?at=end"]
    assert page.url == f"{guest.address}/"


def test_a_position_that_comes_late_changes_no_other_page(somebody: Somebody) -> None:
    guest = somebody()
    held: list[Route] = []
    page = guest.enter(guest.replay())
    page.route("**/replay?at=1*", lambda route: held.append(route))
    with page.expect_request("**/replay?at=1*"):
        page.keyboard.press("ArrowRight")
    guest.swap("/")
    before = page.content()
    with page.expect_response("**/replay?at=1*") as answer:
        held[0].continue_()
    answer.value.finished()
    assert page.evaluate("fetch('/').then((answer) => answer.text()).then(() => document.body.innerHTML)") in before
    assert page.url == f"{guest.address}/"


def test_an_answer_that_comes_late_leads_nowhere(somebody: Somebody) -> None:
    """A table that was left while its command was on the way: neither its answer nor a retry goes to the next one."""
    guest = somebody()
    held: list[Route] = []
    first, second = guest.table("red7"), guest.table("red7")
    page = guest.enter(first)
    page.route(f"**{first}", lambda route: held.append(route) if route.request.method == "POST" else route.continue_())
    with page.expect_request(lambda request: request.method == "POST"):
        page.evaluate(
            """() => {
              const button = Object.assign(document.createElement("button"), { name: "do", value: "posted" });
              document.getElementById("play").append(button);
              button.click();
            }"""
        )
    guest.swap(second)
    with page.expect_response(f"**{first}"):
        held[0].fulfill(status=200, body="/nowhere")
    guest.talks_to(second)
    lay_by_keys(guest)
    guest.talks_to(second)
    assert page.url.endswith(second)


@pytest.mark.parametrize("landing", [False, True], ids=["before they fly", "in the air"])
def test_cards_that_fly_do_not_land_on_another_page(somebody: Somebody, landing: bool) -> None:
    guest = somebody(**MOTION)
    first, second = guest.table("red7"), guest.table("red7")
    page = guest.enter(first)
    guest.talks_to(first)
    before = guest.number  # the tables are equal
    tap_a_card(page)
    traces = page.evaluate(LEAVE_IN_FLIGHT, [second, TARGET, landing])
    assert traces == []
    assert guest.number == before
    guest.talks_to(second)
    lay_by_click(guest)


def test_the_end_of_a_round_holds_up_no_other_page(somebody: Somebody) -> None:
    guest = somebody(**MOTION)
    page = guest.enter(guest.table("red7"))
    page.evaluate(
        """async () => {
          const { src } = document.querySelector("script[type=module]");
          const { freeze } = await import(src.replace("live.js", "motion.js"));
          const section = document.createElement("section");
          document.getElementById("table").append(section);
          freeze(section).catch(() => {});
        }"""
    )
    duel = guest.table("duel")
    guest.swap(duel)
    guest.talks_to(duel)
    lay_by_keys(guest)


def test_questions_sheets_focus_title_and_icon_go_with_their_page(somebody: Somebody) -> None:
    guest = somebody()
    page = guest.enter(guest.table("red7"))
    assert page.title().startswith("● ")
    page.evaluate("document.getElementById('settings-sheet').showPopover()")
    page.evaluate("document.getElementById('sure').showModal()")
    guest.swap("/")
    assert page.title() == "● Irisdeck"  # there is a table where one is to act; the icon is for the table itself
    assert "icon.svg" in (page.locator("link[rel=icon]").get_attribute("href") or "")
    page.keyboard.press("Tab")
    expect(page.locator("a.brand")).to_be_focused()
    guest.swap(guest.table("duel"))
    page.locator("#status").focus()
    guest.swap(guest.table("red7"))
    assert "turn.svg" in (page.locator("link[rel=icon]").get_attribute("href") or "")
    page.keyboard.press("Tab")
    expect(page.locator("a.skip")).to_be_focused()
