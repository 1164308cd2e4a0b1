"""`python -m hexmoot.warm` compiles what is not compiled yet, every game's engine, so that the next start is quick."""

from hexmoot.batch.engines import DRIVERS, engine_of

if __name__ == "__main__":
    for game in DRIVERS:
        engine_of(game)
    print("hexmoot is compiled and ready.")
