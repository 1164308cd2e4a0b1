"""How heavy and how smooth the page is, in a real browser.

    python benchmarks/page.py [--rounds N]

A first visit to the front page: bytes over the network, and the time to the first picture, with an empty cache. Then a
table where cards fly: long tasks and dropped frames from the roll to the end of the flight. Times are on the clock, so
the machine ought to be quiet; it is printed beside them. Without a GPU, Chromium draws by CPU, and drops more frames.
"""

import argparse
import os
import platform
import statistics
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, CDPSession

from tests.page.chromium import a_browser
from tests.page.player import Player
from tests.page.story import Story, find_story, next_roll
from tests.page.visit import LARGE, Visits
from tests.server.live import Server, path_of

WEIGHT_LIMIT = 250_000
PICTURE_LIMIT = 2000
LANGUAGES = ("en", "ko", "zh-Hant", "ja", "uk")
# The time at which the island stands on the page, drawn.
FIRST_PICTURE = """
    const look = () => document.querySelector("main svg path")
        ? requestAnimationFrame(() => { window.pictureAt = performance.now(); })
        : requestAnimationFrame(look);
    requestAnimationFrame(look);
"""
# Every frame and every long task, from the moment it is asked for.
WATCH = """() => {
    window.frames_ = [];
    window.tasks_ = [];
    new PerformanceObserver(list => tasks_.push(...list.getEntries().map(one => one.duration)))
        .observe({ entryTypes: ["longtask"] });
    const frame = at => { frames_.push(at); requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
}"""
FRAME_MS = 1000 / 60
FLIGHT_MS = 1400


def visit(browser: Browser, server: Server, tag: str) -> tuple[dict[str, int], float, float]:
    """Bytes by kind of file, the first paint and the first picture of a visit with an empty cache, in ms."""
    # What waits for a condition evaluates it in the page, which the policy of the page forbids.
    context = browser.new_context(base_url=server.address, viewport=LARGE, locale=tag, bypass_csp=True)
    page = context.new_page()
    page.add_init_script(FIRST_PICTURE)
    loaded: list[Any] = []
    page.on("requestfinished", lambda request: loaded.append(request))  # noqa: PLW0108 - it is marked by who calls
    page.goto("/", wait_until="networkidle")
    page.wait_for_function("window.pictureAt")
    weights: dict[str, int] = {}
    for request in loaded:
        sizes = request.sizes()
        size = sizes["responseBodySize"] + sizes["responseHeadersSize"]
        weights[request.resource_type] = weights.get(request.resource_type, 0) + size
    page.wait_for_function("performance.getEntriesByName('first-contentful-paint').length")
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    picture = page.evaluate("window.pictureAt")
    context.close()
    # What stands in the document is seen with the next paint at the earliest.
    return weights, float(paint), float(max(paint, picture))


def brings_cards(story: Story) -> bool:
    """Seat 1 is about to roll, and somebody will get something."""
    if story.waits_for != 1 or not story.view(1)["ask"]["moves"].get("roll"):
        return False
    return next_roll(story) in (6, 8) and max(story.view(1)["hands"]) < 8


def busy_ms(session: CDPSession) -> float:
    """For how long the page's main thread has had a processor; what others do on the machine is not in it."""
    found = session.send("Performance.getMetrics")["metrics"]
    return 1000 * next(float(one["value"]) for one in found if one["name"] == "TaskDuration")


def fly(visits: Visits, round_: int) -> tuple[int, int, list[float], float]:
    """Frames, frames that were dropped, long tasks, and the work of the page, while the dice fall and cards fly."""
    story = find_story(f"flight-{round_}", brings_cards)
    [page] = visits.sit_down(story, 1, reduced_motion="no-preference")
    player = Player(page)
    player.says("Your turn: roll the dice, or play a card first.")
    page.wait_for_timeout(500)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.evaluate(WATCH)
    before = busy_ms(session)
    player.roll()
    page.wait_for_timeout(FLIGHT_MS)
    busy = busy_ms(session) - before
    frames, tasks = page.evaluate("[frames_, tasks_]")
    gaps = [later - earlier for earlier, later in pairwise(frames)]
    dropped = sum(max(0, round(gap / FRAME_MS) - 1) for gap in gaps)
    page.context.close()
    return len(frames), dropped, [float(one) for one in tasks], busy


def machine() -> str:
    """The machine, and how busy it was."""
    about = Path("/proc/cpuinfo")
    lines = about.read_text().splitlines() if about.is_file() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{models[0] if models else platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"


def main() -> None:
    """Visits several times, then lets cards fly."""
    parser = argparse.ArgumentParser(description="Weight, first picture and smoothness of the page.")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each; medians are printed (default 5)")
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as folder, a_browser() as browser:
        server = Server(path_of(Path(folder))).start()
        try:
            print(f"{machine()}; Chromium {browser.version}")
            print("a first visit    kB   first paint ms   first picture ms")
            for tag in LANGUAGES:
                runs = [visit(browser, server, tag) for _ in range(rounds)]
                weight = max(sum(weights.values()) for weights, _, _ in runs)
                paint, picture = (statistics.median(run[place] for run in runs) for place in (1, 2))
                print(f"  {tag:12} {weight / 1000:5.0f}   {paint:14.0f}   {picture:16.0f}")
            print(f"  limit        {WEIGHT_LIMIT / 1000:5.0f}                    {PICTURE_LIMIT:16}")
            print("by kind, kB:", ", ".join(f"{kind} {size / 1000:.0f}" for kind, size in sorted(runs[-1][0].items())))
            visits = Visits(browser, server, "flight", 30)
            flights = [fly(visits, round_) for round_ in range(rounds)]
            frames, dropped = (statistics.median(flight[place] for flight in flights) for place in (0, 1))
            tasks = [task for flight in flights for task in flight[2]]
            print(f"while cards fly, {FLIGHT_MS} ms: {frames:.0f} frames, {dropped:.0f} dropped (medians of {rounds})")
            busy = statistics.median(flight[3] for flight in flights)
            print(f"the page itself worked for {busy:.0f} ms of that (processor time of its main thread)")
            print(f"long tasks in all rounds: {len(tasks)}, the longest {max(tasks, default=0):.0f} ms")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
