"""A message as it is laid out, before anybody knows where it is sent.

A screen gives a `Layout`; the cogs draw it as Discord's components. Its limits are Discord's:
40 components, nested ones counted, and 4,000 characters of text.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

MOST_COMPONENTS = 40
MOST_CHARACTERS = 4000
BUTTONS_A_ROW = 5
LONGEST_LABEL = 80


class Style(Enum):
    """How a button stands out."""

    CHIEF = "chief"
    PLAIN = "plain"
    GOOD = "good"
    GRAVE = "grave"


class Colour(Enum):
    """The edge of a message: what kind of message it is, before a word is read."""

    TABLE = 0x2E8B57
    TURN = 0xF0B232
    LOBBY = 0x5865F2
    RESULT = 0xEB9E34
    QUIET = 0x80848E
    TROUBLE = 0xDA373C


@dataclass(frozen=True, slots=True)
class Text:
    """A block of Markdown."""

    markdown: str


@dataclass(frozen=True, slots=True)
class Gap:
    """A line between what stands above and below."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button. `press` says what it does, to whoever drew it; no two in a layout are the same.
    With `apart` it begins a row.
    """

    label: str
    press: str
    style: Style = Style.PLAIN
    disabled: bool = False
    apart: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons side by side."""

    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Beside:
    """Text with one button at its right."""

    text: Text
    button: Button


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file that is sent with the message."""

    filename: str


Part = Text | Gap | Row | Beside | Attachment

SIZES = {Text: 1, Gap: 1, Attachment: 1, Beside: 3}


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole message: its parts in one frame."""

    parts: tuple[Part, ...]
    colour: Colour = Colour.TABLE

    @property
    def components(self) -> int:
        """How many components Discord counts, the frame included."""
        return 1 + sum(_components(part) for part in self.parts)

    @property
    def characters(self) -> int:
        """How many characters of text Discord counts."""
        return sum(len(text.markdown) for text in self.texts())

    def texts(self) -> list[Text]:
        """The blocks of text, from the top."""
        return [
            part if isinstance(part, Text) else part.text
            for part in self.parts
            if isinstance(part, Text | Beside)
        ]

    def buttons(self) -> list[Button]:
        """The buttons, from the top."""
        found: list[Button] = []
        for part in self.parts:
            if isinstance(part, Row):
                found += part.buttons
            elif isinstance(part, Beside):
                found.append(part.button)
        return found


def _components(part: Part) -> int:
    return 1 + len(part.buttons) if isinstance(part, Row) else SIZES[type(part)]


def layout(*parts: Part | Iterable[Part] | None, colour: Colour = Colour.TABLE) -> Layout:
    """A layout of parts, and of lists of parts, in order; empty ones are left out.

    Text beyond what a message may hold is cut, from the longest block first.
    """
    flat: list[Part] = []
    for part in parts:
        if isinstance(part, Text | Gap | Row | Beside | Attachment):
            flat.append(part)
        elif part is not None:
            flat += part
    return _cut(Layout(tuple(part for part in flat if part != Text("")), colour))


def _cut(whole: Layout) -> Layout:
    too_much = whole.characters - MOST_CHARACTERS
    if too_much <= 0:
        return whole
    longest = max(whole.texts(), key=lambda text: len(text.markdown))
    kept = longest.markdown[: max(1, len(longest.markdown) - too_much - 2)].rpartition("\n")
    cut = Text((kept[0] or kept[2]) + "\n…")
    return _cut(replace(whole, parts=tuple(_swapped(part, longest, cut) for part in whole.parts)))


def _swapped(part: Part, text: Text, other: Text) -> Part:
    if part is text:
        return other
    return replace(part, text=other) if isinstance(part, Beside) and part.text is text else part


def lines(*some: str | None) -> Text:
    """A block of lines; what is empty is left out."""
    return Text("\n".join(line for line in some if line))


def rows(buttons: Sequence[Button]) -> list[Row]:
    """Buttons in rows of five, or of fewer before one that stands apart."""
    found: list[list[Button]] = []
    for button in buttons:
        if not found or button.apart or len(found[-1]) == BUTTONS_A_ROW:
            found.append([])
        found[-1].append(button)
    return [Row(tuple(row)) for row in found]


def turning(page: int, pages: int, verb: str = "") -> Row | None:
    """The buttons that turn to the pages before and after, their numbers behind a verb where there
    is one; nothing where there is but one page.
    """
    if pages < 2:
        return None
    earlier, later = f"{verb} {page - 1}".strip(), f"{verb} {page + 1}".strip()
    return Row(
        (
            Button("Earlier", earlier, disabled=page == 0),
            Button("More", later, disabled=page == pages - 1),
        )
    )
