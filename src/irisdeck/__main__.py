"""`python -m irisdeck` is `irisdeck`."""

import sys

from irisdeck.cli import main

if __name__ == "__main__":
    sys.exit(main())
