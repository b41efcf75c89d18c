import {getMainBody} from './getBodyKind';
import {getOnlyKey} from './getOnlyKey';
import {getParameterExample} from './getParameterExample';
import {getServerUrl} from './getServerUrl';
import {isWrittenByClient} from './isWrittenByClient';
import {listOperations, type Operation} from './listOperations';
import {isXmlType} from './mediaTypes';
import {listVariables, toAuth, toOwnAuth, toOwnHeaders, toOwnQuery} from './postmanAuth';
import {toField, toQueryFields} from './postmanFields';
import {listProperties} from './listProperties';
import {resolveReference} from './resolveReference';
import {USUAL_KEY} from './samples/credentials';
import {getSerialization, toPathText} from './samples/serialize';
import {getBody} from './samples/toBody';
import type {ContractDocument, Example, MediaType, Parameter, Schema} from './types';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/**
 * The API as a Postman collection (format 2.1): a folder per tag, a request per operation, a saved
 * response per example.
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
    auth: toAuth({...USUAL_KEY, name: getOnlyKey(document)?.name ?? USUAL_KEY.name}),
    variable: [
      {key: 'baseUrl', value: getServerUrl(document)},
      {key: 'apiKey', value: ''},
      ...listVariables(document, operations),
    ],
    item: [
      ...listTags(document, operations).map(({name, description}) => ({
        name,
        description: description ?? '',
        item: operations
          .filter(({tags}) => tags.includes(name))
          .map((operation) => toItem(document, operation)),
      })),
      // Operations without a tag are beside the folders.
      ...operations
        .filter(({tags}) => tags.length === 0)
        .map((operation) => toItem(document, operation)),
    ],
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

/** The declared tags, and behind them those that only operations name. */
function listTags({tags = []}: ContractDocument, operations: readonly Operation[]) {
  const names = new Set(operations.flatMap((operation) => operation.tags));
  for (const {name} of tags) names.delete(name);
  return [...tags, ...[...names].map((name) => ({name, description: ''}))];
}

function toItem(document: ContractDocument, operation: Operation): object {
  return {
    name: operation.summary || `${operation.method.toUpperCase()} ${operation.path}`,
    request: {
      description: operation.description,
      method: operation.method.toUpperCase(),
      ...(operation.isPublic ? {auth: {type: 'noauth'}} : toOwnAuth(document, operation)),
      header: [
        ...operation.parameters
          .filter((parameter) => parameter.in === 'header' && !isWrittenByClient(parameter))
          .map((parameter) => toField(document, parameter)),
        ...toOwnHeaders(document, operation),
      ],
      url: toUrl(document, operation),
      ...toBody(document, operation),
    },
    response: Object.entries(operation.responses).flatMap(([status, {description, content}]) =>
      Object.entries(content ?? {}).flatMap(([type, media]) =>
        listExamples(document, media).map(({summary, value}) => ({
          name: `${status} ${summary ?? description}`,
          ...toCode(status),
          header: [{key: 'Content-Type', value: type}],
          body:
            typeof value === 'string' && !/json/i.test(type)
              ? value
              : JSON.stringify(value, null, 2),
          _postman_previewlanguage: toPreviewLanguage(type),
        })),
      ),
    ),
  };
}

const toPreviewLanguage = (type: string): string =>
  /json/i.test(type) ? 'json' : isXmlType(type) ? 'xml' : 'text';

/** A range has the code that it begins with; the default response has none. */
const toCode = (status: string): {code?: number} =>
  status === 'default' ? {} : {code: Number(status.replace(/X/gi, '0'))};

function toUrl(document: ContractDocument, operation: Operation): object {
  const {path, parameters, servers} = operation;
  const ofPath = parameters.filter((parameter) => parameter.in === 'path');
  const toText = (parameter: Parameter): string =>
    toPathText(
      parameter.name,
      getParameterExample(document, parameter) ?? '',
      getSerialization(parameter),
    );
  const segments = path
    .slice(1)
    .split('/')
    .map((segment) => segment.replace(/^\{([^{}]+)\}$/, ':$1'))
    // A variable of Postman is a whole segment.
    .map((segment) =>
      segment.replace(/\{([^{}]+)\}/g, (text, name) => {
        const parameter = ofPath.find((one) => one.name === name);
        return parameter === undefined ? text : toText(parameter);
      }),
    );
  const host = servers === undefined ? '{{baseUrl}}' : getServerUrl(document, {servers});
  return {
    raw: `${host}/${segments.join('/')}`,
    host: [host],
    path: segments,
    query: [
      ...parameters
        .filter((parameter) => parameter.in === 'query')
        .flatMap((parameter) => toQueryFields(document, parameter)),
      ...toOwnQuery(document, operation),
    ],
    // Postman puts the value into the path as it is.
    variable: ofPath
      .filter(({name}) => segments.includes(`:${name}`))
      .map((parameter) => ({
        key: parameter.name,
        value: toText(parameter),
        description: parameter.description ?? '',
      })),
  };
}

function toBody(document: ContractDocument, operation: Operation): object {
  const [type, media] = getMainBody(document, operation) ?? [];
  const [example] = listExamples(document, media);
  if (type === undefined || example === undefined) return {};
  const {content, json, parts} = getBody(document, operation, undefined);
  if (content?.file !== undefined) return {body: {mode: 'file', file: {src: content.file}}};
  if (content?.text !== undefined) {
    const options = isXmlType(type) && {options: {raw: {language: 'xml'}}};
    return {body: {mode: 'raw', raw: content.text, ...options}};
  }
  if (json !== undefined) {
    return {
      body: {
        mode: 'raw',
        raw: JSON.stringify(json, null, 2),
        options: {raw: {language: 'json'}},
      },
    };
  }

  const properties = listProperties(document, media?.schema);
  const formdata = (parts ?? []).map(({name, value, isFile, contentType}) => ({
    key: name,
    description: resolveReference<Schema>(document, properties.get(name) ?? {}).description ?? '',
    // A file of Postman's working directory. Postman takes its type from the name.
    ...(isFile
      ? {type: 'file', src: value}
      : {type: 'text', value, ...(contentType !== undefined && {contentType})}),
  }));
  return {body: {mode: 'formdata', formdata}};
}

const listExamples = (document: ContractDocument, media: MediaType | undefined): Example[] =>
  media?.example === undefined
    ? Object.values(media?.examples ?? {}).map((example) =>
        resolveReference<Example>(document, example),
      )
    : [{value: media.example}];
