import {describe, expect, it} from 'vitest';
import {listOperations} from '../contract';
import {createShapesDocument} from '../contract/samples/fixtures/createShapesDocument';
import {shapes, type ExpectedRequest, type Shape} from '../contract/samples/fixtures/shapes';
import {toQueryText} from '../contract/samples/serialize';
import {toCall, type Call} from '../contract/samples/toCall';
import type {Parameter, RequestBody, Schema} from '../contract/types';
import {compileApi} from './build/compileApi';
import {listCases, toRequest as toRequestOfCase} from './cases';
import {addApi} from './contract';
import type {ApiId} from './contractTypes';
import {createSandbox} from './createSandbox';
import {breakValue, isBinary} from '../contract/samples/fixtures/strictSchemas';
import {toStrict} from '../contract/samples/fixtures/toStrict';
import {createState} from './state';
import {createFrozenClock, NOON, readSamplePicture} from './testing';
import {toOperations} from './toOperations';

const HOST = 'https://shapes.example';
const SEED = 1;

const strictShapes = shapes.map(toStrict);
const clock = createFrozenClock();
const state = createState(NOON);
const account = state.accounts.get('test_default')!;
for (const key of ['key-1', 'key-2', 'key-3', 'token-1', 'pass word'])
  state.accounts.set(key, account);
const data = {
  ...compileApi('vehicle', createShapesDocument(HOST, strictShapes)),
  // Beside the APIs that other tests have added.
  api: 'shapes' as ApiId,
};
const sandbox = createSandbox({operations: toOperations(data), state, clock});
addApi(data);

/** The request that the standard describes, written by hand in the list of shapes. */
function toStandardRequest({method, expected, operation}: Shape, index: number): Request {
  const {path = '', query = '', headers = {}} = expected;
  const {'content-type': type = '', ...others} = headers;
  const body = toBody(expected, (operation.requestBody as RequestBody | undefined)?.content);
  return new Request(`${HOST}/s${index}${path}${query === '' ? '' : `?${query}`}`, {
    method: method.toUpperCase(),
    headers: {...others, ...(type !== '' && !type.endsWith('boundary=') && {'content-type': type})},
    ...(body !== undefined && {body}),
  });
}

function toBody(
  {json, parts, text}: ExpectedRequest,
  content: RequestBody['content'] | undefined,
): FormData | string | undefined {
  if (parts === undefined) return json === undefined ? text : JSON.stringify(json);
  const encoding = Object.values(content ?? {})[0]?.encoding ?? {};
  const form = new FormData();
  for (const [name, value] of parts) {
    const type = encoding[name]?.contentType;
    if (type !== undefined || value.startsWith('bytes of '))
      form.append(name, new Blob([value], {type: type ?? ''}));
    else form.append(name, value);
  }
  return form;
}

/** The request of a sample. */
function toRequest(call: Call): Request {
  const keys = (call.credentials ?? []).flatMap((one) =>
    one.kind === 'query' ? [[one.name, 'key-1'] as const] : [],
  );
  const query = toQueryText([...call.query, ...keys]);
  const {json, jsonType = 'application/json', content, parts} = call;
  const form = new FormData();
  for (const {name, value, isFile, contentType: partType = ''} of parts ?? []) {
    const isBlob = isFile || partType !== '';
    form.append(name, isBlob ? new Blob([value], {type: partType}) : value);
  }
  const type = json === undefined ? content?.type : jsonType;
  return new Request(
    call.url + (query === '' ? '' : `${call.url.includes('?') ? '&' : '?'}${query}`),
    {
      method: call.method,
      headers: [
        ...call.headers.map(([name, value]): [string, string] => [name, value]),
        ...(call.cookies === undefined ? [] : [['cookie', call.cookies] as [string, string]]),
        ...(type === undefined ? [] : [['content-type', type] as [string, string]]),
      ],
      ...(parts !== undefined && {body: form}),
      ...(json !== undefined && {body: JSON.stringify(json)}),
      ...(content !== undefined && {body: content.text ?? content.file ?? ''}),
    },
  );
}

/** Each way to break one value of a shape, with what the response has to name. */
function listBroken(shape: Shape): readonly {name: string; how: string; shape: Shape}[] {
  const {parameters = [], requestBody} = shape.operation;
  const ofParameters = (parameters as readonly Parameter[]).flatMap((parameter, index) => {
    const [type, media] = Object.entries(parameter.content ?? {})[0] ?? [];
    return breakValue(media === undefined ? parameter.example : media.example, SEED).map(
      ({how, value}) => ({
        name: parameter.name,
        how,
        shape: withOperation(shape, {
          parameters: parameters.map((one, other) =>
            other === index
              ? {
                  ...parameter,
                  ...(type === undefined
                    ? {example: value}
                    : {content: {[type]: {...media, example: value}}}),
                }
              : one,
          ),
        }),
      }),
    );
  });
  const [type, media] =
    Object.entries((requestBody as RequestBody | undefined)?.content ?? {})[0] ?? [];
  const isBytes = /octet-stream|pdf|^image\//.test(type ?? '');
  const ofBody =
    type === undefined || isBytes
      ? []
      : breakValue(media?.example, SEED, listFiles(media?.schema)).map(({how, value}) => ({
          name: 'body',
          how,
          shape: withOperation(shape, {
            requestBody: {content: {[type]: {...media, example: value}}},
          }),
        }));
  return [...ofParameters, ...ofBody];
}

const withOperation = (shape: Shape, operation: Shape['operation']): Shape => ({
  ...shape,
  operation: {...shape.operation, ...operation},
});

const listFiles = (schema: Schema | undefined): readonly string[] =>
  [schema, ...(schema?.allOf ?? [])].flatMap((part) =>
    Object.entries(part?.properties ?? {}).flatMap(([name, property]) =>
      isBinary(property) ? [name] : [],
    ),
  );

/** `fetch` cannot send it, in the page and in the server alike. */
const isSendable = ({method}: Shape): boolean => method !== 'trace';

describe('the sandbox, for the shapes of requests,', () => {
  it.each(
    shapes
      .map((shape, index) => [shape.title, shape, index] as const)
      .filter(([, shape]) => isSendable(shape)),
  )('accepts "%s" as the standard writes it', async (_title, shape, index) => {
    const response = await sandbox.fetch(toStandardRequest(shape, index));
    const problem = response.ok ? '' : await response.text();
    const [documented] = Object.keys(shape.operation.responses ?? {200: {}});
    expect([String(response.status), problem]).toEqual([documented, '']);
  });

  const broken = strictShapes.flatMap((shape, index) =>
    listBroken(shape).map((one) => [`${shape.title}: ${one.how}`, one, index] as const),
  );
  it.each(broken)('rejects "%s", and names it', async (_title, {name, shape}, index) => {
    const shapesWithOne = strictShapes.map((one, other) => (other === index ? shape : one));
    const document = createShapesDocument(HOST, shapesWithOne);
    const operation = listOperations(document)[index]!;
    const response = await sandbox.fetch(toRequest(toCall(document, operation)));
    const {message} = (await response.json()) as {message: string};
    expect([response.status, message]).toEqual([400, expect.stringContaining(name)]);
  });

  it.each(
    shapes.flatMap((shape, index) =>
      shape.title.startsWith('security: ') && shape.title !== 'security: none needed'
        ? [[shape.title, index] as const]
        : [],
    ),
  )('rejects "%s" without the key, and with an unknown one', async (_title, index) => {
    const {status} = await sandbox.fetch(new Request(`${HOST}/s${index}`));
    expect(status).toBe(401);
    const headers = {
      authorization: `Bearer unheard-of`,
      'x-api-key': 'unheard-of',
      cookie: 'sid=unheard-of',
    };
    const known = await sandbox.fetch(new Request(`${HOST}/s${index}?$key=unheard-of`, {headers}));
    const basic = await sandbox.fetch(
      new Request(`${HOST}/s${index}?$key=unheard-of`, {
        headers: {...headers, authorization: `Basic ${btoa('user:unheard-of')}`},
      }),
    );
    expect([known.status, basic.status]).toContain(403);
  });

  it.each(
    strictShapes.flatMap((shape, index) =>
      isSendable(shape) ? [[shape.title, index] as const] : [],
    ),
  )('has a request for "%s" that a reader can send', async (_title, index) => {
    for (const {status, values} of listCases(`shape${index}`)) {
      const request = await toRequestOfCase(values, HOST, readSamplePicture);
      const response = await sandbox.fetch(request);
      expect([response.status, response.ok ? '' : await response.text()]).toEqual([status, '']);
    }
  });
});
