"""One source, three speeds: `fast` and `entry` turn the rules' plain functions into interpreted, compiled or GPU code.

`HEXMOOT_MODE` chooses: `compiled` (the default), `checked` (compiled, with every index checked) or `python`
(interpreted: debugger, coverage, plain error messages). The type hints of a function are its signature, so every
function is compiled exactly once. A `fast` function is called by other rules only; an `entry` can be called from
Python, and only entries are loaded at a start: what they call is inside them.
"""

import hashlib
import os
import platform
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

MODES = ("compiled", "checked", "python")
MODE = os.environ.get("HEXMOOT_MODE", "compiled")
if MODE not in MODES:
    raise ValueError(f"HEXMOOT_MODE is {MODE!r}; it must be one of {', '.join(MODES)}.")
INTERPRETED = MODE == "python"
PACKAGE = __name__.partition(".")[0]
# Packages whose modules count when the cache is keyed, and sources of modules that lie in no file of their own.
ROOTS = {PACKAGE}
SOURCES: dict[str, bytes] = {}
# `from X import …` or `import X, Y`, wherever in a module; one too many, from a docstring, does no harm.
_IMPORT = re.compile(r"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import\b|import[ \t]+([\w. \t,]+))", re.MULTILINE)

# Keys are hints (a record class, list[record], int …), values the Numba types that they stand for.
TYPES: dict[Any, Any] = {}

if INTERPRETED:

    def fast(function: F) -> F:
        """Left as it is: the interpreted speed."""
        return function

    def inlined(function: F) -> F:
        """Left as it is: the interpreted speed."""
        return function

    def entry(function: F) -> F:
        """Left as it is: the interpreted speed."""
        return function

    @contextmanager
    def gathered() -> Iterator[list[Any]]:
        """Nothing is ever missing at the interpreted speed."""
        yield []

else:
    import numba
    from numba import njit
    from numba import types as nt
    from numba.core import config as numba_config
    from numba.core.caching import NullCache
    from numba.core.dispatcher import Dispatcher

    from hexmoot.rules.whole import Part, Whole, making

    # Numba sets its configuration's names at run time.
    config: Any = numba_config
    TYPES.update(
        {
            int: nt.int64,
            bool: nt.boolean,
            float: nt.float64,
            None: nt.void,
            tuple[int, int]: nt.UniTuple(nt.int64, 2),  # type: ignore[no-untyped-call]
            tuple[int, int, int]: nt.UniTuple(nt.int64, 3),  # type: ignore[no-untyped-call]
            list[int]: nt.int64[::1],
            list[float]: nt.float64[::1],
        }
    )
    # Every fast function and entry with its signature, in the order of definition.
    REGISTRY: list[tuple[Dispatcher, Any]] = []
    # Lists of entries that wait to be compiled, for whoever gathers them now.
    _gathering: list[list["Entry"]] = []
    _said: set[str] = set()

    def fast(function: F) -> F:
        """A function that other compiled functions call. It is compiled when an entry that needs it is."""
        compiled = _njit(function, cache=False, no_cpython_wrapper=True, no_cfunc_wrapper=True)
        REGISTRY.append((compiled, _signature(function)))
        return compiled  # type: ignore[no-any-return]

    def inlined(function: F) -> F:
        """A fast function that is put into its callers, for the inside of a long loop."""
        compiled = _njit(function, cache=False, no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=True)
        REGISTRY.append((compiled, _signature(function)))
        return compiled  # type: ignore[no-any-return]

    def entry(function: F) -> F:
        """A function that can also be called from Python, taken from the cache when nothing below it changed."""
        compiled = _njit(function, cache=True, no_cfunc_wrapper=True)
        found = Entry(compiled, _signature(function))
        REGISTRY.append((compiled, found.signature))
        if not found.load():
            if _gathering:
                found.wait()
                _gathering[-1].append(found)
            else:
                _announce(function.__module__)
                found.make()
        return compiled  # type: ignore[no-any-return]

    @contextmanager
    def gathered() -> Iterator[list["Entry"]]:
        """What is imported meanwhile compiles nothing: entries that the cache does not have are in the list.

        Whoever gathers them has them loaded or made before anybody calls them.
        """
        missing: list[Entry] = []
        _gathering.append(missing)
        try:
            yield missing
        finally:
            _gathering.remove(missing)

    class Entry:
        """An entry on its way: in the cache or not, waiting, or made."""

        def __init__(self, compiled: Any, signature: Any) -> None:
            self.signature = signature
            self.name = f"{compiled.py_func.__module__}.{compiled.py_func.__name__}"
            self._compiled = compiled

        def wait(self) -> None:
            """Not to be called yet: left open, Numba would compile it for whatever it is called with."""
            self._compiled._can_compile = False  # noqa: SLF001 - disable_compile() wants something compiled first

        def load(self) -> bool:
            """Takes it from the cache; whether it was there."""
            store = getattr(self._compiled, "_cache", None)
            if store is None or not hasattr(store, "load_overload"):
                return False
            context = self._compiled.targetctx
            found = store.load_overload(self.signature, context)
            if found is None:
                return False
            context.insert_user_function(found.entry_point, found.fndesc, [found.library])
            self._compiled.add_overload(found)
            self._compiled.disable_compile()
            return True

        def make(self) -> None:
            """Compiles it, and keeps it if that is possible."""
            try:
                self._compile()
            except OSError as error:
                if not self._compiled.signatures:
                    raise
                # It is compiled all the same.
                _say(f"the cache folder {cache_root()} cannot be written ({error.strerror}): nothing is kept …")
            self._compiled.disable_compile()

        def keep(self) -> None:
            """Compiles it for the cache only; OSError if it cannot be kept there."""
            if isinstance(self._compiled._cache, NullCache):  # noqa: SLF001 - Numba has no other way to ask
                raise OSError(f"the cache folder {cache_root()} cannot be written")
            self._compile()

        def _compile(self) -> None:
            self._compiled.disable_compile(False)
            _compile_callees(self._compiled.py_func)
            with making(self._compiled, Whole):
                self._compiled.compile(self.signature)

    def _compile_callees(function: Callable[..., Any]) -> None:
        """Compiles all that a function calls, callees first: a call must find a signature, never make a new one."""
        for called in _callees(function):
            if not called.signatures:
                _compile_callees(called.py_func)
                with making(called, Part):
                    called.compile(_signature(called.py_func))
                called.disable_compile()

    def _callees(function: Callable[..., Any]) -> list[Any]:
        """The functions of ours that a function names."""
        named = (function.__globals__.get(name) for name in function.__code__.co_names)
        return [called for called in named if isinstance(called, Dispatcher)]

    def open_for_gpu(*functions: Any) -> None:
        """Compiles the CUDA target's own version of these and of all that they call, one of each, as on the CPU.

        Left to itself it would make one for every mixture of integer types that a function is called with.
        """
        from numba.cuda.descriptor import cuda_target

        for compiled, _ in REGISTRY:
            compiled.disable_compile(False)
        for compiled in functions:
            _compile_for_gpu(compiled, cuda_target.typing_context)

    def _compile_for_gpu(compiled: Any, context: Any) -> None:
        device = context.resolve_value_type(compiled).dispatcher
        if device.overloads:
            return
        for called in _callees(compiled.py_func):
            _compile_for_gpu(called, context)
        signature = _signature(compiled.py_func)
        device.compile_device(signature.args, signature.return_type)
        device.disable_compile()

    def _signature(function: Callable[..., Any]) -> Any:
        *arguments, result = [_numba_type(hint) for hint in function.__annotations__.values()]
        return result(*arguments)

    def _numba_type(hint: Any) -> Any:
        return TYPES[hint]

    def _njit(function: Callable[..., Any], cache: bool, **options: Any) -> Any:
        """Numba's decorator, with a cache folder of this module's own source and of all that it imports."""
        folder = _cache_folder(function.__module__) if cache else None
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder) if folder else ""
        try:
            return njit(  # type: ignore[call-overload]
                cache=folder is not None,
                nogil=True,
                boundscheck=MODE == "checked",
                error_model="numpy",
                # Nothing is allocated inside, so nothing has to be counted: a tenth of a game's time otherwise.
                _nrt=False,
                **options,
            )(function)
        finally:
            config.CACHE_DIR = before

    def _announce(module: str) -> None:
        """Says once that it compiles; where nothing can be kept, that has been said already."""
        if _cache_folder(module) is not None:
            _say("compiling the rules for this machine; later starts take them from the cache …")

    def _say(line: str) -> None:
        if line not in _said:
            _said.add(line)
            print(f"{PACKAGE}: {line}", file=sys.stderr, flush=True)

    def cache_root() -> Path:
        """Where compiled code is kept: `HEXMOOT_CACHE`, or the user's cache folder."""
        named = os.environ.get("HEXMOOT_CACHE")
        if named:
            return Path(named)
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / PACKAGE

    @cache
    def _cache_folder(module: str) -> Path | None:
        """The folder of one module's compiled code, made if need be; None where nothing can be written."""
        home = cache_root() / "compiled" / module
        folder = home / _module_key(module)
        try:
            if not folder.is_dir():
                _forget_old(home)
                folder.mkdir(parents=True, exist_ok=True)
            probe = folder / f".probe-{os.getpid()}"
            probe.touch()
            probe.unlink()
        except OSError as error:
            _say(
                f"compiling the rules for this machine, at every start: "
                f"the cache folder {cache_root()} cannot be written ({error.strerror}) …"
            )
            return None
        return folder

    def _forget_old(home: Path, keep: int = 5) -> None:
        """Old versions of a module's code are of no use to anybody; the latest few serve other modes and trees."""
        if home.is_dir():
            folders = sorted(home.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
            for folder in folders[keep:]:
                shutil.rmtree(folder, ignore_errors=True)

    def _module_key(module: str) -> str:
        """Changes with the source of the module or of any module of ours that it imports, and with the tools."""
        digest = hashlib.sha256()
        for part in (numba.__version__, platform.python_version(), platform.machine(), MODE):
            digest.update(part.encode() + b"\0")
        for name in sorted(_closure(module)):
            digest.update(name.encode() + b"\0" + _source(name))
        return digest.hexdigest()[:20]

    def _closure(module: str) -> set[str]:
        found: set[str] = set()
        waiting = [module]
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                waiting += _imports(name)
        return found

    @cache
    def _source(module: str) -> bytes:
        if module in SOURCES:
            return SOURCES[module]
        loaded = sys.modules.get(module)
        path = getattr(loaded, "__file__", None)
        if path is None:
            spec = find_spec(module)
            path = spec.origin if spec else None
        return Path(path).read_bytes() if path and Path(path).exists() else b""

    @cache
    def _imports(module: str) -> tuple[str, ...]:
        """The modules of ours that a module names in its imports, read by the line: parsing would slow every start."""
        names: list[str] = []
        for line in _IMPORT.finditer(_source(module).decode()):
            names += [line[1]] if line[1] else [name.split()[0] for name in line[2].split(",") if name.strip()]
        return tuple(name for name in names if name.partition(".")[0] in ROOTS and name != PACKAGE)
