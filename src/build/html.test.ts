import {describe, expect, it} from 'vitest';
import {
  find,
  findAll,
  getAttribute,
  getAttributes,
  getClasses,
  isElement,
  parsePage,
  parsePiece,
  toRawText,
  toText,
} from './html';

const element = (html: string) => find(parsePiece(html), () => true)!;

describe('a page as a browser parses it', () => {
  it('gives attributes by their names in HTML', () => {
    expect([
      ...getAttributes(
        element(
          '<a href=/x class="a b" data-role=tip aria-label=x onclick=x() download tabindex=1>',
        ),
      ),
    ]).toEqual([
      ['href', '/x'],
      ['class', 'a b'],
      ['data-role', 'tip'],
      ['aria-label', 'x'],
      ['onclick', 'x()'],
      ['download', ''],
      ['tabindex', '1'],
    ]);
  });

  it('gives the address of a drawing as `href` in both notations', () => {
    for (const name of ['href', 'xlink:href']) {
      const use = find(parsePiece(`<svg><use ${name}=/x.svg#a></use></svg>`), 'use')!;
      expect(getAttributes(use).get('href')).toBe('/x.svg#a');
    }
  });

  it('tells a missing attribute from an empty one', () => {
    const details = element('<details open data-x>');
    expect(['open', 'data-x', 'id'].map((name) => getAttribute(details, name))).toEqual([
      '',
      '',
      undefined,
    ]);
    expect(getAttribute(undefined, 'id')).toBeUndefined();
    expect(getClasses(details)).toEqual([]);
  });

  it('finds elements in the order of the page, also in templates', () => {
    const page = parsePage('<p id=a><template><i id=b></i></template><p id=c>');
    const ids = findAll(page).flatMap((found) => getAttribute(found, 'id') ?? []);
    expect(ids).toEqual(['a', 'b', 'c']);
    expect(find(page, (found) => isElement(found, 'p') && getAttribute(found, 'id') === 'c')).toBe(
      findAll(page, 'p')[1],
    );
    expect(find(page, 'table')).toBeUndefined();
  });

  it('gives text with or without line breaks', () => {
    const heading = element('<h2>One&nbsp;<br>two\n three<a>\u200B</a></h2>');
    expect(toRawText(heading)).toBe('One\u00A0\ntwo\n three\u200B');
    expect(toText(heading)).toBe('One two three');
  });
});
