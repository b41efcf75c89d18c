import {isObject} from '../isObject';
import type {ObjectKind} from './Construct';
import {isReference, listChildren, walkConstructs, type UsedConstruct} from './walkConstructs';

type Writable = Record<string, unknown>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Takes a keyword out of an object. */
function take(object: Writable, keyword: string): unknown {
  const value = object[keyword];
  Reflect.deleteProperty(object, keyword);
  return value;
}

/** Takes a text out; anything else stays, to be rejected. */
const takeText = (object: Writable, keyword: string): string | undefined =>
  typeof object[keyword] === 'string' ? (take(object, keyword) as string) : undefined;

/** Puts texts before what a description says, or after it. */
function addToDescription(object: Writable, before: unknown, after?: unknown): void {
  const texts = [before, object['description'], after].filter(isText);
  if (texts.length > 0) object['description'] = texts.join('\n\n');
}

/** The data of an example; an object or a list in JSON is data too. */
function toValue(data: unknown, serialized: string | undefined): unknown {
  if (data !== undefined || serialized === undefined) return data;
  if (!/^\s*[[{]/.test(serialized)) return serialized;
  try {
    return JSON.parse(serialized) as unknown;
  } catch {
    return serialized;
  }
}

function rewriteExample(example: Writable): void {
  const [data, serialized] = [take(example, 'dataValue'), takeText(example, 'serializedValue')];
  const value = toValue(data, serialized);
  if (value !== undefined) example['value'] = value;
}

/** A stream is a list of its items (OpenAPI 3.2, Media Type Object). */
function rewriteStream(media: Writable): void {
  const items = take(media, 'itemSchema');
  if (items === undefined) return;
  const list = {type: 'array', items};
  media['schema'] = media['schema'] === undefined ? list : {allOf: [media['schema'], list]};
}

function rewriteXml(xml: Writable, isList: boolean): void {
  const type = xml['nodeType'];
  if (type === 'attribute') xml['attribute'] = true;
  else if (type === 'element' && isList) xml['wrapped'] = true;
  // Any other is rejected, unless it says what holds without it.
  else if (type !== (isList ? 'none' : 'element')) return;
  take(xml, 'nodeType');
}

function rewriteServer(server: Writable): void {
  const name = takeText(server, 'name');
  const {description} = server;
  if (isText(description) && isText(name)) server['description'] = `${name}: ${description}`;
  else addToDescription(server, name);
}

/** One paragraph, as lists of responses show. */
function rewriteResponse(response: Writable): void {
  const summary = takeText(response, 'summary');
  const {description} = response;
  if (!isText(summary) || !isText(description)) addToDescription(response, summary);
  else response['description'] = `${summary}${/[.!?]$/.test(summary) ? '' : '.'}\n${description}`;
}

function rewriteTag(tag: Writable): void {
  // For tools only.
  takeText(tag, 'kind');
  const parent = takeText(tag, 'parent');
  addToDescription(
    tag,
    takeText(tag, 'summary'),
    parent === undefined ? undefined : `Part of ${parent}.`,
  );
}

const DEVICE_FLOW = ['deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl', 'scopes'];

/** The flow of devices as other flows are shown; nothing for one that has more to say. */
function takeDeviceFlow(flows: unknown): readonly string[] {
  const flow = isObject(flows) ? flows['deviceAuthorization'] : undefined;
  if (!isObject(flow) || !Object.keys(flow).every((key) => DEVICE_FLOW.includes(key))) return [];
  take(flows as Writable, 'deviceAuthorization');
  const {scopes, ...urls} = flow;
  const addresses = Object.values(urls).map((url) => `\`${String(url)}\``);
  return [
    `Flow \`deviceAuthorization\`: ${addresses.join(', ')}`,
    ...Object.entries(isObject(scopes) ? scopes : {}).map(([scope, text]) =>
      ['Scope', `\`${scope}\`:`, text].join(' '),
    ),
  ];
}

function rewriteScheme(scheme: Writable): void {
  const flow = takeDeviceFlow(scheme['flows']);
  const metadata = takeText(scheme, 'oauth2MetadataUrl');
  const isDeprecated = typeof scheme['deprecated'] === 'boolean' && take(scheme, 'deprecated');
  addToDescription(
    scheme,
    isDeprecated === true ? 'Deprecated.' : undefined,
    [...flow, ...(metadata === undefined ? [] : [`Metadata of the server: ${metadata}`])].join(
      '\n\n',
    ),
  );
}

/** What OpenAPI 3.2 adds to an object, as 3.1 says it. */
const REWRITE: Partial<Record<ObjectKind, (object: Writable) => void>> = {
  // Says where the file is published; references are read from where it is.
  document: (document) => void takeText(document, '$self'),
  server: rewriteServer,
  tag: rewriteTag,
  response: rewriteResponse,
  example: rewriteExample,
  mediaType: rewriteStream,
  securityScheme: rewriteScheme,
  schema: (schema) => {
    if (isObject(schema['xml'])) rewriteXml(schema['xml'] as Writable, schema['type'] === 'array');
  },
};

const MEDIA_TYPE = /^#\/components\/mediaTypes\/([^/]+)$/;

/** Puts a shared media type where a reference to it is. */
function inlineMediaType(media: Writable, shared: unknown): void {
  const [, name = ''] = MEDIA_TYPE.exec(String(media['$ref'])) ?? [];
  const target = isObject(shared) ? shared[name] : undefined;
  if (!isObject(target)) return;
  take(media, '$ref');
  Object.assign(media, structuredClone(target));
}

/** A response needs no description in 3.2; one without a keyword is seen where it is listed. */
function addDescriptions({construct, value}: UsedConstruct): void {
  if (construct?.holds?.kind !== 'response') return;
  for (const [response] of listChildren(value, construct.holds)) {
    if (isObject(response) && !isReference('response', response))
      (response as Writable)['description'] ??= '';
  }
}

/**
 * Turns a document of OpenAPI 3.2 into one of 3.1, in place. What 3.1 has no words for is left for
 * `checkConstructs` to reject.
 *
 * @param content the parsed file; one that says another version stays as it is
 */
export function downgradeDocument(content: Record<string, unknown>): void {
  const {openapi, components} = content;
  // A part of a specification says no version.
  if (openapi !== undefined && !/^3\.2\.\d+$/.test(String(openapi))) return;
  const shared = isObject(components) ? take(components as Writable, 'mediaTypes') : undefined;
  const seen = new Set<unknown>();
  const queue: [node: unknown, kind: ObjectKind][] = [[content, 'document']];
  const rewrite = (object: Writable, kind: ObjectKind): void => {
    if (seen.has(object)) return;
    seen.add(object);
    const isChanged = kind === 'mediaType' && ('$ref' in object || 'itemSchema' in object);
    if (isChanged) inlineMediaType(object, shared);
    REWRITE[kind]?.(object);
    // What is new in it was not there when the walk came by.
    if (isChanged) queue.push([object, kind]);
  };
  for (const [node, kind] of queue)
    walkConstructs(node, (used) => rewrite(used.object as Writable, used.kind), kind);
  if (openapi === undefined) return;
  walkConstructs(content, addDescriptions);
  content['openapi'] = '3.1.0';
}
