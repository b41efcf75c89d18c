"""The families of codes that the Transportation & Cargo API reads."""

from enum import Enum


class CodeType(str, Enum):
    """A family of codes that is read together.

    Attributes:
        ISO: Containers: ISO 6346 and ILU codes.
        TRUCK: Trucks, trailers and chassis: US DOT, ACCR, chassis and other codes.
        AM_RAIL: Wagons and locomotives of the Americas: AAR, Brazilian and other codes.
        EU_RAIL: Wagons and locomotives of Europe and the CIS: UIC, Russian and other codes.

    Example:
        ```python
        import os
        from %%python.module%% import CodeType, TransportAPIClient

        client = TransportAPIClient(api_key=os.environ["%%env.apiKey%%"], type=CodeType.EU_RAIL)
        print(client.supported_api_version, [one.value for one in CodeType])
        ```
    """

    ISO = "iso"
    TRUCK = "truck"
    AM_RAIL = "am-rail"
    EU_RAIL = "eu-rail"
