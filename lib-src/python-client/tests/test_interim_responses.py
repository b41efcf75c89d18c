"""What a client does with responses that announce another one, beyond the cases of all clients."""

import sys
import unittest

import support
from support import client, vehicle

CONTINUE = b"HTTP/1.1 100 Continue\r\n\r\n"
EARLY_HINTS = b"HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload\r\n\r\n"


class Handler(support.Handler):
    def respond(self, body):
        self.wfile.write(self.server.interim)
        super().respond(body)


class InterimResponses(support.ServerTest):
    handler = Handler

    def setUp(self):
        super().setUp()
        # The client hangs up on a server that goes on, which would be printed.
        self.server.handle_error = lambda *arguments: None

    def send(self, interim):
        self.server.interim = interim
        with vehicle(self.url) as one:
            for _ in range(2):
                value = one.send(b"abc")
        return value

    def test_with_100_are_skipped_like_others(self):
        for interim in [CONTINUE, CONTINUE * 2 + EARLY_HINTS + CONTINUE, EARLY_HINTS * 50]:
            with self.subTest(interim=interim):
                self.assertEqual(self.send(interim)["data"], {"vehicles": []})
        # The second call of each pair had the connection of the first.
        self.assertEqual(self.get_connections(), 3)

    def test_without_an_end_are_an_error(self):
        for interim in [CONTINUE, EARLY_HINTS]:
            with self.subTest(interim=interim):
                with self.assertRaises(client.ConnectionError) as caught:
                    self.send(interim * 1000)
                self.assertIn("too many interim responses", str(caught.exception))
                self.assertTrue(caught.exception.may_have_been_billed)
        self.assertEqual(len(self.server.seen), 2)

    def test_with_too_many_fields_are_an_error(self):
        with self.assertRaises(client.ConnectionError) as caught:
            self.send(b"HTTP/1.1 103 Early Hints\r\n" + b"Link: </a.css>\r\n" * 1000 + b"\r\n")
        self.assertTrue(caught.exception.may_have_been_billed)


if __name__ == "__main__":
    sys.exit(unittest.main(verbosity=0))
