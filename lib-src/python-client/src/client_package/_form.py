"""Bodies of requests."""

from __future__ import annotations

import json
import secrets
from typing import Iterable, List, Mapping, NamedTuple, Optional

from ._images import ReadImage

_ESCAPES = str.maketrans({'"': "%22", "\r": "%0D", "\n": "%0A"})


class EncodedBody(NamedTuple):
    """A request body. It is held in memory whole, so that a retry sends the same bytes."""

    data: bytes
    content_type: str


def encode_json(value: object) -> EncodedBody:
    """Encodes a JSON body."""
    return EncodedBody(json.dumps(value, allow_nan=False).encode(), "application/json")


def encode_form(
    fields: Mapping[str, Optional[str]], images: Iterable[ReadImage]
) -> EncodedBody:
    """Encodes multipart/form-data as browsers do, quotes and line breaks in names escaped."""
    boundary = f"----form{secrets.token_hex(16)}"
    parts: List[bytes] = []
    for name, value in fields.items():
        if value is not None:
            parts.append(_to_head(boundary, name) + _encode(value))
    for image in images:
        kind = "image/png" if image.data[:2] == b"\x89P" else "image/jpeg"
        head = _to_head(boundary, "image", image.name, kind)
        parts.append(head + image.data)
    end = f"--{boundary}--\r\n".encode()
    return EncodedBody(
        b"".join(part + b"\r\n" for part in parts) + end,
        f"multipart/form-data; boundary={boundary}",
    )


def _to_head(
    boundary: str, name: str, file_name: Optional[str] = None, kind: Optional[str] = None
) -> bytes:
    disposition = f'form-data; name="{name.translate(_ESCAPES)}"'
    if file_name is not None:
        disposition += f'; filename="{file_name.translate(_ESCAPES)}"'
    lines = [f"--{boundary}", f"Content-Disposition: {disposition}"]
    if kind is not None:
        lines.append(f"Content-Type: {kind}")
    return _encode("\r\n".join([*lines, "", ""]))


def _encode(text: str) -> bytes:
    # A name of a file that is not UTF-8 comes with lone surrogates.
    return text.encode("utf-8", "replace")
