"""Modals: a title and up to five rows to fill in."""

from typing import Annotated, Literal, Self

from pydantic import Tag, model_validator

from bot.playground.bodies.base import Body, between, complaint, within
from bot.playground.bodies.components import (
    BY_TYPE,
    AnySelect,
    Component,
    CustomId,
    TextDisplay,
)

Words = Annotated[str, within(1, 45)]


class TextInput(Component):
    """A field for text. Outside of a label it needs its own."""

    type: Literal[4]
    custom_id: CustomId
    style: Literal[1, 2]
    label: Words | None = None
    value: Annotated[str, within(0, 4000)] | None = None
    placeholder: Annotated[str, within(0, 100)] | None = None
    required: bool | None = None
    min_length: Annotated[int, between(0, 4000)] | None = None
    max_length: Annotated[int, between(1, 4000)] | None = None

    @model_validator(mode="after")
    def _lengths_agree(self) -> Self:
        if self.min_length is not None and self.min_length > (self.max_length or 4000):
            message = "Min length must be less than or equal to max length"
            raise complaint("TEXT_INPUT_MIN_LENGTH_INVALID", message, ["min_length"])
        if self.value and len(self.value) > (self.max_length or 4000):
            message = f"Must be {self.max_length or 4000} or fewer in length."
            raise complaint("BASE_TYPE_MAX_LENGTH", message, ["value"])
        return self


class GroupOption(Body):
    """One line of a radio or checkbox group."""

    label: Annotated[str, within(1, 100)]
    value: Annotated[str, within(1, 100)]
    description: Annotated[str, within(0, 100)] | None = None
    default: bool | None = None


class RadioGroup(Component):
    """One of several."""

    type: Literal[21]
    custom_id: CustomId
    options: Annotated[list[GroupOption], within(2, 10)]
    required: bool | None = None


class CheckboxGroup(Component):
    """Any of several."""

    type: Literal[22]
    custom_id: CustomId
    options: Annotated[list[GroupOption], within(1, 10)]
    min_values: Annotated[int, between(0, 10)] | None = None
    max_values: Annotated[int, between(1, 10)] | None = None
    required: bool | None = None


class Checkbox(Component):
    """Yes or no."""

    type: Literal[23]
    custom_id: CustomId
    default: bool | None = None


class TextInputRow(Component):
    """The older way to ask for a text: a row with one text input in it."""

    type: Literal[1]
    components: Annotated[list[TextInput], within(1, 1)]

    @model_validator(mode="after")
    def _labelled(self) -> Self:
        if self.components[0].label is None:
            at = ("components", 0, "label")
            raise complaint("BASE_TYPE_REQUIRED", "This field is required", at)
        return self


Labelled = Annotated[
    Annotated[TextInput, Tag("@4")]
    | AnySelect
    | Annotated[RadioGroup, Tag("@21")]
    | Annotated[CheckboxGroup, Tag("@22")]
    | Annotated[Checkbox, Tag("@23")],
    BY_TYPE,
]


class Label(Component):
    """What a field is called, and the field."""

    type: Literal[18]
    label: Words
    description: Annotated[str, within(1, 100)] | None = None
    component: Labelled


ModalRow = Annotated[
    Annotated[TextInputRow, Tag("@1")]
    | Annotated[TextDisplay, Tag("@10")]
    | Annotated[Label, Tag("@18")],
    BY_TYPE,
]


class Modal(Body):
    """A dialogue to fill in."""

    custom_id: CustomId
    title: Words
    components: Annotated[list[ModalRow], within(1, 5)]
