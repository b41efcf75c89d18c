import {describe, expect, it} from 'vitest';
import {getConnectOrigins, readTypesenseSettings} from './typesense';

const env = {
  TYPESENSE_NODES: 'https://a.example, https://b.example:8443',
  TYPESENSE_SEARCH_KEY: 'key',
  TYPESENSE_COLLECTION: 'docs',
};

describe('the settings of the search server', () => {
  it('are absent when no variable is set', () => {
    expect(readTypesenseSettings({})).toBeUndefined();
    expect(
      readTypesenseSettings({TYPESENSE_NODES: ' ', TYPESENSE_ADMIN_KEY: 'for the push alone'}),
    ).toBeUndefined();
    expect(getConnectOrigins(undefined)).toEqual([]);
  });

  it('hold nodes as origins, the nearest first among those that the browser may connect to', () => {
    const settings = readTypesenseSettings({
      ...env,
      TYPESENSE_NEAREST_NODE: 'https://near.example',
      TYPESENSE_PARAMETERS: '{"num_typos":1}',
    });
    expect(settings).toEqual({
      nodes: ['https://a.example', 'https://b.example:8443'],
      nearestNode: 'https://near.example',
      searchKey: 'key',
      collection: 'docs',
      parameters: {num_typos: 1},
    });
    expect(getConnectOrigins(settings)).toEqual([
      'https://near.example',
      'https://a.example',
      'https://b.example:8443',
    ]);
  });

  it('forgive spaces, a slash at the end and a node named twice', () => {
    expect(
      readTypesenseSettings({
        TYPESENSE_NODES: ' https://a.example/ ,, https://a.example ',
        TYPESENSE_SEARCH_KEY: ' key\n',
        TYPESENSE_COLLECTION: ' docs ',
      }),
    ).toMatchObject({nodes: ['https://a.example'], searchKey: 'key', collection: 'docs'});
  });

  const NODE = 'Expected: https and a host, such as `https://node-1.search.example`.';
  it.each([
    [
      {TYPESENSE_NODES: env.TYPESENSE_NODES},
      'Typesense search: `TYPESENSE_SEARCH_KEY` and `TYPESENSE_COLLECTION` missing. Fix: set it, or unset every `TYPESENSE_` variable to search without a server.',
    ],
    [
      {TYPESENSE_NEAREST_NODE: 'https://near.example'},
      'Typesense search: `TYPESENSE_NODES` and `TYPESENSE_SEARCH_KEY` and `TYPESENSE_COLLECTION` missing. Fix: set it, or unset every `TYPESENSE_` variable to search without a server.',
    ],
    [
      {...env, TYPESENSE_SEARCH_KEY: '  '},
      'Typesense search: `TYPESENSE_SEARCH_KEY` missing. Fix: set it, or unset every `TYPESENSE_` variable to search without a server.',
    ],
    [
      {...env, TYPESENSE_NODES: 'a.example'},
      `\`TYPESENSE_NODES\`: not the address of a node, got "a.example". ${NODE}`,
    ],
    [
      {...env, TYPESENSE_NODES: 'https://a.example,b.example:8108'},
      `\`TYPESENSE_NODES\`: not the address of a node, got "b.example:8108". ${NODE}`,
    ],
    [
      {...env, TYPESENSE_NODES: ', ,'},
      `\`TYPESENSE_NODES\`: not the address of a node, got ", ,". ${NODE}`,
    ],
    [
      {...env, TYPESENSE_NODES: 'http://a.example'},
      `\`TYPESENSE_NODES\`: not the address of a node, got "http://a.example". ${NODE}`,
    ],
    [
      {...env, TYPESENSE_NODES: 'https://user:word@a.example'},
      `\`TYPESENSE_NODES\`: not the address of a node, got "https://…@a.example". ${NODE}`,
    ],
    [
      {...env, TYPESENSE_NODES: 'https://a.example?x=1'},
      `\`TYPESENSE_NODES\`: not the address of a node, got "https://a.example?x=1". ${NODE}`,
    ],
    [
      {...env, TYPESENSE_NEAREST_NODE: 'https://near.example/path'},
      `\`TYPESENSE_NEAREST_NODE\`: not the address of a node, got "https://near.example/path". ${NODE}`,
    ],
    [
      {...env, TYPESENSE_NEAREST_NODE: 'https://a.example,https://b.example'},
      `\`TYPESENSE_NEAREST_NODE\`: not the address of a node, got "https://a.example,https://b.example". ${NODE}`,
    ],
    [
      {...env, TYPESENSE_SEARCH_KEY: 'a key'},
      '`TYPESENSE_SEARCH_KEY`: not a key. Expected: letters, digits and signs without spaces.',
    ],
    [
      {...env, TYPESENSE_ADMIN_KEY: 'key'},
      '`TYPESENSE_SEARCH_KEY`: is the admin key, and the portal would publish it. Expected: a key for `documents:search` only. Fix: `npm run search:push` without it prints one.',
    ],
    [
      {...env, TYPESENSE_COLLECTION: 'my docs'},
      '`TYPESENSE_COLLECTION`: not a name, got "my docs". Expected: letters, digits, `_` and `-`, a letter first.',
    ],
    [
      {...env, TYPESENSE_PARAMETERS: '[1]'},
      '`TYPESENSE_PARAMETERS`: not a JSON object, got "[1]". Expected: search parameters, such as `{"num_typos": 1}`.',
    ],
    [
      {...env, TYPESENSE_PARAMETERS: '{num_typos: 1}'},
      '`TYPESENSE_PARAMETERS`: not a JSON object, got "{num_typos: 1}". Expected: search parameters, such as `{"num_typos": 1}`.',
    ],
    [
      {...env, TYPESENSE_PARAMETERS: '{"num_typos": [1]}'},
      '`TYPESENSE_PARAMETERS`: `num_typos` has no such value, got [1]. Expected: a text, a number, true or false.',
    ],
    [
      {...env, TYPESENSE_PARAMETERS: '{"group_by": "kind"}'},
      '`TYPESENSE_PARAMETERS`: `group_by` is set by the portal itself. Fix: leave it out.',
    ],
  ])('are rejected with one clear sentence: %j', (variables, message) => {
    expect(getMessage(() => readTypesenseSettings(variables))).toBe(message);
  });
});

function getMessage(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
}
