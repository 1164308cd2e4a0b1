"""`python -m hexmoot.warm` compiles what is not compiled yet, so that the next start is quick."""

import hexmoot.batch.engine  # noqa: F401

if __name__ == "__main__":
    print("hexmoot is compiled and ready.")
