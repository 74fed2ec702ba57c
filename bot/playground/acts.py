"""What people do: use commands, type in them, click, pick, and send modals."""

from typing import Any

from bot.playground import options
from bot.playground.bodies.interactions import (
    COMMAND,
    CommandData,
    ComponentData,
    SubmitModal,
    UseCommand,
    UseComponent,
)
from bot.playground.commands import Commands, Registered
from bot.playground.component_rules import find
from bot.playground.errors import (
    MISSING_PERMISSIONS,
    UNKNOWN_COMMAND,
    Fault,
    invalid_form,
    refuse_if,
)
from bot.playground.interactions import Interaction, Interactions
from bot.playground.modals import Modals
from bot.playground.payloads import Payloads
from bot.playground.world import Channel, Message, Person, World

ON_PERSON, ON_MESSAGE = 2, 3  # kinds of commands
BUTTON, STRING_SELECT = 2, 3
ENTITY_SELECTS = (5, 6, 7, 8)
LINK_STYLE = 5
AT = ("data", "custom_id")

Json = dict[str, Any]


class Acts:
    """Carries out what people do, as strictly as Discord does."""

    def __init__(
        self,
        world: World,
        payloads: Payloads,
        commands: Commands,
        interactions: Interactions,
        modals: Modals,
    ) -> None:
        self._world = world
        self._payloads = payloads
        self._commands = commands
        self._interactions = interactions
        self._modals = modals

    def command(self, person: Person, act: UseCommand) -> Interaction:
        """Use a slash command, or type in one (autocomplete)."""
        channel = self._world.channel(act.channel_id)
        registered = self._usable(person, act)
        filled = act.data.options or []
        wanted = registered.command.options or []
        refuse_if(options.faults(wanted, filled, complete=act.type == COMMAND))
        data: Json = {
            "id": str(registered.id),
            "name": registered.command.name,
            "type": registered.command.type or 1,
        }
        if filled:
            data["options"] = options.written(filled)
        if act.type == COMMAND:
            data |= self._resolved(person, channel, registered, act.data)
        name = " ".join([registered.command.name, *options.subcommands(filled)])
        return self._interactions.begin(
            act.type, person, channel, data, act.nonce, session=act.session_id, command=name
        )

    def component(self, person: Person, act: UseComponent) -> Interaction:
        """Press a button, or pick in a select."""
        channel = self._world.channel(act.channel_id)
        message = self._world.message(channel, act.message_id or 0, person)
        component = _pressable(message, act.data)
        data: Json = {
            "component_type": component["type"],
            "custom_id": component["custom_id"],
            "id": component["id"],
        }
        if component["type"] != BUTTON:
            data |= self._picked(component, act.data.values or [])
        return self._interactions.begin(
            3, person, channel, data, act.nonce, message, session=act.session_id
        )

    def modal(self, person: Person, act: SubmitModal) -> Interaction:
        """Send a filled-in modal."""
        channel = self._world.channel(act.channel_id)
        opener, data = self._modals.submit(person, act.data)
        return self._interactions.begin(
            5, person, channel, data, act.nonce, opener.message, opener, act.session_id
        )

    def _resolved(
        self, person: Person, channel: Channel, registered: Registered, data: CommandData
    ) -> Json:
        target = data.target_id or 0
        if registered.command.type == ON_PERSON:
            named = [str(self._world.person(target).id)]
            found = options.resolve(named, self._world, self._payloads)
        elif registered.command.type == ON_MESSAGE:
            message = self._payloads.message(self._world.message(channel, target, person))
            found = {"messages": {message["id"]: message}}
        else:
            found = options.resolved(data.options or [], self._world, self._payloads)
        told: Json = {"resolved": found} if found else {}
        return told | ({"target_id": str(target)} if target else {})

    def _usable(self, person: Person, act: UseCommand) -> Registered:
        usable = self._commands.usable(person) if self._world.bot_is_member else []
        found = next((one for one in usable if one.id == act.data.id), None)
        if found is None:
            hidden = any(one.id == act.data.id for one in self._commands.usable(self._world.owner))
            raise (MISSING_PERMISSIONS if hidden else UNKNOWN_COMMAND).refusal()
        return found

    def _picked(self, component: Json, values: list[str]) -> Json:
        refuse_if(_misfits(component, values))
        picked: Json = {"values": values}
        if component["type"] in ENTITY_SELECTS:
            picked["resolved"] = options.resolve(values, self._world, self._payloads)
        return picked


def _pressable(message: Message, data: ComponentData) -> Json:
    component = find(message.components, data.custom_id)
    if component is None or component["type"] != data.component_type:
        raise _refused("COMPONENT_NOT_FOUND", "This component is not in the message")
    if component.get("disabled"):
        raise _refused("COMPONENT_DISABLED", "This component is disabled")
    return component


def _refused(code: str, message: str) -> Exception:
    return invalid_form([Fault(AT, code, message)])


def _misfits(component: Json, values: list[str]) -> list[Fault]:
    low, high = component.get("min_values", 1), component.get("max_values", 1)
    at = ("data", "values")
    if not low <= len(values) <= high or len(set(values)) != len(values):
        message = f"Must be between {low} and {high} in length, all different."
        return [Fault(at, "BASE_TYPE_BAD_LENGTH", message)]
    known = {option["value"] for option in component.get("options", [])}
    if component["type"] == STRING_SELECT and not known.issuperset(values):
        return [Fault(at, "SELECT_COMPONENT_VALUE_INVALID", "This value is not offered")]
    return []
