"""The playground has one application: two bots on it each hear only the presses meant for them."""

from collections.abc import Callable

from discord.state import ConnectionState


def hear_only(meant: Callable[[str], bool]) -> None:
    """Have this process take no notice of interactions whose custom id is not meant for it.

    What is no press (a command, say) has the custom id "".
    """
    parse = ConnectionState.parse_interaction_create

    def heard(self, data):
        if meant(data["data"].get("custom_id", "")):
            parse(self, data)

    ConnectionState.parse_interaction_create = heard
