import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';

const KNIP = path.resolve('node_modules/knip/bin/knip.js');
const CONFIG = path.resolve('src/tooling/knip.json');

const parent = mkdtempSync(path.join(tmpdir(), 'unused-'));
afterAll(() => rmSync(parent, {recursive: true, force: true}));

/** A repository in which everything is used: a program that imports a file and a package. */
const good = {
  'package.json': '{"name": "x", "dependencies": {"listed": "1.0.0"}}',
  'src/scripts/program.ts':
    "import listed from 'listed';\nimport {used, type Used} from '../data/used';\nconsole.log(listed, used satisfies Used);\n",
  'src/data/used.ts': 'export type Used = 1;\nexport const used = 1;\n',
  'node_modules/listed/package.json': '{"name": "listed", "version": "1.0.0"}',
};

function run(changes: Readonly<Record<string, string>> = {}) {
  const root = mkdtempSync(path.join(parent, 'repository-'));
  for (const [file, text] of Object.entries({...good, ...changes})) {
    mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  const args = [KNIP, '--config', CONFIG, '--no-progress', '--no-config-hints'];
  return spawnSync(process.execPath, args, {cwd: root, encoding: 'utf8'});
}

describe('npm run lint:unused', () => {
  it('accepts a repository in which everything is used', () => {
    expect(run()).toMatchObject({status: 0, stdout: ''});
  });

  it.each([
    ['a file', {'src/data/orphan.ts': 'export const a = 1;\n'}, /Unused files[^]*orphan\.ts/],
    [
      'an export',
      {'src/data/used.ts': `${good['src/data/used.ts']}export const extra = 1;\n`},
      /Unused exports[^]*extra/,
    ],
    [
      'a type',
      {'src/data/used.ts': `${good['src/data/used.ts']}export type Extra = 1;\n`},
      /Unused exported types[^]*Extra/,
    ],
    [
      'a package',
      {'package.json': '{"name": "x", "dependencies": {"listed": "1.0.0", "unused": "1.0.0"}}'},
      /Unused dependencies[^]*unused/,
    ],
    [
      'a package that package.json does not list',
      {'src/scripts/other.ts': "import 'unlisted';\n"},
      /Unlisted dependencies[^]*unlisted/,
    ],
  ])('rejects %s', (_title, changes, report) => {
    const {status, stdout} = run(changes);
    expect(status).toBe(1);
    expect(stdout).toMatch(report);
  });
});
