import type {Operation} from '../listOperations';
import type {ContractDocument} from '../types';
import {toDocsFacts} from './facts';
import {toRichText} from './toRichText';
import type {FactView, Inline} from './types';

/**
 * The tags of an API with their operations, in the order of the document; those that it does not
 * declare come last.
 */
export function toTagFacts(
  {tags = []}: ContractDocument,
  operations: readonly (readonly [operation: Operation, id: string])[],
): FactView[] {
  const undeclared = operations
    .flatMap(([operation]) => operation.tags)
    .filter((tag) => !tags.some(({name}) => name === tag));
  const all = [...tags, ...[...new Set(undeclared)].map((name) => ({name}))];
  return all.map(({name, description = '', externalDocs}: (typeof tags)[number]) => [
    name,
    [
      ...toRichText(description),
      ...toList(operations.filter(([operation]) => operation.tags.includes(name))),
      ...toDocsFacts(externalDocs).flatMap(([, text]) => text),
    ],
  ]);
}

function toList(operations: readonly (readonly [Operation, string])[]): FactView[1] {
  const links = operations.flatMap(([{summary, method, path}, id], index): Inline[] => [
    ...(index === 0 ? [] : [', ']),
    ['a', [summary === '' ? `${method.toUpperCase()} ${path}` : summary], `#${id}`],
  ]);
  return links.length === 0 ? [] : [['p', links]];
}
