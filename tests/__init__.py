"""The tests. TUTABLE_TEST_ALL=1 in the environment runs the long versions."""

import os

MANY = os.environ.get("TUTABLE_TEST_ALL", "0") not in ("", "0")
