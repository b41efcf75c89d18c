import {isReason} from '../assumptions/isReason';
import {isObject} from '../isObject';
import type {SpecProblem, SpecSource} from './SpecSource';
import {walkNodes} from './walkNodes';

/** Assumptions have a reason; on a document or an operation they have a statement too. */
export function checkMarks(source: SpecSource): SpecProblem[] {
  const problems: SpecProblem[] = [];
  walkNodes(source.content, (node, at) => {
    if (!('x-assumed' in node)) return;
    const mark = node['x-assumed'];
    const isStated = at.length === 0 || ['paths', 'webhooks'].includes(String(at.at(-3)));
    const isSound = isStated
      ? Array.isArray(mark) &&
        mark.length > 0 &&
        mark.every(
          (item) => isObject(item) && isReason(item['statement']) && isReason(item['reason']),
        )
      : isReason(mark);
    if (isSound) return;
    problems.push(
      source.problem(
        [...at, 'x-assumed'],
        `\`x-assumed\` has no reason, got ${JSON.stringify(mark)}. Expected: ${isStated ? 'a list of `statement` and `reason`, a sentence each' : 'the reason as a sentence'}.`,
      ),
    );
  });
  return problems;
}
