"""How Tricks Together is told: lives, the climb, numbers and tricks, what may not be said."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.cards import STANDARD, Cards
from bot.engine.rules import Rules
from bot.engine.view import View
from bot.screens.cards import Group, face, suit_name, trump_first
from bot.screens.exact import so_far
from bot.screens.game import Chairs, Teller
from bot.screens.story import Line, deal_lines, talk
from bot.screens.words import counted, small

AWAITED = {"commit": "to choose a number in secret", "play": "to play a card"}
REMINDER = (
    "🤐 Not a word about your cards or how to play. Rules, numbers and tricks may be talked about."
)
Played = Mapping[str, Any]
"""One of ``table["played"]``."""


class TricksTogetherTeller(Teller):
    """One team: what it has left, how far it has come, what everybody still has to do."""

    awaiting = AWAITED

    def tricks_in_all(self, view: View) -> int:
        cards: int = view.table["cards"]
        return cards

    def target(self, view: View) -> str:
        top = max(_climb(view.rules))
        return f"all together, up to {top} cards{' and down again' if _turns(view.rules) else ''}"

    def standing(self, view: View, chairs: Chairs, scores: Sequence[int]) -> str:
        return ""

    def facts(self, view: View, chairs: Chairs) -> list[str]:
        here = [_lives(view), _ladder(view)]
        if view.running_deal is None:
            return here
        return [*here, _trump(view), *_numbers(view, chairs), small(REMINDER)]

    def said(self, view: View, seat: int, line: str) -> str:
        if line == "?":
            return "has chosen"
        verb, _, number = line.partition(" ")
        return f"chooses {number}" if verb == "commit" else super().said(view, seat, line)

    def groups(self, view: View, cards: Cards) -> list[Group]:
        rules: Any = view.rules
        return trump_first(STANDARD, rules.rankings[view.table["trump"]], cards)

    def outcome(self, view: View, chairs: Chairs, deal: int, said: Sequence[Line]) -> str:
        rounds: Sequence[Played] = view.table["played"][: deal + 1]
        last, shuffle = rounds[-1], deal_lines(view, len(view.deals) - 1 - deal)[0][1]
        played = f"{_trump_was(view, last, shuffle)}{_came_out(last, chairs)}\n"
        if last["cleared"]:
            return (
                f"{played}**Round {last['round']} is cleared**: all are exactly on their numbers."
            )
        failed = f"{played}**Round {last['round']} has failed**"
        return f"{failed}: {_why(last, chairs)}. {_paid(view, rounds)}"

    def verdict(self, view: View, chairs: Chairs) -> str:
        if view.winners:
            return f"{super().verdict(view, chairs)} with {_left(view.table['lives'])}"
        return f"The team has lost {view.rules.title}: {_stuck(view.rules, view.scores[0])}"

    def climbed(self, rules: Rules[Any], score: int, *, won: bool) -> str:
        """What a finished climb came to, from its score."""
        if won:
            return f"won with {_left(score)}"
        share = (score - 1) / len(_climb(rules))
        return f"{_stuck(rules, score)}, {share:.0%} cleared"


def _climb(rules: Any) -> Sequence[int]:
    rounds: Sequence[int] = rules.climb.rounds
    return rounds


def _turns(rules: Rules[Any]) -> bool:
    return _climb(rules)[-1] == 1


def _left(lives: int) -> str:
    return f"{counted(lives, 'life', 'lives') if lives else 'no life'} left"


def _stuck(rules: Rules[Any], place: int) -> str:
    return f"stuck on round {place} of {len(_climb(rules))}"


def _lives(view: View) -> str:
    left, most = view.table["lives"], view.rules.options.lives
    hearts = "❤️" * left + "🖤" * (most - left)
    place = f"**Round {view.table['round']} of {view.table['rounds']}**"
    return f"{place} · {counted(view.table['cards'], 'card')} each · {hearts} **{_left(left)}**"


def _ladder(view: View) -> str:
    """The climb by its cards: what is done, where the team is, what is to come."""
    here = view.table["round"] - (not view.winners)
    steps = [
        "✓" if place < here else f"**[{cards}]**" if place == here else str(cards)
        for place, cards in enumerate(_climb(view.rules))
    ]
    return f"🪜 {' '.join(steps)}"


def _trump(view: View) -> str:
    turned = f"turned up {face(STANDARD, view.zones['upcard'][0] or 0)}"
    if view.table["trump"] is None:
        return f"**No trump** in this round · {turned}"
    return f"**Trump: {suit_name(STANDARD, view.table['trump'])}** · {turned}"


def _numbers(view: View, chairs: Chairs) -> list[str]:
    """What everybody wants and has, as far as it is known."""
    dealer = chairs[view.table["dealer"]].name
    if view.phase == "commit":
        choosing = len(chairs) - 1
        chosen = choosing - len(view.to_act)
        return [
            f"**Numbers**: {chosen} of {choosing} have chosen, in secret · {dealer} has the rest"
        ]
    if view.table["numbers"] is None:
        return ["**Numbers** stay secret until the last card", *_own_number(view)]
    return [so_far(chairs, view.table["numbers"], view.table["tricks_won"], view.table["cards"])]


def _own_number(view: View) -> list[str]:
    if view.seat is None:
        return []
    won = counted(view.table["tricks_won"][view.seat], "trick")
    if view.seat == view.table["dealer"]:
        return [f"You have what the others left, and {won}: nobody knows yet if that is right"]
    number = next(line.split()[1] for seat, line in talk(view) if seat == view.seat)
    return [f"You chose **{number}** and have {won}"]


def _trump_was(view: View, played: Played, shuffle: str) -> str:
    """The trump of a round that is over: the turned card is the first that was not dealt."""
    rules: Any = view.rules
    if not rules.has_trump(played["cards"]):
        return "No trump"
    turned = shuffle.split()[1 + played["cards"] * len(view.places)]
    return f"Trump: {suit_name(STANDARD, turned[-1])}"


def _came_out(played: Played, chairs: Chairs) -> str:
    """What everybody had of what he wanted; nothing where nothing was left for the dealer."""
    if None in played["numbers"]:
        return ""
    return f" · {so_far(chairs, played['numbers'], played['tricks_won'], played['cards'])}"


def _why(played: Played, chairs: Chairs) -> str:
    """What was wrong with a round that has failed."""
    others = [number for number in played["numbers"] if number is not None]
    if len(others) < len(chairs):
        return f"the numbers come to {sum(others)}, with {counted(played['cards'], 'trick')} to win"
    told = zip(chairs, played["numbers"], played["tricks_won"], strict=True)
    out = sum(played["tricks_won"]) == played["cards"]
    wrong = [
        f"{chair.name} wanted {number} and has {won}"
        for chair, number, won in told
        if won > number or (out and won < number)
    ]
    return ", ".join(wrong)


def _paid(view: View, rounds: Sequence[Played]) -> str:
    """What a failed round cost, the last of those."""
    left = view.rules.options.lives - sum(not one["cleared"] for one in rounds)
    return "No life was left to pay." if left < 0 else f"It costs a life: {_left(left)}."
