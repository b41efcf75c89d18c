import os
import random
import time

import requests

# Worth repeating, and not billed.
REPEATABLE = {408, 429, 500, 503, 504}
ATTEMPTS = 4


def send(region, picture):
    return requests.post(
        f"{os.environ['%%env.apiUrl%%']}/vehicle/{region}",
        headers={"X-Api-Key": os.environ["%%env.apiKey%%"]},
        data={"service": "anpr"},
        files={"image": picture},
        timeout=30,
    )


def read_plates(region, picture):
    for attempt in range(1, ATTEMPTS + 1):
        last = attempt == ATTEMPTS
        try:
            response = send(region, picture)
        except requests.ConnectionError:
            if last:
                raise
        else:
            if response.ok:
                return [vehicle["plate"]["unicodeText"] for vehicle in response.json()["data"]["vehicles"]]
            if last or response.status_code not in REPEATABLE:
                raise RuntimeError(f"HTTP {response.status_code}: {response.json()['message']}")
        # Doubles each time; the random part keeps many clients from returning together.
        time.sleep(2**attempt * 0.2 * (1 + random.random()))


with open("plate-european.jpg", "rb") as image:
    picture = image.read()

print(read_plates("eur", picture))
try:
    read_plates("moon", picture)
except RuntimeError as error:
    print(error)
