"""Who imports whom in bot/ and cogs/, read from the source without running it."""

import ast
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

PACKAGES = ("bot", "cogs")


@dataclass(frozen=True)
class Module:
    """One module: its dotted name, its file, and every dotted name that it imports, anywhere."""

    name: str
    file: Path
    imports: frozenset[str]


def is_in(name: str, packages: Iterable[str]) -> bool:
    """`a.b.c` is in `a.b` and in `a`; `a.bc` is not in `a.b`."""
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def read_modules(root: Path) -> dict[str, Module]:
    """Every module of the project, by its dotted name."""
    files = (file for package in PACKAGES for file in sorted((root / package).rglob("*.py")))
    modules = (read_module(file, root) for file in files)
    return {module.name: module for module in modules}


def read_module(file: Path, root: Path) -> Module:
    parts = file.relative_to(root).with_suffix("").parts
    name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
    return Module(name, file, frozenset(imported(tree)))


def imported(tree: ast.AST) -> Iterator[str]:
    """Each name imported: `from a import b` gives `a` and `a.b`, for b may be a module."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=str(module), names=names, level=0):
                yield module
                yield from (f"{module}.{alias.name}" for alias in names)
            case ast.ImportFrom(level=level) if level > 0:
                yield "<relative>"
            case ast.Call(args=[ast.Constant(value=str(module)), *_]) if loads_by_name(node.func):
                yield module


def loads_by_name(function: ast.expr) -> bool:
    match function:
        case ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module"):
            return True
    return False


def reached(start: Module, modules: Mapping[str, Module]) -> dict[str, list[str]]:
    """Every name that importing `start` brings in, through this project's modules, with the way."""
    ways = {start.name: [start.name]}
    waiting = deque([start])
    while waiting:
        module = waiting.popleft()
        for name in sorted(module.imports):
            if name not in ways:
                ways[name] = [*ways[module.name], name]
                if name in modules:
                    waiting.append(modules[name])
    return ways
