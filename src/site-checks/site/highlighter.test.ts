import {readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {requireBuiltSite} from './requireBuiltSite';

/** Names of tokens that minifiers keep: of the tokenizer's own grammars, and of one of prismjs. */
const MARKS = {
  'prism-react-renderer': 'template-punctuation',
  'prismjs/components/prism-scala': 'triple-quoted-string',
};

const {resolve} = createRequire(import.meta.url);

it('sends no part of the highlighter to browsers', () => {
  requireBuiltSite('build');
  for (const [name, mark] of Object.entries(MARKS))
    expect(readFileSync(resolve(name), 'utf8')).toContain(mark);
  const scripts = readdirSync('build/assets/js').filter((file) => file.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  const found = scripts.filter((file) => {
    const script = readFileSync(path.join('build/assets/js', file), 'utf8');
    return Object.values(MARKS).some((mark) => script.includes(mark));
  });
  expect(found).toEqual([]);
});
