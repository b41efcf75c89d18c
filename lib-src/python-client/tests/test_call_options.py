"""What options every call takes."""

import inspect
import sys
import unittest

from support import KEY, client, vehicle

# What calls need besides their options.
ARGUMENTS = {
    "image": b"abc", "images": b"abc", "api": "vehicle", "apis": {}, "hook_url": "https://e.com/",
    "product": "recognition",
}


class CallOptions(unittest.TestCase):
    def list_calls(self):
        options = {"api_key": KEY, "endpoint": "http://127.0.0.1:1"}
        clients = [
            vehicle(),
            client.TransportAPIClient(type="iso", **options),
            client.StorageAndHookAPIClient(**options),
            client.DescriptorAPIClient(**options),
        ]
        for one in clients:
            for name, call in inspect.getmembers(one, inspect.ismethod):
                parameters = inspect.signature(call).parameters
                if not name.startswith("_") and "options" in parameters:
                    needed = [one.name for one in parameters.values() if one.default is one.empty]
                    yield call, [ARGUMENTS[name] for name in needed]

    def test_of_any_call_are_taken_by_every_call(self):
        signal = client.AbortSignal()
        signal.abort()
        calls = list(self.list_calls())
        self.assertGreater(len(calls), 20)
        for call, arguments in calls:
            with self.subTest(call=call), self.assertRaises(client.AbortError):
                # Some calls begin when their first result is asked for.
                list(call(*arguments, options=client.CallOptions(signal=signal)))

    def test_of_another_class_are_rejected_by_every_call(self):
        for call, arguments in self.list_calls():
            with self.subTest(call=call), self.assertRaises(client.APIConfigError) as caught:
                list(call(*arguments, options={"timeout": 5}))
            self.assertTrue(str(caught.exception).startswith("`options`: wrong type"))


if __name__ == "__main__":
    sys.exit(unittest.main(verbosity=0))
