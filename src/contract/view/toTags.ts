import type {Operation} from '../listOperations';
import type {ContractDocument} from '../types';
import {toDocsText} from './facts';
import {toRichText} from './toRichText';
import type {Inline, TagView} from './types';

/** The tags of an API with links to their operations, which have these ids on the page. */
export function toTags(
  {tags = []}: ContractDocument,
  operations: readonly (readonly [operation: Operation, id: string])[],
): TagView[] {
  const undeclared = operations
    .flatMap(([operation]) => operation.tags)
    .filter((tag) => !tags.some(({name}) => name === tag));
  const all = [...tags, ...[...new Set(undeclared)].map((name) => ({name}))];
  return all.map(({name, description = '', externalDocs}: (typeof tags)[number]) => ({
    name,
    text: [
      ...toRichText(description),
      ...(externalDocs === undefined ? [] : toDocsText(externalDocs)),
    ],
    operations: operations
      .filter(([operation]) => operation.tags.includes(name))
      .map(([operation, id]) => toLink(operation, id)),
  }));
}

const toLink = ({summary, method, path}: Operation, id: string): Inline => [
  'a',
  [summary === '' ? `${method.toUpperCase()} ${path}` : summary],
  `#${id}`,
];
