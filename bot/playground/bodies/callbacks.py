"""How a bot answers an interaction."""

from typing import Annotated, Literal

from pydantic import Tag, TypeAdapter

from bot.playground.bodies.base import Body, within
from bot.playground.bodies.components import BY_TYPE
from bot.playground.bodies.messages import ChangedMessage, NewReply
from bot.playground.bodies.modals import Modal

ANSWER = 4
ANSWER_LATER = 5
UPDATE_LATER = 6
UPDATE = 7
CHOICES = 8
MODAL = 9


class Choice(Body):
    """One suggestion for an option's value."""

    name: Annotated[str, within(1, 100)]
    value: Annotated[str, within(0, 100)] | int | float
    name_localizations: dict[str, str] | None = None


class Choices(Body):
    """Up to 25 suggestions."""

    choices: Annotated[list[Choice], within(0, 25)]


class Answer(Body):
    """A message now."""

    type: Literal[4]
    data: NewReply


class AnswerLater(Body):
    """A message soon; "thinking" until then. Of the data, only the flags count."""

    type: Literal[5]
    data: NewReply | None = None


class UpdateLater(Body):
    """Nothing to see yet; the clicked message may change."""

    type: Literal[6]
    data: ChangedMessage | None = None


class Update(Body):
    """The clicked message changes."""

    type: Literal[7]
    data: ChangedMessage | None = None


class Suggest(Body):
    """Suggestions while a person types."""

    type: Literal[8]
    data: Choices


class OpenModal(Body):
    """A dialogue opens."""

    type: Literal[9]
    data: Modal


AnyCallback = Answer | AnswerLater | UpdateLater | Update | Suggest | OpenModal
CALLBACK: TypeAdapter[AnyCallback] = TypeAdapter(
    Annotated[
        Annotated[Answer, Tag("@4")]
        | Annotated[AnswerLater, Tag("@5")]
        | Annotated[UpdateLater, Tag("@6")]
        | Annotated[Update, Tag("@7")]
        | Annotated[Suggest, Tag("@8")]
        | Annotated[OpenModal, Tag("@9")],
        BY_TYPE,
    ]
)
