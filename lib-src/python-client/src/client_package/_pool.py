"""Connections that are kept open between calls."""

from __future__ import annotations

import http.client
import re
import ssl
import threading
import time
from typing import Any, List, Mapping, NamedTuple, Optional

from ._api_key import ApiKey
from ._base_url import BaseUrl
from ._clock import Clock
from ._final_response import FinalResponse
from ._fork import leave_parent_after_fork
from ._socket import TimedSocket, open_socket

# Hosts close a connection that is not used for a while. One that closes while a request is on its
# way would leave open whether it was charged.
_IDLE_SECONDS = 4.0
_IDLE_MAX_COUNT = 16
_TIMEOUT = re.compile(r"timeout=(\d{1,6})", re.A)


class _Idle(NamedTuple):
    source: TimedSocket
    until: float


class Pool:
    """The idle connections of one client."""

    def __init__(self, url: BaseUrl, context: Optional[ssl.SSLContext]) -> None:
        self._url = url
        self._context = context
        self._idle: List[_Idle] = []
        self._lock = threading.Lock()
        leave_parent_after_fork(self)

    def take(self, clock: Clock) -> TimedSocket:
        """A connection that nobody else uses.

        Raises:
            NotSent: There is no connection.
        """
        while True:
            with self._lock:
                idle = self._idle.pop() if self._idle else None
            if idle is None:
                return open_socket(self._url, self._get_context(), clock)
            if time.monotonic() < idle.until and idle.source.is_idle():
                idle.source.clock = clock
                idle.source.has_sent = False
                return idle.source
            idle.source.end()

    def give_back(self, source: TimedSocket, keep_alive: Optional[str]) -> None:
        """Keeps a connection whose response was read completely."""
        hint = _TIMEOUT.search(keep_alive or "")
        seconds = _IDLE_SECONDS if hint is None else min(_IDLE_SECONDS, int(hint.group(1)) - 1)
        with self._lock:
            if seconds > 0 and len(self._idle) < _IDLE_MAX_COUNT:
                self._idle.append(_Idle(source, time.monotonic() + seconds))
                return
        source.end()

    def close(self) -> None:
        with self._lock:
            idle, self._idle = self._idle, []
        for one in idle:
            one.source.end()

    def _leave_parent(self) -> None:
        # Two processes on one connection would get each other's responses.
        self._idle = []
        self._lock = threading.Lock()

    def __del__(self) -> None:
        # A client that is dropped without `close` leaves nothing open.
        self.close()

    def _get_context(self) -> Optional[ssl.SSLContext]:
        if self._url.scheme == "http":
            return None
        if self._context is None:
            # Loading the certificates takes long, so it is done once, and not before it is needed.
            self._context = ssl.create_default_context()
        return self._context


class Exchange:
    """One request and its response."""

    def __init__(
        self, pool: Pool, url: BaseUrl, method: str, target: str, headers: Mapping[str, str]
    ) -> None:
        self.headers = headers
        self._pool = pool
        self._url = url
        self._method = method
        self._target = target
        self._source: Optional[TimedSocket] = None
        self.response: Optional[http.client.HTTPResponse] = None

    @property
    def may_have_been_sent(self) -> bool:
        return self._source is not None and self._source.has_sent

    @property
    def status(self) -> Optional[int]:
        return None if self.response is None else self.response.status

    def connect(self, clock: Clock) -> None:
        self._source = self._pool.take(clock)

    def send(self, headers: Mapping[str, str], key: Optional[ApiKey], data: Optional[bytes]) -> None:
        """Sends the request and reads the head of its response."""
        source = self._source
        assert source is not None
        connection = http.client.HTTPConnection(self._url.host, self._url.port)
        connection.sock = source
        connection.auto_open = 0
        connection.putrequest(self._method, self._target, skip_host=True)
        connection.putheader("host", self._url.authority)
        for name, value in headers.items():
            connection.putheader(name, value)
        if key is not None:
            connection.putheader("x-api-key", key.reveal())
        if data is not None:
            connection.putheader("content-length", str(len(data)))
        try:
            connection.endheaders(data)
        except (BrokenPipeError, ConnectionResetError) as error:
            # The host may have responded before it had read everything, for example with 413.
            self._read_head(connection, error)
            return
        self._read_head(connection, None)

    def _read_head(
        self, connection: http.client.HTTPConnection, problem: Optional[OSError]
    ) -> None:
        response = FinalResponse(connection.sock, method=self._method)
        try:
            response.begin()
        except Exception:
            response.close()
            if problem is not None:
                raise problem from None
            raise
        self.response = response

    def end(self, *, is_complete: bool, clock: Clock) -> None:
        """Keeps the connection for another call if that is possible, or closes it."""
        source, response = self._source, self.response
        self._source = None
        if source is None:
            return
        keep = (
            is_complete
            and response is not None
            and not response.will_close
            and not clock.aborted
        )
        keep_alive = None if response is None else response.getheader("keep-alive")
        if response is not None:
            response.close()
        if keep:
            self._pool.give_back(source, keep_alive)
        else:
            source.end()

    def interrupt(self) -> None:
        """Ends the exchange, from another thread."""
        source = self._source
        if source is not None:
            source.interrupt()
