"""What a client does with an image whose source takes too long, or runs in its own way."""

import contextvars
import os
import pathlib
import sys
import tempfile
import threading
import unittest

from support import ServerTest, client, vehicle

caller = contextvars.ContextVar("caller", default="nobody")


class HangingFile:
    """A file that gives a part, and then nothing until the test ends."""

    def __init__(self):
        self.hangs, self.ended = threading.Event(), threading.Event()
        self._parts = [b"part"]

    def read(self, size):
        if self._parts:
            return self._parts.pop()
        self.hangs.set()
        self.ended.wait()
        return b""


class HangingImages(ServerTest):
    def setUp(self):
        super().setUp()
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.pipe = pathlib.Path(folder.name) / "pipe.jpg"
        os.mkfifo(self.pipe)
        self.file = HangingFile()
        # Nothing of a test is left behind in a thread.
        self.addCleanup(self.file.ended.set)

    def open_pipe(self):
        """Ends the thread that opens the pipe for reading."""
        os.close(os.open(self.pipe, os.O_WRONLY))

    def send_in_thread(self, image, **options):
        """Sends in a thread, so that a test of a call that hangs fails."""
        errors = []

        def send():
            try:
                vehicle(self.url).send(image, client.VehicleSendOptions(**options))
            except client.APIError as error:
                errors.append(error)

        thread = threading.Thread(target=send, daemon=True)
        thread.start()
        return thread, errors

    def check(self, thread, errors, kind):
        thread.join(10)
        self.assertEqual([type(error) for error in errors], [kind])
        self.assertEqual((errors[0].attempts, errors[0].may_have_been_billed), (0, False))
        self.assertEqual(self.server.seen, [])

    def test_a_deadline_ends_a_path_that_nobody_writes_to(self):
        self.check(*self.send_in_thread(str(self.pipe), deadline=0.1), client.TimeoutError)
        self.open_pipe()

    def test_a_deadline_ends_a_file_that_hangs(self):
        self.check(*self.send_in_thread(self.file, deadline=0.1), client.TimeoutError)

    def test_a_signal_ends_a_file_that_hangs(self):
        signal = client.AbortSignal()
        thread, errors = self.send_in_thread(self.file, signal=signal)
        self.file.hangs.wait()
        signal.abort()
        self.check(thread, errors, client.AbortError)

    def test_a_pipe_is_read_until_its_end(self):
        writer = threading.Thread(target=self.pipe.write_bytes, args=(b"x" * 300_000,))
        writer.start()
        with vehicle(self.url) as one:
            one.send(self.pipe)
        writer.join()
        self.assertIn(b"x" * 300_000, self.server.seen[0][2])

    def test_a_file_is_read_with_the_variables_of_its_caller(self):
        class Named:
            names = iter([caller])

            def read(self, size):
                return "".join(name.get() for name in self.names).encode()

        caller.set("the caller")
        with vehicle(self.url) as one:
            one.send(Named())
        self.assertIn(b"\r\n\r\nthe caller\r\n", self.server.seen[0][2])

    def test_an_interruption_of_a_file_reaches_the_caller(self):
        class Interrupted:
            def read(self, size):
                raise KeyboardInterrupt

        with self.assertRaises(KeyboardInterrupt):
            vehicle(self.url).send(Interrupted())


if __name__ == "__main__":
    sys.exit(unittest.main(verbosity=0))
