"""Compiling an entry as a whole.

Left alone, Numba optimises every function together with all that it calls, makes machine code of both, and does so
again in each of its callers. Here a function is only lowered, to a `Part`; an entry is a `Whole`, which takes in the
parts below it and is optimised once, with nothing but the entry visible from outside. That halves a first start, and
as the compiler sees each part's only callers, games run a fifth faster.
"""
# Numba has no public way to say any of this.
# ruff: noqa: SLF001
# mypy: disable-error-code="no-untyped-call"

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.np import arrayobj


class NoMachineCode:
    """Stands in for the code generator of a part, which has no environment to be told of."""

    @staticmethod
    def set_env(name: str, environment: Any) -> None:
        """Nothing to set."""


class Part(JITCodeLibrary):
    """One function by itself, neither optimised nor made into machine code."""

    codegen = NoMachineCode

    def finalize(self) -> None:
        """Nothing more is added; what is missing comes with the entry."""
        self._raise_if_finalized()
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002
        """No address: it cannot be called from Python."""
        return 0

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout


class Whole(JITCodeLibrary):
    """An entry with every part below it."""

    def finalize(self) -> None:
        """Takes in the parts, their parts and so on, and makes machine code of it all."""
        self._visible = {value.name for value in self._definitions()}
        found: dict[Any, None] = {}
        waiting = list(self._linking_libraries)
        while waiting:
            library = waiting.pop()
            if library not in found:
                found[library] = None
                if isinstance(library, Part):
                    waiting += library._linking_libraries
        self._linking_libraries = list(found)
        super().finalize()

    def _optimize_final_module(self) -> None:
        for value in self._definitions():
            if value.name not in self._visible:
                value.linkage = "internal"
        # The rules' loops are too short to gain from vectors.
        passes, builder = self._codegen._module_pass_manager(loop_vectorize=False)
        passes.run(self._final_module, builder)

    def _definitions(self) -> Iterator[Any]:
        for values in (self._final_module.functions, self._final_module.global_variables):
            yield from (value for value in values if not value.is_declaration)


def plain_index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:  # noqa: ARG001
    """An index as it is; Numba would ask before every read whether -1 is meant as the last place.

    The rules never mean that. Not asking makes games a twelfth faster, and the checked build refuses a negative index
    as it refuses one too high.
    """
    return context.cast(builder, index, kind, types.intp)


@contextmanager
def making(dispatcher: Any, library: type[JITCodeLibrary]) -> Iterator[None]:
    """Whatever is compiled meanwhile becomes a library of this kind, with plain indices."""
    codegen = dispatcher.targetctx.codegen()
    with global_compiler_lock:
        codegen._library_class = library
        before, arrayobj.fix_integer_index = arrayobj.fix_integer_index, plain_index
        try:
            yield
        finally:
            arrayobj.fix_integer_index = before
            del codegen._library_class
