import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {loadAllContracts, type Schema} from '../../contract';
import {listStructureVersions} from '../../contract/history/listStructureVersions';
import {SECOND_MS} from '../clock';
import {createSandbox} from '../createSandbox';
import {samples} from '../samples';
import {contractOperations, createFrozenClock, readSamplePicture} from '../testing';

const clock = createFrozenClock();
const sandbox = createSandbox({clock});
const contracts = loadAllContracts();

const APIS = [
  ['vehicle', 'recognizeVehicle', {service: 'anpr,mmr,adr', maxreads: '3'}],
  ['transport', 'readCargoCode', {}],
] as const;

/** By the contract, the characters of markings come without it. */
const NEVER = {vehicle: ['.data.vehicles.markings.plateChars.bgDark'], transport: []};

/** Whether `1.10` is before `1.9` must not depend on the code that is tested. */
const toNumber = (version: string): number =>
  version.split('.').reduce((total, part, index) => total + Number(part) / 1_000 ** index, 0);

/** The fields that the contract gives a version, read from its marks. */
function listContractFields(schema: Schema | undefined, version: string, path = ''): string[] {
  if (schema?.items !== undefined) return listContractFields(schema.items, version, path);
  return Object.entries(schema?.properties ?? {}).flatMap(([name, property]) => {
    const {'x-since': since = '0', 'x-removed': removed = '99'} = property;
    const isThere = toNumber(since) <= toNumber(version) && toNumber(version) < toNumber(removed);
    const field = `${path}.${name}`;
    return isThere ? [field, ...listContractFields(property, version, field)] : [];
  });
}

/** Every field below a value, by its path without the marks of lists. */
function listFields(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => listFields(item, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => [
    `${path}.${name}`,
    ...listFields(child, `${path}.${name}`),
  ]);
}

/** Fields of the responses to all sample pictures in one version. */
async function ask(
  api: 'transport' | 'vehicle',
  parts: Readonly<Record<string, string>>,
  version: string,
): Promise<ReadonlySet<string>> {
  const fields = new Set<string>();
  for (const sample of samples.filter((one) => one.api === api)) {
    clock.advance(SECOND_MS);
    const form = new FormData();
    for (const [name, value] of Object.entries(parts)) form.append(name, value);
    form.append('image', new Blob([new Uint8Array(await readSamplePicture(sample.name))]));
    const response = await sandbox.fetch(
      new Request(`http://sandbox/${api}/${sample.target}`, {
        method: 'POST',
        headers: {'x-api-key': 'test_vip_20m', 'x-api-version': version},
        body: form,
      }),
    );
    const body = (await response.json()) as {version?: string};
    expect([response.status, body.version]).toEqual([200, version]);
    for (const field of listFields(body)) fields.add(field);
  }
  return fields;
}

describe.each(APIS)('responses of the %s API', (api, operationId, parts) => {
  const schema = contractOperations.find(({id}) => id === operationId)?.responses['200']?.content?.[
    'application/json'
  ]?.schema;

  it('have the fields of each version, and no others', async () => {
    const versions = listStructureVersions(contracts[api]);
    const returned = new Map<string, ReadonlySet<string>>();
    for (const version of versions) returned.set(version, await ask(api, parts, version));
    const ever = new Set([...returned.values()].flatMap((fields) => [...fields]));
    for (const [version, fields] of returned) {
      const expected = listContractFields(schema, version).filter((field) => ever.has(field));
      expect([...fields].sort(), version).toEqual([...new Set(expected)].sort());
    }
    const all = new Set(versions.flatMap((version) => listContractFields(schema, version)));
    expect([...all].filter((field) => !ever.has(field))).toEqual(NEVER[api]);
  });
});

describe('the client', () => {
  const source = readFileSync('lib-src/cloud-client/src/vehicle/VehicleAPIResponse.ts', 'utf8');
  const interfaces = [...source.matchAll(/^export interface \w+ \{\n([^]*?)^\}/gm)].map(
    ([, body = '']) =>
      new Map(
        [...body.matchAll(/ {2}\/\*\*((?:(?!\*\/)[^])*)\*\/\n {2}(\w+)\?/g)].map(
          ([, comment = '', name = '']) => {
            const text = comment.replace(/\s*\n\s*\*\s*/g, ' ');
            return [
              name,
              [/Since (\d[\d.]*\d)/.exec(text)?.[1], /Removed in (\d[\d.]*\d)/.exec(text)?.[1]],
            ] as const;
          },
        ),
      ),
  );

  it('says of each field since when it is there, and when it was removed, as the contract does', () => {
    const schemas = Object.values(contracts.vehicle.components?.schemas ?? {});
    let compared = 0;
    for (const {properties = {}} of schemas) {
      const names = Object.keys(properties).sort().join();
      const found = interfaces.find((fields) => [...fields.keys()].sort().join() === names);
      if (found === undefined) continue;
      for (const [name, property] of Object.entries(properties)) {
        const target = schemaOf(property);
        const expected = [target['x-since'], target['x-removed']];
        expect([name, found.get(name)]).toEqual([name, expected]);
        if (expected.some((version) => version !== undefined)) compared += 1;
      }
    }
    expect(compared).toBe(33);
  });

  /** A property with what its component says of versions. */
  function schemaOf(property: Schema): Schema {
    const name = property.$ref?.split('/').at(-1) ?? '';
    return {...contracts.vehicle.components?.schemas?.[name], ...property};
  }
});
