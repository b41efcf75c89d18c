"""The signal of calls that run for a task of `asyncio`."""

from __future__ import annotations

from contextvars import ContextVar
from typing import TYPE_CHECKING, Optional

if TYPE_CHECKING:
    from .options import AbortSignal

ambient_signal: "ContextVar[Optional[AbortSignal]]" = ContextVar("ambient_signal", default=None)
