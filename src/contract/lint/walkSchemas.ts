import type {NodePath} from '../jsonPointer';
import type {SpecProblem, SpecSource} from './SpecSource';
import {walkNodes, type SpecNode} from './walkNodes';

/** Reports a problem at a key of a schema. */
export type Report = (key: string, message: string) => void;

/** The problems that a rule reports of each schema of a specification. */
export function walkSchemas(
  source: SpecSource,
  check: (node: SpecNode, at: NodePath, report: Report) => void,
): SpecProblem[] {
  const problems: SpecProblem[] = [];
  walkNodes(source.content, (node, at) => {
    if (!isSchema(at)) return;
    check(node, at, (key, message) => void problems.push(source.problem([...at, key], message)));
  });
  return problems;
}

/** Keywords whose value is a schema. */
const HOLDERS = new Set([
  'schema',
  ...['items', 'unevaluatedItems', 'contains', 'contentSchema'],
  ...['additionalProperties', 'unevaluatedProperties', 'propertyNames'],
  ...['not', 'if', 'then', 'else'],
]);
/** Keywords whose value is a list or a map of schemas. */
const COLLECTIONS = new Set([
  ...['schemas', 'properties', 'patternProperties', 'dependentSchemas'],
  ...['allOf', 'oneOf', 'anyOf', 'prefixItems'],
]);

/** By its place: a shared file may have any form. */
const isSchema = (at: NodePath): boolean =>
  HOLDERS.has(String(at.at(-1))) || COLLECTIONS.has(String(at.at(-2)));
