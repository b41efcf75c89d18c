import type {Element} from 'hast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {beforeAll, describe, expect, it} from 'vitest';
import {findAll, getAttribute, getAttributes, parsePiece, toRawText} from '../../build/html';
import {toContents} from '../../components/api';
import {loadContractFile, type ContractDocument} from '../../contract';
import {toSampleText} from '../../markdown/highlight/runs';
import {isScriptUrl} from '../../markdown/isScriptUrl';
import {renderReference, type RenderedReference} from './fixtures/renderReference';
import {toPage, toPartial} from './createPageWriters';

/** A code that many operations take, in ten thousand forms. */
const CODES = Array.from({length: 10_000}, (_, index) => `CODE-${index}`);

let document: ContractDocument;
let page: RenderedReference;
let elements: Element[];

/** Text of the row of a field or parameter, with what is folded in it. */
function row(name: string, occurrence = 0): string {
  const found = elements.filter((element) => getAttribute(element, 'data-search-name') === name)[
    occurrence
  ];
  if (found === undefined) throw new Error(`No row is called ${name}.`);
  return toRawText(found);
}

beforeAll(() => {
  const loaded = loadContractFile('src/plugins/api-reference/fixtures/gallery.yaml');
  const schemas = {
    ...loaded.components?.schemas,
    ManyCodes: {type: 'string' as const, enum: CODES},
  };
  document = {...loaded, components: {...loaded.components, schemas}};
  page = renderReference(document);
  elements = findAll(parsePiece(page.html));
});

describe('the gallery of shapes', () => {
  it('shows alternatives with what tells them apart', () => {
    expect(page.html).toContain('Exactly one of');
    const summaries = elements.filter(({tagName}) => tagName === 'summary').map(toRawText);
    expect(summaries).toEqual(
      expect.arrayContaining([
        'Circle (kind is circle)',
        'Group (kind is group)',
        'Free (kind is Free)',
        'Name',
        'Full',
      ]),
    );
    expect(row('either')).toContain('At least one of');
  });

  it('numbers steps as their writer did', () => {
    const lists = elements.filter(({tagName}) => tagName === 'ol');
    expect(lists.map((list) => [getAttribute(list, 'start'), toRawText(list)])).toEqual([
      [undefined, 'Choose a shape.'],
      ['2', 'Ask for it.'],
    ]);
  });

  it('shows the first example of a response beside the text, and there only', () => {
    const codes = elements.filter(({tagName}) => tagName === 'code').map((code) => toRawText(code));
    expect(codes.filter((code) => code === '{"kind": "circle", "radius": 1}')).toHaveLength(1);
    expect(codes).toContain('null');
  });

  it('joins allOf into one object', () => {
    expect(row('radius')).toMatch(/number.*required.*mm.*more than 0/);
    expect(
      page.view.schemas.find(({name}) => name === 'Group')?.fields?.map(({name}) => name),
    ).toEqual(['kind', 'members', 'parent']);
  });

  it('ends a recursion with a link', () => {
    expect(row('members')).toContain('See Shape');
    expect(row('parent')).toMatch(/may be null/);
    const ids = elements.flatMap((element) => getAttribute(element, 'id') ?? []);
    const links = elements.flatMap((element) =>
      getAttribute(element, 'href')?.startsWith('#') === true
        ? [getAttribute(element, 'href')!.slice(1)]
        : [],
    );
    expect(links.filter((link) => !ids.includes(link))).toEqual([]);
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it('tells which other keys are allowed', () => {
    expect(row('any other key')).toMatch(/integer.*at most 9/);
    expect(row('/^x-/')).toContain('Any extension');
    expect(row('/^y-/')).toContain('integer');
    expect(row('strict')).toContain('no other keys');
    expect(page.html).toContain('other keys allowed');
  });

  it('shows null, constants, arrays of arrays, tuples and texts that hold documents', () => {
    expect(row('note')).toMatch(/string.*default null.*may be null/);
    expect(row('always')).toContain('42');
    expect(row('only')).toMatch(/string.*Always ok/);
    expect(row('matrix')).toContain('One of 0, 1');
    expect(row('matrix')).toMatch(/array of array of integer.*0, 1/);
    expect(row('centre')).toMatch(/list of 2.*\[0\].*Across.*\[1\].*Down/);
    expect(row('deep')).toContain('string');
  });

  it('shows files, also when they repeat, and every media type', () => {
    expect(row('picture')).toMatch(/array of file.*required.*at least 1 item/);
    for (const type of [
      'multipart/form-data',
      'application/octet-stream',
      'application/xml',
      'application/problem+json',
    ])
      expect(page.html).toContain(type);
    const samples = Object.fromEntries(
      page.view.operations
        .find(({id}) => id === 'postShape')!
        .samples.map(({id, code}) => [id, toSampleText(code, 0)]),
    );
    expect(samples.curl).toContain(
      "--form picture=@a.jpg \\\n  --form picture=@b.jpg \\\n  --form-string 'note=it'\\''s \"quoted\" $HOME'",
    );
    expect(samples.fetch).toContain("body.append('picture', await openAsBlob('b.jpg'), 'b.jpg');");
    expect(samples.python).toContain(
      [
        'files=[',
        '        ("picture", open("a.jpg", "rb")),',
        '        ("picture", open("b.jpg", "rb")),',
        String.raw`        ("settings", (None, "{\"speed\":3}", "application/json")),`,
        '    ],',
      ].join('\n'),
    );
  });

  it('shows parameters with parts, of the same name, in cookies', () => {
    expect(row('filter[size]', 1)).toContain('Inside a parameter');
    expect(row('session')).toContain('user');
    expect(
      elements
        .filter((element) => getAttribute(element, 'data-search-name') === 'filter[size]')
        .map((element) => getAttribute(element, 'id')),
    ).toEqual(['getShape-filter-size', 'getShape-filter-size-2']);
  });

  it('marks what is deprecated', () => {
    expect(row('old')).toContain('deprecated');
    expect(row('GET /shapes/{id}')).toMatch(
      /^GEThttps:\/\/gallery.example\/shapes\/\{id\}.*deprecated/s,
    );
  });

  it('shows ranges of statuses, responses without a body, and callbacks', () => {
    expect(row('4XX')).toContain('Any fault of yours');
    expect(row('default')).toContain('Anything else');
    expect(row('POST {$request.body#/url}')).toMatch(/doneAt.*date-time.*204Thanks/s);
  });

  it('folds ten thousand values and stays below a megabyte', () => {
    expect(elements.filter(({tagName}) => tagName === 'summary').map(toRawText)).toContain(
      '10,000 allowed values',
    );
    expect(row('code')).toContain('CODE-9999');
    expect(page.html.length).toBeLessThan(1_000_000);
  });

  it('runs nothing that a text says', () => {
    expect(
      elements.filter(({tagName}) =>
        ['script', 'img', 'iframe', 'object', 'b', 'style'].includes(tagName),
      ),
    ).toEqual([]);
    expect(
      elements
        .flatMap((element) => [...getAttributes(element)])
        .filter(([name, value]) => name.startsWith('on') || isScriptUrl(value)),
    ).toEqual([]);
    expect(toRawText(parsePiece(page.html))).toContain(
      'Braces {1+1}, code {x}, <script>alert(1)</script> and </script> stay text.',
    );
    expect(
      elements
        .filter(({tagName}) => tagName === 'a')
        .map((element) => getAttribute(element, 'href')),
    ).toContain('https://example.com/a');
    expect(row('html')).toContain('Not markup but {text}, <a href="javascript:alert(1)">here</a>');
  });

  it('gives MDX whose titles are text', () => {
    const {view} = page;
    const listTitles = (mdx: string): string[] =>
      unified()
        .use(remarkParse)
        .use(remarkMdx)
        .parse(mdx.replace(/^---.*?---/s, '').replace(/ \{\/\*.*?\*\/\}/g, ''))
        .children.filter(({type}) => type === 'heading')
        .map((title) => toString(title));
    const parts = view.operations.map(({id}) => toPartial(view, id, 'data.json'));
    expect([...parts, toPage(view, 'data.json')].flatMap(listTitles)).toEqual([
      'Get a *shape* {now}',
      'Post a shape',
      'Schemas',
    ]);
  });

  it('has an entry in the table of contents for every heading of an operation', () => {
    const headings = elements
      .filter(({tagName}) => tagName === 'h3')
      .map((heading) => [getAttribute(heading, 'id'), toRawText(heading)]);
    const entries = page.view.operations
      .flatMap(toContents)
      .filter(({level}) => level === 3)
      .map(({id, value}) => [id, value]);
    expect(entries).toHaveLength(10);
    expect(entries).toEqual(headings);
  });

  it('has no id twice', () => {
    const ids = elements.flatMap((element) => getAttribute(element, 'id') ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
