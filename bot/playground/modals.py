"""Modals that are open before somebody, and what he may send back."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.playground.bodies.interactions import FilledField, ModalData
from bot.playground.component_rules import number, walk
from bot.playground.errors import Fault, invalid_form, refuse_if
from bot.playground.interactions import Interaction, Interactions
from bot.playground.payloads import Payloads
from bot.playground.world import Person

TEXT_INPUT, TEXT_DISPLAY, CHECKBOX = 4, 10, 23
LONGEST_TEXT = 4000

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class OpenModal:
    """A modal that somebody has before him, and the interaction that opened it."""

    interaction: Interaction
    custom_id: str
    components: list[Json]


class Modals:
    """At most one open modal a person."""

    def __init__(self, payloads: Payloads, interactions: Interactions) -> None:
        self._payloads = payloads
        self._interactions = interactions
        self._open: dict[int, OpenModal] = {}

    def open(
        self, interaction: Interaction, custom_id: str, title: str, components: list[Json]
    ) -> None:
        """Show a modal to the person of this interaction, in place of one he had before him."""
        number(components)
        self._open[interaction.person.id] = OpenModal(interaction, custom_id, components)
        application = {key: self._payloads.application()[key] for key in ("id", "name", "icon")}
        shown = {"custom_id": custom_id, "title": title, "components": components}
        where = {"channel_id": str(interaction.channel.id), "application": application}
        self._interactions.tell(interaction, "INTERACTION_MODAL_CREATE", shown | where)

    def submit(self, person: Person, data: ModalData) -> tuple[Interaction, Json]:
        """Close the person's modal. Returns what opened it, and what the bot is told.

        Refused: a modal that is not open, a field that is not in it, a value that does not fit.
        """
        modal = self._open.get(person.id)
        if modal is None or not _is_meant(modal, data):
            message = "This modal is not open"
            raise invalid_form([Fault(("data", "custom_id"), "MODAL_NOT_OPEN", message)])
        told = _values(data.components)
        refuse_if(_faults(modal, told))
        del self._open[person.id]
        filled = [_filled(component, told) for component in modal.components]
        resolved: Json = {"custom_id": modal.custom_id, "components": filled}
        return modal.interaction, resolved


def _is_meant(modal: OpenModal, data: ModalData) -> bool:
    by_id = data.id is None or data.id == modal.interaction.id
    return by_id and data.custom_id == modal.custom_id


def _values(fields: list[FilledField]) -> dict[str, FilledField]:
    found = {field.custom_id: field for field in fields if field.custom_id is not None}
    for field in fields:
        inner = (field.components or []) + ([field.component] if field.component else [])
        found |= _values(inner)
    return found


def _faults(modal: OpenModal, told: dict[str, FilledField]) -> Iterator[Fault]:
    wanted = {one["custom_id"]: one for _, one in walk(modal.components) if "custom_id" in one}
    for custom_id in told.keys() - wanted.keys():
        message = f"There is no field {custom_id!r} in this modal"
        yield Fault(("data", "components"), "COMPONENT_NOT_FOUND", message)
    for custom_id, component in wanted.items():
        misfit = _misfit(component, told.get(custom_id))
        if misfit is not None:
            yield Fault(("data", "components", custom_id), "BASE_TYPE_INVALID", misfit)


def _misfit(component: Json, field: FilledField | None) -> str | None:
    if component["type"] == TEXT_INPUT:
        return _text_misfit(component, str((field and field.value) or ""))
    if component["type"] == CHECKBOX:
        return None
    return _pick_misfit(component, _picked(field))


def _picked(field: FilledField | None) -> list[str]:
    if field is None:
        return []
    return field.values or ([field.value] if isinstance(field.value, str) else [])


def _text_misfit(component: Json, value: str) -> str | None:
    if not value:
        return "This field is required" if component.get("required", True) else None
    low, high = component.get("min_length", 0), component.get("max_length", LONGEST_TEXT)
    return None if low <= len(value) <= high else f"Must be between {low} and {high} in length."


def _pick_misfit(component: Json, values: list[str]) -> str | None:
    if not values and not component.get("required", True):
        return None
    low, high = component.get("min_values", 1), component.get("max_values", 1)
    if not low <= len(values) <= high:
        return f"Must be between {low} and {high} in length."
    known = {option["value"] for option in component.get("options", [])}
    return None if not known or known.issuperset(values) else "This value is not offered"


def _filled(component: Json, told: dict[str, FilledField]) -> Json:
    """Write a component of a modal as the bot is told of it: with its value."""
    written: Json = {"type": component["type"], "id": component["id"]}
    if "components" in component:
        written["components"] = [_filled(inner, told) for inner in component["components"]]
    elif "component" in component:
        written["component"] = _filled(component["component"], told)
    elif "custom_id" in component:
        written |= {"custom_id": component["custom_id"]}
        written |= _value(component, told.get(component["custom_id"]))
    return written


def _value(component: Json, field: FilledField | None) -> Json:
    if component["type"] == TEXT_INPUT:
        return {"value": str((field and field.value) or "")}
    if component["type"] == CHECKBOX:
        return {"value": bool(field and field.value)}
    if component["type"] == 21:
        return {"value": next(iter(_picked(field)), None)}
    return {"values": _picked(field)}
