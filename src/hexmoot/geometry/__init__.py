"""Where things are: the hexes, corners and sides of a board, their names, and how a board maps onto itself."""

from hexmoot.geometry.shape import GIFT, ISLAND, LARGE, SHAPES, Shape
from hexmoot.geometry.spiral import corner_hexes, spiral
from hexmoot.geometry.symmetry import Symmetry, symmetries

__all__ = ["GIFT", "ISLAND", "LARGE", "SHAPES", "Shape", "Symmetry", "corner_hexes", "spiral", "symmetries"]
