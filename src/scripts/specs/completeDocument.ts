import {dereference, listOperations, type ContractDocument, type Operation} from '../../contract';
import {getBodyKind, getMainBody} from '../../contract/getBodyKind';
import {getParameterExample} from '../../contract/getParameterExample';
import {suggestOperationId} from '../../contract/suggestOperationId';
import type {MediaType, OperationObject, Parameter, PathItem} from '../../contract/types';
import {createExample} from '../../contract/example/createExample';

/**
 * A document with the operationIds and examples that it lacks, so that the rest of it can be tried.
 * What is made up here is what its writer is asked for.
 */
export function completeDocument(document: ContractDocument): ContractDocument {
  const flat = listOperations(dereference(document));
  const used = new Set<string>();
  const paths: Record<string, PathItem> = {};
  for (const [index, operation] of listOperations(document).entries()) {
    const {path, method} = operation;
    const own = completeOperation(document, operation, flat[index] ?? operation, used);
    paths[path] = {...paths[path], [method]: own};
  }
  return {...document, paths};
}

function completeOperation(
  document: ContractDocument,
  operation: Operation,
  flat: Operation,
  used: Set<string>,
): OperationObject {
  const {source, servers, parameters, requestBody} = operation;
  const operationId = toUnused(
    source.operationId ?? suggestOperationId(operation.method, operation.path),
    used,
  );
  return {
    ...source,
    operationId,
    ...(servers !== undefined && {servers}),
    parameters: parameters.map((parameter, index) =>
      completeParameter(document, parameter, flat.parameters[index] ?? parameter),
    ),
    ...(requestBody !== undefined && {
      requestBody: {...requestBody, content: completeBody(document, operation, flat)},
    }),
  };
}

function toUnused(id: string, used: Set<string>): string {
  let unused = id;
  for (let number = 2; used.has(unused); number++) unused = `${id}${number}`;
  used.add(unused);
  return unused;
}

function completeParameter(
  document: ContractDocument,
  parameter: Parameter,
  flat: Parameter,
): Parameter {
  if (parameter.required !== true || getParameterExample(document, parameter) !== undefined)
    return parameter;
  const [media] = Object.values(flat.content ?? {});
  return {...parameter, example: createExample(flat.schema ?? media?.schema) ?? 'text'};
}

function completeBody(
  document: ContractDocument,
  operation: Operation,
  flat: Operation,
): Readonly<Record<string, MediaType>> {
  const content = operation.requestBody?.content ?? {};
  const [type, media] = getMainBody(document, operation) ?? [];
  if (type === undefined || media === undefined) return content;
  if (media.example !== undefined || Object.keys(media.examples ?? {}).length > 0) return content;
  const invented = createExample(flat.requestBody?.content[type]?.schema);
  const kind = getBodyKind(document, type, media);
  const usual = kind === 'text' || kind === 'bytes' ? 'text' : {};
  return {...content, [type]: {...media, example: invented ?? usual}};
}
