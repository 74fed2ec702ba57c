"""Messages in channels: changed, deleted, listed, answered; with files."""

import io
import json
import struct
import zlib
from typing import Any

import aiohttp
import pytest

from tests.client import Control, Player, Refused
from tests.playground.conftest import Answered, BotApi

V2 = 1 << 15
BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "A", "custom_id": "a"}]}
LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def png(width: int, height: int) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        checksum = struct.pack(">I", zlib.crc32(kind + data))
        return struct.pack(">I", len(data)) + kind + data + checksum

    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
    pixels = chunk(b"IDAT", zlib.compress((b"\0" + b"\0" * width) * height))
    return b"\x89PNG\r\n\x1a\n" + header + pixels + chunk(b"IEND", b"")


async def upload(api: BotApi, method: str, path: str, body: Any, **files: bytes) -> Answered:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", json.dumps(body), content_type="application/json")
    for place, (name, data) in enumerate(files.items()):
        filename = name.replace("_png", ".png").replace("_txt", ".txt")
        form.add_field(f"files[{place}]", io.BytesIO(data), filename=filename)
    return await api.ask(method, path, data=form)


async def test_an_edit_changes_what_it_tells_and_nothing_else(api: BotApi, ann: Player):
    sent = await api.sent({"content": "one", "components": [BUTTON]})
    assert sent["edited_timestamp"] is None
    changed = (await api.edit(sent["id"], {"content": "two"})).body
    assert (changed["content"], changed["components"]) == ("two", sent["components"])
    assert changed["edited_timestamp"]
    cleared = (await api.edit(sent["id"], {"components": []})).body
    assert (cleared["content"], cleared["components"]) == ("two", [])
    await ann.until(lambda one: one["id"] == sent["id"] and one["components"] == [])


async def test_an_edit_that_is_refused_changes_nothing(api: BotApi):
    sent = await api.sent({"content": "one"})
    refused = await api.edit(sent["id"], {"content": "two", "components": [BUTTON, BUTTON]})
    assert refused.status == 400
    shown = await api.ask("GET", f"/channels/{api.channel}/messages/{sent['id']}")
    assert shown.body == sent


async def test_an_edit_that_leaves_nothing_is_refused(api: BotApi):
    sent = await api.sent({"content": "one"})
    assert (await api.edit(sent["id"], {"content": ""})).body["code"] == 50006


async def test_a_classic_message_becomes_v2_only_without_its_content(api: BotApi):
    sent = await api.sent({"content": "one"})
    refused = await api.edit(sent["id"], {"flags": V2, "components": [text("two")]})
    assert refused.fault("content") == LEGACY
    body = {"flags": V2, "components": [text("two")], "content": None}
    assert (await api.edit(sent["id"], body)).body["flags"] == V2
    back = await api.edit(sent["id"], {"flags": 0, "content": "three"})
    assert back.fault("content") == LEGACY
    assert (await api.edit(sent["id"], {"components": [text("three")]})).body["flags"] == V2


async def test_others_messages_cannot_be_edited_or_deleted(api: BotApi, ann: Player, ben: Player):
    said = await ann.say("hello")
    answer = await api.edit(said["id"], {"content": "x"})
    assert (answer.status, answer.body["code"]) == (403, 50005)
    answer = await api.ask("DELETE", f"/channels/{api.channel}/messages/{said['id']}")
    assert (answer.status, answer.body["code"]) == (403, 50013)
    with pytest.raises(Refused) as refused:
        await ben._rest("DELETE", f"/channels/{api.channel}/messages/{said['id']}")
    assert refused.value.code == 50013


async def test_the_owner_may_delete_any(api: BotApi, ann: Player):
    sent = await api.sent({"content": "x"})
    await ann._rest("DELETE", f"/channels/{api.channel}/messages/{sent['id']}")
    gone = await api.edit(sent["id"], {"content": "y"})
    assert (gone.status, gone.body["code"]) == (404, 10008)
    assert gone.body["message"] == "Unknown Message"


async def test_bulk_delete_needs_a_right_that_the_bot_has_not(api: BotApi):
    sent = [await api.sent({"content": "x"}) for _ in range(2)]
    body = {"messages": [one["id"] for one in sent]}
    answer = await api.ask("POST", f"/channels/{api.channel}/messages/bulk-delete", body)
    assert (answer.status, answer.body["code"]) == (403, 50013)


async def test_bulk_delete_by_the_owner(api: BotApi, ann: Player, control: Control):
    path = f"/channels/{api.channel}/messages/bulk-delete"
    ids = [(await api.sent({"content": "x"}))["id"] for _ in range(3)]
    with pytest.raises(Refused) as refused:
        await ann._rest("POST", path, {"messages": ids[:1]})
    assert refused.value.code == 50016
    await ann._rest("POST", path, {"messages": ids[:2]})
    assert [one["id"] for one in await ann.history()] == ids[2:]
    ids.append((await api.sent({"content": "x"}))["id"])
    await control.advance(15 * 86_400)
    with pytest.raises(Refused) as refused:
        await ann._rest("POST", path, {"messages": ids[2:]})
    assert refused.value.code == 50034


async def test_history_is_paged_newest_first(api: BotApi, ann: Player):
    ids = [(await ann.say(str(n)))["id"] for n in range(6)]
    path = f"/channels/{api.channel}/messages"

    async def listed(query: str) -> list[str]:
        return [one["id"] for one in await ann._rest("GET", path + query)]

    assert await listed("?limit=2") == [ids[5], ids[4]]
    assert await listed(f"?limit=2&before={ids[4]}") == [ids[3], ids[2]]
    assert await listed(f"?limit=2&after={ids[1]}") == [ids[3], ids[2]]


async def test_a_bot_without_the_intent_does_not_read_others(api: BotApi, ann: Player):
    await ann.say("secret")
    await ann.say(f"<@{api.application}> hello")
    mentioned, plain = (await api.ask("GET", f"/channels/{api.channel}/messages")).body
    assert plain["content"] == ""
    assert mentioned["content"].endswith("hello")


async def test_an_answer_shows_what_it_answers(api: BotApi, ann: Player):
    said = await ann.say("hello")
    reference = {"message_id": said["id"]}
    sent = await api.sent({"content": "hi", "message_reference": reference})
    assert (sent["type"], sent["referenced_message"]["id"]) == (19, said["id"])
    assert [one["username"] for one in sent["mentions"]] == ["Ann"]
    lost = {"message_id": "5", "fail_if_not_exists": False}
    assert (await api.sent({"content": "hi", "message_reference": lost}))["type"] == 0


async def test_a_nonce_goes_back_to_its_author_only(ann: Player, ben: Player):
    path = f"/channels/{ann.channel}/messages"
    said = await ann._rest("POST", path, {"content": "x", "nonce": "n1"})
    assert said["nonce"] == "n1"
    assert "nonce" not in await ben.until(lambda one: one["id"] == said["id"])


async def test_an_enforced_nonce_sends_once(api: BotApi, control: Control):
    body = {"content": "x", "nonce": "n1", "enforce_nonce": True}
    first = await api.sent(body)
    assert (await api.sent(body))["id"] == first["id"]
    assert (await api.sent(body | {"nonce": "n2"}))["id"] != first["id"]
    await control.advance(301)
    assert (await api.sent(body))["id"] != first["id"]


async def test_a_picture_is_uploaded_shown_and_served(api: BotApi, http: aiohttp.ClientSession):
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://cards.png"}}]}
    download = {"type": 13, "file": {"url": "attachment://record.txt"}}
    body = {
        "flags": V2,
        "components": [gallery, download],
        "attachments": [
            {"id": 0, "filename": "cards.png", "description": "Five cards"},
            {"id": 1, "filename": "record.txt"},
        ],
    }
    path = f"/channels/{api.channel}/messages"
    picture = png(30, 20)
    answer = await upload(api, "POST", path, body, cards_png=picture, record_txt=b"played")
    assert answer.status == 200, answer.body
    first, second = answer.body["attachments"]
    assert (first["width"], first["height"], first["description"]) == (30, 20, "Five cards")
    shown = answer.body["components"][0]["items"][0]["media"]
    assert (shown["url"], shown["width"], shown["height"]) == (first["url"], 30, 20)
    file = answer.body["components"][1]
    assert (file["name"], file["size"], file["file"]["url"]) == ("record.txt", 6, second["url"])
    async with http.get(first["url"]) as served:
        assert await served.read() == picture
        assert served.content_type == "image/png"
        assert served.headers["X-Content-Type-Options"] == "nosniff"
    async with http.get(second["url"]) as served:
        assert served.headers["Content-Disposition"].startswith("attachment")
        assert "sandbox" in served.headers["Content-Security-Policy"]


async def test_files_are_kept_replaced_and_dropped_by_edits(
    api: BotApi, http: aiohttp.ClientSession
):
    path = f"/channels/{api.channel}/messages"
    sent = (await upload(api, "POST", path, {"content": "x"}, a_png=png(1, 1))).body
    old = sent["attachments"][0]
    one = f"{path}/{sent['id']}"
    both = (await upload(api, "PATCH", one, {}, b_png=png(2, 2))).body
    assert [file["filename"] for file in both["attachments"]] == ["a.png", "b.png"]
    kept = (await api.edit(sent["id"], {"attachments": [{"id": old["id"]}]})).body
    assert kept["attachments"] == [old]
    unknown = await api.edit(sent["id"], {"attachments": [{"id": "5"}]})
    assert unknown.fault("attachments", 0) == "ATTACHMENT_NOT_FOUND"
    assert (await api.edit(sent["id"], {"attachments": []})).body["attachments"] == []
    async with http.get(old["url"]) as served:
        assert served.status == 404


async def test_an_embed_shows_an_uploaded_picture(api: BotApi):
    body = {"embeds": [{"image": {"url": "attachment://a.png"}}]}
    path = f"/channels/{api.channel}/messages"
    sent = (await upload(api, "POST", path, body, a_png=png(3, 4))).body
    assert sent["embeds"][0]["image"]["url"] == sent["attachments"][0]["url"]


async def test_a_file_of_more_than_ten_megabytes_is_too_large(api: BotApi):
    path = f"/channels/{api.channel}/messages"
    answer = await upload(api, "POST", path, {}, a_txt=bytes(10 * 1024 * 1024 + 1))
    assert (answer.status, answer.body["code"]) == (413, 40005)


async def test_direct_messages_are_refused(api: BotApi):
    body = {"recipient_id": api.described["users"][0]["id"]}
    answer = await api.ask("POST", "/users/@me/channels", body)
    assert (answer.status, answer.body["code"]) == (403, 50007)


async def test_an_unknown_channel(api: BotApi):
    answer = await api.ask("POST", "/channels/5/messages", {"content": "x"})
    assert (answer.status, answer.body) == (404, {"message": "Unknown Channel", "code": 10003})


@pytest.mark.parametrize("body", ["{", '{"content": NaN}', "[" * 100_000, "\xff"])
async def test_a_body_that_is_no_json(api: BotApi, body: str):
    path = f"/channels/{api.channel}/messages"
    answer = await api.ask("POST", path, data=body.encode("latin-1"))
    assert (answer.status, answer.body["code"]) == (400, 50109)
