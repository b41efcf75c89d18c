import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {runPrograms} from '../testing/programs/runPrograms';

const folder = mkdtempSync(path.join(tmpdir(), 'diff-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** A release under another name, and with another title if one is given. */
function copyRelease(name: string, title = 'Vehicle API'): string {
  const file = path.join(folder, name);
  const source = readFileSync('api-specs/releases/2024-07-24/vehicle.yaml', 'utf8');
  writeFileSync(file, source.replace('title: Vehicle API', `title: ${title}`));
  return file;
}

const compared: readonly (readonly [title: string, args: readonly string[], expected: RegExp])[] = [
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
];
const rejected: readonly (readonly [title: string, args: readonly string[], message: string])[] = [
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
];

/** The first line that `npm run spec:diff` prints for each. */
const lines = runPrograms(
  [...compared, ...rejected].map(([, args]) => ({script: 'src/scripts/specDiff.ts', args})),
).map(({stdout, stderr}) => (stdout + stderr).split('\n')[0] ?? '');

it.each(compared.map(([title, , expected], index) => [title, expected, lines[index]] as const))(
  'compares %s by the API that both have',
  (_title, expected, line) => {
    expect(line).toMatch(expected);
  },
);

it.each(
  rejected.map(
    ([title, , message], index) => [title, message, lines[compared.length + index]] as const,
  ),
)('rejects %s, and names those that there are', (_title, message, line) => {
  expect(line?.replace(/^.*\/(?=mine)/, '')).toBe(message);
});
