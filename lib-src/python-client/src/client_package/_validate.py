"""Checks of arguments."""

from __future__ import annotations

import re
from typing import Optional, Tuple

from ._errors import config_error

_SEGMENT = re.compile(r"[\w-][\w.-]{0,127}", re.ASCII)
_COUNTRY = re.compile(r"[A-Za-z]{2}")


def validate_number(
    name: str,
    value: object,
    limits: Tuple[float, Optional[float]],
    *,
    integer: bool = True,
) -> None:
    """Accepts `None` and numbers in range. Rejects everything else, also strings of digits."""
    if value is None:
        return
    least, most = limits
    kinds = (int,) if integer else (int, float)
    fits = isinstance(value, kinds) and not isinstance(value, bool)
    if fits and value >= least and (most is None or value <= most):  # type: ignore[operator]
        return
    kind = "an integer" if integer else "a number"
    expected = f"{kind} of at least {least}" if most is None else f"{kind} from {least} to {most}"
    raise config_error(name, "out of range", got=value, expected=expected)


def validate_kind(name: str, value: object, kind: type) -> None:
    """Rejects a value of another class than the one that holds such options."""
    if not isinstance(value, kind):
        raise config_error(name, "wrong type", got=value, expected=f"a `{kind.__name__}`")


def validate_segment(name: str, value: object) -> None:
    """Rejects a value that would make another path."""
    if isinstance(value, str) and _SEGMENT.fullmatch(value):
        return
    raise config_error(
        name, "cannot be part of a path", got=value, expected="letters, digits, `-`, `_` and `.`"
    )


def is_country(value: object) -> bool:
    """Whether a value may be the code of a country."""
    return isinstance(value, str) and _COUNTRY.fullmatch(value) is not None
