import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {
  ContractError,
  apiIds,
  dereference,
  listOperations,
  loadAllContracts,
  loadContract,
  loadContractFile,
  loadContracts,
  resolveReference,
  toBundledJson,
  toBundledYaml,
  type Schema,
} from './index';
import {parse} from 'yaml';
import {SpecFile} from './SpecFile';
import {toApiView} from './view/toApiView';

const FIXTURES = 'src/contract/fixtures';
const load = (name: string) => loadContractFile(path.join(FIXTURES, name), {directory: FIXTURES});

it('reads a specification that only sends, and that names the dialect that all schemas have', () => {
  const document = load('only-webhooks.yaml');
  expect(document.paths).toEqual({});
  expect(JSON.stringify(document)).not.toMatch(/dialect|\$schema/i);
  const view = toApiView('vehicle', document, (code) => [code]);
  expect(view.webhooks[0]).toMatchObject({summary: 'A thing has changed'});
});

describe('a broken specification', () => {
  it.each([
    [
      'missing-component.yaml',
      'src/contract/fixtures/missing-component.yaml:12: reference "#/components/schemas/Thing" points to nothing. Expected: a component such as #/components/schemas/Name.',
    ],
    [
      'missing-file.yaml',
      'src/contract/fixtures/missing-file.yaml:12: reference "common/nowhere.yaml#/components/schemas/Thing" cannot be read: src/contract/fixtures/common/nowhere.yaml: the file cannot be read. Fix: create it, or correct the name.',
    ],
    [
      'mistake-in-shared-file.yaml',
      'src/contract/fixtures/common/mistaken.yaml:5: `propertes` is unknown in a schema. Did you mean "properties"?',
    ],
    [
      'remote.yaml',
      'src/contract/fixtures/remote.yaml:12: remote reference "https://specs.example/thing.yaml#/components/schemas/Thing". Expected: a file below fixtures/. Fix: copy what you need there.',
    ],
    [
      'whole-file.yaml',
      'src/contract/fixtures/whole-file.yaml:12: reference "common/things.yaml" names a whole file. Fix: put its content below `components/schemas/Name` of that file, and refer to "common/things.yaml#/components/schemas/Name".',
    ],
    [
      'outside-folder.yaml',
      'src/contract/fixtures/outside-folder.yaml:12: reference "../outside.yaml#/components/schemas/Thing" leaves fixtures/. Fix: move the target into it.',
    ],
    [
      'not-a-component.yaml',
      'src/contract/fixtures/not-a-component.yaml:12: reference "common/things.yaml#/info" must point below #/components of the other file, as in "common/things.yaml#/components/schemas/Name".',
    ],
    [
      'name-clash.yaml',
      'src/contract/fixtures/name-clash.yaml:14: two components are named "Thing", in name-clash.yaml and things.yaml. Fix: rename one.',
    ],
    [
      'forward-with-rules.yaml',
      'src/contract/fixtures/forward-with-rules.yaml:11: two components are named "Thing", in forward-with-rules.yaml and things.yaml. Fix: rename one.',
    ],
    [
      'reference-loop.yaml',
      'src/contract/fixtures/reference-loop.yaml:15: reference "#/components/schemas/Thing" refers to itself.',
    ],
    [
      'same-address.yaml',
      'src/contract/fixtures/same-address.yaml:15: operationId "things/list" has the same address as "things-list", at GET /things. Fix: rename one.',
    ],
    [
      'duplicate-operation-id.yaml',
      'src/contract/fixtures/duplicate-operation-id.yaml:15: operationId "listThings" occurs twice, at GET /things and GET /others. Fix: rename one.',
    ],
    [
      'swagger-2.yaml',
      'src/contract/fixtures/swagger-2.yaml:1: Swagger 2.0 is not supported. Expected: `openapi: 3.1.0`. Fix: convert the file to OpenAPI 3.1.',
    ],
    [
      'openapi-4.yaml',
      'src/contract/fixtures/openapi-4.yaml:1: `openapi`: expected 3.2.x, 3.1.x or 3.0.x, got "4.0.0".',
    ],
    [
      'wrong-component.yaml',
      'src/contract/fixtures/wrong-component.yaml:8: reference "#/components/headers/Limit" leads to a header, where a parameter is expected. Fix: refer to one below `components/parameters`.',
    ],
    [
      'two-authorizations.yaml',
      'src/contract/fixtures/two-authorizations.yaml:7: "Basic" and "Token" at once are several values of the header Authorization, which a request has once. Fix: write each as an item of its own, if one is enough.',
    ],
    [
      'all-of-itself.yaml',
      'src/contract/fixtures/all-of-itself.yaml:9: schema "Thing" applies itself to the same value, through `$ref`, `allOf`, `anyOf` or the like. Fix: refer to it from a property or from `items`.',
    ],
    [
      'empty.yaml',
      'src/contract/fixtures/empty.yaml: the file is empty. Expected: an OpenAPI document.',
    ],
    [
      'no-paths.yaml',
      'src/contract/fixtures/no-paths.yaml:1: the specification has no paths and no webhooks. Expected: at least one operation.',
    ],
    [
      'empty-path.yaml',
      'src/contract/fixtures/empty-path.yaml:4: `paths./things`: expected an object, got null.',
    ],
    [
      'parameters-map.yaml',
      'src/contract/fixtures/parameters-map.yaml:7: `paths./things.get.parameters`: expected a list, got {"name":"limit","in":"query"}.',
    ],
    [
      'bad-pointer.yaml',
      'src/contract/fixtures/bad-pointer.yaml:8: reference "#/components/responses/100%" points to nothing. Expected: a component such as #/components/schemas/Name.',
    ],
    [
      'not-an-object.yaml',
      'src/contract/fixtures/not-an-object.yaml:1: expected an object at the top, got [{"just":"a list"}].',
    ],
    [
      'invalid-yaml.yaml',
      'src/contract/fixtures/invalid-yaml.yaml:7: invalid YAML, Flow sequence in block collection must be sufficiently indented and end with a ].',
    ],
    [
      'duplicate-key.yaml',
      'src/contract/fixtures/duplicate-key.yaml:13: invalid YAML, Map keys must be unique.',
    ],
    [
      'two-documents.yaml',
      'src/contract/fixtures/two-documents.yaml:4: a second document begins here. Fix: remove `---`, or move what follows to another file.',
    ],
    [
      'merge-conflict.yaml',
      'src/contract/fixtures/merge-conflict.yaml:3: a merge conflict that nobody has resolved. Fix: keep one of both sides, and remove the lines <<<<<<<, ======= and >>>>>>>.',
    ],
    [
      'beside-reference.yaml',
      'src/contract/fixtures/beside-reference.yaml:7: `required` is beside `$ref`, where it means nothing, got true. Fix: remove it.',
    ],
    [
      'alias-bomb.yaml',
      'src/contract/fixtures/alias-bomb.yaml: aliases multiply beyond 100 copies. Fix: write the repeated part as a component and use $ref.',
    ],
    [
      'impossible-example.yaml',
      [
        '7: parameter `id` of moveThing has no example',
        '10: the body application/json of moveThing has no example',
      ]
        .map(
          (problem) =>
            `src/contract/fixtures/impossible-example.yaml:${problem}. Expected: \`example\`, or one of \`examples\`.`,
        )
        .join('\n'),
    ],
    [
      'unreadable-requests.yaml',
      [
        '6: `style: form` of the parameter `shade` does not exist in a header. Expected: simple.',
        '10: `style: matrix` of the parameter `color` does not exist in a query. Expected: form, spaceDelimited, pipeDelimited, deepObject.',
        '11: `style: simple` of the parameter `size` does not exist in a cookie. Expected: form.',
        '15: the body application/yaml of sendThing has a schema of objects or arrays, which only JSON, XML and forms are checked with. Fix: write `type: string`, or add application/json.',
        '23: the body multipart/related of putThing is not supported. Fix: write multipart/form-data.',
        '35: the part `a` of changeThing has a required header, which few clients can send. Fix: make it a part of the body.',
        '49: the body x-www-form-urlencoded of nameThing has no media type. Expected: a type and a subtype, such as application/json or application/x-www-form-urlencoded.',
      ]
        .map((problem) => `src/contract/fixtures/unreadable-requests.yaml:${problem}`)
        .join('\n'),
    ],
    [
      'invalid-servers.yaml',
      [
        ['4', 'api.example.com/v1'],
        ['7', 'https://<your-host>/v1'],
        ['11', '//<your-host>/v1'],
      ]
        .map(
          ([line, url]) =>
            `src/contract/fixtures/invalid-servers.yaml:${line}: the server address "${url}" is not valid. Fix: write a host and a path, such as https://api.example.com/v1, and what varies as {variable}.`,
        )
        .concat(
          'src/contract/fixtures/invalid-servers.yaml:14: the server address "{siteUrl}/v1" has the variable {siteUrl}, which is not declared. Fix: declare it below `variables` of the server, with a `default`.',
        )
        .join('\n'),
    ],
    [
      'misplaced-references.yaml',
      [
        '2: `info.description`: expected a text, got {"$ref":"about.md"}',
        '6: `components.schemas.Thing.properties.$ref`: expected a schema, got "fields.yaml#/name"',
      ]
        .map(
          (problem) =>
            `src/contract/fixtures/misplaced-references.yaml:${problem}. Fix: write its content here, where OpenAPI has no references.`,
        )
        .join('\n'),
    ],
    [
      'nowhere.yaml',
      'src/contract/fixtures/nowhere.yaml: the file cannot be read. Fix: create it, or correct the name.',
    ],
  ])('%s stops with one sentence that names the place', (name, message) => {
    const start = performance.now();
    expect(() => load(name)).toThrowError(new ContractError(message));
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it('is that of an API by its name alone; another name stops, and so does a shared file that nothing uses', () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'specs-'));
    cpSync('api-specs', directory, {recursive: true});
    cpSync('src/site-checks/fixtures/parking.yaml', path.join(directory, 'parking.yaml'));
    expect(Object.keys(loadAllContracts({directory}))).toEqual([...apiIds, 'parking']);
    writeFileSync(path.join(directory, 'Fifth API.yaml'), 'openapi: 3.1.0');
    writeFileSync(path.join(directory, 'common/unused.yml'), 'components: {}');
    expect(() => loadAllContracts({directory})).toThrowError(
      /Fifth API\.yaml:1: no page shows this file\. Expected: the specification of an API, named as its address is, such as `parking\.yaml`, .*Fix: rename or remove it\.\n.*common\/unused\.yml:1: no page shows this file\. /,
    );
    rmSync(directory, {recursive: true});
  });

  it.each([
    ['parking.json', 'rename it to `parking.yaml`, since JSON is YAML, or remove it.'],
    ['parking.yml', 'rename it to `parking.yaml`, or remove it.'],
    ['Parking.json', 'rename or remove it.'],
  ])('is in YAML, so the file %s stops with its other name', (name, fix) => {
    const directory = mkdtempSync(path.join(tmpdir(), 'specs-'));
    cpSync('api-specs', directory, {recursive: true});
    writeFileSync(path.join(directory, name), '{"openapi": "3.1.0"}');
    expect(() => loadAllContracts({directory})).toThrowError(`refers to. Fix: ${fix}`);
    rmSync(directory, {recursive: true});
  });

  it('is read without the lines of its files, which only messages need', () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'specs-'));
    cpSync('api-specs', directory, {recursive: true});
    const readLines = vi.spyOn(SpecFile.prototype, 'toPlace');
    expect(loadAllContracts({directory})).toHaveProperty('vehicle');
    expect(readLines).not.toHaveBeenCalled();
    readLines.mockRestore();
    rmSync(directory, {recursive: true});
  });

  it('that has an operationId of another one stops with the places of both', () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'specs-'));
    cpSync('api-specs', directory, {recursive: true});
    const file = path.join(directory, 'storage.yaml');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('operationId: listHooks', 'operationId: listCountries'),
    );
    expect(() => loadAllContracts({directory})).toThrowError(
      /storage\.yaml:\d+: operationId "listCountries" is at .*vehicle\.yaml:\d+ too\. Fix: rename one\.$/,
    );
    rmSync(directory, {recursive: true});
  });

  it('that has several operationIds of others stops with each', () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'specs-'));
    cpSync('api-specs', directory, {recursive: true});
    const file = path.join(directory, 'storage.yaml');
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace('operationId: listHooks', 'operationId: listCountries')
        .replace('operationId: deleteHook', 'operationId: recognizeVehicle'),
    );
    expect(() => loadAllContracts({directory})).toThrowError(
      /storage\.yaml:\d+: operationId "listCountries" is .*\n.*storage\.yaml:\d+: operationId "recognizeVehicle" is at .*vehicle\.yaml:\d+ too\. Fix: rename one\.$/,
    );
    rmSync(directory, {recursive: true});
  });

  it('is read once for all copies of the modules, and again when one of its files has changed', async () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'specs-'));
    cpSync('api-specs', directory, {recursive: true});
    const before = loadAllContracts({directory});
    expect(loadAllContracts({directory})).toBe(before);
    // Each plugin has its own copy of the modules.
    vi.resetModules();
    const copy = await import('./loadContract');
    expect(copy.loadAllContracts).not.toBe(loadAllContracts);
    expect(copy.loadAllContracts({directory})).toBe(before);
    const file = path.join(directory, 'vehicle.yaml');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/^ {2}version: .*/m, '  version: 9.9.9'),
    );
    expect(loadAllContracts({directory}).vehicle.info.version).toBe('9.9.9');
    rmSync(directory, {recursive: true});
  });

  it('of some APIs is read without the others', () => {
    const before = loadContracts(['vehicle', 'storage']);
    expect(before).toEqual({vehicle: loadContract('vehicle'), storage: loadContract('storage')});
    expect(loadContracts(['vehicle', 'storage'])).toBe(before);
  });

  it('with an unknown token names it and its line', () => {
    expect(() => load('unknown-token.yaml')).toThrowError(
      /unknown-token\.yaml:2: unknown token "%%Prodcut%%"\. Did you mean "%%Product%%"\?/,
    );
  });
});

describe('a recursive specification with shared files', () => {
  it('takes each component of another file once, and keeps data that looks like a reference', () => {
    expect(load('recursive.yaml').components).toEqual({
      schemas: {
        Thing: {
          type: 'object',
          properties: {
            parent: {$ref: '#/components/schemas/Thing'},
            owner: {$ref: '#/components/schemas/Owner'},
          },
        },
        Owner: {
          type: 'object',
          properties: {
            example: {
              $ref: '#/components/schemas/Thing',
              description: 'A property that has the name of a keyword.',
            },
          },
          examples: [{$ref: 'is data here'}],
        },
      },
    });
  });

  it('becomes a cyclic object when it is dereferenced', () => {
    const thing = dereference(load('recursive.yaml')).components!.schemas!.Thing!;
    expect(thing.properties!.parent).toBe(thing);
    expect(thing.properties!.owner!.properties!.example!.properties!.parent).toBe(thing);
  });

  it('lets the values next to a reference win', () => {
    const document = load('recursive.yaml');
    const property = document.components!.schemas!.Owner!.properties!.example!;
    expect(resolveReference<Schema>(document, property)).toMatchObject({
      type: 'object',
      description: 'A property that has the name of a keyword.',
    });
  });
});

describe('a specification with parts in files of their own', () => {
  const folder = path.join(FIXTURES, 'parts');
  const loadPart = (name: string) => loadContractFile(path.join(folder, name));

  it('takes each part once, as a component of its version, by the name that the specification has for it', () => {
    const {paths, components} = loadPart('api.yaml');
    const thing = {$ref: '#/components/schemas/Thing'};
    const color = {$ref: '#/components/schemas/color'};
    const done = {$ref: '#/components/responses/done'};
    expect(components?.schemas).toEqual({
      Thing: {
        type: 'object',
        properties: {
          name: {type: 'string'},
          color: {type: ['string', 'null']},
          inner: thing,
          kind: {
            oneOf: [color],
            discriminator: {propertyName: 'kind', mapping: {color: color.$ref}},
          },
        },
      },
      Color: {type: 'string'},
      color: {type: 'string', enum: ['red', 'blue']},
      // Of a file with components, in OpenAPI 3.0.
      Problem: {
        type: 'object',
        properties: {reason: {$ref: '#/components/schemas/schema'}},
      },
      schema: {type: ['string', 'null']},
    });
    expect(components?.responses?.['done']).toMatchObject({
      content: {'application/json': {schema: {type: 'array', items: thing}}},
    });
    expect(components?.parameters).toMatchObject({id: {name: 'id', schema: color}});
    expect(paths['/things']?.post).toMatchObject({responses: {200: done}});
    expect(paths['/things/{id}']?.get).toMatchObject({
      parameters: [{$ref: '#/components/parameters/id'}],
      responses: {200: done},
    });
    // Nothing of paths is left among the components.
    expect(paths['/things/{id}/color']?.get).toMatchObject({
      operationId: 'getColor',
      responses: {200: done},
    });
    expect(paths['/things/{id}/color']?.head).toMatchObject({
      operationId: 'checkColor',
      description: 'Reads the color.',
    });
    expect(Object.keys(components ?? {}).sort()).toEqual(['parameters', 'responses', 'schemas']);
  });

  it.each(apiIds)('reads the %s API in many files as in one', (api) => {
    const directory = mkdtempSync(path.join(tmpdir(), 'parts-'));
    const document = loadContract(api);
    const {paths, components: {schemas = {}, ...components} = {}, ...rest} = document;
    const write = (name: string, value: unknown, toRoot: string): object => {
      const text = JSON.stringify(value)
        .replaceAll(/"#\/components\/schemas\/([^"]+)"/g, `"${toRoot}schemas/$1.json"`)
        .replaceAll('"#/components/', `"${toRoot}entry.yaml#/components/`);
      mkdirSync(path.join(directory, path.dirname(name)), {recursive: true});
      writeFileSync(path.join(directory, name), text);
      return {$ref: name};
    };
    const items = Object.entries(paths).map(([address, item], index) => [
      address,
      write(`paths/${index}.json`, item, '../'),
    ]);
    const parts = Object.entries(schemas).map(([name, schema]) => [
      name,
      write(`schemas/${name}.json`, schema, '../'),
    ]);
    const split = {...rest, paths: Object.fromEntries(items) as object, components};
    write(
      'entry.yaml',
      {...split, components: {...components, schemas: Object.fromEntries(parts) as object}},
      '',
    );
    const read = loadContractFile(path.join(directory, 'entry.yaml'));
    expect(read.paths).toEqual(paths);
    expect(read.components).toEqual({schemas, ...components});
    rmSync(directory, {recursive: true});
  });

  it('reads a file of JSON Schema, with its name, its definitions and references to itself', () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'parts-'));
    const write = (name: string, value: object): void =>
      writeFileSync(path.join(directory, name), JSON.stringify(value));
    const read = (schema: object) => {
      write('tree.json', schema);
      write('api.yaml', {
        openapi: '3.1.0',
        info: {title: 'Trees', version: '1'},
        paths: {'/trees': {get: {operationId: 'a', responses: {200: {description: 'Done.'}}}}},
        components: {schemas: {Tree: {$ref: 'tree.json'}}},
      });
      return loadContractFile(path.join(directory, 'api.yaml')).components?.schemas;
    };
    const tree = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'https://schemas.example/tree.json',
      type: 'object',
      properties: {
        height: {$ref: '#/$defs/length'},
        branches: {type: 'array', items: {$ref: '#'}},
        leaf: {$ref: '#/definitions/leaf'},
      },
      $defs: {length: {type: 'integer', minimum: 1}, unused: {type: 'string'}},
      definitions: {leaf: {type: 'object', properties: {width: {$ref: '#/$defs/length'}}}},
    };
    const length = {$ref: '#/components/schemas/length'};
    expect(read(tree)).toEqual({
      Tree: {
        type: 'object',
        properties: {
          height: length,
          branches: {type: 'array', items: {$ref: '#/components/schemas/Tree'}},
          leaf: {$ref: '#/components/schemas/leaf'},
        },
      },
      length: {type: 'integer', minimum: 1},
      leaf: {type: 'object', properties: {width: length}},
    });
    const inside = {...tree, $defs: {length: {$id: 'length.json', type: 'integer'}}};
    expect(() => read(inside)).toThrow(/tree\.json:1: `\$id` is not supported in a schema/);
    const misspelled = {...tree, $defs: {...tree.$defs, unused: {tpye: 'string'}}};
    expect(() => read(misspelled)).toThrow(/tree\.json:1: `tpye` is unknown in a schema/);
    rmSync(directory, {recursive: true});
  });

  it.each([
    [
      'broken.yaml',
      'src/contract/fixtures/parts/paths/broken.yaml:3: `contents` is unknown in a response. Did you mean "content"?',
    ],
    [
      'missing.yaml',
      'src/contract/fixtures/parts/missing.yaml:9: reference "paths/others.yaml#/gone" points to nothing. Expected: a place in that file, such as "#/thing".',
    ],
    [
      'local.yaml',
      'src/contract/fixtures/parts/schemas/local.yaml:3: reference "#/components/schemas/Thing" points to nothing. Fix: write the name of the file that has it, too.',
    ],
    [
      'loop.yaml',
      'src/contract/fixtures/parts/loop.yaml:4: the file of "add" leads to itself, through callbacks. Fix: write the callback itself.',
    ],
  ])('stops with the place in the part: %s', (name, message) => {
    expect(() => loadPart(name)).toThrowError(new ContractError(message));
  });
});

describe('the contract', () => {
  it('loads all four APIs, with every token expanded and every reference inside', () => {
    const text = JSON.stringify(loadAllContracts());
    expect(text).not.toMatch(/%%[A-Za-z]/);
    expect(
      [...text.matchAll(/"\$ref":"(?!#\/components\/)[^"]*"/g)].map(([match]) => match),
    ).toEqual([]);
  });

  it.each(apiIds)('downloads the %s API as JSON and YAML that mean the same', (api) => {
    const document = loadContract(api);
    const published: unknown = JSON.parse(JSON.stringify(document), (key, value: unknown) =>
      key === 'x-assumed' ? undefined : value,
    );
    expect(JSON.parse(toBundledJson(document))).toEqual(published);
    expect(parse(toBundledYaml(document))).toEqual(published);
    // In which a version is a date, unless it is in quotes.
    expect(parse(toBundledYaml(document), {version: '1.1'})).toEqual(published);
  });

  it('gives an operation the parameters of its path too', () => {
    expect(
      listOperations(loadContract('storage'))
        .find(({id}) => id === 'getHook')!
        .parameters.map(({name}) => name),
    ).toEqual(['hookUrl']);
  });
});
