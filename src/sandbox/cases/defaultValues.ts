import {productId} from '../../data/plans';
import {DEFAULT_KEY, getTestKey} from '../../data/testKeys';
import type {ExampleRequest, SandboxOperation} from '../contractTypes';
import {samples} from '../samples';
import type {Sample} from '../samples/sample';
import {SEEDED_HOOK_URL} from '../seed';
import type {PartValue, RequestValues} from './requestCase';
import {getOperation} from './toRequest';

const PATH_DEFAULTS: Readonly<Record<string, string>> = {
  api: 'vehicle',
  hookUrl: SEEDED_HOOK_URL,
  product: productId,
  country: 'DE',
};

const BODY_DEFAULTS: Readonly<Record<string, unknown>> = {
  createHook: {hookUrl: `${SEEDED_HOOK_URL}/second`, apis: {vehicle: true, transport: true}},
  updateHook: {vehicle: true, transport: true},
  updateStorageStatus: {vehicle: true, transport: true},
};

/** The parts that suit a sample, its image last. */
export const toParts = ({name, fields}: Sample): readonly PartValue[] => [
  ...Object.entries(fields).map(([part, value]) => ({name: part, value})),
  {name: 'image', value: {sample: name}},
];

/** A request that succeeds as it is: with a test key and, where it takes one, a sample image. */
export function createDefaultValues(operationId: string, sampleName?: string): RequestValues {
  const operation = getOperation(operationId);
  if (operation.example !== undefined) return toExampleValues(operation, operation.example.request);
  const {api, isSecured, path, method} = operation;
  const isRecognition = method === 'POST' && (api === 'vehicle' || api === 'transport');
  const sample = samples.find(({name, api: of}) =>
    sampleName === undefined ? of === api : name === sampleName,
  );
  const body = BODY_DEFAULTS[operationId];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return {
    operationId,
    pathParameters: Object.fromEntries(
      names.map((name) => [
        name,
        PATH_DEFAULTS[name === 'api' || !isRecognition ? name : ''] ?? sample?.target ?? '',
      ]),
    ),
    query: {},
    headers: isSecured ? {'x-api-key': getTestKey(api)} : {},
    ...(isRecognition && sample !== undefined ? {parts: toParts(sample)} : {}),
    ...(body === undefined ? {} : {body: JSON.stringify(body, null, 2)}),
  };
}

/** The request of the contract's examples. */
function toExampleValues(
  {id, isSecured}: SandboxOperation,
  {parameters, body, parts}: ExampleRequest,
): RequestValues {
  return {
    operationId: id,
    pathParameters: parameters.path,
    query: parameters.query,
    headers: {...parameters.header, ...(isSecured && {'x-api-key': DEFAULT_KEY})},
    cookies: parameters.cookie,
    ...(body !== undefined && {body: body.text}),
    ...(parts !== undefined && {
      parts: parts.map(({name, value, isFile}) => ({
        name,
        value: isFile ? ({made: 'file'} as const) : value,
      })),
    }),
  };
}
