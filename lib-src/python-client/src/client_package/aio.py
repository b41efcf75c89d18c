"""Calls from `asyncio` programs."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Callable, TypeVar

from ._ambient import ambient_signal
from .options import AbortSignal

if TYPE_CHECKING:
    from typing_extensions import ParamSpec

    _P = ParamSpec("_P")

_T = TypeVar("_T")


async def run_async(call: "Callable[_P, _T]", *args: "_P.args", **kwargs: "_P.kwargs") -> _T:
    """Makes a call of a client in a thread, so that other tasks go on.

    When the task is canceled, for example by `asyncio.wait_for`, the call is aborted: no further
    attempt is sent, and the thread ends. What was sent may have been charged.

    Args:
        call: A method of a client, such as `client.send`.
        args: Its arguments.
        kwargs: Its arguments by name.

    Returns:
        What the method returns.

    Raises:
        CloudClientError: As the method raises it.

    Example:
        ```python
        import asyncio
        import os
        from %%python.module%% import Locations, SelectedServices, VehicleAPIClient, run_async

        async def main() -> None:
            client = VehicleAPIClient(
                api_key=os.environ["%%env.apiKey%%"],
                input_image_location=Locations.Europe.Hungary,
                services=SelectedServices(anpr=True),
            )
            images = ["car.jpg", "car.jpg"]
            for response in await asyncio.gather(*(run_async(client.send, one) for one in images)):
                print(len(response["data"]["vehicles"]))

        asyncio.run(main())
        ```
    """
    signal = AbortSignal()
    token = ambient_signal.set(signal)
    try:
        return await asyncio.to_thread(call, *args, **kwargs)
    except asyncio.CancelledError:
        signal.abort()
        raise
    finally:
        ambient_signal.reset(token)
