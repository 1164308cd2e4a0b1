"""Seats are told apart without any colour, by those who see few of them or none."""

import base64
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.story import Story
from tests.page.visit import Visits

pytestmark = pytest.mark.slow
DEFICIENCIES = ("achromatopsia", "deuteranopia", "protanopia", "tritanopia")
# Two shapes are different if so much of what both cover is of only one of them.
LEAST = 0.18
# The places on the screen of the badges, and of the emblem of each colour's first piece of a kind; and how far to look
# in them from the middle: in a badge within its rim, in a house at all of the emblem, in a road within the plank.
PLACES = """() => {
    const colours = ["red", "blue", "white", "orange", "green", "brown"];
    const emblems = (piece, reach) => colours.map(colour => {
        const drawn = document.querySelector(`[data-piece="${piece}"][data-colour="${colour}"]`);
        const { a, b, e, f } = [...drawn.querySelectorAll("path")].at(-1).getScreenCTM();
        const far = 12 * Math.hypot(a, b);
        return { x: e - far, y: f - far, width: 2 * far, height: 2 * far, reach };
    });
    const badges = [...document.querySelectorAll("[data-seat] .badge svg")];
    return [
        ...badges.map(one => ({ ...one.getBoundingClientRect().toJSON(), reach: 0.36 })),
        ...emblems("s", 0.48),
        ...emblems("r", 0.41),
    ];
}"""
# The dark or light shapes in the middle of parts of a picture: what differs from the ground that surrounds them.
SHAPES = """async ({ data, boxes, scale }) => {
    const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const side = 64;
    return boxes.map(({ x, y, width, height, reach }) => {
        const canvas = new OffscreenCanvas(side, side).getContext("2d");
        canvas.drawImage(image, x * scale, y * scale, width * scale, height * scale, 0, 0, side, side);
        const pixels = canvas.getImageData(0, 0, side, side).data;
        const grey = at => 0.3 * pixels[4 * at] + 0.59 * pixels[4 * at + 1] + 0.11 * pixels[4 * at + 2];
        const inside = [];
        for (let y = 0; y < side; y++)
            for (let x = 0; x < side; x++)
                if (Math.hypot(x - side / 2 + 0.5, y - side / 2 + 0.5) < side * reach) inside.push(grey(y * side + x));
        const middle = (Math.min(...inside) + Math.max(...inside)) / 2;
        const centre = grey((side / 2) * side + side / 2) > middle;
        return inside.map(value => (value > middle) === centre);
    });
}"""
# Nothing is drawn that is not looked at: a picture of a large screen takes seconds.
SCREEN: dict[str, Any] = {"viewport": {"width": 1300, "height": 860}, "device_scale_factor": 2}


def difference(one: list[bool], other: list[bool]) -> float:
    both = sum(a or b for a, b in zip(one, other, strict=True))
    return sum(a != b for a, b in zip(one, other, strict=True)) / both


def six_at_a_table(name: str = "colours") -> Story:
    """Everybody has two settlements on the larger island."""
    story = Story(name, 1, edition="k-base", seats=6, fair_dice=False).start()
    while story.view(1)["turn"]["stage"] in ("settling", "paving"):
        seat = story.waits_for
        moves = story.view(seat)["ask"]["moves"]
        kind = "s" if "s" in moves else "r"
        story.act(seat, f"{kind}@{moves[kind][len(moves[kind]) // 2]}")
    return story


def check_different(shapes: list[list[bool]], what: str) -> None:
    for one, other in combinations(range(len(shapes)), 2):
        found = difference(shapes[one], shapes[other])
        assert found > LEAST, f"{what} {one + 1} and {other + 1} differ by {found:.3f} only"


def picture_and_places(page: Page) -> tuple[str, Any]:
    """A picture, and where everything is in it: a row grows when its person turns out to be away."""
    while True:
        places = page.evaluate(PLACES)
        picture = page.screenshot()
        if page.evaluate(PLACES) == places:
            return base64.b64encode(picture).decode(), places


def test_six_seats_differ_in_shape_alone(visits: Visits) -> None:
    [page] = visits.sit_down(six_at_a_table(), 1, **SCREEN)
    expect(page.locator("[data-piece=r]")).to_have_count(12)
    sheet = visits.page(visits.context(base_url="http://127.0.0.1"))
    watch: Any = page.context.new_cdp_session(page)
    for deficiency in DEFICIENCIES:
        watch.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
        visits.picture(page, f"colours-{deficiency}")
        data, places = picture_and_places(page)
        shapes = sheet.evaluate(SHAPES, {"data": data, "boxes": places, "scale": SCREEN["device_scale_factor"]})
        for what, first in (("badges", 0), ("settlements", 6), ("roads", 12)):
            check_different(shapes[first : first + 6], f"{deficiency}: {what} of seats")
