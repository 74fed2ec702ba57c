"""`replay --as SEAT`: records that differ only in what a seat cannot know are the same to it."""

from random import Random

import pytest

from bot.engine.games import GAMES
from bot.engine.zones import EVERYTHING
from tests.games.euchre_table import pack_with
from tests.records.kit import (
    EVERY_OPTION,
    NAMES,
    example,
    parlour,
    played,
    replayed,
    started,
)


def record_of_first_deal(number, events, **options):
    """A game by chance up to so many events, within its first deal."""
    record = played(number, **options)
    return {**record, "events": record["events"][: min(events, len(record["events"]) - 1)]}


def state_of(record):
    rules = GAMES["euchre"](record["options"])
    state = rules.start()
    for seat, text in record["events"]:
        rules.act(state, seat, text)
    return rules, state


def twin(record, seat, rng):
    """Another game that looks the same from a seat: its other cards laid out by chance."""
    rules, state = state_of(record)
    imagined = rules.imagine(rules.view(state, seat), rng)
    before = [event for event in record["events"] if event[1].startswith("pick")]
    events = [list(event) for event in rules.view(imagined, EVERYTHING).events]
    return {**record, "events": before + events[len(before) :]}


def seen(record, seat):
    """All that `replay` says to a seat, for programs and for people."""
    for_programs = parlour("replay", "--json", "--as", str(seat), given=record)
    for_people = parlour("replay", "--as", str(seat), given=record)
    return for_programs, for_people


CASES = [(number, events) for number in range(12) for events in (2, 5, 9, 15, 21)]
OPTIONS = {key: value for key, value in EVERY_OPTION.items() if key != "first_dealer"}


@pytest.mark.rule("GEN-6")
@pytest.mark.parametrize(("number", "events"), CASES)
def test_a_seat_is_given_the_same_bytes_by_every_game_that_looks_the_same_to_it(number, events):
    record = record_of_first_deal(number, events, **(OPTIONS if number % 2 else {}))
    seat = number % 4
    other = twin(record, seat, Random(number))
    assert replayed(record)["hands"] != replayed(other)["hands"]
    assert seen(record, seat) == seen(other, seat)
    assert seen(record, seat)[0].status == 0


@pytest.mark.rule("GEN-6", "GEN-12")
@pytest.mark.parametrize("number", range(12))
def test_why_anothers_answer_is_refused_is_not_told(number):
    record = record_of_first_deal(number, 9)
    rules, state = state_of(record)
    (actor,) = rules.ask(state)
    viewer = (actor + 1) % 4
    twins = [twin(record, viewer, Random(salt)) for salt in (1, 2)]
    refused = [with_event(one, [actor, "play 9S 9H"]) for one in twins]
    refused.append(with_event(record, [actor, "discard JC JH"]))
    assert len({seen(one, viewer) for one in refused}) == 1
    error = replayed(refused[0], viewer)["error"]
    assert error["reason"] == (
        f"this answer of seat {actor} is refused; why is not for seat {viewer} to know"
    )
    assert replayed(refused[0])["error"]["reason"] != error["reason"]


def with_event(record, event):
    return {**record, "events": [*record["events"], event]}


@pytest.mark.rule("GEN-12")
def test_why_ones_own_answer_is_refused_is_told():
    record = started([0, "pass"], [1, "order"], [3, "discard JD"], [0, "play KD"], [1, "play 9H"])
    assert "follow suit" in replayed(with_event(record, [2, "play AC"]), 2)["error"]["reason"]


@pytest.mark.rule("GEN-6")
def test_a_wrong_shuffle_is_refused_without_naming_its_cards():
    one, other = (
        example(events=[[-1, f"shuffle {cards} KS AS"]]) for cards in ("9C 9C", "TD TD JH")
    )
    assert seen(one, 2) == seen(other, 2)
    assert replayed(one, 2)["error"] == {
        "at": 0,
        "reason": "this event of chance is refused; why is not for seat 2 to know",
    }


@pytest.mark.rule("GEN-6")
def test_the_place_of_an_error_does_not_count_the_secret_answers_before_it():
    """Seat 0 kept a poor hand, or was not asked: seat 2 must not tell the one from the other."""
    options = {"farmers_hand": True}
    mine = {2: "AS KS QS JS TS"}
    poor = pack_with({**mine, 0: "9S 9H TH 9D TD"}, up="JD", stock="JH JC KC")
    rich = pack_with({**mine, 0: "9S AH TH 9D TD"}, up="JD", stock="JH JC KC")
    kept = example(options=options, events=[[-1, shuffle(poor)], [0, "keep"], [0, "nonsense"]])
    not_asked = example(options=options, events=[[-1, shuffle(rich)], [0, "nonsense"]])
    assert replayed(kept)["error"]["at"] == 2
    assert replayed(kept, 2) == replayed(not_asked, 2)
    assert replayed(kept, 2)["error"]["at"] == 1
    assert seen(kept, 2) == seen(not_asked, 2)
    assert [0, "keep"] in replayed(kept, 0)["events"]


def shuffle(pack):
    return " ".join(["shuffle", *pack])


@pytest.mark.rule("GEN-6")
def test_a_seat_sees_its_own_hand_and_its_own_choices():
    answer = replayed(started(), 2)
    assert list(answer["hands"]) == ["2"]
    assert answer["legal"] == {}
    assert answer["to_act"] == [0]
    assert list(replayed(started(), 0)["legal"]) == ["0"]
    assert answer["table"]["stock"] is None
    assert answer["events"][0][1].count("?") == 18  # its own five and the turned-up card are known


@pytest.mark.parametrize("seat", ["4", "-1", "99999999999999999999"])
def test_there_must_be_such_a_seat(seat):
    ran = parlour("replay", "--json", f"--as={seat}", given=started())
    assert ran.answer["error"] == {"at": None, "reason": f"--as {seat}: there is no such seat"}
    assert ran.status == 1


def test_a_seat_is_a_number():
    ran = parlour("replay", "--as", "Ann", given=started())
    assert (ran.status, ran.out) == (2, "")
    assert "--as" in ran.err.splitlines()[-1]


def test_names_are_of_this_table():
    assert NAMES[2] in parlour("replay", "--as", "2", given=started()).out
