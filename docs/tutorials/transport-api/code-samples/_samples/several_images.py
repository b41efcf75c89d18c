import os
from contextlib import ExitStack

import requests

VIEWS = ["container-iso.jpg", "imo-placard.jpg"]

with ExitStack() as stack:
    # A list of pairs, not a dictionary: the form contains the part "image" once per view.
    images = [("image", stack.enter_context(open(view, "rb"))) for view in VIEWS]
    response = requests.post(
        f"{os.environ['%%env.apiUrl%%']}/transport/iso",
        headers={"X-Api-Key": os.environ["%%env.apiKey%%"]},
        files=images,
        timeout=30,
    )
if not response.ok:
    raise SystemExit(f"HTTP {response.status_code}: {response.text}")

for code in response.json()["data"]["codes"]:
    for view, result in zip(VIEWS, code["imageResults"]):
        print(code["code"], view, result["text"] if result["found"] else "not seen")
