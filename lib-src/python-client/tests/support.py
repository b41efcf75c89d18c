"""What several files of tests need."""

import http.server
import importlib
import os
import threading
import unittest

MODULE = os.environ["CLIENT_MODULE"]
client = importlib.import_module(MODULE)

KEY = "kQ7-leak-detector-92xZ"
VEHICLES = b'{"version": "1.4.1", "data": {"vehicles": []}}'


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.seen.append((self.client_address, self.headers, body))
        self.respond(self.server.body)
        if self.server.closes:
            self.close_connection = True

    def respond(self, body):
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        for name, value in self.server.extra.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True
    # The system resets connections above this number that are opened at once.
    request_queue_size = 50

    def __init__(self, handler):
        super().__init__(("127.0.0.1", 0), handler)
        self.seen, self.extra = [], {}
        self.body, self.closes = VEHICLES, False
        self.closed = threading.Semaphore(0)

    def shutdown_request(self, request):
        super().shutdown_request(request)
        self.closed.release()


def vehicle(endpoint="https://e.com", **options):
    given = {
        "api_key": KEY,
        "endpoint": endpoint,
        "input_image_location": client.InputImageLocation("EUR"),
        "services": client.SelectedServices(anpr=True),
        **options,
    }
    return client.VehicleAPIClient(**given)


class ServerTest(unittest.TestCase):
    """A test with a real server, which responds with no vehicles."""

    handler = Handler

    def setUp(self):
        self.server = Server(self.handler)
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()
        self.addCleanup(self.server.server_close)
        self.addCleanup(self.server.shutdown)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"

    def get_connections(self):
        return len({address for address, _, _ in self.server.seen})
