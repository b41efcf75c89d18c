import {describe, expect, it} from 'vitest';
import {readPushSettings} from './readPushSettings';

const env = {
  TYPESENSE_NODES: 'https://a.example, http://127.0.0.1:8108',
  TYPESENSE_ADMIN_KEY: 'admin',
  TYPESENSE_COLLECTION: 'docs',
};

describe('the settings of a push', () => {
  it('hold the nodes, the key and the alias', () => {
    expect(readPushSettings(env)).toEqual({
      origins: ['https://a.example', 'http://127.0.0.1:8108'],
      adminKey: 'admin',
      alias: 'docs',
      searchKey: undefined,
    });
  });

  it.each([
    [
      {TYPESENSE_NODES: 'https://a.example'},
      'Search push: `TYPESENSE_ADMIN_KEY` and `TYPESENSE_COLLECTION` missing. Fix: set it; the admin key is never part of the site.',
    ],
    [{...env, TYPESENSE_ADMIN_KEY: ' '}, 'Search push: `TYPESENSE_ADMIN_KEY` missing.'],
    [
      {...env, TYPESENSE_NODES: 'nowhere'},
      '`TYPESENSE_NODES`: not the address of a node, got "nowhere".',
    ],
    [
      {...env, TYPESENSE_NODES: 'http://search.example'},
      '`TYPESENSE_NODES`: not the address of a node, got "http://search.example". Expected: https',
    ],
    [{...env, TYPESENSE_COLLECTION: 'a b'}, '`TYPESENSE_COLLECTION`: not a name, got "a b".'],
    [
      {...env, TYPESENSE_SEARCH_KEY: 'admin'},
      '`TYPESENSE_SEARCH_KEY`: is the admin key, and the portal would publish it.',
    ],
  ])('are rejected with one clear sentence: %j', (variables, message) => {
    expect(() => readPushSettings(variables)).toThrow(message);
  });
});
