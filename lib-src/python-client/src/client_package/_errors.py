"""Errors for rejected options, worded the same way everywhere."""

from __future__ import annotations

import json
from typing import Optional

from .errors import APIConfigError

_MISSING = object()
_SHOWN_MAX_CHARACTERS = 120


def config_error(
    subject: str,
    problem: str,
    *,
    got: object = _MISSING,
    expected: str,
    fix: Optional[str] = None,
    cause: Optional[BaseException] = None,
) -> APIConfigError:
    """Creates the error for a rejected option. Leave `got` out where it may be a secret."""
    shown = "" if got is _MISSING or got is None else f", got {_show(got)}"
    hint = "" if fix is None else f" Fix: {fix}."
    error = APIConfigError(f"`{subject}`: {problem}{shown}. Expected: {expected}.{hint}")
    error.__cause__ = cause
    return error


def _show(value: object) -> str:
    if isinstance(value, (bool, int, float)):
        text = repr(value) if not isinstance(value, int) or abs(value) < 10**18 else "a huge number"
    elif isinstance(value, str):
        text = json.dumps(value, ensure_ascii=False)
    elif isinstance(value, (list, tuple)):
        return f"a {type(value).__name__} of {len(value)}"
    elif callable(value):
        return "a function"
    else:
        return f"an object of class {type(value).__name__}"
    return text if len(text) <= _SHOWN_MAX_CHARACTERS else f"{text[:_SHOWN_MAX_CHARACTERS]}…"
