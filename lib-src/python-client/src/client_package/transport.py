"""Client of the Transportation & Cargo API."""

from __future__ import annotations

import logging
import ssl
from typing import List, Optional, Tuple, Union

from ._call import ApiCall, call_api
from ._checks import array_of, recognition, text
from ._connection import Client, Connection
from ._errors import config_error
from ._form import encode_form
from ._headers import to_boolean_headers, to_version_header
from ._images import read_images, to_list
from ._validate import validate_number
from ._version_watch import VersionWatch
from .code_type import CodeType
from .generated.limits import MAX_READS
from .generated.plan_rates import PlanName
from .generated.responses import TransportationCargoAPIResponse
from .options import CallOptions, CloudServiceRegion, ImageInput, RateLimit

_HEADERS = {
    "disable_iso_code": "x-disable-iso-code",
    "disable_checksum_check": "x-disable-checksum-check",
    "enable_full_us_accr_code": "x-enable-full-us-accr-code",
    "disable_image_resizing": "x-disable-image-resizing",
    "enable_wide_range_analysis": "x-enable-wide-range-analysis",
}


class TransportAPIClient(Client):
    """Client of the Transportation & Cargo API: codes on containers, trucks, wagons, locomotives.

    Attributes:
        supported_api_version: Version of the response structure that the types of this package
            describe.

    Example:
        ```python
        import os
        from %%python.module%% import CodeType, TransportAPIClient

        client = TransportAPIClient(api_key=os.environ["%%env.apiKey%%"], type=CodeType.ISO)
        response = client.send("container.jpg")
        for code in response["data"]["codes"]:
            print(code["code"], code["confidence"])
        ```
    """

    supported_api_version: str = "1.0.1"

    def __init__(
        self,
        *,
        api_key: str,
        type: Union[CodeType, str],
        disable_iso_code: bool = False,
        disable_checksum_check: bool = False,
        enable_full_us_accr_code: bool = False,
        disable_image_resizing: bool = False,
        enable_wide_range_analysis: bool = False,
        max_reads: Optional[int] = None,
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
            type: Which codes to read: a `CodeType` or its text, such as `"iso"`.
            disable_iso_code: Leave out the size and type code, the last four characters of a
                container number; only for `ISO`.
            disable_checksum_check: Also return codes whose check digit fails; otherwise they are
                discarded.
            enable_full_us_accr_code: Read the complete US ACCR code, letters and digits;
                otherwise only its six digits. Only for `TRUCK`.
            disable_image_resizing: Keep images of more pixels than Full HD
                (%%limit.fullHdWidth.value%% × %%limit.fullHdHeight.value%%) at full resolution,
                which is slower.
            enable_wide_range_analysis: Also find codes that are much smaller, larger or more
                skewed than recommended; can take several times longer.
            max_reads: How often the images are searched for one more code; an integer from
                %%limit.maxReadsMin%% to %%limit.maxReadsMax%%. Default: %%limit.maxReadsDefault%%.
            api_version: Version of the response structure that you want, such as `1.0`. Default:
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
        types = [one.value for one in CodeType]
        if type not in types:
            raise config_error(
                "type", "is not a type of code", got=type, expected=", ".join(types)
            )
        validate_number("max_reads", max_reads, MAX_READS)
        self._type = CodeType(type).value
        self._max_reads = max_reads
        switches = {
            "disable_iso_code": disable_iso_code,
            "disable_checksum_check": disable_checksum_check,
            "enable_full_us_accr_code": enable_full_us_accr_code,
            "disable_image_resizing": disable_image_resizing,
            "enable_wide_range_analysis": enable_wide_range_analysis,
        }
        self._headers = {
            **to_boolean_headers(switches, _HEADERS),
            **to_version_header(api_version),
        }
        self._versions = VersionWatch(
            "Transport API", self.supported_api_version, connection, api_version
        )

    def send(
        self,
        images: Union[ImageInput, List[ImageInput], Tuple[ImageInput, ...]],
        options: Optional[CallOptions] = None,
    ) -> TransportationCargoAPIResponse:
        """Reads the code of one object in one or more images of it.

        A response is charged when its status is 200 or 400.

        Args:
            images: An image, or a list or tuple of views of the same object; the whole request
                may have at most %%limit.imageBytes%%.
            options: A signal and times for this call.

        Returns:
            The combined code, with one result per image in the order of the images.

        Raises:
            APIConfigError: There is no image, or one cannot be used; nothing was sent
                (`ERR_CONFIG`).
            TooLargeError: The images are too large; nothing was sent unless `status` is 413
                (`ERR_TOO_LARGE`).
            APIError: The call failed, with the class that fits; `billed` and
                `may_have_been_billed` say whether it was charged.

        Example:
            ```python
            import os
            from %%python.module%% import CallOptions, TransportAPIClient

            client = TransportAPIClient(api_key=os.environ["%%env.apiKey%%"], type="iso")
            with open("container.jpg", "rb") as front:
                response = client.send([front, "container.jpg"], CallOptions(timeout=20))
            print(len(response["data"]["codes"][0]["imageResults"]))
            ```
        """
        views = to_list(images)
        if not views:
            raise config_error("images", "are missing", expected="one or more images")
        fields = {"maxreads": None if self._max_reads is None else str(self._max_reads)}
        call = ApiCall[TransportationCargoAPIResponse](
            method="POST",
            segments=("transport", self._type),
            headers=self._headers,
            get_body=lambda clock: encode_form(fields, read_images(views, clock)),
            is_charged=True,
            check=recognition("codes"),
        )
        response = call_api(self._connection, call, options)
        self._versions.notice(response.get("version"))
        return response

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
        return self._get(("transport", "versions"), array_of(text), options)
