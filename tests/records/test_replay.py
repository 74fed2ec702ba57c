"""What `replay --json` answers."""

import pytest

from bot.record import Replay, read_record
from tests.games.euchre_table import PLAIN_HANDS, pack_with
from tests.records.kit import EXAMPLE, SHUFFLE, ZERO, example, parlour, played, replayed, started

KEYS = [
    "ok",
    "phase",
    "to_act",
    "legal",
    "finished",
    "winners",
    "scores",
    "deals",
    "hands",
    "table",
]
FROM_ZERO = "shuffle AS 9C 9D JD QS TD TS KS QD KC KH TC JH JS JC QC AD QH AC 9H TH 9S AH KD"


def test_the_described_example():
    answer = replayed(EXAMPLE)
    assert [key for key in answer if key != "events"] == KEYS
    assert answer["ok"] is True
    assert answer["phase"] == "play"
    assert answer["to_act"] == [0]
    assert answer["legal"] == {"0": ["play 9C", "play AD", "play JC", "play TC"]}
    assert answer["finished"] is False
    assert (answer["winners"], answer["scores"]) == ([], [0, 0, 0, 0])
    assert answer["deals"] == [
        {
            "dealer": 3,
            "delta": None,
            "scores": [0, 0, 0, 0],
            "tricks": [{"leader": 0, "cards": ["KD", "9H", "9D"], "winner": 0}],
        }
    ]
    assert answer["hands"] == {
        "0": ["AD", "JC", "TC", "9C"],
        "1": ["JH", "TH", "KC", "QC"],
        "2": ["KH", "QH", "TD", "AC"],
        "3": ["JS", "TS", "9S", "AH", "QD"],
    }
    assert answer["table"]["trump"] == "S"
    assert answer["table"]["discards"] == [[], [], [], ["JD"]]
    assert answer["events"] == EXAMPLE["events"]


@pytest.mark.rule("GEN-3")
def test_the_deck_is_dealt_from_its_front():
    answer = replayed(started())
    assert answer["hands"]["0"] == ["AD", "KD", "JC", "TC", "9C"]
    assert answer["table"]["turned"] == "JS"
    assert answer["table"]["stock"] == ["AS", "KS", "QS"]


@pytest.mark.rule("GEN-2")
def test_a_card_is_written_rank_then_suit():
    backwards = SHUFFLE.replace(" TC", " CT").replace(" JD", " jd").replace(" TH", " 10H")
    error = replayed(example(events=[[-1, backwards]]))["error"]
    assert error["at"] == 0
    for strange in ("'CT'", "'jd'", "'10H'"):
        assert strange in error["reason"]
    assert replayed(started())["hands"]["2"] == ["KH", "QH", "TD", "9D", "AC"]


@pytest.mark.parametrize(
    ("change", "reasons"),
    [
        (("9C TC", "TC"), ["lacking: 9C"]),
        (("9C TC", "TC TC"), ["too often: TC", "lacking: 9C"]),
        (("9C", "2C"), ["not in this deck: '2C'", "lacking: 9C"]),
        (("KS AS", "KS AS AS"), ["too often: AS"]),
    ],
)
def test_a_shuffle_of_another_deck_is_refused_at_its_event_naming_the_cards(change, reasons):
    answer = replayed(example(events=[[-1, SHUFFLE.replace(*change)]]))
    assert answer["error"]["at"] == 0
    for reason in reasons:
        assert reason in answer["error"]["reason"]
    assert answer["to_act"] == [-1]


# Events


def after_orders(*events):
    return started([0, "pass"], [1, "order"], *events)


@pytest.mark.rule("GEN-12")
def test_an_illegal_event_is_refused_in_the_games_words_and_changes_nothing():
    lawful = after_orders([3, "discard JD"], [0, "play KD"], [1, "play 9H"])
    unlawful = after_orders([3, "discard JD"], [0, "play KD"], [1, "play 9H"], [2, "play AC"])
    answer = replayed(unlawful)
    assert answer["error"]["at"] == 6
    assert "diamond" in answer["error"]["reason"]
    assert "follow suit" in answer["error"]["reason"]
    assert {key: answer[key] for key in KEYS[1:]} == {
        key: replayed(lawful)[key] for key in KEYS[1:]
    }
    assert answer["events"] == lawful["events"]


@pytest.mark.rule("GEN-12")
@pytest.mark.parametrize(
    ("event", "reason"),
    [
        ([1, "pass"], "it is not your turn: the game waits for seat 0"),
        ([0, "orders"], "expected 'pass', 'order' or 'order alone'"),
        ([0, "play KD"], "expected 'pass', 'order' or 'order alone'"),
        ([-1, SHUFFLE], "it is not your turn"),
        ([0, ""], "expected"),
        ([0, "order " * 10_000], "you may answer 'pass' or 'order' or 'order alone'"),
        ([0, "\x00\n\x1b[2J"], r"'\x00\n\x1b[2J'"),
    ],
)
def test_every_refusal_says_why(event, reason):
    error = replayed(started(event))["error"]
    assert error["at"] == 1
    assert reason in error["reason"]
    assert len(error["reason"]) < 300


def test_what_came_before_the_error_is_reported():
    answer = replayed(started([0, "pass"], [1, "nonsense"], [2, "pass"]))
    assert answer["ok"] is False
    assert answer["to_act"] == [1]
    assert answer["events"] == [[-1, SHUFFLE], [0, "pass"]]


@pytest.mark.rule("GEN-4")
@pytest.mark.parametrize(
    "line", ["Pass", "pass ", " pass", "order  alone", "order\talone", "ORDER", "order alone now"]
)
def test_an_action_is_one_line_in_one_spelling(line):
    assert replayed(started([0, line]))["ok"] is False
    assert replayed(started([0, "order alone"]))["ok"] is True


@pytest.mark.rule("GEN-4")
def test_every_listed_action_is_taken_and_written_as_it_was_listed():
    record = played(5, deals=2, partners_best=True, cross_corner_alone=True)
    events = record["events"]
    for length in range(len(events)):
        before = {**record, "events": events[:length]}
        answer = replayed(before)
        for seat in answer["to_act"]:
            for line in answer["legal"].get(str(seat), []):
                event = [seat, line]
                assert replayed({**record, "events": [*events[:length], event]})["ok"], line


@pytest.mark.rule("GEN-14")
def test_legal_actions_are_sorted_as_text_and_cards_in_hand_in_print_order():
    answer = replayed(after_orders())
    assert answer["hands"]["3"] == ["JS", "TS", "9S", "AH", "QD", "JD"]
    lines = answer["legal"]["3"]
    assert lines == [f"discard {card}" for card in ("9S", "AH", "JD", "JS", "QD", "TS")]


# Chance


@pytest.mark.rule("GEN-7")
def test_chance_that_is_left_out_comes_from_the_seed():
    record = example(seed=ZERO, first_dealer=None, options={}, events=[])
    answer = replayed(record)
    assert answer["events"] == [[-1, "pick 0"], [-1, FROM_ZERO]]
    assert answer["to_act"] == [1]
    assert answer["deals"][0]["dealer"] == 0


@pytest.mark.rule("GEN-7")
def test_a_record_without_its_chance_leads_to_the_same_place():
    whole = replayed({**played(3, deals=4), "seed": f"{3:064x}"})
    short = {
        **played(3, deals=4),
        "seed": f"{3:064x}",
        "events": [event for event in whole["events"] if event[0] != -1],
    }
    assert replayed(short) == whole


@pytest.mark.rule("GEN-7")
def test_chance_events_are_counted_also_when_they_are_given():
    given = replayed({**played(3, deals=2), "seed": f"{3:064x}"})["events"]
    half = [event for at, event in enumerate(given) if event[0] != -1 or at < 3]
    assert replayed({**played(3), "seed": f"{3:064x}", "events": half})["events"] == given


@pytest.mark.rule("GEN-7")
def test_chance_may_be_left_out_one_event_at_a_time():
    whole = replayed({**played(3, deals=3), "seed": f"{3:064x}"})
    for at, (seat, _) in enumerate(whole["events"]):
        if seat == -1:
            events = whole["events"][:at] + whole["events"][at + 1 :]
            answer = replayed({**played(3), "seed": f"{3:064x}", "events": events})
            assert answer == whole, at


def test_a_misspelt_event_of_chance_is_refused_and_not_taken_from_the_seed():
    error = replayed(example(seed=ZERO, events=[[-1, SHUFFLE.replace("shuffle", "shufle")]]))[
        "error"
    ]
    assert error["at"] == 0
    assert "expected 'shuffle'" in error["reason"]


def test_without_a_seed_replay_stops_where_chance_is_needed():
    answer = replayed(example(first_dealer=None, events=[]))
    assert (answer["ok"], answer["to_act"], answer["legal"]) == (True, [-1], {})
    assert replayed(example(events=[]))["to_act"] == [-1]


def test_a_players_event_where_chance_is_needed_is_refused():
    error = replayed(example(events=[[0, "pass"]]))["error"]
    assert error["at"] == 0
    assert "shuffle" in error["reason"]


@pytest.mark.rule("GEN-8")
def test_without_a_named_first_dealer_the_game_finds_him_in_its_own_way():
    picked = replayed(example(first_dealer=None, events=[[-1, "pick 2"], [-1, SHUFFLE]]))
    assert picked["deals"][0]["dealer"] == 2
    dealt = replayed(
        example(
            first_dealer=None,
            options={"first_dealer": "black_jack"},
            events=[[-1, SHUFFLE], [-1, SHUFFLE]],
        )
    )
    assert dealt["deals"][0]["dealer"] == 2  # JC is the third card, and the first black jack


@pytest.mark.rule("GEN-8")
def test_a_named_first_dealer_goes_before_every_way_of_the_game():
    for options in ({}, {"first_dealer": "black_jack"}):
        assert replayed(started(options=options))["deals"][0]["dealer"] == 3


# The end


def test_a_game_to_its_end():
    record = played(1, deals=200)
    answer = replayed(record)
    assert (answer["ok"], answer["finished"], answer["phase"]) == (True, True, "over")
    assert (answer["to_act"], answer["legal"]) == ([], {})
    assert answer["winners"] in ([0, 2], [1, 3])
    assert all(answer["scores"][seat] >= 10 for seat in answer["winners"])
    assert [
        sum(delta) for delta in zip(*(deal["delta"] for deal in answer["deals"]), strict=True)
    ] == (answer["scores"])
    after = {**record, "events": [*record["events"], [0, "pass"]]}
    assert replayed(after)["error"] == {
        "at": len(record["events"]),
        "reason": "the game is over",
    }


def test_a_deal_thrown_in_is_an_entry():
    passes = [[seat, "pass"] for seat in (0, 1, 2, 3) * 2]
    (deal,) = replayed(started(*passes, options={}))["deals"]
    assert (deal["delta"], deal["tricks"]) == ([0, 0, 0, 0], [])


def test_a_secret_step_waits_for_those_who_have_not_chosen():
    poor = {0: "9S TS 9H TH 9D", 2: "TD 9C TC AS AH"}
    pack = " ".join(pack_with({**poor, 1: "KS QS JS KH QH", 3: "AD KD QD AC KC"}))
    options = {"farmers_hand": True, "ace_no_face": True}
    record = example(options=options, events=[[-1, f"shuffle {pack}"]])
    assert replayed(record)["to_act"] == [0]
    assert replayed(record, seat=0)["to_act"] == [0]
    assert replayed(record, seat=1)["to_act"] == []


def test_a_replay_can_be_watched_step_by_step():
    steps = list(Replay(read_record(EXAMPLE)).steps())
    assert [step.phase for step in steps] == [
        *("deal", "order_up", "order_up", "discard", "play", "play", "play")
    ]
    assert [step.at for step in steps] == list(range(7))


def test_the_hands_of_others_can_be_dealt_by_hand():
    pack = " ".join(pack_with(PLAIN_HANDS))
    answer = replayed(example(events=[[-1, f"shuffle {pack}"]]))
    assert answer["hands"]["3"] == sorted(
        PLAIN_HANDS[3].split(), key=lambda card: ("SHDC".index(card[1]), "AKQJT9".index(card[0]))
    )


def test_statuses():
    assert parlour("replay", "--json", given=EXAMPLE).status == 0
    assert parlour("replay", "--json", given=started([0, "nonsense"])).status == 1
    assert parlour("replay", "--json", given="nonsense").status == 2
