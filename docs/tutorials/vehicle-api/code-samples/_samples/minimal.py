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
response.raise_for_status()

for vehicle in response.json()["data"]["vehicles"]:
    print(vehicle["plate"]["unicodeText"], vehicle["plate"]["country"])
