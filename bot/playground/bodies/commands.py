"""Application commands: their names, options and choices."""

import re
from typing import Annotated, Literal, Self

from pydantic import AfterValidator, TypeAdapter, model_validator

from bot.playground.bodies.base import Body, Snowflake, between, complaint, within

SUBCOMMAND, SUBCOMMAND_GROUP = 1, 2
TEXT, WHOLE, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, DECIMAL, FILE = range(3, 12)
WITH_CHOICES = (TEXT, WHOLE, DECIMAL)
SLASH_NAME = re.compile(r"[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}")
LARGEST_COMMAND = 8000


def _slash_name(name: str) -> str:
    if not 1 <= len(name) <= 32:
        raise complaint("BASE_TYPE_BAD_LENGTH", "Must be between 1 and 32 in length.")
    if not SLASH_NAME.fullmatch(name) or name != name.lower():
        raise complaint("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    return name


SlashName = Annotated[str, AfterValidator(_slash_name)]
Localizations = dict[str, str]
Bound = int | float


class CommandChoice(Body):
    """One of the values that an option takes."""

    name: Annotated[str, within(1, 100)]
    value: Annotated[str, within(0, 100)] | int | float
    name_localizations: Localizations | None = None


class CommandOption(Body):
    """An option of a command, or a command below it."""

    type: Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    name: SlashName
    description: Annotated[str, within(1, 100)]
    name_localizations: Localizations | None = None
    description_localizations: Localizations | None = None
    required: bool | None = None
    choices: Annotated[list[CommandChoice], within(0, 25)] | None = None
    options: "Annotated[list[CommandOption], within(0, 25)] | None" = None
    channel_types: list[int] | None = None
    min_value: Bound | None = None
    max_value: Bound | None = None
    min_length: Annotated[int, between(0, 6000)] | None = None
    max_length: Annotated[int, between(1, 6000)] | None = None
    autocomplete: bool | None = None

    @model_validator(mode="after")
    def _choices_fit(self) -> Self:
        if self.choices and self.autocomplete:
            message = "Cannot use choices and autocomplete at the same time"
            raise complaint("APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE", message)
        if (self.choices or self.autocomplete) and self.type not in WITH_CHOICES:
            message = "Choices and autocomplete are for texts and numbers"
            raise complaint("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message, ["type"])
        _refuse_twins("choices", [str(choice.name) for choice in self.choices or ()])
        _refuse_twins("choices", [str(choice.value) for choice in self.choices or ()])
        return self

    @model_validator(mode="after")
    def _options_fit(self) -> Self:
        if self.options and self.type not in (SUBCOMMAND, SUBCOMMAND_GROUP):
            message = "Only subcommands have options"
            raise complaint("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message, ["options"])
        check_options(self.options or [])
        return self


def _refuse_twins(key: str, values: list[str]) -> None:
    for place, value in enumerate(values):
        if value in values[:place]:
            code = f"APPLICATION_COMMAND_OPTIONS_{key.upper()}_DUPLICATE"
            raise complaint(code, f"{key.capitalize()} must be unique", [key, place])


def check_options(options: list[CommandOption]) -> None:
    """Refuse options of which two have one name, or a required one comes after an optional one."""
    names = [option.name for option in options]
    for place, name in enumerate(names):
        if name in names[:place]:
            message = "Option name already used"
            code = "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"
            raise complaint(code, message, ["options", place])
    needed = [bool(option.required) for option in options]
    for place in range(1, len(options)):
        if needed[place] and not needed[place - 1]:
            message = "Required options must be placed before non-required options"
            code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
            raise complaint(code, message, ["options", place])


class Command(Body):
    """A command: slash (1, with a description), on a person (2) or on a message (3)."""

    id: Snowflake | None = None
    type: Literal[1, 2, 3] | None = None
    name: Annotated[str, within(1, 32)]
    description: Annotated[str, within(0, 100)] | None = None
    name_localizations: Localizations | None = None
    description_localizations: Localizations | None = None
    options: Annotated[list[CommandOption], within(0, 25)] | None = None
    default_member_permissions: int | str | None = None
    default_permission: bool | None = None
    dm_permission: bool | None = None
    nsfw: bool | None = None
    contexts: list[Literal[0, 1, 2]] | None = None
    integration_types: list[Literal[0, 1]] | None = None

    @model_validator(mode="after")
    def _reads_well(self) -> Self:
        if (self.type or 1) == 1:
            try:
                _slash_name(self.name)
            except ValueError as error:
                raise complaint(*_code_and_words(error), ["name"]) from None
            if not self.description:
                raise complaint("BASE_TYPE_REQUIRED", "This field is required", ["description"])
        elif self.description or self.options:
            message = "Context menu commands have no description and no options"
            raise complaint("APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED", message)
        check_options(self.options or [])
        return self

    @model_validator(mode="after")
    def _is_not_too_large(self) -> Self:
        if _weight(self) > LARGEST_COMMAND:
            message = f"Command exceeds maximum size ({LARGEST_COMMAND})"
            raise complaint("APPLICATION_COMMAND_TOO_LARGE", message)
        return self

    def permissions(self) -> int | None:
        """Return the rights that a member needs by default; None when everyone may use it."""
        rights = self.default_member_permissions
        return None if rights is None else int(rights)


def _code_and_words(error: ValueError) -> tuple[str, str]:
    code: str = getattr(error, "type", "BASE_TYPE_INVALID")
    return code, getattr(error, "context", {}).get("message", str(error))


def _weight(one: Command | CommandOption) -> int:
    """Count the characters of names, descriptions and values, all the way down."""
    choices = one.choices or [] if isinstance(one, CommandOption) else []
    below = sum(_weight(option) for option in one.options or ())
    values = sum(len(choice.name) + len(str(choice.value)) for choice in choices)
    return len(one.name) + len(one.description or "") + below + values


COMMANDS: TypeAdapter[list[Command]] = TypeAdapter(list[Command])
