import {describe, expect, it} from 'vitest';
import {listOperations, type ContractDocument} from '../index';
import type {Parameter} from '../types';
import {createSamples} from './index';

/** The samples of an operation that returns these media types, by language. */
function writeSamples(
  types: readonly string[],
  parameters: readonly Parameter[] = [],
): Readonly<Record<string, string>> {
  const document: ContractDocument = {
    openapi: '3.1.0',
    info: {title: 'Files', version: '1'},
    servers: [{url: 'https://files.example'}],
    paths: {
      '/file': {
        get: {
          operationId: 'getFile',
          parameters,
          responses: {
            200: {
              description: 'Done.',
              content: Object.fromEntries(types.map((type) => [type, {}])),
            },
          },
        },
      },
    },
  };
  const [operation] = listOperations(document);
  return Object.fromEntries(createSamples(document, operation!).map(({id, code}) => [id, code]));
}

describe('a sample of a call', () => {
  it('writes the bytes of a response to a file', () => {
    const {curl, fetch, python} = writeSamples(['image/png']);
    expect(curl).toBe('curl https://files.example/file \\\n  --output response.png');
    expect(fetch).toMatchInlineSnapshot(`
      "import {writeFile} from 'node:fs/promises';

      const response = await fetch('https://files.example/file');
      if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);
      await writeFile('response.png', new Uint8Array(await response.arrayBuffer()));"
    `);
    expect(python).toMatchInlineSnapshot(`
      "import requests

      response = requests.get(
          "https://files.example/file",
          timeout=60,
      )
      if not response.ok:
          raise SystemExit(f"HTTP {response.status_code}: {response.text}")
      with open("response.png", "wb") as file:
          file.write(response.content)"
    `);
  });

  it.each([
    [['application/pdf'], 'response.pdf'],
    [['image/*'], 'response.bin'],
    [['application/octet-stream'], 'response.bin'],
    [['application/x-zip-compressed'], 'response.zip'],
    [['application/vnd.openxmlformats-officedocument.wordprocessingml.document'], 'response.bin'],
  ])('names the file of %j %s', (types, file) => {
    expect(writeSamples(types)['curl']).toContain(`--output ${file}`);
  });

  it.each([
    [[], 'text'],
    [['text/csv'], 'text'],
    [['application/xml'], 'text'],
    [['*/*'], 'json'],
    [['image/png', 'application/json'], 'json'],
  ])('reads a response of %j as %s', (types, method) => {
    const {curl, fetch} = writeSamples(types);
    expect(curl).not.toContain('--output');
    expect(fetch).toContain(`await response.${method}()`);
  });

  it.each([
    [['application/json', 'application/xml'], undefined],
    [['*/*', 'application/json'], undefined],
    [['application/xml'], undefined],
    [['application/xml', 'application/problem+json'], 'application/problem+json'],
    [['text/csv', 'application/json'], 'application/json'],
  ])('asks for JSON where %j has another type first: %s', (types, accepted) => {
    const {curl, fetch, python} = writeSamples(types);
    for (const sample of [curl, fetch, python]) {
      if (accepted === undefined) expect(sample).not.toContain('Accept');
      else
        expect(sample).toMatch(new RegExp(`["']?Accept["']?: ["']?${accepted.replace('+', '.')}`));
    }
  });

  it('leaves a header of the contract as it is', () => {
    const accept = {name: 'accept', in: 'header', required: true, example: 'text/csv'} as const;
    const {curl} = writeSamples(['text/csv', 'application/json'], [accept]);
    expect(curl?.match(/accept/gi)).toEqual(['accept']);
  });
});
