"""Client of the Descriptor API."""

from __future__ import annotations

import logging
import ssl
from typing import Any, Callable, List, Mapping, Optional, Sequence, TypeVar, Union

from ._call import ApiCall, call_api
from ._checks import array_of, number, object_with, text
from ._connection import Client, Connection
from ._errors import config_error
from ._filters import to_query
from ._validate import is_country, validate_number, validate_segment
from .generated.filters import APIFilters, UsagePlanFilters
from .generated.limits import TIMESTAMP
from .generated.plan_rates import PlanName
from .generated.responses import (
    APIStage,
    Dimension,
    PaidSubscription,
    PaidUsage,
    PriceList,
    Product,
    UsagePlan,
    UsagePlanUsages,
)
from .options import CallOptions, CloudServiceRegion, RateLimit

_T = TypeVar("_T")


class DescriptorAPIClient(Client):
    """Client of the Descriptor API: products, prices and your usage. No call is charged.

    The catalog is public: a client without a key can read it.

    Example:
        ```python
        from %%python.module%% import DescriptorAPIClient

        client = DescriptorAPIClient()
        for plan in client.get_usage_plans():
            print(plan.get("name"), plan.get("throttle"), plan.get("quota"))
        ```
    """

    def __init__(
        self,
        *,
        api_key: Optional[str] = None,
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
            api_key: Your API key; only for the calls that tell about your own subscriptions.
                Default: none.
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
                needs_key=False,
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

    def get_apis(
        self,
        filters: Optional[APIFilters] = None,
        options: Optional[CallOptions] = None,
    ) -> List[APIStage]:
        """Lists the published stages of the APIs. Public.

        Args:
            filters: Which stages, and whether with their OpenAPI documents.
            options: A signal and times.

        Returns:
            The stages.

        Raises:
            APIError: The call failed, with the class that fits.

        Example:
            ```python
            from %%python.module%% import APIFilters, DescriptorAPIClient

            client = DescriptorAPIClient()
            for stage in client.get_apis(APIFilters(api="vehicle")):
                print(stage.get("api"), stage.get("stage"), stage.get("beta"))
            ```
        """
        return self._list("apis", APIFilters, filters, options)

    def get_dimensions(self, options: Optional[CallOptions] = None) -> List[Dimension]:
        """Lists the sizes of paid subscriptions. Public.

        Args:
            options: A signal and times.

        Returns:
            The dimensions.

        Raises:
            APIError: The call failed, with the class that fits.

        Example:
            ```python
            from %%python.module%% import DescriptorAPIClient

            client = DescriptorAPIClient()
            for dimension in client.get_dimensions():
                print(dimension.get("name"), dimension.get("requestCount"))
            ```
        """
        return self._get(("dimensions",), array_of(object_with()), options)

    def get_free_call_count(self, product: str, options: Optional[CallOptions] = None) -> float:
        """Says how many free calls are left in this month. Needs a key.

        Args:
            product: Id of the product, from `get_products`.
            options: A signal and times.

        Returns:
            The number of calls.

        Raises:
            APIConfigError: The client has no key (`ERR_CONFIG`).
            APIError: The call failed, with the class that fits.

        Example:
            ```python
            import os
            from %%python.module%% import DescriptorAPIClient

            client = DescriptorAPIClient(api_key=os.environ["%%env.apiKey%%"])
            product = client.get_products()[0]
            print(client.get_free_call_count(product["id"]))
            ```
        """
        validate_segment("product", product)
        return self._get_with_key(("free-call-count", product), number, options)

    def get_paid_subscription_usage(
        self,
        product: str,
        starttime: Optional[int] = None,
        endtime: Optional[int] = None,
        options: Optional[CallOptions] = None,
    ) -> PaidUsage:
        """Returns the credits that a paid subscription used, day by day. Needs a key.

        Args:
            product: Id of the product, from `get_products`.
            starttime: Begin of the period in milliseconds since 1970-01-01 UTC, not older than
                %%limit.usageHistoryMs%%. Default: the API decides.
            endtime: End of the period in milliseconds since 1970-01-01 UTC. Default: the API decides.
            options: A signal and times.

        Returns:
            The credits.

        Raises:
            APIConfigError: The client has no key, or a time is not an integer (`ERR_CONFIG`).
            APIError: The call failed, with the class that fits.

        Example:
            ```python
            import os
            import time
            from %%python.module%% import DescriptorAPIClient

            client = DescriptorAPIClient(api_key=os.environ["%%env.apiKey%%"])
            product = client.get_products()[0]
            now = int(time.time() * 1000)
            usage = client.get_paid_subscription_usage(product["id"], now - 7 * 24 * 3_600_000, now)
            print(sum(usage.get("usages", [])))
            ```
        """
        validate_segment("product", product)
        validate_number("starttime", starttime, TIMESTAMP)
        validate_number("endtime", endtime, TIMESTAMP)
        query = {"starttime": starttime, "endtime": endtime}
        check: Callable[[object], PaidUsage] = object_with("usages")
        segments = ("paid-subscription-usages", product)
        return self._get_with_key(segments, check, options, query=query)

    def get_paid_subscriptions(
        self,
        options: Optional[CallOptions] = None,
    ) -> List[PaidSubscription]:
        """Lists your paid subscriptions. Needs a key.

        Args:
            options: A signal and times.

        Returns:
            The subscriptions.

        Raises:
            APIConfigError: The client has no key (`ERR_CONFIG`).
            APIError: The call failed, with the class that fits.

        Example:
            ```python
            import os
            from %%python.module%% import DescriptorAPIClient

            client = DescriptorAPIClient(api_key=os.environ["%%env.apiKey%%"])
            for subscription in client.get_paid_subscriptions():
                print(subscription.get("dimension"), subscription.get("endTime"))
            ```
        """
        check = array_of(object_with())
        return self._get_with_key(("paid-subscriptions",), check, options)

    def get_prices(
        self,
        product: str,
        country: Optional[str] = None,
        options: Optional[CallOptions] = None,
    ) -> PriceList:
        """Lists the prices of a product. Public.

        Args:
            product: Id of the product, from `get_products`.
            country: Two letters of ISO 3166-1: the prices in its currency. Default: prices without a
                country.
            options: A signal and times.

        Returns:
            The prices.

        Raises:
            APIConfigError: The country is not two letters (`ERR_CONFIG`).
            NotFoundError: The product or country is unknown (`ERR_NOT_FOUND`).

        Example:
            ```python
            from %%python.module%% import DescriptorAPIClient

            client = DescriptorAPIClient()
            product = client.get_products()[0]
            for prices in client.get_prices(product["id"], "DE").values():
                for price in prices:
                    print(price.get("title", "Free"), price["requestCount"], price.get("price", 0))
            ```
        """
        validate_segment("product", product)
        if country is not None and not is_country(country):
            raise config_error(
                "country", "is not a country", got=country, expected="two letters such as DE"
            )
        segments = ("prices", product) if country is None else ("prices", product, country)
        return self._get(segments, object_with(), options)

    def get_products(self, options: Optional[CallOptions] = None) -> List[Product]:
        """Lists the products that can be subscribed to. Public.

        Args:
            options: A signal and times.

        Returns:
            The products.

        Raises:
            APIError: The call failed, with the class that fits.

        Example:
            ```python
            from %%python.module%% import DescriptorAPIClient

            client = DescriptorAPIClient()
            for product in client.get_products():
                print(product.get("id"), product.get("name"))
            ```
        """
        return self._get(("products",), array_of(object_with()), options)

    def get_region(self, options: Optional[CallOptions] = None) -> str:
        """Returns the region of the host that responds. Public.

        Args:
            options: A signal and times.

        Returns:
            Such as `eu-central-1`.

        Raises:
            APIError: The call failed, with the class that fits.

        Example:
            ```python
            from %%python.module%% import DescriptorAPIClient

            client = DescriptorAPIClient()
            print(client.get_region())
            ```
        """
        return self._get(("region",), text, options)

    def get_usage_plan_subscriptions(self, options: Optional[CallOptions] = None) -> List[str]:
        """Lists the ids of your usage plans. Needs a key.

        Args:
            options: A signal and times.

        Returns:
            The ids.

        Raises:
            APIConfigError: The client has no key (`ERR_CONFIG`).
            APIError: The call failed, with the class that fits.

        Example:
            ```python
            import os
            from %%python.module%% import DescriptorAPIClient

            client = DescriptorAPIClient(api_key=os.environ["%%env.apiKey%%"])
            print(client.get_usage_plan_subscriptions())
            ```
        """
        return self._get_with_key(("usageplan-subscriptions",), array_of(text), options)

    def get_usage_plan_usage(self, options: Optional[CallOptions] = None) -> UsagePlanUsages:
        """Returns how much of your usage plans is used, day by day. Needs a key.

        Args:
            options: A signal and times.

        Returns:
            Used and remaining requests by plan and day.

        Raises:
            APIConfigError: The client has no key (`ERR_CONFIG`).
            APIError: The call failed, with the class that fits.

        Example:
            ```python
            import os
            from %%python.module%% import DescriptorAPIClient

            client = DescriptorAPIClient(api_key=os.environ["%%env.apiKey%%"])
            print(client.get_usage_plan_usage())
            ```
        """
        return self._get_with_key(("usageplan-usages",), object_with(), options)

    def get_usage_plans(
        self,
        filters: Optional[UsagePlanFilters] = None,
        options: Optional[CallOptions] = None,
    ) -> List[UsagePlan]:
        """Lists the plans with their quotas and throttles. Public.

        Args:
            filters: Which plans.
            options: A signal and times.

        Returns:
            The plans.

        Raises:
            APIError: The call failed, with the class that fits.

        Example:
            ```python
            from %%python.module%% import DescriptorAPIClient, UsagePlanFilters

            client = DescriptorAPIClient()
            for plan in client.get_usage_plans(UsagePlanFilters(paid=True)):
                print(plan.get("name"), plan.get("quota"))
            ```
        """
        return self._list("usageplans", UsagePlanFilters, filters, options)

    def _list(
        self, name: str, kind: type, filters: Optional[object], options: Optional[CallOptions]
    ) -> List[Any]:
        query = to_query(kind, filters)
        return self._get((name,), array_of(object_with()), options, query=query)

    def _get_with_key(
        self,
        segments: Sequence[str],
        check: Callable[[object], _T],
        options: Optional[CallOptions],
        query: Optional[Mapping[str, Optional[int]]] = None,
    ) -> _T:
        if not self._connection.has_key:
            raise config_error(
                "api_key",
                "is missing",
                expected="your API key: this call returns your own subscriptions",
                fix="give it to the constructor",
            )
        call = ApiCall[_T](method="GET", segments=segments, query=query, check=check)
        return call_api(self._connection, call, options)
