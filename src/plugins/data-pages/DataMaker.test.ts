import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createFolder} from '../../site-checks/site/createBuiltSite';
import {DataMaker, SOURCES} from './DataMaker';

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const CHANGELOG = 'lib-src/a/CHANGELOG.md';

const createSite = (): string =>
  createFolder(
    Object.fromEntries([
      ...SOURCES.filter((source) => !source.includes('*')).map((dir) => [`${dir}/a.ts`, '']),
      [CHANGELOG, '1.0.0'],
    ]) as Record<string, string>,
  );

/** Makes the data of a page as a build does, and tells whether it was loaded. */
async function make(siteDir: string, name = 'a'): Promise<{data: unknown; isLoaded: boolean}> {
  const load = vi.fn(() => ({name, missing: undefined}));
  const maker = new DataMaker(siteDir);
  const data = await maker.make({
    path: name,
    component: '',
    prop: '',
    load,
    isKept: true,
    writeFiles: (written) => writeFileSync(path.join(siteDir, 'out'), JSON.stringify(written)),
  });
  maker.prune();
  return {data, isLoaded: load.mock.calls.length > 0};
}

it('keeps data until something changes that they are made from', async () => {
  const siteDir = createSite();
  expect(await make(siteDir)).toEqual({data: {name: 'a'}, isLoaded: true});
  expect(await make(siteDir)).toEqual({data: {name: 'a'}, isLoaded: false});
  for (const file of ['src/sandbox/a.ts', 'src/portal/a.ts', CHANGELOG]) {
    writeFileSync(path.join(siteDir, file), '// changed');
    expect(await make(siteDir)).toMatchObject({isLoaded: true});
    expect(await make(siteDir)).toMatchObject({isLoaded: false});
  }
});

it('keeps nothing on the development server, and where the bundler keeps nothing', async () => {
  const siteDir = createSite();
  vi.stubEnv('NODE_ENV', 'development');
  for (let time = 0; time < 2; time += 1)
    expect(await make(siteDir)).toMatchObject({isLoaded: true});
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
  for (let time = 0; time < 2; time += 1)
    expect(await make(siteDir)).toMatchObject({isLoaded: true});
});

it('writes files from kept data too, and keeps no more than the last ones', async () => {
  const siteDir = createSite();
  await make(siteDir);
  writeFileSync(path.join(siteDir, 'out'), '');
  await make(siteDir);
  expect(readFileSync(path.join(siteDir, 'out'), 'utf8')).toBe('{"name":"a"}');
  await make(siteDir, 'b');
  expect(readdirSync(path.join(siteDir, 'node_modules/.cache/portal/data'))).toHaveLength(1);
});

it('knows everything that kept data are made from', async () => {
  const {metafile} = await build({
    entryPoints: ['errorsPage', 'plansPage', 'changes/changesPage'].map((name) =>
      path.join(__dirname, `${name}.ts`),
    ),
    bundle: true,
    metafile: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  const known = [...SOURCES, 'src/contract', 'api-specs'];
  const unknown = Object.keys(metafile.inputs).filter(
    (file) => !known.some((folder) => file.startsWith(`${folder}/`)),
  );
  expect(unknown).toEqual([]);
});
