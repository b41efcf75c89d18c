"""Checks of hooks."""

from __future__ import annotations

import re
from typing import Mapping
from urllib.parse import urlsplit

from ._errors import config_error
from .errors import APIConfigError

_BLANK = re.compile(r"[\x00-\x20\x7f]")
_HTTP = re.compile(r"https?://", re.I)


def validate_hook_url(hook_url: object) -> None:
    """Rejects a URL that the API would reject, or that could change the path of a request."""

    def reject(problem: str) -> APIConfigError:
        expected = "an absolute http or https URL"
        return config_error("hook_url", problem, got=hook_url, expected=expected)

    if not isinstance(hook_url, str) or hook_url == "":
        raise reject("is missing")
    if _BLANK.search(hook_url):
        raise reject("contains a space or control character")
    if _HTTP.match(hook_url) is None:
        raise reject("is not an absolute http or https URL")
    try:
        hook_url.encode()
        url = urlsplit(hook_url)
        is_valid = bool(url.hostname) and (url.port or 0) >= 0
    except ValueError:
        is_valid = False
    if not is_valid:
        raise reject("is not a valid URL")


def validate_flags(name: str, flags: object) -> None:
    """Rejects switches of APIs that are not booleans."""
    if not isinstance(flags, Mapping):
        raise config_error(name, "wrong type", got=flags, expected="a dict")
    for api in ("vehicle", "transport"):
        if not isinstance(flags.get(api, False), bool):
            raise config_error(
                f"{name}.{api}", "wrong type", got=flags[api], expected="True or False"
            )
