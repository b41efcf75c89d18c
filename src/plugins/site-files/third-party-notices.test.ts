import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createFolder} from '../../site-checks/site/createBuiltSite';
import {NOTICES_FILE} from '.';
import {createNotices, readNotices} from './createNotices';
import {listPackageFolders} from './listPackageFolders';
import {readPackage} from './readPackage';

describe('listPackageFolders', () => {
  it('takes the innermost package of each module, once, and none of our own files', () => {
    expect(
      listPackageFolders([
        '/r/node_modules/a/x.js',
        '/r/node_modules/a/y/z.js',
        '/r/node_modules/@s/b/node_modules/c/x.js',
        '/r/src/x.ts',
        'C:\\r\\node_modules\\@s\\b\\x.js',
      ]),
    ).toEqual([
      '/r/node_modules/@s/b/node_modules/c',
      '/r/node_modules/a',
      'C:/r/node_modules/@s/b',
    ]);
  });
});

describe('readPackage', () => {
  const read = (manifest: object, files: Record<string, string> = {}) =>
    readPackage(
      createFolder({
        'package.json': JSON.stringify({name: 'a', version: '1.0.0', ...manifest}),
        ...files,
      }),
    );

  it('reads the license in each form that packages use', () => {
    expect(read({license: 'MIT'}).license).toBe('MIT');
    expect(read({license: {type: 'ISC'}}).license).toBe('ISC');
    expect(read({licenses: [{type: 'MIT'}, {type: 'Apache-2.0'}]}).license).toBe(
      'MIT OR Apache-2.0',
    );
    expect(read({name: 'require-like'}).license).toBe('MIT');
    expect(read({}).license).toBe('unknown');
  });

  it('joins the texts of license and notice', () => {
    expect(
      read({}, {LICENSE: 'Copyright A\r\n', 'NOTICE.txt': 'Thanks to B', 'README.md': 'x'}).text,
    ).toBe('Copyright A\n\nThanks to B');
    expect(read({}).text).toBe('');
  });
});

describe('notices', () => {
  it('can be read again', () => {
    const packages = [
      {name: 'b', version: '2.0.0', license: '(MIT OR ISC)', text: 'Copyright B'},
      {name: '@s/a', version: '1.0.0', license: 'MIT', text: ''},
      {name: 'b', version: '2.0.0', license: '(MIT OR ISC)', text: 'Copyright B'},
    ];
    const notices = createNotices(packages);
    expect(readNotices(notices)).toEqual([
      {name: '@s/a', version: '1.0.0', license: 'MIT'},
      {name: 'b', version: '2.0.0', license: '(MIT OR ISC)'},
    ]);
    expect(notices).toContain('Copyright B');
    expect(notices).toContain('parts of 2 packages');
  });

  it('of the built site name what its scripts and styles are made from, with copyrights', () => {
    const notices = readFileSync(path.join('build', NOTICES_FILE), 'utf8');
    const names = readNotices(notices).map(({name}) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'react',
        'react-dom',
        '@docusaurus/core',
        'infima',
        'minisearch',
        'typesense-docsearch-react',
        'clsx',
      ]),
    );
    expect(names).not.toContain('webpack');
    expect(notices).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  });

  it('are linked from the start page of the documents', () => {
    expect(
      readFileSync('build/content/index.html', 'utf8').includes(`href=/docs/${NOTICES_FILE}`),
    ).toBe(true);
  });
});
