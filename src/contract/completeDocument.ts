import {dereference} from './dereference';
import {isAny} from './example/createDraft';
import {createExample} from './example/createExample';
import {nameFile, nameFiles} from './example/nameFiles';
import {getBodyKind, getMainBody} from './getBodyKind';
import {getParameterExample} from './getParameterExample';
import {isObject} from './isObject';
import {listOperations, type Operation} from './listOperations';
import {suggestOperationId} from './suggestOperationId';
import type {
  ContractDocument,
  Example,
  MediaType,
  OperationObject,
  Parameter,
  PathItem,
  Schema,
} from './types';

/**
 * A document with the operationIds and examples that its samples need and that it lacks. Examples
 * are made from schemas, and say so; where none can be made, `checkExamples` stops.
 */
export function completeDocument(document: ContractDocument): ContractDocument {
  const operations = listOperations(document);
  const used = new Set(operations.flatMap(({source}) => source.operationId ?? []));
  // Copies the whole document, so only if something is missing.
  let flat: readonly Operation[] | undefined;
  const paths: Record<string, PathItem> = {};
  for (const [index, operation] of operations.entries()) {
    const {path, method, source} = operation;
    const getFlat = (): Operation =>
      (flat ??= listOperations(dereference(document)))[index] ?? operation;
    const own = {
      ...completeId(operation, used),
      ...completeParameters(document, operation, getFlat),
      ...completeBody(document, operation, getFlat),
    };
    if (Object.keys(own).length > 0)
      paths[path] = {...(paths[path] ?? document.paths[path]), [method]: {...source, ...own}};
  }
  return Object.keys(paths).length === 0
    ? document
    : {...document, paths: {...document.paths, ...paths}};
}

/** What an example says that its writer left out. */
export const MADE = 'Made from the schema';

/** Whether an example is one that its writer left out. */
export const isMade = ({summary}: Example): boolean => summary === MADE;

type Completed = Partial<OperationObject>;

function completeId({source, method, path}: Operation, used: Set<string>): Completed {
  // Generators write an empty one where they have none.
  if ((source.operationId ?? '') !== '') return {};
  const wanted = suggestOperationId(method, path);
  let operationId = wanted;
  for (let number = 2; used.has(operationId); number++) operationId = `${wanted}${number}`;
  used.add(operationId);
  return {operationId};
}

function completeParameters(
  document: ContractDocument,
  {parameters}: Operation,
  getFlat: () => Operation,
): Completed {
  const isLacking = (parameter: Parameter): boolean =>
    parameter.required === true && getParameterExample(document, parameter) === undefined;
  if (!parameters.some(isLacking)) return {};
  const flat = getFlat().parameters;
  return {
    parameters: parameters.map((parameter, index) => {
      const {schema, content = {}} = flat[index] ?? parameter;
      const [media] = Object.values(content);
      return isLacking(parameter)
        ? {...parameter, ...toExamples(makeParameter(parameter, schema ?? media?.schema))}
        : parameter;
    }),
  };
}

/** A value of a parameter; in a path, one that has something in it. */
function makeParameter({in: place}: Parameter, schema: Schema | undefined): unknown {
  const value = makeValue(schema, 'text');
  const isEmpty = typeof value === 'object' && Object.keys(value ?? {}).length === 0;
  return place === 'path' && isEmpty
    ? createExample({...schema, minItems: 1, minProperties: 1})
    : value;
}

function completeBody(
  document: ContractDocument,
  operation: Operation,
  getFlat: () => Operation,
): Completed {
  const [type, media] = getMainBody(document, operation) ?? [];
  const {requestBody} = operation;
  if (type === undefined || media === undefined || requestBody === undefined) return {};
  if (media.example !== undefined || Object.keys(media.examples ?? {}).length > 0) return {};
  const value = makeBody(document, type, media, getFlat().requestBody?.content[type]?.schema);
  const completed: MediaType = {...media, ...toExamples(value)};
  return {requestBody: {...requestBody, content: {...requestBody.content, [type]: completed}}};
}

/** A body made from a schema, if there can be one. */
function makeBody(
  document: ContractDocument,
  type: string,
  media: MediaType,
  schema: Schema | undefined,
): unknown {
  const kind = getBodyKind(document, type, media);
  const isText = kind === 'text' || kind === 'bytes';
  const value = makeValue(schema, isText ? 'text' : {});
  if (kind === 'bytes') return nameFile(value, type);
  if (kind !== 'form' && kind !== 'parts') return value;
  // Forms have fields.
  if (!isObject(value)) return undefined;
  return kind === 'parts' ? nameFiles(document, media, value) : value;
}

/**
 * A value made from a schema, if there can be one.
 *
 * @param usual the value where a schema allows any
 */
function makeValue(schema: Schema | undefined, usual: unknown): unknown {
  const made = createExample(schema);
  return made === undefined && isAny(schema ?? true) ? usual : made;
}

const toExamples = (value: unknown): {examples?: Readonly<Record<string, Example>>} =>
  value === undefined ? {} : {examples: {made: {summary: MADE, value}}};
