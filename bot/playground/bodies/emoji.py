"""Which emoji may stand on a button or in a select."""

from bisect import bisect_right
from typing import Annotated, Self

from pydantic import model_validator

from bot.playground.bodies.base import Body, Snowflake, complaint, within

JOINERS = frozenset("\ufe0f\u200d") | {chr(tag) for tag in range(0xE0020, 0xE0080)}
KEYCAP = "\u20e3"

# First and last code points of Unicode's emoji, from U+00A9 on (without the keycaps' digits).
_RANGES = """
A9 A9 AE AE 203C 203C 2049 2049 2122 2122 2139 2139 2194 2199 21A9 21AA 231A 231B 2328 2328 23CF
23CF 23E9 23F3 23F8 23FA 24C2 24C2 25AA 25AB 25B6 25B6 25C0 25C0 25FB 25FE 2600 2604 260E 260E 2611
2611 2614 2615 2618 2618 261D 261D 2620 2620 2622 2623 2626 2626 262A 262A 262E 262F 2638 263A 2640
2640 2642 2642 2648 2653 265F 2660 2663 2663 2665 2666 2668 2668 267B 267B 267E 267F 2692 2697 2699
2699 269B 269C 26A0 26A1 26A7 26A7 26AA 26AB 26B0 26B1 26BD 26BE 26C4 26C5 26C8 26C8 26CE 26CF 26D1
26D1 26D3 26D4 26E9 26EA 26F0 26F5 26F7 26FA 26FD 26FD 2702 2702 2705 2705 2708 270D 270F 270F 2712
2712 2714 2714 2716 2716 271D 271D 2721 2721 2728 2728 2733 2734 2744 2744 2747 2747 274C 274C 274E
274E 2753 2755 2757 2757 2763 2764 2795 2797 27A1 27A1 27B0 27B0 27BF 27BF 2934 2935 2B05 2B07 2B1B
2B1C 2B50 2B50 2B55 2B55 3030 3030 303D 303D 3297 3297 3299 3299 1F004 1F004 1F0CF 1F0CF 1F170 1F171
1F17E 1F17F 1F18E 1F18E 1F191 1F19A 1F1E6 1F1FF 1F201 1F202 1F21A 1F21A 1F22F 1F22F 1F232 1F23A
1F250 1F251 1F300 1F321 1F324 1F393 1F396 1F397 1F399 1F39B 1F39E 1F3F0 1F3F3 1F3F5 1F3F7 1F4FD
1F4FF 1F53D 1F549 1F54E 1F550 1F567 1F56F 1F570 1F573 1F57A 1F587 1F587 1F58A 1F58D 1F590 1F590
1F595 1F596 1F5A4 1F5A5 1F5A8 1F5A8 1F5B1 1F5B2 1F5BC 1F5BC 1F5C2 1F5C4 1F5D1 1F5D3 1F5DC 1F5DE
1F5E1 1F5E1 1F5E3 1F5E3 1F5E8 1F5E8 1F5EF 1F5EF 1F5F3 1F5F3 1F5FA 1F64F 1F680 1F6C5 1F6CB 1F6D2
1F6D5 1F6D7 1F6DC 1F6E5 1F6E9 1F6E9 1F6EB 1F6EC 1F6F0 1F6F0 1F6F3 1F6FC 1F7E0 1F7EB 1F7F0 1F7F0
1F90C 1F93A 1F93C 1F945 1F947 1F9FF 1FA70 1FAFF
"""
_POINTS = [int(point, 16) for point in _RANGES.split()]
_FIRST, _LAST = _POINTS[::2], _POINTS[1::2]


def is_emoji(name: str) -> bool:
    """Tell whether a text is an emoji of Unicode's."""
    bare = "".join(character for character in name if character not in JOINERS)
    if bare.endswith(KEYCAP):
        return len(bare) == 2 and bare[0] in "0123456789#*"
    return bool(bare) and all(map(_is_emoji_point, bare))


def _is_emoji_point(character: str) -> bool:
    point = ord(character)
    place = bisect_right(_FIRST, point) - 1
    return place >= 0 and point <= _LAST[place]


class Emoji(Body):
    """A partial emoji: one of Unicode's by name, or a custom one by id."""

    id: Snowflake | None = None
    name: Annotated[str, within(0, 32)] | None = None
    animated: bool | None = None

    @model_validator(mode="after")
    def _exists(self) -> Self:
        # The playground's server has no emoji of its own, so that no id can name one.
        if self.id is not None or not is_emoji(self.name or ""):
            raise complaint("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji", ["name"])
        return self
