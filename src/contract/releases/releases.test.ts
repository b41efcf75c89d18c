import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {product} from '../../portal/product';
import {apiIds, loadContract} from '../index';
import {diffContracts} from '../diff/diffContracts';
import {checkReleases} from './checkReleases';
import {keepReleases} from './keepReleases';
import {getNewestRelease, listReleases, loadRelease} from './listReleases';

/** A copy of the contract that a test may change. */
function copyContract(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'releases-'));
  onTestFinished(() => rmSync(directory, {recursive: true}));
  cpSync('api-specs', directory, {recursive: true});
  return directory;
}

function edit(directory: string, name: string, before: string, after: string): void {
  const file = path.join(directory, name);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(before);
  writeFileSync(file, text.replace(before, after));
}

const listFiles = (directory: string): string[] =>
  readdirSync(path.join(directory, 'releases'), {recursive: true, encoding: 'utf8'}).sort();

describe('the kept releases', () => {
  it('have each specification of today, by its version', () => {
    for (const api of apiIds) {
      const release = getNewestRelease(api);
      const document = loadContract(api);
      expect(release?.version).toBe(document.info.version);
      expect(release && loadRelease(release).info.version).toBe(document.info.version);
    }
  });

  it('name the product and its hosts by tokens, and limits by their values', () => {
    for (const {file} of listReleases()) {
      const text = readFileSync(file, 'utf8');
      expect(text).not.toContain(product.name);
      expect(text).not.toMatch(/%%limit\./);
      expect(text).not.toContain('x-assumed');
    }
  });
});

describe('checkReleases', () => {
  it('finds nothing in the contract', () => {
    expect(checkReleases('api-specs', apiIds)).toEqual([]);
  });

  it('reports a breaking change without a version and a note, by file and line', () => {
    const directory = copyContract();
    edit(directory, 'transport.yaml', '        nodetime:\n', '        nodeMillis:\n');
    const problems = checkReleases(directory, apiIds);
    const label = path.relative('.', path.join(directory, 'transport.yaml'));
    expect(problems.map((problem) => problem.replace(label, 'transport.yaml'))).toEqual([
      'transport.yaml:4: 1 breaking change since the release 2024-04-26, and `info.version` is not later and `info.x-changes` does not say so. Fix: raise `info.version`, write into `info.x-changes` what clients have to do, and keep the release with `npm run spec:release`; or take the changes back.',
      expect.stringMatching(
        /^transport\.yaml:\d+: breaking: `nodetime` in response 200 of `POST \/\{type\}`: Removed\.$/,
      ),
      expect.stringMatching(
        /: not in a version of the structure: `nodetime` .+: Removed\. Fix: keep the field, and add `x-removed` with a version after the last release, and list it in the example of `GET \/versions`\.$/,
      ),
      expect.stringMatching(
        /: not in a version of the structure: `nodeMillis` .+ Fix: add `x-since` /,
      ),
    ]);
  });

  it('asks for the note when only the version is new, and for nothing when both are there', () => {
    const directory = copyContract();
    edit(directory, 'transport.yaml', 'x-disable-iso-code', 'x-disable-iso');
    edit(directory, 'transport.yaml', "version: '2024-04-26'", "version: '2026-01-31'");
    expect(checkReleases(directory, ['transport'])[0]).toMatch(
      / 1 breaking change since the release 2024-04-26, and `info\.x-changes` does not say so\. Fix: /,
    );
    edit(
      directory,
      'transport.yaml',
      "version: '2026-01-31'",
      "version: '2026-01-31'\n  x-changes: Read `nodeMillis` instead of `nodetime`.",
    );
    expect(checkReleases(directory, ['transport'])).toEqual([]);
  });

  it('lets a new field pass that has a new version of the structure', () => {
    const directory = copyContract();
    const field = "        another: {type: string, description: New., x-since: '1.1'}\n";
    edit(directory, 'transport.yaml', '        nodetime:\n', `${field}        nodetime:\n`);
    edit(directory, 'transport.yaml', "value: ['1.0', 1.0.1]", "value: ['1.0', 1.0.1, '1.1']");
    expect(checkReleases(directory, ['transport'])).toEqual([]);
    const [before, after] = ['api-specs', directory].map((folder) =>
      loadContract('transport', {directory: folder}),
    ) as [ReturnType<typeof loadContract>, ReturnType<typeof loadContract>];
    expect(diffContracts(before, after).map(({kind}) => kind)).toEqual(['field-added']);
  });

  it.each([
    ['no version', ''],
    ['an old version', ", x-since: '1.0'"],
    ['a version that is not listed', ", x-since: '1.1'"],
  ])('rejects a new field of a versioned response with %s', (_case, mark) => {
    const directory = copyContract();
    const field = `        another: {type: string, description: New.${mark}}\n`;
    edit(directory, 'transport.yaml', '        nodetime:\n', `${field}        nodetime:\n`);
    expect(checkReleases(directory, ['transport'])).toEqual([
      expect.stringMatching(
        /:\d+: not in a version of the structure: `another` in response 200 of `POST \/\{type\}`: New\. Fix: add `x-since` with a version after the last release, and list it in the example of `GET \/versions`\.$/,
      ),
    ]);
  });

  it('asks for the first release of an API', () => {
    const directory = copyContract();
    rmSync(path.join(directory, 'releases/2024-04-26'), {recursive: true});
    expect(checkReleases(directory, ['transport'])).toEqual([
      expect.stringMatching(/: no release is kept\. Fix: run `npm run spec:release`\.$/),
    ]);
  });
});

describe('keepReleases', () => {
  it('keeps what has a new version, and leaves the others alone', () => {
    const directory = copyContract();
    const before = listFiles(directory);
    edit(directory, 'transport.yaml', "version: '2024-04-26'", "version: '2026-01-31'");
    expect(keepReleases(apiIds, directory).filter(({isNew}) => isNew)).toEqual([
      {api: 'transport', version: '2026-01-31', isNew: true},
    ]);
    expect(listFiles(directory)).toEqual(
      [...before, '2026-01-31', path.join('2026-01-31', 'transport.yaml')].sort(),
    );
    const release = getNewestRelease('transport', listReleases(directory));
    expect(release && diffContracts(loadRelease(release), loadContract('transport'))).toEqual([]);
  });

  it('writes all files or none', () => {
    const directory = copyContract();
    edit(directory, 'transport.yaml', "version: '2024-04-26'", "version: '2026-01-31'");
    edit(directory, 'vehicle.yaml', "version: '2024-07-24'", "version: '2026-01-31b'");
    // A file where the folder of the second release has to be.
    writeFileSync(path.join(directory, 'releases/2026-01-31b'), '');
    const before = listFiles(directory);
    expect(() => keepReleases(['transport', 'vehicle'], directory)).toThrow();
    expect(listFiles(directory).filter((name) => name.endsWith('.yaml'))).toEqual(
      before.filter((name) => name.endsWith('.yaml')),
    );
    expect(listFiles(directory).filter((name) => name.startsWith('.new'))).toEqual([]);
  });

  it('rejects a version that is older than the last release, or names no folder', () => {
    const directory = copyContract();
    edit(directory, 'transport.yaml', "version: '2024-04-26'", "version: '2023-01-01'");
    expect(() => keepReleases(['transport'], directory)).toThrow(
      'transport.yaml: version 2023-01-01 is older than the release 2024-04-26. Fix: raise `info.version`.',
    );
    edit(directory, 'transport.yaml', "version: '2023-01-01'", 'version: ../../x');
    expect(() => keepReleases(['transport'], directory)).toThrow(
      '`info.version` cannot name a folder, got "../../x". Expected: a date such as 2024-07-24.',
    );
  });
});
