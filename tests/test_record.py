"""Records: written as the format says, read with suspicion."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest
from positions import played

import irisdeck
from irisdeck import InvalidDeal, InvalidRecord, Record, WrongRecord

RED7 = irisdeck.game("red7", players=3, advanced=True, actions=True)
RECORD = played(RED7, 2).record(["Ada", "bot:greedy", "bot:random"]).to_dict()
DUEL = played(irisdeck.game("duel", first=0), 2).record().to_dict()
FIRST_MOVE = 1
NESTED: list[Any] = []
for _ in range(300):
    NESTED = [NESTED]


def changed(path: str, value: Any, record: dict[str, Any] = RECORD) -> dict[str, Any]:
    """A record with one thing changed: 'events.3.move'."""
    made = deepcopy(record)
    *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    at: Any = made
    for step in way:
        at = at[step]
    if value is ...:
        del at[last]
    else:
        at[last] = value
    return made


def test_a_record_is_one_line_of_json_in_the_order_of_the_format() -> None:
    text = played(RED7, 2).record(["Ada", "bot:greedy", "bot:random"]).to_json()
    assert "\n" not in text
    assert list(json.loads(text)) == ["format", "game", "players", "options", "names", "events", "scores", "winners"]
    assert json.loads(text)["format"] == "irisdeck/1"
    assert json.loads(text)["options"] == {"advanced": True, "actions": True}


def test_a_deal_stands_at_the_start_of_every_round() -> None:
    deals = [number for number, event in enumerate(RECORD["events"]) if "deal" in event]
    assert deals[0] == 0
    assert len(deals) > 2
    assert all(len(RECORD["events"][number]["deal"].split()) <= 49 for number in deals)


def test_who_begins_is_always_the_seat_itself() -> None:
    for seed in range(6):
        assert irisdeck.game("duel").deal(seed).record().options["first"] in (0, 1)
        assert irisdeck.game("tricks", players=5).deal(seed).record().options["first"] in range(5)


def test_an_unfinished_game_has_no_scores() -> None:
    record = played(RED7, 2, 4).record().to_dict()
    assert not {"scores", "winners", "names"} & set(record)
    assert Record.from_dict(record).check().legal_moves


def test_unknown_top_level_keys_are_kept_and_ignored() -> None:
    record = Record.from_dict({**RECORD, "site": "a club", "clock": {"minutes": 5}})
    record.check()
    assert json.loads(record.to_json())["site"] == "a club"
    assert json.loads(record.traced().to_json())["clock"] == {"minutes": 5}


def test_names_in_any_script_survive() -> None:
    record = played(RED7, 2, 4).record(["Žofie", "Łukasz", "Ада"])
    assert "Ада" in record.to_json()
    assert Record.from_json(record.to_json()).names == ["Žofie", "Łukasz", "Ада"]


def test_a_sampled_state_has_no_record() -> None:
    with pytest.raises(InvalidDeal, match="a sampled state has no record"):
        played(RED7, 2, 4).view(0).sample().record()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "this is not JSON"),
        ("{", "this is not JSON"),
        (json.dumps(RECORD)[:-20], "this is not JSON"),
        ("[" * 100_000, "nested too deeply"),
        ('{"a":' * 100_000, "nested too deeply"),
        (json.dumps(changed("options.advanced", NESTED)), "nested too deeply"),
        (json.dumps({**RECORD, "site": NESTED}), "nested too deeply"),
        (json.dumps(changed("names", ["\ud800", "b", "c"])), "half of a surrogate pair"),
        ("[]", "a record is a JSON object"),
        ("null", "a record is a JSON object"),
        ('{"players": NaN}', "NaN is no JSON number"),
        ('{"players": ' + "9" * 5000 + "}", "this is not JSON"),
        ("{}", "a record needs 'format'"),
        (json.dumps(changed("format", "irisdeck/2")), "unknown format 'irisdeck/2': this program reads 'irisdeck/1'"),
        (json.dumps(changed("format", 1)), "'format' must be a text"),
        (json.dumps(changed("players", True)), "'players' must be a whole number"),
        (json.dumps(changed("players", "3")), "'players' must be a whole number"),
        (json.dumps(changed("options", [])), "'options' must be an object"),
        (json.dumps(changed("events", {})), "'events' must be a list"),
        (json.dumps(changed("events", ...)), "a record needs 'events'"),
    ],
)
def test_what_is_no_record_is_refused(text: str, why: str) -> None:
    with pytest.raises(InvalidRecord) as refused:
        Record.from_json(text)
    assert why in str(refused.value)


@pytest.mark.parametrize(
    ("record", "event", "why"),
    [
        (changed("players", 9), None, "players must be 2, 3 or 4, not 9"),
        (changed("options", {"advanced": True}), None, "option 'actions' is missing"),
        (changed("options.advanced", "yes"), None, "option 'advanced' cannot be 'yes' in a record"),
        (changed("options.advanced", 1), None, "option advanced must be true or false, not 1"),
        (changed("options.speed", 1), None, "red7 has no option 'speed': it has advanced and actions"),
        (changed("options.first", "random", DUEL), None, "option 'first' cannot be 'random'"),
        (changed("options.first", "0", DUEL), None, "option 'first' cannot be '0'"),
        (changed("options.first", 5, DUEL), None, "option first must be 0, 1 or random, not 5"),
        (changed("names", ["Ada"]), None, "'names' must be a list of one text per seat"),
        (changed("names", [1, 2, 3]), None, "'names' must be a list of one text per seat"),
        (changed("events", []), None, "there is no deal (R3)"),
        (changed("events.0", {"seat": 0, "move": "pass"}), 0, "a deal must stand here (R3)"),
        (changed("events.0.deal", "R7"), 0, "V1 is missing from the deal (R1)"),
        (changed("events.0.deal", 7), 0, "a deal must stand here (R3)"),
        (changed("events.1", RECORD["events"][0]), 1, "a move of a seat must stand here (R3)"),
        (changed("events.1", 5), 1, "a move of a seat must stand here (R3)"),
        (changed("events.1.seat", 7), 1, "turn, not seat 7's (R3)"),
        (changed("events.1.seat", "1"), 1, "a move of a seat must stand here (R3)"),
        (changed("events.1.move", "R9"), 1, "is no move of red7"),
        (changed("events.1.move", "end"), 1, "lay a card first, or pass (R4)"),
        (changed("events.1.move", None), 1, "a move of a seat must stand here (R3)"),
        (changed("scores", [0, 0, 0]), None, "the scores are"),
        (changed("scores", ...), None, "the scores are"),
        (changed("winners", [0, 1, 2]), None, "the winners are"),
        (changed("winners", ...), None, "the winners are"),
    ],
)
def test_a_wrong_record_is_told_where_and_by_which_clause(record: dict[str, Any], event: int | None, why: str) -> None:
    with pytest.raises(WrongRecord) as refused:
        Record.from_dict(record).check()
    assert refused.value.event == event
    assert why in str(refused.value)


def test_moves_after_the_end_are_refused() -> None:
    longer = deepcopy(RECORD)
    longer["events"].append({"seat": 0, "move": "pass"})
    with pytest.raises(WrongRecord, match="the game is over"):
        Record.from_dict(longer).check()


def test_scores_before_the_end_are_refused() -> None:
    shorter = {**RECORD, "events": RECORD["events"][:5]}
    with pytest.raises(WrongRecord, match="the game is not over"):
        Record.from_dict(shorter).check()


def test_a_round_that_follows_needs_its_deal() -> None:
    deals = [number for number, event in enumerate(RECORD["events"]) if "deal" in event]
    with pytest.raises(WrongRecord, match="a deal must stand here") as refused:
        Record.from_dict(changed(f"events.{deals[1]}", ...)).check()
    assert refused.value.event == deals[1]


def test_a_traced_legal_list_is_compared() -> None:
    traced = Record.from_dict(RECORD).traced().to_dict()
    Record.from_dict(traced).check()
    wrong = changed(f"events.{FIRST_MOVE}.legal", ["pass"], traced)
    with pytest.raises(WrongRecord, match=r"the legal moves are .* \(R4\), not as traced") as refused:
        Record.from_dict(wrong).check()
    assert refused.value.event == FIRST_MOVE
