import {isObject} from './isObject';
import {joinSiblings} from './joinSiblings';
import type {NodePath} from './jsonPointer';

/** Their keys are names that an author chose, so `example` or `value` among them is no keyword. */
export const NAME_MAPS: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'schemas',
  'responses',
  'parameters',
  'requestBodies',
  'headers',
  'securitySchemes',
  'examples',
  'links',
  'callbacks',
  'pathItems',
  'paths',
  'webhooks',
  'content',
  'encoding',
]);
/** Their values are data of the author, where `$ref` is a key like any other. */
const DATA = new Set(['example', 'value', 'default', 'const', 'enum', 'mapping']);

/** A value of `mapping`: a reference, or the name of a schema. */
const toMappedReference = (value: string): string =>
  /[#/]|\.(?:ya?ml|json)$/.test(value) ? value : `#/components/schemas/${value}`;

/**
 * What the value below a key is: keywords and references, a map of names, or data to leave alone.
 */
export function getValueKind(
  key: string,
  value: unknown,
  isNameMap: boolean,
): 'data' | 'names' | 'node' {
  if (isNameMap) return 'node';
  if (DATA.has(key) || key.startsWith('x-') || (key === 'examples' && Array.isArray(value)))
    return 'data';
  return NAME_MAPS.has(key) ? 'names' : 'node';
}

/** Whether null may be among the values of a schema, as far as it says itself. */
function takesNull({type, $ref, allOf, anyOf = [], oneOf = anyOf}: Record<string, unknown>) {
  if (type !== undefined) return [type].flat().includes('null');
  if (Array.isArray(oneOf) && oneOf.length > 0)
    return oneOf.some((one: unknown) => (one as {type?: unknown} | null)?.type === 'null');
  return ($ref ?? allOf) === undefined;
}

/** Whether a value is schemas by their names, which say nothing but where references lead to them. */
const areDefinitions = (key: string, value: unknown): boolean =>
  ['$defs', 'definitions'].includes(key) &&
  isObject(value) &&
  Object.values(value).every((one) => isObject(one) || typeof one === 'boolean');

/**
 * Whether a keyword says nothing to readers. Generators write null for a text or an example that
 * they do not have. Only one dialect is accepted.
 */
function isIdle(key: string, value: unknown, node: Record<string, unknown>): boolean {
  if (['$schema', 'jsonSchemaDialect', '$comment'].includes(key)) return true;
  if (areDefinitions(key, value)) return true;
  if (value !== null) return false;
  if (key === 'example') return !takesNull((node['schema'] as typeof node | undefined) ?? node);
  return ['description', 'summary', 'title'].includes(key);
}

/**
 * Copies a node, giving every object that has a `$ref` the reference that `replace` returns for
 * it. A reference with rules beside it becomes an `allOf`; what says nothing is left out.
 */
export function walkReferences(
  node: unknown,
  at: NodePath,
  replace: (ref: unknown, at: NodePath) => string,
  isNameMap = false,
): unknown {
  if (Array.isArray(node))
    return node.map((item, index) => walkReferences(item, [...at, index], replace));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node);
  const copy = Object.fromEntries(
    (isNameMap
      ? entries
      : entries.filter(([key, value]) => !isIdle(key, value, node as Record<string, unknown>))
    ).map(([key, value]) => {
      if (!isNameMap && key === '$ref') return [key, replace(value, [...at, key])];
      if (!isNameMap && key === 'mapping')
        return [key, replaceMapped(value, [...at, key], replace)];
      const kind = getValueKind(key, value, isNameMap);
      return [
        key,
        kind === 'data' ? value : walkReferences(value, [...at, key], replace, kind === 'names'),
      ];
    }),
  );
  return isNameMap ? copy : joinSiblings(copy);
}

/** The targets of a discriminator, which are references without `$ref`. All become references. */
function replaceMapped(
  mapping: unknown,
  at: NodePath,
  replace: (ref: unknown, at: NodePath) => string,
): unknown {
  if (typeof mapping !== 'object' || mapping === null) return mapping;
  return Object.fromEntries(
    Object.entries(mapping).map(([value, target]: [string, unknown]) => [
      value,
      typeof target === 'string' ? replace(toMappedReference(target), [...at, value]) : target,
    ]),
  );
}
