import {describe, expect, it} from 'vitest';
import {
  dereference,
  loadAllContracts,
  listOperations,
  type Example,
  type Operation,
} from '../contract';
import type {RequestValues} from './cases';
import {toRequest} from './cases';
import {createSandbox} from './createSandbox';
import {readSamplePicture} from './testing';

const contracts = loadAllContracts();
const recognitions = (['vehicle', 'transport'] as const)
  .flatMap((api) => listOperations(dereference(contracts[api])))
  .filter(({method}) => method === 'post');

const listExamples = ({responses}: Operation): [string, Example][] =>
  Object.entries(responses['200']?.content?.['application/json']?.examples ?? {}) as [
    string,
    Example,
  ][];

/** The request that an example names. */
function toValues({id, parameters}: Operation, {'x-request': sent = {}}: Example): RequestValues {
  const entries = Object.entries(sent);
  const pick = (place: string): Record<string, string> =>
    Object.fromEntries(
      entries
        .filter(([name]) => parameters.find((one) => one.name === name)?.in === place)
        .map(([name, value]) => [name, String(value)]),
    );
  return {
    operationId: id,
    pathParameters: pick('path'),
    query: {},
    headers: {'x-api-key': 'test_vip_20m', ...pick('header')},
    parts: entries
      .filter(([name]) => !parameters.some((one) => one.name === name))
      .flatMap(([name, value]) => [value].flat().map((one) => ({name, value: one})))
      .map(({name, value}) => ({
        name,
        value: name === 'image' ? {sample: value.replace(/\.jpg$/, '')} : value,
      })),
  };
}

describe.each(recognitions)('the examples of $id', (operation) => {
  it.each(listExamples(operation))('%s is the response of the sandbox', async (_name, example) => {
    const request = await toRequest(
      toValues(operation, example),
      'http://localhost',
      readSamplePicture,
    );
    const response = await createSandbox().fetch(request);
    // Only the node has another name.
    const nodename = (example.value as {nodename?: string}).nodename;
    const body = (await response.json()) as object;
    expect('nodename' in body ? {...body, nodename} : body).toEqual(example.value);
  });
});

describe('the examples of the public lists', () => {
  it.each(['listServices', 'listVehicleVersions', 'listTransportVersions', 'listCountries'])(
    'of %s occur in the response of the sandbox',
    async (id) => {
      const operation = Object.values(contracts)
        .flatMap((document) => listOperations(dereference(document)))
        .find((one) => one.id === id) as Operation;
      const values = {operationId: id, pathParameters: {}, query: {}, headers: {}};
      const request = await toRequest(values, 'http://localhost', readSamplePicture);
      const body: unknown = await (await createSandbox().fetch(request)).json();
      for (const [, {value}] of listExamples(operation))
        expect(body).toEqual(expect.arrayContaining(value as unknown[]));
    },
  );
});
