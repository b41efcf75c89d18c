import path from 'node:path';
import type {Assumption} from '../../data/assumptions';
import {isObject} from '../isObject';
import {walkNodes, type SpecNode} from '../lint/walkNodes';
import {openSpecFile} from '../SpecFile';
import {describePlace} from './describePlace';

/**
 * Lists the decisions that are marked in a specification, in the order of its lines.
 *
 * @param file path of the specification
 */
export function listSpecAssumptions(file: string): Assumption[] {
  const spec = openSpecFile(path.resolve(file));
  const found: Assumption[] = [];
  walkNodes(spec.content, (node, at) => {
    const mark = node['x-assumed'];
    if (mark === undefined) return;
    const place = spec.toPlace([...at, 'x-assumed']);
    const where = describePlace(spec.content, at);
    const stated = Array.isArray(mark)
      ? mark.filter(isObject)
      : [{statement: summarize(node), reason: mark}];
    for (const {statement, reason} of stated)
      found.push({place, statement: join(where, String(statement)), reason: String(reason)});
  });
  return found;
}

/** The first sentence that the node says about itself. */
function summarize(node: SpecNode): string {
  const text = node['description'] ?? node['summary'];
  return typeof text === 'string' ? (text.split(/(?<=\.)\s/)[0] ?? '').trim() : '';
}

const join = (where: string, text: string): string =>
  [where, text].filter((part) => part !== '').join(': ');
