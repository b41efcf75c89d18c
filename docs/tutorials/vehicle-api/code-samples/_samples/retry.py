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


def send(region, image):
    return requests.post(
        f"{os.environ['%%env.apiUrl%%']}/vehicle/{region}",
        headers={"X-Api-Key": os.environ["%%env.apiKey%%"]},
        data={"service": "anpr"},
        files={"image": image},
        timeout=30,
    )


def read_plates(region, image):
    for attempt in range(1, ATTEMPTS + 1):
        last = attempt == ATTEMPTS
        try:
            response = send(region, image)
        except requests.ConnectionError as error:
            if last or not isinstance(getattr(error.args[0], "reason", None), NOT_SENT):
                raise
        else:
            if response.ok:
                return [vehicle["plate"]["unicodeText"] for vehicle in response.json()["data"]["vehicles"]]
            if last or response.status_code not in REPEATABLE:
                raise RuntimeError(f"HTTP {response.status_code}: {response.json()['message']}")
        # Doubles each time; the random part keeps many clients from returning together.
        time.sleep(2**attempt * 0.2 * (1 + random.random()))


with open("plate-european.jpg", "rb") as file:
    image = file.read()

print(read_plates("eur", image))
try:
    read_plates("moon", image)
except RuntimeError as error:
    print(error)
