import {dereference} from './dereference';
import {isAny} from './example/createDraft';
import {createExample} from './example/createExample';
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

const MADE = 'Made from the schema';

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
        ? {...parameter, ...toExamples(schema ?? media?.schema, 'text')}
        : parameter;
    }),
  };
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
  const kind = getBodyKind(document, type, media);
  const usual = kind === 'text' || kind === 'bytes' ? 'text' : {};
  const examples = toExamples(getFlat().requestBody?.content[type]?.schema, usual, kind);
  const completed: MediaType = {...media, ...examples};
  return {requestBody: {...requestBody, content: {...requestBody.content, [type]: completed}}};
}

/**
 * An example made from a schema, if there can be one.
 *
 * @param usual the value where a schema allows any
 * @param kind of a body: forms have fields
 */
function toExamples(
  schema: Schema | undefined,
  usual: unknown,
  kind?: string,
): {examples?: Readonly<Record<string, Example>>} {
  const made = createExample(schema);
  const value = made === undefined && isAny(schema ?? true) ? usual : made;
  const isForm = kind === 'form' || kind === 'parts';
  return value === undefined || (isForm && !isObject(value))
    ? {}
    : {examples: {made: {summary: MADE, value}}};
}
