"""Runs many samples in one process, one after the other, each in the case that its job names.

Prints a line of JSON for each: what the sample printed, and the error that it ended with.
"""

import contextlib
import io
import json
import os
import runpy
import sys
import time

import requests

sys.path.append(os.path.join(os.path.dirname(os.path.dirname(__file__)), "redirect"))
from redirect_client import redirect_client, skip_waits  # noqa: E402

with open(sys.argv[1], encoding="utf-8") as file:
    plan = json.load(file)

real_request = requests.Session.request
current = {}


def request(self, method, url, **options):
    # The samples of the reference name the cloud.
    return real_request(self, method, url.replace(plan["cloudUrl"], current["url"], 1), **options)


requests.Session.request = request
redirect_client(plan["cloudUrl"], lambda: current["url"])
# Nobody waits between attempts.
time.sleep = lambda seconds: None
skip_waits()
os.environ.update(plan["env"])

for job in plan["jobs"]:
    current = job
    os.environ[job["urlVariable"]] = job["url"]
    os.chdir(job["cwd"])
    output = io.StringIO()
    error = None
    try:
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
            runpy.run_path(job["file"], run_name="__main__")
    except BaseException as reason:  # whatever a sample raises is its result
        error = {"name": type(reason).__name__, "message": str(reason)}
    print(json.dumps({"output": output.getvalue(), "error": error}))
