import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import type {SearchHit} from '../../search/types';
import {fuzz} from '../../testing/fuzz/fuzz';
import {cleanStoredSearches} from './cleanStoredSearches';
import {kindLabels} from './kindLabels';

const KEY = '__DOCSEARCH_RECENT_SEARCHES__portal';
const BASE = '/docs/';

const stored = new Map<string, string>();
beforeAll(
  () =>
    void vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    }),
);
afterAll(() => void vi.unstubAllGlobals());

const junk = fc.oneof(
  fc.jsonValue({maxDepth: 2}),
  fc.constantFrom('__proto__', 'constructor', 'javascript:alert(1)', '//other.example'),
);
const orJunk = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({arbitrary: value, weight: 8}, {arbitrary: junk, weight: 1});
const marked = orJunk(
  fc.array(orJunk(fc.tuple(orJunk(fc.string()), orJunk(fc.boolean()))), {maxLength: 3}),
);
const search = fc
  .constantFrom(
    '/docs/faq',
    '/docs/',
    '/elsewhere',
    '//other.example/docs/',
    '/docs/../x',
    'https://other.example/docs/',
  )
  .chain((url) =>
    fc.record(
      {
        objectID: orJunk(fc.string()),
        url: orJunk(fc.constant(url)),
        portal: orJunk(
          fc.record({
            url: orJunk(fc.constant(url)),
            kind: orJunk(fc.constantFrom(...Object.keys(kindLabels))),
            path: orJunk(fc.array(marked, {maxLength: 3})),
            snippet: marked,
          }),
        ),
      },
      {requiredKeys: ['url', 'portal']},
    ),
  );
const text = fc.oneof(
  {
    arbitrary: orJunk(fc.array(orJunk(search), {maxLength: 4})).map((value) =>
      JSON.stringify(value),
    ),
    weight: 6,
  },
  {arbitrary: fc.string({unit: 'binary'}), weight: 1},
);

describe('anything in the storage of the browser', () => {
  it.each(['/docs/../account', '/docs/%2e%2e/account', '/docs\\..\\account'])(
    'loses a search of the past that leads out of the site: %s',
    (url) => {
      stored.set(
        KEY,
        JSON.stringify([{objectID: 'a', url, portal: {url, kind: 'page', path: [], snippet: []}}]),
      );
      cleanStoredSearches(BASE);
      expect(stored.get(KEY)).toBe('[]');
    },
  );

  fuzz('leaves searches of the past that can be shown and lead into the site', {
    target: 'search: stored searches',
    usual: 1_000,
    property: fc.property(text, (value) => {
      stored.set(KEY, value);
      cleanStoredSearches(BASE);
      const searches = JSON.parse(stored.get(KEY) ?? '') as {
        objectID: string;
        url: string;
        portal: SearchHit;
      }[];
      for (const {objectID, url, portal} of searches) {
        expect(typeof objectID).toBe('string');
        expect(new URL(url, 'https://docs.example').href).toMatch(
          /^https:\/\/docs\.example\/docs\//,
        );
        expect(kindLabels[portal.kind]).toBeTypeOf('string');
        for (const [piece, isMatch] of [...portal.path, portal.snippet].flat())
          expect([typeof piece, typeof isMatch]).toEqual(['string', 'boolean']);
      }
    }),
  });
});
