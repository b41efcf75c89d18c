import {isObject} from '../isObject';
import {getNode, type NodePath} from '../jsonPointer';
import {methods} from '../types';

/** A node of a specification in words: `POST /hooks, status 400, invalidBody`. */
export function describePlace(document: unknown, at: NodePath): string {
  const parts: string[] = [];
  at.forEach((key, index) => {
    const parent = at[index - 1];
    const node = getNode(document, at.slice(0, index + 1));
    if (index === 2 && isMethod(key)) parts.push(toOperation(at, key));
    else if (typeof key === 'number' && isObject(node) && typeof node['name'] === 'string')
      parts.push(node['name']);
    else if (parent === 'responses' && /^\d/.test(String(key))) parts.push(`status ${key}`);
    else if (NAMED.includes(String(parent))) parts.push(String(key));
  });
  return parts.join(', ');
}

/** Maps whose keys tell a reader where he is. */
const NAMED = [
  'examples',
  'headers',
  'parameters',
  'properties',
  'requestBodies',
  'responses',
  'schemas',
];

const isMethod = (key: number | string): key is string =>
  (methods as readonly string[]).includes(String(key));

/** A message to a hook has a name instead of a path. */
const toOperation = ([kind, path]: NodePath, method: string): string =>
  kind === 'paths' ? `${method.toUpperCase()} ${path}` : `message ${path}`;
