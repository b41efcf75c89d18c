import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {listLockProblems, type LockFile} from './listLockProblems';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;

const good = {
  '': {dependencies: {a: '1.0.0'}, optionalDependencies: {'@x/linux': '1.0.0'}},
  'node_modules/a': {version: '1.0.0', optionalDependencies: {'@x/linux': '1', 'b-mac': '1'}},
  'node_modules/a/node_modules/b-mac': {version: '1.0.0', dependencies: {'@x/linux': '1'}},
  'node_modules/@x/linux': {version: '1.0.0', dependencies: {a: '1'}},
} satisfies LockFile['packages'];

describe('listLockProblems', () => {
  it('finds nothing in the lock file of this repository', () => {
    const optional = Object.values(lock.packages).flatMap((entry) =>
      Object.keys(entry.optionalDependencies ?? {}),
    );
    expect(optional.length).toBeGreaterThan(50);
    expect(listLockProblems(lock)).toEqual([]);
  });

  it('accepts packages that are found in a folder above', () => {
    expect(listLockProblems({packages: good})).toEqual([]);
  });

  it('reports an optional package of another platform without an entry', () => {
    const {'node_modules/a/node_modules/b-mac': _, ...packages} = good;
    expect(listLockProblems({packages})).toEqual([
      'node_modules/a: `b-mac` has no entry. Fix: restore package-lock.json and run `npm install --package-lock-only`.',
    ]);
  });

  it('reports each optional package of this repository, once its entry is removed', () => {
    const {'node_modules/fsevents': fsevents, ...packages} = lock.packages;
    expect(fsevents).toBeDefined();
    expect(listLockProblems({packages}).join('\n')).toContain('`fsevents` has no entry.');
  });

  it('does not take a package inside another one for its own', () => {
    const packages = {...good, 'node_modules/c': {dependencies: {'b-mac': '1'}}};
    expect(listLockProblems({packages})).toHaveLength(1);
  });

  it('reports an entry that names a server', () => {
    const resolved = 'https://packages.example/a.tgz';
    const packages = {...good, 'node_modules/a': {version: '1.0.0', resolved}};
    expect(listLockProblems({packages})).toEqual([
      `node_modules/a: names a server, got "${resolved}". Fix: remove \`resolved\`.`,
    ]);
  });
});
