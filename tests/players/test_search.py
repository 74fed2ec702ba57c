"""The search of the level `strong`: what it imagines, compares and stops at."""

from itertools import cycle
from random import Random
from statistics import fmean

import pytest

from bot.engine.cards import STANDARD, singles
from bot.engine.chance import CHANCE
from bot.engine.decisions import Either, Number, OneOf
from bot.engine.games import GAMES
from bot.engine.picking import PickCards, Picking
from bot.players import chooser
from bot.players.by_chance import by_chance
from bot.players.search.acquaintance import CARELESS, LOOKS, Acquaintance
from bot.players.search.candidates import LISTED, candidates
from bot.players.search.glance import FACTS, Glance
from bot.players.search.imagination import Imagination
from bot.players.search.playing_out import PlayOut
from bot.players.search.race import Race
from bot.players.search.strong import Thought, counted, strong
from bot.players.search.worth import Worth, worth
from tests.engine.shout import SHOUT, Shout
from tests.games.euchre_table import EuchreTable
from tests.laws.courses import told

every_game = pytest.mark.parametrize("game", GAMES)


def positions(rules, number=1, deals=1):
    """Every position of a game's first deals, played at random."""
    state, rng = rules.start(), Random(number)
    while len(state.deals) < deals and (asked := rules.ask(state)):
        yield state
        seat = next(iter(asked))
        rules.push(state, seat, asked[seat].sample(rng.randrange))


# Glances


@every_game
def test_a_glance_shows_what_a_view_does(game):
    rules = GAMES[game]()
    for state in positions(rules, deals=2):
        asked = rules.ask(state)
        for seat in range(rules.seats):
            view, glance = rules.view(state, seat), Glance(rules, state, seat, asked)
            assert glance.hand == view.hand
            assert glance.decision is view.decision
            for name in vars(view).keys() - {"rules", "seat", "zones", "counts", "asked"}:
                assert getattr(glance, name) == getattr(view, name), name
            assert dict(glance.zones) == view.zones
            assert dict(glance.counts) == view.counts
            assert {who: told(what) for who, what in glance.asked.items()} == {
                who: told(what) for who, what in view.asked.items()
            }


def test_a_glance_knows_no_zone_that_there_is_not():
    glance = Glance(GAMES["euchre"](), GAMES["euchre"]().start(0), 0, {})
    assert "hands" in glance.zones
    assert "pockets" not in glance.zones
    with pytest.raises(KeyError, match="pockets"):
        glance.counts["pockets"]


def test_a_glance_knows_every_fact_of_a_view():
    rules = GAMES["euchre"]()
    facts = vars(rules.view(rules.start(), 0)).keys()
    assert facts - FACTS.keys() == {"rules", "seat"}
    assert not hasattr(Glance(rules, rules.start(), 0, {}), "cards_of_the_others")


# Which answers compete


def test_all_of_a_few_answers_compete_the_favourite_first():
    words = OneOf(("pass", "order", "order alone"))
    assert candidates(words, "order", by_number) == ["order", "pass", "order alone"]


def by_number(_bound):
    raise AssertionError("few answers are listed, not drawn")


def test_a_right_may_be_left():
    assert candidates(SHOUT, None, by_number) == [None, "shout"]
    assert candidates(SHOUT, "shout", by_number) == ["shout", None]


def test_of_very_many_answers_some_compete():
    pick = PickCards(Picking("pass", STANDARD, least=4, most=4), STANDARD.of_ranks("AKQ"))
    favourite = STANDARD.cards("AS AH AD AC")
    some = candidates(pick, favourite, Random(1).randrange)
    assert some[0] == favourite
    assert len(some) == len(set(some)) == LISTED
    assert all(answer in pick for answer in some)


@pytest.mark.parametrize(
    ("favourite", "compared"),
    [
        ("pass", [50, 51, 52, 53, 54, 55]),
        (53, [53, 50, 51, 52, 54, 55]),
        (100, [100, 97, 98, 99, 101, 102]),
        (500, [500, 495, 496, 497, 498, 499]),
    ],
)
def test_of_a_long_row_of_bids_the_nearest_compete_and_the_pass(favourite, compared):
    bids = Either(OneOf(("pass",)), Number("bid", range(50, 501)))
    some = candidates(bids, favourite, by_number)
    assert some[0] == favourite
    assert sorted(some, key=str) == sorted({*compared, "pass"}, key=str)


# What a deal is worth


def scored(*made, winner=None):
    """A state of Euchre at the end of a deal, whichever sides scored what."""
    table = EuchreTable()
    state = table.rules.start(0)
    table.rules.end_deal(state, made)
    state.winners = () if winner is None else table.rules.team(winner)
    return table.rules, state


@pytest.mark.parametrize(
    ("made", "seat", "points"),
    [((2, 0, 2, 0), 0, 2), ((2, 0, 2, 0), 1, -2), ((0, 0, 0, 0), 3, 0), ((0, 4, 0, 4), 3, 4)],
)
def test_a_deal_is_worth_what_the_side_made_more_than_the_others(made, seat, points):
    rules, state = scored(*made)
    assert worth(rules, state, seat, 0) == Worth(points, 0)


def test_a_deal_that_ends_the_game_is_worth_the_game():
    rules, state = scored(2, 0, 2, 0, winner=0)
    assert worth(rules, state, 2, 0) == Worth(2, 1)
    assert worth(rules, state, 1, 0).points == -2


def test_a_deal_that_never_ends_is_worth_nothing():
    rules, state = scored(2, 0, 2, 0)
    assert worth(rules, state, 0, 1) == Worth(0, 0)


def test_a_round_that_all_play_together_is_worth_its_being_cleared():
    """The team's score is 0 as long as it climbs, and a lost climb's is its last round."""
    rules = GAMES["tricks_together"]()
    worths = set()
    for number in range(8):
        *_, state = positions(rules, number, deals=4)
        for deal in range(len(state.deals)):
            cleared = state.played[deal].cleared
            assert worth(rules, state, 0, deal).points == cleared
            worths.add(cleared)
    assert worths == {True, False}


# The race


def raced(outcomes, budget):
    """Who wins, and how often each was tried, where each answer's worth is a function of chance."""
    rng, tried = Random(1), dict.fromkeys(outcomes, 0)

    def imagined():
        def outcome(answer):
            tried[answer] += 1
            points, game = outcomes[answer](rng)
            return Worth(points, game)

        return outcome

    return Race(list(outcomes), counted(budget)()).winner(imagined), tried


def always(points, game=0):
    return lambda _rng: (points, game)


def noisy(points):
    return lambda rng: (rng.gauss(points, 1.0), 0)


def test_the_best_wins_and_the_weak_are_given_up_early():
    winner, tried = raced({"a": noisy(0), "b": noisy(1), "c": noisy(-1), "d": noisy(-2)}, 400)
    assert winner == "b"
    assert tried["b"] > tried["c"] >= tried["d"] > 0
    assert 400 <= sum(tried.values()) < 404


def test_of_equals_the_first_wins():
    assert raced({"a": always(1), "b": always(1), "c": always(0)}, 30)[0] == "a"


def test_the_favourite_has_the_benefit_of_the_doubt():
    swings = cycle([(3, 0), (-2, 0)])
    assert (
        raced({"favourite": always(0), "swings": lambda _rng: next(swings)}, 20)[0] == "favourite"
    )
    assert raced({"favourite": always(0), "steady": always(0.5)}, 20)[0] == "steady"


def test_one_round_is_always_run():
    assert raced({"a": always(0), "b": always(1), "c": always(2)}, 1)[0] == "c"


def test_winning_the_game_is_worth_more_than_points():
    assert raced({"greedy": always(2), "done": always(1, 1)}, 20)[0] == "done"
    assert raced({"risky": always(2, -1), "safe": always(-1)}, 20)[0] == "safe"


# The answer


def asked_view(**options):
    """What the seat sees that bids first."""
    rules = GAMES["euchre"](options)
    state = rules.start(0)
    rules.apply(state, CHANCE, rules.ask(state)[CHANCE].sample(Random(1).randrange))
    return rules.view(state, 1)


def spending(simulations, spent):
    """A budget that notes how much was spent."""

    def begin():
        def part(done):
            spent.append(done)
            return done / simulations

        return part

    return begin


def test_it_thinks_as_long_as_it_is_told():
    spent = []
    strong("euchre", spending(50, spent))(asked_view(), Random(1).randrange)
    assert 50 <= spent[-1] < 53


def test_the_only_answer_is_given_at_once():
    rules, spent, forced = GAMES["euchre"](), [], 0
    for state in positions(rules, number=3):
        for seat, decision in rules.ask(state).items():
            if seat != CHANCE and decision.count() == 1:
                view = rules.view(state, seat)
                assert strong("euchre", spending(9, spent))(view, Random(1).randrange) in decision
                forced += 1
    assert forced
    assert spent == []


def test_the_same_chance_gives_the_same_answer():
    view, choose = asked_view(), chooser("strong", "euchre", 40)
    assert len({choose(view, Random(5).randrange) for _ in range(3)}) == 1


def test_the_position_is_never_touched():
    view = asked_view()
    before = view.as_bytes()
    chooser("strong", "euchre", 20)(view, Random(1).randrange)
    assert view.as_bytes() == before


@every_game
def test_deals_are_played_out_to_their_end_and_no_further(game):
    rules, rng = GAMES[game](), Random(2)
    play_out = PlayOut(rules, by_chance, rng.randrange)
    for state in positions(rules):
        copy = state.copy()
        play_out(copy, 0)
        assert len(copy.deals) == 1


def test_who_is_silent_leaves_his_right_in_this_position_only():
    rules, heard = Shout(), []

    def judgement(view, below):
        heard.append(view.seat)
        return None if view.decision.right else view.decision.sample(below)

    state = next(state for state in positions(rules) if state.phase.name == "play")
    assert rules.ask(state)[0] is SHOUT
    PlayOut(rules, judgement, Random(1).randrange)(state, 0, silent=0)
    assert heard[:3] == [2, 1, 0]


def test_who_is_careless_plays_by_chance():
    heard = set()

    def judgement(view, below):
        heard.add(view.seat)
        return by_chance(view, below)

    rules = GAMES["euchre"]()
    play_out = PlayOut(rules, judgement, Random(1).randrange)
    play_out.careless = {1, 3}
    for dealer in range(4):
        play_out(rules.start(dealer), 0)
    assert heard == {0, 2}


def test_what_was_said_speaks_for_the_cards():
    """Whoever has ordered is thought to hold trumps: a hand without any counts for less."""
    table = EuchreTable(dealer=3).deal({0: "AS AD"}, up="JD").hears("0 pass", "1 order")
    view = table.view(3)
    rng = Random(1)
    imagination = Imagination(view, chooser("easy", "euchre"), rng, rng.randrange)

    def trumps(state):
        return (state.hands[1] & table.rules.rankings["D"].trumps).bit_count()

    anyhow = [imagination.laid_out() for _ in range(200)]
    expected = [trumps(state) for state, surprises in anyhow if surprises == 0]
    surprising = [trumps(state) for state, surprises in anyhow if surprises]
    assert min(map(len, (expected, surprising))) > 5
    assert fmean(expected) > fmean(surprising) + 0.5
    likely = fmean(trumps(imagination.position()) for _ in range(200))
    assert likely > fmean(trumps(state) for state, _ in anyhow) + 0.2


def test_what_is_surprising_in_every_position_is_believed_after_some_tries():
    table = EuchreTable(dealer=3).deal({0: "AS AD"}, up="JD").hears("0 pass", "1 order")
    rng, judged = Random(1), []

    def judgement(view, _below):
        judged.append(view.seat)
        return "nothing that anybody says"

    imagination = Imagination(table.view(3), judgement, rng, rng.randrange)
    for _ in range(20):
        imagination.position()
    assert judged.count(1) > 20
    assert set(judged) == {0, 1}


def highest(view, _below):
    """Passes, lays the last of its cards off (the lowest club), plays the first that it may (the
    highest spade).
    """
    if view.phase == "discard":
        return max(view.decision.actions())
    return min(view.decision.actions()) if view.phase == "play" else "pass"


def imagined(table, judgement, seat=0, number=100, **expected):
    """Some positions that a seat imagines."""
    rng = Random(1)
    imagination = Imagination(table.view(seat), judgement, rng, rng.randrange)
    return [imagination.position(**expected) for _ in range(number)]


def test_what_was_played_speaks_for_the_cards():
    """Whoever plays his highest cards, and has followed suit low, is thought to hold no more."""
    hands = {0: "AS AC KC QC TC", 1: "9S AH 9H TH QH", 2: "QS KH JH TS 9C", 3: "KS JC 9D TD QD"}
    table = EuchreTable(dealer=3).deal(hands, up="JD").hears("0 pass", "1 order", "3 discard 9D")
    table.plays("AS 9S QS KS")
    spades = STANDARD.cards("TS JS")

    def holds(states):
        return fmean((state.hands[1] & spades).bit_count() for state in states)

    assert holds(imagined(table, highest)) < 0.3 * holds(imagined(table, by_chance))


def test_what_was_done_in_secret_was_done_with_judgement():
    """The dealer has laid off the last of his six cards."""
    table = EuchreTable(dealer=3).deal({0: "AS AD"}, up="JD")
    table.hears("0 pass", "1 order").hears(f"3 {table.legal(3)[0]}")

    def kept_a_later_one(state):
        return any(card > state.discards[3] for card in singles(state.hands[3]))

    assert not any(map(kept_a_later_one, imagined(table, highest)))
    assert any(map(kept_a_later_one, imagined(table, highest, careless={3})))
    assert any(map(kept_a_later_one, imagined(table, by_chance)))


def test_secrets_that_do_not_fit_what_came_after_were_something_else():
    """The dealer plays a card that he would have laid off, whatever he had besides."""
    hands = {0: "AS AC KC QC TC", 1: "9S TS 9H TH QH", 2: "QS KH JH AH KD", 3: "KS JC 9C TD QD"}
    table = EuchreTable(dealer=3).deal(hands, up="JD").hears("0 pass", "1 order", "3 discard QD")
    table.plays("AC 9H AH 9C")
    view = table.view(0)
    for state in imagined(table, highest, number=20):
        assert table.rules.view(state, 0).as_bytes() == view.as_bytes()


def test_what_somebody_kept_in_secret_lets_him_play_as_he_did():
    """Who has not followed to clubs has none, though he would lay off another card."""
    hands = {0: "AS AC KC QC TC", 1: "9S TS 9H TH QH", 2: "QS KH JH AH KD", 3: "KS 9D 9C TD QD"}
    table = EuchreTable(dealer=3).deal(hands, up="JD").hears("0 pass", "1 order", "3 discard 9C")
    table.plays("AC 9H AH KS")

    def first(view, _below):
        return "pass" if view.phase != "discard" else min(view.decision.actions())

    clubs = STANDARD.suit("C")
    assert not any(state.hands[3] & clubs for state in imagined(table, first))


@every_game
def test_what_is_imagined_looks_like_the_view(game):
    """Whatever the others should have done in secret: they play by chance here."""
    looks_like_it(game, [step for step in range(200) if step % 4 == 0], deals=1, tries=1)


def test_nobody_has_kept_in_secret_what_gives_him_the_turn():
    """Who plays on in Cribbage because the other could not play still does in what he imagines."""
    looks_like_it("cribbage", range(200), deals=9, tries=3)


def looks_like_it(game, steps, deals, tries):
    """At some steps of a game's first deals, what each imagines who is asked."""
    rules, judgement = GAMES[game](), chooser("easy", game)
    for step, state in enumerate(positions(rules, 3, deals)):
        for seat in rules.ask(state):
            if seat != CHANCE and step in steps:
                view, rng = rules.view(state, seat), Random(step)
                imagination = Imagination(view, judgement, rng, rng.randrange)
                for _ in range(tries):
                    found = rules.view(imagination.position(), seat)
                    assert found.as_bytes() == view.as_bytes()


def test_nothing_is_expected_of_those_who_play_by_chance():
    table = EuchreTable(dealer=3).deal({0: "AS AD"}, up="JD").hears("0 pass", "1 order")
    judged = set()

    def judgement(view, _below):
        judged.add(view.seat)
        return "pass"

    imagined(table, judgement, seat=3, number=20, careless={1})
    assert judged == {0}


# What one makes of the others


def met(*answers, seat=1):
    """Somebody who has given such answers: how many there were, and whether it was the expected."""
    others = Acquaintance([seat])
    for number, expected in answers:
        others.notice(seat, number, expected=expected)
    others.looked()
    return others.chance_of_careless(seat)


def test_of_strangers_few_are_careless():
    assert Acquaintance([1]).chance_of_careless(1) == pytest.approx(CARELESS)


def test_who_answers_as_expected_plays_with_judgement_and_who_does_not_by_chance():
    assert met((3, True)) < CARELESS < met((3, False))
    assert met(*[(4, True)] * 6) < 0.01
    assert met(*[(4, False)] * 6) > 0.6


def test_the_expected_one_of_many_says_more_than_the_expected_one_of_two():
    assert met((12, True)) < met((2, True)) < met((2, False)) < met((12, False))


def test_the_same_answers_seen_in_more_positions_say_the_same():
    others = Acquaintance([1])
    for _ in range(3):
        others.notice(1, 4, expected=False)
        others.looked()
    assert others.chance_of_careless(1) == pytest.approx(met((4, False)))


def test_an_acquaintance_is_new_for_a_few_looks_where_there_is_somebody_to_meet():
    others = Acquaintance([1])
    for _ in range(LOOKS):
        assert others.is_new
        others.looked()
    assert not others.is_new
    assert not Acquaintance([]).is_new


def test_as_many_are_careless_as_it_is_likely():
    others, rng = Acquaintance([1, 3]), Random(1)
    for _ in range(5):
        others.notice(3, 4, expected=False)
    others.looked()
    drawn = [others.careless(rng.randrange) for _ in range(4000)]
    for seat in (1, 3):
        share = fmean(seat in some for some in drawn)
        assert share == pytest.approx(others.chance_of_careless(seat), abs=0.03)


def test_play_by_chance_is_noticed():
    """At the end of deals with opponents who play by chance, beside deals with some who do not."""
    assert careless_at_the_end("random") > 2 * careless_at_the_end("normal")


def careless_at_the_end(level):
    """How likely opponents of a level seem to be careless at one's last choice, on average."""
    rules, judgement = GAMES["setback"](), chooser("normal", "setback")
    chances = []
    for number in range(8):
        view = last_choice(rules, [judgement, chooser(level, "setback")], number)
        others, rng = Acquaintance([1, 3]), Random(number)
        imagination = Imagination(view, judgement, rng, rng.randrange)
        for _ in range(LOOKS):
            imagination.position((), others)
        chances += [others.chance_of_careless(seat) for seat in (1, 3)]
    return fmean(chances)


def last_choice(rules, levels, number):
    """What a seat of the first side sees at its last choice in a deal."""
    state, rng = rules.start(), Random(number)
    seen = None
    while not state.deals and (asked := rules.ask(state)):
        ((seat, decision),) = asked.items()
        if seat == CHANCE:
            value = decision.sample(rng.randrange)
        else:
            view = rules.view(state, seat)
            seen = view if seat % 2 == 0 and decision.count() > 1 else seen
            value = levels[seat % 2](view, rng.randrange)
        rules.apply(state, seat, value)
    assert seen is not None
    return seen


def test_chance_has_said_nothing():
    table = EuchreTable(dealer=3).deal({0: "AS AD"}, up="JD").hears("0 pass", "1 order")
    rng = Random(1)
    imagination = Imagination(table.view(3), by_chance, rng, rng.randrange)
    assert {imagination.laid_out()[1] for _ in range(20)} == {0}


def test_nobody_may_leave_everything_to_the_others():
    rules = Shout()
    state = next(state for state in positions(rules) if state.phase.name == "play")
    with pytest.raises(ValueError, match="nobody answers"):
        PlayOut(rules, lambda _view, _below: None, Random(1).randrange)(state, 0)


def test_who_is_not_asked_cannot_think():
    with pytest.raises(ValueError, match="not asked"):
        Thought(
            GAMES["euchre"]().view(GAMES["euchre"]().start(0), 0), by_chance, Random(1).randrange
        )
