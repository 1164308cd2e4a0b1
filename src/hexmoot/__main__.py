"""`python -m hexmoot` is `hexmoot`."""

from hexmoot.cli import main

main()
