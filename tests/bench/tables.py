"""Euchre at several tables at once: the same four people sit at all of them, and play by panels."""

from tests.client import texts
from tests.end_to_end.company import action_lines, is_panel, labels
from tests.waiting import until


class Table:
    """One channel's table, and the four who sit there."""

    def __init__(self, channel, players):
        self.channel = channel
        self.players = players

    async def begin(self):
        """From /play to four hands."""
        host, *others = self.players
        host.channel = self.channel
        lobby = (await host.slash("play", game="euchre")).message
        for player in others:
            await player.until(self._here(lambda one: "Join" in labels(one)))
            await player.click(lobby, "Join")
            seated = f"**{player.name}**"
            await player.until(self._here(lambda one, seated=seated: seated in texts(one)))
        await host.click(lobby, "Start")
        for player in self.players:
            await player.until(self._here(is_panel))

    def asked(self):
        """Who is asked now, his panel, and the ids of the buttons that answer; else None."""
        for player in self.players:
            panel = player.latest(self._here(is_panel))
            if panel is not None and (lines := action_lines(panel)):
                return player, panel, [button["custom_id"] for button in lines.values()]
        return None

    def _here(self, fits):
        return lambda message: message["channel_id"] == self.channel and fits(message)


class Tables:
    """All the tables, taken in turn: the one that has waited longest is played at next."""

    def __init__(self, tables):
        self._tables = list(tables)

    async def asked(self):
        """Wait until somebody is asked somewhere; returns what `Table.asked` does."""
        return await until(self._asked)

    def _asked(self):
        for table in self._tables:
            if (found := table.asked()) is not None:
                self._tables.remove(table)
                self._tables.append(table)
                return found
        return None
