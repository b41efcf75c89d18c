"""Options of clients and calls."""

from __future__ import annotations

import os
import threading
from dataclasses import dataclass
from typing import BinaryIO, Callable, List, Literal, Mapping, Optional, Tuple, Union

from ._fork import leave_parent_after_fork

CloudServiceRegion = Literal["AUTO", "EU", "US"]
"""Which host to call: the nearest one, the one in the European Union or the one in the United
States."""

CustomData = Mapping[str, object]
"""Your data: anything that JSON can hold. These keys are recommended: `timestamp` (milliseconds
since 1970-01-01 UTC, or a text), `latitude` and `longitude` (degrees), `sourceID`."""

ImageInput = Union[str, os.PathLike[str], bytes, bytearray, memoryview, BinaryIO]
"""An image to be recognized, JPEG or PNG: the path of a file, its bytes, or a file that is open
for reading bytes. It is read completely before the request is sent, so that its size is known and
a retry sends the same bytes. A file object is read from its position, and is not closed. Paths and
files are read in a thread: a pipe or a network file system that hangs does not outlast the deadline
or the signal of its call."""


class AbortSignal:
    """Aborts calls from another thread.

    Example:
        ```python
        import os
        import threading
        from %%python.module%% import AbortError, AbortSignal, CallOptions, DescriptorAPIClient

        signal = AbortSignal()
        timer = threading.Timer(10, signal.abort)
        timer.start()
        try:
            print(DescriptorAPIClient().get_region(CallOptions(signal=signal)))
        except AbortError as error:
            print(error)
        finally:
            timer.cancel()
        ```
    """

    def __init__(self) -> None:
        """Creates a signal that has not fired."""
        self._lock = threading.Lock()
        self._callbacks: List[Callable[[], None]] = []
        self._aborted = False
        leave_parent_after_fork(self)

    @property
    def aborted(self) -> bool:
        """Whether `abort` was called."""
        return self._aborted

    def abort(self) -> None:
        """Ends every call that was given this signal, and those that will be given it."""
        with self._lock:
            self._aborted = True
            callbacks, self._callbacks = self._callbacks, []
        for callback in callbacks:
            callback()

    def _leave_parent(self) -> None:
        # The calls that it would end are those of the parent.
        self._lock = threading.Lock()
        self._callbacks = []

    def _add(self, callback: Callable[[], None]) -> None:
        with self._lock:
            if not self._aborted:
                self._callbacks.append(callback)
                return
        callback()

    def _remove(self, callback: Callable[[], None]) -> None:
        with self._lock:
            if callback in self._callbacks:
                self._callbacks.remove(callback)


@dataclass(frozen=True)
class CallOptions:
    """Options of a single call.

    Attributes:
        timeout: Timeout of one attempt until its complete response has arrived, in seconds.
            Default: as the client has it.
        deadline: Timeout of the whole call, with reading the image, its time in the queue, every
            attempt and the waits between them, in seconds. Default: as the client has it.
        signal: Aborts the call at any point: while it reads the image, in the queue, while it sends
            or receives, or between two attempts. Default: none.
    """

    timeout: Optional[float] = None
    deadline: Optional[float] = None
    signal: Optional[AbortSignal] = None


@dataclass(frozen=True)
class RateLimit:
    """How fast requests may start.

    Attributes:
        per_second: Requests a second, above 0.
        burst: How many requests may start at once after a pause; an integer from 1. Default: 1.
        max_queued: How many calls can wait in the queue before further ones fail; an integer from
            1. Default: 1000.
    """

    per_second: float
    burst: int = 1
    max_queued: int = 1000


@dataclass(frozen=True)
class InputImageLocation:
    """Where the vehicles of an image are from.

    `Locations` has an entry for every place that can be read.

    Attributes:
        region: Region that decides on the recognition engines: `EUR`, `NAM`, `CAM`, `SAM`, `CAS`,
            `EAS`, `SAS`, `ME` or `AUS`, in capital or small letters.
        location: Country or state that you expect, such as `HUN`, `US-CA` or `AU-NSW`. It narrows
            the choice of engines. Default: none.

    Example:
        ```python
        from %%python.module%% import InputImageLocation, Locations

        gate = Locations.Europe.Hungary
        anywhere = InputImageLocation("EUR")
        print(gate, anywhere)
        ```
    """

    region: str
    location: Optional[str] = None


@dataclass(frozen=True)
class SelectedServices:
    """What to look for in an image. At least one must be `True`.

    Attributes:
        anpr: License plates, returned as `plate`. Default: `False`.
        mmr: Make, model and color, returned as `mmr`. Default: `False`.
        adr: Hazard markings, returned as `markings`. Default: `False`.
    """

    anpr: bool = False
    mmr: bool = False
    adr: bool = False


@dataclass(frozen=True)
class RegionOfInterest:
    """The part of an image to search.

    Four corners `(x, y)` in pixels of the uploaded image, integers from 0.

    Attributes:
        top_left: Top left corner.
        top_right: Top right corner.
        bottom_right: Bottom right corner.
        bottom_left: Bottom left corner.
    """

    top_left: Tuple[int, int]
    top_right: Tuple[int, int]
    bottom_right: Tuple[int, int]
    bottom_left: Tuple[int, int]


@dataclass(frozen=True)
class VehicleSendOptions(CallOptions):
    """Options of a single vehicle recognition. Those of the image override the client's.

    Attributes:
        input_image_location: Where the vehicles are from.
        services: What to look for.
        region_of_interest: The part of the image to search.
        max_reads: How often the image is searched for one more vehicle; an integer from
            %%limit.maxReadsMin%% to %%limit.maxReadsMax%%.
        custom_data: Your data, returned unchanged in stored and forwarded events. It counts
            toward the size of the request.
    """

    input_image_location: Optional[InputImageLocation] = None
    services: Optional[SelectedServices] = None
    region_of_interest: Optional[RegionOfInterest] = None
    max_reads: Optional[int] = None
    custom_data: Optional[CustomData] = None
