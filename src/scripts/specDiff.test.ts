import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'diff-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** A release under another name, and with another title if one is given. */
function copyRelease(name: string, title = 'Vehicle API'): string {
  const file = path.join(folder, name);
  const source = readFileSync('api-specs/releases/2024-07-24/vehicle.yaml', 'utf8');
  writeFileSync(file, source.replace('title: Vehicle API', `title: ${title}`));
  return file;
}

/** The first line that `npm run spec:diff` prints. */
const diff = (...args: string[]): Promise<string> =>
  new Promise((resolve) =>
    execFile(
      process.execPath,
      ['--import', 'tsx', 'src/scripts/specDiff.ts', ...args],
      (_error, stdout, stderr) => resolve((stdout + stderr).split('\n')[0] ?? ''),
    ),
  );

it.each([
  [
    'a file of the contract with now',
    ['api-specs/vehicle.yaml'],
    /^vehicle, since \S+: no changes$/,
  ],
  ['now with a file', ['now', 'api-specs/storage.yaml'], /^storage, since \S+: no changes$/],
  ['a file with a title of ours', [copyRelease('old.yaml')], /^vehicle, since 2024-07-24: /],
  [
    'a file with the only API of a release',
    [copyRelease('other.yaml', 'Other'), '2024-07-24'],
    /^vehicle, since 2024-07-24: /,
  ],
])('compares %s by the API that both have', async (_title, args, expected) => {
  expect(await diff(...args)).toMatch(expected);
});

it.each([
  [
    'a file of another API',
    [copyRelease('mine.yaml', 'Mine')],
    'mine.yaml is of no API of now by its name or its title, "Mine". Expected: one of vehicle, transport, storage, descriptor. Fix: name two files.',
  ],
  [
    'a file whose API the release does not have',
    ['api-specs/vehicle.yaml', '2024-11'],
    'api-specs/vehicle.yaml is of no API of 2024-11 by its name or its title, "Vehicle API". Expected: one of descriptor, storage. Fix: name two files.',
  ],
])('rejects %s, and names those that there are', async (_title, args, message) => {
  expect((await diff(...args)).replace(/^.*\/(?=mine)/, '')).toBe(message);
});
