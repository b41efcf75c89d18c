import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, describe, onTestFinished} from 'vitest';
import {listFiles} from '../../files/listFiles';
import type {Library} from '../libraries';
import {generatePythonLibrary} from './generatePythonLibrary';

const library: Library = {
  folder: 'lib-src/doors',
  name: 'py-doors',
  label: 'Doors',
  pythonPackage: 'src/doors',
};

const GOOD: Readonly<Record<string, string>> = {
  '__init__.py': `"""Doors."""

from ._base import StuckError
from .door import Door, DoorInfo, Material, Side, open_door

__all__ = ["Door", "DoorInfo", "Material", "Side", "StuckError", "open_door"]
`,
  '_base.py': `class Base:
    def close(self) -> None:
        """Closes it."""

    def _oil(self, drops: int) -> None: ...


class StuckError(Exception):
    """The door does not open.

    Attributes:
        code: Stable code.
        force: Force that was applied, in newtons.
    """

    code: str = "ERR_STUCK"

    def __init__(self, message: str, *, force: float = 0) -> None:
        """Creates the error.

        Args:
            message: What went wrong.
            force: Force that was applied, in newtons.
        """
        super().__init__(message)
        self.force = force
        self._secret = message
`,
  'door.py': `from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import List, Literal, Optional, TypedDict, Union

from ._base import Base, StuckError

Side = Literal["left", "right"]
"""The side of the hinge | of a door."""


class Material(str, Enum):
    """What a door is made of.

    Attributes:
        WOOD: Burns.
    """

    WOOD = "wood"


class DoorInfo(TypedDict, total=False):
    """What is known of a door."""

    material: Material
    """What it is made of."""


@dataclass(frozen=True)
class Door(Base):
    """A door, see \`open_door\`. It stays open until it is closed again.

    Attributes:
        width: How wide it is, in millimeters.
        side: Where its hinge is.
        panes: Its windows;
            from top to bottom.
    """

    width: int
    side: Optional["Side"] = None
    panes: List[str] = field(default_factory=list, repr=False)

    @property
    def is_wide(self) -> bool:
        """Whether two people can pass."""
        return self.width > 1200


async def open_door(
    door: Union[Door, None], /, *hands: str, force: float = 1.5, **more: object
) -> List[Door]:
    """Opens a door.

    Args:
        door: Which one.
        *hands: Who opens it.
        force: In newtons.
        **more: Ignored.

    Returns:
        The doors that are open.

    Raises:
        StuckError: It does not move.
        ValueError: It is too narrow.

    Example:
        \`\`\`python
        await open_door(Door(900))
        \`\`\`
    """
    raise StuckError("no")
`,
};

/** What the client of today does not use. */
const OTHERS: Readonly<Record<string, string>> = {
  '__init__.py': `"""Doors."""

from .door import Door, Finder, Flags, Frame, Size, opened, parse

__all__ = ["Door", "Finder", "Flags", "Frame", "Size", "opened", "parse"]
`,
  'door.py': `"""Doors."""

class Flags(enum.IntFlag):
    """What a door can do."""

    OPEN = 1
    """Open."""


class Size(NamedTuple):
    """How large a door is."""

    width: int
    """In millimeters."""
    height: int = 2000
    """In millimeters, too."""


@dataclass
class Frame:
    """What is around a door."""

    wood: str
    """Its wood."""
    count: ClassVar[int] = 0
    """How many there are."""

    @property
    def color(self) -> str:
        """Its color."""
        return ""

    @color.setter
    def color(self, value: str) -> None: ...

    @Flags.width.setter
    def width(self, value: int) -> None: ...


class Finder(Protocol):
    """Finds doors."""

    @overload
    def find(self, key: str) -> str: ...
    @overload
    def find(self, key: int) -> int:
        """Finds it.

        Args:
            key: Its name or number.

        Returns:
            The name or number.
        """


class Door:
    """A door."""

    class Kinds:
        """Kinds of doors."""

        FRONT = "front"
        """To the street."""

    @overload
    def find(self, key: str) -> str: ...
    @overload
    def find(self, key: int) -> int: ...
    def find(self, key: str | int) -> str | int:
        """Finds it.

        Args:
            key: Its name or number.

        Returns:
            The name or number.
        """
        return key


@overload
def parse(value: str) -> int: ...
@overload
def parse(value: bytes) -> float: ...
def parse(value: str | bytes) -> int | float:
    """Reads a size.

    Args:
        value: What to read.

    Returns:
        A number.

    Example:
        >>> for part in ("1", "2"):
        ...     parse(part)
        1
        2
    """
    return 1


@contextmanager
def opened(width: int) -> Iterator[Door]:
    """Keeps a door open.

    Args:
        width: How far.

    Yields:
        The open door.
    """
    yield Door()
`,
};

/** Writes the pages of a package. */
function generate(sources: Readonly<Record<string, string>>) {
  const stage = mkdtempSync(path.join(tmpdir(), 'doors-'));
  onTestFinished(() => rmSync(stage, {recursive: true}));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(stage, file)), {recursive: true});
    writeFileSync(path.join(stage, file), text);
  };
  for (const [file, text] of Object.entries(sources)) write(`src/doors/${file}`, text);
  write('README.md', '# py-doors\n\nOpen them with `open_door`.\n');
  write('pyproject.toml', '[project]\nname = "py-doors"\ndescription = "Doors of a house."\n');
  const out = path.join(stage, 'out');
  const problems = generatePythonLibrary({library, stage, package: 'src/doors', out});
  const files = listFiles(out).map((file) => path.relative(out, file));
  const read = (page: string): string => readFileSync(path.join(out, page), 'utf8');
  return {problems, files, read};
}

describe('pages of a Python library', () => {
  it('are one for each public name, in folders by kind, and the README', () => {
    const {problems, files, read} = generate(GOOD);
    expect(problems).toEqual([]);
    expect(files).toEqual([
      'classes/Door.md',
      'classes/StuckError.md',
      'enumerations/Material.md',
      'functions/open_door.md',
      'index.md',
      'navigation.json',
      'type-aliases/Side.md',
      'typed-dicts/DoorInfo.md',
    ]);
    expect(read('index.md')).toContain('Open them with [`open_door`](functions/open_door.md).');
    expect(read('index.md')).toContain('description: "Doors of a house (Python)."');
    expect(read('type-aliases/Side.md')).toContain(
      '```python\nSide = Literal["left", "right"]\n```',
    );
    expect(read('enumerations/Material.md')).toContain('`WOOD` | `"wood"` | Burns. |');
    expect(read('typed-dicts/DoorInfo.md')).toContain('Every key may be missing.');
    expect(JSON.parse(read('navigation.json'))).toContainEqual({
      title: 'Functions',
      children: [{title: 'open_door', path: 'functions/open_door.md'}],
    });
  });

  it('have descriptions of their own, also where two names begin alike', () => {
    const text = (GOOD['door.py'] ?? '').replace(
      'What is known of a door.',
      'What a door is made of.',
    );
    const {read} = generate({...GOOD, 'door.py': text});
    expect(read('typed-dicts/DoorInfo.md')).toContain(
      'description: "DoorInfo: What a door is made of (Python)."',
    );
    expect(read('classes/Door.md')).toContain('description: "A door, see open_door (Python)."');
  });

  it('say how a function is called, with links to the names in types and texts', () => {
    expect(generate(GOOD).read('functions/open_door.md')).toMatchInlineSnapshot(`
      "---
      title: "open_door (function, py-doors)"
      sidebar_label: "open_door"
      pagination_label: "open_door"
      description: "Opens a door (Python)."
      custom_edit_url: null
      hide_table_of_contents: false
      ---

      # open_door (Python)

      **Function** · [py-doors](../index.md)

      \`\`\`python
      async def open_door(
          door: Union[Door, None],
          /,
          *hands: str,
          force: float = 1.5,
          **more: object,
      ) -> List[Door]
      \`\`\`

      Opens a door.

      ## Parameters

      | Parameter | Type | Default | Description |
      | :------ | :------ | :------ | :------ |
      | \`door\` | \`Union\`\\[[\`Door\`](../classes/Door.md), \`None\`\\] | required | Which one. |
      | \`*hands\` | \`str\` | optional | Who opens it. |
      | \`force\` | \`float\` | \`1.5\` | In newtons. |
      | \`**more\` | \`object\` | optional | Ignored. |

      ## Returns

      \`List\`\\[[\`Door\`](../classes/Door.md)\\]

      The doors that are open.

      ## Raises

      - [\`StuckError\`](../classes/StuckError.md): It does not move.
      - \`ValueError\`: It is too narrow.

      ## Example

      \`\`\`python
      await open_door(Door(900))
      \`\`\`
      "
    `);
  });

  it('give the fields of a data class and what a private base adds to it', () => {
    expect(generate(GOOD).read('classes/Door.md').split('\n').slice(8).join('\n'))
      .toMatchInlineSnapshot(`
        "
        # Door (Python)

        **Data class** · [py-doors](../index.md)

        A door, see [\`open_door\`](../functions/open_door.md). It stays open until it is closed again.

        ## Constructor

        \`\`\`python
        Door(
            width: int,
            side: Optional["Side"] = None,
            panes: List[str] = list(),
        )
        \`\`\`

        ## Fields

        | Field | Type | Default | Description |
        | :------ | :------ | :------ | :------ |
        | \`width\` | \`int\` | required | How wide it is, in millimeters. |
        | \`side\` | \`Optional\`\\[[\`Side\`](../type-aliases/Side.md)\\] | \`None\` | Where its hinge is. |
        | \`panes\` | \`List\`\\[\`str\`\\] | \`list()\` | Its windows; from top to bottom. |
        | \`is_wide\` | \`bool\` | read-only | Whether two people can pass. |

        ## Methods

        ### close()

        \`\`\`python
        def close() -> None
        \`\`\`

        Closes it.
        "
      `);
  });

  it('give the attributes that a constructor sets, and none that is private', () => {
    const page = generate(GOOD).read('classes/StuckError.md');
    expect(page).toContain('**Exception** extends `Exception` · ');
    expect(page).toContain('`force` | `float` | Force that was applied, in newtons. |');
    expect(page).toContain('StuckError(message: str, *, force: float = 0)');
    expect(page).not.toContain('_secret');
  });

  it('give each overload, what wraps a function, what it yields, and sessions as code', () => {
    const {problems, read} = generate(OTHERS);
    expect(problems).toEqual([]);
    const parse = read('functions/parse.md');
    expect(parse).toContain(
      '```python\ndef parse(value: str) -> int\ndef parse(value: bytes) -> float\n```',
    );
    expect(parse).toContain('```python\nfor part in ("1", "2"):\n    parse(part)\n# 1\n# 2\n```');
    expect(read('classes/Door.md')).toContain(
      'def find(key: str) -> str\ndef find(key: int) -> int',
    );
    expect(read('classes/Finder.md')).toContain(
      'def find(key: str) -> str\ndef find(key: int) -> int',
    );
    const opened = read('functions/opened.md');
    expect(opened).toContain('@contextmanager\ndef opened(width: int) -> Iterator[Door]');
    expect(opened).toContain('## Yields\n\nThe open door.');
    expect(opened).not.toContain('## Returns');
  });

  it('tell fields from what is computed or belongs to the class, and flags from classes', () => {
    const {read} = generate(OTHERS);
    expect(read('enumerations/Flags.md')).toContain('| `OPEN` | `1` | Open. |');
    const frame = read('classes/Frame.md');
    expect(frame).toContain('Frame(wood: str)');
    expect(frame).toContain('| `count` | `int` | `0`, of the class | How many there are. |');
    expect(frame).toContain('| `color` | `str` | computed | Its color. |');
    // The setter of another class's property is no method.
    expect(frame).not.toContain('width');
    const size = read('classes/Size.md');
    expect(size).toContain('**Named tuple** · ');
    expect(size).toContain('Size(width: int, height: int = 2000)');
    expect(size).toContain('| `height` | `int` | `2000` | In millimeters, too. |');
    expect(read('classes/Door.md')).toContain('| `Kinds.FRONT` | `"front"` | To the street. |');
  });
});

describe('sources that would make a page wrong stop the build, with file and line', () => {
  const change = (file: string, from: string, to: string): readonly string[] =>
    generate({...GOOD, [file]: (GOOD[file] ?? '').replace(from, () => to)}).problems;

  it.each([
    [
      'a name without a docstring',
      'door.py',
      '"""Opens a door.\n',
      '"""\n',
      'door.py:51: function "open_door" has no docstring.',
    ],
    [
      'a method without a docstring',
      '_base.py',
      '"""Closes it."""',
      'pass',
      '_base.py:2: method "Door.close" has no docstring.',
    ],
    [
      'a parameter that is not described',
      'door.py',
      '        force: In newtons.\n',
      '',
      'door.py:51: parameter "force" of "open_door" is not described.',
    ],
    [
      'a parameter that does not exist',
      'door.py',
      'force: In newtons.',
      'power: In newtons.',
      'door.py:59: "open_door" has no parameter "power".',
    ],
    [
      'an attribute that is not described',
      'door.py',
      '        WOOD: Burns.\n',
      '',
      'door.py:19: "Material.WOOD" is not described.',
    ],
    [
      'an attribute that does not exist',
      'door.py',
      'WOOD: Burns.',
      'WOOD: Burns.\n        IRON: Rusts.',
      'door.py:18: "Material" has no attribute "IRON".',
    ],
    [
      'an attribute without a type',
      '_base.py',
      'self.force = force',
      'self.force = force * 2',
      '_base.py:26: "StuckError.force" has no type.',
    ],
    [
      'a parameter without a type',
      'door.py',
      'force: float = 1.5',
      'force=1.5',
      'door.py:51: parameter "force" of "open_door" has no type.',
    ],
    [
      'a result that is not described',
      'door.py',
      'Returns:\n        The doors that are open.\n',
      '',
      'door.py:51: "open_door" returns something',
    ],
    [
      'an error that is not exported',
      'door.py',
      'ValueError: It is',
      'NarrowFault: It is',
      'door.py:67: "open_door" raises "NarrowFault"',
    ],
    [
      'a name that is not defined',
      '__init__.py',
      '"Door", ',
      '"Door", "Gate", ',
      '__init__.py:1: `__all__` has "Gate"',
    ],
    [
      'text that is no Python',
      'door.py',
      'def open_door(',
      'def open door(',
      'door.py:51: this is no Python that can be read.',
    ],
    [
      'a method of a class within another one',
      'door.py',
      'class Material(str, Enum):\n',
      'class Material(str, Enum):\n    class Lock:\n        def open(self) -> None: ...\n\n',
      'door.py:14: "Material.Lock" is a class inside of another one',
    ],
  ])('%s', (_, file, from, to, expected) => {
    const problems = change(file, from, to);
    expect(problems.some((problem) => problem.includes(expected))).toBe(true);
    for (const problem of problems)
      expect(problem).toMatch(/^- lib-src\/doors\/src\/doors\/\w+\.py:\d+: /);
  });
});
