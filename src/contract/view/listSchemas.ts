import type {Operation} from '../listOperations';
import {resolveReference} from '../resolveReference';
import type {ContractDocument, Header, Response, Schema} from '../types';
import {isPlainError} from './isPlainError';
import {getSchema} from './writeParameter';

/** The schemas that a request and its responses show, in the order in which the page does. */
export function listSchemas(
  document: ContractDocument,
  {parameters, requestBody, responses}: Operation,
): Schema[] {
  const contents = [
    requestBody?.content,
    ...Object.values(responses)
      .filter((response) => !isPlainError(document, response))
      .map(({content}) => content),
  ];
  return [
    ...parameters.flatMap((parameter) => getSchema(parameter) ?? []),
    ...listHeaders(document, [
      ...Object.values(responses),
      ...Object.values(requestBody?.content ?? {}).flatMap(({encoding = {}}) =>
        Object.values(encoding),
      ),
    ]).flatMap((header) => getSchema(header) ?? []),
    ...contents.flatMap((content) =>
      Object.values(content ?? {}).flatMap(({schema}) => schema ?? []),
    ),
  ];
}

const listHeaders = (
  document: ContractDocument,
  holders: readonly Pick<Response, 'headers'>[],
): readonly Header[] =>
  holders.flatMap(({headers = {}}) =>
    Object.values(headers).map((header) => resolveReference<Header>(document, header)),
  );
