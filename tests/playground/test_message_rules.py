"""Messages that Discord refuses: each rule, with its code and its place in the form."""

from typing import Any

import pytest

from tests.playground.conftest import BotApi

V2 = 1 << 15


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def button(custom_id: str = "a", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Press", "custom_id": custom_id, **more}


def select(custom_id: str = "s", options: int = 2, **more: Any) -> dict[str, Any]:
    offered = [{"label": f"Option {n}", "value": str(n)} for n in range(options)]
    return {"type": 3, "custom_id": custom_id, "options": offered, **more}


def text(content: str = "words") -> dict[str, Any]:
    return {"type": 10, "content": content}


def rows(*components: dict[str, Any]) -> dict[str, Any]:
    return {"content": "x", "components": [row(*components)]}


def v2(*components: dict[str, Any]) -> dict[str, Any]:
    return {"flags": V2, "components": list(components)}


NO_ID = {"type": 2, "style": 1, "label": "Press"}
LINK = {"type": 2, "style": 5, "label": "Look", "url": "https://example.com"}
TWINS = [{"label": "One", "value": "1"}, {"label": "Two", "value": "1"}]
DUPLICATED = "COMPONENT_CUSTOM_ID_DUPLICATED"
EXCLUSIVE = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"
LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
BAD_LENGTH, MAX_LENGTH = "BASE_TYPE_BAD_LENGTH", "BASE_TYPE_MAX_LENGTH"
TOO_MANY = "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"
TOO_MUCH_TEXT = "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"
IN_ROW = ("components", 0, "components")
FIVE_ROWS = [row(button(str(n))) for n in range(5)]
BIG_EMBEDS = [{"description": "a" * 4000}, {"description": "b" * 2001}]

REFUSED = {
    "two components with one custom_id": (
        rows(button("a"), button("a")),
        (*IN_ROW, 1, "custom_id"),
        DUPLICATED,
    ),
    "the same in different rows": (
        {"content": "x", "components": [row(button("a")), row(select("a"))]},
        ("components", 1, "components", 0, "custom_id"),
        DUPLICATED,
    ),
    "the same deep in a container": (
        v2(
            {"type": 17, "components": [row(button("a"))]},
            {"type": 9, "components": [text()], "accessory": button("a")},
        ),
        ("components", 1, "accessory", "custom_id"),
        DUPLICATED,
    ),
    "two components with one id": (
        rows(button("a", id=5), button("b", id=5)),
        (*IN_ROW, 1, "id"),
        "COMPONENT_ID_DUPLICATED",
    ),
    "a button without label and emoji": (
        rows({"type": 2, "style": 1, "custom_id": "a"}),
        (*IN_ROW, 0, "label"),
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    "a button without custom_id": (
        rows(NO_ID),
        (*IN_ROW, 0, "custom_id"),
        "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
    ),
    "a link button with one": (
        rows(LINK | {"custom_id": "a"}),
        (*IN_ROW, 0, "custom_id"),
        EXCLUSIVE,
    ),
    "a link button without a url": (
        rows({"type": 2, "style": 5, "label": "Look"}),
        (*IN_ROW, 0, "url"),
        "BUTTON_COMPONENT_URL_REQUIRED",
    ),
    "a link to nowhere on the web": (
        rows(LINK | {"url": "javascript:alert(1)"}),
        (*IN_ROW, 0, "url"),
        "URL_TYPE_INVALID_SCHEME",
    ),
    "an ordinary button with a url": (
        rows(button(url="https://example.com")),
        (*IN_ROW, 0, "url"),
        EXCLUSIVE,
    ),
    "a button style that does not exist": (
        rows(button(style=7)),
        (*IN_ROW, 0, "style"),
        "BASE_TYPE_CHOICES",
    ),
    "a label of 81 characters": (rows(button(label="x" * 81)), (*IN_ROW, 0, "label"), MAX_LENGTH),
    "a custom_id of 101 characters": (
        rows(button("x" * 101)),
        (*IN_ROW, 0, "custom_id"),
        BAD_LENGTH,
    ),
    "a word as emoji": (
        rows(button(emoji={"name": "spade"})),
        (*IN_ROW, 0, "emoji", "name"),
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    "a playing card, which is no emoji": (
        rows(button(emoji={"name": "\U0001f0a1"})),
        (*IN_ROW, 0, "emoji", "name"),
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    "somebody else's custom emoji": (
        rows(button(emoji={"id": "81384788765712384", "name": "ace"})),
        (*IN_ROW, 0, "emoji", "name"),
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    "duplicate option values": (
        rows(select() | {"options": TWINS}),
        (*IN_ROW, 0, "options", 1, "value"),
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "max_values over the options": (
        rows(select(max_values=3)),
        (*IN_ROW, 0, "max_values"),
        "SELECT_COMPONENT_MAX_VALUES_INVALID",
    ),
    "min_values over max_values": (
        rows(select(min_values=2)),
        (*IN_ROW, 0, "min_values"),
        "SELECT_COMPONENT_MIN_VALUES_INVALID",
    ),
    "more defaults than values": (
        rows(
            select() | {"options": [{"label": v, "value": v, "default": True} for v in ("1", "2")]}
        ),
        (*IN_ROW, 0, "options"),
        "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
    ),
    "26 options": (rows(select(options=26)), (*IN_ROW, 0, "options"), BAD_LENGTH),
    "no options": (rows(select(options=0)), (*IN_ROW, 0, "options"), BAD_LENGTH),
    "a select beside a button": (
        rows(button(), select()),
        (*IN_ROW, 1),
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "two selects in a row": (
        rows(select("a"), select("b")),
        (*IN_ROW, 1),
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "six buttons in a row": (rows(*(button(str(n)) for n in range(6))), IN_ROW, BAD_LENGTH),
    "an empty row": (rows(), IN_ROW, BAD_LENGTH),
    "six rows in a classic message": (
        {"content": "x", "components": [*FIVE_ROWS, row(button("5"))]},
        ("components",),
        BAD_LENGTH,
    ),
    "a text input in a message": (
        rows({"type": 4, "custom_id": "t", "style": 1, "label": "T"}),
        (*IN_ROW, 0),
        "UNION_TYPE_CHOICES",
    ),
    "a button that lies in no row": (
        {"content": "x", "components": [button()]},
        ("components", 0),
        "UNION_TYPE_CHOICES",
    ),
    "V2 components without the flag": (
        {"components": [text()]},
        ("components", 0),
        "UNION_TYPE_CHOICES",
    ),
    "the flag with content": (v2(text()) | {"content": "x"}, ("content",), LEGACY),
    "the flag with embeds": (v2(text()) | {"embeds": [{"title": "x"}]}, ("embeds",), LEGACY),
    "4,001 characters in one text": (
        v2(text("x" * 4001)),
        ("components", 0, "content"),
        BAD_LENGTH,
    ),
    "4,001 characters in all": (
        v2(text("x" * 2000), {"type": 17, "components": [text("y" * 2001)]}),
        ("components",),
        TOO_MUCH_TEXT,
    ),
    "41 components": (v2(*(text() for _ in range(41))), ("components",), MAX_LENGTH),
    "41 components with the nested ones": (
        v2({"type": 17, "components": [text() for _ in range(40)]}),
        ("components",),
        TOO_MANY,
    ),
    "a container in a container": (
        v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        ("components", 0, "components", 0),
        "UNION_TYPE_CHOICES",
    ),
    "four texts in a section": (
        v2({"type": 9, "components": [text()] * 4, "accessory": button()}),
        ("components", 0, "components"),
        BAD_LENGTH,
    ),
    "a section without accessory": (
        v2({"type": 9, "components": [text()]}),
        ("components", 0, "accessory"),
        "BASE_TYPE_REQUIRED",
    ),
    "an empty gallery": (
        v2({"type": 12, "items": []}),
        ("components", 0, "items"),
        BAD_LENGTH,
    ),
    "a picture that was not uploaded": (
        v2({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}),
        ("components", 0, "items", 0, "media", "url"),
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "a file from the web": (
        v2({"type": 13, "file": {"url": "https://example.com/a.txt"}}),
        ("components", 0, "file", "url"),
        "URL_TYPE_INVALID_SCHEME",
    ),
    "an attachment without a file": (
        {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]},
        ("attachments", 0),
        "ATTACHMENT_NOT_FOUND",
    ),
    "content over 2,000": ({"content": "x" * 2001}, ("content",), MAX_LENGTH),
    "content that is no text": ({"content": 5}, ("content",), "STRING_TYPE_CONVERT"),
    "embeds over 6,000 in total": ({"embeds": BIG_EMBEDS}, ("embeds",), "MAX_EMBED_SIZE_EXCEEDED"),
    "11 embeds": ({"embeds": [{"title": "x"}] * 11}, ("embeds",), MAX_LENGTH),
    "an embed with nothing in it": (
        {"embeds": [{"color": 1}]},
        ("embeds", 0, "description"),
        "BASE_TYPE_REQUIRED",
    ),
    "an embed's title of 257 characters": (
        {"embeds": [{"title": "x" * 257}]},
        ("embeds", 0, "title"),
        MAX_LENGTH,
    ),
    "an unknown key": ({"content": "x", "contents": "y"}, ("contents",), "UNKNOWN_KEY"),
    "an unknown key deep inside": (rows(button(colour=1)), (*IN_ROW, 0, "colour"), "UNKNOWN_KEY"),
    "mentions by kind and by name": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        ("allowed_mentions",),
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "an answer to no message": (
        {"content": "x", "message_reference": {"message_id": "1"}},
        ("message_reference",),
        "MESSAGE_REFERENCE_UNKNOWN_MESSAGE",
    ),
}


@pytest.mark.parametrize(("body", "path", "code"), REFUSED.values(), ids=REFUSED)
async def test_refused(api: BotApi, body: Any, path: Any, code: str):
    answer = await api.send(body)
    assert answer.fault(*path) == code
    assert not (await api.ask("GET", f"/channels/{api.channel}/messages")).body


@pytest.mark.parametrize(
    "body", [{}, {"content": " \n"}, {"flags": V2}, {"flags": V2, "components": []}]
)
async def test_an_empty_message_is_refused(api: BotApi, body: Any):
    answer = await api.send(body)
    assert answer.status == 400
    assert answer.body == {"code": 50006, "message": "Cannot send an empty message"}


ACCEPTED = {
    "five rows": {"content": "x", "components": FIVE_ROWS},
    "rows alone": {"components": FIVE_ROWS},
    "2,000 characters": {"content": "x" * 2000},
    "4,000 characters in all": v2(text("x" * 2000), text("y" * 2000)),
    "40 components": v2({"type": 17, "components": [text() for _ in range(39)]}),
    "6,000 in embeds": {"embeds": [{"description": "a" * 4000}, {"description": "b" * 2000}]},
    "suits as emoji": rows(*(button(s, emoji={"name": s}) for s in ("♠", "♥️", "♦", "♣️", "🃏"))),
    "an emoji alone": rows({"type": 2, "style": 2, "custom_id": "a", "emoji": {"name": "1️⃣"}}),
    "a link": rows(LINK),
    "as many values as options": rows(select(max_values=2, min_values=0)),
    "all kinds of V2": v2(
        {"type": 9, "components": [text()], "accessory": button("a")},
        {"type": 14, "spacing": 2, "divider": False},
        {"type": 12, "items": [{"media": {"url": "https://example.com/a.png"}}]},
        {"type": 17, "accent_color": 0xFFFFFF, "components": [text(), row(select("b"))]},
    ),
    "nothing but nulls beside": {"content": "x", "embeds": None, "components": None, "flags": None},
}


@pytest.mark.parametrize("body", ACCEPTED.values(), ids=ACCEPTED)
async def test_accepted(api: BotApi, body: Any):
    assert (await api.send(body)).status == 200


async def test_every_component_gets_an_id_of_its_own(api: BotApi):
    sent = await api.sent(v2({"type": 17, "components": [text(), row(button("a", id=1))]}))
    container = sent["components"][0]
    inner = container["components"]
    ids = [container["id"], inner[0]["id"], inner[1]["id"], inner[1]["components"][0]["id"]]
    assert sorted(ids) == [1, 2, 3, 4]
    assert ids[-1] == 1


async def test_several_faults_are_named_at_once(api: BotApi):
    answer = await api.send({"content": "x" * 2001, "embeds": [{"title": "y" * 257}]})
    assert answer.fault("content") == MAX_LENGTH
    assert answer.fault("embeds", 0, "title") == MAX_LENGTH
