import {execFile} from 'node:child_process';
import {
  copyFileSync,
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
import {listFiles} from './copies/listFiles';

const TSX = ['--import', 'tsx'];
const LINT = [...TSX, 'src/scripts/lintContent.ts'];
/** A build and a check of all documents, on a busy machine. */
const TIMEOUT_MS = 300_000;

let site: string;
const changed = new Set<string>();

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'mistakes-'));
  for (const file of listFiles('.')) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    copyFileSync(file, path.join(site, file));
  }
  symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'));
});
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

/** Runs a program in the copy. */
const run = (args: readonly string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, args, {cwd: site}, (_error, stdout, stderr) =>
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
