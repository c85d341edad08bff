"""Where numba has no wheel the compiled rules cannot be tested; everything else must work without them."""

from __future__ import annotations

import os

from irisdeck import fast

collect_ignore = [] if fast.available() else ["test_compiled.py"]


def pytest_report_header() -> str:
    """Says whether this run proves the compiled rules too; on the project's own machines it has to."""
    if not fast.available() and os.environ.get("CI"):
        raise RuntimeError("numba is missing, so the compiled rules would go untested")
    return f"compiled rules: {'tested' if fast.available() else 'not tested, numba is not here'}"
