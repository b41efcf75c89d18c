"""Headers of requests."""

from __future__ import annotations

import re
from typing import Dict, Mapping

from ._errors import config_error

_VERSION = re.compile(r"\d+\.\d+(\.\d+)?", re.A)


def to_boolean_headers(options: Mapping[str, object], names: Mapping[str, str]) -> Dict[str, str]:
    """Headers for the options that are `True`. A missing header means `False`."""
    headers = {}
    for option, header in names.items():
        value = options[option]
        if not isinstance(value, bool):
            raise config_error(option, "wrong type", got=value, expected="True or False")
        if value:
            headers[header] = "true"
    return headers


def to_version_header(api_version: object) -> Dict[str, str]:
    """The header that asks for a version of the response structure."""
    if api_version is None:
        return {}
    if not isinstance(api_version, str) or _VERSION.fullmatch(api_version) is None:
        raise config_error(
            "api_version",
            "is not a version",
            got=api_version,
            expected='a string such as "1.4" or "1.4.1"',
        )
    return {"x-api-version": api_version}
