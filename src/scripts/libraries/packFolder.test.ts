import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {chmod} from 'node:fs/promises';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {createFolder} from '../../site-checks/site/createBuiltSite';
import {packDownloads} from './packDownloads';
import {packFolder} from './packFolder';
import {stageOnce} from './stageOnce';

const FILES = {
  'package.json': JSON.stringify({name: 'a', version: '1.0.0', bin: {a: 'dist/a.js'}}),
  'dist/a.js': 'a();',
  'dist/b.js': 'b();',
};

/** The bytes of a package whose files have these permissions before. */
async function pack(mode: number): Promise<Buffer> {
  const dir = createFolder(FILES);
  for (const file of Object.keys(FILES)) await chmod(path.join(dir, file), mode);
  return readFileSync(await packFolder(dir, createFolder({})));
}

it('packs the same bytes whatever permissions the machine gives to files', async () => {
  expect((await pack(0o600)).equals(await pack(0o777))).toBe(true);
});

it('packs into no folder whose files it would delete', async () => {
  const dir = createFolder({'notes.txt': 'mine'});
  await expect(packDownloads(dir)).rejects.toThrow(
    `Folder \`${dir}\`: holds files that packing would delete. Expected: a new or empty folder, or one with downloads.json.`,
  );
  expect(readFileSync(path.join(dir, 'notes.txt'), 'utf8')).toBe('mine');
});

it('stages a package once, and leaves nothing of one that cannot be built', async () => {
  const isOwn = (name: string): boolean => name.startsWith('staged-by-test');
  const stage = (fill: (draft: string) => Promise<void>) => stageOnce('staged-by-test', [], fill);
  await expect(
    stage(async (draft) => {
      writeFileSync(path.join(draft, 'half.js'), 'a(');
      throw new Error('a.js:1: not a call.');
    }),
  ).rejects.toThrow('a.js:1: not a call.');
  expect(readdirSync('.generated/packages').filter(isOwn)).toEqual([]);

  const write = async (draft: string): Promise<void> =>
    writeFileSync(path.join(draft, 'a.js'), 'a();');
  const [dir, same] = await Promise.all([stage(write), stage(write)]);
  onTestFinished(() => rmSync(dir, {recursive: true}));
  expect(same).toBe(dir);
  expect(readdirSync('.generated/packages').filter(isOwn)).toEqual([path.basename(dir)]);
  expect(readdirSync(dir)).toEqual(['a.js']);
});
