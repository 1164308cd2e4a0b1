"""The colours of the SVG pictures: quiet ones, as on a printed board."""

PAGE, BAND = "#fbf8f1", "#f1eadb"
INK, QUIET = "#2a2724", "#6a635a"
SEA, SHALLOW, WAVE, SAND = "#a8c8d3", "#bdd8de", "#8fb6c4", "#efe2c2"
TOKEN, TOKEN_EDGE, TOKEN_RED = "#fbf4e2", "#8a7a5c", "#a11d18"
WOOD, WOOD_EDGE = "#b08d62", "#5e452a"
ROBBER, SHADE = "#2b2a2d", "#474b52"
AWARD = "#8a6a1c"

# Fill, and ink for what is written on it. The contrast of each pair is at least 4.5 to 1.
SEATS = {
    "red": ("#b8322a", "#ffffff"),
    "blue": ("#2a5ca8", "#ffffff"),
    "white": ("#f8f6f0", "#1e1c1a"),
    "orange": ("#ee9a33", "#1e1c1a"),
    "green": ("#2c7a4b", "#ffffff"),
    "brown": ("#6b4327", "#ffffff"),
}
# Ground, and the darker and lighter tone of what grows or stands on it.
TERRAINS = {
    "forest": ("#7fa074", "#3c6149", "#557f5c"),
    "pasture": ("#bcd08d", "#7e9c52", "#fbf9f0"),
    "fields": ("#ecd07e", "#b98f2f", "#d9b654"),
    "hills": ("#d6a17c", "#9a5433", "#bd754e"),
    "mountains": ("#bdbcb9", "#6d6f75", "#f5f5f2"),
    "desert": ("#ecdfb9", "#c2a971", "#dcc999"),
    "ice": ("#dcebf0", "#7fa9bd", "#f5fbfd"),
    "": ("#e9e2d2", "#b9ae97", "#d5cbb6"),
}
