"""What a forked process must not share with its parent."""

from __future__ import annotations

import os
import weakref
from typing import Protocol


class Inherited(Protocol):
    """Holds a connection, or a lock that another thread may hold at the time of a fork."""

    def _leave_parent(self) -> None:
        """Gives up what belongs to the parent. Called in the child, before anything else."""


_inherited: "weakref.WeakSet[Inherited]" = weakref.WeakSet()


def leave_parent_after_fork(one: Inherited) -> None:
    """Lets an object know of each fork."""
    _inherited.add(one)


def _leave_parents() -> None:
    for one in list(_inherited):
        one._leave_parent()


# Windows has no forks.
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_leave_parents)
