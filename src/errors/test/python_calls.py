"""Makes calls of the Python client and of `requests` that fail, and prints what they raise.

Reads one JSON object: the name of the module, unset variables, errors of the API to return, and a
certificate with its key. Prints a JSON list: the end of the entry's id, and the exception as Python prints it.
Where the client passes on why a connection failed, that is the entry.
"""

import datetime
import http.client
import http.server
import importlib
import io
import json
import os
import pickle
import socket
import ssl
import sys
import tempfile
import threading
import time
import traceback
from unittest import mock

import requests

given = json.load(sys.stdin)
client = importlib.import_module(given["module"])
KEY = "a-key-for-tests"
IMAGE = bytes([0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3])

# What the server sends: its status, headers and body.
RESPONSES = {
    "html": (200, {"content-type": "text/html"}, b"<html>"),
    "empty": (200, {}, b""),
    "broken": (200, {}, b'{"a"'),
    "array": (200, {}, b"[]"),
    "shape": (200, {}, b'{"version":"1"}'),
    "object": (200, {}, b"{}"),
    "fine": (200, {}, b'{"version":"1.4.1","data":{"vehicles":[]}}'),
    "cut": (200, {"content-length": "999"}, b'{"version"'),
    "events": (200, {}, b'{"events":[],"continuationToken":"again"}'),
    "teapot": (418, {}, b"teapot"),
    "redirect": (302, {"location": "https://login.example.com/"}, b""),
}


class Handler(http.server.BaseHTTPRequestHandler):
    def respond(self):
        kind, number = self.path.split("/")[1:3]
        if kind == "slow":
            time.sleep(0.3)
        if kind in ("slow", "close"):
            self.close_connection = True
            return
        if kind == "api":
            error = given["errors"][int(number)]
            answer = (error["status"], {}, json.dumps({"message": error["message"]}).encode())
        else:
            answer = RESPONSES[kind]
        status, headers, body = answer
        self.send_response(status)
        defaults = {"content-type": "application/json", "content-length": str(len(body))}
        for name, value in {**defaults, **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)
        self.close_connection = True

    do_GET = do_POST = respond

    def log_message(self, *arguments):
        pass


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        pass  # A connection that the test has ended.


def serve(context=None):
    server = Server(("127.0.0.1", 0), Handler)
    if context is not None:
        server.socket = context.wrap_socket(server.socket, server_side=True)
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    return server.server_address[1]


def create_tls_context():
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    with tempfile.NamedTemporaryFile("w", suffix=".pem") as file:
        file.write(given["key"] + given["certificate"])
        file.flush()
        context.load_cert_chain(file.name)
    return context


def find_closed_port():
    with socket.create_server(("127.0.0.1", 0)) as one:
        return one.getsockname()[1]


PORT, TLS_PORT, CLOSED_PORT = serve(), serve(create_tls_context()), find_closed_port()


def at(kind):
    return f"http://127.0.0.1:{PORT}/{kind}/0"


def vehicle(endpoint=None, **options):
    defaults = {
        "api_key": KEY,
        "retry_count": 0,
        "input_image_location": client.InputImageLocation("EUR"),
        "services": client.SelectedServices(anpr=True),
    }
    return client.VehicleAPIClient(**{**defaults, "endpoint": endpoint, **options})


def send(kind, *arguments, **options):
    return vehicle(at(kind), **options).send(IMAGE, *arguments)


def storage(**options):
    return client.StorageAndHookAPIClient(**{"api_key": KEY, "retry_count": 0, **options})


def transport(**options):
    return client.TransportAPIClient(**{"api_key": KEY, "type": "iso", **options})


def descriptor():
    return client.DescriptorAPIClient(api_key=KEY)


def send_through(proxy):
    with mock.patch.dict("os.environ", {"HTTPS_PROXY": proxy, "NO_PROXY": ""}):
        vehicle("https://api.example.com").send(IMAGE)


def resolve_nothing(function):
    """Without a request to a name server: only addresses are found."""
    real = socket.getaddrinfo

    def resolve(host, port, *arguments, **keywords):
        return real(host, port, flags=socket.AI_NUMERICHOST)

    def act():
        with mock.patch("socket.getaddrinfo", resolve):
            function()

    return act


def post(url, **options):
    return requests.post(url, files={"image": IMAGE}, timeout=0.2, **options)


def abort():
    signal = client.AbortSignal()
    signal.abort()
    send("fine", client.VehicleSendOptions(signal=signal))


def fill_queue():
    limit = client.RateLimit(per_second=0.1, burst=1, max_queued=1)
    options = client.VehicleSendOptions(deadline=0.3)
    one = vehicle(at("fine"), rate_limit=limit, api_key="queue")
    one.send(IMAGE)
    waiting = threading.Thread(target=lambda: ignore(lambda: one.send(IMAGE, options)), daemon=True)
    waiting.start()
    time.sleep(0.1)
    one.send(IMAGE, options)


def ignore(function):
    try:
        function()
    except client.CloudClientError:
        pass


def import_without_installation():
    with mock.patch.dict("sys.modules"), mock.patch("sys.path", []):
        del sys.modules[given["module"]]
        importlib.import_module(given["module"])


WRONG_OPTIONS = [
    lambda: storage(cloud_service_region="MARS"),
    lambda: storage(retry_count=99),
    lambda: storage(timeout="long"),
    lambda: storage(logger="no logger"),
    lambda: storage(rate_limit="huge"),
    lambda: storage(rate_limit=client.RateLimit(per_second=None)),
    lambda: storage(rate_limit=7),
    lambda: vehicle(services=client.SelectedServices()),
    lambda: vehicle(services={"anpr": True}),
    lambda: vehicle(input_image_location=client.InputImageLocation("a/b")),
    lambda: vehicle(input_image_location=client.InputImageLocation("EUR", "§")),
    lambda: vehicle(input_image_location="EUR"),
    lambda: vehicle(max_reads=12),
    lambda: vehicle(api_version="new"),
    lambda: vehicle(disable_call_statistics="yes"),
    lambda: vehicle(region_of_interest=client.RegionOfInterest((1, 2), (3, 2), (3, 4), "no")),
    lambda: vehicle().send(IMAGE, client.VehicleSendOptions(signal="stop")),
    lambda: transport(type="ship"),
    lambda: storage().get_events("trains"),
    lambda: storage().get_events("vehicle", client.EventFilters(order="up")),
    lambda: storage().get_events("vehicle", client.EventFilters(continuation_token="")),
    lambda: storage().create_hook("https://hooks.example.com/", {"vehicle": "yes"}),
    lambda: descriptor().get_prices("a", "HUNGARY"),
    lambda: descriptor().get_prices(".."),
]


def list_wrong_images():
    closed = io.BytesIO(b"abc")
    closed.close()
    for image in ["/nowhere/car.jpg", "/", "a\0b", b"", 7, None, io.StringIO("text"), closed]:
        yield lambda image=image: vehicle().send(image)
    yield lambda: transport().send([])


def list_calls():
    for key in ["", "two words", None]:
        yield "client-key", lambda key=key: storage(api_key=key)
    yield "client-key", lambda: client.DescriptorAPIClient().get_usage_plan_subscriptions()
    for endpoint in [
        "https://api.example.com/?a=b",
        "https://me:secret@api.example.com",
        "ftp://api.example.com",
        7,
        "api.example.com",
        "https://a b",
        "http://api.example.com",
    ]:
        yield "client-endpoint", lambda endpoint=endpoint: storage(endpoint=endpoint)
    for act in WRONG_OPTIONS:
        yield "client-option", act
    for data in [7, {"time": datetime.datetime(2026, 11, 22)}]:
        yield "client-custom-data", lambda data=data: vehicle().send(
            IMAGE, client.VehicleSendOptions(custom_data=data)
        )
    for url in ["", "hooks.example.com/a", "https://hooks.example.com/a b", "https://[/a"]:
        yield "client-hook-url", lambda url=url: storage().get_hook(url)
    for act in list_wrong_images():
        yield "client-image", act
    yield "client-too-large", lambda: vehicle().send(bytes(7_000_000))
    yield "client-too-large", lambda: transport().send([bytes(4_000_000), bytes(4_000_000)])
    yield "client-aborted", abort
    yield "client-timeout", lambda: send("slow", client.VehicleSendOptions(timeout=0.05))
    yield "client-timeout", lambda: send("slow", client.VehicleSendOptions(deadline=0.1))
    yield "client-redirect", lambda: send("redirect")
    yield "client-status", lambda: send("teapot")
    for kind in ["html", "empty", "broken", "array", "shape", "cut"]:
        yield "client-format", lambda kind=kind: send(kind)
    yield "client-format", lambda: storage(endpoint=at("object")).get_hooks()
    yield "client-token", lambda: list(storage(endpoint=at("events")).events("vehicle"))
    yield "client-queue", fill_queue
    yield "python-proxy", lambda: send_through("socks5://127.0.0.1:1080")
    yield "python-proxy", lambda: send_through(f"http://127.0.0.1:{PORT}/")
    yield "python-pickle", lambda: pickle.dumps(vehicle()._connection.api_key)
    for name in given["variables"]:
        yield "key-variable", lambda name=name: os.environ[name]
    yield "client-not-installed", import_without_installation
    yield from list_network_calls()
    for index, error in enumerate(given["errors"]):
        yield error["id"], lambda index=index: send_to_api(index)


def send_to_api(index):
    vehicle(f"http://127.0.0.1:{PORT}/api/{index}").send(IMAGE)


def list_network_calls():
    refused = f"http://127.0.0.1:{CLOSED_PORT}"
    for act in [
        lambda: vehicle(refused).send(IMAGE),
        lambda: post(refused),
        lambda: http.client.HTTPConnection("127.0.0.1", CLOSED_PORT).request("GET", "/"),
    ]:
        yield "connection-refused", act
    unknown = "http://api.example.com"
    for act in [
        lambda: vehicle("https://api.example.com").send(IMAGE),
        lambda: post(unknown),
        lambda: http.client.HTTPConnection("api.example.com").request("GET", "/"),
    ]:
        yield "host-not-found", resolve_nothing(act)
    for act in [lambda: send("close"), lambda: post(at("close")), lambda: post(at("cut"))]:
        yield "connection-reset", act
    yield "connection-timeout", lambda: post(at("slow"))
    untrusted = f"https://127.0.0.1:{TLS_PORT}"
    for act in [lambda: vehicle(untrusted).send(IMAGE), lambda: post(untrusted)]:
        yield "certificate", act
    plain = f"https://127.0.0.1:{PORT}"
    for act in [lambda: vehicle(plain).send(IMAGE), lambda: post(plain)]:
        yield "not-tls", act
    yield "file-not-read", lambda: open("/nowhere/car.jpg", "rb")


def describe(error):
    """The exception as a traceback names it, and the traceback."""
    kind = type(error)
    is_builtin = kind.__module__ == "builtins"
    return {
        "type": kind.__qualname__ if is_builtin else f"{kind.__module__}.{kind.__qualname__}",
        "code": getattr(error, "code", None),
        "message": str(error),
        "representation": repr(error),
        "traceback": "".join(traceback.format_exception(kind, error, error.__traceback__)),
    }


def run(call):
    entry, act = call
    try:
        act()
    except Exception as error:
        return {"id": entry, **describe(error)}
    raise AssertionError(f"a call of {entry} does not fail")


if __name__ == "__main__":
    json.dump([run(call) for call in list_calls()], sys.stdout)
