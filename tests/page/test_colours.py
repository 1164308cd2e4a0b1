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
# The dark or light shape in the middle of a picture: what differs from the ground that surrounds it.
SHAPE = """async data => {
    const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const side = 64;
    const canvas = new OffscreenCanvas(side, side).getContext("2d");
    canvas.drawImage(image, 0, 0, side, side);
    const pixels = canvas.getImageData(0, 0, side, side).data;
    const grey = at => 0.3 * pixels[4 * at] + 0.59 * pixels[4 * at + 1] + 0.11 * pixels[4 * at + 2];
    const inside = [];
    for (let y = 0; y < side; y++)
        for (let x = 0; x < side; x++)
            if (Math.hypot(x - side / 2 + 0.5, y - side / 2 + 0.5) < side * 0.36) inside.push(grey(y * side + x));
    const middle = (Math.min(...inside) + Math.max(...inside)) / 2;
    const centre = grey((side / 2) * side + side / 2) > middle;
    return inside.map(value => (value > middle) === centre);
}"""


def shape_of(sheet: Page, picture: bytes) -> list[bool]:
    found: list[bool] = sheet.evaluate(SHAPE, base64.b64encode(picture).decode())
    return found


def difference(one: list[bool], other: list[bool]) -> float:
    both = sum(a or b for a, b in zip(one, other, strict=True))
    return sum(a != b for a, b in zip(one, other, strict=True)) / both


def six_at_a_table() -> Story:
    """Everybody has two settlements on the larger island."""
    story = Story("colours", 1, edition="k-base", seats=6, fair_dice=False).start()
    while story.view(1)["turn"]["stage"] in ("settling", "paving"):
        seat = story.waits_for
        moves = story.view(seat)["ask"]["moves"]
        kind = "s" if "s" in moves else "r"
        story.act(seat, f"{kind}@{moves[kind][len(moves[kind]) // 2]}")
    return story


def test_six_seats_differ_in_shape_alone(visits: Visits) -> None:
    [page] = visits.sit_down(six_at_a_table(), 1, device_scale_factor=2)
    badges = page.get_by_role("list", name="Seats").get_by_role("img", name="seat")
    expect(badges).to_have_count(6)
    sheet = visits.page(visits.context(base_url="http://127.0.0.1"))
    watch: Any = page.context.new_cdp_session(page)
    for deficiency in DEFICIENCIES:
        watch.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
        visits.picture(page, f"colours-{deficiency}")
        shapes = [shape_of(sheet, badge.screenshot()) for badge in badges.all()]
        for one, other in combinations(range(6), 2):
            found = difference(shapes[one], shapes[other])
            assert found > LEAST, f"{deficiency}: seats {one + 1} and {other + 1} differ by {found:.3f} only"
