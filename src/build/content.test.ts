import {expect, it} from 'vitest';
import {toContent} from './content';
import {find, parsePiece, toText} from './html';

const read = (html: string): string =>
  toText(toContent(find(parsePiece(`<main>${html}</main>`), 'main')!));

it.each([
  ['menus and buttons', '<nav>a</nav><button>b</button>'],
  [
    'the table of contents, in both places',
    '<div class=theme-doc-toc-desktop>a</div><div class="x theme-doc-toc-mobile">b</div>',
  ],
  ['labels of tabs, and messages of the page', '<ul role=tablist><li>a</ul><p role=status>b</p>'],
  ['icons', '<svg><text>a</text></svg><span role=img aria-label=b>c</span>'],
  ['what is hidden from everyone who listens', '<i aria-hidden=true>a</i>'],
])('leaves out %s', (_name, html) => {
  expect(read(`<p>Kept.</p>${html}`)).toBe('Kept.');
});

it('says what a drawing shows', () => {
  expect(read('<svg role=img><title>Flow</title><desc>A to B.</desc><text>A</text></svg>')).toBe(
    'Flow: A to B.',
  );
  expect(read('<svg role=img aria-label="a near plate"></svg>')).toBe('a near plate');
});
