"""Commands are told to be the same however Discord writes them down."""

from cogs.registering import essence

OURS = {
    "name": "kick",
    "description": "Take a seat",
    "type": 1,
    "options": [
        {"name": "seat", "description": "Which", "type": 4, "required": True, "autocomplete": True}
    ],
    "contexts": [0],
    "integration_types": [0],
}


def theirs(**changes):
    """The same as Discord gives it back: with ids, and with what we did not say."""
    return {
        **OURS,
        "id": "1",
        "application_id": "2",
        "version": "3",
        "default_member_permissions": None,
        "nsfw": False,
        "description_localizations": None,
        **changes,
    }


def test_what_discord_adds_makes_no_difference():
    other = {**OURS, "name": "join", "options": []}
    told = {key: value for key, value in theirs(name="join").items() if key != "options"}
    assert essence([OURS, other]) == essence([told, theirs()])


def test_every_change_makes_a_difference():
    for change in (
        {"description": "Take a chair"},
        {"options": []},
        {"options": [{**OURS["options"][0], "required": False}]},
        {"options": [{**OURS["options"][0], "choices": [{"name": "one", "value": 1}]}]},
        {"contexts": [0, 1]},
        {"default_member_permissions": "8"},
    ):
        assert essence([OURS]) != essence([theirs(**change)]), change
    assert essence([OURS]) != essence([])
