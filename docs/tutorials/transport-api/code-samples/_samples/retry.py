import os
import random
import time

import requests

# Worth repeating, and not billed.
REPEATABLE = {408, 429, 500, 503, 504}
ATTEMPTS = 4


def send(kind, pictures):
    return requests.post(
        f"{os.environ['%%env.apiUrl%%']}/transport/{kind}",
        headers={"X-Api-Key": os.environ["%%env.apiKey%%"]},
        files=[("image", picture) for picture in pictures],
        timeout=30,
    )


def read_codes(kind, pictures):
    for attempt in range(1, ATTEMPTS + 1):
        last = attempt == ATTEMPTS
        try:
            response = send(kind, pictures)
        except requests.ConnectionError:
            if last:
                raise
        else:
            if response.ok:
                return [code["code"] for code in response.json()["data"]["codes"]]
            if last or response.status_code not in REPEATABLE:
                raise RuntimeError(f"HTTP {response.status_code}: {response.json()['message']}")
        # Doubles each time; the random part keeps many clients from returning together.
        time.sleep(2**attempt * 0.2 * (1 + random.random()))


with open("container-iso.jpg", "rb") as image:
    picture = image.read()

print(read_codes("iso", [picture]))
try:
    read_codes("ship", [picture])
except RuntimeError as error:
    print(error)
