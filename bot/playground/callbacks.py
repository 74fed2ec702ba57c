"""How the bot answers: the first answer to an interaction, and what follows with its token."""

from collections.abc import Callable
from typing import Any

from bot.playground.attachments import Uploads
from bot.playground.bodies.callbacks import (
    ANSWER,
    ANSWER_LATER,
    CHOICES,
    MODAL,
    UPDATE,
    UPDATE_LATER,
    Answer,
    AnswerLater,
    AnyCallback,
    OpenModal,
    Suggest,
    Update,
)
from bot.playground.bodies.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT
from bot.playground.bodies.messages import ChangedMessage, NewReply
from bot.playground.component_rules import doubled, walk
from bot.playground.errors import (
    UNKNOWN_MESSAGE,
    Fault,
    Refusal,
    invalid_form,
    refuse_if,
)
from bot.playground.interactions import Interaction, Interactions
from bot.playground.messages import Messages, Origin
from bot.playground.modals import Modals
from bot.playground.payloads import Payloads
from bot.playground.world import EPHEMERAL, LOADING, Message, World

FOR_COMMAND = 20  # the type of a message that answers a slash command
REPLY = 19

ALLOWED: dict[int, tuple[int, ...]] = {
    COMMAND: (ANSWER, ANSWER_LATER, MODAL),
    COMPONENT: (ANSWER, ANSWER_LATER, UPDATE_LATER, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL_SUBMIT: (ANSWER, ANSWER_LATER, UPDATE_LATER, UPDATE),
}

Json = dict[str, Any]


class Callbacks:
    """Carries out what the bot answers."""

    def __init__(
        self,
        world: World,
        payloads: Payloads,
        messages: Messages,
        interactions: Interactions,
        modals: Modals,
    ) -> None:
        self._world = world
        self._payloads = payloads
        self._messages = messages
        self._interactions = interactions
        self._modals = modals

    def answer(self, interaction: Interaction, body: AnyCallback, uploads: Uploads) -> None:
        """Give the first answer. When it is refused, nothing has happened."""
        self._check_type(interaction, body.type)
        within_data(lambda: self._carry_out(interaction, body, uploads))
        self._interactions.settle(interaction)
        if not isinstance(body, Suggest | OpenModal):
            self._interactions.tell(interaction, "INTERACTION_SUCCESS")

    def response(self, interaction: Interaction, kind: int) -> Json:
        """Write what a bot gets that asked for the response."""
        about: Json = {"id": str(interaction.id), "type": interaction.type}
        written: Json = {"interaction": about}
        if interaction.shown is not None:
            about |= {
                "response_message_id": str(interaction.shown.id),
                "response_message_loading": bool(interaction.shown.flags & LOADING),
                "response_message_ephemeral": bool(interaction.shown.flags & EPHEMERAL),
            }
            message = self._payloads.message(interaction.shown, self._world.bot)
            written["resource"] = {"type": kind, "message": message}
        return written

    def follow_up(self, interaction: Interaction, body: NewReply, uploads: Uploads) -> Message:
        """Send a further message; after "thinking", the first one takes its place."""
        shown = interaction.shown
        if interaction.loading and shown is not None and self._is_there(shown):
            interaction.loading = False
            return self._messages.change(shown, body, uploads)
        origin = self._origin(interaction, body.flags or 0, followup=True)
        message = self._messages.create(interaction.channel, self._world.bot, body, uploads, origin)
        interaction.answers.append(message)
        return message

    def message(self, interaction: Interaction, message_id: int | None) -> Message:
        """Return the first answer's message (None), or one that followed; or refuse (10008)."""
        wanted = interaction.shown if message_id is None else None
        for message in interaction.answers:
            wanted = message if message.id == message_id else wanted
        if wanted is None or not self._is_there(wanted):
            raise UNKNOWN_MESSAGE.refusal()
        return wanted

    def change(
        self, interaction: Interaction, message: Message, body: ChangedMessage, uploads: Uploads
    ) -> Message:
        """Change a message with the interaction's token."""
        changed = self._messages.change(message, body, uploads)
        if message is interaction.shown:
            interaction.loading = False
        return changed

    def _check_type(self, interaction: Interaction, kind: int) -> None:
        allowed = ALLOWED[interaction.type]
        if interaction.message is None:
            allowed = tuple(one for one in allowed if one not in (UPDATE_LATER, UPDATE))
        if kind not in allowed:
            choices = ", ".join(map(str, allowed))
            message = f"Value must be one of ({choices}) for this interaction."
            raise invalid_form([Fault(("type",), "BASE_TYPE_CHOICES", message)])

    def _carry_out(self, interaction: Interaction, body: AnyCallback, uploads: Uploads) -> None:
        if isinstance(body, Answer):
            self._answer_now(interaction, body.data, uploads)
        elif isinstance(body, AnswerLater):
            self._answer_later(interaction, (body.data.flags if body.data else 0) or 0)
        elif isinstance(body, Suggest):
            self._suggest(interaction, body)
        elif isinstance(body, OpenModal):
            self._open_modal(interaction, body)
        else:
            self._update(interaction, body.data if isinstance(body, Update) else None, uploads)

    def _answer_now(self, interaction: Interaction, body: NewReply, uploads: Uploads) -> None:
        origin = self._origin(interaction, body.flags or 0)
        message = self._messages.create(interaction.channel, self._world.bot, body, uploads, origin)
        self._show(interaction, message)

    def _answer_later(self, interaction: Interaction, flags: int) -> None:
        origin = self._origin(interaction, flags)
        message = self._messages.create_loading(interaction.channel, self._world.bot, origin)
        self._show(interaction, message)
        interaction.loading = True

    def _update(
        self, interaction: Interaction, body: ChangedMessage | None, uploads: Uploads
    ) -> None:
        message = interaction.message
        if message is None or not self._is_there(message):
            raise UNKNOWN_MESSAGE.refusal()
        if body is not None and (body.model_fields_set or uploads):
            self._messages.change(message, body, uploads)
        self._show(interaction, message)

    def _suggest(self, interaction: Interaction, body: Suggest) -> None:
        choices = [choice.model_dump(exclude_none=True) for choice in body.data.choices]
        event = "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE"
        self._interactions.tell(interaction, event, {"choices": choices})

    def _open_modal(self, interaction: Interaction, body: OpenModal) -> None:
        components = body.data.model_dump(mode="json", exclude_none=True)["components"]
        code = "COMPONENT_CUSTOM_ID_DUPLICATED"
        refuse_if(doubled("custom_id", code, walk(components)))
        self._modals.open(interaction, body.data.custom_id, body.data.title, components)

    def _origin(self, interaction: Interaction, flags: int, *, followup: bool = False) -> Origin:
        viewer = interaction.person.id if flags & EPHEMERAL else None
        metadata = self._interactions.metadata(interaction, followup=followup)
        if interaction.type == COMMAND and not followup:
            return Origin(FOR_COMMAND, viewer, metadata)
        replied = interaction.shown if followup else interaction.message
        if replied is None or replied.viewer not in (None, viewer):
            return Origin(0, viewer, metadata)  # nobody is shown what was for one person
        return Origin(REPLY, viewer, metadata, reply_to=replied)

    def _show(self, interaction: Interaction, message: Message) -> None:
        interaction.shown = message
        interaction.answers.append(message)

    def _is_there(self, message: Message) -> bool:
        channel = self._world.channels.get(message.channel.id)
        return channel is not None and message.id in channel.messages


def within_data(act: Callable[[], None]) -> None:
    """Do it; of a refused form, say that the faults stand below "data"."""
    try:
        act()
    except Refusal as refusal:
        if refusal.errors is not None:
            refusal.errors = {"data": refusal.errors}
        raise
