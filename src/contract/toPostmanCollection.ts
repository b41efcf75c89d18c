import {listOperations, type Operation} from './listOperations';
import {resolveReference} from './resolveReference';
import type {ContractDocument, Example, MediaType, Parameter, Schema} from './types';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/**
 * The API as a Postman collection (format 2.1): a folder per tag, a request per operation, a saved response per example.
 * Written by hand because converters make up random values and lose repeated file parts.
 */
export function toPostmanCollection(document: ContractDocument): string {
  const operations = listOperations(document);
  const collection = {
    info: {
      name: document.info.title,
      description: document.info.description ?? '',
      version: document.info.version,
      schema: SCHEMA,
    },
    auth: {
      type: 'apikey',
      apikey: [
        {key: 'key', value: 'X-Api-Key', type: 'string'},
        {key: 'value', value: '{{apiKey}}', type: 'string'},
        {key: 'in', value: 'header', type: 'string'},
      ],
    },
    variable: [
      {key: 'baseUrl', value: document.servers?.[0]?.url ?? ''},
      {key: 'apiKey', value: ''},
    ],
    item: (document.tags ?? []).map(({name, description}) => ({
      name,
      description: description ?? '',
      item: operations
        .filter(({tags}) => tags.includes(name))
        .map((operation) => toItem(document, operation)),
    })),
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

function toItem(document: ContractDocument, operation: Operation): object {
  return {
    name: operation.summary,
    request: {
      description: operation.description,
      method: operation.method.toUpperCase(),
      ...(operation.isPublic && {auth: {type: 'noauth'}}),
      header: operation.parameters
        .filter((parameter) => parameter.in === 'header')
        .map((parameter) => toField(document, parameter)),
      url: toUrl(document, operation),
      ...toBody(document, operation),
    },
    response: Object.entries(operation.responses).flatMap(([status, {description, content}]) =>
      listExamples(document, content?.['application/json']).map(({summary, value}) => ({
        name: `${status} ${summary ?? description}`,
        code: Number(status),
        header: [{key: 'Content-Type', value: 'application/json'}],
        body: JSON.stringify(value, null, 2),
        _postman_previewlanguage: 'json',
      })),
    ),
  };
}

function toUrl(document: ContractDocument, {path, parameters}: Operation): object {
  const segments = path
    .slice(1)
    .split('/')
    .map((segment) => segment.replace(/^\{(.+)\}$/, ':$1'));
  return {
    raw: `{{baseUrl}}/${segments.join('/')}`,
    host: ['{{baseUrl}}'],
    path: segments,
    query: parameters
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => toField(document, parameter)),
    // Postman puts the value into the path as it is.
    variable: parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({name, description, example}) => ({
        key: name,
        value: encodeURIComponent(String(example ?? '')),
        description: description ?? '',
      })),
  };
}

/** An optional field is switched off, with a value that does something once it is switched on. */
function toField(
  document: ContractDocument,
  {name, description, required, schema = {}, example}: Parameter,
): object {
  const {
    type,
    default: preset,
    enum: values,
    examples,
  } = resolveReference<Schema>(document, schema);
  const value =
    example ??
    (type === 'boolean' ? preset !== true : (preset ?? values?.[0] ?? examples?.[0] ?? ''));
  return {
    key: name,
    value: String(value),
    description: description ?? '',
    disabled: required !== true,
  };
}

function toBody(document: ContractDocument, {requestBody}: Operation): object {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const [example] = listExamples(document, media);
  if (type !== 'multipart/form-data') {
    return type === undefined
      ? {}
      : {
          body: {
            mode: 'raw',
            raw: JSON.stringify(example?.value, null, 2),
            options: {raw: {language: 'json'}},
          },
        };
  }

  const {properties = {}} = resolveReference<Schema>(document, media?.schema ?? {});
  const formdata = Object.entries((example?.value ?? {}) as Record<string, unknown>).flatMap(
    ([key, value]) =>
      [value].flat().map((item) => {
        const schema = resolveReference<Schema>(document, properties[key] ?? {});
        const isFile = [schema.format, schema.items?.format].includes('binary');
        return {
          key,
          description: schema.description ?? '',
          ...(isFile
            ? {type: 'file', src: []}
            : {
                type: 'text',
                value: typeof item === 'object' ? JSON.stringify(item) : String(item),
              }),
        };
      }),
  );
  return {body: {mode: 'formdata', formdata}};
}

const listExamples = (document: ContractDocument, media: MediaType | undefined): Example[] =>
  Object.values(media?.examples ?? {}).map((example) =>
    resolveReference<Example>(document, example),
  );
