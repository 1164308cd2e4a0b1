"""The ways in which a board can be turned and mirrored onto itself."""

from dataclasses import dataclass
from functools import cache

from hexmoot.geometry.lattice import CORNERS, Corner
from hexmoot.geometry.shape import Shape


@dataclass(frozen=True)
class Symmetry:
    """Where each hex, corner, side and place on the coast goes: `hexes[i]` is the image of hex `i`."""

    hexes: tuple[int, ...]
    corners: tuple[int, ...]
    sides: tuple[int, ...]
    coast: tuple[int, ...]


@cache
def symmetries(shape: Shape) -> tuple[Symmetry, ...]:
    """All symmetries, the identity first: 12 on the island, 4 on the large board, 1 or 2 on an uneven one."""
    found = []
    for mirrored in (False, True):
        for turns in range(6):
            symmetry = _try(shape, turns, mirrored)
            if symmetry is not None:
                found.append(symmetry)
    return tuple(found)


def _try(shape: Shape, turns: int, mirrored: bool) -> Symmetry | None:
    images = _images(shape, turns, mirrored)
    number = {corner: i for i, corner in enumerate(shape.corners)}
    if any(image not in number for image in images):
        return None
    corners = tuple(number[image] for image in images)
    by_corners = {frozenset(six): i for i, six in enumerate(shape.hex_corners)}
    six_images = [frozenset(corners[c] for c in six) for six in shape.hex_corners]
    if any(six not in by_corners for six in six_images):
        return None
    by_ends = {frozenset(ends): i for i, ends in enumerate(shape.side_corners)}
    sides = tuple(by_ends[frozenset(corners[c] for c in ends)] for ends in shape.side_corners)
    by_side = {side: i for i, side in enumerate(shape.coast)}
    coast = tuple(by_side[sides[side]] for side in shape.coast)
    return Symmetry(tuple(by_corners[six] for six in six_images), corners, sides, coast)


def _images(shape: Shape, turns: int, mirrored: bool) -> list[Corner]:
    """Where the corners go, turned about the middle of the board.

    The halves that a turn brings in are exact in floating point, so an image is on the grid or it is not.
    """
    xs = [x for x, _ in shape.corners]
    ys = [y for _, y in shape.corners]
    middle_x, middle_y = min(xs) + max(xs), min(ys) + max(ys)
    images = []
    for x, y in shape.corners:
        u, v = float(2 * x - middle_x), float(2 * y - middle_y)
        if mirrored:
            u = -u
        for _ in range(turns):
            # One step in x is sqrt(3)/2 wide and one in y is 1/2 high.
            u, v = (u - v) / 2, (3 * u + v) / 2
        x_image, y_image = (u + middle_x) / 2, (v + middle_y) / 2
        whole = x_image == int(x_image) and y_image == int(y_image)
        images.append((int(x_image), int(y_image)) if whole else (-len(CORNERS), -1))
    return images
