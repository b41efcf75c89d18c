import {isObject} from '../isObject';
import type {NodePath} from '../jsonPointer';
import {findMisfit} from './checkSchemas';
import type {SpecProblem, SpecSource} from './SpecSource';
import {walkNodes, type SpecNode} from './walkNodes';

/** OpenAPI ignores parameters of these names. */
const IGNORED_HEADERS = ['accept', 'content-type', 'authorization'];

/** Reports a problem at a key of the node; the empty key is the node itself. */
type Report = (key: string, message: string) => void;

/** Examples have one value, and parameters are sent as they are described. */
export function checkExamples(source: SpecSource): SpecProblem[] {
  const problems: SpecProblem[] = [];
  walkNodes(source.content, (node, at) => {
    const report: Report = (key, message) =>
      void problems.push(source.problem([...at, ...(key === '' ? [] : [key])], message));
    checkExample(node, at, report);
    checkParameter(node, report);
  });
  return problems;
}

function checkExample(node: SpecNode, at: NodePath, report: Report): void {
  if (node['example'] !== undefined && node['examples'] !== undefined)
    report('example', '`example` and `examples` exclude each other. Fix: keep `examples`.');
  if (at.at(-2) === 'examples' && !['value', 'externalValue', '$ref'].some((key) => key in node))
    report('', 'an example without `value`. Fix: add it.');
  // The linter checks those of bodies and parameters.
  if (at.at(-2) !== 'headers' || node['example'] === undefined || !isObject(node['schema'])) return;
  const misfit = findMisfit(node['schema'], node['example']);
  if (misfit !== undefined) {
    report(
      'example',
      `\`example\` ${JSON.stringify(node['example'])} is not valid here: it ${misfit}.`,
    );
  }
}

function checkParameter({in: place, name, type, required}: SpecNode, report: Report): void {
  if (typeof name !== 'string') return;
  // A security scheme has a type, and may name any header.
  if (place === 'header' && IGNORED_HEADERS.includes(name.toLowerCase()) && type === undefined) {
    report(
      'name',
      `header ${JSON.stringify(name)} is ignored by OpenAPI. Fix: describe the media type or the security scheme.`,
    );
  }
  if (place === 'path' && required !== true) {
    report(
      'name',
      `parameter ${JSON.stringify(name)} of the path is not required. Expected: required: true.`,
    );
  }
}
