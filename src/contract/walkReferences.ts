import type {NodePath} from './SpecFile';

/** Their keys are names that an author chose, so `example` or `value` among them is no keyword. */
const NAME_MAPS = new Set([
  'properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas',
  'schemas', 'responses', 'parameters', 'requestBodies', 'headers', 'securitySchemes', 'examples', 'links', 'callbacks', 'pathItems',
  'paths', 'webhooks', 'content', 'encoding',
]);
/** Their values are data of the author, where `$ref` is a key like any other. */
const DATA = new Set(['example', 'value', 'default', 'const', 'enum', 'mapping']);

/** Copies a node, giving every object that has a `$ref` the reference that `replace` returns for it. */
export function walkReferences(node: unknown, at: NodePath, replace: (ref: unknown, at: NodePath) => string, isNameMap = false): unknown {
  if (Array.isArray(node)) return node.map((item, index) => walkReferences(item, [...at, index], replace));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (!isNameMap && key === '$ref') return [key, replace(value, [...at, key])];
      if (!isNameMap && (DATA.has(key) || key.startsWith('x-') || (key === 'examples' && Array.isArray(value)))) return [key, value];
      return [key, walkReferences(value, [...at, key], replace, !isNameMap && NAME_MAPS.has(key))];
    }),
  );
}
