"""Where things are kept on the user's machine, and how a file there is replaced.

platformdirs is imported on first use, because most programs need no folder.
"""

from __future__ import annotations

import errno
import os
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


def data_folder() -> Path:
    """The user's data folder: `~/.local/share/irisdeck` or that of XDG_DATA_HOME on Linux."""
    from platformdirs import user_data_path

    return user_data_path("irisdeck", appauthor=False)


def cache_folder() -> Path | None:
    """The folder of IRISDECK_CACHE_DIR, or the user's cache folder; None if there is no user with a home."""
    if named := os.environ.get("IRISDECK_CACHE_DIR"):
        return Path(named)
    from platformdirs import user_cache_path

    try:
        folder = user_cache_path("irisdeck", appauthor=False)
    except RuntimeError:
        return None
    return folder if folder.is_absolute() else None  # a home that is not known stays a tilde


def is_special(path: Path | str) -> bool:
    """Whether this is no file but a device, a pipe or a folder, or a link to one."""
    return os.path.exists(path) and not os.path.isfile(path)  # noqa: PTH110, PTH113  # no error for any name


def target_of(path: Path | str) -> Path:
    """The file that a path leads to through all links; raises OSError for links that lead nowhere."""
    target = Path(os.path.realpath(path))
    if target.is_symlink():  # only a loop is still one
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
    return target


@contextmanager
def replacing(path: Path, mode: int = 0o600) -> Iterator[IO[bytes]]:
    """Open a file to write: it replaces `path` once all of it is on disk, or not at all.

    Only its owner can read it, unless `mode` says otherwise. A link stays and its target is replaced; a device or a
    pipe is written directly.
    """
    if is_special(path):
        with path.open("wb") as file:
            yield file
        return
    path = target_of(path)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
        _sync_folder(path.parent)
    finally:
        with suppress(OSError):
            part.unlink()


def _sync_folder(folder: Path) -> None:
    """Put the names of a folder on disk; Windows cannot and need not."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
