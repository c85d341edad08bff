"""Ratings and history: what a game changes, who sees it, and what people find of their own games."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from test_web import Browser

from irisdeck.server.ratings import Rating, after
from irisdeck.web.lists import named

if TYPE_CHECKING:
    from serving import Server


def resigned_game(running: Server, ann: Browser, bob: Browser, game: str = "duel", **form: str) -> None:
    """A game between two that Bob gives up."""
    ann.get("/")
    ann.post("/tables", **{"game": game, "name": "Ann", "players": 2, **form})
    table = ann.path
    bob.get(table)
    bob.post(table, do="sit-1", name="Bob <b>")
    ann.post(table, do="begin")
    bob.post(table, do="resign", sure="on")
    assert "has won" in bob.html or "wins" in bob.html or "★" in bob.html


def rating_of(html: str, name: str) -> int:
    found = re.search(rf"<span>{re.escape(name)}</span>.*?</td><td>\(?(\d+)\)?</td>", html)
    assert found, html
    return int(found[1])


def test_who_wins_gains_and_the_other_loses() -> None:
    (winner, loser), seats = after([Rating(), Rating()], [Rating(), Rating()], (1, 2))
    assert winner.shown > 1500 > loser.shown
    assert winner.games == loser.games == 1
    assert seats[0].mu > seats[1].mu


def test_to_win_from_the_better_seat_counts_less() -> None:
    better, worse = Rating(mu=27, sigma=1), Rating(mu=23, sigma=1)
    (from_better, _), _ = after([Rating(), Rating()], [better, worse], (1, 2))
    (from_worse, _), _ = after([Rating(), Rating()], [worse, better], (1, 2))
    assert from_worse.mu > from_better.mu


def test_rated_games_change_the_leaderboard_and_others_do_not(running: Server) -> None:
    ann, bob = Browser(running), Browser(running)
    resigned_game(running, ann, bob, "duel")
    assert "Nobody has played a rated game" in ann.get("/ratings?game=duel")
    resigned_game(running, ann, bob, "duel", rated="on")
    board = ann.get("/ratings?game=duel")
    assert rating_of(board, "Ann") > 1500 > rating_of(board, "Bob &lt;b&gt;")
    assert "Nobody has played a rated game" in ann.get("/ratings?game=tricks")


def test_a_form_that_asks_for_hints_and_ratings_is_told_that_both_cannot_be(running: Server) -> None:
    ann = Browser(running)
    assert "not together with hints" in ann.get("/new/duel")
    ann.post("/tables", game="duel", name="Ann", players=2, rated="on", hints="on")
    assert (ann.status, ann.said) == (409, "A game with hints cannot be rated. Choose one of the two.")
    ann.post("/tables", game="duel", name="Ann", players=2, hints="on")
    assert "hints allowed, so the game is not rated" in ann.html


def test_bots_are_rated_by_their_level(running: Server) -> None:
    ann = Browser(running)
    ann.get("/")
    ann.post("/tables", game="red7", name="Ann", players=2, bot="easy", rated="on")
    ann.post(ann.path, do="resign", sure="on")
    board = ann.get("/ratings?game=red7")
    assert rating_of(board, "Cat (easy)") > 1500 > rating_of(board, "Ann")


def test_ones_own_games_are_listed_and_narrowed_down(running: Server) -> None:
    ann, bob = Browser(running), Browser(running)
    ann.get("/games")
    assert "No finished games match" in ann.html
    resigned_game(running, ann, bob, "tricks")
    resigned_game(running, ann, bob, "duel", rated="on")
    assert rows(ann.get("/games")) == [("won", "rated"), ("won", "")]
    assert rows(bob.get("/games")) == [("lost", "rated"), ("lost", "")]
    assert rows(ann.get("/games?game=tricks")) == [("won", "")]
    assert rows(ann.get("/games?rated=on")) == [("won", "rated")]
    assert rows(ann.get("/games?result=lost")) == []
    assert rows(ann.get("/games?game=nonsense&before=nonsense&result=x")) == [("won", "rated"), ("won", "")]
    assert "After 1 rated game" in ann.get("/games")
    assert "Bob &lt;b&gt;" in ann.html


def test_whoever_calls_themselves_like_a_bot_is_a_person(running: Server) -> None:
    ann, bob = Browser(running), Browser(running)
    resigned_game(running, ann, bob, "tricks", name="bot:best")
    assert '<span class="names">bot:best</span>' in bob.get("/games")
    assert "Owl (best)" not in bob.html
    assert json.loads(bob.get(f"{ann.path}/record"))["names"] == ["bot: best", "Bob <b>"]
    assert "Owl (best)" not in bob.get(f"{ann.path}/replay")
    eve = Browser(running)
    eve.get("/")
    eve.post("/tables", game="red7", name="Eve", players=2, bot="best")
    eve.post(eve.path, do="resign", sure="on")
    assert json.loads(eve.get(f"{eve.path}/record"))["names"] == ["Eve", "bot:best"]
    assert '<span class="names">Owl (best)</span>' in eve.get("/games")


def test_games_that_an_earlier_version_has_listed_tell_bots_by_their_text() -> None:
    assert [named(who) for who in ("Ann", "bot:easy", {"name": "bot:easy"}, {"bot": "easy"})] == [
        "Ann", "Cat (easy)", "bot:easy", "Cat (easy)",
    ]  # fmt: skip


def test_a_lesson_is_no_game(running: Server) -> None:
    ann = Browser(running)
    ann.get("/")
    ann.post("/tables", lesson="duel")
    ann.post(ann.path, do="resign", sure="on")
    assert ann.status == 200
    assert rows(ann.get("/games")) == []


def test_many_games_are_on_several_pages(running: Server) -> None:
    ann, bob = Browser(running), Browser(running)
    for _ in range(21):
        resigned_game(running, ann, bob)
    assert len(rows(ann.get("/games"))) == 20
    older = re.search(r'href="(/games\?[^"]*before=[^"]*)"', ann.html)
    assert older
    assert len(rows(ann.get(older[1].replace("&amp;", "&")))) == 1
    assert "Newest games" in ann.html


def rows(html: str) -> list[tuple[str, str]]:
    """Of each game that is listed: how it went, and whether it was rated."""
    found = re.findall(r'<li>(<a href="/tables/.*?)</li>', html, re.DOTALL)
    return [
        ("won" if "★" in row else "lost" if "lost" in row else "?", "rated" if "rated" in row else "") for row in found
    ]
