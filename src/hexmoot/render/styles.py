"""Terminal colours, as the numbers of an ANSI sequence. A colour repeats what a character says already."""

SEATS = {
    "red": "1;31",
    "blue": "1;94",
    # Black on white, which can be read on a light terminal as well as on a dark one.
    "white": "30;107",
    "orange": "1;38;5;208",
    "green": "1;32",
    "brown": "1;38;5;137",
}
TERRAINS = {
    "forest": "38;5;71",
    "pasture": "38;5;149",
    "fields": "38;5;220",
    "hills": "38;5;173",
    "mountains": "38;5;146",
    "desert": "38;5;187",
    "ice": "38;5;153",
    "": "",
}
KINDS = {"": "36", "lumber": "38;5;71", "wool": "38;5;149", "grain": "38;5;220", "brick": "38;5;173", "ore": "38;5;146"}
SIDE = "90"
NAME = "2"
NUMBER = "1"
RED_NUMBER = "1;4;91"
ROBBER = "7"
HEAD = "1"
