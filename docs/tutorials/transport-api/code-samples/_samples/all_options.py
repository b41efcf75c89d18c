import os

import requests

headers = {
    "X-Api-Key": os.environ["%%env.apiKey%%"],
    "x-api-version": "1.0.1",
    "x-disable-iso-code": "true",
    "x-disable-checksum-check": "true",
    "x-disable-image-resizing": "true",
    "x-enable-wide-range-analysis": "true",
}
with open("container-iso.jpg", "rb") as image:
    response = requests.post(
        f"{os.environ['%%env.apiUrl%%']}/transport/iso",
        headers=headers,
        data={"maxreads": 3},
        files={"image": image},
        timeout=30,
    )
if not response.ok:
    raise SystemExit(f"HTTP {response.status_code}: {response.text}")

for code in response.json()["data"]["codes"]:
    print(code["code"], code["confidence"])
