"""The walls between the layers: who may know what, and why."""

import ast
import re
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.imports import Module, is_in, reached, read_module, read_modules
from tests.rules import ROOT

MODULES = read_modules(ROOT)
DATABASE = ("sqlalchemy", "aiosqlite", "sqlite3", "alembic")
WAITING = ("asyncio", "aiohttp", "threading", "concurrent", "subprocess", "socket")
TABLES = ("bot.table", "bot.lobby")
REAL_GAMES = (*TABLES, "bot.store", "bot.record", "bot.fairness")
SEATS = ("bot.players", "bot.thinking")
THE_BOT = (*REAL_GAMES, *SEATS, "bot.engine", "bot.screens", "bot.app", "cogs")
TEST_TOOLS = ("tests", "pytest", "hypothesis", "jsonschema_rs", "playwright", "hikari")


@dataclass(frozen=True)
class Wall:
    """Modules `around` which a wall stands, less the `gates` in it, and the names it keeps out.

    With `only`, all else is kept out, but for the standard library. With `through`, a name is kept
    out also where another module of the project would bring it in.
    """

    name: str
    reason: str
    around: tuple[str, ...]
    keeps_out: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    gates: tuple[str, ...] = ()
    through: bool = False

    def surrounds(self, module: Module) -> bool:
        return is_in(module.name, self.around) and not is_in(module.name, self.gates)

    def refuses(self, name: str) -> bool:
        foreign = self.only and not is_in(name, self.only) and not is_standard(name)
        return bool(foreign) or is_in(name, self.keeps_out)

    def breaches(self, modules: dict[str, Module]) -> list[str]:
        """Each way over the wall, as `bot.screens.hand > discord`."""
        return [
            " > ".join(way)
            for module in modules.values()
            if self.surrounds(module)
            for name, way in self.ways_out(module, modules).items()
            if self.refuses(name)
        ]

    def ways_out(self, module: Module, modules: dict[str, Module]) -> dict[str, list[str]]:
        if self.through:
            return reached(module, modules)
        return {name: [module.name, name] for name in sorted(module.imports)}


def is_standard(name: str) -> bool:
    return name.partition(".")[0] in sys.stdlib_module_names


WALLS = [
    Wall(
        "the engine stands alone",
        "rules are read, tested and replayed anywhere, with nothing running around them",
        around=("bot.engine",),
        only=("bot.engine", "pydantic", "pydantic_core", "annotated_types"),
    ),
    Wall(
        "the engine waits for nobody and looks at no clock",
        "the same events give the same state, on every machine and at every hour",
        around=("bot.engine",),
        keeps_out=(*WAITING, *DATABASE, "secrets", "time", "datetime", "uuid", "os"),
    ),
    Wall(
        "the engine does not know its games",
        "a game is added beside the others, and nothing under it changes",
        around=("bot.engine",),
        gates=("bot.engine.games",),
        keeps_out=("bot.engine.games",),
    ),
    Wall(
        "screens are pure",
        "what a person reads follows from a view alone, so it can be tested and drawn in a thread",
        around=("bot.screens",),
        keeps_out=(*WAITING, *DATABASE, *REAL_GAMES, "discord", "time"),
        through=True,
    ),
    Wall(
        "self-playing seats have only their view",
        "a seat that could reach the table, the seed or the record could cheat",
        around=("bot.players",),
        keeps_out=(*WAITING, *DATABASE, *REAL_GAMES, "discord", "secrets", "time"),
        through=True,
    ),
    Wall(
        "a thinker has only the view",
        "what is searched in a process of its own is what one seat may know, there as here",
        around=("bot.thinking",),
        keeps_out=(*REAL_GAMES, *DATABASE, "discord", "cogs", "secrets"),
        through=True,
    ),
    Wall(
        "a table does not know who plays its seats",
        "levels come and go, some of them in other processes; the house says who they are",
        around=TABLES,
        keeps_out=SEATS,
        through=True,
    ),
    Wall(
        "a table knows no Discord",
        "it is played by tests, by the command line, and by whatever comes after Discord",
        around=TABLES,
        keeps_out=("discord", "cogs", "bot.app", "bot.playground"),
        through=True,
    ),
    Wall(
        "records and fairness are arithmetic",
        "anyone can check a game without a bot, a database or a network",
        around=("bot.record", "bot.fairness"),
        keeps_out=(*WAITING, *DATABASE, *TABLES, "discord", "cogs", "bot.store"),
        through=True,
    ),
    Wall(
        "the store knows no game",
        "it keeps rows; what an event means is the engine's affair",
        around=("bot.store",),
        keeps_out=(*TABLES, "discord", "cogs", "bot.engine.games", "bot.screens", "bot.players"),
        through=True,
    ),
    Wall(
        "one door to the database",
        "SQL is written in the store; the configuration reads an address and no more",
        around=("bot", "cogs"),
        gates=("bot.store", "bot.migrations", "bot.config"),
        keeps_out=DATABASE,
    ),
    Wall(
        "Discord's library is known to the cogs and where the bot is put together",
        "everything else runs, and is tested, without it",
        around=("bot",),
        gates=("bot.app",),
        keeps_out=("discord", "cogs"),
    ),
    Wall(
        "cogs know no game's insides",
        "they ask the table and show its answer: a new game needs no cog",
        around=("cogs",),
        keeps_out=(*DATABASE, "bot.engine.phases", "bot.engine.zones", "bot.playground"),
    ),
    Wall(
        "the bot does not know the playground",
        "it is the same bot on Discord; only the command line starts the one or the other",
        around=("bot", "cogs"),
        gates=("bot.playground", "bot.__main__"),
        keeps_out=("bot.playground",),
    ),
    Wall(
        "the playground does not know the bot",
        "a stand-in that shared the bot's code, or its library, would share its errors too",
        around=("bot.playground",),
        keeps_out=(*THE_BOT, *DATABASE, "discord", "hikari"),
    ),
    Wall(
        "what runs needs nothing of the tests",
        "an installed Parlour has only the run lock's packages",
        around=("bot", "cogs"),
        keeps_out=TEST_TOOLS,
    ),
    Wall(
        "imports say where from",
        "a wall can be read only where names are whole",
        around=("bot", "cogs"),
        keeps_out=("<relative>",),
    ),
]

every_wall = pytest.mark.parametrize("wall", WALLS, ids=lambda wall: wall.name)


@every_wall
def test_nothing_gets_over_the_wall(wall):
    assert wall.breaches(MODULES) == [], wall.reason


@every_wall
def test_the_wall_stands_around_something(wall):
    unguarded = [part for part in wall.around if not any(is_in(name, [part]) for name in MODULES)]
    assert unguarded == []


def test_cogs_name_no_single_game():
    """The list of games is for all; one game's module is for the engine, its own tests, and the
    seats and screens written for that game: what a card counts is said in the game alone.
    """
    games = {name for name in MODULES if name.startswith("bot.engine.games.")}
    for_one_game = ["bot.engine", "bot.players", "bot.screens"]
    outside = [module for module in MODULES.values() if not is_in(module.name, for_one_game)]
    assert [(module.name, game) for module in outside for game in module.imports & games] == []


GAME_FREE = ("bot.table", "bot.lobby", "bot.record", "bot.fairness", "bot.store", "bot.app")
GAMES = [page.stem for page in (ROOT / "bot" / "engine" / "games").glob("*.md")]


def words_of_code(tree: ast.AST) -> set[str]:
    """Names and strings of a module, its docstrings left out, as lower-case words."""
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = [
        getattr(node, "id", "") or getattr(node, "attr", "") or str(getattr(node, "value", ""))
        for node in ast.walk(tree)
        if isinstance(node, ast.Name | ast.Attribute | ast.Constant) and id(node) not in docstrings
    ]
    return {word for text in texts for word in re.findall(r"[a-z]+", text.lower())}


@pytest.mark.parametrize(
    "module",
    [
        module
        for name, module in MODULES.items()
        if is_in(name, (*GAME_FREE, "cogs", "bot.engine")) and not is_in(name, ["bot.engine.games"])
    ],
    ids=lambda module: module.name,
)
def test_rules_are_in_the_games_only(module):
    """A module that names a game has begun to hold its rules."""
    words = words_of_code(ast.parse(module.file.read_text(encoding="utf-8")))
    assert words.isdisjoint(GAMES)


@pytest.fixture
def planted(tmp_path: Path) -> dict[str, Module]:
    """A small project that breaks walls in each way that an import can be written."""
    sources = {
        "bot/screens/hand.py": "from bot import table\n",
        "bot/table.py": "def later():\n    import discord.ui\n",
        "bot/engine/state.py": "import importlib\nimportlib.import_module('sqlalchemy')\n",
        "bot/engine/cards.py": "import re\nfrom pydantic import BaseModel\n",
        "bot/discordant.py": "from . import table\n",
    }
    for name, source in sources.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source, encoding="utf-8")
    return read_modules(tmp_path)


def breaches_of(name: str, modules: dict[str, Module]) -> list[str]:
    return next(wall for wall in WALLS if wall.name == name).breaches(modules)


def test_a_breach_is_seen_through_other_modules(planted):
    through = "bot.screens.hand > bot.table > discord.ui"
    assert through in breaches_of("screens are pure", planted)


def test_a_breach_is_seen_inside_a_function(planted):
    assert breaches_of("a table knows no Discord", planted) == ["bot.table > discord.ui"]


def test_a_breach_is_seen_in_an_import_by_name(planted):
    assert breaches_of("the engine stands alone", planted) == ["bot.engine.state > sqlalchemy"]


def test_a_relative_import_is_seen(planted):
    assert breaches_of("imports say where from", planted) == ["bot.discordant > <relative>"]


def test_a_package_is_named_by_its_folder(tmp_path):
    file = tmp_path / "bot" / "engine" / "__init__.py"
    file.parent.mkdir(parents=True)
    file.write_text("", encoding="utf-8")
    assert read_module(file, tmp_path).name == "bot.engine"
