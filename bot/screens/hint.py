"""What somebody is advised to answer, in the words of its button, and why."""

from bot.engine.cards import Cards, Pack, singles
from bot.engine.choosing import PickCardAs, PickSet
from bot.engine.decisions import Decision, Either, OneOf, Value
from bot.engine.picking import PickCards, Picking
from bot.screens.cards import face, faces, label, spoken
from bot.screens.game import Teller
from bot.screens.tellers import PLAIN

LEAVE_IT = "leave it"


def hint_line(decision: Decision, value: Value, why: str, teller: Teller = PLAIN) -> str:
    """The advice in a line; a ``value`` of None is to leave a right."""
    answer = LEAVE_IT if value is None else answer_in_words(decision, value, teller)
    return f"**Hint**: {answer[0].upper()}{answer[1:]} – {why}."


def answer_in_words(decision: Decision, value: Value, teller: Teller = PLAIN) -> str:
    """An answer as somebody says it who advises it: `play `9♣``, `Order it up, alone`, `bid 7`."""
    match decision:
        case Either(parts=parts):
            return answer_in_words(next(part for part in parts if value in part), value, teller)
        case OneOf():
            return decision.label(value)
        case PickCards(how=how):
            said = decision.sets.get(value) if isinstance(decision, PickSet) else ""
            words = _picked(how, value, teller)
            return f"{words} ({said})" if said else words
        case PickCardAs(how=how):
            leads_to = decision.label(value)
            return f"{how.verb} {_card_as(how.pack, *value)}{f' → {leads_to}' if leads_to else ''}"
        case other:
            return other.text(value)


def _card_as(pack: Pack, card: Cards, word: str) -> str:
    """A card with what is said with it, in one frame."""
    return f"`{label(pack, card)} {spoken(word)}`" if word else face(pack, card)


def _picked(how: Picking, cards: Cards, teller: Teller) -> str:
    verb = teller.picking.get(how.verb, how.verb)
    if not cards:
        return teller.picking_none.get(how.verb, f"{verb} nothing")
    return f"{verb} {faces(how.pack, singles(cards))}"
