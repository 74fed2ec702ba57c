"""What is typed of what a screen shows: no signs, no capitals, nothing that only explains."""

import re

from bot.engine.cards import SUITS
from bot.screens.cards import COLOURS, FACES, SYMBOLS
from bot.screens.piles import COVERED
from bot.screens.words import JOINED

ADDED = re.compile(r" ?(\(|→|×|: ).*")
"""What a button or a hint adds to an answer: (50 points), → 47, ×2, : 250 points."""

EMOJI = "\ufe0f"
"""What a keyboard sets behind a symbol that it draws as a picture."""

UNTYPED = str.maketrans(
    dict.fromkeys(["`", ",", JOINED, EMOJI, COVERED, *COLOURS.values(), *FACES.values()], "")
    | {SYMBOLS[suit]: letter for letter, suit in SUITS.items()}
    | {"−": "-"}
)
"""Frames, commas, and signs of which words or numbers tell too are left out; a suit is its letter.
"""


def without_signs(words: str) -> str:
    """Words as everybody can type them: `10h` for 10♥, `5` for ⚄ 5, `14g` for 🟩 14G."""
    return " ".join(words.translate(UNTYPED).casefold().split())


def as_typed(words: str) -> str:
    """The same without what is added: `keep 5` for Keep ⚄ 5 (50 points)."""
    return ADDED.sub("", without_signs(words))
