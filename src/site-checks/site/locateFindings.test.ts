import {describe, expect, it} from 'vitest';
import {names} from '../../portal/product';
import {createFolder} from './createBuiltSite';
import {formatFinding, toAnnotation, type Finding} from './finding';
import {locateFindings} from './locateFindings';

const ROOT = createFolder({
  'docs/faq.mdx':
    '---\ntitle: FAQ\ndescription: Answers.\n---\n\nSee [countries](/api/%%product%%).\nSee [the place](./guide.mdx#hear) and [/api/vehicles](/api/vehicles).\n',
  'docs/guide.mdx': '---\ntitle: Guide\ndescription: Guide.\n---\n\n## Here\n',
  'docs/bare.mdx': '## Without front matter\n',
  'src/portal/labels.ts': "export const labels = {title: 'Label'};\n",
  'src/portal/footer.ts': "// footer\nexport const items = [{to: '/content/fak'}];\n",
  'src/pages/index.tsx': 'export default null;\n',
  'api-specs/vehicle.yaml': 'openapi: 3.1.0\ninfo:\n  description: See [x](/docs/gone).\n',
  'api-specs/common/errors.yaml': 'a: 1\nb: See [y](/docs/lost).\n',
  'lib-src/cloud-client/src/index.ts': "export {VehicleAPIClient} from './VehicleAPIClient.js';\n",
  'lib-src/cloud-client/src/AbortError.ts':
    '/** See {@link gone}. */\nexport class AbortError {}\n',
  'lib-src/cloud-client/src/VehicleAPIClient.ts':
    '/**\n * See [x](/docs/gone).\n */\nexport class VehicleAPIClient {}\n',
});

const locate = (page: string, ...needles: string[]): string[] =>
  locateFindings([{page, message: 'is wrong.', needles}], ROOT).map(formatFinding);

describe('locateFindings', () => {
  it.each([
    [
      'a link of a document, though a longer one comes before it',
      'content/faq/index.html',
      ['/api/vehicles'],
      'docs/faq.mdx:7',
    ],
    [
      'a link to a file, by its anchor',
      'content/faq/index.html',
      ['/docs/content/guide#hear', '/content/guide#hear', '#hear'],
      'docs/faq.mdx:7',
    ],
    [
      'a link by its text',
      'content/faq/index.html',
      ['/docs/nope', '[countries]'],
      'docs/faq.mdx:6',
    ],
    [
      'a document, when its line is not known',
      'content/guide/index.html',
      ['#nope'],
      'docs/guide.mdx',
    ],
    [
      'a document that lacks a key, which other sources have',
      'content/bare/index.html',
      ['title:'],
      'docs/bare.mdx',
    ],
    [
      'a link that the footer puts on every page',
      'content/faq/index.html',
      ['/docs/content/fak', '/content/fak'],
      'src/portal/footer.ts:2',
    ],
    [
      'a line of a specification',
      'api/vehicle/index.html',
      ['/docs/gone'],
      'api-specs/vehicle.yaml:3',
    ],
    [
      'a line that specifications share',
      'api/vehicle/index.html',
      ['/docs/lost'],
      'api-specs/common/errors.yaml:2',
    ],
    [
      'a comment of a library',
      `lib/${names.clientPackage}/classes/VehicleAPIClient/index.html`,
      ['/docs/gone'],
      'lib-src/cloud-client/src/VehicleAPIClient.ts:2',
    ],
    [
      'the file that exports what a page is about',
      `lib/${names.clientPackage}/classes/AbortError/index.html`,
      [],
      'lib-src/cloud-client/src/AbortError.ts',
    ],
    ['a page of our own', 'index.html', [], 'src/pages/index.tsx'],
  ])('finds %s', (_name, page, needles, place) => {
    expect(locate(page, ...needles)).toEqual([`- ${place}: is wrong. (${page})`]);
  });

  it('names the built page when nothing else is known', () => {
    expect(locate('sitemap.xml')).toEqual(['- sitemap.xml: is wrong.']);
  });

  it('joins what is on many pages and sorts by file and line', () => {
    const found: Finding[] = [
      {page: 'content/guide/index.html', message: 'B.', needles: ['/content/fak']},
      {page: 'content/faq/index.html', message: 'B.', needles: ['/content/fak']},
      {page: 'content/faq/index.html', message: 'C.', needles: ['#hear']},
      {page: 'content/faq/index.html', message: 'A.', needles: ['[countries]']},
    ];
    expect(locateFindings(found, ROOT).map(formatFinding)).toEqual([
      '- docs/faq.mdx:6: A. (content/faq/index.html)',
      '- docs/faq.mdx:7: C. (content/faq/index.html)',
      '- src/portal/footer.ts:2: B. (content/guide/index.html and 1 more)',
    ]);
  });
});

describe('findings without a line', () => {
  const pages = ['content/faq/index.html', 'content/guide/index.html'];
  const list = (isShared: boolean): string[] =>
    locateFindings(
      pages.map((page) => ({page, message: 'is wrong.', needles: ['/nope'], isShared})),
      ROOT,
    ).map(formatFinding);

  it('are reported once if one cause affects many pages', () => {
    expect(list(true)).toEqual(['- content/faq/index.html and 1 more: is wrong.']);
  });

  it('are reported for each page if the page is the cause', () => {
    expect(list(false)).toEqual([
      '- docs/faq.mdx: is wrong. (content/faq/index.html)',
      '- docs/guide.mdx: is wrong. (content/guide/index.html)',
    ]);
  });
});

describe('toAnnotation', () => {
  it('names file and line, and keeps a message on one line', () => {
    expect(
      toAnnotation({
        message: '100 % wrong\nindeed.',
        pages: ['a.html'],
        place: {file: 'docs/a,b.mdx', line: 3},
      }),
    ).toBe('::error file=docs/a%2Cb.mdx,line=3::a.html: 100 %25 wrong%0Aindeed.');
    expect(toAnnotation({message: 'is missing.', pages: ['sitemap.xml'], place: undefined})).toBe(
      '::error::sitemap.xml: is missing.',
    );
  });
});
