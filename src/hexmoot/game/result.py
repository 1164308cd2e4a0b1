"""How a game ended."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """`ending` is `points` (the table counted), `declared`, or in the Watch `breaches` or `gift`.

    `points` are the final scores by seat (WIN-04).
    """

    ending: str
    winner: int
    points: tuple[int, ...]

    def __str__(self) -> str:
        return f"winner={self.winner} ending={self.ending} points={','.join(map(str, self.points))}"
