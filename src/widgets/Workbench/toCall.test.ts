import {describe, expect, it} from 'vitest';
import {apiIds, listOperations, loadAllContracts} from '../../contract';
import {createSamples, writeSample} from '../../contract/samples';
import {createShapesDocument} from '../../contract/samples/fixtures/createShapesDocument';
import {shapes} from '../../contract/samples/fixtures/shapes';
import {toStrict} from '../../contract/samples/fixtures/toStrict';
import {toApiView} from '../../contract/view/toApiView';
import '../../sandbox/allApis';
import {compileApi} from '../../sandbox/build/compileApi';
import {createDefaultValues} from '../../sandbox/cases';
import {addApi} from '../../sandbox/contract';
import type {ApiId} from '../../sandbox/contractTypes';
import {setValue} from './editValues';
import {toCall} from './toCall';

const contracts = loadAllContracts();
const views = apiIds.flatMap((api) => {
  const view = toApiView(api, contracts[api], (code) => [code]);
  return view.operations.map((operation) => ({operation, server: view.servers[0]?.url ?? ''}));
});
const find = (id: string) => views.find(({operation}) => operation.id === id)!;

describe('code for the request that is filled in', () => {
  it('is made for every operation of the contract', () => {
    expect(views.map(({operation}) => operation.id).sort()).toEqual(
      apiIds.flatMap((api) => listOperations(contracts[api]).map(({id}) => id)).sort(),
    );
  });

  it.each(views)('goes to the documented address of $operation.id', ({operation, server}) => {
    const call = toCall(createDefaultValues(operation.id), operation, server);
    const pattern = new RegExp(
      `^${(server + operation.path).replace(/[.?]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`,
    );
    expect(call?.url).toMatch(pattern);
    expect(call?.needsKey).toBe(!operation.isPublic);
  });

  it('never holds the test key or a header of the sandbox', () => {
    const {operation, server} = find('recognizeVehicle');
    const call = toCall(
      setValue(createDefaultValues('recognizeVehicle'), 'header', 'x-sandbox-status', '503'),
      operation,
      server,
    );
    const code = ['curl', 'fetch', 'client', 'python']
      .map((language) => writeSample(call!, language as 'curl'))
      .join('\n');
    expect(code).not.toMatch(/test_default|x-sandbox/);
  });

  it('has numbers as numbers where the client library wants them', () => {
    const {operation, server} = find('listEvents');
    const call = toCall(
      setValue(createDefaultValues('listEvents'), 'query', 'limit', '5'),
      operation,
      server,
    );
    expect(writeSample(call!, 'client')).toContain('limit: 5');
  });

  it.each([
    [
      '{"apis": {"vehicle": true}, "hookUrl": "https://a.example"}',
      '"https://a.example", {"vehicle": True}',
    ],
    ['null', 'None, None'],
  ])('has the arguments of Python in their order: %s', (body, written) => {
    const {operation, server} = find('createHook');
    const call = toCall({...createDefaultValues('createHook'), body}, operation, server);
    expect(writeSample(call!, 'python-client')).toContain(`create_hook(${written})`);
  });

  it('does not exist for a body that is no JSON', () => {
    const {operation, server} = find('createHook');
    expect(
      toCall({...createDefaultValues('createHook'), body: '{'}, operation, server),
    ).toBeUndefined();
  });
});

describe('code for a request of another shape', () => {
  const document = createShapesDocument('https://shapes.example', shapes.map(toStrict));
  const shapeViews = toApiView('vehicle', document, (code) => [code]).operations;
  addApi({...compileApi('vehicle', document), api: 'copied shapes' as ApiId});

  // A reader chooses the file, and the address may be encoded in another way.
  const comparable = shapes.flatMap(({title, expected}, index) =>
    title === 'query: reserved characters that stay' ||
    JSON.stringify(expected).includes('bytes of')
      ? []
      : [[title, index] as const],
  );

  it.each(comparable)('is the sample, as long as nothing is changed: %s', (_title, index) => {
    const view = shapeViews[index]!;
    const server = view.server ?? 'https://shapes.example';
    const call = toCall(createDefaultValues(view.id), view, server);
    const operation = listOperations(document)[index]!;
    expect(writeSample(call!, 'python')).toEqual(
      createSamples(document, operation).find(({id}) => id === 'python')?.code,
    );
  });
});
