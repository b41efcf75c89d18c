import {limits} from '../../data/limits';
import {getOperations} from '../contract';
import type {SandboxOperation} from '../contractTypes';
import type {ReadPicture} from '../samples/sample';
import type {PictureReference, RequestValues} from './requestCase';

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

/** Path and query of a request, percent-encoded. */
export function toPath({operationId, pathParameters, query}: RequestValues): string {
  const path = getOperation(operationId).path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(pathParameters[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The request itself, for `fetch` of a sandbox or over HTTP. */
export async function toRequest(
  values: RequestValues,
  origin: string,
  readPicture: ReadPicture,
): Promise<Request> {
  const method = values.method ?? getOperation(values.operationId).method;
  return new Request(origin + toPath(values), {
    method,
    headers: {
      ...(values.body === undefined ? {} : {'content-type': 'application/json'}),
      ...values.headers,
    },
    ...(method === 'GET' || method === 'HEAD' ? {} : {body: await toBody(values, readPicture)}),
  });
}

async function toBody(
  {parts, body}: RequestValues,
  readPicture: ReadPicture,
): Promise<FormData | string | undefined> {
  if (parts === undefined) return body;

  const form = new FormData();
  for (const {name, value} of parts) {
    if (typeof value === 'string') {
      form.append(name, value);
    } else {
      form.append(
        name,
        new Blob([await toBytes(value, readPicture)], {type: 'image/jpeg'}),
        toFileName(value),
      );
    }
  }
  return form;
}

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

  return picture.made === 'broken'
    ? new TextEncoder().encode('This is no image, although its name says so.')
    : new Uint8Array(limits.imageBytes.value + 1);
}
