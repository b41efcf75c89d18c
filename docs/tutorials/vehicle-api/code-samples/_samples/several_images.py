import os

import requests

# A session keeps the connection open between the images.
with requests.Session() as session:
    session.headers["X-Api-Key"] = os.environ["%%env.apiKey%%"]
    for file in ["plate-european.jpg", "two-vehicles.jpg"]:
        with open(file, "rb") as image:
            response = session.post(
                f"{os.environ['%%env.apiUrl%%']}/vehicle/eur",
                data={"service": "anpr"},
                files={"image": image},
                timeout=30,
            )
        if not response.ok:
            raise SystemExit(f"{file}: HTTP {response.status_code}: {response.text}")

        plates = [vehicle.get("plate", {}) for vehicle in response.json()["data"]["vehicles"]]
        print(file, [plate["unicodeText"] for plate in plates if plate.get("found")])
