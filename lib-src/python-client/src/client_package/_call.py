"""Calls of the API."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Callable, Dict, Generic, Mapping, Optional, Sequence
from typing import TypeVar, Union
from urllib.parse import quote, urlencode

from ._ambient import ambient_signal
from ._attempt import Attempt, Failure, Progress, Success, to_interruption
from ._clock import LONGEST_SECONDS, Aborted, Clock, Expired
from ._errors import config_error
from ._form import EncodedBody
from ._images import ImagesTooLarge
from ._retry import LONGEST_RETRY_AFTER, get_backoff
from ._validate import validate_kind, validate_number
from .errors import AbortError, APIError, RateLimitError, TooLargeError
from .options import AbortSignal, CallOptions

if TYPE_CHECKING:
    from ._connection import Connection

_T = TypeVar("_T")
# What JavaScript's encodeURIComponent leaves as it is.
_PLAIN = "!~*'()"


@dataclass(frozen=True)
class ApiCall(Generic[_T]):
    """One operation with its arguments: everything about a request but host, key and retries."""

    method: str
    segments: Sequence[str]
    """Path below the base URL, each segment as plain text."""
    check: Callable[[object], _T]
    """Checks the shape of a response; raises a `ShapeError`."""
    query: Optional[Mapping[str, Union[str, int, bool, None]]] = None
    headers: Mapping[str, str] = field(default_factory=dict)
    get_body: Optional[Callable[[Clock], EncodedBody]] = None
    """Reads and encodes what is to be sent; called once, under the call's deadline."""
    is_public: bool = False
    """A public operation gets no key: what is not sent cannot leak."""
    is_charged: bool = False
    """A recognition: 200 and 400 are charged, and a lost response may have been either."""


def validate_times(timeout: Optional[float], deadline: Optional[float]) -> None:
    """Rejects times that cannot be measured."""
    for name, value in (("timeout", timeout), ("deadline", deadline)):
        validate_number(name, value, (0.001, LONGEST_SECONDS), integer=False)


def call_api(
    connection: "Connection", call: ApiCall[_T], options: Optional[CallOptions]
) -> _T:
    """Makes a call: waits for its turn, sends the request, and repeats it while that is safe."""
    given = CallOptions() if options is None else options
    validate_kind("options", given, CallOptions)
    validate_times(given.timeout, given.deadline)
    if given.signal is not None:
        validate_kind("signal", given.signal, AbortSignal)
    signals = [one for one in (given.signal, ambient_signal.get()) if one is not None]
    clock = Clock(connection.deadline if given.deadline is None else given.deadline, signals)
    timeout = connection.timeout if given.timeout is None else given.timeout
    path, query = _to_path(call.segments), _to_query(call.query or {})
    progress = Progress(call.method, f"{connection.base_url}{path}{query}")
    target = f"{connection.base_url.path}{path}{query}"
    # Raised out here, so that no frame of the attempt, which holds the key, belongs to the error.
    outcome = _repeat(connection, call, progress, clock, target, timeout)
    if isinstance(outcome, APIError):
        raise outcome
    value: _T = outcome.value
    return value


def _repeat(
    connection: "Connection",
    call: ApiCall[Any],
    progress: Progress,
    clock: Clock,
    target: str,
    timeout: float,
) -> Union[Success, APIError]:
    try:
        body = None if call.get_body is None else call.get_body(clock)
        attempt = Attempt(connection, call, progress, clock)
        while True:
            clock.get_left()
            if connection.limiter is not None:
                connection.limiter.take(clock, lambda: _QueueFull())
            progress.attempts += 1
            outcome = attempt.run(target, body, timeout)
            if isinstance(outcome, Success):
                return outcome
            wait = _get_wait(connection, outcome, progress.attempts, clock)
            _pause(connection, outcome, wait)
            if wait is None:
                return outcome.error
            connection.logger.debug(
                "%s Next attempt in %d ms.", outcome.error, round(wait * 1000)
            )
            clock.wait(wait)
    except (Expired, Aborted, ImagesTooLarge, _QueueFull) as problem:
        return _to_call_error(problem, progress)


class _QueueFull(Exception):
    """Too many calls wait for their turn."""


def _to_call_error(problem: Exception, progress: Progress) -> APIError:
    details: Dict[str, Any] = progress.to_details()
    if isinstance(problem, ImagesTooLarge):
        return TooLargeError(f"{progress.subject}: {problem}", **details)
    if isinstance(problem, _QueueFull):
        return RateLimitError(
            f"{progress.subject}: too many calls wait for their turn. Fix: send fewer at once, or "
            "raise `rate_limit.max_queued`.",
            **details,
        )
    return to_interruption(problem, progress, details)


def _pause(connection: "Connection", failure: Failure, wait: Optional[float]) -> None:
    """A 429 pauses the whole queue."""
    if connection.limiter is None or not isinstance(failure.error, RateLimitError):
        return
    asked = failure.retry_after if failure.retry_after is not None else wait or 0.0
    connection.limiter.pause(min(asked, LONGEST_RETRY_AFTER))


def _get_wait(
    connection: "Connection", failure: Failure, attempts: int, clock: Clock
) -> Optional[float]:
    """Seconds before the next attempt; `None` when there is none."""
    if not failure.is_repeatable or attempts > connection.retry_count:
        return None
    if isinstance(failure.error, AbortError):
        return None
    asked = failure.retry_after
    if asked is not None and asked > LONGEST_RETRY_AFTER:
        return None
    wait = get_backoff(attempts) if asked is None else asked
    return wait if wait < clock.left else None


def _to_path(segments: Sequence[str]) -> str:
    """Every segment stays one segment."""
    try:
        return "".join(f"/{quote(segment, safe=_PLAIN)}" for segment in segments)
    except UnicodeError:
        raise config_error(
            "options", "cannot be part of a path", expected="text that can be written as UTF-8"
        ) from None


def _to_query(query: Mapping[str, Union[str, int, bool, None]]) -> str:
    pairs = {
        name: ("true" if value else "false") if isinstance(value, bool) else str(value)
        for name, value in query.items()
        if value is not None
    }
    return f"?{urlencode(pairs)}" if pairs else ""
