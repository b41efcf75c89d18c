import os

from %%python.module%% import CodeType, TransportAPIClient

client = TransportAPIClient(
    api_key=os.environ["%%env.apiKey%%"],
    endpoint=os.environ.get("%%env.apiUrl%%"),
    type=CodeType.ISO,
)

# One or more views of the same object, in any order.
response = client.send(["container-iso.jpg", "imo-placard.jpg"])
for code in response["data"]["codes"]:
    print(code["code"], code["confidence"])
