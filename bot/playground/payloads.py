"""How things look on the wire: Discord's objects, written from what the world holds."""

from datetime import UTC, datetime
from typing import Any

from bot.playground.permissions import BOT, PLAYER
from bot.playground.world import Attachment, Channel, Message, Person, World

Json = dict[str, Any]
LOCALE = "en-US"
APPLICATION_FLAGS = 1 << 23  # it has slash commands


def timestamp(moment: float) -> str:
    """Write a Unix time as Discord does."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")


class Payloads:
    """Writes Discord's objects. `address` is where the playground serves files."""

    def __init__(self, world: World, address: str = "") -> None:
        self.world = world
        self.address = address

    def user(self, person: Person) -> Json:
        """Write a user object."""
        return {
            "id": str(person.id),
            "username": person.name,
            "discriminator": "0000" if person.bot else "0",
            "global_name": None if person.bot else person.name,
            "avatar": None,
            "bot": person.bot,
            "system": False,
            "banner": None,
            "accent_color": None,
            "avatar_decoration_data": None,
            "collectibles": None,
            "primary_guild": None,
            "public_flags": 0,
            "flags": 0,
        }

    def own_user(self, person: Person) -> Json:
        """Write a user object with what only its owner sees."""
        private = {"verified": True, "mfa_enabled": True, "email": None, "locale": LOCALE}
        return self.user(person) | private

    def member(self, person: Person, *, with_user: bool = True) -> Json:
        """Write a member object; gateway messages leave its user out."""
        role = self.world.bot_role if person.bot else self.world.player_role
        member: Json = {
            "nick": None,
            "avatar": None,
            "banner": None,
            "roles": [str(role)],
            "joined_at": timestamp(person.joined),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "communication_disabled_until": None,
        }
        return member | {"user": self.user(person)} if with_user else member

    def roles(self) -> list[Json]:
        """Write the server's roles: everyone (no rights), the players', and the bot's own."""
        everyone = self._role(self.world.guild_id, "@everyone", 0, 0)
        players = self._role(self.world.player_role, "Players", PLAYER, 1)
        bot = self._role(self.world.bot_role, self.world.bot.name, BOT, 2)
        bot |= {"managed": True, "tags": {"bot_id": str(self.world.bot.id)}}
        return [everyone, players, bot]

    def _role(self, role_id: int, name: str, permissions: int, position: int) -> Json:
        return {
            "id": str(role_id),
            "name": name,
            "permissions": str(permissions),
            "position": position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "icon": None,
            "unicode_emoji": None,
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }

    def channel(self, channel: Channel, viewer: Person | None = None) -> Json:
        """Write a channel object; with `viewer`, for an interaction, with his rights in it."""
        written = self._thread(channel) if channel.is_thread else self._text_channel(channel)
        if viewer is not None:
            written["permissions"] = str(self.world.permissions_of(viewer, channel))
        return written

    def _text_channel(self, channel: Channel) -> Json:
        return self._any_channel(channel) | {
            "parent_id": None,
            "position": channel.position,
            "topic": None,
            "nsfw": False,
            "rate_limit_per_user": 0,
            "default_auto_archive_duration": channel.auto_archive_minutes,
            "last_pin_timestamp": None,
            "permission_overwrites": self._overwrites(channel),
        }

    def _thread(self, thread: Channel) -> Json:
        return self._any_channel(thread) | {
            "parent_id": str(thread.root.id),
            "owner_id": str(thread.owner),
            "rate_limit_per_user": 0,
            "message_count": len(thread.messages),
            "member_count": len(thread.members),
            "total_message_sent": len(thread.messages),
            "applied_tags": [],
            "thread_metadata": {
                "archived": thread.archived,
                "archive_timestamp": timestamp(thread.archived_at),
                "auto_archive_duration": thread.auto_archive_minutes,
                "locked": thread.locked,
                "invitable": True,
                "create_timestamp": timestamp(thread.created),
            },
        }

    def _any_channel(self, channel: Channel) -> Json:
        return {
            "id": str(channel.id),
            "type": channel.type,
            "guild_id": str(self.world.guild_id),
            "name": channel.name,
            "flags": 0,
            "last_message_id": str(max(channel.messages)) if channel.messages else None,
        }

    def _overwrites(self, channel: Channel) -> list[Json]:
        if not channel.denied:
            return []
        bot = str(self.world.bot.id)
        return [{"id": bot, "type": 1, "allow": "0", "deny": str(channel.denied)}]

    def thread_member(self, thread: Channel, person_id: int) -> Json:
        """Write a thread member object."""
        joined = timestamp(thread.members[person_id])
        who = {"id": str(thread.id), "user_id": str(person_id)}
        return who | {"join_timestamp": joined, "flags": 1, "muted": False, "mute_config": None}

    def guild(self) -> Json:
        """Write the guild object."""
        return {
            "id": str(self.world.guild_id),
            "name": self.world.guild_name,
            "owner_id": str(self.world.owner.id),
            "roles": self.roles(),
            "emojis": [],
            "stickers": [],
            "features": [],
            "icon": None,
            "icon_hash": None,
            "splash": None,
            "discovery_splash": None,
            "banner": None,
            "description": None,
            "home_header": None,
            "afk_channel_id": None,
            "afk_timeout": 300,
            "application_id": None,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "incidents_data": None,
            "max_members": 500000,
            "max_presences": None,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "mfa_level": 0,
            "nsfw": False,
            "nsfw_level": 0,
            "preferred_locale": LOCALE,
            "premium_progress_bar_enabled": False,
            "premium_subscription_count": 0,
            "premium_tier": 0,
            "public_updates_channel_id": None,
            "region": "us-west",
            "rules_channel_id": None,
            "safety_alerts_channel_id": None,
            "system_channel_flags": 0,
            "system_channel_id": None,
            "vanity_url_code": None,
            "verification_level": 0,
            "widget_channel_id": None,
            "widget_enabled": False,
        }

    def guild_create(self, *, all_members: bool) -> Json:
        """Write the guild as GUILD_CREATE does; without the members intent, only the bot's own."""
        people = self.world.people.values() if all_members else [self.world.bot]
        channels = self.world.channels.values()
        threads = [one for one in channels if one.is_thread and not one.archived]
        return self.guild() | {
            "joined_at": timestamp(self.world.bot.joined),
            "large": False,
            "unavailable": False,
            "member_count": len(self.world.people),
            "members": [self.member(person) for person in people],
            "channels": [self.channel(one) for one in channels if not one.is_thread],
            "threads": [self.channel(one) for one in threads],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
            "application_command_counts": {},
        }

    def application(self) -> Json:
        """Write the application object, as its bot sees it."""
        return {
            "id": str(self.world.application_id),
            "name": self.world.bot.name,
            "description": "",
            "icon": None,
            "bot": self.user(self.world.bot),
            "owner": self.user(self.world.owner),
            "team": None,
            "summary": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": APPLICATION_FLAGS,
            "hook": True,
            "type": None,
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "approximate_guild_count": 1,
            "approximate_user_install_count": 0,
            "integration_types_config": {"0": {}},
        }

    def attachment(self, attachment: Attachment) -> Json:
        """Write an attachment object."""
        url = self.address + attachment.path
        written: Json = {
            "id": str(attachment.id),
            "filename": attachment.filename,
            "size": len(attachment.data),
            "url": url,
            "proxy_url": url,
            "content_type": attachment.content_type,
        }
        if attachment.description is not None:
            written["description"] = attachment.description
        if attachment.size_in_pixels is not None:
            written["width"], written["height"] = attachment.size_in_pixels
        return written

    def message(self, message: Message, viewer: Person | None = None) -> Json:
        """Write a message object; its nonce is shown to nobody but its author."""
        written = self._alone(message) | self._answered(message) | self._replied(message)
        if message.nonce is not None and viewer is message.author:
            written["nonce"] = message.nonce
        return written

    def _alone(self, message: Message) -> Json:
        written: Json = {
            "id": str(message.id),
            "channel_id": str(message.channel.id),
            "type": message.type,
            "content": message.content,
            "author": self.user(message.author),
            "attachments": [self.attachment(one) for one in message.attachments],
            "embeds": message.embeds,
            "components": message.components,
            "mentions": [self.user(person) for person in message.mentions],
            "mention_roles": [],
            "mention_everyone": message.mentions_everyone,
            "pinned": False,
            "tts": message.tts,
            "timestamp": timestamp(message.created),
            "edited_timestamp": timestamp(message.edited) if message.edited else None,
            "flags": message.flags,
        }
        if message.author.bot:
            written["application_id"] = str(self.world.application_id)
        return written

    def _answered(self, message: Message) -> Json:
        if message.metadata is None:
            return {}
        webhook = str(self.world.application_id)
        return {"interaction_metadata": message.metadata, "webhook_id": webhook}

    def _replied(self, message: Message) -> Json:
        if message.reply_to is None:
            return {}
        replied = message.reply_to
        reference = {
            "type": 0,
            "message_id": str(replied.id),
            "channel_id": str(replied.channel.id),
            "guild_id": str(self.world.guild_id),
        }
        still_there = replied.id in replied.channel.messages
        shown = self._alone(replied) if still_there else None
        return {"message_reference": reference, "referenced_message": shown}

    def gateway_message(self, message: Message, viewer: Person | None = None) -> Json:
        """Write a message as MESSAGE_CREATE and MESSAGE_UPDATE do: with its server and member."""
        written = self.message(message, viewer)
        written["guild_id"] = str(self.world.guild_id)
        written["member"] = self.member(message.author, with_user=False)
        return written

    def deleted_message(self, message: Message) -> Json:
        """Write what MESSAGE_DELETE tells."""
        return {
            "id": str(message.id),
            "channel_id": str(message.channel.id),
            "guild_id": str(self.world.guild_id),
        }

    def without_content(self, written: Json) -> Json:
        """Blank what a bot without the message content intent may not read of others."""
        bot = str(self.world.bot.id)
        mentioned = any(user["id"] == bot for user in written["mentions"])
        if written["author"]["id"] == bot or mentioned:
            return written
        return written | {"content": "", "embeds": [], "attachments": [], "components": []}
