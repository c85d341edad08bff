"""Where things are kept on the user's machine.

platformdirs is imported on first use, because most programs need no folder.
"""

from __future__ import annotations

import os
from pathlib import Path


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
