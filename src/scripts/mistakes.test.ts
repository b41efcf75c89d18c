import {execFile} from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {product} from '../portal/product';
import {writeRepository} from '../testing/writeRepository';
import {listFiles} from './copies/listFiles';

/** By its place, as programs run in other folders too. */
const TSX = ['--import', import.meta.resolve('tsx')];
const LINT = [...TSX, 'src/scripts/lintContent.ts'];
/** A copy of all files, or a check of all documents, on a busy machine. */
const TIMEOUT_MS = 300_000;

let site: string;
const changed = new Set<string>();

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'mistakes-'));
  for (const file of listFiles('.')) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    copyFileSync(file, path.join(site, file));
  }
  // A build of the copy would generate the same pages again.
  cpSync('.generated', path.join(site, '.generated'), {recursive: true});
  symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'));
}, TIMEOUT_MS);
afterEach(() => {
  for (const file of changed) copyFileSync(file, path.join(site, file));
  changed.clear();
});
afterAll(() => rmSync(site, {recursive: true}));

/** Makes a mistake in a file of the copy. */
function change(file: string, from: string | RegExp, to: string): void {
  const source = readFileSync(file, 'utf8');
  const text = source.replace(from, to);
  if (text === source) throw new Error(`${file}: no ${String(from)}.`);
  changed.add(file);
  writeFileSync(path.join(site, file), text);
}

interface Outcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program of the copy; in the copy, unless a folder is named. */
const run = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  dir = site,
): Promise<Outcome> =>
  new Promise((resolve) => {
    // Without the value that tests have: as people run it.
    const options = {cwd: dir, env: {...process.env, NODE_ENV: undefined, ...env}};
    const paths = args.map((arg) => (arg.startsWith('src/') ? path.join(site, arg) : arg));
    const child = execFile(process.execPath, paths, options, (_error, stdout, stderr) =>
      resolve({status: child.exitCode ?? -1, stdout, stderr}),
    );
  });

describe('a name of the product that nothing can have', {timeout: TIMEOUT_MS}, () => {
  const file = 'src/portal/product.ts';
  const message =
    '- src/portal/product.ts: `packageScope` cannot be used, got "acme". Expected: nothing, or the scope with its "@" and "/", such as "@acme/".';

  it.each([
    ['the check of documents', LINT],
    ['the sources for types and tests', [...TSX, 'src/scripts/prepareSources.ts']],
    ['the sandbox', [...TSX, 'src/sandbox/cli.ts']],
  ])('stops %s with what is wrong, and nothing else', async (_title, args) => {
    change(file, "packageScope: string = ''", "packageScope: string = 'acme'");
    expect(await run(args)).toEqual({status: 1, stdout: '', stderr: `${message}\n`});
  });

  it('stops the build', async () => {
    change(file, `slug: '${product.slug}'`, "slug: ''");
    const {status, stderr} = await run(['src/scripts/build.mjs']);
    expect(status).toBe(1);
    expect(stderr).toContain('[cause]: [- src/portal/product.ts: `slug` cannot be used, got "".');
    expect(stderr).not.toContain('checkProduct');
  });
});

it(
  'a mistake in a document stops the build with its line and what to write, without a stack',
  async () => {
    change('docs/faq.mdx', /$/, '\n<Info>\n\nText.\n\n</Info>\n');
    const {status, stderr} = await run(['src/scripts/build.mjs']);
    expect(status).toBe(1);
    expect(stderr).toContain('docs/faq.mdx: component <Info> is unknown.');
    expect(stderr).toMatch(
      /^- docs\/faq\.mdx:\d+: component <Info> is unknown\. Expected: a line with :::info/m,
    );
    expect(stderr).not.toMatch(/^\W*at /m);
  },
  TIMEOUT_MS,
);

it(
  'a mistake in front matter stops the start of the development server with its line',
  async () => {
    change('docs/faq.mdx', /^title: /m, 'tags: [a\ntitle: ');
    const {status, stderr} = await run(['src/scripts/start.mjs', '--no-open', '--port', '4390']);
    expect(status).toBe(1);
    expect(stderr).toContain('[cause]: docs/faq.mdx:3: front matter is not YAML: ');
    expect(stderr.trim().split('\n').at(-1)).toMatch(/^- docs\/faq\.mdx:\d+: front matter is not/);
  },
  TIMEOUT_MS,
);

describe(
  'a mistake in a file of the site is a problem beside the others',
  {timeout: TIMEOUT_MS},
  () => {
    const lint = async (env?: Readonly<Record<string, string>>, dir?: string) => {
      const {status, stdout, stderr} = await run(LINT, env, dir);
      return {status, problems: stderr.trim().split('\n'), lines: stdout.trim().split('\n')};
    };

    it('in data, a specification, the sidebar and pages, and names the rules that cannot run', async () => {
      change('src/data/places.json', '"EUR":', '"EUR";');
      change('api-specs/vehicle.yaml', /^info:$/m, 'info: {');
      change('sidebars.ts', 'export default', 'export defualt');
      change('docs/faq.mdx', /$/, '\nText <5.\n');
      change('docs/index.mdx', /$/, '\nAn imgae.\n');
      const {status, problems, lines} = await lint();
      expect(status).toBe(1);
      expect(problems).toEqual(
        [
          /^- api-specs\/vehicle\.yaml:3: invalid YAML, /,
          /^- src\/data\/places\.json:2: cannot be read as JSON\. Expected: double quotes/,
          /^- docs\/faq\.mdx:\d+: MDX cannot be read: a "<" that begins/,
          /^- docs\/index\.mdx:\d+: unknown word, got "imgae"\./,
          /^- sidebars\.ts:193: cannot be read as TypeScript: /,
        ].map((pattern) => expect.stringMatching(pattern)),
      );
      expect(lines).toEqual([
        'Not run, since data that they read is broken: checkFacts, checkLinks, checkSamples.',
        'Cannot be read, so most rules skip it: 1 document.',
        expect.stringMatching(/^Content: \d+ documents, [\d,]+ words, 5 problems\.$/),
      ]);
    });

    it('in samples that tests would run, also where neither Python nor bash is installed', async () => {
      const sample = (file: string, from: string, to: string): string => {
        const source = readFileSync(file, 'utf8');
        expect(source).toContain(from);
        return source.replace(from, to);
      };
      // One page, as reading all others takes most of the time.
      const dir = writeRepository(site, {
        'sidebars.js': "module.exports = {content: ['page']};\n",
        'docs/page.mdx':
          '---\ntitle: "Page"\ndescription: "A page in words."\n---\n\n```js file=./_samples/poll.mjs\n```\n\n```python file=./_samples/recognize.py\n```\n',
        'docs/_samples/poll.mjs': sample(
          'docs/tutorials/hooks/_samples/poll.mjs',
          'yield* page',
          'yield** page',
        ),
        'docs/_samples/recognize.py': sample(
          'docs/tutorials/vehicle-api/_samples/recognize.py',
          'open(',
          'open((',
        ),
      });
      const {problems, lines} = await lint({PATH: mkdtempSync(path.join(site, 'empty-'))}, dir);
      expect(problems).toEqual([
        expect.stringMatching(/^- docs\/\S+\/poll\.mjs:\d+: cannot be read as JavaScript: .+\.$/),
        expect.stringMatching(
          /^- docs\/\S+\/recognize\.py:6: cannot be read as Python: a mistake is in this line or the next one\.$/,
        ),
      ]);
      expect(lines.slice(1, 3)).toEqual([
        'Python: syntax, read by its grammar. Not read by `python3`, which is not installed.',
        'Shell: not read by `bash`, which is not installed; variables of `docker run` by our tables.',
      ]);
    });
  },
);
