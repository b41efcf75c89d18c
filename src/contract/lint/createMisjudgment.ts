import {isObject} from '../isObject';
import {getNode, toKeys} from '../jsonPointer';
import {isJsonType} from '../isJsonType';
import {isInCondition} from './isInCondition';
import type {SpecSource} from './SpecSource';
import {walkNodes} from './walkNodes';
import {NAME_MAPS} from '../walkReferences';

/** What the linter says of a place. */
interface Finding {
  readonly ruleId: string;
  readonly message: string;
  /** JSON pointer of the place. */
  readonly pointer: string;
}

/** Whether a place is in an extension (`x-…`), which is no name that the author chose. */
const isInExtension = (keys: readonly string[]): boolean =>
  keys.some((key, index) => key.startsWith('x-') && !NAME_MAPS.has(keys[index - 1] ?? ''));

/** Whether an example is a body as it is sent, such as XML; its schema is that of the data. */
function isTextOfBody(sources: readonly SpecSource[], keys: readonly string[]): boolean {
  const at = keys.lastIndexOf('content');
  const type = keys[at + 1] ?? '';
  return (
    at >= 0 &&
    !isJsonType(type) &&
    !/^multipart\/|\bform\b/i.test(type) &&
    sources.some(({content}) => typeof getNode(content, keys) === 'string')
  );
}

/** The version is that of the file: its content is read as the newest one. */
const OLD = /^\s*["']?openapi["']?\s*:\s*["']?3\.0/m;
/** Schemas that say only a part of what is said about a value. */
const PARTS = ['if', 'then', 'else', 'not', 'dependentSchemas'];

/** What the files have that the linter misjudges. */
interface Misread {
  readonly hasParts: boolean;
  /** Names of properties, and of those that are read only. */
  readonly names: ReadonlySet<string>;
  readonly readOnly: ReadonlySet<string>;
  /** Names of shared path items. */
  readonly pathItems: ReadonlySet<string>;
}

function collectMisread(sources: readonly SpecSource[]): Misread {
  let hasParts = false;
  const names = new Set<string>();
  const readOnly = new Set<string>();
  const pathItems = new Set<string>();
  for (const {content} of sources) {
    for (const name of Object.keys(getNode(content, ['components', 'pathItems']) ?? {}))
      pathItems.add(name);
    walkNodes(content, (node) => {
      const {properties} = node;
      hasParts ||= PARTS.some((key) => isObject(node[key]));
      if (!isObject(properties)) return;
      // What is next to a reference applies together with its target.
      hasParts ||= typeof node['$ref'] === 'string';
      for (const [name, property] of Object.entries(properties)) {
        names.add(name);
        if (isObject(property) && property['readOnly'] === true) readOnly.add(name);
      }
    });
  }
  return {hasParts, names, readOnly, pathItems};
}

/**
 * Tells findings in valid schemas: the linter takes a part of a schema for a whole one, and knows
 * no booleans as schemas, which OpenAPI 3.1 has. It takes names of schemas in a discriminator for
 * files; what they and references lead to is checked when files are bundled. It knows some of the
 * extensions of other tools, whose meaning OpenAPI leaves to them.
 *
 * @param sources all files
 */
export function createMisjudgment(sources: readonly SpecSource[]): (finding: Finding) => boolean {
  const isOld = sources.some(({text}) => OLD.test(text));
  const {hasParts, names, readOnly, pathItems} = collectMisread(sources);
  return ({ruleId, message, pointer}) => {
    if (isInExtension(toKeys(pointer))) return true;
    if (ruleId === 'struct')
      return !isOld && message.startsWith('Expected type `Schema` (object) but got `boolean`');
    if (ruleId === 'no-invalid-media-type-examples' && isTextOfBody(sources, toKeys(pointer)))
      return true;
    // A shared path item has a name in place of a path.
    if (ruleId === 'path-parameters-defined')
      return pathItems.has(/the path `([^`]+)`/.exec(message)?.[1] ?? '');
    if (ruleId === 'no-required-schema-properties-undefined') return isInCondition(toKeys(pointer));
    // Of properties only, `readOnly` says something; generators copy it into parameters.
    if (ruleId === 'no-invalid-parameter-examples' && /schema: must NOT be present/.test(message))
      return true;
    if (ruleId === 'no-unresolved-refs') return /\/discriminator\/mapping\/[^/]+$/.test(pointer);
    // A request leaves it out, also where another part of the schema requires it (`isMarked.ts`).
    const missing = /must have required property '(.+)'/.exec(message)?.[1];
    if (missing !== undefined && /\/requestBod(?:y|ies)\//.test(pointer))
      return readOnly.has(missing);
    const other = /must NOT have unevaluated properties `(.+)`/.exec(message)?.[1];
    return hasParts && other !== undefined && names.has(other);
  };
}
