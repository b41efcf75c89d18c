import {describe, expect, it} from 'vitest';
import {fromDrop, fromFolder} from './collectFiles';

const toFile = (name: string): File => new File(['x'], name);

const toEntry = (name: string, children?: readonly object[]): object => {
  let rest = children ?? [];
  return {
    isFile: children === undefined,
    isDirectory: children !== undefined,
    file: (resolve: (file: File) => void, reject: () => void) =>
      name === 'locked.jpg' ? reject() : resolve(toFile(name)),
    // In batches of two, as browsers give a hundred.
    createReader: () => ({
      readEntries: (resolve: (batch: readonly object[]) => void) => {
        resolve(rest.slice(0, 2));
        rest = rest.slice(2);
      },
    }),
  };
};

const toDrop = (entries: readonly object[]): DataTransfer =>
  ({
    files: [toFile('plain')],
    items: entries.map((entry) => ({kind: 'file', webkitGetAsEntry: () => entry})),
  }) as unknown as DataTransfer;

describe('chosen files', () => {
  it('of a folder are those with the name of an image', () => {
    const {files, skipped} = fromFolder(['a.JPG', 'b.heic', 'notes.txt', '.DS_Store'].map(toFile));
    expect([files.map(({name}) => name), skipped]).toEqual([['a.JPG', 'b.heic'], 2]);
  });

  it('that are dropped are read from folders in folders, beside single files', async () => {
    const inner = toEntry(
      'inner',
      ['3.png', 'x.txt', '4.jpg', 'locked.jpg'].map((name) => toEntry(name)),
    );
    const folder = toEntry('folder', [toEntry('1.jpg'), toEntry('2.jpg'), inner]);
    const {files, skipped} = await fromDrop(toDrop([folder, toEntry('single')]));
    expect(files.map(({name}) => name)).toEqual(['single', '1.jpg', '2.jpg', '3.png', '4.jpg']);
    expect(skipped).toBe(1);
  });

  it('are taken as they are where no folder is among them', async () => {
    const {files} = await fromDrop(toDrop([toEntry('a.xyz')]));
    expect(files.map(({name}) => name)).toEqual(['plain']);
  });
});
