"""Checks of the shape of responses."""

from __future__ import annotations

from typing import Any, Callable, List

Check = Callable[[object], Any]


class ShapeError(Exception):
    """A response is not what the API promises."""


def object_with(*required: str) -> Check:
    """Accepts objects that have the named fields. The values of the fields are not checked."""

    def check(value: object) -> Any:
        if not isinstance(value, dict):
            raise ShapeError("is not an object")
        for name in required:
            if name not in value:
                raise ShapeError(f"has no `{name}`")
        return value

    return check


def array_of(check: Check) -> Check:
    """Accepts arrays whose items pass."""

    def check_all(value: object) -> List[Any]:
        if not isinstance(value, list):
            raise ShapeError("is not an array")
        return [check(item) for item in value]

    return check_all


def text(value: object) -> str:
    """Accepts strings."""
    if not isinstance(value, str):
        raise ShapeError("is not a string")
    return value


def number(value: object) -> float:
    """Accepts numbers."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise ShapeError("is not a number")
    return value


def nothing(value: object) -> None:
    """Accepts everything, and drops it."""


def recognition(list_name: str) -> Check:
    """Accepts the response of a recognition.

    Without its list of results a program would take a fault for an empty image.
    """

    def check(value: object) -> Any:
        data = object_with("data")(value)["data"]
        items = data.get(list_name) if isinstance(data, dict) else None
        if not isinstance(items, list) or not all(isinstance(item, dict) for item in items):
            raise ShapeError(f"has no list `data.{list_name}`")
        return value

    return check
