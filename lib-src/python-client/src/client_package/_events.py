"""Lists of stored events."""

from __future__ import annotations

import dataclasses
import logging
from typing import Any, Callable, Iterator, Optional, Set

from ._checks import array_of, object_with
from ._errors import config_error
from ._filters import Query, to_query
from ._validate import validate_number
from .errors import ResponseFormatError
from .generated.filters import EventFilters
from .generated.limits import EVENTS_LIMIT, TIMESTAMP
from .generated.responses import EventsResponse


def check_events(value: object) -> Any:
    """Accepts a page of events."""
    array_of(object_with())(object_with("events")(value)["events"])
    return value


def to_events_query(filters: Optional[EventFilters], logger: logging.Logger) -> Query:
    """The query of a list of events.

    The API ignores `after` if `before` is given, so a warning is logged.
    """
    query = to_query(EventFilters, filters)
    if filters is None:
        return query
    validate_number("limit", filters.limit, EVENTS_LIMIT)
    validate_number("before", filters.before, TIMESTAMP)
    validate_number("after", filters.after, TIMESTAMP)
    if filters.before is not None and filters.after is not None:
        logger.warning(
            "Storage API: `after` is ignored because `before` is given. "
            "Fix: give only one of the two."
        )
    if filters.order not in (None, "asc", "desc"):
        raise config_error("order", "unknown", got=filters.order, expected="asc or desc")
    token: object = filters.continuation_token
    if token is not None and (not isinstance(token, str) or token == ""):
        raise config_error(
            "continuation_token",
            "is not a token",
            got=token,
            expected="the `continuationToken` of the page before",
        )
    return query


def follow_pages(
    get_page: Callable[[Optional[EventFilters]], EventsResponse],
    filters: Optional[EventFilters],
    url: str,
) -> Iterator[EventsResponse]:
    """Reads page after page until one has no token.

    A page without events but with a token is not the last one.
    """
    seen: Set[str] = set()
    if filters is not None and isinstance(filters, EventFilters) and filters.continuation_token:
        seen.add(filters.continuation_token)
    while True:
        page = get_page(filters)
        yield page
        token = page.get("continuationToken")
        if token is None:
            return
        if token in seen:
            raise ResponseFormatError(
                f"GET {url}: the API repeats a continuation token, so that the list would never "
                "end.",
                method="GET",
                url=url,
                attempts=1,
                status=200,
            )
        seen.add(token)
        filters = dataclasses.replace(filters or EventFilters(), continuation_token=token)
