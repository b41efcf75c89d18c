import {spawnSync} from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {readWorkflow} from './checkWorkflow';

const {jobs, on} = readWorkflow(readFileSync('.github/workflows/release.yml', 'utf8'));

/** The script of the step with this name. */
function getScript(name: string): string {
  const steps = Object.values(jobs).flatMap(({steps: own = []}) => own);
  return steps.find((step) => step.name === name)?.run ?? `echo "no step ${name}" && exit 1`;
}

/** A folder in which steps run, with programs that only note how they are called. */
function createFolder(programs: Readonly<Record<string, string>> = {}): {
  readonly dir: string;
  readonly write: (file: string, text: string) => void;
  readonly run: (step: string, env?: Readonly<Record<string, string>>) => number | null;
} {
  const dir = mkdtempSync(path.join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), text);
  };
  for (const [name, text] of Object.entries(programs)) {
    write(`bin/${name}`, `#!/bin/bash\necho "${name} $*" >> ${dir}/log\n${text}\n`);
    chmodSync(path.join(dir, 'bin', name), 0o755);
  }
  const run = (step: string, env = {}): number | null =>
    spawnSync('bash', ['-euo', 'pipefail', '-c', getScript(step)], {
      cwd: dir,
      stdio: 'ignore',
      env: {PATH: `${dir}/bin:${process.env['PATH']}`, REPOSITORY: 'o/r', VERSION: 'v2', ...env},
    }).status;
  return {dir, write, run};
}

/** A release as the first job packs it: site, files for the host, downloads and checksums. */
function createRelease(version: string): string {
  const {dir, write, run} = createFolder();
  write('build/index.html', version);
  write('build/assets/both.js', version);
  write(`build/assets/${version}.js`, version);
  write('build/downloads/index.html', '');
  write('build/downloads/client-1.0.0.tgz', 'client');
  write('build/downloads/client-latest.tgz', 'client');
  write('.generated/hosting/nginx/upload.sh', '');
  expect(run('Pack the site, the files for its host and its downloads', {VERSION: version})).toBe(
    0,
  );
  return path.join(dir, 'release');
}

describe('a release', () => {
  it('begins with a tag, and goes back with the name of one', () => {
    expect(on['push']).toEqual({tags: ['v*']});
    expect(on['workflow_dispatch']).toMatchObject({inputs: {version: {required: true}}});
  });

  it('is built and tested once, kept, deployed, then visited', () => {
    const needs = Object.entries(jobs).map(([name, job]) => [name, [job.needs ?? []].flat()]);
    expect(Object.fromEntries(needs)).toEqual({
      build: [],
      keep: ['build'],
      fetch: [],
      deploy: ['keep', 'fetch'],
      smoke: ['deploy'],
      registry: ['keep', 'smoke'],
    });
    const commands = jobs['build']?.steps
      ?.map(({run}) => run)
      .filter((run) => /^npm/.test(run ?? ''));
    expect(commands).toEqual([
      'npm test',
      'npm run build',
      'npm run check:site',
      'npm run headers',
    ]);
    expect(getScript('Visit the portal')).toContain('npm run smoke -- "$ADDRESS" --dir build');
  });

  it('holds the site, each download under its version, and their checksums', () => {
    const release = createRelease('v2');
    expect(readdirSync(release).sort()).toEqual([
      'SHA512SUMS',
      'client-1.0.0.tgz',
      'site-v2.tar.gz',
    ]);
    const again = createRelease('v2');
    const sums = readFileSync(path.join(release, 'SHA512SUMS'), 'utf8');
    expect(readFileSync(path.join(again, 'SHA512SUMS'), 'utf8')).toBe(sums);
    expect(sums).toMatch(
      /^[0-9a-f]{128} {2}client-1\.0\.0\.tgz\n[0-9a-f]{128} {2}site-v2\.tar\.gz\n$/,
    );
  });

  it('is not gone back to when a file of it has changed', () => {
    const release = createRelease('v2');
    const {dir, run} = createFolder({gh: `cp -R "${release}" release`});
    expect(run('Download the release')).toBe(0);
    rmSync(path.join(dir, 'release'), {recursive: true});
    writeFileSync(path.join(release, 'client-1.0.0.tgz'), 'changed');
    expect(run('Download the release')).toBe(1);
  });

  it('keeps the assets of the release before, and changes no other file', () => {
    const [before, release] = [createRelease('v1'), createRelease('v2')];
    const gh = `case "$2" in list) echo "$BEFORE" ;; download) cp "${before}/site-v1.tar.gz" before.tar.gz ;; esac`;
    for (const [tag, hasOld] of [
      ['v1', true],
      ['', false],
    ] as const) {
      const {dir, run} = createFolder({gh});
      spawnSync('cp', ['-R', release, dir]);
      const env = {BEFORE: tag};
      expect(run('Unpack, and keep the assets of the release before for open tabs', env)).toBe(0);
      expect(existsSync(path.join(dir, 'build/assets/v1.js'))).toBe(hasOld);
      for (const file of ['index.html', 'assets/both.js', 'assets/v2.js'])
        expect(readFileSync(path.join(dir, 'build', file), 'utf8')).toBe('v2');
      // Hosts tell versions of a page apart by time and size.
      expect(statSync(path.join(dir, 'build/index.html')).mtimeMs).toBeGreaterThan(0);
      expect(existsSync(path.join(dir, 'hosting/nginx/upload.sh'))).toBe(true);
    }
  });

  it('publishes only packages that the registry does not have', () => {
    const {dir, write, run} = createFolder({
      npm: 'if [ "$1 $2" = "view old@1.0.0" ]; then echo 1.0.0; fi',
    });
    for (const name of ['old', 'new']) {
      write('package/package.json', JSON.stringify({name, version: '1.0.0'}));
      mkdirSync(path.join(dir, 'release'), {recursive: true});
      spawnSync('tar', ['-czf', `release/${name}.tgz`, 'package'], {cwd: dir});
    }
    expect(run('Publish the packages that are new', {REGISTRY: 'https://npm.example'})).toBe(0);
    const calls = readFileSync(path.join(dir, 'log'), 'utf8').match(/^npm publish.*$/gm);
    expect(calls).toEqual([
      'npm publish ./release/new.tgz --provenance --access public --registry https://npm.example',
    ]);
  });
});
