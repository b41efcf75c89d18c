"""Warns about responses of another version."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

if TYPE_CHECKING:
    from ._connection import Connection


class VersionWatch:
    """Warns once when the API responds in another version than this package describes."""

    def __init__(
        self, api: str, supported: str, connection: "Connection", asked: Optional[str]
    ) -> None:
        self._api = api
        self._supported = supported
        self._connection = connection
        # A caller who asks for a version knows that it differs.
        self._warned = asked is not None

    def notice(self, version: object) -> None:
        if self._warned or not isinstance(version, str) or version == self._supported:
            return
        self._warned = True
        self._connection.logger.warning(
            "%s: responds in version %s, this package describes %s. Fix: update the package.",
            self._api,
            self._connection.redact(version, 20),
            self._supported,
        )
