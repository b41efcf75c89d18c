import os
import random
import time

import requests
from urllib3.exceptions import ConnectTimeoutError, NewConnectionError

# Temporary, and not billed.
RETRYABLE = {408, 429, 500, 503, 504}
# No connection: nothing was sent. A connection that breaks later may have been billed.
NOT_SENT = (ConnectTimeoutError, NewConnectionError)
ATTEMPTS = 4
# Seconds. A program that sleeps for hours looks as if it hangs.
LONGEST_WAIT = 60


def send(kind, images):
    return requests.post(
        f"{os.environ['%%env.apiUrl%%']}/transport/{kind}",
        headers={"X-Api-Key": os.environ["%%env.apiKey%%"]},
        files=[("image", image) for image in images],
        timeout=30,
    )


def read_codes(kind, images):
    for attempt in range(1, ATTEMPTS + 1):
        is_last = attempt == ATTEMPTS
        retry_after = ""
        try:
            response = send(kind, images)
        except requests.ConnectionError as error:
            if is_last or not isinstance(getattr(error.args[0], "reason", None), NOT_SENT):
                raise
        else:
            if response.ok:
                return [code["code"] for code in response.json()["data"]["codes"]]
            # A used-up quota is a 429 as well, and stays one until the next period.
            is_temporary = response.status_code in RETRYABLE and "Limit exceeded" not in response.text
            if is_last or not is_temporary:
                raise RuntimeError(f"HTTP {response.status_code}: {response.text}")
            retry_after = response.headers.get("Retry-After", "")
        # What the service asks for, or twice as long each time. The random part spreads many clients.
        delay = int(retry_after) if retry_after.isdigit() else 0.2 * 2**attempt
        if delay > LONGEST_WAIT:
            raise RuntimeError(f"HTTP {response.status_code}: try again in {delay} s.")
        time.sleep(delay * (1 + random.random()))


with open("container-iso.jpg", "rb") as file:
    image = file.read()

print(read_codes("iso", [image]))
try:
    read_codes("ship", [image])
except RuntimeError as error:
    print(error)
