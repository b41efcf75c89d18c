import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {engineNames, missingEngine, previousEngine} from './engineNames';

const KNOWN = [...Object.values(engineNames).flatMap(Object.values), previousEngine, missingEngine];

/** Names of engines, in any order of their parts. */
const listEngines = (text: string): string[] =>
  text.match(/\b[a-z]+(?:-[a-z]+)*-\d{4}q[1-4]\b/g) ?? [];

it('recognizes names of engines, whatever the order of their parts', () => {
  expect(listEngines('"engine": "eur-anpr-2024q2", mmr-2024q2 my-worker:2026q3')).toEqual([
    'eur-anpr-2024q2',
    'mmr-2024q2',
  ]);
});

it.each(['api-specs', 'docs', 'lib-src', 'src/sandbox/samples/responses'])(
  'gives %s the only names of engines',
  (folder) => {
    const others = readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && !/node_modules/.test(entry.parentPath))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .flatMap((file) => listEngines(readFileSync(file, 'utf8')).map((name) => ({file, name})))
      .filter(({name}) => !KNOWN.includes(name));
    expect(others).toEqual([]);
  },
);
