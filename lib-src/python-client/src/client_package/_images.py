"""Reads images."""

from __future__ import annotations

import os
from typing import Any, Iterator, List, NamedTuple, Sequence

from ._clock import Aborted, Clock, Expired
from ._errors import config_error
from ._in_thread import run_in_thread
from .generated.limits import IMAGE_MAX_BYTES

_DEFAULT_NAME = "image.jpg"
_CHUNK_BYTES = 256 * 1024


class ReadImage(NamedTuple):
    """An image in memory, with the name that its part of the request gets."""

    data: bytes
    name: str


class ImagesTooLarge(Exception):
    """The images of a request exceed what the API takes; found before anything is sent."""

    def __init__(self) -> None:
        super().__init__(
            f"the images are too large. Expected: at most {IMAGE_MAX_BYTES} bytes in all. "
            "Fix: scale them down or compress them more."
        )


def to_list(images: object) -> List[object]:
    """One image, or a list of them, as a list."""
    if isinstance(images, (list, tuple)):
        return list(images)
    return [images]


def read_images(images: Sequence[object], clock: Clock) -> Iterator[ReadImage]:
    """Reads images one after the other and stops as soon as they are too large together.

    Raises:
        APIConfigError: A value is not an image, or cannot be read.
        ImagesTooLarge: There are too many bytes.
        Aborted, Expired: A source, such as a pipe or a network file system, took too long.
    """
    left = IMAGE_MAX_BYTES
    for image in images:
        read = _read(image, left, clock)
        if len(read.data) > left:
            raise ImagesTooLarge
        if not read.data:
            raise config_error("image", "is empty", expected="a JPEG or PNG image")
        left -= len(read.data)
        yield read


def _read(image: object, limit: int, clock: Clock) -> ReadImage:
    if isinstance(image, (str, os.PathLike)):
        return run_in_thread(lambda: _read_path(image, limit, clock), clock)
    if isinstance(image, (bytes, bytearray, memoryview)):
        view = memoryview(image)
        if view.nbytes > limit:
            raise ImagesTooLarge
        # A copy: the caller may reuse the buffer while a retry is waiting.
        return ReadImage(view.tobytes(), _DEFAULT_NAME)
    if not callable(getattr(image, "read", None)):
        raise config_error(
            "image",
            "wrong type",
            got=image,
            expected="a path, bytes, or a file that is open for reading bytes",
        )
    try:
        data = run_in_thread(lambda: _read_file(image, limit, clock), clock)
    except (ImagesTooLarge, Aborted, Expired):
        raise
    except Exception as error:
        raise config_error(
            "image",
            "its file cannot be read",
            expected="a file that is open for reading bytes",
            cause=error,
        ) from error
    return ReadImage(data, _get_name(getattr(image, "name", None)))


def _read_path(path: Any, limit: int, clock: Clock) -> ReadImage:
    try:
        with open(path, "rb") as file:
            # The limit holds for what is read, not only for what the directory says: a file may
            # grow meanwhile, and a device has no size.
            if os.fstat(file.fileno()).st_size > limit:
                raise ImagesTooLarge
            return ReadImage(_read_file(file, limit, clock), _get_name(os.fspath(path)))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise config_error(
            "image",
            f"cannot be read ({reason})",
            got=os.fspath(path),
            expected="the path of a readable image file",
            cause=error,
        ) from error


def _read_file(file: Any, limit: int, clock: Clock) -> bytes:
    parts = bytearray()
    while True:
        clock.get_left()
        part = file.read(min(_CHUNK_BYTES, limit - len(parts) + 1))
        if not part:
            return bytes(parts)
        parts += part
        if len(parts) > limit:
            raise ImagesTooLarge


def _get_name(path: object) -> str:
    name = path.replace("\\", "/").rsplit("/", 1)[-1] if isinstance(path, str) else ""
    return name or _DEFAULT_NAME
