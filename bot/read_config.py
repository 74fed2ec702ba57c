"""Reads the operator's file and environment into a `Config`, or says what is wrong with them."""

import tomllib
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from bot.config import Config, ConfigError

Key = tuple[str, ...]

DEFAULT_FILE = "config.toml"
FILE_VARIABLE = "PARLOUR_CONFIG"

ENVIRONMENT: Mapping[str, Key] = {
    "PARLOUR_TOKEN": ("token",),
    "PARLOUR_DATABASE": ("database",),
    "PARLOUR_LOG_LEVEL": ("log", "level"),
    "PARLOUR_DISCORD_API": ("discord", "api"),
    "PARLOUR_DISCORD_GATEWAY": ("discord", "gateway"),
    "PARLOUR_DISCORD_CDN": ("discord", "cdn"),
    "PARLOUR_CLOCK": ("testing", "clock"),
    "PARLOUR_TEST_SEED": ("testing", "seed"),
}
"""Each variable, and the key that it sets."""

ENVIRONMENT_ONLY = "testing"


def read_config(environment: Mapping[str, str]) -> Config:
    """Read the environment, and the file that PARLOUR_CONFIG names (else config.toml, if there).

    A variable wins over the file; an empty one counts as not set. Raises `ConfigError`, with a line
    for each thing that is wrong.
    """
    given = {name: text for name, text in environment.items() if text}
    _refuse_misspelt_variables(given)
    path = Path(given.get(FILE_VARIABLE, DEFAULT_FILE))
    values = _read_file(path, required=FILE_VARIABLE in given)
    sources = {key: name for name, key in ENVIRONMENT.items() if name in given}
    for key, name in sources.items():
        _put(values, key, given[name])
    return _validate(values, path, sources)


def _refuse_misspelt_variables(given: Iterable[str]) -> None:
    """Refuse near misses only: others' variables may well begin with PARLOUR_ (Kubernetes' do)."""
    known = [FILE_VARIABLE, *ENVIRONMENT]
    for name in given:
        if name.startswith("PARLOUR_") and name not in known:
            for meant in get_close_matches(name, known, n=1, cutoff=0.9):
                raise ConfigError(f"{name} is not a variable of Parlour's. Did you mean {meant}?")


def _read_file(path: Path, *, required: bool) -> dict[str, Any]:
    reason = None
    try:
        values = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        values = {}
        reason = "there is no such file" if required else None
    except OSError as error:
        reason = f"it cannot be read ({error.strerror})"
    except UnicodeDecodeError:
        reason = "it is not text in UTF-8"
    except tomllib.TOMLDecodeError as error:
        reason = f"it is not TOML: {error}"
    if reason:  # raised here and not above, so that no traceback leads back to the file's text
        raise ConfigError(f"{path}: {reason}. config.example.toml is a file to start from.")
    if ENVIRONMENT_ONLY in values:
        raise ConfigError(f"{path}: `{ENVIRONMENT_ONLY}` is set by environment variables only.")
    return values


def _put(values: dict[str, Any], key: Key, text: str) -> None:
    *sections, last = key
    for section in sections:
        inner = values.setdefault(section, {})
        if not isinstance(inner, dict):
            return  # the file gives no table here, and the model is about to say so
        values = inner
    values[last] = text


def _validate(values: dict[str, Any], path: Path, sources: Mapping[Key, str]) -> Config:
    try:
        return Config.model_validate(values)
    except ValidationError as error:
        details = error.errors(include_input=False, include_url=False)
    raise ConfigError("\n".join(_explain(detail, path, sources) for detail in details))


def _explain(detail: ErrorDetails, path: Path, sources: Mapping[Key, str]) -> str:
    key = tuple(str(part) for part in detail["loc"])
    if not key:
        return f"{detail['msg']}."
    dotted = ".".join(key)
    place = sources.get(key, f"{path}: `{dotted}`")
    match detail["type"]:
        case "extra_forbidden":
            return f"{place} is not a known key. {_suggestion(dotted)}"
        case "model_type":
            return f"{place} must be a table: [{dotted}]."
        case _:
            return f"{place} {_lower_first(detail['msg'])}."


def _lower_first(message: str) -> str:
    return message.removeprefix("Input ")[:1].lower() + message.removeprefix("Input ")[1:]


def _suggestion(dotted: str) -> str:
    known = known_keys()
    sections = {key.split(".")[0] for key in known}
    by_last_part = {_last_part(name): name for name in [*sections, *known]}
    meant = get_close_matches(dotted, known, n=1) or [
        by_last_part[last] for last in get_close_matches(_last_part(dotted), by_last_part, n=1)
    ]
    return f"Did you mean `{meant[0]}`?" if meant else f"Known keys: {', '.join(known)}."


def _last_part(dotted: str) -> str:
    return dotted.rpartition(".")[2]


def known_keys() -> list[str]:
    """Return every key that the file may hold, dotted: `log.level`."""
    return [key for key in _keys(Config) if not key.startswith(ENVIRONMENT_ONLY)]


def _keys(model: type[BaseModel]) -> list[str]:
    keys = []
    for name, field in model.model_fields.items():
        inner = field.annotation
        if isinstance(inner, type) and issubclass(inner, BaseModel):
            keys += [f"{name}.{key}" for key in _keys(inner)]
        else:
            keys.append(name)
    return keys
