import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

/** Folders that the map in `src/README.md` names, as paths from the top. */
function readMap(): string[] {
  const block = /```text\n([\s\S]*?)```/.exec(readFileSync('src/README.md', 'utf8'))?.[1] ?? '';
  const parents: string[] = [];
  return block.split('\n').flatMap((line) => {
    const [, indent = '', name] = /^( *)(\S+\/)(?=\s|$)/.exec(line) ?? [];
    if (name === undefined) return [];
    const depth = indent.length / 2;
    parents.splice(depth, parents.length, name);
    // `plugins/<kebab>/` means the folders below `plugins`.
    return [parents.join('').replace(/<.*/, '').replace(/\/$/, '')];
  });
}

describe('the map in src/README.md', () => {
  const mapped = readMap();

  it('names only folders that exist', () => {
    expect(mapped.filter((folder) => !existsSync(folder))).toEqual([]);
  });

  it('names every folder of src', () => {
    const folders = readdirSync('src', {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.posix.join('src', entry.name));
    expect(folders.filter((folder) => !mapped.includes(folder))).toEqual([]);
  });
});
