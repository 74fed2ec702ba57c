"""Message components, each with the rules that hold inside it.

What holds across a whole message (doubles, totals, the flag of Components V2) is in
`bot.playground.component_rules`.
"""

from typing import Annotated, Any, Literal, Self

from pydantic import Discriminator, Tag, model_validator

from bot.playground.bodies.base import Body, Snowflake, between, complaint, within
from bot.playground.bodies.emoji import Emoji

LINK_STYLE = 5
PREMIUM_STYLE = 6

CustomId = Annotated[str, within(1, 100)]
ComponentId = Annotated[int, between(0, 2**31 - 1)]
Description = Annotated[str, within(1, 1024)]


def _type_tag(component: Any) -> str:
    is_json = isinstance(component, dict)
    return f"@{component.get('type') if is_json else getattr(component, 'type', None)}"


BY_TYPE = Discriminator(_type_tag)


class Component(Body):
    """What every component has."""

    id: ComponentId | None = None


class Button(Component):
    """A button: it does something, or leads somewhere (a link)."""

    type: Literal[2]
    style: Literal[1, 2, 3, 4, 5, 6]
    label: Annotated[str, within(0, 80)] | None = None
    emoji: Emoji | None = None
    custom_id: CustomId | None = None
    url: Annotated[str, within(0, 512)] | None = None
    sku_id: Snowflake | None = None
    disabled: bool | None = None

    @model_validator(mode="after")
    def _can_be_read_and_pressed(self) -> Self:
        if self.style == PREMIUM_STYLE:
            raise complaint("BASE_TYPE_CHOICES", "There is nothing for sale here.", ["style"])
        if not self.label and self.emoji is None:
            message = "A button must have either a label or an emoji"
            raise complaint("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message, ["label"])
        return self._as_link() if self.style == LINK_STYLE else self._as_action()

    def _as_link(self) -> Self:
        if self.custom_id is not None:
            message = "A custom id and url cannot both be specified"
            code = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"
            raise complaint(code, message, ["custom_id"])
        if not self.url:
            raise complaint("BUTTON_COMPONENT_URL_REQUIRED", "A url is required", ["url"])
        if not self.url.startswith(("http://", "https://", "discord://")):
            raise complaint("URL_TYPE_INVALID_SCHEME", "Scheme is not supported.", ["url"])
        return self

    def _as_action(self) -> Self:
        if not self.custom_id:
            message = "A custom id is required"
            raise complaint("BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", message, ["custom_id"])
        if self.url is not None:
            message = "A custom id and url cannot both be specified"
            code = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"
            raise complaint(code, message, ["url"])
        return self


class Option(Body):
    """One line of a select."""

    label: Annotated[str, within(1, 100)]
    value: Annotated[str, within(1, 100)]
    description: Annotated[str, within(0, 100)] | None = None
    emoji: Emoji | None = None
    default: bool | None = None


class Select(Component):
    """What all selects have: how many values are picked, from one to 25 by default one."""

    custom_id: CustomId
    placeholder: Annotated[str, within(0, 150)] | None = None
    min_values: Annotated[int, between(0, 25)] | None = None
    max_values: Annotated[int, between(1, 25)] | None = None
    disabled: bool | None = None
    required: bool | None = None

    @model_validator(mode="after")
    def _least_is_not_over_most(self) -> Self:
        least = 1 if self.min_values is None else self.min_values
        most = 1 if self.max_values is None else self.max_values
        if least > most:
            message = "Min values must be less than or equal to max values"
            raise complaint("SELECT_COMPONENT_MIN_VALUES_INVALID", message, ["min_values"])
        return self


class StringSelect(Select):
    """A select with its own options."""

    type: Literal[3]
    options: Annotated[list[Option], within(1, 25)]

    @model_validator(mode="after")
    def _options_differ(self) -> Self:
        seen: set[str] = set()
        for place, option in enumerate(self.options):
            if option.value in seen:
                message = "The specified option value is already used"
                code = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"
                raise complaint(code, message, ["options", place, "value"])
            seen.add(option.value)
        return self

    @model_validator(mode="after")
    def _enough_options(self) -> Self:
        most = 1 if self.max_values is None else self.max_values
        if most > len(self.options):
            message = f"Max values should be less than or equal to {len(self.options)}"
            raise complaint("SELECT_COMPONENT_MAX_VALUES_INVALID", message, ["max_values"])
        if sum(bool(option.default) for option in self.options) > most:
            message = "Too many options are selected by default"
            raise complaint("SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message, ["options"])
        return self


class DefaultValue(Body):
    """What an entity select shows as picked already."""

    id: Snowflake
    type: Literal["user", "role", "channel"]


class EntitySelect(Select):
    """A select of people (5), roles (6), or both (7)."""

    type: Literal[5, 6, 7]
    default_values: Annotated[list[DefaultValue], within(0, 25)] | None = None


class ChannelSelect(Select):
    """A select of channels."""

    type: Literal[8]
    default_values: Annotated[list[DefaultValue], within(0, 25)] | None = None
    channel_types: list[int] | None = None


AnySelect = (
    Annotated[StringSelect, Tag("@3")]
    | Annotated[EntitySelect, Tag("@5")]
    | Annotated[EntitySelect, Tag("@6")]
    | Annotated[EntitySelect, Tag("@7")]
    | Annotated[ChannelSelect, Tag("@8")]
)
InRow = Annotated[Annotated[Button, Tag("@2")] | AnySelect, BY_TYPE]


class ActionRow(Component):
    """A row of up to five buttons, or of one select."""

    type: Literal[1]
    components: Annotated[list[InRow], within(1, 5)]

    @model_validator(mode="after")
    def _a_select_fills_it(self) -> Self:
        for place, component in enumerate(self.components):
            if component.type != 2 and len(self.components) > 1:
                message = "The specified component exceeds the maximum width"
                at = ("components", max(place, 1))
                raise complaint("COMPONENT_LAYOUT_WIDTH_EXCEEDED", message, at)
        return self


class TextDisplay(Component):
    """Text with markdown."""

    type: Literal[10]
    content: Annotated[str, within(1, 4000)]


class Media(Body):
    """A picture or file: on the web, or `attachment://name` among the message's own."""

    url: Annotated[str, within(1, 2048)]

    @model_validator(mode="after")
    def _scheme(self) -> Self:
        if not self.url.startswith(("http://", "https://", "attachment://")):
            message = 'Scheme must be one of ("http", "https", "attachment").'
            raise complaint("URL_TYPE_INVALID_SCHEME", message, ["url"])
        return self


class Thumbnail(Component):
    """A small picture beside a section's text."""

    type: Literal[11]
    media: Media
    description: Description | None = None
    spoiler: bool | None = None


class GalleryItem(Body):
    """One picture of a gallery."""

    media: Media
    description: Description | None = None
    spoiler: bool | None = None


class MediaGallery(Component):
    """One to ten pictures."""

    type: Literal[12]
    items: Annotated[list[GalleryItem], within(1, 10)]


class File(Component):
    """A file to download, which must be one of the message's own attachments."""

    type: Literal[13]
    file: Media
    spoiler: bool | None = None

    @model_validator(mode="after")
    def _own(self) -> Self:
        if not self.file.url.startswith("attachment://"):
            message = 'Scheme must be one of ("attachment").'
            raise complaint("URL_TYPE_INVALID_SCHEME", message, ["file", "url"])
        return self


class Separator(Component):
    """Space between components, with or without a line."""

    type: Literal[14]
    divider: bool | None = None
    spacing: Literal[1, 2] | None = None


Accessory = Annotated[
    Annotated[Button, Tag("@2")] | Annotated[Thumbnail, Tag("@11")],
    BY_TYPE,
]


class Section(Component):
    """Text with a button or a small picture beside it."""

    type: Literal[9]
    components: Annotated[list[TextDisplay], within(1, 3)]
    accessory: Accessory


InContainer = Annotated[
    Annotated[ActionRow, Tag("@1")]
    | Annotated[Section, Tag("@9")]
    | Annotated[TextDisplay, Tag("@10")]
    | Annotated[MediaGallery, Tag("@12")]
    | Annotated[File, Tag("@13")]
    | Annotated[Separator, Tag("@14")],
    BY_TYPE,
]


class Container(Component):
    """A framed group of components."""

    type: Literal[17]
    components: Annotated[list[InContainer], within(1, 40)]
    accent_color: Annotated[int, between(0, 0xFFFFFF)] | None = None
    spoiler: bool | None = None


TopLevel = Annotated[
    Annotated[ActionRow, Tag("@1")]
    | Annotated[Section, Tag("@9")]
    | Annotated[TextDisplay, Tag("@10")]
    | Annotated[MediaGallery, Tag("@12")]
    | Annotated[File, Tag("@13")]
    | Annotated[Separator, Tag("@14")]
    | Annotated[Container, Tag("@17")],
    BY_TYPE,
]
