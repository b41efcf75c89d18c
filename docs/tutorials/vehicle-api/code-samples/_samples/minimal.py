import os

import requests

with open("plate-european.jpg", "rb") as image:
    response = requests.post(
        f"{os.environ['%%env.apiUrl%%']}/vehicle/eur",
        headers={"X-Api-Key": os.environ["%%env.apiKey%%"]},
        data={"service": "anpr"},
        files={"image": image},
        timeout=30,
    )
if not response.ok:
    raise SystemExit(f"HTTP {response.status_code}: {response.text}")

for vehicle in response.json()["data"]["vehicles"]:
    plate = vehicle.get("plate", {})
    print(f"{plate['unicodeText']} {plate['country']}" if plate.get("found") else "no plate")
