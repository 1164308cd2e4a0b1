"""`python -m hexmoot.warm` compiles what is not compiled yet, every game's engine, so that the next start is quick."""

from hexmoot.warm.crew import Crew
from hexmoot.warm.parts import missing

if __name__ == "__main__":
    crew = Crew(missing())
    crew.start()
    crew.get(lambda _: True)
    print("hexmoot is compiled and ready.")
