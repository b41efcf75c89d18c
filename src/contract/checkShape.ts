import type {NodePath} from './jsonPointer';
import type {SpecFile} from './SpecFile';
import {methods} from './types';

/** The type of the value at a place, if there is one; `*` is any key but those of extensions. */
interface Shape {
  readonly name: 'a list' | 'a schema' | 'a text' | 'an object';
  readonly below?: Readonly<Record<string, Shape>>;
}

const text: Shape = {name: 'a text'};
const object = (below?: Shape['below']): Shape => ({name: 'an object', below: below ?? {}});
const listOf = (item: Shape): Shape => ({name: 'a list', below: {'*': item}});
const mapOf = (value: Shape): Shape => object({'*': value});

const parameters = listOf(object());
const operation = object({
  operationId: text,
  tags: listOf(text),
  parameters,
  security: listOf(object()),
  requestBody: object(),
  responses: mapOf(object()),
  callbacks: mapOf(object()),
});
const pathItems = mapOf(
  object({parameters, ...Object.fromEntries(methods.map((method) => [method, operation]))}),
);
const specification = object({
  paths: pathItems,
  webhooks: pathItems,
  security: listOf(object()),
  components: object({'*': mapOf(object()), schemas: mapOf({name: 'a schema'})}),
});

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fits: Readonly<Record<Shape['name'], (value: unknown) => boolean>> = {
  'a list': Array.isArray,
  // Everything or nothing, since OpenAPI 3.1.
  'a schema': (value) => isObject(value) || typeof value === 'boolean',
  'a text': (value) => typeof value === 'string',
  'an object': isObject,
};

/**
 * Stops where a value has the wrong kind for the code that reads it: an empty key, a list instead
 * of a map.
 */
export function checkShape(
  spec: SpecFile,
  value: unknown = spec.content,
  {name, below = {}}: Shape = specification,
  at: NodePath = [],
): void {
  if (!fits[name](value)) {
    throw spec.error(
      at,
      `\`${at.join('.')}\`: expected ${name}, got ${JSON.stringify(value).slice(0, 40)}.`,
    );
  }
  for (const [key, child] of Object.entries(value as object)) {
    const shape = Object.hasOwn(below, key) ? below[key] : below['*'];
    if (shape !== undefined && !key.startsWith('x-')) checkShape(spec, child, shape, [...at, key]);
  }
}
