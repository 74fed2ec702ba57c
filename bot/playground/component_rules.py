"""What must hold across all components of a message or modal: no doubles, not too many."""

from collections.abc import Iterable, Iterator
from typing import Any

from bot.playground.errors import Fault

Json = dict[str, Any]
Path = tuple[str | int, ...]

ACTION_ROW = 1
TEXT_DISPLAY = 10
MOST_COMPONENTS = 40
MOST_TEXT = 4000
MOST_ROWS = 5


def walk(components: list[Json], at: Path = ("components",)) -> list[tuple[Path, Json]]:
    """Return every component with its place, outer ones first."""
    found: list[tuple[Path, Json]] = []
    for place, component in enumerate(components):
        _gather(component, (*at, place), found)
    return found


def _gather(component: Json, at: Path, found: list[tuple[Path, Json]]) -> None:
    found.append((at, component))
    if "components" in component:
        for place, inner in enumerate(component["components"]):
            _gather(inner, (*at, "components", place), found)
    for key in ("accessory", "component"):
        if key in component:
            _gather(component[key], (*at, key), found)


def faults(components: list[Json], *, v2: bool) -> Iterator[Fault]:
    """Yield what is wrong with a message's components as a whole.

    `v2` tells whether the message has the flag of Components V2.
    """
    everything = walk(components)
    yield from doubled("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", everything)
    yield from doubled("id", "COMPONENT_ID_DUPLICATED", everything)
    yield from _too_much(everything) if v2 else _not_classic(components)


def doubled(key: str, code: str, everything: Iterable[tuple[Path, Json]]) -> Iterator[Fault]:
    """Yield a fault for each component whose `key` another one has, too."""
    seen = set()
    for at, component in everything:
        value = component.get(key)
        if value in seen and value:
            words = key.replace("_", " ")
            yield Fault((*at, key), code, f"Component {words} cannot be duplicated")
        seen.add(value)


def _not_classic(components: list[Json]) -> Iterator[Fault]:
    if len(components) > MOST_ROWS:
        message = f"Must be between 1 and {MOST_ROWS} in length."
        yield Fault(("components",), "BASE_TYPE_BAD_LENGTH", message)
    for place, component in enumerate(components):
        if component["type"] != ACTION_ROW:
            message = 'Value of field "type" must be one of (1,).'
            yield Fault(("components", place), "UNION_TYPE_CHOICES", message)


def _too_much(everything: list[tuple[Path, Json]]) -> Iterator[Fault]:
    if len(everything) > MOST_COMPONENTS:
        message = f"The total number of components exceeds the maximum of {MOST_COMPONENTS}"
        yield Fault(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    shown = (one for _, one in everything if one["type"] == TEXT_DISPLAY)
    if sum(len(one["content"]) for one in shown) > MOST_TEXT:
        message = f"Components displayable text size exceeds maximum size of {MOST_TEXT}"
        yield Fault(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)


def number(components: list[Json]) -> None:
    """Give an id to every component that has none, as Discord does: 1, 2, 3 … as they stand."""
    everything = [component for _, component in walk(components)]
    taken = {component["id"] for component in everything if component.get("id")}
    free = (number for number in range(1, 10**6) if number not in taken)
    for component in everything:
        if not component.get("id"):
            component["id"] = next(free)


def find(components: list[Json], custom_id: str) -> Json | None:
    """Return the component with this custom_id."""
    everything = (component for _, component in walk(components))
    return next((one for one in everything if one.get("custom_id") == custom_id), None)


def texts(components: list[Json]) -> str:
    """Return all text that the components show, for the mentions in it."""
    shown = (one for _, one in walk(components) if one["type"] == TEXT_DISPLAY)
    return "\n".join(one["content"] for one in shown)
