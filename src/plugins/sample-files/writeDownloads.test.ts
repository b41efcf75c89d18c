import {execFileSync} from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {names} from '../../portal/product';
import {writeDownloads} from './writeDownloads';

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452ff00fe', 'hex');
const SERVER = 'docs/tutorials/_samples/server';

const FILES: Readonly<Record<string, string | Buffer>> = {
  'src/sandbox/samples/pictures/car.jpg': 'jpeg',
  'src/sandbox/samples/drawings/car.svg': 'drawing',
  'src/sandbox/samples/pictures/_README.md': 'not a picture',
  'src/sandbox/samples/thumbnails/car.jpg': 'small jpeg',
  'docs/tutorials/server.mdx': [
    '```json file=./_samples/server/package.json\n```',
    '```js file=./_samples/server/lib/key.js title="key.js"\n```',
    '![Logo](./_samples/server/logo.png)',
    '```text file=./_samples/server/.gitignore\n```',
  ].join('\n\n'),
  'docs/products/image.mdx': '```docker file=./_samples/image/Dockerfile\n```',
  [`${SERVER}/package.json`]: '{}',
  [`${SERVER}/lib/key.js`]: 'process.env.%%env.apiKey%%',
  [`${SERVER}/logo.png`]: PNG,
  [`${SERVER}/.gitignore`]: 'private.pem',
  'docs/tutorials/_samples/alone.js': '',
  'docs/products/_samples/image/Dockerfile': 'FROM %%host.registry%%/base',
};
const SERVER_FILES = [
  'server/.gitignore',
  'server/lib/key.js',
  'server/logo.png',
  'server/package.json',
];

function addFiles(site: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), content);
  }
}

function createSite(): string {
  const site = mkdtempSync(path.join(tmpdir(), 'downloads-'));
  addFiles(site, FILES);
  return site;
}

function createRepository(): string {
  const site = createSite();
  execFileSync('git', ['init', '--quiet'], {cwd: site});
  execFileSync('git', ['add', '.'], {cwd: site});
  return site;
}

/** What the archives of this site hold, and what was said about it. */
function pack(site: string, zip = 'server.zip') {
  const out = path.join(site, 'out');
  const messages = writeDownloads(site, out);
  const files = unzipSync(readFileSync(path.join(out, zip)));
  return {messages, files, names: Object.keys(files).sort()};
}

describe('writeDownloads', () => {
  it('serves the pictures, and each project as one archive', () => {
    const site = createSite();
    writeDownloads(site, path.join(site, 'out'));
    expect(readdirSync(path.join(site, 'out')).sort()).toEqual([
      'car.jpg',
      'drawings',
      'image.zip',
      'server.zip',
      'thumbnails',
    ]);
  });

  it('packs a project in a folder of its name, with tokens expanded', () => {
    const {files, names: packed} = pack(createSite());
    expect(packed).toEqual(SERVER_FILES);
    expect(strFromU8(files['server/lib/key.js'] as Uint8Array)).toBe(
      `process.env.${names.apiKeyVariable}`,
    );
  });

  it('packs binary files byte for byte', () => {
    const {files} = pack(createSite());
    expect(Buffer.from(files['server/logo.png'] ?? []).toString('hex')).toBe(PNG.toString('hex'));
  });

  it('makes the same bytes from the same files', () => {
    const site = createSite();
    const zip = path.join(site, 'out/server.zip');
    pack(site);
    const first = readFileSync(zip);
    pack(site);
    expect(readFileSync(zip).equals(first)).toBe(true);
  });
});

describe('an archive for everybody', () => {
  const SECRETS = {
    [`${SERVER}/.env`]: 'API_KEY=secret',
    [`${SERVER}/keys/private.pem`]: 'secret',
    [`${SERVER}/note.txt`]: 'secret',
  };

  it.each([
    ['in a repository', createRepository],
    ['in a tree without git', createSite],
  ])('holds no file that no page lists, %s', (_where, create) => {
    const site = create();
    addFiles(site, SECRETS);
    expect(pack(site)).toMatchObject({names: SERVER_FILES, messages: []});
  });

  it('holds no file that is tracked but that no page lists', () => {
    const site = createRepository();
    addFiles(site, SECRETS);
    execFileSync('git', ['add', '--force', '.'], {cwd: site});
    expect(pack(site).names).toEqual(SERVER_FILES);
  });

  it('leaves out a listed file that git does not track, and says so', () => {
    const site = createRepository();
    addFiles(site, {
      ...SECRETS,
      'docs/tutorials/more.mdx': '```text file=./_samples/server/note.txt\n```',
    });
    expect(pack(site)).toMatchObject({
      names: SERVER_FILES,
      messages: [
        `${SERVER}/note.txt: is not in server.zip, because git does not track it. Fix: \`git add\` it.`,
      ],
    });
  });

  it('does not follow a link out of the project', () => {
    const site = createSite();
    addFiles(site, {'secret.txt': 'secret'});
    addFiles(site, {'docs/tutorials/more.mdx': '```text file=./_samples/server/link.txt\n```'});
    symlinkSync(path.join(site, 'secret.txt'), path.join(site, SERVER, 'link.txt'));
    expect(pack(site).names).toEqual(SERVER_FILES);
  });

  it('stops the build when two projects have one name', () => {
    const site = createSite();
    addFiles(site, {'docs/products/_samples/server/package.json': '{}'});
    expect(() => pack(site)).toThrowErrorMatchingInlineSnapshot(
      `[Error: sample projects: docs/products/_samples/server and docs/tutorials/_samples/server both become server.zip. Expected: a name for each. Fix: rename one folder.]`,
    );
  });
});
