"""Tunnels through a proxy."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, NamedTuple, Optional
from urllib.parse import unquote, urlsplit

from ._base_url import BaseUrl

if TYPE_CHECKING:
    from ._socket import TimedSocket

_HEAD_MAX_BYTES = 64 * 1024


class Proxy(NamedTuple):
    """A proxy for `CONNECT`."""

    host: str
    port: int
    authorization: Optional[str]

    def __repr__(self) -> str:
        return f"Proxy({self.host}:{self.port})"


def parse_proxy(address: str) -> Proxy:
    """Reads the address of a proxy; its password stays out of the error."""
    url = urlsplit(address if "://" in address else f"http://{address}")
    if url.scheme != "http" or not url.hostname:
        raise ValueError("the proxy of the environment is not an `http:` address with a host")
    authorization = None
    if url.username is not None:
        user = f"{unquote(url.username)}:{unquote(url.password or '')}"
        authorization = base64.b64encode(user.encode()).decode()
    return Proxy(url.hostname, 80 if url.port is None else url.port, authorization)


def open_tunnel(source: "TimedSocket", proxy: Proxy, url: BaseUrl) -> None:
    """Asks a proxy for a connection to a host. The proxy sees the name of the host only."""
    host = f"[{url.host}]" if ":" in url.host else url.host
    lines = [f"CONNECT {host}:{url.port} HTTP/1.1", f"Host: {host}:{url.port}"]
    if proxy.authorization is not None:
        lines.append(f"Proxy-Authorization: Basic {proxy.authorization}")
    source.sendall("\r\n".join([*lines, "", ""]).encode("latin-1"))
    head = bytearray()
    byte = bytearray(1)
    # One by one, since what follows the head belongs to the tunnel.
    while not head.endswith(b"\r\n\r\n"):
        if source.recv_into(byte) == 0 or len(head) >= _HEAD_MAX_BYTES:
            raise OSError("the proxy closed the connection")
        head += byte
    status = head.split(b" ", 2)[1:2]
    if status != [b"200"]:
        shown = status[0].decode("latin-1", "replace")[:3] if status else "nothing"
        raise OSError(f"the proxy responded with {shown}")
