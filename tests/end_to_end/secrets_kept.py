"""Whether anybody was ever shown a card that he could not know, over all that reached him."""

import re
from dataclasses import dataclass, field

from bot.engine.games import game_named
from bot.engine.rules import Rules
from tests.client import Json
from tests.end_to_end.company import everything_in

CARD = re.compile(r"(?<![\w♠♥♦♣])(10|[AKQJT98765432])\N{VARIATION SELECTOR-16}?([♠♥♦♣])")
ACTION_LINE = re.compile(r"(?:play|discard|give) ((?:[AKQJT98765432][SHDC] ?)+)")
LETTERS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
DEAL = re.compile(r"Deal (\d+) ")


def cards_in(text: str) -> set[str]:
    """The cards that a text names, by symbol or in an action line."""
    named = {rank.replace("10", "T") + LETTERS[suit] for rank, suit in CARD.findall(text)}
    return named | {card for line in ACTION_LINE.findall(text) for card in line.split()}


@dataclass
class Known:
    """What may be known of a deal: each seat's own cards; what all know after n answers."""

    own: list[set[str]] = field(default_factory=lambda: [set() for _ in range(4)])
    public: dict[int, set[str]] = field(default_factory=dict)

    def may_see(self, seat: int, answers: int) -> set[str]:
        told = [cards for since, cards in self.public.items() if since <= answers]
        return self.own[seat].union(*told)


def known_deals(record: Json) -> list[tuple[int, Known]]:
    """For each deal of a record: after how many answers it began, and what may be known of it."""
    rules: Rules = game_named(record["game"])(record["options"], len(record["seats"]))
    state = rules.start(record.get("first_dealer"))
    deals: list[tuple[int, Known]] = []
    answers = 0
    for seat, line in record["events"]:
        rules.act(state, seat, line)
        answers += seat >= 0
        if line.startswith("shuffle"):
            deals.append((answers, Known()))
        if not deals:
            continue
        known = deals[-1][1]
        for owner in range(4):
            known.own[owner] |= set(rules.pack.names(state.hands[owner]))
        public = set(line.split()[1:]) if line.startswith("play ") else set()
        turned = rules.view(state, None).table["turned"] if state.dealing else None
        known.public.setdefault(answers, set()).update(public, {turned} if turned else set())
    return deals


def leaks(record: Json, shown: list[list[tuple[int, str, Json]]]) -> list[str]:
    """Every event that showed a player a card too early: who, what, when."""
    deals = known_deals(record)
    found = []
    for seat, events in enumerate(shown):
        for answers, name, event in events:
            for text in map(everything_in, messages_in(event)):
                if seen := cards_in(text) - _allowed(deals, seat, answers, text):
                    where = f"seat {seat} after {answers} answers: {name} shows {sorted(seen)}"
                    found.append(f"{where} in {text}")
    return found


def messages_in(event: Json) -> list[Json]:
    """An event, and the message that it answers: that one may tell of an earlier deal."""
    answered = event.get("referenced_message")
    alone = {key: value for key, value in event.items() if key != "referenced_message"}
    return [alone] if answered is None else [alone, answered]


def _allowed(deals: list[tuple[int, Known]], seat: int, answers: int, text: str) -> set[str]:
    running = [number for number, (began, _) in enumerate(deals) if began <= answers]
    if not running:
        return set()
    named = [int(number) - 1 for number in DEAL.findall(text)]
    # A panel names no deal: it may be drawn just as the next deal begins.
    candidates = named or running[-2:]
    return set().union(*(deals[number][1].may_see(seat, answers) for number in candidates))
