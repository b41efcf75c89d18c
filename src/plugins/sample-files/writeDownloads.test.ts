import {mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {names} from '../../portal/product';
import {writeDownloads} from './writeDownloads';

function createSite(): string {
  const site = mkdtempSync(path.join(tmpdir(), 'downloads-'));
  const files = {
    'src/sandbox/samples/pictures/car.jpg': 'jpeg',
    'src/sandbox/samples/drawings/car.svg': 'drawing',
    'src/sandbox/samples/pictures/_README.md': 'not a picture',
    'src/sandbox/samples/thumbnails/car.jpg': 'small jpeg',
    'docs/tutorials/_samples/server/package.json': '{}',
    'docs/tutorials/_samples/server/lib/key.js': 'process.env.%%env.apiKey%%',
    'docs/tutorials/_samples/alone.js': '',
    'docs/products/_samples/image/Dockerfile': 'FROM %%host.registry%%/base',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  }
  return site;
}

describe('writeDownloads', () => {
  const site = createSite();
  const out = path.join(site, 'out');

  it('serves the pictures, and each project as one archive', () => {
    writeDownloads(site, out);
    expect(readdirSync(out).sort()).toEqual([
      'car.jpg',
      'drawings',
      'image.zip',
      'server.zip',
      'thumbnails',
    ]);
  });

  it('packs a project in a folder of its name, with tokens expanded', () => {
    const files = unzipSync(readFileSync(path.join(out, 'server.zip')));
    expect(Object.keys(files).sort()).toEqual(['server/lib/key.js', 'server/package.json']);
    expect(strFromU8(files['server/lib/key.js'] as Uint8Array)).toBe(
      `process.env.${names.apiKeyVariable}`,
    );
  });

  it('makes the same bytes from the same files', () => {
    const first = readFileSync(path.join(out, 'server.zip'));
    writeDownloads(site, out);
    expect(readFileSync(path.join(out, 'server.zip')).equals(first)).toBe(true);
  });
});
