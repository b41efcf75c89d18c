"""Starts requests no faster than a plan allows."""

from __future__ import annotations

import threading
import time
from collections import deque
from typing import Callable, Deque, Dict, NamedTuple, Optional, Union

from ._api_key import ApiKey
from ._clock import Clock
from ._errors import config_error
from ._fork import leave_parent_after_fork
from ._validate import validate_kind, validate_number
from .generated.plan_rates import PLAN_RATES
from .options import RateLimit

_DEFAULT_MAX_QUEUED = 1000
# Two requests that start exactly as far apart as allowed arrive closer together when the network
# delays the first.
_SHARE = 0.95


class Settings(NamedTuple):
    """Rate and queue."""

    per_second: float
    burst: int
    max_queued: int


class RateLimiter:
    """A token bucket with a fair queue."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self._settings = settings
        self._tokens: float = settings.burst
        self._now = now
        self._counted_at = now()
        self._paused_until = 0.0
        self._queue: Deque[object] = deque()
        self._changed = threading.Condition()
        leave_parent_after_fork(self)

    def _leave_parent(self) -> None:
        # Those that waited in the parent would never take their turn here.
        self._queue = deque()
        self._changed = threading.Condition()

    def configure(self, settings: Settings) -> None:
        """Changes rate and queue; those that wait keep their place."""
        with self._changed:
            self._settings = settings
            self._tokens = min(self._tokens, settings.burst)
            self._changed.notify_all()

    def pause(self, seconds: float) -> None:
        """Lets no request start for a while, after the API has responded with 429."""
        with self._changed:
            self._paused_until = max(self._paused_until, self._now() + seconds)
            self._changed.notify_all()

    def take(self, clock: Clock, queue_full: Callable[[], Exception]) -> None:
        """Waits until a request may start.

        Raises:
            Aborted: A signal has fired.
            Expired: The call has no time left.
        """
        ticket = object()
        with clock.on_abort(self._wake), self._changed:
            clock.get_left()
            if len(self._queue) >= self._settings.max_queued:
                raise queue_full()
            self._queue.append(ticket)
            try:
                self._wait_for_turn(ticket, clock)
            finally:
                self._queue.remove(ticket)
                self._changed.notify_all()

    def _wait_for_turn(self, ticket: object, clock: Clock) -> None:
        while True:
            left = clock.get_left()
            wait = self._get_wait() if self._queue[0] is ticket else None
            if wait is not None and wait <= 0:
                self._tokens -= 1
                return
            self._changed.wait(left if wait is None else min(wait, left))

    def _get_wait(self) -> float:
        """Seconds until the first of the queue may start."""
        rate = self._settings.per_second * _SHARE
        now = self._now()
        # A clock that goes back counts as a clock that does not move.
        grown = max(0.0, now - self._counted_at) * rate
        self._tokens = min(self._settings.burst, self._tokens + grown)
        self._counted_at = now
        return max(self._paused_until - now, (1 - self._tokens) / rate)

    def _wake(self) -> None:
        # The thread that aborts may hold the lock: then it is about to look anyway.
        if self._changed.acquire(timeout=1):
            self._changed.notify_all()
            self._changed.release()


_limiters: Dict[str, RateLimiter] = {}


def get_shared_limiter(api_key: ApiKey, settings: Settings) -> RateLimiter:
    """The queue of a key. The API counts by key, and the settings of the newest client apply."""
    # One step, so that no lock is needed.
    known = _limiters.setdefault(api_key.reveal(), RateLimiter(settings))
    known.configure(settings)
    return known


def to_settings(rate_limit: Union[str, RateLimit, None]) -> Optional[Settings]:
    """Settings of the limiter; `None` for no limit."""
    if rate_limit is None:
        return None
    if isinstance(rate_limit, str):
        if rate_limit not in PLAN_RATES:
            expected = ", ".join(PLAN_RATES)
            raise config_error("rate_limit", "unknown plan", got=rate_limit, expected=expected)
        per_second, burst = PLAN_RATES[rate_limit]
        return Settings(per_second, burst, _DEFAULT_MAX_QUEUED)
    validate_kind("rate_limit", rate_limit, RateLimit)
    if rate_limit.per_second is None:
        raise config_error("rate_limit.per_second", "is missing", expected="requests a second")
    validate_number(
        "rate_limit.per_second", rate_limit.per_second, (0.001, 10_000), integer=False
    )
    validate_number("rate_limit.burst", rate_limit.burst, (1, 10_000))
    validate_number("rate_limit.max_queued", rate_limit.max_queued, (1, 1_000_000))
    return Settings(rate_limit.per_second, rate_limit.burst, rate_limit.max_queued)
