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

/** Below `schema` or `schemas`, or of a form that nothing else has. */
const isSchema = (at: NodePath): boolean => {
  const last = at.at(-1);
  const parent = at.at(-2);
  if (
    last === 'schema' ||
    parent === 'schemas' ||
    parent === 'properties' ||
    last === 'items' ||
    last === 'additionalProperties'
  )
    return true;
  return ['allOf', 'oneOf', 'anyOf', 'prefixItems'].includes(String(parent));
};
