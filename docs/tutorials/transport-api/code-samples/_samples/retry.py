import os
import random
import time

import requests
from urllib3.exceptions import ConnectTimeoutError, NewConnectionError

# Worth repeating, and not billed.
REPEATABLE = {408, 429, 500, 503, 504}
# No connection: nothing was sent. One that breaks off later may have been billed.
NOT_SENT = (ConnectTimeoutError, NewConnectionError)
ATTEMPTS = 4


def send(kind, images):
    return requests.post(
        f"{os.environ['%%env.apiUrl%%']}/transport/{kind}",
        headers={"X-Api-Key": os.environ["%%env.apiKey%%"]},
        files=[("image", image) for image in images],
        timeout=30,
    )


def read_codes(kind, images):
    for attempt in range(1, ATTEMPTS + 1):
        last = attempt == ATTEMPTS
        try:
            response = send(kind, images)
        except requests.ConnectionError as error:
            if last or not isinstance(getattr(error.args[0], "reason", None), NOT_SENT):
                raise
        else:
            if response.ok:
                return [code["code"] for code in response.json()["data"]["codes"]]
            if last or response.status_code not in REPEATABLE:
                raise RuntimeError(f"HTTP {response.status_code}: {response.json()['message']}")
        # Doubles each time; the random part keeps many clients from returning together.
        time.sleep(2**attempt * 0.2 * (1 + random.random()))


with open("container-iso.jpg", "rb") as file:
    image = file.read()

print(read_codes("iso", [image]))
try:
    read_codes("ship", [image])
except RuntimeError as error:
    print(error)
