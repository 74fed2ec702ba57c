"""What a seat finds out once, and then knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Remembered(Generic[T]):
    """A property of a seat, found out at the first look at it and remembered.

    What ``functools.cached_property`` does, but without its lock, which costs more than most facts
    do: seats are made by the million, and none is ever shared by two threads.
    """

    def __init__(self, find_out: Callable[[Any], T]) -> None:
        self._find_out = find_out
        self.__doc__ = find_out.__doc__

    def __set_name__(self, _owner: type, name: str) -> None:
        self._name = name

    def __get__(self, seat: Any, _owner: type) -> T:
        fact = seat.__dict__[self._name] = self._find_out(seat)
        return fact
