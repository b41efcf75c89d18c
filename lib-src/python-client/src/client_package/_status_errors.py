"""Errors for responses that are not a success."""

from __future__ import annotations

import json
from typing import Any, Callable, Dict, Optional, Tuple, Type

from .errors import (
    APIError,
    AuthenticationError,
    BadRequestError,
    MethodNotAllowedError,
    NotFoundError,
    PermissionError,
    RateLimitError,
    ServerError,
    TimeoutError,
    TooLargeError,
)

_ERRORS: Dict[int, Tuple[Type[APIError], Optional[str]]] = {
    400: (BadRequestError, None),
    401: (AuthenticationError, "send a valid API key"),
    403: (PermissionError, "check that the API key is valid and subscribed to this API"),
    404: (NotFoundError, None),
    405: (
        MethodNotAllowedError,
        "check `endpoint`: it is the base URL without the path of the API",
    ),
    408: (TimeoutError, None),
    413: (TooLargeError, "send a smaller image"),
    429: (
        RateLimitError,
        "send more slowly (`rate_limit`), or subscribe to a larger plan when the quota is used up",
    ),
    504: (TimeoutError, None),
}
# Responses that are not charged and may differ the next time.
_TEMPORARY = frozenset({408, 429, 500, 502, 503, 504})
# Characters of the API's message that an error repeats.
_MESSAGE_MAX_CHARACTERS = 500


def is_temporary(status: int) -> bool:
    """Whether the same request may succeed later."""
    return status in _TEMPORARY


def to_status_error(status: int, api_message: str, details: Dict[str, Any]) -> APIError:
    """The typed error for a response that is not a success."""
    kind, fix = _ERRORS.get(status, (ServerError if status >= 500 else APIError, None))
    said = f', "{api_message}"' if api_message else ""
    hint = "" if fix is None else f" Fix: {fix}."
    return kind(
        f"{details['method']} {details['url']}: responded with {status}{said}.{hint}",
        **details,
    )


def get_api_message(body: str, redact: Callable[[str, Optional[int]], str]) -> str:
    """The API's message in an error body, redacted; empty when there is none."""
    try:
        parsed = json.loads(body)
    except (ValueError, RecursionError):
        return ""
    message = parsed.get("message") if isinstance(parsed, dict) else None
    return redact(message, _MESSAGE_MAX_CHARACTERS) if isinstance(message, str) else ""
