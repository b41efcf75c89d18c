import {limits} from '../../data/limits';
import {getOperations} from '../contract';
import {USUAL_KEY} from '../../contract/samples/credentials';
import {
  encodePath,
  getSerialization,
  joinQuery,
  toHeaderText,
  toPathText,
  toQueryPairs,
  toQueryText,
} from '../../contract/samples/serialize';
import type {ParameterPlace, SandboxField, SandboxOperation} from '../contractTypes';
import {keepHeaders} from '../request/headers';
import type {ReadPicture} from '../samples/sample';
import type {PictureReference, RequestValues} from './requestCase';
import {toMultipart} from './toMultipart';

/** The operation of the contract with this id. */
export function getOperation(id: string): SandboxOperation {
  const operations = getOperations();
  const operation = operations.find((candidate) => candidate.id === id);
  if (operation === undefined) {
    throw new RangeError(
      `\`operationId\`: unknown, got ${JSON.stringify(id)}. Expected: one of ${operations.map((known) => known.id).join(', ')}.`,
    );
  }
  return operation;
}

/** A text as the value that it means: a list and an object are JSON. */
export function toValue(
  {kinds = ['text'], isDocument}: Pick<SandboxField, 'isDocument' | 'kinds'>,
  text: string,
): unknown {
  if (isDocument === true || !/^\s*[[{]/.test(text) || kinds.every((kind) => kind === 'text'))
    return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A value with the parameter that it is for; an unknown name is a plain text. */
function toSent(operationId: string, place: ParameterPlace, name: string, text: string) {
  const parameter = getOperation(operationId).parameters.find(
    (one) => one.in === place && one.name === name,
  );
  const {style, explode} = getSerialization({in: place, ...parameter});
  return {
    value: parameter === undefined ? text : toValue(parameter, text),
    serialization: {style, explode, allowReserved: false},
  };
}

/** The query of a request, or its cookies, as `joinQuery` has them. */
export const toPairs = (
  {operationId, query, cookies = {}}: RequestValues,
  place: 'cookie' | 'query',
): ReturnType<typeof joinQuery> =>
  joinQuery(
    Object.entries(place === 'query' ? query : cookies).map(([name, text]) => {
      const {value, serialization} = toSent(operationId, place, name, text);
      return toQueryPairs(name, value, serialization);
    }),
  );

/** Path of a request, percent-encoded. */
export const toPath = ({operationId, pathParameters}: RequestValues): string =>
  encodePath(getOperation(operationId).path).replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const {value, serialization} = toSent(operationId, 'path', name, pathParameters[name] ?? '');
    return toPathText(name, value, serialization);
  });

/** Headers of a request, without those of its body. */
export const toHeaders = ({operationId, headers}: RequestValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, text]) => {
      const {value, serialization} = toSent(operationId, 'header', name, text);
      return [name, toHeaderText(value, serialization)];
    }),
  );

/** Cookies of a request, as the header has them. */
export function toCookies(values: RequestValues): string {
  const {pairs, exact} = toPairs(values, 'cookie');
  return (exact ?? toQueryText(pairs)).replaceAll('&', '; ');
}

/** Media type of a body that has no parts. */
export const getBodyType = (operationId: string): string =>
  getOperation(operationId).example?.request.body?.type ?? 'application/json';

/** The request itself, for `fetch` of a sandbox or over HTTP. */
export async function toRequest(
  values: RequestValues,
  origin: string,
  readPicture: ReadPicture,
): Promise<Request> {
  const method = values.method ?? getOperation(values.operationId).method;
  const {address, headers} = toMessage(values);
  const request = new Request(origin + address, {
    method,
    headers: {
      ...(values.body === undefined ? {} : {'content-type': getBodyType(values.operationId)}),
      ...headers,
    },
    ...(method === 'GET' || method === 'HEAD' ? {} : {body: await toBody(values, readPicture)}),
  });
  keepHeaders(request, headers);
  return request;
}

/** Address and headers, with the test key in the place where the operation expects it. */
function toMessage(values: RequestValues): {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
} {
  const {pairs, exact} = toPairs(values, 'query');
  const queries = [exact ?? toQueryText(pairs)];
  const cookies = [toCookies(values)];
  const {'x-api-key': key = '', ...headers} = toHeaders(values);
  const [credentials = [USUAL_KEY]] = getOperation(values.operationId).security ?? [];
  for (const credential of key === '' ? [] : credentials) {
    if (credential.kind === 'header') headers[credential.name] = credential.prefix + key;
    if (credential.kind === 'basic') headers['authorization'] = `Basic ${btoa(`user:${key}`)}`;
    if (credential.kind === 'query') queries.push(toQueryText([[credential.name, key]]));
    if (credential.kind === 'cookie') cookies.push(`${credential.name}=${key}`);
  }
  const query = queries.filter(Boolean).join('&');
  const cookie = cookies.filter(Boolean).join('; ');
  return {
    address: toPath(values) + (query === '' ? '' : `?${query}`),
    headers: {...headers, ...(cookie !== '' && {cookie})},
  };
}

async function toBody(
  {parts, body}: RequestValues,
  readPicture: ReadPicture,
): Promise<Blob | string | undefined> {
  if (parts === undefined) return body;

  return toMultipart(
    await Promise.all(
      parts.map(async ({name, value}) =>
        typeof value === 'string'
          ? {name, value}
          : {
              name,
              value: new File([await toBytes(value, readPicture)], toFileName(value), {
                type: isAnyFile(value) ? '' : 'image/jpeg',
              }),
            },
      ),
    ),
  );
}

const isAnyFile = (picture: PictureReference): boolean =>
  'made' in picture && picture.made === 'file';

/** Name of the file that an image is sent as. */
export const toFileName = (picture: PictureReference): string =>
  'file' in picture
    ? picture.file.name
    : `${'sample' in picture ? picture.sample : picture.made}.jpg`;

async function toBytes(
  picture: PictureReference,
  readPicture: ReadPicture,
): Promise<Uint8Array<ArrayBuffer>> {
  if ('sample' in picture) {
    const bytes = await readPicture(picture.sample);
    if (bytes === undefined) {
      throw new Error(
        `sample \`${picture.sample}\`: has no image. Expected: a file in \`samples/pictures\`.`,
      );
    }
    return new Uint8Array(bytes);
  }
  if ('file' in picture) return new Uint8Array(await picture.file.arrayBuffer());

  if (isAnyFile(picture)) return new TextEncoder().encode('Any file.');
  return picture.made === 'broken'
    ? new TextEncoder().encode('This is no image, although its name says so.')
    : new Uint8Array(limits.imageBytes.value + 1);
}
