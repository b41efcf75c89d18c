import {expect, it} from 'vitest';
import {coverPages} from './coverPages';

const cover = (pages: Readonly<Record<string, string>>): string[] =>
  coverPages(new Map(Object.entries(pages).map(([name, html]) => [name, `<main>${html}</main>`])));

it('leaves out pages whose elements another page has, in whatever number', () => {
  expect(cover({few: '<p>One</p>', many: '<p>First</p><p>Two</p><ul><li>x</ul>'})).toEqual([
    'many',
  ]);
});

it.each([
  ['an element', '<p>a<code>b</code></p>'],
  ['an element in another parent', '<ul><li><p>a</p></li></ul>'],
  ['a class', '<p class="note">a</p>'],
  ['an attribute', '<p hidden>a</p>'],
  ['a role', '<p role="status">a</p>'],
  ['a longer word', '<p>Donaudampfschifffahrt</p>'],
])('keeps a page that alone has %s', (_, html) => {
  const rest = '<p role="note">a</p><code>b</code><ul><li>a</ul>';
  expect(cover({rest, html})).toContain('html');
});
