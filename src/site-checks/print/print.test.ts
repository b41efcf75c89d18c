import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {find, findAll, getAttribute, getClasses, parsePage, toText} from '../../build/html';
import {PRINT, printSections} from '../../portal/print';

const HEADING = /^h[1-6]$/;

const readMain = (...parts: string[]) =>
  find(parsePage(readFileSync(path.join('build', ...parts, 'index.html'), 'utf8')), 'main');

/** Texts of headings, in order. */
const listHeadings = (main: ReturnType<typeof readMain>): string[] =>
  main === undefined
    ? []
    : findAll(main, ({tagName}) => HEADING.test(tagName)).map((heading) => toText(heading));

/** Pages that readers would print, by the section that must have them. */
const samples: Readonly<Record<string, readonly string[]>> = {
  'api-reference': ['api/vehicle', 'api/storage'],
  tutorials: ['content/tutorials/hooks/introduction', 'content/tutorials/run-the-sandbox'],
  'downloadable-products': ['content/downloadable-products/agent-docs/configuration'],
  libraries: ['lib/vehicle-detector-agent-webhook-middleware'],
  'general-reference': ['content/faq', 'content/references/countries'],
};

describe.each(printSections)('the print of $label', ({slug}) => {
  const main = readMain(PRINT, slug);
  const headings = listHeadings(main).join('\n');

  it.each(samples[slug] ?? [])('has every heading of %s, in its order', (page) => {
    const own = listHeadings(readMain(page));
    expect(own.length).toBeGreaterThan(1);
    expect(headings).toContain(own.join('\n'));
  });

  it('leads to every place of its own that it links, and holds no control', () => {
    const ids = new Set(main && findAll(main).map((element) => getAttribute(element, 'id')));
    const links = main === undefined ? [] : findAll(main, 'a');
    const within = links.flatMap(
      (link) => /^#(.*)/.exec(getAttribute(link, 'href') ?? '')?.[1] ?? [],
    );
    expect(within.length).toBeGreaterThan(5);
    expect(within.filter((id) => !ids.has(id))).toEqual([]);
    expect(
      main && findAll(main, ({tagName}) => /^(button|script|nav)$/.test(tagName)),
    ).toHaveLength(1);
  });

  it('has an address in its footnotes for each number', () => {
    for (const chapter of main === undefined
      ? []
      : findAll(main, (element) => getClasses(element).includes('print-chapter'))) {
      const numbers = findAll(chapter, 'sup').map((number) => Number(toText(number)));
      const list = find(chapter, (element) => getClasses(element).includes('print-notes'));
      expect(Math.max(0, ...numbers)).toBe(list === undefined ? 0 : findAll(list, 'li').length);
    }
  });
});

it('is in no file for search and tools', () => {
  const files = readdirSync('build').filter((file) => /\.(json|jsonl|txt|xml)$/.test(file));
  const mentions = files.filter((file) =>
    readFileSync(path.join('build', file), 'utf8').includes(`/docs/${PRINT}/tutorials"`),
  );
  expect(mentions).toEqual([]);
  expect(readFileSync('build/sitemap.xml', 'utf8')).not.toContain(`/${PRINT}/`);
});
