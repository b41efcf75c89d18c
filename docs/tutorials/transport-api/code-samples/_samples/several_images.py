import os
from contextlib import ExitStack

import requests

VIEWS = ["container-iso.jpg", "imo-placard.jpg"]

with ExitStack() as stack:
    # A list of pairs and not a dictionary: the part "image" stands there several times.
    images = [("image", stack.enter_context(open(view, "rb"))) for view in VIEWS]
    response = requests.post(
        f"{os.environ['%%env.apiUrl%%']}/transport/iso",
        headers={"X-Api-Key": os.environ["%%env.apiKey%%"]},
        files=images,
        timeout=30,
    )
response.raise_for_status()

for code in response.json()["data"]["codes"]:
    for view, result in zip(VIEWS, code["imageResults"]):
        print(code["code"], view, result["text"] if result["found"] else "not seen")
