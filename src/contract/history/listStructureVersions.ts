import {listOperations} from '../listOperations';
import {resolveReference} from '../resolveReference';
import type {ContractDocument, Example} from '../types';

/**
 * The versions of the response structure that `x-api-version` accepts, oldest first: the first
 * example of `GET /versions`. Empty for an API without versions.
 */
export function listStructureVersions(document: ContractDocument): readonly string[] {
  const operation = listOperations(document).find(
    ({method, path}) => method === 'get' && path === '/versions',
  );
  const content = operation?.responses['200']?.content?.['application/json'];
  const [example] = Object.values(content?.examples ?? {});
  return example === undefined
    ? []
    : (resolveReference<Example>(document, example).value as readonly string[]);
}
