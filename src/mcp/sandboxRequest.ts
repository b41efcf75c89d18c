import * as z from 'zod';
import {getTestKey} from '../data/testKeys';
import {toRequest, type RequestValues} from '../sandbox/cases';
import {samples} from '../sandbox/samples';
import {clip, quote} from './clip';
import type {Context} from './Context';
import {findOperation, type ContractOperation} from './contractForms';
import {ToolError} from './ToolError';

/** A host that nothing is sent to: the sandbox runs in this process. */
const ORIGIN = 'http://sandbox.localhost';
const sampleNames = samples.map(({name}) => name);
const MADE = ['broken', 'oversized'] as const;

const VALUE = 'Expected: a text of up to 20,000 characters, a number, true or false';
const BODY = 'Expected: an object, an array, or a text of up to 100,000 characters';

const values = z.record(
  z.string().max(100),
  z.union([z.string().max(20_000), z.number(), z.boolean()], VALUE),
);

/** The input of the tools that send a request to the sandbox. */
export const requestInput = z.strictObject({
  operation: z
    .string()
    .max(300)
    .describe('Id of the operation, such as recognizeVehicle, or "POST /vehicle/{region}".'),
  path: values.optional().describe('Parameters of the path, such as {"region": "eur"}.'),
  query: values.optional().describe('Parameters of the query.'),
  headers: values
    .optional()
    .describe('Headers, without the key. x-sandbox-status: 503 asks for an error.'),
  parts: values
    .optional()
    .describe('Text parts of a multipart body, such as {"service": "anpr,mmr"}; image apart.'),
  image: z
    .enum([...sampleNames, ...MADE])
    .optional()
    .describe('The image part: a sample image, or one that is broken or oversized. No own files.'),
  body: z
    .union([z.string().max(100_000), z.record(z.string(), z.json()), z.array(z.json())], BODY)
    .optional()
    .describe('Body in JSON, for operations without parts.'),
  key: z
    .string()
    .max(200)
    .optional()
    .describe('Test key, never a real one. Default: one that may call the operation. "": no key.'),
});

export type RequestInput = z.output<typeof requestInput>;

/** The request of the samples, as these tools take it. */
export function toExampleInput({id, example}: ContractOperation): object {
  const {parameters, parts, body} = example;
  const texts = parts?.filter(({isFile}) => !isFile).map(({name, value}) => [name, value] as const);
  const file = parts?.find(({isFile}) => isFile)?.value.replace(/\.\w+$/, '');
  const {path, query, header: headers} = parameters;
  const groups = {path, query, headers, parts: Object.fromEntries(texts ?? [])};
  return {
    operation: id,
    ...Object.fromEntries(Object.entries(groups).filter(([, own]) => Object.keys(own).length > 0)),
    ...(file !== undefined && {image: file}),
    ...(body !== undefined && {body: /json/i.test(body.type) ? JSON.parse(body.text) : body.text}),
  };
}

/** A request of a client, and the operation that it is for. */
export interface PreparedRequest {
  readonly operation: ContractOperation;
  readonly request: Request;
}

/**
 * Makes the request that a client describes.
 *
 * @throws ToolError if it cannot be sent at all
 */
export async function prepareRequest(
  input: RequestInput,
  {readPicture}: Pick<Context, 'readPicture'>,
): Promise<PreparedRequest> {
  const operation = findOperation(input.operation);
  const pathParameters = toTexts(input.path);
  const missing = operation.parameters
    .filter(({place, name}) => place === 'path' && !pathParameters[name])
    .map(({name}) => name);
  if (missing.length > 0) {
    throw new ToolError(
      `\`path\`: ${missing.join(', ')} is missing for ${operation.method} ${operation.fullPath}. Expected: an object such as ${JSON.stringify(operation.example.parameters.path)}.`,
    );
  }
  const {key = getTestKey(operation.api)} = input;
  const request: RequestValues = {
    operationId: operation.id,
    pathParameters,
    query: toTexts(input.query),
    headers: {...toTexts(input.headers), ...(key !== '' && {'x-api-key': key})},
    ...toBody(input),
  };
  try {
    return {operation, request: await toRequest(request, ORIGIN, readPicture)};
  } catch (error) {
    throw new ToolError(
      `The request cannot be sent: ${clip(String((error as Error).message), 300)} Fix: correct the names and values of headers and path.`,
    );
  }
}

/** Own properties as texts, so that no name of a prototype counts. */
const toTexts = (given: RequestInput['path'] = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));

function toBody({parts, image, body}: RequestInput): Pick<RequestValues, 'parts' | 'body'> {
  if (body !== undefined && (parts !== undefined || image !== undefined)) {
    throw new ToolError(
      `\`body\`: is there beside \`parts\` or \`image\`, got ${quote(body)}. Expected: one kind of body.`,
    );
  }
  if (body !== undefined) return {body: typeof body === 'string' ? body : JSON.stringify(body)};
  if (parts === undefined && image === undefined) return {};
  const made = MADE.find((one) => one === image);
  const picture = made === undefined ? {sample: image ?? ''} : {made};
  return {
    parts: [
      ...Object.entries(toTexts(parts)).map(([name, value]) => ({name, value})),
      ...(image === undefined ? [] : [{name: 'image', value: picture}]),
    ],
  };
}

/** Names that the contract does not have: the sandbox and the cloud ignore them. */
export function listUnknownNames(
  input: RequestInput,
  operation: ContractOperation,
): readonly string[] {
  const known = (place: string): string[] =>
    operation.parameters.filter((one) => one.place === place).map(({name}) => name.toLowerCase());
  const given: readonly (readonly [string, object | undefined, readonly string[]])[] = [
    ['path', input.path, known('path')],
    ['query', input.query, known('query')],
    ['headers', input.headers, [...known('header'), 'x-api-key', 'content-type', 'accept']],
    ['parts', input.parts, [...(operation.parts ?? []).map(({name}) => name.toLowerCase())]],
  ];
  return given.flatMap(([place, names = {}, expected]) =>
    Object.keys(names)
      .filter((name) => !expected.includes(name.toLowerCase()) && !/^x-sandbox-/i.test(name))
      .map((name) => `${quote(name)} in \`${place}\``),
  );
}
