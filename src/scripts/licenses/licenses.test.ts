import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {NOTICES_FILE} from '../../plugins/site-files';
import {createNotices} from '../../plugins/site-files/createNotices';
import {createFolder} from '../../site-checks/site/createBuiltSite';
import {createLicenseReport} from './createLicenseReport';
import {listPackages} from './listPackages';
import {isAllowed} from './policy';

describe('the packages of this repository', () => {
  it('have licenses that are allowed for what they are used for', () => {
    const packages = listPackages('.', 'build');
    expect(createLicenseReport(packages).problems).toEqual([]);
    expect(packages.filter(({group}) => group === 'browser').map(({name}) => name)).toEqual(
      expect.arrayContaining(['react', 'react-dom']),
    );
    expect(packages.filter(({group}) => group === 'published')).toEqual([]);
  });
});

describe('isAllowed', () => {
  it.each([
    ['MIT', true],
    ['GPL-3.0', false],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND GPL-3.0', false],
    ['MIT AND ISC', true],
    ['GPL-3.0 OR MIT AND ISC', true],
    ['(MIT OR ISC) AND GPL-3.0', false],
    ['unknown', false],
    ['', false],
  ])('judges %s', (expression, allowed) => {
    expect(isAllowed(expression, ['MIT', 'ISC'])).toBe(allowed);
  });
});

/** A repository with a package of each group. */
function createRepository({
  browser = 'MIT',
  published = 'MIT',
  tool = 'MIT' as string | undefined,
} = {}): string {
  const item = {version: '1.0.0'};
  const packages = {
    '': {...item, license: 'MIT'},
    'node_modules/shown': {...item, license: browser},
    'node_modules/a/node_modules/shown': {version: '2.0.0', license: 'MPL-2.0'},
    'node_modules/handed-on': {...item, license: published},
    'node_modules/tool': {...item, license: tool},
    'node_modules/linked': {link: true},
  };
  return createFolder({
    'package-lock.json': JSON.stringify({packages}),
    'lib-src/client/package.json': '{"dependencies": {"handed-on": "^1.0.0"}}',
    'lib-src/consumers/README.md': '',
    [`build/${NOTICES_FILE}`]: createNotices([
      {name: 'shown', version: '1.0.0', license: 'MIT', text: ''},
    ]),
  });
}

const report = (root: string) => createLicenseReport(listPackages(root, path.join(root, 'build')));

describe('createLicenseReport', () => {
  it('separates packages in browsers and libraries from build tools', () => {
    expect(report(createRepository())).toEqual({
      text: `Parts of it reach the browser: 1
  MIT: 1 (shown@1.0.0)

Installed with our libraries: 1
  MIT: 1 (handed-on@1.0.0)

Build and tests only: 2
  MPL-2.0: 1 (shown@2.0.0)
  MIT: 1 (tool@1.0.0)`,
      problems: [],
    });
  });

  it.each([
    [
      'a license that only tools may have, in the browser',
      {browser: 'MPL-2.0'},
      'shown@1.0.0: license "MPL-2.0" is not allowed (parts of it reach the browser). Expected: MIT, ',
    ],
    [
      'a copyleft dependency of a library',
      {published: 'LGPL-3.0'},
      'handed-on@1.0.0: license "LGPL-3.0" is not allowed (installed with our libraries). Expected: MIT, ',
    ],
    [
      'a tool under a license that is on no list',
      {tool: 'BUSL-1.1'},
      'tool@1.0.0: license "BUSL-1.1" is not allowed (build and tests only). Expected: MIT, ',
    ],
  ])('rejects %s', (_name, licenses, problem) => {
    const {problems} = report(createRepository(licenses));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });

  it('rejects a package without a license', () => {
    const root = createFolder({
      'package-lock.json': JSON.stringify({packages: {'node_modules/a': {version: '1.0.0'}}}),
      'node_modules/a/package.json': '{"name": "a", "version": "1.0.0"}',
      'lib-src/README.md': '',
    });
    expect(report(root).problems[0]).toContain('a@1.0.0: license "unknown" is not allowed');
  });
});

describe('npm run licenses', () => {
  it('prints the groups, and fails on a license that is not allowed', () => {
    const run = (cwd: string) =>
      spawnSync(
        process.execPath,
        ['--import', import.meta.resolve('tsx'), path.resolve('src/scripts/licenses.ts')],
        {encoding: 'utf8', cwd},
      );
    expect(run(createRepository())).toMatchObject({status: 0, stderr: ''});
    const {status, stdout, stderr} = run(createRepository({tool: 'BUSL-1.1'}));
    expect([status, stdout.split('\n')[0]]).toEqual([1, 'Parts of it reach the browser: 1']);
    expect(stderr).toMatch(/^- tool@1\.0\.0: license "BUSL-1\.1" is not allowed/);
  });
});
