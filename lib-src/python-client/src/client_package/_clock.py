"""How long something may take, and whether it is still wanted."""

from __future__ import annotations

import threading
import time
from contextlib import contextmanager
from typing import Callable, Iterator, Optional, Sequence

from .options import AbortSignal

LONGEST_SECONDS = (2**31 - 1) / 1000
"""The longest time that every platform can measure."""


class Expired(Exception):
    """A clock has run out."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"{seconds} s are over")
        self.seconds = seconds


class Aborted(Exception):
    """A signal has fired."""


class Clock:
    """The time of a call, or of one of its attempts, with the signals that abort it."""

    def __init__(
        self,
        seconds: float,
        signals: Sequence[AbortSignal] = (),
        parent: Optional["Clock"] = None,
    ) -> None:
        self._seconds = seconds
        self._ends_at = time.monotonic() + seconds
        self._signals: Sequence[AbortSignal] = signals if parent is None else parent._signals
        # The one that ends first names the time in errors.
        if parent is not None and parent._ends_at < self._ends_at:
            self._seconds, self._ends_at = parent._seconds, parent._ends_at

    @property
    def aborted(self) -> bool:
        return any(signal.aborted for signal in self._signals)

    @property
    def left(self) -> float:
        """Seconds until the end; negative after it."""
        return self._ends_at - time.monotonic()

    @property
    def is_over(self) -> bool:
        return self.aborted or self.left <= 0

    def get_left(self) -> float:
        """Seconds until the end.

        Raises:
            Aborted: A signal has fired.
            Expired: There is no time left.
        """
        if self.aborted:
            raise Aborted
        left = self.left
        if left <= 0:
            raise Expired(self._seconds)
        return left

    def wait(self, seconds: float) -> None:
        """Waits; raises as `get_left` as soon as the time is over."""
        if seconds <= 0:
            return
        woken = threading.Event()
        with self.on_abort(woken.set):
            woken.wait(min(seconds, self.get_left()))
        self.get_left()

    @contextmanager
    def on_abort(self, callback: Callable[[], None]) -> Iterator[None]:
        """Calls back, at once or from another thread, when a signal fires meanwhile."""
        for signal in self._signals:
            signal._add(callback)
        try:
            yield
        finally:
            for signal in self._signals:
                signal._remove(callback)
