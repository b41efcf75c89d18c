"""Where requests go."""

from __future__ import annotations

import re
from typing import NamedTuple, Optional
from urllib.parse import SplitResult, quote, urlsplit

from ._errors import config_error
from .errors import APIConfigError

_HOSTS = {"AUTO": "%%host.api%%", "EU": "%%host.apiEu%%", "US": "%%host.apiUs%%"}
_PORTS = {"http": 80, "https": 443}
_HOST = re.compile(r"[A-Za-z0-9._-]{1,253}|[0-9A-Fa-f:.]{2,45}")
_LOOPBACK = re.compile(r"127\.\d+\.\d+\.\d+", re.A)


class BaseUrl(NamedTuple):
    """A host with the beginning of every path, without a slash at the end."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _PORTS[self.scheme] else f"{host}:{self.port}"

    def __str__(self) -> str:
        return f"{self.scheme}://{self.authority}{self.path}"


def to_base_url(
    endpoint: Optional[str], cloud_service_region: str, allow_insecure: bool
) -> BaseUrl:
    """Checks the options that say where the requests go."""
    if cloud_service_region not in _HOSTS:
        raise config_error(
            "cloud_service_region",
            "unknown",
            got=cloud_service_region,
            expected=", ".join(_HOSTS),
        )
    if endpoint is None:
        return _parse(_HOSTS[cloud_service_region])
    url = _parse(endpoint)
    if url.scheme == "http" and not allow_insecure and not _is_loopback(url.host):
        raise config_error(
            "endpoint",
            "would send the API key unprotected",
            got=f"{url.scheme}://{url.authority}",
            expected="`https:`, or a loopback host",
            fix="use https, or set `allow_insecure` if you accept it",
        )
    return url


def _parse(endpoint: object) -> BaseUrl:
    if not isinstance(endpoint, str):
        raise _reject("is not a string")
    url = _split(endpoint)
    if url.scheme not in _PORTS:
        raise _reject(f"has the scheme `{url.scheme}:`" if url.scheme else "is not an absolute URL")
    if url.username is not None or url.password is not None:
        raise config_error(
            "endpoint",
            "contains a user name or password",
            expected="a URL without them",
            fix="give the key as `api_key`",
        )
    if "?" in endpoint or "#" in endpoint:
        raise config_error(
            "endpoint",
            "contains a query or fragment",
            expected="scheme, host and, if needed, a path",
        )
    host = _to_ascii(url.hostname or "")
    if _HOST.fullmatch(host) is None:
        raise _reject("is not an absolute URL")
    path = quote(url.path.rstrip("/"), safe="/%:@!$&'()*+,;=~")
    return BaseUrl(url.scheme, host.lower(), _get_port(url), path)


def _split(endpoint: str) -> SplitResult:
    # What `urlsplit` would drop silently makes another address.
    if re.search(r"[\x00-\x20\x7f\\]", endpoint):
        raise _reject("is not an absolute URL")
    try:
        return urlsplit(endpoint)
    except ValueError:
        raise _reject("is not an absolute URL") from None


def _get_port(url: SplitResult) -> int:
    try:
        port = url.port
    except ValueError:
        raise _reject("is not an absolute URL") from None
    return _PORTS[url.scheme] if port is None else port


def _to_ascii(host: str) -> str:
    try:
        return host if host.isascii() else host.encode("idna").decode()
    except UnicodeError:
        raise _reject("is not an absolute URL") from None


def _reject(problem: str) -> APIConfigError:
    return config_error(
        "endpoint", problem, expected="an absolute `https:` URL such as %%host.apiEu%%"
    )


def _is_loopback(host: str) -> bool:
    return (
        host == "localhost"
        or host.endswith(".localhost")
        or host == "::1"
        or _LOOPBACK.fullmatch(host) is not None
    )
