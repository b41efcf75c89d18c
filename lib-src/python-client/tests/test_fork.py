"""What a client does in a process that was forked after the client was created."""

import os
import signal
import sys
import threading
import time
import unittest
import warnings

import support
from support import client

CHILD_SECONDS = 10


class Handler(support.Handler):
    """Reads what is written in the image."""

    def do_POST(self):
        server = self.server
        body = self.rfile.read(int(self.headers["content-length"]))
        read = body.split(b"\r\n\r\n")[-1].split(b"\r\n")[0].decode()
        server.seen.append((self.client_address, read))
        server.arrived.release()
        if read == "slow":
            server.go_on.wait(CHILD_SECONDS)
        if read == "never":
            server.ends.append(self.connection.recv(1))
            server.arrived.release()
            return
        self.respond(support.VEHICLES.replace(b"[]", b'[{"plate": "%s"}]' % read.encode()))


class Child:
    """A forked process that calls a function."""

    def __init__(self, call):
        reader, writer = os.pipe()
        with warnings.catch_warnings():
            # Python warns of what is tested here: a fork while other threads run.
            warnings.simplefilter("ignore", DeprecationWarning)
            self._id = os.fork()
        if self._id == 0:
            # Ends a child that waits for ever.
            signal.alarm(CHILD_SECONDS)
            try:
                os.write(writer, str(call()).encode())
            except BaseException as error:
                os.write(writer, repr(error).encode())
            finally:
                os._exit(0)
        os.close(writer)
        self._reader = reader

    def wait(self):
        """The text that the function returned."""
        with open(self._reader, encoding="utf-8") as pipe:
            said = pipe.read()
        os.waitpid(self._id, 0)
        return said


class Forks(support.ServerTest):
    handler = Handler

    def setUp(self):
        super().setUp()
        self.server.ends = []
        self.server.arrived, self.server.go_on = threading.Semaphore(0), threading.Event()

    def create(self, **options):
        one = support.vehicle(self.url, api_key=f"key-of-{self.id()}", **options)
        self.addCleanup(one.close)
        return one

    def send(self, one, text, **options):
        response = one.send(text.encode(), client.VehicleSendOptions(**options))
        return response["data"]["vehicles"][0]["plate"]

    def start(self, call, *arguments, **keywords):
        """Runs a call in a thread; the list gets what it returns or raises."""
        outcomes = []

        def run():
            try:
                outcomes.append(call(*arguments, **keywords))
            except Exception as error:
                outcomes.append(error)

        thread = threading.Thread(target=run)
        thread.start()
        return thread, outcomes

    def test_each_process_has_its_own_connection(self):
        one = self.create()
        self.assertEqual(self.send(one, "A"), "A")
        self.assertEqual(Child(lambda: self.send(one, "B")).wait(), "B")
        self.assertEqual(self.send(one, "C"), "C")
        addresses = {text: address for address, text in self.server.seen}
        self.assertNotEqual(addresses["A"], addresses["B"])
        self.assertEqual(addresses["A"], addresses["C"])

    def test_an_abort_in_a_child_does_not_end_the_call_of_the_parent(self):
        abort_signal, one = client.AbortSignal(), self.create()
        thread, outcomes = self.start(self.send, one, "slow", signal=abort_signal)
        self.server.arrived.acquire()
        self.assertEqual(Child(abort_signal.abort).wait(), "None")
        self.server.go_on.set()
        thread.join()
        self.assertEqual(outcomes, ["slow"])

    def test_a_connection_that_the_parent_closes_is_closed(self):
        one = self.create()
        thread, outcomes = self.start(self.send, one, "never", timeout=0.5)
        self.server.arrived.acquire()
        reader, writer = os.pipe()
        child = Child(lambda: os.read(reader, 1))
        thread.join()
        self.assertIsInstance(outcomes[0], client.TimeoutError)
        self.server.arrived.acquire(timeout=CHILD_SECONDS / 2)
        self.assertEqual(self.server.ends, [b""])
        os.write(writer, b"x")
        child.wait()
        os.close(reader)
        os.close(writer)

    def test_a_lock_that_another_thread_holds_does_not_stop_the_child(self):
        abort_signal, one = client.AbortSignal(), self.create(rate_limit="vip_20m")
        pool, limiter = one._connection.pool, one._connection.limiter
        held, done = threading.Event(), threading.Event()

        def hold():
            with pool._lock, limiter._changed, abort_signal._lock:
                held.set()
                done.wait(CHILD_SECONDS)

        thread = threading.Thread(target=hold)
        thread.start()
        held.wait()
        self.assertEqual(Child(lambda: self.send(one, "A", signal=abort_signal)).wait(), "A")
        done.set()
        thread.join()

    def test_a_call_that_waits_in_the_parent_does_not_hold_the_queue_of_the_child(self):
        slow = self.create(rate_limit=client.RateLimit(per_second=0.01))
        self.send(slow, "A")
        thread, outcomes = self.start(self.send, slow, "B")
        limiter = slow._connection.limiter
        while not limiter._queue:
            time.sleep(0.001)

        def send_fast(text):
            # The settings of the newest client with a key apply.
            return self.send(self.create(rate_limit="vip_20m"), text, deadline=5)

        self.assertEqual(Child(lambda: send_fast("C")).wait(), "C")
        send_fast("D")
        thread.join()
        self.assertEqual(outcomes, ["B"])


if __name__ == "__main__":
    sys.exit(unittest.main(verbosity=0))
