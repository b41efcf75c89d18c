import Ajv2020 from 'ajv/dist/2020';
import type {Schema} from '../../contract';
import type {Mark} from '../../contract/isMarked';
import {toValidationSchema, type Conversion} from './toValidationSchema';
import type {Node} from '../../contract/validation/Rule';

export interface Validators {
  /**
   * Adds a schema, unless there is an equal one, and returns its index.
   *
   * @throws Error when the schema says something that JSON Schema does not know
   */
  readonly add: (schema: Schema | undefined) => number;
  /** The schemas that were added, and those that they refer to. */
  readonly toData: () => {readonly definitions: readonly Node[]; readonly schemas: readonly Node[]};
}

/** One for all: it compiles the schema of schemas first, which takes longer than the rest. */
const ajv = new Ajv2020({strict: false, logger: false});

/**
 * Collects schemas, each once.
 *
 * @param named schemas by their names: each is there once, wherever it is used
 * @param hidden of required fields that the messages leave out
 */
export function createValidators(
  named: Readonly<Record<string, Schema>>,
  hidden: Mark,
): Validators {
  const shared = new Set(Object.values(named));
  const definitions: Node[] = [];
  const references = new Map<Schema, number>();
  const waiting: Schema[] = [];
  const schemas: Node[] = [];
  const indexes = new Map<string, number>();

  const convert = (schema: Schema): Node => {
    const node = toValidationSchema(schema, {refer, hidden});
    checkSchema(node);
    return node;
  };
  const refer: Conversion['refer'] = (schema) => {
    if (!shared.has(schema)) return undefined;
    const known = references.get(schema);
    if (known !== undefined) return {$ref: known};
    const index = references.size;
    references.set(schema, index);
    waiting.push(schema);
    return {$ref: index};
  };
  /** Each after the one that refers to it: a chain of references can be longer than the stack. */
  const define = (): void => {
    for (const schema of waiting) definitions.push(convert(schema));
    waiting.length = 0;
  };

  return {
    add(schema) {
      const node = schema === undefined ? true : (refer(schema) ?? convert(schema));
      define();
      const id = JSON.stringify(node);
      const index = indexes.get(id) ?? schemas.push(node) - 1;
      indexes.set(id, index);
      return index;
    },
    toData: () => ({definitions, schemas}),
  };
}

/** Stops at a keyword with a wrong value, such as an unknown type. */
function checkSchema(schema: Node): void {
  // References are checked by themselves; the meta-schema knows texts only.
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === '$ref' && typeof value === 'number' ? `#/${value}` : value,
  );
  if (ajv.validateSchema(JSON.parse(text) as boolean | object) !== true)
    throw new Error(ajv.errorsText(ajv.errors, {dataVar: 'schema'}));
}
