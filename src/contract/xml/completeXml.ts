import {isMade, MADE} from '../completeDocument';
import {dereference} from '../dereference';
import {createExample} from '../example/createExample';
import {getBodyKind} from '../getBodyKind';
import {isJsonType} from '../isJsonType';
import {isXmlText, isXmlType} from '../mediaTypes';
import {listOperations, listWebhooks, type Operation} from '../listOperations';
import {resolveReference} from '../resolveReference';
import type {
  ContractDocument,
  Example,
  MediaType,
  OperationObject,
  PathItem,
  PathItems,
  RequestBody,
  Response,
} from '../types';
import {describeXml} from './describeXml';
import {writeXml} from './writeXml';

type Content = Readonly<Record<string, MediaType>>;

/** What is known of a body where an example is missing. */
interface Place {
  /** Whether one is made. */
  readonly isShown: boolean;
  readonly getFlat: () => Content | undefined;
}

/**
 * A document whose examples of XML are texts, as they are sent: its writer may give the data, or
 * leave the example of a message or of a success out.
 */
export function completeXml(document: ContractDocument): ContractDocument {
  // Copies the whole document, so only if something is missing.
  let flat: ContractDocument | undefined;
  const getFlat = (): ContractDocument => (flat ??= dereference(document));
  const {webhooks = {}} = document;
  const paths = completeItems(document, document.paths, listOperations, getFlat);
  const messages = completeItems(document, webhooks, listWebhooks, getFlat);
  if (paths === document.paths && messages === webhooks) return document;
  return {...document, paths, ...(messages !== webhooks && {webhooks: messages})};
}

function completeItems(
  document: ContractDocument,
  items: PathItems,
  list: typeof listOperations,
  getFlat: () => ContractDocument,
): PathItems {
  let completed = items;
  let flat: readonly Operation[] | undefined;
  const getOperation = (index: number): Operation | undefined => (flat ??= list(getFlat()))[index];
  for (const [index, operation] of list(document).entries()) {
    const isMessage = list === listWebhooks;
    const own = completeOperation(document, operation, isMessage, () => getOperation(index));
    if (Object.keys(own).length === 0) continue;
    const {path, method, source} = operation;
    const item = resolveReference<PathItem>(document, completed[path] ?? {});
    completed = {...completed, [path]: {...item, [method]: {...source, ...own}}};
  }
  return completed;
}

function completeOperation(
  document: ContractDocument,
  {requestBody, responses, source}: Operation,
  isMessage: boolean,
  getFlat: () => Operation | undefined,
): Partial<OperationObject> {
  const content = completeContent(document, requestBody?.content, {
    isShown: isMessage,
    getFlat: () => getFlat()?.requestBody?.content,
  });
  const changed = Object.entries(responses).flatMap(([status, response]) => {
    const own = completeContent(document, response.content, {
      isShown: status.startsWith('2'),
      getFlat: () => getFlat()?.responses[status]?.content,
    });
    return own === response.content ? [] : [[status, {...response, content: own}] as const];
  });
  return {
    ...(content !== requestBody?.content && {
      requestBody: {...requestBody, content} as RequestBody,
    }),
    ...(changed.length > 0 && {
      responses: {
        ...source.responses,
        ...(Object.fromEntries(changed) as Record<string, Response>),
      },
    }),
  };
}

function completeContent(
  document: ContractDocument,
  content: Content | undefined,
  place: Place,
): Content | undefined {
  if (!Object.keys(content ?? {}).some(isXmlType)) return content;
  let isChanged = false;
  const json = Object.entries(content ?? {}).find(([type]) => isJsonType(type))?.[1];
  const entries = Object.entries(content ?? {}).map(([type, media]) => {
    const completed = isXmlType(type)
      ? completeMedia(document, type, withExamples(media, json), place)
      : media;
    isChanged ||= completed !== media;
    return [type, completed] as const;
  });
  return isChanged ? Object.fromEntries(entries) : content;
}

/** A body without an example has those of the same data in JSON. */
function withExamples(media: MediaType, json: MediaType | undefined): MediaType {
  const {example, examples = {}} = media;
  if (example !== undefined || Object.keys(examples).length > 0 || json === undefined) return media;
  if (JSON.stringify(json.schema) !== JSON.stringify(media.schema)) return media;
  return {
    ...media,
    ...(json.example !== undefined && {example: json.example}),
    ...(json.examples !== undefined && {examples: json.examples}),
  };
}

function completeMedia(
  document: ContractDocument,
  type: string,
  media: MediaType,
  {isShown, getFlat}: Place,
): MediaType {
  const {example, examples} = media;
  const write = (value: unknown): string => writeXml(describeXml(document, media.schema), value);
  if (isData(example)) return {...media, example: write(example)};
  if (Object.keys(examples ?? {}).length > 0) {
    const entries = Object.entries(examples ?? {}).map(([name, reference]) => {
      const one = resolveReference<Example>(document, reference);
      const isWritten = isMade(one) ? isXmlText(one.value) : !isData(one.value);
      return [name, isWritten ? reference : {...one, value: write(one.value)}] as const;
    });
    const isChanged = entries.some(([name, one]) => one !== examples?.[name]);
    return isChanged ? {...media, examples: Object.fromEntries(entries)} : media;
  }
  const isFile = getBodyKind(document, type, media) === 'bytes';
  if (example !== undefined || !isShown || isFile) return media;
  const made = createExample(getFlat()?.[type]?.schema, 'response');
  if (made === undefined) return media;
  // An example of the schema may be XML already.
  const value = isXmlText(made) ? made : write(made);
  return {...media, examples: {made: {summary: MADE, value}}};
}

/** What only a schema says how to write. */
const isData = (value: unknown): boolean => typeof value === 'object' && value !== null;
