"""What a client does where `eventlet.monkey_patch()` has replaced the sockets.

The doubles here do what those of eventlet 0.33 do, for which it needs no greenlets.
"""

import importlib
import queue
import socket
import ssl
import sys
import unittest
from unittest import mock

from support import MODULE, ServerTest, client, vehicle

clock_module = importlib.import_module(f"{MODULE}._clock")
connect_module = importlib.import_module(f"{MODULE}._connect")
socket_module = importlib.import_module(f"{MODULE}._socket")
original_socket = socket.socket


class GreenSocket:
    """Holds a socket. Some methods are its own, others exist in each object only."""

    def __init__(self, *arguments, **keywords):
        self.held = original_socket(*arguments, **keywords)
        self.shutdown = self.held.shutdown

    def __getattr__(self, name):
        return getattr(self.held, name)


def getaddrinfo(host, port, family=0, socktype=0, proto=0, flags=0):
    """Names the third argument in another way than Python."""
    return [(socket.AF_INET, socktype, socket.IPPROTO_TCP, "", (host, port))]


class GreenSockets(ServerTest):
    def setUp(self):
        super().setUp()
        for name, double in (("getaddrinfo", getaddrinfo), ("socket", GreenSocket)):
            patch = mock.patch(f"socket.{name}", double)
            patch.start()
            self.addCleanup(patch.stop)

    def test_send_and_receive(self):
        with vehicle(self.url) as one:
            one.send(b"abc")
            one.send(b"abc")
        self.assertEqual(self.get_connections(), 1)

    def test_end_with_an_abort(self):
        signal, ended = client.AbortSignal(), queue.SimpleQueue()

        def respond(handler, body):
            try:
                signal.abort()
            except BaseException as problem:
                ended.put(problem)
            ended.put(handler.rfile.read())

        with mock.patch.object(self.handler, "respond", respond):
            with self.assertRaises(client.AbortError):
                vehicle(self.url).send(b"abc", client.VehicleSendOptions(signal=signal))
        self.assertEqual(ended.get(timeout=10), b"")

    def test_block_when_they_are_connected(self):
        addresses = getaddrinfo("127.0.0.1", self.server.server_address[1], 0, socket.SOCK_STREAM)
        raw = connect_module.connect(addresses, clock_module.Clock(10))
        self.addCleanup(raw.close)
        self.assertIsNone(raw.gettimeout())


class TimeoutOfTls(unittest.TestCase):
    def test_is_a_timeout_of_the_attempt(self):
        class Raw:
            def settimeout(self, seconds):
                pass

            def fail(self, *arguments):
                raise ssl.SSLError("timed out")

            send = recv_into = fail

        timed = socket_module.TimedSocket(Raw())
        for operation in (timed.sendall, timed.recv_into):
            timed.clock = clock_module.Clock(0.02)
            with self.assertRaises(clock_module.Expired):
                operation(bytearray(b"abc"))

    def test_is_no_other_fault(self):
        class Raw:
            def settimeout(self, seconds):
                pass

            def send(self, *arguments):
                raise ssl.SSLError("bad record mac")

        timed = socket_module.TimedSocket(Raw())
        timed.clock = clock_module.Clock(10)
        with self.assertRaises(ssl.SSLError):
            timed.sendall(b"abc")


if __name__ == "__main__":
    sys.exit(unittest.main(verbosity=0))
