import {createServer} from 'node:http';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {listErrors, loadAllContracts, type ContractFailure} from '../../../src/contract';
import {listen} from '../../../src/scripts/server/listen';
import {startSandboxServer, type SandboxServer} from '../../../src/sandbox/server';
import {contractOperations} from '../../cloud-client/test/support/contract.js';
import {operationCalls} from './operationCalls.js';
import {startDriver} from './startDriver.js';

/** What went over the wire. */
interface Seen {
  readonly request: Request;
  readonly response: Response;
}

/** The class for each status of the contract. */
const CLASSES: Readonly<Record<number, string>> = {
  400: 'BadRequestError',
  401: 'AuthenticationError',
  403: 'PermissionError',
  404: 'NotFoundError',
  405: 'MethodNotAllowedError',
  408: 'TimeoutError',
  413: 'TooLargeError',
  429: 'RateLimitError',
  500: 'ServerError',
  503: 'ServerError',
  504: 'TimeoutError',
};

/** Every documented status of every operation, once. */
const failures = [
  ...new Map(
    Object.values(loadAllContracts())
      .flatMap(listErrors)
      .map((one) => [`${one.operationId} ${one.status}`, one] as const),
  ).values(),
];

const driver = await startDriver();
const relay = createServer();
let sandbox: SandboxServer;
let url = '';
let seen: Seen[] = [];
/** What the next request must fail with. */
let wanted: ContractFailure | undefined;

beforeAll(async () => {
  sandbox = await startSandboxServer({plan: 'vip_20m'});
  url = await listen(relay, {port: 0, host: '127.0.0.1'});
});
afterAll(async () => {
  driver.close();
  relay.closeAllConnections();
  relay.close();
  await sandbox.close();
});

// Sends everything on to the sandbox, and asks it for the status that is wanted. What no client can
// cause by itself, such as a request without a key, is responded as the contract says.
relay.on('request', (incoming, outgoing) => {
  const parts: Buffer[] = [];
  incoming.on('data', (part: Buffer) => parts.push(part));
  incoming.on('end', () => {
    const headers = new Headers(incoming.headers as Record<string, string>);
    for (const name of ['connection', 'content-length', 'host']) headers.delete(name);
    const {method = 'GET'} = incoming;
    const body = parts.length === 0 ? undefined : Buffer.concat(parts);
    const request = new Request(`${sandbox.url}${incoming.url}`, {method, headers, body});
    const sent = request.clone();
    if (wanted !== undefined) request.headers.set('x-sandbox-status', String(wanted.status));
    request.headers.set('x-sandbox-advance', '1');
    void fetch(request).then(async (given) => {
      const response =
        wanted === undefined || given.status === wanted.status
          ? given
          : Response.json({message: wanted.message}, {status: wanted.status});
      seen.push({request: sent, response: response.clone()});
      const type = response.headers.get('content-type') ?? '';
      outgoing.writeHead(response.status, {'content-type': type}).end(await response.text());
    });
  });
});

test('there is a call for every operation of the contract', () => {
  expect(Object.keys(operationCalls).sort()).toEqual([...contractOperations.keys()].sort());
});

test.each(Object.entries(operationCalls))(
  '%s is called and responds as the contract says',
  async (id, call) => {
    const {operation, matches, validate} = contractOperations.get(id)!;
    [seen, wanted] = [[], undefined];
    const {value, error} = await driver.run(url, call);
    expect(error).toBeUndefined();
    expect(seen).toHaveLength(1);
    const {request, response} = seen[0]!;
    const {pathname, searchParams} = new URL(request.url);
    expect(matches(request.method, pathname)).toBe(true);
    expect(request.headers.has('x-api-key')).toBe(!operation.isPublic);
    const known = operation.parameters.map(({name}) => name);
    for (const name of searchParams.keys()) expect(known).toContain(name);
    for (const {name, in: place, schema} of operation.parameters) {
      const text = place === 'query' ? searchParams.get(name) : request.headers.get(name);
      if ((place === 'query' || place === 'header') && text !== null)
        validate(schema!, schema?.type === 'string' ? text : JSON.parse(text));
      if (place === 'header') expect([name, text]).toEqual([name, expect.any(String)]);
    }
    const body = operation.requestBody?.content;
    if (body?.['application/json'] !== undefined)
      validate(body['application/json'].schema!, await request.json());
    if (body?.['multipart/form-data'] !== undefined) {
      const form = await request.formData();
      validate(body['multipart/form-data'].schema!, toParts(form, id === 'readCargoCode'));
    }
    const received: unknown = await response.json();
    validate(operation.responses['200']!.content!['application/json']!.schema!, received);
    expect(value).toEqual(id === 'deleteHook' ? null : received);
  },
);

const listed = new Map(
  failures.map(({operationId}) => [
    operationId,
    failures.filter((one) => one.operationId === operationId),
  ]),
);

test.each([...listed].map(([id, own]) => [id, own.length, own] as const))(
  '%s gives a typed error for %i statuses',
  async (id, _count, own) => {
    const call = operationCalls[id]!;
    for (const failure of own) {
      const {status, billed} = failure;
      [seen, wanted] = [[], failure];
      const options = {...call.options, retryCount: 0};
      const {error} = await driver.run(url, {...call, options});
      const {message} = (await seen[0]!.response.json()) as {message: string};
      expect(error).toMatchObject({
        name: CLASSES[status],
        status,
        billed,
        mayHaveBeenBilled: billed,
        attempts: 1,
      });
      expect(error?.message).toContain(`responded with ${status}, "${message}".`);
    }
  },
);

/** Multipart fields as the schema has them. */
function toParts(form: FormData, hasImages: boolean): Record<string, unknown> {
  const parts: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name).map((value) => (typeof value === 'string' ? value : '<file>'));
    const isJson = name === 'maxreads' || name === 'customData';
    parts[name] =
      name === 'image' && hasImages ? values : isJson ? JSON.parse(values[0]!) : values[0];
  }
  return parts;
}
