"""What a person's own client sends: commands, clicks, what he types, and filled-in modals."""

from typing import Annotated, Any, Literal

from bot.playground.bodies.base import Body, Snowflake, within
from bot.playground.bodies.components import CustomId

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5


class FilledOption(Body):
    """The value of one option; or a subcommand with its options."""

    name: str
    type: int
    value: str | int | float | bool | None = None
    focused: bool | None = None
    options: "list[FilledOption] | None" = None


class CommandData(Body):
    """A command with its options filled in."""

    id: Snowflake
    name: str
    type: Literal[1, 2, 3] = 1
    version: Snowflake | None = None
    guild_id: Snowflake | None = None
    options: list[FilledOption] | None = None
    target_id: Snowflake | None = None
    application_command: dict[str, Any] | None = None
    attachments: list[Any] | None = None


class ComponentData(Body):
    """A component that was pressed, or in which values were picked."""

    component_type: int
    custom_id: CustomId
    values: list[str] | None = None
    type: int | None = None


class FilledField(Body):
    """A field of a modal with what was put in, or a row or label around one."""

    type: int
    id: int | None = None
    custom_id: str | None = None
    value: str | bool | None = None
    values: list[str] | None = None
    component: "FilledField | None" = None
    components: "list[FilledField] | None" = None


class ModalData(Body):
    """A modal, filled in. `id` is that of the interaction that opened it."""

    id: Snowflake | None = None
    custom_id: CustomId
    components: list[FilledField]


class Act(Body):
    """What all four have in common."""

    type: int
    application_id: Snowflake
    channel_id: Snowflake
    guild_id: Snowflake | None = None
    session_id: str | None = None
    nonce: int | Annotated[str, within(0, 25)] | None = None
    message_id: Snowflake | None = None
    message_flags: int | None = None
    analytics_location: str | None = None


class UseCommand(Act):
    """A person sends a command (2), or is typing one (4)."""

    type: Literal[2, 4]
    data: CommandData


class UseComponent(Act):
    """A person clicks, or picks."""

    type: Literal[3]
    data: ComponentData


class SubmitModal(Act):
    """A person sends a modal."""

    type: Literal[5]
    data: ModalData
