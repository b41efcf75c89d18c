"""What only the Python client has, or does in its own way."""

import asyncio
import importlib
import inspect
import io
import os
import pathlib
import pickle
import socket
import sys
import tempfile
import threading
import time
import typing
import unittest
from unittest import mock

from support import KEY, MODULE, ServerTest, client, vehicle

limiter_module = importlib.import_module(f"{MODULE}._rate_limiter")
clock_module = importlib.import_module(f"{MODULE}._clock")


class Connections(ServerTest):
    def test_are_used_again(self):
        with vehicle(self.url) as one:
            for _ in range(5):
                one.send(b"abc")
        self.assertEqual(self.get_connections(), 1)
        one.send(b"abc")
        self.assertEqual(self.get_connections(), 2)
        one.close()

    def test_that_the_host_has_closed_are_not_used_again(self):
        self.server.closes = True
        with vehicle(self.url) as one:
            for _ in range(3):
                one.send(b"abc")
                self.server.closed.acquire()
        self.assertEqual(len(self.server.seen), 3)

    def test_that_the_host_keeps_for_a_second_are_not_used_again(self):
        self.server.extra = {"keep-alive": "timeout=1"}
        with vehicle(self.url) as one:
            one.send(b"abc")
            one.send(b"abc")
        self.assertEqual(self.get_connections(), 2)

    def test_serve_several_threads(self):
        with vehicle(self.url) as one:
            threads = [threading.Thread(target=one.send, args=(b"abc",)) for _ in range(20)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        self.assertEqual(len(self.server.seen), 20)


class Images(ServerTest):
    def send(self, image):
        with vehicle(self.url) as one:
            one.send(image)
        return self.server.seen[-1][2]

    def test_of_every_kind_are_sent(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / 'a "b"\n.jpg'
            path.write_bytes(b"\xff\xd8 content")
            with path.open("rb") as file:
                images = [str(path), path, file]
                for image in images:
                    body = self.send(image)
                    self.assertIn(b'filename="a %22b%22%0A.jpg"', body)
                    self.assertIn(b"\r\n\r\n\xff\xd8 content\r\n--", body)
        raw = b"\x89PNG content"
        for image in [raw, bytearray(raw), memoryview(raw), io.BytesIO(raw)]:
            body = self.send(image)
            self.assertIn(b'filename="image.jpg"\r\nContent-Type: image/png\r\n\r\n' + raw, body)

    def test_that_are_too_large_are_not_sent(self):
        limit = 6 * 1024 * 1024
        self.send(bytes(limit))
        endless = mock.Mock(spec=["read"])
        endless.read = lambda size: bytes(size)
        for image in [bytes(limit + 1), io.BytesIO(bytes(limit + 1)), endless, "/dev/zero"]:
            with self.assertRaises(client.TooLargeError) as caught:
                vehicle(self.url).send(image)
            self.assertEqual(caught.exception.attempts, 0)
        self.assertEqual(len(self.server.seen), 1)

    def test_that_are_none_are_rejected(self):
        text = io.StringIO("text")
        closed = io.BytesIO(b"abc")
        closed.close()
        for image in [b"", io.BytesIO(), "/nowhere.jpg", os.getcwd(), "a\0b", 7, None, text, closed]:
            with self.subTest(image=image), self.assertRaises(client.APIConfigError) as caught:
                vehicle(self.url).send(image)
            self.assertTrue(str(caught.exception).startswith("`image`: "), caught.exception)
        with self.assertRaises(client.APIConfigError):
            client.TransportAPIClient(api_key=KEY, type="iso", endpoint=self.url).send([])
        self.assertEqual(self.server.seen, [])


class Async(ServerTest):
    def test_calls_run_side_by_side(self):
        one = vehicle(self.url)

        async def run():
            return await asyncio.gather(*(client.run_async(one.send, b"abc") for _ in range(5)))

        self.assertEqual(len(asyncio.run(run())), 5)
        one.close()

    def test_a_call_that_is_canceled_ends_at_once_and_sends_no_more(self):
        silent = socket.create_server(("127.0.0.1", 0))
        self.addCleanup(silent.close)
        one = vehicle(f"http://127.0.0.1:{silent.getsockname()[1]}")

        async def run():
            await asyncio.wait_for(client.run_async(one.send, b"abc"), 0.2)

        started_at = time.monotonic()
        with self.assertRaises(asyncio.TimeoutError):
            # The loop ends when its threads have ended.
            asyncio.run(run())
        self.assertLess(time.monotonic() - started_at, 20)

    def test_gives_the_errors_of_the_call(self):
        with self.assertRaises(client.APIConfigError):
            asyncio.run(client.run_async(vehicle(self.url).send, b""))


class Proxies(unittest.TestCase):
    def start_proxy(self, response):
        proxy = socket.create_server(("127.0.0.1", 0))
        self.addCleanup(proxy.close)
        seen = []

        def serve():
            while True:
                try:
                    connection, _ = proxy.accept()
                except OSError:
                    return
                with connection:
                    seen.append(connection.recv(65536))
                    connection.sendall(response)

        threading.Thread(target=serve, daemon=True).start()
        return f"user:pass-word@127.0.0.1:{proxy.getsockname()[1]}", seen

    def call(self, endpoint, environment):
        with mock.patch.dict(os.environ, environment, clear=True):
            with self.assertRaises(client.ConnectionError) as caught:
                vehicle(endpoint, retry_count=0).send(b"abc")
        return caught.exception

    def test_see_the_host_and_no_key(self):
        address, seen = self.start_proxy(b"HTTP/1.1 407 Authentication Required\r\n\r\n")
        error = self.call("https://api.invalid", {"HTTPS_PROXY": f"http://{address}"})
        self.assertIn("the proxy responded with 407", str(error))
        self.assertFalse(error.may_have_been_billed)
        self.assertNotIn("pass-word", f"{error!r} {error.__cause__!r}")
        head = seen[0].decode()
        self.assertTrue(head.startswith("CONNECT api.invalid:443 HTTP/1.1\r\n"), head)
        self.assertIn("Proxy-Authorization: Basic dXNlcjpwYXNzLXdvcmQ=\r\n", head)
        self.assertNotIn(KEY, head)

    def test_that_speak_no_tls_get_no_key(self):
        address, seen = self.start_proxy(b"HTTP/1.1 200 OK\r\n\r\nnot TLS at all, sorry")
        error = self.call("https://api.invalid", {"HTTPS_PROXY": f"http://{address}"})
        self.assertFalse(error.may_have_been_billed)
        self.assertEqual(len(seen), 1)

    def test_are_not_used_for_http_nor_for_hosts_that_are_excluded(self):
        address, seen = self.start_proxy(b"")
        proxies = {"HTTPS_PROXY": f"http://{address}", "HTTP_PROXY": f"http://{address}"}
        self.call("http://127.0.0.1:1", proxies)
        self.call("https://127.0.0.1:1", {**proxies, "NO_PROXY": "127.0.0.1"})
        self.assertEqual(seen, [])

    def test_of_another_kind_are_named(self):
        error = self.call("https://api.invalid", {"HTTPS_PROXY": "socks5://127.0.0.1:1080"})
        self.assertIn("is not an `http:` address", str(error))


class RateLimits(unittest.TestCase):
    def create(self, per_second, burst=1, max_queued=10):
        return limiter_module.RateLimiter(limiter_module.Settings(per_second, burst, max_queued))

    def take(self, limiter, count=1, seconds=10, signal=None):
        for _ in range(count):
            signals = [] if signal is None else [signal]
            limiter.take(clock_module.Clock(seconds, signals), lambda: OverflowError())

    def test_space_requests_and_let_a_burst_through(self):
        started_at = time.monotonic()
        self.take(self.create(0.2, burst=3), 3)
        self.assertLess(time.monotonic() - started_at, 5)
        started_at = time.monotonic()
        self.take(self.create(20), 5)
        self.assertGreaterEqual(time.monotonic() - started_at, 4 / 20)

    def test_reject_what_a_full_queue_cannot_take(self):
        limiter = self.create(0.1, max_queued=1)
        self.take(limiter)
        with self.assertRaises(clock_module.Expired):
            self.take(limiter, seconds=0.05)
        outcomes = []

        def wait():
            try:
                self.take(limiter, seconds=0.5)
            except clock_module.Expired as problem:
                outcomes.append(problem)

        waiting = threading.Thread(target=wait)
        waiting.start()
        while not limiter._queue:
            time.sleep(0.001)
        with self.assertRaises(OverflowError):
            self.take(limiter)
        waiting.join()
        self.assertEqual(len(outcomes), 1)

    def test_an_aborted_call_leaves_the_queue(self):
        limiter = self.create(0.1)
        self.take(limiter)
        signal = client.AbortSignal()
        threading.Timer(0.05, signal.abort).start()
        started_at = time.monotonic()
        with self.assertRaises(clock_module.Aborted):
            self.take(limiter, signal=signal)
        self.assertLess(time.monotonic() - started_at, 8)
        self.assertEqual(len(limiter._queue), 0)

    def test_a_pause_holds_everybody_and_a_newer_client_changes_the_rate(self):
        limiter = self.create(1000, burst=5)
        limiter.pause(0.15)
        started_at = time.monotonic()
        self.take(limiter)
        self.assertGreaterEqual(time.monotonic() - started_at, 0.15)
        limiter.configure(limiter_module.Settings(0.001, 1, 10))
        self.take(limiter)
        threading.Timer(
            0.05, limiter.configure, [limiter_module.Settings(1000, 1, 10)]
        ).start()
        self.take(limiter)

    def test_clients_with_the_same_key_share_a_queue(self):
        options = {"rate_limit": client.RateLimit(per_second=5)}
        first, second = vehicle(**options), vehicle(**options)
        self.assertIs(first._connection.limiter, second._connection.limiter)
        other = vehicle(api_key="another-key", rate_limit="free")
        self.assertIsNot(first._connection.limiter, other._connection.limiter)


class Secrets(ServerTest):
    def test_a_client_cannot_be_pickled_with_its_key(self):
        with self.assertRaises(TypeError):
            pickle.dumps(vehicle()._connection.api_key)

    def test_a_key_that_is_none_is_not_shown(self):
        for key in [None, "", 42, "secret-part\r\nX: 1", "secret-part\n", "secret-part-é"]:
            with self.assertRaises(client.APIConfigError) as caught:
                vehicle(api_key=key)
            self.assertTrue(str(caught.exception).startswith("`api_key`: "))
            self.assertNotIn("secret-part", str(caught.exception))

    def test_deep_nesting_is_an_unreadable_response(self):
        self.server.body = b'{"data": {"vehicles": [], "deep": ' + b"[" * 200000 + b"]" * 200000
        with self.assertRaises(client.ResponseFormatError) as caught:
            vehicle(self.url).send(b"abc")
        self.assertTrue(caught.exception.billed)


REJECTED = {
    "endpoint": [
        "https://u:p@api.example.com", "https://u@api.example.com", "ftp://api.example.com",
        "javascript:alert(1)", "/vehicle", "api.example.com", "", "https://api.example.com/?a=b",
        "https://api.example.com/#a", "http://127.0.0.1.example.com", "http://localhost.example.com",
        "http://api.example.com", "https://", "https://a b", "https://a:99999", "https://a\\b", 7,
        "https://[::1", "https://e.com\r\nx",
    ],
    "input_image_location": [None, "EUR", {"region": "EUR"}],
    "input_image_location.region": [
        client.InputImageLocation(region)
        for region in [".", "..", "a/b", "EUR?x=1", "", "%2e%2e", "E U", None, "EUR\n"]
    ],
    "input_image_location.location": [client.InputImageLocation("EUR", "H\r\nX")],
    "services": [None, client.SelectedServices(), client.SelectedServices(anpr="yes"), ["anpr"]],
    "max_reads": [0, 6, 1.5, "3", float("nan"), True],
    "region_of_interest": ["0,0;1,0;1,1;0,1"],
    "region_of_interest.top_left": [
        client.RegionOfInterest(point, (1, 0), (1, 1), (0, 1))
        for point in [(float("nan"), 0), (-1, 0), (0,), None, (True, 0), "00"]
    ],
    "custom_data": [[1], "a", {"n": {1, 2}}, {"n": float("nan")}],
    "disable_image_resizing": ["false", 1],
    "api_version": ["1", "1.4\n", 1.4],
    "cloud_service_region": ["ASIA", "toString", None],
    "retry_count": [-1, float("inf"), 11, 1.5],
    "timeout": [0, -1, "5", float("nan"), 2**31],
    "deadline": [0, 2**31],
    "rate_limit": ["gold", 5, {}],
    "rate_limit.per_second": [client.RateLimit(0), client.RateLimit(None)],
    "rate_limit.burst": [client.RateLimit(1, burst=0)],
    "ssl_context": ["no"],
    "logger": ["no"],
}


class Configuration(unittest.TestCase):
    def test_rejects_what_cannot_be_sent_at_once(self):
        for name, values in REJECTED.items():
            option = name.split(".")[0]
            for value in values:
                with self.subTest(name=name, value=value):
                    with self.assertRaises(client.APIConfigError) as caught:
                        vehicle(**{option: value})
                    self.assertTrue(str(caught.exception).startswith(f"`{name}`: "), caught.exception)
                    self.assertIn("Expected: ", str(caught.exception))

    def test_accepts_every_endpoint_that_protects_the_key(self):
        for endpoint in [
            "http://127.0.0.1:4010", "http://127.9.9.9", "http://localhost:1", "http://a.localhost",
            "http://[::1]:80", "https://api.example.com/base/",
        ]:
            vehicle(endpoint)
        vehicle("http://api.example.com", allow_insecure=True)

    def test_rejects_arguments_before_anything_is_sent(self):
        storage = client.StorageAndHookAPIClient(api_key=KEY, endpoint="http://127.0.0.1:1")
        descriptor = client.DescriptorAPIClient(api_key=KEY, endpoint="http://127.0.0.1:1")
        hook_urls = [
            "https://e.com/\ud800", "https://e.com/\0", "https://e.com/a b", "ftp://e.com/",
            "../../x", "/hooks", "..", "", "https://", None, 7,
        ]
        calls = [(storage.get_hook, (url,), "hook_url") for url in hook_urls]
        calls += [(storage.create_hook, (url, {}), "hook_url") for url in hook_urls]
        calls += [
            (storage.update_storage_status, (flags,), "apis")
            for flags in [{"vehicle": "yes"}, {"transport": 1}, None, [True]]
        ]
        filters = client.EventFilters
        calls += [
            (storage.get_events, ("car",), "api"),
            (storage.get_events, ("vehicle", {"limit": 1}), "filters"),
            (storage.get_events, ("vehicle", filters(limit=0)), "limit"),
            (storage.get_events, ("vehicle", filters(limit=201)), "limit"),
            (storage.get_events, ("vehicle", filters(order="up")), "order"),
            (storage.get_events, ("vehicle", filters(before=-1)), "before"),
            (storage.get_events, ("vehicle", filters(after=-1)), "after"),
            (storage.get_events, ("vehicle", filters(continuation_token="")), "continuation_token"),
            (storage.get_hooks, ({"timeout": 1},), "options"),
            (storage.get_hooks, (client.CallOptions(timeout=-1),), "timeout"),
            (storage.get_hooks, (client.CallOptions(signal=threading.Event()),), "signal"),
            (client.DescriptorAPIClient().get_paid_subscriptions, (), "api_key"),
        ]
        calls += [
            (descriptor.get_prices, (product,), "product")
            for product in [".", "..", "a/b", "", "x?y"]
        ]
        calls += [
            (descriptor.get_prices, ("recognition", country), "country")
            for country in ["Germany", "D", "..", "12"]
        ]
        for call, arguments, name in calls:
            with self.subTest(call=call.__name__, arguments=arguments):
                with self.assertRaises(client.APIConfigError) as caught:
                    call(*arguments)
                self.assertTrue(str(caught.exception).startswith(f"`{name}"), caught.exception)


class Names(unittest.TestCase):
    def test_of_built_in_errors_catch_both(self):
        for name in ["TimeoutError", "ConnectionError", "PermissionError"]:
            built_in = getattr(__import__("builtins"), name)
            self.assertTrue(issubclass(getattr(client, name), built_in))

    def test_are_all_there(self):
        self.assertEqual([name for name in client.__all__ if not hasattr(client, name)], [])

    def test_of_types_resolve_where_a_program_reads_them_at_run_time(self):
        # As pydantic and dependency injection do.
        for one in (client.VehicleAPIClient, client.TransportAPIClient):
            self.assertIn("return", typing.get_type_hints(one.send))

        def recognize(image: client.ImageInput): ...

        self.assertIn(os.PathLike[str], typing.get_args(typing.get_type_hints(recognize)["image"]))

    def test_constructors_describe_shared_options_alike(self):
        shared = set()
        for one in ["Vehicle", "Transport", "StorageAndHook", "Descriptor"]:
            text = inspect.getdoc(getattr(client, f"{one}APIClient").__init__)
            shared.add(text[text.index("    endpoint: ") : text.index("Raises:")])
        self.assertEqual(len(shared), 1)


if __name__ == "__main__":
    sys.exit(unittest.main(verbosity=0))
