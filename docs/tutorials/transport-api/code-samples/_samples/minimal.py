import os

import requests

with open("container-iso.jpg", "rb") as image:
    response = requests.post(
        f"{os.environ['%%env.apiUrl%%']}/transport/iso",
        headers={"X-Api-Key": os.environ["%%env.apiKey%%"]},
        files={"image": image},
        timeout=30,
    )
if not response.ok:
    raise SystemExit(f"HTTP {response.status_code}: {response.text}")

for code in response.json()["data"]["codes"]:
    print(code["code"], code["confidence"])
