"""One attempt of a call."""

from __future__ import annotations

import errno
import http.client
import socket
import ssl
import time
from typing import TYPE_CHECKING, Any, Dict, NamedTuple, Optional, Tuple, Union
from urllib.parse import urljoin, urlsplit

from ._checks import ShapeError
from ._clock import Aborted, Clock, Expired
from ._form import EncodedBody
from ._pool import Exchange
from ._read import read_error_body, read_json
from ._retry import parse_retry_after
from ._socket import NotSent
from ._status_errors import get_api_message, is_temporary, to_status_error
from .errors import (
    AbortError,
    APIError,
    ConnectionError,
    RateLimitError,
    RedirectError,
    ResponseFormatError,
    TimeoutError,
)

if TYPE_CHECKING:
    from ._call import ApiCall
    from ._connection import Connection

# Characters of an error's body that an error shows.
_SHOWN_BODY_MAX_CHARACTERS = 8 * 1024
_SHOWN_HEADERS = ("content-type", "retry-after", "x-amzn-requestid", "x-request-id")


class Progress:
    """How far a call has come, for the error that may end it."""

    def __init__(self, method: str, url: str) -> None:
        self.method = method
        self.url = url
        self.attempts = 0
        # An attempt was sent and its response was lost.
        self.may_have_been_billed = False

    @property
    def subject(self) -> str:
        return f"{self.method} {self.url}"

    def to_details(self) -> Dict[str, Any]:
        return dict(vars(self))


class Failure(NamedTuple):
    """An attempt that failed, and whether another one is safe."""

    error: APIError
    is_repeatable: bool
    retry_after: Optional[float] = None


class Success(NamedTuple):
    """What an attempt returned."""

    value: Any


def to_interruption(problem: Exception, progress: Progress, details: Dict[str, Any]) -> APIError:
    """The error for a timeout, or for an abort by the caller."""
    if isinstance(problem, Expired):
        seconds = f"{problem.seconds:g}"
        return TimeoutError(
            f"{progress.subject}: no complete response within {seconds} s.", **details
        )
    return AbortError(f"{progress.subject}: aborted by its signal.", **details)


class Attempt:
    """Sends one request and reads its response. Each fault becomes a `Failure`."""

    def __init__(
        self, connection: "Connection", call: "ApiCall[Any]", progress: Progress, deadline: Clock
    ) -> None:
        self._connection = connection
        self._call = call
        self._progress = progress
        self._deadline = deadline

    def run(self, target: str, body: Optional[EncodedBody], timeout: float) -> Union[Success, Failure]:
        clock = Clock(timeout, parent=self._deadline)
        headers = {"accept": "application/json", **self._call.headers}
        if body is not None:
            headers["content-type"] = body.content_type
        connection = self._connection
        exchange = Exchange(
            connection.pool, connection.base_url, self._call.method, target, headers
        )
        is_complete = False
        try:
            exchange.connect(clock)
            with clock.on_abort(exchange.interrupt):
                outcome = self._exchange(exchange, None if body is None else body.data)
            response = exchange.response
            is_complete = response is not None and response.isclosed()
            return outcome
        except Exception as problem:
            # Only what is safe of it is kept: its frames hold the request with its headers.
            return self._to_failure(problem, exchange, clock)
        finally:
            exchange.end(is_complete=is_complete, clock=clock)

    def _exchange(self, exchange: Exchange, data: Optional[bytes]) -> Union[Success, Failure]:
        connection, progress = self._connection, self._progress
        started_at = time.monotonic()
        connection.send(exchange, self._call, data)
        response = exchange.response
        assert response is not None
        connection.logger.debug(
            "%s: %d after %d ms, attempt %d.",
            progress.subject,
            response.status,
            round((time.monotonic() - started_at) * 1000),
            progress.attempts,
        )
        if 300 <= response.status < 400:
            return self._to_redirect(response)
        if not 200 <= response.status < 300:
            return self._to_status_failure(response)
        return Success(self._call.check(read_json(response)))

    def _to_redirect(self, response: http.client.HTTPResponse) -> Failure:
        target = self._describe_target(response.getheader("location"))
        error = RedirectError(
            f"{self._progress.subject}: redirects to {target}, which is not followed with an API "
            "key. Fix: correct `endpoint`.",
            **{**self._progress.to_details(), **self._describe(response)},
        )
        return Failure(error, is_repeatable=False)

    def _describe_target(self, location: Optional[str]) -> str:
        """The origin of a redirect. An address with the key in it is not shown."""
        if location is None:
            return "another address"
        if self._connection.redact(location) != location:
            return "an address that contains the API key"
        try:
            url = urlsplit(urljoin(self._progress.url, location))
            host = url.hostname
            port = "" if url.port is None else f":{url.port}"
        except ValueError:
            return "an address that is not a URL"
        if not host:
            return "an address that is not a URL"
        return self._connection.redact(f"{url.scheme}://{host}{port}")

    def _to_status_failure(self, response: http.client.HTTPResponse) -> Failure:
        body = read_error_body(response)
        redact = self._connection.redact
        billed = self._call.is_charged and response.status == 400
        details = {
            **self._progress.to_details(),
            **self._describe(response),
            "body": redact(body, _SHOWN_BODY_MAX_CHARACTERS),
            "billed": billed,
            "may_have_been_billed": billed or self._progress.may_have_been_billed,
        }
        # Parsed before it is redacted, since parsing removes escapes that may hide the key.
        message = get_api_message(body, redact)
        error = to_status_error(response.status, message, details)
        retry_after = parse_retry_after(response.getheader("retry-after"))
        if isinstance(error, RateLimitError):
            error.retry_after = retry_after
        return Failure(error, is_temporary(response.status), retry_after)

    def _describe(self, response: http.client.HTTPResponse) -> Dict[str, Any]:
        """What an error says about a response. A host may echo the key anywhere."""
        headers = {}
        for name in _SHOWN_HEADERS:
            value = response.getheader(name)
            if value is not None:
                headers[name] = self._connection.redact(value)
        request_id = headers.get("x-amzn-requestid", headers.get("x-request-id"))
        return {"status": response.status, "headers": headers, "request_id": request_id}

    def _to_failure(self, problem: Exception, exchange: Exchange, clock: Clock) -> Failure:
        """Decides what an exception means: for the error, the bill and a retry."""
        response = exchange.response
        is_charged = self._call.is_charged
        billed = is_charged and response is not None and 200 <= response.status < 300
        may_have_been_sent = exchange.may_have_been_sent
        if is_charged and may_have_been_sent:
            self._progress.may_have_been_billed = True
        details = self._progress.to_details()
        if response is not None:
            details.update(self._describe(response))
        details["billed"] = billed
        # A charged response that was lost would be charged again. One that may have been charged
        # is repeated on request.
        is_repeatable = (
            not is_charged
            or not may_have_been_sent
            or (self._connection.retry_ambiguous and not billed)
        )
        if clock.aborted:
            problem = Aborted()
        if isinstance(problem, (Expired, Aborted)):
            error = to_interruption(problem, self._progress, details)
            return Failure(error, is_repeatable and not self._deadline.is_over)
        if isinstance(problem, ShapeError):
            said = self._connection.redact(str(problem))
            text = f"{self._progress.subject}: the response {said}."
            return Failure(ResponseFormatError(text, **details), is_repeatable=False)
        error = self._to_lost_error(problem, exchange, details)
        return Failure(error, is_repeatable and not _is_untrusted(problem))

    def _to_lost_error(
        self, problem: Exception, exchange: Exchange, details: Dict[str, Any]
    ) -> APIError:
        subject = self._progress.subject
        cause = self._to_safe_cause(problem)
        error: APIError
        if exchange.response is not None:
            error = ResponseFormatError(f"{subject}: the response was cut off.", **details)
        else:
            may_be_charged = self._call.is_charged and exchange.may_have_been_sent
            billing = (
                " It may have been charged, so it is not repeated unless `retry_ambiguous` is set."
                if may_be_charged
                else ""
            )
            host = self._connection.base_url.authority
            error = ConnectionError(f"{subject}: no response from {host} ({cause}).{billing}", **details)
        error.__cause__ = cause
        return error

    def _to_safe_cause(self, problem: Exception) -> OSError:
        """A copy of an error with only what cannot hold a secret."""
        inner = problem.cause if isinstance(problem, NotSent) else problem
        code, text = _describe_problem(inner)
        cause = OSError(f"{code}: {self._connection.redact(text)}")
        if isinstance(inner, OSError) and inner.errno is not None:
            cause.errno = inner.errno
        return cause


def _describe_problem(problem: BaseException) -> Tuple[str, str]:
    """The system's name of an error, and its text."""
    if isinstance(problem, ssl.SSLError):
        return problem.reason or "TLS", getattr(problem, "verify_message", "") or str(problem)
    if isinstance(problem, socket.gaierror):
        return "ENOTFOUND", problem.strerror or str(problem)
    if isinstance(problem, OSError) and problem.errno is not None:
        return errno.errorcode.get(problem.errno, "no connection"), problem.strerror or str(problem)
    return type(problem).__name__, str(problem)


def _is_untrusted(problem: Exception) -> bool:
    """Whether the host's certificate is not trusted; another request does not change that."""
    cause = problem.cause if isinstance(problem, NotSent) else problem
    return isinstance(cause, ssl.SSLCertVerificationError)
