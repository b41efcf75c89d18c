import json
import os

import requests

with open("plate-european.jpg", "rb") as image:
    response = requests.post(
        f"{os.environ['%%env.apiUrl%%']}/vehicle/eur",
        headers={"X-Api-Key": os.environ["%%env.apiKey%%"]},
        data={"service": "anpr,mmr"},
        files={"image": image},
        timeout=30,
    )
if not response.ok:
    raise SystemExit(f"HTTP {response.status_code}: {response.text}")

print(json.dumps(response.json(), indent=2))
