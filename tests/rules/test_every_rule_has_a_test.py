"""Every rule and every ruling has a test that would notice if it were broken, as far as reading the tests can tell.

The tests are read, not run. Whether they really fail when a rule is broken, `try_mutations.py` tries out.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from hexmoot.rules import ids as judged
from hexmoot.rules.catalogue import Rule, watch_rules
from hexmoot.rules.catalogue import rules as first_rules
from tests.rules.try_mutations import fault, read_mutations

HERE = Path(__file__).parent
TESTS = (HERE, HERE.parent / "watch")
RULES = HERE.parents[1] / "src" / "hexmoot" / "rules"
RULINGS = range(1, 78)


def rules() -> dict[str, Rule]:
    """The rules of both games."""
    return {**first_rules(), **watch_rules()}


@dataclass(frozen=True)
class Claim:
    """One `@rule(...)` of a test: which rules it names, and what its body does about them."""

    where: str
    ids: tuple[str, ...]
    rulings: tuple[int, ...]
    effect: bool
    asserts: bool
    literals: frozenset[str]


@cache
def claims() -> tuple[Claim, ...]:
    """All claims of all test files beside this one, and of the second game's."""
    paths = [path for folder in TESTS for path in sorted(folder.glob("test_*.py"))]
    return tuple(claim for path in paths for claim in read_claims(path.name, path.read_text()))


def read_claims(name: str, source: str) -> Iterator[Claim]:
    """The claims of one file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            marks = [mark for mark in node.decorator_list if is_rule(mark)]
            # Cases of a parametrized test count as part of its body.
            body = [*node.body, *(mark for mark in node.decorator_list if mark not in marks)]
            literals = frozenset(strings(body))
            for mark in marks:
                assert isinstance(mark, ast.Call)
                yield Claim(
                    where=f"{name}::{node.name}",
                    ids=tuple(ast.literal_eval(argument) for argument in mark.args),
                    rulings=tuple(keyword(mark, "ruling", [])),
                    effect=bool(keyword(mark, "effect", False)),
                    asserts=any(map(asserts_something, node.body)),
                    literals=literals,
                )


def is_rule(mark: ast.expr) -> bool:
    return isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule"


def keyword(mark: ast.Call, name: str, missing: object) -> list[int]:
    found = [ast.literal_eval(each.value) for each in mark.keywords if each.arg == name]
    return found[0] if found else missing  # type: ignore[return-value]


def strings(nodes: list[ast.AST]) -> Iterator[str]:
    for node in nodes:
        for part in ast.walk(node):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield part.value


def asserts_something(node: ast.AST) -> bool:
    """An assert that could fail, or a `pytest.raises`."""
    for part in ast.walk(node):
        if isinstance(part, ast.Assert) and not isinstance(part.test, ast.Constant):
            return True
        if isinstance(part, ast.Attribute) and part.attr == "raises":
            return True
    return False


def test_every_rule_is_named_by_a_test() -> None:
    named = {rule_id for claim in claims() for rule_id in claim.ids}
    assert [rule_id for rule_id in rules() if rule_id not in named] == []


def test_no_test_names_an_unknown_rule_or_ruling() -> None:
    unknown = [(claim.where, rule_id) for claim in claims() for rule_id in claim.ids if rule_id not in rules()]
    unknown += [(claim.where, str(number)) for claim in claims() for number in claim.rulings if number not in RULINGS]
    assert unknown == []


def test_every_ruling_is_named_by_a_test() -> None:
    named = {number for claim in claims() for number in claim.rulings}
    assert [number for number in RULINGS if number not in named] == []


def test_a_ruling_is_shown_by_a_test_of_a_rule_that_covers_it() -> None:
    astray = []
    for claim in claims():
        covered = {number for rule_id in claim.ids if rule_id in rules() for number in rules()[rule_id].rulings}
        astray += [(claim.where, number) for number in claim.rulings if number not in covered]
    assert astray == []


def test_every_claim_is_backed_by_an_assert() -> None:
    assert [claim.where for claim in claims() if not claim.asserts] == []


def test_a_claim_of_a_refusal_asserts_that_very_rule() -> None:
    loose = [
        (claim.where, rule_id)
        for claim in claims()
        for rule_id in claim.ids
        if not claim.effect and rule_id not in claim.literals
    ]
    assert loose == []


def test_every_rule_that_the_judge_can_answer_with_is_asserted_as_an_answer() -> None:
    asserted = {rule_id for claim in claims() for rule_id in claim.ids if rule_id in claim.literals}
    assert sorted(answers() - asserted) == []


def answers() -> set[str]:
    """The rules that a module of the rules names in code, not only in words: those that it refuses moves with."""
    written = {name.replace("_", "-") for path in RULES.rglob("*.py") if path.name != "ids.py" for name in names(path)}
    return written & set(judged.IDS) & set(rules())


def names(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Name) and re.fullmatch(r"(?:W_)?[A-Z]+_[0-9]{2}", node.id):
            yield node.id


def test_every_rule_is_broken_by_a_mutation() -> None:
    """Notes too: what they inform about can be broken."""
    broken = {mutation.rule for mutation in read_mutations()}
    assert [rule_id for rule_id in rules() if rule_id not in broken] == []
    assert sorted(broken - set(rules())) == []


def test_every_mutation_can_be_made() -> None:
    """The tables follow the sources: whoever rewrites a line that a mutation breaks rewrites the mutation, too."""
    assert [(mutation.name, fault(mutation)) for mutation in read_mutations() if fault(mutation)] == []


def test_the_reader_of_claims_sees_what_a_test_leaves_out() -> None:
    empty = '@rule("BUILD-07", ruling=[37])\ndef test_it() -> None:\n    refused("BUILD-08")\n'
    full = '@rule("BUILD-07", effect=True)\ndef test_it() -> None:\n    assert refused(game, "s") == "BUILD-07"\n'
    (claim,) = read_claims("x.py", empty)
    assert (claim.ids, claim.rulings, claim.effect, claim.asserts) == (("BUILD-07",), (37,), False, False)
    assert "BUILD-07" not in claim.literals
    (claim,) = read_claims("x.py", full)
    assert (claim.effect, claim.asserts) == (True, True)
    assert "BUILD-07" in claim.literals
