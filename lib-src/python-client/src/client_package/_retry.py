"""When to repeat a call."""

from __future__ import annotations

import random
import re
import time
from email.utils import parsedate_to_datetime
from typing import Optional

LONGEST_RETRY_AFTER = 60.0
"""Longest `Retry-After` in seconds that a call waits for; a longer one ends the call at once."""

_BASE_SECONDS = 0.5
_CAP_SECONDS = 8.0
_NUMBER = re.compile(r"\s*\d+(\.\d+)?\s*", re.A)
_WEEKDAY = re.compile(r"\s*(Mon|Tue|Wed|Thu|Fri|Sat|Sun)")


def get_backoff(attempt: int) -> float:
    """Seconds: exponential with full jitter, so that many clients do not come back at once."""
    longest: float = min(_CAP_SECONDS, _BASE_SECONDS * 2 ** (attempt - 1))
    return random.random() * longest


def parse_retry_after(value: Optional[str]) -> Optional[float]:
    """Reads `Retry-After`, seconds or a date, as seconds from now; `None` for what is neither."""
    if value is None:
        return None
    if _NUMBER.fullmatch(value):
        return min(float(value), 2.0**53 / 1000)
    if _WEEKDAY.match(value) is None:
        return None
    try:
        return max(0.0, parsedate_to_datetime(value.strip()).timestamp() - time.time())
    except (TypeError, ValueError, IndexError, OverflowError):
        return None
