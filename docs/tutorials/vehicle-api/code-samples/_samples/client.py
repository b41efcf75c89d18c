import os

from %%python.module%% import APIError, InputImageLocation, SelectedServices, VehicleAPIClient

client = VehicleAPIClient(
    api_key=os.environ["%%env.apiKey%%"],
    endpoint=os.environ.get("%%env.apiUrl%%"),
    input_image_location=InputImageLocation("eur", "HUN"),
    services=SelectedServices(anpr=True, mmr=True),
)

try:
    response = client.send("plate-european.jpg")
except APIError as error:
    raise SystemExit(f"{error.code}, billed: {error.billed}: {error}")

for vehicle in response["data"]["vehicles"]:
    plate = vehicle.get("plate", {})
    mmr = vehicle.get("mmr", {})
    print(
        f"{plate['unicodeText']} {plate['country']}" if plate.get("found") else "no plate",
        f"{mmr['make']} {mmr['model']}" if mmr.get("found") else "unknown vehicle",
    )
