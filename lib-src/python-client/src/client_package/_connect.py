"""Connects to one of the addresses of a host."""

from __future__ import annotations

import errno
import os
import selectors
import socket
import time
from collections import deque
from typing import Any, Container, Deque, Sequence, Tuple

from ._clock import Clock

Address = Tuple[Any, ...]
"""What `getaddrinfo` returns."""

# How long an address is tried alone: the delay that RFC 8305 recommends in section 5.
_HEAD_START_SECONDS = 0.25
# How often a connection attempt looks for an abort.
_SLICE_SECONDS = 0.05
# What a connection attempt returns that goes on.
_CONNECTING = {0, errno.EINPROGRESS, errno.EWOULDBLOCK, errno.EALREADY, 10035}


def connect(addresses: Sequence[Address], clock: Clock) -> socket.socket:
    """Connects to the address that accepts first, so that one that is silent costs little time.

    They are tried in their order: each one as soon as the one before has failed, or has not
    responded for a moment.

    Raises:
        OSError: No address accepts.
    """
    with selectors.DefaultSelector() as selector:
        race = _Race(addresses, selector)
        try:
            while True:
                left = clock.get_left()
                race.start_next()
                for key, _ in selector.select(min(left, _SLICE_SECONDS)):
                    raw: socket.socket = key.data
                    if race.finish(raw):
                        return raw
        finally:
            race.close()


class _Race:
    """Connection attempts that go on at the same time."""

    def __init__(self, addresses: Sequence[Address], selector: selectors.BaseSelector) -> None:
        self._waiting: Deque[Address] = deque(addresses)
        self._selector = selector
        self._next_at = 0.0
        self._problem = OSError("the host has no address")

    def start_next(self) -> None:
        """Starts the next attempt if it is time for it; raises when none is left."""
        while self._waiting and time.monotonic() >= self._next_at:
            try:
                self._start(self._waiting.popleft())
                self._next_at = time.monotonic() + _HEAD_START_SECONDS
            except OSError as error:
                self._problem = error
        if not self._selector.get_map():
            raise self._problem

    def _start(self, address: Address) -> None:
        family, kind, protocol, _, target = address
        raw = socket.socket(family, kind, protocol)
        try:
            raw.setblocking(False)
            raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            _check(raw.connect_ex(target), _CONNECTING)
            self._selector.register(raw, selectors.EVENT_WRITE, raw)
        except BaseException:
            raw.close()
            raise

    def finish(self, raw: socket.socket) -> bool:
        """Ends an attempt that is no longer pending; `False` when it has failed."""
        self._selector.unregister(raw)
        try:
            _check(raw.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR), {0})
            # In eventlet, TLS keeps the mode of its socket, whatever timeout is set later.
            raw.setblocking(True)
            return True
        except OSError as error:
            raw.close()
            self._problem = error
            self._next_at = 0.0
            return False

    def close(self) -> None:
        """Ends the attempts that are pending."""
        for key in list(self._selector.get_map().values()):
            key.data.close()


def _check(code: int, expected: Container[int]) -> None:
    if code not in expected:
        raise OSError(code, os.strerror(code))
