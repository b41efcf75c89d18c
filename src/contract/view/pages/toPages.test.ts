import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import RichText from '../../../components/api/RichText';
import type {ContractDocument, OperationObject} from '../../types';
import {toApiView} from '../toApiView';
import type {ReferencePage} from './ReferencePage';
import {toIndex} from './toIndex';
import {toPages} from './toPages';

const FIELDS = 40;

/** So many operations with a tag, or without one. */
interface Tagged {
  readonly tag?: string;
  readonly count: number;
}

function createDocument(groups: readonly Tagged[]): ContractDocument {
  const operations = groups.flatMap(({tag = '', count}) =>
    Array.from({length: count}, (_, index): [string, OperationObject] => [
      `/${tag || 'untagged'}/${index}`,
      {
        operationId: `get${tag}${index}`,
        summary: `Get ${tag} ${index}`,
        ...(tag !== '' && {tags: [tag]}),
        responses: {
          200: {
            description: 'Done.',
            content: {
              'application/json': {
                schema: {$ref: '#/components/schemas/Apple'},
                example: {},
              },
            },
            links: {next: {operationId: `get${groups[0]?.tag ?? ''}0`}},
          },
        },
      },
    ]),
  );
  const fields = (of: string) =>
    Object.fromEntries(
      Array.from({length: FIELDS}, (_, index) => [
        `${of}${index}`,
        {type: 'string' as const, description: 'What it is for, in a few words.'},
      ]),
    );
  return {
    openapi: '3.1.0',
    info: {title: 'Large API', version: '1', summary: 'Is large.'},
    servers: [{url: 'https://large.example'}],
    paths: Object.fromEntries(operations.map(([path, get]) => [path, {get}])),
    components: {
      schemas: {
        Apple: {
          type: 'object',
          properties: {
            ...fields('a'),
            one: {$ref: '#/components/schemas/Pear'},
            other: {$ref: '#/components/schemas/Pear'},
          },
        },
        Pear: {
          type: 'object',
          properties: {...fields('b'), apple: {$ref: '#/components/schemas/Apple'}},
        },
      },
    },
  };
}

const split = (groups: readonly Tagged[], maxBytes: number): ReferencePage | undefined =>
  toPages(
    toApiView('large', createDocument(groups), (code) => [code]),
    maxBytes,
  );

const list = (page: ReferencePage): ReferencePage[] => [page, ...page.pages.flatMap(list)];
const toPaths = (page: ReferencePage | undefined): string[] =>
  page === undefined ? [] : list(page).map(({path}) => path);

describe('the pages of an API', () => {
  it('are one page while that is small enough', () => {
    expect(split([{tag: 'fruit', count: 5}], 1_000_000)).toBeUndefined();
  });

  it('are one for each tag, one for each first part of paths without a tag, and one for schemas', () => {
    const first = split(
      [{tag: 'fruit', count: 20}, {tag: 'Stone fruit', count: 20}, {count: 5}],
      200_000,
    );
    expect(toPaths(first)).toEqual([
      'large',
      'large/fruit',
      'large/stone-fruit',
      'large/untagged',
      'large/schemas',
    ]);
  });

  it('are one for each operation of a tag that is too large, and by letter for schemas', () => {
    const first = split([{tag: 'fruit', count: 3}], 50_000);
    expect(toPaths(first)).toEqual([
      'large',
      'large/fruit',
      'large/fruit/getfruit0',
      'large/fruit/getfruit1',
      'large/fruit/getfruit2',
      'large/schemas',
      'large/schemas/a',
      'large/schemas/p',
    ]);
    expect(first?.pages[0]?.text).toEqual([
      [
        'ul',
        [0, 1, 2].map((index) => [
          [
            'p',
            [
              ['a', [`Get fruit ${index}`], `/api/large/fruit/getfruit${index}`],
              ' ',
              ['code', `GET /fruit/${index}`],
            ],
          ],
        ]),
      ],
    ]);
  });

  it('begin with each group, what its tag says, and its operations, unless these are too many', () => {
    const document = createDocument([{tag: 'fruit', count: 2}, {count: 2}]);
    const tags = [
      {name: 'fruit', description: 'All *fruit*.'},
      {name: 'Not used', description: 'For later.'},
    ];
    const view = toApiView('large', {...document, tags}, (code) => [code]);
    const first = toPages(view, 90_000)!;
    const html = renderToStaticMarkup(createElement(RichText, {content: first.text}));
    const item = (path: string, label: string, call: string): string =>
      `<li><a href="/api/large/${path}">${label}</a> <code>${call}</code></li>`;
    expect(html).toContain(
      `<li><p><a href="/api/large/fruit">fruit</a></p><p>All <em>fruit</em>.</p><ul>${item('fruit#getfruit0', 'Get fruit 0', 'GET /fruit/0')}${item('fruit#getfruit1', 'Get fruit 1', 'GET /fruit/1')}</ul></li>`,
    );
    expect(html).toContain(
      `<li><p><a href="/api/large/untagged">/untagged</a></p><ul>${item('untagged#get0', 'Get  0', 'GET /untagged/0')}`,
    );
    expect(html).toMatch(/<li><a href="\/api\/large\/schemas">Schemas<\/a>/);
    expect(first.pages[0]?.text).toEqual(view.tags[0]?.text);
    expect(first.introduction?.tags.map(({name}) => name)).toEqual(['Not used']);
    const few = renderToStaticMarkup(
      createElement(RichText, {content: toIndex(first.pages, view, 500)}),
    );
    expect(few).toMatch(/^<ul><li><a href="\/api\/large\/fruit">fruit<\/a><\/li><li>/);
    expect(few).not.toContain('Get fruit');
  });

  it('keep a tag apart from the schemas, whose pages have its name', () => {
    const view = toApiView('large', createDocument([{tag: 'Schemas', count: 4}]), (code) => [code]);
    const html = renderToStaticMarkup(
      createElement(RichText, {content: toPages(view, 90_000)!.text}),
    );
    expect(html.match(/GET \/Schemas\/0/g)).toHaveLength(1);
  });

  it('show every operation and every schema once', () => {
    const groups = [{tag: 'fruit', count: 30}, {count: 4}];
    for (const maxBytes of [45_000, 105_000, 185_000]) {
      const first = split(groups, maxBytes);
      const pages = first === undefined ? [] : list(first);
      expect(pages.flatMap(({operations}) => operations.map(({id}) => id))).toHaveLength(34);
      expect(pages.flatMap(({schemas}) => schemas.map(({name}) => name))).toEqual([
        'Apple',
        'Pear',
      ]);
    }
  });

  it('link to the operation, whatever ids the data of an example has', () => {
    const document = createDocument([{tag: 'fruit', count: 20}, {count: 20}]);
    const last = document.paths['/untagged/19']?.get as OperationObject;
    const response = {
      description: 'Done.',
      content: {'application/json': {examples: {one: {value: {id: 'getfruit0'}}}}},
    };
    const paths = {
      ...document.paths,
      '/untagged/19': {get: {...last, responses: {200: response}}},
    };
    const view = toApiView('large', {...document, paths}, (code) => [code]);
    const [, fruit] = list(toPages(view, 200_000)!);
    const links = JSON.stringify(fruit).match(/(?<=")[\w/-]*#getfruit0(?=")/g);
    expect([...new Set(links)]).toEqual(['#getfruit0']);
  });

  it('link to the page that has the operation or the schema, and stay on their own', () => {
    const [, fruit, others, schemas] = list(
      split([{tag: 'fruit', count: 20}, {count: 20}], 200_000)!,
    );
    const toLinks = (page: ReferencePage | undefined): string[] => [
      ...new Set(JSON.stringify(page).match(/(?<=")(?:#|\/api\/)[\w/#-]+/g)),
    ];
    expect(fruit?.operations[0]?.responses[0]?.contents?.[0]?.schema?.link).toBe(
      '/api/large/schemas#Apple',
    );
    expect(toLinks(fruit)).toEqual(['/api/large/schemas#Apple', '#getfruit0']);
    expect(toLinks(others)).toEqual(['/api/large/schemas#Apple', '/api/large/fruit#getfruit0']);
    const links = schemas?.schemas.map(({fields}) => fields?.at(-1)?.link);
    expect(links).toEqual(['Pear', 'Apple']);
  });
});
