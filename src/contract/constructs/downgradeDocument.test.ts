import {describe, expect, it} from 'vitest';
import {loadChangedSpec} from '../fixtures/loadChangedSpec';
import {lintFile} from '../lintFile';
import {loadContractFile} from '../loadContract';

const FILE = 'src/contract/fixtures/openapi-3.2.yaml';

const loadWith = (from: string, to: string): string => loadChangedSpec(FILE, from, to);

describe('a specification of OpenAPI 3.2', () => {
  const document = loadContractFile(FILE);
  const {get, post} = document.paths['/things'] ?? {};

  it('is read as one of 3.1, with what is new in its descriptions', () => {
    expect(document).toMatchObject({openapi: '3.1.0'});
    expect(document.servers).toEqual([
      {url: 'https://things.example', description: 'Production'},
      {url: 'https://test.things.example', description: 'Test: Is emptied each night.'},
    ]);
    expect(document.tags).toEqual([
      {name: 'things', description: 'All things\n\nWhat there is.'},
      {name: 'large', description: 'Those that are large.\n\nPart of things.'},
    ]);
    expect(get?.responses?.['200']).toMatchObject({description: 'Things as they come'});
    expect(get?.responses?.['404']).toEqual({description: 'No such thing.\nIt is gone.'});
    expect(document.components?.securitySchemes?.['OAuth']).toEqual({
      type: 'oauth2',
      description: [
        'Deprecated.',
        'Sign in.',
        'Flow `deviceAuthorization`: `https://auth.example/device`, `https://auth.example/token`',
        'Scope `things`: Reads things.',
        'Metadata of the server: https://auth.example/.well-known/oauth-authorization-server',
      ].join('\n\n'),
      flows: {},
    });
  });

  it('has streams as lists, also where they are shared', () => {
    expect(get?.responses?.['200']).toMatchObject({
      content: {
        'application/jsonl': {schema: {type: 'array', items: {$ref: '#/components/schemas/Thing'}}},
        'text/event-stream': {
          schema: {type: 'array', items: {type: 'object'}},
          example: 'data: a thing\n\n',
        },
      },
    });
    expect(document.components).not.toHaveProperty('mediaTypes');
  });

  it('has examples as data, or as texts that are no JSON', () => {
    expect(post?.requestBody).toMatchObject({
      content: {
        'application/json': {examples: {data: {value: {size: 3}}, text: {value: {size: 4}}}},
        'application/xml': {examples: {text: {value: '<thing size="3"/>'}}},
      },
    });
  });

  it('has nodes of XML as 3.1 names them', () => {
    expect(document.components?.schemas?.['Thing']?.properties).toEqual({
      size: {type: 'integer', xml: {attribute: true}},
      name: {type: 'string', xml: {}},
      parts: {type: 'array', items: {type: 'string'}, xml: {wrapped: true, name: 'parts'}},
      bare: {type: 'array', items: {type: 'string'}, xml: {}},
    });
  });

  it('passes the rules of specifications', async () => {
    expect(await lintFile(FILE, [FILE])).toEqual([]);
  });

  it.each([
    [
      'a shared media type that is not there',
      'mediaTypes/Things',
      'mediaTypes/Thing',
      21,
      '`$ref`',
    ],
    ['another kind of node', 'nodeType: attribute', 'nodeType: cdata', 51, '`nodeType`'],
    ['a method that is new', '    post:', '    query:', 29, '`query`'],
    ['a name that is no text', 'name: Production', 'name: 1', 6, '`name` is unknown in a server.'],
    ['more in the flow of devices', 'tokenUrl:', 'tokenURL:', 62, 'nothing in it but'],
    [
      'a parameter of the whole query',
      '      operationId: watchThings',
      '      operationId: watchThings\n      parameters: [{name: all, in: querystring}]',
      16,
      'Fix: write a query parameter for each of its names.',
    ],
  ])('is rejected by line for %s', (_name, from, to, line, message) => {
    const error = loadWith(from, to);
    expect(error).toMatch(new RegExp(`^api\\.yaml:${line}: `));
    expect(error).toContain(message);
  });

  it.each(['openapi: 3.1.0', 'openapi: 3.0.3'])('has none of it as %s', (version) => {
    const error = loadWith('openapi: 3.2.0', version);
    for (const keyword of ['$self', 'name', 'summary', 'itemSchema', 'mediaTypes', 'nodeType'])
      expect(error).toContain(`\`${keyword}\``);
  });
});
