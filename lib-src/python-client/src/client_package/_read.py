"""Reads responses."""

from __future__ import annotations

import http.client
import json
import re
import zlib
from typing import Any, NoReturn

from ._checks import ShapeError
from ._clock import Aborted, Expired

# Gateways of this kind send no more. Without a limit one bad response could fill the memory.
_RESPONSE_MAX_BYTES = 10 * 1024 * 1024
# More than an error shows: a secret that begins within the shown part must be complete to be
# recognized. The longest escaped key has 1024 × 12 bytes.
_ERROR_BODY_MAX_BYTES = 32 * 1024
_CHUNK_BYTES = 64 * 1024
_JSON = re.compile(r"json|^text/plain", re.I)


class CutOff(Exception):
    """A response ended before its end."""


def read_json(response: http.client.HTTPResponse) -> Any:
    """Reads a successful response as JSON.

    Raises:
        ShapeError: It says what the response is instead.
        CutOff: The response is not complete.
    """
    kind = response.getheader("content-type") or ""
    if kind and _JSON.search(kind) is None:
        raise ShapeError(f'is "{kind}" instead of JSON')
    data = _read(response, _RESPONSE_MAX_BYTES)
    if len(data) > _RESPONSE_MAX_BYTES:
        raise ShapeError(f"is longer than {_RESPONSE_MAX_BYTES} bytes")
    if not data:
        raise ShapeError("is empty")
    try:
        return json.loads(data.decode("utf-8-sig"), parse_constant=_reject)
    except (ValueError, RecursionError):
        raise ShapeError("is not JSON") from None


def read_error_body(response: http.client.HTTPResponse) -> str:
    """The beginning of an error's body as text, as far as it can be read."""
    try:
        data = _read(response, _ERROR_BODY_MAX_BYTES)
    except (OSError, http.client.HTTPException, CutOff, Expired, Aborted):
        return ""
    return data[:_ERROR_BODY_MAX_BYTES].decode("utf-8", "replace")


def _read(response: http.client.HTTPResponse, limit: int) -> bytes:
    """Reads until the end, or until there are more bytes than the limit."""
    # Not asked for, but some proxies compress every response.
    is_compressed = response.getheader("content-encoding") in ("gzip", "x-gzip", "deflate")
    # Finds out by itself which of them it is.
    unpacker = zlib.decompressobj(zlib.MAX_WBITS | 32)
    parts = bytearray()
    while len(parts) <= limit:
        part = response.read(_CHUNK_BYTES)
        if not part:
            if response.length or (is_compressed and not unpacker.eof):
                raise CutOff("the connection ended too early")
            break
        try:
            parts += unpacker.decompress(part, limit + 1 - len(parts)) if is_compressed else part
        except zlib.error as error:
            raise CutOff(str(error)) from None
    return bytes(parts)


def _reject(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")
