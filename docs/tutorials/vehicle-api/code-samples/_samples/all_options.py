import json
import os
import time

import requests

headers = {
    "X-Api-Key": os.environ["%%env.apiKey%%"],
    "x-api-version": "1.4.1",
    "x-disable-call-statistics": "true",
    "x-disable-image-resizing": "true",
    "x-enable-wide-range-analysis": "true",
    "x-enable-unidentified-license-plate": "true",
}
fields = {
    "service": "anpr,mmr,adr",
    "location": "HUN",
    "maxreads": 3,
    "roi": "0,0;1280,0;1280,720;0,720",
    "customData": json.dumps({"sourceID": "gate-1", "timestamp": int(time.time() * 1000)}),
}
with open("adr-numbers.jpg", "rb") as image:
    response = requests.post(
        f"{os.environ['%%env.apiUrl%%']}/vehicle/eur",
        headers=headers,
        data=fields,
        files={"image": image},
        timeout=30,
    )
response.raise_for_status()

for vehicle in response.json()["data"]["vehicles"]:
    markings = [marking["unicodeText"] for marking in vehicle.get("markings", [])]
    print(vehicle["plate"]["unicodeText"], vehicle["mmr"]["make"], vehicle["mmr"]["model"], markings)
