"""Sockets that keep to the time of an attempt."""

from __future__ import annotations

import io
import os
import selectors
import socket
import ssl
from typing import Any, List, Optional
from urllib.request import getproxies, proxy_bypass

from ._base_url import BaseUrl
from ._clock import Clock
from ._connect import Address, connect
from ._fork import leave_parent_after_fork
from ._in_thread import run_in_thread
from ._proxy import Proxy, open_tunnel, parse_proxy

# Sent at once: small enough that a slow upload notices its end.
_CHUNK_BYTES = 256 * 1024


class NotSent(Exception):
    """No byte of the request was sent: there is no connection, or it is not to be trusted."""

    def __init__(self, cause: BaseException) -> None:
        super().__init__(str(cause))
        self.cause = cause


class TimedSocket:
    """A connection to the API. Every operation ends when the clock of its attempt does."""

    def __init__(self, raw: socket.socket) -> None:
        self.raw: socket.socket = raw
        self.clock: Clock = Clock(0)
        self.has_sent: bool = False
        leave_parent_after_fork(self)

    def sendall(self, data: Any) -> None:
        self.has_sent = True
        view = memoryview(data).cast("B")
        while view:
            self.raw.settimeout(self.clock.get_left())
            try:
                view = view[self.raw.send(view[:_CHUNK_BYTES]) :]
            except OSError as error:
                _check_is_timeout(error)

    def recv_into(self, buffer: Any) -> int:
        while True:
            self.raw.settimeout(self.clock.get_left())
            try:
                count = self.raw.recv_into(buffer)
            except OSError as error:
                _check_is_timeout(error)
                continue
            # An abort shuts the connection down, which looks like its end.
            self.clock.get_left()
            return count

    def wrap(self, context: ssl.SSLContext, host: str) -> None:
        """Begins TLS, and verifies the certificate."""
        wrapped = context.wrap_socket(
            self.raw, server_hostname=host, do_handshake_on_connect=False
        )
        self.raw = wrapped
        while True:
            wrapped.settimeout(self.clock.get_left())
            try:
                wrapped.do_handshake()
                return
            except OSError as error:
                _check_is_timeout(error)

    def makefile(self, mode: str) -> io.BufferedReader:
        return io.BufferedReader(_Reader(self))

    def interrupt(self) -> None:
        """Ends an operation in another thread."""
        # Not the method of a TLS socket, which would no longer decrypt what the other thread reads,
        # but that of the class below it. A socket of eventlet has one in itself only.
        classes: List[Any] = [kind for kind in type(self.raw).__mro__ if "shutdown" in vars(kind)]
        try:
            if classes:
                classes[-1].shutdown(self.raw, socket.SHUT_RDWR)
            else:
                self.raw.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass

    def close(self) -> None:
        """For `http.client`, which closes too early: see `end`."""

    def end(self) -> None:
        try:
            self.raw.close()
        except OSError:
            pass

    def _leave_parent(self) -> None:
        # Only this process's copy is closed: neither the connection nor the state of its TLS, which
        # another thread may have been changing, is touched.
        descriptor = self.raw.detach()
        if descriptor >= 0:
            os.close(descriptor)

    def is_idle(self) -> bool:
        """Whether the host has neither closed the connection nor sent something unexpected."""
        try:
            if isinstance(self.raw, ssl.SSLSocket) and self.raw.pending() > 0:
                return False
            with selectors.DefaultSelector() as selector:
                selector.register(self.raw, selectors.EVENT_READ)
                return not selector.select(0)
        except (OSError, ValueError):
            return False


def _check_is_timeout(error: OSError) -> None:
    # The timeout of a TLS socket of eventlet is an `SSLError`.
    if not isinstance(error, socket.timeout) and error.args != ("timed out",):
        raise error


class _Reader(io.RawIOBase):
    def __init__(self, source: TimedSocket) -> None:
        self._source = source

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        return self._source.recv_into(buffer)


def open_socket(url: BaseUrl, context: Optional[ssl.SSLContext], clock: Clock) -> TimedSocket:
    """Connects to a host, through the proxy of the environment where one applies.

    Raises:
        NotSent: There is no connection, or the host's certificate is not trusted.
    """
    proxy = _get_proxy(url)
    host, port = (url.host, url.port) if proxy is None else (proxy.host, proxy.port)
    try:
        raw = connect(_resolve(host, port, clock), clock)
    except OSError as error:
        raise NotSent(error) from None
    timed = TimedSocket(raw)
    timed.clock = clock
    try:
        with clock.on_abort(timed.interrupt):
            if proxy is not None:
                open_tunnel(timed, proxy, url)
            if context is not None:
                timed.wrap(context, url.host)
    except (OSError, ValueError) as error:
        timed.end()
        clock.get_left()
        raise NotSent(error) from None
    except BaseException:
        timed.end()
        raise
    timed.has_sent = False
    return timed


def _get_proxy(url: BaseUrl) -> Optional[Proxy]:
    """The proxy of the environment; only for `https:`, so that no proxy can read the key."""
    if url.scheme != "https":
        return None
    address = getproxies().get("https")
    if not address or proxy_bypass(f"{url.host}:{url.port}"):
        return None
    try:
        return parse_proxy(address)
    except ValueError as error:
        raise NotSent(error) from None


def _resolve(host: str, port: int, clock: Clock) -> List[Address]:
    """Addresses of a host."""

    def resolve() -> List[Address]:
        try:
            # Not by name: eventlet calls the type `socktype`.
            return list(socket.getaddrinfo(host, port, 0, socket.SOCK_STREAM))
        except UnicodeError as error:
            raise OSError(str(error)) from None

    return run_in_thread(resolve, clock)
