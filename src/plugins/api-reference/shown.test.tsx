import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {findAll, getAttribute, getClasses, parsePiece, toRawText} from '../../build/html';
import {loadContractFile, type ContractDocument} from '../../contract';
import {constructs} from '../../contract/constructs/constructs';
import {walkConstructs} from '../../contract/constructs/walkConstructs';
import {toPage, toPartial} from './createPageWriters';
import {renderReference} from './fixtures/renderReference';

const FILE = 'src/contract/fixtures/constructs/api.yaml';
/** Every page has them, or what they hold shows that they are read. */
const EXEMPT = [
  'document.openapi',
  'document.paths',
  'document.components',
  'schema.$defs',
  'schema.definitions',
];
/** The standard keeps it from readers. */
const UNSHOWN = 'schema.$comment';
/** Without them the object has no meaning. */
const NEEDED = [
  'document.info',
  'info.title',
  'pathItem.$ref',
  'reference.$ref',
  'schema.$ref',
  'parameter.name',
  'parameter.in',
  'requestBody.content',
  // It has one value, which is the default.
  'header.style',
];

const document = loadContractFile(FILE);
/** The text of the page: its headings are in the MDX, the rest is rendered. */
function render(contract: ContractDocument): string {
  const {view, html} = renderReference(contract, (code) => [code]);
  const parts = [...view.operations, ...view.webhooks].map(({id}) =>
    toPartial(view, id, 'data.json'),
  );
  return [html, toPage(view, 'data.json'), ...parts].join('\n');
}

const html = render(document);

/** A copy without one keyword. */
function without(at: readonly (number | string)[]): ContractDocument {
  const copy = structuredClone(document) as unknown as Record<string, unknown>;
  const parent = at
    .slice(0, -1)
    .reduce<Record<string, unknown>>((node, key) => node[key] as Record<string, unknown>, copy);
  Reflect.deleteProperty(parent, at.at(-1) ?? '');
  return copy as unknown as ContractDocument;
}

/** The places of every keyword that is shown, as `kind.keyword`. */
const places = new Map<string, (readonly (number | string)[])[]>();
walkConstructs(document, ({kind, keyword, at}) => {
  const name = `${kind}.${keyword}`;
  if (kind !== 'components' && kind !== 'callback')
    places.set(name, [...(places.get(name) ?? []), at]);
});

describe('a page of everything that a specification can say', () => {
  it('holds every marked text', () => {
    const marks = [
      ...new Set(readFileSync(FILE, 'utf8').match(/(?<![\w-])mark-[\w-]*\w|\/mark-[\w-]*\w/g)),
    ];
    expect(marks.length).toBeGreaterThan(140);
    const elements = findAll(parsePiece(html));
    const shown = [
      toRawText(parsePiece(html)),
      ...elements.map((element) => getAttribute(element, 'href') ?? ''),
    ].join(' ');
    expect(marks.filter((mark) => !shown.includes(mark))).toEqual([]);
  });

  it.each([...places].filter(([name]) => ![...EXEMPT, ...NEEDED].includes(name)))(
    'is another one without %s',
    (_name, candidates) => {
      const isShown = candidates.some((at) => {
        try {
          return render(without(at)) !== html;
        } catch {
          return false;
        }
      });
      expect(isShown).toBe(true);
    },
  );

  it('keeps comments from readers', () => {
    expect(readFileSync(FILE, 'utf8')).toContain('$comment: for maintainers');
    expect(html).not.toContain('for maintainers');
  });

  it('says of each response whether it has a body', () => {
    const responses = findAll(parsePiece(html)).filter(
      (element) =>
        element.tagName === 'details' && /-\d{3}$/.test(getAttribute(element, 'id') ?? ''),
    );
    const texts = responses.map(toRawText);
    const isEmpty = (text: string): boolean => text.endsWith('No body.');
    expect(texts.filter(isEmpty)).toContain('204mark-delete-responseNo body.');
    expect(texts.filter((text) => !isEmpty(text) && !text.includes('/'))).toEqual([]);
  });

  it('has no id twice, and links to ids that it has', () => {
    const elements = findAll(parsePiece(html));
    const ids = elements.flatMap((element) => getAttribute(element, 'id') ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const headings = [...html.matchAll(/\{\/\* #(\S+) \*\/\}/g)].map(([, id]) => id);
    const targets = elements.flatMap(
      (element) => /^#(.+)/.exec(getAttribute(element, 'href') ?? '')?.[1] ?? [],
    );
    expect(targets.filter((id) => !ids.includes(id) && !headings.includes(id))).toEqual([]);
  });

  it('names the language of an example that is XML', () => {
    const blocks = findAll(parsePiece(html), (one) => getClasses(one).includes('language-xml'));
    expect(blocks.map((block) => toRawText(block))).toEqual([
      expect.stringContaining('<mark-xml-example/>'),
    ]);
  });

  it('lists every keyword of the list but those that are rejected', () => {
    const listed = Object.entries(constructs).flatMap(([kind, keywords]) =>
      Object.entries(keywords)
        .filter(([, {getRemedy}]) => getRemedy?.('a value') === undefined)
        .map(([keyword]) => `${kind}.${keyword}`),
    );
    const tried = new Set([...places.keys(), ...EXEMPT, ...NEEDED, UNSHOWN]);
    expect(
      listed.filter((name) => !tried.has(name) && !/^(?:components|callback)\./.test(name)),
    ).toEqual([]);
  });
});
