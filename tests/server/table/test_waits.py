"""For whom a game waits, as the list of one's own tables tells it."""

from tests.page.story import PRINTED, Story


def test_a_game_waits_for_whoever_has_to_move() -> None:
    story = Story("waits", 1, **PRINTED)
    anna, bohdan = (str(story.table.chairs[seat].person) for seat in (0, 1))
    assert not story.table.waits_for(anna), "nothing is played yet"
    story.start()
    assert [story.table.waits_for(person) for person in (anna, bohdan, "a stranger")] == [True, False, False]
    story.act(1, "roll")
    story.act(1, "end")
    assert [story.table.waits_for(person) for person in (anna, bohdan)] == [False, True]
