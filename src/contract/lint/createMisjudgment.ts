import {isObject, walkNodes} from './walkNodes';

/** What the linter says of a place. */
interface Finding {
  readonly ruleId: string;
  readonly message: string;
  /** JSON pointer of the place. */
  readonly pointer: string;
}

/** Schemas that say only a part of what is said about a value. */
const PARTS = ['if', 'then', 'else', 'not', 'dependentSchemas'];
const REQUIRED_OF_PART =
  /\/(?:if|then|else|not|dependentSchemas\/[^/]+)(?:\/(?:allOf|anyOf|oneOf)\/\d+)*\/required\/\d+$/;

/**
 * Tells findings in valid schemas: the linter takes a part of a schema for a whole one, and knows
 * no booleans as schemas.
 *
 * @param contents of all files
 */
export function createMisjudgment(contents: readonly unknown[]): (finding: Finding) => boolean {
  let hasParts = false;
  const names = new Set<string>();
  for (const content of contents) {
    walkNodes(content, (node) => {
      const {properties} = node;
      hasParts ||= PARTS.some((key) => isObject(node[key]));
      if (!isObject(properties)) return;
      // What is next to a reference applies together with its target.
      hasParts ||= typeof node['$ref'] === 'string';
      Object.keys(properties).forEach((name) => names.add(name));
    });
  }
  return ({ruleId, message, pointer}) => {
    if (ruleId === 'struct')
      return message.startsWith('Expected type `Schema` (object) but got `boolean`');
    if (ruleId === 'no-required-schema-properties-undefined') return REQUIRED_OF_PART.test(pointer);
    const other = /must NOT have unevaluated properties `(.+)`/.exec(message)?.[1];
    return hasParts && other !== undefined && names.has(other);
  };
}
