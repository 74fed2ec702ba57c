"""How to start, in one screen."""

from bot.screens.layout import Colour, Gap, Layout, layout, lines

START = (
    "### Parlour",
    "Card and dice games in this channel, dealt fairly and played by the book.",
    "1. `/play` opens a table. Others press **Join**; free seats play themselves.",
    "2. The host may change the **House rules**, then presses **Start**.",
    "3. **My hand** shows your cards, to you alone. Press a card to play it.",
    "Came late? **Take a seat** under the table: one that plays itself is yours at the next deal.",
    "Your seat plays itself when you leave or are long in answering, until you take it back.",
    "**Hint** says what a good player would do, and why. The result tells who took hints.",
)
COMMANDS = (
    "`/hand` your cards · `/move` any move as text · `/hint` what to do, and why",
    "`/table` the table, at the bottom again · `/join` `/leave` · `/rules` how a game is played",
    "`/leaderboard` who wins here · `/record` a finished game, with the proof of its shuffles",
    "`/stop` ends a table · `/kick` removes a player (the host, or who manages channels)",
)


def help_message() -> Layout:
    """What a newcomer needs to know."""
    return layout(lines(*START), Gap(), lines(*COMMANDS), colour=Colour.LOBBY)
