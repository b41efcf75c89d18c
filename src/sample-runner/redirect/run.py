"""Runs every file that is named, in one process, and prints its name and the status that it got.

Requests to the cloud go to the sandbox; the sample runs unchanged.
"""

import contextlib
import http.client
import io
import os
import runpy
import sys

import requests
from redirect_client import redirect_client

name, value = os.environ["REDIRECT_HEADER"].split(": ")
real_request = requests.Session.request
statuses = []


def request(self, method, url, **options):
    url = url.replace(os.environ["REDIRECT_FROM"], os.environ["REDIRECT_TO"], 1)
    options["headers"] = {**(options.get("headers") or {}), name: value}
    return real_request(self, method, url, **options)


requests.Session.request = request
redirect_client(os.environ["REDIRECT_FROM"], lambda: os.environ["REDIRECT_TO"])

# The client library sends with `http.client`, as `requests` does below its own layers.
real_end_headers = http.client.HTTPConnection.endheaders
real_begin = http.client.HTTPResponse.begin


def end_headers(self, *arguments, **options):
    if not hasattr(self, "_new_conn"):  # a connection of `requests` has the header already
        self.putheader(name, value)
    return real_end_headers(self, *arguments, **options)


def begin(self):
    real_begin(self)
    statuses.append(self.status)


http.client.HTTPConnection.endheaders = end_headers
http.client.HTTPResponse.begin = begin

for file in sys.argv[1:]:
    statuses.clear()
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            runpy.run_path(file, run_name="__main__")
        outcome = str(statuses[-1])
    except (Exception, SystemExit) as error:  # whatever a sample raises is its outcome
        outcome = f"{statuses[-1:]} {type(error).__name__}: {error}"
    print(f"{file}\t{outcome}")
