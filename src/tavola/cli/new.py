"""`tavola new SLUG`: a small working game with a secret, to be changed into one's own."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

import tavola
from tavola import BadOption
from tavola.cli.console import out
from tavola.kernel.errors import choices

SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
TEMPLATE = files("tavola.cli") / "scaffold"


def new(
    slug: Annotated[str, typer.Argument(metavar="SLUG", help="What the game is called in commands: liars-dice.")],
    folder: Annotated[
        Path | None, typer.Option("--in", metavar="FOLDER", help="Where to write it; by default a folder of that name.")
    ] = None,
) -> None:
    """Write a small working game with a secret, chance, an option, words and tests, to make your own of."""
    _check(slug)
    target = Path(slug) if folder is None else folder
    if target.exists() and any(target.iterdir()):
        raise BadOption(f"{target} is not empty: name another folder with --in")
    written = [_write(part, path, target, slug) for part, path in _parts(TEMPLATE, ())]
    out().print(f"{len(written)} files in {target}, {sum(written)} lines. Now:", highlight=False)
    for line in _next_steps(target, slug):
        out().print(f"  {line}", highlight=False)


def _check(slug: str) -> None:
    if not SLUG.fullmatch(slug):
        raise BadOption(f"{slug!r} is no slug: it must be small letters, digits and single lines, such as liars-dice")
    if slug in tavola.games():
        raise BadOption(f"there is a game {slug!r} already: {choices(tavola.games())} are taken")


def _parts(folder: Traversable, path: tuple[str, ...]) -> list[tuple[Traversable, tuple[str, ...]]]:
    """Every file of the template with its path; they end in .txt so that no tool takes them for modules."""
    found = []
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        here = (*path, each.name.removesuffix(".txt"))
        found += _parts(each, here) if each.is_dir() else [(each, here)]
    return found


def _write(part: Traversable, path: tuple[str, ...], target: Path, slug: str) -> int:
    """The file, in the words of the new game; how many lines it has."""
    package = f"tavola_{slug.replace('-', '_')}"
    place = target.joinpath(*(package if name == "package" else name for name in path))
    place.parent.mkdir(parents=True, exist_ok=True)
    text = renamed(part.read_text("utf-8"), slug, package)
    place.write_text(text, "utf-8")
    return text.count("\n")


def renamed(text: str, slug: str, package: str) -> str:
    """The template's own names are Divers, divers and DI."""
    title = " ".join(word.capitalize() for word in slug.split("-"))
    prefix = (slug.replace("-", "") + "x")[:2].upper()
    text = text.replace("tavola_divers", package).replace("tavola-divers", f"tavola-{slug}")
    text = text.replace('"divers"', f'"{slug}"').replace("divers = ", f"{slug} = ")
    text = re.sub(r"\bDI(?=-R?\d)", prefix, text).replace('"DI"', f'"{prefix}"')
    return re.sub(r'(?<=^# )Divers$|(?<=title=")Divers|(?<=^""")Divers', title, text, flags=re.MULTILINE)


def _next_steps(target: Path, slug: str) -> list[str]:
    steps = {
        f"cd {target}": "",
        **({} if _compiler() else {'pip install "tavola[compile]"': "once: the compiler, and setuptools that fit it"}),
        "TAVOLA_PURE=1 pip install --no-build-isolation -e .": "plain Python while you write",
        f"tavola check {slug}": "is it done?",
        f"tavola show {slug}": "what each seat sees, and imagines",
        f"tavola play {slug}": "in the terminal",
        "tavola serve --reload": "in the browser; changed files count at once",
        "pip install --no-build-isolation .": "compiled",
    }
    return [f"{step:52}# {why}" if why else step for step, why in steps.items()]


def _compiler() -> bool:
    """Is there what a game is built with?"""
    return all(find_spec(name) for name in ("mypyc", "setuptools"))
