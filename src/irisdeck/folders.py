"""Where things are kept on the user's machine."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def usual_folder() -> Path:
    """The user's data folder, or that of XDG_DATA_HOME."""
    homes = {"win32": ("LOCALAPPDATA", "AppData/Local"), "darwin": ("XDG_DATA_HOME", "Library/Application Support")}
    variable, fallback = homes.get(sys.platform, ("XDG_DATA_HOME", ".local/share"))
    return Path(os.environ.get(variable) or Path.home() / fallback) / "irisdeck"
