"""What all bodies share: strict models, Discord's limits on lengths, and its words for faults."""

from collections.abc import Iterable, Iterator, Sequence, Sized
from typing import Annotated, Any, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    TypeAdapter,
    ValidationError,
)
from pydantic_core import ErrorDetails, PydanticCustomError

from bot.playground.errors import Fault, invalid_form

T = TypeVar("T")
Step = str | int
LARGEST_ID = 2**63 - 1


class Body(BaseModel):
    """A JSON object. A key that Discord does not know is refused.

    Discord would ignore it, and nobody who sends one wants that.
    """

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def complaint(code: str, message: str, at: Iterable[Step] = ()) -> PydanticCustomError:
    """Return what a validator raises to refuse with Discord's own code; `at` leads further in."""
    return PydanticCustomError(code, "{message}", {"message": message, "at": tuple(at)})


def within(low: int, high: int) -> AfterValidator:
    """Return a limit on the length of a text or list, to be put into an annotation."""
    if low == 0:
        code, message = "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length."
    else:
        code, message = "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length."

    def check(value: Sized) -> Sized:
        if not low <= len(value) <= high:
            raise complaint(code, message)
        return value

    return AfterValidator(check)


def between(low: int, high: int) -> Any:
    """Return a limit on a number, to be put into an annotation."""
    return Field(ge=low, le=high)


def _snowflake(value: object) -> int:
    if isinstance(value, str) and value.isascii() and value.isdigit():
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int):
        raise complaint("NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
    if not 0 <= value <= LARGEST_ID:
        raise complaint("NUMBER_TYPE_MAX", "snowflake value should be less than 2^63.")
    return value


Snowflake = Annotated[int, BeforeValidator(_snowflake)]


def parse(shape: type[T] | TypeAdapter[T], body: Any, above: Sequence[Step] = ()) -> T:
    """Read a body into its shape, or refuse it (50035) naming every fault and its place.

    `above` is where the body itself stands in what was sent.
    """
    adapter = shape if isinstance(shape, TypeAdapter) else TypeAdapter(shape)
    try:
        return adapter.validate_python(body)
    except ValidationError as error:
        raise invalid_form(_faults(error, above)) from None


def _faults(error: ValidationError, above: Sequence[Step]) -> Iterator[Fault]:
    for details in error.errors(include_url=False):
        at = details.get("ctx", {}).get("at", ())
        steps = (step for step in details["loc"] if not _is_tag(step))
        code, message = _words(details)
        yield Fault((*above, *steps, *at), code, message)


def _is_tag(step: Step) -> bool:
    return isinstance(step, str) and step.startswith("@")


def _words(details: ErrorDetails) -> tuple[str, str]:
    kind = details["type"]
    if kind.isupper():
        return kind, details["msg"]
    if kind == "missing" or details["input"] is None:
        return "BASE_TYPE_REQUIRED", "This field is required"
    found = WORDS.get(kind)
    if found is None:
        return "BASE_TYPE_INVALID", details["msg"]
    context = {"input": details["input"], **details.get("ctx", {})}
    return found[0], found[1].format(**context).replace("'@", "").replace("'", "")


CHOICES = "Value must be one of ({expected})."
TAGS = 'Value of field "type" must be one of ({expected_tags}).'

WORDS = {
    "extra_forbidden": ("UNKNOWN_KEY", "This key is not known; Discord would ignore it."),
    "string_type": ("STRING_TYPE_CONVERT", 'Could not interpret "{input}" as string.'),
    "int_type": ("NUMBER_TYPE_COERCE", 'Value "{input}" is not int.'),
    "int_from_float": ("NUMBER_TYPE_COERCE", 'Value "{input}" is not int.'),
    "float_type": ("NUMBER_TYPE_COERCE", 'Value "{input}" is not float.'),
    "bool_type": ("BOOLEAN_TYPE_CONVERT", "Must be either true or false."),
    "list_type": ("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"),
    "dict_type": ("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType"),
    "model_type": ("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"),
    "model_attributes_type": (
        "MODEL_TYPE_CONVERT",
        "Only dictionaries may be used in a ModelType",
    ),
    "literal_error": ("BASE_TYPE_CHOICES", CHOICES),
    "union_tag_invalid": ("UNION_TYPE_CHOICES", TAGS),
    "union_tag_not_found": ("UNION_TYPE_CHOICES", 'Value of field "type" is required.'),
    "greater_than_equal": ("NUMBER_TYPE_MIN", "Value should be greater than or equal to {ge}."),
    "less_than_equal": ("NUMBER_TYPE_MAX", "Value should be less than or equal to {le}."),
}
