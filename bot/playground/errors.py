"""What the playground refuses, and how: Discord's statuses, codes and error shape."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple


class Refusal(Exception):
    """A request is refused with Discord's HTTP status, its own code, and a message.

    `errors` is the tree of what is wrong in a form, keyed as the form is.
    """

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        errors: dict[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
        more: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.headers = dict(headers or {})
        self.more = dict(more or {})

    def body(self) -> dict[str, Any]:
        """Return the JSON body of the answer."""
        shape: dict[str, Any] = {"message": self.message, "code": self.code, **self.more}
        if self.errors is not None:
            shape["errors"] = self.errors
        return shape


class Known(NamedTuple):
    """One of Discord's documented errors."""

    status: int
    code: int
    message: str

    def refusal(self) -> Refusal:
        """Return the exception to raise."""
        return Refusal(self.status, self.code, self.message)


class Fault(NamedTuple):
    """One thing that is wrong in a form: where, Discord's word for it, and a sentence."""

    path: tuple[str | int, ...]
    code: str
    message: str


def invalid_form(faults: Iterable[Fault]) -> Refusal:
    """Return the refusal 50035 for a form in which all these things are wrong."""
    tree: dict[str, Any] = {}
    for fault in faults:
        branch = tree
        for step in fault.path:
            branch = branch.setdefault(str(step), {})
        branch.setdefault("_errors", []).append({"code": fault.code, "message": fault.message})
    return Refusal(400, 50035, "Invalid Form Body", tree)


def refuse_if(faults: Iterable[Fault]) -> None:
    """Raise the refusal of a form when there is anything wrong in it."""
    found = list(faults)
    if found:
        raise invalid_form(found)


UNAUTHORIZED = Known(401, 0, "401: Unauthorized")
NOT_FOUND = Known(404, 0, "404: Not Found")
METHOD_NOT_ALLOWED = Known(405, 0, "405: Method Not Allowed")
NOT_JSON = Known(400, 50109, "The request body contains invalid JSON.")
TOO_LARGE = Known(413, 40005, "Request entity too large")

UNKNOWN_CHANNEL = Known(404, 10003, "Unknown Channel")
UNKNOWN_GUILD = Known(404, 10004, "Unknown Guild")
UNKNOWN_MEMBER = Known(404, 10007, "Unknown Member")
UNKNOWN_MESSAGE = Known(404, 10008, "Unknown Message")
UNKNOWN_APPLICATION = Known(404, 10002, "Unknown Application")
UNKNOWN_USER = Known(404, 10013, "Unknown User")
UNKNOWN_EMOJI = Known(404, 10014, "Unknown Emoji")
UNKNOWN_WEBHOOK = Known(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = Known(404, 10062, "Unknown interaction")
UNKNOWN_COMMAND = Known(404, 10063, "Unknown application command")
ALREADY_ACKNOWLEDGED = Known(400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS = Known(403, 50001, "Missing Access")
NOT_THE_AUTHOR = Known(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE = Known(400, 50006, "Cannot send an empty message")
CANNOT_MESSAGE_USER = Known(403, 50007, "Cannot send messages to this user")
MISSING_PERMISSIONS = Known(403, 50013, "Missing Permissions")
BULK_DELETE_COUNT = Known(
    400, 50016, "Provided too few or too many messages to delete. Must provide at least 2 and"
    " fewer than 100 messages to delete"
)  # fmt: skip
WRONG_CHANNEL_TYPE = Known(400, 50024, "Cannot execute action on this channel type")
INVALID_WEBHOOK_TOKEN = Known(401, 50027, "Invalid Webhook Token")
TOO_OLD_TO_DELETE = Known(400, 50034, "A message provided was too old to bulk delete")
THREAD_ARCHIVED = Known(400, 50083, "Thread is archived")
THREAD_ALREADY_CREATED = Known(400, 160004, "A thread has already been created for this message")
THREAD_LOCKED = Known(403, 160005, "Thread is locked")
