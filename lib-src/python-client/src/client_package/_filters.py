"""Queries of lists."""

from __future__ import annotations

import dataclasses
from typing import Dict, Optional, Union

from ._validate import validate_kind

Query = Dict[str, Union[str, int, bool, None]]


def to_query(kind: type, filters: Optional[object]) -> Query:
    """The query of a list, with the names of the API."""
    if filters is None:
        return {}
    validate_kind("filters", filters, kind)
    fields = dataclasses.fields(kind)
    return {field.metadata["wire"]: getattr(filters, field.name) for field in fields}
