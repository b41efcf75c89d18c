"""Masks a secret in texts from elsewhere."""

from __future__ import annotations

import base64
import math
import re
from typing import Callable, List, Match, NamedTuple, Optional, Pattern, Sequence, Tuple

MASK = "***"
# A shorter beginning of a secret is no secret, and would match by chance.
_BEGINNING_MIN_CHARACTERS = 6
# The base64 or hexadecimal form of a short secret would match by chance.
_ENCODED_MIN_CHARACTERS = 8
_ENTITIES = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'"}
_UPPERCASE = re.compile("[A-Z]+")


class _View(NamedTuple):
    """A text after decoding, with the range of the original that each character comes from."""

    text: str
    starts: Sequence[int]
    ends: Sequence[int]


def _decode_string_escape(match: Match[str]) -> str:
    long, short, character = match.groups()
    return character if character is not None else chr(int(long or short, 16))


def _decode_url_escape(match: Match[str]) -> str:
    return chr(int(match.group(1), 16))


def _decode_entity(match: Match[str]) -> str:
    hexadecimal, decimal, name = match.groups()
    if name is not None:
        return _ENTITIES[name.lower()]
    code = int(hexadecimal, 16) if hexadecimal is not None else int(decimal)
    # No key holds another character, so what it is does not matter.
    return chr(code) if code < 0x110000 else "\ufffd"


# The escapes of strings in code, of URLs and of HTML. A match is one character.
_ESCAPES: List[Tuple[Pattern[str], Callable[[Match[str]], str]]] = [
    (
        re.compile(r"\\(?:u([\da-f]{4})|x([\da-f]{2})|([!-/:-@\[-`{-~]))", re.I | re.A),
        _decode_string_escape,
    ),
    (re.compile(r"%([\da-f]{2})", re.I | re.A), _decode_url_escape),
    (
        re.compile(r"&(?:#x0*([\da-f]{1,6})|#0*(\d{1,7})|(amp|lt|gt|quot|apos));?", re.I | re.A),
        _decode_entity,
    ),
]

Redactor = Callable[[str, Optional[int]], str]


def create_redactor(secret: str) -> Redactor:
    """Creates a function that masks a secret, and cuts the text after a number of characters.

    It finds the secret, and any beginning with half of its characters, in uppercase and
    lowercase, escaped once or twice as in JSON, URLs and HTML, in base64 and in hexadecimal.
    """
    encoded = [*_to_base64_forms(secret), secret.encode().hex()]
    forms = [_to_lower(secret)]
    forms += [_to_lower(form) for form in encoded if len(form) >= _ENCODED_MIN_CHARACTERS]

    def redact(text: str, limit: Optional[int]) -> str:
        ranges: List[Tuple[int, int]] = []
        for view in _get_views(text):
            haystack = _to_lower(view.text)
            for form in forms:
                ranges += _find_all(view, haystack, form)
        return _mask(text, ranges, len(text) if limit is None else limit)

    return redact


def _get_views(text: str) -> List[_View]:
    """The text itself, and what it is after one and two rounds of decoding."""
    source = _View(text, range(len(text)), range(1, len(text) + 1))
    once = _decode_escapes(source)
    return [source, *once, *(twice for view in once for twice in _decode_escapes(view))]


def _decode_escapes(view: _View) -> List[_View]:
    """Decodes each kind of escape by itself; a kind that does not occur gives no view."""
    views = []
    for pattern, decode in _ESCAPES:
        parts: List[str] = []
        starts: List[int] = []
        ends: List[int] = []
        at = 0
        for match in pattern.finditer(view.text):
            parts += [view.text[at : match.start()], decode(match)]
            starts += [*view.starts[at : match.start()], view.starts[match.start()]]
            ends += [*view.ends[at : match.start()], view.ends[match.end() - 1]]
            at = match.end()
        if at > 0:
            starts += view.starts[at:]
            ends += view.ends[at:]
            views.append(_View("".join(parts) + view.text[at:], starts, ends))
    return views


def _find_all(view: _View, haystack: str, form: str) -> List[Tuple[int, int]]:
    beginning = form[: max(_BEGINNING_MIN_CHARACTERS, math.ceil(len(form) / 2))]
    found = []
    at = haystack.find(beginning)
    while at >= 0:
        length = len(beginning)
        while length < len(form) and haystack[at + length : at + length + 1] == form[length]:
            length += 1
        found.append((view.starts[at], view.ends[at + length - 1]))
        at = haystack.find(beginning, at + 1)
    return found


def _mask(text: str, ranges: List[Tuple[int, int]], limit: int) -> str:
    masked = ""
    at = 0
    for start, end in sorted(ranges):
        if start >= limit:
            break
        if start >= at:
            masked += text[at:start] + MASK
        at = max(at, end)
    return masked + text[at:limit]


def _to_lower(text: str) -> str:
    """Only A to Z, so that no character changes its length."""
    return _UPPERCASE.sub(lambda match: match.group().lower(), text)


def _to_base64_forms(secret: str) -> List[str]:
    """The characters that depend only on the secret, for the three places in base64."""
    forms = []
    for offset in range(3):
        first = math.ceil(offset * 8 / 6)
        end = (offset + len(secret)) * 8 // 6
        form = base64.b64encode(b"\0" * offset + secret.encode()).decode()[first:end]
        forms += [form, form.replace("+", "-").replace("/", "_")]
    return forms
