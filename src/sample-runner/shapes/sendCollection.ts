import {readFileSync} from 'node:fs';
import {request as send} from 'node:http';
import path from 'node:path';
import {
  Collection,
  Property,
  Request,
  Url,
  type Item,
  type RequestAuth,
  type RequestBody,
} from 'postman-collection';
import {toNodeUrl} from 'postman-url-encoder';
import {joinParts, toDisposition} from '../../sandbox/joinParts';

interface Body {
  readonly bytes: Uint8Array;
  readonly type?: string;
}

/**
 * Sends each request of a collection as Postman's own library resolves it: variables, path
 * variables, inherited authentication, and its encoding of addresses.
 *
 * @param folder where the files of bodies are
 * @param values of the collection's variables
 */
export async function sendCollection(
  folder: string,
  json: string,
  values: Readonly<Record<string, string>>,
): Promise<string[]> {
  // A reader can switch on every field.
  const definition: unknown = JSON.parse(json, (key, value: unknown) =>
    key === 'disabled' ? false : value,
  );
  const collection = new Collection(definition as object);
  for (const [key, value] of Object.entries(values)) collection.variables.upsert({key, value});

  const items: Item[] = [];
  collection.forEachItem((item) => items.push(item));
  const failed: string[] = [];
  for (const item of items) {
    try {
      await sendItem(folder, item, collection);
    } catch (error) {
      failed.push(`FAILED ${item.name}: ${String(error)}`);
    }
  }
  return failed;
}

/** As Postman's runtime does it: it reads the address again once its variables are known. */
async function sendItem(folder: string, item: Item, {variables}: Collection): Promise<void> {
  const values = variables.syncToObject();
  const request = new Request(
    item.request.toObjectResolved(null, [values], {ignoreOwnVariables: true}),
  );
  request.url = new Url(Property.replaceSubstitutions(item.request.url.toString(), values));
  authenticate(request, item.getAuth(), values);
  const {bytes, type} = await toBody(folder, request.body);
  const headers = request.getHeaders({enabled: true}) as Record<string, string>;
  const hasType = Object.keys(headers).some((name) => name.toLowerCase() === 'content-type');
  await new Promise<void>((resolve, reject) => {
    const {hostname, port, path: address} = toNodeUrl(request.url);
    const outgoing = send(
      {
        hostname,
        port,
        path: address,
        method: request.method,
        headers: {
          ...headers,
          ...(type !== undefined && !hasType && {'Content-Type': type}),
          ...(bytes.length > 0 && {'Content-Length': bytes.length}),
        },
      },
      (response) => response.resume().on('end', resolve),
    );
    outgoing.on('error', reject).end(bytes);
  });
}

/** Adds the credentials as Postman does when it sends. */
function authenticate(
  request: Request,
  auth: RequestAuth | undefined,
  variables: Readonly<Record<string, unknown>>,
): void {
  const resolved = Property.replaceSubstitutions(
    JSON.stringify(auth?.parameters().toObject() ?? {}),
    variables,
  );
  const parameters = JSON.parse(resolved) as Record<string, string>;
  const {key = '', value = '', token = '', username = '', password = ''} = parameters;
  switch (auth?.type) {
    case 'apikey':
      if (parameters['in'] === 'query') request.addQueryParams([{key, value}]);
      else request.headers.upsert({key, value});
      return;
    case 'bearer':
      return request.headers.upsert({key: 'Authorization', value: `Bearer ${token}`});
    case 'basic':
      return request.headers.upsert({
        key: 'Authorization',
        value: `Basic ${btoa(`${username}:${password}`)}`,
      });
    default:
  }
}

async function toBody(folder: string, body: RequestBody | undefined): Promise<Body> {
  const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  const read = (file: string): Uint8Array => readFileSync(path.join(folder, file));
  switch (body?.mode) {
    case 'raw': {
      const {language} = (body as {options?: {raw?: {language?: string}}}).options?.raw ?? {};
      return {
        bytes: toBytes(body.raw ?? ''),
        type: language === 'json' ? 'application/json' : 'text/plain',
      };
    }
    case 'file':
      return {bytes: read((body.file as {src: string}).src)};
    case 'urlencoded':
      return {
        bytes: toBytes(body.urlencoded?.toString() ?? ''),
        type: 'application/x-www-form-urlencoded',
      };
    case 'formdata':
      return encodeForm(body, read);
    default:
      return {bytes: new Uint8Array()};
  }
}

interface FormField {
  readonly key: string;
  readonly value?: string;
  readonly type?: string;
  /** Nothing or an empty list where a reader chooses the file. */
  readonly src?: string | readonly string[] | null;
  readonly contentType?: string;
  readonly disabled?: boolean;
}

/** A part with a type is text without a file name. */
async function encodeForm(body: RequestBody, read: (file: string) => Uint8Array): Promise<Body> {
  const boundary = 'postman-boundary';
  const fields = (body.formdata?.all() ?? []) as unknown as readonly FormField[];
  const parts = fields
    .filter(({disabled}) => disabled !== true)
    .map(({key, value = '', type, contentType, src}) => {
      const isFile = type === 'file';
      const file = typeof src === 'string' ? src : 'file.bin';
      const bytes = isFile ? read(file) : new TextEncoder().encode(value);
      const headers = [
        toDisposition(key, isFile ? file : undefined),
        ...(contentType === undefined ? [] : [`Content-Type: ${contentType}`]),
      ];
      return {headers, content: bytes as BlobPart};
    });
  const blob = new Blob(joinParts(boundary, parts));
  return {
    bytes: new Uint8Array(await blob.arrayBuffer()),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}
