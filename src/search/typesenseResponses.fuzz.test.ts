import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {searchKinds} from '../portal/search';
import {fuzz} from '../testing/fuzz/fuzz';
import {readTypesenseResponse} from './readTypesenseResponse';
import type {SearchResponse} from './types';

const SITE = 'https://docs.example';

const junk = fc.oneof(
  fc.jsonValue({maxDepth: 2}),
  fc.constantFrom(
    '__proto__',
    {toString: 1},
    'javascript:alert(1)',
    '\u0001\u0002\u0001',
    1e308,
    -1,
  ),
);
const orJunk = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({arbitrary: value, weight: 5}, {arbitrary: junk, weight: 1});
const part = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<unknown> =>
  orJunk(fc.record(fields, {requiredKeys: []}));
const marked = fc
  .array(fc.constantFrom('\u0001', '\u0002', 'hook', '<img src=x onerror=alert(1)>', ' '), {
    maxLength: 6,
  })
  .map((pieces) => pieces.join(''));

const document = part({
  url: orJunk(
    fc.constantFrom(
      `${SITE}/docs/faq#a`,
      '/docs/',
      `${SITE}//other.example/`,
      '/.//other.example',
      'javascript:alert(1)',
      'data:text/html,x',
      '//other.example/',
      'https://other.example/',
      'http://other.example/',
      `${SITE}@other.example/`,
      '\\\\other.example',
      'https://',
    ),
  ),
  kind: orJunk(fc.constantFrom(...Object.keys(searchKinds), 'constructor')),
  group: orJunk(fc.constantFrom(...Object.values(searchKinds), 'toString')),
  'hierarchy.lvl0': orJunk(marked),
  'hierarchy.lvl1': orJunk(marked),
  content: orJunk(marked),
});
const highlight = part({
  'hierarchy.lvl1': part({value: orJunk(marked)}),
  content: part({snippet: orJunk(marked)}),
});
const hits = orJunk(
  fc.array(part({hits: orJunk(fc.array(part({document, highlight}), {maxLength: 2}))}), {
    maxLength: 4,
  }),
);
const facets = orJunk(
  fc.array(
    part({
      field_name: orJunk(fc.constant('group')),
      counts: orJunk(
        fc.array(
          part({
            value: orJunk(fc.constantFrom(...Object.values(searchKinds))),
            count: orJunk(fc.nat()),
          }),
          {maxLength: 3},
        ),
      ),
    }),
    {maxLength: 2},
  ),
);
const result = fc.oneof(
  {
    arbitrary: fc.record({found: orJunk(fc.nat()), grouped_hits: hits, facet_counts: facets}),
    weight: 6,
  },
  {
    arbitrary: part({found: fc.nat(), grouped_hits: hits, facet_counts: facets, error: junk}),
    weight: 1,
  },
);
const body = orJunk(part({results: orJunk(fc.array(result, {minLength: 1, maxLength: 3}))}));

const read = (value: unknown): SearchResponse | undefined => {
  try {
    return readTypesenseResponse(value, SITE);
  } catch (error) {
    expect(String(error)).toMatch(/^Error: Search server: /);
    return undefined;
  }
};

describe('a response of a search server', () => {
  it('drops counts that are not numbers and unknown groups', () => {
    const counts = [
      {},
      {value: 'api', count: 'many'},
      {value: '__proto__', count: 1},
      {value: 'guides', count: 2},
    ];
    expect(
      readTypesenseResponse(
        {results: [{found: 7, grouped_hits: [], facet_counts: [{field_name: 'group', counts}]}]},
        SITE,
      ),
    ).toEqual({hits: [], count: 2, groups: {guides: 2}});
  });

  it('is a failure when the server ran out of time before it found a hit', () => {
    const cutOff = {found: 525, grouped_hits: [], search_cutoff: true};
    expect(() => readTypesenseResponse({results: [cutOff]}, SITE)).toThrow(
      'Search server: ran out of time before it found a hit.',
    );
    const hits = [{hits: [{document: {url: '/docs/faq'}}]}];
    expect(
      readTypesenseResponse({results: [{...cutOff, grouped_hits: hits}]}, SITE).hits,
    ).toHaveLength(1);
  });

  it('does not mistake a path on this site for the address of another site', () => {
    const {hits} = readTypesenseResponse(
      {
        results: [
          {found: 1, grouped_hits: [{hits: [{document: {url: `${SITE}//other.example/`}}]}]},
        ],
      },
      SITE,
    );
    expect(hits.map(({url}) => url)).toEqual([`${SITE}//other.example/`]);
  });

  it('shows the plain title of a record whose highlight is not text', () => {
    const hit = {
      document: {url: '/docs/faq', 'hierarchy.lvl1': 'FAQ', content: 'Text'},
      highlight: {'hierarchy.lvl1': {value: {toString: 1}}, content: {snippet: 5}},
    };
    const [found] = readTypesenseResponse(
      {results: [{found: 1, grouped_hits: [{hits: [hit]}]}]},
      SITE,
    ).hits;
    expect([found?.path, found?.snippet]).toEqual([[[['FAQ', false]]], [['Text', false]]]);
  });

  fuzz('becomes hits with safe addresses and numeric counts, or an error that names the server', {
    target: 'search: responses of a server',
    usual: 1_000,
    property: fc.property(body, (value) => {
      const response = read(value);
      if (response === undefined) return;
      expect(
        Object.values({...response.groups, count: response.count}).filter(
          (count) => !Number.isSafeInteger(count) || count < 0,
        ),
      ).toEqual([]);
      expect(
        Object.keys(response.groups).filter(
          (group) => !Object.values<string>(searchKinds).includes(group),
        ),
      ).toEqual([]);
      for (const {url, kind, group, path, snippet} of response.hits) {
        expect(url).toMatch(/^(?:\/(?!\/)|https:\/\/)/);
        expect([
          Object.hasOwn(searchKinds, kind),
          Object.values<string>(searchKinds).includes(group),
        ]).toEqual([true, true]);
        for (const [text, isMatch] of [...path, snippet].flat())
          expect([typeof text, typeof isMatch]).toEqual(['string', 'boolean']);
      }
    }),
  });
});
