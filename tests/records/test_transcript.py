"""A record for people."""

import pytest

from bot.engine.cards import STANDARD
from bot.record import Transcript, read_json, read_record
from bot.record.wording import fact_in_words
from tests.games.euchre_table import pack_with
from tests.golden import GOLDEN
from tests.records.kit import EXAMPLE, NAMES, example, parlour, played, replayed, started


def told(record, seat=None):
    return "\n".join(Transcript(read_record(record), seat))


def test_a_game_is_told_as_it_was_played():
    plays = "0 KD 1 9H 2 9D 0 AD 1 TH 2 TD 0 JC 1 QC 2 AC 0 TC 1 KC 2 QH 1 JH 2 KH 0 9C"
    seats, cards = plays.split()[::2], plays.split()[1::2]
    events = [[int(seat), f"play {card}"] for seat, card in zip(seats, cards, strict=True)]
    record = started([0, "pass"], [1, "order alone"], [3, "discard JD"], *events)
    assert (
        told(record)
        == """\
Traditional Euchre
Ann and Cat against Ben and Dan
House rule: stick the dealer: yes

Deal 1, dealt by Dan
  Ann  AD KD  JC TC 9C
  Ben  JH TH 9H  KC QC
  Cat  KH QH  TD 9D  AC
  Dan  TS 9S  AH  QD JD
  Turned: JS
  Order up: Ann: pass; Ben: order it up, alone
  Trump: spades
  Got: Dan JS
  Discard: Dan: JD
  Trick 1: Ann KD, Ben 9H, Cat 9D -> Ann
  Trick 2: Ann AD, Ben TH, Cat TD -> Ann
  Trick 3: Ann JC, Ben QC, Cat AC -> Ann
  Trick 4: Ann TC, Ben KC, Cat QH -> Ben
  Trick 5: Ben JH, Cat KH, Ann 9C -> Cat
  Score: Ann and Cat +2; now 2 to 0

So far: 2 to 0
Chance is needed"""
    )


def test_a_game_that_goes_on_ends_with_what_is_asked():
    assert told(EXAMPLE).splitlines()[-2:] == [
        "So far: 0 to 0",
        "To act: Ann: play 9C, play AD, play JC, play TC",
    ]


def test_an_open_trick_lies_on_the_table():
    record = example(events=EXAMPLE["events"][:-1])
    assert "  On the table: Ann KD, Ben 9H" in told(record).splitlines()


def test_a_seat_is_told_what_it_may_know():
    lines = told(EXAMPLE, 2).splitlines()
    assert "  Cat  KH QH  TD 9D  AC" in lines
    assert "  Discard: Dan: ?" in lines
    assert "  Turned: JS" in lines
    assert not any("TS 9S" in line or "AD KD" in line for line in lines)
    assert lines[-1] == "To act: Ann"


def test_declared_hands_are_told_and_kept_ones_only_to_their_owner():
    poor = {0: "9S TS 9H TH 9D", 2: "TD 9C TC AS JC"}
    options = {"farmers_hand": True, "ace_no_face": True}
    pack = pack_with({**poor, 1: "KS QS JS KH QH", 3: "AD KD QD AC KC"})
    declared = example(options=options, events=[[-1, " ".join(["shuffle", *pack])], [0, "misdeal"]])
    lines = told(declared).splitlines()
    assert "  Misdeal: Ann: declare a misdeal" in lines
    assert "  Declared: Ann TS 9S TH 9H 9D" in lines
    assert "  Score: nobody; now 0 to 0" in lines
    kept = {**declared, "events": [declared["events"][0], [0, "keep"]]}
    assert "  Misdeal: Ann: keep it" in told(kept, 0).splitlines()
    assert "Misdeal" not in told(kept, 2)
    assert "  Turned:" in told(kept, 2)


def test_the_first_dealer_is_named():
    picked = example(first_dealer=None, events=[[-1, "pick 2"]])
    assert "  First dealer: Cat" in told(picked).splitlines()


def test_a_winner_is_named():
    record = played(1, deals=200)
    side = "Ann and Cat" if replayed(record)["winners"] == [0, 2] else "Ben and Dan"
    last = told(record).splitlines()[-1]
    assert last.startswith(f"Won by {side}: ")
    assert "To act" not in told(record)


def test_a_record_that_breaks_off_is_told_as_far_as_it_goes():
    ran = parlour("replay", given=started([0, "pass"], [1, "nonsense"]))
    assert "  Order up: Ann: pass" in ran.out.splitlines()
    assert ran.err.startswith("standard input: event 2: 'nonsense' cannot be played now")
    assert (ran.status, len(ran.err.splitlines())) == (1, 1)


def test_cards_that_nobody_knows_keep_their_place_among_those_that_are_told():
    fact = {"0": ["JH", None, "9C"], "1": [None, None, None]}
    assert fact_in_words(fact, STANDARD, ["Ann", "Ben"]) == "Ann JH ? 9C"


def farkle(*events):
    """A game of Farkle of three, in which Ben begins."""
    heard = [[int(seat), line] for seat, line in (event.split(" ", 1) for event in events)]
    return example(game="farkle", options={}, seats=NAMES[:3], first_dealer=0, events=heard)


@pytest.mark.rule("FRK-3", "FRK-4")
def test_throws_are_told_with_who_threw_what_was_set_aside_and_what_was_lost():
    record = farkle(
        "-1 roll 1 1 5 3 2 6", "1 keep 1 1", "1 roll", "-1 roll 2 3 4 6", "-1 roll 2 3 3 4 6 6"
    )
    assert told(record).splitlines()[4:] == [
        "  Throw: Ben: roll 1 1 5 3 2 6",
        "  Keep: Ben: 1 1 → 200 points",
        "  Roll or bank: Ben: roll 4 dice",
        "  Throw: Ben: roll 2 3 4 6, farkle, 200 points lost",
        "  Throw: Cat: roll 2 3 3 4 6 6, farkle",
        "",
        "So far: Ann 0, Ben 0, Cat 0",
        "Chance is needed",
    ]


def test_what_is_shuffled_unseen_is_not_listed():
    record = read_record(read_json((GOLDEN / "ninety_nine" / "reshuffle.json").read_bytes()))
    assert "  Reshuffle: 28 cards" in Transcript(record, 1)
    assert not any("?" in line for line in Transcript(record, 1))


def test_the_direction_is_told_where_it_changes_and_not_after_the_hand():
    record = read_record(read_json((GOLDEN / "ninety_nine" / "drawing.json").read_bytes()))
    lines = list(Transcript(record))
    assert lines[lines.index("So far: Ann 2, Ben 3, Cat 0, Dan 3") - 3].endswith("106, over 99")
