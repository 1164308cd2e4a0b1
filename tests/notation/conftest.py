"""What tests of notation share lies in `tests.properties`; this makes it importable however pytest was started."""

import sys
from pathlib import Path

ROOT = str(Path(__file__).parents[2])
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)
