"""A key of the cloud API that cannot be shown by accident."""

from __future__ import annotations

import re
from typing import Callable, NoReturn

from ._errors import config_error
from ._redact import Redactor, create_redactor

_KEY = re.compile(r"[\x21-\x7e]{1,1024}")


class ApiKey:
    """Holds a key. Neither `repr`, `vars` nor `pickle` shows it."""

    __slots__ = ("redact", "reveal")

    def __init__(self, value: object) -> None:
        # The value stays out of the message, also when it is wrong: it may be a key with a stray
        # line break.
        if not isinstance(value, str) or value == "":
            raise config_error(
                "api_key",
                "is missing",
                expected="your API key as a string",
                fix="copy it from %%host.console%%",
            )
        if _KEY.fullmatch(value) is None:
            raise config_error(
                "api_key",
                "cannot be a key",
                expected="at most 1024 visible ASCII characters without spaces or line breaks",
                fix="trim what you read from a file or variable",
            )
        key: str = value

        def reveal() -> str:
            """The key itself, for the request header only."""
            return key

        self.reveal: Callable[[], str] = reveal
        # A text from elsewhere, such as a response that echoes the key, with it masked.
        self.redact: Redactor = create_redactor(key)

    def __repr__(self) -> str:
        return "ApiKey(***)"

    def __reduce__(self) -> NoReturn:
        raise TypeError("An API key cannot be pickled.")
