import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {dropUnusedRules} from './dropUnusedRules';
import {findReadProperties, findReplacedProperties} from './findUsedProperties';

const INFIMA = '/site/node_modules/infima/dist/css/default/default.css';
const options = {read: new Set(['--ifm-outer']), replaced: new Set(['--ifm-replaced'])};
const reduce = (css: string, from: string = INFIMA): string =>
  postcss([dropUnusedRules(() => options)])
    .process(css, {from})
    .css.replace(/\s+/g, '');

describe('the properties in use', () => {
  it('include those that only a component of the theme reads', () => {
    // The color of the cross that closes the drawer.
    expect(findReadProperties('.')).toContain('--ifm-color-emphasis-600');
  });

  it('are replaced where the tokens set them', () => {
    expect(findReplacedProperties('.')).toContain('--ifm-color-primary');
  });
});

describe('the subset of the framework CSS', () => {
  it('drops rules of families that no page shows, neighbours included', () => {
    expect(reduce('.pills{a:b}.pills__item{a:b}.hero--dark{a:b}.navbar{a:b}')).toBe('.navbar{a:b}');
  });

  it('drops elements that no page may hold', () => {
    expect(reduce('iframe{a:b}img[align="right"]{a:b}img{a:b}')).toBe('img{a:b}');
  });

  it('keeps the used part of a shared selector', () => {
    expect(reduce('.button, .clean-btn{a:b}')).toBe('.clean-btn{a:b}');
  });

  it('drops media queries that it emptied', () => {
    expect(reduce('@media print{.hero{a:b}}@media print{.navbar{a:b}}')).toBe(
      '@mediaprint{.navbar{a:b}}',
    );
  });

  it('keeps only properties that something reads, directly or through another', () => {
    expect(
      reduce(
        ':root{--ifm-a:1;--ifm-b:var(--ifm-a);--ifm-outer:var(--ifm-b);--ifm-idle:var(--ifm-a)}',
      ),
    ).toBe(':root{--ifm-a:1;--ifm-b:var(--ifm-a);--ifm-outer:var(--ifm-b)}');
  });

  it('drops what the tokens override, but not where a part sets it for itself', () => {
    expect(reduce(':root{--ifm-replaced:1}.navbar{--ifm-replaced:2;a:var(--ifm-replaced)}')).toBe(
      '.navbar{--ifm-replaced:2;a:var(--ifm-replaced)}',
    );
  });

  it('leaves the CSS of the site alone', () => {
    expect(reduce('.hero{a:b}', '/site/src/css/base.css')).toBe('.hero{a:b}');
  });
});
