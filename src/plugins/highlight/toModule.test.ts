import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {product} from '../../portal/product';
import {toModule} from './toModule';

const file = (name: string): string => path.resolve('docs/_samples', name);

describe('toModule', () => {
  it('gives a file as highlighted code with its tokens expanded', () => {
    expect(toModule('# %%product%%\n', file('a.sh'))).toBe(
      `export default {"language":"bash","html":"<span class=\\"code-comment\\"># ${product.slug}</span>"};`,
    );
  });

  it.each([
    ['Dockerfile', 'docker'],
    ['main.mjs', 'js'],
    ['compose.yaml', 'yaml'],
  ])('takes the language of %s to be %s', (name, language) => {
    expect(toModule('a', file(name))).toContain(`"language":"${language}"`);
  });

  it('stops at a file in an unknown language, by its name', () => {
    expect(() => toModule('a', file('a.cob'))).toThrow(
      'docs/_samples/a.cob: unknown language of a sample, got "cob".',
    );
  });

  it('stops at an unknown token, by file and line', () => {
    expect(() => toModule('a\n%%prodct%%', file('a.sh'))).toThrow(
      'docs/_samples/a.sh:2: unknown token "%%prodct%%".',
    );
  });
});
