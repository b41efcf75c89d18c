import {spawnSync} from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {createUploads} from './uploads';

/** The scripts in a folder, with programs that stand in for those that need a network. */
function createFolder(programs: Readonly<Record<string, string>>): {
  readonly dir: string;
  readonly run: (host: string, env: Readonly<Record<string, string>>) => number | null;
} {
  const dir = mkdtempSync(path.join(tmpdir(), 'upload-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), text);
  };
  for (const [name, text] of Object.entries(createUploads('/docs/')))
    write(`hosting/${name}`, text);
  write('hosting/nginx/portal.conf', '');
  write('hosting/root/_headers', '');
  write('hosting/root/.nojekyll', '');
  write('build/index.html', 'start');
  for (const [name, text] of Object.entries(programs)) {
    write(`bin/${name}`, `#!/bin/bash\n${text}\n`);
    chmodSync(path.join(dir, 'bin', name), 0o755);
  }
  const run = (host: string, env: Readonly<Record<string, string>>): number | null =>
    spawnSync('sh', [`hosting/${host}/upload.sh`, 'build'], {
      cwd: dir,
      stdio: 'ignore',
      env: {PATH: `${dir}/bin:${process.env['PATH']}`, DIR: dir, ...env},
    }).status;
  return {dir, run};
}

describe('the upload to nginx', () => {
  // The "server" is this machine.
  const programs = {
    ssh: 'bash -c "$2"',
    rsync:
      'echo "$*" >> "$DIR/log"; to="${!#}"; to="${to#*:}"; mkdir -p "$to"; cp -R "${@: -2:1}." "$to"',
    sudo: 'echo "$*" >> "$DIR/log"; [ "$2" != -t ] || [ -z "${REJECTS:-}" ]',
  };

  it('points at the new release, back at an older one, and leaves both', () => {
    const {dir, run} = createFolder(programs);
    const target = {TARGET: 'me@host', FOLDER: `${dir}/portal`};
    for (const VERSION of ['v1', 'v2', 'v1']) {
      expect(run('nginx', {...target, VERSION})).toBe(0);
      expect(readlinkSync(path.join(dir, 'portal/current'))).toBe(`releases/${VERSION}`);
    }
    expect(existsSync(path.join(dir, 'portal/releases/v2'))).toBe(true);
    const log = readFileSync(path.join(dir, 'log'), 'utf8').split('\n').slice(0, 4);
    expect(log).toEqual([
      `--archive --no-times --ignore-times build/ me@host:${dir}/portal/releases/v1/docs/`,
      `--archive --include *.conf --exclude * hosting/nginx/ me@host:${dir}/portal/releases/v1/nginx/`,
      'nginx -t',
      'nginx -s reload',
    ]);
  });

  it('stays at the release before when nginx rejects the configuration', () => {
    const {dir, run} = createFolder(programs);
    const target = {TARGET: 'me@host', FOLDER: `${dir}/portal`};
    expect(run('nginx', {...target, VERSION: 'v1'})).toBe(0);
    expect(run('nginx', {...target, VERSION: 'v2', REJECTS: 'yes'})).not.toBe(0);
    expect(readlinkSync(path.join(dir, 'portal/current'))).toBe('releases/v1');
  });

  it('keeps the assets of the releases before for seven days', () => {
    const {dir, run} = createFolder(programs);
    const assets = path.join(dir, 'build/assets/js');
    const upload = (VERSION: string): void => {
      rmSync(assets, {recursive: true, force: true});
      mkdirSync(assets, {recursive: true});
      for (const name of [VERSION, 'same']) writeFileSync(path.join(assets, `${name}.js`), VERSION);
      expect(run('nginx', {TARGET: 'me@host', FOLDER: `${dir}/portal`, VERSION})).toBe(0);
    };
    const list = (folder: string): string[] =>
      readdirSync(path.join(dir, 'portal/current', folder, 'docs/assets/js')).sort();
    for (const version of ['v1', 'v2', 'v3']) upload(version);
    expect(list('')).toEqual(['same.js', 'v3.js']);
    expect(list('kept')).toEqual(['same.js', 'v1.js', 'v2.js']);
    const eightDaysAgo = Date.now() / 1000 - 8 * 86_400;
    for (const name of ['same', 'v1', 'v2']) {
      const file = path.join(dir, `portal/current/kept/docs/assets/js/${name}.js`);
      utimesSync(file, eightDaysAgo, eightDaysAgo);
    }
    upload('v4');
    expect(list('kept')).toEqual(['same.js', 'v3.js']);
    upload('v1');
    expect(list('')).toEqual(['same.js', 'v1.js']);
    expect(list('kept')).toEqual(['same.js', 'v3.js', 'v4.js']);
    upload('v1');
    expect(list('kept')).toEqual(['same.js', 'v3.js', 'v4.js']);
  });

  it.each(['', "v1'; rm -rf /; '", '$(reboot)', '../../x', '..', '.', 'v1/x'])(
    'rejects "%s" as a version',
    (VERSION) => {
      const {dir, run} = createFolder(programs);
      expect(run('nginx', {TARGET: 'me@host', FOLDER: `${dir}/portal`, VERSION})).toBe(1);
      expect(existsSync(path.join(dir, 'log'))).toBe(false);
    },
  );
});

describe('the upload to a host of folders', () => {
  it('sends Netlify one archive, and its token through a pipe', () => {
    const {dir, run} = createFolder({
      zip: 'find . | sort > "$DIR/files"',
      curl: 'echo "$*" > "$DIR/call"; cat > "$DIR/header"',
    });
    expect(run('netlify', {NETLIFY_SITE: 'site-1', NETLIFY_AUTH_TOKEN: 's3cret'})).toBe(0);
    expect(readFileSync(path.join(dir, 'files'), 'utf8')).toBe(
      './_headers\n./docs\n./docs/index.html\n./.nojekyll\n.\n'
        .split('\n')
        .sort()
        .join('\n')
        .trim() + '\n',
    );
    expect(readFileSync(path.join(dir, 'header'), 'utf8')).toBe('Authorization: Bearer s3cret\n');
    const call = readFileSync(path.join(dir, 'call'), 'utf8');
    expect(call).toContain('/sites/site-1/deploys');
    expect(call).not.toContain('s3cret');
  });

  it('sends Cloudflare a folder with the site below /docs, by a pinned program', () => {
    const {dir, run} = createFolder({npx: 'echo "$*" > "$DIR/call"; ls "$5" >> "$DIR/call"'});
    expect(run('cloudflare', {CLOUDFLARE_PROJECT: 'portal'})).toBe(0);
    expect(readFileSync(path.join(dir, 'call'), 'utf8')).toMatch(
      /^--yes wrangler@\d+\.\d+\.\d+ pages deploy \S+ --project-name portal --branch main\n_headers\ndocs\n$/,
    );
  });
});
