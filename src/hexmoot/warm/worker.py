"""`python -m hexmoot.warm.worker` compiles the entries whose names it is told, one a line, and answers with each name.

It ends when nobody tells it more, and so with whoever started it. What it has compiled is in the cache for all others;
each entry has files of its own there, which are put in place whole.
"""

import sys
from contextlib import suppress

from hexmoot.warm.parts import missing

# What goes wrong is told behind this sign.
PROBLEM = "!"


def main() -> None:
    """Compiles what it is told."""
    found = {part.name: part for part in missing()}
    for line in sys.stdin:
        name = line.strip()
        # What is not missing any more was compiled by somebody else meanwhile.
        if name in found:
            try:
                found[name].entry.keep()
            except (OSError, MemoryError) as error:
                print(PROBLEM, str(error) or type(error).__name__, flush=True)
                return
        print(name, flush=True)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, BrokenPipeError):
        main()
