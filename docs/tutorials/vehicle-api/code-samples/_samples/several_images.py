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
        response.raise_for_status()
        print(file, [vehicle["plate"]["unicodeText"] for vehicle in response.json()["data"]["vehicles"]])
