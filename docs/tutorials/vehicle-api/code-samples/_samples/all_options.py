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
if not response.ok:
    raise SystemExit(f"HTTP {response.status_code}: {response.text}")

for vehicle in response.json()["data"]["vehicles"]:
    plate = vehicle.get("plate", {})
    mmr = vehicle.get("mmr", {})
    print(
        plate["unicodeText"] if plate.get("found") else "no plate",
        f"{mmr['make']} {mmr['model']}" if mmr.get("found") else "unknown vehicle",
        [f"{marking['type']} {marking['unicodeText']}" for marking in vehicle.get("markings", [])],
    )
