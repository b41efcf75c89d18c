"""Waits for what has no timeout."""

from __future__ import annotations

import threading
from contextvars import copy_context
from typing import Callable, Generic, List, TypeVar

from ._clock import Clock

_T = TypeVar("_T")


def run_in_thread(work: Callable[[], _T], clock: Clock) -> _T:
    """Runs a function in a thread, which is left behind when the clock ends first.

    Raises:
        Aborted: A signal has fired.
        Expired: There is no time left.
        BaseException: As the function raises it.
    """
    task = _Task(work)
    with clock.on_abort(task.done.set):
        # A daemon, so that a program can end while one hangs.
        threading.Thread(target=copy_context().run, args=(task.run,), daemon=True).start()
        task.done.wait(clock.get_left())
    clock.get_left()
    return task.get_result()


class _Task(Generic[_T]):
    def __init__(self, work: Callable[[], _T]) -> None:
        self.done = threading.Event()
        self._work = work
        self._results: List[_T] = []
        self._problems: List[BaseException] = []

    def run(self) -> None:
        try:
            self._results.append(self._work())
        except BaseException as problem:
            self._problems.append(problem)
        self.done.set()

    def get_result(self) -> _T:
        if self._problems:
            raise self._problems.pop()
        return self._results.pop()
