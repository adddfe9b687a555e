"""`python -m tutable` is the command `tutable`."""

import sys

from tutable.cli import main

sys.exit(main())
