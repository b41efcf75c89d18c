"""What all calls of one client have in common."""

from __future__ import annotations

import logging
import ssl
import sys
from types import TracebackType
from typing import Any, Callable, Mapping, Optional, Sequence, Type, TypeVar, Union

from ._api_key import ApiKey
from ._base_url import BaseUrl, to_base_url
from ._call import ApiCall, call_api, validate_times
from ._errors import config_error
from ._pool import Exchange, Pool
from ._rate_limiter import RateLimiter, get_shared_limiter, to_settings
from ._validate import validate_kind, validate_number
from .options import CallOptions, RateLimit

_T = TypeVar("_T")
_C = TypeVar("_C", bound="Client")
_PACKAGE = __name__.rpartition(".")[0]
_USER_AGENT = f"%%python.distribution%% Python/{sys.version_info[0]}.{sys.version_info[1]}"


class Connection:
    """Host, key, times and retries of a client."""

    def __init__(
        self,
        *,
        api_key: Optional[str],
        endpoint: Optional[str],
        cloud_service_region: str,
        retry_count: int,
        timeout: float,
        deadline: float,
        retry_ambiguous: bool,
        rate_limit: Union[str, RateLimit, None],
        allow_insecure: bool,
        ssl_context: Optional[ssl.SSLContext],
        logger: Optional[logging.Logger],
        needs_key: bool = True,
    ) -> None:
        self.api_key: Optional[ApiKey] = (
            ApiKey(api_key) if needs_key or api_key is not None else None
        )
        self.base_url: BaseUrl = to_base_url(endpoint, cloud_service_region, allow_insecure)
        validate_number("retry_count", retry_count, (0, 10))
        validate_times(timeout, deadline)
        if ssl_context is not None:
            validate_kind("ssl_context", ssl_context, ssl.SSLContext)
        if logger is not None and not callable(getattr(logger, "warning", None)):
            raise config_error("logger", "wrong type", got=logger, expected="a `logging.Logger`")
        self.retry_count: int = 2 if retry_count is None else retry_count
        self.timeout: float = 60 if timeout is None else timeout
        self.deadline: float = 180 if deadline is None else deadline
        self.retry_ambiguous: bool = retry_ambiguous is True
        self.logger: logging.Logger = logging.getLogger(_PACKAGE) if logger is None else logger
        self.pool: Pool = Pool(self.base_url, ssl_context)
        rate = to_settings(rate_limit)
        self.limiter: Optional[RateLimiter] = (
            None
            if rate is None or self.api_key is None
            else get_shared_limiter(self.api_key, rate)
        )

    @property
    def has_key(self) -> bool:
        return self.api_key is not None

    def send(self, exchange: Exchange, call: ApiCall[Any], data: Optional[bytes]) -> None:
        """Sends a request. Redirects are never followed, since the key would go with them."""
        headers = {"user-agent": _USER_AGENT, **exchange.headers}
        key = None if call.is_public or self.api_key is None else self.api_key
        exchange.send(headers, key, data)

    def redact(self, text: str, limit: Optional[int] = None) -> str:
        """A text from elsewhere with the key masked, cut after a number of characters."""
        return text[:limit] if self.api_key is None else self.api_key.redact(text, limit)


class Client:
    """What every client has."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def close(self) -> None:
        """Closes the connections that are kept open between calls.

        The client can be used afterwards; it opens new ones.
        """
        self._connection.pool.close()

    def __enter__(self: _C) -> _C:
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        traceback: Optional[TracebackType],
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"{type(self).__name__}(endpoint={str(self._connection.base_url)!r})"

    def _get(
        self,
        segments: Sequence[str],
        check: Callable[[object], _T],
        options: Optional[CallOptions],
        query: Optional[Mapping[str, Union[str, int, bool, None]]] = None,
    ) -> _T:
        """Calls a public operation."""
        call = ApiCall[_T](
            method="GET", segments=segments, query=query, is_public=True, check=check
        )
        return call_api(self._connection, call, options)
