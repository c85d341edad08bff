"""The rules at several speeds: interpreted, or compiled by numba from the same source.

    rules = engine(game.rules)                # compiled if numba is installed, else interpreted
    rules = engine(game.rules, "python")      # the same names either way

The functions of a rules file and of engine/loops.py are rebuilt over a new namespace, in which they call each other.
So one process can have several speeds, and tests compare them move by move. There are three targets: CPython, which
interprets them, this machine (`Engine`), and WebAssembly, for which engine/wasm.py takes `unoptimized` functions.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import threading
import warnings
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, Literal

from irisdeck.engine import loops, state
from irisdeck.folders import cache_folder

if TYPE_CHECKING:
    from collections.abc import Callable

Speed = Literal["auto", "python", "numba"]
CACHING = threading.Lock()


def available() -> bool:
    """Whether rules can be compiled: numba is installed, and IRISDECK_SPEED is not python."""
    return os.environ.get("IRISDECK_SPEED") != "python" and importlib.util.find_spec("numba") is not None


@cache
def engine(rules: ModuleType, speed: Speed = "auto", *more: ModuleType) -> Engine:
    """The rules of a game and the loops over many games, at a speed; `more` are modules to link with them."""
    return Engine(rules, *more, compiled=speed == "numba" or (speed == "auto" and available()))


class Functions:
    """The functions and constants of linked modules as attributes."""

    def __init__(self, names: dict[str, Any]) -> None:
        self._names = names

    def __getattr__(self, name: str) -> Any:
        try:
            value = self._names[name]
        except KeyError:
            raise AttributeError(f"the rules have no {name}") from None
        # Two threads that ask at once get one function, which is compiled once.
        return vars(self).setdefault(name, value.entry() if hasattr(value, "entry") else value)


class Engine(Functions):
    """The functions of a game's rules and of the modules linked with them at one speed, and buffers for them."""

    def __init__(self, rules: ModuleType, *more: ModuleType, compiled: bool, **options: Any) -> None:
        modules = _modules(rules, *more)
        called = large_and_shared(rules).union(*(getattr(module, "CALLED", ()) for module in modules))
        self._wrap = _compiler(digest(modules, **options), called, **options) if compiled else lambda function: function
        self.compiled = compiled
        self.max_moves: int = rules.MAX_MOVES
        super().__init__(link(modules, self._wrap, _native(modules) if compiled else {}))

    def around(self, function: Any, name: str, kernel: str, **names: Any) -> Any:
        """A function of another module, compiled under a name of its own, that calls `kernel` and has more names."""
        twin = FunctionType(function.__code__, {"kernel": self._names[kernel], **names}, name)
        twin.__module__ = function.__module__
        return self._wrap(twin).entry()

    def states(self, blank: state.Fields, count: int) -> Any:
        """Copies of a state, in the form this speed works on."""
        return blank.to_records(count) if self.compiled else [blank.copy() for _ in range(count)]

    def dice(self, players: int) -> Any:
        """A generator for each seat."""
        return self.states(state.Dice(), players)

    def buffer(self, length: int, rows: int = 0) -> Any:
        """A buffer of `length` zeros, or of so many rows of them."""
        if self.compiled:
            return state.zeros((rows, length) if rows else length, "int64")
        return [[0] * length for _ in range(rows)] if rows else [0] * length


def _modules(rules: ModuleType, *more: ModuleType) -> tuple[ModuleType, ...]:
    return (state, rules, loops, *more)


def link(
    modules: tuple[ModuleType, ...], wrap: Callable[[FunctionType], Any], native: dict[str, Any]
) -> dict[str, Any]:
    """The names of the modules in one namespace, their functions rebuilt over it and wrapped; `native` is ready-made.

    Of two functions with one name the later is called everywhere, so a game's own takes the place of a default. Of two
    constants with one name each module has its own: no game need know what the engine calls its columns.
    """
    space = {**native}
    for module in modules:
        space.update(vars(module))
    functions: dict[str, Any] = {**native}
    spaces = [space]
    for module in modules:
        own = space | {name: value for name, value in vars(module).items() if not isinstance(value, FunctionType)}
        spaces.append(own)
        for f in vars(module).values():
            if isinstance(f, FunctionType) and f.__module__ == module.__name__:
                twin = FunctionType(f.__code__, own, f.__name__, f.__defaults__)
                twin.__module__ = f.__module__
                functions[f.__name__] = native.get(f.__name__) or wrap(twin)
    for names in spaces:
        names.update(functions)
    return {name: value for name, value in space.items() if not name.startswith("__")}


def own_functions(*modules: ModuleType) -> set[str]:
    """The names of the functions that are defined in modules."""
    return {
        name
        for module in modules
        for name, f in vars(module).items()
        if isinstance(f, FunctionType) and f.__module__ == module.__name__
    }


def digest(modules: tuple[ModuleType, ...], **options: Any) -> str:
    """A hash of all sources, of this file and of the options: numba checks only the file that a function is in."""
    files = [__file__, *(str(module.__file__) for module in modules)]
    how = repr(sorted(options.items())).encode() if options else b""
    return hashlib.sha256(b"".join([*(Path(file).read_bytes() for file in files), how])).hexdigest()[:16]


def large_and_shared(rules: ModuleType) -> set[str]:
    """The long functions that three or more others call: inlined everywhere, they would fill the processor's cache."""
    codes = [f.__code__ for f in vars(rules).values() if isinstance(f, FunctionType)]
    return {c.co_name for c in codes if len(c.co_code) > 200 and sum(c.co_name in d.co_names for d in codes) > 2}


def unoptimized(
    rules: ModuleType, *more: ModuleType, native: dict[str, Any] | None = None, **options: Any
) -> dict[str, Any]:
    """The functions of a game for another processor: numba compiles them to LLVM's code and leaves it as it is.

    `native` has those that are written for it, also such as no module has.
    """
    modules = _modules(rules, *more)
    return link(modules, _compiler(digest(modules, **options), None, **options), native or {})


def is_cached(rules: ModuleType, *more: ModuleType) -> bool:
    """Whether the compiled code of a game, linked with more modules, is in the cache folder."""
    folder, tag = cache_folder(), digest(_modules(rules, *more))
    return folder is not None and any(folder.rglob(f"*{tag}*.nbi"))


def functions(module: ModuleType, native: dict[str, Any]) -> Functions:
    """The functions of a module that belongs to no game, compiled; `native` are more that they call."""
    return Functions(link((module,), _compiler(digest((module,)), set()), native))


# -- numba: imported by what follows and by nothing else --


def _compiler(tag: str, called: set[str] | None, **options: Any) -> Callable[[FunctionType], Any]:
    """Wrap functions for numba: other compiled functions call the result, and its `entry()` is what Python calls.

    An entry releases the GIL and is cached on disk. All are inlined, which makes them a fifth faster, except those in
    `called`. If that is None, the code is for another processor, whose optimizer decides what to inline.
    """
    import numba

    # Dice and states both begin with `rng`: numba may compile `random` once for both, and calls that experimental.
    warnings.filterwarnings("ignore", category=numba.core.errors.NumbaExperimentalFeatureWarning)
    _teach_bits()
    # Nothing here makes an array, so numba need not count who holds those it is given (_nrt); nor is a function
    # ever handed to C, and the copy that numba keeps ready for that would be one more to compile.
    how: dict[str, Any] = {"nogil": True, "_nrt": False, "no_cfunc_wrapper": True, **options}

    def wrap(function: FunctionType) -> Any:
        # The tag makes numba's cache forget a function when any source it may call has changed.
        function.__qualname__ = f"{function.__name__}-{tag}"
        inline = called is not None and function.__name__ not in called
        within: dict[str, Any] = {**how, "no_cpython_wrapper": True, "forceinline": inline}
        inner: Any = numba.njit(function, pipeline_class=_inlined(called is None), **within)
        inner.entry = lambda: _keep(numba.njit(function, **how))
        return inner

    return wrap


@cache
def _inlined(portable: bool) -> Any:
    """numba's compiler for functions that only compiled functions call: it stops before LLVM optimizes.

    A function for Python takes in all that it calls and optimizes it as a whole. To optimize each function it calls
    too, and to write machine code for each, is half of the time to compile, and makes nothing faster. Portable code has
    not even seen the first few optimizations, which know how large this machine's pointers are.
    """
    codegen: Any = importlib.import_module("numba.core.codegen")
    compiler: Any = importlib.import_module("numba.core.compiler")

    class Library(codegen.JITCodeLibrary):  # type: ignore[misc]
        def _finalize_final_module(self) -> None:
            self._finalized = True

        def _optimize_final_module(self) -> None:
            pass

        def _optimize_functions(self, module: Any) -> None:
            if not portable:
                super()._optimize_functions(module)

    class Inlined(compiler.Compiler):  # type: ignore[misc]
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            self.state.flags.no_compile = True

        def compile_extra(self, function: FunctionType) -> Any:
            context = self.state.targetctx
            self.state.library = Library(context.codegen(), function.__qualname__)
            result = super().compile_extra(function)
            # numba tells compiled functions apart by what Python would call: something of its own for each.
            result = result._replace(entry_point={}.get)
            context.insert_user_function(result.entry_point, result.fndesc, [result.library])
            return result

    return Inlined


def _native(modules: tuple[ModuleType, ...]) -> dict[str, Any]:
    """The functions that modules replace with versions written for numba."""
    return {name: made for module in modules if hasattr(module, "native") for name, made in module.native().items()}


def _keep(function: Any) -> Any:
    """Let numba cache a function in our folder; a folder that cannot be used only costs time."""
    config: Any = importlib.import_module("numba.core.config")

    folder = cache_folder()
    if folder is None:
        return function
    with CACHING:  # numba's setting is everybody's: another thread would leave its cache wherever we are
        theirs = config.CACHE_DIR
        config.CACHE_DIR = str(folder)
        try:
            function.enable_caching()
        except (OSError, RuntimeError):
            return function
        finally:
            config.CACHE_DIR = theirs
    save = function._cache.save_overload
    function._cache.save_overload = lambda *args: _save(save, *args)
    return function


def _save(save: Callable[..., None], *args: Any) -> None:
    try:
        save(*args)
    except OSError:  # a full disk or a folder taken away meanwhile: compiled again next time
        pass


@cache
def _teach_bits() -> None:
    """Gives numba's integers the methods `bit_count` and `bit_length` of Python's."""
    from numba.core import cgutils, types
    from numba.extending import intrinsic, overload_method

    @intrinsic
    def ones(typing, x):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        return types.int64(types.int64), lambda context, builder, sig, args: builder.ctpop(args[0])

    @intrinsic
    def leading_zeros(typing, x):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        return types.int64(types.int64), lambda context, builder, sig, args: builder.ctlz(args[0], cgutils.false_bit)

    # numba compares the signatures, annotations included: hence lambdas
    overload_method(types.Integer, "bit_count", inline="always")(lambda x: lambda x: ones(x))  # type: ignore[call-arg]
    overload_method(types.Record, "copy", inline="always")(lambda s: lambda s: s)  # storing it is what copies
    overload_method(types.Integer, "bit_length", inline="always")(lambda x: lambda x: 64 - leading_zeros(x))  # type: ignore[call-arg]
