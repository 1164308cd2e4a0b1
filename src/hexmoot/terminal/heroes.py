"""What a seat does in the second game alone: guards for the Wall, and whatever a hero can do."""

from typing import TYPE_CHECKING, Any

from rich.text import Text

from hexmoot.terminal.watch import hero_name, hero_text, section_text
from hexmoot.terminal.widgets.painted import FAINT, STRONG

if TYPE_CHECKING:
    from hexmoot.terminal.doing import Doing

ARCHER, BUILDER = "archer@", "builder="


class Heroes:
    """Choices of the second game, on the island where they are places of it, else from a list."""

    def __init__(self, doing: "Doing") -> None:
        self._doing = doing

    async def guard(self, kind: str = "g") -> None:
        """A section of the Wall for a guard: recruited (`g`), or by new recruits (`nr`)."""
        screen = self._doing.screen
        words, view = screen.words, screen.session.view
        choices = [(f"{kind}@{at}", section_text(words, view, at)) for at in screen.session.moves[kind]]
        code = await self._doing.choose(words.say("page.wall-choose"), choices)
        if code is not None:
            await screen.act(code)

    async def hero(self) -> None:
        """Whatever the hero of the seat can do, or has to be decided about it."""
        screen = self._doing.screen
        moves: list[str] = screen.session.moves["h"]
        if moves[0].startswith(ARCHER):
            screen.pick_among("hex", "wildling", [code.removeprefix(ARCHER) for code in moves], self._archer)
        elif moves[0].startswith(BUILDER):
            screen.pick_among("side", "r", self._roads(moves), self._lift)
        else:
            await self._from_a_list(moves)

    async def _archer(self, place: str) -> None:
        await self._doing.screen.act(f"h:{ARCHER}{place}")

    def _roads(self, moves: list[str]) -> list[str]:
        """The roads that can be taken up."""
        return list(dict.fromkeys(code.removeprefix(BUILDER).partition(">")[0] for code in moves))

    async def _lift(self, road: str) -> None:
        """A road is taken up: now where to."""
        screen = self._doing.screen
        start = f"{BUILDER}{road}>"
        places = [code.removeprefix(start) for code in screen.session.moves["h"] if code.startswith(start)]

        async def lay(place: str) -> None:
            await screen.act(f"h:{start}{place}")

        screen.pick_among("side", "r", places, lay, road)

    async def _from_a_list(self, moves: list[str]) -> None:
        screen = self._doing.screen
        words, names = screen.words, screen.session.names
        choices: list[tuple[str, Any]] = []
        for code in moves:
            text = Text(hero_text(words, code, names), STRONG)
            if code.startswith("take="):
                text.append("  ").append(words.say(f"hero.{code.removeprefix('take=')}-does"), FAINT)
            choices.append((f"h:{code}", text))
        code = await self._doing.choose(self._title(), choices)
        if code is not None:
            await screen.act(code)

    def _title(self) -> str:
        """What is asked: by the stage, or by the hero that may be used."""
        session, words = self._doing.screen.session, self._doing.screen.words
        seat = session.seat or 1
        stage = session.view["turn"]["stage"]
        if stage == "hero":
            return words.say("terminal.hero_after")
        if stage in ("consoling", "foreseeing", "taking", "repaying"):
            return words.say(f"stage.{stage}", "ask", who=session.name(seat, words))
        hero = session.view["watch"]["heroes"][seat - 1]["hero"]
        return words.say("labelled", item=hero_name(words, hero), text=words.say(f"hero.{hero}-does"))
