"""The errors of this package."""

from __future__ import annotations

import builtins
from typing import Mapping, Optional


class CloudClientError(Exception):
    """Base of every error that this package raises.

    No error contains the API key, neither in its message nor in an attribute.

    Attributes:
        code: What happened, as a constant that programs may compare: `ERR_CONFIG`,
            `ERR_RATE_LIMIT` and so on. It stays the same from release to release; texts may
            change.

    Example:
        ```python
        from %%python.module%% import CloudClientError, StorageAndHookAPIClient

        try:
            StorageAndHookAPIClient(api_key="key", endpoint="not a URL")
        except CloudClientError as error:
            print(error.code)
        ```
    """

    code: str = "ERR_CLIENT"


class APIConfigError(CloudClientError):
    """Something given to this package cannot be used: an option, an argument or an image.

    Nothing was sent, so nothing was charged. `code` is `ERR_CONFIG`.

    Example:
        ```python
        from %%python.module%% import APIConfigError, StorageAndHookAPIClient

        try:
            StorageAndHookAPIClient(api_key="")
        except APIConfigError as error:
            print(error)
        ```
    """

    code = "ERR_CONFIG"


class APIError(CloudClientError):
    """A call of the API that failed. Its class says why.

    The classes are `BadRequestError`, `AuthenticationError`, `PermissionError`, `NotFoundError`,
    `MethodNotAllowedError`, `TimeoutError`, `TooLargeError`, `RateLimitError`, `ServerError`,
    `ConnectionError`, `RedirectError`, `ResponseFormatError` and `AbortError`. A response with
    another status gives an `APIError` itself, whose `code` is `ERR_API`.

    Attributes:
        method: Method of the request, such as `POST`.
        url: Address of the request. The API key is never part of it.
        attempts: Requests that were sent for this call, retries included; 0 when it failed before
            the first.
        status: Status of the response; `None` when there was none.
        body: Beginning of the response's body, at most 8,192 characters with the API key masked;
            `None` when there was none.
        request_id: Request id of the response. Quote it when you report a problem. `None` when
            there was none.
        headers: Response headers that help to find a cause: `content-type`, `retry-after`,
            `x-amzn-requestid`, `x-request-id`.
        billed: The recognition was certainly charged: its response has the status 200 or 400.
        may_have_been_billed: The recognition was charged, or it may have been: an attempt was
            sent, or may have been sent, and has no response.

    Example:
        ```python
        import os
        from %%python.module%% import APIError, StorageAndHookAPIClient

        client = StorageAndHookAPIClient(api_key=os.environ["%%env.apiKey%%"])
        try:
            client.get_hook("https://hooks.example.com/unknown")
        except APIError as error:
            print(error.code, error.status, error.request_id, error.attempts)
        ```
    """

    code = "ERR_API"

    def __init__(
        self,
        message: str,
        *,
        method: str,
        url: str,
        attempts: int,
        status: Optional[int] = None,
        body: Optional[str] = None,
        request_id: Optional[str] = None,
        headers: Optional[Mapping[str, str]] = None,
        billed: bool = False,
        may_have_been_billed: bool = False,
    ) -> None:
        """Creates the error; the client does so.

        Args:
            message: What went wrong, with the API's own message where it gave one.
            method: Method of the request.
            url: Address of the request.
            attempts: Requests that were sent for this call.
            status: Status of the response.
            body: Beginning of the response's body.
            request_id: Request id of the response.
            headers: Response headers that help to find a cause.
            billed: Whether the recognition was certainly charged.
            may_have_been_billed: Whether the recognition was or may have been charged.
        """
        super().__init__(message)
        self.method = method
        self.url = url
        self.attempts = attempts
        self.status = status
        self.body = body
        self.request_id = request_id
        self.headers: Mapping[str, str] = dict(headers or {})
        self.billed = billed
        self.may_have_been_billed: bool = may_have_been_billed or billed

    def __reduce__(self) -> "tuple[object, ...]":
        return (_restore, (type(self), str(self), dict(self.__dict__)))


def _restore(kind: "type[APIError]", message: str, attributes: "dict[str, object]") -> APIError:
    """Rebuilds an error that another process raised."""
    error = kind(message, method="", url="", attempts=0)
    error.__dict__.update(attributes)
    return error


class BadRequestError(APIError):
    """400: the API cannot process this request. `code` is `ERR_BAD_REQUEST`.

    A recognition is charged nevertheless, so correct it before you repeat it.

    Example:
        ```python
        import os
        from %%python.module%% import (
            BadRequestError, InputImageLocation, SelectedServices, VehicleAPIClient,
        )

        client = VehicleAPIClient(
            api_key=os.environ["%%env.apiKey%%"],
            input_image_location=InputImageLocation("EUR"),
            services=SelectedServices(anpr=True),
        )
        try:
            client.send("car.jpg")
        except BadRequestError as error:
            print(error, error.billed)
        ```
    """

    code = "ERR_BAD_REQUEST"


class AuthenticationError(APIError):
    """401: the API key is missing. `code` is `ERR_AUTHENTICATION`."""

    code = "ERR_AUTHENTICATION"


class PermissionError(APIError, builtins.PermissionError):
    """403: the API key is not valid, or does not give access to this API.

    `code` is `ERR_PERMISSION`. It is also a built-in `PermissionError`.
    """

    code = "ERR_PERMISSION"


class NotFoundError(APIError):
    """404: there is no such hook, product or country. `code` is `ERR_NOT_FOUND`."""

    code = "ERR_NOT_FOUND"


class MethodNotAllowedError(APIError):
    """405: the address does not take this method; usually because `endpoint` is wrong.

    `code` is `ERR_METHOD_NOT_ALLOWED`.
    """

    code = "ERR_METHOD_NOT_ALLOWED"


class TimeoutError(APIError, builtins.TimeoutError):
    """It took too long. `code` is `ERR_TIMEOUT`.

    The API responded with 408 or 504 (`status` is set), or no complete response arrived within
    `timeout` or `deadline` (`status` is `None`, or that of a response whose body did not end).
    It is also a built-in `TimeoutError`.

    Example:
        ```python
        import os
        from %%python.module%% import (
            InputImageLocation, SelectedServices, TimeoutError, VehicleAPIClient,
            VehicleSendOptions,
        )

        client = VehicleAPIClient(
            api_key=os.environ["%%env.apiKey%%"],
            input_image_location=InputImageLocation("EUR"),
            services=SelectedServices(anpr=True),
        )
        try:
            client.send("car.jpg", VehicleSendOptions(timeout=5))
        except TimeoutError as error:
            print(error.status, error.may_have_been_billed)
        ```
    """

    code = "ERR_TIMEOUT"


class TooLargeError(APIError):
    """More than %%limit.imageMegabytes%% of images. `code` is `ERR_TOO_LARGE`.

    Found before anything was sent (`attempts` is 0), or rejected by the API with 413.
    """

    code = "ERR_TOO_LARGE"


class RateLimitError(APIError):
    """429: the plan's quota is used up, or requests came faster than it allows.

    `code` is `ERR_RATE_LIMIT`.

    Attributes:
        retry_after: How long the API asks to wait, in seconds; `None` when it did not say.

    Example:
        ```python
        import os
        from %%python.module%% import (
            InputImageLocation, RateLimitError, SelectedServices, VehicleAPIClient,
        )

        client = VehicleAPIClient(
            api_key=os.environ["%%env.apiKey%%"],
            input_image_location=InputImageLocation("EUR"),
            services=SelectedServices(anpr=True),
        )
        try:
            client.send("car.jpg")
        except RateLimitError as error:
            print("try again in", error.retry_after)
        ```
    """

    code = "ERR_RATE_LIMIT"
    retry_after: Optional[float] = None


class ServerError(APIError):
    """500, 502, 503 and other faults on the side of the API. Never charged.

    `code` is `ERR_SERVER`.
    """

    code = "ERR_SERVER"


class ConnectionError(APIError, builtins.ConnectionError):
    """There was no response. `code` is `ERR_CONNECTION`.

    The host was not found, rejected the connection, has a certificate that is not trusted, or the
    connection broke. `__cause__` holds a copy of the system's error. It is also a built-in
    `ConnectionError`.
    """

    code = "ERR_CONNECTION"


class RedirectError(APIError):
    """The address responds with a redirect. `code` is `ERR_REDIRECT`.

    It is not followed, since that would send the API key to another host. Correct `endpoint`.
    """

    code = "ERR_REDIRECT"


class ResponseFormatError(APIError):
    """A successful response cannot be read. `code` is `ERR_RESPONSE_FORMAT`.

    It is cut, is not JSON, is larger than 10 MiB or lacks what the API promises.
    """

    code = "ERR_RESPONSE_FORMAT"


class AbortError(APIError):
    """The call was aborted by its signal. `code` is `ERR_ABORTED`."""

    code = "ERR_ABORTED"
