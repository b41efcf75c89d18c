"""What a client does with a host that has several addresses."""

import socket
import sys
import time
import unittest
from unittest import mock

from support import ServerTest, client, vehicle

# Loopback has more addresses than one on Linux.
ACCEPTING, SILENT, REJECTING = "127.0.0.1", "127.0.0.2", "127.0.0.3"
# A family of addresses that no system knows.
UNKNOWN = (2**15, ACCEPTING)


class Addresses(ServerTest):
    def setUp(self):
        super().setUp()
        self.port = self.server.server_address[1]

    def send(self, addresses, signal=None, **options):
        """Sends to a host whose name has the addresses; all are of IPv4 unless they say otherwise."""
        found = [
            (family, socket.SOCK_STREAM, socket.IPPROTO_TCP, "", (address, self.port))
            for family, address in (
                (socket.AF_INET, one) if isinstance(one, str) else one for one in addresses
            )
        ]
        with mock.patch("socket.getaddrinfo", lambda *arguments, **keywords: found):
            with vehicle(f"http://localhost:{self.port}", retry_count=0, **options) as one:
                one.send(b"abc", client.VehicleSendOptions(signal=signal))

    def start_silent(self):
        """Lets an address drop every request for a connection."""
        listener = socket.create_server((SILENT, self.port), backlog=0)
        self.addCleanup(listener.close)
        while True:
            # The system accepts some for a program that never does.
            waiting = socket.socket()
            self.addCleanup(waiting.close)
            waiting.settimeout(0.2)
            try:
                waiting.connect((SILENT, self.port))
            except socket.timeout:
                return

    def test_one_that_is_silent_leaves_time_for_the_next(self):
        self.start_silent()
        started_at = time.monotonic()
        self.send([SILENT, ACCEPTING], timeout=20)
        self.assertLess(time.monotonic() - started_at, 10)

    def test_one_that_rejects_or_is_of_an_unknown_kind_is_followed_by_the_next(self):
        self.send([UNKNOWN, REJECTING, ACCEPTING])
        self.assertEqual(len(self.server.seen), 1)

    def test_the_first_is_used_when_it_accepts(self):
        self.start_silent()
        self.send([ACCEPTING, SILENT, REJECTING])
        self.assertEqual(len(self.server.seen), 1)

    def test_that_all_fail_give_the_error_of_the_last(self):
        with self.assertRaises(client.ConnectionError) as caught:
            self.send([UNKNOWN, REJECTING])
        self.assertIn("ECONNREFUSED", str(caught.exception))
        with self.assertRaises(client.ConnectionError) as caught:
            self.send([REJECTING, UNKNOWN])
        self.assertIn("EAFNOSUPPORT", str(caught.exception))

    def test_that_are_all_silent_end_with_the_attempt(self):
        self.start_silent()
        with self.assertRaises(client.TimeoutError) as caught:
            self.send([SILENT, SILENT, REJECTING], timeout=0.7)
        self.assertFalse(caught.exception.may_have_been_billed)

    def test_an_abort_ends_every_attempt(self):
        self.start_silent()
        signal, opened = client.AbortSignal(), []

        class Socket(socket.socket):
            def connect_ex(self, address):
                opened.append(self)
                if len(opened) == 2:
                    signal.abort()
                return super().connect_ex(address)

        with mock.patch("socket.socket", Socket), self.assertRaises(client.AbortError):
            self.send([SILENT, SILENT], signal)
        self.assertEqual([raw.fileno() for raw in opened], [-1, -1])


if __name__ == "__main__":
    sys.exit(unittest.main(verbosity=0))
