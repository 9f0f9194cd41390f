"""Compiles hot modules: ours, and those of a third party's game against the kernel that is installed.

    # setup.py of a game
    from setuptools import setup
    from tavola.building import compiled

    setup(ext_modules=compiled("tavola_frogs"))

With TAVOLA_PURE=1 nothing is compiled. This file imports nothing of ours, for our own setup.py runs it too.
"""

import ast
import hashlib
import json
import os
import re
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

HERE = Path(__file__).parent
STAMP = HERE / "built.json"  # what the installed kernel was compiled with; not there when it is plain Python
KERNEL = "tavola_kernel"  # its group, and so the name of its library
HEADERS = (f"__native_{KERNEL}.h", f"__native_internal_{KERNEL}.h")
TOOLS = ("mypy", "librt")  # another version of these lays out classes in another way
ROLES = (  # files and folders of a game that are compiled if there are any
    *("clauses", "options", "actions", "events", "agenda", "tables", "fields", "board", "reach", "turns"),
    *("questions", "observing", "scoring", "imagining", "state"),
)
# The first lets the compiler inline our functions, the second keeps floats the same on every processor.
# The third: to look for mistakes in what is translated took compilers half of their time, far more in large games.
FLAGS = ["-fno-semantic-interposition", "-ffp-contract=off", "-Wno-all"]
# Runs once, when a module is imported, and is a third of all C: of it compilers make short work.
ONCE = (
    r"^(char CPyDef_\w+_____top_level__\(void\)|static int CPyExec_\w+\(PyObject \*module\)|int CPyGlobalsInit\(void\))"
)
HASTY = """#if defined(__clang__)
#define HASTY __attribute__((optnone))
#elif defined(__GNUC__)
#define HASTY __attribute__((optimize("O0")))
#else
#define HASTY
#endif
"""
# What Python calls us through: compiled small, or our functions are put into it a second time.
CALLED = r"^(PyObject \*CPyPy_\w+\(.*\) ?\{)$"
COLD = """#if defined(__GNUC__)
#define COLD __attribute__((cold))
#else
#define COLD
#endif
"""
# All that a module's own file asks of Python: to read its headers takes longer than all the rest of such a file.
PYTHON_H = "#include <Python.h>\n"
OF_PYTHON = """typedef struct _object PyObject;
#define NULL ((void *)0)
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
void *PyCapsule_GetPointer(PyObject *, const char *);
void PyErr_Clear(void);
void Py_DecRef(PyObject *);
#define Py_DECREF Py_DecRef
"""
DOC = r'PyDoc_STR\("((?:[^"\\]|\\.)*?--\\n\\n)"\)'
GUARD = """
    PyObject *building = PyImport_ImportModuleLevel("tavola.building", NULL, NULL, Py_BuildValue("(s)", "*"), 0);
    if (!building) return -1;
    if (!PyObject_CallMethod(building, "must_fit", "ss", "%s", "%s")) return -1;
"""


def compiled(package: str, *modules: str) -> list[Any]:
    """Extensions of a game, for `setup(ext_modules=...)`; its hot modules by name, or those named as in our games."""
    if os.environ.get("TAVOLA_PURE"):
        return []
    stamp = _stamp()
    with TemporaryDirectory() as folder:
        kernel = _kernel_sources(Path(folder), stamp["hot"])
        os.environ["MYPYPATH"] = os.pathsep.join([folder, *filter(None, [os.environ.get("MYPYPATH")])])
        made = extensions({KERNEL: kernel, package: _hot(Path(package), modules)})
    if (print_here := fingerprint(Path("build"))) != stamp["kernel"]:
        raise SystemExit(f"{_tavola()} is not what its sources say ({print_here}): install it again")
    _guard(Path("build") / f"__native_{package}.c", package, stamp["kernel"])
    return [each for each in made if each.name.partition(".")[0] in (package, f"{package}__mypyc")]


def must_fit(package: str, kernel: str) -> None:
    """ImportError if a compiled game meets another kernel than that it was compiled against: it would crash."""
    if not STAMP.exists():
        raise ImportError(f"{package} is compiled, but {_tavola()} is plain Python: install either of them again")
    if json.loads(STAMP.read_text())["kernel"] != kernel:
        raise ImportError(f"{package} was compiled against another kernel than that of {_tavola()}: install it again")


def _stamp() -> dict[str, Any]:
    """What the installed kernel was compiled with; SystemExit if a game cannot be compiled to fit it."""
    plain = "set TAVOLA_PURE=1 to leave the game in plain Python"
    if not STAMP.exists():
        raise SystemExit(f"{_tavola()} is plain Python, so no game can be compiled to fit it: {plain}")
    stamp: dict[str, Any] = json.loads(STAMP.read_text())
    here = {"python": _python(), **_tools()}
    for name, found in here.items():
        if found != stamp[name]:
            wanted = f"pip install 'tavola[compile]' brings {name} {stamp[name]}"
            raise SystemExit(f"{_tavola()} was compiled with {name} {stamp[name]}, not {found}: {wanted}, or {plain}")
    return stamp


def stamp_of(build: Path, hot: Sequence[str]) -> str:
    """The stamp of a kernel that was just compiled from these files of the package."""
    return json.dumps({"kernel": fingerprint(build), "python": _python(), **_tools(), "hot": list(hot)}, indent=1)


def fingerprint(build: Path) -> str:
    """Of the layout of the kernel's classes, as its headers have it."""
    text = b"".join((build / name).read_bytes() for name in HEADERS)
    return hashlib.sha256(text).hexdigest()[:16]


def _python() -> str:
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def _tools() -> dict[str, str]:
    try:
        return {name: version(name) for name in TOOLS}
    except ModuleNotFoundError as wrong:
        raise SystemExit(f"to compile, {wrong.name} is needed: pip install 'tavola[compile]'") from wrong


def _tavola() -> str:
    return f"the Tavola in {HERE}"


def _kernel_sources(folder: Path, hot: Sequence[str]) -> list[str]:
    """The kernel's hot modules in a folder of their own: mypy takes no sources from where packages are installed."""
    copy = folder / "tavola"
    shutil.copytree(HERE / "kernel", copy / "kernel", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    for name in ("__init__.py", "version.py", "py.typed", "games/__init__.py"):
        (copy / name).parent.mkdir(exist_ok=True)
        shutil.copy(HERE / name, copy / name)
    return [str(copy / name) for name in hot]


def _hot(folder: Path, modules: Sequence[str]) -> list[str]:
    """Their files; a package stands for all of its modules."""
    named = modules or [role for role in ROLES if (folder / role).is_dir() or (folder / f"{role}.py").exists()]
    files = [path for name in named for path in _files(folder / name)]
    if not files:
        raise SystemExit(f"{folder} has nothing to compile: none of {', '.join(modules or ROLES)}")
    return [str(path) for path in files]


def _files(module: Path) -> Iterator[Path]:
    if module.is_dir():
        yield from sorted(module.rglob("*.py"))
    elif module.with_suffix(".py").exists():
        yield module.with_suffix(".py")
    else:
        raise SystemExit(f"there is no {module}.py to compile")


def _guard(source: Path, package: str, kernel: str) -> None:
    """Have the library ask `must_fit` before it touches the kernel's classes."""
    text, kept = source.read_text(), source.stat()
    head = re.search(r"int ensure_deps_\w+\(void\)\s*\{\s*static int done = 0;\s*if \(done\) return 0;\n", text)
    if head is None:
        raise SystemExit("this mypyc builds libraries in another way than the one we know")
    source.write_text(text[: head.end()] + GUARD % (package, kernel) + text[head.end() :])
    os.utime(source, ns=(kept.st_atime_ns, kept.st_mtime_ns))


def extensions(groups: Mapping[str, Sequence[str]], *options: str) -> list[Any]:
    """One shared library a group of files, with docstrings; C that is as it was keeps its age, and is left alone."""
    from mypyc.build import mypycify

    before = {path: (path.read_text(), path.stat()) for path in Path("build").rglob("*.c")}
    separate: Any = [(list(files), name) for name, files in groups.items()]
    files = [path for each in groups.values() for path in each]
    with TemporaryDirectory() as cache:  # an older one makes mypyc stumble over a class that has grown
        made = mypycify(
            [*options, f"--cache-dir={cache}", *files],
            opt_level="3",
            debug_level="0",
            separate=separate,
            experimental_features=True,
        )
    for name, each in groups.items():
        _rewrite(Path("build") / f"__native_{name}.c", dict(_docs(each)))
    for source in {source for extension in made for source in extension.sources if "__native_" not in source}:
        _shorten(Path(source))
    for path, (text, kept) in before.items():
        if path.exists() and path.read_text() == text:
            os.utime(path, ns=(kept.st_atime_ns, kept.st_mtime_ns))
    for extension in made:
        extension.extra_compile_args = extension.extra_compile_args + (FLAGS if sys.platform == "linux" else [])
    return list(made)


def _rewrite(source: Path, docs: Mapping[str, str]) -> None:
    """What mypyc does not do for us: docstrings, and C that is compiled sooner."""
    # mypyc indents every module further than the one before, which makes files four times as long
    text = "\n".join(line.lstrip(" ") for line in source.read_text().split("\n"))
    text = re.sub(rf"{ONCE}(?= ?\n?\{{)", r"HASTY \1", text, flags=re.MULTILINE)
    text = re.sub(CALLED, r"COLD \1", text, flags=re.MULTILINE)
    source.write_text(HASTY + COLD + _documented(text, docs))


def _shorten(source: Path) -> None:
    """A module's own file only fetches the module out of its group's library."""
    text = source.read_text()
    if os.name == "posix" and text.startswith(PYTHON_H):
        source.write_text(text.replace(PYTHON_H, OF_PYTHON, 1))


def _documented(text: str, docs: Mapping[str, str]) -> str:
    """mypyc leaves docstrings out, and help() would have nothing to say: put them behind the signatures."""

    def said(found: re.Match[str]) -> str:
        text = docs.get(found["name"], "")
        return found[0][: -len('")')] + _c_string(text) + '")' if text else found[0]

    text = re.sub(rf"\(PyCFunction\)CPyPy_(?P<name>\w+),\s*[A-Z_ |]+,\s*{DOC}", said, text)
    return re.sub(rf"sizeof\((?P<name>\w+)Object\),(?:(?!sizeof)[\s\S])*?\.tp_doc = {DOC}", said, text)


def _docs(files: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Docstrings by the names that functions and classes have in C."""
    for path in files:
        for names, node in _defined(ast.parse(Path(path).read_text("utf-8"))):
            if text := ast.get_docstring(node):
                yield "___".join([*_module(Path(path)), *names]), text


def _defined(node: ast.Module | ast.ClassDef, *outer: str) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Functions and classes, and those of classes."""
    for inner in node.body:
        if isinstance(inner, ast.ClassDef | ast.FunctionDef):
            yield (*outer, inner.name), inner
        if isinstance(inner, ast.ClassDef):
            yield from _defined(inner, *outer, inner.name)


def _module(path: Path) -> list[str]:
    """The dotted name of a file, in parts: folders with an __init__.py belong to it."""
    parts = [] if path.name == "__init__.py" else [path.stem]
    folder = path.parent
    while (folder / "__init__.py").exists():
        parts.insert(0, folder.name)
        folder = folder.parent
    return parts


def _c_string(text: str) -> str:
    """Octal escapes for what C would read in another way; three digits, so that none takes in what follows."""
    plain = {ord(" "), *range(0x23, 0x3F), *range(0x40, 0x5C), *range(0x5D, 0x7F)}
    return "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode())
