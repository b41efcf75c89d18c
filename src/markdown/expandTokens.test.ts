import {describe, expect, it} from 'vitest';
import {expandTokens} from './expandTokens';

const values = {product: 'acme', Product: 'Acme'};

describe('expandTokens', () => {
  it('replaces every token and keeps the lines', () => {
    expect(
      expandTokens('npm i js-%%product%%-cloud-client\n%%Product%%', {file: 'a.mdx'}, values),
    ).toBe('npm i js-acme-cloud-client\nAcme');
  });

  it('leaves percent signs that are no token', () => {
    expect(expandTokens('100%% of 5 %', {file: 'a.mdx'}, values)).toBe('100%% of 5 %');
  });

  it('names file, line and nearest token for each unknown one', () => {
    expect(() => expandTokens('ok\n%%prodcut%%\n%%toString%%', {file: 'docs/faq.mdx'}, values))
      .toThrowErrorMatchingInlineSnapshot(`
      [UnknownTokenError: tokens, 2 unknown:
      - docs/faq.mdx:2: unknown token "%%prodcut%%". Did you mean "%%product%%"?
      - docs/faq.mdx:3: unknown token "%%toString%%". Expected one of product, Product.]
    `);
  });
});
