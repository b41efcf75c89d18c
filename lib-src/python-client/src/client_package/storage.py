"""Client of the Storage & Hook API."""

from __future__ import annotations

import logging
import ssl
from typing import Callable, Iterator, List, Optional, Sequence, TypeVar, Union

from ._call import ApiCall, call_api
from ._checks import array_of, nothing, object_with
from ._connection import Client, Connection
from ._errors import config_error
from ._events import check_events, follow_pages, to_events_query
from ._form import encode_json
from ._hooks import validate_flags, validate_hook_url
from .generated.filters import EventFilters
from .generated.plan_rates import PlanName
from .generated.responses import (
    APIFlags,
    EventsResponse,
    Hook,
    StorageStatusResponse,
    StoredAPI,
    StoredEvent,
)
from .options import CallOptions, CloudServiceRegion, RateLimit

_T = TypeVar("_T")

_check_hook: Callable[[object], Hook] = object_with("status", "hookUrl")
_check_status: Callable[[object], StorageStatusResponse] = object_with("enabledApis")


class StorageAndHookAPIClient(Client):
    """Client of the Storage & Hook API. None of its calls is charged.

    Keep results for %%limit.eventRetentionMs%%, and have them forwarded to your server.

    Example:
        ```python
        import os
        from %%python.module%% import StorageAndHookAPIClient

        client = StorageAndHookAPIClient(api_key=os.environ["%%env.apiKey%%"])
        client.update_storage_status({"vehicle": True})
        hook = client.create_hook("https://hooks.example.com/events", {"vehicle": True})
        print(hook["status"])
        ```
    """

    def __init__(
        self,
        *,
        api_key: str,
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
            api_key: Your API key, sent as `X-Api-Key`. The hooks and events that you see are those
                of this key.
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
        super().__init__(
            Connection(
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
        )

    def get_events(
        self,
        api: StoredAPI,
        filters: Optional[EventFilters] = None,
        options: Optional[CallOptions] = None,
    ) -> EventsResponse:
        """Lists one page of stored events. To read all of them use `events`.

        Args:
            api: The API whose results you want: `vehicle` or `transport`.
            filters: Which events, how many and in which order.
            options: A signal and times.

        Returns:
            The events, and a token when there are more.

        Raises:
            APIConfigError: A filter is out of range (`ERR_CONFIG`).
            BadRequestError: Storage is off for the API (`ERR_BAD_REQUEST`).

        Example:
            ```python
            import os
            from %%python.module%% import EventFilters, StorageAndHookAPIClient

            client = StorageAndHookAPIClient(api_key=os.environ["%%env.apiKey%%"])
            client.update_storage_status({"vehicle": True})
            page = client.get_events("vehicle", EventFilters(limit=10))
            print(len(page["events"]), "there are more" if "continuationToken" in page else "all")
            ```
        """
        if api not in ("vehicle", "transport"):
            raise config_error("api", "unknown", got=api, expected="vehicle or transport")
        query = to_events_query(filters, self._connection.logger)
        call = ApiCall[EventsResponse](
            method="GET",
            segments=("storage", "events", api),
            query=query,
            check=check_events,
        )
        return call_api(self._connection, call, options)

    def events(
        self,
        api: StoredAPI,
        filters: Optional[EventFilters] = None,
        options: Optional[CallOptions] = None,
    ) -> Iterator[StoredEvent]:
        """Goes through all stored events, and asks for a page only when it is needed.

        Each page continues where the one before ended; a page that fails is repeated like any
        call.

        Args:
            api: The API whose results you want: `vehicle` or `transport`.
            filters: Which events and in which order; `limit` is the size of a page, not of the
                whole.
            options: A signal and times; the times hold for each page.

        Returns:
            An iterator over the events.

        Raises:
            APIError: A page cannot be read, with the class that fits; what came before is
                complete.
            ResponseFormatError: The API repeats a token, which would go on for ever
                (`ERR_RESPONSE_FORMAT`).

        Example:
            ```python
            import os
            from %%python.module%% import EventFilters, StorageAndHookAPIClient

            client = StorageAndHookAPIClient(api_key=os.environ["%%env.apiKey%%"])
            client.update_storage_status({"vehicle": True})
            for stored in client.events("vehicle", EventFilters(order="asc")):
                print(stored["creationTimestamp"], stored["event"].get("data"))
            ```
        """
        for page in self.event_pages(api, filters, options):
            yield from page["events"]

    def event_pages(
        self,
        api: StoredAPI,
        filters: Optional[EventFilters] = None,
        options: Optional[CallOptions] = None,
    ) -> Iterator[EventsResponse]:
        """Goes through all pages of stored events.

        Use it instead of `events` to keep the `continuationToken` of the last page that you
        processed, and to go on from there after a failure.

        Args:
            api: The API whose results you want: `vehicle` or `transport`.
            filters: Which events; `continuation_token` starts after the page that gave it.
            options: A signal and times; the times hold for each page.

        Returns:
            An iterator over the pages.

        Raises:
            APIError: As for `events`.

        Example:
            ```python
            import os
            from %%python.module%% import EventFilters, StorageAndHookAPIClient

            client = StorageAndHookAPIClient(api_key=os.environ["%%env.apiKey%%"])
            client.update_storage_status({"vehicle": True})
            for page in client.event_pages("vehicle", EventFilters(order="asc", limit=100)):
                print(len(page["events"]))
                # Keep this token: EventFilters(continuation_token=token) goes on from here.
                print(page.get("continuationToken", "done"))
            ```
        """
        return follow_pages(
            lambda page_filters: self.get_events(api, page_filters, options),
            filters,
            f"{self._connection.base_url}/storage/events/{api}",
        )

    def get_storage_status(self, options: Optional[CallOptions] = None) -> StorageStatusResponse:
        """Says for which APIs results are stored.

        Args:
            options: A signal and times.

        Returns:
            The switches.

        Raises:
            APIError: The call failed, with the class that fits.

        Example:
            ```python
            import os
            from %%python.module%% import StorageAndHookAPIClient

            client = StorageAndHookAPIClient(api_key=os.environ["%%env.apiKey%%"])
            print(client.get_storage_status()["enabledApis"])
            ```
        """
        return self._call("GET", ("status",), _check_status, options)

    def update_storage_status(
        self, apis: APIFlags, options: Optional[CallOptions] = None
    ) -> StorageStatusResponse:
        """Switches the storage of results on or off, for each API on its own.

        Args:
            apis: `True` and `False` set an API; one that is left out keeps its setting.
            options: A signal and times.

        Returns:
            The switches as they are now.

        Raises:
            APIConfigError: A value is not a boolean (`ERR_CONFIG`).
            APIError: The call failed, with the class that fits.

        Example:
            ```python
            import os
            from %%python.module%% import StorageAndHookAPIClient

            client = StorageAndHookAPIClient(api_key=os.environ["%%env.apiKey%%"])
            status = client.update_storage_status({"vehicle": True, "transport": False})
            print(status["enabledApis"])
            ```
        """
        validate_flags("apis", apis)
        return self._call("PATCH", ("status",), _check_status, options, body=dict(apis))

    def get_hooks(self, options: Optional[CallOptions] = None) -> List[Hook]:
        """Lists your hooks.

        Args:
            options: A signal and times.

        Returns:
            The hooks, without deleted ones.

        Raises:
            APIError: The call failed, with the class that fits.

        Example:
            ```python
            import os
            from %%python.module%% import StorageAndHookAPIClient

            client = StorageAndHookAPIClient(api_key=os.environ["%%env.apiKey%%"])
            for hook in client.get_hooks():
                print(hook["hookUrl"], hook["status"])
            ```
        """
        return self._call("GET", ("hooks",), array_of(_check_hook), options)

    def get_hook(self, hook_url: str, options: Optional[CallOptions] = None) -> Hook:
        """Reads one hook with its status.

        Args:
            hook_url: The URL of the hook, not encoded.
            options: A signal and times.

        Returns:
            The hook.

        Raises:
            APIConfigError: The URL is not absolute http or https (`ERR_CONFIG`).
            NotFoundError: The URL is not registered (`ERR_NOT_FOUND`).
        """
        validate_hook_url(hook_url)
        return self._call("GET", ("hooks", hook_url), _check_hook, options)

    def create_hook(
        self, hook_url: str, apis: APIFlags, options: Optional[CallOptions] = None
    ) -> Hook:
        """Registers a URL to which events are forwarded.

        The service sends it a confirmation request at once. The hook gets events after you have
        confirmed it within %%limit.hookConfirmationMs%%. Registering the URL again repeats the
        request.

        Args:
            hook_url: An absolute `http:` or `https:` URL.
            apis: The APIs whose events the hook gets.
            options: A signal and times.

        Returns:
            The hook; a new one is `pending_confirmation`.

        Raises:
            APIConfigError: The URL is not absolute http or https (`ERR_CONFIG`).
            BadRequestError: Storage is off, or you have registered %%limit.hooksPerKey%% already
                (`ERR_BAD_REQUEST`).

        Example:
            ```python
            import os
            from %%python.module%% import StorageAndHookAPIClient

            client = StorageAndHookAPIClient(api_key=os.environ["%%env.apiKey%%"])
            client.update_storage_status({"transport": True})
            hook = client.create_hook("https://hooks.example.com/port", {"transport": True})
            print(hook["status"], hook["topicArn"])
            ```
        """
        validate_hook_url(hook_url)
        validate_flags("apis", apis)
        body = {"hookUrl": hook_url, "apis": dict(apis)}
        return self._call("POST", ("hooks",), _check_hook, options, body=body)

    def update_hook(
        self, hook_url: str, apis: APIFlags, options: Optional[CallOptions] = None
    ) -> Hook:
        """Chooses the APIs whose events a hook gets.

        Args:
            hook_url: The URL of the hook, not encoded.
            apis: `True` and `False` set an API; one that is left out keeps its setting.
            options: A signal and times.

        Returns:
            The hook as it is now.

        Raises:
            APIConfigError: The URL is not absolute http or https (`ERR_CONFIG`).
            NotFoundError: The URL is not registered (`ERR_NOT_FOUND`).
        """
        validate_hook_url(hook_url)
        validate_flags("apis", apis)
        return self._call("PATCH", ("hooks", hook_url), _check_hook, options, body=dict(apis))

    def delete_hook(self, hook_url: str, options: Optional[CallOptions] = None) -> None:
        """Ends the forwarding to a URL.

        Args:
            hook_url: The URL of the hook, not encoded.
            options: A signal and times.

        Raises:
            APIConfigError: The URL is not absolute http or https (`ERR_CONFIG`).
            NotFoundError: The URL is not registered; also when an earlier attempt had deleted it
                and its response was lost (`ERR_NOT_FOUND`).
        """
        validate_hook_url(hook_url)
        self._call("DELETE", ("hooks", hook_url), nothing, options)

    def _call(
        self,
        method: str,
        segments: Sequence[str],
        check: Callable[[object], _T],
        options: Optional[CallOptions],
        body: Optional[object] = None,
    ) -> _T:
        call = ApiCall[_T](
            method=method,
            segments=("storage", *segments),
            get_body=None if body is None else lambda clock: encode_json(body),
            check=check,
        )
        return call_api(self._connection, call, options)
