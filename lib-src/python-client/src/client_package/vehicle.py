"""Client of the Vehicle API."""

from __future__ import annotations

import logging
import ssl
from typing import List, Optional, Union

from ._call import ApiCall, call_api
from ._checks import array_of, object_with, recognition, text
from ._connection import Client, Connection
from ._form import encode_form
from ._headers import to_boolean_headers, to_version_header
from ._images import read_images
from ._vehicle_fields import VehicleFields
from ._version_watch import VersionWatch
from .generated.plan_rates import PlanName
from .generated.responses import Country, VehicleAPIResponse
from .options import (
    CallOptions,
    CloudServiceRegion,
    CustomData,
    ImageInput,
    InputImageLocation,
    RateLimit,
    RegionOfInterest,
    SelectedServices,
    VehicleSendOptions,
)

_HEADERS = {
    "disable_call_statistics": "x-disable-call-statistics",
    "disable_image_resizing": "x-disable-image-resizing",
    "enable_wide_range_analysis": "x-enable-wide-range-analysis",
    "enable_unidentified_license_plate": "x-enable-unidentified-license-plate",
}


class VehicleAPIClient(Client):
    """Client of the Vehicle API: plates, make and model, and hazard markings in still images.

    One client serves any number of images, also from several threads at the same time, and in
    processes that are forked later. It keeps connections open; `close` or a `with` statement ends
    them.

    Attributes:
        supported_api_version: Version of the response structure that the types of this package
            describe.

    Example:
        ```python
        import os
        from %%python.module%% import Locations, SelectedServices, VehicleAPIClient

        with VehicleAPIClient(
            api_key=os.environ["%%env.apiKey%%"],
            input_image_location=Locations.Europe.Hungary,
            services=SelectedServices(anpr=True, mmr=True),
        ) as client:
            response = client.send("car.jpg")

        for vehicle in response["data"]["vehicles"]:
            plate = vehicle.get("plate", {})
            mmr = vehicle.get("mmr", {})
            print(plate.get("unicodeText"), plate.get("country"), mmr.get("make"), mmr.get("model"))
        ```
    """

    supported_api_version: str = "1.4.1"

    def __init__(
        self,
        *,
        api_key: str,
        input_image_location: InputImageLocation,
        services: SelectedServices,
        region_of_interest: Optional[RegionOfInterest] = None,
        max_reads: Optional[int] = None,
        custom_data: Optional[CustomData] = None,
        disable_call_statistics: bool = False,
        disable_image_resizing: bool = False,
        enable_wide_range_analysis: bool = False,
        enable_unidentified_license_plate: bool = False,
        api_version: Optional[str] = None,
        endpoint: Optional[str] = None,
        cloud_service_region: CloudServiceRegion = "AUTO",
        retry_count: int = 2,
        timeout: float = 60,
        deadline: float = 180,
        retry_ambiguous: bool = False,
        rate_limit: Union[PlanName, RateLimit, None] = None,
        allow_insecure: bool = False,
        ssl_context: Optional[ssl.SSLContext] = None,
        logger: Optional[logging.Logger] = None,
    ) -> None:
        """Checks every option at once; sends nothing.

        Args:
            api_key: Your API key, sent as `X-Api-Key` and never shown in errors or logs.
            input_image_location: Where the vehicles are from.
            services: What to look for.
            region_of_interest: The part of the image to search. Default: the whole image.
            max_reads: How often the image is searched for one more vehicle; an integer from
                %%limit.maxReadsMin%% to %%limit.maxReadsMax%%. Default: %%limit.maxReadsDefault%%.
            custom_data: Your data, returned unchanged in stored and forwarded events. It counts
                toward the size of the request. Default: none.
            disable_call_statistics: Do not use the statistics of your key to choose the engines.
                By default the service counts which countries and states it has read for your key;
                switch that off when your images come from many places.
            disable_image_resizing: Keep images of more pixels than Full HD
                (%%limit.fullHdWidth.value%% × %%limit.fullHdHeight.value%%) at full resolution,
                which is slower.
            enable_wide_range_analysis: Also find vehicles that are much smaller, larger or more
                skewed than recommended; can take several times longer.
            enable_unidentified_license_plate: Also return the text of plates whose type is not
                identified; expect many more false positives.
            api_version: Version of the response structure that you want, such as `1.4`. Default:
                the newest.
            endpoint: Base URL without the path of the API, for a proxy, a self-hosted service or
                the sandbox. It must be `https:` unless the host is loopback or `allow_insecure`
                is set. Default: the host of `cloud_service_region`.
            cloud_service_region: Which host of the cloud service to call: `AUTO` (the nearest),
                `EU` or `US`; ignored when `endpoint` is given.
            retry_count: How often a failed call is repeated while that is safe; an integer from 0
                to 10.
            timeout: Timeout of one attempt until its complete response has arrived, in seconds.
            deadline: Timeout of a whole call, with its time in the queue, every attempt and the
                waits between them, in seconds.
            retry_ambiguous: Also repeat a recognition when the connection broke after the image
                may have been sent. If the first attempt was charged, you are charged again.
            rate_limit: Start requests no faster than your plan allows, which avoids responses
                with 429: the name of your plan, such as `basic_10k`, or your own figures. Clients
                with the same key share one queue in each process, and the setting of the newest
                client applies. Default: no limit.
            allow_insecure: Allow `http:` to a host that is not loopback: the key then travels
                unprotected.
            ssl_context: Verifies the host's certificate, for a private certificate authority.
                Default: `ssl.create_default_context()`.
            logger: Receives the log: each response and each retry as `debug`, possible problems
                as `warning`. The API key is never part of it. Default: the logger named
                `%%python.module%%`.

        Raises:
            APIConfigError: An option cannot be used (`ERR_CONFIG`).
        """
        connection = Connection(
            api_key=api_key,
            endpoint=endpoint,
            cloud_service_region=cloud_service_region,
            retry_count=retry_count,
            timeout=timeout,
            deadline=deadline,
            retry_ambiguous=retry_ambiguous,
            rate_limit=rate_limit,
            allow_insecure=allow_insecure,
            ssl_context=ssl_context,
            logger=logger,
        )
        super().__init__(connection)
        self._fields = VehicleFields(
            input_image_location=input_image_location,
            services=services,
            region_of_interest=region_of_interest,
            max_reads=max_reads,
            custom_data=custom_data,
        )
        self._fields.encode()
        switches = {
            "disable_call_statistics": disable_call_statistics,
            "disable_image_resizing": disable_image_resizing,
            "enable_wide_range_analysis": enable_wide_range_analysis,
            "enable_unidentified_license_plate": enable_unidentified_license_plate,
        }
        self._headers = {
            **to_boolean_headers(switches, _HEADERS),
            **to_version_header(api_version),
        }
        self._versions = VersionWatch(
            "Vehicle API", self.supported_api_version, connection, api_version
        )

    def send(
        self,
        image: ImageInput,
        options: Union[VehicleSendOptions, CallOptions, None] = None,
    ) -> VehicleAPIResponse:
        """Recognizes the vehicles in one image.

        A response is charged when its status is 200 or 400.

        Args:
            image: The image; the whole request may have at most %%limit.imageBytes%%.
            options: A signal and times, and with `VehicleSendOptions` what differs for this image.

        Returns:
            What was found. An image without a vehicle gives an empty list, or results whose
            `found` is `False`.

        Raises:
            APIConfigError: The image or an option cannot be used; nothing was sent
                (`ERR_CONFIG`).
            TooLargeError: The image is too large; nothing was sent unless `status` is 413
                (`ERR_TOO_LARGE`).
            APIError: The call failed, with the class that fits; `billed` and
                `may_have_been_billed` say whether it was charged.

        Example:
            ```python
            import os
            import time
            from pathlib import Path
            from %%python.module%% import (
                InputImageLocation, SelectedServices, VehicleAPIClient, VehicleSendOptions,
            )

            client = VehicleAPIClient(
                api_key=os.environ["%%env.apiKey%%"],
                input_image_location=InputImageLocation("EUR"),
                services=SelectedServices(anpr=True),
            )
            response = client.send(
                Path("car.jpg").read_bytes(),
                VehicleSendOptions(
                    custom_data={"timestamp": int(time.time() * 1000), "sourceID": "gate-3"},
                    timeout=10,
                ),
            )
            print(len(response["data"]["vehicles"]))
            ```
        """
        fields = self._fields.merged(options)
        region, parts = fields.encode()
        call = ApiCall[VehicleAPIResponse](
            method="POST",
            segments=("vehicle", region),
            headers=self._headers,
            get_body=lambda clock: encode_form(parts, read_images([image], clock)),
            is_charged=True,
            check=recognition("vehicles"),
        )
        response = call_api(self._connection, call, options)
        self._versions.notice(response.get("version"))
        return response

    def get_countries(self, options: Optional[CallOptions] = None) -> List[Country]:
        """Lists every place whose plates can be read. Public: the key is not sent.

        Args:
            options: A signal and times.

        Returns:
            The places, with the values for `InputImageLocation`.

        Raises:
            APIError: The call failed, with the class that fits.

        Example:
            ```python
            import os
            from %%python.module%% import InputImageLocation, SelectedServices, VehicleAPIClient

            client = VehicleAPIClient(
                api_key=os.environ["%%env.apiKey%%"],
                input_image_location=InputImageLocation("EUR"),
                services=SelectedServices(anpr=True),
            )
            print(sum(country["region"] == "EUR" for country in client.get_countries()))
            ```
        """
        check = array_of(object_with("region", "location", "country"))
        return self._get(("vehicle", "countries"), check, options)

    def get_services(self, options: Optional[CallOptions] = None) -> List[str]:
        """Lists the names of the services. Public: the key is not sent.

        Args:
            options: A signal and times.

        Returns:
            Such as `["anpr", "mmr", "adr"]`.

        Raises:
            APIError: The call failed, with the class that fits.
        """
        return self._get(("vehicle", "services"), array_of(text), options)

    def get_versions(self, options: Optional[CallOptions] = None) -> List[str]:
        """Lists the versions of the response structure that `api_version` accepts.

        Public: the key is not sent.

        Args:
            options: A signal and times.

        Returns:
            The versions, oldest first.

        Raises:
            APIError: The call failed, with the class that fits.
        """
        return self._get(("vehicle", "versions"), array_of(text), options)
