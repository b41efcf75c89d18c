import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const FOLDER = 'build/assets/js';

it('puts all that surrounds a document into one file, which each document names', () => {
  const files = readdirSync(FOLDER).filter((file) => file.startsWith('documents.'));
  expect(files).toHaveLength(1);
  const script = readFileSync(path.join(FOLDER, files[0] ?? ''), 'utf8');
  // A class of each of the three components, and the name of the plugin.
  for (const text of ['docsPages', 'docsDocPage', 'docRoot', 'docusaurus-plugin-content-docs'])
    expect(script).toContain(text);
  expect(readFileSync('build/content/faq/index.html', 'utf8')).toContain(files[0]);
});
