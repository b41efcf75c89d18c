"""Makes calls with the Python client for the tests: commands and outcomes are lines of JSON.

Each command is run by its own thread, so that slow ones do not wait for each other. Names are
translated from the spelling of the JavaScript client, in which the cases are written.
"""

import base64
import importlib
import json
import logging
import pickle
import random
import re
import ssl
import sys
import threading
import time
import traceback

client_module = importlib.import_module(sys.argv[1])
redact_module = importlib.import_module(f"{sys.argv[1]}._redact")
KEY = sys.argv[2]
IMAGE = bytes([0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3])
# The waits between attempts are random: short ones test the same.
random.random = lambda: 0.05

_print_lock = threading.Lock()
_CLASSES = {
    "vehicle": client_module.VehicleAPIClient,
    "transport": client_module.TransportAPIClient,
    "storage": client_module.StorageAndHookAPIClient,
    "descriptor": client_module.DescriptorAPIClient,
}
_STRUCTURES = {
    "inputImageLocation": client_module.InputImageLocation,
    "services": client_module.SelectedServices,
    "regionOfInterest": client_module.RegionOfInterest,
    "rateLimit": client_module.RateLimit,
}
_FILTERS = {
    "getEvents": client_module.EventFilters,
    "events": client_module.EventFilters,
    "getApis": client_module.APIFilters,
    "getUsagePlans": client_module.UsagePlanFilters,
}


def to_snake(name):
    return re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", name).replace("-", "_").lower()


def to_keyword(name, value):
    """An option as this client spells it; times are seconds here."""
    if name.endswith("Ms"):
        return to_snake(name[:-2]), value / 1000
    if name == "sslContext":
        # Trusts every certificate, for a server that made its own a moment ago.
        context = ssl.create_default_context()
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
        return "ssl_context", context
    name = {"disableISOCode": "disableIsoCode"}.get(name, name)
    if name in _STRUCTURES and isinstance(value, dict):
        keywords = dict(to_keyword(*item) for item in value.items())
        return to_snake(name), _STRUCTURES[name](**keywords)
    return to_snake(name), value


def to_keywords(options):
    return dict(to_keyword(*item) for item in options.items())


def to_argument(value):
    if value == "IMAGE":
        return IMAGE
    if isinstance(value, list):
        return [to_argument(item) for item in value]
    if isinstance(value, dict) and "base64" in value:
        return base64.b64decode(value["base64"])
    return value


class Log(logging.Handler):
    def __init__(self):
        super().__init__()
        self.lines = []

    def emit(self, record):
        level = "warn" if record.levelno >= logging.WARNING else "debug"
        self.lines.append(f"{level} {record.getMessage()}")


def create_client(endpoint, call, log):
    logger = logging.Logger("test", logging.DEBUG)
    logger.addHandler(log)
    options = {"apiKey": KEY, "endpoint": endpoint, **call.get("options", {})}
    if call["client"] == "vehicle":
        options.setdefault("inputImageLocation", {"region": "EUR"})
        options.setdefault("services", {"anpr": True})
    if call["client"] == "transport":
        options.setdefault("type", "iso")
    return _CLASSES[call["client"]](logger=logger, **to_keywords(options))


def to_arguments(call):
    arguments = [to_argument(value) for value in call.get("args", [])]
    kind = _FILTERS.get(call["method"])
    if kind is not None and arguments and isinstance(arguments[-1], dict):
        arguments[-1] = kind(**to_keywords(arguments[-1]))
    options = dict(call.get("callOptions", {}))
    if not options and "abortAfterMs" not in call:
        return arguments, {}
    keywords = to_keywords(options)
    if "abortAfterMs" in call:
        keywords["signal"] = client_module.AbortSignal()
        threading.Timer(call["abortAfterMs"] / 1000, keywords["signal"].abort).start()
    is_image = call["client"] == "vehicle" and call["method"] == "send"
    kind = client_module.VehicleSendOptions if is_image else client_module.CallOptions
    return arguments, {"options": kind(**keywords)}


def make_call(endpoint, call):
    log = Log()
    client = create_client(endpoint, call, log)
    arguments, keywords = to_arguments(call)
    started_at = time.monotonic()
    outcome, error = {}, None
    try:
        for _ in range(call.get("times", 1)):
            value = getattr(client, to_snake(call["method"]))(*arguments, **keywords)
        outcome["value"] = list(value) if call["method"] == "events" else value
    except client_module.CloudClientError as problem:
        error = problem
        outcome["error"] = describe(problem)
    outcome["tookMs"] = (time.monotonic() - started_at) * 1000
    outcome["log"] = log.lines
    outcome["shown"] = show_all(client, error)
    client.close()
    return outcome


def describe(error):
    """An error as the JavaScript client spells it."""
    fields = {"name": type(error).__name__, "code": error.code, "message": str(error)}
    if isinstance(error, client_module.APIError):
        fields.update(
            method=error.method,
            url=error.url,
            attempts=error.attempts,
            status=error.status,
            body=error.body,
            requestId=error.request_id,
            headers=dict(error.headers),
            billed=error.billed,
            mayHaveBeenBilled=error.may_have_been_billed,
        )
    retry_after = getattr(error, "retry_after", None)
    if retry_after is not None:
        fields["retryAfterMs"] = round(retry_after * 1000)
    return {name: value for name, value in fields.items() if value is not None}


def show_all(client, error):
    """Everything that a log could print of a client and an error, with the frames' variables."""
    parts = [repr(client), repr(vars(client)), repr(vars(client._connection))]
    if error is not None:
        rebuilt = pickle.loads(pickle.dumps(error))
        parts += [repr(error), repr(vars(error)), repr(rebuilt), repr(vars(rebuilt))]
        while error is not None:
            trace = traceback.TracebackException(
                type(error), error, error.__traceback__, capture_locals=True
            )
            # The variables of this program hold the key.
            frames = [frame for frame in trace.stack if frame.filename != __file__]
            parts += [repr(frame.locals) + str(frame.line) for frame in frames]
            parts += [*trace.format_exception_only(), repr(error.__context__)]
            error = error.__cause__
    return "\n".join(parts)


def redact(command):
    return [
        redact_module.create_redactor(one["secret"])(one["text"], one.get("limit"))
        for one in command["redact"]
    ]


def respond(command):
    try:
        if "redact" in command:
            outcome = {"redacted": redact(command)}
        else:
            outcome = make_call(command["endpoint"], command["call"])
        line = json.dumps({"id": command["id"], "outcome": outcome}, default=str)
    except BaseException:
        line = json.dumps({"id": command["id"], "crash": traceback.format_exc()})
    with _print_lock:
        print(line, flush=True)


if __name__ == "__main__":
    for text in sys.stdin:
        threading.Thread(target=respond, args=(json.loads(text),), daemon=True).start()
