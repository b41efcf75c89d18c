"""A program of a user, for the type check: every comment is what mypy must say of its line."""

from typing import List

from %%python.module%% import (
    AbortSignal,
    CallOptions,
    EventFilters,
    Hook,
    InputImageLocation,
    Locations,
    RateLimit,
    RegionOfInterest,
    SelectedServices,
    StorageAndHookAPIClient,
    TransportAPIClient,
    VehicleAPIClient,
    VehicleSendOptions,
    run_async,
)


def use_vehicles(key: str) -> List[str]:
    corners = RegionOfInterest((0, 0), (1, 0), (1, 1), (0, 1))
    with VehicleAPIClient(
        api_key=key,
        input_image_location=Locations.Europe.Hungary,
        services=SelectedServices(anpr=True),
        rate_limit=RateLimit(per_second=2.5),
    ) as client:
        client.send(b"", CallOptions(timeout=5))
        client.send(b"", {"timeout": 5})  # incompatible type
        response = client.send(b"", VehicleSendOptions(region_of_interest=corners, timeout=1))
    response["data"]["vehicles"][0]["plate"]["unicodetext"]  # has no key "unicodetext"
    return [vehicle["plate"]["unicodeText"] for vehicle in response["data"]["vehicles"]]


async def use_async(client: VehicleAPIClient) -> int:
    response = await run_async(client.send, "car.jpg", VehicleSendOptions(max_reads=2))
    await run_async(client.send, 7)  # incompatible type
    return len(response["data"]["vehicles"])


def use_others(key: str) -> Hook:
    TransportAPIClient(api_key=key, type="iso").send(["a.jpg", b""], CallOptions(timeout=2))
    client = StorageAndHookAPIClient(api_key=key, rate_limit="gold")  # incompatible type
    client = StorageAndHookAPIClient(api_key=key, rate_limit="basic_10k")
    for stored in client.events("vehicle", EventFilters(order="asc")):
        print(stored["event"]["data"]["vehicles"], stored["creationTimestamp"] + 1)
    client.get_events("cargo")  # incompatible type
    client.get_hooks(CallOptions(signal=AbortSignal()))
    client.update_storage_status({"vehicles": True})  # Extra key "vehicles"
    InputImageLocation(region=1)  # incompatible type
    return client.create_hook("https://hooks.example.com/events", {"vehicle": True})
