import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createFolder} from '../../site-checks/site/createBuiltSite';
import {layers} from '../../tooling/dependency-cruiser.config.mjs';
import {hashSources, STEP_FOLDERS} from './hashSources';

it('covers every folder that the steps may import from', () => {
  expect(STEP_FOLDERS).toEqual(['build', ...layers.build]);
});

it('changes with a source, a package or a new file, and not with a test', () => {
  const siteDir = createFolder({'package-lock.json': '{}', 'src/build/html.ts': 'parse'});
  for (const folder of STEP_FOLDERS)
    mkdirSync(path.join(siteDir, 'src', folder), {recursive: true});
  const write = (file: string, text: string): string => {
    writeFileSync(path.join(siteDir, file), text);
    return hashSources(siteDir);
  };
  const first = hashSources(siteDir);
  expect(write('src/build/html.test.ts', 'test')).toBe(first);
  const hashes = [
    first,
    write('src/build/html.ts', 'parse more'),
    write('src/portal/labels.json', '{}'),
    write('package-lock.json', '{"a": 1}'),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
});
