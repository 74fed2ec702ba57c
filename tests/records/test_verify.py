"""`verify`: commitment, seed and every event of chance, worked out afresh."""

import copy

import pytest

from bot.engine.games import GAMES
from bot.record import read_record, verify
from tests.records.kit import ZERO, example, parlour, played, real

pytestmark = pytest.mark.rule("GEN-7")
REAL = real()
SHUFFLES = [at for at, (_, text) in enumerate(REAL["events"]) if text.startswith("shuffle")]


def verified(record):
    return parlour("verify", "--json", "-", given=record)


def changed(path, value):
    """The real record with one thing altered."""
    record = copy.deepcopy(REAL)
    part = record
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return record


def with_cards_exchanged(at, one, other):
    verb, *cards = REAL["events"][at][1].split()
    cards[one], cards[other] = cards[other], cards[one]
    return changed(["events", at, 1], " ".join([verb, *cards]))


def test_a_real_game_holds():
    ran = verified(REAL)
    chance = [at for at, (seat, _) in enumerate(REAL["events"]) if seat == -1]
    assert ran.answer == {
        "commitment": True,
        "seed": True,
        "events": [{"at": at, "ok": True} for at in chance],
    }
    assert (ran.status, ran.err) == (0, "")


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_of_any_game_holds(game):
    record = real(game=game, deals=1)
    ran = verified(record)
    assert [event["at"] for event in ran.answer["events"]] == [
        at for at, (seat, _) in enumerate(record["events"]) if seat == -1
    ]
    assert all(event["ok"] for event in ran.answer["events"])
    assert (ran.status, ran.err) == (0, "")


def test_people_are_told_deal_by_deal():
    ran = parlour("verify", "-", given=REAL)
    lines = ran.out.splitlines()
    assert lines[:4] == ["Commitment: holds", "Seed: holds", "First dealer: holds", "Deal 1: holds"]
    assert sum(line.startswith("Deal ") for line in lines) == len(SHUFFLES)
    assert REAL["fairness"]["commitment"] in lines[-1]


@pytest.mark.parametrize("deal", [0, len(SHUFFLES) - 1])
def test_two_cards_that_were_exchanged_are_caught(deal):
    at = SHUFFLES[deal]
    ran = verified(with_cards_exchanged(at, 22, 23))  # of the stock: the play goes on as it was
    assert [event["at"] for event in ran.answer["events"] if not event["ok"]] == [at]
    assert (ran.answer["commitment"], ran.answer["seed"], ran.status) == (True, True, 1)
    ran = parlour("verify", "-", given=with_cards_exchanged(at, 22, 23))
    assert f"Deal {deal + 1}: DOES NOT HOLD (event {at})" in ran.out


@pytest.mark.parametrize("place", [0, 11, 20, 23])
def test_a_deck_that_was_altered_by_one_card_is_caught(place):
    at = SHUFFLES[1]
    verb, *cards = REAL["events"][at][1].split()
    cards[place] = cards[place - 1]
    ran = verified(changed(["events", at, 1], " ".join([verb, *cards])))
    assert [event["at"] for event in ran.answer["events"] if not event["ok"]] == [at]
    assert ran.status == 1


def test_cards_that_were_dealt_otherwise_are_caught_though_the_play_breaks_off():
    at = SHUFFLES[0]
    ran = verified(with_cards_exchanged(at, 0, 12))
    assert not ran.answer["events"][1]["ok"]
    assert len(ran.answer["events"]) == len(SHUFFLES) + 1
    assert ran.status == 1


def test_another_first_dealer_is_caught():
    picked = int(REAL["events"][0][1].split()[1])
    ran = verified(changed(["events", 0, 1], f"pick {(picked + 1) % 4}"))
    assert not ran.answer["events"][0]["ok"]
    assert ran.status == 1


@pytest.mark.parametrize(
    ("path", "value", "commitment", "seed"),
    [
        (["fairness", "commitment"], ZERO, False, True),
        (["fairness", "server_seed"], ZERO, False, False),
        (["fairness", "ids"], ["1001", "1002"], True, False),
        (["fairness", "ids"], ["1001", "1002", "1004"], True, False),
        (["seed"], ZERO, True, False),
        (["seed"], None, True, False),
        (["fairness", "server_seed"], None, False, False),
        (["fairness"], None, False, False),
    ],
)
def test_what_does_not_fit_does_not_hold(path, value, commitment, seed):
    ran = verified(changed(path, value))
    assert (ran.answer["commitment"], ran.answer["seed"]) == (commitment, seed)
    assert ran.status == 1


def test_the_order_of_the_ids_does_not_matter_nor_the_case_of_hex():
    record = changed(["fairness", "ids"], ["1003", "1002", "1001"])
    record["seed"] = record["seed"].upper()
    record["fairness"]["commitment"] = record["fairness"]["commitment"].upper()
    assert verified(record).status == 0


def test_chance_that_was_left_out_is_the_seeds_own():
    events = [event for event in REAL["events"] if event[0] != -1]
    ran = verified(changed(["events"], events))
    assert ran.answer == {"commitment": True, "seed": True, "events": []}
    assert ran.status == 0


def test_a_play_against_the_rules_does_not_hold():
    at = SHUFFLES[1] - 1
    ran = parlour("verify", "-", given=changed(["events", at, 1], "play 2S"))
    assert f"Event {at} is against the rules" in ran.out
    assert ran.status == 1
    verdict = verify(read_record(changed(["events", at, 1], "play 2S")))
    assert [event.ok for event in verdict.events] == [True, True] + [False] * (len(SHUFFLES) - 1)


def test_chance_where_none_is_due_does_not_hold():
    record = changed(["events"], [*REAL["events"], [-1, "pick 0"]])
    ran = verified(record)
    assert ran.answer["events"][-1] == {"at": len(REAL["events"]), "ok": False}
    assert ran.status == 1


@pytest.mark.parametrize("given", ["", "x", "[]", b"\x00", "{}", example(game="whist")])
def test_where_there_is_no_record_nothing_is_verified(given):
    ran = verified(given)
    assert (ran.status, ran.out, len(ran.err.splitlines())) == (2, "", 1)


def test_a_missing_file_is_named(tmp_path):
    ran = parlour("verify", str(tmp_path / "x.json"))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == f"{tmp_path / 'x.json'}: there is no such file.\n"


def test_a_game_without_a_commitment_says_that_it_has_none():
    ran = parlour("verify", "-", given=played(1))
    assert ran.status == 1
    assert "no commitment to hold it against" in ran.out
    assert "is not finished" in ran.out
