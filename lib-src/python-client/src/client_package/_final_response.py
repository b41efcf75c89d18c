"""Reads the response after those that announce it."""

from __future__ import annotations

import http.client
from typing import Tuple

# A host that announces a response for ever never sends it.
_INTERIM_MAX_COUNT = 100


class NoFinalResponse(http.client.HTTPException):
    """A host sent only responses that announce another one, or began another protocol."""


class FinalResponse(http.client.HTTPResponse):
    """A response that is no interim one, as RFC 9110 asks of clients in section 15.2.

    `http.client` itself skips those with 100 only.
    """

    def _read_status(self) -> Tuple[str, int, str]:
        for _ in range(_INTERIM_MAX_COUNT):
            line: Tuple[str, int, str] = super()._read_status()  # type: ignore[misc]
            status = line[1]
            if status >= 200:
                return line
            if status == 101:
                raise NoFinalResponse("the host changes the protocol")
            http.client.parse_headers(self.fp)
        raise NoFinalResponse("too many interim responses")
