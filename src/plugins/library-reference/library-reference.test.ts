import {fork} from 'node:child_process';
import {once} from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {product} from '../../portal/product';
import {DESCRIPTION_MAX_CHARACTERS, describePage} from './describePage';
import {generateLibraries} from './generateLibraries';
import {NAVIGATION_FILE} from './generateLibrary';
import {listFiles} from '../files/listFiles';
import {type Library, libraries} from './libraries';
import {toOverview} from './toOverview';
import {type NavigationItem, toSidebar} from './toSidebar';
import {writeLibraryPages} from './writeLibraryPages';

const library: Library = {folder: 'lib-src/doors', name: 'js-doors', label: 'Doors'};

const GOOD = `
/** A door that can be opened, see {@link open}. It stays open until it is closed again. */
export interface Door {
  /** How wide it is, in millimetres. */
  width: number;
  /**
   * Who may open it.
   * @defaultValue 'everyone'
   */
  for?: 'everyone' | readonly string[];
}

/** The door does not open. */
export class StuckError extends Error {
  /** Stable code. */
  readonly code = 'ERR_STUCK';
}

/**
 * Opens a door.
 * @param door which one
 * @returns whether it was closed before
 * @throws StuckError when it does not move
 * @throws RangeError when it is too narrow
 */
export function open(door: Door): boolean {
  if (door.width < 0) throw new StuckError();
  return door.width > 0;
}
`;

// The first generation loads TypeDoc and TypeScript: seconds, more on a busy machine.
vi.setConfig({testTimeout: 120_000, hookTimeout: 120_000});

let siteDir: string;
const pagesDir = (): string => path.join(siteDir, 'pages');
const page = (name: string): string =>
  readFileSync(path.join(pagesDir(), library.name, name), 'utf8');
const write = (file: string, contents: string): void =>
  writeFileSync(path.join(siteDir, library.folder, file), contents);
/** As in the build, but in the process of the test. */
const generate = (libraries: readonly Library[] = [library]): Promise<string[]> =>
  writeLibraryPages(libraries, {pagesDir: pagesDir(), siteDir, generate: generateLibraries});

beforeAll(() => {
  // Below the repository, so that TypeScript finds the types of Node.
  mkdirSync('.cache', {recursive: true});
  siteDir = mkdtempSync(path.resolve('.cache/library-reference-'));
  mkdirSync(path.join(siteDir, library.folder, 'src'), {recursive: true});
  writeFileSync(path.join(siteDir, 'lib-src/tsconfig.json'), readFileSync('lib-src/tsconfig.json'));
  write('package.json', JSON.stringify({name: library.name, description: 'Doors of %%product%%.'}));
  write('README.md', '# js-doors\n\nOpen them with {@link open}.\n');
});

afterAll(() => rmSync(siteDir, {recursive: true, force: true}));

/** Exports `Way` of another file, and names it in a union before it is checked there. */
const TWO_FILES = `
export {Way} from './way.js';
import type {Way} from './way.js';

/** A gate. */
export interface Gate {
  /** How it opens. */
  readonly way: Way | \`\${Way}\` | 'sideways';
}
`;
const WAY = `
/** How something opens. */
export enum Way {
  /** To the inside. */
  In = 'in',
  /** To the outside. */
  Out = 'out',
}
`;

describe('pages of a library', () => {
  beforeAll(async () => {
    write('src/index.ts', GOOD);
    // As in the build: in another process.
    await writeLibraryPages([library], {pagesDir: pagesDir(), siteDir});
  });

  it('are at the routes of the specification', () => {
    const files = listFiles(path.join(pagesDir(), library.name)).map((file) =>
      path.relative(path.join(pagesDir(), library.name), file),
    );
    expect(files.filter((file) => file.endsWith('.md'))).toEqual([
      'classes/StuckError.md',
      'functions/open.md',
      'index.md',
      'interfaces/Door.md',
    ]);
  });

  it('begin with a title, a description and their kind', () => {
    expect(page('interfaces/Door.md').split('\n').slice(0, 13).join('\n')).toMatchInlineSnapshot(`
      "---
      title: "Door (interface, js-doors)"
      sidebar_label: "Door"
      pagination_label: "Door"
      description: "A door that can be opened, see open."
      custom_edit_url: null
      hide_table_of_contents: true
      ---

      # Door

      **Interface** · [js-doors](../index.md)
      "
    `);
    expect(page('functions/open.md')).toContain('\n# open\n\n**Function** · ');
    expect(page('classes/StuckError.md')).toContain('**Class** extends `Error` · ');
    expect(page('classes/StuckError.md')).not.toContain('## Extends');
  });

  it('begin with the README on the index page', () => {
    expect(page('index.md')).toContain(`description: "Doors of ${product.slug}."`);
    expect(page('index.md')).toContain('Open them with [open](functions/open.md).');
    expect(page('index.md')).toContain('| [Door](interfaces/Door.md) |');
  });

  it('show fields with their types and defaults, and no place of the source', () => {
    expect(page('interfaces/Door.md')).toContain(
      '`width` | `number` | none | How wide it is, in millimetres. |',
    );
    expect(page('interfaces/Door.md')).toContain(
      `| \`"everyone"\` \\| readonly \`string\`[] | \`'everyone'\` | Who may open it. |`,
    );
    expect(page('functions/open.md')).not.toMatch(/Defined in|index\.ts/);
  });

  it('list the errors that are thrown under one heading, linked to their pages', () => {
    expect(page('functions/open.md')).toContain(
      '## Throws\n\n- [StuckError](../classes/StuckError.md) when it does not move\n- `RangeError` when it is too narrow\n',
    );
    expect(page('functions/open.md').match(/## Throws/g)).toHaveLength(1);
  });

  it('are left alone while nothing has changed', async () => {
    expect(await generate()).toEqual([]);
  });

  it('change with a comment and disappear with their export; the others are not touched', async () => {
    const old = new Date('2020-01-01');
    const fileOf = (name: string): string => path.join(pagesDir(), library.name, name);
    for (const name of ['interfaces/Door.md', 'functions/open.md'])
      utimesSync(fileOf(name), old, old);
    write(
      'src/index.ts',
      GOOD.replace('which one', 'the one in front').replace('export class', 'class'),
    );
    expect(await generate()).toEqual(['js-doors']);
    expect(page('functions/open.md')).toContain('the one in front');
    expect(statSync(fileOf('functions/open.md')).mtime).not.toEqual(old);
    expect(statSync(fileOf('interfaces/Door.md')).mtime).toEqual(old);
    expect(existsSync(fileOf('classes/StuckError.md'))).toBe(false);
  });

  it('are the same after an edit as from nothing, and leave no staged sources behind when Ctrl+C ends the development server', async () => {
    write('README.md', '# js-doors\n');
    write('src/way.ts', WAY);
    write('src/index.ts', TWO_FILES.replace('A gate.', 'Another gate.'));
    await generate();
    write('src/index.ts', TWO_FILES);
    await generate();

    // A process that has compiled nothing yet.
    const [temporary, out] = ['temporary', 'out'].map((name) => path.join(siteDir, name));
    for (const folder of [temporary, out]) mkdirSync(folder!);
    const listStages = (): string[] =>
      readdirSync(temporary!).filter((name) => name.startsWith('library-sources-'));
    const child = fork('src/plugins/library-reference/generate.ts', {
      execArgv: ['--import', 'tsx'],
      env: {...process.env, TMPDIR: temporary},
    });
    child.send({jobs: [{library, out}], siteDir});
    expect((await once(child, 'message'))[0]).toEqual({});
    const file = 'interfaces/Gate.md';
    expect(readFileSync(path.join(out!, file), 'utf8')).toBe(page(file));
    expect(listStages()).toHaveLength(1);
    child.kill('SIGINT');
    await once(child, 'exit');
    expect(listStages()).toEqual([]);
    rmSync(path.join(siteDir, library.folder, 'src/way.ts'));
  });

  it('end in silence with a build that fails meanwhile', async () => {
    const child = fork('src/plugins/library-reference/generate.ts', {
      execArgv: ['--import', 'tsx'],
      silent: true,
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => (said += text.toString()));
    child.send({jobs: [], siteDir});
    await once(child, 'message');
    child.send({jobs: [{library, out: path.join(siteDir, 'never')}], siteDir});
    child.disconnect();
    const [code] = (await once(child, 'exit')) as [number];
    expect([code, said]).toEqual([0, '']);
  });
});

/** The message that something fails with. */
const rejection = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => '',
    (error: Error) => error.message,
  );

describe('what the libraries of today do not use', () => {
  beforeAll(async () => {
    write('README.md', '# js-doors\n');
    write(
      'src/index.ts',
      `
/** A door. */
export interface Door {
  /** How wide it is, in meters. */
  readonly width: number;
  /** What it calls. */
  readonly onOpen: (event: {readonly at: Date}) => void;
  /** Who made it. */
  readonly maker: {
    /** Its name. */
    readonly name: string;
  };
}

/** The door of a garage. */
export type Gate = Door & {readonly height: number};

/** A material. */
export type Material = 'steel' | 'wood' | (string & {});

/** Opens doors. */
export class Opener {
  /** How many there are. */
  static readonly count: number = 0;
  /** What it opens. */
  protected readonly door?: Door;

  /**
   * Opens it.
   *
   * @throws {StuckError} when it is stuck
   * @throws {RangeError} after an hour
   */
  open(): void {}
}

/** The door does not move. */
export class StuckError extends Error {}

/** What helps. */
export namespace Tools {
  /** For nails. */
  export interface Hammer {
    /** Kilograms. */
    readonly weight: number;
  }
}
`,
    );
    await generate();
  });

  it('has the fields of objects within other types', () => {
    expect(page('type-aliases/Gate.md')).toMatch(/type Gate = Door & \{\s+height: number;\s+\};/);
    const door = page('interfaces/Door.md');
    expect(door).toContain('| (`event`: \\{ `at`: `Date`; \\}) => `void` | What it calls. |');
    expect(door).toContain('| `object` | Who made it. |\n| `maker.name` | `string` | Its name. |');
    expect(page('type-aliases/Material.md')).toContain(
      'type Material = "steel" | "wood" | string;',
    );
  });

  it('tells static and protected fields, and what is thrown in braces', () => {
    const opener = page('classes/Opener.md');
    expect(opener).toContain('| **static** · How many there are. |');
    expect(opener).toContain('| **protected** · What it opens. |');
    expect(opener).toContain('- [StuckError](StuckError.md) when it is stuck');
    expect(opener).toContain('- `RangeError` after an hour');
  });

  it('has namespaces, whose pages lead to the library, in the sidebar too', () => {
    const folder = 'js-doors/namespaces/Tools';
    expect(page(`${folder}/index.md`)).toContain('**Namespace** · [js-doors](../../../index.md)');
    expect(page(`${folder}/interfaces/Hammer.md`)).toContain('· [js-doors](../../../../index.md)');
    const navigation = JSON.parse(page(NAVIGATION_FILE)) as NavigationItem[];
    const sidebar = JSON.stringify(toSidebar([{library, navigation}]));
    expect(sidebar).toContain(`"link":{"type":"doc","id":"js-doors/${folder}/index"}`);
    const keys = [...sidebar.matchAll(/"key":"([^"]+)"/g)].map(([, key]) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});

describe('the build stops', () => {
  const BAD = `
/** A door, see {@link openn}. */
export interface Door {
  width: number;
}

export class StuckError extends Error {}

/** A hinge. */
interface Hinge {
  /** How often it has moved. */
  readonly count: number;
}

/**
 * Opens a door.
 * @param gate which one
 */
export function open(door: Door): Hinge {
  return {count: door.width};
}

/** Opens a door. */
export function unlock(): void {}
`;

  it('on all that is wrong in comments and in the README, naming file and line', async () => {
    write('src/index.ts', BAD);
    write('README.md', '# js-doors\n\nSee {@link Window}.\n');
    expect(await rejection(generate())).toMatchInlineSnapshot(`
      "library pages of lib-src/doors, 7 problems:
      - lib-src/doors: [warning] The signature open has an @param with name "gate", which was not used
      - lib-src/doors: [warning] Hinge, defined in js-doors/src/index.ts, is referenced by open but not included in the documentation
      - lib-src/doors/README.md:3: {@link Window} points to nothing. Expected: a name that the library exports. Fix: correct the name or export it.
      - lib-src/doors/src/index.ts:2: {@link openn} points to nothing. Expected: a name that the library exports. Fix: correct the name or export it.
      - lib-src/doors/src/index.ts:4: property "Door.width" has no doc comment. Expected: one sentence that says what it is. Fix: write it above the declaration.
      - lib-src/doors/src/index.ts:7: class "StuckError" has no doc comment. Expected: one sentence that says what it is. Fix: write it above the declaration.
      - lib-src/doors: "unlock" begins with the same sentence as another page, got "Opens a door.". Expected: a sentence of its own, search results show it."
    `);
    write('README.md', '# js-doors\n');
  });

  it('on sources that do not compile, of every library', async () => {
    const other: Library = {...library, folder: 'lib-src/gates', name: 'js-gates'};
    cpSync(path.join(siteDir, library.folder), path.join(siteDir, other.folder), {recursive: true});
    const wrong = `${GOOD}\nexport const wrong: number = 'text';`;
    for (const {folder} of [library, other])
      writeFileSync(path.join(siteDir, folder, 'src/index.ts'), wrong);
    const message = await rejection(generate([library, other]));
    expect(message.match(/^library pages of .*/gm)).toEqual([
      'library pages of lib-src/doors, 1 problem:',
      'library pages of lib-src/gates, 1 problem:',
    ]);
    expect(message).toContain("Type 'string' is not assignable to type 'number'");
    const line = wrong.split('\n').length;
    expect(message).toContain(`\n- lib-src/gates/src/index.ts:${line}: Type 'string' is not`);
    expect(message.match(/ \(TS2322\)$/gm)).toHaveLength(2);
  });
});

describe('description of a page', () => {
  const describeText = (text: string): string => describePage([{kind: 'text', text}]);

  it('is the first sentence without its markup', () => {
    expect(
      describeText('Reads a **plate** from\n[an image](./x.md), v1.2 or newer. More words.'),
    ).toBe('Reads a plate from an image, v1.2 or newer.');
    expect(
      describePage([
        {kind: 'text', text: 'Set '},
        {kind: 'code', text: '`max_reads`'},
        {kind: 'text', text: ' first.'},
      ]),
    ).toBe('Set max_reads first.');
  });

  it('is cut at a word', () => {
    const description = describeText(`${'word '.repeat(60)}.`);
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION_MAX_CHARACTERS);
    expect(description).toMatch(/word…$/);
  });
});

describe('the sidebar', () => {
  it('lists the overview, then each library with its groups, errors apart', () => {
    const navigation = [
      {
        title: 'Functions',
        children: [{title: 'open', path: 'functions/open.md', isDeprecated: true}],
      },
      {title: 'Classes', children: [{title: 'StuckError', path: 'classes/StuckError.md'}]},
    ];
    expect(toSidebar([{library, navigation}])).toEqual({
      lib: [
        {type: 'doc', id: 'index', label: 'Libraries'},
        {
          type: 'category',
          label: 'Doors',
          collapsed: false,
          link: {type: 'doc', id: 'js-doors/index'},
          items: [
            {
              type: 'category',
              label: 'Functions',
              key: 'js-doors/Functions',
              collapsed: true,
              items: [
                {
                  type: 'doc',
                  id: 'js-doors/functions/open',
                  label: 'open',
                  className: 'deprecated',
                },
              ],
            },
            {
              type: 'category',
              label: 'Errors',
              key: 'js-doors/Errors',
              collapsed: true,
              items: [{type: 'doc', id: 'js-doors/classes/StuckError', label: 'StuckError'}],
            },
          ],
        },
      ],
    });
  });
});

describe('the overview', () => {
  it('links to pages where the README links to folders', () => {
    expect(
      toOverview('# Libraries\n\nBoth of them.\n\n[doors](./doors/README.md)\n', [library]),
    ).toBe(
      '---\ntitle: Libraries\ndescription: "Both of them."\nslug: /\ncustom_edit_url: null\n---\n\n# Libraries\n\nBoth of them.\n\n[doors](./js-doors/index.md)\n',
    );
  });

  it('names every library', () => {
    const overview = toOverview(readFileSync('lib-src/README.md', 'utf8'), libraries);
    for (const {name} of libraries) expect(overview).toContain(`(./${name}/index.md)`);
  });
});
